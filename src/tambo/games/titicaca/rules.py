"""The rules of Titicaca in the order of a round: bids, turns, what follows a round, the end.

The steps of a turn are in `rules_regions.py`, all counting in `rules_scoring.py`, the country in
`rules_country.py`.
"""

from typing import cast

from mypy_extensions import i64

from tambo.core.bits import count_of, index_of
from tambo.core.dice import Dice
from tambo.core.event import Event
from tambo.core.rules import Rules
from tambo.core.state import State
from tambo.games.titicaca import events
from tambo.games.titicaca.choices import (
    DECLINE,
    decode_bid,
    decode_join,
    decode_settle,
    decode_temple,
    decode_unite,
    encode_bids,
    verb_of,
)
from tambo.games.titicaca.components import COLOURS, KINDS, LAKES
from tambo.games.titicaca.rules_country import lay_country
from tambo.games.titicaca.rules_regions import (
    build,
    join_menu,
    merge,
    settle,
    settle_menu,
    temple_menu,
    unite_menu,
)
from tambo.games.titicaca.rules_scoring import give_arms, score_end, score_lake
from tambo.games.titicaca.state import (
    BIDDING,
    BUILDING,
    ENDINGS,
    FULL,
    JOINING,
    NO_BID,
    NO_BIDS,
    NOWHERE,
    OVER,
    SETTLING,
    STEPS,
    UNARMED,
    UNITING,
    Ending,
    SkipReason,
    TiticacaState,
    new_state,
)


class TiticacaRules(Rules):
    """Two to five players."""

    # Set-up (TITICACA-2)

    def setup(self, players: int, options: dict[str, bool | int | str], dice: Dice) -> State:
        country = lay_country(players, str(options["shape"]), str(options["tiles"]), dice)
        s = new_state(players, country)
        s.arrow = dice.below(players)
        _begin_round(s, None)
        return s

    # Who decides

    def actor(self, state: State) -> i64:
        s = cast(TiticacaState, state)
        if s.decision == BIDDING:
            for seat in range(s.players):
                if s.bids[seat] == NO_BID:
                    return seat
        return s.mover()

    def to_act(self, state: State) -> list[int]:
        s = cast(TiticacaState, state)
        if s.decision == BIDDING:
            return [seat for seat in range(s.players) if s.bids[seat] == NO_BID]
        seat = int(s.mover())
        return [seat] if seat >= 0 else []

    # Menus

    def legal(self, state: State, seat: i64) -> list[int]:
        s = cast(TiticacaState, state)
        menu: list[int] = []
        if s.decision == BIDDING:
            if s.bids[seat] == NO_BID:
                menu = encode_bids(s.stock[seat])
            return menu
        if s.mover() != seat:
            return menu
        if s.decision == SETTLING:
            return settle_menu(s)
        return s.options[:]

    # Moves

    def apply(
        self, state: State, seat: i64, choice: i64, dice: Dice, log: list[Event] | None
    ) -> None:
        s = cast(TiticacaState, state)
        if s.decision == BIDDING:
            _bid(s, seat, decode_bid(choice), log)
            return
        if log is not None:
            _log_choice(s, seat, int(choice), log)
        if s.decision == SETTLING:
            settle(s, seat, decode_settle(choice))
            _offer_join(s, log)
        elif s.decision == JOINING:
            if choice != DECLINE:
                merge(s, s.fresh, decode_join(choice))
            _offer_unite(s, log)
        elif s.decision == UNITING:
            if choice != DECLINE:
                one, other = decode_unite(choice)
                merge(s, one, other)
            _offer_temple(s, log)
        else:
            if choice != DECLINE:
                land, value = decode_temple(choice)
                build(s, seat, land, value)
            _end_turn(s, log)

    # The end, and random games

    def payoffs(self, state: State) -> list[float]:
        s = cast(TiticacaState, state)
        best = max(s.score)
        share = 1.0 / float(s.score.count(best))
        return [share if points == best else 0.0 for points in s.score]

    def playout(self, state: State, dice: Dice, limit: i64) -> i64:
        """The same menus as `legal`, drawn from without writing them down."""
        s = cast(TiticacaState, state)
        made: i64 = 0
        while made < limit:
            if s.decision == BIDDING:
                seat = self.actor(s)
                _bid(s, seat, dice.below(s.stock[seat] + 1), None)
            elif s.decision == SETTLING:
                lands = s.open_lands()
                skipped = dice.below(count_of(lands))
                while skipped > 0:
                    lands &= lands - 1
                    skipped -= 1
                settle(s, s.mover(), index_of(lands & -lands))
                _offer_join(s, None)
            elif s.decision == OVER:
                break
            else:
                options = s.options
                self.apply(s, s.mover(), options[dice.below(len(options))], dice, None)
            made += 1
        return made


# A round (TITICACA-3)


def _begin_round(s: TiticacaState, log: list[Event] | None) -> None:
    """The next round with a bid to make, or the end."""
    while s.decision != OVER:
        s.round += 1
        s.order = []
        s.turn = 0
        s.bids = [NO_BID] * s.players
        is_armed = s.has_arms()
        if s.round > LAKES and not is_armed:
            _end(s, UNARMED, log)  # TITICACA-8.2
        elif not s.open_lands() or not is_armed:
            if log is not None:
                reason: SkipReason = "unarmed" if s.open_lands() else "no-land"
                log.append(Event(events.Skipped(int(s.round), reason)))
            _after_round(s, log)  # TITICACA-3.1
        else:
            for seat in range(s.players):
                if s.stock[seat] == 0:
                    s.bids[seat] = 0  # TITICACA-3.2: not asked
            s.decision = BIDDING
            if log is not None:
                log.append(Event(events.RoundBegan(int(s.round))))
            return


def _bid(s: TiticacaState, seat: i64, amount: i64, log: list[Event] | None) -> None:
    s.bids[seat] = int(amount)
    if log is not None:
        log.append(Event(events.Bid(int(seat), int(amount)), seen_by=(int(seat),)))
    for other in range(s.players):
        if s.bids[other] == NO_BID:
            return
    _reveal(s, log)


def order_of(s: TiticacaState) -> list[int]:
    """TITICACA-3.3: from the highest bid down, ties clockwise from the arrow."""
    order: list[int] = []
    for step in range(s.players):
        seat = int((s.arrow + step) % s.players)
        amount = s.bids[seat]
        if amount > 0:
            at = len(order)
            while at > 0 and s.bids[order[at - 1]] < amount:
                at -= 1
            order.insert(at, seat)
    return order


def _reveal(s: TiticacaState, log: list[Event] | None) -> None:
    order = order_of(s)
    s.order = order
    if log is not None:
        colours = [COLOURS[seat] for seat in order]
        amounts = [s.bids[seat] for seat in order]
        fact = events.Revealed(int(s.round), s.bids[:], order[:], colours, amounts)
        log.append(Event(fact, reveals=True))
    if not order and s.round > LAKES:
        _end(s, NO_BIDS, log)  # TITICACA-8.2
    else:
        _next_turn(s, log)


def _next_turn(s: TiticacaState, log: list[Event] | None) -> None:
    if s.turn < len(s.order) and s.open_lands():
        seat = s.order[s.turn]
        s.stock[seat] -= s.bids[seat]  # TITICACA-3.4
        s.decision = SETTLING
        if log is not None:
            log.append(Event(events.TurnBegan(seat, s.bids[seat])))
        return
    if log is not None:
        for at in range(int(s.turn), len(s.order)):
            seat = s.order[at]
            log.append(Event(events.Withdrew(seat, s.bids[seat])))
    if s.turn > 0:
        last: i64 = s.order[s.turn - 1]
        if last != s.arrow and log is not None:
            log.append(Event(events.ArrowPassed(int(last))))
        s.arrow = last  # TITICACA-3.5
    _after_round(s, log)
    _begin_round(s, log)


# The optional steps of a turn: one with nothing possible is not asked (TITICACA-4.7)


def _offer_join(s: TiticacaState, log: list[Event] | None) -> None:
    s.options = join_menu(s)
    s.decision = JOINING
    if not s.options:
        _offer_unite(s, log)


def _offer_unite(s: TiticacaState, log: list[Event] | None) -> None:
    s.options = unite_menu(s, s.mover())
    s.decision = UNITING
    if not s.options:
        _offer_temple(s, log)


def _offer_temple(s: TiticacaState, log: list[Event] | None) -> None:
    s.options = temple_menu(s, s.mover())
    s.decision = BUILDING
    if not s.options:
        _end_turn(s, log)


def _end_turn(s: TiticacaState, log: list[Event] | None) -> None:
    s.options = []
    s.fresh = NOWHERE
    s.turn += 1
    _next_turn(s, log)


# After a round (TITICACA-8.1)


def _after_round(s: TiticacaState, log: list[Event] | None) -> None:
    if s.round == 5 or s.round == 10:
        if log is not None:
            log.append(Event(events.LakeCounted(int(s.round))))
        score_lake(s, log)
        give_arms(s, log)
    if not s.empty_lands():
        _end(s, FULL, log)


def _end(s: TiticacaState, ending: i64, log: list[Event] | None) -> None:
    s.ending = ending
    s.decision = OVER
    s.options = []
    if log is not None:
        log.append(Event(events.Ended(cast(Ending, ENDINGS[int(ending)]))))
    score_end(s, log)


# Events


def _log_choice(s: TiticacaState, seat: i64, choice: int, log: list[Event]) -> None:
    """What is about to be done in a turn, told as done."""
    country, who = s.country, int(seat)
    verb = verb_of(choice)
    if verb == "decline":
        log.append(Event(events.Declined(who, STEPS[int(s.decision) - JOINING])))
    elif verb == "settle":
        settled = int(decode_settle(choice))
        kind = KINDS[country.kind[settled]]
        log.append(Event(events.Settled(who, country.name(settled), kind)))
    elif verb == "join":
        joined = int(decode_join(choice))
        region, at = country.name(joined), country.name(int(s.fresh))
        lands = country.names(s.area[joined] | s.area[s.fresh])
        log.append(Event(events.Joined(who, at, region, lands)))
    elif verb == "unite":
        one, other = decode_unite(choice)
        lands = country.names(s.area[one] | s.area[other])
        names = country.name(int(one)), country.name(int(other))
        log.append(Event(events.United(who, names[0], names[1], lands)))
    else:
        land, value = decode_temple(choice)
        at = country.name(int(land))
        log.append(Event(events.TempleBuilt(who, at)))
        log.append(Event(events.TempleChosen(at, int(value)), seen_by=(who,)))
