"""`tambo rules`: the rules pages in a terminal, whole or by clause."""

from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from tambo.cli.output import print_json
from tambo.cli.translator import Translator, usage_error
from tambo.texts.pages import MARKS, Page, PageClause, Piece, page, pieces_of

STYLES = {
    "plain": "",
    "strong": "bold",
    "code": "cyan",
    "em": "italic",
    "option": "italic",
    "ruling": "bold magenta",
    "drawing": "bold green",
}


def rules(texts: Translator, game: str, clause: str | None, json: bool) -> int:
    if json:
        print_json(_as_data(page(game, texts.language), clause))
        return 0
    console = Console(highlight=False)
    for line in clause_lines(game, clause, texts):
        console.print(line)
    return 0


def clause_lines(game: str, clause: str | None, texts: Translator) -> list[Text]:
    """A clause, a chapter, or the whole page; a clause of another page by its full id."""
    read = page_of(game, clause, texts)
    if clause is None:
        lines = [Text(read.title, style="bold underline"), Text(), marked(read.intro, texts)]
        for chapter in read.chapters:
            lines += [Text(), Text(f"{chapter.id}  {chapter.title}", style="bold")]
            lines += [clause_text(found, texts) for found in chapter.clauses]
        return lines
    found = read.clause(clause)
    if found is not None:
        return [clause_text(found, texts), *mark_lines([found], texts)]
    chapter_found = read.chapter(clause)
    if chapter_found is None:
        raise usage_error("clause.unknown", clause=clause[:40], game=read.title)
    heading = Text(f"{chapter_found.id}  {chapter_found.title}", style="bold")
    told = [clause_text(found, texts) for found in chapter_found.clauses]
    return [heading, *told, *mark_lines(chapter_found.clauses, texts)]


def page_of(game: str, clause: str | None, texts: Translator) -> Page:
    """The page on which a clause stands: HOUSE-2.1 is on the house's page, not the game's."""
    prefix, dash, _ = (clause or "").partition("-")
    if dash and prefix.isalpha():
        game = prefix.lower()
    return page(game, texts.language)


def clause_text(clause: PageClause, texts: Translator) -> Text:
    return Text.assemble((clause.id, "bold yellow"), "  ", marked(clause.text, texts))


def marked(text: str, texts: Translator) -> Text:
    """Inline Markdown as styled text. A terminal cannot be pointed at: reasons are written out."""
    line = Text()
    for piece in pieces_of(text):
        line.append(_written(piece, texts), style=STYLES[piece.kind])
    return line


def _written(piece: Piece, texts: Translator) -> str:
    if not piece.reason:
        return piece.text
    return texts("rules-mark", mark=piece.text.strip("()"), reason=piece.reason)


def mark_lines(clauses: Iterable[PageClause], texts: Translator) -> list[Text]:
    """What the marks of clauses mean that give no reason, for those who do not see the page's
    introduction."""
    bare = {mark.kind: mark.text for clause in clauses for mark in clause.marks if not mark.reason}
    return [
        Text(f"{bare[kind]}  {texts(f'rules-{kind}-about')}", style="dim")
        for kind in MARKS
        if kind in bare
    ]


def _as_data(read: Page, clause: str | None) -> dict[str, object]:
    if clause is None:
        return {
            "game": read.game,
            "language": read.language,
            "title": read.title,
            "intro": read.intro,
            "chapters": [
                {
                    "id": chapter.id,
                    "title": chapter.title,
                    "clauses": [_clause_as_data(found) for found in chapter.clauses],
                }
                for chapter in read.chapters
            ],
        }
    found = read.clause(clause)
    if found is None:
        raise usage_error("clause.unknown", clause=clause[:40], game=read.title)
    return _clause_as_data(found)


def _clause_as_data(clause: PageClause) -> dict[str, object]:
    """The text as it is written, and its marks by themselves."""
    marks = [{"kind": mark.kind, "reason": mark.reason} for mark in clause.marks]
    return {"id": clause.id, "text": clause.text, "is_ruling": clause.is_ruling, "marks": marks}
