"""`tambo play`: from the command line to a table, full-screen in a terminal, else by lines."""

import secrets
import sys
from pathlib import Path
from typing import Any

from tambo.cli.options import parse_options
from tambo.cli.play.table import LocalTable
from tambo.cli.translator import Translator, usage_error
from tambo.core.match import Match
from tambo.games import load


def play(
    texts: Translator,
    game: str,
    *,
    bot: str | None,
    seat: int,
    seed: str | None,
    options: list[str],
    position: str | None,
    save: Path | None,
    plain: bool,
) -> int:
    """Play one match to its end, or until the people at the keyboard have enough."""
    if save is not None and save.exists():
        raise usage_error("file.exists", file=str(save))
    match = begin(game, seed, options, position)
    table = LocalTable(match, bots_at(match, bot, seat))
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from tambo.cli.play.plain import PlainPlay

        return PlainPlay(table, texts, save).run()
    from tambo.cli.play.screen import PlayApp

    return PlayApp(table, texts, save).run() or 0


def begin(game: str, seed: str | None, options: list[str], position: str | None) -> Match:
    """A new match; without a seed a short one is drawn, so that it can be told and repeated."""
    rules = load(game)
    chosen_seed = seed if seed is not None else str(secrets.randbelow(1_000_000))
    if position is None:
        chosen: dict[str, Any] = dict(parse_options(rules.meta, options))
        return rules.new(seed=_number(chosen_seed), **chosen)
    if options:
        raise usage_error("option.position")
    text = sys.stdin.read() if position == "-" else position
    return rules.from_position(text, _number(chosen_seed))


def bots_at(match: Match, level: str | None, person: int) -> dict[int, str]:
    """Bots of that level in every seat but one; with no level, people in all seats."""
    if level is None:
        if match.game.meta.has_secrets and match.players > 1:
            raise usage_error("hotseat", game=match.game.meta.title)
        return {}
    from tambo.bots.levels import LEVELS

    known = [level.name for level in LEVELS]
    if level not in known:
        raise usage_error("level.unknown", level=level[:40], known=", ".join(known))
    if not 0 <= person < match.players:
        raise usage_error("seat", seat=person, last=match.players - 1)
    return {seat: level for seat in range(match.players) if seat != person}


def _number(seed: str) -> int | str:
    """`--seed 7` is the same seed as `new(seed=7)`."""
    return int(seed) if seed.isascii() and seed.isdigit() and str(int(seed)) == seed else seed
