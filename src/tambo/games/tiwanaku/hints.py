"""A hint in words: something that can be known, as a chain of steps each of which can be checked.

First the plain laws are followed (`solver_logic`); if they settle nothing new, a supposition is
led to a contradiction; if that fails, all possible valleys are counted.
"""

from dataclasses import dataclass

from tambo.core.phrase import Phrase
from tambo.games.tiwanaku.board import BIT, CELLS, cells_of
from tambo.games.tiwanaku.components import TERRAINS
from tambo.games.tiwanaku.deduction import deduce
from tambo.games.tiwanaku.knowledge import Knowledge, knowledge_of
from tambo.games.tiwanaku.solver_logic import (
    REASONS,
    Logic,
    Step,
    crops_of,
    terrains_of,
)
from tambo.games.tiwanaku.state import TiwanakuState


@dataclass(frozen=True, slots=True)
class Hint:
    """A certain crop (`level`) or terrain of a cell, how it is known, and the steps."""

    cell: int
    terrain: int | None
    level: int | None
    way: str
    steps: tuple[Phrase, ...]

    @property
    def claim(self) -> Phrase:
        if self.level is not None:
            return Phrase("tiwanaku-hint-crop", {"at": CELLS[self.cell], "crop": self.level})
        assert self.terrain is not None
        words: dict[str, str | int] = {"at": CELLS[self.cell], "terrain": TERRAINS[self.terrain]}
        return Phrase("tiwanaku-hint-terrain", words)


def hint(s: TiwanakuState, seat: int) -> tuple[Phrase, ...]:
    """The claim and its steps; where nothing is certain, the best chance."""
    known = knowledge_of(s)
    waiting = cells_of(int(s.waits_to_divine(seat)))
    found = hint_for(known, waiting)
    if found is not None:
        return (found.claim, *found.steps)
    bare = cells_of(int(s.laid & ~s.planted))
    cells = waiting or bare or [c for c in range(s.cells) if not s.planted & BIT[c]]
    if not cells:
        return (Phrase("tiwanaku-hint-none"),)
    chances = deduce(known)
    chance, level, cell = max(
        (chances.crop_chance(cell, level), -level, -cell) for cell in cells for level in range(1, 6)
    )
    words: dict[str, str | int] = {"at": CELLS[-cell], "crop": -level}
    # Never 100: that would claim certainty.
    words["percent"] = min(99, round(100 * chance))
    key = "likely" if chances.is_exact else "likely-about"
    return (Phrase("tiwanaku-hint-none"), Phrase(f"tiwanaku-hint-{key}", words))


def hint_for(known: Knowledge, preferred: list[int]) -> Hint | None:
    """Something certain that does not lie open; crops of the preferred cells first."""
    logic = Logic(known.columns, list(known.counts))
    logic.steps = []
    domains = list(known.domains)
    logic.settle(domains)
    order = [*preferred, *(c for c in range(len(domains)) if c not in preferred)]
    for cell in order:
        if len(crops_of(known.domains[cell])) > 1 and len(crops_of(domains[cell])) == 1:
            steps = _chain(known, logic.steps, cell)
            return Hint(cell, None, crops_of(domains[cell])[0], "laws", steps)
    supposed = _by_supposition(known, domains, preferred or order)
    if supposed is not None:
        return supposed
    found = deduce(known)
    for cell in order:
        crops = found.crops_at(cell)
        if len(crops_of(known.domains[cell])) > 1 and len(crops) == 1 and found.is_exact:
            words: dict[str, str | int] = {
                "count": int(found.worlds),
                "at": CELLS[cell],
                "crop": crops[0],
            }
            steps = (Phrase("tiwanaku-hint-counted", words),)
            return Hint(cell, None, crops[0], "counting", steps)
    for cell in order:
        is_open = len(terrains_of(known.domains[cell])) > 1
        if is_open and len(terrains_of(domains[cell])) == 1:
            steps = _chain(known, logic.steps, cell)
            return Hint(cell, terrains_of(domains[cell])[0], None, "laws", steps)
    return None


def _by_supposition(known: Knowledge, domains: list[int], cells: list[int]) -> Hint | None:
    """A cell all of whose crops but one lead the plain laws into a contradiction."""
    for cell in cells:
        levels = crops_of(domains[cell])
        if len(crops_of(known.domains[cell])) == 1 or not 2 <= len(levels) <= 3:
            continue
        steps: list[Phrase] = []
        left = []
        for level in levels:
            logic = Logic(known.columns, list(known.counts))
            logic.steps = []
            trial = domains[:]
            trial[cell] &= sum(1 << (5 * t + level - 1) for t in range(4))
            if logic.settle(trial):
                left.append(level)
                continue
            words: dict[str, str | int] = {"at": CELLS[cell], "crop": level}
            steps.append(Phrase("tiwanaku-hint-suppose", words))
            steps += [_told(step) for step in logic.steps[-6:]]
            steps.append(Phrase("tiwanaku-hint-contradiction", words))
        if len(left) == 1:
            return Hint(cell, None, left[0], "supposition", tuple(steps))
    return None


def _chain(known: Knowledge, steps: list[Step], cell: int) -> tuple[Phrase, ...]:
    """The steps that the conclusion about a cell rests on, in order."""
    wanted = {cell}
    used: list[Step] = []
    for step in reversed(steps):
        if step.cell in wanted:
            used.append(step)
            wanted.update(step.because)
    return tuple(_told(step) for step in reversed(used))


def _told(step: Step) -> Phrase:
    words: dict[str, str | int] = {
        "at": CELLS[step.cell],
        "because": ", ".join(CELLS[cell] for cell in sorted(step.because)),
        "lost": _lost(step.lost),
    }
    return Phrase(f"tiwanaku-hint-{REASONS[step.reason]}", words)


def _lost(values: int) -> str:
    """The values ruled out, in the notation of scenarios: e3, or e1-5 for a whole terrain."""
    words = []
    for terrain in terrains_of(values):
        levels = [level for level in range(1, 6) if values >> (5 * terrain + level - 1) & 1]
        letter = TERRAINS[terrain][0]
        is_run = len(levels) > 1 and levels[-1] - levels[0] == len(levels) - 1
        numbers = f"{levels[0]}-{levels[-1]}" if is_run else "/".join(map(str, levels))
        words.append(letter + numbers)
    return " ".join(words)
