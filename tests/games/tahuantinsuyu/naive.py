"""Menus and points worked out a second time, plainly, from the view and the box alone.

Sets and searches instead of masks that are kept up to date: what the engine believes about
networks, conquered land and prices must come out the same.
"""

from typing import Any

from tambo.games.tahuantinsuyu.components import EFFECTS
from tambo.games.tahuantinsuyu.components_box import Box


class Naive:
    def __init__(self, see: dict[str, Any], box: Box, seat: int) -> None:
        self.see, self.box, self.seat = see, box, seat
        self.sites = {site.code: site for site in box.sites}
        self.conquered = set(see["owners"])
        self.network = self._network()

    def _network(self) -> set[str]:
        """Everything that the seat's roads connect to Cuzco, by search."""
        mine = [name.split("-") for name, owner in self.see["roads"].items() if owner == self.seat]
        reached, grown = {"CUZ"}, True
        while grown:
            fresh = {end for road in mine if set(road) & reached for end in road} - reached
            reached |= fresh
            grown = bool(fresh)
        return reached

    def _sum(self, effect: str) -> int:
        cards = [
            self.box.cards[card["number"] - 1]
            for gap in self.see["gaps"]
            if self.seat in gap["between"]
            for card in gap["up"]
        ]
        return sum(card.effects[EFFECTS.index(effect)] for card in cards)

    def _price(self, effect: str, base: int) -> int:
        return max(1, base + self._sum(effect))

    def _is_settled(self, code: str) -> bool:
        site = self.sites[code]
        return site.is_by_grey or bool(set(site.regions) & self.conquered)

    def slots(self) -> set[str]:
        found = set()
        for road in self.box.roads:
            if not road.regions or road.name in self.see["roads"]:
                continue
            if not set(road.ends) & self.network:
                continue
            if not any(self._is_settled(end) for end in road.ends):
                continue
            is_wild = len(road.regions) == 1 and road.regions[0] not in self.conquered
            if self._sum("nino") and is_wild:
                continue
            found.add(road.name)
        return found

    def sun_menu(self) -> set[str]:
        free = [gap["gap"] for gap in self.see["gaps"] if gap["down"] is None]
        return {f"sun {card['number']}@{gap}" for card in self.see["hand"] for gap in free}

    def buildings(self) -> set[str]:
        labour = self.see["labour"][self.seat]
        found = {"pass"}
        if labour >= 1:
            found |= {f"extra {name}" for name in self.slots()}
        for code in self.network:
            kind = self.sites[code].kind
            is_free = code not in self.see["cities"] + self.see["garrisons"]
            if kind in ("city", "garrison") and is_free and self._is_settled(code):
                base = 6 if kind == "city" else 4
                found |= {f"{kind} {code}"} if labour >= self._price(kind, base) else set()
            is_bare = code in self.see["cities"] and code not in self.see["temples"]
            if is_bare and labour >= self._price("temple", 5) and not self._sum("no-temple"):
                found.add(f"temple {code}")
        can_terrace = labour >= self._price("terrace", 2) and not self._sum("unrest")
        for region, owner in self.see["owners"].items():
            if owner == self.seat and region not in self.see["terraces"] and can_terrace:
                found.add(f"terrace {region}")
        for road in self.box.roads:
            if self.see["roads"].get(road.name) == self.seat:
                for region in set(road.regions) - self.conquered:
                    token = self.see["tokens"][region]
                    assert token is not None, "a road has turned it"
                    if labour >= self._price("conquest", token[0]):
                        found.add(f"conquer {region}")
        return found

    def upkeep(self) -> int:
        """What Sapa Inca would bring now."""
        see = self.see
        temple = 1 + self._sum("pilgrimage")
        points = sum(3 for code in see["cities"] if code in self.network)
        points += sum(temple for code in see["temples"] if code in self.network)
        points += sum(2 for code in see["garrisons"] if code in self.network)
        if not self._sum("unrest"):
            points += sum(see["owners"][region] == self.seat for region in see["terraces"])
        return points

    def income(self) -> int:
        see = self.see
        lands = [region for region, owner in see["owners"].items() if owner == self.seat]
        terraces = sum(region in see["terraces"] for region in lands)
        return terraces + sum(int(see["tokens"][region][1]) for region in lands)
