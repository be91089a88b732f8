"""CORTEZ-8.7: promises, in a draft, in an offer and in force; when they are kept or broken.

Nothing is enforced here: a promise is a number that is looked at when an attack begins, when talks
end and when its moment comes, and then told to the two players concerned. In a draft or an offer it
is `promise_of(kind, moment, target)`; in force it also says who made it, to whom, and who was
active then. The target is a square, a side of the battle, or NOBODY.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tambo.core.event import Event
from tambo.games.cortez import events
from tambo.games.cortez.components import (
    GENERALS,
    HELP,
    MOMENTS,
    PEACE,
    PROMISES,
    SQUARE,
    TROOP,
    UNTIL_ROUND,
    UNTIL_TREASURE,
    UNTIL_TURN,
    Moment,
    PromiseKind,
)
from tambo.games.cortez.state import COLLARED, JOINED, SIDES, CortezState

NOBODY: Final = -1
# Where a troop that is not on the board stands, for promises about it.
IN_LIMBO: Final = 400
MENU: Final = [PEACE, TROOP, SQUARE, HELP]

# What becomes of a promise.
PLEDGED: Final = 0
KEPT: Final = 1
BROKEN: Final = 2


# Numbers


def promise_of(kind: i64, moment: i64, target: i64) -> i64:
    """0 is no promise at all."""
    return 1 + kind + 8 * moment + 32 * (target + 1)


def kind_of(promise: i64) -> i64:
    return (promise - 1) % 8


def moment_of(promise: i64) -> i64:
    return (promise - 1) // 8 % 4


def target_of(promise: i64) -> i64:
    return (promise - 1) // 32 - 1


def pact_of(promise: i64, maker: i64, taker: i64, active: i64) -> i64:
    return 512 * promise + 64 * maker + 8 * taker + active


def promise_in(pact: i64) -> i64:
    return pact // 512


def maker_of(pact: i64) -> i64:
    return pact // 64 % 8


def taker_of(pact: i64) -> i64:
    return pact // 8 % 8


def active_at(pact: i64) -> i64:
    """The player who was active when it was made: it holds until their next turn."""
    return pact % 8


def lacks_target(promise: i64) -> bool:
    return promise > 0 and kind_of(promise) != PEACE and target_of(promise) == NOBODY


def lacks_moment(promise: i64) -> bool:
    """CORTEZ-8.7: help is for this battle, everything else until a named moment."""
    return promise > 0 and kind_of(promise) != HELP and moment_of(promise) == 0


def is_unfinished(promise: i64) -> bool:
    return lacks_target(promise) or lacks_moment(promise)


# In words


def kind_word(promise: i64) -> PromiseKind:
    return PROMISES[int(kind_of(promise))] if promise else "none"


def moment_word(promise: i64) -> Moment:
    return MOMENTS[int(moment_of(promise))] if promise else "none"


def place_of(s: CortezState, promise: i64) -> str:
    """The square or side that a promise is about, or a dash; a troop in battle is on its field."""
    if promise == 0:
        return "-"
    target = target_of(promise)
    if target == NOBODY:
        return "-"
    if kind_of(promise) == HELP:
        return SIDES[int(target)]
    if target == IN_LIMBO:
        target = s.field
    return s.board.name_of(target)


def _tell(s: CortezState, fate: i64, pact: i64, log: list[Event] | None) -> None:
    """What has become of a promise, to the two concerned."""
    if log is None:
        return
    maker, promise = int(maker_of(pact)), promise_in(pact)
    taker = int(taker_of(pact))
    other = GENERALS[int(s.generals[taker])]
    kind, at, until = kind_word(promise), place_of(s, promise), moment_word(promise)
    of = GENERALS[int(s.generals[active_at(pact)])]
    both = (maker, taker)
    if fate == PLEDGED:
        pledged = events.Pledged(maker, other, kind, at, until, of)
        log.append(Event(pledged, seen_by=both))
    elif fate == KEPT:
        kept = events.PromiseKept(maker, other, kind, at, until, of)
        log.append(Event(kept, seen_by=both))
    else:
        broken = events.PromiseBroken(maker, other, kind, at, until, of)
        log.append(Event(broken, seen_by=both))


# In force


def make_pact(
    s: CortezState, promise: i64, maker: i64, taker: i64, log: list[Event] | None
) -> None:
    """An offer with a promise was accepted."""
    if promise == 0:
        return
    pact = pact_of(promise, maker, taker, s.active)
    pacts = [int(one) for one in s.pacts]
    pacts.append(int(pact))
    s.pacts = vec[i64](pacts)
    _tell(s, PLEDGED, pact, log)


def breaks(s: CortezState, pact: i64, seat: i64, square: i64) -> bool:
    """Whether a seat would break a promise by an attack on a square."""
    if maker_of(pact) != seat:
        return False
    promise = promise_in(pact)
    kind = kind_of(promise)
    if kind == PEACE:
        return s.troops[square] == COLLARED + taker_of(pact)
    return kind != HELP and target_of(promise) == square


def break_by_attack(s: CortezState, seat: i64, square: i64, log: list[Event] | None) -> None:
    kept: list[int] = []
    for pact in s.pacts:
        if breaks(s, pact, seat, square):
            _tell(s, BROKEN, pact, log)
        else:
            kept.append(int(pact))
    s.pacts = vec[i64](kept)


def settle_help(s: CortezState, log: list[Event] | None) -> None:
    """All have decided whom they support."""
    kept: list[int] = []
    for pact in s.pacts:
        promise = promise_in(pact)
        if kind_of(promise) == HELP:
            maker = maker_of(pact)
            has_helped = s.stance[maker] == JOINED and s.side[maker] == target_of(promise)
            _tell(s, KEPT if has_helped else BROKEN, pact, log)
        else:
            kept.append(int(pact))
    s.pacts = vec[i64](kept)


def settle_turn(s: CortezState, log: list[Event] | None) -> None:
    """A turn begins: what held until the last one ended, or until this player's, was kept."""
    if len(s.pacts) == 0:
        return
    left: list[int] = []
    for pact in s.pacts:
        moment = moment_of(promise_in(pact))
        if moment == UNTIL_TURN or (moment == UNTIL_ROUND and active_at(pact) == s.active):
            _tell(s, KEPT, pact, log)
        else:
            left.append(int(pact))
    s.pacts = vec[i64](left)


def settle_treasure(s: CortezState, log: list[Event] | None) -> None:
    left: list[int] = []
    for pact in s.pacts:
        if moment_of(promise_in(pact)) == UNTIL_TREASURE:
            _tell(s, KEPT, pact, log)
        else:
            left.append(int(pact))
    s.pacts = vec[i64](left)


def settle_end(s: CortezState, log: list[Event] | None) -> None:
    """The game is over: everything that still held was kept."""
    for pact in s.pacts:
        _tell(s, KEPT, pact, log)
    s.pacts = vec[i64]([])


def follow(s: CortezState, start: i64, end: i64) -> None:
    """A troop went from one place to another, and promises about it with it.

    Offers have lapsed by then: nothing moves while there is talk.
    """
    if len(s.pacts) == 0:
        return
    pacts: list[int] = []
    for pact in s.pacts:
        promise = promise_in(pact)
        pacts.append(int(pact + 512 * (_moved(promise, start, end) - promise)))
    s.pacts = vec[i64](pacts)


def swap_with_limbo(s: CortezState, square: i64) -> None:
    """The attacker has won: their troop takes the square, the beaten one leaves it."""
    follow(s, square, IN_LIMBO + 1)
    follow(s, IN_LIMBO, square)
    follow(s, IN_LIMBO + 1, IN_LIMBO)


def _moved(promise: i64, start: i64, end: i64) -> i64:
    if promise == 0 or kind_of(promise) != TROOP or target_of(promise) != start:
        return promise
    return promise_of(TROOP, moment_of(promise), end)


def forget_pacts(s: CortezState, seat: i64) -> None:
    """A seat knows only of the promises that it made or was given."""
    mine: list[int] = []
    for pact in s.pacts:
        if maker_of(pact) == seat or taker_of(pact) == seat:
            mine.append(int(pact))
    s.pacts = vec[i64](mine)
