"""How a position looks to one apu: an estimate in points, used by bots and never by the rules.

What is scored; what the network will bring at every Sapa Inca still to come; what labour and
income can still buy; and what lies ready to be built, conquered or reached.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from tambo.core.bits import BIT, count_of, nth_of
from tambo.games.tahuantinsuyu.components import CONQUEST, NO_TEMPLE, PILGRIMAGE, UNREST
from tambo.games.tahuantinsuyu.rules_empire import production_of
from tambo.games.tahuantinsuyu.state import (
    FLANK,
    LABOUR,
    LANDS,
    NEAR_HI,
    NEAR_LO,
    REACH,
    SCORE,
    TERRACES,
    TahuantinsuyuState,
)

# Weights, in the order of the names below; they came out of matches between variants.
WEIGHTS: Final = [0.25, 0.28, 0.77, 0.90, 0.40, 0.35, 0.60, 0.50, 0.12, 14.0, 0.6]
LABOUR_BASE: Final = 0
LABOUR_LATER: Final = 1
INCOME: Final = 2
CITY_READY: Final = 3
GARRISON_READY: Final = 4
TEMPLE_READY: Final = 5
LAND_READY: Final = 6
SECOND: Final = 7
SLOT: Final = 8
SCALE: Final = 9
RIVAL: Final = 10


def estimate_of(s: TahuantinsuyuState, apu: i64) -> float:
    """From 0.0 (lost) to 1.0 (won)."""
    best = -1000.0
    total = 0.0
    for other in range(s.players):
        if other != apu:
            value = outlook(s, other)
            total += value
            if value > best:
                best = value
    rival = WEIGHTS[RIVAL]
    bar = rival * best + (1.0 - rival) * total / float(s.players - 1)
    lead = (outlook(s, apu) - bar) / WEIGHTS[SCALE]
    return 1.0 / (1.0 + exp(-lead))


def outlook(s: TahuantinsuyuState, apu: i64) -> float:
    """The points an apu can expect to end with."""
    reach = s.own[REACH + apu]
    sapas: i64 = s.board.sapas_left[s.step]
    labour_worth = WEIGHTS[LABOUR_BASE] + WEIGHTS[LABOUR_LATER] * float(sapas)
    cities = count_of(s.cities & reach)
    temples = count_of(s.temples & reach)
    garrisons = count_of(s.garrisons & reach)
    terraces = count_of(s.own[TERRACES + apu])
    value = float(s.own[SCORE + apu])
    value += float(sapas * (3 * cities + temples + 2 * garrisons + terraces))
    if s.effect(UNREST, apu) > 0:
        value -= float(terraces)
    value += float(s.effect(PILGRIMAGE, apu) * temples)

    # Labour: what is in hand for this column, and what every Inca phase to come will bring.
    usable: i64 = s.own[LABOUR + apu]
    most: i64 = 6 * s.board.turns_left[s.step]
    if usable > most and s.board.column_of[s.step] > 0:
        usable = most
    value += labour_worth * float(usable)
    incas: i64 = s.board.incas_left[s.step]
    later = float(incas) * (WEIGHTS[LABOUR_BASE] + WEIGHTS[LABOUR_LATER] * 0.5 * float(sapas))
    value += WEIGHTS[INCOME] * float(production_of(s, apu)) * later

    # What lies ready.
    coming = float(sapas)
    sites = s.board.city_sites & ~s.cities & reach
    value += _ready(sites & s.settled, sites, WEIGHTS[CITY_READY] * (4.0 + 3.0 * coming) * 0.5)
    sites = s.board.garrison_sites & ~s.garrisons & reach
    value += _ready(sites & s.settled, sites, WEIGHTS[GARRISON_READY] * (3.0 + 2.0 * coming) * 0.5)
    sites = s.cities & ~s.temples & reach
    if s.effect(NO_TEMPLE, apu) <= 0:
        value += _ready(sites, sites, WEIGHTS[TEMPLE_READY] * (4.0 + coming) * 0.5)
    value += _lands_ready(s, apu, coming, float(incas))
    slots = count_of(s.own[NEAR_LO + apu] & s.settled_lo & ~s.built_lo)
    slots += count_of(s.own[NEAR_HI + apu] & s.settled_hi & ~s.built_hi)
    value += WEIGHTS[SLOT] * float(slots if slots < 8 else 8) * (1.0 if sapas > 1 else 0.2)
    return value


def _ready(usable: i64, all_sites: i64, worth: float) -> float:
    """The first is worth most; what waits for a conquest counts a little."""
    if not all_sites:
        return 0.0
    count = count_of(usable)
    value = 0.0
    if count > 0:
        value += worth
    if count > 1:
        value += WEIGHTS[SECOND] * worth * float(count - 1 if count < 4 else 3)
    waiting = count_of(all_sites) - count
    return value + 0.1 * worth * float(waiting if waiting < 3 else 3)


def _lands_ready(s: TahuantinsuyuState, apu: i64, coming: float, incas: float) -> float:
    """The best two conquests at hand, and land without a terrace."""
    first = 0.0
    second = 0.0
    left: i64 = s.own[FLANK + apu] & ~s.conquered
    while left:
        region = nth_of(left, 0)
        left &= ~BIT[region]
        token = s.tokens[region]
        cost = float(s.board.resistance[token] + s.effect(CONQUEST, apu))
        gain = float(s.board.points[token]) + 0.4 * incas * float(s.board.production[token])
        worth = gain - 0.5 * cost + 1.0
        if worth > first:
            second = first
            first = worth
        elif worth > second:
            second = worth
    bare = count_of(s.own[LANDS + apu] & ~s.own[TERRACES + apu])
    terrace = 0.3 * coming * float(bare if bare < 3 else 3)
    return WEIGHTS[LAND_READY] * (first + 0.5 * second) + 0.5 * terrace
