"""A game as people and programs meet it: words, views, refusals, outcomes, and new matches.

A game's package binds its parts here. Everything in this file may be slow; what must be fast is
in `tambo.core.rules` and, for bots, in `tambo.core.policy`.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic

from tambo.core.checks import check_kind, check_rolls, check_seats_of, check_seed, shown
from tambo.core.coach import Coach
from tambo.core.dice import Dice, RecordingDice
from tambo.core.errors import InvalidSetup, Refused
from tambo.core.event import Event, Fact, words_of
from tambo.core.frozen import as_json
from tambo.core.match import Match
from tambo.core.meta import Meta, OptionValue
from tambo.core.outcome import Outcome
from tambo.core.owners import letter_of
from tambo.core.phrase import Phrase
from tambo.core.policy import Policy
from tambo.core.record import beginning, replay
from tambo.core.rules import Rules
from tambo.core.state import State
from tambo.core.view import View
from tambo.core.workshop import Workshop

# A game is generic in its state. Named without one, as by all that know no game, it takes any.
if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)

SEATED: Final = {
    "asked": True,
    "board_lines": True,
    "choice_of": False,
    "prompt": False,
    "redeal": False,
    "refusal": False,
    "spoken": False,
    "unasked": True,
    "view": True,
    "view_of": True,
}
"""The methods of a game that take a seat, and whether None, a spectator, may ask too."""


class Game(ABC, Generic[S]):
    """Rules with a face. Seats are checked wherever they are handed in, also in what a game of
    its own makes of these methods. A game that says nothing of policy and coach gets plain ones."""

    meta: Meta
    rules: Rules
    view_type: type[View]
    facts: tuple[type[Fact], ...]
    """The kinds of event of the game: `facts_in(events)`."""
    policy: Policy
    coach: Coach = Coach()

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        check_seats_of(cls, SEATED)
        if "rules" in vars(cls) and "policy" not in vars(cls):
            cls.policy = Policy(cls.rules)

    # Beginning

    def new(self, players: int | None = None, seed: int | str = 0, **options: object) -> Match:
        """A match at its first decision. The same seed and options give the same match."""
        if players is None:
            players = self.meta.players[0]
        self._check_players(players)
        check_seed(seed)
        resolved = self.meta.resolve_options(options)
        dice = RecordingDice(f"{seed} setup")
        state = self.rules.setup(players, resolved, dice)
        return Match(self, state, options=resolved, seed=seed, setup=tuple(dice.rolled))

    def set_up(
        self, players: int, seed: int | str, setup: Sequence[int], **options: object
    ) -> Match:
        """What `new` gives, by rolls that were made before; InvalidSetup, ValueError."""
        self._check_players(players)
        check_seed(seed)
        check_rolls(setup)
        return beginning(self, players, options, seed, None, list(setup))

    def _check_players(self, players: int) -> None:
        check_kind("players", players, int)
        if players not in self.meta.players:
            words: dict[str, str | int] = {"game": self.meta.title, "players": shown(players)}
            raise InvalidSetup("players", Phrase("error-players", words))

    def has_slow_setup(self, options: Mapping[str, OptionValue]) -> bool:
        """Whether `new` can take so long with these options that nobody should have to wait."""
        return False

    def from_position(self, text: str, seed: int | str = 0) -> Match:
        """A match that begins in the middle. InvalidPosition says what is wrong with a text."""
        check_kind("position", text, str)
        check_seed(seed)
        state = self.parse_position(text)
        return Match(
            self,
            state,
            options=self.options_of(state),
            seed=seed,
            start=self.format_position(state),
        )

    def replay(self, record: Mapping[str, Any]) -> Match:
        """The match a record tells of, replayed by its written rolls, not by a generator."""
        return replay(self, record)

    # Words

    @abstractmethod
    def format_choice(self, state: S, choice: int) -> str:
        """The notation of a choice. Different choices of a menu have different texts."""

    def normalise(self, state: S, text: str) -> str:
        """The one spelling used by menus, for anything the notation allows to be typed."""
        return " ".join(text.split())

    @abstractmethod
    def format_position(self, state: S) -> str:
        """Complete and human-readable; `parse_position` is its inverse."""

    @abstractmethod
    def parse_position(self, text: str) -> S:
        """The state a text describes; what it does not mention takes its neutral default."""

    @abstractmethod
    def options_of(self, state: S) -> dict[str, bool | int | str]:
        """The options under which such a state is played."""

    @abstractmethod
    def board_lines(self, state: S, seat: int | None) -> list[Phrase]:
        """The board in lines of text as that seat sees it: for the terminal and screen readers.

        A line that is the same in every language is `Phrase("text-line", {"text": ...})`.
        """

    def signs(self, colours: Sequence[str]) -> dict[str, str]:
        """The letter that stands for each colour in the lines of the board, no letter twice.

        Capitals may be drawn behind a sign of what lies below.
        """
        return {colour: letter_of(colour) for colour in colours}

    # Menus for people

    @abstractmethod
    def elements(self, state: S, choice: int) -> list[str]:
        """The things on the screen a choice is made of, in the order one points at them."""

    def is_unordered(self, state: S, choice: int) -> bool:
        """Whether the elements of a choice may be pointed at in any order."""
        return False

    def is_grave(self, state: S, choice: int) -> bool:
        """Whether a stray tap would be costly: a touch screen then asks for confirmation."""
        return False

    @abstractmethod
    def describe(self, state: S, choice: int) -> Phrase:
        """What a choice would do."""

    @abstractmethod
    def prompt(self, state: S, seat: int) -> Phrase:
        """What is expected of a seat that is to act."""

    def spoken(self, state: S, seat: int, choice: int, words: str) -> Event | None:
        """The event of words a seat added to a choice, `state` being after it; None: not here.

        All who see the event read them. A person wrote them: shown as they are, never obeyed.
        """
        return None

    def tell(self, event: Event, colours: Sequence[str]) -> Phrase:
        """The sentence of an event: its words are the fields of the fact, and the colour of its
        seat unless the fact says one itself. `colours` are those of the seats.
        """
        return Phrase(f"{self.meta.name}-event-{event.kind}", words_of(event, colours))

    def spell(self, state: S, elements: list[str]) -> str:
        """The notation for the elements a player pointed at; need not be legal."""
        return "-".join(element.partition(":")[2] for element in elements)

    # Refusals

    def choice_of(self, state: S, seat: int, text: str) -> int:
        """The choice on the seat's menu that a text means, or Refused."""
        spelling = self.normalise(state, text)
        for choice in self.rules.legal(state, seat):
            if self.format_choice(state, choice) == spelling:
                return choice
        raise self.refusal(state, seat, spelling)

    @abstractmethod
    def refusal(self, state: S, seat: int, text: str) -> Refused:
        """Why a text is not on the seat's menu. Must depend on nothing the seat may not know."""

    # What a seat may know

    def asked(self, state: S, seat: int | None) -> list[int]:
        """Who must decide now as far as `seat` may know: a sealed choice shows nobody ready."""
        return self.rules.to_act(state)

    def unasked(self, state: S, seat: int | None) -> list[int]:
        """Who may act now though nobody waits for them, as far as `seat` may know."""
        return []

    def colours(self, state: S) -> list[str]:
        """The colour of each seat, as the screens mark it; empty where seats have none."""
        return []

    def owners(self, state: S) -> list[str | None]:
        """The colour by which each seat is marked now; None while it has none."""
        colours = self.colours(state)
        return [*colours] if colours else [None] * state.players

    @abstractmethod
    def view_of(self, state: S, seat: int | None) -> View:
        """What a seat (or a spectator) sees, built field by field."""

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """`view_of` as data ready for JSON."""
        return as_json(self.view_of(state, seat))

    @abstractmethod
    def redeal(self, state: S, seat: int, dice: Dice) -> S:
        """A random full state that agrees with everything the seat has seen."""

    # End

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """None while the game goes on."""

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """How many of each piece of the box are on the table, wherever they lie."""

    @abstractmethod
    def box(self, state: S) -> dict[str, int]:
        """How many of each piece the box holds under the options played."""

    # A printed copy

    def workshops(self) -> tuple[Workshop, ...]:
        """What examines the data of a printed copy, for each option that has a workshop."""
        return ()

    def __repr__(self) -> str:
        return f"tambo.load({self.meta.name!r})"


check_seats_of(Game, SEATED)
