"""Phrases become sentences here: the Fluent catalogues of all parts and games, per language.

The browser merges the same files in the same order, so one catalogue serves web, terminal and
library. Owns no wording; the wording is in the `.ftl` files.
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Literal, get_args

from tambo.core.checks import check_kind
from tambo.core.phrase import Phrase

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


def catalogues(language: Language) -> list[Path]:
    """The catalogue files of a language: the shared parts first, then those of each game."""
    parts = sorted(Path(__file__).parent.glob(f"*.{language}.ftl"))
    shelf = import_module("tambo.games").__path__
    names = (f"*/about.{language}.ftl", f"*/{language}.ftl")
    return parts + [
        path for place in shelf for name in names for path in sorted(Path(place).glob(name))
    ]


def game_texts(game: str, language: Language) -> str:
    """The Fluent source of a game's own texts, for a screen that was built without them."""
    shelf = import_module("tambo.games").__path__
    names = (f"about.{language}.ftl", f"{language}.ftl")
    files = [Path(place) / game / name for name in names for place in shelf]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if path.is_file())


@cache
def bundle(language: Language) -> "FluentBundle":
    # Imported when a text is first needed: it loads slower than the rest of the library.
    from fluent.runtime import FluentBundle, FluentResource

    merged = FluentBundle([language], use_isolating=False)
    for item in catalogues(language):
        merged.add_resource(FluentResource(item.read_text(encoding="utf-8")))
    return merged


def has(key: str, language: Language = "en") -> bool:
    """Whether the catalogue of a language knows a key."""
    merged = bundle(language)
    return merged.has_message(key) and merged.get_message(key).value is not None


def say(phrase: Phrase | str, language: Language = "en", **args: str | int) -> str:
    """The sentence in a language; a key that no catalogue knows is shown as it is."""
    if isinstance(phrase, str):
        phrase = Phrase(phrase, dict(args))
    check_kind("phrase", phrase, Phrase)
    if not has(phrase.key, language):
        return phrase.key
    value = bundle(language).get_message(phrase.key).value
    assert value is not None
    text, _ = bundle(language).format_pattern(value, dict(phrase.args))
    return str(text)
