"""What a command does to a table, worked out from the table as it is; pure.

Each function decides one `TableChange`, on the version of the table it was given.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal

import msgspec

from tambo.core.match import Match, Step
from tambo.house.tables.model import (
    INVITED,
    NO_SEAT,
    LogKind,
    LogRow,
    ProposalRow,
    ProposalState,
    SeatRow,
    Status,
    TableRow,
    TableSnapshot,
    TermsRow,
    has_clock,
    is_awaited,
    is_bot_to_act,
)
from tambo.house.tables.projection import TableProjection
from tambo.house.tables.results import places_of
from tambo.house.tables.table_change import TableChange, is_standing

MoveKind = Literal["play", "undo", "rewind"]


# The match


def played(
    live: TableProjection,
    kind: MoveKind,
    seat: int,
    request_id: str,
    body: str,
    rolls: list[int],
    draft: Match,
    steps: Sequence[Step],
    at: float,
) -> TableChange:
    """A choice made or undone, tried on a draft. A proposal to undo lapses with a move that
    others saw, and every proposal lapses at the end of the match."""
    entry = _entry(live.row, live.applied, kind, at, body, seat, request_id, rolls)
    to_act = live.to_act_after(draft, entry)
    status: Status = "over" if draft.is_over else "running"
    row = _row(
        live.row,
        status=status,
        reason=None,
        moves=live.moves_after(kind, steps),
        to_act=to_act,
        awaits_bot=live.awaits_bot(draft, to_act),
    )
    return TableChange(
        row,
        (entry,),
        proposal=_answered_by_move(live, kind, steps, is_over=draft.is_over),
        due=_due(live.terms),
        places=None if draft.outcome is None else places_of(draft.outcome),
        match=draft,
        steps=steps,
    )


def _answered_by_move(
    live: TableProjection, kind: MoveKind, steps: Sequence[Step], *, is_over: bool
) -> ProposalRow | None:
    """What becomes of an open proposal. A row that nobody else saw leaves it open: if it lapsed,
    that would tell that a seat has chosen in secret."""
    proposal = live.proposal
    if proposal is None or proposal.state != "open" or not (is_over or proposal.kind == "undo"):
        return None
    if kind == "rewind":
        return msgspec.structs.replace(proposal, state="done")
    if is_over or any(map(live.is_seen_by_others, steps)):
        return msgspec.structs.replace(proposal, state="lapsed")
    return None


def stood_in(
    live: TableProjection, kind: Literal["stand-in", "back"], seat: int, body: str, at: float
) -> TableChange:
    """A bot plays for a seat, or does so no more."""
    entry = _entry(live.row, live.applied, kind, at, body, seat)
    to_act = live.to_act_after(live.match, entry)
    row = _row(
        live.row,
        status="running",
        reason=None,
        moves=live.moves,
        to_act=to_act,
        awaits_bot=live.awaits_bot(live.match, to_act),
    )
    return TableChange(row, (entry,), due=_due(live.terms))


# Whether it goes on


def paused(stored: TableSnapshot, applied: int, reason: str, at: float) -> TableChange:
    """The match rests, and so do its clocks; `applied` is the number of the last row of its log."""
    entry = _entry(stored.row, applied, "pause", at, reason)
    row = _row(stored.row, status="paused", reason=reason)
    return TableChange(row, (entry,), stopped=_stop(stored, at))


def resumed(live: TableProjection, status: Status, at: float) -> TableChange:
    """A paused match goes on, or waits again."""
    entry = _entry(live.row, live.applied, "resume", at)
    row = _row(live.row, status=status, reason=None)
    if status != "running":
        return TableChange(row, (entry,), stopped=_stop(live.stored, at))
    return _running(TableChange(row, (entry,)), live.stored, at)


def ended(live: TableProjection, reason: str, at: float) -> TableChange:
    """The match is over without a result."""
    entry = _entry(live.row, live.applied, "end", at, reason)
    row = _row(live.row, status="over", reason=reason)
    return TableChange(row, (entry,), stopped=_stop(live.stored, at))


def with_time_control(
    live: TableProjection, time_control: dict[str, str | int], at: float
) -> TableChange:
    """Another time control holds from now on. Clocks that come to a table which does not run stand
    still at first."""
    entry = _entry(live.row, live.applied, "clock", at, msgspec.json.encode(time_control).decode())
    terms = msgspec.structs.replace(live.terms, time_control=time_control, since=at)
    then = msgspec.structs.replace(live.stored, terms=terms)
    change = TableChange(_row(live.row), (entry,), terms=terms, due=_due(terms))
    if live.row.status == "running":
        return _running(change, then, at)
    return replace(change, stopped=_stop(then, at))


# Who sits there


def seat_taken(
    live: TableProjection, seat: int, player_id: str, name: str, at: float
) -> TableChange:
    """A player takes an open seat. The table runs once no seat is missing a player."""
    chair = msgspec.structs.replace(
        live.seats[seat], kind="person", player_id=player_id, name=name, level="", state=""
    )
    return _seated(live, {seat: chair}, at)


def invitation_accepted(live: TableProjection, player_id: str, at: float) -> TableChange:
    """A player comes to the seats they were invited to."""
    chairs = {
        chair.seat: msgspec.structs.replace(chair, state="")
        for chair in live.seats
        if chair.player_id == player_id and chair.state == INVITED
    }
    return _seated(live, chairs, at)


def _seated(live: TableProjection, chairs: Mapping[int, SeatRow], at: float) -> TableChange:
    seats = [chairs.get(chair.seat, chair) for chair in live.seats]
    if live.row.status != "waiting":
        entries = [
            _entry(live.row, live.applied + n, "seat", at, _seat_body(chair), chair.seat)
            for n, chair in enumerate(chairs.values())
        ]
        return TableChange(_row(live.row), tuple(entries), seats=seats)
    if any(is_awaited(chair) for chair in seats):
        return TableChange(_row(live.row), seats=seats)
    return _running(TableChange(_row(live.row, status="running"), seats=seats), live.stored, at)


def _seat_body(chair: SeatRow) -> str:
    """What the log says of a seat: never who sits there."""
    return msgspec.json.encode({"kind": chair.kind}).decode()


def reseated(
    live: TableProjection, after: TableRow, seats: Sequence[SeatRow], at: float
) -> TableChange:
    """A table that waits has other seats, and perhaps a match of another size; `after` says
    which, and whether it begins with that."""
    row = _row(
        live.row,
        status=after.status,
        players=after.players,
        options=after.options,
        setup=after.setup,
        to_act=after.to_act,
        awaits_bot=is_bot_to_act(after.to_act, seats),
    )
    is_new = (row.players, row.options, row.setup) != (
        live.row.players,
        live.row.options,
        live.row.setup,
    )
    change = TableChange(row, seats=[*seats], is_set_up_anew=is_new)
    return _running(change, live.stored, at) if row.status == "running" else change


def closed(live: TableProjection) -> TableChange:
    """A table that waited is given up; another may follow where it would have."""
    return TableChange(_row(live.row, status="closed", predecessor=None))


def pin_changed(live: TableProjection, seat: int, pin: str | None) -> TableChange:
    """A seat has another PIN, or none; how often a wrong one was given counts no more. That is a
    matter of one device and in no log."""
    seats = list(live.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], pin=pin)
    return TableChange(_row(live.row), seats=seats, new_pins=(seat,))


# What is proposed


def proposed(stored: TableSnapshot, proposal: ProposalRow) -> TableChange:
    """A proposal is made, answered or closed."""
    return TableChange(_row(stored.row), proposal=proposal)


def answered(proposal: ProposalRow, seat: int, *, agrees: bool) -> ProposalRow:
    """A proposal with one more answer. One no closes it."""
    return msgspec.structs.replace(
        proposal,
        answers={**proposal.answers, str(seat): agrees},
        state="open" if agrees else "refused",
    )


def closing(change: TableChange, proposal: ProposalRow, state: ProposalState) -> TableChange:
    """The same change, which closes a proposal in the same transaction."""
    return replace(change, proposal=msgspec.structs.replace(proposal, state=state))


# Pieces


def _row(row: TableRow, **facts: Any) -> TableRow:
    return msgspec.structs.replace(row, changes=row.changes + 1, **facts)


def _entry(
    row: TableRow,
    applied: int,
    kind: LogKind,
    at: float,
    body: str = "",
    seat: int = NO_SEAT,
    request_id: str = "",
    rolls: Sequence[int] = (),
) -> LogRow:
    number = applied + 1
    return LogRow(row.id, number, kind, seat, body, [*rolls], request_id or f"{kind} {number}", at)


def _due(terms: TermsRow) -> float | None:
    """When the clocks of a table should be checked: at once, if it has any."""
    return 0.0 if has_clock(terms) else None


def _stop(stored: TableSnapshot, at: float) -> float | None:
    """From when clocks stand still, if there are any that run."""
    return at if has_clock(stored.terms) and not is_standing(stored.stops) else None


def _running(change: TableChange, stored: TableSnapshot, at: float) -> TableChange:
    """The same change, with which clocks that stood still run again, and are looked at."""
    if not is_standing(stored.stops):
        return change
    return replace(change, started=at, due=_due(stored.terms))
