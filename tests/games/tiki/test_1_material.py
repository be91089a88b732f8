"""TIKI chapter 1: what is in the box."""

from tests.games.tiki.island import Island, new, position


def values(island: Island) -> list[int]:
    return sorted(island.see["values"].values())


def test_nine_villages_of_four_kinds():
    """TIKI-1.1  One village of 2, three of 1, three marshes, two cursed villages."""
    assert values(new()) == [-1, -1, 0, 0, 0, 1, 1, 1, 2]


def test_the_other_reading_of_the_lost_picture():
    """TIKI-1.1  As an option two marshes and three cursed villages."""
    assert values(new(villages="three-cursed")) == [-1, -1, -1, 0, 0, 1, 1, 1, 2]


def test_tikis_and_fruits():
    """TIKI-1.2  Eight tikis for each of two players, seven fruits."""
    island = new()

    assert island.see["hands"] == {"yellow": 8, "purple": 8}
    assert island.fruits() == (0, 0, 7)
    assert island.see["colours"] == ["yellow", "purple"]


def test_one_shaman():
    """TIKI-1.2  The shaman is a single piece, and only the expert variant uses it."""
    assert new(shaman=True).match.game.box(new(shaman=True).match.state)["shaman"] == 1
    assert "shaman" not in new().match.game.box(new().match.state)


def test_a_marsh_has_two_faces():
    """TIKI-1.3  The beginner's marsh asks nothing; the expert's asks for the shaman."""
    drawing = """
        yellow to act
        3  .   .   .
        2  y   yp  .
        1  .   .   .
        shaman {}
    """
    beginner, expert = position(drawing.format("x")), position(drawing.format("-"))

    beginner.play("yellow", "a2-b2")
    expert.play("yellow", "a2-b2")

    assert beginner.see["decision"] == "act"
    assert expert.see["decision"] == "shaman"
