"""Who owns a piece: the letter and the colours of every owner's name, said once for all games.

A game names its owners (`COLOURS`, `GENERALS` in its `components.py`); the terminal paints these
letters, and the front end gets all of it from here (`scripts/owner_types.py`). No two letters are
the same, so a game may take any owners together. The colours lie apart in lightness to every kind
of sight, so changing one may mean moving others.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Owner:
    """`ink` is what can be read on `colour`."""

    letter: str
    colour: str
    ink: str


OWNERS: Final = {
    "yellow": Owner("Y", "#F2C43D", "#3B2A05"),
    "red": Owner("R", "#E6465D", "#2B0008"),
    "orange": Owner("O", "#E57C34", "#2B1200"),
    "purple": Owner("P", "#55287A", "#FBF2FF"),
    "pink": Owner("K", "#ED9AB6", "#4A1026"),
    "blue": Owner("B", "#22568C", "#F4FAFF"),
    "green": Owner("G", "#31813A", "#F5FFF2"),
    "violet": Owner("V", "#3C2F8F", "#F6F3FF"),
    "beige": Owner("E", "#C9AE83", "#35260D"),
    "white": Owner("W", "#F4EFE4", "#38332A"),
}


def letter_of(name: str) -> str:
    """The capital that stands for an owner; for a name that is not here, its first letter."""
    return OWNERS[name].letter if name in OWNERS else name[:1].upper()
