"""What a seat sees of talk (CORTEZ-8.6): offers, calls, its own draft, promises it is part of."""

from typing import Any

from tambo.core.phrase import Phrase
from tambo.games.cortez.components import BIT, GENERALS, KINDS, MOMENTS, PROMISES
from tambo.games.cortez.rules_draft import unfinished_of
from tambo.games.cortez.rules_pacts import (
    active_at,
    is_unfinished,
    kind_of,
    lacks_target,
    maker_of,
    moment_of,
    place_of,
    promise_in,
    taker_of,
)
from tambo.games.cortez.rules_trade import cards_in
from tambo.games.cortez.spelling import colour_of
from tambo.games.cortez.state import CortezState


def offer(s: CortezState, other: int, seat: int | None) -> dict[str, Any]:
    """An open offer as everybody sees it, with its contents for those it is made to."""
    is_call = s.calling & BIT[other] != 0
    told = {
        "seat": other,
        "kind": "call" if is_call else "offer",
        "to": _seats(s, int(s.offered_to[other])),
        "unanswered": _seats(s, int(s.unanswered[other])),
    }
    is_told = seat is not None and (other == seat or s.offered_to[other] & BIT[seat])
    return {**told, **_contents(s, other)} if is_told or is_call else told


def draft(s: CortezState, seat: int | None) -> dict[str, Any] | None:
    """What a seat puts together; `step` is what is asked of it now."""
    if seat is None or not s.is_drafting(seat):
        return None
    told = {
        "seat": seat,
        "kind": "call" if s.calling & BIT[seat] else "offer",
        "step": step_of(s, seat),
        "to": _seats(s, int(s.offered_to[seat])),
        **_contents(s, seat),
        "warriors": [int(s.shown[6 * seat + rank]) for rank in range(6)],
    }
    if s.showing & BIT[seat]:
        cards = {"give": cards_in(s.shown_provisions, seat), "want": []}
        to = _seats(s, int(s.shown_to[seat]))
        told |= {"kind": "show", "to": to, "promise": None, "asks": None, **cards}
    return told


def step_of(s: CortezState, seat: int) -> str:
    promise = unfinished_of(s, seat)
    if not promise:
        return "cards"
    return PROMISES[int(kind_of(promise))] if lacks_target(promise) else "until"


def is_asking(s: CortezState, seat: int) -> bool:
    """Whether the promise that is being put together is asked for, not given."""
    return bool(unfinished_of(s, seat)) and not is_unfinished(s.promise[seat])


def promises(s: CortezState, seat: int | None) -> list[dict[str, Any]]:
    """Those in force that a seat has made or been given."""
    told = []
    for pact in s.pacts:
        maker, taker = int(maker_of(pact)), int(taker_of(pact))
        if seat in (maker, taker):
            promise = _promise(s, int(promise_in(pact)), int(active_at(pact)))
            told.append({"maker": maker, "taker": taker, "promise": promise})
    return told


def _seats(s: CortezState, mask: int) -> list[int]:
    return [seat for seat in range(s.players) if mask & BIT[seat]]


def _contents(s: CortezState, other: int) -> dict[str, Any]:
    return {
        "give": cards_in(s.give, other),
        "want": cards_in(s.want, other),
        "promise": _promise(s, int(s.promise[other]), int(s.active)),
        "asks": _promise(s, int(s.asks[other]), int(s.active)),
    }


def _promise(s: CortezState, promise: int, active: int) -> dict[str, str] | None:
    if not promise:
        return None
    return {
        "kind": PROMISES[int(kind_of(promise))],
        "at": place_of(s, promise),
        "until": MOMENTS[int(moment_of(promise))] or "none",
        "of": colour_of(s, active),
    }


# In words


def lines(s: CortezState, seat: int | None) -> list[Phrase]:
    """Offers, calls, one's draft and one's promises, for the terminal and screen readers."""
    found = []
    for other in range(s.players):
        if s.offering & BIT[other]:
            found.append(_offer_line(s, offer(s, other, seat)))
    mine = draft(s, seat)
    if mine is not None and seat is not None:
        ranks = [str(r + 1) for r in range(6) for _ in range(mine["warriors"][r])]
        facts: dict[str, str | int] = {"kind": mine["kind"], "warriors": " ".join(ranks) or "-"}
        found.append(Phrase("cortez-board-draft", {**facts, **_offer_words(s, mine)}))
    for one in promises(s, seat):
        names = {"colour": colour_of(s, one["maker"]), "with": colour_of(s, one["taker"])}
        found.append(Phrase("cortez-board-promise", {**names, **promise_words("promise", one)}))
    return found


def _offer_line(s: CortezState, told: dict[str, Any]) -> Phrase:
    if "give" not in told:
        colours = _to_words(s, told)
        facts = {"colour": colour_of(s, told["seat"]), **colours}
        return Phrase("cortez-board-offer-sealed", facts)
    key = "cortez-board-call" if told["kind"] == "call" else "cortez-board-offer"
    return Phrase(key, {"colour": colour_of(s, told["seat"]), **_offer_words(s, told)})


def _offer_words(s: CortezState, told: dict[str, Any]) -> dict[str, str | int]:
    words: dict[str, str | int] = {}
    for name in ("give", "want"):
        words[name] = len(told[name])
        for kind in KINDS:
            words[f"{name}_{kind}"] = told[name].count(kind)
            if name == "give":
                words[f"price_{kind}"] = words[f"cards_{kind}"] = told[name].count(kind)
    words |= promise_words("promise", told) | promise_words("asks", told)
    return words | _to_words(s, told)


def promise_words(name: str, told: dict[str, Any]) -> dict[str, str | int]:
    promise = told[name] or {"kind": "none", "at": "-", "until": "none", "of": "red"}
    rest = {f"{name}_{key}": value for key, value in promise.items() if key != "kind"}
    return {name: promise["kind"], **rest}


def _to_words(s: CortezState, told: dict[str, Any]) -> dict[str, str | int]:
    named = [colour_of(s, seat) for seat in told["to"]]
    ordered = [colour for colour in GENERALS if colour in named]
    return {f"to_{colour}": rank_in(ordered, colour) for colour in GENERALS}


def rank_in(named: list[str], name: str) -> int:
    """How a name stands in a list: 0 not at all, 1 first, 2 amid, 3 last after others."""
    if name not in named:
        return 0
    at = named.index(name)
    return 1 if at == 0 else 3 if at == len(named) - 1 else 2
