"""The rules of Harvest, in the order of its page."""

from typing import cast

from tambo.core.dice import Dice
from tambo.core.errors import InvalidSetup
from tambo.core.event import Event
from tambo.core.phrase import Phrase
from tambo.core.rules import Rules
from tambo.core.state import State

from .events import Drew, DrewUnseen, Ended, Laid, Revealed, Sowed, Stored
from .state import LAY, NOTHING, OVER, REAP, HarvestState

COPIES = 3
HAND = 2
STORE = 7
SOW = 8


class HarvestRules(Rules):
    def setup(self, players: int, options: dict[str, bool | int | str], dice: Dice) -> State:
        # HARVEST-1.1 and 1.2
        if options["teams"] and players % 2:
            phrase = Phrase("harvest-error-teams", {"players": players})
            raise InvalidSetup("option.teams", phrase, "HARVEST-3.3")
        s = HarvestState(players)
        s.rounds = int(options["rounds"])
        s.has_teams = bool(options["teams"])
        s.deck = [value for value in range(1, 7) for _ in range(COPIES)]
        dice.shuffle(s.deck)
        for seat in range(players):
            _fill_hand(s, seat, dice, None)
        return s

    def actor(self, state: State) -> int:
        asked = self.to_act(state)
        return asked[0] if asked else -1

    def to_act(self, state: State) -> list[int]:
        s = cast(HarvestState, state)
        if s.decision == LAY:
            return [seat for seat in range(s.players) if s.laid[seat] == NOTHING]
        return [s.reaper] if s.decision == REAP else []

    def legal(self, state: State, seat: int) -> list[int]:
        s = cast(HarvestState, state)
        if seat not in self.to_act(s):
            return []
        return sorted(set(s.hands[seat])) if s.decision == LAY else [STORE, SOW]

    def apply(
        self, state: State, seat: int, choice: int, dice: Dice, log: list[Event] | None
    ) -> None:
        s = cast(HarvestState, state)
        if s.decision == LAY:
            s.hands[seat].remove(choice)
            s.laid[seat] = choice
            if log is not None:
                log.append(Event(Laid(seat, choice), seen_by=(seat,)))
            if NOTHING not in s.laid:
                self._reveal(s, dice, log)
        else:
            self._reap(s, seat, choice, dice, log)

    def _reveal(self, s: HarvestState, dice: Dice, log: list[Event] | None) -> None:
        # HARVEST-2.2
        if log is not None:
            log.append(Event(Revealed(s.laid[:]), reveals=True))
        alone = [card for card in s.laid if s.laid.count(card) == 1]
        if alone:
            s.decision = REAP
            s.reaper = s.laid.index(max(alone))
        else:
            self._end_round(s, dice, log)

    def _reap(
        self, s: HarvestState, seat: int, choice: int, dice: Dice, log: list[Event] | None
    ) -> None:
        # HARVEST-2.3
        if choice == STORE:
            s.scores[seat] += 2
            if log is not None:
                log.append(Event(Stored(seat, points=2)))
        else:
            s.scores[seat] += 1
            card = s.hands[seat].pop()
            s.discards.append(card)
            if log is not None:
                log.append(Event(Sowed(seat, card, points=1), reveals=True))
        self._end_round(s, dice, log)

    def _end_round(self, s: HarvestState, dice: Dice, log: list[Event] | None) -> None:
        # HARVEST-2.4
        s.discards.extend(s.laid)
        s.laid = [NOTHING] * s.players
        s.reaper = -1
        if s.round == s.rounds:
            s.decision = OVER
            if log is not None:
                log.append(Event(Ended("last-round")))
            return
        s.round += 1
        s.decision = LAY
        for seat in range(s.players):
            _fill_hand(s, seat, dice, log)

    def payoffs(self, state: State) -> list[float]:
        s = cast(HarvestState, state)
        totals = team_scores(s)
        best = max(totals.values())
        winners = [seat for seat in range(s.players) if totals[s.team_of(seat)] == best]
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.players)]


def team_scores(s: HarvestState) -> dict[int, int]:
    """Points of each team; without teams every seat is its own."""
    totals: dict[int, int] = {}
    for seat, score in enumerate(s.scores):
        totals[s.team_of(seat)] = totals.get(s.team_of(seat), 0) + score
    return totals


def _fill_hand(s: HarvestState, seat: int, dice: Dice, log: list[Event] | None) -> None:
    while len(s.hands[seat]) < HAND:
        if not s.deck:
            s.deck, s.discards = s.discards, []
            dice.shuffle(s.deck)
        card = s.deck.pop()
        s.hands[seat].append(card)
        s.hands[seat].sort()
        if log is not None:
            others = tuple(other for other in range(s.players) if other != seat)
            log.append(Event(Drew(seat, card), seen_by=(seat,), reveals=True))
            log.append(Event(DrewUnseen(seat), seen_by=others))
