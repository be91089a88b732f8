"""How the full screen looks: palette, style sheet, and the panels that play and replay share."""

from collections.abc import Collection

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.containers import VerticalScroll
from textual.theme import Theme
from textual.widgets import Static

from tambo.cli.drawings import drawing_of
from tambo.cli.paint import painted_board, painted_sentence
from tambo.cli.sentences import sentences_of, sheet_of, verdict
from tambo.cli.translator import Translator
from tambo.core.match import Match

ROOM_TO_DRAW = 28

THEME = Theme(
    name="tambo",
    primary="#e2b23a",
    secondary="#2b8a9d",
    accent="#e2b23a",
    foreground="#f3ead7",
    background="#17191f",
    surface="#1f2129",
    panel="#262933",
    success="#86b06f",
    warning="#e0935a",
    error="#f08a7c",
    dark=True,
)

STYLE = """
Screen { background: $background; }
* { scrollbar-background: $panel; scrollbar-color: $secondary; }
#title { height: 1; padding: 0 1; background: #27406b; color: #fff8ee; text-style: bold; }
#left { width: 46%; min-width: 39; }
#right { width: 1fr; }
.panel { border: round $secondary; border-title-color: $primary; padding: 0 1; }
#board { height: auto; }
#log { height: 1fr; scrollbar-size-vertical: 1; }
#prompt { height: auto; padding: 0 1; }
#entry { border: round $primary; height: 3; padding: 0 1; background: $background; }
#entry:focus { border: round $primary; background: $background; }
#message { height: auto; padding: 0 1; }
#menu { height: 1fr; border: round $secondary; border-title-color: $primary;
        border-subtitle-color: $foreground 60%; background: $background; padding: 0 0 0 1;
        scrollbar-size-vertical: 1; }
#menu > .option-list--option-highlighted { background: #27406b; text-style: bold; }
#result { height: 1fr; }
#rules { width: 90%; max-width: 100; height: 90%; background: $surface; border: round $primary;
         border-title-color: $primary; border-subtitle-color: $foreground 60%; padding: 0 1;
         scrollbar-size-vertical: 1; }
RulesScreen { align: center middle; background: $background 60%; }
.clause { padding: 0 1; margin-bottom: 1; }
.chapter { text-style: bold; color: $primary; margin-bottom: 1; }
.cited { background: #27406b; }
Footer { background: $panel; }
"""


class BoardPanel(Static):
    """The board: drawn where there is room for it, else the text board."""

    def show(
        self, match: Match, viewer: int | None, texts: Translator, lit: Collection[str] = ()
    ) -> None:
        lines = painted_board(match, viewer, texts)
        draw = drawing_of(match.game.meta.name)
        if draw is not None and self.app.size.height >= ROOM_TO_DRAW:
            drawn = draw(match.view(viewer), lit)
            facts = [
                line
                for line, phrase in zip(lines, match.board(viewer), strict=True)
                if phrase.key != "text-line"
            ]
            lines = [*drawn, *facts]
        self.update(Group(*lines))


class LogPanel(VerticalScroll, can_focus=False):
    """What happened, one paragraph for each choice, the newest in sight."""

    def show(self, match: Match, viewer: int | None, texts: Translator) -> None:
        lines: list[RenderableType] = []
        for number, step in enumerate(match.steps, start=1):
            told = " ".join(sentences_of(match, step, viewer, texts))
            line = Table.grid(padding=(0, 1, 0, 0))
            line.add_column(style="dim", justify="right", width=3)
            line.add_column(ratio=1)
            line.add_row(str(number), painted_sentence(told, match, texts))
            lines.append(line)
        self.query_one("#story", Static).update(Group(*lines))
        self.call_after_refresh(self.scroll_end, animate=False)


def result_panel(match: Match, texts: Translator) -> RenderableType:
    """The verdict and the score sheet."""
    outcome = match.outcome
    assert outcome is not None
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column(texts("terminal-screen-sheet-points"), justify="right")
    table.add_column(texts("terminal-screen-sheet-for"))
    table.add_column(texts("terminal-screen-sheet-clause"), style="dim")
    for row in sheet_of(match, outcome, texts):
        name = painted_sentence(row.name, match, texts)
        table.add_row(name, str(row.points), row.text, row.clause)
    sentence = painted_sentence(verdict(match, outcome, texts), match, texts)
    sentence.stylize("bold")
    return Group(sentence, Text(), table)
