"""What every subject tells people: sentences, and what went wrong."""

import msgspec

from tambo.core.phrase import Phrase


class Said(msgspec.Struct, frozen=True, gc=False):
    """A sentence in no language yet: a key of the catalogues and its arguments."""

    key: str
    args: dict[str, str | int] = {}


class Problem(msgspec.Struct, frozen=True):
    """An error over HTTP."""

    code: str
    said: Said
    clause: str | None = None


def said(phrase: Phrase) -> Said:
    return Said(phrase.key, dict(phrase.args))
