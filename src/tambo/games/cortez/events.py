"""What can happen in Cortez.

Whose doing it was is `seat`, whose colour is that of the general the seat has chosen. Where the
cards themselves are secret, one event says to all how many they are and another says to those
concerned which (CORTEZ-10).
"""

from msgspec import field

from tambo.core.event import Fact
from tambo.games.cortez.components import (
    Bribe,
    EventCard,
    General,
    Moment,
    PromiseKind,
    Provision,
    Reason,
    Troop,
)
from tambo.games.cortez.state import Ending, Side

# The beginning (CORTEZ-2)


class Chose(Fact):
    """CORTEZ-2.1  A general was chosen, whose colour the seat has from now on."""

    seat: int
    colour: General


class Collared(Fact):
    """CORTEZ-2.4  A first collar was put on a troop."""

    seat: int
    at: str


class ToldObjective(Fact):
    """CORTEZ-2.3  A player saw the own secret objective, a temple."""

    seat: int
    number: int


# Cards drawn (CORTEZ-3.3)


class Reshuffled(Fact):
    """CORTEZ-3.3  The discarded provisions became the new deck."""

    count: int


class Drew(Fact):
    """CORTEZ-3.3  Provisions were drawn: fewer than were due, if there were no more."""

    seat: int
    count: int


class DrewCards(Fact):
    """CORTEZ-3.3  Which provisions were drawn."""

    seat: int
    cards: list[Provision]


class Levied(Fact):
    """CORTEZ-1.3  Warriors were drawn: fewer than were due, if there were no more."""

    seat: int
    count: int


class LeviedCards(Fact):
    """CORTEZ-1.3  Which warriors were drawn."""

    seat: int
    cards: list[int]


# The event of a turn (CORTEZ-3 and 4)


class Turned(Fact):
    """CORTEZ-3.1  The active player turned an event card."""

    seat: int
    card: EventCard


class TreasureTaken(Fact):
    """CORTEZ-3.2  A treasure was taken by the player with the most troops in the city: `count`."""

    seat: int
    count: int


class TreasureLost(Fact):
    """CORTEZ-3.2  A treasure was turned while no collared troop was in the city."""


class NothingHappened(Fact):
    """CORTEZ-4.8  The event could not be carried out."""


class BridgeBroken(Fact):
    """CORTEZ-4.1  A bridge was broken."""

    seat: int
    at: str


class BridgeRebuilt(Fact):
    """CORTEZ-4.1  A broken bridge was rebuilt."""

    seat: int
    at: str


class BridgesLeft(Fact):
    """CORTEZ-4.1  The bridges were left as they are."""

    seat: int


class TookUp(Fact):
    """CORTEZ-4.2  A troop was taken up, to be put elsewhere."""

    seat: int
    at: str
    troop: Troop


class Placed(Fact):
    """CORTEZ-4.2  The troop taken up was put on a free square."""

    seat: int
    start: str = field(name="from")
    to: str
    troop: Troop


class Plundered(Fact):
    """CORTEZ-4.4  A player had more provisions than plunder leaves, and lost these."""

    seat: int
    cards: list[Provision]


class Mutinied(Fact):
    """CORTEZ-4.6  A player had more warriors than mutiny leaves; so many went back to the camp."""

    seat: int
    count: int


class PassedBid(Fact):
    """CORTEZ-4.7  A player left the auction of a bribe."""

    seat: int


class Bid(Fact):
    """CORTEZ-4.7  A player bid so much for a bribe."""

    seat: int
    bid: int


class Paid(Fact):
    """CORTEZ-4.7  A card of the bid was paid."""

    seat: int
    card: Provision


class Bribed(Fact):
    """CORTEZ-4.7  A player took the bribe for so much."""

    seat: int
    bid: int


class BribedCard(Fact):
    """CORTEZ-4.7  Which bribe was taken."""

    seat: int
    bribe: Bribe


# Actions and moves (CORTEZ-5 and 6)


class Ate(Fact):
    """CORTEZ-5  Food was paid for warriors."""

    seat: int


class Stopped(Fact):
    """CORTEZ-5  A player ended the own turn."""

    seat: int


class Played(Fact):
    """CORTEZ-4.9  A bribe was played."""

    seat: int
    bribe: Bribe


class SetOut(Fact):
    """CORTEZ-6.1  A troop is about to move."""

    seat: int
    at: str


class Moved(Fact):
    """CORTEZ-6.3  A troop moved. `path` are its squares, both ends included, without bridges
    passed under; `cards` is how many camouflage cards it cost."""

    seat: int
    start: str = field(name="from")
    to: str
    path: list[str]
    cards: int


# Battle (CORTEZ-7)


class Attacked(Fact):
    """CORTEZ-7.1  A troop was attacked on its square."""

    seat: int
    at: str
    troop: Troop


class DrewLot(Fact):
    """CORTEZ-7.1  A card was drawn to decide who defends a troop without collar."""

    seat: int
    card: Provision


class Proxy(Fact):
    """CORTEZ-7.1  Who defends a troop without collar."""

    seat: int


class Fed(Fact):
    """CORTEZ-7.2  The defender paid food for warriors before the battle."""

    seat: int


class Unfed(Fact):
    """CORTEZ-7.2  The defender paid no food."""

    seat: int


class Laid(Fact):
    """CORTEZ-7.3  A fighter laid a warrior face down."""

    seat: int


class Armed(Fact):
    """CORTEZ-7.3  A fighter added a weapon."""

    seat: int


class Arrayed(Fact):
    """CORTEZ-7.3  The attacker has laid all that is to attack."""

    seat: int
    count: int


class Stood(Fact):
    """CORTEZ-7.3  The defender has laid all that is to defend."""

    seat: int
    count: int


class Surrendered(Fact):
    """CORTEZ-7.7  The defender gave up without a fight."""

    seat: int


class StayedAway(Fact):
    """CORTEZ-7.4  A mercenary stays out of the battle."""

    seat: int


class Joined(Fact):
    """CORTEZ-7.4  A mercenary joined a side without a price, or in answer to a call."""

    seat: int
    side: Side
    warriors: int
    weapons: int


class Proposed(Fact):
    """CORTEZ-7.4  A mercenary offered a side help for a price."""

    seat: int
    side: Side
    warriors: int
    weapons: int
    price: list[Provision]


class Hired(Fact):
    """CORTEZ-7.4  A fighter paid a mercenary."""

    seat: int
    mercenary: General
    price: list[Provision]


class Spurned(Fact):
    """CORTEZ-7.4  A fighter refused a mercenary's price."""

    seat: int
    mercenary: General
    price: list[Provision]
    reason: Reason


class Revealed(Fact):
    """CORTEZ-7.5  What a player had laid was turned up: the values of the warriors, and weapons."""

    seat: int
    cards: list[int]
    weapons: int
    count: int


class Compared(Fact):
    """CORTEZ-7.5  The strengths of both sides."""

    attack: int
    defence: int


class Won(Fact):
    """CORTEZ-7.6  A fighter won the battle of a square."""

    seat: int
    at: str


class Recruited(Fact):
    """CORTEZ-7.8  The winner collared a troop."""

    seat: int
    at: str


class RecruitedNobody(Fact):
    """CORTEZ-7.8  The winner collared no troop."""

    seat: int


class Retreated(Fact):
    """CORTEZ-7.10  The winner sent the beaten troop to a free square."""

    seat: int
    start: str = field(name="from")
    to: str
    troop: Troop


class CollarLost(Fact):
    """CORTEZ-7.11  A beaten troop lost its collar."""

    seat: int
    at: str


# Talk (CORTEZ-8 and 7.4)


class Offered(Fact):
    """CORTEZ-8.2  A player made an offer to these."""

    seat: int
    to: list[General]


class OfferedCards(Fact):
    """CORTEZ-8.2  What an offer is: cards for cards, with a promise made and a promise asked for.

    A promise is told by its kind, the square or side it is about ("-" for none), the moment until
    which it holds, and whose turn it was made in.
    """

    seat: int
    give: list[Provision]
    want: list[Provision]
    promise: PromiseKind
    promise_at: str
    promise_until: Moment
    promise_of: General
    asks: PromiseKind
    asks_at: str
    asks_until: Moment
    asks_of: General


class Promised(Fact):
    """CORTEZ-8.3  Words of a player's own that go with an offer."""

    seat: int
    words: str


class Called(Fact):
    """CORTEZ-7.4  A fighter called these for help, and says the price."""

    seat: int
    price: list[Provision]
    to: list[General]


class Showed(Fact):
    """CORTEZ-7.4  A player showed cards to these."""

    seat: int
    to: list[General]


class ShowedCards(Fact):
    """CORTEZ-7.4  Which cards were shown: provisions, and the values of `count` warriors."""

    seat: int
    to: list[General]
    cards: list[Provision]
    warriors: list[int]
    count: int


class Traded(Fact):
    """CORTEZ-8.4  An offer was accepted: so many cards were given, so many taken."""

    seat: int
    other: General = field(name="with")
    given: int
    taken: int


class Rejected(Fact):
    """CORTEZ-8.4  A player turned down the offer of another, perhaps with a reason."""

    seat: int
    of: General
    reason: Reason


class Closed(Fact):
    """CORTEZ-8.4  An offer was not accepted by any of those it was made to."""

    seat: int


class Withdrew(Fact):
    """CORTEZ-8.4  A player withdrew the own offer."""

    seat: int


class Lapsed(Fact):
    """CORTEZ-8.1  An offer lapsed as the time for talk ended."""

    seat: int


class DraftLapsed(Fact):
    """CORTEZ-8.1  An offer that was being made lapsed as the time for talk ended."""

    seat: int


class ShowingLapsed(Fact):
    """CORTEZ-8.1  Cards that were being chosen stay unseen, as the time for talk ended."""

    seat: int


class Pledged(Fact):
    """CORTEZ-8.7  A promise is in force, made by the seat to another."""

    seat: int
    other: General = field(name="with")
    promise: PromiseKind
    promise_at: str
    promise_until: Moment
    promise_of: General


class PromiseKept(Fact):
    """CORTEZ-8.7  A promise was kept."""

    seat: int
    other: General = field(name="with")
    promise: PromiseKind
    promise_at: str
    promise_until: Moment
    promise_of: General


class PromiseBroken(Fact):
    """CORTEZ-8.7  A promise was broken."""

    seat: int
    other: General = field(name="with")
    promise: PromiseKind
    promise_at: str
    promise_until: Moment
    promise_of: General


# The end (CORTEZ-9)


class Ended(Fact):
    """CORTEZ-9.1  The game is over."""

    ending: Ending
