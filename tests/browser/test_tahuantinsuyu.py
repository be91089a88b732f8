"""A whole game of Tahuantinsuyu in a browser: one person and three bots."""

import asyncio
import time

import pytest
from playwright.async_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.table import Table

ME = {"kind": "me", "name": "Ana"}
BOT = {"kind": "bot", "level": "medium"}
LIMIT = 840.0


async def choose(table: Table, targets: list[str]) -> None:
    """Build where one can, else lay roads and cards; never the first thing only."""
    building = [t for t in targets if t.split(":")[0] in ("site", "region")]
    pointing = [t for t in targets if not t.startswith("button:")]
    target = table.dice.choice(building or pointing or targets)
    where = f'[data-element="{target}"] [data-core], button[data-element="{target}"]'
    await table.page.locator(where).first.click()


@pytest.mark.timeout(900)
async def test_a_whole_game_with_three_bots(open_page: OpenPage) -> None:
    page = await open_page("/")
    table = await Table.open(page, ME, BOT, BOT, BOT, game="tahuantinsuyu", seed="5")
    began = time.monotonic()
    chosen = 0

    while targets := await table.asked():
        before = await table.moves()
        await choose(table, targets)
        chosen += 1
        while await table.moves() == before and await table.targets() == targets:
            assert time.monotonic() - began < LIMIT, f"stuck at {targets}"
            await asyncio.sleep(0.05)
        assert time.monotonic() - began < LIMIT

    card = await table.card()
    assert card["status"] == "over"
    assert chosen > 30
    await expect(table.result.get_by_role("status")).to_contain_text("invasion")
    roads = page.locator('[data-element^="slot:"][aria-label*="built by"]')
    assert await roads.count() > 20


async def test_what_cannot_be_built_is_explained(open_page: OpenPage) -> None:
    page = await open_page("/")
    seats = [{"kind": "hotseat", "name": name} for name in ("Ben", "Eva")]
    table = await Table.open(page, ME, *seats, game="tahuantinsuyu", seed="2")
    await table.asked()

    await page.locator('[data-element="site:TIW"] [data-core]').dispatch_event("click")

    await expect(page.get_by_text("Your roads do not reach Tiwanaku")).to_be_visible()


async def test_cards_are_laid_on_a_phone(open_page: OpenPage) -> None:
    phone = {"width": 390, "height": 800}
    page = await open_page("/", "fr-FR", viewport=phone, has_touch=True, is_mobile=True)
    seats = [{"kind": "hotseat", "name": name} for name in ("Ben", "Eva")]
    start = "players 3; at 2S1; hand C 5 7 9; hand A 1 2 3; hand Q 4 6 8"
    table = await Table.open(page, ME, *seats, game="tahuantinsuyu", start=start)
    targets = await table.asked()
    assert targets

    await page.locator('[data-element="card:5"] [data-core]').tap()
    await page.locator('[data-element="gap:E"] [data-core]').tap()

    await table.wait_for_moves(1)
    assert await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
