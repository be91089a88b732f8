"""From a match to what one screen shows. Reads only what `Match` gives a seat.

Nothing here asks for the state, the position or the record: a frame is made of a seat's view,
its menu and its own stream of events.
"""

from collections.abc import Sequence

from tambo.core.event import Event, EventValue
from tambo.core.match import Match
from tambo.core.outcome import Outcome
from tambo.core.phrase import Phrase
from tambo.house.wire import Frame, Happened, Line, Result, Said, SheetRow

Viewer = int | None


def said(phrase: Phrase) -> Said:
    return Said(phrase.key, dict(phrase.args))


def happened(number: int, game: str, event: Event) -> Happened:
    """An event as the next of a seat's stream."""
    args = {name: _argument(value) for name, value in event.data.items()}
    return Happened(number, event.kind, Said(f"{game}-event-{event.kind}", args), dict(event.data))


def undone(number: int, seat: int) -> Happened:
    """What those who saw a step see when it is taken back."""
    data = {"seat": seat}
    return Happened(number, "undone", Said("house-event-undone", {"seat": seat}), data)


def _argument(value: EventValue) -> str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return "-".join(str(item) for item in value)
    return value


def frame_of(
    match: Match,
    viewer: Viewer,
    stream: Sequence[Happened],
    *,
    is_running: bool,
    menus: bool = True,
) -> Frame:
    """The present moment for a seat or a spectator, without events."""
    asked = viewer is not None and is_running
    prompt = match.prompt(viewer) if asked and viewer is not None else None
    lines = (
        [
            Line(choice.id, choice.text, choice.elements, said(choice.phrase))
            for choice in match.menu(viewer)
        ]
        if asked and viewer is not None and menus
        else []
    )
    outcome = match.outcome
    return Frame(
        seat=viewer,
        last=len(stream),
        decision=len(stream) if viewer is None else match.decision(viewer),
        view=match.view(viewer),
        board=[said(line) for line in match.board(viewer)],
        prompt=None if prompt is None else said(prompt),
        menu=lines,
        can_undo=viewer is not None and menus and match.undo_refusal(viewer) is None,
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
            SheetRow(line.seat, line.points, line.clause, said(line.phrase))
            for line in outcome.sheet
        ],
    )
