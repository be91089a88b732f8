"""What happened at a table, in sentences: seats by name, events, results. Owns no wording."""

from collections.abc import Sequence
from dataclasses import dataclass

from tambo.cli.translator import Translator
from tambo.core.match import Match, Step
from tambo.core.outcome import Outcome
from tambo.texts import has


def sentences_of(match: Match, step: Step, viewer: int | None, texts: Translator) -> list[str]:
    """What a seat (or a spectator) is told of one choice."""
    return [texts(match.tell(event)) for event in step.events if event.is_seen_by(viewer)]


def colours_of(match: Match) -> list[str]:
    """The colour of each seat, where the game's view names them ("" for none yet); else nothing."""
    colours = match.view(None).get("colours")
    if isinstance(colours, list) and len(colours) == match.players:
        return [str(colour or "") for colour in colours]
    return []


def seat_name(match: Match, seat: int, texts: Translator) -> str:
    """A seat by its colour in the game, or by its number counted from 1."""
    colours = colours_of(match)
    if colours:
        key = f"{match.game.meta.name}-colour-{colours[seat]}"
        if has(key, texts.language):
            return texts(key)
    return texts("terminal-seat", number=seat + 1)


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One line of a score sheet in words."""

    name: str
    points: int
    text: str
    clause: str


def verdict(match: Match, outcome: Outcome, texts: Translator) -> str:
    """Who won and how, in one sentence."""
    how = texts(f"{match.game.meta.name}-ending-{outcome.ending}")
    if len(outcome.winners) == match.players and match.players > 1:
        return texts("terminal-result-draw", how=how, clause=outcome.clause)
    names = names_of(match, outcome.winners, texts)
    return texts(
        "terminal-result-win", who=names, count=len(outcome.winners), how=how, clause=outcome.clause
    )


def names_of(match: Match, seats: Sequence[int], texts: Translator) -> str:
    return ", ".join(seat_name(match, seat, texts) for seat in seats)


def sheet_of(match: Match, outcome: Outcome, texts: Translator) -> list[SheetRow]:
    return [
        SheetRow(seat_name(match, line.seat, texts), line.points, texts(line.phrase), line.clause)
        for line in outcome.sheet
    ]
