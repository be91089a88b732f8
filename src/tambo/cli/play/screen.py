"""`tambo play` on the full screen: board and log on the left, the menu on the right.

The input line keeps the keyboard: typing narrows the menu, arrows walk through it, Enter plays.
Rules are the match's, bots think in `thinker`; here is only what is shown and which key does what.
"""

from functools import partial
from pathlib import Path
from typing import ClassVar, TypeVar

from rich.text import Text
from textual import on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widget import Widget
from textual.widgets import Footer, Input, Static

from tambo.cli.files import save_record
from tambo.cli.paint import painted_sentence
from tambo.cli.play.look import STYLE, THEME, BoardPanel, LogPanel, result_panel
from tambo.cli.play.menu import MenuPanel
from tambo.cli.play.reading import RulesScreen
from tambo.cli.play.table import LocalTable
from tambo.cli.play.thinker import Thinker
from tambo.cli.play.words import NEEDED_ON_A_SCREEN, Order, explain, parse_order
from tambo.cli.sentences import seat_name, verdict
from tambo.cli.translator import Translator
from tambo.core.errors import Refused, TamboError

PATIENCE = 0.4
Part = TypeVar("Part", bound=Widget)


class PlayApp(App[int]):
    """One match in a terminal."""

    CSS = STYLE
    TITLE = "Tambo"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding("up", "walk(-1)", show=False),
        Binding("down", "walk(1)", show=False),
        Binding("pageup", "walk(-8)", show=False),
        Binding("pagedown", "walk(8)", show=False),
        Binding("tab", "complete", show=False, priority=True),
        Binding("escape", "clear", show=False),
    ]

    def __init__(self, table: LocalTable, texts: Translator, save: Path | None = None) -> None:
        super().__init__()
        self.table = table
        self.texts = texts
        self.save = save
        self.thinker = Thinker()
        self.cited: str | None = None
        self._moment = 0
        for key, action in (("f1", "rules"), ("f2", "undo"), ("f3", "save"), ("f10", "leave")):
            name = "quit" if action == "leave" else action
            about = texts(f"terminal-key-{name}")
            self.bind(key, action, description=about, key_display=key.upper())

    def compose(self) -> ComposeResult:
        yield Static(self._title(), id="title", markup=False)
        with Horizontal():
            with Vertical(id="left"):
                yield BoardPanel(id="board", classes="panel")
                with LogPanel(id="log", classes="panel"):
                    yield Static(id="story")
            with Vertical(id="right"):
                yield Static(id="prompt")
                yield Input(id="entry", placeholder=self.texts("terminal-screen-input"))
                yield Static(id="message")
                yield MenuPanel("menu")
                yield Static(id="result", classes="panel")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = THEME.name
        for name in ("board", "log", "menu", "result"):
            self.query_one(f"#{name}").border_title = self.texts(f"terminal-screen-{name}")
        self.query_one("#result").display = False
        self.query_one(Input).focus()
        if self.table.bots:
            self.thinker.start()
        self._show()

    def on_unmount(self) -> None:
        self.thinker.stop()

    # Showing

    def _part(self, selector: str, kind: type[Part]) -> Part:
        """A part of the table, also while the rules lie over it."""
        return self.screen_stack[0].query_one(selector, kind)

    def _title(self) -> str:
        match = self.table.match
        parts = [
            self.texts("terminal-play-title", game=match.game.meta.title, seed=str(match.seed))
        ]
        if not self.table.bots:
            parts.append(self.texts("terminal-play-hotseat"))
        elif len(self.table.people) == 1:
            name = seat_name(match, self.table.people[0], self.texts)
            parts.append(self.texts("terminal-play-you", name=name))
            level = self.texts(f"level-{next(iter(self.table.bots.values()))}")
            parts.append(self.texts("terminal-play-against", level=level))
        return " · ".join(parts)

    def _show(self) -> None:
        """Bring everything up to the present moment, and set a bot thinking if it is its turn."""
        self._moment += 1
        match, viewer = self.table.match, self.table.viewer
        self._part("#title", Static).update(self._title())
        self._part("#log", LogPanel).show(match, viewer, self.texts)
        self._part("#prompt", Static).update(self._prompt())
        is_over = match.is_over
        self._part("#menu", MenuPanel).display = not is_over
        self._part("#result", Static).display = is_over
        entry = self._part("#entry", Input)
        entry.placeholder = self.texts(f"terminal-screen-{'words' if is_over else 'input'}")
        if is_over:
            self._part("#result", Static).update(result_panel(match, self.texts))
        self._offer()
        menu = self._part("#menu", MenuPanel)
        menu.loading = False
        bot = self.table.thinking
        if bot is not None:
            menu.set_timer(PATIENCE, partial(self._show_that_it_thinks, self._moment))
            self._think(bot, self._moment)

    def _show_that_it_thinks(self, moment: int) -> None:
        """Something moves while a bot takes its time; a quick one does not make it flicker."""
        if moment == self._moment:
            self._part("#menu", MenuPanel).loading = True

    def _draw_board(self) -> None:
        """The board, with the choice lit that is under consideration."""
        lit = self._part("#menu", MenuPanel).lit
        self._part("#board", BoardPanel).show(self.table.match, self.table.viewer, self.texts, lit)

    def on_resize(self) -> None:
        self.call_after_refresh(self._draw_board)

    def _prompt(self) -> Text:
        match, asked, bot = self.table.match, self.table.asked, self.table.thinking
        if bot is not None:
            name = seat_name(match, bot, self.texts)
            level = self.texts(f"level-{self.table.bots[bot]}")
            return Text(
                self.texts("terminal-play-thinking", name=name, level=level), style="italic"
            )
        if asked is None:
            return Text(self.texts("terminal-screen-over"))
        prompt = match.prompt(asked)
        assert prompt is not None
        name = seat_name(match, asked, self.texts)
        told = self.texts("terminal-play-seat", name=name, who=self.texts(prompt))
        return painted_sentence(told, match, self.texts)

    def _offer(self) -> None:
        """The choices of the seat to act that begin with what is typed."""
        seat = self.table.asked if self.table.thinking is None else None
        choices = [] if seat is None else self.table.match.menu(seat)
        typed = self._part("#entry", Input).value
        self._part("#menu", MenuPanel).offer(choices, typed, self.texts)
        self._draw_board()

    def _tell(self, text: str, *, is_error: bool = False, clause: str | None = None) -> None:
        style = "bold #f08a7c" if is_error else "#86b06f"
        message = Text.assemble((text, style))
        if clause:
            self.cited = clause
            hint = self.texts("terminal-screen-why")
            message = Text.assemble((f"{clause}  ", "bold"), (text, style), (f"  ({hint})", "dim"))
        self._part("#message", Static).update(message)

    def _complain(self, error: TamboError) -> None:
        self._tell(self.texts(error.phrase), is_error=True, clause=error.clause)

    # Choosing

    @on(Input.Changed, "#entry")
    def _narrow(self) -> None:
        self._offer()

    @on(Input.Submitted, "#entry")
    def _enter(self, event: Input.Submitted) -> None:
        chosen = self._part("#menu", MenuPanel).chosen
        if chosen is not None:
            self._choose(chosen.text)
        elif event.value.strip():
            self._choose(event.value)

    @on(MenuPanel.OptionSelected, "#menu")
    def _click(self, event: MenuPanel.OptionSelected) -> None:
        self._choose(self._part("#menu", MenuPanel).shown[event.option_index].text)

    def _choose(self, text: str) -> None:
        seat = self.table.asked if self.table.thinking is None else self.table.viewer
        try:
            self.table.play(0 if seat is None else seat, text)
        except Refused as refused:
            order = parse_order(text, self.texts)
            if order is not None:
                self._obey(order)
            else:
                self._complain(refused)
                self._part("#entry", Input).action_select_all()
            return
        self._part("#message", Static).update("")
        self._part("#entry", Input).value = ""
        self._show()

    def action_walk(self, lines: int) -> None:
        """Arrow through the menu."""
        self._part("#menu", MenuPanel).walk(lines)
        self._draw_board()

    def action_complete(self) -> None:
        entry = self._part("#entry", Input)
        entry.value = self._part("#menu", MenuPanel).completed(entry.value)
        entry.cursor_position = len(entry.value)

    def action_clear(self) -> None:
        self._part("#entry", Input).value = ""
        self._part("#message", Static).update("")
        self._offer()

    # Words and keys

    def _obey(self, order: Order) -> None:
        self._part("#entry", Input).value = ""
        match order.name:
            case "undo":
                self.action_undo()
            case "rules":
                self.action_rules(order.rest or None)
            case "save":
                self.action_save(order.rest)
            case "quit":
                self.action_leave()
            case "position":
                self._tell_position()
            case "help":
                words = explain(self.texts, NEEDED_ON_A_SCREEN)
                self._tell("\n".join(f"{word} – {about}" for word, about in words))

    def _tell_position(self) -> None:
        try:
            self._tell(self.table.position())
        except TamboError as error:
            self._complain(error)

    def action_undo(self) -> None:
        try:
            count = self.table.take_back()
        except Refused as refused:
            self._complain(refused)
            return
        if self.table.bots:
            self.thinker.stop()
            self.thinker.start()
        self._part("#entry", Input).value = ""
        self._show()
        self._tell(self.texts("terminal-play-undone", count=count))

    def action_rules(self, clause: str | None = None) -> None:
        game = self.table.match.game.meta.name
        try:
            self.push_screen(RulesScreen(game, clause or self.cited, self.texts))
        except TamboError as error:
            self._complain(error)

    def action_save(self, name: str = "") -> None:
        try:
            path = save_record(self.table.match, Path(name) if name else None)
        except TamboError as error:
            self._complain(error)
        else:
            self._tell(self.texts("terminal-play-saved", file=str(path)))

    def action_leave(self) -> None:
        """Leave, with the result or the position as the last word on the ordinary screen."""
        match = self.table.match
        if match.outcome is not None:
            words = [verdict(match, match.outcome, self.texts)]
        else:
            words = [self.texts("terminal-play-left")]
            words += [] if match.game.meta.has_secrets else [match.position()]
        if self.save is not None:
            try:
                path = save_record(match, self.save)
                words.append(self.texts("terminal-play-saved", file=str(path)))
            except TamboError as error:
                words.append(self.texts(error.phrase))
        self.exit(0, message=Text("\n".join(words)))

    # Bots

    @work(thread=True)
    def _think(self, seat: int, moment: int) -> None:
        match = self.table.match.clone()
        try:
            choice = self.thinker.ask(match, seat, self.table.bots[seat])
        except TamboError as error:
            self.call_from_thread(self._hear, seat, None, error, moment)
        else:
            self.call_from_thread(self._hear, seat, choice, None, moment)

    def _hear(self, seat: int, choice: str | None, error: TamboError | None, moment: int) -> None:
        """What a bot answered, unless the question is no longer asked."""
        if moment != self._moment:
            return
        if error is not None:
            self._complain(error)
        elif choice is not None:
            self.table.play(seat, choice)
            self._show()
