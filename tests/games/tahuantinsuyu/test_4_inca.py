"""TAHUANTINSUYU chapter 4: the Inca phase."""

from tests.games.tahuantinsuyu.empire import position, tokens

HANDS = "hand C 1 2 3; hand A 4 5 6; hand Q 7 8 9; hand K 10 11 12"
END_OF = "turn K; roads-action done 0"


def test_labour_of_column_regions_and_terraces():
    """TAHUANTINSUYU-4.1  6 of column 3, 2 + 3 of two regions, 1 of a terrace: 12."""
    two = tokens(r25="3/2/2", r23="5/3/3")
    empire = position(f"at 2C2; {END_OF}; lands A r25+ r23; track C9 A8 Q7 K6; {HANDS}; {two}")

    empire.play("K", "pass")

    assert empire.see["step"] == "3S1"
    assert empire.labour("A") == 6 + 2 + 3 + 1
    assert empire.labour("Q") == 6


def test_no_support_in_the_pre_empire():
    """TAHUANTINSUYU-4.2  All have 8 at the start."""
    from tests.games.tahuantinsuyu.empire import new

    assert new(4, 0).see["labour"] == [8, 8, 8, 8]


def test_the_leader_supports_the_last_in_the_initial_empire():
    """TAHUANTINSUYU-4.2  One labour; the second and third are not concerned."""
    empire = position(f"at 2C2; {END_OF}; track A9 C8 Q7 K6; {HANDS}")

    empire.play("K", "pass")

    assert [empire.labour(letter) for letter in "AQCK"] == [5, 6, 6, 7]


def test_both_supports_in_the_middle_empire():
    """TAHUANTINSUYU-4.2  The leader gives 2 to the last, the second 1 to the third."""
    empire = position(f"at 4C2; {END_OF}; track A9 C8 Q7 K6; {HANDS}")

    empire.play("K", "pass")

    assert empire.see["step"] == "5S1"
    assert [empire.labour(letter) for letter in "ACQK"] == [2, 3, 5, 6]


def test_with_three_players_the_second_gives_nothing():
    """TAHUANTINSUYU-4.2  The leader gives 2 to the last."""
    hands = "hand C 1 2 3; hand A 4 5 6; hand Q 7 8 9"
    empire = position(f"players 3; at 4C2; turn Q; roads-action done 0; track A9 C8 Q7; {hands}")

    empire.play("Q", "pass")

    assert [empire.labour(letter) for letter in "ACQ"] == [2, 4, 6]


def test_the_support_goes_by_the_track_after_the_sapa_inca():
    """TAHUANTINSUYU-4.2  K overtakes all at Sapa Inca and is the one who gives."""
    empire = position(
        f"at 2C2; {END_OF}; track A9 C8 Q7 K6; cities VIL; lands Q r23; roads K PAR-APU VIL-APU; "
        f"garrisons PAR; {HANDS}"
    )

    empire.play("K", "pass")

    assert empire.letters("track")[0] == "K"
    assert [empire.labour(letter) for letter in "KCA"] == [5, 6, 6]


def test_nobody_gives_more_than_they_have():
    """TAHUANTINSUYU-4.2  With 2 labour in the final empire the leader gives 2 and keeps none."""
    empire = position(f"at 6C3; {END_OF}; track A9 C8 Q7 K6; {HANDS}")

    events = empire.play("K", "pass")

    assert [empire.labour(letter) for letter in "ACQK"] == [0, 1, 3, 4]
    given = [event.fields()["count"] for event in events if event.kind == "supported"]
    assert given == [2, 1]
