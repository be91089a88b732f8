"""CORTEZ chapter 7: calls for help, cards shown, and what mercenaries are told."""

from tambo.core.dice import Dice
from tambo.testing import refused
from tests.games.cortez.camp import CORTEZ, Camp, position


def melee(text: str = "", hands: str = "") -> Camp:
    """Red attacks blue on a8; orange and green look on."""
    hands = hands or "red 1 0 1 2, blue 0 0 2 0, orange 0 1 0 0, green 0 0 0 1"
    return position(f"""
        players red blue orange green; decision talks; active red; actions 2
        attacker red; defender blue; field a8; origin a7; limbo red; red o1; blue a8 o8
        orange a6; green o6; laid red 0 1 0 0 0 0, blue 0 0 0 0 1 0; provisions {hands}
        warriors red 0 0 0 0 0 1, orange 0 0 0 1 1 0, green 1 0 0 0 0 0; {text}
    """)


def call(camp: Camp, colour: str, *steps: str) -> list[str]:
    return camp.kinds(camp.play(colour, "call", *steps, "send"))


def test_a_fighter_calls_for_help():
    """CORTEZ-7.4  The call names what red would pay; all can see it."""
    camp = melee()

    assert call(camp, "red", "give gold", "to orange") == ["called"]

    (shown,) = camp.see["offers"]
    assert (shown["kind"], shown["seat"], shown["to"]) == ("call", 0, [2])
    assert shown["give"] == ["gold"]
    assert "answer red" in camp.legal("orange")
    assert "answer red" not in camp.legal("green")


def test_a_mercenary_who_answers_is_hired_at_that_price():
    """CORTEZ-7.4  Orange lays a warrior and a weapon, joins the attack and has red's gold."""
    camp = melee()
    call(camp, "red", "give gold", "give food", "to all")

    events = camp.play("orange", "answer red", "lay 5", "weapon", "done")

    assert camp.kinds(events) == ["joined", "hired"]
    assert camp.provisions("orange") == [0, 0, 1, 1]
    assert camp.provisions("red") == [1, 0, 0, 1]
    assert camp.see["battle"]["seats"][2]["stance"] == "joined"
    assert camp.see["battle"]["seats"][2]["side"] == "attacker"
    assert camp.see["offers"] == []


def test_the_defender_calls_too():
    """CORTEZ-7.4  A mercenary who answers blue joins the defence."""
    camp = melee()
    call(camp, "blue", "give food", "to green")

    camp.play("green", "answer blue", "lay 1", "done")

    assert camp.see["battle"]["seats"][3]["side"] == "defender"
    assert camp.provisions("green") == [0, 0, 1, 1]


def test_the_first_answer_is_the_one_hired():
    """CORTEZ-7.4  Green was about to answer, and takes the card back."""
    camp = melee()
    call(camp, "red", "give gold", "to all")
    camp.play("green", "answer red", "lay 1")

    camp.play("orange", "answer red", "lay 4", "done")

    assert camp.warriors("green") == [1, 0, 0, 0, 0, 0]
    assert camp.view("green")["battle"]["seats"][3]["stance"] == "undecided"
    assert "support attacker" in camp.legal("green")


def test_a_call_has_its_price():
    """CORTEZ-7.4  A mercenary who answers asks for no other price."""
    camp = melee()
    call(camp, "red", "give gold", "to orange")
    camp.play("orange", "answer red", "lay 4")

    with refused("CORTEZ-7.4"):
        camp.play("orange", "price gold")
    assert "set" in str(camp.match.refusal(2, "price gold"))


def test_a_call_without_an_answer():
    """CORTEZ-7.4  Both it was made to go away: the cards come back."""
    camp = melee()
    call(camp, "red", "give gold", "to orange")

    events = camp.play("orange", "pass")

    assert "closed" in camp.kinds(events)
    assert camp.provisions("red") == [1, 0, 1, 2]


def test_a_call_can_be_withdrawn():
    """CORTEZ-7.4  And it can no longer be answered."""
    camp = melee()
    call(camp, "red", "give gold", "to orange")
    camp.play("orange", "answer red", "lay 4")

    camp.play("red", "withdraw")

    assert camp.provisions("red") == [1, 0, 1, 2]
    assert camp.warriors("orange") == [0, 0, 0, 1, 1, 0]
    with refused("CORTEZ-7.4"):
        camp.play("orange", "answer red")


def test_only_fighters_call():
    """CORTEZ-7.4  Orange cannot, and outside the talks no player can."""
    camp = melee()
    with refused("CORTEZ-7.4"):
        camp.play("orange", "call")

    camp = position("players red blue; decision act; active red; actions 2; red a7; blue o7")
    for text in ("call", "show", "answer blue", "price gold"):
        with refused("CORTEZ-7.4"):
            camp.play("red", text)


def test_a_call_is_made_to_those_who_can_help():
    """CORTEZ-7.4  With cards from the hand, and nothing wanted or promised."""
    camp = melee("stance green away")
    camp.play("red", "call")

    assert camp.legal("red") == ["give camouflage", "give food", "give gold", "to orange", "drop"]
    for text in ("to blue", "to green", "want gold", "promise peace"):
        with refused("CORTEZ-7.4"):
            camp.play("red", text)


def test_a_call_counts_as_an_offer_of_the_battle():
    """CORTEZ-8.4  One open at a time, three in a battle."""
    camp = melee()
    for _ in range(3):
        call(camp, "red", "give gold", "to orange")
        with refused("CORTEZ-8.4"):
            camp.play("red", "offer")
        camp.play("red", "withdraw")

    for text in ("call", "offer"):
        with refused("CORTEZ-8.4"):
            camp.play("red", text)


def test_all_see_what_a_call_pays():
    """CORTEZ-10.2  All know that red holds the gold, and afterwards that orange does."""
    camp = melee(hands="red 5 0 0 1, blue 2 2 2 2, orange 5 1 0 0, green 2 2 2 2")
    call(camp, "red", "give gold", "to orange")
    camp.play("red", "withdraw")
    assert all(hand[3] >= 1 for hand in dealt(camp, "green", "red"))
    call(camp, "red", "give gold", "to orange")
    camp.play("orange", "answer red", "lay 4", "done")

    assert all(hand[3] >= 1 for hand in dealt(camp, "green", "orange"))


def dealt(camp: Camp, viewer: str, owner: str, what: str = "provisions") -> list[list[int]]:
    """What the owner holds in several redeals for the viewer."""
    hands = []
    for seed in range(60):
        other = camp.match.redeal(camp.seat(viewer), Dice(seed))
        held = CORTEZ.view(other, camp.seat(owner))["mine"][what]
        hands.append(list(held.values() if isinstance(held, dict) else held))
    return hands


def test_cards_are_shown_to_chosen_players():
    """CORTEZ-7.4  Orange learns them; green sees that something was shown, and nothing binds."""
    camp = melee()

    events = camp.play("red", "show", "show gold", "show 6", "to orange", "done")

    assert [(event.kind, event.seen_by) for event in events] == [
        ("showed", None),
        ("showed-cards", (0, 2)),
    ]
    assert "gold" not in str(events[0].fields())
    assert (events[1].fields()["cards"], events[1].fields()["warriors"]) == (["gold"], [6])
    assert str(camp.match.tell(events[1])) == "Red showed 1×gold and the warrior 6."
    assert camp.provisions("red") == [1, 0, 1, 2]
    assert camp.warriors("red") == [0, 0, 0, 0, 0, 1]


def test_what_was_shown_is_remembered():
    """CORTEZ-10.2  In every redeal for orange red holds the 6 and the gold; not for green."""
    camp = melee(hands="red 3 0 1 2, blue 2 2 2 2, orange 2 2 2 0, green 2 2 2 2")
    camp.play("red", "show", "show gold", "show gold", "show 6", "to orange", "done")

    assert all(hand[3] >= 2 for hand in dealt(camp, "orange", "red"))
    assert all(hand[5] == 1 for hand in dealt(camp, "orange", "red", "warriors"))
    assert any(hand[3] < 2 for hand in dealt(camp, "green", "red"))
    assert any(hand[5] == 0 for hand in dealt(camp, "green", "red", "warriors"))


def test_a_warrior_laid_since_is_no_longer_certain():
    """CORTEZ-10.3  Blue saw orange's 5; orange has laid one of two warriors face down."""
    camp = melee()
    camp.play("orange", "show", "show 5", "to blue", "done")
    assert all(hand[4] >= 1 for hand in dealt(camp, "blue", "orange", "warriors"))

    camp.play("orange", "support attacker", "lay 4", "done")

    assert "known" not in camp.match.position()
    assert any(hand[4] == 0 for hand in dealt(camp, "blue", "orange", "warriors"))


def test_a_warrior_sent_away_by_mutiny_is_no_longer_certain():
    """CORTEZ-10.3  Nobody sees which one it was."""
    camp = position("""
        players red blue; decision return; event mutiny; active red; red a7; blue o7
        warriors red 2 2 0 0 0 1; excess red 1; known blue red 0 0 0 0 0 1
    """)

    camp.play("red", "return 1")

    assert "known" not in camp.match.position()


def test_only_cards_in_hand_are_shown():
    """CORTEZ-7.4  Red has laid the 2 and holds no weapon; a seat without cards shows nothing."""
    camp = melee()
    camp.play("red", "show")

    assert camp.legal("red") == [
        *("show camouflage", "show food", "show gold", "show 6"),
        *("to blue", "to orange", "to green", "to all", "drop"),
    ]
    for text in ("show 2", "show weapon", "done", "give gold"):
        with refused("CORTEZ-7.4"):
            camp.play("red", text)
    bare = melee(hands="red 1 0 0 0")
    with refused("CORTEZ-7.4"):
        bare.play("blue", "show")


def test_words_do_not_go_with_cards_shown():
    """CORTEZ-8.3  They go with an offer or a call."""
    camp = melee()
    camp.play("red", "show", "show gold", "to blue")

    with refused("HOUSE-3.1"):
        camp.play("red", "done: look at this")


def test_cards_are_shown_beside_an_open_call():
    """CORTEZ-7.4  One gold is laid aside for the call; the other one is shown."""
    camp = melee(hands="red 5 0 0 2, blue 2 2 2 2, orange 2 2 2 0, green 2 2 2 2")
    call(camp, "red", "give gold", "to green")

    camp.play("red", "show", "show gold", "to orange", "done", "withdraw")

    assert camp.provisions("red") == [5, 0, 0, 2]
    assert all(hand[3] >= 2 for hand in dealt(camp, "orange", "red"))
    assert any(hand[3] < 2 for hand in dealt(camp, "green", "red"))


def test_after_three_refusals_help_is_free():
    """CORTEZ-7.4  A mercenary who asks again is told why not."""
    camp = melee("tries orange 3")
    camp.play("orange", "support attacker", "lay 4")

    with refused("CORTEZ-7.4"):
        camp.play("orange", "price gold")
    assert "refused 3 times" in str(camp.match.refusal(2, "price gold"))
    assert "first" in str(melee().match.refusal(2, "price gold"))


def test_a_bot_calls_when_it_sees_more_against_it():
    """CORTEZ-7.4  A 2 against one warrior with a weapon: it offers a gold to all."""
    camp = melee("arms blue 1", hands="red 1 0 1 2, blue 0 0 2 0, orange 0 1 0 0, green 0 0 0 1")
    policy, dice = CORTEZ.policy, Dice(1)
    for _ in range(4):
        camp.match.play(0, int(policy.habit(camp.match.state, 0, dice)))

    (made,) = camp.see["offers"]
    assert (made["kind"], made["give"], made["to"]) == ("call", ["gold"], [2, 3])


def test_a_bot_answers_a_call_that_pays():
    """CORTEZ-7.4  A gold for one of two warriors."""
    camp = melee()
    call(camp, "red", "give gold", "to all")

    choice = int(CORTEZ.policy.habit(camp.match.state, 2, Dice(1)))

    assert CORTEZ.format_choice(camp.match.state, choice) == "answer red"
