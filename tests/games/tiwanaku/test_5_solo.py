"""Chapter 5: alone against the Otoma."""

import pytest

import tambo
from tambo.games.tiwanaku.board import CELLS, RUNS
from tambo.games.tiwanaku.components import ARROWS, MOST_OF_TERRAIN
from tests.games.tiwanaku.valley import (
    ALL_LONG,
    TIWANAKU,
    end_of,
    kinds,
    refused,
    scores,
    table,
    without,
)

EASY = "solo long 1 levels 6 easy beige"
HARD = "solo long 1 levels 6 normal beige"
OTOMA = ["pawns white g5", "pawns green b3", "pawns blue i4", "pawns purple a2", "pawns yellow c4"]
STARTING = "a2 b1 b3 c4 f5 g5 h4 i1 i3 i4"
FIRST = (
    "long;5 s1 r4 r1 r2 r3 e2 r1 r2 r3;4 s2 s5 s3 s4 e1 e4 g3 s5 e1;3 g3 r1 r2 e5 e3 g5 g1 s4 s2;"
    "2 g2 g5 r3 r4 g2 g4 e2 s3 s1;1 g1 g4 s1 r5 s1 e3 e1 e4 e5;start a2 b1 b3 c4 f5 g5 h4 i1 i3 i4;"
    "otoma g5=blue c4=yellow i4=white b3=green a2=purple"
)


def test_five_against_five():
    """TIWANAKU-5.1  Five pawns of one colour; five Otoma pawns, beige for the player's colour."""
    view = TIWANAKU.new(1, 1, scenario=FIRST, colour="green").view(0)

    assert view["reserves"] == {"green": 5}
    otoma = {colour: cells for colour, cells in view["pawns"].items() if colour != "green"}
    assert otoma == {
        "blue": ["g5"], "yellow": ["c4"], "white": ["i4"], "beige": ["b3"], "purple": ["a2"],
    }  # fmt: skip
    with pytest.raises(tambo.InvalidSetup) as caught:
        TIWANAKU.new(1, 1, board="short")
    assert caught.value.clause == "TIWANAKU-5.1"


def test_the_otoma_score_before_the_game():
    """TIWANAKU-5.2  g5 rock 1+1, c4 sand 2+3, i4 earth 3+1, b3 rock 1+1, a2 grass 3+2."""
    view = TIWANAKU.new(1, 1, scenario=FIRST).view(0)

    assert view["sides"][1]["score"] == 10 + 2 + 5 + 4 + 2 + 5
    assert view["sides"][1]["diversity"] == {"earth": 1, "sand": 1, "grass": 1, "rock": 2}


def test_arrows_of_the_box():
    """TIWANAKU-5.3  62 tiles; 14 kinds of arrow three times, 10 twice; hidden until laid."""
    tiles = [kind for terrain in ARROWS for kind in terrain]
    counts = [tiles.count(kind) for kind in range(24)]

    assert [len(terrain) for terrain in ARROWS] == MOST_OF_TERRAIN
    assert (counts.count(3), counts.count(2)) == (14, 10)
    match = TIWANAKU.new(1, 1, scenario=FIRST)
    assert all(cell["arrow"] is None for cell in match.view(0)["cells"].values())
    match.play(0, "enter a1")
    assert match.view(0)["cells"]["a1"]["arrow"] is not None


def test_arrows_are_spread_evenly_over_the_terrains():
    """TIWANAKU-5.3  In every terrain each direction 3 to 5 times, each colour 2 or 3 times, and no
    kind twice; players' colours are equally frequent, so that none is easier to play."""
    for tiles in ARROWS:
        assert len(set(tiles)) == len(tiles)
        directions = [sum(kind % 4 == d for kind in tiles) for d in range(4)]
        colours = [sum(kind // 4 == c for kind in tiles) for c in range(6)]
        assert max(directions) - min(directions) == 1
        assert set(colours) <= {2, 3}
    every = [kind for tiles in ARROWS for kind in tiles]
    assert [sum(kind // 4 == c for kind in every) for c in range(6)] == [10, 10, 10, 10, 11, 11]
    assert sorted(sum(kind % 4 == d for kind in every) for d in range(4)) == [15, 15, 16, 16]


def test_the_arrow_of_a_tile_that_the_otoma_lay_is_told():
    """TIWANAKU-5.7  It moves no pawn, but it lies open: a pawn may end there later."""
    match = table(
        EASY, *OTOMA, "arrows a1=yn", laid="a1", planted=STARTING,
    )  # fmt: skip

    events = match.play(0, "enter a1")
    [shown] = [event for event in events if event.kind == "arrow-shown"]
    assert shown.fields()["at"] == "c5"
    arrow = [shown.fields()["arrow"], shown.fields()["direction"]]
    assert match.view(0)["cells"]["c5"]["arrow"] == arrow


def test_no_pawn_is_taken_back():
    """TIWANAKU-5.4  Once on the board a pawn stays there."""
    match = table(EASY, *OTOMA, "pawns beige a1", laid="a1", planted=STARTING)

    with refused("TIWANAKU-5.4"):
        match.play(0, "lift a1")


def test_the_arrow_moves_its_colour_before_the_offering():
    """TIWANAKU-5.5  Ending on an old bare tile counts, too: yellow runs north from c4."""
    match = table(EASY, *OTOMA, "arrows a1=yn", "side 0 tokens 1", laid="a1", planted=STARTING)

    events = match.play(0, "enter a1")
    assert kinds(events)[:3] == ["entered", "otoma-ran", "otoma-found"]
    assert match.view(0)["pawns"]["yellow"] == ["c5"]
    assert match.view(0)["decision"] == "offer"


def test_an_arrow_of_the_players_own_colour():
    """TIWANAKU-5.5  Easy: nothing. Hard: after the offering any Otoma pawn is chosen."""
    parts = [*OTOMA, "arrows a1=bn", "side 0 tokens 1"]
    easy = table(EASY, *parts, laid="a1", planted=STARTING)
    hard = table(HARD, *parts, laid="a1", planted=STARTING)

    assert kinds(easy.play(0, "enter a1")) == ["entered"]
    hard.play(0, "enter a1")
    hard.play(0, "offer -")
    with refused("TIWANAKU-5.5"):
        hard.play(0, "otoma beige")
    hard.play(0, "otoma purple")
    assert hard.view(0)["pawns"]["purple"] == ["a3"]


def test_the_trails_make_one_circuit():
    """TIWANAKU-5.6  Following the trails a pawn comes through all cells, twice each, and back."""
    place, seen = 0, []
    while True:
        place = RUNS[place]
        seen.append(place)
        if place == 0:
            break

    assert len(seen) == 90
    assert {where // 4 for where in seen} == set(range(45))


def test_a_run_over_the_edge():
    """TIWANAKU-5.6  North from c4: c5 has terrain, the trail leads to d5, which is empty."""
    match = table(EASY, *OTOMA, "arrows a1=yn", laid="a1", planted=f"{STARTING} c5")

    (ran,) = [event for event in match.play(0, "enter a1") if event.kind == "otoma-ran"]
    assert ran.fields()["way"] == ["c5", "d5"]
    corner = CELLS.index("i5")
    assert RUNS[corner * 4] == corner * 4 + 3


def test_the_otoma_find_without_error():
    """TIWANAKU-5.7  c5 is rock with sweet potato: rock 1 point, crop 1 point, no token."""
    match = table(EASY, *OTOMA, "arrows a1=yn", laid="a1", planted=STARTING)

    match.play(0, "enter a1")
    view = match.view(0)
    assert scores(match)[1] == 10 + 1 + 1
    assert view["cells"]["c5"]["crop"] == 1
    assert view["sides"][1]["tokens"] == []


def test_the_otoma_do_nothing_after_divining():
    """TIWANAKU-5.8  The Otoma act after an exploration only."""
    match = table(EASY, *OTOMA, "pawns beige a1", "arrows a1=yn", laid="a1", planted=STARTING)

    assert "otoma-ran" not in kinds(match.play(0, "divine a1=1"))


def test_all_waiting_pawns_are_divined():
    """TIWANAKU-5.9  Also after an error; the player may offer afterwards."""
    match = table(
        EASY, *OTOMA, "pawns beige a1,c1", "side 0 tokens 2", laid="a1 c1", planted=STARTING
    )

    match.play(0, "divine a1=5")
    assert scores(match)[0] == 9
    with refused("TIWANAKU-5.9"):
        match.play(0, "done")
    match.play(0, "divine c1=1")
    assert match.view(0)["decision"] == "offer"


def test_the_end():
    """TIWANAKU-5.10  The last tile ends it after the offering; a tie is the Otoma's."""
    almost = without(ALL_LONG, "a1")
    tie = table(EASY, *OTOMA, "side 1 score 11", planted=almost)
    won = table(EASY, *OTOMA, "side 1 score 10", planted=almost)
    for match in (tie, won):
        match.play(0, "enter a1")

    assert end_of(tie).ending == "solo-lost"
    assert end_of(tie).winners == ()
    assert end_of(won).ending == "solo-won"
    assert end_of(won).winners == (0,)
    assert end_of(won).clause == "TIWANAKU-5.10"


def last_arrow(*parts):
    """Hard: the arrow of a1 has the player's colour; only i5 has no tile yet."""
    planted = without(ALL_LONG, "a1", "i5")
    return table(HARD, *OTOMA, "arrows a1=bn", *parts, laid="a1", planted=planted)


def test_a_last_offering_after_the_otomas_last_tile():
    """TIWANAKU-5.10  The Otoma lay the last tile after the offering: tokens are asked for again."""
    match = last_arrow("side 0 tokens 1,2,3")

    match.play(0, "enter a1")
    match.play(0, "offer -")
    match.play(0, "otoma purple")
    assert match.view(0)["decision"] == "last-offer"
    with refused("TIWANAKU-5.10"):
        match.play(0, "pass")
    match.play(0, "offer 1 2")
    assert scores(match)[0] == 10 + 1
    assert end_of(match).ending == "solo-lost"


def test_without_tokens_there_is_no_last_offering():
    """TIWANAKU-5.10  Nothing to offer, nothing asked; and what was offered once is gone."""
    bare = last_arrow()
    bare.play(0, "enter a1")
    bare.play(0, "otoma purple")
    spent = last_arrow("side 0 tokens 1,2")
    spent.play(0, "enter a1")
    spent.play(0, "offer 1 2")
    spent.play(0, "otoma purple")

    assert bare.is_over
    assert spent.is_over


def test_the_turns_offering_is_the_last_one():
    """TIWANAKU-5.10  The last tile laid before the turn's offering: it is asked for only once."""
    match = table(EASY, *OTOMA, "side 0 tokens 1,2", planted=without(ALL_LONG, "a1"))

    match.play(0, "enter a1")
    assert match.view(0)["decision"] == "offer"
    match.play(0, "offer -")
    assert match.is_over


def test_a_standstill_alone():
    """TIWANAKU-4.5  Twenty turns without anything new end a solo game."""
    match = table(EASY, *OTOMA, "pawns beige b1", "stalls 19", planted=f"{STARTING} a1")

    match.play(0, "b1-a1")
    assert end_of(match).ending == "solo-lost"
