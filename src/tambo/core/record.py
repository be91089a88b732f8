"""A match as data that can be kept, sent and replayed. The format is part of the contract.

A record holds the rolls as well as the seed, so replaying it needs no generator, and the rolls
are checked against what the rules ask for. `steps` are the steps that count; those undone by
agreement are in `taken_back`, oldest first, so that later rolls can be traced to the seed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, TypeVar

from tambo.core.checks import check_seed, shown
from tambo.core.dice import ScriptedDice
from tambo.core.errors import InvalidInput, InvalidRecord, TamboError
from tambo.core.phrase import Phrase

if TYPE_CHECKING:
    from tambo.core.game import Game
    from tambo.core.match import Match, Step

FORMAT = "tambo-record-1"
MOST = 2**62
"""Numbers of the engine are smaller."""

T = TypeVar("T")


def record_of(match: Match) -> dict[str, Any]:
    """The record of a match, running or over."""
    outcome = match.outcome
    return {
        "format": FORMAT,
        "game": match.game.meta.name,
        "rules_version": match.game.meta.rules_version,
        "players": match.players,
        "options": dict(match.options),
        "seed": match.seed,
        "setup": list(match.setup),
        "start": match.start,
        "steps": _steps_of(match.steps),
        **_taken_back(match),
        "position": match.position(),
        "outcome": None if outcome is None else result_of(outcome),
    }


def _steps_of(steps: Iterable[Step]) -> list[dict[str, Any]]:
    return [{"seat": step.seat, "choice": step.text, "rolls": list(step.rolls)} for step in steps]


def _taken_back(match: Match) -> dict[str, Any]:
    """A match in which nothing was undone has no such field."""
    backs = [{"to": back.to, "steps": _steps_of(back.steps)} for back in match.backs]
    return {"taken_back": backs} if backs else {}


def phases(steps: Sequence[T], backs: Sequence[tuple[int, Sequence[T]]]) -> list[list[T]]:
    """What was played before each undo by agreement and after the last, in order of time.

    `backs` are pairs of how far and what was undone. After phase n comes the nth undo.
    """
    lines = [list(steps)]
    for to, removed in reversed(backs):
        lines.insert(0, [*lines[0][:to], *removed])
    starts = [0, *(to for to, _ in backs)]
    return [line[start:] for line, start in zip(lines, starts, strict=True)]


def phases_of(match: Match) -> list[list[Step]]:
    return phases(match.steps, [(back.to, back.steps) for back in match.backs])


def result_of(outcome: Any) -> dict[str, Any]:
    """The outcome as JSON-able data, without its sheet, which follows from the position."""
    data = asdict(outcome)
    return {
        "ending": data["ending"],
        "ranking": [list(seats) for seats in data["ranking"]],
        "scores": list(data["scores"]),
    }


def replay(game: Game, record: Mapping[str, Any]) -> Match:
    """The match a record tells of; InvalidRecord with the step where it stops making sense."""
    head = _Reader(record)
    if head.take("format", str) != FORMAT:
        raise _invalid("record.format", "error-record-format")
    if head.take("game", str) != game.meta.name:
        raise _invalid("record.game", "error-record-game", game=shown(record["game"], 40))
    version = head.take("rules_version", int)
    if version not in (game.meta.rules_version, *game.meta.also_replays):
        raise _invalid(
            "record.version", "error-record-version", version=shown(record["rules_version"])
        )
    players, options = head.take("players", int), head.take("options", dict)
    seed, start = record.get("seed", 0), record.get("start")
    if not isinstance(start, str | None):
        raise _invalid("record.field", "error-record-field", field="start")
    try:
        check_seed(seed)
    except InvalidInput as error:
        raise _invalid("record.field", "error-record-field", field="seed") from error
    setup = head.ints("setup")
    try:
        match = beginning(game, players, options, seed, start, setup)
    except (TamboError, ValueError) as error:
        raise _invalid("record.setup", "error-record-setup") from error
    _play(match, head.take("steps", list), _backs_in(record))
    if record.get("position") not in (None, match.position()):
        raise _invalid("record.position", "error-record-position")
    outcome = match.outcome
    if "outcome" in record and record["outcome"] != (
        None if outcome is None else result_of(outcome)
    ):
        raise _invalid("record.outcome", "error-record-outcome")
    return match


def beginning(
    game: Game,
    players: int,
    options: dict[str, object],
    seed: int | str,
    start: str | None,
    setup: list[int],
) -> Match:
    from tambo.core.match import Match

    if start is not None:
        return game.from_position(start, seed)
    if players not in game.meta.players:
        raise ValueError(f"players: {shown(players)}")
    resolved = game.meta.resolve_options(options)
    dice = ScriptedDice(setup)
    state = game.rules.setup(players, resolved, dice)
    if not dice.is_used_up():
        raise ValueError("more set-up rolls than the rules ask for")
    return Match(game, state, options=resolved, seed=seed, setup=tuple(setup))


def _backs_in(record: Mapping[str, Any]) -> list[tuple[int, list[Any]]]:
    from tambo.core.match import MOST_BACKS

    backs: list[tuple[int, list[Any]]] = []
    for back in _Reader(record).take("taken_back", list) if "taken_back" in record else []:
        reader = _Reader(back)
        backs.append((reader.take("to", int), reader.take("steps", list)))
    if len(backs) > MOST_BACKS or any(to < 0 for to, _ in backs):
        raise _invalid("record.field", "error-record-field", field="taken_back")
    return backs


def _play(match: Match, steps: list[Any], backs: list[tuple[int, list[Any]]]) -> None:
    """Everything in the order of time. Steps are numbered as they stood in their line."""
    first, *later = phases(steps, backs)
    _play_steps(match, first)
    for (to, _), phase in zip(backs, later, strict=True):
        try:
            match.go_back(to)
        except ValueError as error:
            raise _invalid("record.field", "error-record-field", field="taken_back") from error
        _play_steps(match, phase)


def _play_steps(match: Match, steps: list[Any]) -> None:
    for step in steps:
        _play_step(match, len(match.steps) + 1, step)


def _play_step(match: Match, number: int, step: object) -> None:
    reader = _Reader(step if isinstance(step, Mapping) else {})
    seat, choice, rolls = reader.take("seat", int), reader.take("choice", str), reader.ints("rolls")
    try:
        match.replay_step(seat, choice, rolls)
    except (TamboError, ValueError) as error:
        raise _invalid(
            "record.step", "error-record-step", step=number, choice=choice[:60]
        ) from error


class _Reader:
    """Takes fields of expected types out of untrusted data."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._data = data

    def take(self, name: str, kind: type) -> Any:
        value = self._data.get(name) if isinstance(self._data, Mapping) else None
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise _invalid("record.field", "error-record-field", field=name)
        return value

    def ints(self, name: str) -> list[int]:
        values = self.take(name, list)
        if not all(type(value) is int and abs(value) < MOST for value in values):
            raise _invalid("record.field", "error-record-field", field=name)
        return list(values)


def _invalid(code: str, key: str, **args: str | int) -> InvalidRecord:
    return InvalidRecord(code, Phrase(key, dict(args)))
