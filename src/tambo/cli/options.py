"""Options of a game as people type them: `name=value`, and a bare name for a flag that is on."""

from collections.abc import Iterable

from tambo.cli.translator import usage_error
from tambo.core.errors import InvalidSetup
from tambo.core.meta import Meta, Option, OptionValue
from tambo.core.phrase import Phrase

YES = frozenset({"true", "yes", "on", "1", "oui", "vrai"})
NO = frozenset({"false", "no", "off", "0", "non", "faux"})


def parse_options(meta: Meta, words: Iterable[str]) -> dict[str, OptionValue]:
    """The options that the words choose; InvalidSetup says what is wrong with one."""
    known = {option.name: option for option in meta.options}
    chosen: dict[str, OptionValue] = {}
    for word in words:
        name, equals, value = word.partition("=")
        name = name.strip()
        if name not in known:
            raise InvalidSetup("option.unknown", Phrase("error-option-unknown", {"name": name}))
        if name in chosen:
            raise usage_error("option.twice", name=name)
        option = known[name]
        if not equals and option.kind != "flag":
            raise usage_error("option.bare", name=name)
        chosen[name] = _value_of(option, value.strip() if equals else "yes")
    meta.resolve_options(dict(chosen))
    return chosen


def _value_of(option: Option, value: str) -> OptionValue:
    if option.kind == "flag" and value.lower() in YES | NO:
        return value.lower() in YES
    if option.kind == "number":
        try:
            return int(value)
        except ValueError:
            return value
    return value
