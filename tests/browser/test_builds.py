"""The house comes back with another build of the front end: old pages load themselves again."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from tambo.house.settings import Settings
from tests.browser.conftest import Errors, OpenPage
from tests.browser.table import Table
from tests.house.people import RunningHouse

SEATS = ({"kind": "me", "name": "Ana"}, {"kind": "hotseat", "name": "Ben"})
OUTAGE = ["WebSocket connection", "ERR_CONNECTION_REFUSED", "Failed to load resource"]


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A front end that the test may build again."""
    return Path(shutil.copytree(Settings().static, tmp_path / "static"))


@pytest.fixture
def inn(tmp_path: Path, static: Path) -> Iterator[RunningHouse]:
    running = RunningHouse(tmp_path / "house.sqlite", 0, "--package", "--static", str(static))
    yield running
    running.close()


def build_anew(static: Path) -> None:
    """The same front end with other names for its scripts, as any change of it would give them."""
    scripts = list((static / "assets").glob("*.js"))
    for file in [*scripts, static / "index.html"]:
        text = file.read_text()
        for script in scripts:
            text = text.replace(script.name, f"new-{script.name}")
        file.write_text(text)
    for script in scripts:
        script.rename(script.with_name(f"new-{script.name}"))


async def test_an_old_page_loads_itself_and_its_unsent_move_is_made(
    open_page: OpenPage, inn: RunningHouse, static: Path, errors: Errors
) -> None:
    errors.allowed = OUTAGE
    page = await open_page()
    table = await Table.open(page, *SEATS, options={"first": "yellow"})
    await table.asked()
    await page.evaluate("document.documentElement.dataset.old = 1")
    await asyncio.to_thread(inn.kill)
    await expect(page.locator('[data-link="lost"]')).to_be_visible()
    await table.point("cell:b2")

    build_anew(static)
    await asyncio.to_thread(inn.start)

    await expect(page.locator("html[data-old]")).to_have_count(0)
    await table.is_connected()
    await table.wait_for_moves(1)
    await expect(page.get_by_text("raised a totem on b2").first).to_be_visible()


async def test_a_part_that_is_gone_makes_the_page_load_itself(
    open_page: OpenPage, inn: RunningHouse, static: Path, errors: Errors
) -> None:
    """A page from before a restart asks for a file of its own build that no house has any more."""
    gone = ["Failed to fetch dynamically imported module", "Unable to preload CSS"]
    errors.allowed = [*OUTAGE, *gone]
    page = await open_page("/")
    await page.get_by_role("heading", level=1).wait_for()
    await page.evaluate("document.documentElement.dataset.old = 1")
    await asyncio.to_thread(inn.kill)
    build_anew(static)
    await asyncio.to_thread(inn.start)

    wish = {"game": "tiki", "seats": list(SEATS), "options": {"first": "yellow"}}
    card = await (await page.request.post("/api/tables", data=wish)).json()
    await page.evaluate(f"history.pushState(null, '', '/t/{card['id']}')")
    await page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")

    await expect(page.locator("html[data-old]")).to_have_count(0)
    await Table(page).asked()
