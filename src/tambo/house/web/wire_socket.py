"""The messages over a table's socket: `ToHouse` from a screen, `ToScreen` to it."""

import msgspec

from tambo.house.analysis.wire import Hint, HintRequest, NoHint
from tambo.house.chat.wire import ChatMessages, Say
from tambo.house.platform.wire import ErrorMessage, Text
from tambo.house.tables.wire import TableSummary
from tambo.house.tables.wire_frames import ExplainRequest, Explanation, Frame


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """First message: which streams to send, and the last event number held of each.

    `since` is keyed by the seat's number, or "watch" for the spectator's stream; `permits` by the
    number of a seat whose PIN was given to this screen before; `heard` has the stamp of the newest
    lines of each room of the table's chat.
    """

    seats: list[int]
    watch: bool = False
    since: dict[str, int] = {}
    permits: dict[str, str] = {}
    heard: dict[str, int] = {}


class Arrive(msgspec.Struct, frozen=True, tag="arrive", forbid_unknown_fields=True):
    """A person has come to play, after Hello: an invitation to this table is accepted, and a match
    that a fault has paused is tried again. Hello itself changes nothing."""


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """A choice by number or by notation. `request_id` is the screen's own id: repeats are
    harmless."""

    seat: int
    decision: int
    choice: int | str
    request_id: str


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    seat: int
    decision: int
    request_id: str


class Note(msgspec.Struct, frozen=True, tag="note", forbid_unknown_fields=True):
    """What a seat writes down for itself, as JSON text: instead of all it wrote before."""

    seat: int
    text: str


class Unlock(msgspec.Struct, frozen=True, tag="unlock", forbid_unknown_fields=True):
    """The PIN of a seat: its frames are sent from now on."""

    seat: int
    pin: str


class Lock(msgspec.Struct, frozen=True, tag="lock", forbid_unknown_fields=True):
    """The player of a seat with a PIN looks away: nothing of it is sent until the next Unlock."""

    seat: int


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    pass


ToHouse = (
    Hello | Arrive | Play | Undo | ExplainRequest | HintRequest | Note | Unlock | Lock | Say | Ping
)

# Socket, to the screen


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The answer to Hello: the table, and then a frame for each stream follows.

    `at` is what the house's clock says; `build` the build of the front
    end that the house serves now: a page of another build should load itself again.
    """

    table: TableSummary
    at: float
    build: str = ""


class TableChanged(msgspec.Struct, frozen=True, tag="table"):
    """A player sat down, came or went, a clock began to run, or the table opened a successor."""

    table: TableSummary
    at: float


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The move is durable. Its frame has been sent before this."""

    request_id: str


class RefusedMove(msgspec.Struct, frozen=True, tag="refused"):
    """A move that changed nothing, why, and the moment as it really is."""

    request_id: str
    code: str
    said: Text
    clause: str | None
    frame: Frame | None


class Noted(msgspec.Struct, frozen=True, tag="noted"):
    """What a seat has written down, if anything: follows the welcome, and a Note once kept."""

    seat: int
    text: str


class Unlocked(msgspec.Struct, frozen=True, tag="unlocked"):
    """The PIN was right; the seat's frame follows. `permit` replaces the PIN from here on."""

    seat: int
    permit: str


class StillLocked(msgspec.Struct, frozen=True, tag="locked"):
    """The PIN was wrong, or comes too soon after wrong ones."""

    seat: int
    code: str
    said: Text


class ChatAccepted(msgspec.Struct, frozen=True, tag="chat-accepted"):
    """The message is stored; it was sent back before this."""

    request_id: str


class ChatRefused(msgspec.Struct, frozen=True, tag="chat-refused"):
    """The message was refused, and why."""

    request_id: str
    code: str
    said: Text


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    pass


ToScreen = (
    Welcome
    | TableChanged
    | Frame
    | Done
    | RefusedMove
    | Explanation
    | Hint
    | NoHint
    | Noted
    | Unlocked
    | StillLocked
    | ChatMessages
    | ChatAccepted
    | ChatRefused
    | Pong
    | ErrorMessage
)
