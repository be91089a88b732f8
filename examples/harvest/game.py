"""Harvest, bound to the contract."""

from tambo.core.dice import Dice
from tambo.core.errors import InvalidPosition, Refused
from tambo.core.event import facts_in
from tambo.core.game import Game
from tambo.core.outcome import Outcome, SheetLine
from tambo.core.phrase import Phrase

from . import events
from .meta import META
from .rules import COPIES, HAND, SOW, STORE, HarvestRules, team_scores
from .state import LAY, NOTHING, OVER, REAP, HarvestState
from .view import HarvestView, view_of


class HarvestGame(Game[HarvestState]):
    meta = META
    rules = HarvestRules()
    view_type = HarvestView
    facts = facts_in(events)

    # Words

    def format_choice(self, state: HarvestState, choice: int) -> str:
        return {STORE: "store", SOW: "sow"}.get(choice, f"lay {choice}")

    def format_position(self, state: HarvestState) -> str:
        parts = [
            f"round {state.round}/{state.rounds}",
            f"deck {_cards(state.deck)}",
            f"discards {_cards(state.discards)}",
            f"hands {'|'.join(_cards(hand) for hand in state.hands)}",
            f"laid {'|'.join(str(card) for card in state.laid)}",
            f"scores {'|'.join(str(score) for score in state.scores)}",
            f"decision {state.decision}|{state.reaper}|{int(state.has_teams)}",
        ]
        return "; ".join(parts)

    def parse_position(self, text: str) -> HarvestState:
        try:
            parts = dict(part.split(" ", 1) for part in text.split("; "))
            hands = [_read_cards(hand) for hand in parts["hands"].split("|")]
            s = HarvestState(len(hands))
            s.hands = hands
            s.round, s.rounds = (int(number) for number in parts["round"].split("/"))
            s.deck, s.discards = _read_cards(parts["deck"]), _read_cards(parts["discards"])
            s.laid = [int(card) for card in parts["laid"].split("|")]
            s.scores = [int(score) for score in parts["scores"].split("|")]
            s.decision, s.reaper, teams = (int(word) for word in parts["decision"].split("|"))
            s.has_teams = bool(teams)
        except (KeyError, ValueError) as error:
            raise _no_position(text) from error
        if self.census(s) != self.box(s) or not _is_sound(s):
            raise _no_position(text)
        return s

    def options_of(self, state: HarvestState) -> dict[str, bool | int | str]:
        return {"rounds": state.rounds, "teams": state.has_teams}

    def board_lines(self, state: HarvestState, seat: int | None) -> list[Phrase]:
        lines = [Phrase("harvest-board-round", {"round": state.round, "rounds": state.rounds})]
        for other, score in enumerate(state.scores):
            lines.append(Phrase("harvest-board-score", {"seat": other, "points": score}))
        if seat is not None:
            lines.append(Phrase("harvest-board-hand", {"cards": _cards(state.hands[seat])}))
        return lines

    # Menus for people

    def elements(self, state: HarvestState, choice: int) -> list[str]:
        if choice in (STORE, SOW):
            return [f"button:{self.format_choice(state, choice)}"]
        return [f"card:{choice}"]

    def describe(self, state: HarvestState, choice: int) -> Phrase:
        if choice in (STORE, SOW):
            return Phrase(f"harvest-choice-{self.format_choice(state, choice)}")
        return Phrase("harvest-choice-lay", {"card": choice})

    def prompt(self, state: HarvestState, seat: int) -> Phrase:
        return Phrase("harvest-prompt-lay" if state.decision == LAY else "harvest-prompt-reap")

    # Refusals

    def refusal(self, state: HarvestState, seat: int, text: str) -> Refused:
        if state.decision == OVER:
            return Refused("HARVEST-3.1", Phrase("harvest-refusal-over"), "over")
        if state.decision == LAY:
            key = "laid" if state.laid[seat] != NOTHING else "no-card"
            return Refused("HARVEST-2.1", Phrase(f"harvest-refusal-{key}", {"text": text[:20]}))
        return Refused("HARVEST-2.3", Phrase("harvest-refusal-reap"))

    # What a seat may know

    def asked(self, state: HarvestState, seat: int | None) -> list[int]:
        if state.decision != LAY:
            return self.rules.to_act(state)
        ready = seat is not None and state.laid[seat] != NOTHING
        return [other for other in range(state.players) if other != seat or not ready]

    def view_of(self, state: HarvestState, seat: int | None) -> HarvestView:
        return view_of(state, seat, self.asked(state, seat))

    def redeal(self, state: HarvestState, seat: int, dice: Dice) -> HarvestState:
        s = state.clone()
        others = [other for other in range(s.players) if other != seat]
        unknown = s.deck + [card for other in others for card in s.hands[other]]
        is_sealed = s.decision == LAY
        if is_sealed:
            unknown += [s.laid[other] for other in others if s.laid[other] != NOTHING]
        dice.shuffle(unknown)
        for other in others:
            count = len(s.hands[other])
            if is_sealed and s.laid[other] != NOTHING:
                # Whether the others are ready is unknown too: all count as still to lay.
                s.laid[other] = NOTHING
                count += 1
            s.hands[other] = sorted(unknown.pop() for _ in range(count))
        s.deck = unknown
        return s

    # End

    def outcome(self, state: HarvestState) -> Outcome | None:
        if state.decision != OVER:
            return None
        totals = team_scores(state)
        ranking = tuple(
            tuple(seat for seat in range(state.players) if totals[state.team_of(seat)] == total)
            for total in sorted(set(totals.values()), reverse=True)
        )
        sheet = tuple(
            SheetLine(seat, score, "HARVEST-2.3", Phrase("harvest-sheet-points", {"count": score}))
            for seat, score in enumerate(state.scores)
        )
        return Outcome("last-round", "HARVEST-3.1", ranking, tuple(state.scores), sheet)

    def census(self, state: HarvestState) -> dict[str, int]:
        laid = [card for card in state.laid if card != NOTHING]
        cards = state.deck + state.discards + laid + [card for hand in state.hands for card in hand]
        return {f"card {value}": cards.count(value) for value in sorted({*cards, *range(1, 7)})}

    def box(self, state: HarvestState) -> dict[str, int]:
        return {f"card {value}": COPIES for value in range(1, 7)}


def _cards(cards: list[int]) -> str:
    return ",".join(str(card) for card in cards) or "-"


def _read_cards(word: str) -> list[int]:
    return [] if word == "-" else [int(card) for card in word.split(",")]


def _no_position(text: str) -> InvalidPosition:
    phrase = Phrase("harvest-error-position", {"text": text[:60]})
    return InvalidPosition("position", phrase, "HARVEST-4.1")


def _is_sound(s: HarvestState) -> bool:
    """Whether the game can be played on from here, so that nothing goes wrong later."""
    if s.players not in META.players or {len(s.laid), len(s.scores)} != {s.players}:
        return False
    if not 1 <= s.round <= s.rounds <= 9 or (s.has_teams and s.players % 2):
        return False
    if any(not 0 <= score <= 2 * s.round for score in s.scores):
        return False
    hands = [len(hand) for hand in s.hands]
    if s.decision == OVER:
        return s.reaper == -1 and not any(s.laid) and s.round == s.rounds and max(hands) <= 1
    if any(held + (card != NOTHING) != HAND for held, card in zip(hands, s.laid, strict=True)):
        return False
    if s.decision == LAY:
        return s.reaper == -1 and NOTHING in s.laid
    alone = [card for card in s.laid if s.laid.count(card) == 1]
    return s.decision == REAP and bool(alone) and s.reaper == s.laid.index(max(alone))


GAME = HarvestGame()
