"""A hint in words: something that can be known, as a chain of steps that can each be checked.

First the plain laws are followed (`solver.logic`); if they settle nothing new, a supposition is
led to a contradiction, and within it others where needed (`hints.proof`). Whether there is anything
to find is settled by `deduction.exact`.
"""

from dataclasses import dataclass

from tambo.core.bits import BIT, bits_of
from tambo.core.coach import Statement
from tambo.core.phrase import Phrase
from tambo.games.tiwanaku.board import CELLS
from tambo.games.tiwanaku.components import TERRAINS
from tambo.games.tiwanaku.deduction.chances import deduce
from tambo.games.tiwanaku.deduction.exact import exact
from tambo.games.tiwanaku.deduction.knowledge import Knowledge, knowledge_of
from tambo.games.tiwanaku.hints.chain import Line, chain, elements_at, pruned, with_singles
from tambo.games.tiwanaku.hints.premises import Board, Premise, is_crop, is_terrain
from tambo.games.tiwanaku.hints.proof import Effort, prove, prove_some
from tambo.games.tiwanaku.solver.logic import Logic, Step, crops_of, terrains_of
from tambo.games.tiwanaku.solver.values import ALL_VALUES, CROP_VALUES
from tambo.games.tiwanaku.state import TiwanakuState

# A chance with a larger standard error is not shown.
TOO_VAGUE = 0.25
# How many suppositions a proof in words may try, and how many within each other.
TRIALS = 6000
DEPTHS = 2


@dataclass(frozen=True, slots=True)
class Hint:
    """A certain crop (`level`) or terrain of a cell, how it is known, and the lines of proof."""

    cell: int
    terrain: int | None
    level: int | None
    way: str
    lines: tuple[Line, ...]

    @property
    def steps(self) -> tuple[Statement, ...]:
        return tuple(line.statement for line in self.lines)

    @property
    def claim(self) -> Statement:
        words: dict[str, str | int] = {"at": CELLS[self.cell]}
        if self.level is not None:
            phrase = Phrase("tiwanaku-hint-crop", {**words, "crop": self.level})
        else:
            assert self.terrain is not None
            phrase = Phrase("tiwanaku-hint-terrain", {**words, "terrain": TERRAINS[self.terrain]})
        return Statement(phrase, elements_at(self.cell))


def hint(s: TiwanakuState, seat: int) -> tuple[Statement, ...]:
    """The claim and its steps; where nothing is certain, the best chance."""
    known = knowledge_of(s)
    waiting = bits_of(int(s.waits_to_divine(seat)))
    found, is_whole = look_for(known, waiting)
    if found is not None:
        return (found.claim, *found.steps)
    nothing = Statement(Phrase("tiwanaku-hint-none" if is_whole else "tiwanaku-hint-not-found"))
    bare = bits_of(int(s.laid & ~s.planted))
    cells = waiting or bare or [c for c in range(s.cells) if not s.planted & BIT[c]]
    if not cells:
        return (nothing,)
    chances = deduce(known)
    if chances.error > TOO_VAGUE:
        return (nothing,)
    chance, level, cell = max(
        (chances.crop_chance(cell, level), -level, -cell) for cell in cells for level in range(1, 6)
    )
    words: dict[str, str | int] = {"at": CELLS[-cell], "crop": -level}
    # Never 100: that would claim certainty.
    words["percent"] = min(99, round(100 * chance))
    key = "likely" if chances.is_exact else "likely-about"
    return (nothing, Statement(Phrase(f"tiwanaku-hint-{key}", words), elements_at(-cell)))


def hint_for(known: Knowledge, preferred: list[int]) -> Hint | None:
    """Something certain that does not lie open; crops of the preferred cells first."""
    return look_for(known, preferred)[0]


def look_for(known: Knowledge, preferred: list[int]) -> tuple[Hint | None, bool]:
    """A hint, and whether it is certain that there is none where none was found."""
    logic = Logic(known.columns, list(known.counts))
    logic.steps = []
    domains = list(known.domains)
    logic.settle(domains)
    rest = [c for c in range(len(domains)) if c not in preferred]
    hidden_of = [[c for c in some if not _crop_of(known.domains[c])] for some in (preferred, rest)]
    for hidden in hidden_of:
        goals = [is_crop(c, level) for c in hidden if (level := _crop_of(domains[c]))]
        if goals:
            return _shortest(known, logic.steps, goals), True
    certain, is_whole = exact(known).forced()
    crops = [
        [is_crop(c, level) for c in hidden if (level := _crop_of(certain[c]))]
        for hidden in hidden_of
    ]
    hidden = [c for c in (*preferred, *rest) if not _terrain_of(known.domains[c])]
    by_law = [is_terrain(c, t - 1) for c in hidden if (t := _terrain_of(domains[c]))]
    terrains = [is_terrain(c, t - 1) for c in hidden if (t := _terrain_of(certain[c]))]
    groups = [*crops, terrains]
    for depth in range(DEPTHS):
        for goals in groups:
            if goals is terrains and by_law:
                return _shortest(known, logic.steps, by_law), True
            if goals and (found := _by_supposition(known, goals, depth)):
                return found, True
    for goals in groups:
        if goals:
            return _by_search(known, goals), True
    return None, is_whole


def _crop_of(domain: int) -> int:
    """The only level of a domain, 0 if there are several."""
    levels = crops_of(domain)
    return levels[0] if len(levels) == 1 else 0


def _terrain_of(domain: int) -> int:
    """The only terrain of a domain, from 1; 0 if there are several."""
    terrains = terrains_of(domain)
    return terrains[0] + 1 if len(terrains) == 1 else 0


def _hint(goal: Premise, way: str, lines: tuple[Line, ...]) -> Hint:
    cell, gone = goal
    left = ALL_VALUES & ~gone
    if left in CROP_VALUES:
        return Hint(cell, None, _crop_of(left), way, lines)
    return Hint(cell, terrains_of(left)[0], None, way, lines)


def _shortest(known: Knowledge, steps: list[Step], goals: list[Premise]) -> Hint:
    """The goal that takes the fewest lines, and these."""
    board = Board(known.columns, known.counts)
    chains = [(chain(board, known.domains, steps, [goal]), goal) for goal in goals]
    lines, goal = min(chains, key=lambda found: len(found[0]))
    lines = pruned(known.domains, lines, [goal])
    return _hint(goal, "laws", tuple(with_singles(known.domains, lines, [goal])))


def _by_supposition(known: Knowledge, goals: list[Premise], depth: int) -> Hint | None:
    """One of the goals, all of which are certain, by suppositions nested to this depth.

    First everything else is refuted in the cell itself, then everywhere on the board.
    """
    effort = Effort(TRIALS)
    found = []
    for goal in goals:
        proof = prove(known, goal, depth, effort)
        if proof.is_whole:
            found.append(_hint(goal, "supposition", proof.lines))
        if effort.left <= 0:
            break
    if not found and (some := prove_some(known, goals, depth, effort)):
        found.append(_hint(some[0], "supposition", some[1]))
    return min(found, key=lambda one: len(one.lines)) if found else None


def _by_search(known: Knowledge, goals: list[Premise]) -> Hint:
    """One of the goals where suppositions are not enough; the words say that the rest was tried."""
    proofs = [(prove(known, goal, 0, Effort(TRIALS)), goal) for goal in goals]
    proof, goal = min(proofs, key=lambda one: (one[0].unproved, len(one[0].lines)))
    return _hint(goal, "search", proof.lines)
