"""Errors of a command line, as one line on stderr and an exit code.

Maps the parser's errors to our catalogues; never shows a traceback for an error of the caller.
"""

import sys

import cyclopts

from tambo.cli.translator import Translator, usage_error
from tambo.core.errors import TamboError

CHECK_FAILED = 1
NOT_UNDERSTOOD = 2
INTERRUPTED = 130


def reason_of(error: TamboError, texts: Translator) -> str:
    """The sentence of an error, and that of the game's own refusal behind it."""
    cause = error.__cause__
    said = texts(error.phrase)
    if not isinstance(cause, TamboError):
        return said
    clause = f" ({cause.clause})" if cause.clause else ""
    return f"{said} {texts(cause.phrase)}{clause}"


def report_error(error: TamboError, texts: Translator) -> int:
    """One line with sentence, code and clause; the exit code for it."""
    where = ", ".join(part for part in (error.code, error.clause) if part)
    print(f"tambo: {reason_of(error, texts)} [{where}]", file=sys.stderr)
    return NOT_UNDERSTOOD


def from_parser(error: cyclopts.CycloptsError) -> TamboError:
    """An error of the parser as one of ours."""
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
