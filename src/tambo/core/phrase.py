"""Sentences that are not yet in any language: a key of the catalogues and its arguments."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Phrase:
    """A sentence to be said in the reader's language."""

    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        return _Voice.speak(self)


def _spell(phrase: Phrase) -> str:
    details = ", ".join(f"{name}={value}" for name, value in phrase.args.items())
    return f"{phrase.key} ({details})" if details else phrase.key


class _Voice:
    """Who speaks. The core knows no language; the package plugs one in."""

    speak: Callable[[Phrase], str] = staticmethod(_spell)


def set_speaker(speaker: Callable[[Phrase], str]) -> None:
    """Let `str(phrase)` speak."""
    _Voice.speak = staticmethod(speaker)
