"""What happened at a table, in sentences: seats by name, events, results. Owns no wording."""

from collections.abc import Sequence
from dataclasses import dataclass

from tambo.cli.voice import Voice
from tambo.core.match import Match, Step
from tambo.core.outcome import Outcome
from tambo.texts import has


def sentences_of(match: Match, step: Step, viewer: int | None, voice: Voice) -> list[str]:
    """What a seat (or a spectator) is told of one choice."""
    return [voice(match.tell(event)) for event in step.events if event.is_seen_by(viewer)]


def colours_of(match: Match) -> list[str]:
    """The colour of each seat, where the game's view names them ("" for none yet); else nothing."""
    colours = match.view(None).get("colours")
    if isinstance(colours, list) and len(colours) == match.players:
        return [str(colour or "") for colour in colours]
    return []


def seat_name(match: Match, seat: int, voice: Voice) -> str:
    """A seat by its colour in the game, or by its number counted from 1."""
    colours = colours_of(match)
    if colours:
        key = f"{match.game.meta.name}-colour-{colours[seat]}"
        if has(key, voice.language):
            return voice(key)
    return voice("terminal-seat", number=seat + 1)


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One line of a score sheet in words."""

    name: str
    points: int
    text: str
    clause: str


def verdict(match: Match, outcome: Outcome, voice: Voice) -> str:
    """Who won and how, in one sentence."""
    how = voice(f"{match.game.meta.name}-ending-{outcome.ending}")
    if len(outcome.winners) == match.players and match.players > 1:
        return voice("terminal-result-draw", how=how, clause=outcome.clause)
    names = names_of(match, outcome.winners, voice)
    return voice(
        "terminal-result-win", who=names, count=len(outcome.winners), how=how, clause=outcome.clause
    )


def names_of(match: Match, seats: Sequence[int], voice: Voice) -> str:
    return ", ".join(seat_name(match, seat, voice) for seat in seats)


def sheet_of(match: Match, outcome: Outcome, voice: Voice) -> list[SheetRow]:
    return [
        SheetRow(seat_name(match, line.seat, voice), line.points, voice(line.phrase), line.clause)
        for line in outcome.sheet
    ]
