"""The rules pages, read into chapters and clauses: the one reader for house and terminal.

A page is `docs/rules/<game>.md` (English) or `<game>.fr.md` in a checkout, the same names in
`tambo/rules_pages/` in a wheel, or `rules.md` in the folder of a game from elsewhere. It has
`# Title`, an introduction, `## 3 Chapter`, clauses as `- 3.1 text` with indented continuation
lines. Knows the shape of a page and nothing of any game.

Inside a text `**(r)**` marks a ruling of the house and `**(b)**` our own drawing, each directly
behind the words it concerns, with its reason if there is one: `**(r: the text says may)**`.
`*option*` marks what can be changed at the table. `pieces_of` is the one reader of all inline
marks, bold, slanted and code included; web and terminal only decide how a piece looks.
"""

import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Literal, get_args

from tambo.core.errors import TamboError
from tambo.core.phrase import Phrase
from tambo.texts import Language

PACKAGE = Path(__file__).resolve().parent.parent
FOLDERS = (PACKAGE / "rules_pages", PACKAGE.parent.parent / "docs" / "rules")

NAME = re.compile(r"[a-z][a-z0-9]*")
CHAPTER = re.compile(r"##\s+(\d+)\.?\s+(.+)")
CLAUSE = re.compile(r"-\s+(\d+\.\d+[a-z]?)\s+(.+)")
INLINE = re.compile(
    r"\*\*\((?P<mark>[rb])(?:\s*:\s*(?P<reason>.+?))?\s*\)\*\*"
    r"|\*\*(?P<strong>.+?)\*\*"
    r"|`(?P<code>.+?)`"
    r"|\*(?P<option>option)\*"
    r"|\*(?P<em>[^*\s][^*]*)\*"
)

MarkKind = Literal["ruling", "drawing", "option"]
PieceKind = Literal["plain", "strong", "em", "code", "ruling", "drawing", "option"]
MARKS: tuple[MarkKind, ...] = get_args(MarkKind)
LETTERS: dict[str, MarkKind] = {"r": "ruling", "b": "drawing"}


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of words that look alike, or a mark with its reason, which may be empty."""

    kind: PieceKind
    text: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class PageClause:
    """One numbered rule; `id` is how refusals cite it, such as TIKI-3.1."""

    id: str
    text: str

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return pieces_of(self.text)

    @property
    def marks(self) -> tuple[Piece, ...]:
        """The marks in it, in their order."""
        return tuple(piece for piece in self.pieces if piece.kind in MARKS)

    @property
    def is_ruling(self) -> bool:
        """Whether anything in it is a ruling; the marks say what."""
        return any(mark.kind == "ruling" for mark in self.marks)


@dataclass(frozen=True, slots=True)
class PageChapter:
    id: str
    title: str
    clauses: tuple[PageClause, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """The rules of one game (or of the house itself) in one language."""

    game: str
    language: Language
    title: str
    intro: str
    chapters: tuple[PageChapter, ...]

    def clause(self, number: str) -> PageClause | None:
        """A clause by its id or its bare number, in any case: TIKI-3.1, tiki-3.1 or 3.1."""
        wanted = number.strip().upper().removeprefix(f"{self.game.upper()}-")
        for chapter in self.chapters:
            for clause in chapter.clauses:
                if clause.id.upper() == f"{self.game.upper()}-{wanted}":
                    return clause
        return None

    def chapter(self, number: str) -> PageChapter | None:
        """A chapter by its number or its id: 3 or TIKI-3."""
        wanted = number.strip().upper().removeprefix(f"{self.game.upper()}-")
        return next((found for found in self.chapters if found.id == wanted), None)


@cache
def page(game: str, language: Language) -> Page:
    """The rules page of a game; TamboError if there is none in that language."""
    if NAME.fullmatch(game):
        tail = ".md" if language == "en" else f".{language}.md"
        own = [Path(place) / game / f"rules{tail}" for place in _shelf()]
        for path in [*(folder / f"{game}{tail}" for folder in FOLDERS), *own]:
            if path.is_file():
                return parse_page(game, language, path.read_text(encoding="utf-8"))
    raise TamboError("rules.none", Phrase("error-rules-none", {"game": game[:40]}))


def _shelf() -> list[str]:
    """Where games lie; one that is not of the house brings its page along."""
    return list(import_module("tambo.games").__path__)


def parse_page(game: str, language: Language, text: str) -> Page:
    """The page a Markdown text describes."""
    title = game
    intro: list[str] = []
    chapters: list[tuple[str, str, list[PageClause]]] = []
    for block in _blocks(text):
        if found := CHAPTER.fullmatch(block):
            chapters.append((found[1], found[2].strip(), []))
        elif (found := CLAUSE.fullmatch(block)) and chapters:
            chapters[-1][2].append(PageClause(f"{game.upper()}-{found[1]}", found[2].strip()))
        elif block.startswith("# "):
            title = block[2:].strip()
        elif not chapters and not block.startswith("#"):
            intro.append(block)
    read = tuple(PageChapter(number, name, tuple(found)) for number, name, found in chapters)
    return Page(game, language, title, "\n\n".join(intro), read)


def pieces_of(text: str) -> tuple[Piece, ...]:
    """A text as pieces to show, in order; together they hold every word of it."""
    pieces: list[Piece] = []
    end = 0
    for found in INLINE.finditer(text):
        if found.start() > end:
            pieces.append(Piece("plain", text[end : found.start()]))
        pieces.append(_piece(found))
        end = found.end()
    if end < len(text):
        pieces.append(Piece("plain", text[end:]))
    return tuple(pieces)


def _piece(found: re.Match[str]) -> Piece:
    if letter := found["mark"]:
        reason = "".join(piece.text for piece in pieces_of(found["reason"] or ""))
        return Piece(LETTERS[letter], f"({letter})", reason)
    if option := found["option"]:
        return Piece("option", option)
    if strong := found["strong"]:
        return Piece("strong", strong)
    if code := found["code"]:
        return Piece("code", code)
    return Piece("em", found["em"])


def _blocks(text: str) -> list[str]:
    """Headings, list items and paragraphs, each on one line."""
    blocks: list[list[str]] = []
    joins = False
    for line in text.splitlines():
        words = line.strip()
        if not words:
            joins = False
        elif words.startswith("#") or line.startswith("- ") or not joins:
            blocks.append([words])
            joins = not words.startswith("#")
        else:
            blocks[-1].append(words)
    return [" ".join(lines) for lines in blocks]
