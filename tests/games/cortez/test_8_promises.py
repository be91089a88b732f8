"""CORTEZ chapter 8: promises that are given and asked for."""

import pytest

from tambo.core.dice import Dice
from tambo.core.event import Event
from tambo.testing import refused
from tests.games.cortez.camp import CORTEZ, Camp, position

PEACE = ("ask peace", "until round")


def threat(more: str = "") -> Camp:
    """Red is to act beside blue's troop on a8; orange sits with them."""
    return position(f"""
        players red blue orange; decision act; active red; actions 2
        red a7; blue a8 o7; orange o9; provisions red 1 0 0 0, blue 0 0 2 1, orange 1 0 0 0
        warriors red 2 0 0 0 0 1, blue 1 0 0 0 0 0; {more}
    """)


def offer(camp: Camp, colour: str, *steps: str) -> list[Event]:
    return camp.play(colour, "offer", *steps, "send")


def told(events: list[Event]) -> list[tuple[str, tuple[int, ...]]]:
    """Promises kept and broken, with the seats that are told."""
    return [(e.kind, tuple(sorted(e.seen_by or ()))) for e in events if "promise" in e.kind]


def test_cards_for_not_being_attacked():
    """CORTEZ-8.7  The threatened blue gives food and asks red for peace until red's next turn."""
    camp = threat()
    offer(camp, "blue", "give food", *PEACE, "to red")

    events = camp.play("red", "accept blue")

    assert camp.provisions("red") == [1, 0, 1, 0]
    (pledged,) = [event for event in events if event.kind == "pledged"]
    assert pledged.seen_by == (0, 1)
    assert str(camp.match.tell(pledged)) == (
        "Red promised Blue: “I will not attack you before Red’s next turn”"
    )
    promise = {"kind": "peace", "at": "-", "until": "round", "of": "red"}
    assert camp.view("blue")["promises"] == [{"maker": 0, "taker": 1, "promise": promise}]


def test_an_attack_breaks_the_promise():
    """CORTEZ-8.7  Nothing stops red; only red and blue are told of it."""
    camp = threat("pacts red blue peace - round red")

    events = camp.play("red", "move a7", "a7-a8")

    assert told(events) == [("promise-broken", (0, 1))]
    assert camp.view("blue")["promises"] == []


def test_an_attack_on_another_player_breaks_nothing():
    """CORTEZ-8.7  Peace with blue is no peace with orange."""
    camp = threat("pacts red blue peace - round red")

    events = camp.play("red", "move a7", "a7-o9")

    assert told(events) == []
    assert len(camp.view("blue")["promises"]) == 1


def test_until_the_end_of_the_turn():
    """CORTEZ-8.7  The turn is over without an attack: kept."""
    camp = threat("pacts red blue peace - turn red")

    events = camp.play("red", "stop")

    assert told(events) == [("promise-kept", (0, 1))]


def test_until_the_next_turn_of_the_active_player():
    """CORTEZ-8.7  Not before it is red's turn again, even if blue made the promise."""
    camp = threat("pacts blue orange peace - round red; events 3 0 0 0 0 0 0 0 0; turned 1")

    assert told(camp.play("red", "stop")) == []
    assert told(camp.play("blue", "pass", "stop")) == []
    assert told(camp.play("orange", "pass", "stop")) == [("promise-kept", (1, 2))]


def test_until_the_next_treasure():
    """CORTEZ-8.7  The turn ends and it still holds; then the treasure is turned."""
    camp = threat("""
        pacts red blue peace - treasure red
        events 0 0 0 0 0 0 1 0 0; turned 16
    """)

    events = camp.roll("red", "stop", 0, 0)

    assert "treasure-lost" in camp.kinds(events)
    assert told(events) == [("promise-kept", (0, 1))]


def test_a_promise_goes_with_the_troop():
    """CORTEZ-8.7  Blue's troop moves from a8 to a9; red attacks it there."""
    camp = position("""
        players red blue; decision act; active blue; actions 1; red a7; blue a8 o7
        warriors red 1 0 0 0 0 0; pacts red blue troop a8 treasure blue
        events 3 0 0 0 0 0 0 0 0; turned 1
    """)
    camp.play("blue", "move a8", "a8-a9")
    camp.play("red", "pass")
    assert camp.view("red")["promises"][0]["promise"]["at"] == "a9"

    events = camp.play("red", "move a7", "a7-a9")

    assert told(events) == [("promise-broken", (0, 1))]


def test_another_troop_is_not_meant():
    """CORTEZ-8.7  The troop on a8 is spared, the one on o7 is not."""
    camp = threat("pacts red blue troop a8 turn red")

    assert told(camp.play("red", "move a7", "a7-o7")) == []


def test_a_beaten_troop_takes_its_promise_along():
    """CORTEZ-8.7  Orange has promised to spare the troop on a8; red beats it and sends it to o1."""
    camp = threat("pacts orange blue troop a8 treasure red")
    camp.play("red", "move a7", "a7-a8")
    camp.play("blue", "pass")
    camp.play("red", "lay 6", "done")
    camp.play("blue", "surrender")

    camp.play("red", "retreat o1")

    assert camp.view("orange")["promises"][0]["promise"]["at"] == "o1"


def test_a_square_is_spared_with_any_troop_on_it():
    """CORTEZ-8.7  Red promised to attack no troop on a8."""
    camp = threat("pacts red orange square a8 turn red")

    assert told(camp.play("red", "move a7", "a7-a8")) == [("promise-broken", (0, 2))]


def test_which_troops_can_be_spared():
    """CORTEZ-8.7  Given: those the maker could attack; asked for: any. Squares: all of them."""
    camp = threat("aztec a6; spanish b8")
    camp.play("red", "offer", "promise troop")

    assert camp.legal("red") == [
        *("spare o7", "spare a8", "spare b8", "spare o9", "back"),
    ]
    camp.play("red", "back", "ask troop")
    assert {"spare a6", "spare a7", "spare a8"} <= set(camp.legal("red"))
    camp.play("red", "back", "promise square")
    assert len(camp.legal("red")) == 195 + 1


def test_one_thing_at_a_time():
    """CORTEZ-8.7  What is promised, then about what, then until when; or none after all."""
    camp = threat()
    camp.play("red", "offer", "give camouflage", "to blue", "promise square")
    with refused("CORTEZ-8.7"):
        camp.play("red", "send")
    with refused("CORTEZ-8.7"):
        camp.play("red", "until turn")
    camp.play("red", "spare a8")
    assert camp.legal("red") == ["until turn", "until round", "until treasure", "back"]
    camp.play("red", "until treasure")
    with refused("CORTEZ-8.7"):
        camp.play("red", "promise peace")
    with refused("CORTEZ-8.7"):
        camp.play("red", "until turn")
    camp.play("red", "ask peace", "back")

    assert camp.view("red")["draft"]["asks"] is None
    assert camp.view("red")["draft"]["promise"]["at"] == "a8"
    assert "send" in camp.legal("red")


def test_promises_in_both_directions():
    """CORTEZ-8.7  Peace for peace and a card."""
    camp = threat()
    offer(camp, "blue", "give food", "promise peace", "until turn", *PEACE, "to red")

    camp.play("red", "accept blue")

    makers = [(one["maker"], one["taker"]) for one in camp.view("red")["promises"]]
    assert makers == [(1, 0), (0, 1)]


def test_a_rejected_promise_is_none():
    """CORTEZ-8.7  Only an accepted offer makes a promise."""
    camp = threat()
    offer(camp, "blue", "give food", *PEACE, "to red")
    camp.play("red", "reject blue")

    assert camp.view("blue")["promises"] == []
    assert told(camp.play("red", "move a7", "a7-a8")) == []


def talks(more: str = "") -> Camp:
    """Red attacks blue on a8; orange and green look on."""
    return position(f"""
        players red blue orange green; decision talks; active red; actions 2; attacker red
        defender blue; field a8; origin a7; limbo red; blue a8 o8; orange a6; green o6; red o1
        laid red 1 0 0 0 0 0; warriors orange 0 0 0 1 0 0; provisions red 0 0 0 2, orange 1 0 0 0
        {more}
    """)


@pytest.mark.parametrize(
    ("choices", "kind"),
    [
        (("support attacker", "lay 4", "done"), "promise-kept"),
        (("support defender", "lay 4", "done"), "promise-broken"),
        (("pass",), "promise-broken"),
    ],
)
def test_help_in_this_battle(choices, kind):
    """CORTEZ-8.7  Orange took red's gold for a promise; when all have decided it is told."""
    camp = talks("stance green away")
    offer(camp, "red", "give gold", "ask help", "side attacker", "to orange")
    camp.play("orange", "accept red")

    events = camp.play("orange", *choices)

    assert told(events) == [(kind, (0, 2))]


def test_help_is_asked_of_those_who_can_give_it():
    """CORTEZ-8.7  Not of the other fighter, nor of one who has gone away."""
    camp = talks("stance green away")
    camp.play("red", "offer", "give gold", "ask help", "side attacker")

    assert "to orange" in camp.legal("red")
    assert not {"to blue", "to green", "to all"} & set(camp.legal("red"))


def test_help_is_promised_by_those_who_can_give_it():
    """CORTEZ-8.7  A fighter cannot promise it, a mercenary can; outside a battle no player can."""
    camp = talks()
    camp.play("red", "offer")
    with refused("CORTEZ-8.7"):
        camp.play("red", "promise help")
    camp.play("orange", "offer", "want gold", "promise help", "side attacker", "to red", "send")
    camp.play("red", "drop", "accept orange")
    assert camp.view("red")["promises"][0]["maker"] == 2

    camp = threat()
    camp.play("red", "offer")
    with refused("CORTEZ-8.7"):
        camp.play("red", "ask help")


def test_a_mercenary_who_has_decided_cannot_promise_help():
    """CORTEZ-8.7  Orange was asked and has joined since: they can only reject."""
    camp = talks()
    offer(camp, "red", "give gold", "ask help", "side attacker", "to orange")
    camp.play("orange", "support defender", "lay 4", "done")

    with refused("CORTEZ-8.7"):
        camp.play("orange", "accept red")
    assert "reject red" in camp.legal("orange")


def test_an_offer_of_help_ends_when_its_maker_decides():
    """CORTEZ-8.7  Orange goes away, and the offer with them."""
    camp = talks()
    offer(camp, "orange", "want gold", "promise help", "side attacker", "to red")

    events = camp.play("orange", "pass")

    assert "withdrew" in camp.kinds(events)


def test_help_is_not_promised_in_a_draft_after_being_hired():
    """CORTEZ-8.7  Orange was offering blue help for a gold, and red hires them: only the cards
    of the offer are left."""
    camp = talks("stance orange proposed; side orange attacker; price orange 0 0 0 1")
    camp.play("orange", "offer", "promise help", "side defender", "want food", "to blue")

    camp.play("red", "hire orange")

    draft = camp.view("orange")["draft"]
    assert (draft["promise"], draft["want"]) == (None, ["food"])
    assert "promise help" not in camp.legal("orange")
    camp.play("orange", "send")
    assert camp.view("blue")["offers"][0]["promise"] is None


def test_the_end_of_the_game_ends_promises():
    """CORTEZ-8.7  What still held was kept."""
    city = " ".join(f"t{number}" for number in range(2, 26))
    aztec, spanish = city.split()[:12], city.split()[12:]
    camp = position(f"""
        players red blue; decision act; active red; actions 2; red h11; blue o7
        aztec {" ".join(aztec)} ; spanish {" ".join(spanish)}
        provisions red 9 0 0 0; pacts red blue peace - treasure red, blue red peace - treasure red
    """)

    events = camp.play("red", "move h11", "h11-t1")

    assert told(events) == [("promise-kept", (0, 1)), ("promise-kept", (0, 1))]
    assert events[-1].kind == "ended"


def test_promises_are_known_to_the_two_concerned():
    """CORTEZ-8.6  Orange saw the offer too, but who accepted what promise is theirs."""
    camp = threat()
    offer(camp, "blue", "give food", *PEACE, "to red", "to orange")
    camp.play("red", "accept blue")

    assert len(camp.view("red")["promises"]) == 1
    assert camp.view("orange")["promises"] == camp.see["promises"] == []
    dealt = camp.match.redeal(2, Dice(1))
    assert "pacts" not in CORTEZ.format_position(dealt)
    assert "pacts red blue" in CORTEZ.format_position(camp.match.redeal(1, Dice(1)))


def test_promises_in_words():
    """CORTEZ-8.7  Offer, promise in force and draft can be read by those concerned."""
    camp = threat("pacts red blue troop a8 treasure red")
    offer(camp, "blue", "give food", "ask square", "spare o7", "until turn", "to red")
    camp.play("red", "offer", "give camouflage")

    lines = [str(line) for line in camp.match.board(0)]
    assert lines[-3:] == [
        "Blue offers Red: 1×food for nothing. Promise wanted: "
        "“Attack nobody on o7 before this turn is over”",
        "Your offer,: 1×camouflage for",
        "Red has promised Blue: “I will not attack the troop on a8 before the next treasure”",
    ]
    assert "Blue has made an offer to Red" in [str(line) for line in camp.match.board(2)]


def test_a_bot_keeps_its_promises():
    """CORTEZ-8.7  The attack that pays most is left out of what it thinks about."""
    free = threat()
    free.play("red", "move a7")
    bound = threat("pacts red blue peace - turn red")
    bound.play("red", "move a7")
    attack = free.match.game.choice_of(free.match.state, 0, "a7-a8")

    assert attack in CORTEZ.policy.shortlist(free.match.state, 0, Dice(1))
    assert attack not in CORTEZ.policy.shortlist(bound.match.state, 0, Dice(1))


def test_a_bot_asks_the_strong_for_peace():
    """CORTEZ-8.7  Blue has two collars, one warrior and food to spare; red has five."""
    camp = position("""
        players red blue; decision act; active red; actions 2; red a7; blue a8 o7
        provisions blue 0 0 3 0; warriors red 5 0 0 0 0 0, blue 1 0 0 0 0 0
    """)
    policy, dice = CORTEZ.policy, Dice(3)
    camp.play("blue", "offer")
    while camp.view("blue")["draft"]:
        choice = policy.habit(camp.match.state, 1, dice)
        camp.match.play(1, int(choice))

    (made,) = camp.view("red")["offers"]
    assert (made["give"], made["want"], made["asks"]["kind"]) == (["food"], [], "peace")


@pytest.mark.parametrize(
    ("given", "answer"), [("give gold", "accept blue"), ("give camouflage", "reject blue dear")]
)
def test_a_bot_weighs_what_a_promise_costs(given, answer):
    """CORTEZ-8.7  Peace with a weaker one: for gold yes, for one camouflage of many no."""
    camp = position("""
        players red blue; decision act; active red; actions 2; red a7; blue a8 o7
        provisions red 4 1 1 0, blue 1 0 0 1; warriors red 5 0 0 0 0 0, blue 1 0 0 0 0 0
    """)
    offer(camp, "blue", given, *PEACE, "to red")

    choice = int(CORTEZ.policy.habit(camp.match.state, 0, Dice(1)))

    assert CORTEZ.format_choice(camp.match.state, choice) == answer
