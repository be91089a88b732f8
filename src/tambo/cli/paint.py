"""Colour for the text board and for sentences: owners as coloured letters, never colour alone.

Works on the lines every game gives (`Match.board`) and knows no game: a colour named by the view
paints its letter (`Game.signs`) in drawn lines and its name in sentences.
"""

import re

from rich.text import Text

from tambo.cli.sentences import colours_of
from tambo.cli.translator import Translator
from tambo.core.match import Match
from tambo.core.owners import OWNERS, Owner
from tambo.texts import has

UNKNOWN = Owner("?", "#5a5a5a", "#ffffff")
GAIN, LOSS, QUIET = "bold green", "bold red", "dim"
HEADING = re.compile(r"[\sa-z]+")


def token_style(colour: str) -> str:
    owner = OWNERS.get(colour, UNKNOWN)
    return f"bold {owner.ink} on {owner.colour}"


def painted_board(match: Match, viewer: int | None, texts: Translator) -> list[Text]:
    """The board in lines as a seat (or a spectator) sees it."""
    signs = match.game.signs([colour for colour in colours_of(match) if colour])
    lines = []
    for phrase in match.board(viewer):
        words = texts(phrase)
        if phrase.key == "text-line":
            lines.append(_drawn(words, signs))
        else:
            owner = _owner_letter(words, match.game.meta.name, signs, texts)
            lines.append(owner + painted_sentence(words, match, texts))
    return lines


def _owner_letter(words: str, game: str, signs: dict[str, str], texts: Translator) -> Text:
    """The letter of drawn lines, before a line that begins with its owner's name."""
    letter = Text()
    for colour, sign in signs.items():
        key = f"{game}-colour-{colour}"
        if has(key, texts.language) and words.startswith(texts(key)):
            letter.append(sign, token_style(colour))
            letter.append(" ")
    return letter


def painted_sentence(words: str, match: Match, texts: Translator) -> Text:
    """A sentence in which the names of colours have their colour."""
    text = Text(words)
    for colour in colours_of(match):
        key = f"{match.game.meta.name}-colour-{colour}"
        if has(key, texts.language):
            pattern = rf"\b{re.escape(texts(key))}\b"
            text.highlight_regex(pattern, token_style(colour))
    return text


def _drawn(words: str, signs: dict[str, str]) -> Text:
    text = Text(words)
    if HEADING.fullmatch(words):
        text.stylize(QUIET)
        return text
    text.highlight_regex(r"^\s*\d+(?=\s)", QUIET)
    text.highlight_regex(r"(?<=\s)\+\d+", GAIN)
    text.highlight_regex(r"(?<=\s)-\d+", LOSS)
    letters = {sign: colour for colour, sign in signs.items()}
    if letters:
        # Stacks are words of letters; a capital stands behind what it owns.
        known = f"[{''.join(letters)}]"
        owned = rf"(?<!\w){known}+(?!\w)|(?<=\S){known}(?<=[A-Z])(?!\S)"
        for found in re.finditer(owned, words):
            for place in range(*found.span()):
                text.stylize(token_style(letters[words[place]]), place, place + 1)
    return text
