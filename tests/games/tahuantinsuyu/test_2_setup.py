"""TAHUANTINSUYU chapter 2: set-up."""

from tests.games.tahuantinsuyu.empire import BOX, TAHUANTINSUYU, new


def test_turn_cards_are_dealt_at_random():
    """TAHUANTINSUYU-2.1  Over some games every seat gets every suyu."""
    deals = {(seat, suyu) for n in range(60) for seat, suyu in enumerate(new(4, n).see["suyus"])}

    assert len(deals) == 16


def test_card_one_stands_ahead():
    """TAHUANTINSUYU-2.1  All at 0, ordered by the turn cards from the first."""
    empire = new(4, 3)

    assert empire.see["scores"] == [0, 0, 0, 0]
    assert empire.letters("track") == "CAQK"
    assert empire.letters("order") == "CAQK"
    assert empire.turn == "C"


def test_first_roads_cards_and_tokens():
    """TAHUANTINSUYU-2.2  A road and 3 cards each; only regions beside grey lie face up."""
    empire = new(4, 5)

    assert len(empire.see["roads"]) == 4
    assert empire.see["hands"] == [3, 3, 3, 3]
    assert empire.see["deck"] == 32 - 12
    face_up = {name for name, token in empire.see["tokens"].items() if token is not None}
    assert face_up == {region.name for region in BOX.regions if region.is_by_grey}


def test_tokens_are_shuffled():
    """TAHUANTINSUYU-2.2  Two games differ in what lies beside grey."""
    assert len({str(new(4, n).see["tokens"]) for n in range(10)}) > 5


def test_three_players_have_three_first_roads():
    """TAHUANTINSUYU-2.2  Without Kuntisuyu; three cards each too."""
    empire = new(3, 2)

    assert sorted(empire.see["roads"]) == ["CUZ-OLL", "CUZ-PAR", "CUZ-PIS"]
    assert empire.see["deck"] == 32 - 9


def test_markers_are_shuffled_face_down():
    """TAHUANTINSUYU-2.3  Nobody sees them, and the dot lies at each place over some games."""
    blacks = set()
    for n in range(40):
        match = TAHUANTINSUYU.new(4, n)
        assert match.view(0)["markers"] == ["hidden"] * 4
        blacks.add(match.position().partition("black ")[2][0])

    assert blacks == {"1", "2", "3", "4"}
