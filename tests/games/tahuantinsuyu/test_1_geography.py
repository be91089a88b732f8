"""TAHUANTINSUYU-1.1: our map follows the real Andes, and its drawing follows our map."""

import json
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from tambo.games.tahuantinsuyu.components_andes import PLACES
from tests.games.tahuantinsuyu.empire import BOX

DRAWN = json.loads(
    (Path(__file__).parents[3] / "web/src/games/tahuantinsuyu/andes.json").read_text("utf-8")
)
SITES = {site.code: site for site in BOX.sites}
REGIONS = {region.name: region for region in BOX.regions}
SHAPES = {name: [tuple(at) for at in region["shape"]] for name, region in DRAWN["regions"].items()}
GROUND = {name: region["ground"] for name, region in DRAWN["regions"].items()}
HIGH = ("sierra", "plateau")

Point = tuple[float, float]


def lands_of(code: str) -> set[str]:
    site = SITES[code]
    return {*site.regions, "grey"} if site.is_by_grey else set(site.regions)


NEIGHBOURS = [pair for pair in combinations(SITES, 2) if lands_of(pair[0]) & lands_of(pair[1])]


def test_every_site_has_its_place():
    """TAHUANTINSUYU-1.1  Coordinates between Quito and Santiago, with what they are of."""
    assert list(PLACES) == list(SITES)
    for place in PLACES.values():
        assert -34 < place.latitude < 0
        assert -81 < place.longitude < -63
        assert 0 < place.within <= 0.3
        assert place.source


def test_neighbours_keep_their_order_from_north_to_south():
    """TAHUANTINSUYU-1.1  Of two sites of one region the northern one is drawn higher."""
    compared = 0
    for one, other in NEIGHBOURS:
        a, b = PLACES[one], PLACES[other]
        if abs(a.latitude - b.latitude) > a.within + b.within:
            is_north = SITES[one].at[1] < SITES[other].at[1]
            assert is_north == (a.latitude > b.latitude), (one, other)
            compared += 1
    assert compared > len(NEIGHBOURS) / 3


def test_neighbours_keep_their_order_from_coast_to_forest():
    """TAHUANTINSUYU-1.1  Of two sites of one region the western one is drawn further left."""
    compared = 0
    for one, other in NEIGHBOURS:
        a, b = PLACES[one], PLACES[other]
        if abs(a.longitude - b.longitude) > a.within + b.within:
            is_west = SITES[one].at[0] < SITES[other].at[0]
            assert is_west == (a.longitude < b.longitude), (one, other)
            compared += 1
    assert compared > len(NEIGHBOURS) / 3


def test_sites_touch_their_own_kind_of_land():
    """TAHUANTINSUYU-1.1  Towns of the coast by the coast, of the forest by the forest."""
    assert PLACES.keys() <= SITES.keys()
    assert len(PLACES) > 50
    for code, place in PLACES.items():
        grounds = {GROUND[region] for region in SITES[code].regions}
        wanted = set(HIGH) if place.land == "sierra" else {place.land}
        assert wanted & grounds or code == "CUZ", (code, grounds)


def test_a_road_between_two_coastal_towns_follows_the_coast():
    """TAHUANTINSUYU-1.1  It lies in a coastal region or along the border of one."""
    coastal = {code for code, place in PLACES.items() if place.land == "coast"}
    found = [road for road in BOX.roads if set(road.ends) <= coastal]

    assert len(found) >= 8
    for road in found:
        assert "coast" in {GROUND[region] for region in road.regions}, road.name


def test_coastal_towns_are_neighbours_along_the_coast():
    """TAHUANTINSUYU-1.1  From Tumbes to Atico each has a road to the next, none by the sierra."""
    coast = ["TUM", "TUC", "CHA", "PMG", "PAC", "CEN", "TMC", "CAH", "ATI"]
    joined = {frozenset(road.ends) for road in BOX.roads}

    for one, other in pairwise(coast):
        assert frozenset((one, other)) in joined, (one, other)
    assert "r10" in REGIONS["r7"].neighbours  # Tallán and Chimú


@pytest.mark.parametrize(
    "way",
    [
        "PAC-HCH-XAU",
        "OLL-VIL-XAU-HUP-CAJ-TOM-QUI",
        "URC-PUK-HTQ-TIW-PRI",
        "PAC-PMG-CHA-TUC-TUM",
    ],
)
def test_the_great_roads_are_there(way):
    """TAHUANTINSUYU-1.1  Pachacamac to Xauxa by Huarochirí; the royal road to Quito and others."""
    joined = {frozenset(road.ends) for road in BOX.roads}
    stops = way.split("-")

    assert len(stops) > 1
    for one, other in pairwise(stops):
        assert frozenset((one, other)) in joined, (one, other)


# The drawing


def edges_of(name: str) -> list[tuple[Point, Point]]:
    shape = SHAPES[name]
    return list(zip(shape, shape[1:] + shape[:1], strict=True))


def is_inside(point: Point, shape: list[Point]) -> bool:
    x, y = point
    inside = False
    for (x0, y0), (x1, y1) in zip(shape, shape[1:] + shape[:1], strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            inside = not inside
    return inside


def test_neighbours_share_a_drawn_border_and_others_do_not():
    """TAHUANTINSUYU-6.8  A common line makes neighbours; a common corner does not."""
    sides: dict[frozenset[Point], set[str]] = {
        frozenset(edge): set() for name in SHAPES for edge in edges_of(name)
    }
    for name in SHAPES:
        for edge in edges_of(name):
            sides[frozenset(edge)].add(name)
    drawn = {frozenset(names) for names in sides.values() if len(names) == 2}

    assert all(len(names) <= 2 for names in sides.values())
    assert drawn == {
        frozenset((region.name, other)) for region in BOX.regions for other in region.neighbours
    }


def test_every_site_is_drawn_where_it_lies():
    """TAHUANTINSUYU-1.1  At a corner of every region it touches, or inside the only one."""
    assert len(SITES) > 50
    for code, site in SITES.items():
        corners = {name for name, shape in SHAPES.items() if site.at in shape}
        inside = {name for name, shape in SHAPES.items() if is_inside(site.at, shape)}
        if site.kind != "cuzco":
            assert set(site.regions) == (corners or inside), code


def test_every_slot_is_drawn_where_it_lies():
    """TAHUANTINSUYU-1.1  Along the border of its two regions, or inside its only one."""
    drawn = [road for road in BOX.roads if road.regions]
    assert {len(road.regions) for road in drawn} == {1, 2}
    for road in drawn:
        (x0, y0), (x1, y1) = (SITES[end].at for end in road.ends)
        if len(road.regions) == 2:
            side = frozenset(((x0, y0), (x1, y1)))
            for name in road.regions:
                assert side in {frozenset(edge) for edge in edges_of(name)}, road.name
            continue
        for part in range(1, 20):
            point = (x0 + (x1 - x0) * part / 20, y0 + (y1 - y0) * part / 20)
            assert is_inside(point, SHAPES[road.regions[0]]), road.name


def test_no_two_slots_cross():
    """TAHUANTINSUYU-1.1  Roads meet at sites only."""

    def side(a: Point, b: Point, c: Point) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    apart = [
        (one, other)
        for one, other in combinations(BOX.roads, 2)
        if not set(one.ends) & set(other.ends)
    ]
    assert len(apart) > len(BOX.roads)
    for one, other in apart:
        (a, b), (c, d) = ([SITES[end].at for end in road.ends] for road in (one, other))
        crosses = side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
        assert not crosses, (one.name, other.name)


# Exploring


def test_roads_can_explore():
    """TAHUANTINSUYU-6.1  In most of the country a road can turn the token of unknown land.

    That takes a site where a conquered region and the road's region meet in a point only: land
    that shares a border line with a conquered one is known already.
    """
    cases = set()
    for road in BOX.roads:
        for name in road.regions:
            if not REGIONS[name].is_by_grey:
                for end in road.ends:
                    across = lands_of(end) - {name, *REGIONS[name].neighbours}
                    if across:
                        cases.add((road.name, name))

    assert len(cases) >= 60
    assert len({region for _, region in cases}) >= 30
