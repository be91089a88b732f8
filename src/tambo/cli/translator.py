"""The terminal's language, and how it makes a text of a phrase. Owns no wording."""

from collections.abc import Mapping
from dataclasses import dataclass

from tambo.core.errors import TamboError
from tambo.core.phrase import Phrase
from tambo.texts import LANGUAGES, Language, say

LANGUAGE_FLAG = "--lang"


@dataclass(frozen=True, slots=True)
class Translator:
    """Makes texts of phrases and catalogue keys in one language."""

    language: Language

    def __call__(self, phrase: Phrase | str, **args: str | int) -> str:
        return say(phrase, self.language, **args)


def usage_error(code: str, **args: str | int) -> TamboError:
    """What is wrong with a command line; its sentence is `terminal-error-<code>`."""
    return TamboError(code, Phrase(f"terminal-error-{code.replace('.', '-')}", dict(args)))


def take_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """The value of `--lang`, wherever it stands before a bare `--`, and the line without it."""
    wanted: str | None = None
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == LANGUAGE_FLAG:
            wanted = next(words, "")
        elif word.startswith(f"{LANGUAGE_FLAG}="):
            wanted = word.partition("=")[2]
        else:
            rest.append(word)
    return wanted, rest


def language_of(environment: Mapping[str, str]) -> Language:
    """The language a terminal is set to (LC_ALL, then LC_MESSAGES, then LANG); else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            spoken = value.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return next((known for known in LANGUAGES if known == spoken), "en")
    return "en"


def translator_for(wanted: str | None, environment: Mapping[str, str]) -> Translator:
    """The translator for a language; TamboError for a language without catalogues."""
    if wanted is None:
        return Translator(language_of(environment))
    for known in LANGUAGES:
        if known == wanted.lower():
            return Translator(known)
    raise usage_error("language", wanted=wanted[:20], known=", ".join(LANGUAGES))
