"""The validator of maps: everything CORTEZ-1.7 demands of a board, as sentences.

Knows the text form of `board.py` and nothing of play. The workshop on the command line shows the
problems; the option `board` refuses a map with any problem.
"""

from tambo.core.errors import InvalidSetup
from tambo.core.phrase import Phrase
from tambo.games.cortez.board import (
    BOTH_AZTEC,
    BOTH_SPANISH,
    BRIDGE,
    CITY,
    CITY_SIDE,
    CITY_SQUARES,
    FEATHERS,
    FIRST_TEMPLE,
    HELMETS,
    LAND,
    LARGEST,
    LAST_TEMPLE,
    MAP,
    PORT,
    ROAD,
    SEA,
    Board,
    kind_of,
    number_in,
)

__all__ = ["MAP", "check_board", "problems_of", "spelled"]

BRIDGES = 5
STARTS = 18
DOUBLES = 4


def problems_of(text: str) -> list[Phrase]:
    """What is wrong with a map, in the order in which to mend it; empty for a good one."""
    rows = [line.split() for line in text.replace("/", "\n").strip().splitlines()]
    shape = _shape_problems(rows)
    if shape:
        return shape
    board = Board(text)
    return [
        *_city_problems(board),
        *_number_problems(board),
        *_way_problems(board),
        *_port_problems(board),
        *_start_problems(board),
        *_reach_problems(board),
    ]


def check_board(text: str) -> None:
    """InvalidSetup with the first problem of a map typed as an option."""
    problems = problems_of(text)
    if problems:
        raise InvalidSetup("option.board", problems[0], "CORTEZ-1.7")


def _shape_problems(rows: list[list[str]]) -> list[Phrase]:
    if not 5 <= len(rows) <= LARGEST or not 5 <= len(rows[0]) <= LARGEST:
        return [_problem("shape", rows=len(rows), most=LARGEST)]
    found = []
    for line, row in enumerate(rows, start=1):
        if len(row) != len(rows[0]):
            found.append(_problem("row", line=line, count=len(row), columns=len(rows[0])))
        found += [_problem("word", word=word[:10], line=line) for word in row if kind_of(word) < 0]
    return found


def _kinds(board: Board, square: int) -> list[int]:
    """The kinds of the squares beside a square."""
    beside = [board.beside(square, direction) for direction in range(4)]
    return [int(board.kind[there]) for there in beside if there >= 0]


def _of_kind(board: Board, kind: int) -> list[int]:
    return [square for square in range(int(board.squares)) if board.kind[square] == kind]


def _city_problems(board: Board) -> list[Phrase]:
    found = []
    city = _of_kind(board, CITY)
    if len(city) != CITY_SQUARES:
        found.append(_problem("city-count", count=len(city)))
    columns = {square % board.columns for square in city}
    rows = {square // board.columns for square in city}
    is_square = all(
        len(line) == CITY_SIDE and max(line) - min(line) == CITY_SIDE - 1
        for line in (columns, rows)
    )
    if not is_square:
        found.append(_problem("city-square"))
    found += [
        _problem("city-land", at=board.names[square])
        for square in city
        if any(kind in (LAND, PORT) for kind in _kinds(board, square))
    ]
    return found


def _number_problems(board: Board) -> list[Phrase]:
    """CORTEZ-4.3: the temples are inner squares; where the other numbers lie is the copy's own."""
    words = [word for row in reversed(board.text.split("/")) for word in row.split()]
    numbers = {square: number_in(words[square]) for square in _of_kind(board, CITY)}
    if not any(numbers.values()):
        return []
    if sorted(numbers.values()) != list(range(1, CITY_SQUARES + 1)):
        missing = [n for n in range(1, CITY_SQUARES + 1) if n not in numbers.values()]
        return [_problem("numbers", missing=missing[0] if missing else 0)]
    return [
        _problem("temple", at=board.names[square], number=number)
        for square, number in numbers.items()
        if FIRST_TEMPLE <= number <= LAST_TEMPLE and _kinds(board, square) != [CITY] * 4
    ]


def _way_problems(board: Board) -> list[Phrase]:
    found = []
    if len(board.bridges) != BRIDGES:
        found.append(_problem("bridges", count=len(board.bridges)))
    found += [
        _problem("road", at=board.names[square])
        for square in _of_kind(board, ROAD)
        if sum(kind != SEA for kind in _kinds(board, square)) != 2
    ]
    for square in board.bridges:
        around = [board.beside(square, direction) for direction in range(4)]
        kinds = [int(board.kind[there]) if there >= 0 else -1 for there in around]
        ends = (ROAD, CITY)
        spans = [
            kinds[a] in ends and kinds[a + 2] in ends and kinds[b] == SEA and kinds[b + 2] == SEA
            for a, b in ((0, 1), (1, 0))
        ]
        if BRIDGE in kinds:
            found.append(_problem("bridges-touch", at=board.names[square]))
        elif not any(spans):
            found.append(_problem("bridge", at=board.names[square]))
    return found


def _port_problems(board: Board) -> list[Phrase]:
    found = []
    for square in _of_kind(board, PORT):
        kinds = _kinds(board, square)
        if SEA not in kinds or not any(kind in (LAND, PORT) for kind in kinds):
            found.append(_problem("port", at=board.names[square]))
    return found


def _start_problems(board: Board) -> list[Phrase]:
    found = []
    counts = {(mark, inside): 0 for mark in range(5) for inside in (False, True)}
    for square in range(int(board.squares)):
        counts[int(board.mark[square]), board.kind[square] == CITY] += 1
    for mark, word in ((FEATHERS, "feathers"), (HELMETS, "helmets")):
        if counts[mark, False] != STARTS or counts[mark, True]:
            sums = {"outside": counts[mark, False], "inside": counts[mark, True]}
            found.append(_problem("starts", mark=word, **sums))
    for inside, where in ((True, "city"), (False, "outside")):
        halves = counts[BOTH_AZTEC, inside], counts[BOTH_SPANISH, inside]
        if halves != (DOUBLES // 2, DOUBLES // 2):
            found.append(_problem("doubles", where=where, aztec=halves[0], spanish=halves[1]))
    return found


def _reach_problems(board: Board) -> list[Phrase]:
    """With all bridges intact and no troop in the way every square can be reached."""
    start = next((s for s in range(int(board.squares)) if board.kind[s] == LAND), 0)
    seen, todo = {start}, [start]
    while todo:
        here = todo.pop()
        for i in range(4 * here, 4 * here + 4):
            there = int(board.near[i])
            if there >= 0 and there not in seen:
                seen.add(there)
                todo.append(there)
    cut = [square for square in range(int(board.squares)) if square not in seen]
    return [_problem("unreachable", at=board.names[cut[0]], count=len(cut))] if cut else []


def _problem(key: str, **args: str | int) -> Phrase:
    return Phrase(f"cortez-map-{key}", dict(args))


def spelled(text: str) -> str:
    """A map in one line, as the option `board` takes it."""
    return Board(text).text
