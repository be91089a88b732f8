"""CORTEZ-7: from the attack to the loser's retreat. The fighters, food, the warriors laid, the
strengths, and what the winner does; help and its price are in `rules_mercenaries`."""

from mypy_extensions import i64

from tambo.core.dice import Dice
from tambo.core.event import Event
from tambo.games.cortez import events
from tambo.games.cortez.board import CITY
from tambo.games.cortez.choices import (
    ARM,
    DONE,
    FEEDING,
    LAY,
    PASS,
    RECRUITING,
    RETREATING,
    SURRENDER,
)
from tambo.games.cortez.components import FED, FOOD, KINDS, WEAPON
from tambo.games.cortez.rules_events import finish_action
from tambo.games.cortez.rules_memory import EVERYBODY, gain_seen, lose_seen, lose_warriors
from tambo.games.cortez.rules_pacts import IN_LIMBO, break_by_attack, follow, swap_with_limbo
from tambo.games.cortez.rules_strength import strength_of
from tambo.games.cortez.rules_supply import (
    draw_kind,
    draw_provisions,
    draw_warriors,
    end_if_city_full,
    spend,
    troop_word,
)
from tambo.games.cortez.rules_trade import open_talks
from tambo.games.cortez.state import (
    ATTACK,
    ATTACKER,
    COLLARED,
    DEFEND,
    DEFENDER,
    FEED,
    FREE,
    NO_SIDE,
    RECRUIT,
    RETREAT,
    TALKS,
    UNCOLLARED,
    UNDECIDED,
    CortezState,
)


def begin_battle(
    s: CortezState,
    seat: i64,
    start: i64,
    square: i64,
    troop: i64,
    dice: Dice,
    log: list[Event] | None,
) -> None:
    s.origin = start
    s.field = square
    s.attacker = seat
    s.limbo = troop
    s.winner = -1
    defending = s.troops[square]
    if log is not None:
        beset = troop_word(s, defending)
        log.append(Event(events.Attacked(int(seat), s.board.name_of(square), beset)))
    break_by_attack(s, seat, square, log)
    follow(s, start, IN_LIMBO)
    if defending >= COLLARED:
        s.defender = defending - COLLARED
    else:
        s.defender = _find_proxy(s, defending - UNCOLLARED, dice, log)
    for other in range(s.players):
        s.stance[other] = UNDECIDED
        s.side[other] = NO_SIDE
        s.tries[other] = 0
    s.decision = FEED
    s.speaker = s.defender


def _find_proxy(s: CortezState, nation: i64, dice: Dice, log: list[Event] | None) -> i64:
    """CORTEZ-7.1"""
    left: list[int] = []
    seat = s.after(s.attacker)
    for _ in range(s.players):
        if s.nation_of(seat) == nation:
            left.append(int(seat))
        seat = s.after(seat)
    while len(left) > 1:
        if not _can_differ(s):
            left = [left[0]]
            break
        best: i64 = -1
        highest: list[int] = []
        for other in left:
            kind = draw_kind(s, dice, log)
            s.discards[kind] += 1
            if log is not None:
                log.append(Event(events.DrewLot(int(other), KINDS[int(kind)]), reveals=True))
            if kind > best:
                best = kind
                highest = []
            if kind == best:
                highest.append(other)
        left = highest
    if log is not None:
        log.append(Event(events.Proxy(int(left[0]))))
    return left[0]


def _can_differ(s: CortezState) -> bool:
    """Whether two draws can differ: all cards left may be in hands, or be of one kind."""
    kinds = 0
    for kind in range(4):
        if s.deck[kind] + s.discards[kind]:
            kinds += 1
    return kinds > 1


def feed(s: CortezState, seat: i64, choice: i64, dice: Dice, log: list[Event] | None) -> None:
    """CORTEZ-7.2"""
    if choice == FEEDING:
        spend(s, seat, FOOD, 1)
        if log is not None:
            log.append(Event(events.Fed(int(seat))))
        draw_warriors(s, seat, FED, dice, log)
    elif log is not None:
        log.append(Event(events.Unfed(int(seat))))
    s.decision = ATTACK
    s.speaker = s.attacker


# Laying (CORTEZ-7.3)


def list_laying(s: CortezState, seat: i64, menu: list[int]) -> None:
    laid = s.laid_of(seat)
    if s.decision == DEFEND and laid == 0:
        menu.append(SURRENDER)
    if s.arms[seat] == 0:
        for rank in range(6):
            if s.warriors[6 * seat + rank]:
                menu.append(int(LAY + rank + 1))
    if s.provisions[4 * seat + WEAPON] and s.arms[seat] < laid:
        menu.append(ARM)
    if laid or s.decision == DEFEND:
        menu.append(DONE)


def lay(s: CortezState, seat: i64, choice: i64, log: list[Event] | None) -> None:
    if choice == ARM:
        s.provisions[4 * seat + WEAPON] -= 1
        s.arms[seat] += 1
        return
    rank = choice - LAY - 1
    s.warriors[6 * seat + rank] -= 1
    s.laid[6 * seat + rank] += 1


def apply_laying(
    s: CortezState, seat: i64, choice: i64, dice: Dice, log: list[Event] | None
) -> None:
    if choice == SURRENDER:
        _surrender(s, seat, dice, log)
    elif choice != DONE:
        lay(s, seat, choice, log)
        if choice == ARM:
            lose_seen(s, seat, WEAPON, 1, EVERYBODY)
        else:
            lose_warriors(s, seat, 1)
        if log is not None:
            if choice == ARM:
                log.append(Event(events.Armed(int(seat)), reveals=True))
            else:
                log.append(Event(events.Laid(int(seat))))
    elif s.decision == ATTACK:
        if log is not None:
            log.append(Event(events.Arrayed(int(seat), int(s.laid_of(seat)))))
        s.decision = DEFEND
        s.speaker = s.defender
    else:
        if log is not None:
            log.append(Event(events.Stood(int(seat), int(s.laid_of(seat)))))
        if s.players > 2:
            s.decision = TALKS
            open_talks(s)
        else:
            reveal(s, dice, log)


def _surrender(s: CortezState, seat: i64, dice: Dice, log: list[Event] | None) -> None:
    """CORTEZ-7.7"""
    if log is not None:
        log.append(Event(events.Surrendered(int(seat))))
    attacker = s.attacker
    for i in range(6 * attacker, 6 * attacker + 6):
        s.warriors[i] += s.laid[i]
        s.laid[i] = 0
    s.provisions[4 * attacker + WEAPON] += s.arms[attacker]
    gain_seen(s, attacker, WEAPON, s.arms[attacker], EVERYBODY)
    s.arms[attacker] = 0
    _win(s, attacker, dice, log)


def is_mercenary(s: CortezState, seat: i64) -> bool:
    return s.decision == TALKS and seat != s.attacker and seat != s.defender


# The battle (CORTEZ-7.5 and 7.6)


def reveal(s: CortezState, dice: Dice, log: list[Event] | None) -> None:
    attack, defence = strength_of(s, ATTACKER), strength_of(s, DEFENDER)
    if log is not None:
        for seat in range(s.players):
            if s.laid_of(seat) or s.arms[seat]:
                ranks = [r + 1 for r in range(6) for _ in range(s.laid[6 * seat + r])]
                fact = events.Revealed(int(seat), ranks, int(s.arms[seat]), len(ranks))
                log.append(Event(fact, reveals=True))
        log.append(Event(events.Compared(int(attack), int(defence)), reveals=True))
    played = s.laid_of(s.attacker), s.laid_of(s.defender)
    for seat in range(s.players):
        s.discards[WEAPON] += s.arms[seat]
        s.arms[seat] = 0
        for rank in range(6):
            s.camps[6 * s.nation_of(seat) + rank] += s.laid[6 * seat + rank]
            s.laid[6 * seat + rank] = 0
    draw_warriors(s, s.attacker, min(played[0], FED), dice, log)
    draw_warriors(s, s.defender, min(played[1], FED), dice, log)
    _win(s, s.attacker if attack > defence else s.defender, dice, log)


# What the winner does (CORTEZ-7.8 to 7.11)


def _win(s: CortezState, winner: i64, dice: Dice, log: list[Event] | None) -> None:
    s.winner = winner
    if winner == s.attacker:
        swap_with_limbo(s, s.field)
        troop = s.troops[s.field]
        s.troops[s.field] = s.limbo
        s.limbo = troop
    if log is not None:
        log.append(Event(events.Won(int(winner), s.board.name_of(s.field))))
    s.speaker = winner
    s.decision = RECRUIT
    if s.collars_of(winner) == 0 or not _has_recruit(s, winner):
        _take_village(s, dice, log)


def can_recruit(s: CortezState, seat: i64, square: i64) -> bool:
    if s.troops[square] != UNCOLLARED + s.nation_of(seat):
        return False
    return s.board.kind[square] != CITY


def _has_recruit(s: CortezState, seat: i64) -> bool:
    for square in range(s.board.squares):
        if can_recruit(s, seat, square):
            return True
    return False


def list_recruits(s: CortezState, seat: i64, menu: list[int]) -> None:
    for square in range(s.board.squares):
        if s.troops[square] and can_recruit(s, seat, square):
            menu.append(int(RECRUITING + square))
    menu.append(PASS)


def apply_recruit(
    s: CortezState, seat: i64, choice: i64, dice: Dice, log: list[Event] | None
) -> None:
    if choice != PASS:
        s.troops[choice - RECRUITING] = COLLARED + seat
        s.worn[seat] += 1
        if log is not None:
            at = s.board.name_of(choice - RECRUITING)
            log.append(Event(events.Recruited(int(seat), at)))
    elif log is not None:
        log.append(Event(events.RecruitedNobody(int(seat))))
    _take_village(s, dice, log)


def _take_village(s: CortezState, dice: Dice, log: list[Event] | None) -> None:
    if s.board.village[s.field]:
        draw_provisions(s, s.winner, s.board.village[s.field], dice, log)  # CORTEZ-7.9
    s.decision = RETREAT
    s.speaker = s.winner


def list_retreats(s: CortezState, menu: list[int]) -> None:
    for square in range(s.board.squares):
        if s.board.kind[square] != CITY and s.is_free(square):
            menu.append(int(RETREATING + square))


def apply_retreat(
    s: CortezState, seat: i64, choice: i64, dice: Dice, log: list[Event] | None
) -> None:
    square = choice - RETREATING
    troop = s.limbo
    if log is not None:
        came = s.origin if s.winner == s.defender else s.field
        start, end = s.board.name_of(came), s.board.name_of(square)
        log.append(Event(events.Retreated(int(seat), start, end, troop_word(s, troop))))
    if troop >= COLLARED and s.worn[troop - COLLARED] > 1:
        owner = troop - COLLARED
        s.worn[owner] -= 1
        if log is not None:
            log.append(Event(events.CollarLost(int(owner), s.board.name_of(square))))
        troop = UNCOLLARED + s.nation_of(owner)
    s.troops[square] = troop
    follow(s, IN_LIMBO, square)
    s.limbo = FREE
    s.origin = -1
    s.field = -1
    s.attacker = -1
    s.defender = -1
    s.winner = -1
    for other in range(s.players):
        s.stance[other] = UNDECIDED
        s.side[other] = NO_SIDE
        s.tries[other] = 0
    if not end_if_city_full(s, log):
        finish_action(s, dice, log)
