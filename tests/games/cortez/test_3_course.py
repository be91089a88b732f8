"""CORTEZ chapter 3: turns, treasures, shortages."""

from tests.games.cortez.camp import action, position

# Thirteen cards are turned and only bridges are left, so that the dice are few.
LATE = "turned 13; events 3 0 0 0 0 0 0 0 1"


def test_a_turn_is_an_event_and_two_actions():
    """CORTEZ-3.1  Clockwise; the same action twice is allowed."""
    camp = action("red a7; blue o7")

    camp.play("red", "draw")
    assert (camp.asked, camp.see["actions"]) == (["red"], 1)
    events = camp.play("red", "draw")

    assert "turned" in camp.kinds(events)
    assert camp.see["active"] == camp.seat("blue")


def test_actions_need_not_be_taken():
    """CORTEZ-3.1  A player may stop before both are used."""
    camp = action("red a7; blue o7")

    camp.play("red", "stop")

    assert camp.see["active"] == camp.seat("blue")


def test_most_troops_in_the_city_take_the_treasure():
    """CORTEZ-3.2  Then events are shuffled again and the same player turns another card."""
    camp = action(f"red t1 t2; blue t25 o7; {LATE}")

    events = camp.roll("red", "stop", 0, 0)

    assert camp.kinds(events)[:3] == ["stopped", "turned", "treasure-taken"]
    assert (camp.plaque("red")["treasures"], camp.plaque("blue")["treasures"]) == (1, 0)
    assert camp.see["event"] == "bridges"
    assert camp.see["active"] == camp.seat("blue")
    assert camp.see["events_left"] == 17


def test_the_highest_number_breaks_the_tie():
    """CORTEZ-3.2  One troop each: the one on 25 takes it."""
    camp = action(f"red t24; blue t25; {LATE}")

    camp.roll("red", "stop", 0, 0)

    assert camp.plaque("blue")["treasures"] == 1


def test_a_treasure_that_no_player_takes():
    """CORTEZ-3.2  Troops without collar take nothing."""
    camp = action(f"red a7; blue o7; aztec t1 t2; {LATE}")

    events = camp.roll("red", "stop", 0, 0)

    assert "treasure-lost" in camp.kinds(events)
    assert camp.see["treasures_turned"] == 1


def test_the_discards_become_the_deck():
    """CORTEZ-3.3  The only card left comes back from the discards."""
    camp = action("""
        red a7; blue o7; discards 0 0 0 1
        provisions red 25 25 0 0, blue 0 0 25 24
    """)

    events = camp.roll("red", "draw", 0)

    assert "reshuffled" in camp.kinds(events)
    assert camp.provisions("red") == [25, 25, 0, 1]


def test_without_any_card_none_is_drawn():
    """CORTEZ-3.3  Both piles are empty: the draw gives nothing."""
    camp = action("red a7; blue o7; provisions red 25 25 0 0, blue 0 0 25 25")

    camp.play("red", "draw")

    assert camp.provisions("red") == [25, 25, 0, 0]


def test_a_short_warrior_deck_gives_what_it_has():
    """CORTEZ-3.3  Four wanted, one there."""
    camp = position("""
        players red blue orange; decision act; active red; actions 2; red a7; blue o7; orange a6
        provisions red 0 0 1 0
        warriors red 9 8 7 0 0 0, orange 0 0 0 6 5 4
    """)

    camp.roll("red", "food", 0)

    assert camp.warriors("red") == [10, 8, 7, 0, 0, 0]


def test_the_active_player_is_served_first():
    """CORTEZ-3.3  Of the single card at a supply, red's turn comes before blue's."""
    camp = position("""
        players red blue; decision act; active blue; actions 1; red a7; blue o7
        provisions red 25 25 0 0, blue 0 0 25 24; events 0 0 0 0 0 0 1 0 0
    """)

    camp.roll("blue", "stop", 0, 0)

    assert camp.see["event"] == "supply"
    assert camp.provisions("red") == [25, 25, 0, 1]
