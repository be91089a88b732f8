"""Long matches, played by chance and rebuilt without any storage."""

import random

from tambo.core.match import Match
from tambo.games import load
from tambo.house.tables.model import LogRow, SeatRow, TableRow, TableSnapshot, TermsRow
from tambo.house.tables.projection import TableProjection, rebuild

AT = 1_767_225_600.0
LIVE_PACE: dict[str, str | int] = {"kind": "live", "minutes": 60, "increment": 5, "reserve": 0}


def played(game: str, players: int, steps: int = 100_000, seed: int = 5) -> Match:
    """A match played by chance to its end, or so far."""
    match, chance = load(game).new(players, seed), random.Random(seed)
    while not match.is_over and len(match.steps) < steps:
        seat = chance.choice(match.to_act)
        match.play(seat, chance.choice(load(game).rules.legal(match.state, seat)))
    return match


def log_of(match: Match) -> list[LogRow]:
    return [
        LogRow("t", number, "play", step.seat, step.text, list(step.rolls), f"m{number}", AT)
        for number, step in enumerate(match.steps, start=1)
    ]


def stored(match: Match, time_control: dict[str, str | int] | None = None) -> TableSnapshot:
    row = TableRow(
        id="t",
        game=match.game.meta.name,
        rules_version=match.game.meta.rules_version,
        players=match.players,
        options=match.options,
        seed=match.seed,
        setup=list(match.setup),
        start=match.start,
        status="over" if match.is_over else "running",
        reason=None,
        moves=0,
        owner_id="ana",
        created=AT,
        predecessor=None,
    )
    seats = [SeatRow(seat, "person", f"P{seat}", "", "ana", None) for seat in range(match.players)]
    return TableSnapshot(row, seats, None, TermsRow(time_control=time_control or {}))


def table_of(
    match: Match, log: list[LogRow], time_control: dict[str, str | int] | None = None
) -> TableProjection:
    return rebuild(match.game, stored(match, time_control), log)
