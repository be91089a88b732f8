"""Makes scenarios from a seed, within the ranges of TIWANAKU-1.9.

Terrains and crops are drawn together as one whole valley (`solver.cover`), so nothing grown has
to be thrown away for its crops; then starting cells are chosen until the crops have one solution
(`solver.crops`): each new one is a cell where two solutions differ, those that settle most first.
"""

from tambo.core.dice import Dice
from tambo.games.tiwanaku.board import LONG, ROWS, SHORT
from tambo.games.tiwanaku.components import MOST_OF_CROP, MOST_OF_TERRAIN
from tambo.games.tiwanaku.scenarios.scenario import OTOMA_COLOURS, OTOMA_PAWNS, Scenario, faults_of
from tambo.games.tiwanaku.solver.cover import Cover
from tambo.games.tiwanaku.solver.crops import Fillings
from tambo.games.tiwanaku.solver.values import ALL_VALUES

REGIONS = {SHORT: (6, 8), LONG: (10, 13)}
STARTING = {SHORT: (3, 7), LONG: (5, 12)}
LEAST_OF_TERRAIN = {SHORT: 4, LONG: 8}
NODES = 4000
SOLUTIONS_LOOKED_AT = 60


def make_scenario(seed: int | str, columns: int) -> Scenario:
    """A valid scenario; the same seed and size give the same one."""
    dice = Dice(f"scenario {columns} {seed}")
    # One search for all attempts: it learns which cells are hard to cover.
    even = [columns * ROWS // 4] * 4
    cover = Cover(columns, [ALL_VALUES] * (columns * ROWS), even, REGIONS[columns][1])
    while True:
        scenario = _attempt(columns, cover, dice)
        if scenario is not None and not faults_of(scenario):
            return scenario


def _attempt(columns: int, cover: Cover, dice: Dice) -> Scenario | None:
    cover.counts = _terrain_counts(columns, dice)
    valley = cover.first(NODES, dice)
    if not valley:
        return None
    fillings = Fillings(columns, [value // 5 for value in valley])
    least, most = REGIONS[columns]
    if not least <= len(fillings.regions) <= most:
        return None
    levels = [value % 5 + 1 for value in valley]
    if any(levels.count(level + 1) > limit for level, limit in enumerate(MOST_OF_CROP)):
        return None
    otoma = _otoma_cells(fillings, dice) if columns == LONG else []
    starting = _starting_cells(fillings, levels, otoma, columns, dice)
    if starting is None:
        return None
    colours = [i + 1 for i in range(len(OTOMA_COLOURS))]
    dice.shuffle(colours)
    # TIWANAKU-5.2: listed as they are scored, top row first, each row from the left.
    otoma.sort(key=lambda cell: (-(cell % ROWS), cell // ROWS))
    pawns = tuple(zip(otoma, colours, strict=False))
    return Scenario(columns, tuple(valley), tuple(sorted(starting)), pawns)


def _terrain_counts(columns: int, dice: Dice) -> list[int]:
    cells, least = columns * ROWS, LEAST_OF_TERRAIN[columns]
    counts = [least] * 4
    while sum(counts) < cells:
        terrain = int(dice.below(4))
        if counts[terrain] < MOST_OF_TERRAIN[terrain]:
            counts[terrain] += 1
    return counts


def _otoma_cells(fillings: Fillings, dice: Dice) -> list[int]:
    """Five cells in five regions."""
    regions = list(range(len(fillings.regions)))
    dice.shuffle(regions)
    return [dice.pick(fillings.regions[number]) for number in regions[:OTOMA_PAWNS]]


def _starting_cells(
    fillings: Fillings, levels: list[int], otoma: list[int], columns: int, dice: Dice
) -> list[int] | None:
    least, most = STARTING[columns]
    chosen = otoma[:]
    while True:
        given = [level if cell in chosen else 0 for cell, level in enumerate(levels)]
        solutions = fillings.search(given, SOLUTIONS_LOOKED_AT)
        if len(solutions) <= 1:
            break
        if len(chosen) == most:
            return None
        # The cell where the true crop is rarest among the solutions settles most.
        agreeing = [sum(s[cell] == levels[cell] for s in solutions) for cell in range(len(levels))]
        rarest = min(agreeing)
        chosen.append(dice.pick([cell for cell, n in enumerate(agreeing) if n == rarest]))
    for cell in [cell for cell in chosen if cell not in otoma]:
        without = [other for other in chosen if other != cell]
        given = [level if other in without else 0 for other, level in enumerate(levels)]
        if len(without) >= least and len(fillings.search(given, 2)) == 1:
            chosen = without
    while len(chosen) < least:
        rest = [cell for cell in range(len(levels)) if cell not in chosen]
        chosen.append(dice.pick(rest))
    return chosen
