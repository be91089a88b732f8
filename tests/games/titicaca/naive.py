"""A second, slow and plain reading of chapters 4 to 7, on sets of names; shares no code.

It follows a game by its events and says what the menus should be and what is scored.
"""

from typing import Any


class Naive:
    def __init__(self, view: dict[str, Any]) -> None:
        self.at = {(h["q"], h["r"]): h["name"] for h in view["country"]}
        self.kind = {h["name"]: h["kind"] for h in view["country"] if "kind" in h}
        self.lake = {h["name"]: h["lake"] for h in view["country"] if "lake" in h}
        self.place = {name: place for place, name in self.at.items()}
        self.players = len(view["colours"])
        self.owner: dict[str, int] = {}
        self.regions: list[set[str]] = []
        self.temples: list[dict[str, int]] = [{} for _ in range(self.players)]
        self.points = [0] * self.players
        self.fresh = ""

    def near(self, name: str) -> set[str]:
        q, r = self.place[name]
        ways = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
        return {self.at[q + a, r + b] for a, b in ways if (q + a, r + b) in self.at}

    def lakes(self, lands: set[str]) -> set[int]:
        return {self.lake[n] for land in lands for n in self.near(land) if n in self.lake}

    def first(self, region: set[str]) -> str:
        return min(region, key=lambda name: self.place[name])

    def region_of(self, land: str) -> set[str]:
        return next(region for region in self.regions if land in region)

    def share_stick(self, one: set[str], other: set[str]) -> bool:
        return any(self.near(land) & other for land in one)

    def adjacent(self, one: set[str], other: set[str]) -> bool:
        return self.share_stick(one, other) or bool(self.lakes(one) & self.lakes(other))

    def kinds(self, lands: set[str]) -> set[str]:
        return {self.kind[land] for land in lands}

    # Menus

    def settlings(self, round_: int) -> set[str]:
        empty = set(self.kind) - set(self.owner)
        if round_ <= 15:
            empty = {land for land in empty if round_ in self.lakes({land})}
        return {f"settle {land}" for land in empty}

    def joins(self) -> set[str]:
        kind = self.kind[self.fresh]
        return {
            f"join {self.first(region)}"
            for region in self.regions
            if self.near(self.fresh) & region and kind not in self.kinds(region)
        }

    def unions(self, seat: int) -> set[str]:
        here = self.region_of(self.fresh)
        found = set()
        for one in self.regions:
            for other in self.regions:
                names = sorted((self.first(one), self.first(other)), key=self.place.__getitem__)
                if one is other or here is one or here is other or self.first(one) != names[0]:
                    continue
                mine = any(self.owner[land] == seat for land in one | other)
                near = self.adjacent(one, here) or self.adjacent(other, here)
                brings = self.kinds(one) - self.kinds(other) and self.kinds(other) - self.kinds(one)
                if self.share_stick(one, other) and mine and near and brings:
                    found.add(f"unite {names[0]}+{names[1]}")
        return found

    def buildings(self, seat: int) -> set[str]:
        here = self.region_of(self.fresh)
        hand = {1, 2} - set(self.temples[seat].values())
        return {
            f"temple {land}+{value}"
            for region in self.regions
            if region is here or self.adjacent(region, here)
            for land in region
            if self.owner[land] == seat and land not in self.temples[seat]
            for value in hand
        }

    # What happens

    def settle(self, seat: int, land: str) -> None:
        self.owner[land] = seat
        self.regions.append({land})
        self.fresh = land

    def merge(self, one: str, other: str) -> None:
        first, second = self.region_of(one), self.region_of(other)
        self.regions = [r for r in self.regions if r is not first and r is not second]
        self.regions.append(first | second)

    def score_region(self, region: set[str]) -> None:
        prizes = [
            ({land for land in region if self.kind[land] == kind}, len(region))
            for kind in sorted(self.kinds(region))
        ]
        prizes.append((region, len(self.lakes(region))))
        for lands, prize in prizes:
            ranked: dict[int, tuple[int, int]] = {}
            for seat in range(self.players):
                own = {land for land in lands if self.owner[land] == seat}
                if own:
                    figure = sum(len(self.lakes({land})) for land in own)
                    figure += sum(self.temples[seat].get(land, 0) for land in own)
                    ranked[seat] = (len(own), figure)
            best = max(ranked.values())
            winners = [seat for seat, rank in ranked.items() if rank == best]
            for seat in winners:
                self.points[seat] += prize // len(winners)

    def score_lake(self, lake: int, stock: list[int]) -> None:
        for seat in range(self.players):
            self.points[seat] += stock[seat]
        for region in self.regions:
            if lake in self.lakes(region):
                self.score_region(region)
                for temples in self.temples:
                    for land in region & set(temples):
                        del temples[land]

    def group(self, seat: int) -> int:
        own = {land for land, owner in self.owner.items() if owner == seat}
        best = 0
        while own:
            todo = [own.pop()]
            size = 0
            while todo:
                land = todo.pop()
                size += 1
                beside = self.near(land) & own
                own -= beside
                todo += beside
            best = max(best, size)
        return best

    def arms(self, seat: int) -> int:
        return list(self.owner.values()).count(seat) + 3 * self.group(seat)

    def score_end(self, stock: list[int]) -> None:
        for seat in range(self.players):
            self.points[seat] += self.arms(seat) + stock[seat]
        for region in self.regions:
            self.score_region(region)
