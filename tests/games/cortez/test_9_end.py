"""CORTEZ chapter 9: the end and the score."""

from tambo.testing import refused
from tests.games.cortez.camp import action, position

LATE = "turned 13; events 3 0 0 0 0 0 0 0 1"


def lines(camp, colour):
    seat = camp.seat(colour)
    return [(line.phrase.key, line.points) for line in camp.outcome.sheet if line.seat == seat]


def test_the_second_treasure_ends_a_game_of_two():
    """CORTEZ-9.1  It is awarded first."""
    camp = action(f"red t1; blue o7; treasures_turned 1; {LATE}")

    camp.roll("red", "stop", 0)

    assert camp.outcome.ending == "last-treasure"
    assert camp.plaque("red")["treasures"] == 1
    with refused("CORTEZ-9.1"):
        camp.play("blue", "draw")


def test_four_players_play_for_three_treasures():
    """CORTEZ-9.1  The second does not end it, the third does."""
    text = f"""
        players red blue orange green; decision act; active red; actions 1
        red t1; blue o7; orange a6; green o6; {LATE}
    """
    second = position(text + "; treasures_turned 1")
    second.roll("red", "stop", 0, 0)
    third = position(text + "; treasures_turned 2")
    third.roll("red", "stop", 0)

    assert second.match.outcome is None
    assert third.outcome.ending == "last-treasure"


def test_a_full_city_ends_it_at_once():
    """CORTEZ-9.1  After any move or placement; no treasure is awarded."""
    city = " ".join(f"t{n}" for n in range(2, 19))
    camp = action(f"red a7 t1; blue t25; aztec {city}; spanish t19 t20 t21 t22 t23")

    camp.play("red", "move a7", "a7-t24")

    assert camp.outcome.ending == "city-full"
    assert camp.plaque("red")["treasures"] == 0


def test_more_squares_win_the_city():
    """CORTEZ-9.2  With collars or without: 3 Aztec against 2 Spanish."""
    camp = action(f"red a7; aztec t1 t2 t3; blue t25 t24; treasures_turned 1; {LATE}")

    camp.roll("red", "stop", 0)

    assert ("cortez-sheet-nation", 5) in lines(camp, "red")
    assert ("cortez-sheet-nation", 5) not in lines(camp, "blue")


def test_the_highest_square_breaks_a_tie_of_nations():
    """CORTEZ-9.2  One each: the nation that stands on 25."""
    camp = action(f"red a7; aztec t1; spanish t25; blue o7; treasures_turned 1; {LATE}")

    camp.roll("red", "stop", 0)

    assert lines(camp, "blue") == [("cortez-sheet-nation", 5)]


def test_an_empty_city_has_no_owner():
    """CORTEZ-9.2  No nation scores."""
    camp = action(f"red a7; blue o7; treasures_turned 1; {LATE}")

    camp.roll("red", "stop", 0)

    assert camp.outcome.scores == (0, 0)


def test_the_sheet():
    """CORTEZ-9.3  Nation 5, two troops 10, objective 10, treasure 10, three gold 3, pacts 3 + 7."""
    camp = action(f"""
        red t17 t1 a7; blue o7; objectives red 17, blue 20; provisions red 4 4 4 3
        bribes red 3 7 title; treasures_turned 1; {LATE}
    """)

    camp.roll("red", "stop", 0)

    assert lines(camp, "red") == [
        ("cortez-sheet-nation", 5),
        ("cortez-sheet-troops", 10),
        ("cortez-sheet-objective", 10),
        ("cortez-sheet-treasures", 10),
        ("cortez-sheet-gold", 3),
        ("cortez-sheet-bribes", 10),
    ]
    assert camp.outcome.scores == (48, 0)


def test_the_troop_of_another_fulfils_no_objective():
    """CORTEZ-9.3  It must bear the player's own collar."""
    camp = action(f"red a7; aztec t17; blue t18; objectives red 17; treasures_turned 1; {LATE}")

    camp.roll("red", "stop", 0)

    assert all(key != "cortez-sheet-objective" for key, _ in lines(camp, "red"))


def test_most_points_win():
    """CORTEZ-9.4  Blue has a troop in the city, red a single gold."""
    camp = action(f"red a7; blue t1; provisions red 0 0 0 1; treasures_turned 1; {LATE}")

    camp.roll("red", "stop", 0)

    assert camp.outcome.ranking == ((1,), (0,))


def test_the_tied_share_it():
    """CORTEZ-9.4  Two gold each."""
    camp = action(
        f"red a7; blue o7; provisions red 0 0 0 2, blue 0 0 0 2; treasures_turned 1; {LATE}"
    )

    camp.roll("red", "stop", 0)

    assert camp.outcome.winners == (0, 1)
