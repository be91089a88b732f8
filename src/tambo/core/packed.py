"""A list that only grows at its end, of which what lies far back takes little room.

Nothing is packed before `pack` is called. Packed items are copies: equal, never the same objects.
"""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar, cast, overload

T = TypeVar("T")
BLOCK = 64


class Packed(Sequence[T], Generic[T]):
    """Blocks of packed items, oldest first, and behind them the items that are not packed.

    All blocks are of one size, unless the whole was sealed: nothing is added to it any more.
    """

    __slots__ = ("_blocks", "_size", "_tail")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._blocks: list[bytes] = []
        self._tail: list[T] = list(items)
        self._size = BLOCK

    @classmethod
    def sealed(cls, items: Iterable[T]) -> Packed[T]:
        """A list that stays as it is, all of it packed."""
        whole = cls(items)
        if whole._tail:
            whole._size = len(whole._tail)
            whole._blocks.append(_packed(whole._tail))
            whole._tail = []
        return whole

    def copy(self) -> Packed[T]:
        twin: Packed[T] = Packed(self._tail)
        twin._blocks = list(self._blocks)
        twin._size = self._size
        return twin

    def pack(self) -> None:
        """Pack what is older than the newest block's worth of items."""
        while len(self._tail) >= 2 * self._size:
            self._blocks.append(_packed(self._tail[: self._size]))
            del self._tail[: self._size]

    def append(self, item: T) -> None:
        self._tail.append(item)

    def cut(self, to: int) -> list[T]:
        """Take out everything after the first `to` items; what was taken out."""
        last = max(0, to) // self._size
        if last < len(self._blocks):
            reopened: list[T] = []
            for block in self._blocks[last:]:
                reopened += _unpacked(block)
            self._tail[:0] = reopened
            del self._blocks[last:]
        at = max(0, to) - len(self._blocks) * self._size
        gone = self._tail[at:]
        del self._tail[at:]
        return gone

    def weight(self) -> tuple[int, int]:
        """How many bytes are packed, and how many items are not."""
        return sum(map(len, self._blocks)), len(self._tail)

    def newest(self, since: int) -> Iterator[T]:
        """The items from a place on, oldest first."""
        first = max(0, since) // self._size
        at = first * self._size
        for block in self._blocks[first:]:
            items: list[T] = _unpacked(block)
            yield from items[max(0, since - at) :]
            at += self._size
        yield from self._tail[max(0, since - len(self._blocks) * self._size) :]

    def __len__(self) -> int:
        return len(self._blocks) * self._size + len(self._tail)

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: int | slice) -> T | list[T]:
        count = len(self)
        if isinstance(at, slice):
            start, stop, stride = at.indices(count)
            if stride != 1:
                return list(self)[at]
            return [item for item, _ in zip(self.newest(start), range(start, stop), strict=False)]
        place = at + count if at < 0 else at
        if not 0 <= place < count:
            raise IndexError(at)
        behind = place - len(self._blocks) * self._size
        if behind >= 0:
            return self._tail[behind]
        items: list[T] = _unpacked(self._blocks[place // self._size])
        return items[place % self._size]

    def __iter__(self) -> Iterator[T]:
        return self.newest(0)

    def __reversed__(self) -> Iterator[T]:
        yield from reversed(self._tail)
        for block in reversed(self._blocks):
            yield from reversed(_unpacked(block))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Packed | list | tuple):
            return NotImplemented
        return len(self) == len(other) and all(a == b for a, b in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Packed({list(self)!r})"


def _packed(items: list[T]) -> bytes:
    return zlib.compress(pickle.dumps(items, pickle.HIGHEST_PROTOCOL), 6)


def _unpacked(block: bytes) -> list[T]:
    return cast(list[T], pickle.loads(zlib.decompress(block)))
