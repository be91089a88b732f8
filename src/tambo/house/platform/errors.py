"""What the house declines, with a code for programs and a sentence for people.

Every code has a sentence in the house's catalogues: `house-problem-` and the code with dashes
for dots. Refusals of a game's rules are the game's own.
"""

from tambo.core.errors import InvalidRecord, InvalidSetup, Refused, TamboError, UnknownGame
from tambo.core.phrase import Phrase

NO_RULES_PAGE = "rules.none"
STATUS = {
    "ask.alone": 409,
    "ask.closed": 409,
    "ask.not-paused": 409,
    "ask.nothing": 409,
    "ask.open": 409,
    "ask.own": 403,
    "ask.pace": 422,
    "ask.rated": 403,
    "account.delete": 403,
    "account.guest": 403,
    "account.needed": 403,
    "account.unknown": 404,
    "chat.banned": 403,
    "chat.fast": 429,
    "chat.long": 422,
    "chat.no-line": 404,
    "chat.silenced": 403,
    "chat.yourself": 422,
    "comment.foreign": 403,
    "connections.many": 429,
    "cup.entry": 404,
    "cup.few": 409,
    "cup.foreign": 403,
    "cup.full": 409,
    "cup.game": 422,
    "cup.not-running": 409,
    "cup.opponent": 403,
    "cup.started": 409,
    "cup.title": 422,
    "cup.unknown": 404,
    "daily.none": 404,
    "decision.stale": 409,
    "headers.too-large": 431,
    "hello.first": 400,
    "hint.busy": 409,
    "hint.failed": 503,
    "hint.none": 404,
    "hint.off": 403,
    "host": 421,
    "host.no-account": 404,
    "host.no-report": 404,
    "host.token": 403,
    "house.full": 503,
    "internal": 500,
    "level.unknown": 422,
    "lobby.blocked": 403,
    "lobby.no-seat": 409,
    "lobby.private": 403,
    "malformed": 400,
    "match.long": 409,
    "method": 405,
    "name.long": 422,
    "name.reserved": 422,
    "name.signs": 422,
    "name.taken": 409,
    "not-found": 404,
    "note.long": 413,
    "notice.address": 422,
    "notice.channel": 404,
    "notice.mail-off": 422,
    "notice.many": 409,
    "notice.token": 403,
    "notice.url": 422,
    "origin": 403,
    "pin.alone": 409,
    "pin.form": 422,
    "pin.needed": 403,
    "pin.none": 409,
    "pin.wait": 429,
    "pin.wrong": 403,
    "passkey.failed": 403,
    "passkey.last": 409,
    "passkey.many": 409,
    "password.long": 422,
    "password.short": 422,
    "password.wrong": 403,
    "record.long": 413,
    "record.running": 403,
    "request.timeout": 408,
    "review.failed": 503,
    "seat.blocked": 403,
    "seat.foreign": 403,
    "seat.beside": 409,
    "seat.not-away": 409,
    "seat.not-open": 409,
    "seat.own": 409,
    "seat.stood-in": 409,
    "seat.taken": 409,
    "seat.token": 403,
    "seats.count": 422,
    "seats.fewer": 422,
    "seed.known": 422,
    "seed.long": 422,
    "session.wrong": 403,
    "sockets.many": 429,
    "storage": 503,
    "table.departed": 409,
    "table.closed": 409,
    "table.foreign": 403,
    "table.not-over": 409,
    "table.over": 409,
    "table.paused.agreed": 409,
    "table.paused.bot": 409,
    "table.paused.internal": 409,
    "table.paused.version": 409,
    "table.running": 409,
    "table.unknown": 404,
    "table.what-if": 409,
    "table.waiting": 409,
    "terms.pace": 422,
    "terms.rated-clock": 422,
    "terms.rated-hotseat": 422,
    "terms.rated-option": 422,
    "terms.rated-start": 422,
    "token.many": 409,
    "token.scope": 403,
    "token.unknown": 401,
    "too-big": 413,
    "too-many": 429,
    "undo.long": 409,
    "url.too-long": 414,
    "vacation.days": 409,
    "way-back.wrong": 403,
    "what-if.open": 422,
    "what-if.over": 422,
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
