"""Chapter 1: the laws of a valley, and the validator that names each broken one."""

import pytest

import tambo
from tambo.games.tiwanaku.board import LONG as NINE
from tambo.games.tiwanaku.board import SHORT as FIVE
from tambo.games.tiwanaku.scenarios.maker import REGIONS, STARTING, make_scenario
from tambo.games.tiwanaku.scenarios.scenario import (
    Unreadable,
    faults_of,
    format_scenario,
    parse_scenario,
)
from tambo.games.tiwanaku.scenarios.shelf import by_lot, how_many, numbered
from tambo.games.tiwanaku.solver.crops import regions_of
from tests.games.tiwanaku.valley import ALL_SHORT, LONG, SHORT, TIWANAKU, refused, table


def disc(valley, start="a2 a5 c2", **changed):
    """A scenario text with some cells replaced."""
    lines = []
    for row, text in valley.items():
        cells = text.split()
        for name, value in changed.items():
            if int(name[1]) == row:
                cells["abcdefghi".index(name[0])] = value
        lines.append(f"{row} {' '.join(cells)}")
    return "\n".join([*lines, f"start {start}"])


def clauses(text):
    return {fault.clause for fault in faults_of(parse_scenario(text))}


def test_the_boards():
    """TIWANAKU-1.1  Five rows of five or of nine cells; a short board ends at column e."""
    assert len(TIWANAKU.new(2, 1, board="short").view(None)["cells"]) == 25
    assert len(TIWANAKU.new(2, 1, board="long").view(None)["cells"]) == 45
    with refused("TIWANAKU-1.1"):
        table("competitive short 2").play(0, "enter f1")
    with pytest.raises(Unreadable):
        parse_scenario("1 e1 s1")


def test_a_valid_valley_has_no_fault():
    """TIWANAKU-1.2  Regions hang together orthogonally; here grass fills a2 to a5 and b4."""
    scenario = parse_scenario(disc(SHORT))

    assert faults_of(scenario) == []
    assert [1, 2, 3, 4, 8] in regions_of(FIVE, scenario.terrains)


def test_a_region_of_six():
    """TIWANAKU-1.2  More than five cells of one terrain are no region."""
    assert "TIWANAKU-1.2" in clauses(disc(SHORT, b3="g1"))


def test_regions_do_not_touch_by_a_corner():
    """TIWANAKU-1.3  Grass on c5 would touch the grass of b4 by its corner."""
    assert "TIWANAKU-1.3" in clauses(disc(SHORT, c5="g1"))


def test_a_region_holds_each_level_once():
    """TIWANAKU-1.4  The grass region a2-a5, b4 needs 1 to 5; without its 1 it is wrong."""
    assert "TIWANAKU-1.4" in clauses(disc(SHORT, a5="g4"))


def test_equal_crops_do_not_touch():
    """TIWANAKU-1.5  Coca on a5 would touch the coca of b5."""
    assert "TIWANAKU-1.5" in clauses(disc(SHORT, a5="g2"))


def test_a_long_scenario_names_five_otoma_cells():
    """TIWANAKU-1.6  Five cells, five colours; they lie open as starting cells do."""
    bare = disc(LONG, start="a2 b1 b3 c4 f5 g5 h4 i1 i3 i4")
    otoma = "otoma g5=blue c4=yellow i4=white b3=green a2=purple"

    assert clauses(f"{bare}\n{otoma}") == set()
    assert clauses(f"{bare}\n{otoma.replace(' a2=purple', '')}") == {"TIWANAKU-1.6"}
    assert clauses(f"{bare}\n{otoma.replace('purple', 'green')}") == {"TIWANAKU-1.6"}
    match = TIWANAKU.new(1, 3, scenario=f"{bare};{otoma}".replace("\n", ";"))
    assert match.view(0)["cells"]["g5"] == {"terrain": "rock", "crop": 1, "arrow": None}
    assert match.view(0)["left"] == {"earth": 8, "sand": 9, "grass": 8, "rock": 10}


def one_line(*lines):
    return ";".join(lines).replace("\n", ";")


def test_a_long_disc_without_the_otoma_serves_competitive_play():
    """TIWANAKU-1.6  Their cells are asked for in solo and co-op only."""
    bare = one_line(disc(LONG, start=LONG_START))

    assert clauses(bare) == set()
    assert TIWANAKU.new(2, 1, scenario=bare).view(0)["mode"] == "competitive"
    for players, options in ((1, {}), (2, {"mode": "cooperative"})):
        with pytest.raises(tambo.InvalidSetup) as caught:
            TIWANAKU.new(players, 1, scenario=bare, **options)
        assert (caught.value.code, caught.value.clause) == ("option.scenario", "TIWANAKU-1.6")
    [workshop] = TIWANAKU.workshops()
    assert workshop.flaws(bare) == []
    assert workshop.options(bare)["mode"] == "competitive"
    assert any(said.key == "tiwanaku-workshop-competitive" for said in workshop.report(bare))


def test_a_disc_that_hides_nothing():
    """TIWANAKU-1.6  Some cells lie open at the start, not all: there would be no turn to play."""
    assert clauses(disc(SHORT, start=ALL_SHORT)) == {"TIWANAKU-1.6"}


def test_the_starting_crops_leave_one_filling():
    """TIWANAKU-1.7  Without any starting cell this valley has several fillings."""
    assert clauses(disc(SHORT, start="")) == {"TIWANAKU-1.7"}


def test_the_box_has_limits():
    """TIWANAKU-1.8  Eighteen tiles of sand are more than the box has."""
    text = "\n".join(f"{row} " + " ".join(["s1"] * 5) for row in range(5, 0, -1))

    assert "TIWANAKU-1.8" in clauses(text)


@pytest.mark.parametrize("columns", [FIVE, NINE])
def test_our_scenarios(columns):
    """TIWANAKU-1.9  Five short and fifteen long ones, valid and within our ranges."""
    assert how_many(columns) == (5 if columns == FIVE else 15)
    for number in range(1, how_many(columns) + 1):
        scenario = numbered(columns, number)
        regions = regions_of(columns, scenario.terrains)
        assert faults_of(scenario) == []
        assert REGIONS[columns][0] <= len(regions) <= REGIONS[columns][1]
        assert STARTING[columns][0] <= len(scenario.open_cells) <= STARTING[columns][1]
        assert parse_scenario(format_scenario(scenario)) == scenario


def test_a_scenario_by_lot_is_valid_however_it_is_turned():
    """TIWANAKU-1.9  Mirrored and with other terrains, the laws still hold."""
    for seed in range(20):
        assert faults_of(by_lot(FIVE, tambo.Dice(seed))) == []
        assert faults_of(by_lot(NINE, tambo.Dice(seed))) == []


def test_scenarios_from_a_seed():
    """TIWANAKU-1.9  The same seed gives the same scenario, within the ranges."""
    assert make_scenario("quinoa", FIVE) == make_scenario("quinoa", FIVE)
    assert make_scenario("quinoa", FIVE) != make_scenario("maize", FIVE)
    match = TIWANAKU.new(2, 1, board="short", scenario="seed quinoa")
    assert match.position() == TIWANAKU.new(2, 1, board="short", scenario="seed quinoa").position()


def test_a_disc_typed_in_is_checked():
    """TIWANAKU-1.9  A wrong disc is refused with the rule it breaks; a right one is played."""
    good = disc(SHORT).replace("\n", ";")
    bad = disc(SHORT, a5="g2").replace("\n", ";")

    match = TIWANAKU.new(2, 1, board="short", scenario=good)
    assert match.view(0)["cells"]["c2"] == {"terrain": "rock", "crop": 3, "arrow": None}
    with pytest.raises(tambo.InvalidSetup) as caught:
        TIWANAKU.new(2, 1, board="short", scenario=bad)
    assert caught.value.clause in ("TIWANAKU-1.4", "TIWANAKU-1.5")
    with pytest.raises(tambo.InvalidSetup):
        TIWANAKU.new(2, 1, board="long", scenario=good)
    with pytest.raises(tambo.InvalidSetup):
        TIWANAKU.new(2, 1, board="short", scenario="6")
    assert len(ALL_SHORT.split()) == 25


LONG_START = "a2 b1 b3 c4 f5 g5 h4 i1 i3 i4"
FIVE_PAWNS = "otoma g5=blue c4=yellow i4=white b3=green a2=purple"
ONES = "\n".join(f"{row} " + " ".join(["s1"] * 9) for row in range(5, 0, -1))


@pytest.mark.parametrize(
    ("text", "clause", "key"),
    [
        (disc(SHORT, b3="g1"), "TIWANAKU-1.2", "region-size"),
        (disc(SHORT, c5="g1"), "TIWANAKU-1.3", "corner"),
        (disc(SHORT, a5="g4"), "TIWANAKU-1.4", "region-crops"),
        (disc(SHORT, a5="g2"), "TIWANAKU-1.5", "equal-crops"),
        (f"{disc(LONG, start=LONG_START)}\notoma a2=green", "TIWANAKU-1.6", "otoma-count"),
        (f"{disc(LONG, start=LONG_START)}\n{FIVE_PAWNS}\nempty b1", "TIWANAKU-6.2", "otoma-empty"),
        (disc(SHORT, start=ALL_SHORT), "TIWANAKU-1.6", "all-open"),
        (disc(SHORT) + "\notoma a2=green", "TIWANAKU-1.6", "otoma-short"),
        (disc(SHORT, start=""), "TIWANAKU-1.7", "not-unique"),
        (f"{ONES}\n{FIVE_PAWNS}", "TIWANAKU-1.8", "terrain-count"),
        (f"{ONES}\n{FIVE_PAWNS}", "TIWANAKU-1.8", "crop-count"),
    ],
)
def test_each_broken_rule_has_its_own_error(text, clause, key):
    """TIWANAKU-1.2 to 1.8  The validator says which rule is broken, and where."""
    faults = faults_of(parse_scenario(text))

    assert (clause, f"tiwanaku-scenario-{key}") in {(f.clause, f.phrase.key) for f in faults}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("long\n" + disc(SHORT), "row"),
        ("1 e1 s1", "size"),
        (disc(SHORT, a1="x1"), "value"),
        (disc(SHORT, a1="e6"), "value"),
        (disc(SHORT, start="z9"), "cell"),
        (disc(SHORT, start="f1"), "off-board"),
        (disc(SHORT) + "\nwater a1", "line"),
        (f"{disc(LONG)}\n{FIVE_PAWNS}\nempty a2 b3", "line"),
        (f"{disc(LONG)}\n{FIVE_PAWNS}\nempty z9", "cell"),
        (disc(LONG) + "\notoma a1=beige", "otoma-colour"),
    ],
)
def test_what_stops_the_reader_is_named(text, key):
    """TIWANAKU-7.4 and 1.1  A text that is no scenario is refused with the word that is wrong."""
    with pytest.raises(Unreadable) as caught:
        parse_scenario(text)
    assert caught.value.fault.phrase.key == f"tiwanaku-scenario-{key}"
