"""Whether a typed position could be one of a game: each part must fit the decision it stands in.

Says which part does not. A position may leave out what it likes (troops, hands, events turned);
what it has must be such that the game can be played on from it.
"""

from collections.abc import Callable, Iterator
from typing import NoReturn

from tambo.core.errors import InvalidPosition
from tambo.core.phrase import Phrase
from tambo.games.cortez.board import CITY_SQUARES, FIRST_TEMPLE, LAST_TEMPLE
from tambo.games.cortez.components import (
    ATTACK_AZTEC,
    ATTACK_SPANISH,
    AZTEC,
    BIT,
    CAMOUFLAGE,
    EVENT_CARDS,
    FIRST_COLLARS,
    FLIGHT_AZTEC,
    FLIGHT_SPANISH,
    OFFERS,
    SPANISH,
    WANTED,
)
from tambo.games.cortez.rules import CortezRules
from tambo.games.cortez.rules_battle import can_recruit
from tambo.games.cortez.rules_events import can_take
from tambo.games.cortez.rules_mercenaries import MOST_ASKED, PRICED_OFFERS
from tambo.games.cortez.rules_pacts import is_unfinished
from tambo.games.cortez.rules_setup import players_of
from tambo.games.cortez.state import (
    ACT,
    ATTACK,
    BID,
    BUILDING,
    BY_ATTACK,
    BY_FLIGHT,
    BY_NOTHING,
    CHOOSE,
    CITY_FULL,
    COLLAR,
    COLLARED,
    DECISIONS,
    DEFEND,
    DISCARD,
    FEED,
    FLIP,
    FREE,
    JOINED,
    MOVE,
    OVER,
    PAY,
    PROPOSED,
    PUT,
    RECRUIT,
    RETREAT,
    RETURN,
    TAKE,
    TALKS,
    UNCOLLARED,
    CortezState,
)

FIGHTS = (FEED, ATTACK, DEFEND, TALKS, RECRUIT, RETREAT)
RULES = CortezRules()
# Before the generals are chosen the first of these are 0, the second as in a new state.
EMPTY_AT_FIRST = (
    *("troops", "worn", "objectives", "bribes", "provisions", "warriors", "sealed"),
    *("laid", "arms", "price", "give", "want", "bids", "excess", "discards", "seen"),
    *("offered_to", "unanswered", "promise", "stance", "side", "tries", "sent"),
)
UNCHANGED_AT_FIRST = (
    *("event", "turned", "actions", "broken", "errand", "taken", "detour", "bid", "out"),
    *("paid", "paid_last", "origin", "field", "attacker", "defender", "limbo", "winner"),
    *("drafting", "offering", "quiet", "treasures_turned", "bribe_deck"),
)


def check_position(s: CortezState) -> None:
    """A position must be one that can be played on, or be over."""
    if (s.decision == OVER) != (s.ending != 0):
        fail("stuck", decision=DECISIONS[int(s.decision)])
    for square in s.board.bridges:
        if s.is_broken(square) and s.troops[square] != FREE:
            fail("bridge", at=s.board.name_of(square))
    if s.decision != CHOOSE and min(list(s.generals)[: s.players]) < 0:
        fail("players", words="-")
    needs: dict[str, Callable[[], bool]] = {
        "move": lambda: s.taken >= 0 and s.troops[s.taken] == COLLARED + s.active,
        "put": lambda: s.taken >= 0 and s.troops[s.taken] >= UNCOLLARED and s.errand > 0,
        "take": lambda: s.errand > 0,
    }
    fights = ("feed", "attack", "defend", "talks", "recruit", "retreat")
    for name in fights:
        needs[name] = lambda: _is_fight(s)
    decision = DECISIONS[int(s.decision)]
    if decision in needs and not needs[decision]():
        fail("stuck", decision=decision)
    if _has_misplaced_talk(s):
        fail("stuck", decision=decision)
    if decision in ("recruit", "retreat") and s.winner < 0:
        fail("stuck", decision=decision)
    for part in parts_out_of_place(s):
        fail("unsound", part=part, decision=decision)
    if s.decision != OVER:
        asked = RULES.to_act(s)
        if not asked or not all(RULES.legal(s, seat) for seat in asked):
            fail("stuck", decision=decision)


def _is_fight(s: CortezState) -> bool:
    has_seats = s.attacker >= 0 and s.defender >= 0 and s.attacker != s.defender
    return has_seats and s.field >= 0 and s.limbo > 0 and s.troops[s.field] != FREE


def fail(what: str, **args: str | int) -> NoReturn:
    phrase = Phrase(f"cortez-position-{what}", dict(args))
    raise InvalidPosition(f"position.{what}", phrase, "CORTEZ-11.3")


def parts_out_of_place(s: CortezState) -> Iterator[str]:
    """The names of parts that do not fit; nothing for a sound position."""
    yield from _of_course(s)
    if s.decision == CHOOSE:
        yield from _of_beginning(s)
        return
    if s.decision == COLLAR:
        yield from _of_collars(s)
    yield from _of_errand(s)
    yield from _of_auction(s)
    yield from _of_seals(s)
    yield from _of_trade(s)
    if s.decision in FIGHTS:
        yield from _of_fight(s)
    else:
        yield from _of_peace(s)


def _of_course(s: CortezState) -> Iterator[str]:
    most = (s.players + 1) // 2
    if max(players_of(s, AZTEC), players_of(s, SPANISH)) > most:
        yield "players"  # CORTEZ-2.1
    if s.actions > 2:
        yield "actions"
    if s.turned > EVENT_CARDS:
        yield "turned"
    told = [int(s.objectives[seat]) for seat in range(s.players) if s.objectives[seat]]
    if len(set(told)) < len(told) or any(not FIRST_TEMPLE <= n <= LAST_TEMPLE for n in told):
        yield "objectives"
    last = s.last_treasure if s.decision == OVER else s.last_treasure - 1
    if s.treasures_turned > last:
        yield "treasures_turned"
    if sum(int(s.treasures[seat]) for seat in range(s.players)) > s.treasures_turned:
        yield "treasures"
    is_full = all(s.troops[s.board.city[n]] != FREE for n in range(1, CITY_SQUARES + 1))
    if is_full != (s.ending == CITY_FULL):
        yield "ending"  # CORTEZ-9.1
    if s.decision in (ACT, MOVE, TAKE, PUT, FLIP) and s.speaker != s.active:
        yield "speaker"


def _of_beginning(s: CortezState) -> Iterator[str]:
    """CORTEZ-2.1: no player has anything yet; the generals are chosen in order from the first."""
    fresh = CortezState(s.players)
    for name in EMPTY_AT_FIRST:
        if any(getattr(s, name)):
            yield name
    for name in UNCHANGED_AT_FIRST:
        if getattr(s, name) != getattr(fresh, name):
            yield name
    if list(s.events) != list(fresh.events):
        yield "events"
    if s.active != s.first:
        yield "active"
    if not _is_next_to_choose(s, int(s.speaker)):
        yield "speaker"


def _is_next_to_choose(s: CortezState, speaker: int) -> bool:
    """Whether all from the first player on have chosen a general, and none from this seat on."""
    seat = s.first
    while s.generals[seat] >= 0 and seat != speaker:
        seat = s.after(seat)
    is_next = seat == speaker
    for _ in range(s.players):
        is_next = is_next and s.generals[seat] < 0
        seat = s.after(seat)
        if seat == s.first:
            break
    return is_next


def _of_collars(s: CortezState) -> Iterator[str]:
    """CORTEZ-2.4: two for each in turn, and troops enough for all."""
    seat, is_before = s.first, True
    missing = [0, 0]
    for _ in range(s.players):
        if seat == s.speaker:
            is_before = False
        wanted = FIRST_COLLARS if is_before else 0
        is_right = s.worn[seat] == wanted
        if seat == s.speaker:
            is_right = s.worn[seat] < FIRST_COLLARS
        if not is_right:
            yield "speaker"
        missing[int(s.nation_of(seat))] += max(0, FIRST_COLLARS - int(s.worn[seat]))
        seat = s.after(seat)
    for nation in range(2):
        owner = next((o for o in range(s.players) if s.nation_of(o) == nation), -1)
        if owner >= 0:
            squares = range(int(s.board.squares))
            if sum(can_recruit(s, owner, square) for square in squares) < missing[nation]:
                yield ("aztec", "spanish")[nation]
    if s.active != s.first:
        yield "active"


def _of_errand(s: CortezState) -> Iterator[str]:
    is_errand = s.decision in (TAKE, PUT)
    if is_errand != (s.errand != BY_NOTHING):
        yield "errand"
    elif is_errand:
        events = {
            BY_FLIGHT: (FLIGHT_AZTEC, FLIGHT_SPANISH),
            BY_ATTACK: (ATTACK_AZTEC, ATTACK_SPANISH),
        }
        if s.errand in events and s.event not in events[int(s.errand)]:
            yield "event"
    if (s.taken >= 0) != (s.decision in (PUT, MOVE)):
        yield "taken"
    elif s.decision == PUT and is_errand and s.errand and not can_take(s, s.taken):
        yield "taken"
    held = s.provisions[4 * s.active + CAMOUFLAGE]
    if s.detour and (s.decision != MOVE or s.detour > held):
        yield "detour"


def _of_auction(s: CortezState) -> Iterator[str]:
    """CORTEZ-4.7"""
    bids = [int(s.bids[seat]) for seat in range(s.players)]
    if s.decision not in (BID, PAY):
        if any(bids) or s.bid or s.out or s.paid or s.paid_last != 3:
            yield "bids"
        return
    if not s.bribe_deck:
        yield "bribe_deck"
    if max(bids) != s.bid:
        yield "bid"
    staying = [seat for seat in range(s.players) if not s.out & BIT[seat]]
    if s.decision == BID:
        if s.speaker not in staying or len(staying) < 2:
            yield "out"
        if s.bid and bids[int(s.speaker)] == s.bid:
            yield "speaker"
        if s.paid or s.paid_last != 3:
            yield "paid"
    elif not s.paid < s.bid or bids[int(s.speaker)] != s.bid:
        yield "paid"
    for seat in range(s.players):
        is_payer = s.decision == PAY and seat == s.speaker
        if not is_payer and bids[seat] > s.worth_of(seat):
            yield "bids"


def _of_seals(s: CortezState) -> Iterator[str]:
    """CORTEZ-4.4 and 4.6: none has laid aside more than they must, nor must more than held."""
    for seat in range(s.players):
        sealed, held = s.sealed_of(seat), s.provisions_of(seat)
        if s.decision == RETURN:
            held = s.warriors_of(seat)
        if s.decision not in (DISCARD, RETURN):
            if sealed or s.excess[seat]:
                yield "excess"
        elif not sealed <= s.excess[seat] <= sealed + held:
            yield "excess"
        elif s.decision == DISCARD and (s.sealed[6 * seat + 4] or s.sealed[6 * seat + 5]):
            yield "sealed"


def _of_trade(s: CortezState) -> Iterator[str]:
    """CORTEZ-8: a draft or an offer, with a player to answer it, while one can be made."""
    busy = s.drafting | s.offering
    if s.drafting & s.offering or (busy and not s.is_window()):
        yield "drafting" if s.drafting else "offering"
    for seat in range(s.players):
        base = 4 * seat
        given = [int(n) for n in s.give[base : base + 4]]
        wanted = [int(n) for n in s.want[base : base + 4]]
        to, left = int(s.offered_to[seat]), int(s.unanswered[seat])
        if sum(wanted) > WANTED:
            yield "want"
        if s.sent[seat] > OFFERS:
            yield "sent"
        if to & BIT[seat] or left & ~to:
            yield "offered_to"
        if s.offering & BIT[seat]:
            if not left:
                yield "unanswered"
        elif left:
            yield "unanswered"
        elif s.drafting & BIT[seat]:
            if any(given[kind] > s.provisions[base + kind] for kind in range(4)):
                yield "give"
        elif any(given) or any(wanted) or to or s.promise[seat]:
            yield "give"


def _of_peace(s: CortezState) -> Iterator[str]:
    for name in ("field", "origin", "attacker", "defender", "winner"):
        if getattr(s, name) >= 0:
            yield name
    if s.limbo:
        yield "limbo"
    for name in ("laid", "arms", "stance", "side", "price", "tries"):
        if any(getattr(s, name)):
            yield name


def _of_fight(s: CortezState) -> Iterator[str]:
    """CORTEZ-7: who fights whom with which troop, and what lies on the table."""
    if s.attacker < 0 or s.defender < 0 or s.attacker == s.defender or s.field < 0 or not s.limbo:
        yield "attacker"
        return
    standing, beaten = s.troops[s.field], s.limbo
    if s.winner == s.attacker:
        standing, beaten = beaten, standing
    is_proxy = standing == UNCOLLARED + s.nation_of(s.defender)
    if beaten != COLLARED + s.attacker or not s.is_opposing(standing, s.attacker):
        yield "limbo"
    elif standing != COLLARED + s.defender and not is_proxy:
        yield "defender"
    if s.origin < 0 or s.origin == s.field:
        yield "origin"
    is_won = s.decision in (RECRUIT, RETREAT)
    if is_won != (s.winner in (s.attacker, s.defender)):
        yield "winner"
        return
    speakers = {FEED: s.defender, ATTACK: s.attacker, DEFEND: s.defender}
    wanted = s.winner if is_won else speakers.get(int(s.decision), s.speaker)
    if s.speaker != wanted:
        yield "speaker"
    for seat in range(s.players):
        yield from _of_fighter(s, seat)


def _of_fighter(s: CortezState, seat: int) -> Iterator[str]:
    laid, arms, stance = s.laid_of(seat), s.arms[seat], s.stance[seat]
    is_fighter = seat in (s.attacker, s.defender)
    lays = {ATTACK: (s.attacker,), DEFEND: (s.attacker, s.defender)}
    if s.decision != TALKS:
        if (laid or arms) and seat not in lays.get(int(s.decision), ()):
            yield "laid"
    if is_fighter or s.decision != TALKS:
        if arms > laid:
            yield "arms"
        # What mercenaries did is kept until the beaten troop has gone.
        is_kept = s.winner >= 0 and not is_fighter and stance >= JOINED
        if (stance or s.side[seat] or s.price_of(seat)) and not is_kept:
            yield "stance"
        return
    is_helping = stance in (BUILDING, PROPOSED, JOINED)
    if is_helping != (s.side[seat] != 0):
        yield "side"
    if laid > 1 or (not is_helping and (laid or arms)):
        yield "laid"
    asked = s.price_of(seat)
    if asked > MOST_ASKED or (asked and stance not in (BUILDING, PROPOSED)):
        yield "price"
    if stance == PROPOSED and not asked:
        yield "price"
    if s.tries[seat] > PRICED_OFFERS:
        yield "tries"


def _has_misplaced_talk(s: CortezState) -> bool:
    """Whether a player calls, shows, answers or promises help who could not do so now."""
    everybody = BIT[s.players] - 1
    open_talk = s.drafting | s.offering
    if open_talk & ~everybody or (open_talk and not s.is_window()) or s.drafting & s.offering:
        return True
    if s.decision != TALKS and (s.calling or s.showing or s.answering):
        return True
    for seat in range(s.players):
        is_fighter = seat in (s.attacker, s.defender)
        if s.calling & BIT[seat] and not (is_fighter and open_talk & BIT[seat]):
            return True
        if s.showing & s.drafting & BIT[seat]:
            return True
        if s.answering & BIT[seat]:
            fighter = s.fighter_of(s.side[seat])
            is_called = s.calling & s.offering & BIT[fighter]
            if is_fighter or s.stance[seat] != BUILDING or not is_called:
                return True
        if s.offering & BIT[seat] and (
            is_unfinished(s.promise[seat]) or is_unfinished(s.asks[seat])
        ):
            return True
    return False
