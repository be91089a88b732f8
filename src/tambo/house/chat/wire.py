"""Chat messages at a table, and who has muted or blocked whom."""

from typing import Literal

import msgspec

Room = Literal["players", "watchers", "comments"]


class ChatMessage(msgspec.Struct, frozen=True):
    """Plain text, or the key of a quick phrase that every reader gets in their own language.

    `number` counts in its room. `seat` is None for spectators. `step` is for comments: the number
    of steps of the match after which they belong. A message that `is_removed` was deleted by its
    author or with their account: it has no text.
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
    """A message to send at the table: a text or a phrase. `request_id` makes repeats harmless.

    Players write in the players' room from one of their seats, all others in the spectators'.
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
    """Kind "mute" hides a player's messages; "block" also keeps them from your tables."""

    kind: Literal["mute", "block"]


class BlockSummary(msgspec.Struct, frozen=True):
    id: str
    kind: Literal["mute", "block"]
    name: str
    at: float
