"""Hands of provisions dealt at random, each proving what an auction has shown of it.

Knows nothing of a state: hands have sizes, and some must be worth something. What comes out depends
on the cards and the dice alone, never on the hands that were really held.
"""

from typing import Final

from mypy_extensions import i64

from tambo.core.dice import Dice
from tambo.core.errors import TamboError
from tambo.core.phrase import Phrase

TRIES: Final = 40
STEPS_AT_RANDOM: Final = 20_000
STEPS_IN_ORDER: Final = 200_000
STIRRED: Final = 12


class Hands:
    """What is to be dealt: `pool` the unknown cards, `sizes[seat]` how many a seat gets of them,
    `needs[seat]` what they must be worth, counted up to the kind `tops[seat]`."""

    def __init__(
        self, pool: list[int], sizes: list[int], needs: list[int], tops: list[int]
    ) -> None:
        self.pool = pool
        self.sizes = sizes
        self.needs = needs
        self.tops = tops
        self.steps: i64 = 0

    def deal(self, dice: Dice) -> list[int]:
        """The owner of each card of the pool, which is put into another order; -1 for the deck.

        TamboError where no hands can be found: then what was to be proved is false.
        """
        owners: list[int] = []
        for seat in range(len(self.sizes)):
            for _ in range(self.sizes[seat]):
                owners.append(seat)
        while len(owners) < len(self.pool):
            owners.append(-1)
        for _ in range(TRIES):
            dice.shuffle(self.pool)
            if self._holds(owners):
                return owners
        if not self._construct(dice):
            raise TamboError("redeal.none", Phrase("cortez-error-redeal"), "CORTEZ-10.2")
        self._stir(owners, dice)
        return owners

    def _worth(self, seat: int, kind: int) -> int:
        return kind + 1 if kind <= self.tops[seat] else 0

    def _holds(self, owners: list[int]) -> bool:
        worths = self._worths(owners)
        for seat in range(len(self.sizes)):
            if worths[seat] < self.needs[seat]:
                return False
        return True

    def _worths(self, owners: list[int]) -> list[int]:
        worths = [0] * len(self.sizes)
        for i in range(len(owners)):
            if owners[i] >= 0:
                worths[owners[i]] += self._worth(owners[i], self.pool[i])
        return worths

    # Where luck does not help

    def _construct(self, dice: Dice) -> bool:
        """Put the pool into an order in which all hands are worth enough, hand by hand."""
        bound: list[int] = []
        for seat in range(len(self.sizes)):
            if self.needs[seat] > 0:
                bound.append(seat)
        dice.shuffle(bound)
        counts = [self.pool.count(kind) for kind in range(4)]
        hands = [0] * (4 * len(self.sizes))
        self.steps = STEPS_AT_RANDOM
        if not self._fill(bound, counts, hands, dice):
            self.steps = STEPS_IN_ORDER
            if not self._fill(bound, counts, hands, None):
                return False
        left: list[int] = []
        for kind in range(4):
            for _ in range(counts[kind]):
                left.append(kind)
        dice.shuffle(left)
        del self.pool[:]
        for seat in range(len(self.sizes)):
            if seat in bound:
                for kind in range(4):
                    for _ in range(hands[4 * seat + kind]):
                        self.pool.append(kind)
            else:
                for _ in range(self.sizes[seat]):
                    self.pool.append(left.pop())
        self.pool.extend(left)
        return True

    def _fill(
        self, bound: list[int], counts: list[int], hands: list[int], dice: Dice | None
    ) -> bool:
        """Take hands for these seats out of the counts, at random or the cheapest first."""
        for seat in bound:
            if self._best(seat, counts) < self.needs[seat]:
                return False
        if not bound:
            return True
        seat = bound[0]
        choices = self._choices(seat, counts)
        if dice is not None:
            dice.shuffle(choices)
        else:
            choices.sort()
        for choice in choices:
            self.steps -= 1
            if self.steps < 0:
                return False
            _take(choice, self.sizes[seat], 4 * seat, counts, hands)
            if self._fill(bound[1:], counts, hands, dice):
                return True
            for kind in range(4):
                counts[kind] += hands[4 * seat + kind]
        return False

    def _best(self, seat: int, counts: list[int]) -> int:
        """The most that a seat's cards can be worth."""
        left, worth = self.sizes[seat], 0
        for down in range(4):
            kind = 3 - down
            taken = min(left, counts[kind])
            if kind <= self.tops[seat]:
                worth += taken * (kind + 1)
                left -= taken
        return worth

    def _choices(self, seat: int, counts: list[int]) -> list[int]:
        """Every hand that is worth enough, as one number: its worth, gold, food and weapons."""
        size = self.sizes[seat]
        found: list[int] = []
        for gold in range(min(size, counts[3]) + 1):
            for food in range(min(size - gold, counts[2]) + 1):
                for weapons in range(min(size - gold - food, counts[1]) + 1):
                    rest = size - gold - food - weapons
                    if rest > counts[0]:
                        continue
                    worth = rest * self._worth(seat, 0) + weapons * self._worth(seat, 1)
                    worth += food * self._worth(seat, 2) + gold * self._worth(seat, 3)
                    if worth >= self.needs[seat]:
                        found.append(((worth * 100 + gold) * 100 + food) * 100 + weapons)
        return found

    def _stir(self, owners: list[int], dice: Dice) -> None:
        """Exchange cards at random where all hands stay worth enough."""
        worths = self._worths(owners)
        for _ in range(STIRRED * len(owners)):
            i, j = int(dice.below(len(owners))), int(dice.below(len(owners)))
            one, two = self.pool[i], self.pool[j]
            if owners[i] == owners[j] or one == two:
                continue
            if self._loses(owners[i], one, two, worths) or self._loses(owners[j], two, one, worths):
                continue
            self.pool[i], self.pool[j] = two, one
            for seat, gone, come in ((owners[i], one, two), (owners[j], two, one)):
                if seat >= 0:
                    worths[seat] += self._worth(seat, come) - self._worth(seat, gone)

    def _loses(self, seat: int, gone: int, come: int, worths: list[int]) -> bool:
        """Whether a hand would no longer be worth enough."""
        if seat < 0:
            return False
        after = worths[seat] + self._worth(seat, come) - self._worth(seat, gone)
        return after < self.needs[seat]


def _take(choice: int, size: int, base: int, counts: list[int], hands: list[int]) -> None:
    weapons, food, gold = choice % 100, choice // 100 % 100, choice // 10_000 % 100
    hands[base] = size - gold - food - weapons
    hands[base + 1] = weapons
    hands[base + 2] = food
    hands[base + 3] = gold
    for kind in range(4):
        counts[kind] -= hands[base + kind]
