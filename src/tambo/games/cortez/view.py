"""What a seat of Cortez sees, field by field (CORTEZ-10), and the board in words."""

from msgspec import field

from tambo.core.frozen import Frozen, as_json
from tambo.core.owners import letter_of
from tambo.core.phrase import Phrase
from tambo.core.view import View
from tambo.games.cortez import view_talks as talks
from tambo.games.cortez.board import KIND_NAMES, LETTERS
from tambo.games.cortez.components import (
    BIT,
    BRIBE_WORDS,
    EVENT_CARDS,
    EVENTS,
    GENERALS,
    KINDS,
    NATIONS,
    Bribe,
    EventCard,
    General,
    Nation,
    Provision,
    Troop,
)
from tambo.games.cortez.redeal import bribe_count
from tambo.games.cortez.rules_supply import troop_word, winning_nation
from tambo.games.cortez.rules_trade import cards_in, list_awaited
from tambo.games.cortez.state import (
    BUILDING,
    CHOOSE,
    DECISIONS,
    DISCARD,
    OVER,
    PROPOSED,
    RETURN,
    SIDES,
    STANCES,
    CortezState,
    Decision,
    Side,
    Stance,
)
from tambo.games.cortez.view_talks import Draft, Offer, Pact


def asked(s: CortezState, seat: int | None) -> list[int]:
    """The seats that the game waits for, as far as a seat may know: sealed choices stay hidden."""
    if s.decision == OVER:
        return []
    if s.decision in (DISCARD, RETURN):
        waiting = [other for other in range(s.players) if s.excess[other]]
        is_done = seat is not None and s.sealed_of(seat) >= s.excess[seat]
        return [other for other in waiting if other != seat or not is_done]
    if s.is_window():
        found: list[int] = []
        list_awaited(s, found)
        return found
    return [int(s.speaker)]


class Plaque(Frozen):
    """What everybody sees of a seat: how many cards it holds, collars not on a troop, treasures
    and bribes."""

    provisions: int
    warriors: int
    collars: int
    treasures: int
    bribes: int


class Hand(Frozen):
    """The cards of a seat. `warriors` says how many of each value, from 1 to 6, `objective` is the
    number of a temple, and `sealed` are cards laid aside to lose, of each kind or value."""

    provisions: dict[Provision, int]
    warriors: list[int]
    objective: int | None
    bribes: list[Bribe]
    sealed: list[int]


class Auction(Frozen):
    """The bids for a bribe: the highest, each seat's, who is `out`, and what is `paid` of it."""

    bid: int
    bids: list[int]
    out: list[int]
    paid: int


class Force(Frozen):
    """What lies before a seat in battle: on which side, so many warriors face down and weapons.

    `stance` is "fights" for the attacker and the defender, else where a mercenary stands; `price`
    is what that one asks, and `answers` is true while it lays cards in answer to a call. `mine`
    are one's own warriors laid, so many of each value, and null for the other seats.
    """

    stance: Stance
    side: Side
    warriors: int
    weapons: int
    price: list[Provision]
    answers: bool
    mine: list[int] | None


class Battle(Frozen):
    """A battle `at` a square, by a troop that came `from` another (null where that is unknown).

    `limbo` is the troop that stands beside the field, the attacker's until the attacker has won.
    """

    start: str | None = field(name="from")
    at: str
    attacker: int
    defender: int
    winner: int | None
    limbo: Troop
    limbo_is_attacker: bool
    seats: list[Force]


class CortezView(View, tag="cortez"):
    """What a seat of Cortez sees (CORTEZ-10). Squares are named as on the map, from a1, bottom
    left; those of the city "t1" to "t25" by their numbers.

    `colours` and `nations` are those of the seats, null until they have chosen. It is the turn of
    `active`, who has so many `actions` left; `decision` is what is to be decided now and `speaker`
    who decides it, where one does. `event` is the card last turned, `events_left` counts those
    that can come before the cards are gathered again, and the game ends when as many treasures
    as `treasures_wanted` are turned. `map` is the board in writing. Each troop is told by its
    nation, or by the colour of its collar. `broken` are the broken bridges, and `taken` is the
    square of the troop taken up or about to move. `leading` is the nation that holds the city.

    `seats` is what all see of the seats and `mine` one's own hand. `auction`, `battle`, `offers`,
    one's own `draft`, and the `promises` one has made or been given tell what goes on; `hands` are
    those of all, once the game is over.
    """

    colours: list[General | None]
    nations: list[Nation | None]
    decision: Decision
    active: int
    speaker: int
    actions: int
    event: EventCard | None
    events_left: int
    treasures_turned: int
    treasures_wanted: int
    map: str
    troops: dict[str, Troop]
    broken: list[str]
    taken: str | None
    deck: int
    discards: dict[Provision, int]
    bribe_deck: int
    leading: Nation | None
    seats: list[Plaque]
    mine: Hand | None
    auction: Auction | None
    battle: Battle | None
    offers: list[Offer]
    draft: Draft | None
    promises: list[Pact]
    hands: list[Hand] | None


def view_of(s: CortezState, seat: int | None, to_act: list[int]) -> CortezView:
    seats = range(s.players)
    return CortezView(
        seat=seat,
        players=s.players,
        to_act=to_act,
        colours=[_general(s, other) for other in seats],
        nations=[_nation(s, other) for other in seats],
        decision=DECISIONS[int(s.decision)],
        active=int(s.active),
        speaker=int(s.speaker),
        actions=int(s.actions),
        event=EVENTS[int(s.event)] if s.event >= 0 else None,
        events_left=EVENT_CARDS + 1 - int(s.turned),
        treasures_turned=int(s.treasures_turned),
        treasures_wanted=int(s.last_treasure),
        map=s.board.text,
        troops={
            s.board.name_of(square): troop_word(s, s.troops[square])
            for square in range(int(s.board.squares))
            if s.troops[square]
        },
        broken=[s.board.name_of(square) for square in s.board.bridges if s.is_broken(square)],
        taken=s.board.name_of(int(s.taken)) if s.taken >= 0 else None,
        deck=sum(int(number) for number in s.deck),
        discards={kind: int(s.discards[i]) for i, kind in enumerate(KINDS)},
        bribe_deck=sum(1 for bribe in range(9) if s.bribe_deck & BIT[bribe]),
        leading=_leading(s),
        seats=[_plaque(s, other) for other in seats],
        mine=None if seat is None else _hand(s, seat),
        auction=_auction(s),
        battle=_battle(s, seat),
        offers=[talks.offer(s, other, seat) for other in seats if s.offering & BIT[other]],
        draft=talks.draft(s, seat),
        promises=talks.promises(s, seat),
        hands=[_hand(s, other) for other in seats] if s.decision == OVER else None,
    )


def _general(s: CortezState, seat: int) -> General | None:
    return GENERALS[int(s.generals[seat])] if s.generals[seat] >= 0 else None


def _nation(s: CortezState, seat: int) -> Nation | None:
    return NATIONS[int(s.nation_of(seat))] if s.generals[seat] >= 0 else None


def _leading(s: CortezState) -> Nation | None:
    if s.decision == CHOOSE:
        return None
    nation = int(winning_nation(s))
    return NATIONS[nation] if nation >= 0 else None


def _private_provisions(s: CortezState, seat: int) -> int:
    """Cards that others still count in a hand because they do not see where they lie."""
    hidden = int(s.sealed_of(seat)) if s.decision == DISCARD else 0
    return hidden + (int(s.arms[seat]) if _is_building(s, seat) else 0)


def _is_building(s: CortezState, seat: int) -> bool:
    is_fighter = seat in (s.attacker, s.defender)
    return not is_fighter and s.stance[seat] == BUILDING


def _plaque(s: CortezState, seat: int) -> Plaque:
    warriors = int(s.warriors_of(seat))
    if s.decision == RETURN:
        warriors += int(s.sealed_of(seat))
    if _is_building(s, seat):
        warriors += int(s.laid_of(seat))
    return Plaque(
        provisions=int(s.provisions_of(seat)) + _private_provisions(s, seat),
        warriors=warriors,
        collars=int(s.collars_of(seat)),
        treasures=int(s.treasures[seat]),
        bribes=bribe_count(s, seat),
    )


def _hand(s: CortezState, seat: int) -> Hand:
    return Hand(
        provisions={kind: int(s.provisions[4 * seat + i]) for i, kind in enumerate(KINDS)},
        warriors=[int(s.warriors[6 * seat + rank]) for rank in range(6)],
        objective=int(s.objectives[seat]) or None,
        bribes=[BRIBE_WORDS[bribe] for bribe in range(9) if s.bribes[seat] & BIT[bribe]],
        sealed=[int(s.sealed[6 * seat + i]) for i in range(6)],
    )


def _auction(s: CortezState) -> Auction | None:
    if DECISIONS[int(s.decision)] not in ("bid", "pay"):
        return None
    return Auction(
        bid=int(s.bid),
        bids=[int(s.bids[seat]) for seat in range(s.players)],
        out=[seat for seat in range(s.players) if s.out & BIT[seat]],
        paid=int(s.paid),
    )


def _battle(s: CortezState, seat: int | None) -> Battle | None:
    if s.field < 0:
        return None
    is_attacker_on_field = s.winner == s.attacker
    return Battle(
        start=s.board.name_of(int(s.origin)) if s.origin >= 0 else None,
        at=s.board.name_of(int(s.field)),
        attacker=int(s.attacker),
        defender=int(s.defender),
        winner=int(s.winner) if s.winner >= 0 else None,
        limbo=troop_word(s, s.limbo),
        limbo_is_attacker=not is_attacker_on_field,
        seats=[_force(s, other, seat) for other in range(s.players)],
    )


def _force(s: CortezState, other: int, seat: int | None) -> Force:
    """What lies before a player in battle; a mercenary's plans are secret until they speak."""
    is_fighter = other in (s.attacker, s.defender)
    stance = int(s.stance[other])
    is_secret = not is_fighter and stance == BUILDING and other != seat
    side = SIDES[1 if other == s.attacker else 2] if is_fighter else SIDES[int(s.side[other])]
    ranks = [int(s.laid[6 * other + rank]) for rank in range(6)] if other == seat else None
    return Force(
        stance="fights" if is_fighter else STANCES[0 if is_secret else stance],
        side="-" if is_secret else side,
        warriors=0 if is_secret else int(s.laid_of(other)),
        weapons=0 if is_secret else int(s.arms[other]),
        price=cards_in(s.price, other) if stance == PROPOSED or other == seat else [],
        answers=other == seat and s.answering & BIT[other] != 0,
        mine=ranks,
    )


# The board in words

KIND_SIGNS = {"land": ".", "port": "P", "sea": "~", "road": "=", "bridge": "#", "city": "_"}
TROOP_SIGNS: dict[str, str] = {
    "aztec": "a",
    "spanish": "s",
    **{name: letter_of(name) for name in GENERALS},
}


def board_lines(s: CortezState, seat: int | None) -> list[Phrase]:
    """The map row by row, then the city's troops, the seats, and one's own cards."""
    signs = [_sign(s, square) for square in range(int(s.board.squares))]
    width = max(2, *(len(sign) for sign in signs))
    columns = " ".join(f"{letter:<{width}}" for letter in LETTERS[: s.board.columns])
    lines = [_text(f"    {columns.rstrip()}")]
    for row in range(s.board.rows - 1, -1, -1):
        squares = signs[row * s.board.columns : (row + 1) * s.board.columns]
        words = " ".join(f"{sign:<{width}}" for sign in squares)
        lines.append(_text(f"{row + 1:>2}  {words}".rstrip()))
    lines.append(Phrase("cortez-board-signs"))
    if s.decision != CHOOSE:
        for other in range(s.players):
            facts: dict[str, str | int] = {"colour": s.colour_of(other)}
            lines.append(Phrase("cortez-board-seat", {**facts, **as_json(_plaque(s, other))}))
    piles: dict[str, str | int] = {
        "deck": sum(int(number) for number in s.deck),
        "turned": int(s.treasures_turned),
        "wanted": int(s.last_treasure),
    }
    lines.append(Phrase("cortez-board-piles", piles))
    if s.event >= 0:
        lines.append(Phrase("cortez-board-event", {"event": EVENTS[int(s.event)]}))
    if seat is not None and s.decision != CHOOSE:
        lines.append(_hand_line(s, seat))
    return lines + talks.lines(s, seat)


def _hand_line(s: CortezState, seat: int) -> Phrase:
    hand = _hand(s, seat)
    ranks = [str(r + 1) for r in range(6) for _ in range(hand.warriors[r])]
    facts: dict[str, str | int] = {
        **{str(kind): count for kind, count in hand.provisions.items()},
        "warriors": " ".join(ranks) or "-",
        "objective": int(s.objectives[seat]),
        "bribes": " ".join(hand.bribes) or "-",
    }
    return Phrase("cortez-board-hand", facts)


def _sign(s: CortezState, square: int) -> str:
    troop = s.troops[square]
    kind = KIND_NAMES[int(s.board.kind[square])]
    sign = KIND_SIGNS[kind]
    if s.is_broken(square):
        sign = "x"
    if s.board.village[square]:
        sign = str(int(s.board.village[square]))
    return sign + (TROOP_SIGNS[troop_word(s, troop)] if troop else "")


def _text(text: str) -> Phrase:
    return Phrase("text-line", {"text": text})
