"""What the host sees and does: reports, hidden lines, people who may not talk, and a way back for
who has forgotten a password. All of it is logged.

The host is whoever has a link made from the house's key. Persons are shown to him as a sign that
is the same in all reports and leads nowhere else.
"""

import hashlib
import time
from datetime import UTC, datetime
from typing import Literal

import msgspec
import structlog

from tambo.house.accounts.names import key_of
from tambo.house.accounts.store import PeopleStore
from tambo.house.accounts.wire import WayBack
from tambo.house.chat.service import Talk
from tambo.house.chat.store import TalkStore
from tambo.house.chat.wire import ActCard, ActWanted, ReportCard, TalkLine
from tambo.house.moderation.store import ActRow, HostingStore, PenaltyRow, ReportRow
from tambo.house.platform.database.database import Database
from tambo.house.platform.errors import declined
from tambo.house.platform.identity import WAY_BACK_SECONDS, Credentials
from tambo.house.tables.creation import new_id, now

logger = structlog.get_logger("tambo.house.host")
LISTED = 200
HOURS_LIMIT = 24 * 365
WAY_BACK = "way-back"


class Hosting:
    def __init__(
        self,
        talk: Talk,
        store: HostingStore,
        lines: TalkStore,
        people: PeopleStore,
        credentials: Credentials,
        db: Database,
    ) -> None:
        self._db = db
        self._talk = talk
        self._store = store
        self._lines = lines
        self._people = people
        self._credentials = credentials

    def check(self, token: str) -> None:
        """Declined unless somebody comes with the host's token."""
        if not self._credentials.opens_house(token, time.time()):
            raise declined("host.token")

    async def reports(self) -> list[ReportCard]:
        rows = await self._store.reports(LISTED)
        penalties = await self._store.penalties([row.about for row in rows])
        return [await self._card(row, penalties.get(row.about)) for row in rows]

    async def acts(self) -> list[ActCard]:
        """What was done, the newest first. An account stands under its name alone, so that its
        sign does not tell whose reported lines are whose."""
        names = {row.id: _name_in(row) for row in await self._store.reports(LISTED)}
        rows = await self._store.acts(LISTED)
        helped = [row.person for row in rows if row.kind == WAY_BACK and row.person]
        async with self._db.read() as tx:
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
        """A new password for whoever has forgotten the old one; Declined if there is no such
        account. The host hands it over: he alone can know who asks him."""
        async with self._db.read() as tx:
            row = await self._people.account_named(tx, key_of(name[:200]))
        if row is None:
            raise declined("host.no-account")
        at = time.time()
        await self._store.act(ActRow(new_id(), now(), WAY_BACK, row.person, None, None))
        logger.info("host.acted", kind=WAY_BACK)
        token = self._credentials.way_back(row.public_id, row.password_hash, at)
        return WayBack(row.name, token, _moment(at + WAY_BACK_SECONDS))

    async def act(self, report: str, wish: ActWanted) -> ReportCard:
        """Do something about a report; Declined if there is none."""
        row = await self._store.report(report)
        if row is None:
            raise declined("host.no-report")
        if not 0 < wish.hours <= HOURS_LIMIT:
            raise declined("malformed")
        hours = wish.hours if wish.kind == "silence" else None
        act = ActRow(new_id(), now(), wish.kind, row.about, report, hours)
        if wish.kind in ("hide", "show"):
            await self._lines.hide(row.table_id, row.room, row.number, wish.kind == "hide")
            await self._store.act(act)
            await self._talk.changed(row.table_id)
        elif wish.kind in ("silence", "ban"):
            until = None if hours is None else time.time() + hours * 3600
            await self._store.act(act, penalty=PenaltyRow(row.about, until, act.at))
        elif wish.kind == "pardon":
            await self._store.act(act, pardons=row.about)
        else:
            await self._store.act(act, closes=report)
        logger.info("host.acted", kind=wish.kind, report=report)
        fresh = await self._store.report(report)
        assert fresh is not None
        penalties = await self._store.penalties([row.about])
        return await self._card(fresh, penalties.get(row.about))

    async def _card(self, row: ReportRow, penalty: PenaltyRow | None) -> ReportCard:
        line = await self._lines.line(row.table_id, row.room, row.number)
        kind, until = _state_of(penalty)
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
                "penalty": kind,
                "until": until,
            },
            ReportCard,
        )


def _name_in(report: ReportRow) -> str:
    """The name a reported line was said under; empty for somebody without one."""
    said = (line for line in report.context if line["number"] == report.number)
    return next((str(line["name"]) for line in said), "")


def sign_of(person: str | None) -> str:
    return "" if person is None else hashlib.sha256(person.encode()).hexdigest()[:8]


def _state_of(penalty: PenaltyRow | None) -> tuple[Literal["none", "silenced", "banned"], str]:
    if penalty is None:
        return "none", ""
    if penalty.until is None:
        return "banned", ""
    if penalty.until < time.time():
        return "none", ""
    return "silenced", _moment(penalty.until)


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
