"""`tambo rules`: the rules pages in a terminal, whole or by clause."""

import re

from rich.console import Console
from rich.text import Text

from tambo.cli.output import print_json
from tambo.cli.voice import Voice, usage_error
from tambo.texts.pages import Page, PageClause, page

INLINE = re.compile(r"\*\*(?P<bold>.+?)\*\*|`(?P<code>.+?)`|\*(?P<slant>[^*\s][^*]*)\*")
STYLES = {"bold": "bold", "code": "cyan", "slant": "italic"}


def rules(voice: Voice, game: str, clause: str | None, json: bool) -> int:
    if json:
        print_json(_as_data(page(game, voice.language), clause))
        return 0
    console = Console(highlight=False)
    for line in clause_lines(game, clause, voice):
        console.print(line)
    return 0


def clause_lines(game: str, clause: str | None, voice: Voice) -> list[Text]:
    """A clause, a chapter, or the whole page; a clause of another page by its full id."""
    read = page_of(game, clause, voice)
    if clause is None:
        lines = [Text(read.title, style="bold underline"), Text(), marked(read.intro)]
        for chapter in read.chapters:
            lines += [Text(), Text(f"{chapter.id}  {chapter.title}", style="bold")]
            lines += [clause_text(found, voice) for found in chapter.clauses]
        return lines
    found = read.clause(clause)
    if found is not None:
        return [clause_text(found, voice)]
    chapter_found = read.chapter(clause)
    if chapter_found is None:
        raise usage_error("clause.unknown", clause=clause[:40], game=read.title)
    heading = Text(f"{chapter_found.id}  {chapter_found.title}", style="bold")
    return [heading, *(clause_text(found, voice) for found in chapter_found.clauses)]


def page_of(game: str, clause: str | None, voice: Voice) -> Page:
    """The page on which a clause stands: HOUSE-2.1 is on the house's page, not the game's."""
    prefix, dash, _ = (clause or "").partition("-")
    if dash and prefix.isalpha():
        game = prefix.lower()
    return page(game, voice.language)


def clause_text(clause: PageClause, voice: Voice) -> Text:
    line = Text.assemble((clause.id, "bold yellow"), "  ", marked(clause.text))
    if clause.is_ruling:
        line.append(f" ({voice('terminal-rules-ruling')})", style="dim")
    return line


def marked(text: str) -> Text:
    """Inline Markdown as styled text."""
    line = Text()
    end = 0
    for found in INLINE.finditer(text):
        kind = found.lastgroup
        assert kind is not None
        line.append(text[end : found.start()])
        line.append(found[kind], style=STYLES[kind])
        end = found.end()
    line.append(text[end:])
    return line


def _as_data(read: Page, clause: str | None) -> dict[str, object]:
    chapters = [
        {
            "id": chapter.id,
            "title": chapter.title,
            "clauses": [
                {"id": found.id, "text": found.text, "is_ruling": found.is_ruling}
                for found in chapter.clauses
            ],
        }
        for chapter in read.chapters
    ]
    if clause is None:
        return {
            "game": read.game,
            "language": read.language,
            "title": read.title,
            "intro": read.intro,
            "chapters": chapters,
        }
    found = read.clause(clause)
    if found is None:
        raise usage_error("clause.unknown", clause=clause[:40], game=read.title)
    return {"id": found.id, "text": found.text, "is_ruling": found.is_ruling}
