"""Playing line by line on stdin and stdout: for pipes, scripts and screen readers."""

import sys
from pathlib import Path

from rich.console import Console

from tambo.cli.files import save_record
from tambo.cli.paint import painted_board, painted_sentence
from tambo.cli.play.table import LocalTable
from tambo.cli.play.thinker import Thinker
from tambo.cli.play.words import Order, explain, parse_order
from tambo.cli.rules import clause_lines
from tambo.cli.sentences import seat_name, sentences_of, sheet_of, verdict
from tambo.cli.translator import Translator
from tambo.core.errors import Refused, TamboError


class PlainPlay:
    """One match, told and answered in lines."""

    def __init__(self, table: LocalTable, texts: Translator, save: Path | None) -> None:
        self.table = table
        self.texts = texts
        self.save = save
        self.told = len(table.match.steps)
        self.thinker = Thinker()
        self.console = Console(highlight=False, soft_wrap=True)

    def run(self) -> int:
        if self.table.bots:
            self.thinker.start()
        try:
            self._welcome()
            while not self.table.match.is_over and self._next():
                self._tell_news()
            self._farewell()
        finally:
            self.thinker.stop()
        return 0

    def say(self, key: str, **args: str | int) -> None:
        self.console.print(self.texts(key, **args), markup=False)

    def _welcome(self) -> None:
        match = self.table.match
        self.say("terminal-play-title", game=match.game.meta.title, seed=str(match.seed))
        for seat in range(match.players):
            level = self.table.bots.get(seat)
            who = self.texts(f"level-{level}") if level else self.texts("terminal-play-person")
            self.say("terminal-play-seat", name=seat_name(match, seat, self.texts), who=who)
        self.say("terminal-play-hint")
        if self.table.asked is not None:
            self._show_board()

    def _next(self) -> bool:
        """Ask the seats to act for a choice; False when the players quit."""
        bot = self.table.thinking
        if bot is not None:
            self.table.play(bot, self._think(bot))
            return True
        seat = self.table.asked
        assert seat is not None
        line = self._ask(seat)
        return line is not None and self._obey(seat, line)

    def _think(self, bot: int) -> str:
        """The bot's choice; a terminal shows a moving line while it thinks."""
        match, level = self.table.match, self.table.bots[bot]
        progress = Console(stderr=True)
        if not progress.is_terminal:
            return self.thinker.ask(match, bot, level)
        name, strength = seat_name(match, bot, self.texts), self.texts(f"level-{level}")
        with progress.status(
            self.texts("terminal-play-thinking", name=name, level=strength), spinner="dots"
        ):
            return self.thinker.ask(match, bot, level)

    def _ask(self, seat: int) -> str | None:
        prompt = self.table.match.prompt(seat)
        assert prompt is not None
        self.console.print(self.texts(prompt), markup=False)
        self.console.print(f"{seat_name(self.table.match, seat, self.texts)}> ", end="")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            return None
        if not sys.stdin.isatty():
            self.console.print(line.rstrip("\n"), markup=False)
        return line.strip()

    def _obey(self, seat: int, line: str) -> bool:
        if not line:
            return True
        try:
            self.table.play(seat, line)
        except Refused as refused:
            order = parse_order(line, self.texts)
            if order is None:
                self._show_refusal(refused)
            elif order.name == "quit":
                return False
            else:
                self._carry_out(seat, order)
        return True

    def _carry_out(self, seat: int, order: Order) -> None:
        try:
            self._try(seat, order)
        except TamboError as error:
            self._show_refusal(error)

    def _try(self, seat: int, order: Order) -> None:
        match order.name:
            case "help":
                for word, about in explain(self.texts):
                    self.console.print(f"  {word:<12} {about}", markup=False)
            case "menu":
                for choice in self.table.match.menu(seat):
                    line = f"  {choice.text:<14} {self.texts(choice.phrase)}"
                    self.console.print(line, markup=False)
            case "board":
                self._show_board()
            case "log":
                self._show_log()
            case "undo":
                count = self.table.take_back()
                self.told = len(self.table.match.steps)
                self.say("terminal-play-undone", count=count)
                self._show_board()
            case "rules":
                game = self.table.match.game.meta.name
                for text in clause_lines(game, order.rest or None, self.texts):
                    self.console.print(text)
            case "position":
                self.console.print(self.table.position(), markup=False)
            case "save":
                path = save_record(self.table.match, Path(order.rest) if order.rest else None)
                self.say("terminal-play-saved", file=str(path))

    def _tell_news(self) -> None:
        """The sentences of what is new, then the board when a person is asked."""
        match = self.table.match
        if len(match.steps) == self.told:
            return
        for step in match.steps[self.told :]:
            for sentence in sentences_of(match, step, self.table.viewer, self.texts):
                self.console.print(painted_sentence(sentence, match, self.texts))
        self.told = len(match.steps)
        if self.table.thinking is None:
            self._show_board()

    def _show_board(self) -> None:
        self.console.print()
        for line in painted_board(self.table.match, self.table.viewer, self.texts):
            self.console.print(line)
        self.console.print()

    def _show_log(self) -> None:
        match = self.table.match
        for number, step in enumerate(match.steps, start=1):
            told = " ".join(sentences_of(match, step, self.table.viewer, self.texts))
            self.console.print(f"{number:>3}  ", painted_sentence(told, match, self.texts), sep="")

    def _show_refusal(self, error: TamboError) -> None:
        where = error.clause or error.code
        self.console.print(f"{where}  {self.texts(error.phrase)}", style="red", markup=False)

    def _farewell(self) -> None:
        match = self.table.match
        outcome = match.outcome
        if outcome is None:
            self.say("terminal-play-left")
            if not match.game.meta.has_secrets:
                self.console.print(match.position(), markup=False)
        else:
            result = verdict(match, outcome, self.texts)
            self.console.print(painted_sentence(result, match, self.texts))
            for row in sheet_of(match, outcome, self.texts):
                line = f"  {row.name:<10} {row.points:>3}  {row.text} ({row.clause})"
                self.console.print(painted_sentence(line, match, self.texts))
        if self.save is not None:
            path = save_record(match, self.save)
            self.say("terminal-play-saved", file=str(path))
