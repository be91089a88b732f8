"""Long lists come in pages: the chat of a table, and the matches of a player."""

from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.browser.conftest import OpenPage
from tests.house.large_house import LargeHouse, fill
from tests.house.people import RunningHouse

PLAYED, LINES = 40, 230


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house in which a player has played and written a lot."""
    path = tmp_path_factory.mktemp("inn") / "house.sqlite"
    fill(str(path), LargeHouse(10, PLAYED, LINES))
    running = RunningHouse(path, 0, "--package")
    yield running
    running.close()


async def test_earlier_lines_are_asked_for(open_page: OpenPage) -> None:
    page = await open_page("/t/b00000000")
    await page.get_by_role("tab", name="Talk").click()
    await page.get_by_role("button", name="At the table").click()
    lines = page.locator("[data-line]")
    await expect(lines).to_have_count(100)
    await expect(page.locator(f'[data-line="players-{LINES}"]')).to_be_in_viewport()

    for count, first in ((200, LINES - 99), (LINES, LINES - 199)):
        await page.get_by_role("button", name="Earlier lines").click()
        await expect(lines).to_have_count(count)
        # The line that was on top stays where it was.
        await expect(page.locator(f'[data-line="players-{first}"]')).to_be_in_viewport()

    await expect(page.get_by_role("button", name="Earlier lines")).to_have_count(0)
    await expect(page.locator('[data-line="players-1"]')).to_contain_text("line 1")


async def test_earlier_matches_are_asked_for(open_page: OpenPage) -> None:
    page = await open_page(f"/people/{LargeHouse.public_id}", "fr-FR")
    matches = page.locator(".played > li")
    await expect(matches).to_have_count(30)

    await page.get_by_role("button", name="Parties plus anciennes").click()

    await expect(matches).to_have_count(PLAYED)
    await expect(page.get_by_role("button", name="Parties plus anciennes")).to_have_count(0)
