"""What the house declines, with a code for programs and a sentence for people.

Every code has a sentence in the house's catalogues: `house-problem-` and the code with dashes
for dots. Refusals of a game's rules are the game's own.
"""

from tambo.core.errors import InvalidRecord, InvalidSetup, Refused, TamboError, UnknownGame
from tambo.core.phrase import Phrase

NO_RULES_PAGE = "rules.none"
STATUS = {
    "cup.entry": 404,
    "cup.few": 409,
    "cup.foreign": 403,
    "cup.full": 409,
    "cup.game": 422,
    "cup.not-running": 409,
    "cup.started": 409,
    "cup.title": 422,
    "cup.unknown": 404,
    "daily.none": 404,
    "decision.stale": 409,
    "hello.first": 400,
    "hint.busy": 409,
    "hint.failed": 503,
    "hint.none": 404,
    "hint.off": 403,
    "host": 421,
    "internal": 500,
    "level.unknown": 422,
    "malformed": 400,
    "method": 405,
    "name.long": 422,
    "not-found": 404,
    "note.long": 413,
    "notice.address": 422,
    "notice.channel": 404,
    "notice.mail-off": 422,
    "notice.many": 409,
    "notice.token": 403,
    "notice.url": 422,
    "origin": 403,
    "record.running": 403,
    "review.failed": 503,
    "seat.foreign": 403,
    "seat.taken": 409,
    "seat.token": 403,
    "seats.count": 422,
    "seed.known": 422,
    "seed.long": 422,
    "storage": 503,
    "table.not-over": 409,
    "table.over": 409,
    "table.paused.bot": 409,
    "table.paused.internal": 409,
    "table.paused.version": 409,
    "table.unknown": 404,
    "table.waiting": 409,
    "too-big": 413,
    "workshop.part": 404,
}


class Declined(TamboError):
    """The house does not do that; nothing has been changed."""


def declined(code: str, **args: str | int) -> Declined:
    assert code in STATUS, code
    return Declined(code, Phrase(f"house-problem-{code.replace('.', '-')}", dict(args)))


def status_of(error: TamboError) -> int:
    """The HTTP status that fits an error."""
    if isinstance(error, Declined):
        return STATUS[error.code]
    if isinstance(error, UnknownGame) or error.code == NO_RULES_PAGE:
        return 404
    if isinstance(error, Refused):
        return 409
    return 422 if isinstance(error, InvalidSetup | InvalidRecord) else 400
