"""One game being played: its state, its log, and who knows what of it.

The match is the only caller of `Rules.apply` outside search. A choice is carried out on a clone
first, so whatever goes wrong, the match stays as it was.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tambo.core.checks import check_kind, check_seat, shown
from tambo.core.dice import Dice, RecordingDice, ScriptedDice
from tambo.core.errors import Refused
from tambo.core.event import Event
from tambo.core.outcome import Outcome
from tambo.core.phrase import Phrase
from tambo.core.record import record_of
from tambo.core.state import State
from tambo.core.words import joined, not_here, split

if TYPE_CHECKING:
    from tambo.core.game import Game

UNDO_CLAUSE = "HOUSE-2.1"
MOST_BACKS = 200


@dataclass(frozen=True, slots=True)
class Step:
    """One choice made: by whom, which, what chance added, and what came of it."""

    seat: int
    choice: int
    text: str
    rolls: tuple[int, ...]
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Back:
    """Steps that were taken back by agreement: all after the first `to` of them."""

    to: int
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu, for people."""

    id: int
    text: str
    elements: list[str]
    phrase: Phrase
    is_unordered: bool = False
    is_grave: bool = False


class Match:
    """Made by `Game.new`, `Game.from_position` and `Game.replay`."""

    def __init__(
        self,
        game: Game,
        state: State,
        *,
        options: dict[str, bool | int | str],
        seed: int | str,
        setup: tuple[int, ...] = (),
        start: str | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.setup = setup
        self.start = start
        self.players = state.players
        self.steps: list[Step] = []
        self.backs: list[Back] = []
        self._state = state
        self._past: list[State] = []
        self._stamps = [0] * state.players

    def clone(self) -> Match:
        """A match that goes its own way from here. States are shared: moves never change one."""
        twin = Match(
            self.game,
            self._state,
            options=self.options,
            seed=self.seed,
            setup=self.setup,
            start=self.start,
        )
        twin.steps = list(self.steps)
        twin.backs = list(self.backs)
        twin._past = list(self._past)
        twin._stamps = list(self._stamps)
        return twin

    # Questions

    @property
    def state(self) -> State:
        """A copy of the full truth, hidden parts included: for analysis, never for a seat."""
        return self._state.clone()

    @property
    def states(self) -> list[State]:
        """Copies of the full truth before the first choice and after each, for analysis."""
        return [state.clone() for state in (*self._past, self._state)]

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now; empty when the game is over."""
        return tuple(self.game.rules.to_act(self._state))

    @property
    def is_over(self) -> bool:
        return not self.to_act

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self._state)

    def legal(self, seat: int) -> list[str]:
        """The menu of a seat as notation, in its fixed order; empty when it is not asked."""
        self._check_seat(seat)
        menu = self.game.rules.legal(self._state, seat)
        return [self.game.format_choice(self._state, choice) for choice in menu]

    def menu(self, seat: int) -> list[Choice]:
        """The menu of a seat with everything a screen needs to offer it."""
        self._check_seat(seat)
        game, state = self.game, self._state
        return [
            Choice(
                choice,
                game.format_choice(state, choice),
                game.elements(state, choice),
                game.describe(state, choice),
                game.is_unordered(state, choice),
                game.is_grave(state, choice),
            )
            for choice in game.rules.legal(state, seat)
        ]

    def prompt(self, seat: int) -> Phrase | None:
        """What is expected of the seat now, or None when it is not asked."""
        self._check_seat(seat)
        return self.game.prompt(self._state, seat) if seat in self.to_act else None

    def refusal(self, seat: int, text: str) -> Refused | None:
        """Why a choice is not on the seat's menu; None if it is."""
        self._check_seat(seat)
        check_kind("choice", text, str)
        try:
            self._read(seat, text)
        except Refused as refused:
            return refused
        return None

    def decision(self, seat: int) -> int:
        """A number that changes exactly when the seat acts or learns something.

        A choice sent with an older number answers a question that is no longer asked.
        """
        self._check_seat(seat)
        return self._stamps[seat]

    def has_acted(self, seat: int | None) -> bool:
        """Whether the seat has made a choice that stands; a spectator (None) never has."""
        self._check_seat(seat, or_none=True)
        return any(step.seat == seat for step in self.steps)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees, or a spectator (None)."""
        self._check_seat(seat, or_none=True)
        return {
            "game": self.game.meta.name,
            "seat": seat,
            "players": self.players,
            "to_act": self.game.asked(self._state, seat),
            **self.game.view(self._state, seat),
        }

    def board(self, seat: int | None = None) -> list[Phrase]:
        """The board in lines of text as that seat (or a spectator) sees it."""
        self._check_seat(seat, or_none=True)
        return self.game.board_lines(self._state, seat)

    def position(self) -> str:
        """The full position as text, hidden parts included."""
        return self.game.format_position(self._state)

    def record(self) -> dict[str, Any]:
        """Everything needed to replay the match, as JSON-able data, hidden parts included."""
        return record_of(self)

    def redeal(self, seat: int, dice: Dice) -> State:
        """A random full state that agrees with everything the seat has seen: for its bot."""
        self._check_seat(seat)
        check_kind("dice", dice, Dice)
        return self.game.redeal(self._state, seat, dice)

    # Moves

    def play(self, seat: int, choice: str | int) -> list[Event]:
        """Carry out a choice from the seat's menu, by notation or number; Refused otherwise.

        Notation may have words added to it where the game takes some: `send: a promise`.
        """
        self._check_seat(seat)
        check_kind("choice", choice, str, int)
        game, words = self.game, ""
        if isinstance(choice, str):
            number, words = self._read(seat, choice)
        elif choice in game.rules.legal(self._state, seat):
            number = choice
        else:
            raise game.refusal(self._state, seat, f"#{shown(choice)}")
        dice = RecordingDice(self._seed_of_step())
        return self._carry_out(seat, number, words, dice, dice.rolled)

    def replay_step(self, seat: int, text: str, rolls: list[int]) -> list[Event]:
        """Carry out a choice with the rolls a record gives for it; ValueError if they misfit."""
        self._check_seat(seat)
        check_kind("choice", text, str)
        number, words = self._read(seat, text)
        return self._carry_out(seat, number, words, ScriptedDice(rolls), rolls)

    def _read(self, seat: int, text: str) -> tuple[int, str]:
        """The choice a text means, and the words added to it; Refused."""
        choice, words = split(text)
        return self.game.choice_of(self._state, seat, choice), words

    def _seed_of_step(self) -> str:
        """Dice are never rolled twice from one seed: who went back has seen what they brought."""
        seed = f"{self.seed} {len(self.steps)}"
        return f"{seed} back {len(self.backs)}" if self.backs else seed

    def _carry_out(
        self, seat: int, number: int, words: str, dice: Dice, rolls: list[int]
    ) -> list[Event]:
        text = joined(self.game.format_choice(self._state, number), words)
        after = self._state.clone()
        log: list[Event] = []
        self.game.rules.apply(after, seat, number, dice, log)
        if words:
            spoken = self.game.spoken(after, seat, number, words)
            if spoken is None:
                raise not_here()
            log.append(spoken)
        if isinstance(dice, ScriptedDice) and not dice.is_used_up():
            raise ValueError("more rolls than the rules ask for")
        self._past.append(self._state)
        self._state = after
        self.steps.append(Step(seat, number, text, tuple(rolls), tuple(log)))
        self._stamp(self.steps[-1])
        return log

    def undo_refusal(self, seat: int) -> Refused | None:
        """Why the seat may not take back the last choice now; None if it may."""
        self._check_seat(seat)
        at = self._last_of(seat)
        if at < 0:
            return Refused(UNDO_CLAUSE, Phrase("error-undo-not-yours"), "undo.not-yours")
        if self.backs and at < self.backs[-1].to:
            return Refused("HOUSE-2.4", Phrase("error-undo-agreed"), "undo.agreed")
        last = self.steps[at]
        if last.rolls or any(event.reveals for event in last.events):
            return Refused("HOUSE-2.2", Phrase("error-undo-learnt"), "undo.learnt")
        others = [other for other in range(self.players) if other != seat]
        asked_others = self.is_over or any(other in self.to_act for other in others)
        shown = any(event.is_seen_by(other) for event in last.events for other in others)
        if asked_others and shown:
            return Refused("HOUSE-2.3", Phrase("error-undo-passed"), "undo.passed")
        return None

    def undo(self, seat: int) -> Step:
        """Take back the seat's last choice, while nobody has learnt anything from it."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refusal
        at = self._last_of(seat)
        undone, later = self.steps[at], self.steps[at + 1 :]
        self._state = self._past[at]
        del self.steps[at:], self._past[at:]
        for step in later:
            self._past.append(self._state)
            self._state = self._state.clone()
            dice = ScriptedDice(list(step.rolls))
            self.game.rules.apply(self._state, step.seat, step.choice, dice, None)
            self.steps.append(step)
        self._stamp(undone)
        return undone

    def go_back(self, to: int) -> Back:
        """Take back everything after the first `to` steps, as all have agreed; ValueError.

        What was seen stays seen; dice that are rolled from here on are new ones.
        """
        check_kind("step", to, int)
        if not 0 <= to < len(self.steps) or len(self.backs) >= MOST_BACKS:
            raise ValueError(f"no going back to step {shown(to)}")
        back = Back(to, tuple(self.steps[to:]))
        self._state = self._past[to]
        del self.steps[to:], self._past[to:]
        self.backs.append(back)
        self._stamps = [stamp + 1 for stamp in self._stamps]
        return back

    def _last_of(self, seat: int) -> int:
        """Where the step is that the seat might take back, or -1.

        Choices that others have sealed at the same time do not stand in the way: whether a bid can
        be taken back must not tell whether others have bid.
        """
        for at in range(len(self.steps) - 1, -1, -1):
            step = self.steps[at]
            if step.seat == seat:
                asked = self.game.rules.to_act(self._past[at])
                others = self.steps[at + 1 :]
                is_sealed = not any(e.is_seen_by(o.seat) for o in others for e in step.events)
                return at if is_sealed and all(o.seat in asked for o in others) else -1
            if any(event.is_seen_by(seat) for event in step.events):
                return -1
        return -1

    def _stamp(self, step: Step) -> None:
        for seat in range(self.players):
            if seat == step.seat or any(event.is_seen_by(seat) for event in step.events):
                self._stamps[seat] += 1

    def _check_seat(self, seat: int | None, *, or_none: bool = False) -> None:
        check_seat(seat, self.players, or_none=or_none)

    def __repr__(self) -> str:
        name, count = self.game.meta.name, len(self.steps)
        return f"<{name} match, {self.players} players, {count} choices made>"
