"""The end of Cortez: the sheet of CORTEZ-9.3, line by line, and the ranking."""

from tambo.core.outcome import Outcome, SheetLine
from tambo.core.phrase import Phrase
from tambo.games.cortez.components import GOLD, NATIONS
from tambo.games.cortez.rules_supply import (
    bribe_points,
    city_troops,
    has_objective,
    winning_nation,
)
from tambo.games.cortez.state import ENDINGS, OVER, CortezState


def sheet_of(s: CortezState) -> tuple[SheetLine, ...]:
    lines = []
    nation = int(winning_nation(s))
    for seat in range(s.players):
        if nation == s.nation_of(seat):
            lines.append(_line(seat, 5, "CORTEZ-9.2", "nation", nation=NATIONS[nation]))
        troops = int(city_troops(s, seat))
        if troops:
            lines.append(_line(seat, 5 * troops, "CORTEZ-9.3", "troops", count=troops))
        if has_objective(s, seat):
            number = int(s.objectives[seat])
            lines.append(_line(seat, 10, "CORTEZ-9.3", "objective", number=number))
        treasures = int(s.treasures[seat])
        if treasures:
            lines.append(_line(seat, 10 * treasures, "CORTEZ-9.3", "treasures", count=treasures))
        gold = int(s.provisions[4 * seat + GOLD])
        if gold:
            lines.append(_line(seat, gold, "CORTEZ-9.3", "gold", count=gold))
        bribes = int(bribe_points(s, seat))
        if bribes:
            lines.append(_line(seat, bribes, "CORTEZ-9.3", "bribes", count=bribes))
    return tuple(lines)


def outcome_of(s: CortezState) -> Outcome | None:
    if s.decision != OVER:
        return None
    sheet = sheet_of(s)
    scores = [0] * s.players
    for line in sheet:
        scores[line.seat] += line.points
    ranking = tuple(
        tuple(seat for seat in range(s.players) if scores[seat] == score)
        for score in sorted(set(scores), reverse=True)
    )
    return Outcome(ENDINGS[int(s.ending)], "CORTEZ-9.1", ranking, tuple(scores), sheet)


def _line(seat: int, points: int, clause: str, key: str, **args: str | int) -> SheetLine:
    return SheetLine(seat, points, clause, Phrase(f"cortez-sheet-{key}", dict(args)))
