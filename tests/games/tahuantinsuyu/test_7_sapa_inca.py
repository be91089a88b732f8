"""TAHUANTINSUYU chapter 7: the Sapa Inca phase and the score track."""

from tests.games.tahuantinsuyu.empire import position, tokens

HANDS = "hand C 1; hand A 3; hand Q 5; hand K 7"
LAST_TURN = f"at 2C2; turn K; roads-action done 0; {HANDS}"


def test_points_for_what_is_connected():
    """TAHUANTINSUYU-7.1  City 3, temple 1, two garrisons 4, terrace 1: 9, by any builder."""
    empire = position(
        f"{LAST_TURN}; lands C r25+; lands A r19; cities ESP; temples ESP; garrisons OLL VIT; "
        "roads C OLL-ESP OLL-VIT"
    )

    empire.play("K", "pass")

    assert [empire.score(letter) for letter in "CAQK"] == [9, 0, 0, 0]


def test_what_others_connect_counts_for_them():
    """TAHUANTINSUYU-7.1  A's road reaches the same city, but not the terrace."""
    empire = position(f"{LAST_TURN}; lands C r25+; cities ESP; roads C OLL-ESP; roads A PIS-ESP")

    empire.play("K", "pass")

    assert [empire.score(letter) for letter in "CAQK"] == [4, 3, 0, 0]


def test_all_points_are_one_move_from_the_leader_on():
    """TAHUANTINSUYU-7.1  C and A both reach 6; A, who led, is honoured first and stays ahead."""
    empire = position(
        f"{LAST_TURN}; track A3 C3 Q0 K0; lands Q r25; cities ESP; roads C OLL-ESP; roads A PIS-ESP"
    )

    events = empire.play("K", "pass")

    honoured = [event.fields()["seat"] for event in events if event.kind == "honoured"]
    assert honoured == [1, 0, 2, 3]
    assert empire.letters("track") == "ACQK"
    assert (empire.score("A"), empire.score("C")) == (6, 6)


def test_cards_and_labour_go_back():
    """TAHUANTINSUYU-7.2  Gaps are emptied; 5 unspent labour are lost before the 6 of column 3."""
    empire = position(f"{LAST_TURN}; labour Q5; gap N 11; track C3 A2 Q2 K1")

    empire.play("K", "pass")

    assert empire.labour("Q") == 6
    assert [card["number"] for card in empire.see["discards"]] == [11]
    assert empire.view("C")["prices"]["conquest"]["cost"] == 0


def test_labour_of_the_pre_empire_is_kept():
    """TAHUANTINSUYU-7.2  Column 1 has no Sapa Inca: 5 left and 6 new are 11."""
    empire = position(f"at 1C2; turn K; roads-action done 0; labour A5; track C3 A2 Q2 K1; {HANDS}")

    empire.play("K", "pass")

    assert empire.labour("A") == 11


def test_who_comes_later_stands_further_out():
    """TAHUANTINSUYU-7.3  C scores 3 and lands on A's 7: A stays ahead, C before Q."""
    empire = position("track A7 Q6 K5 C4; order CAQK; labour C4")

    empire.play("C", "garrison OLL")

    assert empire.letters("track") == "ACQK"


def test_a_marker_that_scores_nothing_keeps_its_place():
    """TAHUANTINSUYU-7.3  No apu has anything connected: the order of equals stays."""
    empire = position(f"{LAST_TURN}; track Q5 C5 K5 A5")

    empire.play("K", "pass")

    assert empire.letters("track") == "QCKA"


def test_when_a_marker_leaves_the_others_keep_their_order():
    """TAHUANTINSUYU-7.3  Three on 5; the middle one moves to 8; the first stays before the last."""
    empire = position("track Q5 C5 K5 A1; order CAQK; labour C4")

    empire.play("C", "garrison OLL")

    assert empire.letters("track") == "CQKA"


def test_the_sheet_adds_up():
    """TAHUANTINSUYU-7.1  Every point is told by kind, with its clause."""
    empire = position(
        f"at 7C1; turn K; black 1; roads-action done 0; labour K9; lands K r23; cities VIL; "
        f"roads K PAR-APU VIL-APU; {tokens(r23='3/2/2')}; {HANDS}"
    )
    empire.play("K", "temple VIL")

    outcome = empire.match.outcome
    assert outcome is not None
    lines = {(line.clause, line.points) for line in outcome.sheet if line.seat == 3}
    assert lines == {
        ("TAHUANTINSUYU-6.4", 4),
        ("TAHUANTINSUYU-7.1", 3),
        ("TAHUANTINSUYU-7.1", 1),
    }
    assert outcome.scores[3] == 8
