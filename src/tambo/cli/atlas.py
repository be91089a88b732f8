"""`tambo atlas`: a printed copy of Tahuantinsuyu typed in, checked and made ready to play.

Without a file it writes our own box, to start from; with one it says what is wrong with it, or
that it is sound and what each first road gives access to. `--line` gives the box as the one line
that the option `box` takes.
"""

import sys
from pathlib import Path

from tambo.cli.files import LARGEST
from tambo.cli.output import print_json
from tambo.cli.voice import Voice, usage_error
from tambo.core.errors import InvalidSetup
from tambo.core.phrase import Phrase
from tambo.games.tahuantinsuyu.andes import ANDES
from tambo.games.tahuantinsuyu.box import Box, BoxFault, format_box, parse_box, validate

STEPS = 3


def atlas(voice: Voice, file: Path | None, line: bool, json: bool) -> int:
    if file is None and not json:
        text = ANDES
        sys.stdout.write(_one_line(parse_box(text)) if line else text)
        return 0
    box = _read(file)
    if line:
        sys.stdout.write(_one_line(box))
        return 0
    counts = {
        "sites": len(box.sites),
        "roads": len(box.roads),
        "cities": sum(site.kind == "city" for site in box.sites),
        "garrisons": sum(site.kind == "garrison" for site in box.sites),
    }
    if json:
        access = {
            str(players): {road: _access(box, road) for road in roads}
            for players, roads in box.first.items()
        }
        print_json({**counts, "access": access})
        return 0
    print(voice("tahuantinsuyu-workshop-fine", **counts))
    for players, roads in sorted(box.first.items()):
        for road in roads:
            found = _access(box, road)
            said = voice("tahuantinsuyu-workshop-start", road=road, **found)
            print(f"  {players}  {said}")
    return 0


def _read(file: Path | None) -> Box:
    if file is None:
        return parse_box(ANDES)
    try:
        if file.stat().st_size > LARGEST:
            raise usage_error("file.large", file=str(file))
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", "") or ""
        raise usage_error("file.read", file=str(file), why=why) from error
    try:
        box = parse_box(text)
        validate(box)
    except BoxFault as fault:
        phrase = Phrase(f"tahuantinsuyu-box-{fault.what}", fault.details)
        raise InvalidSetup("option.box", phrase, "TAHUANTINSUYU-1.4") from fault
    return box


def _one_line(box: Box) -> str:
    return format_box(box).strip().replace("\n", "; ") + "\n"


def _access(box: Box, road: str) -> dict[str, int]:
    """What lies within three roads of a first road: sites, and points of significant ones."""
    cuzco = next(site.code for site in box.sites if site.kind == "cuzco")
    reached = {end for end in road.split("-") if end != cuzco}
    for _ in range(STEPS):
        beside = [slot.ends for slot in box.roads if slot.regions and reached & set(slot.ends)]
        reached |= {end for pair in beside for end in pair}
    bonus = sum(site.bonus for site in box.sites if site.code in reached)
    return {"sites": len(reached), "points": bonus}
