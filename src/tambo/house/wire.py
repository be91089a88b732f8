"""Everything that travels between the house and a screen, declared once.

The TypeScript types are generated from this file (`scripts/wire_types.py`). Messages over the
socket are tagged unions: `ToHouse` from a screen, `ToScreen` to it.
"""

from typing import Any, Literal

import msgspec

# Shared nouns


class Said(msgspec.Struct, frozen=True):
    """A sentence in no language yet: a key of the catalogues and its arguments."""

    key: str
    args: dict[str, str | int] = {}


class OptionCard(msgspec.Struct, frozen=True):
    name: str
    kind: Literal["flag", "choice", "number", "text"]
    default: bool | int | str
    clause: str
    choices: list[str]
    least: int
    most: int
    players: list[int]
    """The numbers of players for which it matters; empty: all."""
    has_workshop: bool


class LevelCard(msgspec.Struct, frozen=True):
    """A bot one can invite; catalogues name it under `level-<name>` and `level-<name>-about`."""

    name: str
    strength: int


class GameCard(msgspec.Struct, frozen=True):
    """A game on the shelf. `is_built` is false for one that is still coming."""

    name: str
    title: str
    author: str
    publisher: str
    year: int
    players: list[int]
    minutes: int
    is_built: bool
    has_secrets: bool
    options: list[OptionCard]
    levels: list[LevelCard]


class Clause(msgspec.Struct, frozen=True):
    """One numbered rule of a rules page; `is_ruling` marks the house's own readings."""

    id: str
    text: str
    is_ruling: bool


class Chapter(msgspec.Struct, frozen=True):
    id: str
    title: str
    clauses: list[Clause]


class RulesPage(msgspec.Struct, frozen=True):
    game: str
    language: Literal["en", "fr"]
    intro: str
    chapters: list[Chapter]


# The workshop


class WorkshopPart(msgspec.Struct, frozen=True):
    """Data of a printed copy that can be typed in for an option of the game, and ours."""

    option: str
    sample: str


class WorkshopPage(msgspec.Struct, frozen=True):
    game: str
    parts: list[WorkshopPart]


class TypedIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    part: str
    text: str


class FlawFound(msgspec.Struct, frozen=True):
    """Something wrong with what was typed in; `line` counts from 1, 0 is no line."""

    line: int
    clause: str
    said: Said


class Examined(msgspec.Struct, frozen=True):
    """What the workshop found: flaws, or the options of a table that plays with the data."""

    flaws: list[FlawFound]
    options: dict[str, bool | int | str]
    report: list[Said]


# Tables


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: I, anybody with the link, a bot, or a second person at my device."""

    kind: Literal["me", "open", "bot", "hotseat"]
    name: str = ""
    level: str = ""


class TableWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: list[SeatWanted]
    options: dict[str, bool | int | str] = {}
    seed: str | None = None
    start: str | None = None


class SeatCard(msgspec.Struct, frozen=True):
    """A seat as everybody sees it; `is_mine` is for the reader of this card alone."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str
    is_mine: bool
    is_here: bool


class TableCard(msgspec.Struct, frozen=True):
    """A table from outside. `seat_links` are given only to the one who opened the table.

    `seed_hash` promises the seed of the dice; `seed` keeps the promise once the match is over.
    """

    id: str
    game: str
    options: dict[str, bool | int | str]
    rules_version: int
    status: Literal["waiting", "running", "over", "paused"]
    seats: list[SeatCard]
    moves: int
    created: str
    seat_links: dict[str, str]
    is_owner: bool
    successor: str | None
    seed_hash: str
    seed: int | str | None


class DailyCard(msgspec.Struct, frozen=True):
    """A game that has a set-up of the day, the same for everybody in this house until midnight."""

    game: str
    day: str


class DailyWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit at a table with the set-up of the day."""

    seats: list[SeatWanted]


class JoinWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: str
    name: str = ""


class Problem(msgspec.Struct, frozen=True):
    """An error over HTTP."""

    code: str
    said: Said
    clause: str | None = None


# What a seat sees


class Line(msgspec.Struct, frozen=True):
    """One choice on a menu, with the things on the screen it is made of, in pointing order.

    If it `is_unordered`, any other order will do as well. If it `is_grave`, a touched screen asks
    once more before it is sent.
    """

    id: int
    text: str
    elements: list[str]
    said: Said
    is_unordered: bool
    is_grave: bool


class Happened(msgspec.Struct, frozen=True):
    """An event a seat may see, numbered in that seat's own stream from 1 without gaps."""

    number: int
    kind: str
    said: Said
    data: dict[str, Any]


class SheetRow(msgspec.Struct, frozen=True):
    seat: int
    points: int
    clause: str
    said: Said


class Result(msgspec.Struct, frozen=True):
    ending: str
    clause: str
    ranking: list[list[int]]
    scores: list[int]
    sheet: list[SheetRow]


class Frame(msgspec.Struct, frozen=True, tag="frame"):
    """All a screen needs to show one seat (None: a spectator) the present moment.

    `events` are those after the number the screen said it has; `last` is the number of the
    newest event of this seat's stream. `decision` must be sent back with a choice. `board` is the
    board in lines of text, for screen readers.
    """

    seat: int | None
    last: int
    decision: int
    view: dict[str, Any]
    board: list[Said]
    prompt: Said | None
    menu: list[Line]
    can_undo: bool
    events: list[Happened]
    result: Result | None


class Replay(msgspec.Struct, frozen=True):
    """A match from its beginning as one seat saw it: a frame after set-up and each step."""

    table: str
    seat: int | None
    frames: list[Frame]


class Remark(msgspec.Struct, frozen=True):
    """A comment on what led to a frame of the replay, by the number of that frame."""

    frame: int
    said: Said


class Review(msgspec.Struct, frozen=True):
    """What can be said of a match once it is over."""

    table: str
    remarks: list[Remark]


# Socket, to the house


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """First message: which streams to send, and the last event number held of each.

    `since` is keyed by the seat's number, or "watch" for the spectator's stream.
    """

    seats: list[int]
    watch: bool = False
    since: dict[str, int] = {}


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """A choice by number or by notation. `move` is the screen's own id: repeats are harmless."""

    seat: int
    decision: int
    choice: int | str
    move: str


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    seat: int
    decision: int
    move: str


class Why(msgspec.Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Why can I not play this? By notation typed, or by the elements pointed at."""

    seat: int
    text: str | None = None
    elements: list[str] | None = None


class HintWanted(msgspec.Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """What could my seat work out now?"""

    seat: int


class Note(msgspec.Struct, frozen=True, tag="note", forbid_unknown_fields=True):
    """What a seat writes down for itself, as JSON text: instead of all it wrote before."""

    seat: int
    text: str


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    pass


ToHouse = Hello | Play | Undo | Why | HintWanted | Note | Ping

# Socket, to the screen


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The answer to Hello: the table, and then a frame for each stream follows."""

    table: TableCard


class TableChanged(msgspec.Struct, frozen=True, tag="table"):
    """Somebody sat down, came or went, or the table opened a successor."""

    table: TableCard


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The move is durable. Its frame has been sent before this."""

    move: str


class RefusedMove(msgspec.Struct, frozen=True, tag="refused"):
    """A move that changed nothing, why, and the moment as it really is."""

    move: str
    code: str
    said: Said
    clause: str | None
    frame: Frame | None


class Because(msgspec.Struct, frozen=True, tag="because"):
    """The answer to Why; `clause` is None when the thing can in fact be played."""

    seat: int
    code: str
    said: Said
    clause: str | None


class Hint(msgspec.Struct, frozen=True, tag="hint"):
    """The answer to HintWanted: the claim first, then its reasons. `decision` is when it was."""

    seat: int
    decision: int
    steps: list[Said]


class NoHint(msgspec.Struct, frozen=True, tag="no-hint"):
    seat: int
    code: str
    said: Said


class Noted(msgspec.Struct, frozen=True, tag="noted"):
    """What a seat has written down, if anything: follows the welcome, and a Note once kept."""

    seat: int
    text: str


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    pass


class Trouble(msgspec.Struct, frozen=True, tag="trouble"):
    """A message the house could not use at all (malformed, too big, not allowed)."""

    code: str
    said: Said


ToScreen = (
    Welcome
    | TableChanged
    | Frame
    | Done
    | RefusedMove
    | Because
    | Hint
    | NoHint
    | Noted
    | Pong
    | Trouble
)
