"""Bots at tables: they answer wherever they are asked, and a failing one harms nothing."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from tambo.house.bots.attempts import TRIES
from tambo.house.bots.pool import BotFailed, BotPool, Question
from tests.house.people import PATIENCE, Person, RunningHouse
from tests.house.sample_games import SampleGames

OpenHouse = Callable[..., RunningHouse]


def workers_of(house: RunningHouse) -> list[psutil.Process]:
    return [
        child
        for child in psutil.Process(house.process.pid).children(recursive=True)
        if "tambo.house.bots.worker" in child.cmdline()
    ]


async def wait_for(condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        await asyncio.sleep(0.05)


async def test_a_whole_game_against_a_bot(ana: Person) -> None:
    card = await ana.open("me", "any")
    async with ana.screen(card["id"]) as screen:
        await screen.hello(0)
        await screen.play_on()
        assert screen.frames[0]["result"]["ending"]
        assert {event["data"].get("seat") for event in screen.events[0]} >= {0, 1}


async def test_bots_answer_sealed_questions_of_several_seats(ana: Person) -> None:
    card = await ana.open("any", "me", "first", "any", game="harvest")
    async with ana.screen(card["id"]) as screen:
        await screen.hello(1)
        await screen.play_on()
        assert screen.frames[1]["result"]["ending"] == "last-round"


async def test_bots_play_among_themselves_for_a_spectator(ana: Person) -> None:
    card = await ana.open("any", "any")
    async with ana.screen(card["id"]) as screen:
        await screen.hello()
        await screen.play_on()
        assert screen.frames[None]["result"]


async def test_where_seeds_are_known_bots_play_the_same_match_again(ana: Person) -> None:
    played = []
    for seed in ("7", "7", "8"):
        card = await ana.open("any", "any", seed=seed)
        async with ana.screen(card["id"]) as screen:
            await screen.hello()
            await screen.play_on()
        record = await ana.get(f"/api/tables/{card['id']}/record")
        played.append([step["choice"] for step in record["steps"]])

    assert played[0] == played[1] != played[2]


@pytest.mark.parametrize("level", ["crash", "error", "illegal"])
async def test_for_a_bot_that_always_fails_a_legal_choice_is_made(
    ana: Person, house: RunningHouse, level: str
) -> None:
    card = await ana.open("me", level, options={"first": "yellow"})
    async with ana.screen(card["id"]) as screen:
        await screen.hello(0)
        await screen.play(0, "b2")
        while not screen.frames[0]["menu"]:
            await screen.until("frame")

        assert screen.card["status"] == "running"
        assert screen.frames[0]["last"] == 2
    lines = [line for line in house.log_lines() if line.get("table") == card["id"]]
    events = [line["event"] for line in lines]
    assert events.count("bot.refused" if level == "illegal" else "bot.failed") == TRIES
    assert events.count("bot.replaced") == 1
    assert "canary" not in house.log.read_text()


async def test_a_crash_is_forgiven_once(open_house: OpenHouse, tmp_path: Path) -> None:
    house = open_house(TAMBO_TEST_MARKER=str(tmp_path / "crashed"))
    async with Person(house) as ana:
        card = await ana.open("me", "crash-once", options={"first": "yellow"})
        async with ana.screen(card["id"]) as screen:
            await screen.hello(0)
            await screen.play(0, "b2")
            while not screen.frames[0]["menu"]:
                await screen.until("frame")
            assert screen.frames[0]["last"] == 2
    assert (tmp_path / "crashed").exists()
    assert "bot.failed" in [line["event"] for line in house.log_lines()]


async def test_a_bot_that_never_answers_is_ended(open_house: OpenHouse) -> None:
    house = open_house("--deadline", "0.3")
    async with Person(house) as ana:
        card = await ana.open("me", "hang", options={"first": "yellow"})
        async with ana.screen(card["id"]) as screen:
            await screen.hello(0)
            await screen.play(0, "b2")
            while not screen.frames[0]["menu"]:
                await screen.until("frame")
    failed = [line["why"] for line in house.log_lines() if line["event"] == "bot.failed"]
    assert failed == ["the process failed: TimeoutError"] * TRIES


async def test_bots_that_were_to_move_go_on_after_a_restart(open_house: OpenHouse) -> None:
    house = open_house("--bot-delay", "0.05")
    async with Person(house) as ana:
        card = await ana.open("any", "any")
        async with ana.screen(card["id"]) as screen:
            await screen.hello()
            await wait_for(lambda: len(house.log_lines()) > 4)
        house.kill()
        house.start()
        async with ana.screen(card["id"]) as screen:
            await screen.hello()
            await screen.play_on()
            assert screen.frames[None]["result"]


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
async def test_no_worker_outlives_the_house(open_house: OpenHouse, number: int) -> None:
    house = open_house()
    async with Person(house) as ana:
        await ana.open("me", "hang", options={"first": "purple"})
        await wait_for(lambda: any(worker.nice() > 0 for worker in workers_of(house)))
        workers = workers_of(house)
        os.kill(house.process.pid, number)
        house.process.wait(PATIENCE)
        if number == signal.SIGKILL:
            # A busy worker notices when it has thought; this one would sleep for minutes.
            for worker in workers:
                worker.kill()
        await wait_for(lambda: not any(worker.is_running() for worker in workers))


async def test_an_idle_worker_ends_with_the_house(open_house: OpenHouse) -> None:
    house = open_house()
    async with Person(house) as ana:
        card = await ana.open("me", "any", options={"first": "purple"})
        async with ana.screen(card["id"]) as screen:
            await screen.hello(0)
            while not screen.frames[0]["menu"]:
                await screen.until("frame")
        workers = workers_of(house)
        assert workers
        house.kill()
        await wait_for(lambda: not any(worker.is_running() for worker in workers))


async def test_a_worker_thinks_with_the_bots_of_the_package() -> None:
    pool = BotPool(1, "tambo.bots.levels:decide", 20.0)
    match = SampleGames().load("tiki").new(seed=5)
    seat = match.to_act[0]
    state = match.state

    choices = [
        await pool.ask(Question("tiki", state, seat, level, "1")) for level in ("novice", "medium")
    ]
    with pytest.raises(BotFailed):
        await pool.ask(Question("tiki", state, seat, "no such level", "1"))
    await pool.close()

    menu = match.game.rules.legal(state, seat)
    assert set(choices) <= set(menu)


DRAFT = (
    "players red blue; decision act; active blue; actions 2; event bridges; red a7; blue o7; "
    "provisions red 0 0 1 0, blue 0 0 0 1; objectives red 17, blue 18; drafting red"
)


async def test_a_bot_waits_while_a_player_drafts_an_offer(open_house: OpenHouse) -> None:
    """The bot's move would cut the offer off, so it lets the person finish."""
    house = open_house("--courtesy", "20")
    async with Person(house) as ana:
        card = await ana.open("me", "first", game="cortez", start=DRAFT)
        async with ana.screen(card["id"]) as screen:
            await screen.hello(0)
            for choice in ("give food", "want gold", "to blue"):
                assert (await screen.play(0, choice))["type"] == "done"
            assert screen.frames[0]["view"]["draft"]["want"] == ["gold"]
            assert screen.events[0] == []
            assert (await screen.play(0, "drop"))["type"] == "done"
            while "moved" not in [event["kind"] for event in screen.events[0]]:
                await screen.until("frame")


async def test_words_reach_those_they_are_for(ana: Person) -> None:
    """A promise in words travels with the offer and comes back with the log."""
    card = await ana.open("hotseat", "me", "me", game="cortez", start=MARKET)
    async with ana.screen(card["id"]) as screen:
        await screen.hello(0, 1, 2)
        for choice in ("offer", "give food", "to blue"):
            await screen.play(0, choice)
        long = await screen.play(0, f"send: {'peace ' * 30}")
        assert (long["type"], long["code"], long["clause"]) == (
            "refused",
            "words.long",
            "HOUSE-3.1",
        )
        assert (await screen.play(0, "send: <i>peace</i>"))["type"] == "done"
    async with ana.screen(card["id"]) as screen:
        await screen.hello(0, 1, 2)
        heard = [
            [event["data"]["words"] for event in screen.events[seat] if event["kind"] == "promised"]
            for seat in range(3)
        ]
        assert heard == [["<i>peace</i>"], ["<i>peace</i>"], []]


MARKET = (
    "players red blue orange; decision act; active red; actions 2; event bridges; "
    "red a7; blue o7; orange a6; provisions red 2 0 1 0, blue 0 2 0 1, orange 0 0 3 0; "
    "objectives red 17, blue 18, orange 19"
)
