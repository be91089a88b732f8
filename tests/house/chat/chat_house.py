"""A house reduced to tables, their chat and the admin's page, for tests without any web."""

from dataclasses import replace
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
from tambo.house.tables.names import AccountNames
from tambo.house.tables.wire import JoinRequest, SeatRequest, TableRequest, TableSummary
from tests.house.clock import Clock
from tests.house.conftest import KEY
from tests.house.sample_house import sample_catalog
from tests.house.subjects import chat_over
from tests.house.units import TestStore, no_accounts, tables_over


class ChatHouse:
    """Tables, their chat and the admin's page over one store, at a time of our own."""

    def __init__(self, store: TestStore) -> None:
        self.store = store
        self.clock = Clock()
        self.credentials = Credentials(KEY)
        self.tables = tables_over(
            store, sample_catalog(), InProcessBus(), self.credentials, now=self.clock
        )
        self._lines = lines = ChatStore()
        self.blocks = Blocks(store, lines)
        reports = ModerationStore()
        self._check_may_talk = Penalties(reports, self.clock).check
        self.chat = self.talk_with(no_accounts)
        people = AccountStore()
        self.moderation = Moderation(
            store,
            self.chat,
            self.tables.registry,
            reports,
            lines,
            people,
            self.credentials,
            self.clock,
        )
        self.marks = 0

    def talk_with(self, account_names: AccountNames) -> Chat:
        """A chat that learns the names of accounts in its own way."""
        tables = replace(self.tables, account_names=account_names)
        return chat_over(self.store, tables, self._lines, self._check_may_talk, self.clock)

    async def table(self) -> TableSummary:
        """Ana and Ben at Tiki."""
        wish = TableRequest("tiki", [SeatRequest("me", "Ana"), SeatRequest("open")])
        card = await self.tables.opening.open(wish, "ana")
        token = card.seat_links["1"].rsplit("/", 1)[1]
        return await self.tables.joining.join(card.id, JoinRequest(token, "Ben"), "ben")

    async def say(self, table: str, person: str, text: str, **more: Any) -> None:
        self.marks += 1
        await self.chat.say(table, Say(f"mark {self.marks}", text, **more), person)

    async def heard(self, table: str, person: str) -> list[str]:
        found = await self.chat.newest(table, person)
        return [line.text or line.phrase for lines in found for line in lines.messages]
