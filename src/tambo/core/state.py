"""What every game's state has in common: nearly nothing.

A state is plain data. Only `Rules.apply` changes one, and only the match and the bots call it.
Subclasses keep int fields, bit masks of at most 62 bits and a few short flat lists or `vec[i64]`s.
They can be pickled, because bots think in other processes: a compiled subclass needs an `__init__`
without arguments for that, or `@mypyc_attr(serializable=True)`.
"""

import copyreg
from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

NO_KEY: Final = -1


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

    # For exact search, which only games without secrets and dice allow

    def position_key(self) -> i64:
        """A number from 0 that no other position of the game has, or NO_KEY where there is none."""
        return NO_KEY

    def with_past_closed(self) -> "State":
        """A copy that remembers its past but adds nothing to it, so that equal keys mean equal
        futures. A game whose rules look at the past (repetitions) must override this."""
        return self.clone()


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
