"""How a position of Titicaca looks to one seat: an estimate for bots, never for the rules.

Points are foreseen by counting the board as it is, with more weight for what will be counted more
than once; arms are worth what they would score if they were kept. The weights came out of matches
between variants.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from tambo.core.bits import BIT, count_of, index_of
from tambo.games.titicaca.board import Country
from tambo.games.titicaca.components import LAKES
from tambo.games.titicaca.rules_scoring import largest_group
from tambo.games.titicaca.state import BIDDING, NO_BID, TiticacaState

# A region counted now may still change hands before the end.
REGION_NOW: Final = 0.8
REGION_SOON: Final = 0.9
ARM: Final = 0.9
SLOPE: Final = 12.0


def estimate_of(s: TiticacaState, seat: i64) -> float:
    """From 0.0 (lost) to 1.0 (won): how far the seat is ahead of the best other."""
    hopes = hopes_of(s)
    if s.decision == BIDDING and s.bids[seat] != NO_BID:
        hopes[seat] += bid_hope(s, seat, s.bids[seat])
    return standing(hopes, seat)


def standing(hopes: list[float], seat: i64) -> float:
    best = -1000.0
    total = 0.0
    for other in range(len(hopes)):
        if other != seat:
            total += hopes[other]
            if hopes[other] > best:
                best = hopes[other]
    rivals = 0.6 * best + 0.4 * total / float(len(hopes) - 1)
    return 1.0 / (1.0 + exp((rivals - hopes[seat]) / SLOPE))


def hopes_of(s: TiticacaState) -> list[float]:
    """The points that each seat may hope for at the end."""
    fives: float = 1.0 if s.round <= 5 else 0.0
    tens: float = 1.0 if s.round <= 10 else 0.0
    arm = arm_worth(s)
    # What a village, or a third of one in the largest group, brings: arms, and a point at the end.
    village = 1.0 + ARM * (fives * (tens + 1.0) + tens)
    hopes: list[float] = []
    for seat in range(s.players):
        own: i64 = s.villages[seat]
        living = float(count_of(own) + 3 * largest_group(s.country, own))
        hopes.append(float(s.score[seat]) + arm * float(s.stock[seat]) + village * living)
    ones: i64 = 0
    twos: i64 = 0
    for seat in range(s.players):
        if s.temples_one[seat] >= 0:
            ones |= BIT[s.temples_one[seat]]
        if s.temples_two[seat] >= 0:
            twos |= BIT[s.temples_two[seat]]
    todo: i64 = s.firsts
    while todo:
        first = index_of(todo & -todo)
        todo &= todo - 1
        weight = REGION_NOW
        shore: i64 = s.shores[first]
        if fives > 0.0 and shore & 32:
            weight += REGION_SOON
        if tens > 0.0 and shore & 1024:
            weight += REGION_SOON
        _add_region(s, first, weight, ones, twos, hopes)
    return hopes


def arm_worth(s: TiticacaState) -> float:
    """The points that an arm in stock scores if it is kept, a little less."""
    countings = 1.0
    if s.round <= 5:
        countings = 3.0
    elif s.round <= 10:
        countings = 2.0
    return ARM * countings


def _add_region(
    s: TiticacaState, first: i64, weight: float, ones: i64, twos: i64, hopes: list[float]
) -> None:
    """The prizes of a region as they stand, times a weight (TITICACA-5)."""
    country = s.country
    area: i64 = s.area[first]
    shore: i64 = s.shores[first]
    lakes = count_of(shore)
    if not area & (area - 1):
        hopes[s.owner_at(first)] += weight * float(1 + lakes)
        return
    size = float(count_of(area))
    kinds: i64 = s.kinds[first]
    while kinds:
        kind = index_of(kinds & -kinds)
        kinds &= kinds - 1
        _add_prize(s, area & country.lands_of[kind], weight * size, ones, twos, hopes)
    _add_prize(s, area, weight * float(lakes), ones, twos, hopes)


def _add_prize(
    s: TiticacaState, lands: i64, points: float, ones: i64, twos: i64, hopes: list[float]
) -> None:
    most: i64 = 0
    tied: i64 = 0
    for seat in range(s.players):
        own: i64 = s.villages[seat]
        count = count_of(own & lands)
        if count > most:
            most = count
            tied = BIT[seat]
        elif count == most:
            tied |= BIT[seat]
    if not tied & (tied - 1):
        hopes[index_of(tied)] += points
        return
    best: i64 = -1
    winners: i64 = 0
    while tied:
        bit: i64 = tied & -tied
        tied &= tied - 1
        mine: i64 = s.villages[index_of(bit)]
        mine &= lands
        figure = _figure(s.country, mine, ones, twos)
        if figure > best:
            best = figure
            winners = bit
        elif figure == best:
            winners |= bit
    share = points / float(count_of(winners))
    while winners:
        hopes[index_of(winners & -winners)] += share
        winners &= winners - 1


def _figure(country: Country, own: i64, ones: i64, twos: i64) -> i64:
    figure: i64 = count_of(own & ones) + 2 * count_of(own & twos)
    while own:
        figure += country.lakes_near[index_of(own & -own)]
        own &= own - 1
    return figure


# Bids


def land_worth(s: TiticacaState, seat: i64, land: i64) -> float:
    """About how many points a village on that land would bring."""
    country = s.country
    fives: float = 1.0 if s.round <= 5 else 0.0
    tens: float = 1.0 if s.round <= 10 else 0.0
    village = 1.0 + ARM * (fives * (tens + 1.0) + tens)
    own: i64 = s.villages[seat]
    bit: i64 = BIT[land]
    growth = largest_group(country, own | bit) - largest_group(country, own)
    worth = village * float(1 + 3 * growth)
    shore: i64 = country.shore[land]
    weight = REGION_NOW
    if fives > 0.0 and shore & 32:
        weight += REGION_SOON
    if tens > 0.0 and shore & 1024:
        weight += REGION_SOON
    alone = float(1 + country.lakes_near[land])
    joined = 0.0
    kind: i64 = BIT[country.kind[land]]
    beside: i64 = country.beside[land]
    beside &= s.settled
    while beside:
        first: i64 = s.home[index_of(beside & -beside)]
        area: i64 = s.area[first]
        beside &= ~area
        kinds: i64 = s.kinds[first]
        if kinds & kind:
            continue
        size = float(count_of(area) + 1)
        gain = size
        if area & own:
            # Everything of mine in that region grows by one, and majorities come nearer.
            gain += 1.0 + 0.3 * float(count_of(shore | s.shores[first]))
        if gain > joined:
            joined = gain
    if joined > alone:
        alone = joined
    return worth + weight * alone


def bid_hope(s: TiticacaState, seat: i64, amount: i64) -> float:
    """What a sealed bid may be expected to bring: lands left when the turn comes, minus the arms.

    Others are thought to bid anything up to twice their share of the rounds until the next arms.
    """
    if amount == 0:
        return 0.0
    worths = land_worths(s, seat)
    behind: list[float] = [1.0]
    for other in range(s.players):
        if other == seat or s.stock[other] == 0:
            continue
        ahead = _chance_ahead(s, other, seat, amount)
        grown: list[float] = [0.0] * (len(behind) + 1)
        for k in range(len(behind)):
            grown[k] += behind[k] * (1.0 - ahead)
            grown[k + 1] += behind[k] * ahead
        behind = grown
    hope = 0.0
    price = arm_worth(s) * float(amount)
    for k in range(len(behind)):
        if k < len(worths):
            hope += behind[k] * (worths[k] - price)
    return hope


def highest_bid(s: TiticacaState, seat: i64) -> i64:
    """The most that a seat would think of bidding: what the best land is worth to it in arms."""
    worths = land_worths(s, seat)
    if not worths:
        return 1
    return 2 + i64(worths[0] / arm_worth(s))


def land_worths(s: TiticacaState, seat: i64) -> list[float]:
    """The lands of this round by their worth to the seat, best first."""
    worths: list[float] = []
    lands = s.open_lands()
    while lands:
        worths.append(land_worth(s, seat, index_of(lands & -lands)))
        lands &= lands - 1
    worths.sort()
    worths.reverse()
    return worths


def usual_bid(s: TiticacaState, seat: i64) -> float:
    """A stock shared out over the rounds until it is filled up again."""
    rounds: i64 = 3
    if s.round <= 5:
        rounds = 6 - s.round
    elif s.round <= 10:
        rounds = 11 - s.round
    elif s.round <= LAKES:
        rounds = LAKES + 2 - s.round
    return float(s.stock[seat]) / float(rounds + 1)


def _chance_ahead(s: TiticacaState, other: i64, seat: i64, amount: i64) -> float:
    top = 2.0 * usual_bid(s, other)
    if top < 1.0:
        top = 1.0
    if top > float(s.stock[other]):
        top = float(s.stock[other])
    distance: i64 = (other - s.arrow + s.players) % s.players
    own_distance: i64 = (seat - s.arrow + s.players) % s.players
    above = top - float(amount)
    if distance < own_distance:
        above += 1.0
    chance = above / (top + 1.0)
    if chance < 0.03:
        return 0.03
    return 1.0 if chance > 1.0 else chance
