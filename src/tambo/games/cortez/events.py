"""What can happen in Cortez.

Most are what a seat did; its colour is that of the general it has chosen. Where the cards
themselves are secret, one event tells all seats how many they are and another tells those concerned
which they are (CORTEZ-10).
"""

from typing import Annotated

from msgspec import field

from tambo.core.elements import element
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
from tambo.games.cortez.events_seat import SeatFact
from tambo.games.cortez.state import Ending, Side

Square = Annotated[str, element("cell")]

# The beginning (CORTEZ-2)


class Chose(SeatFact):
    """CORTEZ-2.1  A general was chosen, whose colour the seat has from now on."""

    colour: General


class Collared(SeatFact):
    """CORTEZ-2.4  A first collar was put on a troop."""

    at: Square


class ToldObjective(SeatFact):
    """CORTEZ-2.3  A player saw their secret objective, a temple."""

    number: int


# Cards drawn (CORTEZ-3.3)


class Reshuffled(Fact):
    """CORTEZ-3.3  The discarded provisions became the new deck."""

    count: int


class Drew(SeatFact):
    """CORTEZ-3.3  Provisions were drawn: fewer than were due, if there were no more."""

    count: int


class DrewCards(SeatFact):
    """CORTEZ-3.3  Which provisions were drawn."""

    cards: list[Provision]


class Levied(SeatFact):
    """CORTEZ-3.3  Warriors were drawn: fewer than were due, if there were no more."""

    count: int


class LeviedCards(SeatFact):
    """CORTEZ-3.3  Which warriors were drawn."""

    cards: list[int]


# The event of a turn (CORTEZ-3 and 4)


class Turned(SeatFact):
    """CORTEZ-3.1  The active player turned an event card."""

    card: EventCard


class TreasureTaken(SeatFact):
    """CORTEZ-3.2  A treasure was taken by the player with the most troops in the city: `count`."""

    count: int


class TreasureLost(Fact):
    """CORTEZ-3.2  A treasure was turned while no collared troop was in the city."""


class NothingHappened(Fact):
    """CORTEZ-4.8  The event could not be carried out."""


class BridgeBroken(SeatFact):
    """CORTEZ-4.1  A bridge was broken."""

    at: Square


class BridgeRebuilt(SeatFact):
    """CORTEZ-4.1  A broken bridge was rebuilt."""

    at: Square


class BridgesLeft(SeatFact):
    """CORTEZ-4.1  The bridges were left as they are."""


class TookUp(SeatFact):
    """CORTEZ-4.2  A troop was taken up, to be put elsewhere."""

    at: Square
    troop: Troop


class Placed(SeatFact):
    """CORTEZ-4.2  The troop taken up was put on a free square."""

    start: Square = field(name="from")
    to: Square
    troop: Troop


class Plundered(SeatFact):
    """CORTEZ-4.4  A player had more provisions than plunder leaves, and lost these."""

    cards: list[Provision]


class Mutinied(SeatFact):
    """CORTEZ-4.6  A player had more warriors than mutiny leaves; so many went back to the camp."""

    count: int


class PassedBid(SeatFact):
    """CORTEZ-4.7  A player left the auction of a bribe."""


class Bid(SeatFact):
    """CORTEZ-4.7  A player bid so much for a bribe."""

    bid: int


class Paid(SeatFact):
    """CORTEZ-4.7  A card of the bid was paid."""

    card: Provision


class Bribed(SeatFact):
    """CORTEZ-4.7  A player took the bribe for so much."""

    bid: int


class BribedCard(SeatFact):
    """CORTEZ-4.7  Which bribe was taken."""

    bribe: Bribe


# Actions and moves (CORTEZ-5 and 6)


class Ate(SeatFact):
    """CORTEZ-5.1  Food was paid for warriors."""


class Stopped(SeatFact):
    """CORTEZ-3.1  A player ended their turn."""


class Played(SeatFact):
    """CORTEZ-4.9  A bribe was played."""

    bribe: Bribe


class SetOut(SeatFact):
    """CORTEZ-5.2  A troop is about to move."""

    at: Square


class Moved(SeatFact):
    """CORTEZ-6.3  A troop moved. `path` are its squares, both ends included, without bridges
    passed under; `cards` is how many camouflage cards it cost."""

    start: Square = field(name="from")
    to: Square
    path: list[Square]
    cards: int


# Battle (CORTEZ-7)


class Attacked(SeatFact):
    """CORTEZ-6.9  A troop was attacked on its square."""

    at: Square
    troop: Troop


class DrewLot(SeatFact):
    """CORTEZ-7.1  A card was drawn to decide who defends a troop without collar."""

    card: Provision


class Proxy(SeatFact):
    """CORTEZ-7.1  Who defends a troop without collar."""


class Fed(SeatFact):
    """CORTEZ-7.2  The defender paid food for warriors before the battle."""


class Unfed(SeatFact):
    """CORTEZ-7.2  The defender paid no food."""


class Laid(SeatFact):
    """CORTEZ-7.3  A fighter laid a warrior face down."""


class Armed(SeatFact):
    """CORTEZ-7.3  A fighter added a weapon."""


class Arrayed(SeatFact):
    """CORTEZ-7.3  The attacker has laid all that is to attack."""

    count: int


class Stood(SeatFact):
    """CORTEZ-7.3  The defender has laid all that is to defend."""

    count: int


class Surrendered(SeatFact):
    """CORTEZ-7.7  The defender gave up without a fight."""


class StayedAway(SeatFact):
    """CORTEZ-7.4  A mercenary stays out of the battle."""


class Joined(SeatFact):
    """CORTEZ-7.4  A mercenary joined a side without a price, or in answer to a call."""

    side: Side
    warriors: int
    weapons: int


class Proposed(SeatFact):
    """CORTEZ-7.4  A mercenary offered a side help for a price."""

    side: Side
    warriors: int
    weapons: int
    price: list[Provision]


class Hired(SeatFact):
    """CORTEZ-7.4  A fighter paid a mercenary."""

    mercenary: General
    price: list[Provision]


class Spurned(SeatFact):
    """CORTEZ-7.4  A fighter refused a mercenary's price."""

    mercenary: General
    price: list[Provision]
    reason: Reason


class Revealed(SeatFact):
    """CORTEZ-7.5  What a player had laid was turned up: the values of the warriors, and weapons."""

    cards: list[int]
    weapons: int
    count: int


class Compared(Fact):
    """CORTEZ-7.5  The strengths of both sides."""

    attack: int
    defence: int


class Won(SeatFact):
    """CORTEZ-7.5  A fighter won the battle of a square."""

    at: Square


class Recruited(SeatFact):
    """CORTEZ-7.8  The winner collared a troop."""

    at: Square


class RecruitedNobody(SeatFact):
    """CORTEZ-7.8  The winner collared no troop."""


class Retreated(SeatFact):
    """CORTEZ-7.10  The winner sent the beaten troop to a free square."""

    start: Square = field(name="from")
    to: Square
    troop: Troop


class CollarLost(SeatFact):
    """CORTEZ-7.11  A beaten troop lost its collar."""

    at: Square


# Talk (CORTEZ-8 and 7.4)


class Offered(SeatFact):
    """CORTEZ-8.6  A player made an offer to these."""

    to: list[General]


class OfferedCards(SeatFact):
    """CORTEZ-8.3  What an offer is: cards for cards, with a promise made and a promise asked for.

    A promise is told by its kind, the square or side it is about ("-" for none), the moment until
    which it holds, and whose turn it was made in.
    """

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


class Promised(SeatFact):
    """CORTEZ-8.3  Words of a player's own that go with an offer."""

    words: str


class Called(SeatFact):
    """CORTEZ-7.4  A fighter called these for help, and says the price."""

    price: list[Provision]
    to: list[General]


class Showed(SeatFact):
    """CORTEZ-7.4  A player showed cards to these."""

    to: list[General]


class ShowedCards(SeatFact):
    """CORTEZ-7.4  Which cards were shown: provisions, and the values of `count` warriors."""

    to: list[General]
    cards: list[Provision]
    warriors: list[int]
    count: int


class Traded(SeatFact):
    """CORTEZ-8.5  An offer was accepted: so many cards were given, so many taken."""

    other: General = field(name="with")
    given: int
    taken: int


class Rejected(SeatFact):
    """CORTEZ-8.5  A player turned down the offer of another, perhaps with a reason."""

    of: General
    reason: Reason


class Closed(SeatFact):
    """CORTEZ-8.5  An offer was not accepted by any of those it was made to."""


class Withdrew(SeatFact):
    """CORTEZ-8.5  A player withdrew their offer."""


class Lapsed(SeatFact):
    """CORTEZ-8.2  An offer lapsed as the time for talk ended."""


class DraftLapsed(SeatFact):
    """CORTEZ-8.2  An offer that was being made lapsed as the time for talk ended."""


class ShowingLapsed(SeatFact):
    """CORTEZ-8.2  Cards that were being chosen stay unseen, as the time for talk ended."""


class Pledged(SeatFact):
    """CORTEZ-8.7  A promise is in force, made by the seat to another."""

    other: General = field(name="with")
    promise: PromiseKind
    promise_at: str
    promise_until: Moment
    promise_of: General


class PromiseKept(SeatFact):
    """CORTEZ-8.7  A promise was kept."""

    other: General = field(name="with")
    promise: PromiseKind
    promise_at: str
    promise_until: Moment
    promise_of: General


class PromiseBroken(SeatFact):
    """CORTEZ-8.7  A promise was broken."""

    other: General = field(name="with")
    promise: PromiseKind
    promise_at: str
    promise_until: Moment
    promise_of: General


# The end (CORTEZ-9)


class Ended(Fact):
    """CORTEZ-9.1  The game is over."""

    ending: Ending
