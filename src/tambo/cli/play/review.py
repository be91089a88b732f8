"""`tambo replay` on the full screen: a record, forwards and backwards by keys."""

from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, Static

from tambo.cli.play.look import STYLE, THEME, BoardPanel, LogPanel, result_panel
from tambo.cli.sentences import seat_name
from tambo.cli.translator import Translator
from tambo.core.match import Match

KEYS = (
    ("right,space,down,enter", "go(1)", "next", "→"),
    ("left,backspace,up", "go(-1)", "back", "←"),
    ("home", "go(-100000)", "first", None),
    ("end", "go(100000)", "last", None),
    ("q,escape,f10,ctrl+c,ctrl+q", "leave", "quit", "q"),
)


class ReviewApp(App[int]):
    """The moments of one match, shown as a spectator sees them."""

    CSS = STYLE
    TITLE = "Tambo"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, moments: list[Match], texts: Translator, number: int = 0) -> None:
        super().__init__()
        self.moments = moments
        self.texts = texts
        self.number = number
        for keys, action, name, shown in KEYS:
            self.bind(keys, action, description=texts(f"terminal-key-{name}"), key_display=shown)

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Horizontal():
            with Vertical(id="left"):
                yield BoardPanel(id="board", classes="panel")
                yield Static(id="result", classes="panel")
            with Vertical(id="right"), LogPanel(id="log", classes="panel"):
                yield Static(id="story")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = THEME.name
        for name in ("board", "log"):
            self.query_one(f"#{name}").border_title = self.texts(f"terminal-screen-{name}")
        self._show()

    def _show(self) -> None:
        match, last = self.moments[self.number], len(self.moments) - 1
        title = self.texts("terminal-play-title", game=match.game.meta.title, seed=str(match.seed))
        if self.number:
            moment = self.texts("terminal-screen-moment", number=self.number, all=last)
        else:
            moment = self.texts("terminal-replay-start")
        self.query_one("#title", Static).update(f"{title} · {moment}")
        self.query_one(BoardPanel).show(match, None, self.texts)
        self.query_one(LogPanel).show(match, None, self.texts)
        panel = self.query_one("#result", Static)
        if match.outcome is not None:
            panel.border_title = self.texts("terminal-screen-result")
            panel.update(result_panel(match, self.texts))
        else:
            panel.border_title = self.texts("terminal-screen-choices")
            panel.update(self._around(match))

    def on_resize(self) -> None:
        self.call_after_refresh(self._show)

    def _around(self, match: Match) -> Text:
        """The choices just before and after this moment."""
        steps = self.moments[-1].steps
        text = Text()
        width = max(len(seat_name(match, seat, self.texts)) for seat in range(match.players))
        for number in range(max(0, self.number - 3), min(len(steps), self.number + 6)):
            step = steps[number]
            name = seat_name(self.moments[number], step.seat, self.texts)
            line = f"{number + 1:>3}  {name:<{width}}  {step.text}"
            style = "bold reverse" if number == self.number - 1 else "dim"
            text.append(line + "\n", style=style if number < self.number else "")
        return text

    def action_go(self, choices: int) -> None:
        self.number = max(0, min(len(self.moments) - 1, self.number + choices))
        self._show()

    def action_leave(self) -> None:
        self.exit(0)
