"""What a browser downloads to show a table for the first time: code, styles and texts."""

import pytest
from playwright.async_api import Response

from tests.browser.conftest import OpenPage
from tests.browser.table import Table

# The heaviest games, in the longer language. Fonts, which are one each, are not counted.
LIMIT = 140_000
GAMES = ("cortez", "tahuantinsuyu")


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_stays_light(open_page: OpenPage, game: str) -> None:
    page = await open_page("/api/games", language="fr-FR")
    found: list[Response] = []

    def note(response: Response) -> None:
        found.append(response)

    page.on("response", note)
    bots = [{"kind": "bot", "level": "easy"}] * 3

    await Table.open(page, {"kind": "me", "name": "Ana"}, *bots, game=game)
    await page.locator(".board svg").first.wait_for()
    await page.wait_for_load_state("networkidle")

    parts = {
        one.url.rsplit("/", 1)[1]: (await one.request.sizes())["responseBodySize"]
        for one in found
        if "/t/" in one.url or one.url.endswith((".js", ".css"))
    }
    heaviest = sorted(parts.items(), key=lambda part: -part[1])
    assert sum(parts.values()) <= LIMIT, f"{sum(parts.values())} bytes: {heaviest}"
