"""Chapter 4, the steps of a turn: what may be settled, joined, united and built, and doing it.

Regions and their neighbourhoods only; whose turn comes next is in `rules.py`.
"""

from mypy_extensions import i64

from tambo.core.bits import BIT, index_of
from tambo.games.titicaca.choices import (
    DECLINE,
    encode_join,
    encode_settle,
    encode_temple,
    encode_unite,
)
from tambo.games.titicaca.state import IN_HAND, TiticacaState


def settle(s: TiticacaState, seat: i64, land: i64) -> None:
    """TITICACA-4.1: a village and a new region of one land."""
    country = s.country
    bit: i64 = BIT[land]
    s.villages[seat] |= int(bit)
    s.settled |= bit
    s.firsts |= bit
    s.home[land] = int(land)
    s.area[land] = int(bit)
    s.reach[land] = country.beside[land]
    s.shores[land] = country.shore[land]
    s.kinds[land] = BIT[country.kind[land]]
    s.fresh = land


def merge(s: TiticacaState, one: i64, other: i64) -> None:
    """Two regions, given by their first lands, become one."""
    first: i64 = one if one < other else other
    second: i64 = other if one < other else one
    moved: i64 = s.area[second]
    area: i64 = s.area[first]
    area |= moved
    reach: i64 = s.reach[first] | s.reach[second]
    s.area[first] = int(area)
    s.reach[first] = int(reach & ~area)
    s.shores[first] |= s.shores[second]
    s.kinds[first] |= s.kinds[second]
    s.area[second] = 0
    s.reach[second] = 0
    s.shores[second] = 0
    s.kinds[second] = 0
    s.firsts &= ~BIT[second]
    target = int(first)
    while moved:
        s.home[index_of(moved & -moved)] = target
        moved &= moved - 1


def settle_menu(s: TiticacaState) -> list[int]:
    menu: list[int] = []
    lands = s.open_lands()
    while lands:
        menu.append(encode_settle(index_of(lands & -lands)))
        lands &= lands - 1
    return menu


def join_menu(s: TiticacaState) -> list[int]:
    """TITICACA-4.2: regions at an edge of the new land that lack its kind."""
    menu: list[int] = []
    joinable: i64 = 0
    kind: i64 = s.kinds[s.fresh]
    beside: i64 = s.reach[s.fresh]
    beside &= s.settled
    while beside:
        first: i64 = s.home[index_of(beside & -beside)]
        beside &= ~s.area[first]
        kinds: i64 = s.kinds[first]
        if not kinds & kind:
            joinable |= BIT[first]
    while joinable:
        menu.append(encode_join(index_of(joinable & -joinable)))
        joinable &= joinable - 1
    if menu:
        menu.append(DECLINE)
    return menu


def are_adjacent(s: TiticacaState, one: i64, other: i64) -> bool:
    """TITICACA-4.5: a common stick or a common lake."""
    reach: i64 = s.reach[one]
    shore: i64 = s.shores[one]
    return bool(reach & s.area[other]) or bool(shore & s.shores[other])


def unite_menu(s: TiticacaState, seat: i64) -> list[int]:
    """TITICACA-4.3: pairs of other regions with a common stick."""
    menu: list[int] = []
    mine: i64 = s.villages[seat]
    here: i64 = s.home[s.fresh]
    here_reach: i64 = s.reach[here]
    here_shore: i64 = s.shores[here]
    others: i64 = s.settled & ~s.area[here]
    todo: i64 = s.firsts & ~BIT[here]
    while todo:
        one = index_of(todo & -todo)
        todo &= todo - 1
        area: i64 = s.area[one]
        beside: i64 = s.reach[one]
        beside &= others
        if not beside:
            continue
        is_mine = bool(area & mine)
        is_near = bool(area & here_reach) or bool(here_shore & s.shores[one])
        kinds: i64 = s.kinds[one]
        found: i64 = 0
        while beside:
            other: i64 = s.home[index_of(beside & -beside)]
            area = s.area[other]
            beside &= ~area
            if other < one:
                continue
            if not (is_mine or area & mine):
                continue
            if not (is_near or area & here_reach or here_shore & s.shores[other]):
                continue
            their_kinds: i64 = s.kinds[other]
            if kinds & ~their_kinds and their_kinds & ~kinds:
                found |= BIT[other]
        while found:
            menu.append(encode_unite(one, index_of(found & -found)))
            found &= found - 1
    if menu:
        menu.append(DECLINE)
    return menu


def temple_menu(s: TiticacaState, seat: i64) -> list[int]:
    """TITICACA-4.4: own lands without a temple, in or adjacent to the region of the new land."""
    menu: list[int] = []
    one_in_hand = s.temples_one[seat] == IN_HAND
    two_in_hand = s.temples_two[seat] == IN_HAND
    if not one_in_hand and not two_in_hand:
        return menu
    here: i64 = s.home[s.fresh]
    lands: i64 = s.villages[seat]
    lands &= ~s.temple_lands(seat)
    lands &= _lands_around(s, here)
    while lands:
        land = index_of(lands & -lands)
        lands &= lands - 1
        if one_in_hand:
            menu.append(encode_temple(land, 1))
        if two_in_hand:
            menu.append(encode_temple(land, 2))
    if menu:
        menu.append(DECLINE)
    return menu


def _lands_around(s: TiticacaState, here: i64) -> i64:
    """The lands of a region and of all regions adjacent to it (TITICACA-4.5)."""
    lands: i64 = s.area[here]
    reach: i64 = s.reach[here]
    shore: i64 = s.shores[here]
    todo: i64 = s.firsts & ~BIT[here]
    while todo:
        other = index_of(todo & -todo)
        todo &= todo - 1
        area: i64 = s.area[other]
        if reach & area or shore & s.shores[other]:
            lands |= area
    return lands


def build(s: TiticacaState, seat: i64, land: i64, value: i64) -> None:
    """TITICACA-4.4: a temple goes from the hand onto a land."""
    if value == 1:
        s.temples_one[seat] = int(land)
    else:
        s.temples_two[seat] = int(land)
