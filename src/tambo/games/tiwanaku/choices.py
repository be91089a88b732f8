"""Tiwanaku's choices in writing, both ways. Positions are in `positions`."""

from tambo.core.bits import BIT
from tambo.games.tiwanaku.board import (
    ASK,
    CELLS,
    DIVINE,
    DONE,
    ENTER,
    GIVE,
    LIFT,
    MOVE,
    OFFER,
    PASS,
    REFUSE,
    RUN_CELL,
    RUN_COLOUR,
    SPEND,
)
from tambo.games.tiwanaku.components import COLOURS, TERRAINS


def format_choice(choice: int) -> str:
    if choice < MOVE:
        return f"enter {CELLS[choice - ENTER]}"
    if choice < LIFT:
        return f"{CELLS[(choice - MOVE) // 45]}-{CELLS[(choice - MOVE) % 45]}"
    if choice < DIVINE:
        return f"lift {CELLS[choice - LIFT]}"
    if choice < DONE:
        return f"divine {CELLS[(choice - DIVINE) // 5]}={(choice - DIVINE) % 5 + 1}"
    if choice == DONE:
        return "done"
    if choice == PASS:
        return "pass"
    if choice < SPEND:
        levels = [str(level + 1) for level in range(5) if (choice - OFFER) & BIT[level]]
        return "offer " + (" ".join(levels) or "-")
    if choice < ASK:
        return f"spend {TERRAINS[choice - SPEND]}"
    if choice < GIVE:
        return f"ask {choice - ASK}"
    if choice < REFUSE:
        return f"give {TERRAINS[choice - GIVE]}"
    if choice == REFUSE:
        return "refuse"
    if choice < RUN_CELL:
        return f"otoma {COLOURS[choice - RUN_COLOUR]}"
    return f"otoma {CELLS[choice - RUN_CELL]}"


def normalise_choice(text: str) -> str:
    """Lower case, single spaces, offered levels in order."""
    words = text.lower().replace(" = ", "=").split()
    if len(words) > 2 and words[0] == "offer":
        words[1:] = sorted(words[1:])
    return " ".join(words)
