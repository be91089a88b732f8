"""The games and bots a house offers, and their cards. Tests put other games on it."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from tambo.core.errors import UnknownGame
from tambo.core.game import Game
from tambo.core.meta import Meta
from tambo.core.phrase import Phrase
from tambo.house.catalog.wire import (
    FewerChoices,
    GameSummary,
    LevelSummary,
    OptionNeed,
    OptionSummary,
)
from tambo.house.platform.errors import HouseError


class Games(Protocol):
    """What the package `tambo.games` offers."""

    def games(self) -> list[str]: ...
    def is_built(self, name: str) -> bool: ...
    def meta_of(self, name: str) -> Meta: ...
    def load(self, name: str) -> Game: ...


class Catalog:
    def __init__(self, games: Games, levels: Sequence[LevelSummary]) -> None:
        self._games = games
        self._levels = list(levels)

    def load(self, name: str) -> Game:
        """The game, to go on with a table of it; UnknownGame."""
        return self._games.load(name)

    def load_ready(self, name: str) -> Game:
        """The game, to open a table of it; UnknownGame also for one that is not ready."""
        game = self._games.load(name)
        if not game.meta.is_ready:
            raise UnknownGame("game.coming", Phrase("error-game-coming", {"name": game.meta.title}))
        return game

    def ready(self) -> list[Game]:
        """Every game that people can play here."""
        return [self._games.load(card.name) for card in self.cards() if card.is_built]

    def meta_of(self, name: str) -> Meta:
        """The static facts of a game; UnknownGame."""
        return self._games.meta_of(name)

    def check_level(self, level: str) -> None:
        if level not in self.levels():
            raise HouseError("level.unknown", level=level[:40])

    def levels(self) -> list[str]:
        """The names of the bots' levels, weakest first."""
        return [known.name for known in sorted(self._levels, key=lambda known: known.strength)]

    def cards(self) -> list[GameSummary]:
        return [self._card(name) for name in self._games.games()]

    def _card(self, name: str) -> GameSummary:
        meta = self._games.meta_of(name)
        options = [
            OptionSummary(
                name=o.name,
                kind=o.kind,
                default=o.default,
                clause=o.clause,
                choices=list(o.choices),
                least=o.least,
                most=o.most,
                players=list(o.players),
                needs=[OptionNeed(other, choice) for other, choice in o.needs],
                fewer=[FewerChoices(other, choice, list(left)) for other, choice, left in o.fewer],
                has_workshop=o.has_workshop,
            )
            for o in meta.options
        ]
        return GameSummary(
            name=meta.name,
            title=meta.title,
            author=meta.author,
            publisher=meta.publisher,
            year=meta.year,
            players=list(meta.players),
            minutes=meta.minutes,
            is_built=self._games.is_built(name) and meta.is_ready,
            has_secrets=meta.has_secrets,
            has_chance=meta.has_chance,
            options=options,
            levels=self._levels,
        )


def house_catalog() -> Catalog:
    """The games of the package, and the bots' levels."""
    from tambo.bots.levels import LEVELS

    # `tambo.games` as an attribute is the function of that name.
    games: Any = import_module("tambo.games")
    return Catalog(games, [LevelSummary(level.name, level.strength) for level in LEVELS])
