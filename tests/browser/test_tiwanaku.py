"""Tiwanaku in a browser: a competitive game against a bot, a solo game, and a co-op game."""

import os

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.table import Table

ME = {"kind": "me", "name": "Ana"}
BOT = {"kind": "bot", "level": "novice"}


async def look(table: Table, name: str) -> None:
    """Keep a picture where the environment asks for one."""
    folder = os.environ.get("TAMBO_PICTURES")
    if folder:
        await table.page.screenshot(path=f"{folder}/{name}.png")


async def play_to_the_end(table: Table, name: str) -> None:
    """Point at what can be pointed at, by chance, until there is a result."""
    pointed = 0
    while found := await table.asked():
        if pointed in (3, 30):
            await look(table, f"{name}-{pointed}")
        await table.point(table.dice.choice(found))
        pointed += 1
        assert pointed < 2000
    await look(table, f"{name}-end")
    assert await table.result.count() == 1


@pytest.mark.slow
async def test_a_competitive_game_against_a_bot(open_page: OpenPage):
    """A person and a bot on the short board, from the first pawn to the result."""
    page = await open_page()
    table = await Table.open(page, ME, BOT, game="tiwanaku", options={"board": "short"}, seed="7")

    await play_to_the_end(table, "competitive")


@pytest.mark.slow
async def test_a_solo_game(open_page: OpenPage):
    """Alone against the Otoma, trails and all."""
    page = await open_page()
    table = await Table.open(page, ME, game="tiwanaku", seed="7")

    await play_to_the_end(table, "solo")


@pytest.mark.slow
async def test_a_game_together(open_page: OpenPage):
    """A person and a bot together against the Otoma."""
    page = await open_page()
    options = {"mode": "cooperative", "coop": "easy"}
    table = await Table.open(page, ME, BOT, game="tiwanaku", options=options, seed="7")

    await play_to_the_end(table, "coop")
