"""The state of Titicaca: villages and regions as masks, stocks, bids, temples, and the ledger.

A region is kept under its first land (column, then row): `area`, `reach`, `shores` and `kinds`
are indexed by that land, `home` leads there from any settled land, and `firsts` has one bit for
each region. Sticks follow from the regions (TITICACA-4.1) and are not kept. Changes nothing;
`rules*.py` do.
"""

from typing import Final, Literal, final

from mypy_extensions import i64

from tambo.core.bits import BIT
from tambo.core.state import State
from tambo.games.titicaca.board import Country, Grid
from tambo.games.titicaca.components import ARMS_AT_START, LAKES

BIDDING: Final = 0
SETTLING: Final = 1
JOINING: Final = 2
UNITING: Final = 3
BUILDING: Final = 4
OVER: Final = 5
Decision = Literal["bid", "settle", "join", "unite", "temple", "over"]
DECISIONS: Final[list[Decision]] = ["bid", "settle", "join", "unite", "temple", "over"]
# The steps of a turn at choice, from JOINING on.
StepName = Literal["join", "unite", "temple"]
STEPS: Final[list[StepName]] = ["join", "unite", "temple"]

ONGOING: Final = 0
FULL: Final = 1
UNARMED: Final = 2
NO_BIDS: Final = 3
Ending = Literal["full", "unarmed", "no-bids"]
ENDINGS: Final = ["", "full", "unarmed", "no-bids"]

# Why a round is skipped (TITICACA-3.1), and what is counted beside regions (TITICACA-7).
SkipReason = Literal["unarmed", "no-land"]
CountName = Literal["villages", "group", "arms"]

NO_BID: Final = -1
IN_HAND: Final = -1
NOWHERE: Final = -1
NO_COUNTRY: Final = Country(Grid([]), [])


@final
class TiticacaState(State):
    """One moment of a game of Titicaca.

    `temples_one[seat]` is the hex of that seat's temple +1, or IN_HAND; `known` has a bit for each
    seat whose temples on the board everybody can tell apart. `ledger` remembers what was scored at
    lakes 5 and 10, four numbers a line: the round, the lands of the region, and where temples +1
    and +2 were turned up. A line without lands has a seat and its arms instead. `carried` are
    points with which a position began and which no line explains.
    `options` is the menu of an optional step, worked out when the step begins.
    """

    def __init__(self) -> None:
        super().__init__(0)
        self.country: Country = NO_COUNTRY
        self.villages: list[int] = []
        self.settled: i64 = 0
        self.firsts: i64 = 0
        self.home: list[int] = []
        self.area: list[int] = []
        self.reach: list[int] = []
        self.shores: list[int] = []
        self.kinds: list[int] = []
        self.temples_one: list[int] = []
        self.temples_two: list[int] = []
        self.known: i64 = 0
        self.stock: list[int] = []
        self.bids: list[int] = []
        self.order: list[int] = []
        self.turn: i64 = 0
        self.arrow: i64 = 0
        self.round: i64 = 0
        self.decision: i64 = BIDDING
        self.fresh: i64 = NOWHERE
        self.options: list[int] = []
        self.score: list[int] = []
        self.ledger: list[int] = []
        self.carried: list[int] = []
        self.ending: i64 = ONGOING

    def clone(self) -> "TiticacaState":
        copy = TiticacaState()
        copy.players = self.players
        copy.country = self.country
        copy.villages = self.villages[:]
        copy.settled = self.settled
        copy.firsts = self.firsts
        copy.home = self.home[:]
        copy.area = self.area[:]
        copy.reach = self.reach[:]
        copy.shores = self.shores[:]
        copy.kinds = self.kinds[:]
        copy.temples_one = self.temples_one[:]
        copy.temples_two = self.temples_two[:]
        copy.known = self.known
        copy.stock = self.stock[:]
        copy.bids = self.bids[:]
        copy.order = self.order[:]
        copy.turn = self.turn
        copy.arrow = self.arrow
        copy.round = self.round
        copy.decision = self.decision
        copy.fresh = self.fresh
        copy.options = self.options[:]
        copy.score = self.score[:]
        copy.ledger = self.ledger[:]
        copy.carried = self.carried
        copy.ending = self.ending
        return copy

    # The country

    def empty_lands(self) -> i64:
        lands: i64 = self.country.lands
        return lands & ~self.settled

    def open_lands(self) -> i64:
        """The lands that may be settled this round (TITICACA-3.1 and 8.2)."""
        if self.round > LAKES:
            return self.empty_lands()
        around: i64 = self.country.lands_at[self.round]
        return around & ~self.settled

    def owner_at(self, land: i64) -> i64:
        """The seat whose village stands there, or -1."""
        bit: i64 = BIT[land]
        for seat in range(self.players):
            village: i64 = self.villages[seat]
            if village & bit:
                return seat
        return -1

    # Players

    def mover(self) -> i64:
        """The seat whose turn it is in this round, or -1."""
        if SETTLING <= self.decision <= BUILDING:
            return self.order[self.turn]
        return -1

    def temple_lands(self, seat: i64) -> i64:
        """Where the seat's temples stand."""
        lands: i64 = 0
        if self.temples_one[seat] >= 0:
            lands |= BIT[self.temples_one[seat]]
        if self.temples_two[seat] >= 0:
            lands |= BIT[self.temples_two[seat]]
        return lands

    def knows_temples(self, viewer: int | None, seat: int) -> bool:
        """Whether the values of that seat's temples are open to the viewer (None: spectator)."""
        return viewer == seat or bool(self.known & BIT[seat])

    def has_arms(self) -> bool:
        for seat in range(self.players):
            if self.stock[seat] > 0:
                return True
        return False


def new_state(players: int, country: Country) -> TiticacaState:
    """An empty country and what everybody begins with (TITICACA-2.2)."""
    s = TiticacaState()
    s.players = players
    s.country = country
    s.villages = [0] * players
    s.home = [NOWHERE] * country.size
    s.area = [0] * country.size
    s.reach = [0] * country.size
    s.shores = [0] * country.size
    s.kinds = [0] * country.size
    s.temples_one = [IN_HAND] * players
    s.temples_two = [IN_HAND] * players
    s.stock = [ARMS_AT_START] * players
    s.bids = [NO_BID] * players
    s.score = [0] * players
    s.carried = [0] * players
    return s
