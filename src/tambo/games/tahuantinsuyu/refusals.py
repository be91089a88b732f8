"""Why a choice is not on the menu: for each way to be wrong, its clause and its sentence."""

from tambo.core.bits import BIT
from tambo.core.errors import Refused
from tambo.core.phrase import Phrase
from tambo.games.tahuantinsuyu.components import (
    EXTRA_ROAD_COST,
    NINO,
    NO_CITY,
    NO_CONQUEST,
    NO_GARRISON,
    NO_ROAD,
    NO_TEMPLE,
    NO_TERRACE,
    UNREST,
)
from tambo.games.tahuantinsuyu.state import (
    BEGUN,
    DONE,
    DOWN,
    FLANK,
    HAND,
    LABOUR,
    LANDS,
    LAY,
    NOTHING,
    OVER,
    REACH,
    TERRACES,
    TahuantinsuyuState,
    has_slot,
)
from tambo.games.tahuantinsuyu.view_costs import Cost, conquest_cost, cost_of

SITE_CLAUSES = {"city": "6.3", "temple": "6.4", "garrison": "6.5"}


def refusal_of(s: TahuantinsuyuState, seat: int, text: str) -> Refused:
    """The reason for a text in the one spelling of `normalise_choice`."""
    if s.decision == OVER:
        return _refused("8.2", "over", "over")
    apu = int(s.apu_to_act())
    if s.seat_of[apu] != seat:
        clause = "5.2" if s.decision == LAY else "6.9"
        return _refused(clause, "not-asked", "turn", suyu=s.suyu(apu))
    words = text.split()
    verb = words[0] if words else ""
    if not _is_readable(s, words):
        return _refused("9.1", "unreadable", "notation", text=text[:40])
    if s.decision == LAY:
        return _about_sun(s, apu, words[1]) if verb == "sun" else _refused("5.2", "sun-first")
    if verb == "sun":
        return _refused("5.2", "no-sun")
    if verb == "-":
        return _refused("6.1", "roads-done" if s.roads == DONE else "nothing-to-end")
    if verb == "road":
        return _about_road(s, apu, words[1])
    if s.has_built:
        return _refused("6.9", "built")
    if s.roads == BEGUN:
        return _refused("6.1", "finish-roads")
    if verb == "extra":
        return _about_extra(s, apu, words[1])
    if verb in SITE_CLAUSES:
        return _about_site(s, apu, verb, words[1])
    if verb == "terrace":
        return _about_terrace(s, apu, words[1])
    return _about_conquest(s, apu, words[1])


def _is_readable(s: TahuantinsuyuState, words: list[str]) -> bool:
    board = s.board
    if len(words) == 1:
        return words[0] in ("-", "pass")
    if len(words) != 2:
        return False
    verb, rest = words
    if verb in ("road", "extra"):
        ends = rest.partition("/")[0].split("-")
        if "/" in rest and rest not in board.slots:
            return False
        return len(ends) == 2 and ends[0] != ends[1] and all(end in board.sites for end in ends)
    if verb in SITE_CLAUSES:
        return rest in board.sites
    if verb in ("terrace", "conquer"):
        return rest in board.regions
    if verb != "sun":
        return False
    number, at, gap = rest.partition("@")
    is_card = number.isascii() and number.isdigit() and 1 <= int(number) <= len(board.kinds)
    return is_card and at == "@" and gap in ("N", "E", "S", "W") and number == str(int(number))


def _about_sun(s: TahuantinsuyuState, apu: int, word: str) -> Refused:
    number, _, gap = word.partition("@")
    names = s.board.gaps[s.players]
    if not s.own[HAND + apu] & BIT[int(number) - 1]:
        return _refused("5.2", "not-in-hand", number=number)
    if gap not in names:
        return _refused("5.2", "no-gap", gap=gap)
    place = names.index(gap)
    assert s.own[DOWN + place] != NOTHING
    after = place + 1 if place + 1 < s.players else 0
    return _refused("5.2", "gap-closed", gap=gap, one=s.suyu(place), other=s.suyu(after))


def _about_road(s: TahuantinsuyuState, apu: int, road: str) -> Refused:
    if s.roads == DONE:
        return _refused("6.1", "roads-done")
    return _about_slot(s, apu, road)


def _about_extra(s: TahuantinsuyuState, apu: int, road: str) -> Refused:
    if s.own[LABOUR + apu] < EXTRA_ROAD_COST:
        return _refused("6.2", "labour", cost=EXTRA_ROAD_COST, labour=int(s.own[LABOUR + apu]))
    return _about_slot(s, apu, road)


def _about_slot(s: TahuantinsuyuState, apu: int, road: str) -> Refused:
    board = s.board
    titles = {site.code: site.title for site in board.box.sites}
    one, other = (titles[end] for end in road.partition("/")[0].split("-"))
    places: dict[str, str | int] = {"road": road, "one": one, "other": other}
    if road not in board.slots:
        return _refused("1.1", "no-slot", **places)
    slot = board.slots.index(road)
    owner = int(s.road_on(slot))
    if owner != NOTHING:
        return _refused("6.1", "taken", suyu=s.suyu(owner), **places)
    if slot in board.first_slots:
        return _refused("1.1", "grey-road", **places)
    ends = BIT[board.end_a[slot]] | BIT[board.end_b[slot]]
    if not s.own[REACH + apu] & ends:
        return _refused("6.1", "not-connected", **places)
    if not s.settled & ends:
        return _refused("6.1", "unconquered-ends", **places)
    if s.effect(NO_ROAD, apu) > 0:
        return _refused("5.5", "forbidden")
    assert s.effect(NINO, apu) > 0
    assert has_slot(s.wild_lo, s.wild_hi, slot)
    return _refused("5.5", "nino", **places)


def _about_site(s: TahuantinsuyuState, apu: int, verb: str, code: str) -> Refused:
    clause, board = SITE_CLAUSES[verb], s.board
    site = board.sites.index(code)
    bit, name = BIT[site], board.box.sites[site].title
    if verb == "temple" and not s.cities & bit:
        return _refused(clause, "no-city", name=name)
    if verb == "city" and not board.city_sites & bit:
        return _refused(clause, "no-city-site", name=name)
    if verb == "garrison" and not board.garrison_sites & bit:
        return _refused(clause, "no-garrison-site", name=name)
    built = {"city": s.cities, "temple": s.temples, "garrison": s.garrisons}[verb]
    if built & bit:
        return _refused(clause, "standing", kind=verb, name=name)
    if not s.own[REACH + apu] & bit:
        return _refused(clause, "not-on-network", name=name)
    if not s.settled & bit:
        return _refused(clause, "unconquered-site", name=name)
    if verb == "temple" and s.effect(NO_TEMPLE, apu) > 0:
        return _refused("5.5", "eclipse")
    if verb != "temple" and s.effect(NO_CITY if verb == "city" else NO_GARRISON, apu) > 0:
        return _refused("5.5", "forbidden")
    return _too_expensive(s, apu, clause, cost_of(s, apu, verb))


def _about_terrace(s: TahuantinsuyuState, apu: int, word: str) -> Refused:
    region = s.board.regions.index(word)
    name = s.board.box.regions[region].title
    if not s.own[LANDS + apu] & BIT[region]:
        return _refused("6.6", "not-your-land", name=name)
    if s.own[TERRACES + apu] & BIT[region]:
        return _refused("6.6", "has-terrace", name=name)
    if s.effect(UNREST, apu) > 0:
        return _refused("5.5", "unrest")
    if s.effect(NO_TERRACE, apu) > 0:
        return _refused("5.5", "forbidden")
    return _too_expensive(s, apu, "6.6", cost_of(s, apu, "terrace"))


def _about_conquest(s: TahuantinsuyuState, apu: int, word: str) -> Refused:
    region = s.board.regions.index(word)
    name = s.board.box.regions[region].title
    if s.conquered & BIT[region]:
        owner = s.suyu(s.owner_of(region))
        return _refused("6.7", "conquered", name=name, suyu=owner)
    if not s.own[FLANK + apu] & BIT[region]:
        return _refused("6.7", "no-road", name=name)
    if s.effect(NO_CONQUEST, apu) > 0:
        return _refused("5.5", "forbidden")
    return _too_expensive(s, apu, "6.7", conquest_cost(s, apu, region))


def _too_expensive(s: TahuantinsuyuState, apu: int, clause: str, cost: Cost) -> Refused:
    labour = int(s.own[LABOUR + apu])
    return _refused(clause, "labour", cost=cost.cost, labour=labour)


def _refused(clause: str, key: str, code: str = "refused", /, **args: str | int) -> Refused:
    phrase = Phrase(f"tahuantinsuyu-refusal-{key}", dict(args))
    return Refused(f"TAHUANTINSUYU-{clause}", phrase, code)
