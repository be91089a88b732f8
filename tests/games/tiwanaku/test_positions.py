"""Chapter 7: positions that no game comes to are refused, and those of real games are not."""

import pytest

import tambo
from tambo.core.dice import Dice
from tambo.games.tiwanaku.scenarios.scenario import parse_scenario, valley_faults
from tests.games.tiwanaku.test_5_solo import EASY, HARD
from tests.games.tiwanaku.test_5_solo import OTOMA as ALONE
from tests.games.tiwanaku.test_6_coop import STARTING
from tests.games.tiwanaku.test_6_coop import TWO as TOGETHER
from tests.games.tiwanaku.valley import (
    ALL_LONG,
    ALL_SHORT,
    CLOSING,
    LONG,
    SHORT,
    TIWANAKU,
    rows,
    table,
    without,
)

DUEL = "competitive short 2"
OTOMA = "pawns green a2,b3,c4,g5,i4"
ALL_BUT_D1 = without(ALL_LONG, "d1")
NO_TILES = [
    f"pile {seat} {name} -" for seat in (0, 1) for name in ("earth", "sand", "grass", "rock")
]


def refuse(*parts, code, clause="TIWANAKU-7.3", **cells):
    with pytest.raises(tambo.InvalidPosition) as caught:
        table(*parts, **cells)
    assert (caught.value.code, caught.value.clause) == (f"position.{code}", clause)
    assert caught.value.reason


@pytest.mark.parametrize(
    ("head", "code", "clause"),
    [
        ("solo short 1", "board", "TIWANAKU-5.1"),
        ("cooperative short 2", "board", "TIWANAKU-6.1"),
        (f"{DUEL} levels 0", "levels", "TIWANAKU-3.8"),
        (f"{DUEL} levels 10", "levels", "TIWANAKU-3.8"),
        (f"{DUEL} levels ²", "number", "TIWANAKU-7.3"),
        (f"{DUEL} levels 6 levels 6", "head", "TIWANAKU-7.3"),
        (f"{DUEL} expert", "head", "TIWANAKU-7.3"),
        (f"{DUEL} white", "head", "TIWANAKU-7.3"),
        ("solo long 1 expert", "head", "TIWANAKU-7.3"),
        ("solo long 1 easy normal", "head", "TIWANAKU-7.3"),
        ("competitive short 1", "head", "TIWANAKU-7.3"),
    ],
)
def test_terms_that_no_table_agrees_on(head, code, clause):
    """TIWANAKU-7.3  Mode, board, players and what may be chosen with them."""
    refuse(head, code=code, clause=clause)


@pytest.mark.parametrize(
    "part",
    [
        "stalls 99999999999999999999999",
        "stalls 1e3",
        "stalls ٣",
        "stalls +1",
        "stalls -5",
        "side -1 score 5",
        "side 0 score -5",
        "place -1",
        "asked -1",
        "side 0 score 99999999999999999999999",
        "side 99999999999999999999999 score 1",
        "ender 99999999999999999999999",
        "side 0 made 0,0,0,0,99999999999999999999999",
    ],
)
def test_numbers_that_are_not_plain_digits(part):
    """TIWANAKU-7.3  ASCII digits, and few of them; the largest score is three digits long."""
    refuse(DUEL, part, code="number")
    refuse(DUEL, turn="turn -1 act", code="number")


@pytest.mark.parametrize(
    ("part", "code", "clause"),
    [
        ("stalls 20", "number", "TIWANAKU-4.5"),
        ("side 0 tokens 6", "line", "TIWANAKU-7.3"),
        ("side 0 tokens 0", "line", "TIWANAKU-7.3"),
        ("side 0 tokens 1,1", "line", "TIWANAKU-7.3"),
        ("side 2 score 5", "line", "TIWANAKU-7.3"),
        ("side 0 diversity 7,0,0,0", "side", "TIWANAKU-7.3"),
        ("side 0 made -1,0,0,0,0", "side", "TIWANAKU-7.3"),
        ("side 0 made 0,0,1,0,0", "side", "TIWANAKU-7.3"),
        ("pawns beige a4,a4", "line", "TIWANAKU-7.3"),
        ("pawns beige a1", "pawns", "TIWANAKU-7.3"),
        ("pawns beige i5", "pawns", "TIWANAKU-7.3"),
        ("pawns green a4", "pawns", "TIWANAKU-7.3"),
        ("pawns purple a4", "pawns", "TIWANAKU-7.3"),
        ("arrows a4=bn", "line", "TIWANAKU-7.3"),
        ("pile 0 sand bn", "line", "TIWANAKU-7.3"),
        ("fruitful 1", "turn", "TIWANAKU-7.3"),
        ("fruitful 2", "turn", "TIWANAKU-7.3"),
        ("erred 1", "turn", "TIWANAKU-7.3"),
        ("done 1", "turn", "TIWANAKU-7.3"),
        ("ender 0", "turn", "TIWANAKU-7.3"),
        ("ending mapped", "turn", "TIWANAKU-7.3"),
        ("direction east", "turn", "TIWANAKU-7.3"),
        ("asked 0", "turn", "TIWANAKU-7.3"),
        ("waiting b4", "turn", "TIWANAKU-7.3"),
        ("refused 1", "turn", "TIWANAKU-7.3"),
        ("found 1", "turn", "TIWANAKU-7.3"),
        ("reacting 3 0 1", "turn", "TIWANAKU-7.3"),
        ("place 0", "place", "TIWANAKU-6.2"),
        ("turn 1 act", "twice", "TIWANAKU-7.3"),
        ("5 g1 r2 r1 e2 e1", "twice", "TIWANAKU-7.3"),
    ],
)
def test_parts_that_do_not_fit_a_duel(part, code, clause):
    """TIWANAKU-7.3  Out of range, of another mode, given twice, or of another moment."""
    refuse(DUEL, part, code=code, clause=clause)


@pytest.mark.parametrize(
    "turn",
    ["turn 2 act", "turn 0 spend", "turn 0 ask", "turn 0 answer; asked 7",
     "turn 0 otoma", "turn 0 offer", "turn 0 more", "turn 0 last-offer", "turn 0 last-divine",
     "turn 0 over", "turn 0 over; ending mapped; ender 0", "turn 0 over; ending coop-won",
     "turn 0 over; ending stalled; ender 0"],
)  # fmt: skip
def test_decisions_that_do_not_come_up_in_a_duel(turn):
    """TIWANAKU-7.3  Nothing to spend, nobody to ask, no token, no waiting pawn, no end yet."""
    refuse(DUEL, turn=turn, code="turn")


@pytest.mark.parametrize(
    ("parts", "turn"),
    [
        ([], "turn 0 act"),
        (["pawns beige b2"], "turn 0 more; fruitful 1"),
        ([], CLOSING),
        (["pawns beige b2"], "turn 0 last-divine; ending mapped"),
        (["pawns beige b2"], "turn 0 last-divine; ender 0"),
        (["pawns beige b2"], f"{CLOSING}; done 1"),
        (["pawns beige b2"], f"{CLOSING}; done 4"),
        (["pawns beige b2"], CLOSING.replace("mapped", "stalled")),
        (["side 1 tokens 1"], "turn 1 last-offer; ender 0; done 1; ending mapped"),
        (["side 1 tokens 1"], "turn 1 last-offer; ender 0; done 3; ending mapped"),
        (["side 0 tokens 1"], "turn 1 last-offer; ender 0; done 2; ending mapped"),
    ],
)
def test_a_mapped_valley_is_at_its_end(parts, turn):
    """TIWANAKU-4.1  With every tile laid nobody explores; the last decisions have an order."""
    planted = without(ALL_SHORT, "b2")

    refuse(DUEL, *parts, laid="b2", planted=planted, turn=turn, code="turn")


def test_the_last_decisions_of_a_real_game_are_accepted():
    """TIWANAKU-4.2, 4.3  Divining, offering second, and over after a standstill."""
    almost = without(ALL_SHORT, "b2")
    closing = table(DUEL, "pawns beige b2", laid="b2", planted=almost, turn=CLOSING)
    last = "turn 1 last-offer; ender 0; done 2; ending mapped"
    offering = table(DUEL, "side 1 tokens 1", planted=ALL_SHORT, turn=last)
    over = table(DUEL, turn="turn 0 over; stalls 20; ending stalled; ender 0")

    assert closing.legal(0)[-1] == "pass"
    assert offering.legal(1) == ["offer -", "offer 1"]
    assert over.is_over


@pytest.mark.parametrize(
    ("changed", "clause"),
    [
        ({"b3": "g1"}, "TIWANAKU-1.2"),
        ({"a5": "g4"}, "TIWANAKU-1.4"),
        ({"a5": "g2", "a3": "g1"}, "TIWANAKU-1.5"),
    ],
)
def test_a_typed_valley_keeps_the_laws(changed, clause):
    """TIWANAKU-1.2, 1.4, 1.5  The first broken law is named, with the cells."""
    valley = {row: text.split() for row, text in SHORT.items()}
    for name, value in changed.items():
        valley[int(name[1])]["abcde".index(name[0])] = value
    lines = [DUEL, *(f"{row} {' '.join(cells)}" for row, cells in valley.items()), "turn 0 act"]

    with pytest.raises(tambo.InvalidPosition) as caught:
        TIWANAKU.from_position("\n".join(lines))
    assert (caught.value.code, caught.value.clause) == ("position.valley", clause)


def test_a_typed_valley_has_one_filling():
    """TIWANAKU-1.7  The crops that lie open leave one way to fill in the others."""
    with pytest.raises(tambo.InvalidPosition) as caught:
        TIWANAKU.from_position("\n".join([DUEL, *rows(SHORT, "", ""), "turn 0 act"]))

    assert (caught.value.code, caught.value.clause) == ("position.valley", "TIWANAKU-1.7")


def test_a_typed_valley_fits_the_box():
    """TIWANAKU-1.8  25 cells of sand are more than the box has tiles, and 25 sweet potatoes too."""
    sand = "\n".join(f"{row} " + " ".join(["s1"] * 5) for row in range(5, 0, -1))

    with pytest.raises(tambo.InvalidPosition) as caught:
        TIWANAKU.from_position(f"{DUEL}\n{sand}\nturn 0 act")
    assert caught.value.code == "position.valley"
    found = {fault.phrase.key for fault in valley_faults(parse_scenario(f"short\n{sand}"))}
    assert {"tiwanaku-scenario-terrain-count", "tiwanaku-scenario-crop-count"} <= found


@pytest.mark.parametrize(
    ("parts", "code", "clause"),
    [
        (["arrows a1=bn"], "arrows", "TIWANAKU-5.3"),  # no tile lies there
        (["arrows a2=bs"], "arrows", "TIWANAKU-5.3"),  # grass has no such arrow
        (["arrows b1=bn a2=bn"], "arrows", "TIWANAKU-5.3"),  # grass has one of them
        (["arrows a2=bn a2=be"], "line", "TIWANAKU-7.3"),
        (["arrows a2=xx"], "line", "TIWANAKU-7.3"),
        (["pile 0 sand bn"], "piles", "TIWANAKU-7.3"),
        (["pile -1 sand bn"], "number", "TIWANAKU-7.3"),
        (["pile 1 sand bn"], "line", "TIWANAKU-7.3"),
        (["shelf sand bn"], "line", "TIWANAKU-7.3"),
        (["side 1 tokens 1"], "side", "TIWANAKU-5.7"),
        (["direction east"], "turn", "TIWANAKU-7.3"),
        (["pawns beige b1,f5,h4,i1,i3,c5"], "pawns", "TIWANAKU-7.3"),
    ],
)
def test_parts_that_do_not_fit_solo(parts, code, clause):
    """TIWANAKU-5.3  Arrows that the box has, as often as it has them, on tiles that lie."""
    refuse(HARD, *ALONE, *parts, planted=STARTING, code=code, clause=clause)


@pytest.mark.parametrize("missing", ALONE)
def test_every_otoma_pawn_stands_on_the_board(missing):
    """TIWANAKU-5.1  An arrow of its colour would find no pawn."""
    others = [part for part in ALONE if part != missing]

    refuse(EASY, *others, planted=STARTING, code="pawns")


@pytest.mark.parametrize(
    ("head", "parts", "cells", "turn"),
    [
        (HARD, [], {"planted": STARTING}, "turn 0 otoma"),
        (EASY, ["direction east"], {"planted": STARTING}, "turn 0 otoma"),
        (HARD, ["direction east"], {"planted": ALL_LONG}, "turn 0 otoma"),
        (HARD, [], {"planted": STARTING}, "turn 0 spend"),
        (HARD, [], {"planted": STARTING}, "turn 0 last-divine"),
        (HARD, ["side 0 tokens 1"], {"planted": STARTING}, "turn 0 last-offer"),
        (HARD, [], {"planted": ALL_LONG}, "turn 0 last-offer"),
        (HARD, [], {"planted": ALL_LONG}, "turn 0 over; ending solo-won"),
        (HARD, [], {"planted": STARTING}, "turn 0 over; ending solo-lost"),
        (HARD, ["side 0 score 11"], {"planted": ALL_LONG}, "turn 0 over; ending solo-lost"),
        (HARD, ["stalls 20"], {"planted": STARTING}, "turn 0 over; ending stalled"),
    ],
)  # fmt: skip
def test_decisions_that_do_not_come_up_alone(head, parts, cells, turn):
    """TIWANAKU-5.10  No arrow to follow, no last tile, no token, or the other side has won."""
    refuse(head, *ALONE, *parts, **cells, turn=turn, code="turn")


WANTED = "pawns beige a1"
ASK = "turn 0 ask; waiting a1"


@pytest.mark.parametrize(
    ("parts", "turn"),
    [
        ([], "turn 0 ask"),
        ([WANTED], "turn 0 answer; waiting a1"),
        ([WANTED], f"{ASK}; done 1"),
        ([WANTED], f"{ASK}; found 1"),
        ([WANTED], f"{ASK}; found 2"),
        ([WANTED], f"{ASK}; refused 1"),
        ([WANTED], f"{ASK}; refused 8"),
        ([WANTED], f"{ASK}; asked 0"),
        ([WANTED], "turn 0 answer; waiting a1; asked 2"),
        ([WANTED], "turn 0 answer; waiting a1; asked 0; refused 1"),
        ([WANTED, "shelf grass bn"], ASK),
        ([WANTED], f"{ASK}; reacting 1 0 1"),
        (["pawns beige b1"], "turn 0 ask; waiting b1; done 5"),
        ([], "turn 0 spend; direction east"),
        ([], "turn 0 act"),
        (["direction east"], "turn 0 otoma"),
        (["direction east", "pawns beige b1"], "turn 0 otoma; reacting 7 0 1"),
        (["direction east", "pawns beige b1"], "turn 0 otoma; reacting 7 0 1 1 0 1"),
        (["direction east", "pawns beige b1"], "turn 0 otoma; reacting 7 0"),
        (["direction east", "pawns beige b1"], "turn 0 otoma; reacting 99 0 1 98 0 1"),
        (["direction east", "pawns beige b1"], "turn 0 otoma; reacting 7 9 1 1 9 1"),
        ([], "turn 0 offer"),
        (["side 0 tokens 1"], "turn 0 last-offer"),
        ([], "turn 0 over; ending coop-lost"),
        ([], "turn 0 last-divine; ender 0; ending mapped"),
    ],
)
def test_decisions_that_do_not_come_up_together(parts, turn):
    """TIWANAKU-6.7, 6.8  Who is asked has the tile; who reacts stands in line with the pawn."""
    refuse(TOGETHER, OTOMA, *parts, planted=STARTING, turn=turn, code="turn")


def test_without_a_tile_nothing_is_spent():
    """TIWANAKU-6.5  The piles of both are empty: the game is at its last offering."""
    parts = [TOGETHER, OTOMA, *NO_TILES, "shelf rock bn", "side 0 tokens 1"]
    for turn in ("turn 0 spend", "turn 0 offer"):
        refuse(*parts, planted=ALL_BUT_D1, turn=turn, code="turn")

    last = table(*parts, planted=ALL_BUT_D1, turn="turn 0 last-offer")
    assert last.legal(0) == ["offer -", "offer 1"]


@pytest.mark.parametrize("pawns", ["a2,b3,c4,g5", "a2,b3,c4,g5,i4,i3", ""])
def test_the_otoma_have_five_pawns_together(pawns):
    """TIWANAKU-6.2  Neither more nor fewer; and no other colour is on the board."""
    parts = [f"pawns green {pawns}"] if pawns else []

    refuse(TOGETHER, *parts, planted=STARTING, turn="turn 0 spend", code="pawns")
    refuse(TOGETHER, OTOMA, "pawns blue b1", planted=STARTING, turn="turn 0 spend", code="pawns")


@pytest.mark.parametrize("place", ["0", "1", "2", "4"])
def test_only_a_partner_without_a_tile_is_played_for(place):
    """TIWANAKU-6.2  In a game of two nobody stands in; of four only the partner."""
    part = f"place {place}"

    refuse(TOGETHER, OTOMA, part, planted=STARTING, turn="turn 0 spend", code="place",
           clause="TIWANAKU-6.2")  # fmt: skip
    four = TOGETHER.replace("2 levels", "4 levels")
    refuse(four, OTOMA, part, planted=STARTING, turn="turn 0 spend", code="place",
           clause="TIWANAKU-6.2")  # fmt: skip


TABLES = [
    (2, {"board": "short"}),
    (3, {}),
    (4, {}),
    (1, {"solo": "easy"}),
    (1, {"solo": "hard", "colour": "green"}),
    (2, {"mode": "cooperative", "coop": "easy"}),
    (3, {"mode": "cooperative"}),
    (4, {"mode": "cooperative", "coop": "expert"}),
]


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_every_position_of_a_real_game_is_accepted(players, options):
    """TIWANAKU-7.3  Step by step, with the same choices afterwards, to the end."""
    for seed in range(2):
        match, dice = TIWANAKU.new(players, seed, scenario="2", **options), Dice(seed)
        while not match.is_over:
            seat = match.to_act[0]
            menu = match.legal(seat)
            again = TIWANAKU.from_position(match.position())
            assert again.position() == match.position()
            assert again.legal(seat) == menu
            match.play(seat, menu[int(dice.below(len(menu)))])
        assert TIWANAKU.from_position(match.position()).outcome == match.outcome


def test_the_long_valley_is_lawful():
    """TIWANAKU-1.7  What these tests build on."""
    lines = [EASY, *rows(LONG, "", STARTING), *ALONE, "turn 0 act"]

    assert TIWANAKU.from_position("\n".join(lines)).legal(0)
