"""Tambo: five board games, their rules, bots and server.

    >>> import tambo
    >>> match = tambo.load("tiki").new(players=2, seed=7)

`games()` lists what the house has, `load()` opens one. See README.md for a first session.
"""

from typing import TYPE_CHECKING

from tambo import _pure, _shelf

_pure.install()

from tambo.core.dice import Dice
from tambo.core.errors import (
    InvalidInput,
    InvalidPosition,
    InvalidRecord,
    InvalidSetup,
    Refused,
    TamboError,
    UnknownGame,
)
from tambo.core.event import Event
from tambo.core.game import Game
from tambo.core.match import Choice, Match, Step
from tambo.core.meta import Meta, Option
from tambo.core.outcome import Outcome, SheetLine
from tambo.core.phrase import Phrase, set_speaker
from tambo.games import is_built, load, meta_of
from tambo.texts import say

if TYPE_CHECKING:
    # Running, the name is the package of the games, which lists them when it is called.
    from tambo.games import games

_shelf.lengthen()
set_speaker(say)

__version__ = "0.1.0"

__all__ = [
    "Choice",
    "Dice",
    "Event",
    "Game",
    "InvalidInput",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidSetup",
    "Match",
    "Meta",
    "Option",
    "Outcome",
    "Phrase",
    "Refused",
    "SheetLine",
    "Step",
    "TamboError",
    "UnknownGame",
    "__version__",
    "games",
    "is_built",
    "load",
    "meta_of",
    "say",
]
