"""Choices as ints and as text, both ways, and nowhere else.

Every choice has one stable number: the first of its verb, plus the slot, site or region it is
about. A verb about road slots has room for 128, one about sites or regions for 64. `verb_of` tells
the verb; the rules, which search runs millions of times, compare with the first numbers
instead. Positions are in `positions.py`.
"""

from typing import Final, Literal

from mypy_extensions import i64

from tambo.core.bits import list_bits
from tambo.games.tahuantinsuyu.board import HALF, Board

LAY_CARD: Final = 0  # + 4 * card + gap
ROAD: Final = 128  # + slot
EXTRA: Final = 256  # + slot
BUILD_CITY: Final = 384  # + site
BUILD_TEMPLE: Final = 448  # + site
BUILD_GARRISON: Final = 512  # + site
BUILD_TERRACE: Final = 576  # + region
CONQUER: Final = 640  # + region
STOP: Final = 704
PASS: Final = 705

Verb = Literal[
    "sun", "road", "extra", "city", "temple", "garrison", "terrace", "conquer", "stop", "pass"
]


# As ints


def verb_of(choice: int) -> Verb:
    if choice < ROAD:
        return "sun"
    if choice < BUILD_CITY:
        return "road" if choice < EXTRA else "extra"
    if choice < BUILD_GARRISON:
        return "city" if choice < BUILD_TEMPLE else "temple"
    if choice < CONQUER:
        return "garrison" if choice < BUILD_TERRACE else "terrace"
    if choice < STOP:
        return "conquer"
    return "pass" if choice == PASS else "stop"


def encode(first: i64, number: i64) -> i64:
    """The choice of a verb, given by its first number, about a slot, site or region."""
    return first + number


def decode_slot(choice: i64) -> i64:
    """The slot of a road or an extra road."""
    return choice & 127


def decode_place(choice: i64) -> i64:
    """The site or region of a building or a conquest."""
    return choice & 63


def encode_sun(card: i64, gap: i64) -> int:
    return int(LAY_CARD + 4 * card + gap)


def decode_sun(choice: i64) -> tuple[i64, i64]:
    """The card, and the gap it is laid in."""
    laid: i64 = choice - LAY_CARD
    return laid >> 2, laid & 3


def list_slots(lo: i64, hi: i64, first: i64, menu: list[int]) -> None:
    """Append the choices of a verb about these slots."""
    list_bits(lo, first, menu)
    list_bits(hi, first + HALF, menu)


# As text (TAHUANTINSUYU-9.1)


def format_choice(board: Board, players: int, choice: int) -> str:
    verb = verb_of(choice)
    if verb == "sun":
        card, gap = decode_sun(choice)
        return f"sun {card + 1}@{board.gaps[players][gap]}"
    if verb == "road" or verb == "extra":
        return f"{verb} {board.slots[decode_slot(choice)]}"
    if verb == "city" or verb == "temple" or verb == "garrison":
        return f"{verb} {board.sites[decode_place(choice)]}"
    if verb == "terrace" or verb == "conquer":
        return f"{verb} {board.regions[decode_place(choice)]}"
    return "pass" if verb == "pass" else "-"


def normalise_choice(board: Board, text: str) -> str:
    """Single spaces, the map's own spelling of its names, and a slot's one spelling."""
    words = text.split()
    if not words:
        return ""
    words[0] = words[0].lower()
    if len(words) != 2:
        return " ".join(words)
    verb, rest = words
    if verb in ("road", "extra"):
        return f"{verb} {_slot(board, rest)}"
    if verb in ("city", "temple", "garrison"):
        return f"{verb} {_known(board.sites, rest)}"
    if verb in ("terrace", "conquer"):
        return f"{verb} {_known(board.regions, rest)}"
    return f"{verb} {rest.upper()}" if verb == "sun" else " ".join(words)


def _known(names: list[str], word: str) -> str:
    for name in names:
        if name.lower() == word.lower():
            return name
    return word


def _slot(board: Board, word: str) -> str:
    """A slot beside another between the same sites ends in `/2`, `/3` ..., either way round."""
    way, slash, number = word.partition("/")
    ends = [_known(board.sites, end) for end in way.split("-")]
    tail = slash + number
    backwards = "-".join(reversed(ends)) + tail
    return backwards if backwards in board.slots else "-".join(ends) + tail
