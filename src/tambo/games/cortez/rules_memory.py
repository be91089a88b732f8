"""CORTEZ-10: which cards a seat has seen: provisions that passed into a hand or lay in an offer,
and the cards that were shown to it.

`seen[24 * viewer + 4 * owner + kind]` is how many cards of a kind the viewer knows that the owner
holds, in hand or laid aside: at least so many, never more than the truth.
`known[36 * viewer + 6 * owner + rank]` says the same of warriors in hand, without those laid face
down since: they may have been any of those known.
"""

from typing import Final

from mypy_extensions import i64

from tambo.games.cortez.components import BIT, SEATS, WEAPON
from tambo.games.cortez.state import BUILDING, DISCARD, RETURN, CortezState

ROW: Final = 4 * SEATS
RANKS_ROW: Final = 6 * SEATS
EVERYBODY: Final = (1 << SEATS) - 1


def held_of(s: CortezState, owner: i64, kind: i64) -> i64:
    """In hand, or laid aside where others do not know of it or can see it come back."""
    count = s.provisions[4 * owner + kind]
    if s.offering & BIT[owner]:
        count += s.give[4 * owner + kind]
    if s.decision == DISCARD:
        count += s.sealed[6 * owner + kind]
    if kind == WEAPON and s.stance[owner] == BUILDING:
        count += s.arms[owner]
    return count


def gain_seen(s: CortezState, owner: i64, kind: i64, count: i64, viewers: i64) -> None:
    """Cards came to the owner, seen by these viewers."""
    if count == 0:
        return
    for viewer in range(s.players):
        if viewer != owner and viewers & BIT[viewer]:
            s.seen[ROW * viewer + 4 * owner + kind] += count


def lose_seen(s: CortezState, owner: i64, kind: i64, count: i64, viewers: i64) -> None:
    """Cards left the owner, seen by these viewers."""
    for viewer in range(s.players):
        at: i64 = ROW * viewer + 4 * owner + kind
        if s.seen[at] and viewers & BIT[viewer]:
            s.seen[at] = s.seen[at] - count if s.seen[at] > count else 0


def lose_unseen(s: CortezState, owner: i64, count: i64, viewers: i64) -> None:
    """Cards left the owner face down: they may have been any of those these viewers knew."""
    for kind in range(4):
        lose_seen(s, owner, kind, count, viewers)


def show(s: CortezState, owner: i64, kind: i64, count: i64, viewers: i64) -> None:
    """The owner shows these viewers cards from the hand."""
    for viewer in range(s.players):
        at: i64 = ROW * viewer + 4 * owner + kind
        if viewer != owner and viewers & BIT[viewer] and s.seen[at] < count:
            s.seen[at] = count


# Warriors


def warriors_held(s: CortezState, owner: i64, rank: i64) -> i64:
    """In hand, laid by a mercenary before others know of it, or sealed."""
    count = s.warriors[6 * owner + rank]
    if s.decision == RETURN:
        count += s.sealed[6 * owner + rank]
    if s.stance[owner] == BUILDING:
        count += s.laid[6 * owner + rank]
    return count


def show_warriors(s: CortezState, owner: i64, rank: i64, count: i64, viewers: i64) -> None:
    for viewer in range(s.players):
        at: i64 = RANKS_ROW * viewer + 6 * owner + rank
        if viewer != owner and viewers & BIT[viewer] and s.known[at] < count:
            s.known[at] = count


def lose_warriors(s: CortezState, owner: i64, count: i64) -> None:
    """Warriors left a hand face down."""
    if count == 0:
        return
    for viewer in range(s.players):
        for at in range(RANKS_ROW * viewer + 6 * owner, RANKS_ROW * viewer + 6 * owner + 6):
            if s.known[at]:
                s.known[at] = s.known[at] - count if s.known[at] > count else 0


def remember_trade(s: CortezState, giver: i64, taker: i64, viewers: i64) -> None:
    """CORTEZ-8.6: the offer's contents were seen by its maker and those it was made to."""
    given: i64 = 0
    taken: i64 = 0
    for kind in range(4):
        give, want = s.give[4 * giver + kind], s.want[4 * giver + kind]
        given += give
        taken += want
        lose_seen(s, giver, kind, give, viewers)
        gain_seen(s, giver, kind, want, viewers)
        lose_seen(s, taker, kind, want, viewers)
        gain_seen(s, taker, kind, give, viewers)
    lose_unseen(s, giver, given, EVERYBODY & ~viewers)
    lose_unseen(s, taker, taken, EVERYBODY & ~viewers)


def forget_for(s: CortezState, seat: i64) -> None:
    """The seat does not know what others have seen of each other; it knows what they saw of it."""
    for viewer in range(s.players):
        if viewer == seat:
            continue
        for owner in range(s.players):
            if owner != seat:
                for kind in range(4):
                    s.seen[ROW * viewer + 4 * owner + kind] = 0
                for rank in range(6):
                    s.known[RANKS_ROW * viewer + 6 * owner + rank] = 0
