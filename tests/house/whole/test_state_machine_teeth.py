"""The state machine of the house finds what it is for: defects that the house once had, planted
again one by one. What depends on two things that happen at the same moment is looked for in the
long run; `tests/house/tables/test_two_nodes.py` shows it in one sequence."""

import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import Phase
from hypothesis.errors import Flaky
from hypothesis.stateful import run_state_machine_as_test
from sqlalchemy import select

from tambo.core.errors import TamboError
from tambo.house.accounts.service import Accounts
from tambo.house.platform.database.database import Tx
from tambo.house.tables import personal, schema
from tambo.house.tables.changes import TableChanges
from tambo.house.tables.commands import TableCommands
from tambo.house.tables.model import ProposalRow, VersionConflict
from tambo.house.tables.projection import TableProjection
from tambo.house.tables.proposals import Proposals
from tambo.house.tables.registry import Registry
from tambo.house.tables.store import TableStore
from tambo.house.tables.table_change import TableChange
from tests.house.two_nodes import ListenerFailed
from tests.house.whole.test_state_machine import SECONDS, machine_over, run_settings, sqlite_copies

EXAMPLES = 500
"""At most so many: most are found after a few."""
LONG = int(os.environ.get("TAMBO_MACHINE_EXAMPLES", "0"))
Plant = pytest.MonkeyPatch


def writes_without_a_version(plant: Plant) -> None:
    """Only moves are numbered: who writes last decides whether the match rests or is over."""
    write, tables, log = TableStore.write, schema.tables, schema.log
    moves = ("play", "undo", "rewind", "stand-in", "back")

    async def unconditional(store: TableStore, tx: Tx, change: TableChange) -> None:
        table, entries = change.row.id, change.entries
        versions = select(tables.c.changes).where(tables.c.id == table)
        version = (await tx.execute(versions)).scalar_one()
        row = msgspec.structs.replace(change.row, changes=version + 1)
        if entries:
            since = log.c.sequence >= entries[0].sequence
            rows = select(log.c.kind).where(log.c.table_id == table, since)
            missed = list((await tx.execute(rows)).scalars())
            if any(kind in moves for kind in missed):
                raise VersionConflict
            entries = tuple(
                msgspec.structs.replace(entry, sequence=entry.sequence + len(missed))
                for entry in entries
            )
        await write(store, tx, replace(change, row=row, entries=entries))

    plant.setattr(TableStore, "write", unconditional)


def waits_for_a_table_that_is_gone(plant: Plant) -> None:
    """A conflict drops the table; who waited for it gets the one that nobody has any more."""
    write = TableCommands._write

    @asynccontextmanager
    async def locked(
        registry: Registry, table: str, *, fresh: bool = False
    ) -> AsyncIterator[TableProjection]:
        live = await registry.live(table)
        async with live.lock:
            if fresh:
                await registry.catch_up(live)
            yield live

    async def forgetting(moves: TableCommands, live: TableProjection, change: TableChange) -> bool:
        is_written = await write(moves, live, change)
        if not is_written:
            moves._registry.forget(live.row.id)
        return is_written

    plant.setattr(Registry, "locked", locked)
    plant.setattr(TableCommands, "_write", forgetting)


def closes_a_proposal_later(plant: Plant) -> None:
    """What was agreed is one transaction, the end of the proposal another."""
    carry_out = Proposals._carry_out

    def in_two_steps(proposals: Proposals, live: TableProjection, ask: ProposalRow) -> TableChange:
        is_done = {
            "pause": live.row.status == "paused",
            "resume": live.row.status != "paused",
            "end": live.row.status == "over",
        }
        try:
            change = None if is_done.get(ask.kind) else proposals._agreed(live, ask)
        except TamboError:
            return proposals._close(live, ask, "lapsed")
        return change or proposals._close(live, ask, "done")

    async def carry_out_twice(proposals: Proposals, table: str) -> None:
        await carry_out(proposals, table)
        await carry_out(proposals, table)

    plant.setattr(Proposals, "_carried_out", in_two_steps)
    plant.setattr(Proposals, "_carry_out", carry_out_twice)


def lets_a_bot_sit_down_later(plant: Plant) -> None:
    """Who deletes an account leaves the seat in one transaction; the bot comes in another."""
    sit_down, delete_account = personal.write_stand_in, Accounts.delete_account
    freed: list[tuple[Any, ...]] = []

    async def note(_tx: Tx, *seat: Any) -> None:
        freed.append(seat)

    async def in_two_steps(accounts: Accounts, *who: Any) -> None:
        freed.clear()
        await delete_account(accounts, *who)
        for seat in freed:
            async with accounts._db.transaction() as tx:
                await sit_down(tx, *seat)

    plant.setattr(personal, "write_stand_in", note)
    plant.setattr(Accounts, "delete_account", in_two_steps)


def lets_a_listener_hurt_the_mover(plant: Plant) -> None:
    """What a listener raises reaches the mover, and later listeners are not called."""

    def wake(changes: TableChanges, table: str) -> None:
        for subscriber in changes._subscribers:
            subscriber(table)

    plant.setattr(TableChanges, "wake", wake)


@pytest.mark.parametrize(
    "defect",
    [
        writes_without_a_version,
        pytest.param(
            waits_for_a_table_that_is_gone,
            marks=pytest.mark.skipif(
                not LONG, reason="hangs on what happens at once: found by the long run"
            ),
        ),
        closes_a_proposal_later,
        lets_a_bot_sit_down_later,
        lets_a_listener_hurt_the_mover,
    ],
)
@pytest.mark.timeout(SECONDS)
def test_a_planted_defect_is_found(
    defect: Callable[[Plant], None],
    monkeypatch: Plant,
    sqlite_template: Path,
    tmp_path: Path,
) -> None:
    defect(monkeypatch)
    machine = machine_over(sqlite_copies(sqlite_template, tmp_path))

    with pytest.raises((AssertionError, ListenerFailed, Flaky)):
        run_state_machine_as_test(
            machine, settings=run_settings(max(EXAMPLES, LONG), phases=[Phase.generate])
        )
