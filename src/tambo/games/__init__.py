"""The shelf: games found by scanning this folder, never listed by hand.

Every package in here with a `meta.py` is a game of the house; one that also has a `game.py` can
be played. The others are announced and on their way.

`tambo.games()` lists them, and `tambo.games.tiki.rules` is a module like any other: the package
itself can be called. A function of that name in `tambo` used to hide it from `import ... as`.
"""

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

from tambo.core.checks import check_kind
from tambo.core.errors import UnknownGame
from tambo.core.game import Game
from tambo.core.meta import Meta
from tambo.core.phrase import Phrase


def games() -> list[str]:
    """The names of all games of the house, in alphabetical order."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


def is_built(name: str) -> bool:
    """Whether the game's rules are here, or it is only announced."""
    check_kind("game", name, str)
    return name in games() and find_spec(f"{__name__}.{name}.game") is not None


def meta_of(name: str) -> Meta:
    """Title, credits and options, without loading the engine."""
    check_kind("game", name, str)
    return _meta_of(name)


@cache
def _meta_of(name: str) -> Meta:
    if name not in games():
        raise UnknownGame("game.unknown", Phrase("error-game-unknown", {"name": name[:40]}))
    meta = import_module(f"{__name__}.{name}.meta").META
    assert isinstance(meta, Meta)
    return meta


def load(name: str) -> Game:
    """The game of that name, ready to play."""
    check_kind("game", name, str)
    return _load(name)


@cache
def _load(name: str) -> Game:
    meta = meta_of(name)
    if not is_built(name):
        raise UnknownGame("game.coming", Phrase("error-game-coming", {"name": meta.title}))
    game = import_module(f"{__name__}.{name}.game").GAME
    assert isinstance(game, Game)
    return game


class _Shelf(ModuleType):
    """This package, callable under its public name."""

    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = _Shelf
