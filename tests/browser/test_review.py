"""Looking back at a match, and coming back to one."""

from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.async_api import Locator, Page, expect

import tambo
from tests.browser.conftest import OpenPage
from tests.browser.table import Table
from tests.browser.test_access import MIDDLE, finished_record
from tests.house.long_matches import played


def blunders() -> dict[str, Any]:
    """A short match that both could have won more than once."""
    match = tambo.load("tiki").from_position(MIDDLE)
    while match.to_act:
        seat = match.to_act[0]
        menu = match.legal(seat)
        match.play(seat, menu[7 * (len(match.steps) + 1) % len(menu)])
    return match.record()


async def brought(page: Page, record: dict[str, Any]) -> str:
    """The id of a finished match that this browser's person may review."""
    answer = await page.request.post("/api/records", data=record)
    assert answer.status == 201, await answer.text()
    card: dict[str, Any] = await answer.json()
    return str(card["id"])


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment of the game")


async def test_a_match_is_reviewed_jumped_through_commented_and_tried_another_way(
    open_page: OpenPage,
) -> None:
    page = await open_page("/")
    match = await brought(page, blunders())
    await page.goto(f"/t/{match}/replay?move=3")
    await expect(slider(page)).to_have_value("3")
    last = await slider(page).get_attribute("max")
    assert last is not None

    # Keys both ways.
    await page.keyboard.press("ArrowRight")
    await expect(slider(page)).to_have_value("4")
    await page.keyboard.press("ArrowLeft")
    await page.keyboard.press("Home")
    await expect(slider(page)).to_have_value("0")
    await page.keyboard.press("End")
    await expect(slider(page)).to_have_value(last)

    # The graph, and a decision that cost something.
    graph = page.get_by_role("img", name="What the bots think")
    costly = page.get_by_role("button").filter(has_text="Better:")
    await expect(costly.first).to_be_visible()
    await expect(graph.locator("path.line")).to_have_count(2)
    box = await graph.bounding_box()
    assert box is not None
    await graph.click(position={"x": 2, "y": box["height"] / 2})
    await expect(slider(page)).to_have_value("0")
    await graph.click(position={"x": box["width"] - 2, "y": box["height"] / 2})
    await expect(slider(page)).to_have_value(last)
    said = await costly.first.locator("b").inner_text()
    await costly.first.click()
    await expect(slider(page)).to_have_value(said.removeprefix("Move "))

    # A comment on a moment.
    await page.goto(f"/t/{match}/replay?move=3")
    await page.get_by_role("tab", name="Comments").click()
    await page.get_by_label("Your comment on this moment").fill("Here <b>it</b> was won.")
    await page.get_by_role("button", name="Comment", exact=True).click()
    comment = page.locator('[data-line="comments-1"]')
    await expect(comment).to_contain_text("Here <b>it</b> was won.")
    reader = await open_page(f"/t/{match}/replay?move=3")
    await reader.get_by_role("tab", name="Comments").click()
    await expect(reader.locator('[data-line="comments-1"]')).to_contain_text("was won")
    await expect(reader.get_by_label("Your comment on this moment")).to_have_count(0)

    # What if?
    await page.get_by_role("tab", name="What if…?").click()
    await page.get_by_role("button", name="Try it from here").click()
    await page.wait_for_url(lambda url: "/replay" not in url and match not in url)
    table = Table(page)
    await table.is_connected()
    await expect(page.get_by_text("What if? It changes nothing in the game.")).to_be_visible()
    card = await table.card()
    assert card["origin"] == {"table": match, "step": 3}
    mine = await (await page.request.get("/api/tables")).json()
    assert [found["id"] for found in mine] == [match]
    await page.get_by_role("link", name="Back to the game it comes from").click()
    await page.wait_for_url(f"**/t/{match}/replay*")
    await page.get_by_role("tab", name="What if…?").click()
    await expect(page.get_by_role("link", name="From move 3")).to_be_visible()


async def test_a_long_match_is_read_page_by_page(open_page: OpenPage) -> None:
    """What comes before the moment one wants to see first, then the rest."""
    page = await open_page("/")
    record = played("tiwanaku", 4).record()
    last = len(record["steps"])
    assert last > 200
    match = await brought(page, record)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))

    await page.goto(f"/t/{match}/replay?move=120")

    await expect(slider(page)).to_have_value("120")
    await expect(slider(page)).to_have_attribute("max", str(last))
    queries = [parse_qs(urlsplit(url).query) for url in asked if f"/{match}/replay?" in url]
    assert [query["first"] for query in queries if "first" in query] == [["0"], ["100"], ["200"]]
    await page.keyboard.press("End")
    await expect(slider(page)).to_have_value(str(last))


async def test_the_keys_of_a_replay_stay_in_sight_however_much_is_told(
    open_page: OpenPage,
) -> None:
    page = await open_page("/", viewport={"width": 360, "height": 740})
    match = await brought(page, finished_record("titicaca", 4))

    await page.goto(f"/t/{match}/replay?move=9999")

    await expect(page.get_by_role("button", name="To the beginning")).to_be_in_viewport(ratio=1)
    await page.goto(f"/t/{match}")
    await expect(page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
    await expect(page.get_by_text("Score sheet")).to_be_attached()


async def test_a_player_who_comes_back_is_told_what_happened_since(open_page: OpenPage) -> None:
    page = await open_page("/")
    bot = {"kind": "bot", "level": "novice"}
    table = await Table.open(page, {"kind": "me", "name": "Ana"}, bot, start=MIDDLE)
    await table.asked()
    before = await table.moves()
    await table.type("a2")
    await table.wait_for_moves(before + 2)
    since = page.get_by_role("region", name="Since your last turn")
    await expect(since).to_have_count(0)

    await page.reload()

    await expect(since.get_by_role("listitem").first).to_be_visible()
    await since.get_by_role("button", name="Got it").click()
    await expect(since).to_have_count(0)
