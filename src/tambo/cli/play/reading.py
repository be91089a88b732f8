"""The rules beside the board: the page of the game, scrolled to the clause that was cited."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from tambo.cli.rules import clause_text, mark_lines, marked, page_of
from tambo.cli.translator import Translator
from tambo.texts.pages import PageClause


class RulesScreen(ModalScreen[None]):
    """Closed by the key that opened it, by Escape or by Enter."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f1,enter,q", "close", show=False, priority=True),
        Binding("up", "scroll(-1)", show=False, priority=True),
        Binding("down", "scroll(1)", show=False, priority=True),
        Binding("pageup", "scroll(-10)", show=False, priority=True),
        Binding("pagedown,space", "scroll(10)", show=False, priority=True),
    ]

    def __init__(self, game: str, clause: str | None, texts: Translator) -> None:
        super().__init__()
        self._page = page_of(game, clause, texts)
        self._cited = None if clause is None else self._page.clause(clause)
        self._texts = texts

    def compose(self) -> ComposeResult:
        scroll = VerticalScroll(id="rules")
        scroll.border_title = self._texts("terminal-screen-rules", game=self._page.title)
        scroll.border_subtitle = f"Esc {self._texts('terminal-key-close')}"
        with scroll:
            yield Static(marked(self._page.intro, self._texts), classes="clause")
            for chapter in self._page.chapters:
                yield Static(Text(f"{chapter.id}  {chapter.title}"), classes="chapter")
                for clause in chapter.clauses:
                    yield self._clause(clause)

    def _clause(self, clause: PageClause) -> Static:
        """What its marks mean is told when it is pointed at, and at once if it was cited."""
        text, meant = clause_text(clause, self._texts), mark_lines([clause], self._texts)
        is_cited = clause == self._cited
        lines = [text, *meant] if is_cited else [text]
        shown = Static(Text("\n").join(lines), classes="clause cited" if is_cited else "clause")
        shown.tooltip = "\n".join(line.plain for line in meant) or None
        return shown

    def on_mount(self) -> None:
        cited = self.query(".cited")
        if cited:
            self.call_after_refresh(cited.first().scroll_visible, animate=False, top=True)

    def action_close(self) -> None:
        self.dismiss()

    def action_scroll(self, lines: int) -> None:
        self.query_one("#rules", VerticalScroll).scroll_relative(y=lines, animate=False)
