"""What the host sees and does: reports, hidden lines, people who may not talk. All of it is logged.

The host is whoever has a link made from the house's key. Persons are shown to him as a sign that
is the same in all reports and leads nowhere else.
"""

import hashlib
import time
from datetime import UTC, datetime
from typing import Literal

import msgspec
import structlog

from tambo.house.credentials import Credentials
from tambo.house.faults import declined
from tambo.house.storage.hosting import ActRow, HostingStore, PenaltyRow, ReportRow
from tambo.house.storage.talk import TalkStore
from tambo.house.table.opening import new_id, now
from tambo.house.talk.service import Talk
from tambo.house.wire.talk import ActCard, ActWanted, ReportCard, TalkLine

logger = structlog.get_logger("tambo.house.host")
LISTED = 200
HOURS_LIMIT = 24 * 365


class Hosting:
    def __init__(
        self, talk: Talk, store: HostingStore, lines: TalkStore, credentials: Credentials
    ) -> None:
        self._talk = talk
        self._store = store
        self._lines = lines
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
        names = {row.id: _name_in(row) for row in await self._store.reports(LISTED)}
        cards = []
        for row in await self._store.acts(LISTED):
            name = names.get(row.report or "", "")
            cards.append(ActCard(row.at, row.kind, sign_of(row.person), name, row.hours))
        return cards

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
    return "silenced", datetime.fromtimestamp(penalty.until, UTC).isoformat(timespec="seconds")
