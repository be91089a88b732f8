"""CORTEZ chapter 1: the box and the map."""

import pytest

import tambo
from tambo.games.cortez import components as box
from tambo.games.cortez.board import MAP, Board, board_of, city_number
from tambo.games.cortez.board_check import problems_of
from tambo.testing import refused
from tambo.texts import say
from tests.games.cortez.camp import CORTEZ, action, new, position


def changed(square: str, word: str) -> str:
    """Our map with another word on one square."""
    board = board_of(MAP)
    rows = [row.split() for row in board.text.split("/")]
    at = board.square_of(square)
    rows[board.rows - 1 - at // board.columns][at % board.columns] = word
    return "/".join(" ".join(row) for row in rows)


def found(text: str) -> list[str]:
    return [problem.key for problem in problems_of(text)]


def test_troops_and_generals():
    """CORTEZ-1.1  22 troops a nation, six generals of two nations, seven collars each."""
    camp = new(6, "red", "blue", "orange", "green", "yellow", "violet")

    troops = list(camp.see["troops"].values())
    assert (troops.count("aztec"), troops.count("spanish")) == (22, 22)
    nations = dict(zip(camp.see["colours"], camp.see["nations"], strict=True))
    assert [c for c in box.GENERALS if nations[c] == "aztec"] == ["red", "orange", "yellow"]
    assert camp.plaque("red")["collars"] == 7


def test_no_player_moves_a_troop_without_collar():
    """CORTEZ-1.1  Only troops with the player's own collar move."""
    camp = action("red a7; aztec a6; blue o7")

    with refused("CORTEZ-5.2"):
        camp.play("red", "move a6")
    with refused("CORTEZ-5.2"):
        camp.play("red", "move o7")


def test_the_decks():
    """CORTEZ-1.2  Four kinds of 25 provisions.

    CORTEZ-1.3  40 warriors a nation. CORTEZ-1.4  17 events and 3 treasures.
    CORTEZ-1.6  Eight objectives.
    """
    full = CORTEZ.box(CORTEZ.new(2).state)

    assert [full[kind] for kind in box.KINDS] == [25, 25, 25, 25]
    assert [full[f"aztec {rank}"] for rank in range(1, 7)] == [10, 8, 7, 6, 5, 4]
    assert [full[f"spanish {rank}"] for rank in range(1, 7)] == [10, 8, 7, 6, 5, 4]
    assert dict(zip(box.EVENTS, box.EVENT_COPIES, strict=False)) == {
        "bridges": 3,
        "flight-aztec": 1,
        "flight-spanish": 1,
        "attack-aztec": 3,
        "attack-spanish": 3,
        "plunder": 1,
        "supply": 1,
        "mutiny": 1,
        "bribery": 3,
    }
    assert sum(box.EVENT_COPIES) == 17
    assert box.OBJECTIVES == 8


def test_objectives_are_the_temples():
    """CORTEZ-1.6  Objectives are different squares from 17 to 24."""
    camp = new(6, "red", "blue", "orange", "green", "yellow", "violet", seed=4)

    told = [camp.view(colour)["mine"]["objective"] for colour in box.GENERALS]
    assert len(set(told)) == 6
    assert all(17 <= number <= 24 for number in told)


@pytest.mark.parametrize(
    ("bribe", "own", "to"), [("own", True, "t25"), ("own", True, "a1"), ("other", False, "t17")]
)
def test_a_bribe_puts_a_troop_anywhere(bribe, own, to):
    """CORTEZ-1.5  The troop keeps its collar, and a village gives nothing."""
    camp = action(f"red a7 t1; blue o7; bribes red {bribe}; provisions red 0 0 0 1")

    camp.play("red", f"play {bribe}", f"take {'a7' if own else 'o7'}", f"put {to}")

    assert camp.troop(to) == ("red" if own else "blue")
    assert camp.plaque("red")["provisions"] == 1
    assert camp.plaque("red")["bribes"] == 0
    assert camp.see["actions"] == 2


def test_a_bribe_puts_nothing_on_another_troop():
    """CORTEZ-1.5  The square must be free, and the troop must be the right one."""
    camp = action("red a7; aztec a6; blue o7; bribes red own")

    camp.play("red", "play own")

    with refused("CORTEZ-1.5"):
        camp.play("red", "take o7")
    camp.play("red", "take a7")
    with refused("CORTEZ-1.8"):
        camp.play("red", "put a6")


def test_bribes_that_draw():
    """CORTEZ-1.5  Five warriors of the player's nation, or five provisions."""
    camp = action("red a7; blue o7; bribes red 5w 5p")

    camp.play("red", "play 5w", "play 5p")

    assert camp.plaque("red")["warriors"] == 5
    assert camp.plaque("red")["provisions"] == 5


def test_points_and_blanks_are_never_played():
    """CORTEZ-1.5  They stay in hand to the end."""
    camp = action("red a7; blue o7; bribes red 3 5 7 title chronicle")

    assert not any(text.startswith("play") for text in camp.legal("red"))
    with refused("CORTEZ-4.9"):
        camp.play("red", "play 7")


def test_our_map_is_right():
    """CORTEZ-1.7  The validator finds nothing wrong with the map of the house."""
    assert problems_of(MAP) == []


def test_our_map_is_its_own_mirror_image():
    """CORTEZ-1.7  Left and right are the same with the nations exchanged."""
    swap = {"-": "-", "f": "h", "h": "f", "x": "y", "y": "x"}

    rows = MAP.splitlines()
    assert len(rows) >= 8
    for row in rows:
        words = row.split()
        assert [word[0] + swap[word[1]] for word in reversed(words)] == words


@pytest.mark.parametrize(
    ("square", "word", "problem"),
    [
        ("t1", "~-", "cortez-map-city-count"),
        ("e9", "C-", "cortez-map-city-square"),
        ("g10", ".-", "cortez-map-city-land"),
        ("h10", "=-", "cortez-map-bridges"),
        ("g11", ".-", "cortez-map-road"),
        ("e7", "#-", "cortez-map-bridges-touch"),
        ("c7", "~-", "cortez-map-bridge"),
        ("a8", "P-", "cortez-map-port"),
        ("b8", ".-", "cortez-map-starts"),
        ("o6", ".-", "cortez-map-starts"),
        ("t2", "Cf", "cortez-map-starts"),
        ("c13", ".-", "cortez-map-doubles"),
        ("t6", "C-", "cortez-map-doubles"),
        ("g13", ".x", "cortez-map-doubles"),
        ("a9", "q-", "cortez-map-word"),
        ("a9", "0-", "cortez-map-word"),
        ("a9", "07-", "cortez-map-word"),
        ("a9", "100-", "cortez-map-word"),
        ("a9", ".3-", "cortez-map-word"),
        ("a9", "-", "cortez-map-word"),
        ("t1", "C26-", "cortez-map-word"),
        ("t1", "C1-", "cortez-map-numbers"),
    ],
)
def test_a_map_with_a_fault_is_found_out(square, word, problem):
    """CORTEZ-1.7  Each demand on a map has its own sentence."""
    assert problem in found(changed(square, word))


def test_troops_may_start_on_roads_and_bridges():
    """CORTEZ-1.7  Outside is every square outside the city, roads and bridges too."""
    rows = changed("h10", "#f").replace(".f", ".-", 1)  # the first feathers are those of b13
    rows = rows.replace(" =- ", " =h ", 1).replace(".h", ".-", 1)

    assert problems_of(rows) == []
    camp = new(2, "red", "blue", board=rows)
    assert (camp.troop("h10"), camp.troop("h11")) == ("aztec", "spanish")
    assert "collar h10" in camp.legal("red")


def sentence(text: str, key: str) -> str:
    return next(say(problem, "en") for problem in problems_of(text) if problem.key == key)


def test_what_is_wrong_with_the_starts_is_told_in_numbers():
    """CORTEZ-1.7  All 18 outside, and one more in the city; the double squares by nation."""
    feathers = sentence(changed("t2", "Cf"), "cortez-map-starts")
    doubles = sentence(changed("t6", "Cx"), "cortez-map-doubles")

    assert "here 18 lie outside and 1 inside" in feathers
    assert "here are 3 for the Aztecs (x) and 1 for the Spaniards (y)" in doubles


def numbered(numbers: list[int]) -> str:
    """Our map with these numbers on the city's squares, row by row from the top."""
    left = iter(numbers)
    rows = [row.split() for row in board_of(MAP).text.split("/")]
    words = [[f"C{next(left)}{w[1]}" if w[0] == "C" else w for w in row] for row in rows]
    return "/".join(" ".join(row) for row in words)


OTHER_NUMBERS = [
    *(1, 3, 5, 7, 9),
    *(2, 17, 19, 21, 11),
    *(4, 23, 25, 24, 13),
    *(6, 22, 20, 18, 15),
    *(8, 10, 12, 14, 16),
]


def test_city_numbers_can_be_typed():
    """CORTEZ-1.7  *option*: a copy with other numbers is played by them, positions too."""
    text = numbered(OTHER_NUMBERS)
    assert problems_of(text) == []

    board = Board(text)
    assert [int(board.number[board.square_of(at)]) for at in ("t3", "t17", "t16")] == [3, 17, 16]
    assert [board.names[int(board.city[n])] for n in (1, 3, 9, 16)] == ["f9", "g9", "j9", "j5"]
    camp = position(f"board {text}; players red blue; decision act; actions 2; red t9; blue a1")
    assert camp.troop("t9") == "red"
    assert CORTEZ.from_position(camp.match.position()).position() == camp.match.position()


def test_temples_lie_inside():
    """CORTEZ-4.3  17 to 24 are inner squares; 25 and the centre may be exchanged with others."""
    swapped = [{1: 17, 17: 1}.get(n, n) for n in OTHER_NUMBERS]
    centred = [{1: 25, 25: 1}.get(n, n) for n in OTHER_NUMBERS]
    doubled = [2 if n == 1 else n for n in OTHER_NUMBERS]

    assert found(numbered(swapped)) == ["cortez-map-temple"]
    assert found(numbered(centred)) == []
    assert found(numbered(doubled)) == ["cortez-map-numbers"]


def test_a_village_may_be_larger_than_ours():
    """CORTEZ-1.7  *option*: a printed village of 5 or of 12 is typed as such, and gives as much."""
    board = changed("e12", "12-").replace("4f .-", "5f .-")
    assert problems_of(board) == []

    camp = position(f"board {board}; players red blue; decision act; actions 2; red e13; blue o7")
    camp.play("red", "move e13", "e13-e12")

    assert camp.plaque("red")["provisions"] == 12
    lines = [str(line) for line in camp.match.board(None)]
    assert "12R" in lines[2]
    assert len({len(line.rstrip()) for line in lines[1:3]}) == 1


def wide(columns: int) -> str:
    """Our map with land added on its right."""
    rows = board_of(MAP).text.split("/")
    return "/".join(row + " .-" * (columns - 15) for row in rows)


def test_no_column_is_called_like_the_city():
    """CORTEZ-11.1  Of twenty columns the last is u, so that t5 is a city square only."""
    board = Board(wide(20))
    assert problems_of(wide(20)) == []
    assert board.names[19] == "u1"
    assert len({*board.names, *(f"t{n}" for n in range(1, 26))}) == 20 * 13 + 25

    camp = position(f"board {wide(20)}; players red blue; decision act; actions 2; red u5; blue a1")
    camp.play("red", "move u5")
    assert len(set(camp.legal("red"))) == len(camp.legal("red")) == 20 * 13 - 2
    assert CORTEZ.from_position(camp.match.position()).position() == camp.match.position()
    header = str(camp.match.board(None)[0])
    assert header.split()[-2:] == ["s", "u"]


def test_a_map_with_an_island_is_found_out():
    """CORTEZ-1.7  Every square can be reached."""
    text = changed("e10", ".-")

    assert "cortez-map-unreachable" in found(text)


def test_a_map_too_small_is_found_out():
    """CORTEZ-1.7  There must be room for a city."""
    assert found(".- .-/.-") == ["cortez-map-shape"]


def test_a_map_with_ragged_rows_is_found_out():
    """CORTEZ-1.7  All rows have the same length."""
    rows = MAP.splitlines()
    rows[3] += " .-"

    assert found("/".join(rows)) == ["cortez-map-row"]


def test_another_map_can_be_played():
    """CORTEZ-1.7  *option*: a right map is played on, a wrong one refused."""
    other = changed("e12", "3-")

    camp = new(2, "red", "blue", board=other)

    assert camp.see["map"] == other
    with pytest.raises(tambo.InvalidSetup):
        CORTEZ.new(2, 1, board=changed("e7", "#-"))


def test_the_city_is_numbered_in_rings():
    """CORTEZ-1.7  1 to 16 around, 17 to 24 around, 25 in the middle."""
    rows = [[city_number(column, row) for column in range(5)] for row in range(5)]

    assert rows == [
        [1, 2, 3, 4, 5],
        [16, 17, 18, 19, 6],
        [15, 24, 25, 20, 7],
        [14, 23, 22, 21, 8],
        [13, 12, 11, 10, 9],
    ]


def test_the_city_has_five_gates():
    """CORTEZ-1.7  Causeways with five bridges lead to the city."""
    board = Board(MAP)
    gates = set()
    for number in range(1, 26):
        square = int(board.city[number])
        for i in range(4):
            there = int(board.near[4 * square + i])
            if there >= 0 and not board.number[there]:
                gates.add(number)

    assert gates == {3, 7, 9, 13, 15}
    assert len(board.bridges) == 5


def test_nothing_is_put_on_a_broken_bridge():
    """CORTEZ-1.8  A broken bridge is no place to stand."""
    camp = action("red a7; blue o7; bribes red own; broken h10")

    camp.play("red", "play own", "take a7")

    assert "put h10" not in camp.legal("red")
    assert "put d7" in camp.legal("red")
    with refused("CORTEZ-1.8"):
        camp.play("red", "put h10")


def test_land_or_sea_is_everything_outside_the_city():
    """CORTEZ-1.8  Roads and bridges too, when a beaten troop is sent away."""
    camp = position("""
        players red blue; decision retreat; active red; actions 2; attacker red; defender blue
        winner red; speaker red; field o7; origin a7; limbo blue; red o7; blue o1
    """)

    assert {"retreat h11", "retreat h10", "retreat d11", "retreat a1"} <= set(camp.legal("red"))
    assert "retreat t1" not in camp.legal("red")
