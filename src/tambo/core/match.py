"""One game being played: its state, its log, and who knows what of it.

The match is the only caller of `Rules.apply` outside search. A choice is carried out on a clone
first, so whatever goes wrong, the match stays as it was. Of the states it went through it keeps the
newest and a few milestones: any other is played again from the milestone before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tambo.core.checks import check_kind, check_rolls, check_seat, shown
from tambo.core.dice import Dice, RecordingDice, ScriptedDice
from tambo.core.errors import Refused
from tambo.core.event import Event
from tambo.core.outcome import Outcome
from tambo.core.packed import Packed
from tambo.core.phrase import Phrase
from tambo.core.record import record_of
from tambo.core.state import State
from tambo.core.view import View
from tambo.core.words import joined, not_here, split

if TYPE_CHECKING:
    from tambo.core.game import Game

UNDO_CLAUSE = "HOUSE-2.1"
MOST_BACKS = 200
STATES_AT_HAND = 4
"""The number of newest states that are kept, for undo."""
MILESTONES = 12
"""At most this many older ones, evenly spaced: twice as far apart when there are more."""


@dataclass(frozen=True, slots=True)
class Step:
    """One choice: the seat, the choice, the dice rolled and the events that followed."""

    seat: int
    choice: int
    text: str
    rolls: tuple[int, ...]
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Back:
    """Steps that were undone by agreement: all after the first `to` of them."""

    to: int
    steps: Sequence[Step]


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
        self.steps: Packed[Step] = Packed()
        self.backs: list[Back] = []
        self._state = state
        self._past: dict[int, State] = {}
        self._spacing = STATES_AT_HAND
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
        twin.steps = self.steps.copy()
        twin.backs = list(self.backs)
        twin._past = dict(self._past)
        twin._spacing = self._spacing
        twin._stamps = list(self._stamps)
        return twin

    def pack(self) -> None:
        """Keep the steps that lie further back in little room."""
        self.steps.pack()
        for number, back in enumerate(self.backs):
            if not isinstance(back.steps, Packed):
                self.backs[number] = Back(back.to, Packed.sealed(back.steps))

    def weight(self) -> tuple[int, int]:
        """How many bytes of steps are packed, and how many steps are not."""
        parts = [self.steps.weight()]
        parts += [
            back.steps.weight() if isinstance(back.steps, Packed) else (0, len(back.steps))
            for back in self.backs
        ]
        return sum(packed for packed, _ in parts), sum(loose for _, loose in parts)

    # Questions

    @property
    def state(self) -> State:
        """A copy of the full truth, hidden parts included: for analysis, never for a seat."""
        return self._state.clone()

    @property
    def states(self) -> list[State]:
        """Copies of the full truth before the first choice and after each, for analysis."""
        return [state.clone() for state in self._replayed(0)]

    def state_after(self, count: int) -> State:
        """A copy of the full truth after the first `count` choices, for analysis; ValueError."""
        check_kind("count", count, int)
        if not 0 <= count <= len(self.steps):
            raise ValueError(f"no state after {shown(count)} choices")
        return self._state_after(count).clone()

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

        A choice sent with an older number answers an outdated question.
        """
        self._check_seat(seat)
        return self._stamps[seat]

    def has_acted(self, seat: int | None) -> bool:
        """Whether the seat has made a choice that stands; a spectator (None) never has."""
        self._check_seat(seat, or_none=True)
        return seat is not None and any(step.seat == seat for step in reversed(self.steps))

    def view_of(self, seat: int | None) -> View:
        """What a seat sees, or a spectator (None), as the type its game declares."""
        self._check_seat(seat, or_none=True)
        return self.game.view_of(self._state, seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        """The same as data ready for JSON."""
        self._check_seat(seat, or_none=True)
        return self.game.view(self._state, seat)

    @property
    def colours(self) -> list[str]:
        """The colour of each seat, as the screens mark it; empty where seats have none."""
        return self.game.colours(self._state)

    @property
    def owners(self) -> list[str | None]:
        """The colour of each seat as far as it has one now."""
        return self.game.owners(self._state)

    def tell(self, event: Event) -> Phrase:
        """The sentence of an event of this match."""
        return self.game.tell(event, self.colours)

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
        dealt: State = self.game.redeal(self._state, seat, dice)
        return dealt

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
        check_rolls(rolls)
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
        self._remember()
        self._state = after
        self.steps.append(Step(seat, number, text, tuple(rolls), tuple(log)))
        self._stamp(self.steps[-1])
        return log

    def undo_refusal(self, seat: int) -> Refused | None:
        """Why the seat may not undo its last choice now; None if it may."""
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
        shown = any(event.is_seen_by(other) for event in last.events for other in others)
        if shown and self._has_gone_on(seat):
            return Refused("HOUSE-2.3", Phrase("error-undo-passed"), "undo.passed")
        return None

    def _has_gone_on(self, seat: int) -> bool:
        """Whether others may act now, as far as the seat may know: not whether they have."""
        game, state = self.game, self._state
        able = [*game.asked(state, seat), *game.unasked(state, seat)]
        return self.is_over or any(other != seat for other in able)

    def undo(self, seat: int) -> Step:
        """Undo the seat's last choice, as long as nobody has learnt anything from it."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refusal
        at = self._last_of(seat)
        undone, *later = self._cut(at)
        for step in later:
            self._remember()
            self._state = self._after(self._state, step)
            self.steps.append(step)
        self._stamp(undone)
        return undone

    def go_back(self, to: int) -> Back:
        """Undo everything after the first `to` steps, as all have agreed; ValueError.

        What was seen stays seen; dice that are rolled from here on are new ones.
        """
        check_kind("step", to, int)
        if not 0 <= to < len(self.steps) or len(self.backs) >= MOST_BACKS:
            raise ValueError(f"no going back to step {shown(to)}")
        back = Back(to, tuple(self._cut(to)))
        self.backs.append(back)
        self._stamps = [stamp + 1 for stamp in self._stamps]
        return back

    def _remember(self) -> None:
        """Keep the present state as the one after `count` steps; drop some older one."""
        count = len(self.steps)
        self._past[count] = self._state
        older = count - STATES_AT_HAND
        if older in self._past and older % self._spacing:
            del self._past[older]
        if len(self._past) > STATES_AT_HAND + MILESTONES:
            self._spacing *= 2
            self._past = {
                at: state
                for at, state in self._past.items()
                if at > older or at % self._spacing == 0
            }

    def _state_after(self, count: int) -> State:
        """The state after the first `count` steps: not to be changed."""
        return next(self._replayed(count))

    def _replayed(self, count: int) -> Iterator[State]:
        """The states after the first `count` steps and after each later one: not to be changed."""
        end = len(self.steps)
        if count == end:
            yield self._state
            return
        at = max(kept for kept in self._past if kept <= count)
        state = self._past[at]
        for step in self.steps.newest(at):
            if at >= count:
                yield state
            at += 1
            if at == end:
                yield self._state
            elif at in self._past:
                state = self._past[at]
            else:
                state = self._after(state, step)

    def _after(self, state: State, step: Step) -> State:
        after = state.clone()
        dice = ScriptedDice(list(step.rolls))
        self.game.rules.apply(after, step.seat, step.choice, dice, None)
        return after

    def _cut(self, to: int) -> list[Step]:
        """Stand again as after the first `to` steps; what came after them."""
        self._state = self._state_after(to)
        self._past = {at: state for at, state in self._past.items() if at < to}
        return self.steps.cut(to)

    def _last_of(self, seat: int) -> int:
        """The index of the step that the seat might undo, or -1.

        Unseen steps of others since then do not matter: whether a bid can be undone must not tell
        whether others have bid.
        """
        at = len(self.steps)
        for step in reversed(self.steps):
            at -= 1
            if step.seat == seat:
                return at
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
