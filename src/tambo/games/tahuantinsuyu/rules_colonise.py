"""The Colonisation phase (TAHUANTINSUYU-6): roads, conquest and buildings, menus and moves."""

from mypy_extensions import i64

from tambo.core.bits import BIT, bits_of, nth_of
from tambo.core.event import Event
from tambo.games.tahuantinsuyu import events
from tambo.games.tahuantinsuyu.board import HALF
from tambo.games.tahuantinsuyu.components import (
    CITY,
    CITY_COST,
    CITY_POINTS,
    CONQUEST,
    EXTRA_ROAD_COST,
    FREE_ROADS,
    GARRISON,
    GARRISON_COST,
    GARRISON_POINTS,
    MORE_CITY_POINTS,
    MORE_CONQUEST_POINTS,
    MORE_GARRISON_POINTS,
    MORE_TEMPLE_POINTS,
    MORE_TERRACE_POINTS,
    NINO,
    NO_CITY,
    NO_CONQUEST,
    NO_GARRISON,
    NO_ROAD,
    NO_TEMPLE,
    NO_TERRACE,
    ROADS,
    TEMPLE,
    TEMPLE_COST,
    TEMPLE_POINTS,
    TERRACE,
    TERRACE_COST,
    TERRACE_POINTS,
    UNREST,
)
from tambo.games.tahuantinsuyu.rules_empire import score_points, seat_and_suyu
from tambo.games.tahuantinsuyu.state import (
    BEGUN,
    BY_CITY,
    BY_CONQUEST,
    BY_GARRISON,
    BY_TEMPLE,
    BY_TERRACE,
    DONE,
    FLANK,
    LABOUR,
    LANDS,
    NEAR_HI,
    NEAR_LO,
    NOT_BEGUN,
    REACH,
    ROADS_HI,
    ROADS_LO,
    TERRACES,
    TahuantinsuyuState,
)

# Prices (TAHUANTINSUYU-5.3: the changes are summed first, then at least 1)


def price(s: TahuantinsuyuState, apu: i64, kind: i64, base: i64) -> i64:
    cost = base + s.effect(kind, apu)
    return cost if cost > 1 else 1


def city_price(s: TahuantinsuyuState, apu: i64) -> i64:
    return price(s, apu, CITY, CITY_COST)


def temple_price(s: TahuantinsuyuState, apu: i64) -> i64:
    return price(s, apu, TEMPLE, TEMPLE_COST)


def garrison_price(s: TahuantinsuyuState, apu: i64) -> i64:
    return price(s, apu, GARRISON, GARRISON_COST)


def terrace_price(s: TahuantinsuyuState, apu: i64) -> i64:
    return price(s, apu, TERRACE, TERRACE_COST)


def conquest_price(s: TahuantinsuyuState, apu: i64, region: i64) -> i64:
    return price(s, apu, CONQUEST, s.board.resistance[s.tokens[region]])


def free_roads(s: TahuantinsuyuState, apu: i64) -> i64:
    count = FREE_ROADS + s.effect(ROADS, apu)
    return count if count > 0 else 0


def worth(s: TahuantinsuyuState, apu: i64, kind: i64, base: i64) -> i64:
    """Points for something built or conquered, with what the sun adds; never below 0."""
    points = base + s.effect(kind, apu)
    return points if points > 0 else 0


def city_worth(s: TahuantinsuyuState, apu: i64) -> i64:
    return worth(s, apu, MORE_CITY_POINTS, CITY_POINTS)


def temple_worth(s: TahuantinsuyuState, apu: i64, site: i64) -> i64:
    return worth(s, apu, MORE_TEMPLE_POINTS, TEMPLE_POINTS + s.board.bonus[site])


def garrison_worth(s: TahuantinsuyuState, apu: i64) -> i64:
    return worth(s, apu, MORE_GARRISON_POINTS, GARRISON_POINTS)


def terrace_worth(s: TahuantinsuyuState, apu: i64) -> i64:
    return worth(s, apu, MORE_TERRACE_POINTS, TERRACE_POINTS)


def conquest_worth(s: TahuantinsuyuState, apu: i64, region: i64) -> i64:
    return worth(s, apu, MORE_CONQUEST_POINTS, s.board.points[s.tokens[region]])


# Menus, as masks


def open_slots_lo(s: TahuantinsuyuState, apu: i64) -> i64:
    """TAHUANTINSUYU-6.1 and El Niño (5.5), for the slots up to 61."""
    if s.effect(NO_ROAD, apu) > 0:
        return 0
    slots: i64 = s.own[NEAR_LO + apu] & s.settled_lo & ~s.built_lo
    return slots & ~s.wild_lo if s.effect(NINO, apu) > 0 else slots


def open_slots_hi(s: TahuantinsuyuState, apu: i64) -> i64:
    if s.effect(NO_ROAD, apu) > 0:
        return 0
    slots: i64 = s.own[NEAR_HI + apu] & s.settled_hi & ~s.built_hi
    return slots & ~s.wild_hi if s.effect(NINO, apu) > 0 else slots


def open_cities(s: TahuantinsuyuState, apu: i64) -> i64:
    """TAHUANTINSUYU-6.3, price aside."""
    if s.effect(NO_CITY, apu) > 0:
        return 0
    return s.board.city_sites & s.own[REACH + apu] & s.settled & ~s.cities


def open_temples(s: TahuantinsuyuState, apu: i64) -> i64:
    """TAHUANTINSUYU-6.4, price aside."""
    return 0 if s.effect(NO_TEMPLE, apu) > 0 else s.cities & ~s.temples & s.own[REACH + apu]


def open_garrisons(s: TahuantinsuyuState, apu: i64) -> i64:
    """TAHUANTINSUYU-6.5, price aside."""
    if s.effect(NO_GARRISON, apu) > 0:
        return 0
    return s.board.garrison_sites & s.own[REACH + apu] & s.settled & ~s.garrisons


def open_terraces(s: TahuantinsuyuState, apu: i64) -> i64:
    """TAHUANTINSUYU-6.6, price aside."""
    if s.effect(UNREST, apu) > 0 or s.effect(NO_TERRACE, apu) > 0:
        return 0
    return s.own[LANDS + apu] & ~s.own[TERRACES + apu]


def conquests(s: TahuantinsuyuState, apu: i64) -> i64:
    """TAHUANTINSUYU-6.7: the regions this apu could conquer and pay for."""
    found: i64 = 0
    if s.effect(NO_CONQUEST, apu) > 0:
        return found
    left: i64 = s.own[FLANK + apu] & ~s.conquered
    labour = s.own[LABOUR + apu]
    while left:
        region = nth_of(left, 0)
        left &= ~BIT[region]
        if conquest_price(s, apu, region) <= labour:
            found |= BIT[region]
    return found


# The turn


def begin_turn(s: TahuantinsuyuState, apu: i64) -> None:
    s.roads_left = free_roads(s, apu)
    s.roads = NOT_BEGUN if s.roads_left > 0 else DONE
    s.has_built = 0


def end_roads(s: TahuantinsuyuState) -> None:
    s.roads = DONE
    s.roads_left = 0


def close_roads(s: TahuantinsuyuState, apu: i64) -> None:
    """The Roads action ends by itself when no road can follow any more."""
    if s.roads == DONE or (s.roads == NOT_BEGUN and not s.has_built):
        return
    if s.roads_left == 0 or not (open_slots_lo(s, apu) or open_slots_hi(s, apu)):
        end_roads(s)


def must_pass(s: TahuantinsuyuState, apu: i64) -> bool:
    """TAHUANTINSUYU-6.10: whether `pass` would be alone on the menu."""
    if s.has_built or s.roads == BEGUN:
        return False
    labour = s.own[LABOUR + apu]
    if s.roads == NOT_BEGUN or labour >= EXTRA_ROAD_COST:
        if open_slots_lo(s, apu) or open_slots_hi(s, apu):
            return False
    if labour == 0:
        return True
    return not (
        (labour >= city_price(s, apu) and open_cities(s, apu))
        or (labour >= temple_price(s, apu) and open_temples(s, apu))
        or (labour >= garrison_price(s, apu) and open_garrisons(s, apu))
        or (labour >= terrace_price(s, apu) and open_terraces(s, apu))
        or conquests(s, apu)
    )


# Moves


def lay_road(s: TahuantinsuyuState, apu: i64, slot: i64, log: list[Event] | None) -> None:
    """A road of this apu on a slot: network, slots beside it, regions beside it, tokens turned."""
    board = s.board
    if slot < HALF:
        s.built_lo |= BIT[slot]
        s.own[ROADS_LO + apu] |= BIT[slot]
    else:
        s.built_hi |= BIT[slot - HALF]
        s.own[ROADS_HI + apu] |= BIT[slot - HALF]
    a = board.end_a[slot]
    b = board.end_b[slot]
    s.own[REACH + apu] |= BIT[a] | BIT[b]
    s.own[NEAR_LO + apu] |= board.slots_at_lo[a] | board.slots_at_lo[b]
    s.own[NEAR_HI + apu] |= board.slots_at_hi[a] | board.slots_at_hi[b]
    regions = board.slot_regions[slot]
    s.own[FLANK + apu] |= regions
    turn_tokens(s, regions, log)


def turn_tokens(s: TahuantinsuyuState, regions: i64, log: list[Event] | None) -> None:
    fresh: i64 = regions & ~s.open
    s.open |= regions
    if log is not None:
        for region in bits_of(fresh):
            token = s.tokens[region]
            code, name = _region_names(s, region)
            resistance = int(s.board.resistance[token])
            production = int(s.board.production[token])
            points = int(s.board.points[token])
            turned = events.Turned(code, name, resistance, production, points)
            log.append(Event(turned, reveals=True))


def settle(s: TahuantinsuyuState, region: i64) -> None:
    """A region has become conquered land."""
    board = s.board
    s.conquered |= BIT[region]
    s.settled |= board.sites_of[region]
    s.settled_lo |= board.slots_of_lo[region]
    s.settled_hi |= board.slots_of_hi[region]
    s.wild_lo &= ~board.inside_lo[region]
    s.wild_hi &= ~board.inside_hi[region]


def build_road(s: TahuantinsuyuState, apu: i64, slot: i64, log: list[Event] | None) -> None:
    if log is not None:
        seat, suyu = seat_and_suyu(s, apu)
        road, one, other = _road_names(s, slot)
        log.append(Event(events.RoadBuilt(seat, suyu, road, one, other)))
    s.roads = BEGUN
    s.roads_left -= 1
    lay_road(s, apu, slot, log)


def build_extra_road(s: TahuantinsuyuState, apu: i64, slot: i64, log: list[Event] | None) -> None:
    if log is not None:
        seat, suyu = seat_and_suyu(s, apu)
        road, one, other = _road_names(s, slot)
        log.append(Event(events.ExtraBuilt(seat, suyu, road, one, other, EXTRA_ROAD_COST)))
    s.own[LABOUR + apu] -= EXTRA_ROAD_COST
    lay_road(s, apu, slot, log)


def build_city(s: TahuantinsuyuState, apu: i64, site: i64, log: list[Event] | None) -> None:
    cost = city_price(s, apu)
    s.own[LABOUR + apu] -= cost
    s.cities |= BIT[site]
    points = city_worth(s, apu)
    score_points(s, apu, BY_CITY, points)
    if log is not None:
        seat, suyu = seat_and_suyu(s, apu)
        code, name = _site_names(s, site)
        log.append(Event(events.CityBuilt(seat, suyu, code, name, int(cost), int(points))))


def build_temple(s: TahuantinsuyuState, apu: i64, site: i64, log: list[Event] | None) -> None:
    cost = temple_price(s, apu)
    s.own[LABOUR + apu] -= cost
    s.temples |= BIT[site]
    points = temple_worth(s, apu, site)
    score_points(s, apu, BY_TEMPLE, points)
    if log is not None:
        seat, suyu = seat_and_suyu(s, apu)
        code, name = _site_names(s, site)
        log.append(Event(events.TempleBuilt(seat, suyu, code, name, int(cost), int(points))))


def build_garrison(s: TahuantinsuyuState, apu: i64, site: i64, log: list[Event] | None) -> None:
    cost = garrison_price(s, apu)
    s.own[LABOUR + apu] -= cost
    s.garrisons |= BIT[site]
    points = garrison_worth(s, apu)
    score_points(s, apu, BY_GARRISON, points)
    if log is not None:
        seat, suyu = seat_and_suyu(s, apu)
        code, name = _site_names(s, site)
        log.append(Event(events.GarrisonBuilt(seat, suyu, code, name, int(cost), int(points))))


def build_terrace(s: TahuantinsuyuState, apu: i64, region: i64, log: list[Event] | None) -> None:
    cost = terrace_price(s, apu)
    points = terrace_worth(s, apu)
    s.own[LABOUR + apu] -= cost
    s.own[TERRACES + apu] |= BIT[region]
    score_points(s, apu, BY_TERRACE, points)
    if log is not None:
        seat, suyu = seat_and_suyu(s, apu)
        code, name = _region_names(s, region)
        log.append(Event(events.TerraceBuilt(seat, suyu, code, name, int(cost), int(points))))


def conquer(s: TahuantinsuyuState, apu: i64, region: i64, log: list[Event] | None) -> None:
    cost = conquest_price(s, apu, region)
    points = conquest_worth(s, apu, region)
    s.own[LABOUR + apu] -= cost
    s.own[LANDS + apu] |= BIT[region]
    score_points(s, apu, BY_CONQUEST, points)
    if log is not None:
        seat, suyu = seat_and_suyu(s, apu)
        code, name = _region_names(s, region)
        log.append(Event(events.Conquered(seat, suyu, code, name, int(cost), int(points))))
    settle(s, region)
    turn_tokens(s, s.board.neighbours[region], log)


# The words of events


def _road_names(s: TahuantinsuyuState, slot: i64) -> tuple[str, str, str]:
    """A road by its slot and by the names of the places it joins."""
    board = s.board
    one = board.box.sites[int(board.end_a[slot])].title
    other = board.box.sites[int(board.end_b[slot])].title
    return board.slots[int(slot)], one, other


def _site_names(s: TahuantinsuyuState, site: i64) -> tuple[str, str]:
    """A site by its code and by its name."""
    return s.board.sites[int(site)], s.board.box.sites[int(site)].title


def _region_names(s: TahuantinsuyuState, region: i64) -> tuple[str, str]:
    """A region by its code and by its name."""
    return s.board.regions[int(region)], s.board.box.regions[int(region)].title
