"""Promises in a position: `promise red troop k7 round`, `pacts blue red peace - turn red`.

A promise is its kind, what it is about (a square, `limbo`, a side or a dash) and its moment (or a
dash); a promise in force is written behind its maker and the one it was made to, and before the
player who was active then.
"""

from collections.abc import Iterator

from tambo.games.cortez.components import HELP, MOMENTS, PEACE, PROMISES
from tambo.games.cortez.rules_pacts import (
    IN_LIMBO,
    NOBODY,
    active_at,
    is_unfinished,
    kind_of,
    maker_of,
    moment_of,
    pact_of,
    promise_in,
    promise_of,
    taker_of,
    target_of,
)
from tambo.games.cortez.state import SIDES, CortezState

__all__ = ["is_unfinished", "pact_of", "promise_parts", "read_promise"]


def promise_parts(s: CortezState, colours: list[str]) -> Iterator[str]:
    for name in ("promise", "asks"):
        told = [
            f"{colour} {_words(s, int(getattr(s, name)[seat]))}"
            for seat, colour in enumerate(colours)
            if getattr(s, name)[seat]
        ]
        if told:
            yield f"{name} {', '.join(told)}"
    pacts = []
    for pact in s.pacts:
        maker, taker = colours[int(maker_of(pact))], colours[int(taker_of(pact))]
        active = colours[int(active_at(pact))]
        pacts.append(f"{maker} {taker} {_words(s, int(promise_in(pact)))} {active}")
    if pacts:
        yield f"pacts {', '.join(pacts)}"


def _words(s: CortezState, promise: int) -> str:
    target = int(target_of(promise))
    at = "-"
    if target == IN_LIMBO:
        at = "limbo"
    elif target != NOBODY:
        is_help = kind_of(promise) == HELP
        at = SIDES[target] if is_help else s.board.name_of(target)
    moment = MOMENTS[int(moment_of(promise))] if moment_of(promise) else "-"
    return f"{PROMISES[int(kind_of(promise))]} {at} {moment}"


def read_promise(s: CortezState, words: list[str]) -> int:
    """The promise in three words, or 0 when they are none."""
    if len(words) != 3 or words[0] == "none" or words[0] not in PROMISES:
        return 0
    kind = PROMISES.index(words[0])
    target, moment = _target(s, kind, words[1]), _moment(words[2])
    if target < NOBODY or moment < 0 or (kind == HELP and moment):
        return 0
    return int(promise_of(kind, moment, target))


def _target(s: CortezState, kind: int, word: str) -> int:
    """-2 where a word is none."""
    if word == "-":
        return NOBODY
    if kind == PEACE:
        return -2
    if kind == HELP:
        return SIDES.index(word) if word in SIDES else -2
    if word == "limbo":
        return IN_LIMBO if s.limbo else -2
    square = s.board.square_of(word)
    return square if square >= 0 else -2


def _moment(word: str) -> int:
    if word == "-":
        return 0
    return MOMENTS.index(word) if word in MOMENTS[1:] else -1
