"""What a seat sees of talk (CORTEZ-8.6): offers, calls, its own draft, promises it is part of."""

from collections.abc import Sequence
from typing import Literal

from tambo.core.frozen import Frozen
from tambo.core.phrase import Phrase
from tambo.games.cortez.components import (
    BIT,
    GENERALS,
    KINDS,
    PROMISES,
    General,
    Moment,
    PromiseKind,
    Provision,
)
from tambo.games.cortez.rules_draft import unfinished_of
from tambo.games.cortez.rules_pacts import (
    active_at,
    is_unfinished,
    kind_of,
    kind_word,
    lacks_target,
    maker_of,
    moment_word,
    place_of,
    promise_in,
    taker_of,
)
from tambo.games.cortez.rules_trade import cards_in
from tambo.games.cortez.state import CortezState

Step = Literal["cards", "peace", "help", "none", "troop", "square", "until"]


class PromiseOf(Frozen):
    """A promise: its `kind`, the square or side `at` which it aims ("-" for none), the moment
    `until` which it holds, and `of` whom the turn was in which it is made."""

    kind: PromiseKind
    at: str
    until: Moment
    of: General


class Offer(Frozen):
    """An open offer, or a call for help in battle, whose contents all can see.

    `unanswered` are those of `to` who have not turned it down. Those it is not made to see neither
    `give`, `want`, `promise` nor `asks`: there they are null.
    """

    seat: int
    kind: Literal["offer", "call"]
    to: list[int]
    unanswered: list[int]
    give: list[Provision] | None
    want: list[Provision] | None
    promise: PromiseOf | None
    asks: PromiseOf | None


class Draft(Frozen):
    """What a seat puts together: an offer, a call for help, or cards to show.

    `step` is what is asked of it now: cards and players, the square, troop or side of a promise,
    or until when. `warriors` says how many of each value are to be shown.
    """

    seat: int
    kind: Literal["offer", "call", "show"]
    step: Step
    to: list[int]
    give: list[Provision]
    want: list[Provision]
    promise: PromiseOf | None
    asks: PromiseOf | None
    warriors: list[int]


class Pact(Frozen):
    """A promise in force, made by `maker` to `taker`."""

    maker: int
    taker: int
    promise: PromiseOf


def offer(s: CortezState, other: int, seat: int | None) -> Offer:
    """An open offer as everybody sees it, with its contents for those it is made to."""
    is_call = s.calling & BIT[other] != 0
    is_told = seat is not None and (other == seat or s.offered_to[other] & BIT[seat] != 0)
    is_open = is_told or is_call
    return Offer(
        seat=other,
        kind="call" if is_call else "offer",
        to=_seats(s, int(s.offered_to[other])),
        unanswered=_seats(s, int(s.unanswered[other])),
        give=cards_in(s.give, other) if is_open else None,
        want=cards_in(s.want, other) if is_open else None,
        promise=_promise(s, int(s.promise[other]), int(s.active)) if is_open else None,
        asks=_promise(s, int(s.asks[other]), int(s.active)) if is_open else None,
    )


def draft(s: CortezState, seat: int | None) -> Draft | None:
    """What a seat puts together; `step` is what is asked of it now."""
    if seat is None or not s.is_drafting(seat):
        return None
    ranks = [int(s.shown[6 * seat + rank]) for rank in range(6)]
    if s.showing & BIT[seat]:
        cards, to = cards_in(s.shown_provisions, seat), _seats(s, int(s.shown_to[seat]))
        return Draft(seat, "show", step_of(s, seat), to, cards, [], None, None, ranks)
    return Draft(
        seat=seat,
        kind="call" if s.calling & BIT[seat] else "offer",
        step=step_of(s, seat),
        to=_seats(s, int(s.offered_to[seat])),
        give=cards_in(s.give, seat),
        want=cards_in(s.want, seat),
        promise=_promise(s, int(s.promise[seat]), int(s.active)),
        asks=_promise(s, int(s.asks[seat]), int(s.active)),
        warriors=ranks,
    )


def step_of(s: CortezState, seat: int) -> Step:
    promise = unfinished_of(s, seat)
    if not promise:
        return "cards"
    return PROMISES[int(kind_of(promise))] if lacks_target(promise) else "until"


def is_asking(s: CortezState, seat: int) -> bool:
    """Whether the promise that is being put together is asked for, not given."""
    return bool(unfinished_of(s, seat)) and not is_unfinished(s.promise[seat])


def promises(s: CortezState, seat: int | None) -> list[Pact]:
    """Those in force that a seat has made or been given."""
    told = []
    for pact in s.pacts:
        maker, taker = int(maker_of(pact)), int(taker_of(pact))
        promise = _promise(s, int(promise_in(pact)), int(active_at(pact)))
        if promise is not None and seat in (maker, taker):
            told.append(Pact(maker, taker, promise))
    return told


def _seats(s: CortezState, mask: int) -> list[int]:
    return [seat for seat in range(s.players) if mask & BIT[seat]]


def _promise(s: CortezState, promise: int, active: int) -> PromiseOf | None:
    if not promise:
        return None
    of = GENERALS[int(s.generals[active])]
    return PromiseOf(kind_word(promise), place_of(s, promise), moment_word(promise), of)


# In words


def lines(s: CortezState, seat: int | None) -> list[Phrase]:
    """Offers, calls, one's draft and one's promises, for the terminal and screen readers."""
    found = []
    for other in range(s.players):
        if s.offering & BIT[other]:
            found.append(_offer_line(s, offer(s, other, seat)))
    mine = draft(s, seat)
    if mine is not None:
        ranks = [str(r + 1) for r in range(6) for _ in range(mine.warriors[r])]
        facts: dict[str, str | int] = {"kind": mine.kind, "warriors": " ".join(ranks) or "-"}
        found.append(Phrase("cortez-board-draft", {**facts, **_offer_words(s, mine)}))
    for one in promises(s, seat):
        names = {"colour": s.colour_of(one.maker), "with": s.colour_of(one.taker)}
        words = promise_words("promise", one.promise)
        found.append(Phrase("cortez-board-promise", {**names, **words}))
    return found


def _offer_line(s: CortezState, told: Offer) -> Phrase:
    if told.give is None:
        facts = {"colour": s.colour_of(told.seat), **_to_words(s, told.to)}
        return Phrase("cortez-board-offer-sealed", facts)
    key = "cortez-board-call" if told.kind == "call" else "cortez-board-offer"
    return Phrase(key, {"colour": s.colour_of(told.seat), **_offer_words(s, told)})


def _offer_words(s: CortezState, told: Offer | Draft) -> dict[str, str | int]:
    give, want = told.give or [], told.want or []
    words: dict[str, str | int] = {"give": len(give), "want": len(want)}
    for kind in KINDS:
        words[f"want_{kind}"] = want.count(kind)
        for name in ("give", "price", "cards"):
            words[f"{name}_{kind}"] = give.count(kind)
    words |= promise_words("promise", told.promise) | promise_words("asks", told.asks)
    return words | _to_words(s, told.to)


def promise_words(name: str, told: PromiseOf | None) -> dict[str, str | int]:
    promise = told or PromiseOf("none", "-", "none", "red")
    return {
        name: promise.kind,
        f"{name}_at": promise.at,
        f"{name}_until": promise.until,
        f"{name}_of": promise.of,
    }


def _to_words(s: CortezState, to: list[int]) -> dict[str, str | int]:
    named = [s.colour_of(seat) for seat in to]
    ordered = [colour for colour in GENERALS if colour in named]
    return {f"to_{colour}": rank_in(ordered, colour) for colour in GENERALS}


def rank_in(named: Sequence[str], name: str) -> int:
    """How a name stands in a list: 0 not at all, 1 first, 2 amid, 3 last after others."""
    if name not in named:
        return 0
    at = named.index(name)
    return 1 if at == 0 else 3 if at == len(named) - 1 else 2
