"""CORTEZ-2: generals, troops, cards, and the first collars."""

from mypy_extensions import i64

from tambo.core.dice import Dice
from tambo.core.event import Event
from tambo.games.cortez import events
from tambo.games.cortez.board import (
    BOTH_AZTEC,
    CITY,
    FEATHERS,
    HELMETS,
    NOBODY,
)
from tambo.games.cortez.choices import COLLARING, GENERAL
from tambo.games.cortez.components import (
    AZTEC,
    FIRST_COLLARS,
    FIRST_OBJECTIVE,
    FIRST_PROVISIONS,
    FIRST_WARRIORS,
    GENERALS,
    OBJECTIVES,
    SPANISH,
)
from tambo.games.cortez.rules_battle import can_recruit
from tambo.games.cortez.rules_events import begin_turn
from tambo.games.cortez.rules_supply import draw_provisions, draw_warriors
from tambo.games.cortez.state import COLLAR, COLLARED, UNCOLLARED, CortezState

# Generals (CORTEZ-2.1)


def list_generals(s: CortezState, menu: list[int]) -> None:
    """Those not taken, of a nation that does not have its half yet."""
    most = (s.players + 1) // 2
    counts = [players_of(s, AZTEC), players_of(s, SPANISH)]
    for general in range(6):
        is_taken = False
        for seat in range(s.players):
            is_taken = is_taken or s.generals[seat] == general
        if not is_taken and counts[general // 3] < most:
            menu.append(GENERAL + general)


def players_of(s: CortezState, nation: int) -> int:
    count = 0
    for seat in range(s.players):
        if s.generals[seat] >= 0 and s.generals[seat] // 3 == nation:
            count += 1
    return count


def choose(s: CortezState, seat: i64, choice: i64, dice: Dice, log: list[Event] | None) -> None:
    s.generals[seat] = choice - GENERAL
    if log is not None:
        log.append(Event(events.Chose(int(seat), GENERALS[int(s.generals[seat])])))
    s.speaker = s.after(seat)
    if s.speaker == s.first:
        place_troops(s)
        _deal(s, dice, log)
        s.decision = COLLAR


# Troops (CORTEZ-2.2)


def place_troops(s: CortezState) -> None:
    for square in range(s.board.squares):
        mark = s.board.mark[square]
        if mark != NOBODY:
            nation = _starter(s, square, mark)
            s.troops[square] = UNCOLLARED + nation
            s.absent[nation] -= 1


def _starter(s: CortezState, square: i64, mark: i64) -> i64:
    if mark == FEATHERS or mark == HELMETS:
        return mark - FEATHERS
    aztecs, spaniards = players_of(s, AZTEC), players_of(s, SPANISH)
    if aztecs == spaniards:
        return AZTEC if mark == BOTH_AZTEC else SPANISH
    fewer = AZTEC if aztecs < spaniards else SPANISH
    return fewer if s.board.kind[square] == CITY else 1 - fewer


# Cards (CORTEZ-2.3)


def _deal(s: CortezState, dice: Dice, log: list[Event] | None) -> None:
    left = [FIRST_OBJECTIVE + i for i in range(OBJECTIVES)]
    seat = s.first
    for _ in range(s.players):
        draw_warriors(s, seat, FIRST_WARRIORS, dice, log)
        draw_provisions(s, seat, FIRST_PROVISIONS, dice, log)
        at = int(dice.below(len(left)))
        s.objectives[seat] = left[at]
        left = left[:at] + left[at + 1 :]
        if log is not None:
            fact = events.ToldObjective(int(seat), int(s.objectives[seat]))
            log.append(Event(fact, seen_by=(int(seat),), reveals=True))
        seat = s.after(seat)


# First collars (CORTEZ-2.4)


def list_collars(s: CortezState, seat: i64, menu: list[int]) -> None:
    for square in range(s.board.squares):
        if s.troops[square] and can_recruit(s, seat, square):
            menu.append(int(COLLARING + square))


def collar(s: CortezState, seat: i64, choice: i64, dice: Dice, log: list[Event] | None) -> None:
    s.troops[choice - COLLARING] = COLLARED + seat
    s.worn[seat] += 1
    if log is not None:
        log.append(Event(events.Collared(int(seat), s.board.name_of(choice - COLLARING))))
    if s.worn[seat] == FIRST_COLLARS:
        s.speaker = s.after(seat)
        if s.speaker == s.first:
            s.active = s.first
            begin_turn(s, dice, log)
