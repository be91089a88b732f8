"""Choices in writing, both ways. Their numbers are in `board.py`, positions in `positions.py`."""

from tambo.games.tahuantinsuyu.board import (
    BUILD_CITY,
    BUILD_GARRISON,
    BUILD_TEMPLE,
    BUILD_TERRACE,
    CONQUER,
    EXTRA,
    PASS,
    ROAD,
    STOP,
    Board,
)

VERBS = ("road", "extra", "city", "temple", "garrison", "terrace", "conquer", "sun")


def format_choice(board: Board, players: int, choice: int) -> str:
    if choice < ROAD:
        return f"sun {choice // 4 + 1}@{board.gaps[players][choice % 4]}"
    if choice < EXTRA:
        return f"road {board.slots[choice - ROAD]}"
    if choice < BUILD_CITY:
        return f"extra {board.slots[choice - EXTRA]}"
    if choice < BUILD_TEMPLE:
        return f"city {board.sites[choice - BUILD_CITY]}"
    if choice < BUILD_GARRISON:
        return f"temple {board.sites[choice - BUILD_TEMPLE]}"
    if choice < BUILD_TERRACE:
        return f"garrison {board.sites[choice - BUILD_GARRISON]}"
    if choice < CONQUER:
        return f"terrace {board.regions[choice - BUILD_TERRACE]}"
    if choice < STOP:
        return f"conquer {board.regions[choice - CONQUER]}"
    return "pass" if choice == PASS else "-"


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
