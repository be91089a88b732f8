"""Reports: what the host is shown of a line, and what he can do about it."""

from typing import Any

import pytest

from tambo.house.moderation.store import ModerationStore
from tambo.house.moderation.wire import ActWanted, ReportWanted
from tambo.house.platform.errors import HouseError
from tambo.house.platform.identity import HOST_SECONDS, Credentials
from tests.house.chat.inn import Inn
from tests.house.conftest import KEY
from tests.house.people import Person
from tests.house.units import TestStore


@pytest.fixture
async def inn(any_store: TestStore) -> Inn:
    return Inn(any_store)


async def test_a_report_shows_the_host_the_line_and_what_was_around_it(inn: Inn) -> None:
    card = await inn.table()
    await inn.say(card.id, "ana", "hello")
    await inn.say(card.id, "ben", "rude words")
    for _ in range(2):
        await inn.hosting.report(card.id, "players", 2, ReportWanted("rude"), "ana")

    [report] = await inn.hosting.reports()

    assert (report.reason, report.number, report.is_open) == ("rude", 2, True)
    assert [(line.name, line.text) for line in report.context] == [
        ("Ana", "hello"),
        ("Ben", "rude words"),
    ]
    assert "ben" not in report.who
    assert report.by not in ("", "ana", report.who)


async def test_a_hidden_line_is_gone_for_all_and_the_report_keeps_it(inn: Inn) -> None:
    card = await inn.table()
    await inn.say(card.id, "ben", "rude words")
    await inn.hosting.report(card.id, "players", 1, ReportWanted(), "ana")
    [report] = await inn.hosting.reports()
    before = (await inn.tables.registry.stored(card.id)).row.talk

    after = await inn.hosting.act(report.id, ActWanted("hide"))

    stored = await inn.tables.registry.stored(card.id)
    [line] = (await inn.talk.news(stored, "players", before, "ana")).lines
    assert (line.text, line.is_hidden) == ("", True)
    assert after.is_hidden
    assert after.context[0].text == "rude words"
    await inn.hosting.act(report.id, ActWanted("show"))
    assert await inn.heard(card.id, "ana") == ["rude words"]


@pytest.mark.parametrize("kind", ["hide", "ban", "close"])
async def test_what_the_host_does_is_logged_or_not_done(
    inn: Inn, monkeypatch: pytest.MonkeyPatch, kind: Any
) -> None:
    """A line could be hidden without a word in the log: that was written afterwards."""
    card = await inn.table()
    await inn.say(card.id, "ben", "rude words")
    await inn.hosting.report(card.id, "players", 1, ReportWanted(), "ana")
    [before] = await inn.hosting.reports()

    async def crash(*_args: Any) -> None:
        raise ConnectionResetError

    with monkeypatch.context() as patched:
        patched.setattr(ModerationStore, "log_act", crash)
        with pytest.raises(ConnectionResetError):
            await inn.hosting.act(before.id, ActWanted(kind))

    assert await inn.hosting.reports() == [before]
    assert await inn.heard(card.id, "ana") == ["rude words"]
    assert await inn.hosting.acts() == []


@pytest.mark.parametrize(("kind", "code"), [("silence", "chat.silenced"), ("ban", "chat.banned")])
async def test_who_is_silenced_says_nothing_until_pardoned(inn: Inn, kind: Any, code: str) -> None:
    card = await inn.table()
    await inn.say(card.id, "ben", "rude words")
    await inn.hosting.report(card.id, "players", 1, ReportWanted(), "ana")
    [report] = await inn.hosting.reports()
    await inn.hosting.act(report.id, ActWanted(kind, hours=2))

    with pytest.raises(HouseError) as raised:
        await inn.say(card.id, "ben", "more of them")
    assert raised.value.code == code

    inn.clock.now += 1
    await inn.hosting.act(report.id, ActWanted("pardon"))
    await inn.say(card.id, "ben", "sorry")
    inn.clock.now += 1
    await inn.hosting.act(report.id, ActWanted("close"))
    acts = await inn.hosting.acts()
    assert [(act.kind, act.who) for act in acts] == [
        (what, report.who) for what in ("close", "pardon", kind)
    ]
    assert {act.name for act in acts} == {report.context[0].name}
    [closed] = await inn.hosting.reports()
    assert not closed.is_open


def test_the_hosts_token_is_made_from_the_key_and_ends() -> None:
    ours, others = Credentials(KEY), Credentials(b"another key")
    token = ours.host_token(1000.5)

    assert ours.opens_house(token, 1000.5)
    assert ours.opens_house(token, 999.0 + HOST_SECONDS)
    assert not ours.opens_house(token, 1000.0 + HOST_SECONDS)
    assert not others.opens_house(token, 1000.5)
    word, made, seal = token.split(".")
    forged = ".".join([word, f"{made[:-1]}{'B' if made[-1] != 'B' else 'C'}", seal])
    for bad in ("", "-", "x-y", "²-", forged, f"{token}0", "9" * 5000):
        assert not ours.opens_house(bad, 1000.5)


async def test_the_hosts_routes_are_closed_without_the_token(ana: Person) -> None:
    calls = [
        ana.http.get("/api/host/reports"),
        ana.http.get("/api/host/acts"),
        ana.http.post("/api/host/reports/x", json={"kind": "hide"}),
        ana.http.get("/api/host/reports", headers={"x-tambo-host": "9999999999-00"}),
    ]
    for call in calls:
        answer = await call
        assert (answer.status_code, answer.json()["code"]) == (403, "admin.token")


# By the house's clock


async def test_a_silence_ends_when_the_clock_of_the_house_says_so(inn: Inn) -> None:
    card = await inn.table()
    await inn.say(card.id, "ben", "rude words")
    await inn.hosting.report(card.id, "players", 1, ReportWanted(), "ana")
    [report] = await inn.hosting.reports()
    after = await inn.hosting.act(report.id, ActWanted("silence", hours=2))
    assert (after.penalty, after.until) == ("silenced", inn.clock.now + 2 * 3600)

    inn.clock.now += 2 * 3600 - 1
    with pytest.raises(HouseError):
        await inn.say(card.id, "ben", "more of them")

    inn.clock.now += 2
    await inn.say(card.id, "ben", "sorry")
    [report] = await inn.hosting.reports()
    assert (report.penalty, report.until) == ("none", None)


async def test_the_hosts_link_ends_when_the_clock_of_the_house_says_so(store: TestStore) -> None:
    inn = Inn(store)
    token = inn.credentials.host_token(inn.clock.now)

    inn.clock.now += HOST_SECONDS - 1
    inn.hosting.check(token)
    inn.clock.now += 1

    with pytest.raises(HouseError) as raised:
        inn.hosting.check(token)
    assert raised.value.code == "admin.token"


async def test_what_the_host_did_bears_the_time_of_the_house(store: TestStore) -> None:
    inn = Inn(store)
    card = await inn.table()
    await inn.say(card.id, "ben", "rude words")
    await inn.hosting.report(card.id, "players", 1, ReportWanted(), "ana")
    [report] = await inn.hosting.reports()
    await inn.hosting.act(report.id, ActWanted("close"))

    [act] = await inn.hosting.acts()

    assert {report.at, report.context[0].at, act.at} == {inn.clock.now}
