"""The steps of a conclusion as a chain in words: no line is useless, none is missing.

What a conclusion rests on is found by going back from it: a step is kept if a later one relies on
a value it took away. The words of a line may say more than its step took, so lines that others
make unnecessary are dropped afterwards. Where something relies on a cell having one terrain or crop
only, and no line says so, another line is added that does.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from tambo.core.coach import Statement
from tambo.core.phrase import Phrase
from tambo.games.tiwanaku.board import CELLS
from tambo.games.tiwanaku.components import TERRAINS
from tambo.games.tiwanaku.hints.premises import Board, Ground, Premise
from tambo.games.tiwanaku.solver.logic import Step
from tambo.games.tiwanaku.solver.values import ALL_VALUES, CROP_VALUES, TERRAIN_VALUES

# What a domain can come down to: as the catalogue calls it, its name, and its values.
SINGLES: tuple[tuple[str, str | int, int], ...] = (
    *(("terrain", name, TERRAIN_VALUES[number]) for number, name in enumerate(TERRAINS)),
    *(("crop", level, CROP_VALUES[level - 1]) for level in range(1, 6)),
)


@dataclass(frozen=True, slots=True)
class Line:
    """One line: what its words take from a cell, what it relies on, and the words.

    `because` are the other cells that the words name.
    """

    cell: int
    lost: int
    premises: tuple[Premise, ...]
    phrase: Phrase
    kind: Literal["law", "suppose", "clash", "refuted"] = "law"
    because: tuple[int, ...] = ()

    @property
    def statement(self) -> Statement:
        own = () if self.cell < 0 else (self.cell,)
        return Statement(self.phrase, elements_at(*own, *self.because))


def chain(
    board: Board, given: Sequence[int], steps: list[Step], goals: Sequence[Premise]
) -> list[Line]:
    """The lines by which the goals follow from the domains given."""
    missing = [0] * len(given)
    before: list[list[int]] = []
    domains = list(given)
    for step in steps:
        before.append(domains[:])
        domains[step.cell] &= ~step.lost
    lines: list[Line] = []
    _require(missing, goals)
    for step, seen in zip(reversed(steps), reversed(before), strict=True):
        if missing[step.cell] & step.lost:
            ground = board.premises_of(seen, step)
            missing[step.cell] &= ~step.lost
            _require(missing, ground.premises)
            lines.append(law(step.cell, ground))
    lines.reverse()
    return lines


def _require(missing: list[int], premises: Sequence[Premise]) -> None:
    for cell, mask in premises:
        missing[cell] |= mask


def pruned(given: Sequence[int], lines: list[Line], goals: Sequence[Premise]) -> list[Line]:
    """Without the laws and suppositions that are not needed for the goals."""
    number = len(lines) - 1
    while number >= 0:
        kind = lines[number].kind
        if kind in ("law", "suppose"):
            end = number + 1 if kind == "law" else _end_of(lines, number)
            fewer = lines[:number] + lines[end:]
            if _is_sound(given, fewer, goals):
                lines = fewer
        number -= 1
    return lines


def _end_of(lines: list[Line], start: int) -> int:
    """Where the lines go on after a supposition and all that follows from it."""
    depth = 0
    for number in range(start, len(lines)):
        depth += (lines[number].kind == "suppose") - (lines[number].kind == "refuted")
        if depth == 0:
            return number + 1
    return len(lines)


class Replay:
    """The domains after so many lines; what follows from a supposition goes with it."""

    def __init__(self, given: Sequence[int]) -> None:
        self.domains = list(given)
        self._saved: list[list[int]] = []

    def follow(self, line: Line) -> None:
        if line.kind == "suppose":
            self._saved.append(self.domains[:])
        if line.kind == "refuted":
            self.domains = self._saved.pop()
        if line.kind != "clash":
            self.domains[line.cell] &= ~line.lost

    def has(self, premises: Sequence[Premise]) -> bool:
        return not any(self.domains[cell] & mask for cell, mask in premises)


def _is_sound(given: Sequence[int], lines: list[Line], goals: Sequence[Premise]) -> bool:
    replay = Replay(given)
    for line in lines:
        if not replay.has(line.premises):
            return False
        replay.follow(line)
    return replay.has(goals)


def with_singles(given: Sequence[int], lines: list[Line], goals: Sequence[Premise]) -> list[Line]:
    """The lines, and one more where something relies on the only terrain or crop that is left."""
    wanted = {premise for line in lines for premise in line.premises} | set(goals)
    replay = Replay(given)
    full: list[Line] = []
    for line in lines:
        was = replay.domains[line.cell]
        replay.follow(line)
        full.append(line)
        if line.kind in ("law", "refuted"):
            singles = _left(line.cell, was, replay.domains[line.cell], wanted)
            full += [single for single in singles if single.lost & ~line.lost]
    return full


def law(cell: int, ground: Ground) -> Line:
    """The line of a conclusion."""
    words: dict[str, str | int] = {"at": CELLS[cell], "because": names(ground.cells)}
    if ground.terrain >= 0:
        words["terrain"] = TERRAINS[ground.terrain]
    if ground.law in ("too-small", "closed"):
        words["most"] = ground.level
    elif ground.level:
        words["crop"] = ground.level
    if ground.law == "growth":
        words["from"] = CELLS[ground.cells[0]]
    phrase = Phrase(f"tiwanaku-hint-{ground.law}", words)
    return Line(cell, _taken(ground), ground.premises, phrase, because=tuple(ground.cells))


def _taken(ground: Ground) -> int:
    """The values that the words of a law take away."""
    terrain = TERRAIN_VALUES[ground.terrain] if ground.terrain >= 0 else 0
    if ground.law in ("corner-must", "supply-must", "growth"):
        return ALL_VALUES & ~terrain
    if ground.law == "only-place":
        return ALL_VALUES & ~CROP_VALUES[ground.level - 1]
    if ground.law in ("distance", "twice"):
        return CROP_VALUES[ground.level - 1]
    if ground.law == "closed":
        return sum(CROP_VALUES[ground.level :])
    if ground.law == "too-small":
        return sum(CROP_VALUES[ground.level :]) & terrain
    return terrain


def names(cells: Sequence[int]) -> str:
    return ", ".join(CELLS[cell] for cell in sorted(cells))


def elements_at(*cells: int) -> tuple[str, ...]:
    """Cells as elements of the board, none twice."""
    return tuple(dict.fromkeys(f"cell:{CELLS[cell]}" for cell in cells))


def _left(cell: int, was: int, now: int, wanted: set[Premise]) -> list[Line]:
    """The lines that only one terrain or crop is left, where something relies on it."""
    found = []
    at: dict[str, str | int] = {"at": CELLS[cell]}
    for kind, name, mask in SINGLES:
        rest = ALL_VALUES & ~mask
        if was & rest and not now & rest and (cell, rest) in wanted:
            phrase = Phrase(f"tiwanaku-hint-left-{kind}", {**at, kind: name})
            found.append(Line(cell, rest, ((cell, rest),), phrase))
    return found


def clash(ground: Ground) -> Line:
    """The line in which a supposition fails."""
    words: dict[str, str | int] = {"because": names(ground.cells)}
    if ground.law == "nothing":
        words["at"] = CELLS[ground.cells[0]]
    if ground.terrain >= 0:
        words["terrain"] = TERRAINS[ground.terrain]
    if ground.law == "clash-small":
        words["most"] = ground.level
    elif ground.level:
        words["crop"] = ground.level
    phrase = Phrase(f"tiwanaku-hint-{ground.law}", words)
    return Line(-1, 0, ground.premises, phrase, "clash", tuple(ground.cells))
