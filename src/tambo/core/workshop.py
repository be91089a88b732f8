"""Data of a printed copy that a player types in: what every game's workshop does with it.

A workshop fills one text option of its game (`Option.has_workshop`). It reads no file and opens
no table: the command line and the house bring the text and take the options. The catalogues
explain the format under `<game>-workshop-<option>`.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice

from tambo.core.meta import OptionValue
from tambo.core.phrase import Phrase

MOST_LETTERS = 30_000
"""More than any copy needs; longer texts are not looked at."""

MOST_FLAWS = 40
"""Nobody mends more at a time."""


@dataclass(frozen=True, slots=True)
class Flaw:
    """Something wrong or odd in a text. `line` counts from 1; 0 means no line in particular."""

    clause: str
    phrase: Phrase
    line: int = 0


class Workshop(ABC):
    """What can be typed in for one option of a game."""

    option: str
    clause: str
    """What a text that cannot even be looked at falls short of."""

    @abstractmethod
    def sample(self) -> str:
        """Our own data in the form to be typed in: sound, and something to begin from."""

    @abstractmethod
    def examine(self, text: str) -> Iterable[Flaw]:
        """Everything wrong with a text that is neither empty nor too long."""

    @abstractmethod
    def spelled(self, text: str) -> str:
        """A text without flaws as the one line that the option takes."""

    def flaws(self, text: str) -> list[Flaw]:
        """What is wrong with a text, in the order one would mend it; nothing for a sound one."""
        if len(text) > MOST_LETTERS:
            return [Flaw(self.clause, Phrase("workshop-long", {"most": MOST_LETTERS}))]
        if not text.strip():
            return [Flaw(self.clause, Phrase("workshop-empty"))]
        found = []
        for flaw in self.examine(text):
            found.append(flaw)
            if len(found) == MOST_FLAWS:
                break
        return found or self._hollow(text)

    def doubts(self, text: str) -> Iterable[Flaw]:
        """What looks odd in a text without flaws; it can still be played with."""
        return ()

    def warnings(self, text: str) -> list[Flaw]:
        """The doubts about a text without flaws: shown, and not in the way of a table."""
        return list(islice(self.doubts(text), MOST_FLAWS))

    def options(self, text: str) -> dict[str, OptionValue]:
        """The options of a table that plays with a text without flaws."""
        return {self.option: self.spelled(text)}

    def report(self, text: str) -> list[Phrase]:
        """What is worth knowing about a text without flaws."""
        return []

    def _hollow(self, text: str) -> list[Flaw]:
        """Nothing but remarks would mean our own data to the option; here it is a slip."""
        if self.spelled(text).strip():
            return []
        return [Flaw(self.clause, Phrase("workshop-empty"))]


def numbered_pieces(text: str, joint: str) -> list[tuple[int, str]]:
    """What stands between line breaks or joints, with the number of its line."""
    return [
        (number, piece)
        for number, line in enumerate(text.splitlines(), start=1)
        for piece in line.split(joint)
    ]


def without_remarks(text: str) -> str:
    """The same lines without what follows a `#`."""
    return "\n".join(line.partition("#")[0].rstrip() for line in text.splitlines())
