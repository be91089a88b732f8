"""A match cannot grow without end, and none is lost: the log has a limit, undo by all has not."""

from typing import Any

import pytest

from tambo.core.match import Match
from tambo.house.tables import commands as moves
from tambo.house.tables import creation as opening
from tests.house.long_matches import played
from tests.house.tables.test_proposals import Table, code_of
from tests.house.units import Tables, TestStore


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "MOST_ROWS", 9)
    monkeypatch.setattr(moves, "MOST_ROWS_WITH_UNDO", 6)
    monkeypatch.setattr(opening, "MOST_ROWS", 9)


async def match_of(table: Table) -> Match:
    return (await table.tables.registry.live(table.id)).match


async def ping_pong(table: Table, rounds: int) -> int:
    """Play and take back; how often that went well."""
    seat = 0
    for number in range(rounds):
        await table.play(seat)
        decision = (await match_of(table)).decision(seat)
        try:
            await table.tables.commands.undo(table.id, seat, decision, f"back {number}")
        except Exception as error:
            assert getattr(error, "code", "") == "undo.long"  # noqa: PT017
            return number
    return rounds


@pytest.mark.usefixtures("short")
async def test_taking_back_without_end_is_stopped_and_the_match_goes_on(
    tables: Tables, store: TestStore
) -> None:
    """From some length on choices stand; others play on, and by agreement all go back."""
    table = await Table.opened(tables, store, "harvest", people=3)

    assert await ping_pong(table, 20) == 3

    await table.play(1, 2)
    assert (await tables.registry.live(table.id)).applied == 9
    seat = (await match_of(table)).to_act[0]
    position = await table.position()
    assert await code_of(table.play(seat)) == "match.long"
    assert await table.position() == position
    assert (await tables.cards.card(table.id, "ana")).status == "running"
    await table.ask(0)
    for other in (1, 2):
        await table.answer(other, True)
    assert len((await match_of(table)).steps) == 0
    assert [row.kind for row in await store.log_of(table.id)][-1] == "rewind"
    await table.ask(0, "end")
    for other in (1, 2):
        await table.answer(other, True, number=2)
    assert (await tables.cards.card(table.id, "ana")).status == "over"


@pytest.mark.usefixtures("short")
async def test_a_repeated_move_is_harmless_at_the_limit_too(
    tables: Tables, store: TestStore
) -> None:
    table = await Table.opened(tables, store)
    await table.play_on(9)
    live = await tables.registry.live(table.id)
    last = (await store.log_of(table.id))[-1]

    await tables.commands.play(table.id, last.seat, 0, last.body, last.request_id)

    assert live.applied == 9


@pytest.mark.usefixtures("short")
async def test_a_record_that_is_too_long_is_not_replayed(tables: Tables) -> None:
    record = played("tiki", 2, 9).record()
    assert await code_of(tables.opening.import_record(record, "ana")) == "record.long"
    record = played("tiki", 2, 8).record()
    assert (await tables.opening.import_record(record, "ana")).moves == 8
    back: dict[str, Any] = {"to": 0, "steps": record["steps"]}
    record["taken_back"] = [back]
    assert await code_of(tables.opening.import_record(record, "ana")) == "record.long"


@pytest.mark.parametrize("game", ["tiki", "cortez"])
def test_the_limit_leaves_room_for_the_longest_match(game: str) -> None:
    """What is left once nobody can take back alone suffices for a match from its start."""
    match = played(game, 6 if game == "cortez" else 2)
    assert match.is_over
    assert len(match.steps) * 1.5 < opening.MOST_ROWS - moves.MOST_ROWS_WITH_UNDO
