"""Whom a question at a table is put to, and how it is shown."""

from tambo.house.storage import AskRow, StoredTable
from tambo.house.wire.asks import AskCard
from tambo.house.wire.shelf import Said


def voters(stored: StoredTable, ask: AskRow) -> list[int]:
    """The seats that must agree: those of people, except who sits at the asker's own device.

    A seat with a PIN speaks for itself even there, and a forgotten PIN is taken away only by people
    at other devices.
    """
    device = stored.seats[ask.seat].guest
    return [
        chair.seat
        for chair in stored.seats
        if chair.kind == "person"
        and chair.seat != ask.seat
        and (chair.guest != device or (chair.pin is not None and ask.kind != "pin"))
    ]


def ask_card(stored: StoredTable) -> AskCard | None:
    ask = stored.ask
    if ask is None:
        return None
    asked = voters(stored, ask)
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
    )
