"""What a seat of Cortez sees, field by field (CORTEZ-10), and the board in words."""

from typing import Any

from tambo.core.owners import letter_of
from tambo.core.phrase import Phrase
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
)
from tambo.games.cortez.rules_redeal import bribe_count
from tambo.games.cortez.rules_supply import troop_word, winning_nation
from tambo.games.cortez.rules_trade import cards_in, list_awaited
from tambo.games.cortez.spelling import colour_of, square_name
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
)


def asked(s: CortezState, seat: int | None) -> list[int]:
    """For whom the game waits, as far as a seat may know: sealed choices show nobody ready."""
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


def view(s: CortezState, seat: int | None) -> dict[str, Any]:
    colours = [colour_of(s, other) for other in range(s.players)]
    return {
        "colours": [c if s.generals[i] >= 0 else None for i, c in enumerate(colours)],
        "nations": [_nation(s, other) for other in range(s.players)],
        "decision": DECISIONS[int(s.decision)],
        "active": int(s.active),
        "speaker": int(s.speaker),
        "actions": int(s.actions),
        "event": EVENTS[int(s.event)] if s.event >= 0 else None,
        "events_left": EVENT_CARDS + 1 - int(s.turned),
        "treasures_turned": int(s.treasures_turned),
        "treasures_wanted": int(s.last_treasure),
        "map": s.board.text,
        "troops": {
            square_name(s, square): troop_word(s, s.troops[square])
            for square in range(int(s.board.squares))
            if s.troops[square]
        },
        "broken": [square_name(s, square) for square in s.board.bridges if s.is_broken(square)],
        "taken": square_name(s, int(s.taken)) if s.taken >= 0 else None,
        "deck": sum(int(number) for number in s.deck),
        "discards": {kind: int(s.discards[i]) for i, kind in enumerate(KINDS)},
        "bribe_deck": sum(1 for bribe in range(9) if s.bribe_deck & BIT[bribe]),
        "leading": _leading(s),
        "seats": [_plaque(s, other) for other in range(s.players)],
        "mine": None if seat is None else _hand(s, seat),
        "auction": _auction(s),
        "battle": _battle(s, seat),
        "offers": [talks.offer(s, o, seat) for o in range(s.players) if s.offering & BIT[o]],
        "draft": talks.draft(s, seat),
        "promises": talks.promises(s, seat),
        "hands": [_hand(s, other) for other in range(s.players)] if s.decision == OVER else None,
    }


def _nation(s: CortezState, seat: int) -> str | None:
    return NATIONS[int(s.nation_of(seat))] if s.generals[seat] >= 0 else None


def _leading(s: CortezState) -> str | None:
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


def _plaque(s: CortezState, seat: int) -> dict[str, Any]:
    """What everybody sees of a seat."""
    warriors = int(s.warriors_of(seat))
    if s.decision == RETURN:
        warriors += int(s.sealed_of(seat))
    if _is_building(s, seat):
        warriors += int(s.laid_of(seat))
    return {
        "provisions": int(s.provisions_of(seat)) + _private_provisions(s, seat),
        "warriors": warriors,
        "collars": int(s.collars_of(seat)),
        "treasures": int(s.treasures[seat]),
        "bribes": bribe_count(s, seat),
    }


def _hand(s: CortezState, seat: int) -> dict[str, Any]:
    return {
        "provisions": {kind: int(s.provisions[4 * seat + i]) for i, kind in enumerate(KINDS)},
        "warriors": [int(s.warriors[6 * seat + rank]) for rank in range(6)],
        "objective": int(s.objectives[seat]) or None,
        "bribes": [BRIBE_WORDS[bribe] for bribe in range(9) if s.bribes[seat] & BIT[bribe]],
        "sealed": [int(s.sealed[6 * seat + i]) for i in range(6)],
    }


def _auction(s: CortezState) -> dict[str, Any] | None:
    if DECISIONS[int(s.decision)] not in ("bid", "pay"):
        return None
    return {
        "bid": int(s.bid),
        "bids": [int(s.bids[seat]) for seat in range(s.players)],
        "out": [seat for seat in range(s.players) if s.out & BIT[seat]],
        "paid": int(s.paid),
    }


def _battle(s: CortezState, seat: int | None) -> dict[str, Any] | None:
    if s.field < 0:
        return None
    is_attacker_on_field = s.winner == s.attacker
    return {
        "from": square_name(s, int(s.origin)) if s.origin >= 0 else None,
        "at": square_name(s, int(s.field)),
        "attacker": int(s.attacker),
        "defender": int(s.defender),
        "winner": int(s.winner) if s.winner >= 0 else None,
        "limbo": troop_word(s, s.limbo),
        "limbo_is_attacker": not is_attacker_on_field,
        "seats": [_laid(s, other, seat) for other in range(s.players)],
    }


def _laid(s: CortezState, other: int, seat: int | None) -> dict[str, Any]:
    """What lies before a player in battle; a mercenary's plans are his until he speaks."""
    is_fighter = other in (s.attacker, s.defender)
    stance = int(s.stance[other])
    is_secret = not is_fighter and stance == BUILDING and other != seat
    side = SIDES[1 if other == s.attacker else 2] if is_fighter else SIDES[int(s.side[other])]
    ranks = [int(s.laid[6 * other + rank]) for rank in range(6)] if other == seat else None
    return {
        "stance": "fights" if is_fighter else STANCES[0 if is_secret else stance],
        "side": "-" if is_secret else side,
        "warriors": 0 if is_secret else int(s.laid_of(other)),
        "weapons": 0 if is_secret else int(s.arms[other]),
        "price": cards_in(s.price, other) if stance == PROPOSED or other == seat else [],
        "answers": other == seat and s.answering & BIT[other] != 0,
        "mine": ranks,
    }


# The board in words

KIND_SIGNS = {"land": ".", "port": "P", "sea": "~", "road": "=", "bridge": "#", "city": "_"}
TROOP_SIGNS = {"aztec": "a", "spanish": "s", **{name: letter_of(name) for name in GENERALS}}


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
            facts: dict[str, str | int] = {"colour": colour_of(s, other)}
            lines.append(Phrase("cortez-board-seat", {**facts, **_plaque(s, other)}))
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
    ranks = [str(r + 1) for r in range(6) for _ in range(hand["warriors"][r])]
    facts: dict[str, str | int] = {
        **hand["provisions"],
        "warriors": " ".join(ranks) or "-",
        "objective": int(s.objectives[seat]),
        "bribes": " ".join(hand["bribes"]) or "-",
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
