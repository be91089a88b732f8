"""The state of Tiki: bit masks for the stacks, small ints for the rest, and questions about it.

Tikis lie in three levels. `ones` are the villages with at least one tiki, `twos` with at least
two, `threes` with three; `purple1` to `purple3` tell where the tiki of that level is purple.
Changes nothing; `rules.py` does.
"""

from typing import Final, Literal, final

from librt.vecs import vec
from mypy_extensions import i64

from tambo.core.state import State
from tambo.games.tiki.components import FRUITS, TIKIS

ACT: Final = 0
ORDER: Final = 1
PLACE: Final = 2
TAKE_OVER: Final = 3
OVER: Final = 4
Decision = Literal["act", "order", "shaman", "swap", "over"]
DECISIONS: Final[list[Decision]] = ["act", "order", "shaman", "swap", "over"]

NOT_IN_USE: Final = -2
BESIDE_RESERVE: Final = -1

ONGOING: Final = 0
FOUR_FRUITS: Final = 1
RESERVE_EMPTY: Final = 2
SUDDEN_DEATH: Final = 3
REPETITION: Final = 4
Ending = Literal["four-fruits", "reserve-empty", "sudden-death", "repetition"]
ENDINGS: Final = ["", "four-fruits", "reserve-empty", "sudden-death", "repetition"]

# TIKI-6.4: not counted, counted, or only those counted that were met twice before (for search).
ENDLESS: Final = 0
COUNTED: Final = 1
CLOSED: Final = 2


@final
class TikiState(State):
    """One moment of a game of Tiki."""

    def __init__(self) -> None:
        super().__init__(2)
        self.ones: i64 = 0
        self.twos: i64 = 0
        self.threes: i64 = 0
        self.purple1: i64 = 0
        self.purple2: i64 = 0
        self.purple3: i64 = 0
        self.hand_yellow: i64 = TIKIS
        self.hand_purple: i64 = TIKIS
        self.fruits_yellow: i64 = 0
        self.fruits_purple: i64 = 0
        self.reserve: i64 = FRUITS
        self.sudden: i64 = 0
        self.shaman: i64 = NOT_IN_USE
        self.turn: i64 = 0
        self.decision: i64 = ACT
        self.resolving: i64 = -1
        self.layout: i64 = 0
        self.seat_of_yellow: i64 = 0
        self.may_swap: i64 = 0
        self.ending: i64 = ONGOING
        self.counts_repetition: i64 = COUNTED
        self.met: vec[i64] = vec[i64]()
        self.met_filter: i64 = 0

    def clone(self) -> "TikiState":
        copy = TikiState()
        copy.ones = self.ones
        copy.twos = self.twos
        copy.threes = self.threes
        copy.purple1 = self.purple1
        copy.purple2 = self.purple2
        copy.purple3 = self.purple3
        copy.hand_yellow = self.hand_yellow
        copy.hand_purple = self.hand_purple
        copy.fruits_yellow = self.fruits_yellow
        copy.fruits_purple = self.fruits_purple
        copy.reserve = self.reserve
        copy.sudden = self.sudden
        copy.shaman = self.shaman
        copy.turn = self.turn
        copy.decision = self.decision
        copy.resolving = self.resolving
        copy.layout = self.layout
        copy.seat_of_yellow = self.seat_of_yellow
        copy.may_swap = self.may_swap
        copy.ending = self.ending
        copy.counts_repetition = self.counts_repetition
        copy.met = self.met[:]
        copy.met_filter = self.met_filter
        return copy

    # Villages

    def value_at(self, cell: i64) -> i64:
        return ((self.layout >> (2 * cell)) & 3) - 1

    def height_at(self, cell: i64) -> i64:
        bit: i64 = 1 << cell
        if not self.ones & bit:
            return 0
        if not self.twos & bit:
            return 1
        return 3 if self.threes & bit else 2

    def tikis_at(self, cell: int) -> list[int]:
        """The colours of a stack, bottom to top."""
        bit: i64 = 1 << cell
        stack = []
        if self.ones & bit:
            stack.append(1 if self.purple1 & bit else 0)
        if self.twos & bit:
            stack.append(1 if self.purple2 & bit else 0)
        if self.threes & bit:
            stack.append(1 if self.purple3 & bit else 0)
        return stack

    def owner_at(self, cell: i64) -> i64:
        """The colour of the topmost tiki, or -1 in an empty village."""
        bit: i64 = 1 << cell
        if self.threes & bit:
            return 1 if self.purple3 & bit else 0
        if self.twos & bit:
            return 1 if self.purple2 & bit else 0
        if self.ones & bit:
            return 1 if self.purple1 & bit else 0
        return -1

    # Players

    def seat_of(self, colour: i64) -> i64:
        return colour ^ self.seat_of_yellow

    def colour_of(self, seat: i64) -> i64:
        return seat ^ self.seat_of_yellow

    def hand_of(self, colour: i64) -> i64:
        return self.hand_purple if colour else self.hand_yellow

    def fruits_of(self, colour: i64) -> i64:
        return self.fruits_purple if colour else self.fruits_yellow

    @property
    def spoiled(self) -> i64:
        return FRUITS - self.reserve - self.fruits_yellow - self.fruits_purple

    def decider(self) -> i64:
        """The colour that decides now, or -1 when it is over."""
        if self.decision == ACT:
            return self.turn
        if self.decision == PLACE:
            return self.owner_at(self.resolving)
        if self.decision == OVER:
            return -1
        return 1 - self.turn

    def leader(self) -> i64:
        """The colour with more fruits, or -1."""
        if self.fruits_yellow == self.fruits_purple:
            return -1
        return 0 if self.fruits_yellow > self.fruits_purple else 1

    def key(self) -> i64:
        """The position at the beginning of a turn as TIKI-6.4 tells positions apart, in 51 bits."""
        board: i64 = self.ones | (self.twos << 9) | (self.purple1 << 18) | (self.purple2 << 27)
        fruits: i64 = self.fruits_yellow | (self.fruits_purple << 3) | (self.reserve << 6)
        rest: i64 = fruits | (self.sudden << 9) | ((self.shaman + 2) << 10) | (self.turn << 14)
        return board | (rest << 36)
