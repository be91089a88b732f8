"""Boards drawn larger than the text board, for screens with room. One module a game, optional.

A module `tambo.cli.drawings.<game>` has `draw(view, lit)`: lines made from the view alone, with
the elements of the choice under consideration lit. A game without one is shown by its text board.
"""

from collections.abc import Callable, Collection
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.text import Text

Drawing = Callable[[dict[str, Any], Collection[str]], list[Text]]


def drawing_of(game: str) -> Drawing | None:
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return None
    draw: Drawing = import_module(name).draw
    return draw
