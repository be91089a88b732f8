"""What the host sees and does: reports, hidden lines, people who may not talk, and a way back for
who has forgotten a password. All of it is logged.

The host is whoever has a link made from the house's key. Persons are shown to him as a sign that
is the same in all reports and leads nowhere else.
"""

import hashlib

import msgspec
import structlog

from tambo.house.accounts.names import key_of
from tambo.house.accounts.store import AccountStore
from tambo.house.accounts.wire import WayBack
from tambo.house.chat.model import LineRow
from tambo.house.chat.service import Chat, clean_text
from tambo.house.chat.store import ChatStore
from tambo.house.chat.wire import Room, TalkLine
from tambo.house.moderation.model import ActRow, PenaltyRow, ReportRow
from tambo.house.moderation.penalties import state_of
from tambo.house.moderation.store import ModerationStore
from tambo.house.moderation.wire import ActCard, ActWanted, ReportCard, ReportWanted
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database, Tx
from tambo.house.platform.errors import HouseError
from tambo.house.platform.identity import WAY_BACK_SECONDS, Credentials
from tambo.house.tables.creation import new_id
from tambo.house.tables.registry import Registry

logger = structlog.get_logger("tambo.house.host")
LISTED = 200
REASON_LIMIT = 500
CONTEXT = 5
HOURS_LIMIT = 24 * 365
WAY_BACK = "way-back"


class Moderation:
    def __init__(
        self,
        db: Database,
        talk: Chat,
        registry: Registry,
        store: ModerationStore,
        lines: ChatStore,
        people: AccountStore,
        credentials: Credentials,
        now: Now,
    ) -> None:
        self._db = db
        self._talk = talk
        self._registry = registry
        self._store = store
        self._lines = lines
        self._people = people
        self._credentials = credentials
        self._now = now

    def check(self, token: str) -> None:
        """HouseError unless somebody comes with the host's token."""
        if not self._credentials.opens_house(token, self._now()):
            raise HouseError("admin.token")

    async def report(
        self, table: str, room: Room, number: int, wish: ReportWanted, person: str
    ) -> None:
        """Show a line to the host, with what was said around it; HouseError for one that the person
        may not hear."""
        stored = await self._registry.stored(table)
        reason = clean_text(wish.reason, REASON_LIMIT)
        async with self._db.transaction() as tx:
            line = await self._talk.heard(tx, stored, room, number, person)
            around = await self._lines.around(tx, table, room, number, CONTEXT)
            report = ReportRow(
                id=new_id(),
                table_id=table,
                room=room,
                number=number,
                person=person,
                about=line.person,
                reason=reason,
                context=[_kept(one) for one in around],
                at=self._now(),
                is_open=True,
            )
            await self._store.add_report(tx, report)
        logger.info("talk.reported", table=table, room=room, number=number)

    async def reports(self) -> list[ReportCard]:
        async with self._db.read() as tx:
            rows = await self._store.reports(tx, LISTED)
            penalties = await self._store.penalties(tx, [row.about for row in rows])
            return [await self._card(tx, row, penalties.get(row.about)) for row in rows]

    async def acts(self) -> list[ActCard]:
        """What was done, the newest first. An account stands under its name alone, so that its
        sign does not tell whose reported lines are whose."""
        async with self._db.read() as tx:
            names = {row.id: _name_in(row) for row in await self._store.reports(tx, LISTED)}
            rows = await self._store.acts(tx, LISTED)
            helped = [row.person for row in rows if row.kind == WAY_BACK and row.person]
            accounts = {one.person: one.name for one in await self._people.accounts(tx, helped)}
        cards = []
        for row in rows:
            if row.kind == WAY_BACK:
                who, name = "", accounts.get(row.person or "", "")
            else:
                who, name = sign_of(row.person), names.get(row.report or "", "")
            cards.append(ActCard(row.at, row.kind, who, name, row.hours))
        return cards

    async def way_back(self, name: str) -> WayBack:
        """A new password for whoever has forgotten the old one; HouseError if there is no such
        account. The host hands it over: he alone can know who asks him."""
        at = self._now()
        async with self._db.transaction() as tx:
            row = await self._people.account_named(tx, key_of(name[:200]))
            if row is None:
                raise HouseError("admin.no-account")
            act = ActRow(new_id(), at, WAY_BACK, row.person, None, None)
            await self._store.log_act(tx, act)
        logger.info("admin.acted", kind=WAY_BACK)
        token = self._credentials.way_back(row.public_id, row.password_hash, at)
        return WayBack(row.name, token, at + WAY_BACK_SECONDS)

    async def act(self, report: str, wish: ActWanted) -> ReportCard:
        """Do something about a report; HouseError if there is none."""
        async with self._db.transaction() as tx:
            row = await self._store.report(tx, report)
            if row is None:
                raise HouseError("admin.no-report")
            if not 0 < wish.hours <= HOURS_LIMIT:
                raise HouseError("malformed")
            await self._carry_out(tx, row, wish)
            fresh = await self._store.report(tx, report)
            assert fresh is not None
            penalties = await self._store.penalties(tx, [row.about])
            card = await self._card(tx, fresh, penalties.get(row.about))
        logger.info("admin.acted", kind=wish.kind, report=report)
        if wish.kind in ("hide", "show"):
            await self._talk.changed(row.table_id)
        return card

    async def _carry_out(self, tx: Tx, row: ReportRow, wish: ActWanted) -> None:
        """What the host does about a report, with its line in the log."""
        now = self._now()
        hours = wish.hours if wish.kind == "silence" else None
        if wish.kind in ("hide", "show"):
            is_hidden = wish.kind == "hide"
            await self._lines.hide(tx, row.table_id, row.room, row.number, is_hidden)
        elif wish.kind in ("silence", "ban"):
            until = None if hours is None else now + hours * 3600
            await self._store.punish(tx, PenaltyRow(row.about, until, now))
        elif wish.kind == "pardon":
            await self._store.pardon(tx, row.about)
        else:
            await self._store.close_report(tx, row.id)
        act = ActRow(new_id(), now, wish.kind, row.about, row.id, hours)
        await self._store.log_act(tx, act)

    async def _card(self, tx: Tx, row: ReportRow, penalty: PenaltyRow | None) -> ReportCard:
        line = await self._lines.line(tx, row.table_id, row.room, row.number)
        state = state_of(penalty, self._now())
        until = penalty.until if penalty is not None and state == "silenced" else None
        return msgspec.convert(
            {
                "id": row.id,
                "at": row.at,
                "table": row.table_id,
                "room": row.room,
                "number": row.number,
                "who": sign_of(row.about),
                "by": sign_of(row.person),
                "reason": row.reason,
                "context": [msgspec.convert(one, TalkLine) for one in row.context],
                "is_open": row.is_open,
                "is_hidden": line is not None and line.is_hidden,
                "penalty": state,
                "until": until,
            },
            ReportCard,
        )


def _kept(line: LineRow) -> dict[str, object]:
    """A line as a report keeps it: as it was said, even if it is hidden later."""
    return {
        "number": line.number,
        "seat": line.seat,
        "step": line.step,
        "name": line.name,
        "text": line.text,
        "phrase": line.phrase,
        "at": line.at,
        "is_mine": False,
        "is_hidden": line.is_hidden,
    }


def _name_in(report: ReportRow) -> str:
    """The name a reported line was said under; empty for somebody without one."""
    said = (line for line in report.context if line["number"] == report.number)
    return next((str(line["name"]) for line in said), "")


def sign_of(person: str | None) -> str:
    return "" if person is None else hashlib.sha256(person.encode()).hexdigest()[:8]
