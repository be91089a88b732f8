"""Why a choice is not on the menu: for each way to be wrong, its clause and its sentence."""

from tambo.core.bits import BIT
from tambo.core.errors import Refused
from tambo.core.phrase import Phrase
from tambo.games.titicaca.components import COLOURS, KINDS, LAKES
from tambo.games.titicaca.rules_regions import are_adjacent
from tambo.games.titicaca.scoring import CLAUSES
from tambo.games.titicaca.state import (
    BIDDING,
    BUILDING,
    DECISIONS,
    ENDINGS,
    IN_HAND,
    JOINING,
    NO_BID,
    OVER,
    SETTLING,
    UNITING,
    TiticacaState,
)

STEP_CLAUSES = {
    BIDDING: "TITICACA-3.2",
    SETTLING: "TITICACA-4.1",
    JOINING: "TITICACA-4.2",
    UNITING: "TITICACA-4.3",
    BUILDING: "TITICACA-4.4",
}
VERBS = {"bid": BIDDING, "settle": SETTLING, "join": JOINING, "unite": UNITING, "temple": BUILDING}


def refusal_of(s: TiticacaState, seat: int, text: str) -> Refused:
    """The reason for a text in the one spelling of `normalise_choice`."""
    if s.decision == OVER:
        return _refused(CLAUSES[ENDINGS[int(s.ending)]], "over", code="over")
    if s.decision == BIDDING:
        if s.stock[seat] == 0:
            return _refused("TITICACA-3.2", "unarmed", code="turn")
        if s.bids[seat] != NO_BID:
            return _refused("TITICACA-3.2", "sealed", code="turn")
    elif s.mover() != seat:
        colour = COLOURS[int(s.mover())]
        return _refused("TITICACA-3.4", "not-asked", code="turn", colour=colour)
    words = text.split()
    verb = words[0] if words else ""
    if text != "-" and (len(words) != 2 or verb not in VERBS):
        return _unreadable(text)
    if text == "-" or VERBS[verb] != s.decision:
        key = f"first-{DECISIONS[int(s.decision)]}"
        return _refused(STEP_CLAUSES[int(s.decision)], key)
    if verb == "bid":
        return _about_bid(s, seat, words[1])
    if verb == "settle":
        return _about_settling(s, words[1])
    if verb == "join":
        return _about_joining(s, words[1])
    if verb == "unite":
        return _about_uniting(s, seat, words[1])
    return _about_temple(s, seat, words[1])


def _about_bid(s: TiticacaState, seat: int, amount: str) -> Refused:
    if not (amount.isascii() and amount.isdigit()):
        return _unreadable(f"bid {amount}")
    return _refused("TITICACA-3.2", "too-much", amount=amount[:12], stock=s.stock[seat])


def _about_settling(s: TiticacaState, name: str) -> Refused:
    place = s.country.place_of(name)
    if place < 0:
        return _refused("TITICACA-9.1", "no-hex", code="notation", at=name[:12])
    if s.country.kind[place] < 0:
        return _refused("TITICACA-4.1", "lake", at=name)
    owner = int(s.owner_at(place))
    if owner >= 0:
        return _refused("TITICACA-4.1", "settled", at=name, colour=COLOURS[owner])
    return _refused("TITICACA-3.1", "other-lake", at=name, lake=min(int(s.round), LAKES))


def _about_joining(s: TiticacaState, name: str) -> Refused:
    place = s.country.place_of(name)
    if place < 0:
        return _refused("TITICACA-9.1", "no-hex", code="notation", at=name[:12])
    if s.home[place] < 0:
        return _refused("TITICACA-4.6", "no-region", at=name)
    first, fresh = s.home[place], int(s.fresh)
    if first == fresh:
        return _refused("TITICACA-4.2", "itself", at=name)
    if not s.reach[fresh] & s.area[first]:
        return _refused("TITICACA-4.2", "no-edge", at=s.country.name(fresh), region=name)
    return _refused("TITICACA-4.2", "has-kind", region=name, kind=KINDS[s.country.kind[fresh]])


def _about_uniting(s: TiticacaState, seat: int, text: str) -> Refused:
    names = text.split("+")
    if len(names) > 2:
        return _unreadable(f"unite {text}")
    for name in names:
        place = s.country.place_of(name)
        if place < 0:
            return _refused("TITICACA-9.1", "no-hex", code="notation", at=name[:12])
        if s.home[place] < 0:
            return _refused("TITICACA-4.6", "no-region", at=name)
    here = s.home[int(s.fresh)]
    if len(names) == 1:
        if s.home[s.country.place_of(names[0])] == here:
            return _refused("TITICACA-4.3", "own-region", region=s.country.name(here))
        return _refused("TITICACA-4.3", "no-partner", at=names[0])
    one, other = (s.home[s.country.place_of(name)] for name in names)
    pair: dict[str, str | int] = {"one": names[0], "other": names[1]}
    if one == other:
        return _refused("TITICACA-4.3", "same-region", one=names[0], other=names[1])
    if here in (one, other):
        return _refused("TITICACA-4.3", "own-region", region=s.country.name(here))
    if not s.reach[one] & s.area[other]:
        return Refused("TITICACA-4.3", Phrase("titicaca-refusal-no-stick", pair))
    if not s.villages[seat] & (s.area[one] | s.area[other]):
        return Refused("TITICACA-4.3a", Phrase("titicaca-refusal-no-village", pair))
    if not are_adjacent(s, one, here) and not are_adjacent(s, other, here):
        pair["region"] = s.country.name(here)
        return Refused("TITICACA-4.3b", Phrase("titicaca-refusal-not-near", pair))
    return Refused("TITICACA-4.3c", Phrase("titicaca-refusal-nothing-new", pair))


def _about_temple(s: TiticacaState, seat: int, text: str) -> Refused:
    name, _, value = text.partition("+")
    if value not in ("1", "2"):
        return _unreadable(f"temple {text}")
    place = s.country.place_of(name)
    if place < 0:
        return _refused("TITICACA-9.1", "no-hex", code="notation", at=name[:12])
    if not s.villages[seat] & BIT[place]:
        return _refused("TITICACA-4.4", "not-your-land", at=name)
    if s.temple_lands(seat) & BIT[place]:
        return _refused("TITICACA-4.4", "has-temple", at=name)
    stands = s.temples_one[seat] if value == "1" else s.temples_two[seat]
    if stands != IN_HAND:
        at = s.country.name(stands)
        return _refused("TITICACA-4.4", "temple-built", value=value, at=at)
    here = s.country.name(s.home[int(s.fresh)])
    return _refused("TITICACA-4.5", "too-far", at=name, region=here)


def _unreadable(text: str) -> Refused:
    return _refused("TITICACA-9.2", "unreadable", code="notation", text=text[:40])


def _refused(clause: str, key: str, code: str = "refused", **args: str | int) -> Refused:
    return Refused(clause, Phrase(f"titicaca-refusal-{key}", dict(args)), code)
