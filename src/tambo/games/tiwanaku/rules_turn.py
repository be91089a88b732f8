"""A turn and what follows it: explore, divine, offer, the last divinations, the end."""

from typing import cast

from mypy_extensions import i64

from tambo.core.bits import BIT, count_of
from tambo.core.event import Event
from tambo.games.tiwanaku import events
from tambo.games.tiwanaku.board import CELLS
from tambo.games.tiwanaku.components import CROPS, OFFERING_POINTS, TERRAINS
from tambo.games.tiwanaku.rules_moves import entries, moves_from
from tambo.games.tiwanaku.rules_otoma import climb, name_of, run_in_solo, show_arrow
from tambo.games.tiwanaku.state import (
    ACT,
    BY_CROPS,
    BY_ERRORS,
    BY_OFFERINGS,
    BY_WASTE,
    COMPETITIVE,
    COOP_LOST,
    COOP_WON,
    COOPERATIVE,
    DIVINE_MORE,
    EASY,
    ENDINGS,
    LAST_DIVINE,
    LAST_OFFERING,
    MAPPED,
    NOBODY,
    OFFERING,
    OTOMA,
    OVER,
    RUN,
    SOLO,
    SOLO_LOST,
    SOLO_WON,
    SOURCES,
    SPENDING,
    STALLED,
    Closure,
    Ending,
    TiwanakuState,
)

# Explore (TIWANAKU-3.1 to 3.7)


def explore(s: TiwanakuState, start: i64, end: i64, log: list[Event] | None) -> None:
    """Move a pawn from `start` (-1: the reserve) to `end`, and discover what is new there."""
    colour = int(s.colour_of(s.turn))
    bit: i64 = BIT[int(end)]
    mask: i64 = s.pawns[colour] | bit
    if start >= 0:
        mask &= ~BIT[int(start)]
    s.pawns[colour] = int(mask)
    if log is not None:
        if start >= 0:
            log.append(Event(events.Moved(int(s.turn), CELLS[int(start)], CELLS[int(end)])))
        else:
            log.append(Event(events.Entered(int(s.turn), CELLS[int(end)])))
    is_new = not s.laid & bit
    if s.mode == COOPERATIVE:
        # Co-op goes on in a file that builds on this one, so it is imported only here.
        from tambo.games.tiwanaku.rules_coop import after_explore, provide_tile

        s.done = end  # where the pawn stopped, for the reaction (6.8)
        if is_new:
            provide_tile(s, end, False, log)
        else:
            after_explore(s, log)
        return
    if is_new:
        discover(s, end, log)
    if s.mode == SOLO and not s.planted & bit:
        _follow_arrow(s, end, log)
    to_offering(s, log)


def discover(s: TiwanakuState, cell: i64, log: list[Event] | None) -> None:
    """TIWANAKU-3.7; in solo and co-op the tile shows its arrow (5.3)."""
    s.laid |= BIT[int(cell)]
    s.is_fruitful = 1
    terrain = s.terrain_at(cell)
    if s.mode == SOLO:
        s.arrows[int(cell)] = s.piles[int(terrain)].pop()
    if log is not None:
        found = events.Discovered(int(s.turn), CELLS[int(cell)], TERRAINS[int(terrain)])
        log.append(Event(found, reveals=True))
        if s.mode != COMPETITIVE:
            show_arrow(s, cell, log)
    climb(s, s.side_of(s.turn), terrain, log)


def _follow_arrow(s: TiwanakuState, cell: i64, log: list[Event] | None) -> None:
    """TIWANAKU-5.5."""
    kind: i64 = s.arrows[int(cell)]
    if kind < 0:
        return
    if kind // 4 != s.solo_colour:
        run_in_solo(s, kind // 4, kind % 4, log)
    elif s.difficulty != EASY:
        s.direction = kind % 4


def lift(s: TiwanakuState, cell: i64, log: list[Event] | None) -> None:
    """TIWANAKU-3.1: a pawn goes back to the reserve; that is the whole Explore."""
    colour = int(s.colour_of(s.turn))
    mask: i64 = s.pawns[colour]
    mask &= ~BIT[int(cell)]
    s.pawns[colour] = int(mask)
    if log is not None:
        log.append(Event(events.Lifted(int(s.turn), CELLS[int(cell)])))
    to_offering(s, log)


# Divine (TIWANAKU-3.9 to 3.12)


def divine(s: TiwanakuState, cell: i64, level: i64, log: list[Event] | None) -> None:
    side: i64 = s.side_of(s.turn)
    true: i64 = s.level_at(cell)
    s.planted |= BIT[int(cell)]
    s.is_fruitful = 1
    is_right = level == true
    if log is not None:
        who, at = int(s.turn), CELLS[int(cell)]
        if is_right:
            log.append(Event(events.Divined(who, at, int(level), int(true)), reveals=True))
        else:
            log.append(Event(events.Erred(who, at, int(level), int(true)), reveals=True))
    if is_right:
        s.scores[int(side)] += int(true)
        s.tallies[int(SOURCES * side + BY_CROPS)] += int(true)
        take_token(s, side, true, log)
    else:
        lost: i64 = s.scores[int(side)]
        if true < lost:
            lost = true
        s.scores[int(side)] -= int(lost)
        s.tallies[int(SOURCES * side + BY_ERRORS)] -= int(lost)
        if log is not None:
            log.append(Event(events.LostPoints(name_of(s, side), int(lost))))
    if s.decision == LAST_DIVINE:
        if not is_right:
            s.done |= BIT[int(s.turn)]  # 4.2: forced to pass
        _ask_last(s, (s.turn + 1) % s.players, log)
        return
    if not is_right:
        s.has_erred = 1
        if s.mode != SOLO:
            end_turn(s, log)
            return
    if s.waits_to_divine(s.turn):
        s.decision = DIVINE_MORE
    else:
        to_offering(s, log)


def take_token(s: TiwanakuState, side: i64, level: i64, log: list[Event] | None) -> None:
    """TIWANAKU-3.11: unless one of that kind is already held."""
    held: i64 = s.tokens[int(side)]
    bit: i64 = BIT[int(level - 1)]
    if held & bit:
        return
    s.tokens[int(side)] = int(held | bit)
    if log is not None:
        log.append(Event(events.TookToken(name_of(s, side), int(level))))


def stop_divining(s: TiwanakuState, log: list[Event] | None) -> None:
    if log is not None:
        log.append(Event(events.Stopped(int(s.turn))))
    to_offering(s, log)


# Offer (TIWANAKU-3.13)


def to_offering(s: TiwanakuState, log: list[Event] | None) -> None:
    if s.tokens[int(s.side_of(s.turn))]:
        # TIWANAKU-6.10: in the last turn of co-op this is also the last offering.
        is_last = s.mode == COOPERATIVE and s.has_no_tiles()
        s.decision = LAST_OFFERING if is_last else OFFERING
    else:
        _after_offering(s, log)


def offer(s: TiwanakuState, part: i64, log: list[Event] | None) -> None:
    side = s.side_of(s.turn)
    if part:
        s.is_fruitful = 1
        give_tokens(s, side, part, log)
        if s.mode == COOPERATIVE and s.tokens[OTOMA]:
            give_tokens(s, OTOMA, s.tokens[OTOMA], log)  # 6.9
    elif log is not None:
        log.append(Event(events.Kept(int(s.turn))))
    if s.decision == LAST_OFFERING:
        if s.mode == COOPERATIVE:
            end_coop(s, log)
        elif s.mode == SOLO:
            _end_solo(s, log)
        else:
            _ask_last_offering(s, log)
    else:
        _after_offering(s, log)


def give_tokens(s: TiwanakuState, side: i64, part: i64, log: list[Event] | None) -> None:
    points = OFFERING_POINTS[int(count_of(part))]
    held: i64 = s.tokens[int(side)]
    s.tokens[int(side)] = int(held & ~part)
    s.scores[int(side)] += points
    s.tallies[int(SOURCES * side + BY_OFFERINGS)] += points
    if log is not None:
        crops = [level + 1 for level in range(len(CROPS)) if part & BIT[level]]
        log.append(Event(events.Offered(name_of(s, side), crops, points)))


def _after_offering(s: TiwanakuState, log: list[Event] | None) -> None:
    # TIWANAKU-5.5, hard: own colour's arrow, after the turn and its offering.
    if s.mode == SOLO and s.direction >= 0:
        if not s.is_mapped():
            s.decision = RUN
            return
        s.direction = -1
    end_turn(s, log)


# The turn ends (TIWANAKU-4)


def end_turn(s: TiwanakuState, log: list[Event] | None) -> None:
    if s.is_fruitful:
        s.stalls = 0
    else:
        s.stalls += 1
    s.is_fruitful = 0
    if s.mode == COOPERATIVE:
        _next_in_coop(s, log)
        return
    s.has_erred = 0
    if s.mode == SOLO:
        if s.is_mapped() or s.stalls >= 20:
            _end_solo(s, log)
            return
        s.decision = ACT
        if not can_act(s):
            _end_solo(s, log)  # 4.5
        return
    if s.is_mapped() or s.stalls >= 10 * s.players:
        s.ending = MAPPED if s.is_mapped() else STALLED
        s.ender = s.turn
        s.done = 0
        if log is not None:
            log.append(Event(events.Closing(cast(Closure, ENDINGS[int(s.ending)]))))
        _ask_last(s, s.turn, log)
        return
    s.turn = (s.turn + 1) % s.players
    s.decision = ACT


def can_act(s: TiwanakuState) -> bool:
    if s.waits_to_divine(s.turn) or entries(s, s.turn):
        return True
    for cell in range(s.cells):
        if s.own_pawns(s.turn) & BIT[cell] and moves_from(s, s.turn, cell):
            return True
    return False


def pass_last(s: TiwanakuState, log: list[Event] | None) -> None:
    """A pass in the last divinations (4.2), or of a co-op player who can do nothing (6.5)."""
    if log is not None:
        log.append(Event(events.Passed(int(s.turn))))
    if s.decision == LAST_DIVINE:
        s.done |= BIT[int(s.turn)]
        _ask_last(s, (s.turn + 1) % s.players, log)
    else:
        to_offering(s, log)


def _ask_last(s: TiwanakuState, seat: i64, log: list[Event] | None) -> None:
    """TIWANAKU-4.2: the next seat from `seat` on that may still divine; else the offerings."""
    for _ in range(s.players):
        if not s.done & BIT[int(seat)] and s.waits_to_divine(seat):
            s.turn = seat
            s.decision = LAST_DIVINE
            return
        seat = (seat + 1) % s.players
    s.done = 0
    s.decision = LAST_OFFERING
    s.turn = (s.ender + s.players - 1) % s.players
    _ask_last_offering(s, log)


def _ask_last_offering(s: TiwanakuState, log: list[Event] | None) -> None:
    """TIWANAKU-4.3: clockwise from the player who ended the game; `done` counts the seats."""
    while s.done < s.players:
        s.done += 1
        s.turn = (s.turn + 1) % s.players
        if s.tokens[int(s.turn)]:
            return
    finish(s, s.ending, log)


# The end


def _end_solo(s: TiwanakuState, log: list[Event] | None) -> None:
    finish(s, SOLO_WON if s.scores[0] > s.scores[OTOMA] else SOLO_LOST, log)  # 5.10


def end_coop(s: TiwanakuState, log: list[Event] | None) -> None:
    """TIWANAKU-6.10, after the players' last offering."""
    if s.tokens[OTOMA]:
        give_tokens(s, OTOMA, s.tokens[OTOMA], log)
    empty = s.cells - int(count_of(s.laid))
    s.scores[OTOMA] += empty
    s.tallies[SOURCES * OTOMA + BY_WASTE] += empty
    if log is not None:
        log.append(Event(events.OtomaWaste(empty)))
    finish(s, COOP_WON if s.scores[0] > s.scores[OTOMA] else COOP_LOST, log)


def finish(s: TiwanakuState, ending: i64, log: list[Event] | None) -> None:
    s.ending = ending
    s.decision = OVER
    s.done = 0
    s.place = NOBODY
    if log is not None:
        winners = winners_of(s)
        winner = winners[0] if len(winners) == 1 else -1
        ended = events.Ended(cast(Ending, ENDINGS[int(ending)]), winner)
        log.append(Event(ended, reveals=True))


def winners_of(s: TiwanakuState) -> list[int]:
    """TIWANAKU-4.4, 5.10, 6.10: the seats that have won; none when the Otoma did."""
    seats = list(range(s.players))
    if s.mode != COMPETITIVE:
        return seats if s.scores[0] > s.scores[OTOMA] else []
    best = max(s.scores)
    leaders = [seat for seat in seats if s.scores[seat] == best]
    most = max([all_steps(s, seat) for seat in leaders])
    return [seat for seat in leaders if all_steps(s, seat) == most]


def all_steps(s: TiwanakuState, side: int) -> int:
    """Diversity steps over the four columns."""
    return sum(s.steps[4 * side : 4 * side + 4])


def _next_in_coop(s: TiwanakuState, log: list[Event] | None) -> None:
    """TIWANAKU-6.2, 6.5 and 6.10: who plays next; when nobody has a tile the game ends."""
    s.direction = -1
    s.has_erred = 0
    if s.has_no_tiles():
        if s.tokens[0]:
            s.decision = LAST_OFFERING  # only after an error: else it has been asked
        else:
            end_coop(s, log)
        return
    give_turn(s, ((s.turn if s.place == NOBODY else s.place) + 1) % s.players, log)


def give_turn(s: TiwanakuState, place: i64, log: list[Event] | None) -> None:
    """The turn goes to a place or its partner (6.2), or on to the next that has a tile (6.5)."""
    seat = s.player_for(place)
    while seat == NOBODY:
        if log is not None:
            log.append(Event(events.Skipped(int(place))))
        place = (place + 1) % s.players
        seat = s.player_for(place)
    s.turn = seat
    s.place = NOBODY
    if seat != place:
        s.place = place
        if log is not None:
            log.append(Event(events.StoodIn(int(seat), int(place))))
    s.decision = SPENDING


def run_by_choice(s: TiwanakuState, colour: i64, log: list[Event] | None) -> None:
    """TIWANAKU-5.5, hard: the player has chosen the pawn that follows the arrow."""
    direction = s.direction
    s.direction = -1
    run_in_solo(s, colour, direction, log)
    if s.is_mapped() and s.tokens[0]:
        s.decision = LAST_OFFERING  # 5.10: the turn's own offering came before the last tile
    else:
        end_turn(s, log)
