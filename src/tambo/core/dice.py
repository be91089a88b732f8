"""Chance: the one source of it, how it is written down, and how it is played back.

A `Dice` is a small generator (the sfc32 construction: three mixed 32-bit words and a counter)
whose numbers are the same in the interpreted and the compiled build and on every machine: no
intermediate value exceeds 62 bits, so nothing ever wraps differently. What is rolled in a match
is noted by a `RecordingDice`; a record is replayed by a `ScriptedDice`, without any generator.
"""

import hashlib
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A stream of fair numbers, fixed by its seed."""

    def __init__(self, seed: int | str = 0) -> None:
        digest = hashlib.sha256(f"tambo dice {seed}".encode()).digest()
        self._a: i64 = int.from_bytes(digest[0:4], "big")
        self._b: i64 = int.from_bytes(digest[4:8], "big")
        self._c: i64 = int.from_bytes(digest[8:12], "big")
        self._count: i64 = 1
        for _ in range(12):
            _word(self)

    def below(self, limit: i64) -> i64:
        """A whole number from 0 to limit - 1, each equally likely; limit is under 2**30."""
        product: i64 = _word(self) * limit
        if (product & WORD) < limit:
            floor: i64 = (WORD + 1 - limit) % limit
            while (product & WORD) < floor:
                product = _word(self) * limit
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put a list of ints into random order, in place."""
        i: int = len(items) - 1
        while i > 0:
            j = int(self.below(i + 1))
            items[i], items[j] = items[j], items[i]
            i -= 1

    def pick(self, items: list[int]) -> int:
        """One of the items, each equally likely."""
        return items[int(self.below(len(items)))]

    def fork(self) -> "Dice":
        """A new stream that depends on this one and moves it on."""
        return Dice(int(_word(self)) << 32 | int(_word(self)))

    def drawn(self, make: Callable[["Dice"], list[int]]) -> list[int]:
        """Numbers that a long computation makes from a stream of its own.

        A record holds the numbers, not the rolls of the stream: replaying computes nothing. Who
        reads them back must check them like anything else in a record.
        """
        return make(self.fork())


def _word(dice: Dice) -> i64:
    """The next 32 bits. No method, because a call of one cannot be inlined."""
    a, b, c = dice._a, dice._b, dice._c
    mixed: i64 = (a + b + dice._count) & WORD
    dice._count = (dice._count + 1) & WORD
    dice._a = b ^ (b >> 9)
    dice._b = (c + (c << 3)) & WORD
    dice._c = (((c << 21) & WORD | (c >> 11)) + mixed) & WORD
    return mixed


class RecordingDice(Dice):
    """Dice that note what they rolled, for the record of a match."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.rolled: list[int] = []

    def below(self, limit: i64) -> i64:
        number = super().below(limit)
        self.rolled.append(int(number))
        return number

    def drawn(self, make: Callable[[Dice], list[int]]) -> list[int]:
        numbers = super().drawn(make)
        self.rolled += [len(numbers), *numbers]
        return numbers


class ScriptedDice(Dice):
    """Dice that give prescribed numbers: a record's, or a test's."""

    def __init__(self, script: list[int]) -> None:
        super().__init__(0)
        self._script = list(script)
        self._next: int = 0

    def below(self, limit: i64) -> i64:
        if self._next >= len(self._script):
            raise ValueError("the script has no more rolls")
        number = self._script[self._next]
        if not 0 <= number < int(limit):
            raise ValueError(f"the script rolls {number} where only 0 to {int(limit) - 1} can be")
        self._next += 1
        return number

    def drawn(self, make: Callable[[Dice], list[int]]) -> list[int]:
        left = len(self._script) - self._next
        count = int(self.below(left)) if left > 0 else 0
        numbers = self._script[self._next : self._next + count]
        self._next += count
        return numbers

    def is_used_up(self) -> bool:
        return self._next == len(self._script)
