"""Proposals that everyone at the table answers, and the PINs of seats at a shared device."""

from typing import Literal

import msgspec

from tambo.house.platform.wire import Text

ProposalKind = Literal["undo", "pause", "resume", "clock", "end", "pin"]
ProposalState = Literal["open", "done", "refused", "withdrawn", "lapsed", "expired"]


class ProposalSummary(msgspec.Struct, frozen=True):
    """The newest proposal of a table, open or not. `waiting` are the seats that must still answer,
    `until` when it waits for them; then it has "expired". It has "lapsed" if it no longer makes
    sense in the match.

    For "undo": how many `moves` that everyone saw would be undone, and the first of them.
    """

    number: int
    kind: ProposalKind
    seat: int
    state: ProposalState
    agreed: list[int]
    refused: list[int]
    waiting: list[int]
    moves: int
    before: Text | None
    time_control: dict[str, str | int]
    until: float


class AgreedProposal(msgspec.Struct, frozen=True):
    """Something a table did by agreement: the seat that asked for it, and when."""

    number: int
    kind: ProposalKind
    seat: int
    time_control: dict[str, str | int]
    at: float


class ProposalRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`event` is a number of the seat's own stream: back to before the move it belongs to; without
    it, to before the seat's last move. `permit` is needed where the seat has a PIN."""

    kind: ProposalKind
    seat: int
    event: int | None = None
    time_control: dict[str, str | int] = {}
    permit: str = ""


class AnswerRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's answer; for the proposer, False withdraws the proposal."""

    seat: int
    agrees: bool
    permit: str = ""


class PinRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new PIN, or none; `permit` shows that the one before was given."""

    pin: str
    permit: str = ""


class PinKept(msgspec.Struct, frozen=True):
    """What opens the seat from now on without the PIN, as long as a screen remembers it."""

    permit: str
