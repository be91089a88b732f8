"""What only co-op has: spending tiles, where a discovered tile comes from, the Otoma's reaction."""

# Plain loops and branches compile to the shortest code.

from mypy_extensions import i64

from tambo.core.bits import BIT
from tambo.core.event import Event
from tambo.games.tiwanaku import events
from tambo.games.tiwanaku.board import CELLS, ROWS
from tambo.games.tiwanaku.choices import (
    REFUSE,
    encode_ask,
    encode_give,
    encode_run_cell,
    encode_spend,
)
from tambo.games.tiwanaku.components import COLOURS, DIRECTIONS, TERRAINS
from tambo.games.tiwanaku.rules_otoma import find, run
from tambo.games.tiwanaku.rules_turn import discover, take_token, to_offering
from tambo.games.tiwanaku.state import (
    ACT,
    ANSWER,
    ASKING,
    NOBODY,
    OTOMA,
    RUN,
    SPENDING,
    TiwanakuState,
)


def list_coop_choices(s: TiwanakuState, seat: i64, menu: list[int]) -> None:
    """What a seat can choose in the decisions that only co-op has."""
    if s.decision == SPENDING:
        for terrain in range(4):
            if s.piles[int(4 * seat + terrain)]:
                menu.append(encode_spend(terrain))
    elif s.decision == ASKING:
        for other in range(s.players):
            if may_give(s, other):
                menu.append(encode_ask(other))
    elif s.decision == ANSWER:
        menu.append(encode_give(s.terrain_at(s.waiting)))
        menu.append(REFUSE)
    elif s.decision == RUN:
        for cell in next_group(s):
            menu.append(encode_run_cell(cell))


# Spending (TIWANAKU-6.5)


def spend(s: TiwanakuState, terrain: i64, log: list[Event] | None) -> None:
    kind = s.piles[int(4 * s.turn + terrain)].pop()
    s.shelf[int(terrain)].append(kind)
    s.direction = kind % 4
    if log is not None:
        arrow, direction = COLOURS[kind // 4], DIRECTIONS[kind % 4]
        spent = events.Spent(int(s.turn), TERRAINS[int(terrain)], arrow, direction)
        log.append(Event(spent, reveals=True))
        _uncover(s, s.turn, terrain, log)
    s.decision = ACT


def _uncover(s: TiwanakuState, seat: i64, terrain: i64, log: list[Event]) -> None:
    """TIWANAKU-6.3: the owner alone sees the next tile of the pile."""
    pile = s.piles[int(4 * seat + terrain)]
    if pile:
        arrow, direction = COLOURS[pile[-1] // 4], DIRECTIONS[pile[-1] % 4]
        uncovered = events.Uncovered(int(seat), TERRAINS[int(terrain)], arrow, direction)
        log.append(Event(uncovered, seen_by=(int(seat),), reveals=True))


# Where the tile comes from (TIWANAKU-6.7)


def provide_tile(s: TiwanakuState, cell: i64, by_otoma: bool, log: list[Event] | None) -> None:
    terrain = int(s.terrain_at(cell))
    s.waiting = cell
    s.is_otoma_find = 1 if by_otoma else 0
    s.refused = 0
    if s.shelf[terrain]:
        s.arrows[int(cell)] = s.shelf[terrain].pop()
        _lay(s, log)
        return
    if log is not None:
        log.append(Event(events.TileWanted(CELLS[int(cell)], TERRAINS[terrain]), reveals=True))
    _seek(s, log)


def may_give(s: TiwanakuState, seat: int) -> bool:
    """Whether a seat has a tile of the terrain wanted and has not refused it."""
    has = bool(s.piles[4 * seat + int(s.terrain_at(s.waiting))])
    return has and not s.refused & BIT[seat]


def _seek(s: TiwanakuState, log: list[Event] | None) -> None:
    able: i64 = -1
    count = 0
    for seat in range(s.players):
        if may_give(s, seat):
            able = seat
            count += 1
    if count == 1:
        _give(s, able, log)
    else:
        s.decision = ASKING


def ask(s: TiwanakuState, seat: i64, log: list[Event] | None) -> None:
    s.asked = seat
    s.decision = ANSWER
    if log is not None:
        terrain = TERRAINS[int(s.terrain_at(s.waiting))]
        log.append(Event(events.Asked(int(s.turn), int(seat), terrain)))


def answer(s: TiwanakuState, gives: bool, log: list[Event] | None) -> None:
    seat = s.asked
    s.asked = NOBODY
    if gives:
        _give(s, seat, log)
        return
    s.refused |= BIT[int(seat)]
    if log is not None:
        log.append(Event(events.Refused(int(seat))))
    _seek(s, log)


def _give(s: TiwanakuState, seat: i64, log: list[Event] | None) -> None:
    terrain = s.terrain_at(s.waiting)
    kind = s.piles[int(4 * seat + terrain)].pop()
    s.arrows[int(s.waiting)] = kind
    if log is not None:
        arrow, direction = COLOURS[kind // 4], DIRECTIONS[kind % 4]
        gave = events.Gave(int(seat), TERRAINS[int(terrain)], arrow, direction)
        log.append(Event(gave, reveals=True))
        _uncover(s, seat, terrain, log)
    _lay(s, log)


def _lay(s: TiwanakuState, log: list[Event] | None) -> None:
    """The tile has come: lay it for the side that found the cell, and go on."""
    cell = s.waiting
    s.waiting = NOBODY
    s.refused = 0
    if s.is_otoma_find:
        s.is_otoma_find = 0
        find(s, cell, log)
        take_token(s, OTOMA, s.level_at(cell), log)  # 6.8
        go_on_reacting(s, log)
    else:
        discover(s, cell, log)
        after_explore(s, log)


# Reaction (TIWANAKU-6.8)


def after_explore(s: TiwanakuState, log: list[Event] | None) -> None:
    """Fix who reacts to the pawn that stopped, how far it is and which way it flees."""
    stop = s.done
    s.done = 0
    column: i64 = stop // ROWS
    row: i64 = stop % ROWS
    s.reacting = []
    otoma: i64 = s.pawns[int(s.otoma_colour())]
    for cell in range(s.cells):
        if not otoma & BIT[cell]:
            continue
        across: i64 = cell // ROWS - column
        up: i64 = cell % ROWS - row
        if across == 0:
            s.reacting.append(cell)
            s.reacting.append(0 if up > 0 else 2)
            s.reacting.append(int(up if up > 0 else -up))
        elif up == 0:
            s.reacting.append(cell)
            s.reacting.append(1 if across > 0 else 3)
            s.reacting.append(int(across if across > 0 else -across))
    go_on_reacting(s, log)


def next_group(s: TiwanakuState) -> list[int]:
    """The nearest pawns that have not reacted yet: one, or several to choose from."""
    nearest = 99
    for i in range(2, len(s.reacting), 3):
        if s.reacting[i] < nearest:
            nearest = s.reacting[i]
    group: list[int] = []
    for i in range(0, len(s.reacting), 3):
        if s.reacting[i + 2] == nearest:
            group.append(s.reacting[i])
    return group


def go_on_reacting(s: TiwanakuState, log: list[Event] | None) -> None:
    if s.is_mapped():
        s.reacting = []  # nobody finds an empty cell any more
    group = next_group(s)
    if not group:
        to_offering(s, log)
    elif len(group) == 1:
        react(s, group[0], log)
    else:
        s.decision = RUN


def react(s: TiwanakuState, cell: i64, log: list[Event] | None) -> None:
    """The Otoma pawn on a cell flees; its find may wait for a tile."""
    at = 0
    for i in range(0, len(s.reacting), 3):
        if s.reacting[i] == cell:
            at = i
    direction: i64 = s.reacting[at + 1]
    s.reacting = s.reacting[:at] + s.reacting[at + 3 :]
    end = run(s, s.otoma_colour(), cell, direction, log)
    if end < 0:
        go_on_reacting(s, log)
    else:
        provide_tile(s, end, True, log)
