"""A printed copy typed in: map, tokens, cards and turn table, as `components_box` reads them."""

from collections.abc import Iterable

from tambo.core.phrase import Phrase
from tambo.core.workshop import Flaw, Workshop
from tambo.games.tahuantinsuyu.components_andes import ANDES
from tambo.games.tahuantinsuyu.components_box import (
    Box,
    BoxFault,
    format_box,
    format_columns,
    format_order,
    parse_box,
    read_box,
)
from tambo.games.tahuantinsuyu.components_check import faults_of, warnings_of

STEPS = 3


class Copy(Workshop):
    option = "box"
    clause = "TAHUANTINSUYU-1.4"

    def sample(self) -> str:
        """Our box, turn cards and turn table included, which its text may leave out."""
        box = parse_box(ANDES)
        lines = format_box(box).splitlines()
        at = next(place for place, line in enumerate(lines) if line.startswith("labour"))
        return "\n".join([*lines[:at], format_order(box), *format_columns(box), *lines[at:], ""])

    def examine(self, text: str) -> Iterable[Flaw]:
        box, faults = read_box(text)
        if faults:
            return [self._flaw(fault, line) for line, fault in faults]
        return [self._flaw(fault, box.lines.get(fault.about, 0)) for fault in faults_of(box)]

    def doubts(self, text: str) -> Iterable[Flaw]:
        box, _ = read_box(text)
        return [self._flaw(odd, box.lines.get(odd.about, 0)) for odd in warnings_of(box)]

    def spelled(self, text: str) -> str:
        return format_box(parse_box(text)).strip().replace("\n", "; ")

    def report(self, text: str) -> list[Phrase]:
        box = parse_box(text)
        counts: dict[str, str | int] = {
            "sites": len(box.sites),
            "roads": len(box.roads),
            "cities": sum(site.kind == "city" for site in box.sites),
            "garrisons": sum(site.kind == "garrison" for site in box.sites),
        }
        starts = [
            Phrase("tahuantinsuyu-workshop-start", {"players": players, **_access(box, road)})
            for players, roads in sorted(box.first.items())
            for road in roads
        ]
        return [Phrase("tahuantinsuyu-workshop-fine", counts), *starts]

    def _flaw(self, fault: BoxFault, line: int) -> Flaw:
        return Flaw(self.clause, Phrase(f"tahuantinsuyu-box-{fault.what}", fault.details), line)


def _access(box: Box, road: str) -> dict[str, str | int]:
    """What lies within three roads of a first road: sites, and points of significant ones."""
    cuzco = next(site.code for site in box.sites if site.kind == "cuzco")
    reached = {end for end in road.partition("/")[0].split("-") if end != cuzco}
    for _ in range(STEPS):
        beside = [slot.ends for slot in box.roads if slot.regions and reached & set(slot.ends)]
        reached |= {end for pair in beside for end in pair}
    bonus = sum(site.bonus for site in box.sites if site.code in reached)
    return {"road": road, "sites": len(reached), "points": bonus}
