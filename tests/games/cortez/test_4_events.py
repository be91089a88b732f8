"""CORTEZ chapter 4: events."""

import pytest

from tambo.games.cortez.events import Mutinied
from tambo.testing import refused
from tests.games.cortez.camp import Camp, action, position


def event(number: int, text: str, players: str = "red blue") -> Camp:
    """Red has turned the only event left, by number in the order of EVENT_COPIES."""
    counts = " ".join("1" if i == number else "0" for i in range(9))
    colours = players.split()
    camp = position(f"""
        players {players}; decision act; active {colours[-1]}; actions 1; events {counts}
        {text}
    """)
    camp.play(colours[-1], "stop")
    return camp


def test_a_bridge_is_broken_and_rebuilt():
    """CORTEZ-4.1  The active player flips one."""
    camp = event(0, "red a7; blue o7; broken d7")

    assert camp.legal("red") == ["flip f4", "flip j4", "flip d7", "flip l7", "flip h10", "pass"]
    camp.play("red", "flip d7")

    assert camp.see["broken"] == []
    assert camp.decision == "act"


def test_a_bridge_with_a_troop_is_not_flipped():
    """CORTEZ-4.1  Not one on which a troop stands."""
    camp = event(0, "red h10; blue o7")

    with refused("CORTEZ-4.1"):
        camp.play("red", "flip h10")
    with refused("CORTEZ-4.1"):
        camp.play("red", "flip a7")


def test_bridges_may_be_left():
    """CORTEZ-4.8  4.1 may be declined."""
    camp = event(0, "red a7; blue o7")

    camp.play("red", "pass")

    assert (camp.decision, camp.see["actions"], camp.see["broken"]) == ("act", 2, [])


def test_flight_takes_an_uncollared_troop_out_of_the_city():
    """CORTEZ-4.2  To any free land square; a village gives nothing."""
    camp = event(1, "red t2 a7; blue o7; aztec t1 a8; spanish t5")

    assert camp.legal("red") == ["take t1"]
    camp.play("red", "take t1")
    assert {"put a1", "put d12", "put b7"} <= set(camp.legal("red"))
    with refused("CORTEZ-4.2"):
        camp.play("red", "put h11")
    camp.play("red", "put a1")

    assert (camp.troop("a1"), camp.troop("t1")) == ("aztec", None)
    assert camp.plaque("red")["provisions"] == 0


def test_flight_takes_no_other_troop():
    """CORTEZ-4.2  Neither collared ones nor the other nation nor those outside."""
    camp = event(2, "red t2 a7; blue t3 o7; spanish t5; aztec t1")

    for square in ("t1", "t2", "t3", "o7"):
        with refused("CORTEZ-4.2"):
            camp.play("red", f"take {square}")


def test_attack_brings_an_uncollared_troop_into_the_city():
    """CORTEZ-4.3  Onto the outer ring or the centre while there is room: 16 squares and one."""
    camp = event(4, "red a7; blue o7; spanish a8 d11; aztec a9")

    assert camp.legal("red") == ["take a8", "take d11"]
    camp.play("red", "take d11")
    assert camp.legal("red") == [f"put t{n}" for n in (*range(1, 17), 25)]
    with refused("CORTEZ-4.3"):
        camp.play("red", "put t17")
    with refused("CORTEZ-4.3"):
        camp.play("red", "put a1")
    camp.play("red", "put t16")

    assert camp.troop("t16") == "spanish"


def test_attack_enters_the_temples_last():
    """CORTEZ-4.3  With the outer ring and the centre full, 17 to 24 are open."""
    ring = " ".join(f"t{n}" for n in (*range(1, 17), 25))
    camp = event(3, f"red a7; blue o7; spanish {ring}; aztec a8")

    camp.play("red", "take a8")

    assert camp.legal("red") == [f"put t{n}" for n in range(17, 25)]


def test_the_centre_is_no_temple():
    """CORTEZ-4.3  With the outer ring full and 25 free, no temple is open yet."""
    ring = " ".join(f"t{n}" for n in range(1, 17))
    camp = event(3, f"red a7; blue o7; spanish {ring}; aztec a8")

    camp.play("red", "take a8")

    assert camp.legal("red") == ["put t25"]
    with refused("CORTEZ-4.3"):
        camp.play("red", "put t17")


def test_attack_and_flight_are_compulsory():
    """CORTEZ-4.8  There is no pass where they are possible."""
    camp = event(3, "red a7; blue o7; aztec a8")

    with refused("CORTEZ-4.8"):
        camp.play("red", "pass")


@pytest.mark.parametrize("number", [1, 3])
def test_without_a_troop_nothing_happens(number):
    """CORTEZ-4.8  No troop to move: the turn goes on."""
    camp = event(number, "red a7; blue o7")

    assert camp.decision == "act"


def test_plunder_leaves_ten():
    """CORTEZ-4.4  All with more discard at once, and see each other's cards when all are done."""
    camp = event(5, "red a7; blue o7; provisions red 12 0 0 0, blue 0 0 6 5")

    assert camp.asked == ["red", "blue"]
    camp.play("red", "discard camouflage")
    assert camp.plaque("red")["provisions"] == 12
    camp.play("red", "discard camouflage")
    assert camp.asked == ["red", "blue"]
    assert camp.see["discards"]["camouflage"] == 0
    events = camp.play("blue", "discard food")

    assert camp.kinds(events) == ["plundered", "plundered"]
    assert camp.provisions("red") == [10, 0, 0, 0]
    assert camp.provisions("blue") == [0, 0, 5, 5]
    assert camp.see["discards"] == {"camouflage": 2, "weapon": 0, "food": 1, "gold": 0}


def test_plunder_takes_cards_from_the_hand():
    """CORTEZ-4.4  A card not in the hand is not discarded; a player with ten is not asked."""
    camp = event(5, "red a7; blue o7; provisions red 12 0 0 0, blue 0 0 5 5")

    assert camp.asked == ["red"]
    with refused("CORTEZ-4.4"):
        camp.play("red", "discard gold")


def test_supply_follows_the_free_collars():
    """CORTEZ-4.5  One provision for each collar not on a troop."""
    camp = event(6, "red a7 a8 a9; blue o7")

    assert camp.plaque("red")["provisions"] == 7 - 3
    assert camp.plaque("blue")["provisions"] == 7 - 1


def test_mutiny_leaves_four():
    """CORTEZ-4.6  The rest go back into the deck, unseen."""
    camp = event(7, "red a7; blue o7; warriors red 5 0 0 0 0 1, blue 0 0 4 0 0 0")

    assert camp.asked == ["red"]
    with refused("CORTEZ-4.6"):
        camp.play("red", "return 2")
    camp.play("red", "return 1")
    events = camp.play("red", "return 6")

    assert camp.warriors("red") == [4, 0, 0, 0, 0, 0]
    assert [event.fact for event in events] == [Mutinied(seat=0, count=2)]


def auction(players: str, text: str) -> Camp:
    first = players.split(maxsplit=1)[0]
    camp = event(8, f"{first} a7; {text}", players)
    assert camp.see["active"] == camp.seat(first)
    return camp


def test_an_auction_goes_round_until_one_is_left():
    """CORTEZ-4.7  From the left of the active player, each raises or passes for good."""
    camp = auction(
        "red blue orange",
        "blue o7; orange a8; provisions red 0 0 0 3, blue 0 0 0 3, orange 0 0 0 3",
    )

    assert camp.asked == ["blue"]
    camp.play("blue", "bid 2")
    camp.play("orange", "pass")
    with refused("CORTEZ-4.7"):
        camp.play("red", "bid 2")
    camp.play("red", "bid 5")
    assert camp.asked == ["blue"]
    camp.play("blue", "pass")

    assert (camp.decision, camp.asked) == ("pay", ["red"])
    camp.play("red", "pay gold", "pay gold")
    assert camp.provisions("red") == [0, 0, 0, 1]
    assert camp.plaque("red")["bribes"] == 1
    assert camp.see["discards"]["gold"] == 2
    assert camp.decision == "act"


def test_the_active_player_has_it_for_nothing_when_all_pass():
    """CORTEZ-4.7  No bid, no price."""
    camp = auction("red blue orange", "blue o7; orange a8; provisions red 0 0 0 3")

    camp.play("blue", "pass")
    camp.play("orange", "pass")

    assert camp.plaque("red")["bribes"] == 1
    assert camp.plaque("red")["provisions"] == 3
    assert camp.decision == "act"


def test_no_player_bids_more_than_their_hand_is_worth():
    """CORTEZ-4.7  1 + 2 + 3 + 4 is ten."""
    camp = auction("red blue", "blue o7; provisions blue 1 1 1 1")

    assert camp.legal("blue") == [*(f"bid {n}" for n in range(1, 11)), "pass"]
    with refused("CORTEZ-4.7"):
        camp.play("blue", "bid 11")


def test_no_superfluous_card_is_paid():
    """CORTEZ-4.7  A bid of 5 from 1+2+3+4: gold then anything, or food then a weapon or more."""
    camp = auction("red blue", "blue o7; provisions blue 1 1 1 1")
    camp.play("blue", "bid 5")
    camp.play("red", "pass")

    assert camp.legal("blue") == ["pay food", "pay gold"]
    camp.play("blue", "pay food")
    assert camp.legal("blue") == ["pay weapon"]
    with refused("CORTEZ-4.7"):
        camp.play("blue", "pay gold")
    camp.play("blue", "pay weapon")

    assert camp.provisions("blue") == [1, 0, 0, 1]


def test_there_is_no_trade_in_an_auction():
    """CORTEZ-4.7  Nor anywhere else than 8.1 says."""
    camp = auction("red blue", "blue o7; provisions blue 1 1 1 1")

    with refused("CORTEZ-8.1"):
        camp.play("blue", "offer")


def test_a_bribe_is_no_action():
    """CORTEZ-4.9  It can be played before either action, by its holder in their turn."""
    camp = action("red a7; blue o7; bribes red 5p, blue 5w")

    camp.play("red", "draw", "play 5p")

    assert camp.see["actions"] == 1
    with refused("CORTEZ-3.1"):
        camp.play("blue", "play 5w")
