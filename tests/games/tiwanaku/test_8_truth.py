"""Chapter 8: what hints and remarks claim is true, judged by another solver (`naive_sat`)."""

from typing import cast

import pytest

from tambo.core.dice import Dice
from tambo.games.tiwanaku.board import CELLS
from tambo.games.tiwanaku.deduction import exact
from tambo.games.tiwanaku.deduction.chances import deduce
from tambo.games.tiwanaku.deduction.knowledge import Knowledge, knowledge_of
from tambo.games.tiwanaku.hints import remarks
from tambo.games.tiwanaku.hints.hint import hint, look_for
from tambo.games.tiwanaku.scenarios.shelf import by_lot
from tambo.games.tiwanaku.solver.logic import crops_of, terrains_of
from tambo.games.tiwanaku.solver.values import ALL_VALUES, TERRAIN_VALUES
from tambo.games.tiwanaku.state import TiwanakuState
from tests.games.tiwanaku.naive_sat import Naive
from tests.games.tiwanaku.valley import TIWANAKU, state_of

ISSUE = """
competitive short 2 levels 6
5 r2 r1 e3 s1 s2
4 G5* e4 e2 s4 S5*
3 g1 g3 e1 s3 g1
2 s2 g4 g2 R5 r2
1 s1 R3* r1 R4* s1
pawns beige d2
turn 1 act
"""


def opened(seed, columns, bare, planted):
    """A valley with so many cells bare and so many with their crops; the others are hidden."""
    dice = Dice(f"truth {seed}")
    scenario = by_lot(columns, dice)
    cells = [cell for cell in range(5 * columns) if cell not in scenario.open_cells]
    dice.shuffle(cells)
    domains = [ALL_VALUES] * (5 * columns)
    for cell in cells[:bare]:
        domains[cell] = TERRAIN_VALUES[scenario.valley[cell] // 5]
    for cell in (*cells[bare : bare + planted], *scenario.open_cells):
        domains[cell] = 1 << scenario.valley[cell]
    return Knowledge(columns, tuple(domains), tuple(scenario.counts()))


CASES = [
    *(opened(seed, 5, seed % 7, seed % 4) for seed in range(3, 13)),
    *(opened(seed, 9, 4 + 2 * (seed % 10), seed % 8) for seed in range(2, 7)),
]


@pytest.mark.parametrize("known", CASES, ids=lambda known: f"{known.columns}")
def test_nothing_certain_is_missed_and_nothing_else_claimed(known):
    """TIWANAKU-8.1  Every forced crop and terrain is found, whatever solver is asked.

    "Nothing more can be known" is said only where that is so.
    """
    certain = Naive(known.columns, known.domains, known.counts).certain()

    masks, is_whole = exact.exact(known).forced()
    assert is_whole
    news = []
    for cell, (terrain, level) in enumerate(certain):
        terrains, crops = terrains_of(masks[cell]), crops_of(masks[cell])
        assert (terrains[0] if len(terrains) == 1 else None) == terrain, CELLS[cell]
        assert (crops[0] if len(crops) == 1 else None) == level, CELLS[cell]
        before = known.domains[cell]
        if (level and len(crops_of(before)) > 1) or (
            terrain is not None and len(terrains_of(before)) > 1
        ):
            news.append(cell)
    found, is_sure = look_for(known, [])
    assert is_sure
    assert (found is None) == (not news)
    if found is not None:
        terrain, level = certain[found.cell]
        assert found.level in (None, level)
        assert found.terrain in (None, terrain)


def test_b2_and_d2_of_the_issue_are_forced():
    """TIWANAKU-8.1  Two forced crops that the laws and a bounded search did not find."""
    match = TIWANAKU.from_position(ISSUE, seed=1)
    known = knowledge_of(state_of(match))

    found = deduce(known)
    assert found.crops_at(CELLS.index("b2")) == [4]
    assert found.crops_at(CELLS.index("d2")) == [5]
    said = hint(state_of(match), 0)
    assert said[0].phrase.key == "tiwanaku-hint-crop"
    assert (said[0].phrase.args["at"], said[0].phrase.args["crop"]) in (("b2", 4), ("d2", 5))


def test_a_search_that_was_cut_does_not_claim_that_nothing_can_be_known(monkeypatch):
    """TIWANAKU-8.1  Without any work nothing is found, and the words say no more than that."""
    match = TIWANAKU.from_position(ISSUE, seed=1)
    monkeypatch.setattr(exact, "CONFLICTS", 1)
    exact.exact.cache_clear()

    found, is_whole = look_for(knowledge_of(state_of(match)), [])
    exact.exact.cache_clear()
    assert found is None
    assert not is_whole


def reviewed(seed, board):
    """A game of random moves with its announcements: what was said, and what was known then."""
    match, dice = TIWANAKU.new(2, seed, board=board, scenario=str(1 + seed % 5)), Dice(seed)
    while not match.is_over:
        menu = match.legal(match.to_act[0])
        match.play(match.to_act[0], menu[int(dice.below(len(menu)))])
    states = match.states
    for number, said in TIWANAKU.coach.remarks(match):
        event = next(e for e in match.steps[number].events if e.kind in ("divined", "erred"))
        yield (
            said.phrase,
            event.fields(),
            [knowledge_of(cast(TiwanakuState, state)) for state in states[: number + 1]],
        )


@pytest.mark.parametrize(("seed", "board"), [(1, "short"), (3, "short"), (4, "long")])
def test_remarks_agree_with_another_solver(seed, board):
    """TIWANAKU-8.3  Guessed means not certain, unlucky means possible; and the moves are right."""
    told = 0
    for phrase, data, known in reviewed(seed, board):
        told += 1
        cell, kind = CELLS.index(str(data["at"])), phrase.key.removeprefix("tiwanaku-remark-")

        def is_settled(now, cell=cell, data=data):
            naive = Naive(now.columns, now.domains, now.counts)
            level = naive.level(cell, int(data["said"]) - 1)
            return naive.valley(-level if data["said"] == data["crop"] else level) is None

        if kind in ("guessed", "unlucky"):
            assert not is_settled(known[-1])
        elif kind in ("known-start", "refuted-start"):
            assert is_settled(known[0])
        else:
            assert kind in ("known", "refuted")
            move = int(phrase.args["move"])
            assert is_settled(known[move])
            assert not is_settled(known[move - 1])
    assert told > 3


def test_a_remark_that_was_not_settled_says_so(monkeypatch):
    """TIWANAKU-8.3  Where the judge gives up, nothing is claimed."""
    monkeypatch.setattr(remarks, "is_impossible", lambda known, cell, values: None)

    kinds = {phrase.key for phrase, _, _ in reviewed(1, "short")}
    assert kinds == {"tiwanaku-remark-open"}
