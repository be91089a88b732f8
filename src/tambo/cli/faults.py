"""Everything that can go wrong on a command line, as one line on stderr and an exit code.

Owns the mapping from the parser's errors to our catalogues; never shows a traceback for what is
the caller's to mend.
"""

import sys

import cyclopts

from tambo.cli.voice import Voice, usage_error
from tambo.core.errors import TamboError

FOUND_WANTING = 1
NOT_UNDERSTOOD = 2
INTERRUPTED = 130


def reason_of(error: TamboError, voice: Voice) -> str:
    """The sentence of an error, and that of the game's own refusal behind it."""
    cause = error.__cause__
    said = voice(error.phrase)
    if not isinstance(cause, TamboError):
        return said
    clause = f" ({cause.clause})" if cause.clause else ""
    return f"{said} {voice(cause.phrase)}{clause}"


def complain(error: TamboError, voice: Voice) -> int:
    """One line with sentence, code and clause; the exit code for it."""
    where = ", ".join(part for part in (error.code, error.clause) if part)
    print(f"tambo: {reason_of(error, voice)} [{where}]", file=sys.stderr)
    return NOT_UNDERSTOOD


def translate(error: cyclopts.CycloptsError) -> TamboError:
    """The parser's complaint in our own words."""
    if isinstance(error, cyclopts.UnknownCommandError):
        unused = error.unused_tokens or [""]
        return usage_error("command.unknown", word=unused[0][:40])
    if isinstance(error, cyclopts.UnknownOptionError):
        return usage_error("flag.unknown", word=(error.token.keyword or error.token.value)[:40])
    if isinstance(error, cyclopts.MissingArgumentError):
        return usage_error("argument.missing", name=_name_of(error))
    if isinstance(error, cyclopts.RepeatArgumentError):
        return usage_error("argument.repeated", name=_name_of(error))
    if isinstance(error, cyclopts.CoercionError | cyclopts.ValidationError):
        return usage_error("argument.value", name=_name_of(error), value=_value_of(error)[:60])
    if isinstance(error, cyclopts.UnusedCliTokensError):
        unused = error.unused_tokens or [""]
        return usage_error("argument.surplus", word=unused[0][:40])
    return usage_error("line", why=str(error).strip().partition("\n")[0][:200])


def _name_of(error: cyclopts.CycloptsError) -> str:
    argument = error.argument
    if argument is None:
        return ""
    if argument.index is not None and argument.field_info.is_positional:
        return argument.name.lstrip("-").upper()
    return argument.name


def _value_of(error: cyclopts.CoercionError | cyclopts.ValidationError) -> str:
    if isinstance(error, cyclopts.CoercionError) and error.token is not None:
        return error.token.value
    tokens = error.argument.tokens if error.argument is not None else []
    return tokens[-1].value if tokens else ""
