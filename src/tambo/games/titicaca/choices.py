"""The choices of Titicaca as ints and as text, both ways, and nowhere else.

Every choice has one stable number: the first of its verb, plus what it is about. The rules know the
verb from what is being decided; others ask `verb_of`. Compiled, because search decodes a choice at
every step. Positions are in `positions.py`.
"""

from typing import Final, Literal

from mypy_extensions import i64

from tambo.games.titicaca.state import TiticacaState

# Must agree with MOST_ARMS and MOST_HEXES of `components`: the compiler makes a constant of a sum
# only if all of its terms stand in the same module.
BIDS: Final = 501
HEXES: Final = 48

BID: Final = 0  # + amount
SETTLE: Final = BID + BIDS  # + land
JOIN: Final = SETTLE + HEXES  # + first land of the region
UNITE: Final = JOIN + HEXES  # + HEXES * first land of the one region + that of the other
TEMPLE: Final = UNITE + HEXES * HEXES  # + 2 * land + 0 or 1 for the temple +1 or +2
DECLINE: Final = TEMPLE + 2 * HEXES

Verb = Literal["bid", "settle", "join", "unite", "temple", "decline"]


# As ints


def verb_of(choice: int) -> Verb:
    if choice < SETTLE:
        return "bid"
    if choice < JOIN:
        return "settle"
    if choice < UNITE:
        return "join"
    if choice < TEMPLE:
        return "unite"
    return "temple" if choice < DECLINE else "decline"


def encode_bids(most: int) -> list[int]:
    """All bids from 0 to this one."""
    return [BID + amount for amount in range(most + 1)]


def decode_bid(choice: i64) -> i64:
    return choice - BID


def encode_settle(land: i64) -> int:
    return int(SETTLE + land)


def decode_settle(choice: i64) -> i64:
    return choice - SETTLE


def encode_join(region: i64) -> int:
    return int(JOIN + region)


def decode_join(choice: i64) -> i64:
    """The region by its first land."""
    return choice - JOIN


def encode_unite(one: i64, other: i64) -> int:
    return int(UNITE + HEXES * one + other)


def decode_unite(choice: i64) -> tuple[i64, i64]:
    """Both regions by their first lands."""
    pair: i64 = choice - UNITE
    return pair // HEXES, pair % HEXES


def encode_temple(land: i64, value: i64) -> int:
    return int(TEMPLE + 2 * land + value - 1)


def decode_temple(choice: i64) -> tuple[i64, i64]:
    """Its land, and 1 or 2 for the temple +1 or +2."""
    temple: i64 = choice - TEMPLE
    return temple // 2, temple % 2 + 1


# As text (TITICACA-9.2)


def format_choice(s: TiticacaState, choice: int) -> str:
    name = s.country.name
    verb = verb_of(choice)
    if verb == "bid":
        return f"bid {decode_bid(choice)}"
    if verb == "settle":
        return f"settle {name(int(decode_settle(choice)))}"
    if verb == "join":
        return f"join {name(int(decode_join(choice)))}"
    if verb == "unite":
        one, other = decode_unite(choice)
        return f"unite {name(int(one))}+{name(int(other))}"
    if verb == "temple":
        land, value = decode_temple(choice)
        return f"temple {name(int(land))}+{value}"
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
