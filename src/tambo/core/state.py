"""What every game's state has in common: nearly nothing.

A state is plain data. Only `Rules.apply` changes one, and only the match and the bots call it.
Subclasses keep int fields, bit masks of at most 62 bits and a few short flat lists.
"""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State:
    """The complete truth about one moment of one game, hidden parts included."""

    def __init__(self, players: int) -> None:
        self.players: int = players

    def clone(self) -> "State":
        """A copy that shares nothing which `apply` could change."""
        raise TypeError("a game's state must say how it is cloned")
