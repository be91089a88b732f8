"""An error that lasts is told once, counted, and told when it is over."""

import json
import logging
import sqlite3
from typing import Any

import pytest
import structlog
from sqlalchemy.exc import OperationalError

from tambo.house.platform import repeats
from tambo.house.platform.logs import set_up_logs
from tambo.house.platform.repeats import Repeats
from tests.house.timekeeping.test_leaving import Time

FULL = OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))


class Log:
    """What passes of what is said."""

    def __init__(self) -> None:
        self.time = Time()
        self.repeats = Repeats(self.time)
        self.told: list[dict[str, Any]] = []

    def say(self, event: str, level: str = "warning", **facts: Any) -> None:
        line = {"event": event, "level": level, **facts}
        try:
            self.told.append(dict(self.repeats(None, level, line)))
        except structlog.DropEvent:
            return

    def counts(self) -> list[int]:
        return [line.get("repeated", 0) for line in self.told]


@pytest.fixture
def log() -> Log:
    return Log()


def test_the_same_complaint_is_told_once_and_counted_at_growing_intervals(log: Log) -> None:
    for number in range(800):
        log.say("append.failed", "error", table=f"t{number % 7}", exc_info=FULL)
        log.time.passes(0.125)

    assert log.counts() == [0, 80, 160, 320]
    assert [line["exc_info"] for line in log.told] == [FULL, None, None, None]
    assert log.told[1]["why"] == "OperationalError"


def test_it_is_told_once_when_it_is_over(log: Log) -> None:
    for _ in range(5):
        log.say("bots.wait", table="t", why="OperationalError")
        log.time.passes(1)
    log.say("bots.not-adopted", why="OperationalError")
    assert log.repeats.over() == []
    log.time.passes(31)

    (over,) = log.repeats.over()

    assert (over.event, over.count, over.last - over.began) == ("bots.wait", 5, 4)
    assert log.repeats.over() == []
    log.say("bots.wait", table="t", why="OperationalError")
    assert log.counts() == [0, 0, 0], "a new error is told at once"


def test_another_cause_and_another_table_are_another_complaint(log: Log) -> None:
    for _ in range(2):
        log.say("append.failed", exc_info=FULL)
        log.say("append.failed", exc_info=ConnectionRefusedError(111, "refused"))
        log.say("clocks.not-seen", code="storage")
        for table in "ab":
            log.say("rules.failed", table=table, exc_info=ValueError("a fault of ours"))

    assert len(log.told) == 5


def test_what_is_no_complaint_always_passes(log: Log) -> None:
    for _ in range(3):
        log.say("move.committed", "info", table="t")
        log.say("table.paused", "error", table="t", reason="bot")
        log.say("bot.failed", table="t", why="no answer in time")

    assert len(log.told) == 9


async def test_the_house_s_log_limits_itself(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time()
    monkeypatch.setattr(repeats.REPEATS, "_now", time)
    monkeypatch.setattr(repeats.REPEATS, "_errors", {})
    before, handlers = structlog.get_config(), logging.getLogger().handlers[:]
    try:
        set_up_logs("info")
        logger = structlog.get_logger("test")
        for _ in range(100):
            try:
                raise FULL
            except OperationalError:
                logger.exception("job.failed", name="proposals")
        time.passes(40)
        await repeats.log_what_is_over()
    finally:
        structlog.configure(**before)
        logging.basicConfig(handlers=handlers, force=True)

    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["event"] for line in lines] == ["job.failed", "error.over"]
    assert lines[0]["error"]["message"] == "database or disk is full"
    assert (lines[1]["error"], lines[1]["count"]) == ("job.failed", 100)
