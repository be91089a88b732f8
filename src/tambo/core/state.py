"""What every game's state has in common: nearly nothing.

A state is plain data. Only `Rules.apply` changes one, and only the match and the bots call it.
Subclasses keep int fields, bit masks of at most 62 bits and a few short flat lists or `vec[i64]`s.
They can be pickled, because bots think in other processes: a compiled subclass needs an `__init__`
without arguments for that, or `@mypyc_attr(serializable=True)`.
"""

import copyreg
from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The complete truth about one moment of one game, hidden parts included."""

    def __init__(self, players: int) -> None:
        self.players: int = players

    def clone(self) -> "State":
        """A copy that shares nothing which `apply` could change."""
        raise TypeError("a game's state must say how it is cloned")

    def __reduce__(self) -> tuple[Any, ...]:
        """All fields, those too which an interpreted subclass adds to the compiled base."""
        me: Any = self
        fields = {**me.__getstate__(), **getattr(me, "__dict__", {})}
        return restored, (type(self), fields)


def restored(kind: Any, fields: dict[str, Any]) -> State:
    """The inverse of pickling."""
    state: Any = kind.__new__(kind)
    for name, value in fields.items():
        setattr(state, name, value)
    made: State = state
    return made


def vec_of(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


def _reduce_vec(numbers: vec[i64]) -> tuple[Callable[..., vec[i64]], tuple[list[int]]]:
    return vec_of, ([int(number) for number in numbers],)


copyreg.pickle(type(vec[i64]()), _reduce_vec)
