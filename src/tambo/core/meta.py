"""The static facts of a game, known without loading its engine."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from tambo.core.checks import shown
from tambo.core.errors import InvalidSetup
from tambo.core.phrase import Phrase

OptionValue = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be agreed before a game.

    The catalogues name it under `<game>-option-<name>` and its choices under
    `<game>-option-<name>-<choice>`. A "text" option is checked by the game itself; its choices
    are values known to be good, named together under `<game>-option-<name>-known`.
    """

    name: str
    kind: Literal["flag", "choice", "number", "text"]
    default: OptionValue
    clause: str
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    is_secret: bool = False
    """Whether its value would tell players what the game hides from them."""
    is_unrated: bool = False
    """Whether a match with anything but its default counts for no rating; secret ones never do."""
    has_workshop: bool = False
    """Whether one of `Game.workshops` fills it, with data of a printed copy."""
    players: tuple[int, ...] = ()
    """The numbers of players for which it matters; empty: all."""
    needs: tuple[tuple[str, str], ...] = ()
    """Other options and the choice of each without which it does not matter."""
    fewer: tuple[tuple[str, str, tuple[str, ...]], ...] = ()
    """Another option, a choice of it, and the choices that are left with that."""

    def accepts(self, value: object) -> bool:
        if self.kind == "flag":
            return isinstance(value, bool)
        if self.kind == "number":
            is_whole = isinstance(value, int) and not isinstance(value, bool)
            return is_whole and self.least <= value <= self.most  # type: ignore[operator]
        return isinstance(value, str) and (self.kind == "text" or value in self.choices)


@dataclass(frozen=True, slots=True)
class Meta:
    """Title and credits, seats, options, and the version of the rules.

    `variants` are the ways to play that tests and statistics treat apart, as options. A game that
    is not `is_ready` can be loaded and studied, but the house does not seat people at it yet.
    """

    name: str
    title: str
    author: str
    publisher: str
    year: int
    players: tuple[int, ...]
    minutes: int
    rules_version: int
    options: tuple[Option, ...] = ()
    endings: tuple[str, ...] = ()
    variants: tuple[Mapping[str, OptionValue], ...] = ({},)
    in_bulk: Mapping[str, OptionValue] = field(default_factory=dict)
    """Options with which thousands of games are set up quickly, for measuring; not for players."""
    has_secrets: bool = False
    has_chance: bool = True
    """Whether dice or draws decide anything once the game has begun."""
    also_replays: tuple[int, ...] = ()
    """Earlier versions of the rules whose matches are replayed by these: what they differ in is
    rare, and a match in which it happened is refused at its step."""
    is_ready: bool = True
    has_daily: bool = False
    """Whether `Game.daily` gives a set-up of the day."""
    has_slow_redeals: bool = False
    """Whether `Game.redeal` can take so long that nobody should have to wait for it."""
    together: tuple[str, ...] = ()
    """The endings at which the players win or lose together: nobody is better than another."""

    def variants_for(self, players: int) -> list[Mapping[str, OptionValue]]:
        """The variants whose options all matter for a number of players."""
        idle = {o.name for o in self.options if o.players and players not in o.players}
        return [variant for variant in self.variants if not idle.intersection(variant)]

    def offered(
        self, players: int, chosen: Mapping[str, OptionValue]
    ) -> dict[str, tuple[str, ...]]:
        """The options that matter with what is chosen already, and the choices each has left."""
        usual = {option.name: option.default for option in self.options}
        found: dict[str, tuple[str, ...]] = {}
        for option in self.options:
            if option.players and players not in option.players:
                continue
            # What does not matter itself keeps its default.
            values = {**usual, **{name: chosen[name] for name in found if name in chosen}}
            if any(values[other] != choice for other, choice in option.needs):
                continue
            left = [c for other, choice, c in option.fewer if values[other] == choice]
            found[option.name] = left[0] if left else option.choices
        return found

    def unrated_by(self, chosen: Mapping[str, object]) -> str | None:
        """The first option for which a match cannot count for ratings; None: it can."""
        for option in self.options:
            is_changed = chosen.get(option.name, option.default) != option.default
            if is_changed and (option.is_unrated or option.is_secret):
                return option.name
        return None

    def resolve_options(self, chosen: dict[str, object]) -> dict[str, OptionValue]:
        """All options with their values, defaults filled in; InvalidSetup for a bad one."""
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise InvalidSetup("option.unknown", Phrase("error-option-unknown", {"name": name}))
            if not known[name].accepts(value):
                raise InvalidSetup(
                    "option.value",
                    Phrase("error-option-value", {"name": name, "value": shown(value, 60)}),
                    known[name].clause,
                )
        resolved: dict[str, OptionValue] = {}
        for option in self.options:
            value = chosen.get(option.name, option.default)
            assert isinstance(value, bool | int | str)
            resolved[option.name] = value
        return resolved
