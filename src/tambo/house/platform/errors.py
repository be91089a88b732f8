"""Errors of the house: a code for programs, a sentence for people, a status for HTTP.

Each subject registers its codes when it is imported, from its `errors.py`. The sentence of a code
is in the catalogues: `house-error-` and the code with dashes for dots. Refusals of a game's rules
are the game's own.
"""

from collections.abc import Mapping

from tambo.core.errors import InvalidRecord, InvalidSetup, Refused, TamboError, UnknownGame
from tambo.core.phrase import Phrase

NO_RULES_PAGE = "rules.none"

_registered: dict[str, int] = {}


def register(errors: Mapping[str, int]) -> None:
    """Make codes known, each with its HTTP status."""
    twice = _registered.keys() & errors.keys()
    assert not twice, twice
    _registered.update(errors)


def registered() -> Mapping[str, int]:
    """The codes of every subject imported so far, each with its HTTP status."""
    return _registered


class HouseError(TamboError):
    """The house does not do that; nothing has been changed."""

    def __init__(self, code: str, **args: str | int) -> None:
        assert code in _registered, code
        super().__init__(code, Phrase(f"house-error-{code.replace('.', '-')}", dict(args)))

    @property
    def status(self) -> int:
        return _registered[self.code]


def status_of(error: TamboError) -> int:
    """The HTTP status that fits an error."""
    if isinstance(error, HouseError):
        return error.status
    if isinstance(error, UnknownGame) or error.code == NO_RULES_PAGE:
        return 404
    if isinstance(error, Refused):
        return 409
    return 422 if isinstance(error, InvalidSetup | InvalidRecord) else 400


register(
    {
        "internal": 500,
        "malformed": 400,
        "not-found": 404,
        "storage": 503,
        "too-many": 429,
    }
)
