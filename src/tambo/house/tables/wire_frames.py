"""What a seat is shown of its match: the moment, a replay, remarks."""

from typing import Annotated, Any

import msgspec

from tambo.house.platform.wire import Text

GameView = Annotated[
    dict[str, Any],
    msgspec.Meta(description="`TikiView`, and so on.", extra={"typescript": "View"}),
]


class MenuItem(msgspec.Struct, frozen=True, gc=False):
    """One choice on a menu, with the things on the screen it is made of, in pointing order.

    If it `is_unordered`, any other order will do as well. If it `is_grave`, a touch screen asks for
    confirmation before it is sent.
    """

    id: int
    text: str
    elements: list[str]
    said: Text
    is_unordered: bool
    is_grave: bool


class SeenEvent(msgspec.Struct, frozen=True, gc=False):
    """An event a seat may see, numbered in that seat's own stream from 1 without gaps.

    `data` are the fields of its kind, as the game declares them; docs/reference has them all.
    `seat` is whose doing it was, where it was a seat's, and `owner` the colour whose it was, where
    there is one. `elements` are the things on the board it is about, named as on menus.
    """

    number: int
    kind: str
    said: Text
    data: dict[str, Any]
    seat: int | None
    owner: str | None
    elements: list[str]


class SheetRow(msgspec.Struct, frozen=True):
    seat: int
    points: int
    clause: str
    said: Text


class Result(msgspec.Struct, frozen=True):
    ending: str
    clause: str
    ranking: list[list[int]]
    scores: list[int]
    sheet: list[SheetRow]


class Frame(msgspec.Struct, frozen=True, tag="frame"):
    """All a screen needs to show one seat (None: a spectator) the present moment.

    `events` are those after the number the screen said it has; `last` is the number of the
    newest event of this seat's stream. `to_act` are the seats that must decide now, as far as
    this one may know; `owners` the colours of the seats, None before they have one. `decision`
    must be sent back with a choice. `board` is the board in lines of text, for screen readers.
    `undo_refused` says why the seat cannot undo its last choice alone; `can_ask_back`, whether it
    has made any that all could agree to undo. `own` is the number of the newest event when the
    seat last decided something itself, 0 if it never has.
    """

    seat: int | None
    last: int
    decision: int
    to_act: list[int]
    owners: list[str | None]
    view: GameView
    board: list[Text]
    prompt: Text | None
    menu: list[MenuItem]
    can_undo: bool
    undo_refused: Text | None
    can_ask_back: bool
    events: list[SeenEvent]
    result: Result | None
    own: int = 0


class Replay(msgspec.Struct, frozen=True):
    """A match from its beginning as one seat saw it: a frame after set-up and each step.

    A page of it: `frames` are those from number `first` on, of `count` in all.

    Once it is over, `steps` has the number of the frame shown after 0, 1, 2… steps: a seat does not
    see every step. Before that it is empty, since it would tell how many steps others have made.
    """

    table: str
    seat: int | None
    frames: list[Frame]
    steps: list[int]
    first: int = 0
    count: int = 0


class Remark(msgspec.Struct, frozen=True):
    """A comment on what led to a frame of the replay, by the number of that frame.

    `elements` are those of the board it is about.
    """

    frame: int
    said: Text
    elements: list[str]


class Review(msgspec.Struct, frozen=True):
    """The remarks on a finished match."""

    table: str
    remarks: list[Remark]


class ExplainRequest(msgspec.Struct, frozen=True, tag="explain", forbid_unknown_fields=True):
    """Why can I not play this? By notation typed, or by the elements pointed at."""

    seat: int
    text: str | None = None
    elements: list[str] | None = None


class Explanation(msgspec.Struct, frozen=True, tag="explanation"):
    """The answer to Why; `clause` is None when the thing can in fact be played."""

    seat: int
    code: str
    said: Text
    clause: str | None
