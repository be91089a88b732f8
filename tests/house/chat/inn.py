"""A house reduced to tables, their chat and the host's desk, for tests without any web."""

from typing import Any

from tambo.house.accounts.store import AccountStore
from tambo.house.chat.blocks import Blocks
from tambo.house.chat.service import Chat
from tambo.house.chat.store import ChatStore
from tambo.house.chat.wire import Say
from tambo.house.moderation.penalties import Penalties
from tambo.house.moderation.service import Moderation
from tambo.house.moderation.store import ModerationStore
from tambo.house.platform.bus import InProcessBus
from tambo.house.platform.identity import Credentials
from tambo.house.tables.service import Tables
from tambo.house.tables.wire import JoinWanted, SeatWanted, TableCard, TableWanted
from tests.house.clock import Clock
from tests.house.conftest import KEY
from tests.house.sample_house import sample_catalog
from tests.house.units import TestStore


class Inn:
    """Tables, their chat and the host's desk over one store, at a time of our own."""

    def __init__(self, store: TestStore) -> None:
        self.store = store
        self.clock = Clock()
        self.credentials = Credentials(KEY)
        self.tables = Tables(
            store, sample_catalog(), InProcessBus(), self.credentials, now=self.clock
        )
        lines = ChatStore()
        self.blocks = Blocks(store, lines)
        reports = ModerationStore()
        self.talk = Chat(
            store, self.tables, lines, Penalties(reports, self.clock).check, self.clock
        )
        people = AccountStore()
        self.hosting = Moderation(
            store, self.talk, self.tables, reports, lines, people, self.credentials, self.clock
        )
        self.marks = 0

    async def table(self) -> TableCard:
        """Ana and Ben at Tiki."""
        wish = TableWanted("tiki", [SeatWanted("me", "Ana"), SeatWanted("open")])
        card = await self.tables.open(wish, "ana")
        token = card.seat_links["1"].rsplit("/", 1)[1]
        return await self.tables.join(card.id, JoinWanted(token, "Ben"), "ben")

    async def say(self, table: str, person: str, text: str, **more: Any) -> None:
        self.marks += 1
        await self.talk.say(table, Say(f"mark {self.marks}", text, **more), person)

    async def heard(self, table: str, person: str) -> list[str]:
        found = await self.talk.newest(table, person)
        return [line.text or line.phrase for lines in found for line in lines.lines]

    async def play_out(self, table: str) -> None:
        for number in range(2000):
            match = (await self.tables.live(table)).match
            if match.is_over:
                return
            seat = match.to_act[0]
            menu = match.legal(seat)
            choice = menu[number * 7 % len(menu)]
            await self.tables.moves.play(table, seat, match.decision(seat), choice, f"m{number}")
