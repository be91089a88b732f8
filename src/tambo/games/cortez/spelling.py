"""Choices of Cortez in writing. `notation.py` writes positions."""

from tambo.games.cortez import components as c
from tambo.games.cortez.rules_supply import name_of
from tambo.games.cortez.state import MOVE, PUT, SIDES, TAKE, CortezState

PLAIN = {
    c.STOP: "stop",
    c.DRAW: "draw",
    c.EAT: "food",
    c.PASS: "pass",
    c.DONE: "done",
    c.FEEDING: "feed",
    c.SURRENDER: "surrender",
    c.ARM: "weapon",
    c.OFFER: "offer",
    c.SEND: "send",
    c.DROP: "drop",
    c.WITHDRAW: "withdraw",
    c.DETOUR: "detour",
    c.CALL: "call",
    c.SHOW: "show",
    c.BACK: "back",
    c.TO_ALL: "to all",
}
# What is said in talks beyond what is older: the first number of each kind, highest first.
TALKS = [
    (c.SHOWING_WARRIOR + 1, "show-warrior"),
    (c.SHOWING, "show-card"),
    (c.SIDING + 1, "side"),
    (c.UNTIL + 1, "until"),
    (c.ASK, "ask"),
    (c.ANSWER, "answer"),
]
SQUARES = [
    (c.RETREATING, "retreat"),
    (c.RECRUITING, "recruit"),
    (c.PUTTING, "put"),
    (c.TAKING, "take"),
    (c.FLIPPING, "flip"),
    (c.COLLARING, "collar"),
    (c.MOVE_FROM, "move"),
]


def square_name(s: CortezState, square: int) -> str:
    return name_of(s, square)


def colour_of(s: CortezState, seat: int) -> str:
    general = int(s.generals[seat])
    return c.GENERALS[general] if general >= 0 else str(seat)


def kind_of(choice: int) -> tuple[str, int]:
    """The word for what a choice does, and the number in it: a card, a seat, a square."""
    if choice in PLAIN:
        return PLAIN[choice], 0
    if choice >= c.SPARING:
        return "spare", choice - c.SPARING
    if c.ANSWER <= choice < c.MOVE_FROM:
        return _talk_of(choice)
    if choice >= c.MOVE_TO:
        return "to", (choice - c.MOVE_TO) % c.STRIDE
    for first, word in SQUARES:
        if choice >= first:
            return word, choice - first
    if choice > c.SPURN_WHY:
        return "refuse", choice - c.SPURN_WHY
    if choice > c.BIDDING:
        return "bid", choice - c.BIDDING
    if c.SPURN <= choice < c.SPURN_END:
        return "refuse", 4 * (choice - c.SPURN)
    for first, word in (
        (c.PLAY, "play"),
        (c.PROMISE, "promise"),
        (c.REJECT, "reject"),
        (c.HIRE, "hire"),
        (c.ACCEPT, "accept"),
        (c.ADDRESS, "to-seat"),
        (c.RETURNING, "return"),
        (c.DISCARDING, "discard"),
        (c.PAYING, "pay"),
        (c.PRICE, "price"),
        (c.WANT, "want"),
        (c.GIVE, "give"),
        (c.LAY, "lay"),
        (c.SUPPORT, "support"),
    ):
        if choice >= first:
            return word, choice - first
    return "general", choice - c.GENERAL


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
        return _format_move(s, choice, number)
    if word == "spare" or any(word == known for _, known in SQUARES):
        return f"{word} {square_name(s, number)}"
    if word == "show-card":
        return f"show {c.KINDS[number]}"
    if word == "show-warrior":
        return f"show {number}"
    if word == "until":
        return f"until {c.MOMENTS[number]}"
    if word == "general":
        return f"lead {c.GENERALS[number]}"
    if word in ("give", "want", "price", "pay", "discard"):
        return f"{word} {c.KINDS[number]}"
    if word == "to-seat":
        return f"to {colour_of(s, number)}"
    if word in ("hire", "accept", "answer"):
        return f"{word} {colour_of(s, number)}"
    if word in ("reject", "refuse"):
        reason = c.REASONS[number % 4] if number % 4 else ""
        return f"{word} {colour_of(s, number // 4)} {reason}".strip()
    if word in ("promise", "ask"):
        return f"{word} {c.PROMISES[number]}"
    if word == "play":
        return f"play {c.BRIBES[number]}"
    if word in ("support", "side"):
        return f"{word} {SIDES[number]}"
    return f"{word} {number}"


def _format_move(s: CortezState, choice: int, square: int) -> str:
    cards = (choice - c.MOVE_TO) // c.STRIDE
    start = square_name(s, int(s.taken)) if s.decision == MOVE else "?"
    via = f" via {cards}" if cards else ""
    return f"{start}-{square_name(s, square)}{via}"


def normalise(s: CortezState, text: str) -> str:
    """Lower case, single spaces; city squares by their number; a bare square where one is asked."""
    words = text.lower().split()
    words = ["-".join(_one_name(s, part) for part in word.split("-")) for word in words]
    if s.decision == MOVE and words and _is_square(s, words[0]):
        words[0] = f"{square_name(s, int(s.taken))}-{words[0]}"
    elif len(words) == 1 and _is_square(s, words[0]):
        word = {TAKE: "take", PUT: "put"}.get(int(s.decision))
        words = [word, words[0]] if word else words
    return " ".join(words)


def _is_square(s: CortezState, word: str) -> bool:
    return s.board.square_of(word) >= 0


def _one_name(s: CortezState, word: str) -> str:
    square = s.board.square_of(word)
    return square_name(s, square) if square >= 0 else word
