"""CORTEZ chapter 10: who sees what."""

import pytest

import tambo
from tambo.core.dice import Dice
from tambo.games.cortez.redeal_hands import Hands
from tests.games.cortez.camp import CORTEZ, Camp, action, new, position


def test_what_is_open():
    """CORTEZ-10.1  Board, collars, bridges, sizes, discards, treasures and the event."""
    camp = action("""
        red a7 t1; blue o7; aztec a6; broken d7; provisions red 1 2 3 4; warriors red 1 1 0 0 0 0
        discards 0 1 0 0; bribes red 3 5
    """)
    seen = camp.see

    assert seen["troops"] == {"a6": "aztec", "a7": "red", "o7": "blue", "t1": "red"}
    assert seen["broken"] == ["d7"]
    assert seen["deck"] == 100 - 10 - 1
    assert seen["discards"]["weapon"] == 1
    assert camp.plaque("red") == {
        "provisions": 10,
        "warriors": 2,
        "collars": 5,
        "treasures": 0,
        "bribes": 2,
    }


def test_bids_and_payments_are_open():
    """CORTEZ-10.1  All hear the bid and see what is paid."""
    camp = position("""
        players red blue; decision bid; active red; speaker blue; red a7; blue o7
        provisions blue 0 0 0 1
    """)

    bid = camp.play("blue", "bid 4")
    camp.play("red", "pass")
    paid = camp.play("blue", "pay gold")

    assert bid[0].seen_by is None
    assert paid[0].fields()["card"] == "gold"
    assert paid[0].seen_by is None


def test_what_is_secret_to_its_owner():
    """CORTEZ-10.2  Provisions, warriors, objective and bribes are in one view only."""
    camp = action("""
        red a7; blue o7; provisions red 1 2 3 4; warriors red 0 0 1 0 0 0; bribes red 7
        objectives red 20, blue 21
    """)

    assert camp.view("red")["mine"] == {
        "provisions": {"camouflage": 1, "weapon": 2, "food": 3, "gold": 4},
        "warriors": [0, 0, 1, 0, 0, 0],
        "objective": 20,
        "bribes": ["seven"],
        "sealed": [0] * 6,
    }
    assert camp.see["mine"] is None
    assert camp.view("blue")["hands"] is None
    assert camp.view("blue")["mine"]["objective"] == 21


def test_a_bribe_bought_is_told_to_its_buyer():
    """CORTEZ-10.2  Others learn only that it was bought."""
    camp = position("""
        players red blue; decision bid; active red; speaker blue; red a7; blue o7
    """)

    events = camp.play("blue", "pass")

    kinds = {event.kind: event.seen_by for event in events}
    assert kinds["bribed"] is None
    assert kinds["bribed-card"] == (0,)


def test_drawn_cards_are_told_to_their_player():
    """CORTEZ-10.2  Others hear the number."""
    camp = action("red a7; blue o7")

    events = camp.play("red", "draw")

    assert [(e.kind, e.seen_by) for e in events] == [("drew", None), ("drew-cards", (0,))]


def test_a_redeal_changes_what_is_hidden_and_nothing_else():
    """CORTEZ-10.2  Blue's hand, objective and bribes differ; red's view does not."""
    camp = action("""
        red a7; blue o7; provisions red 1 0 0 0, blue 0 0 9 0; warriors blue 0 0 0 0 0 4
        objectives red 20, blue 21; bribes red 3, blue 7
    """)
    hands = set()
    for seed in range(12):
        other = camp.match.redeal(0, Dice(seed))
        assert CORTEZ.view(other, 0) == CORTEZ.view(camp.match.state, 0)
        hands.add(str(CORTEZ.view(other, 1)["mine"]))

    assert len(hands) > 6


def test_a_bid_proves_something_about_a_hand():
    """CORTEZ-10.2  A player who bid 16 with four cards holds four gold in every redeal."""
    camp = position("""
        players red blue; decision bid; active red; speaker red; bid 16; bids blue 16; red a7
        blue o7; provisions blue 0 0 0 4, red 3 3 3 5
    """)

    for seed in range(8):
        other = camp.match.redeal(0, Dice(seed))
        assert CORTEZ.view(other, 1)["mine"]["provisions"]["gold"] == 4


def talk(text: str) -> Camp:
    """Red is to choose an action before blue and green."""
    head = (
        "players red blue green; decision act; active red; actions 2; red a7; blue o7; green o9\n"
    )
    return position(head + text)


def dealt(camp: Camp, viewer: str, owner: str) -> list[list[int]]:
    """What the owner holds in several redeals for the viewer."""
    hands = []
    for seed in range(24):
        other = camp.match.redeal(camp.seat(viewer), Dice(seed))
        hands.append(list(CORTEZ.view(other, camp.seat(owner))["mine"]["provisions"].values()))
    return hands


def test_a_card_that_changed_hands_is_remembered():
    """CORTEZ-10.2  Red gave gold and got food: both know where those are, green does not."""
    camp = talk("provisions red 0 0 0 1, blue 5 0 1 0, green 1 1 1 1")
    camp.play("red", "offer", "give gold", "want food", "to blue", "send")
    camp.play("blue", "accept red")

    assert all(hand[3] >= 1 for hand in dealt(camp, "red", "blue"))
    assert all(hand == [0, 0, 1, 0] for hand in dealt(camp, "blue", "red"))
    assert any(hand[3] == 0 for hand in dealt(camp, "green", "blue"))


def test_a_card_got_by_ones_own_offer_is_remembered_by_the_other():
    """CORTEZ-10.2  Blue gave gold and got food, in red's turn: red knows where both are."""
    camp = talk("provisions red 3 0 1 0, blue 4 0 0 1, green 1 1 1 1")
    camp.play("blue", "offer", "give gold", "want food", "to red", "send")
    camp.play("red", "accept blue")

    assert all(hand[2] >= 1 for hand in dealt(camp, "red", "blue"))
    assert all(hand[3] >= 1 for hand in dealt(camp, "blue", "red"))
    assert any(hand[2] == 0 for hand in dealt(camp, "green", "blue"))


def test_an_offer_seen_and_withdrawn_is_remembered():
    """CORTEZ-10.2  Blue saw two gold; red has them still."""
    camp = talk("provisions red 4 0 0 2, blue 1 0 0 0")
    camp.play("red", "offer", "give gold", "give gold", "to blue", "send", "withdraw")

    assert all(hand[3] >= 2 for hand in dealt(camp, "blue", "red"))
    assert any(hand[3] < 2 for hand in dealt(camp, "green", "red"))


def test_a_remembered_card_is_forgotten_when_it_is_spent():
    """CORTEZ-10.2  Blue saw one food, and saw it eaten."""
    camp = talk("provisions red 3 0 2 0, blue 1 0 0 0; seen blue red 0 0 1 0")

    camp.play("red", "food")

    assert any(hand[2] == 0 for hand in dealt(camp, "blue", "red"))


def test_an_unseen_trade_makes_knowledge_doubtful():
    """CORTEZ-10.2  Green knew of a gold; red has given blue some card since."""
    camp = talk("provisions red 1 0 0 1, blue 4 0 0 0; seen green red 0 0 0 1")
    camp.play("red", "offer", "give camouflage", "to blue", "send")

    camp.play("blue", "accept red")

    assert any(hand[3] == 0 for hand in dealt(camp, "green", "red"))


def test_the_pay_of_a_mercenary_is_seen_by_all():
    """CORTEZ-10.2  All saw green take a gold."""
    camp = talk("""
        provisions red 0 0 0 1, blue 3 3 3 0, green 3 3 3 0
        warriors red 1 0 0 0 0 0, blue 1 0 0 0 0 0, green 1 0 0 0 0 0
    """)
    camp.play("red", "move a7", "a7-o7")
    camp.play("blue", "pass")
    camp.play("red", "lay 1", "done")
    camp.play("blue", "lay 1", "done")
    camp.play("green", "support attacker", "lay 1", "price gold", "done")

    camp.play("red", "hire green")

    assert all(hand[3] >= 1 for hand in dealt(camp, "blue", "green"))


def test_a_player_who_took_up_a_shut_in_troop_has_camouflage():
    """CORTEZ-10.2  Red has no warrior and only enemies beside it: a card, or no way."""
    camp = action("red a13; spanish a12 b13; blue o7; provisions red 1 0 0 0")
    camp.play("red", "move a13")

    assert all(hand == [1, 0, 0, 0] for hand in dealt(camp, "blue", "red"))


PAYING = """
    players red blue; decision pay; active red; speaker blue; bid 31; bids blue 31; paid 7
    paid_last food; red a7; blue o7; provisions red 3 3 3 3, blue 0 0 8 2; discards 0 0 1 1
"""
BIDDING = """
    players red blue green; decision bid; active red; speaker red; bid 38; bids blue 38, green 37
    red a7; blue o7; green o9; provisions red 1 1 1 1, blue 0 1 0 9, green 0 1 1 8
"""


@pytest.mark.parametrize(
    ("text", "owner", "truth"),
    [(PAYING, 1, [0, 0, 8, 2]), (BIDDING, 2, [0, 1, 1, 8])],
    ids=["paying", "bidding"],
)
def test_a_redeal_of_a_rare_hand_is_not_the_truth(text, owner, truth):
    """CORTEZ-10.2  Hands that luck would never deal are dealt all the same, in many ways.

    Blue has paid 7 of 31 and goes on with food: what is left without gold is worth 24. Two
    bid 38 and 37 with ten cards each: nobody can tell who has which gold.
    """
    camp = position(text)
    hands = []
    for seed in range(120):
        world = camp.match.redeal(0, Dice(seed))
        assert CORTEZ.view(world, 0) == CORTEZ.view(camp.match.state, 0)
        hands.append(list(CORTEZ.view(world, owner)["mine"]["provisions"].values()))

    assert len({str(hand) for hand in hands}) > 3
    assert hands.count(truth) < 60
    kinds, worth = (3, 24) if owner == 1 else (4, 37)
    assert all(sum(hand[k] * (k + 1) for k in range(kinds)) >= worth for hand in hands)


def test_impossible_hands_are_an_error():
    """CORTEZ-10.2  A bid of 9 on two cards: no redeal rather than a false or the true one."""
    with pytest.raises(tambo.TamboError) as error:
        Hands([0, 1, 2, 3, 3], [2, 2], [9, 0], [3, 3]).deal(Dice(1))

    assert error.value.code == "redeal.none"


@pytest.mark.parametrize("seed", range(30))
def test_hands_hold_what_was_proved(seed):
    """CORTEZ-10.2  What three seats have proved with their true hands, new ones prove too."""
    dice = Dice(f"hands {seed}")
    pool = [kind for kind in range(4) for _ in range(25)]
    dice.shuffle(pool)
    sizes = [4 + int(dice.below(9)) for _ in range(3)]
    tops = [int(dice.below(4)), 3, 3]
    dearest = sorted(pool[: sum(sizes)], key=lambda kind: (kind * 7 + seed) % 5)
    owners = [seat for seat in range(3) for _ in range(sizes[seat])]
    needs = [0, 0, 0]
    for seat, kind in zip(owners, dearest, strict=True):
        needs[seat] += kind + 1 if kind <= tops[seat] else 0

    hands = Hands(dearest + pool[sum(sizes) :], sizes, needs, tops)
    dealt_to = hands.deal(dice)

    worths = [0, 0, 0]
    for seat, kind in zip(dealt_to, hands.pool, strict=True):
        if seat >= 0:
            worths[seat] += kind + 1 if kind <= tops[seat] else 0
    assert [dealt_to.count(seat) for seat in range(3)] == sizes
    assert all(worth >= need for worth, need in zip(worths, needs, strict=True))
    assert sorted(hands.pool) == sorted(pool)


def undo_codes(camp: Camp) -> list[str]:
    """For each seat whether it may take back its last choice, or why not."""
    refusals = [camp.match.undo_refusal(seat) for seat in range(camp.match.players)]
    return [refusal.code if refusal else "yes" for refusal in refusals]


@pytest.mark.parametrize("withdrawn", [True, False])
def test_whether_a_choice_can_be_taken_back_tells_nothing_of_drafts(withdrawn):
    """CORTEZ-10.2  Red's undo is the same when blue drafts or says `pass` after red."""
    text = "red a7; blue o7; provisions red 0 0 2 0, blue 1 0 0 2"
    camps = [action(text) for _ in range(3)]
    for camp in camps:
        camp.play("red", "offer", "give food", "to blue")
        if withdrawn:
            camp.play("red", "send", "withdraw")
    camps[1].play("blue", "offer")
    camps[2].play("blue", "pass")

    codes = {undo_codes(camp)[0] for camp in camps}

    assert codes == {"undo.passed" if withdrawn else "yes"}


def test_whether_a_choice_can_be_taken_back_tells_nothing_of_help():
    """CORTEZ-10.2  A mercenary who has stayed away sees nothing of what another prepares."""
    camp = position("""
        players red blue orange green; decision talks; active red; speaker blue
        attacker red; defender blue; origin a7; field a8; limbo red; blue a8
        orange d12; green l12; warriors orange 1 0 0 0 0 0, green 1 0 0 0 0 0
        laid red 1 0 0 0 0 0
    """)
    camp.play("orange", "pass")
    before = undo_codes(camp)

    camp.play("green", "support attacker", "lay 1")

    assert undo_codes(camp)[:3] == before[:3]


def test_whether_a_choice_can_be_taken_back_tells_nothing_of_sealed_cards():
    """CORTEZ-10.2  Plunder: red has chosen; whether blue has is not seen in red's undo."""
    camp = position("""
        players red blue orange; decision discard; active red; event plunder
        red a7; blue o7; orange d12; provisions red 11 0 0 0, blue 0 12 0 0, orange 0 0 11 0
        excess red 1, blue 2, orange 1
    """)
    camp.play("red", "discard camouflage")
    before = undo_codes(camp)[0]

    camp.play("blue", "discard weapon")
    assert undo_codes(camp)[0] == before == "yes"
    camp.match.undo(0)

    assert camp.provisions("red") == [11, 0, 0, 0]
    assert camp.view("blue")["mine"]["sealed"][1] == 1


def test_laid_warriors_are_turned_up_at_the_end():
    """CORTEZ-10.3  Face down until then, and seen by all."""
    camp = action("red a7; blue a8 o7; warriors red 0 0 0 0 0 1, blue 0 0 1 0 0 0")
    camp.play("red", "move a7", "a7-a8")
    camp.play("blue", "pass")
    laid = camp.play("red", "lay 6")
    camp.play("red", "done")
    assert "6" not in str(laid[0].fields())
    assert camp.view("blue")["battle"]["seats"][0]["mine"] is None

    camp.play("blue", "lay 3")
    events = camp.play("blue", "done")

    shown = [(camp.owner(e), e.fields()["cards"]) for e in events if e.kind == "revealed"]
    assert shown == [("red", [6]), ("blue", [3])]


def test_nothing_is_turned_up_after_a_surrender():
    """CORTEZ-10.3  The attacker takes their cards back unseen."""
    camp = action("red a7; blue a8 o7; warriors red 0 0 0 0 0 1")
    camp.play("red", "move a7", "a7-a8")
    camp.play("blue", "pass")
    camp.play("red", "lay 6", "done")

    events = camp.play("blue", "surrender")

    assert "revealed" not in camp.kinds(events)


def test_no_player_is_skipped_for_their_cards():
    """CORTEZ-10.4  Without a card worth anything blue is asked for a bid and can only pass."""
    camp = position("players red blue; decision bid; active red; speaker blue; red a7; blue o7")

    assert camp.asked == ["blue"]
    assert camp.legal("blue") == ["pass"]


def test_sealed_choices_do_not_show_who_is_ready():
    """CORTEZ-10.4  Whether blue has chosen yet is not seen."""
    camp = position("""
        players red blue; decision discard; event plunder; active red; red a7; blue o7
        provisions red 11 0 0 0, blue 0 11 0 0; excess red 1, blue 1
    """)
    before = camp.view("red")

    camp.play("blue", "discard weapon")

    assert camp.view("red") == before


def test_all_is_shown_when_it_is_over():
    """CORTEZ-10.2  Objectives and hands are laid open for the count."""
    camp = position("""
        players red blue; decision over; ending last-treasure; red t17; blue o7
        objectives red 17, blue 18
    """)

    assert [hand["objective"] for hand in camp.see["hands"]] == [17, 18]


def test_every_seat_has_its_own_eyes():
    """CORTEZ-10.2  A new game shows each seat its own hand."""
    camp = new(4, "red", "blue", "orange", "green")

    hands = [camp.view(colour)["mine"] for colour in ("red", "blue", "orange", "green")]
    assert len({str(hand) for hand in hands}) == 4
