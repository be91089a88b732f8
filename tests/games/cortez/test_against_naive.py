"""The engine plays the same game as a second one written from the rules page alone.

Menus of every seat, the table after every choice, points and places: draft, set-up, events,
auction, moves and what they cost, battles, mercenaries, trade, promises, the end. Not compared:
what a seat sees (chapter 10) and what the engine remembers of cards shown.
`TAMBO_NAIVE=50` plays fifty times as much.
"""

import os
from collections import Counter
from random import Random

import pytest

from tambo import InvalidPosition
from tests.games.cortez.naive_beside import CORTEZ, LAND, Beside, any_position

TIMES = int(os.environ.get("TAMBO_NAIVE", "1"))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_whole_games_agree(players):
    """From the first general to the last point; every other game without free passage."""
    tables = [Beside.new(players, seed, passage=(players + seed) % 3 != 2) for seed in range(TIMES)]

    for seed, beside in enumerate(tables):
        beside.play_by_lot(Random(seed), steps=10_000, talk=0.03)

    assert tables
    assert all(beside.match.is_over for beside in tables)


def another_map() -> str:
    """Ours with both rings of the city counted the other way round and two larger villages."""
    rows = [line.split() for line in CORTEZ.new(2, 0).view(None)["map"].split("/")]
    for name, number in LAND.number.items():
        x, y = LAND.at[name]
        other = 17 - number if number <= 16 else 41 - number if number <= 24 else 25
        mark = rows[len(rows) - y][x][-1]
        rows[len(rows) - y][x] = f"C{other}{mark}"
    return "/".join(" ".join(row) for row in rows).replace("4f", "12f")


@pytest.mark.parametrize("players", [2, 3])
def test_games_on_another_map_agree(players):
    """CORTEZ-1.7  With other numbers in the city and other villages."""
    beside = Beside.new(players, seed=7, board=another_map())
    assert beside.naive.land.village["a1"] == 12
    assert beside.naive.land.at["t17"] == LAND.at["t24"]

    beside.play_by_lot(Random(7), steps=10_000, talk=0.02)

    assert beside.match.is_over


# What is rare must not be missing.
EVERY_WORD = {
    *("flip", "take", "put", "discard", "return", "bid", "pay", "food", "draw", "play", "stop"),
    *("move", "go", "detour", "feed", "lay", "weapon", "done", "surrender", "recruit", "retreat"),
    *("support", "price", "hire", "refuse", "call", "show", "offer", "give", "want", "to"),
    *("promise", "ask", "spare", "until", "back", "send", "drop", "reject", "withdraw", "pass"),
}


def test_strange_positions_agree():
    """A few dozen steps from tables that are crowded, cut off or short of cards."""
    words = Counter[str]()
    endings = Counter[str]()
    for seed in range(80 * TIMES):
        chance = Random(seed)
        try:
            beside = Beside.at(any_position(chance), seed)
        except InvalidPosition:
            continue
        beside.play_by_lot(chance, steps=50, talk=chance.choice([0.1, 0.1, 0.8]))
        words += beside.words
        if beside.match.outcome is not None:
            endings[beside.match.outcome.ending] += 1

    assert set(words) >= EVERY_WORD
    assert endings["last-treasure"]
