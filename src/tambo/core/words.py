"""Words that a person adds to a choice, as in `send: I will leave your bridge alone`.

They are part of the choice's text, so log, record and replay carry them without a field of their
own. The rules never see them, and nothing interprets them. `Game.spoken` says which choices take
words and who reads them. They are kept as one line of plain text.
"""

import unicodedata

from tambo.core.errors import Refused
from tambo.core.phrase import Phrase

LONGEST = 140
MARK = ": "
CLAUSE = "HOUSE-3.1"


def split(text: str) -> tuple[str, str]:
    """A choice as typed, and the words added to it; Refused when they are too many."""
    choice, _, rest = text.partition(MARK)
    words = plain(rest)
    if len(words) > LONGEST:
        raise Refused(CLAUSE, Phrase("error-words-long", {"most": LONGEST}), "words.long")
    return choice, words


def joined(choice: str, words: str) -> str:
    """The inverse of `split`."""
    return f"{choice}{MARK}{words}" if words else choice


def not_here() -> Refused:
    """Why words were added to a choice that takes none."""
    return Refused(CLAUSE, Phrase("error-words-here"), "words.here")


def plain(text: str) -> str:
    """One line without anything invisible: no control, direction or unassigned characters."""
    kept = (
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", text)
        if letter.isspace() or not unicodedata.category(letter).startswith("C")
    )
    return " ".join("".join(kept).split())
