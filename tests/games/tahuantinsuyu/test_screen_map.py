"""The map of the screen is the map of the box: same places, same slots."""

import json
from pathlib import Path

from tests.games.tahuantinsuyu.empire import BOX

DRAWN = Path(__file__).parents[3] / "web/src/games/tahuantinsuyu/andes.json"


def test_the_drawn_map_agrees_with_the_box():
    """TAHUANTINSUYU-1.1  Titles, kinds, bonuses, places and slots; each region has an outline."""
    drawn = json.loads(DRAWN.read_text(encoding="utf-8"))

    assert {code: tuple(site.values()) for code, site in drawn["sites"].items()} == {
        site.code: (site.title, site.kind, site.bonus, list(site.at)) for site in BOX.sites
    }
    assert drawn["roads"] == {road.name: list(road.regions) for road in BOX.roads}
    assert {name: (r["title"], tuple(r["at"])) for name, r in drawn["regions"].items()} == {
        region.name: (region.title, region.at) for region in BOX.regions
    }
    assert all(len(region["shape"]) >= 3 for region in drawn["regions"].values())
