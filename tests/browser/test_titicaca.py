"""Titicaca in a browser: a whole game with three bots, two people, sealed bids, a phone."""

import asyncio
import json
import re
import time

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.table import Table

ME = {"kind": "me", "name": "Ana"}
BOT = {"kind": "bot", "level": "novice"}

# Six lands at lakes 13 and 14, so that a game is short.
SHORT = """
    country a2f b1m b2~13 b3s c2~14 c3p d2g a3p
    yellow stock 9
    red stock 9
    round 13
"""


async def choose(table: Table, targets: list[str]) -> None:
    """Whatever can be done now: raise the bid a little and seal it, or point at something."""
    if any(target.startswith("bid:") for target in targets):
        if table.dice.random() < 0.8:
            more = table.page.get_by_role("button", name="One arm more")
            if await more.is_enabled():
                await more.click()
        await table.page.locator('button[data-element^="bid:"]').click()
    else:
        await table.point(table.dice.choice(targets))


async def hurry(table: Table) -> None:
    """Tap the board while others play: what is being shown is skipped."""
    lands = table.page.locator('[role="button"][data-element^="land:"]')
    if await lands.count():
        await lands.first.dispatch_event("click")


async def play_to_the_end(*tables: Table) -> None:
    end = time.monotonic() + 150
    while time.monotonic() < end:
        if any([await table.result.count() for table in tables]):
            return
        for table in tables:
            if targets := await table.targets():
                await choose(table, targets)
            else:
                await hurry(table)
        await asyncio.sleep(0.03)
    raise AssertionError(
        f"no end: {await tables[0].targets()} {await tables[0].page.inner_text('main')}"
    )


def frames_of(page: Page) -> list[list[str]]:
    """The kinds of events in each frame that a page receives, from now on."""
    found: list[list[str]] = []

    def received(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "frame":
            found.append([event["kind"] for event in message["events"]])

    page.on("websocket", lambda socket: socket.on("framereceived", received))
    return found


async def test_a_whole_game_with_three_bots(open_page: OpenPage) -> None:
    page = await open_page()
    table = await Table.open(page, ME, BOT, BOT, BOT, game="titicaca", seed="5")

    await play_to_the_end(table)

    await expect(table.result).to_be_visible()
    assert (await table.card())["status"] == "over"
    await expect(table.result).to_contain_text("TITICACA-7.3")


async def test_two_browsers_bid_in_secret_and_play_to_the_end(open_page: OpenPage) -> None:
    ana = await open_page()
    one = await Table.open(ana, ME, {"kind": "open"}, game="titicaca", start=SHORT)
    ben = await open_page("about:blank")
    frames = frames_of(ben)
    await ben.goto((await one.card())["seat_links"]["1"])
    await ben.get_by_label("Name").fill("Ben")
    await ben.get_by_role("button", name="Sit down").click()
    await ben.wait_for_url("**/t/*")
    two = Table(ben)
    await two.asked()
    await one.asked()
    before = await ben.inner_text("main")
    sent = len(frames)

    await ana.get_by_role("button", name="Add a lance: 4").click()
    await ana.get_by_role("button", name="Seal the bid: 4").click()
    await expect(ana.get_by_text("Your bid is sealed: 4")).to_be_visible()
    await ana.get_by_role("button", name="Take back").click()
    await ana.get_by_role("button", name="Add a sword: 2").click()
    await ana.get_by_role("button", name="Seal the bid: 2").click()
    await expect(ana.get_by_text("Your bid is sealed: 2")).to_be_visible()
    assert await ben.inner_text("main") == before
    await ben.get_by_role("button", name="One arm more").click()
    await ben.get_by_role("button", name="Seal the bid: 1").click()
    for page in (ana, ben):
        await expect(page.get_by_role("img", name="Bid 2")).to_be_visible()
    # Nothing came between what Ben had when asked and the reveal that followed the bid.
    assert [kinds for kinds in frames[sent:] if kinds] == [["bid", "revealed", "turn-began"]]
    assert "land:a2" in await one.asked()

    await play_to_the_end(one, two)
    await expect(one.result).to_be_visible()
    await expect(two.result).to_be_visible()


async def test_a_bid_and_a_village_by_touch_on_a_phone(open_page: OpenPage) -> None:
    page = await open_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    start = SHORT.replace("red stock 9", "red stock 1")
    table = await Table.open(page, ME, BOT, game="titicaca", start=start)
    await table.asked()
    await page.get_by_role("button", name="Add a bow: 6").tap()
    await page.get_by_role("button", name="Seal the bid: 6").tap()
    await expect(page.locator('[data-element="land:b3"].target')).to_be_visible()
    await table.spot("land:b3").tap()
    await expect(table.spot("land:b3")).to_have_attribute("aria-label", re.compile("village"))


async def test_hovering_a_choice_tells_what_it_would_score(open_page: OpenPage) -> None:
    page = await open_page()
    start = "country a1p b1f c1~1 z9s; yellow; red villages a1; bids 1 0; to settle turn 1"
    seats = (ME, {"kind": "hotseat", "name": "Ben"})
    table = await Table.open(page, *seats, game="titicaca", start=start)
    await table.asked()
    await table.spot("land:b1").hover()
    await expect(page.get_by_text("Lakes: 1 for Yellow")).to_be_visible()
    await table.point("land:b1")
    await table.asked()
    await table.spot("region:a1").hover()
    await expect(page.get_by_text("Pampa: 2 for Red")).to_be_visible()


async def test_why_not_here(open_page: OpenPage) -> None:
    page = await open_page()
    seats = (ME, {"kind": "hotseat", "name": "Ben"})
    start = SHORT + "\nbids 1 0\nto settle turn 1"
    table = await Table.open(page, *seats, game="titicaca", start=start)
    await table.asked()
    await table.point("land:d2")
    await expect(page.get_by_role("main").get_by_text("does not lie at lake 13")).to_be_visible()
    await expect(page.get_by_role("button", name="Rule TITICACA-3.1")).to_be_visible()


# Three regions of yellow and two of red around the new land b2.
UNITE = """
    country a2p b2f c1~1 b3g c3s a4p c2m
    yellow villages b2 b3 c2
    red villages c3 a4
    bids 2 0
    to unite b2 turn 1
"""


@pytest.mark.parametrize("first", [0, 1])
async def test_regions_are_united_in_the_order_one_points(open_page: OpenPage, first: int) -> None:
    """TITICACA-4.3  Whichever of the two is pointed at first."""
    page = await open_page()
    seats = (ME, {"kind": "hotseat", "name": "Ben"})
    table = await Table.open(page, *seats, game="titicaca", start=UNITE)
    await table.asked()
    pair = ["region:b3", "region:c3"]
    await table.point(pair[first], pair[1 - first])
    await table.wait_for_moves(1)
    await expect(table.log).to_contain_text("united the regions of b3 and c3")


async def test_regions_and_a_temple_by_touch_on_a_phone(open_page: OpenPage) -> None:
    """A region answers a finger on any of its lands, and what is touched is told of in sight."""
    page = await open_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    seats = (ME, {"kind": "hotseat", "name": "Ben"})
    start = UNITE.replace("bids", "regions b3+a4\n    bids")
    table = await Table.open(page, *seats, game="titicaca", start=start)
    assert {"region:a4", "region:c2", "region:c3"} <= set(await table.asked())

    async def touch(land: str) -> None:
        box = await page.locator(f'[data-anchor="land:{land}"]').bounding_box()
        assert box is not None
        await page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    await touch("b3")
    await expect(page.locator(".world").get_by_role("heading")).to_be_in_viewport(ratio=1)
    for land, pressed in (("a4", "false"), ("a4", "true")):
        await touch(land)
        await expect(table.spot("region:a4")).to_have_attribute("aria-pressed", pressed)
    await touch("c3")
    await table.wait_for_moves(1)
    await expect(table.spot("temple:2")).to_be_visible()
    await table.spot("temple:2").tap()
    await touch("b2")
    await expect(table.spot("land:b2")).to_have_attribute("aria-label", re.compile("temple"))


@pytest.mark.parametrize(
    "viewport", [{"width": 1440, "height": 900}, {"width": 390, "height": 844}]
)
@pytest.mark.parametrize("order", [["land:b2", "temple:1"], ["temple:2", "land:b2"]])
async def test_a_temple_is_built_whatever_is_pointed_at_first(
    open_page: OpenPage, viewport: dict[str, int], order: list[str]
) -> None:
    """TITICACA-4.4  And no tool lies over it: every thing pointed at takes the click itself."""
    page = await open_page(viewport=viewport)
    seats = (ME, {"kind": "hotseat", "name": "Ben"})
    start = UNITE.replace("to unite", "to temple")
    table = await Table.open(page, *seats, game="titicaca", start=start)
    await table.asked()
    await table.point(*order)
    await table.wait_for_moves(1)
    await expect(table.log).to_contain_text("temple")


async def test_behind_the_curtain_nothing_of_either_hand_is_seen(open_page: OpenPage) -> None:
    """HOUSE-1.1  Two hands on one device: while it changes hands no corner tells a value."""
    page = await open_page(viewport={"width": 1440, "height": 900})
    seats = (ME, {"kind": "hotseat", "name": "Ben"})
    start = UNITE.replace("to unite", "to temple")
    table = await Table.open(page, *seats, game="titicaca", start=start)
    await table.asked()
    await table.point("land:b2", "temple:2")
    await expect(table.log.first).to_contain_text("is worth 2")
    while not await page.locator(".curtain").count():
        if targets := await table.targets():
            await choose(table, targets)
        await asyncio.sleep(0.03)

    covered = await page.inner_text("body")
    assert "Ben" in covered
    for secret in ("worth", "temple", "bid"):
        assert secret not in covered.lower(), covered
    await page.goto(f"/t/{table.id}/replay")
    await expect(page.get_by_role("button", name="Play").first).to_be_visible()
    assert "is worth" not in await page.inner_text("body")


async def test_open_bids_stand_in_the_order_of_the_turns(open_page: OpenPage) -> None:
    """TITICACA-3.3  On a phone too, where not all seats fit: highest first, nothing last."""
    page = await open_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    seats = (ME, {"kind": "hotseat", "name": "Ben"}, {"kind": "hotseat", "name": "Cleo"})
    start = SHORT + "\norange stock 9\nbids 3 0 1\nto settle turn 1"
    table = await Table.open(page, *seats, game="titicaca", start=start)
    await table.asked()
    bids = page.get_by_role("list", name="Bids, in the order of the turns")
    await expect(bids.get_by_role("listitem")).to_contain_text(["Yellow", "Orange", "Red"])
    await expect(bids.get_by_role("listitem").last).to_be_in_viewport(ratio=1)
