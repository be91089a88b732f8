"""What a person types at a table that is not a choice: undo, rules, save and the like.

Each word is in the catalogues under `terminal-word-<name>`; the English ones work everywhere.
The notation of a game always comes first, so a word never hides a choice.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tambo.cli.translator import Translator

NAMES = ("help", "menu", "board", "log", "undo", "rules", "position", "save", "quit")
NEEDED_ON_A_SCREEN = ("undo", "rules", "position", "save", "quit")
ALIASES = {"?": "help", "q": "quit", "exit": "quit"}


@dataclass(frozen=True, slots=True)
class Order:
    """A word understood, and what follows it."""

    name: str
    rest: str


def parse_order(text: str, texts: Translator) -> Order | None:
    """The order a line gives, or None when it is something else."""
    head, _, rest = text.strip().partition(" ")
    head = head.lower()
    if head in ALIASES:
        return Order(ALIASES[head], rest.strip())
    for name in NAMES:
        if head in (name, texts(f"terminal-word-{name}").lower()):
            return Order(name, rest.strip())
    return None


def explain(texts: Translator, names: Sequence[str] = NAMES) -> list[tuple[str, str]]:
    """Orders in the person's language, each with what it does."""
    return [
        (texts(f"terminal-word-{name}"), texts(f"terminal-word-{name}-about")) for name in names
    ]
