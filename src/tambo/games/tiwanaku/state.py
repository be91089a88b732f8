"""The state of Tiwanaku: the hidden valley, what lies open of it, pawns, scores and tiles.

A *side* is what keeps a score: each seat in competitive play; in solo and co-op side 0 is the
players and side 1 the Otoma. Changes nothing; `rules.py` and its companions do.
"""

from typing import Final, Literal, final

from mypy_extensions import i64

from tambo.core.bits import BIT, count_of
from tambo.core.state import State
from tambo.games.tiwanaku.board import LONG, MOST_CELLS
from tambo.games.tiwanaku.components import START_SCORE, Colour

COMPETITIVE: Final = 0
SOLO: Final = 1
COOPERATIVE: Final = 2
Mode = Literal["competitive", "solo", "cooperative"]
MODES: Final[list[Mode]] = ["competitive", "solo", "cooperative"]

EASY: Final = 0
NORMAL: Final = 1
EXPERT: Final = 2
Difficulty = Literal["easy", "normal", "expert"]
DIFFICULTIES: Final[list[Difficulty]] = ["easy", "normal", "expert"]

ACT: Final = 0
DIVINE_MORE: Final = 1
OFFERING: Final = 2
LAST_DIVINE: Final = 3
LAST_OFFERING: Final = 4
RUN: Final = 5
SPENDING: Final = 6
ASKING: Final = 7
ANSWER: Final = 8
OVER: Final = 9
Decision = Literal[
    "act", "more", "offer", "last-divine", "last-offer", "otoma", "spend", "ask", "answer", "over",
]  # fmt: skip
DECISIONS: Final[list[Decision]] = [
    "act", "more", "offer", "last-divine", "last-offer", "otoma", "spend", "ask", "answer", "over",
]  # fmt: skip

ONGOING: Final = 0
MAPPED: Final = 1
STALLED: Final = 2
SOLO_WON: Final = 3
SOLO_LOST: Final = 4
COOP_WON: Final = 5
COOP_LOST: Final = 6
Closure = Literal["mapped", "stalled"]
Ending = Literal["mapped", "stalled", "solo-won", "solo-lost", "coop-won", "coop-lost"]
ENDINGS: Final = ["", "mapped", "stalled", "solo-won", "solo-lost", "coop-won", "coop-lost"]

# What points were made by; one tally for each side and source.
BY_DIVERSITY: Final = 0
BY_CROPS: Final = 1
BY_ERRORS: Final = 2
BY_OFFERINGS: Final = 3
BY_WASTE: Final = 4
SOURCES: Final = 5

OTOMA: Final = 1
SideName = Literal[Colour, "players", "otoma"]
NO_ARROW: Final = -1
NOBODY: Final = -1


@final
class TiwanakuState(State):
    """One moment of a game of Tiwanaku. Made by `new_state`."""

    def __init__(self) -> None:
        super().__init__(2)
        self.mode: i64 = COMPETITIVE
        self.columns: i64 = LONG
        self.difficulty: i64 = EASY
        self.levels: i64 = 6
        self.valley: list[int] = []
        self.laid: i64 = 0
        self.planted: i64 = 0
        # Pawns on the board by colour, and how many Quechua pawns each playing colour has.
        self.pawns: list[int] = [0] * 6
        self.pawns_each: i64 = 0
        self.solo_colour: i64 = 0
        self.scores: list[int] = []
        self.steps: list[int] = []
        self.tokens: list[int] = []
        self.tallies: list[int] = []
        # Who plays, and whose place they take if it is a partner's turn (TIWANAKU-6.2).
        self.turn: i64 = 0
        self.place: i64 = NOBODY
        self.decision: i64 = ACT
        self.ending: i64 = ONGOING
        self.stalls: i64 = 0
        self.is_fruitful: i64 = 0
        self.has_erred: i64 = 0
        # The last divinations and offerings: who ended it, and who is done.
        self.ender: i64 = NOBODY
        self.done: i64 = 0
        # Solo and co-op: arrows of the laid tiles, and the piles, top last. Solo has a pile for
        # each terrain, co-op one for each seat and terrain; the shelf is the Diversity board.
        self.arrows: list[int] = []
        self.piles: list[list[int]] = []
        self.shelf: list[list[int]] = []
        self.direction: i64 = -1
        # Co-op: the cell that waits for a tile, who is asked, who refused, whose find it is;
        # and the reacting Otoma pawns: cell, direction and distance of each.
        self.waiting: i64 = NOBODY
        self.asked: i64 = NOBODY
        self.refused: i64 = 0
        self.is_otoma_find: i64 = 0
        self.reacting: list[int] = []

    def clone(self) -> "TiwanakuState":
        copy = TiwanakuState.__new__(TiwanakuState)
        copy.players = self.players
        copy.mode = self.mode
        copy.columns = self.columns
        copy.difficulty = self.difficulty
        copy.levels = self.levels
        copy.valley = self.valley
        copy.laid = self.laid
        copy.planted = self.planted
        copy.pawns = self.pawns[:]
        copy.pawns_each = self.pawns_each
        copy.solo_colour = self.solo_colour
        copy.scores = self.scores[:]
        copy.steps = self.steps[:]
        copy.tokens = self.tokens[:]
        copy.tallies = self.tallies[:]
        copy.turn = self.turn
        copy.place = self.place
        copy.decision = self.decision
        copy.ending = self.ending
        copy.stalls = self.stalls
        copy.is_fruitful = self.is_fruitful
        copy.has_erred = self.has_erred
        copy.ender = self.ender
        copy.done = self.done
        copy.direction = self.direction
        copy.waiting = self.waiting
        copy.asked = self.asked
        copy.refused = self.refused
        copy.is_otoma_find = self.is_otoma_find
        if self.mode == COMPETITIVE:
            # Never changed without arrows, so shared.
            copy.arrows = self.arrows
            copy.piles = self.piles
            copy.shelf = self.shelf
            copy.reacting = self.reacting
        else:
            copy.arrows = self.arrows[:]
            copy.piles = [pile[:] for pile in self.piles]
            copy.shelf = [pile[:] for pile in self.shelf]
            copy.reacting = self.reacting[:]
        return copy

    # The valley

    @property
    def cells(self) -> int:
        return int(self.columns) * 5

    @property
    def board(self) -> int:
        """Which of the tables by board: 0 short, 1 long."""
        return 1 if self.columns == LONG else 0

    def terrain_at(self, cell: i64) -> i64:
        return self.valley[int(cell)] // 5

    def level_at(self, cell: i64) -> i64:
        return self.valley[int(cell)] % 5 + 1

    def is_mapped(self) -> bool:
        """Whether the last terrain tile lies."""
        return self.laid == BIT[self.cells] - 1

    def left_of(self, terrain: int) -> int:
        """How many tiles of a terrain are not on the board yet: open information."""
        count = 0
        for cell in range(self.cells):
            if self.valley[cell] // 5 == terrain and not self.laid & BIT[cell]:
                count += 1
        return count

    # Sides and colours

    @property
    def sides(self) -> int:
        return len(self.scores)

    def side_of(self, seat: i64) -> i64:
        return seat if self.mode == COMPETITIVE else 0

    def colour_of(self, seat: i64) -> i64:
        """TIWANAKU-2.3, 5.1 and 6.2: the colour a seat plays; pairs share one."""
        if self.mode == SOLO:
            return self.solo_colour
        if self.mode == COOPERATIVE and self.players == 4:
            return seat % 2
        return seat

    def own_pawns(self, seat: i64) -> i64:
        return self.pawns[int(self.colour_of(seat))]

    def reserve_of(self, colour: i64) -> i64:
        return self.pawns_each - count_of(self.pawns[int(colour)])

    def adverse_pawns(self, seat: i64) -> i64:
        """TIWANAKU-3.4: pawns whose cells the seat's own can neither enter nor cross.

        A partner's pawn in co-op is not adverse; but on bare terrain one would have to stop.
        """
        others: i64 = self.all_pawns() & ~self.own_pawns(seat)
        if self.mode != COOPERATIVE:
            return others
        return (others & ~self.planted) | self.pawns[int(self.otoma_colour())]

    def all_pawns(self) -> i64:
        taken: i64 = 0
        for mask in self.pawns:
            taken |= mask
        return taken

    def is_quechua(self, colour: i64) -> bool:
        """Whether a colour is a player's at this table."""
        if self.mode == SOLO:
            return colour == self.solo_colour
        if self.mode == COOPERATIVE and self.players == 4:
            return colour < 2
        return colour < self.players

    def otoma_colour(self) -> i64:
        """The one colour of the Otoma in co-op: the first that nobody plays."""
        return 2 if self.players == 4 else self.players

    def step_of(self, side: i64, terrain: i64) -> i64:
        return self.steps[int(4 * side + terrain)]

    def waits_to_divine(self, seat: i64) -> i64:
        """The cells where the seat could divine: own pawns on terrain without crop."""
        return self.own_pawns(seat) & self.laid & ~self.planted

    def tiles_of(self, seat: i64) -> i64:
        """How many tiles a seat of a co-op game still has."""
        count: i64 = 0
        for terrain in range(4):
            count += len(self.piles[int(4 * seat + terrain)])
        return count

    def player_for(self, place: i64) -> i64:
        """TIWANAKU-6.2 and 6.5: who plays a place's turn: itself, or its partner; else NOBODY."""
        if self.tiles_of(place):
            return place
        if self.players == 4:
            partner: i64 = (place + 2) % 4
            if self.tiles_of(partner):
                return partner
        return NOBODY

    def has_no_tiles(self) -> bool:
        """Whether nobody has a tile left, so that this turn of a co-op game is the last."""
        return all(not pile for pile in self.piles)

    def decider(self) -> i64:
        """The seat that decides now, or -1 when it is over."""
        if self.decision == OVER:
            return NOBODY
        return self.asked if self.decision == ANSWER else self.turn


def new_state(players: int, mode: int) -> TiwanakuState:
    """A state of a table, before anything is laid out."""
    s = TiwanakuState()
    s.players = players
    s.mode = mode
    sides = players if mode == COMPETITIVE else 2
    s.scores = [START_SCORE] * sides
    s.steps = [0] * (4 * sides)
    s.tokens = [0] * sides
    s.tallies = [0] * (SOURCES * sides)
    return s


def empty_arrows() -> list[int]:
    return [NO_ARROW] * MOST_CELLS
