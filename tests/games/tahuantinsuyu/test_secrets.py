"""What nobody may know stays hidden: hands, deck, face-down tokens and cards, markers."""

from tambo.core.dice import Dice
from tests.games.tahuantinsuyu.empire import TAHUANTINSUYU, new, position

HANDS = "hand C 1 3 5; hand A 7 9 11; hand Q 14 17 19; hand K 21 23 25"


def test_hands_are_the_owners_alone():
    """TAHUANTINSUYU-5.2  Others and spectators see how many cards, not which."""
    empire = position(f"at 2S1; {HANDS}")

    assert [card["number"] for card in empire.view("C")["hand"]] == [1, 3, 5]
    assert empire.see["hand"] == []
    assert "21" not in str(empire.view("C")["hands"])


def test_a_face_down_card_is_known_to_its_layer():
    """TAHUANTINSUYU-5.2  C knows what C laid; A sees only that something lies there."""
    empire = position(f"at 2S1; {HANDS}")

    events = empire.play("C", "sun 3@E")

    assert empire.view("C")["gaps"][1]["mine"] == {"number": 3, "card": "floods"}
    assert empire.view("A")["gaps"][1]["mine"] is None
    assert empire.view("A")["gaps"][1]["down"] == 0
    assert not [e for e in events if e.is_seen_by(1) and "card" in e.fields()]


def test_redeals_change_everything_hidden_and_nothing_seen():
    """TAHUANTINSUYU-2.2  Tokens, hands, deck and the dot vary; the view does not."""
    empire = new(4, 3)
    match = empire.match
    dice = Dice(1)
    deals = [match.redeal(0, dice) for _ in range(30)]
    texts = [TAHUANTINSUYU.format_position(deal) for deal in deals]

    assert all(TAHUANTINSUYU.view(deal, 0) == TAHUANTINSUYU.view(match.state, 0) for deal in deals)
    for field in ("tokens", "deck", "hand", "black"):
        seen = {
            tuple(part for part in text.split("; ") if part.startswith(field)) for text in texts
        }
        assert len(seen) > 3, field


def test_a_revealed_marker_is_not_dealt_the_dot():
    """TAHUANTINSUYU-8.1  After two blanks the dot is one of the last two."""
    empire = position(f"at 7S3; black 4; {HANDS}")
    dice = Dice(2)

    blacks = {
        TAHUANTINSUYU.format_position(empire.match.redeal(0, dice)).partition("black ")[2][0]
        for _ in range(40)
    }
    assert blacks == {"3", "4"}
