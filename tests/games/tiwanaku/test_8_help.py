"""Chapter 8 and the deduction engine: exactness, hints that can be checked, worked examples."""

import pytest

import tambo
from tambo.core.dice import Dice
from tambo.games.tiwanaku.board import AROUND, CELLS
from tambo.games.tiwanaku.deduction.chances import deduce
from tambo.games.tiwanaku.deduction.knowledge import Knowledge, knowledge_of, valleys_of
from tambo.games.tiwanaku.hints.hint import hint_for
from tambo.games.tiwanaku.scenarios.scenario import Scenario, faults_of
from tambo.games.tiwanaku.scenarios.shelf import by_lot
from tambo.games.tiwanaku.solver.crops import regions_of
from tambo.games.tiwanaku.solver.search import Search, fits_box
from tambo.games.tiwanaku.solver.values import ALL_VALUES, TERRAIN_VALUES
from tests.games.tiwanaku.valley import ALL_SHORT, CLOSING, TIWANAKU, state_of, table, without

FIVE = 5


def plain_valleys(known):
    """All valleys by trying everything, with nothing but the laws as they are written."""
    cells = len(known.domains)
    around = AROUND[0]
    valley = [-1] * cells
    order = sorted(range(cells), key=lambda cell: known.domains[cell].bit_count())
    found = []

    def lay(at):
        if at == cells:
            if is_lawful():
                found.append(valley[:])
            return
        cell = order[at]
        for value in range(20):
            if not known.domains[cell] >> value & 1:
                continue
            if any(valley[o] >= 0 and valley[o] % 5 == value % 5 for o in around[cell]):
                continue
            if sum(v >= 0 and v // 5 == value // 5 for v in valley) == known.counts[value // 5]:
                continue
            valley[cell] = value
            lay(at + 1)
            valley[cell] = -1

    def is_lawful():
        terrains = [value // 5 for value in valley]
        if [terrains.count(t) for t in range(4)] != list(known.counts) or not fits_box(valley):
            return False
        regions = regions_of(FIVE, terrains)
        home = {cell: number for number, region in enumerate(regions) for cell in region}
        for region in regions:
            if sorted(valley[cell] % 5 for cell in region) != list(range(len(region))):
                return False
        return not any(
            terrains[o] == terrains[c] and home[o] != home[c]
            for c in range(cells)
            for o in around[c]
        )

    lay(0)
    return found


def random_case(seed):
    """A short valley of which a few cells are bare and a few others hidden."""
    dice = Dice(f"case {seed}")
    scenario = by_lot(FIVE, dice)
    cells = list(range(25))
    dice.shuffle(cells)
    hidden, bare = cells[:3], cells[3 : 3 + int(dice.below(6))]
    domains = []
    for cell, value in enumerate(scenario.valley):
        if cell in hidden:
            domains.append(ALL_VALUES)
        elif cell in bare:
            domains.append(TERRAIN_VALUES[value // 5])
        else:
            domains.append(1 << value)
    return Knowledge(FIVE, tuple(domains), tuple(scenario.counts()))


def test_deduction_agrees_with_plain_enumeration():
    """TIWANAKU-8.1  Possible values and chances on 500 random cases, against brute force."""
    for seed in range(500):
        known = random_case(seed)
        valleys = plain_valleys(known)
        found = deduce(known)

        assert found.is_exact
        assert found.worlds == pytest.approx(len(valleys))
        for cell in range(25):
            possible = {valley[cell] for valley in valleys}
            assert found.possible[cell] == sum(1 << value for value in possible)
            for value in possible:
                share = sum(v[cell] == value for v in valleys) / len(valleys)
                assert found.shares[cell][value] == pytest.approx(share)


def test_the_truth_is_always_possible():
    """TIWANAKU-8.1  Along a long game nothing true is ruled out, and chances add up."""
    match, dice = TIWANAKU.new(2, 1, scenario="lot"), Dice(1)
    looked = 0
    while not match.is_over:
        if len(match.steps) % 12 == 8:
            state = state_of(match)
            found = deduce(knowledge_of(state))
            looked += 1
            assert all(found.possible[c] >> v & 1 for c, v in enumerate(state.valley))
            assert all(sum(row) == pytest.approx(1.0) for row in found.shares)
            assert found.is_exact or found.error > 0.0
        menu = match.legal(match.to_act[0])
        match.play(match.to_act[0], menu[int(dice.below(len(menu)))])

    assert looked > 5


def test_a_sample_shows_only_valleys_that_agree():
    """TIWANAKU-8.1  At first a sample is drawn; each valley in it is lawful."""
    state = state_of(TIWANAKU.new(2, 4, scenario="lot"))
    known = knowledge_of(state)

    found = valleys_of(known)
    assert len(found.valleys) >= 20
    for valley in found.valleys[:20]:
        assert all(known.domains[cell] >> value & 1 for cell, value in enumerate(valley))
        scenario = Scenario(9, tuple(valley), tuple(range(45)))
        assert {fault.clause for fault in faults_of(scenario)} <= {"TIWANAKU-1.6"}
        assert scenario.counts() == list(known.counts)


def test_a_hint_is_true_and_its_steps_hold():
    """TIWANAKU-8.1  What a hint claims is proved by search: no valley says otherwise."""
    shown = 0
    for seed in range(40):
        known = random_case(seed)
        hint = hint_for(known, [])
        if hint is None or hint.level is None:
            continue
        shown += 1
        others = list(known.domains)
        others[hint.cell] &= ~sum(1 << (5 * t + hint.level - 1) for t in range(4))
        search = Search(FIVE, list(known.counts))
        assert search.run(others, 1, 100_000, None) == []
        assert search.is_complete
        assert hint.steps
        assert hint.way in ("laws", "supposition")
    assert shown > 20


def test_a_region_of_one_cell_holds_sweet_potato():
    """TIWANAKU-1.4 and the rulebook's beige: a closed region of one is level 1, for certain."""
    match = table("competitive short 2", "pawns beige a1", laid="a1 a2 b1", planted="a2 b1")
    known = knowledge_of(state_of(match))

    hint = hint_for(known, [CELLS.index("a1")])
    assert hint is not None
    assert (CELLS[hint.cell], hint.level, hint.way) == ("a1", 1, "laws")
    assert "a1 must be sweet potato (1)." in str(hint.claim.phrase)


def test_the_rulebooks_four_and_five():
    """The blue example: a region lacks 4 and 5; a 4 beside one place leaves it 5, the other 4.

    Rock of b1, c1, c2, d2, b2 lacks maize and quinoa on b2 and d2 here; the maize of a2 touches b2.
    """
    planted = without(ALL_SHORT, "b2", "d2")
    found = deduce(
        knowledge_of(
            state_of(
                table(
                    "competitive short 2",
                    "pawns beige b2",
                    laid="b2 d2",
                    planted=planted,
                    turn=CLOSING,
                )
            )
        )
    )

    assert found.crops_at(CELLS.index("b2")) == [5]
    assert found.crops_at(CELLS.index("d2")) == [4]


def test_tiles_left_tell_terrains():
    """The rulebook's remark: a quinoa needs five cells, so the last tiles go around it."""
    match = table("competitive short 2", planted=without(ALL_SHORT, "a2", "a3", "a4"), laid="")
    found = deduce(knowledge_of(state_of(match)))

    for name in ("a2", "a3", "a4"):
        assert found.terrains_at(CELLS.index(name)) == [2]


def test_hints_can_be_switched_off():
    """TIWANAKU-8.1  It is an option of the table."""
    assert TIWANAKU.new(2, 1, hints=False).options["hints"] is False


def test_pencil_marks_are_not_part_of_a_game():
    """TIWANAKU-8.2  Neither the view nor a record knows of them."""
    match = TIWANAKU.new(2, 1)

    assert "marks" not in match.view(0)
    assert "marks" not in match.record()
    assert tambo.load("tiwanaku") is TIWANAKU


def test_the_hint_of_the_game_begins_with_its_claim():
    """TIWANAKU-8.1  First the claim, then the steps; it is asked of a redeal."""
    match = table("competitive short 2", "pawns beige a1", laid="a1 a2 b1", planted="a2 b1")
    dice = Dice(1)

    said = TIWANAKU.coach.hint(match.redeal(0, dice), 0, dice)
    assert said is not None
    assert str(said[0].phrase) == "a1 must be sweet potato (1)."
    assert said[0].elements == ("cell:a1",)
    assert "cannot grow" in str(said[-1].phrase)
    assert said == TIWANAKU.coach.hint(match.redeal(0, dice), 0, dice)


def test_where_nothing_is_certain_the_best_chance_is_told():
    """TIWANAKU-8.1  After the first entry nothing can be known for certain in this valley."""
    match, dice = TIWANAKU.new(2, 1, board="short", scenario="4"), Dice(1)
    seat = match.to_act[0]
    match.play(seat, "enter a5")

    said = TIWANAKU.coach.hint(match.redeal(seat, dice), seat, dice)
    assert said is not None
    none, likely = said
    assert (none.phrase.key, none.elements) == ("tiwanaku-hint-none", ())
    assert likely.phrase.key.startswith("tiwanaku-hint-likely")
    assert (likely.phrase.args["at"], likely.elements) == ("a5", ("cell:a5",))
    assert 0 < int(likely.phrase.args["percent"]) < 100


def test_the_review_tells_from_when_a_crop_could_be_known():
    """TIWANAKU-8.3  A closed single cell is known at once; a wrong level could be refuted."""
    planted = without(ALL_SHORT, "a1", "b1", "a3")
    match = table("competitive short 2", "pawns beige b1,a3", planted=planted, laid="b1 a3")

    match.play(0, "divine b1=2")
    match.play(0, "done")
    match.play(0, "offer -")
    match.play(1, "enter a1")
    while not match.is_over:
        menu = match.legal(match.to_act[0])
        wrong = [text for text in menu if text == "divine a3=5"]
        match.play(match.to_act[0], wrong[0] if wrong else menu[-1])

    remarks = TIWANAKU.coach.remarks(match)
    told = {match.steps[number].text: said.phrase.key for number, said in remarks}
    assert {said.elements for _, said in remarks} == {("cell:b1",), ("cell:a3",)}
    assert told["divine b1=2"] == "tiwanaku-remark-known-start"
    assert told["divine a3=5"] == "tiwanaku-remark-refuted-start"


@pytest.mark.compiled
def test_the_valley_of_a_day_is_the_same_for_everybody():
    """TIWANAKU-1.9  The same key gives the same valid scenario, another key another one."""
    one, again, other = (TIWANAKU.coach.daily(key) for key in ("a", "a", "b"))

    assert one is not None
    assert one == again != other
    assert TIWANAKU.new(1, 5, **one).view(0)["board"] == "long"
    assert TIWANAKU.new(2, 6, **one).view(0)["left"] == TIWANAKU.new(3, 7, **one).view(0)["left"]
