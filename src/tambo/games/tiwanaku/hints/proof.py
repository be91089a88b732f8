"""Proofs that need suppositions, also nested ones, in lines that can each be checked.

A `Proof` follows the plain laws from some domains. Where they stop, values are supposed one by one;
those that end in a contradiction are gone, and the laws go on. A supposition that does not break
by itself may be searched in the same way, so every claim that is true can be proved with enough
depth. All work is bounded by a number of trials.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tambo.core.phrase import Phrase
from tambo.games.tiwanaku.board import CELLS
from tambo.games.tiwanaku.components import TERRAINS
from tambo.games.tiwanaku.deduction.knowledge import Knowledge
from tambo.games.tiwanaku.hints.chain import Line, clash, law, pruned, with_singles
from tambo.games.tiwanaku.hints.premises import Board, Premise
from tambo.games.tiwanaku.solver.logic import Logic, Step, crops_of, terrains_of
from tambo.games.tiwanaku.solver.values import ALL_VALUES, CROP_VALUES, TERRAIN_VALUES


@dataclass(slots=True)
class Effort:
    """How many more times the laws may be followed."""

    left: int


@dataclass(frozen=True, slots=True)
class Item:
    """Something that took values from a cell, and the domains before it.

    Either a step of the laws, or the lines of a supposition that failed.
    """

    cell: int
    lost: int
    before: tuple[int, ...]
    step: Step | None
    lines: tuple[Line, ...] = ()


class Proof:
    """What follows from `given`, and how."""

    def __init__(self, known: Knowledge, given: Sequence[int], effort: Effort) -> None:
        self._known = known
        self._board = Board(known.columns, known.counts)
        self._given = tuple(given)
        self._effort = effort
        self._items: list[Item] = []
        self.domains = list(given)
        self.is_broken = False
        """Whether the laws have failed: no valley fits."""

    def settle(self) -> None:
        """Follow the plain laws."""
        self._effort.left -= 1
        before = self.domains[:]
        logic = Logic(self._known.columns, list(self._known.counts))
        logic.steps = []
        self.is_broken = not logic.settle(self.domains)
        for step in logic.steps:
            self._items.append(Item(step.cell, step.lost, tuple(before), step))
            before[step.cell] &= ~step.lost

    def lines(self, goals: Sequence[Premise]) -> list[Line]:
        """The lines that the goals rest on, in order."""
        missing = [0] * len(self._given)
        parts: list[Sequence[Line]] = []
        _require(missing, goals)
        for item in reversed(self._items):
            if not missing[item.cell] & item.lost:
                continue
            missing[item.cell] &= ~item.lost
            if item.step is not None:
                ground = self._board.premises_of(list(item.before), item.step)
                _require(missing, ground.premises)
                parts.append((law(item.cell, ground),))
            else:
                for line in item.lines:
                    _require(missing, [(c, mask & ~item.before[c]) for c, mask in line.premises])
                parts.append(item.lines)
        return [line for part in reversed(parts) for line in part]

    # Suppositions

    def search(self, depth: int, goals: Sequence[Premise]) -> Premise | None:
        """Suppose everything until one of the goals is reached; which one."""
        while True:
            before = self.domains[:]
            for cell, group in self.suppositions():
                if self.domains[cell] & group and self.rule_out(cell, group, depth):
                    self.settle()
                    for goal in goals:
                        if not self.domains[goal[0]] & goal[1]:
                            return goal
                if self.is_broken or self._effort.left <= 0:
                    return None
            if self.domains == before:
                return None

    def rule_out(self, cell: int, group: int, depth: int) -> bool:
        """Suppose that a cell has one of some values; if that fails, it has none of them."""
        supposed = self.domains[:]
        supposed[cell] &= group
        inner = _refuted(self._known, supposed, self._effort, depth)
        if inner is None:
            return False
        first, last, _ = _words(cell, group)
        lines = (
            Line(cell, ALL_VALUES & ~group, (), first, "suppose"),
            *inner,
            Line(cell, group, (), last, "refuted"),
        )
        before = tuple(self.domains)
        self._items.append(Item(cell, self.domains[cell] & group, before, None, lines))
        self.domains[cell] &= ~group
        return True

    def take_as_tried(self, cell: int, group: int) -> None:
        """What a search has shown without words."""
        line = Line(cell, group, (), _words(cell, group)[2])
        before = tuple(self.domains)
        self._items.append(Item(cell, self.domains[cell] & group, before, None, (line,)))
        self.domains[cell] &= ~group

    def suppositions(self) -> list[tuple[int, int]]:
        """Crops and terrains that are left, of the cells with the fewest first."""
        found = []
        for cell, domain in enumerate(self.domains):
            crops, terrains = crops_of(domain), terrains_of(domain)
            if len(crops) > 1:
                found += [(len(crops), cell, CROP_VALUES[level - 1]) for level in crops]
            if len(terrains) > 1:
                found += [(len(terrains), cell, TERRAIN_VALUES[t]) for t in terrains]
        return [(cell, group) for _, cell, group in sorted(found)]

    def contradiction(self) -> list[Line] | None:
        """The lines to the place where the laws have failed."""
        ground = self._board.clash_of(self.domains)
        if ground is None:
            return None
        lines = pruned(self._given, self.lines(ground.premises), ground.premises)
        return [*lines, clash(ground)]


def _refuted(
    known: Knowledge, supposed: list[int], effort: Effort, depth: int
) -> list[Line] | None:
    """The lines from a supposition to its contradiction."""
    effort.left -= 1
    if Logic(known.columns, list(known.counts)).settle(supposed[:]):
        if depth == 0:
            return None
        proof = Proof(known, supposed, effort)
        proof.settle()
        proof.search(depth - 1, ())
        return proof.contradiction() if proof.is_broken else None
    proof = Proof(known, supposed, effort)
    proof.settle()
    return proof.contradiction()


@dataclass(frozen=True, slots=True)
class Proved:
    """The lines for a goal, and how many of them only say that all valleys were tried."""

    lines: tuple[Line, ...]
    unproved: int

    @property
    def is_whole(self) -> bool:
        return self.unproved == 0


def prove(known: Knowledge, goal: Premise, depth: int, effort: Effort) -> Proved:
    """The lines by which a cell loses all values of a goal; the goal must be known to be true.

    Crops or terrains that suppositions of this depth do not refute are taken as tried.
    """
    cell, gone = goal
    is_crop = ALL_VALUES & ~gone in CROP_VALUES
    proof = Proof(known, known.domains, effort)
    proof.settle()
    unproved = 0
    for rival in CROP_VALUES if is_crop else TERRAIN_VALUES:
        if rival & gone and proof.domains[cell] & rival and not proof.rule_out(cell, rival, depth):
            proof.take_as_tried(cell, rival)
            unproved += 1
    return Proved(_lines_to(known, proof, goal), unproved)


def prove_some(
    known: Knowledge, goals: Sequence[Premise], depth: int, effort: Effort
) -> tuple[Premise, tuple[Line, ...]] | None:
    """The first of the goals that is reached by supposing everything, and how."""
    proof = Proof(known, known.domains, effort)
    proof.settle()
    goal = proof.search(depth, goals)
    return None if goal is None else (goal, _lines_to(known, proof, goal))


def _lines_to(known: Knowledge, proof: Proof, goal: Premise) -> tuple[Line, ...]:
    lines = pruned(known.domains, proof.lines([goal]), [goal])
    return tuple(with_singles(known.domains, lines, [goal]))


def _require(missing: list[int], premises: Sequence[Premise]) -> None:
    for cell, mask in premises:
        missing[cell] |= mask


def _words(cell: int, group: int) -> tuple[Phrase, ...]:
    """How a supposition is opened, and closed when it has failed; and what needs no words."""
    words: dict[str, str | int] = {"at": CELLS[cell]}
    if group in CROP_VALUES:
        words["crop"] = CROP_VALUES.index(group) + 1
        kind = ""
    else:
        words["terrain"] = TERRAINS[TERRAIN_VALUES.index(group)]
        kind = "-terrain"
    keys = ("suppose", "contradiction", "searched")
    return tuple(Phrase(f"tiwanaku-hint-{key}{kind}", words) for key in keys)
