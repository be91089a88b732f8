"""What every subject sends to people: texts and errors."""

import msgspec

from tambo.core.errors import TamboError
from tambo.core.phrase import Phrase


class Text(msgspec.Struct, frozen=True, gc=False):
    """A sentence in no language yet: a key of the catalogues and its arguments."""

    key: str
    args: dict[str, str | int] = {}


class ErrorMessage(msgspec.Struct, frozen=True, tag="error"):
    """Something that cannot be done: the answer over HTTP, or to what a screen sends.

    `code` is for programs, `clause` names the rule where a rule is the reason.
    """

    code: str
    said: Text
    clause: str | None = None


def text_of(phrase: Phrase) -> Text:
    return Text(phrase.key, dict(phrase.args))


def error_message(error: TamboError) -> ErrorMessage:
    return ErrorMessage(error.code, text_of(error.phrase), error.clause)
