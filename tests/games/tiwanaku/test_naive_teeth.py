"""Each part of the comparison with the plain reading bites: a defect planted there is found.

The plain reading is bent, one clause at a time; the games of `test_against_naive` must then
disagree with the engine.
"""

import random
import re

import pytest

from tests.games.tiwanaku import naive, naive_otoma, naive_setup
from tests.games.tiwanaku.naive import Naive
from tests.games.tiwanaku.naive_coop import Together, table_of
from tests.games.tiwanaku.naive_otoma import OTOMA, Alone, WithOtoma
from tests.games.tiwanaku.naive_play import (
    COMPETITIVE,
    COOP,
    SOLO,
    Disagreement,
    close_ends,
    follow,
    games,
    met_in,
)
from tests.games.tiwanaku.naive_table import COLOURS
from tests.games.tiwanaku.test_against_naive import SOME, all_tokens, last_arrow
from tests.games.tiwanaku.valley import TIWANAKU

GAMES = 6
ENDS, CLIMB, ANNOUNCE = Naive.ends, Naive.climb, Naive.announce
FINDS, NEAREST, NEXT_FLIGHT = WithOtoma.otoma_finds, Together.nearest, Together.next_flight


def back_to_the_start(self, seat, first, gone):
    return ENDS(self, seat, first, gone) | ({gone} if gone else set())


def one_point(self, number, terrain):
    before = self.sides[number].score
    CLIMB(self, number, terrain)
    self.sides[number].made["diversity"] += before + 1 - self.sides[number].score
    self.sides[number].score = before + 1


def none_on_the_last_level(self, number, terrain):
    if self.sides[number].steps[terrain] < self.levels:
        CLIMB(self, number, terrain)


def token_for_an_error(self, cell, level):
    is_right = ANNOUNCE(self, cell, level)
    self.sides[self.side(self.turn)].tokens.add(self.crop(cell))
    return is_right


def plants_what_was_said(self, cell, level):
    self.truth[cell] = self.terrain(cell), level
    return ANNOUNCE(self, cell, level)


def close_at_the_next(self, ending):
    self.ending, self.ender = ending, self.turn
    self.ask_to_divine((self.turn + 1) % self.players)


def no_last_offering(self):
    self.decision = "over"


def by_score_alone(self):
    scores = [side.score for side in self.sides]
    places = sorted(set(scores), reverse=True)
    return [{seat for seat, score in enumerate(scores) if score == place} for place in places]


def by_seat(self):
    ranks = [(side.score, sum(side.steps.values()), -n) for n, side in enumerate(self.sides)]
    return [{-number} for _, _, number in sorted(ranks, reverse=True)]


IN_COMPETITION = [
    ("2.1", Naive, "pawns_each", lambda self: 3),
    ("2.5", Naive, "decider", lambda self: 0),
    ("3.1", Naive, "lifts", lambda self, seat: set()),
    ("3.2 own pawns", Naive, "may_go_on", lambda self, cell, has_own: cell in self.planted),
    ("3.3", Naive, "may_go_on", lambda self, cell, has_own: cell in self.laid or has_own),
    ("3.4", Naive, "adverse", lambda self, seat: set()),
    ("3.5", Naive, "ends", back_to_the_start),
    ("3.6", Naive, "border", lambda self: set(self.truth)),
    ("3.7", Naive, "climb", one_point),
    ("3.7 last level", Naive, "climb", none_on_the_last_level),
    ("3.9", Naive, "more", lambda self: self.divinations(self.turn)),
    ("3.10", Naive, "announce", plants_what_was_said),
    ("3.11", Naive, "announce", token_for_an_error),
    ("3.12 at once", Naive, "after_error", lambda self: self.to_offering()),
    ("3.12 below 0", Naive, "loss", lambda self, score, true: true),
    ("4.1", Naive, "is_mapped", lambda self: len(self.truth) - len(self.laid) <= 1),
    ("4.2 first", Naive, "close", close_at_the_next),
    ("4.2 error", Naive, "after_last_error", lambda self: None),
    ("4.3", Naive, "ask_to_offer", no_last_offering),
    ("4.5", Naive, "patience", lambda self: 10 * self.players + 1),
]


def colour_again(self):
    return self.terms[0] == "easy"


def no_crop_points(self, cell):
    FINDS(self, cell)
    self.score(OTOMA, "crops", -self.crop(cell))


def ends_after_error(self, cell, level):
    if self.announce(cell, level) and self.unplanted(0):
        self.decision = "more"
    else:
        self.to_offering()


def from_below(self, cell):
    self.arrows[cell] = self.piles[0, self.terrain(cell)].pop(0)


ALONE = [
    ("5.3", Alone, "lay_tile", from_below),
    ("5.1", Alone, "pawns_each", lambda self: 4),
    ("5.4", Alone, "lifts", lambda self, seat: {f"lift {pawn}" for pawn in self.own(seat)}),
    ("5.5", Alone, "is_hard", colour_again),
    ("5.7", WithOtoma, "otoma_finds", no_crop_points),
    ("5.9 all", Alone, "more", lambda self: self.divinations(self.turn) | {"done"}),
    ("5.9 goes on", Alone, "divine", ends_after_error),
    ("4.5", Alone, "patience", lambda self: 21),
]


def in_halves(self, seat):
    return COLOURS[seat // 2 if self.players == 4 else seat]


def anywhere(self, cell):
    return set(self.beside(cell).values())


def far_border(self):
    return {cell for cell in self.truth if self.direction not in self.beside(cell)}


def asked_twice(self):
    wanted = self.terrain(self.waiting)
    return [seat for seat in range(self.players) if self.piles[seat, wanted]]


def farthest(self):
    most = max(one.distance for one in self.fleeing)
    return [one for one in self.fleeing if one.distance == most]


def rows_only(self):
    self.fleeing = [one for one in self.fleeing if one.direction in "ew"]
    NEXT_FLIGHT(self)


def without_partners(self):
    """A seat without a tile is skipped, whatever its partner has."""
    self.is_fruitful, self.direction, self.place = False, None, None
    order = [(self.turn + step) % self.players for step in range(1, self.players + 1)]
    self.turn = next(seat for seat in order if self.has_tile(seat))
    self.decision = "spend"


def gives_from_below(self, seat):
    self.lay_tile(self.piles[seat, self.terrain(self.waiting)].pop(0))


TOGETHER = [
    ("6.3", Together, "give", gives_from_below),
    ("3.4", Together, "partners", lambda self, seat: set()),
    ("6.2 pawns", Together, "pawns_each", lambda self: 4),
    ("6.2 colours", Together, "colour", in_halves),
    ("6.2 6.5 turns", Together, "end_turn", without_partners),
    ("6.5", Together, "pass_on", lambda self: self.end_turn()),
    ("6.6 first step", Together, "first_steps", anywhere),
    ("6.6 border", Together, "first_entries", far_border),
    ("6.6 crops", Together, "may_stop", lambda self, cell: True),
    ("6.6 twice", Together, "may_cross", lambda self, cell, gone: True),
    ("6.7", Together, "able", asked_twice),
    ("6.8 order", Together, "nearest", farthest),
    ("6.8 columns", Together, "next_flight", rows_only),
    ("6.8 token", Together, "otoma_takes", lambda self, crop: None),
    ("6.9 6.10", Together, "offer_all", lambda self, side: None),
    ("6.10 after an error", Together, "after_error", lambda self: self.end_turn()),
    ("6.10 the end", Together, "nobody_has_tiles", lambda self: not self.has_tile(self.turn)),
]
BENT = [
    pytest.param(forms, owner, name, defect, id=f"{title} {clause}")
    for title, forms, defects in (
        ("competitive", COMPETITIVE, IN_COMPETITION),
        ("solo", SOLO, ALONE),
        ("cooperative", COOP, TOGETHER),
    )
    for clause, owner, name, defect in defects
]


@pytest.mark.parametrize(("forms", "owner", "name", "defect"), BENT)
def test_a_bent_clause_is_found(monkeypatch, forms, owner, name, defect):
    """The games of the comparison disagree with a plain reading that has one clause wrong."""
    monkeypatch.setattr(owner, name, defect)

    with pytest.raises(Disagreement):
        met_in(plain for plain, _ in games(forms, GAMES))


@pytest.mark.parametrize(("cell", "edge"), sorted(naive_otoma.TRAILS))
def test_a_bent_trail_is_found(monkeypatch, cell, edge):
    """TIWANAKU-5.6  Each end of each trail is taken in some game."""
    monkeypatch.setitem(naive_otoma.TRAILS, (cell, edge), ("e3", edge))

    with pytest.raises(Disagreement):
        met_in(plain for plain, _ in games(COOP[6:] + COOP[:6], GAMES))


@pytest.mark.parametrize("tokens", naive.OFFERING)
def test_a_bent_price_of_tokens_is_found(monkeypatch, tokens):
    """TIWANAKU-3.13  So many tokens are offered in some game."""
    monkeypatch.setitem(naive.OFFERING, tokens, 7)

    with pytest.raises(Disagreement):
        [follow(all_tokens(), random.Random(seed), "curious") for seed in range(SOME)]


@pytest.mark.parametrize(
    ("forms", "owner", "ranking"),
    [
        (COMPETITIVE, Naive, by_score_alone),
        (COMPETITIVE, Naive, by_seat),
        (SOLO, WithOtoma, lambda self: [{0}]),
        (COOP, WithOtoma, lambda self: [set(), set(range(self.players))]),
    ],
)
def test_bent_places_are_found(monkeypatch, forms, owner, ranking):
    """TIWANAKU-4.4 5.10 6.10  Ties, by Diversity, shared and lost to the Otoma."""
    monkeypatch.setattr(owner, "ranking", ranking)

    with pytest.raises(Disagreement):
        met_in(close_ends(forms, 1))


def test_a_missing_last_question_is_found(monkeypatch):
    """TIWANAKU-5.10  The player with tokens is not asked once more."""
    monkeypatch.setattr(Alone, "after_run", Alone.finish_turn)

    with pytest.raises(Disagreement):
        [follow(last_arrow(), random.Random(seed), "curious") for seed in range(SOME)]


@pytest.mark.parametrize(
    ("pattern", "bent", "fault"),
    [
        (r"(\b[esgr])1\b", r"\g<1>2", "1.4 crops of a region"),
        (r"(\b[esgr])1\b", r"\g<1>2", "1.5 equal crops touch"),
        (r"[ESGR](?=[1-5])", "e", "1.2 large region"),
        (r"[ESGR](?=[1-5])", "e", "1.8 not in the box"),
        (r"[ESGR](?=[1-5])", "e", "1.9 regions"),
        (r"E(?=[1-5])", "S", "1.3 regions touch"),
        (r"([ESGR][1-5])\*", r"\1", "1.6 starting cells"),
        (r"pawns (white|green) \w\w; ", "", "5.1 pawns"),
        (r"score 10", "score 11", "5.2 scores"),
        (r"diversity \d", "diversity 5", "5.2 scores"),
        (r"(pile 0 \w+) \w\w", r"\1", "6.3 dealt"),
        (r"(pile 0 earth) .*?;", r"\1 bn;", "5.3 arrows"),
    ],
)
def test_a_bent_table_is_found(pattern, bent, fault):
    """TIWANAKU-1.2 to 6.4  Every fault of a fresh table that is looked for is found."""
    text = TIWANAKU.new(1, 3, scenario="lot").position()
    table = table_of(re.sub(pattern, bent, text))

    assert naive_setup.faults(table_of(text)) == []
    assert fault in naive_setup.faults(table)
