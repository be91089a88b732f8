"""The rules pages, read into chapters and clauses: the one reader for house and terminal.

A page is `docs/rules/<game>.md` (English) or `<game>.fr.md` in a checkout, the same names in
`tambo/rules_pages/` in a wheel, or `rules.md` in the folder of a game from elsewhere. It has
`# Title`, an introduction, `## 3 Chapter`, clauses as `- 3.1 text` with indented continuation
lines; `**(r)**` marks a ruling of the house. Knows the shape of a page and nothing of any game.
Texts keep their inline marks (`**bold**`, backquotes); whoever shows them decides how.
"""

import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

from tambo.core.errors import TamboError
from tambo.core.phrase import Phrase
from tambo.texts import Language

PACKAGE = Path(__file__).resolve().parent.parent
FOLDERS = (PACKAGE / "rules_pages", PACKAGE.parent.parent / "docs" / "rules")

NAME = re.compile(r"[a-z][a-z0-9]*")
CHAPTER = re.compile(r"##\s+(\d+)\.?\s+(.+)")
CLAUSE = re.compile(r"-\s+(\d+\.\d+[a-z]?)\s+(.+)")
RULING = re.compile(r"\s*\*\*\(r\)\*\*")


@dataclass(frozen=True, slots=True)
class PageClause:
    """One numbered rule; `id` is how refusals cite it, such as TIKI-3.1."""

    id: str
    text: str
    is_ruling: bool


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
            body, rulings = RULING.subn("", found[2])
            clause = PageClause(f"{game.upper()}-{found[1]}", body.strip(), rulings > 0)
            chapters[-1][2].append(clause)
        elif block.startswith("# "):
            title = block[2:].strip()
        elif not chapters and not block.startswith("#"):
            intro.append(block)
    read = tuple(PageChapter(number, name, tuple(found)) for number, name, found in chapters)
    return Page(game, language, title, "\n\n".join(intro), read)


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
