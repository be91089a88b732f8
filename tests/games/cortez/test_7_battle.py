"""CORTEZ chapter 7: battle."""

import pytest

from tambo.core.dice import Dice
from tambo.testing import refused
from tests.games.cortez.camp import CORTEZ, Camp, action, position


def duel(text: str, seed: int = 0) -> Camp:
    """Red on a7 attacks a8."""
    camp = action(f"red a7; {text}", seed)
    camp.play("red", "move a7", "a7-a8")
    return camp


def melee(text: str, decision: str = "talks", seed: int = 0) -> Camp:
    """Red attacks blue on a8; orange and green look on."""
    return position(
        f"""
        players red blue orange green; decision {decision}; active red; actions 2
        attacker red; defender blue; field a8; origin a7; limbo red; blue a8 o8; orange a6; green o6
        {text}
        """,
        seed,
    )


def test_the_owner_of_the_collar_defends():
    """CORTEZ-7.1  No other player is asked."""
    camp = duel("blue a8; warriors red 1 0 0 0 0 0")

    assert (camp.decision, camp.asked) == ("feed", ["blue"])


def test_a_single_general_of_the_nation_is_proxy():
    """CORTEZ-7.1  Without drawing lots."""
    camp = duel("spanish a8; blue o7; warriors red 1 0 0 0 0 0")

    assert camp.asked == ["blue"]
    assert camp.plaque("blue")["provisions"] == 0


def test_several_draw_for_the_proxy():
    """CORTEZ-7.1  Both draw, the tied draw again, the higher value serves; cards are discarded."""
    camp = position("""
        players red blue green; decision act; active red; actions 2
        red a7; spanish a8; blue o7; green o8; warriors red 1 0 0 0 0 0
    """)
    camp.play("red", "move a7")

    # 100 cards by kind, 25 each: camouflage twice, then blue weapon, green gold.
    events = camp.roll("red", "a7-a8", 0, 0, 23, 96)

    lots = [(camp.owner(e), e.fields()["card"]) for e in events if e.kind == "drew-lot"]
    assert lots == [
        *[("blue", "camouflage"), ("green", "camouflage")],
        *[("blue", "weapon"), ("green", "gold")],
    ]
    assert camp.asked == ["green"]
    assert camp.see["discards"] == {"camouflage": 2, "weapon": 1, "food": 0, "gold": 1}


def test_where_draws_cannot_differ_the_first_clockwise_serves():
    """CORTEZ-7.1  All cards are in hands."""
    camp = position("""
        players red blue green; decision act; active red; actions 2
        red a7; spanish a8; blue o7; green o8; warriors red 1 0 0 0 0 0
        provisions red 25 25 0 0, blue 0 0 25 25
    """)

    camp.play("red", "move a7", "a7-a8")

    assert camp.asked == ["blue"]


def test_the_defender_may_feed_once():
    """CORTEZ-7.2  One food, four warriors, before the attacker lays."""
    camp = duel("blue a8; warriors red 1 0 0 0 0 0; provisions blue 0 0 2 0")

    camp.play("blue", "feed")

    assert camp.provisions("blue") == [0, 0, 1, 0]
    assert sum(camp.warriors("blue")) == 4
    assert (camp.decision, camp.asked) == ("attack", ["red"])


def test_the_defender_is_asked_without_food():
    """CORTEZ-7.2  And can only decline."""
    camp = duel("blue a8; warriors red 1 0 0 0 0 0")

    assert camp.legal("blue") == ["pass"]
    with refused("CORTEZ-7.2"):
        camp.play("blue", "feed")


def test_the_attacker_lays_at_least_one():
    """CORTEZ-7.3  Warriors first, then at most one weapon for each."""
    camp = duel("blue a8; warriors red 1 0 1 0 0 0; provisions red 0 2 0 0")
    camp.play("blue", "pass")

    assert camp.legal("red") == ["lay 1", "lay 3"]
    with refused("CORTEZ-7.3"):
        camp.play("red", "done")
    with refused("CORTEZ-7.3"):
        camp.play("red", "weapon")
    camp.play("red", "lay 3", "weapon")
    assert camp.legal("red") == ["done"]
    with refused("CORTEZ-7.3"):
        camp.play("red", "lay 1")


def test_the_defender_may_lay_nothing():
    """CORTEZ-7.3  Done at once, hoping for help."""
    camp = duel("blue a8; warriors red 1 0 0 0 0 0, blue 1 0 0 0 0 0")
    camp.play("blue", "pass")
    camp.play("red", "lay 1", "done")

    assert camp.legal("blue") == ["surrender", "lay 1", "done"]
    camp.play("blue", "done")

    assert camp.see["battle"]["winner"] == camp.seat("red")


def test_no_surrender_after_laying():
    """CORTEZ-7.7  Surrender comes instead of laying."""
    camp = duel("blue a8; warriors red 1 0 0 0 0 0, blue 1 0 0 0 0 0")
    camp.play("blue", "pass")
    camp.play("red", "lay 1", "done")
    camp.play("blue", "lay 1")

    with refused("CORTEZ-7.7"):
        camp.play("blue", "surrender")


def test_others_are_asked_for_help():
    """CORTEZ-7.4  All but the fighters, in any order."""
    camp = melee("laid red 0 0 1 0 0 0; warriors orange 1 0 0 0 0 0")

    assert camp.asked == ["orange", "green"]
    assert camp.legal("orange")[:3] == ["support attacker", "support defender", "pass"]
    camp.play("green", "pass")
    assert camp.asked == ["orange"]


def test_empty_hands_are_asked_too():
    """CORTEZ-7.4  Green has neither warrior nor weapon and can only stay away."""
    camp = melee("laid red 0 0 1 0 0 0")

    assert "green" in camp.asked
    assert not any(text.startswith("support") for text in camp.legal("green"))


def test_help_for_nothing():
    """CORTEZ-7.4  One warrior at most, any number of weapons: 3 against 2 x 6."""
    camp = melee("""
        laid red 0 0 1 0 0 0; warriors orange 0 1 0 0 0 1; provisions orange 0 3 0 0
    """)

    camp.play("orange", "support defender", "lay 6")
    with refused("CORTEZ-7.4"):
        camp.play("orange", "lay 2")
    camp.play("orange", "weapon", "weapon", "done")
    assert camp.see["battle"]["seats"][2]["weapons"] == 2
    events = camp.play("green", "pass")

    totals = next(event.fields() for event in events if event.kind == "compared")
    assert totals == {"attack": 3, "defence": 12}
    assert camp.see["battle"]["winner"] == camp.seat("blue")


def test_a_mercenary_names_a_price():
    """CORTEZ-7.4  The fighter accepts, pays at once, and it binds."""
    camp = melee("""
        laid red 0 0 1 0 0 0; warriors orange 0 1 0 0 0 0; provisions red 0 0 0 2
    """)

    camp.play("orange", "support attacker", "lay 2", "price gold", "done")
    assert camp.asked == ["red", "green"]
    assert camp.see["battle"]["seats"][2]["price"] == ["gold"]
    camp.play("red", "hire orange")

    assert camp.provisions("orange") == [0, 0, 0, 1]
    assert camp.provisions("red") == [0, 0, 0, 1]
    assert camp.see["battle"]["seats"][2]["stance"] == "joined"


def test_a_price_is_refused_and_another_named():
    """CORTEZ-7.4  The cards go back to the mercenary, who may offer again; three times."""
    camp = melee("laid red 0 0 1 0 0 0; warriors orange 0 1 0 0 0 0; provisions red 0 0 0 2")

    for _ in range(3):
        camp.play("orange", "support attacker", "lay 2", "price gold", "done")
        camp.play("red", "refuse orange")
        assert camp.warriors("orange") == [0, 1, 0, 0, 0, 0]
    camp.play("orange", "support attacker", "lay 2")

    assert camp.legal("orange") == ["done", "drop"]


def test_a_price_is_refused_with_a_reason():
    """CORTEZ-7.4  A fighter who refuses may say why; the mercenary and all others hear it."""
    camp = melee("laid red 0 0 1 0 0 0; warriors orange 0 1 0 0 0 0; provisions red 0 0 0 2")
    camp.play("orange", "support attacker", "lay 2", "price gold", "done")

    (event,) = camp.play("red", "refuse orange dear")

    assert (event.kind, event.fields()["reason"], event.seen_by) == ("spurned", "dear", None)
    assert str(camp.match.tell(event)) == "Red refused Orange’s price. That is too dear."
    assert camp.warriors("orange") == [0, 1, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ("provisions red 0 0 0 9", "dear"),
        ("provisions red 0 0 0 1", "need"),
        ("provisions red 0 0 0 9; treasures orange 2; treasures_turned 2", "rival"),
    ],
)
def test_a_bot_says_why_it_refuses_a_price(more, reason):
    """CORTEZ-7.4  A bot thinks of one refusal only, with the true reason."""
    camp = melee(f"laid red 0 0 1 0 0 0; warriors orange 0 1 0 0 0 0; {more}")
    camp.play("orange", "support attacker", "lay 2", "price gold", "done")

    state = camp.match.state
    listed = CORTEZ.policy.shortlist(state, 0, Dice("thought"))

    assert [CORTEZ.format_choice(state, choice) for choice in listed] == [
        "hire orange",
        f"refuse orange {reason}",
    ]


def test_a_fighter_who_cannot_pay_is_asked_too():
    """CORTEZ-7.4  Red has no gold and can only refuse."""
    camp = melee("laid red 0 0 1 0 0 0; warriors orange 0 1 0 0 0 0")

    camp.play("orange", "support attacker", "lay 2", "price gold", "done")

    assert "refuse orange" in camp.legal("red")
    assert "hire orange" not in camp.legal("red")


def test_plans_of_a_mercenary_are_secret():
    """CORTEZ-7.4  Until they are done the others see nothing of it."""
    camp = melee("laid red 0 0 1 0 0 0; warriors orange 0 1 0 0 0 0; provisions orange 0 1 0 0")
    before = camp.view("red")

    camp.play("orange", "support attacker", "lay 2", "weapon")

    assert camp.view("red") == before


@pytest.mark.parametrize(
    ("attack", "weapons", "defence", "winner"),
    [
        ("0 0 1 0 0 1", 0, "0 0 0 1 1 0", "blue"),  # 9 : 9, a tie
        ("0 0 1 0 0 1", 1, "0 0 0 1 1 0", "red"),  # 3 + 12 : 9
        ("0 0 1 0 0 1", 1, "1 0 0 0 0 2", "red"),  # 3 + 12 : 13; the lowest doubled, 6 + 6
        ("1 1 0 0 1 0", 2, "0 0 0 0 0 2", "red"),  # 1 + 4 + 10 : 12; the lowest doubled, 2 + 4 + 5
        ("1 0 0 0 0 0", 1, "0 0 0 0 0 0", "red"),  # 2 : 0
        ("0 0 0 0 0 0", 0, "0 0 0 0 0 0", "blue"),  # 0 : 0
    ],
)
def test_the_higher_sum_wins(attack, weapons, defence, winner):
    """CORTEZ-7.5  Weapons double the highest; a tie is the defender's."""
    camp = position(f"""
        players red blue; decision defend; active red; speaker blue; actions 2
        attacker red; defender blue; field a8; origin a7; limbo red; blue a8
        laid red {attack}, blue {defence}; arms red {weapons}
    """)

    camp.play("blue", "done")

    assert camp.see["colours"][camp.see["battle"]["winner"]] == winner


def test_fighters_draw_what_they_played():
    """CORTEZ-7.6  At most four; mercenaries nothing; weapons are discarded."""
    camp = melee("""
        laid red 2 2 2 0 0 0, blue 0 0 0 0 0 1, orange 0 0 0 1 0 0; stance orange joined
        side orange defender; arms red 2
    """)

    events = camp.play("green", "pass")

    drawn = [(camp.owner(e), e.fields()["count"]) for e in events if e.kind == "levied"]
    assert drawn == [("red", 4), ("blue", 1)]
    assert camp.warriors("orange") == [0, 0, 0, 0, 0, 0]
    assert camp.see["discards"]["weapon"] == 2


def test_a_surrender():
    """CORTEZ-7.7  Red takes the cards back unseen, no player draws, and red has won."""
    camp = duel("blue a8 o7; warriors red 0 0 0 0 0 2; provisions red 0 1 0 0, blue 0 0 1 0")
    camp.play("blue", "feed")
    camp.play("red", "lay 6", "weapon", "done")

    events = camp.play("blue", "surrender")

    assert camp.kinds(events) == ["surrendered", "won"]
    assert camp.warriors("red") == [0, 0, 0, 0, 0, 2]
    assert camp.provisions("red") == [0, 1, 0, 0]
    assert camp.provisions("blue") == [0, 0, 0, 0]
    assert camp.troop("a8") == "red"
    assert camp.decision == "retreat"


def won(text: str) -> Camp:
    """Red has beaten a Spanish troop on a8 that blue defended as proxy."""
    camp = duel(f"spanish a8; blue o7; warriors red 0 0 0 0 0 1; {text}")
    camp.play("blue", "pass")
    camp.play("red", "lay 6", "done")
    camp.play("blue", "surrender")
    return camp


def test_the_winner_may_put_on_a_collar():
    """CORTEZ-7.8  On an uncollared troop of their nation outside the city."""
    camp = won("aztec a6 t1 d11")

    assert camp.legal("red") == ["recruit a6", "recruit d11", "pass"]
    with refused("CORTEZ-7.8"):
        camp.play("red", "recruit t1")
    with refused("CORTEZ-7.8"):
        camp.play("red", "recruit b1")
    camp.play("red", "recruit d11")

    assert camp.troop("d11") == "red"
    assert camp.plaque("red")["collars"] == 5


def test_a_proxy_may_collar_the_troop_they_defended():
    """CORTEZ-7.8  If that troop stands outside the city."""
    camp = duel("spanish a8; blue o7; warriors red 1 0 0 0 0 0, blue 0 0 0 0 0 1")
    camp.play("blue", "pass")
    camp.play("red", "lay 1", "done")
    camp.play("blue", "lay 6", "done")

    camp.play("blue", "recruit a8")

    assert camp.troop("a8") == "blue"


def test_without_a_free_collar_no_troop_is_recruited():
    """CORTEZ-7.8  Seven are on the board: the step falls away, which all can see."""
    full = action("""
        red a7 b7 a9 b9 a10 b10 a11; spanish a8; blue o7; aztec a6; warriors red 0 0 0 0 0 1
    """)
    full.play("red", "move a7", "a7-a8")
    full.play("blue", "pass")
    full.play("red", "lay 6", "done")
    full.play("blue", "surrender")

    assert full.decision == "retreat"


def test_the_village_of_a_battle_feeds_the_winner():
    """CORTEZ-7.9  Four provisions for a1."""
    camp = action("red a7; blue a1 o7; warriors red 0 0 0 0 0 1")
    camp.play("red", "move a7", "a7-a1")
    camp.play("blue", "pass")
    camp.play("red", "lay 6", "done")
    camp.play("blue", "surrender")

    assert camp.plaque("red")["provisions"] == 4


def test_the_beaten_troop_is_sent_away():
    """CORTEZ-7.10  Anywhere free on land or sea, the start too; a village gives nothing."""
    camp = won("aztec a6")
    camp.play("red", "pass")

    assert {"retreat a7", "retreat o1", "retreat d7"} <= set(camp.legal("red"))
    for square in ("a6", "t1", "a8"):
        with refused("CORTEZ-7.10"):
            camp.play("red", f"retreat {square}")
    camp.play("red", "retreat a1")

    assert camp.troop("a1") == "spanish"
    assert camp.plaque("blue")["provisions"] == 0
    assert (camp.decision, camp.see["actions"]) == ("act", 1)


def test_no_retreat_onto_a_broken_bridge():
    """CORTEZ-7.10  It is not free (CORTEZ-1.8)."""
    camp = won("aztec a6; broken d7")
    camp.play("red", "pass")

    with refused("CORTEZ-7.10"):
        camp.play("red", "retreat d7")


def beaten(blue: str) -> Camp:
    camp = duel(f"blue {blue}; warriors red 0 0 0 0 0 1")
    camp.play("blue", "pass")
    camp.play("red", "lay 6", "done")
    camp.play("blue", "surrender")
    camp.play("red", "retreat o1")
    return camp


def test_the_loser_loses_the_collar():
    """CORTEZ-7.11  It goes back to its owner."""
    camp = beaten("a8 o7")

    assert camp.troop("o1") == "spanish"
    assert camp.plaque("blue")["collars"] == 6


def test_the_last_collar_stays():
    """CORTEZ-7.11  Unless it is their last on the board."""
    camp = beaten("a8")

    assert camp.troop("o1") == "blue"
    assert camp.plaque("blue")["collars"] == 6


def test_a_proxy_loses_nothing():
    """CORTEZ-7.11  Blue's own collars stay where they are."""
    camp = won("aztec a6")
    camp.play("red", "pass", "retreat o1")

    assert camp.troop("o7") == "blue"
    assert camp.plaque("blue")["collars"] == 6


def test_a_beaten_attacker_goes_too():
    """CORTEZ-7.10  The defender sends the attacker's troop away, here to where it came from."""
    camp = duel("blue a8; warriors red 1 0 0 0 0 0, blue 0 0 0 0 0 1")
    camp.play("blue", "pass")
    camp.play("red", "lay 1", "done")
    camp.play("blue", "lay 6", "done")

    camp.play("blue", "retreat a7")

    assert camp.troop("a7") == "red"
    assert camp.asked == ["red"]


def test_the_defender_learns_that_they_are_asked():
    """CORTEZ-7.3  The attacker has laid all they want, and the defender hears of it."""
    camp = action("red a7; blue a8 o7; warriors red 0 0 0 0 0 1, blue 0 0 1 0 0 0")
    camp.play("red", "move a7", "a7-a8")
    camp.play("blue", "pass")
    camp.play("red", "lay 6")

    events = camp.play("red", "done")

    assert [(event.kind, event.seen_by) for event in events] == [("arrayed", None)]
    assert camp.asked == ["blue"]
