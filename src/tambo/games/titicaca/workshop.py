"""The tiles of a printed copy, typed in: one a line, four faces clockwise from a tip."""

from collections.abc import Iterable

from tambo.core.phrase import Phrase
from tambo.core.workshop import Flaw, Workshop, without_remarks
from tambo.games.titicaca.components import HOUSE_TILES, KINDS
from tambo.games.titicaca.rules_country import format_tiles, read_tiles


class Tiles(Workshop):
    option = "tiles"
    clause = "TITICACA-1.5"

    def sample(self) -> str:
        return "\n".join(line.strip() for line in HOUSE_TILES.strip().splitlines()) + "\n"

    def examine(self, text: str) -> Iterable[Flaw]:
        _, faults = read_tiles(without_remarks(text))
        return [Flaw(self.clause, fault.phrase, line) for line, fault in faults]

    def spelled(self, text: str) -> str:
        tiles, _ = read_tiles(without_remarks(text))
        return format_tiles(tiles)

    def report(self, text: str) -> list[Phrase]:
        tiles, _ = read_tiles(without_remarks(text))
        lands = [KINDS[-1 - face] for tile in tiles for face in tile if face < 0]
        return [Phrase("titicaca-workshop-sound", {kind: lands.count(kind) for kind in KINDS})]
