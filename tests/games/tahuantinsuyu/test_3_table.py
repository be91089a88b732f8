"""TAHUANTINSUYU chapter 3: the turn table."""

from tests.games.tahuantinsuyu.empire import new, position


def test_the_phases_of_all_seven_columns():
    """TAHUANTINSUYU-3.1  Every phase with a decision, in order, when the last marker is black."""
    empire = position("at 1C1; black 4; hand C 1 2 3; hand A 4 5 6; hand Q 7 8 9; hand K 10 11 12")
    steps: list[str] = []
    while not empire.match.is_over:
        if empire.see["step"] not in steps[-1:]:
            steps.append(empire.see["step"])
        empire.idle()

    initial = [f"{column}{step}" for column in (2, 3, 4) for step in ("S1", "C1", "S2", "C2")]
    middle = [f"{column}{kind}{n}" for column in (5, 6) for n in (1, 2, 3) for kind in "SC"]
    final = [f"7{kind}{n}" for n in (1, 2, 3, 4) for kind in "SC"]
    assert steps == ["1C1", "1C2", *initial, *middle, *final]


def test_the_labour_of_the_columns():
    """TAHUANTINSUYU-3.1  8, three times 6, twice 4, then 2."""
    empire = position("at 1C1; black 4; hand C 1 2 3; hand A 4 5 6; hand Q 7 8 9; hand K 10 11 12")
    events = empire.idle_until("over")

    assert new().labour("C") == 8
    began = [event.fields()["labour"] for event in events if event.kind == "column-began"]
    assert began == [6, 6, 6, 4, 4, 2]


def test_both_colonisations_of_the_pre_empire_go_by_the_turn_cards():
    """TAHUANTINSUYU-3.1  C, A, Q, K twice, whatever has been scored."""
    empire = new(4, 1)
    turns = []
    while empire.see["column"] == 1:
        turns.append(empire.turn)
        menu = empire.legal(empire.turn)
        garrisons = [choice for choice in menu if choice.startswith("garrison")]
        if garrisons:
            empire.play(empire.turn, garrisons[0])
        else:
            empire.idle()

    assert "".join(dict.fromkeys(turns)) == "CAQK"
    assert [turn for n, turn in enumerate(turns) if turns[n - 1] != turn or n == 0] == list(
        "CAQKCAQK"
    )


def test_what_a_seat_sees_of_the_table():
    """TAHUANTINSUYU-3.1  The view tells column, phase and the whole table."""
    see = position("at 5S2; hand C 1; hand A 2; hand Q 3; hand K 4").see

    assert (see["column"], see["phase"], see["step"]) == (5, "sun", "5S2")
    assert see["table"][0] == ["inca", "colonisation", "colonisation"]
    assert [len(column) for column in see["table"]] == [3, 6, 6, 6, 8, 8, 10]
