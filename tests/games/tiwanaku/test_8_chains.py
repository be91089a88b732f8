"""Chapter 8: the lines of a hint, replayed one by one with nothing but the lines before."""

import pytest

from tambo.core.dice import Dice
from tambo.games.tiwanaku.board import CELLS
from tambo.games.tiwanaku.components import TERRAINS
from tambo.games.tiwanaku.deduction.knowledge import Knowledge, knowledge_of
from tambo.games.tiwanaku.hints.hint import hint_for
from tambo.games.tiwanaku.scenarios.shelf import by_lot
from tambo.games.tiwanaku.solver.logic import Logic, crops_of, terrains_of
from tambo.games.tiwanaku.solver.search import Search
from tambo.games.tiwanaku.solver.values import ALL_VALUES, CROP_VALUES, TERRAIN_VALUES
from tests.games.tiwanaku.valley import ALL_SHORT, CLOSING, TIWANAKU, state_of, table

MUST = ("corner-must", "supply-must", "growth", "left-terrain")
REFUTED = ("contradiction-terrain", "searched-terrain")
NOT = ("corner", "supply", "too-big", "join", "no-crop", *REFUTED)


def said(phrase):
    """The values that the words of a line take from its cell."""
    law, words = phrase.key.removeprefix("tiwanaku-hint-"), phrase.args
    terrain = TERRAIN_VALUES[TERRAINS.index(words["terrain"])] if "terrain" in words else 0
    crop = CROP_VALUES[int(words["crop"]) - 1] if "crop" in words else 0
    if law in (*MUST, "suppose-terrain"):
        return ALL_VALUES & ~terrain
    if law in NOT:
        return terrain
    if law in ("only-place", "left-crop", "suppose"):
        return ALL_VALUES & ~crop
    if law in ("distance", "twice", "contradiction", "searched"):
        return crop
    assert law in ("too-small", "closed")
    above = sum(CROP_VALUES[int(words["most"]) :])
    return above & terrain if law == "too-small" else above


def holds(premises, domains):
    return all(not domains[cell] & mask for cell, mask in premises)


def is_refuted(known, domains):
    """Whether the laws alone, applied again and again, leave no valley."""
    search = Search(known.columns, list(known.counts))
    return search.run(domains, 1, 20_000, None) == [] and search.is_complete


def follows(known, domains, line):
    """Whether a line follows from the domains so far: the values it takes fit nowhere."""
    trial = list(domains)
    trial[line.cell] &= said(line.phrase)
    return not trial[line.cell] or is_refuted(known, trial)


def replayed(known, hint, left_out=-1, is_searched=True):
    """The domains after all lines; None where one relies on something that no line said."""
    domains = list(known.domains)
    saved: list[list[int]] = []
    for number, line in enumerate(hint.lines):
        if number == left_out:
            continue
        if not holds(line.premises, domains):
            return None
        if line.kind == "suppose":
            saved.append(domains[:])
        elif line.cell < 0:
            if is_searched:
                assert is_refuted(known, domains)
            continue
        elif line.kind == "refuted":
            domains = saved.pop()
        else:
            assert line.lost == said(line.phrase)
            if is_searched:
                assert follows(known, domains, line), (known, line)
        domains[line.cell] &= ~said(line.phrase)
    return domains


def is_proved(hint, domains):
    if domains is None:
        return False
    if hint.level is not None:
        return crops_of(domains[hint.cell]) == [hint.level]
    return terrains_of(domains[hint.cell]) == [hint.terrain]


def short_case(seed, hidden, bare):
    """A short valley with so many cells hidden and so many without their crops."""
    dice = Dice(f"chain {seed}")
    scenario = by_lot(5, dice)
    cells = list(range(25))
    dice.shuffle(cells)
    domains = [1 << value for value in scenario.valley]
    for cell in cells[:hidden]:
        domains[cell] = ALL_VALUES
    for cell in cells[hidden : hidden + bare]:
        domains[cell] = TERRAIN_VALUES[scenario.valley[cell] // 5]
    return Knowledge(5, tuple(domains), tuple(scenario.counts()))


@pytest.fixture(scope="module")
def short_hints():
    cases = [short_case(seed, 3 + seed % 5, seed % 10) for seed in range(200)]
    found = [(known, hint_for(known, [])) for known in cases]
    return [(known, hint) for known, hint in found if hint is not None]


def test_every_line_follows_from_those_before(short_hints):
    """TIWANAKU-8.1  Searched through all valleys that agree with the lines so far."""
    assert len(short_hints) > 150
    for known, hint in short_hints:
        assert is_proved(hint, replayed(known, hint))


def test_a_line_is_about_the_cells_that_its_words_name(short_hints):
    """TIWANAKU-8.1  Its own, and those it argues from; a screen shows them while it is read."""
    argued = 0
    for _, hint in short_hints:
        for said in (hint.claim, *hint.steps):
            words = [str(said.phrase.args.get(name, "")) for name in ("at", "from", "because")]
            named = {f"cell:{cell}" for cell in " ".join(words).replace(",", " ").split()}
            assert set(said.elements) == named, said
            argued += len(named) > 1
    assert argued > 100


def test_no_line_can_be_left_out(short_hints):
    """TIWANAKU-8.1  Without one of its lines a later one, or the claim, has no ground."""
    tried = 0
    for known, hint in short_hints:
        for number, line in enumerate(hint.lines):
            if line.kind == "law" and "left-" not in line.phrase.key:
                tried += 1
                rest = replayed(known, hint, number, is_searched=False)
                assert not is_proved(hint, rest), (known, hint.steps, number)
    assert tried > 200


@pytest.mark.compiled
def test_chains_of_long_games():
    """TIWANAKU-8.1  Along random long games; the premises of every line come before it."""
    ways = set()
    proved = 0
    for seed in range(5):
        match, dice = TIWANAKU.new(2, seed, scenario="lot"), Dice(f"long {seed}")
        while not match.is_over:
            if len(match.steps) % 4 == 3:
                known = knowledge_of(state_of(match))
                hint = hint_for(known, [])
                if hint is not None:
                    ways.add(hint.way)
                    proved += 1
                    assert is_proved(hint, replayed(known, hint, is_searched=False))
            menu = match.legal(match.to_act[0])
            match.play(match.to_act[0], menu[int(dice.below(len(menu)))])
    assert proved > 50
    assert {"laws", "supposition"} <= ways


def test_a_domain_that_becomes_single_is_told():
    """TIWANAKU-8.1  b2 loses three crops one by one; that only one is left has its own line."""
    planted = " ".join(cell for cell in ALL_SHORT.split() if cell != "b2")
    known = knowledge_of(
        state_of(
            table("competitive short 2", "pawns beige b2", planted=planted, laid="b2", turn=CLOSING)
        )
    )

    hint = hint_for(known, [CELLS.index("b2")])
    assert hint is not None
    keys = [step.phrase.key for step in hint.steps]
    assert keys[-1] in ("tiwanaku-hint-left-crop", "tiwanaku-hint-only-place")
    logic = Logic(known.columns, list(known.counts))
    domains = replayed(known, hint)
    assert domains is not None
    assert logic.settle(domains)
