"""CORTEZ-3 and 4: a turn begins with an event; auctions and sealed discards; treasures."""

from mypy_extensions import i64

from tambo.core.dice import Dice
from tambo.core.event import Event
from tambo.games.cortez import events
from tambo.games.cortez.board import CITY, CITY_SQUARES, FIRST_TEMPLE, LAND, LAST_TEMPLE, PORT
from tambo.games.cortez.choices import (
    BIDDING,
    DISCARDING,
    FLIPPING,
    PASS,
    PAYING,
    PUTTING,
    RETURNING,
    TAKING,
)
from tambo.games.cortez.components import (
    ATTACK_AZTEC,
    BEFORE_TREASURE,
    BIT,
    BRIBE_WORDS,
    BRIBERY,
    BRIDGES,
    EVENT_CARDS,
    EVENT_COPIES,
    EVENTS,
    FLIGHT_AZTEC,
    KINDS,
    MUTINOUS_TO,
    MUTINY,
    PLUNDER,
    PLUNDERED_TO,
    SUPPLY,
    TREASURE,
    Provision,
)
from tambo.games.cortez.rules_memory import EVERYBODY, lose_seen, lose_warriors
from tambo.games.cortez.rules_pacts import follow, settle_treasure
from tambo.games.cortez.rules_supply import (
    city_troops,
    draw_provisions,
    end,
    end_if_city_full,
    spend,
    troop_word,
)
from tambo.games.cortez.rules_trade import open_turn
from tambo.games.cortez.state import (
    ACT,
    BID,
    BY_ATTACK,
    BY_FLIGHT,
    BY_NOTHING,
    BY_OWN,
    COLLARED,
    DISCARD,
    FLIP,
    FREE,
    LAST_TREASURE,
    OVER,
    PAY,
    PUT,
    RETURN,
    TAKE,
    UNCOLLARED,
    CortezState,
)

# A turn


def begin_turn(s: CortezState, dice: Dice, log: list[Event] | None) -> None:
    """CORTEZ-3.1: the active player turns an event."""
    open_turn(s, log)
    while True:
        s.event = _turn_card(s, dice)
        if log is not None:
            fact = events.Turned(int(s.active), EVENTS[int(s.event)])
            log.append(Event(fact, reveals=True))
        if s.event != TREASURE:
            break
        _award_treasure(s, log)
        settle_treasure(s, log)
        if s.decision == OVER:
            return
        _gather_events(s)
    _carry_out(s, dice, log)


def _turn_card(s: CortezState, dice: Dice) -> i64:
    """CORTEZ-2.5: the treasure is among the last five of eighteen."""
    left = EVENT_CARDS + 1 - s.turned
    cards: i64 = 0
    for kind in range(9):
        cards += s.events[kind]
    # A typed position may have fewer events: then the treasure is the last card all the same.
    if cards == 0 or (s.turned >= BEFORE_TREASURE and dice.below(left) == 0):
        return TREASURE
    s.turned += 1
    at = dice.below(cards)
    event: i64 = 0
    while at >= s.events[event]:
        at -= s.events[event]
        event += 1
    s.events[event] -= 1
    return event


def _gather_events(s: CortezState) -> None:
    s.turned = 0
    for event in range(9):
        s.events[event] = EVENT_COPIES[event]


def _award_treasure(s: CortezState, log: list[Event] | None) -> None:
    """CORTEZ-3.2"""
    s.treasures_turned += 1
    best: i64 = 0
    for seat in range(s.players):
        count = city_troops(s, seat)
        if count > best:
            best = count
    heir: i64 = -1
    if best > 0:
        number: i64 = CITY_SQUARES
        while heir < 0:
            troop = s.troops[s.board.city[number]]
            if troop >= COLLARED and city_troops(s, troop - COLLARED) == best:
                heir = troop - COLLARED
            number -= 1
        s.treasures[heir] += 1
    if log is not None:
        if heir >= 0:
            log.append(Event(events.TreasureTaken(int(heir), int(best))))
        else:
            log.append(Event(events.TreasureLost()))
    if s.treasures_turned >= s.last_treasure:
        end(s, LAST_TREASURE, log)


def _carry_out(s: CortezState, dice: Dice, log: list[Event] | None) -> None:
    if s.event == BRIDGES:
        s.decision = FLIP
        s.speaker = s.active
    elif s.event <= ATTACK_AZTEC + 1:
        is_flight = s.event < ATTACK_AZTEC
        s.errand = BY_FLIGHT if is_flight else BY_ATTACK
        if _has_target(s):
            s.decision = TAKE
            s.speaker = s.active
        else:
            s.errand = BY_NOTHING  # CORTEZ-4.8
            if log is not None:
                log.append(Event(events.NothingHappened()))
            open_actions(s, 2)
    elif s.event == SUPPLY:
        seat = s.active
        for _ in range(s.players):
            draw_provisions(s, seat, s.collars_of(seat), dice, log)
            seat = s.after(seat)
        open_actions(s, 2)
    elif s.event == BRIBERY:
        _open_auction(s, dice, log)
    else:
        _open_sealed(s, log)


def open_actions(s: CortezState, actions: i64) -> None:
    s.actions = actions
    s.decision = ACT
    s.speaker = s.active


def finish_action(s: CortezState, dice: Dice, log: list[Event] | None) -> None:
    if s.decision == OVER:
        return
    if s.actions > 1:
        open_actions(s, s.actions - 1)
    else:
        end_turn(s, dice, log)


def end_turn(s: CortezState, dice: Dice, log: list[Event] | None) -> None:
    s.actions = 0
    s.active = s.after(s.active)
    begin_turn(s, dice, log)


# Bridges (CORTEZ-4.1)


def list_flips(s: CortezState, menu: list[int]) -> None:
    for square in s.board.bridges:
        if s.troops[square] == FREE:
            menu.append(FLIPPING + square)
    menu.append(PASS)


def apply_flip(s: CortezState, choice: i64, log: list[Event] | None) -> None:
    if choice != PASS:
        square = choice - FLIPPING
        bit = BIT[s.board.bridge[square]]
        s.broken ^= bit
        if log is not None:
            if s.broken & bit:
                log.append(Event(events.BridgeBroken(int(s.active), s.board.name_of(square))))
            else:
                log.append(Event(events.BridgeRebuilt(int(s.active), s.board.name_of(square))))
    elif log is not None:
        log.append(Event(events.BridgesLeft(int(s.active))))
    open_actions(s, 2)


# Troops taken up and put elsewhere (CORTEZ-4.2, 4.3, 1.5)


def can_take(s: CortezState, square: i64) -> bool:
    """Whether the errand may take up the troop on a square."""
    troop = s.troops[square]
    if troop == FREE:
        return False
    if s.errand <= BY_ATTACK:
        in_city = s.board.kind[square] == CITY
        nation = s.event - (FLIGHT_AZTEC if s.errand == BY_FLIGHT else ATTACK_AZTEC)
        return troop == UNCOLLARED + nation and in_city == (s.errand == BY_FLIGHT)
    if s.errand == BY_OWN:
        return troop == COLLARED + s.active
    return troop >= COLLARED and troop != COLLARED + s.active


def _has_target(s: CortezState) -> bool:
    """CORTEZ-4.8: whether there is a troop to move, and a square to move it to."""
    if s.errand == BY_FLIGHT and not _has_land(s):
        return False
    for square in range(s.board.squares):
        if can_take(s, square):
            return True
    return False


def _has_land(s: CortezState) -> bool:
    for square in range(s.board.squares):
        kind = s.board.kind[square]
        if s.troops[square] == FREE and (kind == LAND or kind == PORT):
            return True
    return False


def list_takes(s: CortezState, menu: list[int]) -> None:
    for square in range(s.board.squares):
        if s.troops[square] and can_take(s, square):
            menu.append(int(TAKING + square))


def apply_take(s: CortezState, choice: i64, log: list[Event] | None) -> None:
    s.taken = choice - TAKING
    s.decision = PUT
    if log is not None:
        troop = troop_word(s, s.troops[s.taken])
        log.append(Event(events.TookUp(int(s.active), s.board.name_of(s.taken), troop)))


def list_puts(s: CortezState, menu: list[int]) -> None:
    if s.errand == BY_FLIGHT:
        for square in range(s.board.squares):
            kind = s.board.kind[square]
            if s.troops[square] == FREE and (kind == LAND or kind == PORT):
                menu.append(int(PUTTING + square))
    elif s.errand == BY_ATTACK:
        # CORTEZ-4.3: the temples only when all else is full
        _list_city(s, 1, FIRST_TEMPLE - 1, menu)
        _list_city(s, LAST_TEMPLE + 1, CITY_SQUARES, menu)
        if not menu:
            _list_city(s, FIRST_TEMPLE, LAST_TEMPLE, menu)
    else:
        for square in range(s.board.squares):
            if s.is_free(square):
                menu.append(int(PUTTING + square))


def _list_city(s: CortezState, first: i64, last: i64, menu: list[int]) -> None:
    """The free city squares of these numbers."""
    for number in range(first, last + 1):
        if s.troops[s.board.city[number]] == FREE:
            menu.append(int(PUTTING + s.board.city[number]))


def apply_put(s: CortezState, choice: i64, log: list[Event] | None) -> None:
    square = choice - PUTTING
    troop = s.troops[s.taken]
    s.troops[s.taken] = FREE
    s.troops[square] = troop
    if log is not None:
        start, end = s.board.name_of(s.taken), s.board.name_of(square)
        log.append(Event(events.Placed(int(s.active), start, end, troop_word(s, troop))))
    follow(s, s.taken, square)
    by_card = s.errand >= BY_OWN
    s.taken = -1
    s.errand = BY_NOTHING
    if end_if_city_full(s, log):
        return
    open_actions(s, s.actions if by_card else 2)


# Plunder and mutiny: sealed (CORTEZ-4.4, 4.6)


def _open_sealed(s: CortezState, log: list[Event] | None) -> None:
    is_needed = False
    for seat in range(s.players):
        if s.event == PLUNDER:
            over = s.provisions_of(seat) - PLUNDERED_TO
        else:
            over = s.warriors_of(seat) - MUTINOUS_TO
        s.excess[seat] = over if over > 0 else 0
        is_needed = is_needed or over > 0
    if is_needed:
        s.decision = RETURN if s.event == MUTINY else DISCARD
    else:
        if log is not None:
            log.append(Event(events.NothingHappened()))
        open_actions(s, 2)


def is_ready(s: CortezState, seat: i64) -> bool:
    return s.sealed_of(seat) >= s.excess[seat]


def list_sealed(s: CortezState, seat: i64, menu: list[int]) -> None:
    if s.decision == DISCARD:
        for kind in range(4):
            if s.provisions[4 * seat + kind]:
                menu.append(int(DISCARDING + kind))
    else:
        for rank in range(6):
            if s.warriors[6 * seat + rank]:
                menu.append(int(RETURNING + rank + 1))


def apply_sealed(s: CortezState, seat: i64, choice: i64, log: list[Event] | None) -> None:
    if s.decision == DISCARD:
        kind = choice - DISCARDING
        s.provisions[4 * seat + kind] -= 1
        s.sealed[6 * seat + kind] += 1
    else:
        rank = choice - RETURNING - 1
        s.warriors[6 * seat + rank] -= 1
        s.sealed[6 * seat + rank] += 1
    for other in range(s.players):
        if not is_ready(s, other):
            return
    seat = s.active
    for _ in range(s.players):
        if s.excess[seat]:
            _open_seal(s, seat, log)
        seat = s.after(seat)
    open_actions(s, 2)


def _open_seal(s: CortezState, seat: i64, log: list[Event] | None) -> None:
    count = int(s.excess[seat])
    cards: list[Provision] = []
    for i in range(6):
        number = s.sealed[6 * seat + i]
        s.sealed[6 * seat + i] = 0
        if s.decision == DISCARD:
            if i < 4:
                s.discards[i] += number
                lose_seen(s, seat, i, number, EVERYBODY)
                for _ in range(number):
                    cards.append(KINDS[i])
        else:
            s.camps[6 * s.nation_of(seat) + i] += number
            lose_warriors(s, seat, number)
    s.excess[seat] = 0
    if log is not None:
        if s.decision == DISCARD:
            log.append(Event(events.Plundered(int(seat), cards), reveals=True))
        else:
            log.append(Event(events.Mutinied(int(seat), count), reveals=True))


# Bribery (CORTEZ-4.7)


def _open_auction(s: CortezState, dice: Dice, log: list[Event] | None) -> None:
    if s.bribe_deck == 0:
        if log is not None:
            log.append(Event(events.NothingHappened()))
        open_actions(s, 2)
        return
    s.bid = 0
    s.out = 0
    for seat in range(s.players):
        s.bids[seat] = 0
    s.speaker = s.after(s.active)
    s.decision = BID


def list_bids(s: CortezState, seat: i64, menu: list[int]) -> None:
    worth = s.worth_of(seat)
    bid = s.bid + 1
    while bid <= worth:
        menu.append(int(BIDDING + bid))
        bid += 1
    menu.append(PASS)


def apply_bid(s: CortezState, seat: i64, choice: i64, dice: Dice, log: list[Event] | None) -> None:
    if choice == PASS:
        s.out |= BIT[seat]
        if log is not None:
            log.append(Event(events.PassedBid(int(seat))))
    else:
        s.bid = choice - BIDDING
        s.bids[seat] = s.bid
        if log is not None:
            log.append(Event(events.Bid(int(seat), int(s.bid))))
    left: i64 = 0
    last: i64 = -1
    for other in range(s.players):
        if not s.out & BIT[other]:
            left += 1
            last = other
    if left == 1:
        s.speaker = last
        s.paid = 0
        s.paid_last = 3
        if s.bid > 0:
            s.decision = PAY
        else:
            _win_bribe(s, dice, log)
        return
    s.speaker = s.after(seat)
    while s.out & BIT[s.speaker]:
        s.speaker = s.after(s.speaker)


def list_payments(s: CortezState, seat: i64, menu: list[int]) -> None:
    """Dearest first and never past the bid, so that no card is paid in vain."""
    reach: i64 = s.paid
    for kind in range(s.paid_last + 1):
        held = s.provisions[4 * seat + kind]
        reach += held * (kind + 1)
        if held and reach >= s.bid:
            menu.append(int(PAYING + kind))


def apply_payment(
    s: CortezState, seat: i64, choice: i64, dice: Dice, log: list[Event] | None
) -> None:
    kind = choice - PAYING
    spend(s, seat, kind, 1)
    s.paid += kind + 1
    s.paid_last = kind
    if log is not None:
        log.append(Event(events.Paid(int(seat), KINDS[int(kind)]), reveals=True))
    if s.paid >= s.bid:
        _win_bribe(s, dice, log)


def _win_bribe(s: CortezState, dice: Dice, log: list[Event] | None) -> None:
    seat = s.speaker
    left: i64 = 0
    for bribe in range(9):
        if s.bribe_deck & BIT[bribe]:
            left += 1
    at = dice.below(left)
    won: i64 = -1
    while at >= 0:
        won += 1
        if s.bribe_deck & BIT[won]:
            at -= 1
    s.bribe_deck &= ~BIT[won]
    s.bribes[seat] |= BIT[won]
    if log is not None:
        log.append(Event(events.Bribed(int(seat), int(s.bid))))
        card = events.BribedCard(int(seat), BRIBE_WORDS[int(won)])
        log.append(Event(card, seen_by=(int(seat),), reveals=True))
    s.bid = 0
    s.paid = 0
    s.paid_last = 3
    s.out = 0
    for other in range(s.players):
        s.bids[other] = 0
    open_actions(s, 2)
