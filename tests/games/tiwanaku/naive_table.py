"""A table of Tiwanaku as plain sets and dicts, read from a position and written as one.

It knows the notation (TIWANAKU-7.3) and no rule. Of the program it takes the text alone.
"""

from collections import Counter
from dataclasses import dataclass, field

COLOURS = ["beige", "white", "green", "blue", "purple", "yellow"]
TERRAINS = {"e": "earth", "s": "sand", "g": "grass", "r": "rock"}
SOURCES = ["diversity", "crops", "errors", "offerings", "waste"]
LEVELS = [1, 2, 3, 4, 5]


@dataclass
class Side:
    score: int
    steps: dict[str, int]
    tokens: set[int]
    made: dict[str, int]


@dataclass
class Fleeing:
    """An Otoma pawn that is to run, the direction, and how far it stood from the player's."""

    at: str
    direction: str
    distance: int


@dataclass
class Table:
    mode: str
    board: str
    players: int
    levels: int
    terms: list[str]
    truth: dict[str, tuple[str, int]] = field(default_factory=dict)
    laid: set[str] = field(default_factory=set)
    planted: set[str] = field(default_factory=set)
    pawns: dict[str, set[str]] = field(default_factory=lambda: {c: set() for c in COLOURS})
    sides: list[Side] = field(default_factory=list)
    arrows: dict[str, str] = field(default_factory=dict)
    piles: dict[tuple[int, str], list[str]] = field(default_factory=dict)
    shelf: dict[str, list[str]] = field(default_factory=dict)
    turn: int = 0
    decision: str = ""
    stalls: int = 0
    is_fruitful: bool = False
    has_erred: bool = False
    out: set[int] = field(default_factory=set)
    offers_made: int = 0
    refused: set[int] = field(default_factory=set)
    is_find: bool = False
    place: int | None = None
    ender: int | None = None
    asked: int | None = None
    waiting: str | None = None
    direction: str | None = None
    fleeing: list[Fleeing] = field(default_factory=list)
    ending: str | None = None
    # How often each of the rarer moments came up.
    met: Counter[str] = field(default_factory=Counter)

    @property
    def columns(self) -> str:
        return "abcdefghi" if self.board == "long" else "abcde"

    def terrain(self, cell: str) -> str:
        return self.truth[cell][0]

    def crop(self, cell: str) -> int:
        return self.truth[cell][1]

    # Reading

    def read(self, text: str) -> None:
        for part in text.split("; ")[1:]:
            head, *tail = part.split()
            if head.isdigit():
                self._read_row(head, tail)
            elif head == "side":
                self._read_side(dict(zip(tail[1::2], tail[2::2], strict=True)))
            else:
                self._read_part(head, tail)

    def _read_row(self, row: str, words: list[str]) -> None:
        for column, word in zip(self.columns, words, strict=True):
            cell = column + row
            self.truth[cell] = word[0].lower(), int(word[1])
            if word[0].isupper():
                self.laid.add(cell)
            if word.endswith("*"):
                self.planted.add(cell)

    def _read_side(self, words: dict[str, str]) -> None:
        steps = [int(n) for n in words["diversity"].split(",")]
        made = [int(n) for n in words["made"].split(",")]
        tokens = words["tokens"].replace("-", "").split(",") if words["tokens"] != "-" else []
        self.sides.append(
            Side(
                int(words["score"]),
                dict(zip(TERRAINS, steps, strict=True)),
                {int(token) for token in tokens},
                dict(zip(SOURCES, made, strict=True)),
            )
        )

    def _read_part(self, head: str, tail: list[str]) -> None:
        if head == "pawns":
            self.pawns[tail[0]] = set(tail[1].split(","))
        elif head == "arrows":
            self.arrows = dict(word.split("=") for word in tail)
        elif head == "pile":
            self.piles[int(tail[0]), tail[1][0]] = [word for word in tail[2:] if word != "-"]
        elif head == "shelf":
            self.shelf[tail[0][0]] = [word for word in tail[1:] if word != "-"]
        elif head == "turn":
            self.turn, self.decision = int(tail[0]), tail[1]
        elif head == "reacting":
            numbers = [int(word) for word in tail]
            for cell, way, far in zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True):
                self.fleeing.append(Fleeing(sorted(self.truth)[cell], "nesw"[way], far))
        else:
            self._read_mark(head, tail[0])

    def _read_mark(self, head: str, word: str) -> None:
        if head == "done" and self.decision == "last-divine":
            self.out = numbers_in(int(word))
        elif head == "done" and self.decision == "last-offer":
            self.offers_made = int(word)
        elif head == "refused":
            self.refused = numbers_in(int(word))
        elif head == "fruitful":
            self.is_fruitful = True
        elif head == "erred":
            self.has_erred = True
        elif head == "found":
            self.is_find = True
        elif head == "direction":
            self.direction = word[0]
        elif head in ("stalls", "place", "ender", "asked"):
            setattr(self, head, int(word))
        elif head in ("waiting", "ending"):
            setattr(self, head, word)

    # Writing

    def text(self) -> str:
        head = [self.mode, self.board, str(self.players), "levels", str(self.levels), *self.terms]
        rows = [[row, *(self._cell(column + row) for column in self.columns)] for row in "54321"]
        pawns = [
            ["pawns", colour, ",".join(sorted(cells))]
            for colour, cells in self.pawns.items()
            if cells
        ]
        sides = [self._side(number, side) for number, side in enumerate(self.sides)]
        arrows = [f"{cell}={arrow}" for cell, arrow in sorted(self.arrows.items())]
        shown = [["arrows", *arrows]] if arrows else []
        piles = [
            ["pile", str(seat), TERRAINS[terrain], *(pile or "-")]
            for (seat, terrain), pile in self.piles.items()
        ]
        shelf = [
            ["shelf", TERRAINS[terrain], *(pile or "-")] for terrain, pile in self.shelf.items()
        ]
        turn = ["turn", str(self.turn), self.decision]
        parts = [head, *rows, *pawns, *sides, *shown, *piles, *shelf, turn]
        return "; ".join([*(" ".join(part) for part in parts), *self._marks()])

    def _side(self, number: int, side: Side) -> list[str]:
        steps = ",".join(str(side.steps[terrain]) for terrain in TERRAINS)
        tokens = ",".join(map(str, sorted(side.tokens))) or "-"
        made = ",".join(str(side.made[source]) for source in SOURCES)
        words = {"score": str(side.score), "diversity": steps, "tokens": tokens, "made": made}
        return ["side", str(number), *(word for pair in words.items() for word in pair)]

    def _cell(self, cell: str) -> str:
        terrain, crop = self.truth[cell]
        shown = terrain.upper() if cell in self.laid else terrain
        return f"{shown}{crop}{'*' if cell in self.planted else ''}"

    def _marks(self) -> list[str]:
        """What is unusual. A set of seats is written as a sum of powers of two."""
        cells = sorted(self.truth)
        done = 0
        if self.decision == "last-divine":
            done = sum(2**seat for seat in self.out)
        elif self.decision == "last-offer":
            done = self.offers_made
        elif self.waiting and not self.is_find:
            done = cells.index(self.waiting)
        numbers = {
            "stalls": self.stalls,
            "fruitful": int(self.is_fruitful),
            "erred": int(self.has_erred),
            "done": done,
            "refused": sum(2**seat for seat in self.refused),
            "found": int(self.is_find),
        }
        marks = [f"{name} {number}" for name, number in numbers.items() if number]
        named = {"place": self.place, "ender": self.ender, "asked": self.asked}
        marks += [f"{name} {seat}" for name, seat in named.items() if seat is not None]
        if self.waiting:
            marks.append(f"waiting {self.waiting}")
        if self.direction:
            ways = {"n": "north", "e": "east", "s": "south", "w": "west"}
            marks.append(f"direction {ways[self.direction]}")
        if self.fleeing:
            words = [
                f"{cells.index(one.at)} {'nesw'.index(one.direction)} {one.distance}"
                for one in self.fleeing
            ]
            marks.append(" ".join(["reacting", *words]))
        if self.ending:
            marks.append(f"ending {self.ending}")
        return marks


def numbers_in(total: int) -> set[int]:
    """The seats of a sum of powers of two."""
    return {seat for seat in range(4) if total // 2**seat % 2}
