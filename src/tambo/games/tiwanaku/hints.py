"""A hint in words: something that can be known, as a chain of steps each of which can be checked.

First the plain laws are followed (`solver_logic`); if they settle nothing new, a supposition is
led to a contradiction; if that fails, all possible valleys are counted.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tambo.core.bits import BIT, bits_of
from tambo.core.phrase import Phrase
from tambo.games.tiwanaku.board import CELLS
from tambo.games.tiwanaku.components import TERRAINS
from tambo.games.tiwanaku.deduction import deduce
from tambo.games.tiwanaku.hint_chain import Told, chain, clash, pruned, with_singles
from tambo.games.tiwanaku.hint_premises import Board, Premise, is_crop, is_terrain
from tambo.games.tiwanaku.knowledge import Knowledge, knowledge_of
from tambo.games.tiwanaku.solver_logic import Logic, Step, crops_of, terrains_of
from tambo.games.tiwanaku.solver_values import CROP_VALUES
from tambo.games.tiwanaku.state import TiwanakuState

# A chance with a larger standard error is not told.
TOO_VAGUE = 0.25


@dataclass(frozen=True, slots=True)
class Hint:
    """A certain crop (`level`) or terrain of a cell, how it is known, and the lines of proof."""

    cell: int
    terrain: int | None
    level: int | None
    way: str
    told: tuple[Told, ...]

    @property
    def steps(self) -> tuple[Phrase, ...]:
        return tuple(line.phrase for line in self.told)

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
    waiting = bits_of(int(s.waits_to_divine(seat)))
    found = hint_for(known, waiting)
    if found is not None:
        return (found.claim, *found.steps)
    bare = bits_of(int(s.laid & ~s.planted))
    cells = waiting or bare or [c for c in range(s.cells) if not s.planted & BIT[c]]
    if not cells:
        return (Phrase("tiwanaku-hint-none"),)
    chances = deduce(known)
    if chances.error > TOO_VAGUE:
        return (Phrase("tiwanaku-hint-none"),)
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
    rest = [c for c in range(len(domains)) if c not in preferred]
    hidden = [[c for c in cells if not _crop_of(known.domains[c])] for cells in (preferred, rest)]
    for cells in hidden:
        goals = [is_crop(c, level) for c in cells if (level := _crop_of(domains[c]))]
        if goals:
            (cell, _), told = _shortest(known, logic.steps, goals)
            return Hint(cell, None, _crop_of(domains[cell]), "laws", told)
    supposed = _by_supposition(known, logic.steps, domains, preferred or rest)
    if supposed is not None:
        return supposed
    chances = deduce(known)
    for cell in (*hidden[0], *hidden[1]):
        crops = chances.crops_at(cell)
        if len(crops) == 1 and chances.is_exact:
            return _by_counting(cell, crops[0], int(chances.worlds))
    goals = [
        is_terrain(cell, terrains_of(domains[cell])[0])
        for cell in (*preferred, *rest)
        if len(terrains_of(known.domains[cell])) > 1 and len(terrains_of(domains[cell])) == 1
    ]
    if not goals:
        return None
    (cell, _), told = _shortest(known, logic.steps, goals)
    return Hint(cell, terrains_of(domains[cell])[0], None, "laws", told)


def _crop_of(domain: int) -> int:
    """The only level of a domain, 0 if there are several."""
    levels = crops_of(domain)
    return levels[0] if len(levels) == 1 else 0


def _shortest(
    known: Knowledge, steps: list[Step], goals: list[Premise]
) -> tuple[Premise, tuple[Told, ...]]:
    """The goal that takes the fewest lines, and these."""
    board = Board(known.columns, known.counts)
    chains = [(chain(board, known.domains, steps, [goal]), goal) for goal in goals]
    lines, goal = min(chains, key=lambda found: len(found[0]))
    lines = pruned(known.domains, lines, [goal])
    return goal, tuple(with_singles(known.domains, lines, [goal]))


def _by_counting(cell: int, level: int, count: int) -> Hint:
    words: dict[str, str | int] = {"count": count, "at": CELLS[cell], "crop": level}
    mask = is_crop(cell, level)[1]
    told = Told(cell, mask, (), Phrase("tiwanaku-hint-counted", words))
    return Hint(cell, None, level, "counting", (told,))


def _by_supposition(
    known: Knowledge, steps: list[Step], domains: list[int], cells: Sequence[int]
) -> Hint | None:
    """A cell all of whose crops but one lead the plain laws into a contradiction."""
    found = []
    board = Board(known.columns, known.counts)
    for cell in cells:
        levels = crops_of(domains[cell])
        if _crop_of(known.domains[cell]) or not 2 <= len(levels) <= 3:
            continue
        refuted = {}
        for level in levels:
            if (told := _refutation(known, board, domains, cell, level)) is not None:
                refuted[level] = told
        left = [level for level in levels if level not in refuted]
        if len(left) != 1:
            continue
        lines = [line for told in refuted.values() for line in told]
        # What the plain laws tell first: the other crops gone, and what the suppositions take up.
        goals = [(cell, _values_without(levels))]
        goals += [(c, mask & ~domains[c]) for line in lines for c, mask in line.premises]
        lines = [*chain(board, known.domains, steps, goals), *lines]
        final = [is_crop(cell, left[0])]
        lines = with_singles(known.domains, pruned(known.domains, lines, final), final)
        found.append(Hint(cell, None, left[0], "supposition", tuple(lines)))
    return min(found, key=lambda hint: len(hint.told)) if found else None


def _values_without(levels: list[int]) -> int:
    return sum(CROP_VALUES[level - 1] for level in range(1, 6) if level not in levels)


def _refutation(
    known: Knowledge, board: Board, domains: list[int], cell: int, level: int
) -> list[Told] | None:
    """The lines from a supposition to its contradiction."""
    logic = Logic(known.columns, list(known.counts))
    logic.steps = []
    supposed = domains[:]
    supposed[cell] &= CROP_VALUES[level - 1]
    trial = supposed[:]
    if logic.settle(trial):
        return None
    ground = board.clash_of(trial)
    if ground is None:
        return None
    lines = chain(board, supposed, logic.steps, ground.premises)
    lines = pruned(supposed, lines, ground.premises)
    words: dict[str, str | int] = {"at": CELLS[cell], "crop": level}
    first = Phrase("tiwanaku-hint-suppose", words)
    last = Phrase("tiwanaku-hint-contradiction", words)
    return [
        Told(cell, is_crop(cell, level)[1], (), first, "suppose"),
        *lines,
        clash(ground),
        Told(cell, CROP_VALUES[level - 1], (), last, "refuted"),
    ]
