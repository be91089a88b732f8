"""The Otoma: their runs along the trails, what they find, and the Diversity steps of all."""

from mypy_extensions import i64

from tambo.core.bits import BIT, index_of
from tambo.core.event import Event
from tambo.games.tiwanaku import events
from tambo.games.tiwanaku.board import CELLS, RUNS
from tambo.games.tiwanaku.components import COLOURS, DIRECTIONS, TERRAINS
from tambo.games.tiwanaku.state import (
    BY_CROPS,
    BY_DIVERSITY,
    COMPETITIVE,
    OTOMA,
    SOURCES,
    SideName,
    TiwanakuState,
)


def climb(s: TiwanakuState, side: i64, terrain: i64, log: list[Event] | None) -> None:
    """TIWANAKU-3.7: the Diversity marker of a terrain goes up, and points for its level."""
    base: i64 = 4 * side
    level: i64 = s.steps[int(base + terrain)]
    points: i64 = 1
    if level < s.levels:
        level += 1
        s.steps[int(base + terrain)] = int(level)
        points = 0
        for column in range(4):
            if s.steps[int(base + column)] == level:
                points += 1
    s.scores[int(side)] += int(points)
    s.tallies[int(SOURCES * side + BY_DIVERSITY)] += int(points)
    if log is not None:
        name = name_of(s, side)
        log.append(Event(events.Climbed(name, TERRAINS[int(terrain)], int(level), int(points))))


def name_of(s: TiwanakuState, side: i64) -> SideName:
    """What to call a side by: its colour, or that it is the players or the Otoma."""
    if s.mode == COMPETITIVE:
        return COLOURS[int(side)]
    return "otoma" if side == OTOMA else "players"


def place_after_run(s: TiwanakuState, start: i64, direction: i64) -> i64:
    """TIWANAKU-5.6: the first cell without terrain on the way, or -1 if there is none."""
    if s.is_mapped():
        return -1
    place: i64 = 4 * start + direction
    for _ in range(180):
        place = RUNS[int(place)]
        if not s.laid & BIT[int(place // 4)]:
            return place // 4
    return -1


def run(s: TiwanakuState, colour: i64, start: i64, direction: i64, log: list[Event] | None) -> i64:
    """Move an Otoma pawn; where it stopped, or -1 if it did not move. Finds are the caller's."""
    end = place_after_run(s, start, direction)
    if end < 0:
        return -1
    mask: i64 = s.pawns[int(colour)]
    mask = (mask & ~BIT[int(start)]) | BIT[int(end)]
    s.pawns[int(colour)] = int(mask)
    if log is not None:
        way: list[str] = []
        place: i64 = 4 * start + direction
        while place // 4 != end:
            place = RUNS[int(place)]
            way.append(CELLS[int(place // 4)])
        there = DIRECTIONS[int(direction)]
        fact = events.OtomaRan(COLOURS[int(colour)], CELLS[int(start)], CELLS[int(end)], there, way)
        log.append(Event(fact))
    return end


def show_arrow(s: TiwanakuState, cell: i64, log: list[Event]) -> None:
    """The tile that has just been laid on a cell lies with its arrow open."""
    kind = s.arrows[int(cell)]
    fact = events.ArrowShown(CELLS[int(cell)], COLOURS[kind // 4], DIRECTIONS[kind % 4])
    log.append(Event(fact, reveals=True))


def find(s: TiwanakuState, cell: i64, log: list[Event] | None) -> None:
    """TIWANAKU-5.7: the Otoma reveal terrain and crop; the tile's arrow is already set."""
    bit: i64 = BIT[int(cell)]
    s.laid |= bit
    s.planted |= bit
    s.is_fruitful = 1
    level = s.level_at(cell)
    if log is not None:
        terrain = TERRAINS[int(s.terrain_at(cell))]
        log.append(Event(events.OtomaFound(CELLS[int(cell)], terrain, int(level)), reveals=True))
        show_arrow(s, cell, log)
    climb(s, OTOMA, s.terrain_at(cell), log)
    score_crop(s, level, log)


def score_crop(s: TiwanakuState, level: i64, log: list[Event] | None) -> None:
    s.scores[OTOMA] += int(level)
    s.tallies[SOURCES * OTOMA + BY_CROPS] += int(level)
    if log is not None:
        log.append(Event(events.OtomaScored(int(level))))


def run_in_solo(s: TiwanakuState, colour: i64, direction: i64, log: list[Event] | None) -> None:
    """TIWANAKU-5.5 and 5.7: the pawn of a colour runs, and finds."""
    end = run(s, colour, index_of(s.pawns[int(colour)]), direction, log)
    if end < 0:
        return
    terrain = int(s.terrain_at(end))
    s.arrows[int(end)] = s.piles[terrain].pop()
    find(s, end, log)
