"""What fails on a screen does not stop the game; and other mishaps that only a browser shows."""

import asyncio
import json
import re
from collections.abc import Callable
from typing import Any

from playwright.async_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import Errors, OpenPage
from tests.browser.table import Table
from tests.browser.test_access import CORTEZ, CORTEZ_TALKS, FOUR
from tests.browser.test_proposals import ask_back, two_browsers

ANA = {"kind": "me", "name": "Ana"}
BEN = {"kind": "hotseat", "name": "Ben"}
BOT = {"kind": "bot", "level": "novice"}
ERRORS = ["Error", "Failed to load", "is not"]
PHONE = {"width": 390, "height": 844}

Mangle = Callable[[dict[str, Any]], None]


async def mangled(page: Page, mangle: Mangle) -> None:
    """What the house says to this page is changed on its way."""

    def spoil(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            mangle(said)
            route.send(json.dumps(said))

        server.on_message(pass_on)

    await page.route_web_socket(re.compile("/socket"), spoil)


async def test_a_view_that_cannot_be_drawn_is_told_in_words(
    open_page: OpenPage, errors: Errors
) -> None:
    """The board gives way to its text and its menu, and the game goes on."""
    errors.allowed = ERRORS
    page = await open_page("about:blank")

    def mangle(said: dict[str, Any]) -> None:
        if said["type"] == "frame":
            said["view"]["stacks"] = None

    await mangled(page, mangle)
    await page.goto("/")
    table = await Table.open(page, ANA, BEN)

    await expect(page.get_by_text("The board cannot be drawn")).to_be_visible()
    await expect(page.locator(".board pre")).to_contain_text("a")
    menu = page.get_by_role("list", name="What you can choose")
    await menu.get_by_role("button").filter(has_text=re.compile(r"\bb2$")).click()
    await table.wait_for_moves(1)
    await expect(page.get_by_role("tabpanel")).to_contain_text("b2")
    await expect(menu.get_by_role("button").first).to_be_visible()


async def test_a_board_that_throws_is_told_in_words(open_page: OpenPage, errors: Errors) -> None:
    """Seats, tray and drawer stay; the board comes back with a moment that can be drawn."""
    errors.allowed = ERRORS
    page = await open_page("about:blank")
    is_bad = True

    def mangle(said: dict[str, Any]) -> None:
        if said["type"] == "frame" and is_bad:
            said["view"]["stacks"]["a1"] = 7

    await mangled(page, mangle)
    await page.goto("/")
    table = await Table.open(page, ANA, BEN)

    await expect(page.get_by_text("The board cannot be drawn")).to_be_visible()
    await expect(page.get_by_text("Ben").first).to_be_visible()
    is_bad = False
    await table.type("b2")
    await expect(table.spot("cell:b2")).not_to_have_attribute("aria-label", re.compile("empty"))


async def test_an_event_that_cannot_be_told_does_not_stop_the_table(
    open_page: OpenPage, errors: Errors
) -> None:
    """The view is shown at once, it is reported, and the menu comes."""
    errors.allowed = ERRORS
    page = await open_page("about:blank", reduced_motion="no-preference")

    def mangle(said: dict[str, Any]) -> None:
        for event in said.get("events", []):
            event.update(kind="gained", data={"colour": "yellow", "count": 1e12})

    await mangled(page, mangle)
    await page.goto("/")
    table = await Table.open(page, ANA, BEN)
    await table.point("cell:b2")

    await expect(table.spot("cell:b2")).not_to_have_attribute("aria-label", re.compile("empty"))
    alert = page.get_by_role("alert").filter(has_text="Something went wrong")
    await expect(alert).to_be_visible()
    await alert.get_by_role("button", name="Close").click()
    await expect(alert).to_have_count(0)
    await table.point("cell:a1")
    await table.wait_for_moves(2)


async def test_a_panel_that_throws_leaves_the_table_alone(
    open_page: OpenPage, errors: Errors
) -> None:
    """The rules cannot be shown; the log can, and so can the board."""
    errors.allowed = ERRORS
    page = await open_page("about:blank")

    async def spoil(route: Route) -> None:
        response = await route.fetch()
        body = await response.json()
        body["chapters"][0]["clauses"][0]["pieces"] = 7
        await route.fulfill(response=response, json=body)

    await page.route("**/api/rules/*", spoil)
    await page.goto("/")
    table = await Table.open(page, ANA, BEN)
    await page.get_by_role("tab", name="Rules").click()
    await expect(page.get_by_text("This part of the page failed")).to_be_visible()

    await page.get_by_role("tab", name="Log").click()
    await table.point("cell:b2")
    await expect(page.get_by_role("tabpanel")).to_contain_text("b2")


async def test_a_page_that_throws_says_so_and_another_one_opens(
    open_page: OpenPage, errors: Errors
) -> None:
    """Reload, try again, or go home."""
    errors.allowed = ERRORS
    page = await open_page("about:blank")

    async def spoil(route: Route) -> None:
        response = await route.fetch()
        body = await response.json()
        for game in body:
            game["options"] = 7
        await route.fulfill(response=response, json=body)

    await page.route("**/api/games", spoil)
    await page.goto("/new/tiki")
    await expect(page.get_by_role("heading", name="This page failed")).to_be_visible()
    failed = page.get_by_role("main")
    await expect(failed.get_by_role("button", name="Reload")).to_be_visible()
    await page.unroute("**/api/games")
    await failed.get_by_role("link").click()
    await page.wait_for_url(re.compile("/$"))
    await expect(page.get_by_role("heading", name="This page failed")).to_have_count(0)


async def test_words_that_do_not_load_leave_a_page_that_can_be_read(
    open_page: OpenPage, errors: Errors
) -> None:
    """In both languages, the reader's first; reloading opens the house."""
    errors.allowed = ERRORS
    page = await open_page("about:blank", "fr-FR", viewport=PHONE)
    await page.route("**/assets/catalogue*", lambda route: route.abort())
    await page.goto("/")

    heading = page.get_by_role("heading", level=1)
    await expect(heading).to_have_text("Tambo ne peut pas s’ouvrir")
    await expect(page.get_by_role("button", name="Reload")).to_be_visible()
    await page.unroute("**/assets/catalogue*")
    await page.get_by_role("button", name="Recharger").click()
    await expect(page.get_by_role("link", name="Tambo").first).to_be_visible()


async def test_a_tap_that_skips_a_move_does_not_play_one(open_page: OpenPage) -> None:
    """The other's totem is in the air; the tap lands it, and the next one plays."""
    page = await open_page("/", reduced_motion="no-preference")
    table = await Table.open(page, ANA, BEN, options={"first": "yellow"})
    await page.evaluate(
        """() => {
            const watch = () => {
                if (document.querySelector('.air .piece')) {
                    document.body.dataset.flown = 'yes';
                    const spot = document.querySelector('[data-element="cell:c3"]');
                    spot.dispatchEvent(new MouseEvent('click', { bubbles: true }));
                } else requestAnimationFrame(watch);
            };
            requestAnimationFrame(watch);
        }"""
    )
    await table.point("cell:b2")
    await page.locator("body[data-flown]").wait_for()
    await table.asked()
    assert await table.moves() == 1
    await expect(table.spot("cell:c3")).to_have_attribute("aria-label", re.compile("empty"))
    await table.point("cell:c3")
    await table.wait_for_moves(2)


async def test_what_is_said_of_a_pause_goes_when_the_game_goes_on(open_page: OpenPage) -> None:
    """A refused move says that the game is paused; resuming takes that away."""
    one, two = await two_browsers(open_page)
    await one.page.get_by_role("tab", name="Table").click()
    await one.page.get_by_role("button", name="Pause the game").click()
    await two.page.get_by_role("button", name="Agree").click()
    await expect(one.page.get_by_text("The game is paused by agreement").first).to_be_visible()
    await one.point("cell:b2")
    refusal = one.page.locator(".why")
    await expect(refusal).to_contain_text("paused")

    await one.page.get_by_role("button", name="Go on with the game").click()
    await two.page.get_by_role("button", name="Agree").click()
    await expect(one.page.get_by_text("Your turn").first).to_be_visible()
    await expect(refusal).to_have_count(0)


async def test_nothing_of_what_was_taken_back_stays_picked_or_told(open_page: OpenPage) -> None:
    """Ben had picked a totem when the move was undone; after a reload Ben is told of the undo, and
    not of the move."""
    one, two = await two_browsers(open_page)
    await one.point("cell:b2")
    await two.asked()
    await two.point("cell:a1")
    await one.asked()
    await one.point("cell:c3")
    await two.asked()
    await two.point("cell:a1")
    await expect(two.spot("cell:a1")).to_have_attribute("aria-pressed", "true")

    await ask_back(one.page)
    await two.page.get_by_role("button", name="Agree").click()
    await expect(two.spot("cell:c3")).to_have_attribute("aria-label", re.compile("empty"))
    await expect(two.page.locator("[aria-pressed=true][data-element]")).to_have_count(0)
    await two.page.reload()
    since = two.page.get_by_role("region", name="Since your last")
    await expect(since.get_by_role("listitem")).to_have_text(
        ["One move was taken back by agreement."]
    )


PLACE = """([x, y]) => {
    const map = document.querySelector('.world svg');
    const at = new DOMPoint(x, y).matrixTransform(map.getScreenCTM().inverse());
    return [at.x, at.y];
}"""


async def test_the_wheel_comes_closer_to_the_place_under_it(open_page: OpenPage) -> None:
    """Though the drawing is narrower than its frame."""
    page = await open_page("/", viewport={"width": 1380, "height": 540})
    start = f"{CORTEZ}; decision move; taken h12"
    await Table.open(page, *FOUR, game="cortez", start=start)
    drawing = page.locator(".world svg")
    whole = await drawing.get_attribute("viewBox") or ""
    box = await drawing.bounding_box()
    assert box
    assert box["width"] > 1.2 * box["height"]
    spot = [box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.4]
    before = await page.evaluate(PLACE, spot)

    await page.mouse.move(*spot)
    await page.mouse.wheel(0, -250)

    await expect(drawing).not_to_have_attribute("viewBox", whole)
    after = await page.evaluate(PLACE, spot)
    assert abs(after[0] - before[0]) < 2
    assert abs(after[1] - before[1]) < 2


async def test_the_wheel_scrolls_a_list_that_lies_over_the_board(open_page: OpenPage) -> None:
    """And the drawing behind it stays as it is."""
    page = await open_page("/", viewport={"width": 1280, "height": 480})
    await Table.open(page, *FOUR, game="cortez", start=f"{CORTEZ}; {CORTEZ_TALKS}")
    scene = page.locator(".float")
    await scene.wait_for()
    whole = await page.locator(".world svg").get_attribute("viewBox") or ""
    high, seen = await scene.evaluate("node => [node.scrollHeight, node.clientHeight]")
    assert high > seen

    await scene.hover()
    await page.mouse.wheel(0, 200)

    for _ in range(100):
        if await scene.evaluate("node => node.scrollTop") > 0:
            break
        await asyncio.sleep(0.05)
    else:
        raise AssertionError("the list did not scroll")
    await expect(page.locator(".world svg")).to_have_attribute("viewBox", whole)
