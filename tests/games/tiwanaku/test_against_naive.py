"""Random games of every mode, followed by a second engine written from the rules page alone.

At every decision the same seat decides and has the same menu; after every choice the positions
are the same; at the end the ending, the places and the scores. TAMBO_GAMES says how many games of
each form of table are played.

Not covered: whether a valley has one filling (1.7; test_8_truth and naive_sat), lots (2.3) and how
scenarios are made, written and graded (1.9, 7.4), a way typed cell by cell (7.2), what a choice off
the menu is told, events and what a seat sees, help at the table (chapter 8). The position of a game
that is over is compared but for what `naive_play.facts` leaves out.
"""

import os
import random

import pytest

from tests.games.tiwanaku.naive_coop import table_of
from tests.games.tiwanaku.naive_play import FORMS, close_ends, follow, games, met_in
from tests.games.tiwanaku.naive_setup import faults
from tests.games.tiwanaku.test_5_solo import EASY, HARD, OTOMA, STARTING
from tests.games.tiwanaku.valley import ALL_LONG, ALL_SHORT, TIWANAKU, table, without

GAMES = int(os.environ.get("TAMBO_GAMES", "6"))
# How often a position near the end is played on.
SOME = 20

ANYWHERE = {"3.7 on the last level", "3.11 token held", "3.12 never below 0"}
OF_THE_OTOMA = {"5.6 trail", "5.6 several trails", "5.6 trail round a corner"}
# What the games of a mode must have come to, else nothing was compared there.
MET = {
    "competitive": ANYWHERE
    | {"4.1 mapped", "4.1 stalled", "4.2 unable", "4.2 error forces out", "4.3 last offering"},
    "solo": ANYWHERE
    | OF_THE_OTOMA
    | {
        "4.5 stalled", "5.5 older terrain", "5.5 own colour, easy", "5.5 own colour, hard",
        "5.6 no cell left", "5.9 goes on after an error", "5.9 offers after an error", "solo-lost",
    },
    "cooperative": ANYWHERE
    | OF_THE_OTOMA
    | {
        "3.4 a partner blocks", "6.2 played for", "6.2 passed over", "6.5 skipped", "6.5 passes",
        "6.7 a single one", "6.7 asked oneself", "6.7 the last must give", "6.8 equal distances",
        "6.8 after a walk to older terrain", "6.8 token held by the Otoma", "6.9 both offer",
        "6.10 the Otoma alone", "6.10 after an error", "6.10 cells without terrain", "coop-lost",
    },
}  # fmt: skip
MET_AT_CLOSE_ENDS = {
    "competitive": {"4.4 by Diversity", "4.4 shared place"},
    "solo": {"solo-won", "solo-lost", "a tie with the Otoma"},
    "cooperative": {"coop-won", "coop-lost", "a tie with the Otoma"},
}


@pytest.mark.parametrize("mode", FORMS)
def test_random_games_agree_at_every_choice(mode):
    """TIWANAKU-3.1 to 6.10  Menus, positions and results, on every form of table."""
    met = met_in(plain for plain, _ in games(FORMS[mode], GAMES))

    assert MET[mode] <= met.keys()


@pytest.mark.parametrize("mode", FORMS)
def test_close_ends_agree(mode):
    """TIWANAKU-4.4 5.10 6.10  The last decisions once more, with scores that are nearly alike."""
    met = met_in(close_ends(FORMS[mode], max(1, GAMES // 6)))

    assert MET_AT_CLOSE_ENDS[mode] <= met.keys()


@pytest.mark.parametrize("mode", FORMS)
def test_tables_are_laid_out_by_the_rules(mode):
    """TIWANAKU-1.2 to 1.6 1.8 1.9 2.1 5.1 to 5.3 6.1 to 6.4  Valley, pawns, scores and tiles."""
    judged = 0
    for seed in range(GAMES):
        for players, options in FORMS[mode]:
            match = TIWANAKU.new(players, seed, scenario="lot", **options)
            plain = table_of(match.position())
            assert faults(plain) == []
            each = {plain.colour(seat): plain.pawns_each() for seat in range(players)}
            assert match.view(None)["reserves"] == each
            judged += 1

    assert judged == GAMES * len(FORMS[mode])


@pytest.mark.parametrize("mode", FORMS)
def test_a_valley_made_for_the_table(mode):
    """TIWANAKU-1.9  A valley from the seed alone: laid out and played by the rules."""
    players, options = FORMS[mode][-1]
    match = TIWANAKU.new(players, 7, **options)

    assert faults(table_of(match.position())) == []
    plain, seen = follow(match, random.Random(7), "curious")
    assert plain.decision == "over"
    assert len(seen) > 20


def last_arrow():
    """Hard: a1 has an arrow of the player's colour; the Otoma lay the last tile after it."""
    planted = without(ALL_LONG, "a1", "i5")
    tokens = "side 0 tokens 1,2,3"
    return table(HARD, *OTOMA, "arrows a1=bn", tokens, laid="a1", planted=planted)


def standstill():
    """The last of twenty turns without anything new."""
    return table(EASY, *OTOMA, "pawns beige b1", "stalls 19", planted=f"{STARTING} a1")


def all_tokens():
    """The end is near and both players hold all five tokens; only a5 has no tile yet."""
    tokens = [f"side {seat} tokens 1,2,3,4,5" for seat in (0, 1)]
    planted = without(ALL_SHORT, "a5", "c3", "d1")
    pawns = ["pawns beige c3", "pawns white d1"]
    return table("competitive short 2", *tokens, *pawns, laid="c3 d1", planted=planted)


@pytest.mark.parametrize(
    ("begin", "style", "moment"),
    [
        (last_arrow, "curious", "5.10 asked once more"),
        (standstill, "calm", "4.5 stalled"),
        (all_tokens, "curious", "4.3 last offering"),
    ],
)
def test_rare_ends_agree(begin, style, moment):
    """TIWANAKU-3.13 4.3 4.5 5.10  Ends that hardly ever come up by chance."""
    came_up = 0
    for seed in range(SOME):
        plain, _ = follow(begin(), random.Random(seed), style)
        came_up += plain.met[moment] > 0

    assert came_up > 0
