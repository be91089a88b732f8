"""Why a choice is not on the menu: for each way to be wrong, its clause and its sentence."""

from itertools import pairwise

from tambo.core.errors import Refused
from tambo.core.phrase import Phrase
from tambo.games.tiki.board import BORDERS, CELLS, border_between, border_name
from tambo.games.tiki.choices import format_choice
from tambo.games.tiki.components import COLOURS
from tambo.games.tiki.rules import TikiRules
from tambo.games.tiki.scoring import CLAUSES
from tambo.games.tiki.state import ACT, ORDER, OVER, PLACE, TikiState

RULES = TikiRules()


def refusal_of(s: TikiState, seat: int, text: str) -> Refused:
    """The reason for a text in the one spelling of `normalise_choice`."""
    if s.decision == OVER:
        return _refused(CLAUSES[int(s.ending)], "over", code="over")
    decider = int(s.decider())
    if s.seat_of(decider) != seat:
        clause = {ACT: "TIKI-3.8", ORDER: "TIKI-4.2", PLACE: "TIKI-5.1"}.get(int(s.decision))
        return _refused(clause or "TIKI-6.5", "not-asked", code="turn", colour=COLOURS[decider])
    kind, villages = _read(text)
    if kind == "unreadable":
        return _refused("TIKI-7.2", "unreadable", code="notation", text=text[:40])
    if s.decision == ORDER:
        return _refused("TIKI-4.2", "order-first")
    if s.decision == PLACE:
        return _about_shaman(s, kind, text)
    if s.decision == ACT:
        return _about_action(s, kind, villages)
    return _refused("TIKI-6.5", "swap-first")


def _read(text: str) -> tuple[str, list[int]]:
    words = text.split()
    if text in ("pass", "swap", "keep"):
        return text, []
    if len(words) == 1 and all(name in CELLS for name in words[0].split("-")):
        villages = [CELLS.index(name) for name in words[0].split("-")]
        return ("create" if len(villages) == 1 else "walk"), villages
    if len(words) == 2 and words[0] == "resolve" and words[1] in CELLS:
        return "resolve", []
    if len(words) == 2 and words[0] == "shaman":
        ends = words[1].split("|")
        if words[1] == "-" or (len(ends) == 2 and all(end in CELLS for end in ends)):
            return "shaman", []
    return "unreadable", []


def _about_action(s: TikiState, kind: str, villages: list[int]) -> Refused:
    if kind == "create":
        return _about_creation(s, villages[0])
    if kind == "walk":
        return _about_walk(s, villages)
    if kind == "pass":
        return _refused("TIKI-3.7", "pass")
    if kind == "resolve":
        return _refused("TIKI-4.2", "nothing-influenced")
    if kind == "shaman":
        return _refused("TIKI-5.1", "no-marsh")
    return _refused("TIKI-6.5", "no-swap")


def _about_creation(s: TikiState, cell: int) -> Refused:
    owner = int(s.owner_at(cell))
    if owner < 0:
        return _refused("TIKI-3.1", "hand-empty")
    if owner != s.turn:
        return _refused("TIKI-3.1", "occupied", at=CELLS[cell], colour=COLOURS[owner])
    seat = int(s.seat_of(s.turn))
    starts = f"{CELLS[cell]}-"
    if any(format_choice(choice).startswith(starts) for choice in RULES.legal(s, seat)):
        return _refused("TIKI-3.1", "say-where", at=CELLS[cell])
    return _refused("TIKI-3.5", "stuck", at=CELLS[cell])


def _about_walk(s: TikiState, villages: list[int]) -> Refused:
    start, height = villages[0], int(s.height_at(villages[0]))
    owner = int(s.owner_at(start))
    if owner < 0:
        return _refused("TIKI-3.2", "no-totem", at=CELLS[start])
    if owner != s.turn:
        return _refused("TIKI-3.2", "not-yours", at=CELLS[start], colour=COLOURS[owner])
    for here, there in pairwise(villages):
        if border_between(here, there) < 0:
            return _refused("TIKI-3.3", "not-beside", at=CELLS[here], to=CELLS[there])
    if len(set(villages)) < len(villages):
        return _refused("TIKI-3.4", "twice")
    for here, there in pairwise(villages):
        if border_between(here, there) == s.shaman:
            return _refused("TIKI-5.2", "shaman-blocks", border=border_name(int(s.shaman)))
    return _refused("TIKI-3.3", "length", height=height, steps=len(villages) - 1)


def _about_shaman(s: TikiState, kind: str, text: str) -> Refused:
    if kind != "shaman":
        return _refused("TIKI-5.1", "shaman-first")
    if text.split()[1] in [border_name(border) for border in range(len(BORDERS))]:
        return _refused("TIKI-5.1", "same-border")
    return _refused("TIKI-5.1", "no-border", text=text.split()[1])


def _refused(clause: str, key: str, code: str = "refused", **args: str | int) -> Refused:
    return Refused(clause, Phrase(f"tiki-refusal-{key}", dict(args)), code)
