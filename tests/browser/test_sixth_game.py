"""A game that is not of the house, in the browser: Harvest, put on the shelf by TAMBO_SHELF."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.async_api import expect

from tambo.house.settings import Settings
from tests.browser.conftest import OpenPage
from tests.browser.table import Table

ROOT = Path(__file__).parents[2]
SHELF = {**os.environ, "TAMBO_SHELF": str(ROOT / "examples")}
SERVE = """
import sys
from pathlib import Path
from tambo.house.serve import serve
from tambo.house.settings import Settings
serve(Settings(database=Path(sys.argv[1]), static=Path(sys.argv[2]), bot_delay=0.05), 0)
"""
ME = {"kind": "me", "name": "Ana"}
BOT = {"kind": "bot", "level": "novice"}
PHONE = {"width": 390, "height": 844}


@contextmanager
def house(database: Path, static: Path) -> Iterator[str]:
    """The address of a house with Harvest, as `TAMBO_SHELF=examples tambo serve` opens it."""
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, str(database), str(static)],
        env=SHELF,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        yield process.stdout.readline().split()[-1].rstrip("/")
    finally:
        process.terminate()
        process.wait(60)


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house whose front end was built without Harvest."""
    with house(tmp_path_factory.mktemp("plain") / "house.sqlite", Settings().static) as address:
        yield address


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house whose front end was built with the screen that Harvest brings."""
    folder = tmp_path_factory.mktemp("built")
    npx = shutil.which("npx") or "npx"
    command = [npx, "vite", "build", "--outDir", str(folder / "static"), "--logLevel", "warn"]
    subprocess.run(command, cwd=ROOT / "web", env=SHELF, check=True, timeout=180)
    with house(folder / "house.sqlite", folder / "static") as address:
        yield address


async def play_on(table: Table) -> int:
    """Play to the end with what can be pointed at; how many choices that took."""
    choices = 0
    while targets := await table.asked():
        await table.spot(table.dice.choice(targets)).click()
        choices += 1
    return choices


async def test_home_names_a_game_whose_texts_the_front_end_has_not(
    open_page: OpenPage, plain: str
) -> None:
    page = await open_page("/", "fr-FR", base_url=plain)

    harvest = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Harvest"))
    await expect(harvest).to_contain_text("Jouez haut, et jouez seul.")


@pytest.mark.parametrize(("language", "button"), [("en-GB", "Lay the"), ("fr-FR", "Poser")])
async def test_a_game_without_a_screen_is_played_in_words(
    open_page: OpenPage, plain: str, language: str, button: str
) -> None:
    """The board in words, a button for everything on the menu, the log, and the end."""
    page = await open_page("/", language, base_url=plain, viewport=PHONE)
    table = await Table.open(page, ME, BOT, game="harvest")
    await expect(table.page.locator("main pre").first).to_contain_text("1")
    await expect(table.page.get_by_role("button", name=button).first).to_be_visible()

    assert await play_on(table) >= 5

    assert (await table.card())["status"] == "over"
    await expect(table.verdict).to_be_visible()


async def test_a_screen_that_a_game_brings_is_played_by_tapping_its_cards(
    open_page: OpenPage, built: str
) -> None:
    """On a phone: the cards are things of a world, as large as a finger needs."""
    page = await open_page("/", base_url=built, viewport=PHONE, has_touch=True)
    table = await Table.open(page, ME, BOT, game="harvest")
    targets = await table.asked()
    assert all(target.startswith("card:") for target in targets)
    for target in targets:
        box = await table.spot(target).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40

    await table.spot(targets[0]).tap()

    await expect(table.page.locator("svg [data-anchor='place:0']")).to_be_visible()
    assert await play_on(table) >= 4
    await expect(table.verdict).to_be_visible()
