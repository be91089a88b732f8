"""How `--help` looks. The parser gathers the entries; all words around them are the catalogues'."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tambo.cli.translator import Translator

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions


class HelpPages:
    """A help formatter for cyclopts that writes in the translator's language."""

    def __init__(self, texts: Translator) -> None:
        self._texts = texts

    def __call__(self, console: Console, options: ConsoleOptions, panel: Any) -> None:
        if not panel.entries:
            return
        from rich.padding import Padding
        from rich.table import Table
        from rich.text import Text

        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style="cyan")
        table.add_column(overflow="fold")
        for entry in panel.entries:
            table.add_row(", ".join(entry.display_labels_with_metavar), self._about(entry))
        console.print(Text(str(panel.title), style="bold"))
        console.print(Padding(table, (0, 0, 0, 2)))
        console.print()

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        if usage:
            from rich.text import Text

            label = self._texts("terminal-help-usage")
            console.print(Text.assemble((f"{label} ", "bold"), str(usage).strip()))
            console.print()

    def render_description(self, console: Console, options: ConsoleOptions, about: Any) -> None:
        if about:
            console.print(about)

    def _about(self, entry: Any) -> Any:
        from rich.text import Text

        about = entry.description
        if entry.choices:
            about.append(Text(f"({' | '.join(entry.choices)})", style="dim"))
        if entry.default is not None and not entry.required:
            default = self._texts("terminal-help-default", value=str(entry.default))
            about.append(Text(default, style="dim"))
        return about
