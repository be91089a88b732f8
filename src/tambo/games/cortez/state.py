"""The state of Cortez: plain ints and flat vecs, and questions about them. Changes nothing.

Decks have no order here: cards that no player can see are drawn by lot when they are needed, which
makes no difference to anyone and leaves nothing to spy on. `troops[square]` is 0 for none, 1 or 2
for an Aztec or Spanish troop without collar, 3 + seat for one with that seat's collar.
Lists of seats hold `KIND * seat + kind` or `RANK * seat + rank - 1`.
"""

from typing import Final, Literal, final

from librt.vecs import vec
from mypy_extensions import i64

from tambo.core.state import State
from tambo.games.cortez.board import MOST_SQUARES, OUR_BOARD, Board
from tambo.games.cortez.components import (
    ALL_BRIBES,
    BIT,
    COLLARS,
    COPIES,
    EVENT_COPIES,
    GENERALS,
    SEATS,
    WARRIORS,
)

# What is to be decided.
CHOOSE: Final = 0
COLLAR: Final = 1
FLIP: Final = 2
TAKE: Final = 3
PUT: Final = 4
DISCARD: Final = 5
RETURN: Final = 6
BID: Final = 7
PAY: Final = 8
ACT: Final = 9
MOVE: Final = 10
FEED: Final = 11
ATTACK: Final = 12
DEFEND: Final = 13
TALKS: Final = 14
RECRUIT: Final = 15
RETREAT: Final = 16
OVER: Final = 17
Decision = Literal[
    "choose",
    "collar",
    "flip",
    "take",
    "put",
    "discard",
    "return",
    "bid",
    "pay",
    "act",
    "move",
    "feed",
    "attack",
    "defend",
    "talks",
    "recruit",
    "retreat",
    "over",
]
DECISIONS: Final[list[Decision]] = [
    *("choose", "collar", "flip", "take", "put", "discard", "return", "bid", "pay", "act"),
    *("move", "feed", "attack", "defend", "talks", "recruit", "retreat", "over"),
]

# Why a troop is taken up (TAKE, PUT).
BY_NOTHING: Final = 0
BY_FLIGHT: Final = 1
BY_ATTACK: Final = 2
BY_OWN: Final = 3
BY_OTHER: Final = 4
ERRANDS: Final = ["-", "flight", "attack", "own", "other"]

# Where a mercenary stands in the talks of a battle.
UNDECIDED: Final = 0
BUILDING: Final = 1
PROPOSED: Final = 2
JOINED: Final = 3
AWAY: Final = 4
Stance = Literal["undecided", "building", "proposed", "joined", "away", "fights"]
STANCES: Final[list[Stance]] = ["undecided", "building", "proposed", "joined", "away"]

NO_SIDE: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2
Side = Literal["-", "attacker", "defender"]
SIDES: Final[list[Side]] = ["-", "attacker", "defender"]

ONGOING: Final = 0
LAST_TREASURE: Final = 1
CITY_FULL: Final = 2
Ending = Literal["", "last-treasure", "city-full"]
ENDINGS: Final[list[Ending]] = ["", "last-treasure", "city-full"]

FREE: Final = 0
UNCOLLARED: Final = 1
COLLARED: Final = 3


NOTHING: Final = vec[i64]([0] * MOST_SQUARES)
NO_GENERALS: Final = vec[i64]([-1] * SEATS)
ALL_EVENTS: Final = vec[i64](EVENT_COPIES)
ALL_PROVISIONS: Final = vec[i64]([COPIES] * 4)
ALL_WARRIORS: Final = vec[i64](WARRIORS + WARRIORS)


def zeros(count: i64) -> vec[i64]:
    return NOTHING[:count]


@final
class CortezState(State):
    """One moment of a game of Cortez."""

    # Course
    decision: i64 = CHOOSE
    first: i64 = 0
    active: i64 = 0
    speaker: i64 = 0
    actions: i64 = 0
    event: i64 = -1
    turned: i64 = 0
    treasures_turned: i64 = 0
    ending: i64 = ONGOING
    costs_all: i64 = 0
    # Board and piles
    broken: i64 = 0
    bribe_deck: i64 = ALL_BRIBES
    # A troop taken up, or about to move, and how many cards its way is to cost
    errand: i64 = BY_NOTHING
    taken: i64 = -1
    detour: i64 = 0
    # Auction
    bid: i64 = 0
    out: i64 = 0
    paid: i64 = 0
    paid_last: i64 = 3
    # Battle
    origin: i64 = -1
    field: i64 = -1
    attacker: i64 = -1
    defender: i64 = -1
    limbo: i64 = 0
    winner: i64 = -1
    # Trade: a seat has either a draft or an open offer. Drafts and offers may be calls for help;
    # a seat may choose cards to show besides, or build help in answer to a call: see `rules_draft`
    drafting: i64 = 0
    offering: i64 = 0
    calling: i64 = 0
    showing: i64 = 0
    answering: i64 = 0
    quiet: i64 = 0

    # The default is for pickling: a compiled class is made again without arguments.
    def __init__(self, players: int = 2) -> None:
        super().__init__(players)
        self.board: Board = OUR_BOARD
        self.troops: vec[i64] = zeros(OUR_BOARD.squares)
        self.absent: vec[i64] = zeros(2)
        # Piles
        self.events: vec[i64] = ALL_EVENTS[:]
        self.deck: vec[i64] = ALL_PROVISIONS[:]
        self.discards: vec[i64] = zeros(4)
        self.camps: vec[i64] = ALL_WARRIORS[:]
        # Players
        self.generals: vec[i64] = NO_GENERALS[:]
        self.worn: vec[i64] = zeros(SEATS)
        self.objectives: vec[i64] = zeros(SEATS)
        self.bribes: vec[i64] = zeros(SEATS)
        self.treasures: vec[i64] = zeros(SEATS)
        self.provisions: vec[i64] = zeros(4 * SEATS)
        self.warriors: vec[i64] = zeros(6 * SEATS)
        self.bids: vec[i64] = zeros(SEATS)
        # Sealed choices: what is laid aside, and how many were too many
        self.sealed: vec[i64] = zeros(6 * SEATS)
        self.excess: vec[i64] = zeros(SEATS)
        # Battle
        self.laid: vec[i64] = zeros(6 * SEATS)
        self.arms: vec[i64] = zeros(SEATS)
        self.stance: vec[i64] = zeros(SEATS)
        self.side: vec[i64] = zeros(SEATS)
        self.price: vec[i64] = zeros(4 * SEATS)
        self.tries: vec[i64] = zeros(SEATS)
        # Offers and drafts, the promises in them, the cards to show, and promises in force: see
        # `rules_draft` and `rules_pacts`
        self.give: vec[i64] = zeros(4 * SEATS)
        self.want: vec[i64] = zeros(4 * SEATS)
        self.promise: vec[i64] = zeros(SEATS)
        self.asks: vec[i64] = zeros(SEATS)
        self.offered_to: vec[i64] = zeros(SEATS)
        self.unanswered: vec[i64] = zeros(SEATS)
        self.sent: vec[i64] = zeros(SEATS)
        self.sent_in_talks: vec[i64] = zeros(SEATS)
        self.shown: vec[i64] = zeros(6 * SEATS)
        self.shown_provisions: vec[i64] = zeros(4 * SEATS)
        self.shown_to: vec[i64] = zeros(SEATS)
        self.pacts: vec[i64] = zeros(0)
        # Which provisions and warriors a seat has seen in others' hands: see `rules_memory`
        self.seen: vec[i64] = zeros(4 * SEATS * SEATS)
        self.known: vec[i64] = zeros(6 * SEATS * SEATS)

    def clone(self) -> "CortezState":
        copy = CortezState(self.players)
        copy.board = self.board
        self._copy_numbers(copy)
        copy.troops = self.troops[:]
        copy.absent = self.absent[:]
        copy.events = self.events[:]
        copy.deck = self.deck[:]
        copy.discards = self.discards[:]
        copy.camps = self.camps[:]
        copy.generals = self.generals[:]
        copy.worn = self.worn[:]
        copy.objectives = self.objectives[:]
        copy.bribes = self.bribes[:]
        copy.treasures = self.treasures[:]
        copy.provisions = self.provisions[:]
        copy.warriors = self.warriors[:]
        copy.bids = self.bids[:]
        copy.sealed = self.sealed[:]
        copy.excess = self.excess[:]
        copy.laid = self.laid[:]
        copy.arms = self.arms[:]
        copy.stance = self.stance[:]
        copy.side = self.side[:]
        copy.price = self.price[:]
        copy.tries = self.tries[:]
        copy.give = self.give[:]
        copy.want = self.want[:]
        copy.promise = self.promise[:]
        copy.asks = self.asks[:]
        copy.offered_to = self.offered_to[:]
        copy.unanswered = self.unanswered[:]
        copy.sent = self.sent[:]
        copy.sent_in_talks = self.sent_in_talks[:]
        copy.shown = self.shown[:]
        copy.shown_provisions = self.shown_provisions[:]
        copy.shown_to = self.shown_to[:]
        copy.pacts = self.pacts  # replaced as a whole, never changed
        copy.seen = self.seen[:]
        copy.known = self.known[:]
        return copy

    def _copy_numbers(self, copy: "CortezState") -> None:
        copy.decision = self.decision
        copy.first = self.first
        copy.active = self.active
        copy.speaker = self.speaker
        copy.actions = self.actions
        copy.event = self.event
        copy.turned = self.turned
        copy.treasures_turned = self.treasures_turned
        copy.ending = self.ending
        copy.costs_all = self.costs_all
        copy.broken = self.broken
        copy.bribe_deck = self.bribe_deck
        copy.errand = self.errand
        copy.taken = self.taken
        copy.detour = self.detour
        copy.bid = self.bid
        copy.out = self.out
        copy.paid = self.paid
        copy.paid_last = self.paid_last
        copy.origin = self.origin
        copy.field = self.field
        copy.attacker = self.attacker
        copy.defender = self.defender
        copy.limbo = self.limbo
        copy.winner = self.winner
        copy.drafting = self.drafting
        copy.offering = self.offering
        copy.calling = self.calling
        copy.showing = self.showing
        copy.answering = self.answering
        copy.quiet = self.quiet

    # Troops

    def nation_of(self, seat: i64) -> i64:
        return self.generals[seat] // 3

    def nation_of_troop(self, troop: i64) -> i64:
        """The nation of what `troops` holds for an occupied square."""
        return troop - UNCOLLARED if troop < COLLARED else self.generals[troop - COLLARED] // 3

    def colour_of(self, seat: i64) -> str:
        """The colour of the general, or the number of a seat that has not chosen one yet."""
        general = int(self.generals[seat])
        return GENERALS[general] if general >= 0 else str(int(seat))

    def is_opposing(self, troop: i64, seat: i64) -> bool:
        """CORTEZ-6.3"""
        if troop == FREE or troop == COLLARED + seat:
            return False
        return troop != UNCOLLARED + self.generals[seat] // 3

    def is_broken(self, square: i64) -> bool:
        bridge = self.board.bridge[square]
        return bridge >= 0 and self.broken & BIT[bridge] != 0

    def is_free(self, square: i64) -> bool:
        """CORTEZ-1.8: no troop stands there, and one can."""
        return self.troops[square] == FREE and not self.is_broken(square)

    def collars_of(self, seat: i64) -> i64:
        """Collars not on a troop."""
        return COLLARS - self.worn[seat]

    # Cards

    def provisions_of(self, seat: i64) -> i64:
        """In hand, and laid aside for an open offer."""
        count: i64 = 0
        for i in range(4 * seat, 4 * seat + 4):
            count += self.provisions[i]
        if self.offering & BIT[seat]:
            for i in range(4 * seat, 4 * seat + 4):
                count += self.give[i]
        return count

    def warriors_of(self, seat: i64) -> i64:
        count: i64 = 0
        for i in range(6 * seat, 6 * seat + 6):
            count += self.warriors[i]
        return count

    def laid_of(self, seat: i64) -> i64:
        count: i64 = 0
        for i in range(6 * seat, 6 * seat + 6):
            count += self.laid[i]
        return count

    def sealed_of(self, seat: i64) -> i64:
        count: i64 = 0
        for i in range(6 * seat, 6 * seat + 6):
            count += self.sealed[i]
        return count

    def worth_of(self, seat: i64) -> i64:
        """CORTEZ-1.2: the bid value of a hand."""
        base = 4 * seat
        hand = self.provisions
        return hand[base] + 2 * hand[base + 1] + 3 * hand[base + 2] + 4 * hand[base + 3]

    def price_of(self, seat: i64) -> i64:
        """How many cards a mercenary asks for."""
        base = 4 * seat
        return self.price[base] + self.price[base + 1] + self.price[base + 2] + self.price[base + 3]

    # Course

    @property
    def last_treasure(self) -> i64:
        """CORTEZ-3.1"""
        return 2 if self.players < 4 else 3

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def fighter_of(self, side: i64) -> i64:
        return self.attacker if side == ATTACKER else self.defender

    def is_drafting(self, seat: i64) -> bool:
        """Whether a seat puts together an offer, a call, or cards to show."""
        return (self.drafting | self.showing) & BIT[seat] != 0

    def can_still_help(self, seat: i64) -> bool:
        """CORTEZ-7.4: whether a seat has neither joined a side of the battle nor gone away."""
        if self.decision != TALKS or seat == self.attacker or seat == self.defender:
            return False
        return self.stance[seat] < JOINED

    def is_window(self) -> bool:
        """CORTEZ-8.1: whether offers can be made now."""
        return self.decision == ACT or self.decision == TALKS
