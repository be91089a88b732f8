"""From a match to what one screen shows. Reads only what `Match` gives a seat.

Nothing here asks for the state, the position or the record: a frame is made of a seat's view,
its menu and its own stream of events.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from tambo.core.elements import elements_of
from tambo.core.event import Event, Fact, fields_of, kind_of, owner_of
from tambo.core.match import Match
from tambo.core.outcome import Outcome
from tambo.house.platform.wire import Text, text_of
from tambo.house.tables import events
from tambo.house.tables.wire_frames import Frame, MenuItem, Result, SeenEvent, SheetRow
from tambo.house.tables.wire_terms import StandIn

Viewer = int | None


def happened(number: int, match: Match, event: Event) -> SeenEvent:
    """An event of a match as the next of a seat's stream."""
    data = event.fields()
    return SeenEvent(
        number,
        event.kind,
        text_of(match.tell(event)),
        data,
        seat_of(data),
        owner_of(event, match.colours),
        elements_of(event),
    )


def seat_of(data: Mapping[str, object]) -> int | None:
    """Whose doing it was: -1, as in a draw, is nobody's."""
    seat = data.get("seat")
    return seat if isinstance(seat, int) and seat >= 0 else None


def _of_house(number: int, fact: Fact, said: Text) -> SeenEvent:
    data = fields_of(fact)
    return SeenEvent(number, kind_of(type(fact)), said, data, seat_of(data), None, [])


def undone(number: int, seat: int, first: int, count: int) -> SeenEvent:
    """What those who saw a step see when it is undone: how many events, and the first of them."""
    fact = events.Undone(seat, first, count)
    return _of_house(number, fact, Text("house-event-undone", {"seat": seat}))


def rewound(number: int, seat: int, first: int, moves: int) -> SeenEvent:
    """What everyone sees when all have agreed to an undo: all events from the first on."""
    fact = events.Rewound(seat, first, number - first)
    return _of_house(number, fact, Text("house-event-rewound", {"seat": seat, "moves": moves}))


UNNAMED = {
    "house-event-back": "house-event-back-unnamed",
    "house-event-stand-in": "house-event-stand-in-unnamed",
    "house-event-taken-over": "house-event-taken-over-unnamed",
}


def seat_changed(
    number: int, seat: int, name: str, stand_in: StandIn | None, before: StandIn | None = None
) -> SeenEvent:
    """What everyone sees when a stand-in takes a seat, when its player is back, or when another
    player takes over; `before` is the stand-in until now."""
    args: dict[str, str | int] = {"number": seat + 1, "name": name}
    if stand_in is None:
        is_other = before is not None and before.why == "gone"
        key = "house-event-taken-over" if is_other else "house-event-back"
        return _of_house(number, events.Back(seat), Text(key if name else UNNAMED[key], args))
    key = "house-event-stand-in" if name else UNNAMED["house-event-stand-in"]
    return _of_house(number, events.StoodIn(seat), Text(key, {**args, "why": stand_in.why}))


def renamed(event: SeenEvent, seat: int, before: str, name: str) -> SeenEvent:
    """The same with the new name of the person of a seat, or without one."""
    said = event.said
    is_his = event.kind in ("stand-in", "back") and event.seat == seat
    if not is_his or not before or said.args.get("name") != before:
        return event
    key = said.key if name else UNNAMED[said.key]
    return replace(event, said=Text(key, {**said.args, "name": name}))


def frame_of(
    match: Match,
    viewer: Viewer,
    last: int,
    *,
    is_open: bool,
    menus: bool = True,
) -> Frame:
    """The present moment for a seat or a spectator, without the events they have seen."""
    seat = viewer if is_open else None
    prompt = None if seat is None else match.prompt(seat)
    menu = [] if seat is None or not menus else match.menu(seat)
    view = match.view(viewer)
    outcome = match.outcome
    no_undo = None if seat is None or not menus else match.undo_refusal(seat)
    return Frame(
        seat=viewer,
        last=last,
        decision=last if viewer is None else match.decision(viewer),
        to_act=list(view["to_act"]),
        owners=match.owners,
        view=view,
        board=[text_of(line) for line in match.board(viewer)],
        prompt=None if prompt is None else text_of(prompt),
        menu=[
            MenuItem(
                line.id,
                line.text,
                line.elements,
                text_of(line.phrase),
                line.is_unordered,
                line.is_grave,
            )
            for line in menu
        ],
        can_undo=seat is not None and menus and no_undo is None,
        undo_refused=None if no_undo is None else text_of(no_undo.phrase),
        can_ask_back=outcome is None and match.has_acted(seat),
        events=[],
        result=None if outcome is None else result_of(outcome),
    )


def result_of(outcome: Outcome) -> Result:
    return Result(
        ending=outcome.ending,
        clause=outcome.clause,
        ranking=[list(seats) for seats in outcome.ranking],
        scores=list(outcome.scores),
        sheet=[
            SheetRow(line.seat, line.points, line.clause, text_of(line.phrase))
            for line in outcome.sheet
        ],
    )
