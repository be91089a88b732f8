"""The house dies and comes back: the page goes on, without a reload and without a lost move."""

import asyncio
from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Errors, OpenPage
from tests.browser.table import Table
from tests.house.people import RunningHouse

SEATS = ({"kind": "me", "name": "Ana"}, {"kind": "hotseat", "name": "Ben"})


@pytest.fixture
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house for one test, to be killed."""
    path = tmp_path_factory.mktemp("mortal") / "house.sqlite"
    running = RunningHouse(path, 0, "--package", "--bot-delay", "0.05")
    yield running
    running.close()


async def test_a_page_outlives_the_house(
    open_page: OpenPage, inn: RunningHouse, errors: Errors
) -> None:
    errors.allowed = ["WebSocket connection", "ERR_CONNECTION_REFUSED", "Failed to load resource"]
    page = await open_page()
    table = await Table.open(page, *SEATS, options={"first": "yellow"})
    await table.asked()
    await page.evaluate("window.stillTheSamePage = true")
    await table.point("cell:b2")
    await table.wait_for_moves(1)

    for number, cell in enumerate(["a1", "c3", "a3"], start=2):
        await table.asked()
        await asyncio.to_thread(inn.kill)
        await expect(page.locator('[data-link="lost"]')).to_be_visible()
        if number % 2:
            # A move made while nobody listens is sent once the house is back.
            await table.point(f"cell:{cell}")
        await asyncio.to_thread(inn.start)
        await table.is_connected()
        if not number % 2:
            await table.asked()
            await table.point(f"cell:{cell}")
        await table.wait_for_moves(number)

    assert await page.evaluate("window.stillTheSamePage === true")
    replay = await (await page.request.get(f"/api/tables/{table.id}/replay")).json()
    played = [event["data"]["at"] for frame in replay["frames"] for event in frame["events"]]
    assert played == ["b2", "a1", "c3", "a3"]


async def test_what_the_other_did_meanwhile_is_shown_after_reconnecting(
    open_page: OpenPage, inn: RunningHouse, errors: Errors
) -> None:
    errors.allowed = ["WebSocket connection", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED"]
    page = await open_page()
    table = await Table.open(page, *SEATS, options={"first": "yellow"})
    await table.asked()
    second = await page.context.new_page()
    await second.goto(f"/t/{table.id}")
    other = Table(second)
    await other.asked()

    await asyncio.to_thread(inn.kill)
    await expect(page.locator('[data-link="lost"]')).to_be_visible()
    await page.context.set_offline(True)
    await asyncio.to_thread(inn.start)
    await page.context.set_offline(False)
    await other.is_connected()
    await other.point("cell:b2")
    await other.wait_for_moves(1)

    await table.is_connected()
    await expect(page.get_by_text("raised a totem on b2").first).to_be_visible()


async def test_a_game_against_a_bot_goes_on_after_a_restart(
    open_page: OpenPage, inn: RunningHouse, errors: Errors
) -> None:
    errors.allowed = ["WebSocket connection", "ERR_CONNECTION_REFUSED"]
    page = await open_page()
    table = await Table.open(page, SEATS[0], {"kind": "bot", "level": "novice"})
    for _ in range(3):
        targets = await table.asked()
        await asyncio.to_thread(inn.kill)
        await asyncio.to_thread(inn.start)
        await table.is_connected()
        targets = await table.asked()
        await table.point(targets[0])
        if len(await table.targets()):
            await table.point((await table.targets())[0])
    assert await table.moves() >= 3
