"""Checks of secrets: what a seat is shown must depend on nothing it may not know.

A redeal keeps everything a seat has seen and changes the rest, so it is the second world that
must look the same.
"""

from tambo.core.dice import Dice, RecordingDice
from tambo.core.event import Event
from tambo.core.game import Game
from tambo.core.state import State
from tambo.testing.moments import NONSENSE, check_pieces, check_someone_can_act, check_texts
from tambo.testing.violation import require


def check_no_leak(game: Game, state: State, seat: int, tries: list[str], dice: Dice) -> None:
    """7: two states that differ only in what a seat cannot see look identical to it."""
    other = game.redeal(state, seat, dice)
    _require_same_sight(game, state, other, seat, "7 leak")
    for text in [*NONSENSE[:3], *tries]:
        one, two = (refusal_seen(game, world, seat, text) for world in (state, other))
        require(one == two, "7 leak", f"refusal of {text!r}: {one} or {two}")
    for choice in game.rules.legal(state, seat):
        ends = [_after(game, world, seat, choice) for world in (state, other)]
        if any(_teaches(log, rolled, seat) for _, log, rolled in ends):
            continue
        logs = [_seen(log, seat) for _, log, _ in ends]
        require(logs[0] == logs[1], "7 leak", f"events {logs[0]} or {logs[1]}")
        _require_same_sight(game, ends[0][0], ends[1][0], seat, "7 leak, unmarked reveal")


def check_no_told_secret(game: Game, state: State, seat: int) -> None:
    """7: choices of others whose difference a seat does not see are told to it in the same words.

    Two open choices may well lead to the very same position; only a hidden difference counts.
    """
    for actor in game.rules.to_act(state):
        if actor == seat:
            continue
        told: dict[str, tuple[str, list[Event]]] = {}
        for choice in game.rules.legal(state, actor):
            after, log, rolled = _after(game, state, actor, choice)
            if _teaches(log, rolled, seat):
                continue
            sight = repr((game.view(after, seat), game.asked(after, seat)))
            events = _seen(log, seat)
            truth = game.format_position(after)
            other_truth, first = told.setdefault(sight, (truth, events))
            is_same = truth == other_truth or first == events
            require(is_same, "7 leak", f"seat {seat} is told {first} or {events}")


def check_redeal(
    game: Game, state: State, seat: int, dice: Dice, off: dict[str, int] | None = None
) -> None:
    """8: a redeal looks the same to the seat, is a whole legal state, and can be played out."""
    before = game.format_position(state)
    other = game.redeal(state, seat, dice)
    require(game.format_position(state) == before, "8 redeal", "the redeal changed the truth")
    _require_same_sight(game, state, other, seat, "8 redeal")
    check_pieces(game, other, off)
    check_someone_can_act(game, other)
    check_texts(game, other)
    again = game.redeal(other, seat, dice)
    _require_same_sight(game, state, again, seat, "8 redeal of a redeal")
    game.rules.playout(other, dice, 100_000)
    require(game.outcome(other) is not None, "8 redeal", "a redeal does not end")


def _require_same_sight(game: Game, one: State, two: State, seat: int, check: str) -> None:
    for what, look in (
        ("view", lambda world: game.view(world, seat)),
        ("asked", lambda world: game.asked(world, seat)),
        ("board", lambda world: game.board_lines(world, seat)),
        ("menu", lambda world: menu_seen(game, world, seat)),
    ):
        first, second = look(one), look(two)
        require(first == second, check, f"{what} of seat {seat}: {first} or {second}")


def menu_seen(game: Game, state: State, seat: int) -> list[tuple[object, ...]]:
    lines: list[tuple[object, ...]] = []
    for choice in game.rules.legal(state, seat):
        words = game.format_choice(state, choice), game.describe(state, choice)
        lines.append((choice, *words, game.elements(state, choice), game.prompt(state, seat)))
    return lines


def refusal_seen(game: Game, state: State, seat: int, text: str) -> object:
    if game.normalise(state, text) in [line[1] for line in menu_seen(game, state, seat)]:
        return None
    refused = game.refusal(state, seat, game.normalise(state, text))
    return refused.clause, refused.code, refused.phrase


def _after(game: Game, state: State, seat: int, choice: int) -> tuple[State, list[Event], bool]:
    after, log, dice = state.clone(), list[Event](), RecordingDice("jury")
    game.rules.apply(after, seat, choice, dice, log)
    return after, log, bool(dice.rolled)


def _teaches(log: list[Event], rolled: bool, seat: int) -> bool:
    return rolled or any(event.reveals and event.is_seen_by(seat) for event in log)


def _seen(log: list[Event], seat: int) -> list[Event]:
    return [event for event in log if event.is_seen_by(seat)]
