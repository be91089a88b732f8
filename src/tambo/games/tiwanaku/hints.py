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
    CLOSED,
    CORNER,
    DISTANCE,
    GROWTH,
    ONLY_PLACE,
    REASONS,
    TOO_SMALL,
    TWICE,
    Logic,
    Step,
    crops_of,
    terrains_of,
)
from tambo.games.tiwanaku.solver_values import CROP_VALUES
from tambo.games.tiwanaku.state import TiwanakuState

# Of the steps from a supposition to its contradiction the last ones are told.
SHOWN = 6


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
            trial[cell] &= CROP_VALUES[level - 1]
            supposed = trial[:]
            if logic.settle(trial):
                left.append(level)
                continue
            words: dict[str, str | int] = {"at": CELLS[cell], "crop": level}
            steps.append(Phrase("tiwanaku-hint-suppose", words))
            steps += _all_told(supposed, logic.steps)[-SHOWN:]
            steps.append(Phrase("tiwanaku-hint-contradiction", words))
        if len(left) == 1:
            return Hint(cell, None, left[0], "supposition", tuple(steps))
    return None


def _chain(known: Knowledge, steps: list[Step], cell: int) -> tuple[Phrase, ...]:
    """The steps that the conclusion about a cell rests on, in order."""
    told = _all_told(list(known.domains), steps)
    wanted = {cell}
    used: list[Phrase] = []
    for step, phrase in zip(reversed(steps), reversed(told), strict=True):
        if step.cell in wanted:
            used.append(phrase)
            wanted.update(step.because)
    return tuple(reversed(used))


def _all_told(domains: list[int], steps: list[Step]) -> list[Phrase]:
    """The steps in words; what is left of a domain after each is found by following them."""
    told = []
    for step in steps:
        domains[step.cell] &= ~step.lost
        told.append(_told(step, domains))
    return told


def _told(step: Step, domains: list[int]) -> Phrase:
    """What a cell cannot be, or must be, and by which law."""
    left = domains[step.cell]
    words: dict[str, str | int] = {
        "at": CELLS[step.cell],
        "because": ", ".join(CELLS[cell] for cell in sorted(step.because)),
    }
    key = REASONS[step.reason]
    levels, terrains = crops_of(step.lost), terrains_of(step.lost)
    if not left:
        key = "nothing"
    elif step.reason in (DISTANCE, TWICE):
        words["crop"] = levels[0]
    elif step.reason in (TOO_SMALL, CLOSED):
        words["terrain"] = TERRAINS[terrains[0]]
        words["most"] = levels[0] - 1
    elif step.reason == ONLY_PLACE:
        words["crop"] = crops_of(left)[0]
    elif step.reason == GROWTH:
        words["terrain"] = TERRAINS[terrains_of(left)[0]]
    elif len(terrains) > 1 or (
        step.reason == CORNER and terrains_of(domains[step.because[0]]) == terrains_of(left)
    ):
        key += "-must"
        words["terrain"] = TERRAINS[terrains_of(left)[0]]
    else:
        words["terrain"] = TERRAINS[terrains[0]]
    return Phrase(f"tiwanaku-hint-{key}", words)
