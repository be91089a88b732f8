"""The rules of Cortez bound together: set-up, who is asked, menus and moves by decision."""

from typing import cast, final

from mypy_extensions import i64

from tambo.core.dice import Dice
from tambo.core.event import Event
from tambo.core.rules import Rules
from tambo.core.state import State
from tambo.games.cortez import rules_battle as battle
from tambo.games.cortez import rules_draft as draft
from tambo.games.cortez import rules_events as events
from tambo.games.cortez import rules_mercenaries as mercenaries
from tambo.games.cortez import rules_moves as moves
from tambo.games.cortez import rules_setup as beginning
from tambo.games.cortez import rules_trade as trade
from tambo.games.cortez.board import MAP, board_of
from tambo.games.cortez.board_check import check_board
from tambo.games.cortez.choices import (
    FEEDING,
    PASS,
    is_hire,
    is_mercenary_trade,
    is_spurn,
    is_trade,
)
from tambo.games.cortez.components import BIT, FOOD, TROOPS
from tambo.games.cortez.rules_supply import points_of
from tambo.games.cortez.state import (
    ACT,
    ATTACK,
    BID,
    BUILDING,
    CHOOSE,
    DEFEND,
    DISCARD,
    FEED,
    FLIP,
    MOVE,
    OVER,
    PAY,
    PUT,
    RECRUIT,
    RETREAT,
    RETURN,
    TAKE,
    TALKS,
    CortezState,
    zeros,
)


@final
class CortezRules(Rules):
    """Two to six players."""

    def setup(self, players: int, options: dict[str, bool | int | str], dice: Dice) -> State:
        s = CortezState(players)
        if options["board"]:
            check_board(str(options["board"]))
        s.board = board_of(str(options["board"]) or MAP)
        s.troops = zeros(s.board.squares)
        s.absent[0] = TROOPS
        s.absent[1] = TROOPS
        s.costs_all = 0 if options["passage"] else 1
        s.first = dice.below(players)  # CORTEZ-2.1
        s.active = s.first
        s.speaker = s.first
        return s

    # Who is asked

    def actor(self, state: State) -> i64:
        s = cast(CortezState, state)
        if s.decision == OVER:
            return -1
        if s.decision == DISCARD or s.decision == RETURN:
            for seat in range(s.players):
                if not events.is_ready(s, seat):
                    return seat
        if s.decision == TALKS or (s.decision == ACT and s.offering):
            asked: list[int] = []
            trade.list_awaited(s, asked)
            return asked[0]
        return s.speaker

    def to_act(self, state: State) -> list[int]:
        s = cast(CortezState, state)
        asked: list[int] = []
        if s.decision == OVER:
            return asked
        if s.decision == DISCARD or s.decision == RETURN:
            return [seat for seat in range(s.players) if not events.is_ready(s, seat)]
        if not s.is_window():
            asked.append(int(s.speaker))
            return asked
        trade.list_awaited(s, asked)
        for seat in range(s.players):
            if seat not in asked and trade.may_speak(s, seat):
                asked.append(seat)
        return asked

    # Menus

    def legal(self, state: State, seat: i64) -> list[int]:
        s = cast(CortezState, state)
        menu: list[int] = []
        if s.is_window():
            self._list_window(s, seat, menu)
        elif s.decision == DISCARD or s.decision == RETURN:
            if not events.is_ready(s, seat):
                events.list_sealed(s, seat, menu)
        elif s.decision != OVER and seat == s.speaker:
            self._list_decision(s, seat, menu)
        return menu

    def _list_window(self, s: CortezState, seat: i64, menu: list[int]) -> None:
        if s.is_drafting(seat):
            draft.list_draft(s, seat, menu)
            return
        is_awaited = False
        if s.decision == ACT:
            if s.offering & BIT[s.active]:
                is_awaited = s.unanswered[s.active] & BIT[seat] != 0
            elif seat == s.active:
                moves.list_actions(s, seat, menu)
                is_awaited = True
        elif battle.is_mercenary(s, seat):
            if s.stance[seat] <= BUILDING:
                mercenaries.list_mercenary(s, seat, menu)
                is_awaited = True
                if s.stance[seat] == BUILDING:
                    return
        else:
            mercenaries.list_hiring(s, seat, menu)
            is_awaited = len(menu) > 0
        if is_awaited or trade.may_speak(s, seat):
            trade.list_talk(s, seat, menu, is_awaited)

    def _list_decision(self, s: CortezState, seat: i64, menu: list[int]) -> None:
        decision = s.decision
        if decision == MOVE:
            moves.list_moves(s, seat, menu)
        elif decision == ATTACK or decision == DEFEND:
            battle.list_laying(s, seat, menu)
        elif decision == FEED:
            if s.provisions[4 * seat + FOOD]:
                menu.append(FEEDING)
            menu.append(PASS)  # CORTEZ-7.2: asked with or without food
        elif decision == RETREAT:
            battle.list_retreats(s, menu)
        elif decision == RECRUIT:
            battle.list_recruits(s, seat, menu)
        elif decision == TAKE:
            events.list_takes(s, menu)
        elif decision == PUT:
            events.list_puts(s, menu)
        elif decision == FLIP:
            events.list_flips(s, menu)
        elif decision == BID:
            events.list_bids(s, seat, menu)
        elif decision == PAY:
            events.list_payments(s, seat, menu)
        elif decision == CHOOSE:
            beginning.list_generals(s, menu)
        else:
            beginning.list_collars(s, seat, menu)

    # Moves

    def apply(
        self, state: State, seat: i64, choice: i64, dice: Dice, log: list[Event] | None
    ) -> None:
        s = cast(CortezState, state)
        if s.decision == ACT:
            if is_trade(choice):
                trade.apply_talk(s, seat, choice, log)
            else:
                moves.apply_action(s, seat, choice, dice, log)
        elif s.decision == MOVE:
            moves.apply_move(s, seat, choice, dice, log)
        elif s.decision == TALKS:
            self._apply_talks(s, seat, choice, dice, log)
        elif s.decision == ATTACK or s.decision == DEFEND:
            battle.apply_laying(s, seat, choice, dice, log)
        elif s.decision == FEED:
            battle.feed(s, seat, choice, dice, log)
        elif s.decision == RETREAT:
            battle.apply_retreat(s, seat, choice, dice, log)
        elif s.decision == RECRUIT:
            battle.apply_recruit(s, seat, choice, dice, log)
        else:
            self._apply_event(s, seat, choice, dice, log)

    def _apply_event(
        self, s: CortezState, seat: i64, choice: i64, dice: Dice, log: list[Event] | None
    ) -> None:
        """What an event asks, and the beginning of the game."""
        if s.decision == DISCARD or s.decision == RETURN:
            events.apply_sealed(s, seat, choice, log)
        elif s.decision == TAKE:
            events.apply_take(s, choice, log)
        elif s.decision == PUT:
            events.apply_put(s, choice, log)
        elif s.decision == FLIP:
            events.apply_flip(s, choice, log)
        elif s.decision == BID:
            events.apply_bid(s, seat, choice, dice, log)
        elif s.decision == PAY:
            events.apply_payment(s, seat, choice, dice, log)
        elif s.decision == CHOOSE:
            beginning.choose(s, seat, choice, dice, log)
        else:
            beginning.collar(s, seat, choice, dice, log)

    def _apply_talks(
        self, s: CortezState, seat: i64, choice: i64, dice: Dice, log: list[Event] | None
    ) -> None:
        if s.is_drafting(seat):
            trade.apply_talk(s, seat, choice, log)
        elif is_hire(choice) or is_spurn(choice):
            mercenaries.apply_hiring(s, seat, choice, dice, log)
        elif is_mercenary_trade(choice) or not battle.is_mercenary(s, seat):
            was_calling = s.calling & s.offering & BIT[seat]
            trade.apply_talk(s, seat, choice, log)
            if was_calling and not s.calling & BIT[seat]:
                mercenaries.drop_answers(s, seat)
        elif s.stance[seat] <= BUILDING:
            mercenaries.apply_mercenary(s, seat, choice, dice, log)
        else:
            trade.apply_talk(s, seat, choice, log)

    # The end

    def payoffs(self, state: State) -> list[float]:
        s = cast(CortezState, state)
        points = [int(points_of(s, seat)) for seat in range(s.players)]
        best = max(points)
        winners = points.count(best)
        return [1.0 / winners if score == best else 0.0 for score in points]
