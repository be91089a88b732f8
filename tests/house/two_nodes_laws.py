"""What must hold for a table whatever several nodes do to it, judged from the database alone.

A `Snapshot` is the table as a node would find it that has just been started. Laws compare two of
them, or one with what people were told and with what the nodes have in memory.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import select

from tambo.house.tables.frames import Viewer
from tambo.house.tables.model import AGREED, LogRow, ProposalRow, TableSnapshot, has_clock
from tambo.house.tables.projection import TableProjection, rebuild
from tambo.house.tables.schema_proposals import proposals
from tambo.house.tables.wire import TableSummary
from tests.house.two_nodes import MortalNode, Outcome, TwoNodes
from tests.house.two_nodes_commands import Command, Fail, Forfeit, Informed, Late, Move, Repair

Ran = Sequence[tuple[int, Command, Outcome]]
"""What was done in one turn: at which node, what, and what came of it."""
Told = dict[Viewer, list[Any]]


@dataclass(frozen=True)
class Snapshot:
    stored: TableSnapshot
    log: list[LogRow]
    proposals: dict[int, ProposalRow]
    rebuilt: TableProjection

    @property
    def status(self) -> str:
        return self.stored.row.status

    @property
    def is_agreed_pause(self) -> bool:
        return self.status == "paused" and self.stored.row.reason == AGREED

    def done(self, kind: str) -> set[int]:
        return {n for n, ask in self.proposals.items() if ask.kind == kind and ask.state == "done"}


@dataclass
class Witness:
    """What people were told of a table."""

    made: set[Move] = field(default_factory=set)
    """Moves that were acknowledged."""
    unclear: set[Move] = field(default_factory=set)
    streams: Told = field(default_factory=dict)


async def snapshot_of(house: TwoNodes, table: str) -> Snapshot:
    async with house.db.read() as tx:
        stored = await house.store.table(tx, table)
        log = await house.store.log_of(tx, table)
        rows = (await tx.execute(select(proposals).where(proposals.c.table_id == table))).all()
    assert stored is not None
    try:
        rebuilt = rebuild(house.catalog.load(stored.row.game), stored, log)
    except Exception as error:
        raise AssertionError("the log cannot be replayed") from error
    return Snapshot(
        stored,
        log,
        {ask.number: ask for ask in (ProposalRow(*tuple(row)) for row in rows)},
        rebuilt,
    )


def told_events(live: TableProjection) -> Told:
    """What each viewer was shown; whose name stood there may change, what happened may not."""
    viewers: list[Viewer] = [None, *range(len(live.seats))]
    return {
        viewer: [
            (event.number, event.kind, event.data, _nameless(event.said.args))
            for event in live.stream(viewer)
        ]
        for viewer in viewers
    }


def _nameless(args: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in args.items() if key != "name"}


# Nothing acknowledged is lost


def check_moves(now: Snapshot, witness: Witness, ran: Ran) -> None:
    numbers = [row.sequence for row in now.log]
    assert numbers == [*range(1, len(numbers) + 1)], f"the log has a gap: {numbers}"
    kept = [(row.seat, row.request_id) for row in now.log]
    assert len(set(kept)) == len(kept), "a move is in the log twice"
    for move in witness.made:
        assert kept.count((move.seat, move.id)) == 1, f"an acknowledged move is lost: {move}"
    for _at, _command, outcome in ran:
        if isinstance(outcome.value, TableSummary) and outcome.value.proposal is not None:
            told = outcome.value.proposal
            kept_ask = now.proposals.get(told.number)
            if outcome.value.id == now.stored.row.id and told.state != "open":
                assert kept_ask is not None
                assert kept_ask.state == told.state, f"told {told}, kept {kept_ask}"


def check_refused(now: Snapshot, witness: Witness, refused: Iterable[Move]) -> None:
    kept = {(row.seat, row.request_id) for row in now.log}
    for move in refused:
        if move not in witness.made and move not in witness.unclear:
            assert (move.seat, move.id) not in kept, f"a refused move counts: {move}"


def check_streams(now: Snapshot, witness: Witness, nodes: Sequence[MortalNode]) -> None:
    """What a seat was told stays true, at whichever node, and is all in the database."""
    truth = told_events(now.rebuilt)
    for viewer, told in witness.streams.items():
        assert truth[viewer][: len(told)] == told, f"{viewer} was told otherwise"
    witness.streams = truth
    for node in nodes:
        view = node.view(now.stored.row.id)
        if view is None:
            continue
        for viewer, shown in told_events(view).items():
            assert truth[viewer][: len(shown)] == shown, f"{viewer} is shown what is not kept"


# A pause holds, an end is one, clocks stand still


def check_status(before: Snapshot, now: Snapshot, ran: Ran) -> None:
    commands = [_itself(command) for _, command, _ in ran]
    paused = now.done("pause") - before.done("pause")
    resumed = now.done("resume") - before.done("resume")
    ended = now.done("end") - before.done("end")
    is_repaired = any(isinstance(command, Repair) for command in commands)
    is_failed = any(isinstance(command, Fail) for command in commands)
    is_forfeit = any(isinstance(command, Forfeit) for command in commands)
    was, is_ = before.status, now.status
    if was == "over":
        assert is_ == "over", f"a match that was over is {is_}"
    if before.is_agreed_pause and is_ in ("running", "waiting"):
        assert resumed, "an agreed pause ended without an agreement"
    elif was == "paused" and is_ in ("running", "waiting"):
        assert is_repaired or resumed, "a pause ended by itself"
    if now.is_agreed_pause and not before.is_agreed_pause:
        assert paused, "the match rests, but no proposal was carried out"
    elif is_ == "paused" and was != "paused":
        assert is_failed or paused, "a match was paused by nobody"
    if is_ == "over" and was != "over":
        assert ended or is_forfeit or now.rebuilt.match.is_over, "a match was ended by nobody"
    if paused and not (resumed or is_failed or is_forfeit):
        assert now.is_agreed_pause, "agreed to pause, and no pause"
    if resumed and not (paused or is_failed or is_forfeit or ended):
        assert is_ != "paused", "agreed to go on, and still a pause"
    if ended:
        assert is_ == "over", "agreed to end, and not over"
    if is_ == "over" and now.stored.row.reason == AGREED:
        assert now.done("end"), "the match was ended, but no proposal was carried out"


def _itself(command: Command) -> Command:
    return command.command if isinstance(command, Late | Informed) else command


def check_clocks(now: Snapshot) -> None:
    if not has_clock(now.stored.terms) or now.status in ("over", "closed"):
        return
    standing = [stop for stop in now.stored.stops if stop.until is None and stop.seat is None]
    assert (now.status == "running") == (not standing), f"{now.status}, stops {standing}"


# Every proposal ends, once


def check_proposals(before: Snapshot, now: Snapshot) -> None:
    still_open = [ask for ask in now.proposals.values() if ask.state == "open"]
    assert len(still_open) <= 1, f"two proposals at once: {still_open}"
    for number, ask in before.proposals.items():
        assert number in now.proposals, "a proposal is lost"
        if ask.state != "open":
            assert now.proposals[number].state == ask.state, "a closed proposal changed"
    rewinds = [row for row in now.log if row.kind == "rewind"]
    assert len(rewinds) == len(now.done("undo")), "gone back without a proposal, or not gone back"
    time_controls = now.done("clock") - before.done("clock")
    if time_controls:
        asked = now.proposals[max(time_controls)].detail["time_control"]
        kept = now.stored.terms.time_control
        assert {key: kept[key] for key in asked} == asked, (
            "agreed to another time control, and not kept"
        )
    elif now.stored.terms != before.stored.terms:
        raise AssertionError("another time control, but no proposal was carried out")


# Nobody is stranded


def check_seats(now: Snapshot) -> None:
    if now.status != "running":
        return
    live, row = now.rebuilt, now.stored.row
    if not any(chair.player_id for chair in live.seats):
        return
    for seat in live.match.to_act:
        chair = live.seats[seat]
        is_held = chair.kind == "person" and chair.player_id is not None
        assert is_held or live.is_played_by_bot(seat), f"nobody can move for seat {seat}: {chair}"
    asked = [seat for seat in live.match.to_act if seat not in live.stand_ins]
    assert sorted(row.to_act) == asked, f"asked {row.to_act}, must decide {asked}"
    assert row.awaits_bot == live.awaits_bot(live.match, asked), "a bot must move, nobody knows it"


# What nodes have in memory


def check_memory(now: Snapshot, nodes: Sequence[MortalNode]) -> None:
    """A node may be behind; where it thinks that it is not, it must be right."""
    for at, node in enumerate(nodes):
        view = node.view(now.stored.row.id)
        if view is None:
            continue
        assert view.row.changes <= now.stored.row.changes, f"node {at} is ahead"
        if view.row.changes == now.stored.row.changes:
            assert view.stored == now.stored, f"node {at} has another table in memory"
            assert view.applied == len(now.log)
            assert view.match.position() == now.rebuilt.match.position()
            assert view.stand_ins == now.rebuilt.stand_ins


def check_own_changes(
    before: Snapshot, now: Snapshot, nodes: Sequence[MortalNode], ran: Ran, dead: Sequence[int]
) -> None:
    """Where one node has written and told so, it knows what it has written and wakes the others."""
    places = {at for at, _, _ in ran}
    if len(places) != 1 or now.stored.row.changes == before.stored.row.changes:
        return
    (at,) = places
    if at in dead:
        return
    view = nodes[at].view(now.stored.row.id)
    if view is not None:
        told = f"node {at} has {view.row.status}, the database {now.status}"
        assert view.row.changes == now.stored.row.changes, told
    assert now.stored.row.id in nodes[at].woken, "nobody was woken"
