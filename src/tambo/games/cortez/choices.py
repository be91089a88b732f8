"""The choices of Cortez as numbers and in writing, both ways. Positions are in `positions.py`.

A number is that of its kind plus what the choice is about: `LAY + rank`, `TAKING + square`. Where
it is about two things, `move_to`, `reject` and `spurn` put them together, and the functions below
them take them apart.
"""

from typing import Final

from mypy_extensions import i64

from tambo.games.cortez.board import MOST_SQUARES
from tambo.games.cortez.components import (
    BRIBES,
    GENERALS,
    KINDS,
    MOMENTS,
    PROMISES,
    REASONS,
)
from tambo.games.cortez.state import MOVE, PUT, SIDES, TAKE, CortezState

GENERAL: Final = 0
STOP: Final = 10
DRAW: Final = 11
EAT: Final = 12
PASS: Final = 13
DONE: Final = 14
FEEDING: Final = 15
SURRENDER: Final = 16
ARM: Final = 17
OFFER: Final = 18
SEND: Final = 19
DROP: Final = 20
WITHDRAW: Final = 21
SUPPORT: Final = 22  # + side
DETOUR: Final = 25
CALL: Final = 26
SHOW: Final = 27
BACK: Final = 28
TO_ALL: Final = 29
LAY: Final = 30  # + rank
GIVE: Final = 40  # + kind, and so to DISCARDING
WANT: Final = 44
PRICE: Final = 48
PAYING: Final = 52
DISCARDING: Final = 56
RETURNING: Final = 60  # + rank
ADDRESS: Final = 70  # + seat, and so to SPURN
ACCEPT: Final = 76
HIRE: Final = 82
SPURN: Final = 88
REJECT: Final = 100  # + seat and reason
PROMISE: Final = 130  # + promise
PLAY: Final = 140  # + bribe
BIDDING: Final = 200  # + bid, 250 at most
SPURN_WHY: Final = 460  # + seat and reason
ANSWER: Final = 500  # + seat
ASK: Final = 510  # + promise
UNTIL: Final = 520  # + moment
SIDING: Final = 525  # + side
SHOWING: Final = 530  # + kind
SHOWING_WARRIOR: Final = 534  # + rank
MOVE_FROM: Final = 1000  # + square, and so to RETREATING
COLLARING: Final = 1400
FLIPPING: Final = 1800
TAKING: Final = 2200
PUTTING: Final = 2600
RECRUITING: Final = 3000
RETREATING: Final = 3400
MOVE_TO: Final = 4000  # + square and cards
SPARING: Final = 15000  # + square

# How many answers there are for each seat: a reason, or none.
ANSWERS: Final = 4


# Numbers about two things


def move_to(square: i64, cards: i64) -> i64:
    """A way to a square that costs so many cards of camouflage."""
    return MOVE_TO + MOST_SQUARES * cards + square


def square_of_move(choice: i64) -> i64:
    return (choice - MOVE_TO) % MOST_SQUARES


def cards_of_move(choice: i64) -> i64:
    return (choice - MOVE_TO) // MOST_SQUARES


def reject(maker: i64, reason: i64) -> i64:
    """No to an offer; reason 0 is none."""
    return REJECT + ANSWERS * maker + reason


def spurn(mercenary: i64, reason: i64) -> i64:
    """No to a mercenary's price; reason 0 is none."""
    return SPURN_WHY + ANSWERS * mercenary + reason if reason else SPURN + mercenary


def seat_answered(choice: i64) -> i64:
    """Whose offer or price is accepted, paid, rejected or spurned."""
    if choice >= SPURN_WHY:
        return (choice - SPURN_WHY) // ANSWERS
    if choice >= REJECT:
        return (choice - REJECT) // ANSWERS
    if choice >= SPURN:
        return choice - SPURN
    return choice - HIRE if choice >= HIRE else choice - ACCEPT


def reason_of(choice: i64) -> i64:
    """Why an offer or a price is turned down, 0 for no reason given."""
    if choice >= SPURN_WHY:
        return (choice - SPURN_WHY) % ANSWERS
    return (choice - REJECT) % ANSWERS if choice >= REJECT else 0


# Kinds


def is_trade(choice: i64) -> bool:
    """Whether a choice of the action window is part of trade and not of the turn."""
    if choice >= PLAY:
        return ANSWER <= choice < MOVE_FROM or choice >= SPARING
    return choice == PASS or choice >= OFFER


def is_mercenary_trade(choice: i64) -> bool:
    """Whether an undecided mercenary talks of trade and not of the battle."""
    is_answer = ACCEPT <= choice < HIRE or REJECT <= choice < PROMISE
    return is_answer or choice in (OFFER, CALL, SHOW, WITHDRAW)


def is_hire(choice: i64) -> bool:
    return HIRE <= choice < SPURN


def is_spurn(choice: i64) -> bool:
    return SPURN <= choice < REJECT or SPURN_WHY <= choice < ANSWER


# In writing

PLAIN: Final = {
    STOP: "stop",
    DRAW: "draw",
    EAT: "food",
    PASS: "pass",
    DONE: "done",
    FEEDING: "feed",
    SURRENDER: "surrender",
    ARM: "weapon",
    OFFER: "offer",
    SEND: "send",
    DROP: "drop",
    WITHDRAW: "withdraw",
    DETOUR: "detour",
    CALL: "call",
    SHOW: "show",
    BACK: "back",
    TO_ALL: "to all",
}
# The first number of each kind that is about one thing, highest first: of squares, of what belongs
# to a draft or to the help in a battle, and of everything else.
SQUARES: Final = [
    (RETREATING, "retreat"),
    (RECRUITING, "recruit"),
    (PUTTING, "put"),
    (TAKING, "take"),
    (FLIPPING, "flip"),
    (COLLARING, "collar"),
    (MOVE_FROM, "move"),
]
TALKS: Final = [
    (SHOWING_WARRIOR + 1, "show-warrior"),
    (SHOWING, "show-card"),
    (SIDING + 1, "side"),
    (UNTIL + 1, "until"),
    (ASK, "ask"),
    (ANSWER, "answer"),
]
OTHERS: Final = [
    (PLAY, "play"),
    (PROMISE, "promise"),
    (ACCEPT, "accept"),
    (ADDRESS, "to-seat"),
    (RETURNING, "return"),
    (DISCARDING, "discard"),
    (PAYING, "pay"),
    (PRICE, "price"),
    (WANT, "want"),
    (GIVE, "give"),
    (LAY, "lay"),
    (SUPPORT, "support"),
]


def kind_of(choice: int) -> tuple[str, int]:
    """The word for what a choice does, and what it is about: a card, a seat, a square."""
    if choice in PLAIN:
        return PLAIN[choice], 0
    if choice >= SPARING:
        return "spare", choice - SPARING
    if choice >= MOVE_TO:
        return "to", int(square_of_move(choice))
    for first, word in SQUARES:
        if choice >= first:
            return word, choice - first
    if choice >= ANSWER:
        return _talk_of(choice)
    if is_hire(choice):
        return "hire", int(seat_answered(choice))
    if is_spurn(choice):
        return "refuse", int(seat_answered(choice))
    if REJECT <= choice < PROMISE:
        return "reject", int(seat_answered(choice))
    if choice > BIDDING:
        return "bid", choice - BIDDING
    for first, word in OTHERS:
        if choice >= first:
            return word, choice - first
    return "general", choice - GENERAL


def _talk_of(choice: int) -> tuple[str, int]:
    """Ranks, moments and sides count from 1."""
    for first, word in TALKS:
        if choice >= first:
            return word, choice - first + (word in ("show-warrior", "until", "side"))
    raise AssertionError(choice)


def format_choice(s: CortezState, choice: int) -> str:
    word, number = kind_of(choice)
    if choice in PLAIN:
        return word
    if word == "to":
        return _format_move(s, choice)
    if is_about_square(word):
        return f"{word} {s.board.name_of(number)}"
    if word == "show-card":
        return f"show {KINDS[number]}"
    if word == "show-warrior":
        return f"show {number}"
    if word == "until":
        return f"until {MOMENTS[number]}"
    if word == "general":
        return f"lead {GENERALS[number]}"
    if word in ("give", "want", "price", "pay", "discard"):
        return f"{word} {KINDS[number]}"
    if word == "to-seat":
        return f"to {s.colour_of(number)}"
    if word in ("hire", "accept", "answer"):
        return f"{word} {s.colour_of(number)}"
    if word in ("reject", "refuse"):
        reason = int(reason_of(choice))
        return f"{word} {s.colour_of(number)} {REASONS[reason] if reason else ''}".strip()
    if word in ("promise", "ask"):
        return f"{word} {PROMISES[number]}"
    if word == "play":
        return f"play {BRIBES[number]}"
    if word in ("support", "side"):
        return f"{word} {SIDES[number]}"
    return f"{word} {number}"


def is_about_square(word: str) -> bool:
    """Whether the number beside a word of `kind_of` is that of a square, and is all that it says.

    A move to a square also says for how many cards.
    """
    return word == "spare" or any(word == known for _, known in SQUARES)


def _format_move(s: CortezState, choice: int) -> str:
    cards = int(cards_of_move(choice))
    start = s.board.name_of(s.taken) if s.decision == MOVE else "?"
    via = f" via {cards}" if cards else ""
    return f"{start}-{s.board.name_of(square_of_move(choice))}{via}"


def normalise_choice(s: CortezState, text: str) -> str:
    """Lower case, single spaces; city squares by their number; a bare square where one is asked."""
    words = text.lower().split()
    words = ["-".join(_one_name(s, part) for part in word.split("-")) for word in words]
    if s.decision == MOVE and words and _is_square(s, words[0]):
        words[0] = f"{s.board.name_of(s.taken)}-{words[0]}"
    elif len(words) == 1 and _is_square(s, words[0]):
        word = {TAKE: "take", PUT: "put"}.get(int(s.decision))
        words = [word, words[0]] if word else words
    return " ".join(words)


def _is_square(s: CortezState, word: str) -> bool:
    return s.board.square_of(word) >= 0


def _one_name(s: CortezState, word: str) -> str:
    square = s.board.square_of(word)
    return s.board.name_of(square) if square >= 0 else word
