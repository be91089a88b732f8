"""A table takes little room, however long its match; what is packed says the same as before."""

import gc
import tracemalloc
from typing import Any

import msgspec
import pytest

from tambo.core.packed import Packed
from tambo.house.platform.presence import Presence
from tambo.house.tables.model import LogRow
from tambo.house.tables.projection import TableProjection
from tambo.house.tables.wire_terms import StandIn
from tests.house.long_matches import AT, LIVE_PACE, log_of, played, table_of

MEGABYTE = 1_000_000
GAMES = [("tiki", 2), ("tiwanaku", 4), ("titicaca", 4), ("cortez", 6), ("tahuantinsuyu", 4)]


def bytes_of(make: Any) -> tuple[TableProjection, int]:
    """What `make` returns, and how much memory that takes."""
    gc.collect()
    tracemalloc.start()
    try:
        made = make()
        gc.collect()
        return made, tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_finished_table_of_any_game_takes_less_than_a_megabyte(game: str, players: int) -> None:
    """With clocks, and with the frames a screen looks at."""
    match = played(game, players)
    log = log_of(match)
    table_of(match, log)

    def looked_at() -> TableProjection:
        table = table_of(match, log, LIVE_PACE)
        for viewer in (None, *range(players)):
            table.frame(viewer, since=table.stream_version(viewer)[0])
        assert table.clocks is not None
        return table

    table, taken = bytes_of(looked_at)

    assert taken < MEGABYTE
    assert taken < 1.2 * table.weight() < 4 * MEGABYTE


def ping_pong(rounds: int) -> tuple[Any, list[LogRow]]:
    """A match of Cortez in which a seat plays, undoes it and plays again."""
    match, log = played("cortez", 6, 30), []
    while match.undo_refusal(match.steps[-1].seat) is not None:
        match.play(match.to_act[-1], match.legal(match.to_act[-1])[0])
    log += log_of(match)
    step = match.steps[-1]

    def add(kind: Any, number: int) -> None:
        rolls = list(step.rolls) if kind == "play" else []
        log.append(LogRow("t", number, kind, step.seat, step.text, rolls, f"m{number}", AT))

    for _ in range(rounds):
        add("undo", len(log) + 1)
        add("play", len(log) + 1)
    return match, log


def test_playing_and_taking_back_for_hours_stays_small() -> None:
    match, log = ping_pong(2_000)

    _, taken = bytes_of(lambda: table_of(match, log))

    assert taken < MEGABYTE


def eventful_log() -> tuple[Any, list[LogRow]]:
    """Several hundred rows: choices, two rewinds, a stand-in and a player who leaves."""
    match = played("cortez", 4, 300)
    log = log_of(match)

    def add(kind: Any, seat: int, choice: str) -> None:
        number = len(log) + 1
        log.append(LogRow("t", number, kind, seat, choice, [], f"{kind} {number}", AT))

    def bot(why: Any) -> str:
        return msgspec.json.encode(StandIn("easy", why)).decode()

    add("stand-in", 1, bot("left"))
    add("rewind", 0, "250")
    add("back", 1, "")
    again = played("cortez", 4, 249)
    for step in list(match.steps)[249:280]:
        again.play(step.seat, step.choice)
        log.append(log_row(len(log) + 1, again.steps[-1]))
    add("rewind", 2, "40")
    add("stand-in", 3, bot("gone"))
    return match, log


def log_row(number: int, step: Any) -> LogRow:
    rolls = list(step.rolls)
    return LogRow("t", number, "play", step.seat, step.text, rolls, f"m{number}", AT)


def test_a_packed_table_tells_what_an_unpacked_one_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """Streams from any number on, rows of events, ids of moves, the clocks and the record."""
    match, log = eventful_log()
    table = table_of(match, log, LIVE_PACE)
    with monkeypatch.context() as patch:
        patch.setattr(Packed, "pack", lambda _self: None)
        plain = table_of(match, log, LIVE_PACE)

    assert len(log) > 300
    for viewer in (None, 0, 1, 2, 3):
        last = table.stream_version(viewer)[0]
        for since in (0, 1, 63, 64, 65, last - 1, last, last + 5):
            assert table.stream(viewer, since) == plain.stream(viewer)[since:]
        numbers = [event.number for event in table.stream(viewer)]
        assert numbers == list(range(1, last + 1))
        rows = [table.row_of_event(viewer, number) for number in numbers]
        assert rows == [plain.row_of_event(viewer, number) for number in numbers]
        assert table.frame(viewer) == plain.frame(viewer)
    assert [table.place_of(n) for n in range(400)] == [plain.place_of(n) for n in range(400)]
    assert all(table.has_done(entry.seat, entry.request_id) for entry in log)
    assert not table.has_done(0, "m999")
    assert table.match.record() == plain.match.record()
    assert table.clocks is not None
    assert plain.clocks is not None
    assert table.clocks.card([None], 1e9) == plain.clocks.card([None], 1e9)


def test_nothing_is_left_of_a_screen_that_only_watched() -> None:
    presence = Presence()
    presence.come("t", [])
    presence.watch("t", 1)
    presence.go("t", [])
    presence.come("t", [])
    presence.watch("t", -1)

    assert not presence._screens
    assert not presence._watching
