"""The choices of Tiki as ints and as text, both ways, and nowhere else.

Every choice has one stable number: the first of its verb, plus the village, walk or border it is
about. `verb_of` tells the verb; the rules, which search runs millions of times, compare with the
first numbers instead. The hot tables are `vec`s, which the compiled engine reads without making
Python objects. Positions are in `positions.py`.
"""

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from tambo.games.tiki.board import (
    CELLS,
    ONE_STEP_WALKS,
    TWO_STEP_WALKS,
    border_between,
    border_name,
)

CREATE: Final = 0  # + village
ONE_STEP: Final = CREATE + 9  # + place in ONE_STEP_WALKS
TWO_STEP: Final = ONE_STEP + 24  # + place in TWO_STEP_WALKS
PASS: Final = TWO_STEP + 44
RESOLVE: Final = PASS + 1  # + village
SHAMAN: Final = RESOLVE + 9  # + border
DECLINE: Final = SHAMAN + 12
SWAP: Final = DECLINE + 1
KEEP: Final = SWAP + 1
CHOICES: Final = KEEP + 1

Verb = Literal["create", "walk", "pass", "resolve", "shaman", "decline", "swap", "keep"]


# As ints


def verb_of(choice: int) -> Verb:
    if choice < ONE_STEP:
        return "create"
    if choice < PASS:
        return "walk"
    if choice == PASS:
        return "pass"
    if choice < SHAMAN:
        return "resolve"
    if choice < DECLINE:
        return "shaman"
    if choice == DECLINE:
        return "decline"
    return "swap" if choice == SWAP else "keep"


def decode_create(choice: i64) -> i64:
    """The village."""
    return choice - CREATE


def decode_walk(choice: int) -> list[int]:
    """The villages of a walk, start first."""
    if choice < TWO_STEP:
        return ONE_STEP_WALKS[choice - ONE_STEP]
    return TWO_STEP_WALKS[choice - TWO_STEP]


def decode_resolve(choice: i64) -> i64:
    """The village."""
    return choice - RESOLVE


def encode_shaman(border: int) -> int:
    return SHAMAN + border


def decode_shaman(choice: i64) -> i64:
    """The border."""
    return choice - SHAMAN


def encode_two_step(place: i64) -> i64:
    """The choice of a bit in the masks of two-step walks."""
    return TWO_STEP + place


# Menus as bit masks, over sets of villages: the union of the walks that start in any of them. The
# bit of a creation or a one-step walk is its choice; that of a two-step walk is its choice minus
# TWO_STEP.


def _starting(walks: list[list[int]], villages: int, base: int) -> int:
    numbers = [number for number, walk in enumerate(walks) if villages >> walk[0] & 1]
    return sum(2 ** (base + number) for number in numbers)


def _crossing(walks: list[list[int]], border: int, base: int) -> int:
    mask = 0
    for number, walk in enumerate(walks):
        steps = range(len(walk) - 1)
        if any(border_between(walk[i], walk[i + 1]) == border for i in steps):
            mask += 2 ** (base + number)
    return mask


ONE_STEPS_OF: Final = vec[i64]([_starting(ONE_STEP_WALKS, own, ONE_STEP) for own in range(512)])
TWO_STEPS_OF: Final = vec[i64]([_starting(TWO_STEP_WALKS, own, 0) for own in range(512)])
ONE_STEPS_ACROSS: Final = vec[i64]([_crossing(ONE_STEP_WALKS, at, ONE_STEP) for at in range(12)])
TWO_STEPS_ACROSS: Final = vec[i64]([_crossing(TWO_STEP_WALKS, at, 0) for at in range(12)])


def _cell_of(choice: int, place: int) -> int:
    return decode_walk(choice)[place] if verb_of(choice) == "walk" else 0


# The villages of a walk: its start, the first entered and the last.
FROM: Final = vec[i64]([_cell_of(choice, 0) for choice in range(CHOICES)])
FIRST: Final = vec[i64]([_cell_of(choice, 1) for choice in range(CHOICES)])
LAST: Final = vec[i64]([_cell_of(choice, -1) for choice in range(CHOICES)])


# As text (TIKI-7.2)


def _spell_choice(choice: int) -> str:
    verb = verb_of(choice)
    if verb == "create":
        return CELLS[int(decode_create(choice))]
    if verb == "walk":
        return "-".join([CELLS[cell] for cell in decode_walk(choice)])
    if verb == "resolve":
        return f"resolve {CELLS[int(decode_resolve(choice))]}"
    if verb == "shaman":
        return f"shaman {border_name(int(decode_shaman(choice)))}"
    return "shaman -" if verb == "decline" else verb


TEXTS: Final = [_spell_choice(choice) for choice in range(CHOICES)]


def format_choice(choice: int) -> str:
    return TEXTS[choice]


def normalise_choice(text: str) -> str:
    """Lower case, single spaces, and a border with the cell that sorts first."""
    words = text.lower().split()
    if len(words) == 2 and words[0] == "shaman" and words[1].count("|") == 1:
        words[1] = "|".join(sorted(words[1].split("|")))
    return " ".join(words)
