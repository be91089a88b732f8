"""The choices of Titicaca in writing, both ways. Positions are in `positions.py`."""

from tambo.games.titicaca.board import BID, DECLINE, JOIN, SETTLE, TEMPLE, UNITE
from tambo.games.titicaca.state import TiticacaState


def format_choice(s: TiticacaState, choice: int) -> str:
    """TITICACA-9.2."""
    name = s.country.name
    if choice < SETTLE:
        return f"bid {choice - BID}"
    if choice < JOIN:
        return f"settle {name(choice - SETTLE)}"
    if choice < UNITE:
        return f"join {name(choice - JOIN)}"
    if choice < TEMPLE:
        pair = choice - UNITE
        return f"unite {name(pair // 48)}+{name(pair % 48)}"
    if choice < DECLINE:
        temple = choice - TEMPLE
        return f"temple {name(temple // 2)}+{temple % 2 + 1}"
    return "-"


def normalise_choice(s: TiticacaState, text: str) -> str:
    """Lower case, single spaces, regions by their first land, the earlier one in front."""
    words = text.lower().replace(" + ", "+").split()
    if len(words) != 2:
        return " ".join(words)
    verb, rest = words
    if verb == "bid" and rest.isascii() and rest.isdigit() and len(rest) < 9:
        rest = str(int(rest))
    elif verb == "join":
        rest = first_name(s, rest)
    elif verb == "unite" and rest.count("+") == 1:
        names = [first_name(s, name) for name in rest.split("+")]
        rest = "+".join(sorted(names, key=lambda name: (s.country.place_of(name), name)))
    return f"{verb} {rest}"


def first_name(s: TiticacaState, name: str) -> str:
    """The name of the region in which a land lies; any other name as it is."""
    place = s.country.place_of(name)
    return s.country.name(s.home[place]) if place >= 0 and s.home[place] >= 0 else name
