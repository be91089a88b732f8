"""CORTEZ chapter 8: trade."""

import pytest

from tambo.games.cortez.events import Traded
from tambo.testing import refused
from tests.games.cortez.camp import CORTEZ, Camp, action, position

HANDS = "provisions red 2 0 1 0, blue 0 2 0 1, orange 0 0 3 0"


def market(text: str = HANDS) -> Camp:
    """Red is to choose an action; blue and orange sit with them."""
    return position(f"""
        players red blue orange; decision act; active red; actions 2
        red a7; blue o7; orange a6; {text}
    """)


def offer(camp: Camp, colour: str, *steps: str) -> None:
    camp.play(colour, "offer", *steps, "send")


def test_cards_change_hands():
    """CORTEZ-8.1  Two camouflage for one gold; it is no action."""
    camp = market()

    offer(camp, "red", "give camouflage", "give camouflage", "want gold", "to blue")
    camp.play("blue", "accept red")

    assert camp.provisions("red") == [0, 0, 1, 1]
    assert camp.provisions("blue") == [2, 2, 0, 0]
    assert (camp.asked, camp.see["actions"]) == (["red"], 2)


def test_a_gift_and_a_request():
    """CORTEZ-8.1  In any ratio, even for nothing."""
    camp = market()

    offer(camp, "red", "give food", "to orange")
    camp.play("orange", "accept red")
    offer(camp, "red", "want gold", "promise peace", "until turn", "to blue")
    camp.play("blue", "accept red")

    assert camp.provisions("red") == [2, 0, 0, 1]
    assert camp.provisions("orange") == [0, 0, 4, 0]


FLIP = "decision flip"
FEED = "decision feed; speaker blue; attacker red; defender blue; field a8; origin a7; limbo red"


@pytest.mark.parametrize("text", [FLIP, FEED])
def test_no_trade_at_other_times(text):
    """CORTEZ-8.1  Only while an action is chosen, and during the talks of a battle."""
    camp = position(f"players red blue; active red; {text}; blue a8; red a1; actions 2")

    with refused("CORTEZ-8.1"):
        camp.play("red", "offer")


def test_all_may_speak_and_the_game_does_not_wait():
    """CORTEZ-8.2  Blue offers in red's turn; the game still waits for red alone."""
    camp = market()

    offer(camp, "blue", "give gold", "want food", "to red", "to orange")

    assert camp.asked == ["red"]
    camp.play("orange", "accept blue")
    assert camp.provisions("orange") == [0, 0, 2, 1]


def test_offers_lapse_when_the_active_player_acts():
    """CORTEZ-8.2  The cards laid aside go back."""
    camp = market()
    offer(camp, "blue", "give gold", "want food", "to orange")

    events = camp.play("red", "draw")

    assert "lapsed" in camp.kinds(events)
    assert camp.provisions("blue") == [0, 2, 0, 1]
    with refused("CORTEZ-8.5"):
        camp.play("orange", "accept blue")


@pytest.mark.parametrize("choice", ["move a7", "draw", "stop"])
def test_an_offer_in_the_making_lapses_aloud(choice):
    """CORTEZ-8.2  Only its maker is told so."""
    camp = action("red a7; blue o7; provisions red 0 0 2 0, blue 1 0 0 2")
    camp.play("blue", "offer", "give gold")
    number = camp.match.decision(camp.seat("blue"))

    events = camp.play("red", choice)

    told = [event for event in events if event.kind == "draft-lapsed"]
    assert [(camp.owner(event), event.seen_by) for event in told] == [("blue", (1,))]
    assert camp.view("blue")["draft"] is None
    assert camp.match.decision(camp.seat("blue")) > number


def test_a_draft_comes_back_with_the_move_that_ended_it():
    """CORTEZ-8.2  A troop set down again: the offer in the making is there as before."""
    camp = action("red a7; blue o7; provisions blue 1 0 0 2")
    camp.play("blue", "offer", "give gold")
    before, number = camp.view("blue"), camp.match.decision(1)
    camp.play("red", "move a7")

    camp.match.undo(camp.seat("red"))

    assert camp.view("blue") == before
    assert camp.match.decision(1) > number


def test_trade_during_the_talks_of_a_battle():
    """CORTEZ-8.2  A fighter may pay for help they hope for; the talks end with the mercenaries."""
    camp = position("""
        players red blue orange; decision talks; active red; actions 2; attacker red; defender blue
        field a8; origin a7; limbo red; blue a8; orange a6; laid red 1 0 0 0 0 0
        provisions red 0 0 0 1
    """)

    offer(camp, "red", "give gold", "ask help", "side attacker", "to orange")
    assert camp.asked == ["orange"]
    camp.play("orange", "accept red")
    camp.play("orange", "pass")

    assert camp.provisions("orange") == [0, 0, 0, 1]
    assert camp.see["battle"]["winner"] is not None


def test_an_offer_gives_cards_in_hand():
    """CORTEZ-8.3  Cards in hand, at most five wanted, others, at least one card."""
    camp = market()
    camp.play("red", "offer")

    for text in ("give gold", "to red", "send"):
        with refused("CORTEZ-8.3"):
            camp.play("red", text)
    camp.play("red", "to blue")
    with refused("CORTEZ-8.3"):
        camp.play("red", "send")
    camp.play("red", *["want gold"] * 5)
    with refused("CORTEZ-8.3"):
        camp.play("red", "want gold")
    camp.play("red", "drop")
    with refused("CORTEZ-8.3"):
        camp.play("red", "send")


def test_offered_cards_are_laid_aside():
    """CORTEZ-8.3  They can be given only once, but still count in the hand."""
    camp = market()
    offer(camp, "red", "give food", "to blue")

    assert camp.provisions("red") == [2, 0, 0, 0]
    assert camp.plaque("red")["provisions"] == 3


def test_one_open_offer():
    """CORTEZ-8.4  A second one must wait."""
    camp = market()
    offer(camp, "blue", "give gold", "to red")

    with refused("CORTEZ-8.4"):
        camp.play("blue", "offer")


def test_three_offers_a_turn():
    """CORTEZ-8.4  Then no more."""
    camp = market()
    for _ in range(3):
        offer(camp, "red", "give food", "to blue")
        camp.play("blue", "reject red")

    with refused("CORTEZ-8.4"):
        camp.play("red", "offer")
    camp.play("red", "stop")
    assert camp.match.position().count("sent") == 0


def test_the_first_acceptance_binds():
    """CORTEZ-8.5  The second player finds nothing."""
    camp = market()
    offer(camp, "red", "give food", "to blue", "to orange")

    camp.play("orange", "accept red")

    with refused("CORTEZ-8.5"):
        camp.play("blue", "accept red")


def test_a_player_without_the_cards_cannot_accept():
    """CORTEZ-8.5  They are asked and can only reject."""
    camp = market()
    offer(camp, "red", "give food", "want gold", "to orange")

    assert camp.asked == ["orange"]
    assert "accept red" not in camp.legal("orange")
    with refused("CORTEZ-8.5"):
        camp.play("orange", "accept red")
    events = camp.play("orange", "reject red need")

    assert events[0].fields()["reason"] == "need"
    assert camp.asked == ["red"]
    assert camp.provisions("red") == [2, 0, 1, 0]


def test_the_active_player_waits_for_answers():
    """CORTEZ-8.5  All who were asked must answer, or the offer is withdrawn."""
    camp = market()
    offer(camp, "red", "give food", "want gold", "to blue", "to orange")

    assert camp.asked == ["blue", "orange"]
    camp.play("blue", "reject red")
    assert camp.asked == ["orange"]
    camp.play("red", "withdraw")

    assert camp.asked == ["red"]
    assert camp.provisions("red") == [2, 0, 1, 0]
    with refused("CORTEZ-8.5"):
        camp.play("red", "withdraw")


def test_a_counter_offer():
    """CORTEZ-8.5  Instead of answering, blue makes an offer of their own."""
    camp = market()
    offer(camp, "red", "give food", "want gold", "to blue")

    offer(camp, "blue", "give weapon", "want food", "to red")
    camp.play("blue", "reject red dear")
    camp.play("red", "accept blue")

    assert camp.provisions("red") == [2, 1, 0, 0]


def test_silence_is_an_answer_where_the_game_does_not_wait():
    """CORTEZ-8.5  Orange says nothing to blue's offer: it has found nobody."""
    camp = market()
    offer(camp, "blue", "give gold", "to orange")

    events = camp.play("orange", "pass")

    assert "closed" in camp.kinds(events)
    assert camp.provisions("blue") == [0, 2, 0, 1]


def test_contents_are_seen_by_those_addressed():
    """CORTEZ-8.6  Orange sees that red makes blue an offer, but not which."""
    camp = market()

    offer(camp, "red", "give food", "want gold", "promise peace", "until round", "to blue")

    told = camp.view("blue")["offers"][0]
    assert (told["give"], told["want"]) == (["food"], ["gold"])
    assert told["promise"] == {"kind": "peace", "at": "-", "until": "round", "of": "red"}
    public = {"seat": 0, "kind": "offer", "to": [1], "unanswered": [1]}
    sealed = dict.fromkeys(("give", "want", "promise", "asks"))
    assert camp.view("orange")["offers"] == [{**public, **sealed}]
    assert camp.see["offers"] == camp.view("orange")["offers"]


def test_how_many_cards_moved_is_seen_by_all():
    """CORTEZ-8.6  And that is all the others learn."""
    camp = market()
    offer(camp, "red", "give food", "give camouflage", "want gold", "to blue")

    events = camp.play("blue", "accept red")

    public = [event for event in events if event.is_seen_by(None)]
    assert [event.kind for event in public] == ["traded"]
    assert public[0].fact == Traded(seat=0, other="blue", given=2, taken=1)


def test_a_promise_in_ones_own_words():
    """CORTEZ-8.3  A line of words goes with the offer, to those it is made to."""
    camp = market()
    camp.play("red", "offer", "give food", "to blue")

    events = camp.play("red", "send: I shall leave  the north\tgate <b>alone</b>")

    (spoken,) = [event for event in events if event.kind == "promised"]
    assert spoken.fields()["words"] == "I shall leave the north gate <b>alone</b>"
    assert [seat for seat in (0, 1, 2, None) if spoken.is_seen_by(seat)] == [0, 1]
    assert "north gate" in str(camp.match.tell(spoken))
    assert camp.match.steps[-1].text == "send: I shall leave the north gate <b>alone</b>"


def test_words_are_in_the_record():
    """CORTEZ-8.3  A match replayed has the same words."""
    camp = market()
    camp.play("red", "offer", "give food", "to blue", "send: until tomorrow: peace")

    again = CORTEZ.replay(camp.match.record())

    assert again.steps[-1] == camp.match.steps[-1]
    assert again.steps[-1].events[-1].fields()["words"] == "until tomorrow: peace"


def test_words_change_nothing():
    """CORTEZ-8.3  The position is the same with words and without: no bot ever reads them."""
    silent, loud = market(), market()
    silent.play("red", "offer", "give food", "to blue", "send")
    loud.play("red", "offer", "give food", "to blue", "send: give me all your gold")

    assert silent.match.position() == loud.match.position()


def test_words_go_with_an_offer_only():
    """CORTEZ-8.3  Nothing else takes words, and trying changes nothing."""
    camp = market()
    before = camp.match.position()

    with refused("HOUSE-3.1"):
        camp.play("red", "draw: for the last time")

    assert camp.match.position() == before


def test_promises_do_not_bind():
    """CORTEZ-8.7  Red promised peace and may attack all the same."""
    camp = market(HANDS + "; warriors red 1 0 0 0 0 0")
    offer(camp, "red", "give food", "promise peace", "until turn", "to blue")
    camp.play("blue", "accept red")

    camp.play("red", "move a7", "a7-o7")

    assert camp.decision == "feed"


BATTLE = """
    players red blue orange; decision act; active red; actions 2; red a7 a1; blue o7 a8; orange a6
    warriors red 3 0 0 0 0 0, orange 1 0 0 0 0 0; provisions red 2 0 9 0, blue 0 0 9 1
"""


def used_up(camp: Camp, colour: str, other: str) -> None:
    for _ in range(3):
        offer(camp, colour, "give food", f"to {other}")
        camp.play(other, f"reject {colour}")


def to_the_talks(camp: Camp) -> None:
    camp.play("red", "move a7", "a7-a8")
    camp.play("blue", "pass")
    camp.play("red", "lay 1", "done")
    camp.play("blue", "done")


def test_the_talks_of_a_battle_have_offers_of_their_own():
    """CORTEZ-8.4  Three in the turn, three in the battle, and the turn's are used up after it."""
    camp = position(BATTLE)
    used_up(camp, "red", "blue")
    to_the_talks(camp)

    used_up(camp, "red", "orange")
    with refused("CORTEZ-8.4"):
        camp.play("red", "offer")
    camp.play("orange", "pass")
    camp.play("red", "retreat o1")

    assert (camp.decision, camp.see["actions"]) == ("act", 1)
    with refused("CORTEZ-8.4"):
        camp.play("red", "offer")


def test_offers_of_a_battle_do_not_count_in_the_turn():
    """CORTEZ-8.4  Three in the battle leave three for the second action."""
    camp = position(BATTLE)
    to_the_talks(camp)
    used_up(camp, "red", "orange")
    camp.play("orange", "pass")
    camp.play("red", "retreat o1")

    used_up(camp, "red", "blue")

    with refused("CORTEZ-8.4"):
        camp.play("red", "offer")


def test_a_pass_holds_for_the_rest_of_the_turn():
    """CORTEZ-8.2  And the refusal says so; it was not the third offer."""
    camp = market()
    camp.play("blue", "pass")

    with refused("CORTEZ-8.2"):
        camp.play("blue", "offer")
    assert "nothing to say" in str(camp.match.refusal(1, "offer"))
    camp.play("red", "draw")
    with refused("CORTEZ-8.2"):
        camp.play("blue", "offer")
    camp.play("red", "stop")
    assert "quiet" not in camp.match.position()


def test_an_offer_lets_others_speak_again():
    """CORTEZ-8.2  A player who had passed is addressed."""
    camp = market()
    camp.play("blue", "pass")

    offer(camp, "red", "give food", "to blue")

    assert {"accept red", "offer"} <= set(camp.legal("blue"))


def test_a_player_who_passed_withdraws_when_others_have_spoken():
    """CORTEZ-8.2  Blue waits in silence; orange answers, and blue may speak of the offer again."""
    camp = market()
    offer(camp, "blue", "give gold", "want food", "to red", "to orange")
    camp.play("blue", "pass")
    with refused("CORTEZ-8.2"):
        camp.play("blue", "withdraw")

    camp.play("orange", "reject blue")
    camp.play("blue", "withdraw")

    assert camp.provisions("blue") == [0, 2, 0, 1]


def test_a_pass_can_be_taken_back_while_nothing_was_said():
    """CORTEZ-8.2  So that an offer can be withdrawn at any time after all."""
    camp = market()
    offer(camp, "blue", "give gold", "want food", "to red", "to orange")
    camp.play("blue", "pass")

    camp.match.undo(1)
    camp.play("blue", "withdraw")

    assert camp.provisions("blue") == [0, 2, 0, 1]


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("drafting blue", {1: 30.0}),
        ("offering red; offered_to red blue; unanswered red blue", {1: 8.0}),
    ],
)
def test_courtesy_lets_others_finish(text, seconds):
    """CORTEZ-8.2  No player must wait, but a bot gives time to draft an offer and to answer one."""
    camp = market(f"{HANDS}; {text}")

    assert CORTEZ.policy.patience(camp.match.state) == seconds
    assert CORTEZ.policy.patience(market().match.state) == {}


def test_two_can_trade_too():
    """CORTEZ-8.1  In a game of two nothing is different."""
    camp = action("red a7; blue o7; provisions red 0 0 1 0, blue 0 0 0 1")

    offer(camp, "blue", "give gold", "want food", "to red")
    camp.play("red", "accept blue")

    assert camp.provisions("red") == [0, 0, 0, 1]


def test_an_own_pass_does_not_let_its_player_speak_again():
    """CORTEZ-8.2  Orange has an offer open, and by passing says no to blue's: others
    have said nothing, so orange stays silent."""
    camp = market()
    offer(camp, "blue", "give gold", "to orange")
    offer(camp, "orange", "give food", "to red")

    camp.play("orange", "pass")

    assert camp.provisions("blue") == [0, 2, 0, 1]
    assert camp.legal("orange") == []
    with refused("CORTEZ-8.2"):
        camp.play("orange", "withdraw")
