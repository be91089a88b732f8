"""The state of Tahuantinsuyu: masks and small ints, and questions about them.

Apus are numbered by their place around the table, clockwise, 0 Chinchasuyu to 3 Kuntisuyu; where
three play, the suyu of the fourth turn card is left out. `seat_of` and `apu_of` lead to the seats.
Everything an apu has is in one flat vec, `own`: the figure `LABOUR` of apu 2 is `own[LABOUR + 2]`.
Changes nothing; `rules.py` and its parts do.
"""

from typing import Final, Literal, final

from librt.vecs import vec
from mypy_extensions import i64

from tambo.core.bits import BIT
from tambo.core.state import State
from tambo.games.tahuantinsuyu.board import HALF, Board, board_of
from tambo.games.tahuantinsuyu.components import EFFECT_COUNT, Suyu

LAY: Final = 0
ACT: Final = 1
OVER: Final = 2
Decision = Literal["sun", "act", "over"]
DECISIONS: Final[list[Decision]] = ["sun", "act", "over"]

# What `own` holds, four places each.
LABOUR: Final = 0
SCORE: Final = 4
HAND: Final = 8  # mask of cards
REACH: Final = 12  # mask of the sites of the network, Cuzco included
NEAR_LO: Final = 16  # masks of the slots at those sites
NEAR_HI: Final = 20
ROADS_LO: Final = 24  # masks of the slots with a road of this apu
ROADS_HI: Final = 28
FLANK: Final = 32  # mask of the regions with such a road inside or along the border
LANDS: Final = 36  # mask of the regions conquered
TERRACES: Final = 40  # mask of those with a terrace
TRACK: Final = 44  # the apus from the leader to the last
ORDER: Final = 48  # the apus in turn order
UP: Final = 52  # for each gap, mask of its face-up cards
DOWN: Final = 56  # for each gap, its face-down card or NOTHING
LAYER: Final = 60  # for each gap, the apu who laid that card
EFFECT: Final = 64  # the sums of what the sun does to an apu, by effect
TALLY: Final = EFFECT + 4 * EFFECT_COUNT  # the points made so far, by kind
TALLIES: Final = [
    "conquest",
    "city",
    "temple",
    "garrison",
    "terrace",
    "sapa-city",
    "sapa-temple",
    "sapa-garrison",
    "sapa-terrace",
    "pilgrimage",
]
TALLY_COUNT: Final = 10
BY_CONQUEST: Final = 0
BY_CITY: Final = 1
BY_TEMPLE: Final = 2
BY_GARRISON: Final = 3
BY_TERRACE: Final = 4
BY_SAPA_CITY: Final = 5
BY_SAPA_TEMPLE: Final = 6
BY_SAPA_GARRISON: Final = 7
BY_SAPA_TERRACE: Final = 8
BY_PILGRIMAGE: Final = 9
SIZE: Final = TALLY + 4 * TALLY_COUNT
NOTHING: Final = -1

# The Roads action of the apu whose turn it is.
NOT_BEGUN: Final = 0
BEGUN: Final = 1
DONE: Final = 2


@final
class TahuantinsuyuState(State):
    """One moment of a game. The lists and vecs marked fixed are never changed, only replaced."""

    def __init__(self) -> None:
        super().__init__(4)
        self.board: Board = board_of("")
        self.seat_of: vec[i64] = vec[i64]([0, 1, 2, 3])  # fixed
        self.apu_of: vec[i64] = vec[i64]([0, 1, 2, 3])  # fixed
        self.tokens: vec[i64] = vec[i64]([])  # fixed: the token on each region
        self.deck: list[int] = []  # fixed: cards in drawing order
        self.drawn: i64 = 0  # how many of them are drawn
        self.discards: i64 = 0
        self.black: i64 = 0  # the marker with the black dot, 0 to 3
        self.revealed: i64 = 0  # how many markers are
        self.own: vec[i64] = vec[i64]([])
        self.open: i64 = 0  # regions whose token lies face up or is taken
        self.conquered: i64 = 0
        self.built_lo: i64 = 0
        self.built_hi: i64 = 0
        self.settled: i64 = 0  # sites that touch conquered land
        self.settled_lo: i64 = 0  # slots with such an end
        self.settled_hi: i64 = 0
        self.wild_lo: i64 = 0  # slots inside an unconquered region
        self.wild_hi: i64 = 0
        self.cities: i64 = 0
        self.temples: i64 = 0
        self.garrisons: i64 = 0
        self.step: i64 = 0
        self.turn: i64 = 0
        self.decision: i64 = LAY
        self.roads: i64 = NOT_BEGUN
        self.roads_left: i64 = 0
        self.has_built: i64 = 0

    def clone(self) -> "TahuantinsuyuState":
        copy = TahuantinsuyuState.__new__(TahuantinsuyuState)
        copy.players = self.players
        copy.board = self.board
        copy.seat_of = self.seat_of
        copy.apu_of = self.apu_of
        copy.tokens = self.tokens
        copy.deck = self.deck
        copy.drawn = self.drawn
        copy.discards = self.discards
        copy.black = self.black
        copy.revealed = self.revealed
        copy.own = self.own[:]
        copy.open = self.open
        copy.conquered = self.conquered
        copy.built_lo = self.built_lo
        copy.built_hi = self.built_hi
        copy.settled = self.settled
        copy.settled_lo = self.settled_lo
        copy.settled_hi = self.settled_hi
        copy.wild_lo = self.wild_lo
        copy.wild_hi = self.wild_hi
        copy.cities = self.cities
        copy.temples = self.temples
        copy.garrisons = self.garrisons
        copy.step = self.step
        copy.turn = self.turn
        copy.decision = self.decision
        copy.roads = self.roads
        copy.roads_left = self.roads_left
        copy.has_built = self.has_built
        return copy

    # Where we are

    def column(self) -> int:
        return int(self.board.column_of[self.step])

    def phase(self) -> int:
        return int(self.board.phase_of[self.step])

    def apu_to_act(self) -> i64:
        """The apu who decides now, or NOTHING when it is over."""
        return NOTHING if self.decision == OVER else self.own[ORDER + self.turn]

    # Apus

    def suyu(self, apu: i64) -> Suyu:
        return self.board.suyus[self.players][int(apu)]

    def letter(self, apu: i64) -> str:
        return self.board.letters[self.players][int(apu)]

    def gap(self, gap: i64) -> str:
        """TAHUANTINSUYU-5.2: the letter of the gap behind an apu; with three players one is out."""
        return self.board.gaps[self.players][int(gap)]

    def effect(self, kind: i64, apu: i64) -> i64:
        return self.own[EFFECT + 4 * kind + apu]

    def tally(self, kind: i64, apu: i64) -> i64:
        return self.own[TALLY + 4 * kind + apu]

    def owner_of(self, region: i64) -> i64:
        """The apu who conquered a region, or NOTHING."""
        for apu in range(self.players):
            if self.own[LANDS + apu] & BIT[region]:
                return apu
        return NOTHING

    def road_on(self, slot: i64) -> i64:
        """The apu whose road is on a slot, or NOTHING."""
        for apu in range(self.players):
            if has_slot(self.own[ROADS_LO + apu], self.own[ROADS_HI + apu], slot):
                return apu
        return NOTHING

    def deck_left(self) -> list[int]:
        return self.deck[int(self.drawn) :]


def has_slot(lo: i64, hi: i64, slot: i64) -> bool:
    if slot < HALF:
        return (lo & BIT[slot]) != 0
    return (hi & BIT[slot - HALF]) != 0


def blank_own() -> vec[i64]:
    """What every apu has before anything is dealt."""
    own = vec[i64]([0] * SIZE)
    for apu in range(4):
        own[TRACK + apu] = apu
        own[ORDER + apu] = apu
        own[DOWN + apu] = NOTHING
        own[LAYER + apu] = NOTHING
    return own
