"""What things cost an apu now, and which sun cards made it so (TAHUANTINSUYU-5.3)."""

from dataclasses import dataclass

from tambo.core.bits import bits_of
from tambo.games.tahuantinsuyu.components import (
    CITY,
    CITY_COST,
    CONQUEST,
    EFFECT_COUNT,
    FREE_ROADS,
    GARRISON,
    GARRISON_COST,
    ROADS,
    TEMPLE,
    TEMPLE_COST,
    TERRACE,
    TERRACE_COST,
)
from tambo.games.tahuantinsuyu.state import UP, TahuantinsuyuState

BASES = {
    "city": (CITY, CITY_COST),
    "temple": (TEMPLE, TEMPLE_COST),
    "garrison": (GARRISON, GARRISON_COST),
    "terrace": (TERRACE, TERRACE_COST),
}


@dataclass(frozen=True, slots=True)
class Cost:
    """A price with its history: base, and each card's change."""

    base: int
    cost: int
    changes: tuple[tuple[int, int], ...]

    @property
    def plus(self) -> int:
        return sum(change for _, change in self.changes if change > 0)

    @property
    def minus(self) -> int:
        return -sum(change for _, change in self.changes if change < 0)


def cards_beside(s: TahuantinsuyuState, apu: int) -> list[int]:
    """The face-up sun cards that affect an apu."""
    before = apu - 1 if apu > 0 else s.players - 1
    return bits_of(s.own[UP + apu]) + bits_of(s.own[UP + before])


def changes_of(s: TahuantinsuyuState, apu: int, effect: int) -> tuple[tuple[int, int], ...]:
    """Each card beside the apu that changes this, and by how much."""
    found = [
        (card, int(s.board.effects[EFFECT_COUNT * card + effect])) for card in cards_beside(s, apu)
    ]
    return tuple((card, change) for card, change in found if change)


def cost_of(s: TahuantinsuyuState, apu: int, kind: str) -> Cost:
    effect, base = BASES[kind]
    return _cost(s, apu, effect, base, 1)


def conquest_cost(s: TahuantinsuyuState, apu: int, region: int) -> Cost:
    """Only for a token that lies face up."""
    return _cost(s, apu, CONQUEST, int(s.board.resistance[s.tokens[region]]), 1)


def road_count(s: TahuantinsuyuState, apu: int) -> Cost:
    """How many roads are free, told like a price."""
    return _cost(s, apu, ROADS, FREE_ROADS, 0)


def _cost(s: TahuantinsuyuState, apu: int, effect: int, base: int, least: int) -> Cost:
    changes = changes_of(s, apu, effect)
    total = base + sum(change for _, change in changes)
    return Cost(base, max(least, total), changes)
