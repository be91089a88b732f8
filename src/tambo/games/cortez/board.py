"""The map as data: squares, who may step where, the city's numbers, the starting squares.

Owns geometry only. A map is text, rows from the top, one word a square: first the kind (`.` land,
`1` to `99` a village, `P` port, `~` sea, `=` road, `#` bridge, `C` city, `C1` to `C25` city with
its number), then the troop that starts there (`-` none, `f` feathers, `h` helmets, `x` and `y`
both: with an even number of players `x` is Aztec and `y` Spanish). `board_check.py` says what is
wrong with a text; here it is taken to be right. Ours is its own mirror image with the nations
exchanged:

         a  b  c  d  e  f  g  h  i  j  k  l  m  n  o
"""

import copyreg
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

# CORTEZ-1.7 (b)
MAP: Final = """
3h .f .x 2f .- .- .y 1- .x .- .- 2h .y .h 3f
.- .- .f P- .- 4h .- .- .- 4f .- P- .h .- .-
.f .- ~- ~- ~- ~- ~- =- ~- ~- ~- ~- ~- .- .h
.- .- ~- ~f ~- ~- ~- #- ~- ~- ~- ~h ~- .- .-
2h .- ~- ~- ~- C- C- C- C- C- ~- ~- ~- .- 2f
.- .f ~- ~- ~- Cx C- C- C- Cy ~- ~- ~- .h .-
.h .- =- #- =- C- C- C- C- C- =- #- =- .- .f
.f .- ~- ~- ~- Cy C- C- C- Cx ~- ~- ~- .- .h
.- P- ~- ~- ~- C- C- C- C- C- ~- ~- ~- P- .-
3f .h ~- ~- ~- #- ~- ~- ~- #- ~- ~- ~- .f 3h
.- .- ~- ~- ~- =- ~- ~- ~- =- ~- ~- ~- .- .-
.f .- .- .h .- .- .- P- .- .- .- .f .- .- .h
4f .- .h .- 2f .- 1- .- 1- .- 2h .- .f .- 4h
""".strip()

LAND: Final = 0
PORT: Final = 1
SEA: Final = 2
ROAD: Final = 3
BRIDGE: Final = 4
CITY: Final = 5
KIND_LETTERS: Final = {
    ".": LAND,
    "P": PORT,
    "~": SEA,
    "=": ROAD,
    "#": BRIDGE,
    "C": CITY,
}
KIND_NAMES: Final = ["land", "port", "sea", "road", "bridge", "city"]

NOBODY: Final = 0
FEATHERS: Final = 1
HELMETS: Final = 2
BOTH_AZTEC: Final = 3
BOTH_SPANISH: Final = 4
MARK_LETTERS: Final = "-fhxy"

LARGEST: Final = 20
MOST_SQUARES: Final = LARGEST * LARGEST
# CORTEZ-11.1: no column is called t, as the city's squares are.
LETTERS: Final = "abcdefghijklmnopqrsu"
MOST_VILLAGE: Final = 99
CITY_SIDE: Final = 5
CITY_SQUARES: Final = 25
CENTRE: Final = 25
FIRST_TEMPLE: Final = 17
LAST_TEMPLE: Final = 24

DX: Final = [0, 1, 0, -1]
DY: Final = [1, 0, -1, 0]


def city_number(column: int, row: int) -> int:
    """The number of a city square counted from the city's top left: both rings clockwise."""
    if (column, row) == (2, 2):
        return CENTRE
    edge = min(column, row, 4 - column, 4 - row)
    side = 4 - 2 * edge
    x, y = column - edge, row - edge
    first = 1 if edge == 0 else FIRST_TEMPLE
    if y == 0:
        return first + x
    if x == side:
        return first + side + y
    if y == side:
        return first + 2 * side + (side - x)
    return first + 3 * side + (side - y)


def kind_of(word: str) -> int:
    """The kind of square a word of a map means, or -1 if it means none."""
    sign, number = word[:1], word[1:-1]
    if word[-1:] not in MARK_LETTERS or len(word) < 2:
        return -1
    if sign in KIND_LETTERS:
        is_plain = number == "" or (sign == "C" and 1 <= _number(number) <= CITY_SQUARES)
        return KIND_LETTERS[sign] if is_plain else -1
    return LAND if 1 <= _number(word[:-1]) <= MOST_VILLAGE else -1


def _number(digits: str) -> int:
    """A number of one or two digits as people write it, or -1."""
    is_number = digits.isascii() and digits.isdigit() and len(digits) <= 2
    return int(digits) if is_number and digits[:1] != "0" else -1


def village_of(word: str) -> int:
    """How many provisions a village gives; 0 for every other square."""
    return max(0, _number(word[:-1]))


def number_in(word: str) -> int:
    """The city number that a word gives, 0 if it gives none."""
    return max(0, _number(word[1:-1])) if word[0] == "C" else 0


def joins(here: int, there: int) -> bool:
    """CORTEZ-6.4 to 6.6: whether a step joins squares of two kinds beside each other."""
    if here == SEA or there == SEA:
        return here + there == 2 * SEA or here + there == PORT + SEA
    if here == CITY or there == CITY:
        other = there if here == CITY else here
        return other in (CITY, ROAD, BRIDGE)
    return True


class Board:
    """One map, as tables. `near[4 * square + d]` is where a step leads, or -1; `beneath` names the
    bridge that such a step goes under. Shared by all states of a match and never changed."""

    def __init__(self, text: str) -> None:
        rows = [line.split() for line in text.replace("/", "\n").strip().splitlines()]
        rows.reverse()
        self.text: str = "/".join(" ".join(row) for row in reversed(rows))
        self.columns: int = len(rows[0])
        self.rows: int = len(rows)
        self.squares: i64 = self.columns * self.rows
        words = [word for row in rows for word in row]
        kinds = [kind_of(word) for word in words]
        self.names: list[str] = [
            f"{LETTERS[square % self.columns]}{square // self.columns + 1}"
            for square in range(len(words))
        ]
        self.kind: vec[i64] = vec[i64](kinds)
        self.village: vec[i64] = vec[i64]([village_of(word) for word in words])
        self.mark: vec[i64] = vec[i64]([MARK_LETTERS.index(word[-1]) for word in words])
        self.bridge: vec[i64] = vec[i64]([-1] * len(words))
        self.bridges: list[int] = [i for i in range(len(words)) if kinds[i] == BRIDGE]
        for i in range(len(self.bridges)):
            self.bridge[self.bridges[i]] = i
        self.number: vec[i64] = vec[i64]([0] * len(words))
        self.city: vec[i64] = vec[i64]([-1] * (CITY_SQUARES + 1))
        self._number_city(kinds, [number_in(word) for word in words])
        self.near: vec[i64] = vec[i64]([-1] * (4 * len(words)))
        self.beneath: vec[i64] = vec[i64]([-1] * (4 * len(words)))
        self._join(kinds)

    def _number_city(self, kinds: list[int], given: list[int]) -> None:
        """By the numbers given where each is given once, else in rings."""
        inside = [square for square in range(len(kinds)) if kinds[square] == CITY]
        if len(inside) != CITY_SQUARES:
            return
        is_given = len(set(given)) == CITY_SQUARES + 1
        left = min(square % self.columns for square in inside)
        top = max(square // self.columns for square in inside)
        for square in inside:
            column, row = square % self.columns - left, top - square // self.columns
            if column < CITY_SIDE and row < CITY_SIDE:
                number = given[square] if is_given else city_number(column, row)
                self.number[square] = number
                self.city[number] = square

    def _join(self, kinds: list[int]) -> None:
        for square in range(len(kinds)):
            for direction in range(4):
                there = self.beside(square, direction)
                if there < 0:
                    continue
                if joins(kinds[square], kinds[there]):
                    self.near[4 * square + direction] = there
                elif kinds[square] == SEA and kinds[there] == BRIDGE:
                    across = self.beside(there, direction)
                    if across >= 0 and kinds[across] == SEA:
                        self.near[4 * square + direction] = across
                        self.beneath[4 * square + direction] = there

    def beside(self, square: int, direction: int) -> int:
        """The square next to another, or -1 beyond the edge."""
        column = square % self.columns + DX[direction]
        row = square // self.columns + DY[direction]
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return row * self.columns + column
        return -1

    def name_of(self, square: i64) -> str:
        """`k7`, and in the city `t17`."""
        number = self.number[square]
        return f"t{int(number)}" if number else self.names[int(square)]

    def square_of(self, name: str) -> int:
        """A square by its name (`k7`) or the city's number (`t17`), or -1."""
        number = _number(name[1:])
        if name[:1] == "t" and 1 <= number <= CITY_SQUARES:
            return int(self.city[number])
        return self.names.index(name) if name in self.names else -1


KEPT: Final[dict[str, Board]] = {}


def board_of(text: str) -> Board:
    """The one board of a text; the same text gives the same object."""
    known = KEPT.get(text)
    if known is None:
        board = Board(text)
        # Of two threads that come here at once the first decides for both.
        known = KEPT.setdefault(board.text, board)
        KEPT[text] = known
    return known


def _reduce_board(board: Any) -> tuple[Any, tuple[str]]:
    return board_of, (board.text,)


copyreg.pickle(Board, _reduce_board)
OUR_BOARD: Final = board_of(MAP)
