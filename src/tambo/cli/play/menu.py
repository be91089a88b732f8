"""The menu on the full screen: narrowed by typing, walked through by arrows."""

from collections.abc import Sequence

from rich.table import Table
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tambo.cli.play.words import parse_order
from tambo.cli.translator import Translator
from tambo.core.match import Choice


class MenuPanel(OptionList, can_focus=False):
    """The choices of a seat, each with its notation and its sentence."""

    def __init__(self, identity: str) -> None:
        super().__init__(id=identity)
        self.shown: list[Choice] = []
        self.is_walked = False

    def offer(self, choices: Sequence[Choice], typed: str, texts: Translator) -> None:
        """Show those that begin with what is typed; else those whose sentence has it."""
        wanted = " ".join(typed.lower().split())
        self.shown = [choice for choice in choices if choice.text.lower().startswith(wanted)]
        if not self.shown:
            self.shown = [c for c in choices if wanted in texts(c.phrase).lower()]
        self.is_walked = False
        self.clear_options()
        width = max((len(choice.text) for choice in choices), default=0)
        self.add_options(_option(choice, width, texts) for choice in self.shown)
        self.border_subtitle = ""
        if choices:
            shown, every = len(self.shown), len(choices)
            self.border_subtitle = texts("terminal-screen-count", shown=shown, all=every)
            if not self.shown and parse_order(typed, texts) is None:
                self.add_option(Option(texts("terminal-screen-none"), disabled=True))

    @property
    def chosen(self) -> Choice | None:
        """The choice on which the arrows stand."""
        if self.is_walked and self.highlighted is not None and self.highlighted < len(self.shown):
            return self.shown[self.highlighted]
        return None

    @property
    def lit(self) -> list[str]:
        """The elements of the choice under consideration, or of the only one left."""
        choice = self.chosen or (self.shown[0] if len(self.shown) == 1 else None)
        return [] if choice is None else choice.elements

    def walk(self, lines: int) -> None:
        if not self.shown:
            return
        last = len(self.shown) - 1
        if self.highlighted is None:
            self.highlighted = 0 if lines > 0 else last
        else:
            self.highlighted = max(0, min(last, self.highlighted + lines))
        self.is_walked = True

    def completed(self, typed: str) -> str:
        """As much of the choice as is certain, or the one that the arrows stand on."""
        if self.chosen is not None:
            return self.chosen.text
        return max(typed, _shared_beginning([choice.text for choice in self.shown]), key=len)


def _option(choice: Choice, width: int, texts: Translator) -> Option:
    line = Table.grid(padding=(0, 2, 0, 0))
    line.add_column(no_wrap=True, min_width=width, style="bold #e2b23a")
    line.add_column(ratio=1)
    line.add_row(choice.text, texts(choice.phrase))
    return Option(line)


def _shared_beginning(choices: list[str]) -> str:
    if not choices:
        return ""
    first, last = min(choices), max(choices)
    for place, letter in enumerate(first):
        if place >= len(last) or last[place] != letter:
            return first[:place]
    return first
