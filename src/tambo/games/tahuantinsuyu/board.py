"""The map as masks: who touches what. Geometry; no game in progress.

Regions, sites and cards are bits of one mask each. Road slots need two, `lo` for the slots up to
61 and `hi` for the others. The hot tables are `vec`s, which the compiled engine reads without
making Python objects.
"""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tambo.games.tahuantinsuyu.components import (
    COLONISATION,
    COLOURS,
    EMPIRES,
    FINAL_EMPIRE,
    GAPS,
    INCA,
    LETTERS,
    PHASE_LETTERS,
    SAPA_INCA,
    SUYUS,
    Empire,
    Suyu,
)
from tambo.games.tahuantinsuyu.components_andes import ANDES
from tambo.games.tahuantinsuyu.components_box import Box, Card, parse_box
from tambo.games.tahuantinsuyu.components_check import validate

HALF: Final = 62


@final
class Board:
    """One box, ready to be played with. Never changed once made."""

    def __init__(self, text: str) -> None:
        box: Box = parse_box(text or ANDES)
        validate(box)
        self.text: str = text
        self.box: Box = box
        self.regions: list[str] = [region.name for region in box.regions]
        self.sites: list[str] = [site.code for site in box.sites]
        self.slots: list[str] = [road.name for road in box.roads]
        ours = set(parse_box(ANDES).cards) if text else set(box.cards)
        self.kinds: list[str] = [_kind(card, card in ours) for card in box.cards]
        region_of = {name: number for number, name in enumerate(self.regions)}
        site_of = {code: number for number, code in enumerate(self.sites)}

        self.neighbours: vec[i64] = vec[i64](
            [_mask([region_of[name] for name in region.neighbours]) for region in box.regions]
        )
        self.by_grey: i64 = _where([region.is_by_grey for region in box.regions])
        self.grey_sites: i64 = _where([site.is_by_grey for site in box.sites])
        self.city_sites: i64 = _where([site.kind == "city" for site in box.sites])
        self.garrison_sites: i64 = _where([site.kind == "garrison" for site in box.sites])
        self.cuzco: int = next(site_of[site.code] for site in box.sites if site.kind == "cuzco")
        self.bonus: vec[i64] = vec[i64]([site.bonus for site in box.sites])

        ends = [[site_of[end] for end in road.ends] for road in box.roads]
        self.end_a: vec[i64] = vec[i64]([pair[0] for pair in ends])
        self.end_b: vec[i64] = vec[i64]([pair[1] for pair in ends])
        crossed = [[region_of[name] for name in road.regions] for road in box.roads]
        self.slot_regions: vec[i64] = vec[i64]([_mask(regions) for regions in crossed])
        at = _slots_at(ends, len(self.sites))
        self.slots_at_lo: vec[i64] = vec[i64]([_low(slots) for slots in at])
        self.slots_at_hi: vec[i64] = vec[i64]([_high(slots) for slots in at])

        touching = _sites_of(box)
        self.sites_of: vec[i64] = vec[i64]([_mask(sites) for sites in touching])
        served = [sorted({slot for site in sites for slot in at[site]}) for sites in touching]
        self.slots_of_lo: vec[i64] = vec[i64]([_low(slots) for slots in served])
        self.slots_of_hi: vec[i64] = vec[i64]([_high(slots) for slots in served])
        inside = _slots_inside(crossed, len(self.regions))
        self.inside_lo: vec[i64] = vec[i64]([_low(slots) for slots in inside])
        self.inside_hi: vec[i64] = vec[i64]([_high(slots) for slots in inside])
        grey = [
            slot for site, slots in enumerate(at) if box.sites[site].is_by_grey for slot in slots
        ]
        self.grey_lo: i64 = _low(grey)
        self.grey_hi: i64 = _high(grey)
        self._seat_suyus(box)
        self._lay_table(box)

        self.resistance: vec[i64] = vec[i64]([token[0] for token in box.tokens])
        self.production: vec[i64] = vec[i64]([token[1] for token in box.tokens])
        self.points: vec[i64] = vec[i64]([token[2] for token in box.tokens])
        self.effects: vec[i64] = vec[i64]([e for card in box.cards for e in card.effects])
        self.labour: vec[i64] = vec[i64](box.labour)

    def _seat_suyus(self, box: Box) -> None:
        """Apus by their place around the table, for each number of players (TAHUANTINSUYU-1.3).

        `cards` are the apus in the order of the turn cards, `first` the slots of their first roads;
        `first_slots` those of any number of players: no road is built there later.
        """
        rings = [sorted(box.order[:players]) for players in range(5)]
        self.suyus: list[list[Suyu]] = [[SUYUS[suyu] for suyu in ring] for ring in rings]
        self.colours: list[list[str]] = [[COLOURS[suyu] for suyu in ring] for ring in rings]
        self.letters: list[str] = ["".join(LETTERS[suyu] for suyu in ring) for ring in rings]
        self.gaps: list[list[str]] = [
            [GAPS[(suyu - 1) % 4] for suyu in ring[1:] + ring[:1]] for ring in rings
        ]
        self.cards: list[list[int]] = [
            [rings[players].index(suyu) for suyu in box.order[:players]] for players in range(5)
        ]
        named = [box.first.get(players, []) for players in range(5)]
        self.first: list[list[int]] = [
            [self.slots.index(names[cards.index(apu)]) for apu in range(len(names))]
            for names, cards in zip(named, self.cards, strict=True)
        ]
        self.first_slots: list[int] = sorted({slot for slots in self.first for slot in slots})

    def _lay_table(self, box: Box) -> None:
        """The turn table, flat, one entry a phase (TAHUANTINSUYU-3.1); what is still to come of
        it from each phase on, for estimates."""
        self.columns: list[list[int]] = [list(column.phases) for column in box.columns]
        self.empires: list[int] = [column.empire for column in box.columns]
        steps = [(column, phase) for column, row in enumerate(self.columns) for phase in row]
        numbers = range(len(steps))
        self.last_step: int = len(steps) - 1
        self.column_of: vec[i64] = vec[i64]([column for column, _ in steps])
        self.phase_of: vec[i64] = vec[i64]([phase for _, phase in steps])
        self.step_names: list[str] = []
        for number, (column, phase) in enumerate(steps):
            like = steps[: number + 1].count((column, phase))
            self.step_names.append(f"{column + 1}{PHASE_LETTERS[phase]}{like}")
        # How many invasion markers have been turned before a phase.
        final = [self.empires[column] == FINAL_EMPIRE for column, _ in steps]
        invaded = [final[n] and steps[n][1] == COLONISATION for n in numbers]
        self.turned_before: vec[i64] = vec[i64]([sum(invaded[:n]) for n in numbers])
        self.sapas_left: vec[i64] = vec[i64](
            [sum(phase == SAPA_INCA for _, phase in steps[n:]) for n in numbers]
        )
        self.incas_left: vec[i64] = vec[i64](
            [sum(phase == INCA for _, phase in steps[n:]) for n in numbers]
        )
        self.turns_left: vec[i64] = vec[i64](
            [steps[n:].count((steps[n][0], COLONISATION)) for n in numbers]
        )

    def column_name(self, column: int) -> tuple[Empire, int]:
        """The empire of a column, and which of its columns it is; 0 for the only one."""
        empire = self.empires[column]
        number = self.empires[: column + 1].count(empire)
        return EMPIRES[empire], number if self.empires.count(empire) > 1 else 0

    def __reduce__(self) -> tuple[Callable[[str], "Board"], tuple[str]]:
        return board_of, (self.text,)


_BOARDS: Final[dict[str, Board]] = {}
_MOST_BOARDS: Final = 8


def board_of(text: str) -> Board:
    """The board of a box's text; of our own for an empty one. BoxFault for a bad one."""
    known = _BOARDS.get(text)
    if known is None:
        known = Board(text)
        # Another thread may clear them at any time, so what was found is not looked up again.
        if len(_BOARDS) >= _MOST_BOARDS:
            _BOARDS.clear()
        _BOARDS[text] = known
    return known


def _kind(card: Card, is_ours: bool) -> str:
    """The name a card goes by: one of ours is explained under it, any other says what it does."""
    return card.kind if is_ours else f"{card.kind} ({' '.join(card.words) or '-'})"


def _slots_at(ends: list[list[int]], sites: int) -> list[list[int]]:
    """For each site the slots that end there."""
    return [[slot for slot, pair in enumerate(ends) if site in pair] for site in range(sites)]


def _slots_inside(crossed: list[list[int]], regions: int) -> list[list[int]]:
    """For each region the slots that lie in it alone."""
    return [
        [slot for slot, within in enumerate(crossed) if within == [region]]
        for region in range(regions)
    ]


def _sites_of(box: Box) -> list[list[int]]:
    """For each region the sites that it touches."""
    return [
        [number for number, site in enumerate(box.sites) if region.name in site.regions]
        for region in box.regions
    ]


def _where(facts: list[bool]) -> int:
    """The mask of the places where something is true."""
    return _mask([place for place, fact in enumerate(facts) if fact])


def _mask(numbers: list[int]) -> int:
    return sum(2**number for number in set(numbers))


def _low(slots: list[int]) -> int:
    return _mask([slot for slot in slots if slot < HALF])


def _high(slots: list[int]) -> int:
    return _mask([slot - HALF for slot in slots if slot >= HALF])
