"""The rules of Tiwanaku: whose turn it is, menus, exploring, divining, offering and the end.

Set-up is in `rules_setup`, the Otoma in `rules_otoma`, what only co-op has in `rules_coop`; the
phases call each other through `rules_turn`.
"""

# Plain loops and branches compile to the shortest code.

from typing import Final, cast

from mypy_extensions import i64

from tambo.core.bits import count_of, index_of, nth_of
from tambo.core.dice import Dice
from tambo.core.event import Event
from tambo.core.rules import Rules
from tambo.core.state import State
from tambo.games.tiwanaku.choices import (
    ASK,
    DIVINE,
    DONE,
    ENTER,
    GIVE,
    LIFT,
    MOVE,
    OFFER,
    PASS,
    REFUSE,
    RUN_COLOUR,
    SPEND,
    decode_ask,
    decode_divine,
    decode_enter,
    decode_lift,
    decode_move,
    decode_offer,
    decode_run_cell,
    decode_run_colour,
    decode_spend,
    encode_offer,
    encode_run_colour,
    kind_of,
    list_divinations,
    list_entries,
    list_lifts,
    list_moves,
)
from tambo.games.tiwanaku.rules_coop import answer, ask, list_coop_choices, react, spend
from tambo.games.tiwanaku.rules_moves import entries, moves_from
from tambo.games.tiwanaku.rules_setup import set_up
from tambo.games.tiwanaku.rules_turn import (
    divine,
    explore,
    lift,
    offer,
    pass_last,
    run_by_choice,
    stop_divining,
    winners_of,
)
from tambo.games.tiwanaku.state import (
    ACT,
    COMPETITIVE,
    COOPERATIVE,
    DIVINE_MORE,
    LAST_DIVINE,
    LAST_OFFERING,
    OFFERING,
    OVER,
    RUN,
    SOLO,
    TiwanakuState,
)

_SUBSETS: Final = [[part for part in range(32) if part & ~held == 0] for held in range(32)]


class TiwanakuRules(Rules):
    """All three modes."""

    def setup(self, players: int, options: dict[str, bool | int | str], dice: Dice) -> State:
        return set_up(players, options, dice)

    def actor(self, state: State) -> i64:
        s = cast(TiwanakuState, state)
        return s.decider()

    # Menus

    def legal(self, state: State, seat: i64) -> list[int]:
        s = cast(TiwanakuState, state)
        menu: list[int] = []
        if s.decider() != seat or seat < 0:
            return menu
        if s.decision == ACT:
            self._list_explorations(s, menu)
            list_divinations(menu, s.waits_to_divine(s.turn))
            if not menu:
                menu.append(PASS)  # TIWANAKU-6.5
        elif s.decision == DIVINE_MORE:
            list_divinations(menu, s.waits_to_divine(s.turn))
            if s.mode != SOLO:  # TIWANAKU-5.9
                menu.append(DONE)
        elif s.decision == LAST_DIVINE:
            list_divinations(menu, s.waits_to_divine(s.turn))
            menu.append(PASS)
        elif s.decision == OFFERING or s.decision == LAST_OFFERING:
            for part in _SUBSETS[s.tokens[int(s.side_of(seat))]]:
                menu.append(encode_offer(part))
        elif s.decision == RUN and s.mode == SOLO:
            for colour in range(6):
                if s.pawns[colour] and colour != s.solo_colour:
                    menu.append(encode_run_colour(colour))
        else:
            list_coop_choices(s, seat, menu)
        return menu

    def _list_explorations(self, s: TiwanakuState, menu: list[int]) -> None:
        seat = s.turn
        list_entries(menu, entries(s, seat))
        own = s.own_pawns(seat)
        rest: i64 = own
        while rest:
            start = index_of(rest & -rest)
            rest &= rest - 1
            list_moves(menu, start, moves_from(s, seat, start))
        if s.mode == COMPETITIVE:  # TIWANAKU-5.4 and 6.6: elsewhere no pawn goes back
            list_lifts(menu, own)

    # Moves

    def apply(
        self, state: State, seat: i64, choice: i64, dice: Dice, log: list[Event] | None
    ) -> None:
        s = cast(TiwanakuState, state)
        kind = kind_of(choice)
        if kind == ENTER:
            explore(s, -1, decode_enter(choice), log)
        elif kind == MOVE:
            start, end = decode_move(choice)
            explore(s, start, end, log)
        elif kind == LIFT:
            lift(s, decode_lift(choice), log)
        elif kind == DIVINE:
            cell, level = decode_divine(choice)
            divine(s, cell, level, log)
        elif kind == DONE:
            stop_divining(s, log)
        elif kind == PASS:
            pass_last(s, log)
        elif kind == OFFER:
            offer(s, decode_offer(choice), log)
        elif kind == SPEND:
            spend(s, decode_spend(choice), log)
        elif kind == ASK:
            ask(s, decode_ask(choice), log)
        elif kind == GIVE:
            answer(s, True, log)
        elif kind == REFUSE:
            answer(s, False, log)
        elif kind == RUN_COLOUR:
            run_by_choice(s, decode_run_colour(choice), log)
        else:
            react(s, decode_run_cell(choice), log)

    # The end, and random games

    def payoffs(self, state: State) -> list[float]:
        s = cast(TiwanakuState, state)
        winners = winners_of(s)
        share = 1.0 / float(len(winners)) if s.mode == COMPETITIVE and winners else 1.0
        return [share if seat in winners else 0.0 for seat in range(s.players)]

    def playout(self, state: State, dice: Dice, limit: i64) -> i64:
        """The same menus as `legal`; in the busiest decision drawn from masks, not listed."""
        s = cast(TiwanakuState, state)
        made: i64 = 0
        while made < limit:
            if s.decision == ACT and s.mode != COOPERATIVE:
                self._play_turn(s, dice)
            elif s.decision == OVER:
                break
            else:
                seat = s.decider()
                menu = self.legal(s, seat)
                self.apply(s, seat, menu[int(dice.below(len(menu)))], dice, None)
            made += 1
        return made

    def _play_turn(self, s: TiwanakuState, dice: Dice) -> None:
        seat = s.turn
        entering: i64 = entries(s, seat)
        own: i64 = s.own_pawns(seat)
        waiting: i64 = s.waits_to_divine(seat)
        total: i64 = count_of(entering) + 5 * count_of(waiting)
        if s.mode == COMPETITIVE:
            total += count_of(own)
        reaches: list[int] = []
        rest: i64 = own
        while rest:
            reach = moves_from(s, seat, index_of(rest & -rest))
            rest &= rest - 1
            reaches.append(int(reach))
            total += count_of(reach)
        if total == 0:
            pass_last(s, None)
            return
        n: i64 = dice.below(total)
        few = count_of(entering)
        if n < few:
            explore(s, -1, nth_of(entering, n), None)
            return
        n -= few
        rest = own
        for reach_ in reaches:
            start = index_of(rest & -rest)
            rest &= rest - 1
            some = count_of(reach_)
            if n < some:
                explore(s, start, nth_of(reach_, n), None)
                return
            n -= some
        if s.mode == COMPETITIVE:
            some = count_of(own)
            if n < some:
                lift(s, nth_of(own, n), None)
                return
            n -= some
        divine(s, nth_of(waiting, n // 5), n % 5 + 1, None)
