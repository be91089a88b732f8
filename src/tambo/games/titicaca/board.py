"""The country of Titicaca as geometry: hexes, their neighbours, lakes and lands as bit masks.

Hexes are named by axial column (a letter) and row (a number). Going down a row goes half a hex to
the right, so d4 touches six hexes, but neither c3 nor e5:

      d3  e3
    c4  d4  e4
      c5  d5

A hex is a number, its place in the order of names (column, then row). Sets of hexes are masks of
at most 48 bits. Nothing in here knows whose turn it is.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from tambo.core.bits import BIT, bits_of, index_of
from tambo.games.titicaca.components import KINDS, LAKES

COLUMNS: Final = "abcdefghijklmnopqrstuvwxyz"
# Clockwise on the screen, beginning with the hex to the right.
WAYS: Final = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


@final
class Grid:
    """Places on the plane and which of them touch."""

    def __init__(self, places: list[tuple[int, int]]) -> None:
        self.places: list[tuple[int, int]] = sorted(places)
        self.names: list[str] = [f"{COLUMNS[q]}{r + 1}" for q, r in self.places]
        self.near: list[int] = []
        for q, r in self.places:
            mask = 0
            for across, down in WAYS:
                beside = (q + across, r + down)
                if beside in self.places:
                    mask |= BIT[self.places.index(beside)]
            self.near.append(mask)

    def __reduce__(self) -> tuple[Any, ...]:
        return Grid, (self.places,)


@final
class Country:
    """A grid with a lake or a kind of land on each hex. Never changed once it is made.

    `faces[hex]` is a lake number from 1 to 15, or minus one minus the kind of a land.
    """

    def __init__(self, grid: Grid, faces: list[int]) -> None:
        self.grid: Grid = grid
        self.faces: list[int] = faces
        self.size: int = len(faces)
        self.lands: int = 0
        self.lake_hexes: list[int] = [-1] * (LAKES + 1)
        self.lands_at: list[int] = [0] * (LAKES + 1)
        self.lands_of: list[int] = [0] * len(KINDS)
        self.kind: list[int] = [-1] * len(faces)
        self.beside: list[int] = [0] * len(faces)
        self.shore: list[int] = [0] * len(faces)
        self.lakes_near: list[int] = [0] * len(faces)
        self._survey()

    def _survey(self) -> None:
        lands: i64 = 0
        for place in range(self.size):
            face: i64 = self.faces[place]
            if face < 0:
                kind: i64 = -1 - face
                lands |= BIT[place]
                self.kind[place] = int(kind)
                self.lands_of[kind] |= BIT[place]
            else:
                self.lake_hexes[face] = place
        self.lands = int(lands)
        for place in range(self.size):
            near: i64 = self.grid.near[place]
            self.beside[place] = int(near & lands)
        for lake in range(1, LAKES + 1):
            at: i64 = self.lake_hexes[lake]
            if at < 0:
                continue
            around: i64 = self.beside[at]
            self.lands_at[lake] = int(around)
            while around:
                land = index_of(around & -around)
                self.shore[land] |= BIT[lake]
                self.lakes_near[land] += 1
                around &= around - 1

    def __reduce__(self) -> tuple[Any, ...]:
        return Country, (self.grid, self.faces)

    def name(self, place: int) -> str:
        return self.grid.names[place]

    def names(self, mask: int) -> list[str]:
        return [self.grid.names[place] for place in bits_of(mask)]

    def place_of(self, name: str) -> int:
        """The hex of that name, or -1."""
        return self.grid.names.index(name) if name in self.grid.names else -1
