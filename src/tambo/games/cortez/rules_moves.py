"""CORTEZ-5 and 6: the three actions, bribe cards, and moves; `rules_ways` knows the ways."""

from mypy_extensions import i64

from tambo.core.dice import Dice
from tambo.core.event import Event
from tambo.games.cortez import events
from tambo.games.cortez.choices import (
    DETOUR,
    DRAW,
    EAT,
    MOVE_FROM,
    PLAY,
    STOP,
    cards_of_move,
    move_to,
    square_of_move,
)
from tambo.games.cortez.components import (
    BIT,
    BRIBE_WORDS,
    CAMOUFLAGE,
    FED,
    FIVE_PROVISIONS,
    FIVE_WARRIORS,
    FOOD,
    OWN_TROOP,
    PLAYABLE,
)
from tambo.games.cortez.rules_battle import begin_battle
from tambo.games.cortez.rules_events import end_turn, finish_action
from tambo.games.cortez.rules_pacts import follow
from tambo.games.cortez.rules_supply import (
    draw_provisions,
    draw_warriors,
    end_if_city_full,
    spend,
)
from tambo.games.cortez.rules_trade import close_window
from tambo.games.cortez.rules_ways import can_stop, dearer_price, exact_ways, way_to, ways_from
from tambo.games.cortez.state import (
    BY_OTHER,
    BY_OWN,
    COLLARED,
    FREE,
    MOVE,
    TAKE,
    CortezState,
)


def can_move(s: CortezState, start: i64, seat: i64, has_warrior: bool) -> bool:
    """Whether a troop has any place to go; mostly the squares beside it are enough to tell."""
    for i in range(4 * start, 4 * start + 4):
        there = s.board.near[i]
        if there < 0 or s.board.beneath[i] >= 0 or s.is_broken(there):
            continue
        if can_stop(s, there, seat, has_warrior):
            return True
    ways = ways_from(s, start, seat, s.provisions[4 * seat + CAMOUFLAGE])
    for square in range(s.board.squares):
        if ways.cost[square] >= 0 and square != start and can_stop(s, square, seat, has_warrior):
            return True
    return False


# Menus


def list_actions(s: CortezState, seat: i64, menu: list[int]) -> None:
    has_warrior = s.warriors_of(seat) > 0
    own: i64 = COLLARED + seat
    left = s.worn[seat]
    square: i64 = 0
    while left > 0:
        if s.troops[square] == own:
            left -= 1
            if can_move(s, square, seat, has_warrior):
                menu.append(int(MOVE_FROM + square))
        square += 1
    menu.append(DRAW)
    if s.provisions[4 * seat + FOOD]:
        menu.append(EAT)
    if s.bribes[seat]:
        for bribe in PLAYABLE:
            if s.bribes[seat] & BIT[bribe] and _has_use(s, seat, bribe):
                menu.append(PLAY + bribe)
    menu.append(STOP)


def _has_use(s: CortezState, seat: i64, bribe: i64) -> bool:
    """Whether there is a troop for the bribe to move."""
    if bribe <= FIVE_PROVISIONS:
        return True
    for other in range(s.players):
        if s.worn[other] and (other == seat) == (bribe == OWN_TROOP):
            return True
    return False


def list_moves(s: CortezState, seat: i64, menu: list[int]) -> None:
    """CORTEZ-6.3: the cheapest way to each square, or every way of the price asked for."""
    held = s.provisions[4 * seat + CAMOUFLAGE]
    if s.detour:
        ways = exact_ways(s, s.taken, seat, s.detour)
    else:
        ways = ways_from(s, s.taken, seat, held)
    has_warrior = s.warriors_of(seat) > 0
    for square in range(s.board.squares):
        cost = ways.cost[square]
        if cost >= 0 and square != s.taken:
            troop = s.troops[square]
            if troop == FREE or (has_warrior and s.is_opposing(troop, seat)):
                menu.append(int(move_to(square, cost)))
    # A troop beside a free square can be passed to and fro, so what costs nothing can cost one.
    if (ways.is_beside and held) or dearer_price(s, s.taken, seat, s.detour, held) >= 0:
        menu.append(DETOUR)


# Moves


def apply_action(
    s: CortezState, seat: i64, choice: i64, dice: Dice, log: list[Event] | None
) -> None:
    close_window(s, log)
    if choice == DRAW:
        draw_provisions(s, seat, 1, dice, log)
        finish_action(s, dice, log)
    elif choice == EAT:
        spend(s, seat, FOOD, 1)
        if log is not None:
            log.append(Event(events.Ate(int(seat))))
        draw_warriors(s, seat, FED, dice, log)
        finish_action(s, dice, log)
    elif choice == STOP:
        if log is not None:
            log.append(Event(events.Stopped(int(seat))))
        end_turn(s, dice, log)
    elif choice >= MOVE_FROM:
        s.taken = choice - MOVE_FROM
        s.decision = MOVE
        if log is not None:
            log.append(Event(events.SetOut(int(seat), s.board.name_of(s.taken))))
    else:
        _play_bribe(s, seat, choice - PLAY, dice, log)


def _play_bribe(s: CortezState, seat: i64, bribe: i64, dice: Dice, log: list[Event] | None) -> None:
    """CORTEZ-4.9: no action, so the actions left stay."""
    s.bribes[seat] &= ~BIT[bribe]
    if log is not None:
        log.append(Event(events.Played(int(seat), BRIBE_WORDS[int(bribe)]), reveals=True))
    if bribe == FIVE_WARRIORS:
        draw_warriors(s, seat, 5, dice, log)
    elif bribe == FIVE_PROVISIONS:
        draw_provisions(s, seat, 5, dice, log)
    else:
        s.errand = BY_OWN if bribe == OWN_TROOP else BY_OTHER
        s.decision = TAKE


def apply_move(s: CortezState, seat: i64, choice: i64, dice: Dice, log: list[Event] | None) -> None:
    if choice == DETOUR:
        held = s.provisions[4 * seat + CAMOUFLAGE]
        s.detour = dearer_price(s, s.taken, seat, s.detour, held)
        return
    start = s.taken
    s.detour = 0
    cost = cards_of_move(choice)
    square = square_of_move(choice)
    s.taken = -1
    if log is not None:
        path = way_to(s, start, square, seat, cost)
        fact = events.Moved(int(seat), path[0], path[-1], path, int(cost))
        log.append(Event(fact, reveals=cost > 0))
    spend(s, seat, CAMOUFLAGE, cost)
    troop = s.troops[start]
    s.troops[start] = FREE
    if s.troops[square] != FREE:
        begin_battle(s, seat, start, square, troop, dice, log)
        return
    s.troops[square] = troop
    follow(s, start, square)
    if s.board.village[square]:
        draw_provisions(s, seat, s.board.village[square], dice, log)  # CORTEZ-6.8
    if not end_if_city_full(s, log):
        finish_action(s, dice, log)
