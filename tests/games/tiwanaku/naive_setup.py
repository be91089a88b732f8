"""A fresh table of Tiwanaku judged by chapters 1, 2, 5 and 6: what is wrong with it, in words.

Of the program it takes the position and, for 5.3, the list of the box's arrows.
"""

from collections import Counter

from tambo.games.tiwanaku.components import ARROWS
from tests.games.tiwanaku.naive import Naive
from tests.games.tiwanaku.naive_coop import Together
from tests.games.tiwanaku.naive_otoma import OTOMA, Alone
from tests.games.tiwanaku.naive_table import COLOURS, SOURCES, TERRAINS, Side

TILES = {"e": 15, "s": 17, "g": 15, "r": 15}
CROPS = {1: 13, 2: 12, 3: 12, 4: 10, 5: 10}
# The fewest and the most regions and starting cells (1.9).
REGIONS = {"short": (6, 8), "long": (10, 13)}
STARTING = {"short": (3, 7), "long": (5, 12)}


def faults(table: Naive) -> list[str]:
    return [
        *_valley_faults(table),
        *_crop_faults(table),
        *_side_faults(table),
        *_tile_faults(table),
    ]


def corners(cell: str) -> list[str]:
    return [f"{chr(ord(cell[0]) + x)}{int(cell[1]) + y}" for x in (-1, 1) for y in (-1, 1)]


def region_of(table: Naive, start: str) -> frozenset[str]:
    region, todo = {start}, [start]
    while todo:
        for cell in table.beside(todo.pop()).values():
            if cell not in region and table.terrain(cell) == table.terrain(start):
                region.add(cell)
                todo.append(cell)
    return frozenset(region)


def _valley_faults(table: Naive) -> list[str]:
    regions = {cell: region_of(table, cell) for cell in table.truth}
    found = []
    for region in set(regions.values()):
        if sorted(table.crop(cell) for cell in region) != list(range(1, len(region) + 1)):
            found.append("1.4 crops of a region")
        if len(region) > 5:
            found.append("1.2 large region")
    for cell in table.truth:
        for corner in set(corners(cell)) & set(table.truth):
            is_same = table.terrain(corner) == table.terrain(cell)
            if is_same and corner not in regions[cell]:
                found.append("1.3 regions touch")
    least, most = REGIONS[table.board]
    if not least <= len(set(regions.values())) <= most:
        found.append("1.9 regions")
    return found


def _crop_faults(table: Naive) -> list[str]:
    found = []
    for cell in table.truth:
        around = set(corners(cell)) & set(table.truth) | set(table.beside(cell).values())
        if any(table.crop(other) == table.crop(cell) for other in around):
            found.append("1.5 equal crops touch")
    terrains = Counter(terrain for terrain, _ in table.truth.values())
    crops = Counter(crop for _, crop in table.truth.values())
    if any(terrains[t] > TILES[t] for t in TILES) or any(crops[c] > CROPS[c] for c in CROPS):
        found.append("1.8 not in the box")
    least, most = STARTING[table.board]
    if table.laid != table.planted or not least <= len(table.planted) <= most:
        found.append("1.6 starting cells")
    return found


def _side_faults(table: Naive) -> list[str]:
    """2.1, 5.1, 5.2, 6.1, 6.2 and 6.4"""
    counts = {colour: len(cells) for colour, cells in table.pawns.items() if cells}
    if isinstance(table, Alone):
        right = counts == dict.fromkeys((c for c in COLOURS if c != table.terms[1]), 1)
    elif isinstance(table, Together):
        mine = {table.colour(seat) for seat in range(table.players)}
        number = 4 if table.terms[0] == "easy" else 5
        right = list(counts.values()) == [number] and not mine & counts.keys()
    else:
        right = not counts
    pawns = {cell for cells in table.pawns.values() for cell in cells}
    found = [] if right and pawns <= table.planted else ["5.1 pawns"]
    given, table.sides = table.sides, [fresh_side() for _ in table.sides]
    for row in "54321":
        for cell in sorted(cell for cell in pawns if cell[1] == row):
            table.climb(OTOMA, table.terrain(cell))
            table.score(OTOMA, "crops", table.crop(cell))
    if given != table.sides:
        found.append("5.2 scores")
    return found


def fresh_side() -> Side:
    return Side(10, dict.fromkeys(TERRAINS, 0), set(), dict.fromkeys(SOURCES, 0))


def _tile_faults(table: Naive) -> list[str]:
    """5.3 and 6.3"""
    found = []
    hidden = Counter(table.terrain(cell) for cell in set(table.truth) - table.laid)
    if table.mode == "competitive":
        return ["5.3 tiles"] if table.piles or table.arrows else []
    dealt: Counter[tuple[int, str]] = Counter()
    order = [terrain for terrain in TERRAINS for _ in range(hidden[terrain])]
    for number, terrain in enumerate(order):
        dealt[number % table.players, terrain] += 1
    if any(len(pile) != dealt[name] for name, pile in table.piles.items()) or table.arrows:
        found.append("6.3 dealt")
    for number, terrain in enumerate(TERRAINS):
        box = Counter(f"{'bwglpy'[kind // 4]}{'nesw'[kind % 4]}" for kind in ARROWS[number])
        piles = [pile for (_, kind), pile in table.piles.items() if kind == terrain]
        if Counter(tile for pile in piles for tile in pile) - box:
            found.append("5.3 arrows")
    return found
