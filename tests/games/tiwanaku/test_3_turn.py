"""Chapter 3: explore, divine, offer."""

import pytest

import tambo
from tests.games.tiwanaku.valley import ALL_SHORT, kinds, refused, scores, table, without

TWO = "competitive short 2"


def ends(match, start):
    """Where the pawn on a cell may end, or one from the reserve ("enter")."""
    menu = match.legal(match.to_act[0])
    if start == "enter":
        return {text.split()[1] for text in menu if text.startswith("enter")}
    return {text.split("-")[1] for text in menu if text.startswith(f"{start}-")}


def test_one_pawn_moves_or_is_taken_back():
    """TIWANAKU-3.1  From the board, from the reserve, or back to it from anywhere."""
    match = table(TWO, "pawns beige a1,c3", laid="a1 c3")

    menu = match.legal(0)
    assert {"lift a1", "lift c3", "a1-a2", "enter a3"} <= set(menu)
    with refused("TIWANAKU-3.1"):
        match.play(0, "lift b1")
    with refused("TIWANAKU-3.1"):
        match.play(0, "b1-b2")
    with refused("TIWANAKU-3.1"):
        match.play(0, "e3")
    with refused("TIWANAKU-3.9"):
        match.play(0, "3")
    match.play(0, "lift c3")
    assert match.view(0)["reserves"]["beige"] == 4
    assert match.to_act == (1,)


def test_crops_and_own_pawns_are_crossed():
    """TIWANAKU-3.2  Through a2, b2 (crops) and b1 (own pawn) beige goes on and turns."""
    match = table(TWO, "pawns beige a1,b1", laid="b1", planted="a1 a2")

    assert ends(match, "a1") == {"a2", "a3", "b2", "b3", "c1", "c2"}
    match.play(0, "a1-a2-b2")
    assert match.view(0)["pawns"]["beige"] == ["b1", "b2"]


def test_a_bare_cell_stops_the_pawn():
    """TIWANAKU-3.3  Empty or with terrain only: the pawn goes no further."""
    match = table(TWO, "pawns beige a1", laid="a1 a2")

    assert ends(match, "a1") == {"a2", "b1"}
    with refused("TIWANAKU-3.3"):
        match.play(0, "a1-a3")
    with refused("TIWANAKU-3.3"):
        match.play(0, "a1-a2-a3")
    with refused("TIWANAKU-3.2"):
        match.play(0, "a1-b2-b3")


def test_a_written_walk_may_cross_its_own_start():
    """TIWANAKU-3.2  A pawn crosses the crop it left like any other: a1, b1, a1, a2."""
    match = table(TWO, "pawns beige a1", planted="a1 b1")

    assert "a1-a2" in match.legal(0)
    match.play(0, "a1-b1-a1-a2")
    assert match.view(0)["pawns"]["beige"] == ["a2"]


def test_a_bare_start_is_not_crossed():
    """TIWANAKU-3.3  The pawn has left it, so neither crop nor own pawn lets it go on there."""
    match = table(TWO, "pawns beige a1", laid="a1", planted="b1")

    with refused("TIWANAKU-3.3"):
        match.play(0, "a1-b1-a1-a2")


def test_other_pawns_block():
    """TIWANAKU-3.4  A crop without pawn may be stopped on; another colour is never crossed."""
    match = table(TWO, "pawns beige a1", "pawns white a2,b1", planted="a1 a2 b1 c1")

    assert ends(match, "a1") == set()
    with refused("TIWANAKU-3.4"):
        match.play(0, "a1-a2")
    assert "c1" in ends(match, "enter")


def test_not_where_it_began_nor_on_a_pawn():
    """TIWANAKU-3.5  Neither the start nor a cell with an own pawn is an end."""
    match = table(TWO, "pawns beige a1,a2", planted="a1 a2 a3")

    with refused("TIWANAKU-3.5"):
        match.play(0, "a1-a1")
    with refused("TIWANAKU-3.5"):
        match.play(0, "a1-a2")
    assert "a3" in ends(match, "a1")


def test_entering_by_the_border():
    """TIWANAKU-3.6  Border cells, and on from those with a crop or an own pawn."""
    match = table(TWO, "pawns beige c1", "pawns white e3", laid="c1 e3", planted="a3 b3")

    border = set(without(ALL_SHORT, "b2", "b3", "b4", "c2", "c3", "c4", "d2", "d3", "d4").split())
    inner = {"b2", "b3", "b4", "c2", "c3"}
    assert ends(match, "enter") == (border - {"c1", "e3"}) | inner
    with refused("TIWANAKU-3.6"):
        match.play(0, "enter d3-c3")
    match.play(0, "enter a3-b3-c3")
    assert "c3" in match.view(0)["pawns"]["beige"]


def test_an_inland_cell_is_not_entered():
    """TIWANAKU-3.6  The refusal says that pawns come in by the edge."""
    match = table(TWO)

    with pytest.raises(tambo.Refused) as caught:
        match.play(0, "enter c3")
    assert caught.value.clause == "TIWANAKU-3.6"
    assert "edge" in caught.value.reason


def test_without_a_reserve_no_pawn_enters():
    """TIWANAKU-3.6  Five pawns on the board leave none to enter."""
    match = table(TWO, "pawns beige a1,b1,c1,d1,e1", laid="a1 b1 c1 d1 e1")

    with refused("TIWANAKU-3.6"):
        match.play(0, "enter a3")


def test_discovery_scores_markers_on_the_level_reached():
    """TIWANAKU-3.7  2 sand, 2 grass, 1 rock: then rock scores 3, or a third sand 1."""
    steps = "side 0 diversity 0,2,2,1"
    rock = table(TWO, steps)
    rock.play(0, "enter b1")
    sand = table(TWO, steps)
    sand.play(0, "enter a1")

    assert scores(rock)[0] == 10 + 3
    assert rock.view(0)["sides"][0]["diversity"]["rock"] == 2
    assert scores(sand)[0] == 10 + 1
    assert sand.view(0)["sides"][0]["diversity"]["sand"] == 3


def test_the_last_level():
    """TIWANAKU-3.8  Six levels: a marker that stands on the last scores exactly 1."""
    match = table(TWO, "side 0 diversity 6,6,6,6")

    match.play(0, "enter a1")
    assert scores(match)[0] == 11
    assert match.view(0)["sides"][0]["diversity"]["sand"] == 6


def test_divining_as_often_as_wished():
    """TIWANAKU-3.9  At least one pawn, then more or none, one after the other."""
    match = table(TWO, "pawns beige a1,b1,c1", laid="a1 b1 c1")

    with refused("TIWANAKU-3.9"):
        match.play(0, "done")
    with refused("TIWANAKU-3.9"):
        match.play(0, "divine d1=2")
    match.play(0, "divine a1=1")
    match.play(0, "divine b1=2")
    with refused("TIWANAKU-3.9"):
        match.play(0, "divine b1=2")
    with refused("TIWANAKU-3.9"):
        match.play(0, "b1-b2")
    match.play(0, "done")
    assert match.legal(0) == ["offer -", "offer 1", "offer 2", "offer 1 2"]


def test_the_true_crop_is_laid_whatever_was_said():
    """TIWANAKU-3.10  A wrong announcement lays the true crop too."""
    match = table(TWO, "pawns beige b1", laid="b1")

    match.play(0, "divine b1=5")
    assert match.view(1)["cells"]["b1"]["crop"] == 2


def test_right():
    """TIWANAKU-3.11  The level in points, and a token unless one of that kind is held."""
    fresh = table(TWO, "pawns beige b4", laid="b4")
    fresh.play(0, "divine b4=5")
    held = table(TWO, "pawns beige b4", "side 0 tokens 5", laid="b4")
    events = held.play(0, "divine b4=5")

    assert scores(fresh)[0] == 15
    assert fresh.view(0)["sides"][0]["tokens"] == [5]
    assert scores(held)[0] == 15
    assert "took-token" not in kinds(events)


def test_wrong():
    """TIWANAKU-3.12  The true level is lost, never below 0, and the turn ends at once."""
    match = table(TWO, "pawns beige b4,a1", "side 0 score 3 tokens 1,2", laid="b4 a1")

    match.play(0, "divine b4=4")
    assert scores(match)[0] == 0
    assert match.view(0)["sides"][0]["tokens"] == [1, 2]
    assert match.to_act == (1,)


def test_offering():
    """TIWANAKU-3.13  1 to 5 tokens bring 0, 1, 3, 6, 10 points; after lifting too."""
    for offered, points in (("1", 0), ("1 2", 1), ("1 2 3", 3), ("1 2 3 4", 6), ("1 2 3 4 5", 10)):
        match = table(TWO, "pawns beige a1", "side 0 tokens 1,2,3,4,5", laid="a1")
        match.play(0, "lift a1")
        match.play(0, f"offer {offered}")
        assert scores(match)[0] == 10 + points

    before = table(TWO, "side 0 tokens 1,2")
    with refused("TIWANAKU-3.13"):
        before.play(0, "offer 1 2")
    before.play(0, "enter a1")
    with refused("TIWANAKU-3.13"):
        before.play(0, "offer 5")


def test_the_full_turn_of_the_rulebook():
    """TIWANAKU-3.12, 3.7 and 3.13  Beige errs, white discovers, green lifts and offers four,
    blue divines two and offers five."""
    match = table(
        "competitive short 4",
        "pawns beige a2",
        "pawns green d5",
        "pawns blue b4,c5",
        "side 1 diversity 1,0,0,0",
        "side 2 tokens 1,2,3,4",
        "side 3 tokens 1,2,3,4",
        laid="a2 b4 c5",
        planted="d5",
    )

    match.play(0, "divine a2=5")  # it is 4
    assert scores(match)[0] == 6
    match.play(1, "enter b1")  # rock joins white's earth marker on level 1
    assert scores(match)[1] == 12
    match.play(2, "lift d5")
    match.play(2, "offer 1 2 3 4")
    assert scores(match)[2] == 16
    match.play(3, "divine b4=5")
    match.play(3, "divine c5=1")
    match.play(3, "offer 1 2 3 4 5")
    assert scores(match)[3] == 10 + 5 + 1 + 10
