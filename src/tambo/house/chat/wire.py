"""What people say to each other at a table, and whom they do not want to hear."""

from typing import Literal

import msgspec

Room = Literal["players", "watchers", "comments"]


class ChatMessage(msgspec.Struct, frozen=True):
    """Plain text, or the key of a quick phrase that every reader is told in his language.

    `number` counts in its room. `seat` is None for those who watch. `step` is for comments: after
    how many steps of the match they belong. A line that `is_removed` went with its author, or was
    taken back by him: it has no words.
    """

    number: int
    seat: int | None
    step: int | None
    name: str
    text: str
    phrase: str
    at: float
    is_mine: bool
    is_hidden: bool
    is_removed: bool = False


class ChatMessages(msgspec.Struct, frozen=True, tag="chat"):
    """Messages of a room that are new or have changed. `stamp` is sent back with the next Hello.

    `is_anew`: these are the newest, in the place of all that the screen had of this room.
    `has_earlier`: before the first of them there are others, to be asked for.
    """

    room: Room
    stamp: int
    messages: list[ChatMessage]
    is_anew: bool = False
    has_earlier: bool = False


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Something to be said at the table: a text or a phrase. `request_id` makes repeats harmless.

    Players speak in the players' room from one of their seats, everybody else in the watchers'.
    """

    request_id: str
    text: str = ""
    phrase: str = ""
    seat: int | None = None
    name: str = ""


class CommentRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    step: int
    text: str
    request_id: str


class BlockRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To mute is not to hear somebody; to block is not to meet him either."""

    kind: Literal["mute", "block"]


class BlockSummary(msgspec.Struct, frozen=True):
    id: str
    kind: Literal["mute", "block"]
    name: str
    at: float
