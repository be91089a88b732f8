"""Whom a question at a table is put to, and how it is shown."""

from collections.abc import Collection

from tambo.house.platform.wire import Said
from tambo.house.tables.clocks import DAY, MINUTE
from tambo.house.tables.model import ProposalRow, TableSnapshot
from tambo.house.tables.wire_proposals import AskCard
from tambo.house.tables.wire_terms import Pace

LIVE = 5 * MINUTE
SLOW = DAY


def patience(kind: str, pace: Pace) -> float:
    """How long a question waits: minutes where people sit at their screens, as long as a move may
    take where they write to each other. To go on after a rest, nobody need be at a screen."""
    if pace.kind == "days":
        return pace.days * DAY
    return LIVE if pace.kind == "live" and kind != "resume" else SLOW


def voters(stored: TableSnapshot, ask: ProposalRow, stood_in: Collection[int]) -> list[int]:
    """The seats that must agree: those of people, except who sits at the asker's own device.

    A bot that sits in for somebody has no voice; its person has it again once he is back. A seat
    with a PIN speaks for itself even at the asker's device, and a forgotten PIN is taken away only
    by people at other devices.
    """
    device = stored.seats[ask.seat].guest
    return [
        chair.seat
        for chair in stored.seats
        if chair.kind == "person"
        and chair.seat not in (ask.seat, *stood_in)
        and (chair.guest != device or (chair.pin is not None and ask.kind != "pin"))
    ]


def ask_card(stored: TableSnapshot, stood_in: Collection[int] = ()) -> AskCard | None:
    ask = stored.ask
    if ask is None:
        return None
    asked = voters(stored, ask, stood_in)
    answers = {int(seat): agrees for seat, agrees in ask.answers.items()}
    before = ask.detail.get("before")
    pace = ask.detail.get("pace")
    return AskCard(
        number=ask.number,
        kind=ask.kind,
        seat=ask.seat,
        state=ask.state,
        agreed=sorted(seat for seat, agrees in answers.items() if agrees),
        refused=sorted(seat for seat, agrees in answers.items() if not agrees),
        waiting=[seat for seat in asked if seat not in answers] if ask.state == "open" else [],
        moves=int(ask.detail.get("moves", 0)),
        before=Said(before[0], before[1]) if isinstance(before, list) else None,
        pace=pace if isinstance(pace, dict) else {},
        until=ask.until,
    )
