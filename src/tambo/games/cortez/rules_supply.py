"""Cards drawn, paid and given back, collars, and the end of the game: what every phase needs."""

from mypy_extensions import i64

from tambo.core.dice import Dice
from tambo.core.event import Event
from tambo.games.cortez import events
from tambo.games.cortez.board import CITY_SQUARES, FIRST_TEMPLE
from tambo.games.cortez.components import (
    BRIBE_POINTS,
    GENERALS,
    GOLD,
    KINDS,
    NATIONS,
    Provision,
    Troop,
)
from tambo.games.cortez.rules_memory import EVERYBODY, lose_seen
from tambo.games.cortez.rules_pacts import settle_end
from tambo.games.cortez.state import (
    CITY_FULL,
    COLLARED,
    ENDINGS,
    FREE,
    OVER,
    CortezState,
)


def troop_word(s: CortezState, troop: i64) -> Troop:
    """ "aztec", "spanish", or the colour of the collar."""
    if troop < COLLARED:
        return NATIONS[int(troop) - 1]
    return GENERALS[int(s.generals[troop - COLLARED])]


# Provisions (CORTEZ-3.3)


def draw_kind(s: CortezState, dice: Dice, log: list[Event] | None) -> i64:
    """One card from the deck, or -1 when there is none anywhere."""
    left = s.deck[0] + s.deck[1] + s.deck[2] + s.deck[3]
    if left == 0:
        left = s.discards[0] + s.discards[1] + s.discards[2] + s.discards[3]
        if left == 0:
            return -1
        for i in range(4):
            s.deck[i] = s.discards[i]
            s.discards[i] = 0
        if log is not None:
            log.append(Event(events.Reshuffled(int(left))))
    at = dice.below(left)
    kind: i64 = 0
    while at >= s.deck[kind]:
        at -= s.deck[kind]
        kind += 1
    s.deck[kind] -= 1
    return kind


def draw_provisions(
    s: CortezState, seat: i64, count: i64, dice: Dice, log: list[Event] | None
) -> None:
    drawn: list[Provision] = []
    made: i64 = 0
    while made < count:
        kind = draw_kind(s, dice, log)
        if kind < 0:
            break
        s.provisions[4 * seat + kind] += 1
        made += 1
        if log is not None:
            drawn.append(KINDS[int(kind)])
    if log is not None:
        log.append(Event(events.Drew(int(seat), int(made))))
        if made:
            fact = events.DrewCards(int(seat), drawn)
            log.append(Event(fact, seen_by=(int(seat),), reveals=True))


def draw_warriors(
    s: CortezState, seat: i64, count: i64, dice: Dice, log: list[Event] | None
) -> None:
    base = 6 * s.nation_of(seat)
    drawn: list[int] = []
    made: i64 = 0
    while made < count:
        left: i64 = 0
        for i in range(base, base + 6):
            left += s.camps[i]
        if left == 0:
            break
        at = dice.below(left)
        rank: i64 = 0
        while at >= s.camps[base + rank]:
            at -= s.camps[base + rank]
            rank += 1
        s.camps[base + rank] -= 1
        s.warriors[6 * seat + rank] += 1
        made += 1
        if log is not None:
            drawn.append(int(rank) + 1)
    if log is not None:
        log.append(Event(events.Levied(int(seat), int(made))))
        if made:
            fact = events.LeviedCards(int(seat), sorted(drawn))
            log.append(Event(fact, seen_by=(int(seat),), reveals=True))


def spend(s: CortezState, seat: i64, kind: i64, count: i64) -> None:
    s.provisions[4 * seat + kind] -= count
    s.discards[kind] += count
    lose_seen(s, seat, kind, count, EVERYBODY)


# The end (CORTEZ-9)


def end_if_city_full(s: CortezState, log: list[Event] | None) -> bool:
    """CORTEZ-9.1, after a move or placement."""
    for number in range(1, CITY_SQUARES + 1):
        if s.troops[s.board.city[number]] == FREE:
            return False
    end(s, CITY_FULL, log)
    return True


def end(s: CortezState, ending: i64, log: list[Event] | None) -> None:
    s.decision = OVER
    s.ending = ending
    settle_end(s, log)
    if log is not None:
        log.append(Event(events.Ended(ENDINGS[int(ending)]), reveals=True))


def winning_nation(s: CortezState) -> i64:
    """CORTEZ-9.2: the nation that holds the city, or -1."""
    lead: i64 = 0
    highest: i64 = -1
    for number in range(1, CITY_SQUARES + 1):
        troop = s.troops[s.board.city[number]]
        if troop:
            highest = s.nation_of_troop(troop)
            lead += 1 if highest == 0 else -1
    if lead == 0:
        return highest
    return 0 if lead > 0 else 1


def city_troops(s: CortezState, seat: i64) -> i64:
    count: i64 = 0
    for number in range(1, CITY_SQUARES + 1):
        if s.troops[s.board.city[number]] == COLLARED + seat:
            count += 1
    return count


def has_objective(s: CortezState, seat: i64) -> bool:
    number = s.objectives[seat]
    return number >= FIRST_TEMPLE and s.troops[s.board.city[number]] == COLLARED + seat


def bribe_points(s: CortezState, seat: i64) -> i64:
    points: i64 = 0
    for bribe in range(3):
        if s.bribes[seat] & (1 << bribe):
            points += BRIBE_POINTS[bribe]
    return points


def points_of(s: CortezState, seat: i64) -> i64:
    """CORTEZ-9.3, if the game ended now."""
    points = 5 * city_troops(s, seat) + 10 * s.treasures[seat] + s.provisions[4 * seat + GOLD]
    if winning_nation(s) == s.nation_of(seat):
        points += 5
    if has_objective(s, seat):
        points += 10
    return points + bribe_points(s, seat)
