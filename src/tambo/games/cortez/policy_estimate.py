"""How a position of Cortez looks to a seat: an estimate, used by bots and never by the rules.

Everything is counted in victory points. What is not yet a point (collars outside the city, cards,
the lead in the city before the next treasure) is worth less the nearer the end is.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tambo.games.cortez.board import CITY, CITY_SQUARES
from tambo.games.cortez.components import (
    BIT,
    EVENT_CARDS,
    FIVE_PROVISIONS,
    FIVE_WARRIORS,
    OTHER_TROOP,
    OWN_TROOP,
    WEAPON,
)
from tambo.games.cortez.rules_supply import city_troops, points_of
from tambo.games.cortez.state import COLLARED, CortezState

COLLAR_WORTH: Final = 1.8
# A collar outside the city is a troop that needs one action to be worth five points there.
MARCH_WORTH: Final = 2.2
CARD_WORTH: Final = [0.35, 0.5, 0.55, 0.1]
RANK_WORTH: Final = 0.09
WARRIOR_WORTH: Final = 0.06
TREASURE_WORTH: Final = 7.0
SCALE: Final = 7.0

NONE_HELD: Final = vec[i64]([0] * 6)
# What a troop in the city adds to a claim: more than the number of any of its squares.
TROOP: Final = 64


def estimate_of(s: CortezState, seat: i64) -> float:
    """From 0.0 (lost) to 1.0 (won), by the distance to the best of the others."""
    if s.generals[seat] < 0 or s.generals[s.players - 1] < 0:
        return 0.5
    future = future_of(s)
    mine = 0.0
    best = -1000.0
    total = 0.0
    heir = _heir(s)
    for other in range(s.players):
        worth = worth_of(s, other, future)
        if other == heir:
            worth += _treasure_share(s)
        worth += _prospect(s, other, future)
        if other == seat:
            mine = worth
        else:
            total += worth
            if worth > best:
                best = worth
    gap = mine - 0.75 * best - 0.25 * total / float(s.players - 1)
    return 0.01 + 0.98 / (1.0 + exp(-gap / (SCALE * (0.6 + future))))


def future_of(s: CortezState) -> float:
    """How much of the game is still to come, from 1.0 to nearly 0.0."""
    rounds = s.last_treasure - s.treasures_turned
    left = float(rounds) * 16.0 - float(s.turned)
    whole = float(s.last_treasure) * 16.0
    return min(1.0, max(0.04, left / whole))


def worth_of(s: CortezState, seat: i64, future: float) -> float:
    """Points, and what may become points."""
    cards = 0.0
    for kind in range(4):
        cards += CARD_WORTH[kind] * float(s.provisions[4 * seat + kind])
    for rank in range(6):
        held = float(s.warriors[6 * seat + rank] + s.laid[6 * seat + rank])
        cards += held * (WARRIOR_WORTH + RANK_WORTH * float(rank + 1))
    outside = float(s.worn[seat] - city_troops(s, seat))
    collars = COLLAR_WORTH * float(s.worn[seat]) + MARCH_WORTH * outside
    bribes = 0.0
    held_bribes = s.bribes[seat]
    if held_bribes:
        if held_bribes & BIT[OWN_TROOP]:
            bribes += 5.0
        if held_bribes & BIT[OTHER_TROOP]:
            bribes += 3.0
        if held_bribes & (BIT[FIVE_WARRIORS] | BIT[FIVE_PROVISIONS]):
            bribes += 2.0 * future
    return float(points_of(s, seat)) + (cards + collars) * min(1.0, 0.25 + future) + bribes


def _heir(s: CortezState) -> i64:
    """Who would take a treasure now, or -1."""
    # For each seat its troops there times TROOP, and the highest square that it holds.
    claims = NONE_HELD[:]
    for number in range(1, CITY_SQUARES + 1):
        troop = s.troops[s.board.city[number]]
        if troop >= COLLARED:
            claim: i64 = claims[troop - COLLARED]
            claims[troop - COLLARED] = claim - claim % TROOP + TROOP + number
    heir: i64 = -1
    most: i64 = 0
    for seat in range(s.players):
        if claims[seat] > most:
            most = claims[seat]
            heir = seat
    return heir


def _treasure_share(s: CortezState) -> float:
    near = float(s.turned) / float(EVENT_CARDS)
    return TREASURE_WORTH * (0.25 + 0.75 * near * near)


# Battles that are not decided yet


def _prospect(s: CortezState, seat: i64, future: float) -> float:
    """What a fighter may expect of the battle that is being fought."""
    if s.field < 0 or s.winner >= 0:
        return 0.0
    if seat != s.attacker and seat != s.defender:
        return 0.0
    chance = chance_of(s)
    in_city = s.board.kind[s.field] == CITY
    village = 0.45 * float(s.board.village[s.field])
    collar = COLLAR_WORTH + MARCH_WORTH
    gain = village + (collar if s.collars_of(seat) else 0.0)
    if seat == s.attacker:
        if in_city:
            gain += 5.0 - MARCH_WORTH
            if s.board.number[s.field] == s.objectives[seat]:
                gain += 10.0
        loss = collar if s.worn[seat] > 1 else 0.0
        return chance * gain - (1.0 - chance) * loss
    loss = 0.0
    if s.troops[s.field] >= COLLARED:
        loss = collar if s.worn[seat] > 1 else 0.0
        if in_city:
            loss += 5.0
            if s.board.number[s.field] == s.objectives[seat]:
                loss += 10.0
    return (1.0 - chance) * gain - chance * loss


def chance_of(s: CortezState) -> float:
    """The attacker's, from what both sides could lay."""
    gap = might_of(s, s.attacker) - might_of(s, s.defender)
    return 1.0 / (1.0 + exp(-(gap - 0.5) / 4.0))


def might_of(s: CortezState, seat: i64) -> float:
    """The strongest five of hand and table with all weapons, and what lies there already."""
    weapons = s.provisions[4 * seat + WEAPON] + s.arms[seat]
    left: i64 = 5
    total: i64 = 0
    rank: i64 = 5
    while rank >= 0 and left > 0:
        count = s.warriors[6 * seat + rank] + s.laid[6 * seat + rank]
        if count > left:
            count = left
        left -= count
        doubled = count if count < weapons else weapons
        weapons -= doubled
        total += (count + doubled) * (rank + 1)
        rank -= 1
    return float(total)
