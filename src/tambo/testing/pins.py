"""What a game is pinned to: counts of its menus, readable transcripts, checksums of games."""

import hashlib
from typing import Any

from tambo.core.dice import Dice
from tambo.core.game import Game
from tambo.core.state import State
from tambo.texts import Language, say


def perft(game: Game, state: State, depth: int) -> int:
    """How many sequences of `depth` choices there are; chance is rolled the same way each time."""
    if depth == 0:
        return 1
    seat = int(game.rules.actor(state))
    if seat < 0:
        return 0
    menu = game.rules.legal(state, seat)
    if depth == 1:
        return len(menu)
    total = 0
    for choice in menu:
        after = state.clone()
        game.rules.apply(after, seat, choice, Dice("perft"), None)
        total += perft(game, after, depth - 1)
    return total


def checksum(game: Game, players: int, options: dict[str, Any], seeds: range) -> str:
    """One number for many random games: every menu, choice and position goes into it."""
    digest = hashlib.sha256()
    for seed in seeds:
        dice = Dice(seed)
        state = game.rules.setup(players, game.meta.resolve_options(options), dice)
        while (seat := int(game.rules.actor(state))) >= 0:
            menu = game.rules.legal(state, seat)
            choice = dice.pick(menu)
            digest.update(f"{seat} {menu} {choice};".encode())
            game.rules.apply(state, seat, choice, dice, None)
        digest.update(game.format_position(state).encode())
    return digest.hexdigest()


def transcript(
    game: Game, players: int, options: dict[str, Any], seed: int, language: Language = "en"
) -> str:
    """A random game told in full: boards, menus, choices and sentences, to be read and compared."""
    match = game.new(players, seed, **options)
    lines = [f"{game.meta.title}, {players} players, seed {seed}, {match.options}", ""]
    dice = Dice(f"transcript {seed}")
    while not match.is_over:
        lines += [say(line, language) for line in match.board(None)]
        lines.append(f"position: {match.position()}")
        seat = match.to_act[int(dice.below(len(match.to_act)))]
        menu = match.legal(seat)
        text = menu[int(dice.below(len(menu)))]
        lines.append(f"seat {seat} of {list(match.to_act)} may: {', '.join(menu)}")
        lines.append(f"seat {seat} plays: {text}")
        for event in match.play(seat, text):
            lines.append(f"  {say(match.tell(event), language)}{_audience(event.seen_by)}")
        lines.append("")
    outcome = match.outcome
    assert outcome is not None
    lines += [say(line, language) for line in match.board(None)]
    lines.append(f"position: {match.position()}")
    lines.append(f"{outcome.ending} [{outcome.clause}], ranking {list(outcome.ranking)}")
    for line in outcome.sheet:
        lines.append(
            f"  seat {line.seat}: {line.points} [{line.clause}] {say(line.phrase, language)}"
        )
    return "\n".join(lines) + "\n"


def _audience(seen_by: tuple[int, ...] | None) -> str:
    return "" if seen_by is None else f" (seats {', '.join(map(str, seen_by))})"
