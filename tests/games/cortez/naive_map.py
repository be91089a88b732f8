"""The map for the second reading of Cortez: squares as names, ways as sets. Shares no code.

Read from the raw text that every view gives (`map`): rows from the top, one word a square. Owns
chapters 1.7 and 6, and nothing of turns or cards.
"""

from collections.abc import Iterator

COLUMNS = "abcdefghijklmnopqrsu"
AROUND = ((0, 1), (1, 0), (0, -1), (-1, 0))
KINDS = {"P": "port", "~": "sea", "=": "road", "#": "bridge", "C": "city"}
STARTS = {"f": "feathers", "h": "helmets", "x": "x", "y": "y"}


def spiral() -> list[tuple[int, int]]:
    """CORTEZ-1.7  The city's squares from 1 to 25: both rings clockwise from the top left."""
    found = []
    for edge in (0, 1):
        low, high = edge, 4 - edge
        found += [(x, low) for x in range(low, high)]
        found += [(high, y) for y in range(low, high)]
        found += [(x, high) for x in range(high, low, -1)]
        found += [(low, y) for y in range(high, low, -1)]
    return [*found, (2, 2)]


class Land:
    def __init__(self, text: str) -> None:
        rows = [line.split() for line in text.replace("/", "\n").strip().splitlines()]
        words = {
            (x, len(rows) - y): word for y, row in enumerate(rows) for x, word in enumerate(row)
        }
        city = {at for at, word in words.items() if word[0] == "C"}
        left, top = min(x for x, _ in city), max(y for _, y in city)
        numbers = {(left + x, top - y): i for i, (x, y) in enumerate(spiral(), start=1)}
        if all(word[1:-1] for at, word in words.items() if at in city):
            numbers = {at: int(words[at][1:-1]) for at in city}
        self.name = {
            (x, y): f"t{numbers[x, y]}" if (x, y) in city else f"{COLUMNS[x]}{y}" for x, y in words
        }
        self.at = {name: at for at, name in self.name.items()}
        self.number = {self.name[at]: numbers[at] for at in city}
        self.kind: dict[str, str] = {}
        self.village: dict[str, int] = {}
        self.start: dict[str, str] = {}
        for at, word in words.items():
            name = self.name[at]
            self.kind[name] = KINDS.get(word[0], "land")
            if word[:-1].isdigit():
                self.village[name] = int(word[:-1])
            if word[-1] in STARTS:
                self.start[name] = STARTS[word[-1]]
        self.beside = {name: self._beside(at) for name, at in self.at.items()}

    def _beside(self, at: tuple[int, int]) -> list[tuple[str, str]]:
        """The squares around, each with the one straight behind it ("" beyond the edge)."""
        x, y = at
        return [
            (self.name[x + a, y + b], self.name.get((x + 2 * a, y + 2 * b), ""))
            for a, b in AROUND
            if (x + a, y + b) in self.name
        ]

    @property
    def outside(self) -> set[str]:
        """CORTEZ-1.8  Land or sea, roads and bridges too."""
        return {name for name, kind in self.kind.items() if kind != "city"}

    @property
    def dry(self) -> set[str]:
        """CORTEZ-1.8  Land squares: villages and ports too, no road and no bridge."""
        return {name for name, kind in self.kind.items() if kind in ("land", "port")}

    @property
    def bridges(self) -> set[str]:
        return {name for name, kind in self.kind.items() if kind == "bridge"}

    @property
    def temples(self) -> set[str]:
        """CORTEZ-4.3  17 to 24; the centre is none."""
        return {name for name, number in self.number.items() if 17 <= number <= 24}

    def joins(self, here: str, there: str) -> bool:
        """Whether a step leads from one square onto the next (CORTEZ-6.4, 6.5)."""
        kinds = {self.kind[here], self.kind[there]}
        if "sea" in kinds:
            return kinds in ({"sea"}, {"sea", "port"})
        if "city" in kinds:
            return kinds <= {"city", "road", "bridge"}
        return True

    def ways(
        self, start: str, broken: set[str], dear: set[str], cards: int
    ) -> Iterator[tuple[str, int]]:
        """Every square a move can come to, with every number of cards it can have cost by then.

        `dear` are the squares that cost a card to pass; the last square is not passed. A way may
        cross itself, but never comes to its start again (CORTEZ-6.1, 6.3).
        """
        seen: set[tuple[str, int]] = set()
        todo = [(start, 0)]
        while todo:
            later = []
            for here, spent in todo:
                cost = spent + (here in dear and here != start)
                for there, fee in self._steps(here, start, broken, dear):
                    found = (there, cost + fee)
                    if cost + fee <= cards and found not in seen:
                        seen.add(found)
                        later.append(found)
                        yield found
            todo = later

    def _steps(
        self, here: str, start: str, broken: set[str], dear: set[str]
    ) -> Iterator[tuple[str, int]]:
        for there, behind in self.beside[here]:
            if there in broken or there == start:
                continue
            if self.kind[here] == "sea" and self.kind[there] == "bridge":
                # CORTEZ-6.6: underneath, from sea to sea.
                if behind and self.kind[behind] == "sea" and behind != start:
                    yield behind, int(there in dear)
            elif self.joins(here, there):
                yield there, 0
