"""A whole game of Tahuantinsuyu in a browser: one person and three bots; and what else a person
meets at its table."""

import asyncio
import re
import time

from playwright.async_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.table import PATIENCE, Table

ME = {"kind": "me", "name": "Ana"}
BOT = {"kind": "bot", "level": "novice"}
OTHERS = [{"kind": "hotseat", "name": name} for name in ("Ben", "Eva")]
START = "players 3; seats CAQ; at 1C1; labour C8 A8 Q8"
PHONE = {"width": 390, "height": 844}

PLAYED = '.head[aria-hidden="true"]'
CUZCO = '[data-element="site:CUZ"]'
"""Nothing can ever be done there: a tap on it only hurries what is being shown along."""


async def asked(table: Table) -> list[str]:
    """What can be chosen now, as a player finds out who does not wait for the animations."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if await table.result.count():
            return []
        if found := await table.targets():
            return found
        if await table.page.locator(PLAYED).count():
            await table.page.locator(CUZCO).dispatch_event("click")
        await asyncio.sleep(0.02)
    raise AssertionError(f"nobody is asked: {await table.page.inner_text('main')}")


async def choose(table: Table, targets: list[str], chosen: list[str]) -> str:
    """What has not been pointed at yet; then build, else lay cards and some roads."""
    known = {element.split(":")[0] for element in chosen}
    pointing = [t for t in targets if not t.startswith("button:")]
    fresh = [t for t in pointing if t.split(":")[0] not in known]
    building = [t for t in targets if t.split(":")[0] in ("site", "region")]
    if "button:stop" in targets and table.dice.random() < 0.6:
        building = ["button:stop"]
    target = table.dice.choice(fresh or building or pointing or targets)
    if target.startswith("slot:"):
        await table.page.mouse.click(*await bare(table.page, target))
    else:
        await table.spot(target).click()
    return target


BARE = """name => {
    const thing = document.querySelector(`[data-element="${name}"]`);
    const box = thing.getBoundingClientRect();
    const shares = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8];
    for (const down of shares)
        for (const right of shares) {
            const at = [box.x + box.width * right, box.y + box.height * down];
            if (document.elementFromPoint(...at) === thing) return at;
        }
    return null;
}"""


async def bare(page: Page, element: str) -> tuple[float, float]:
    """Where an element of the map lies bare: the middle of a road may lie under a token."""
    at = await page.evaluate(BARE, element)
    assert at, f"nothing of {element} can be touched"
    return at[0], at[1]


async def choices_until_the_end(table: Table) -> list[str]:
    """Every element pointed at, in a game played to its end."""
    chosen: list[str] = []
    while targets := await asked(table):
        chosen.append(await choose(table, targets, chosen))
        end = time.monotonic() + PATIENCE
        while await table.targets() == targets:
            assert time.monotonic() < end, f"{chosen[-1]} led nowhere"
            await asyncio.sleep(0.02)
    return chosen


async def is_wider_than_the_screen(page: Page) -> bool:
    wide: bool = await page.evaluate("document.documentElement.scrollWidth > window.innerWidth")
    return wide


async def test_a_whole_game_with_three_bots(open_page: OpenPage) -> None:
    page = await open_page("/")
    table = await Table.open(page, ME, BOT, BOT, BOT, game="tahuantinsuyu", seed="5")

    chosen = await choices_until_the_end(table)

    assert (await table.card())["status"] == "over"
    assert {element.split(":")[0] for element in chosen} >= {
        "slot",
        "site",
        "region",
        "card",
        "gap",
    }
    await expect(table.verdict).to_contain_text("invasion")
    roads = page.locator('[data-element^="slot:"][aria-label*="built by"]')
    assert await roads.count() > 20
    await expect(page.locator(".marker.black")).to_have_count(1)


async def test_what_cannot_be_built_is_explained(open_page: OpenPage) -> None:
    page = await open_page("/")
    table = await Table.open(page, ME, *OTHERS, game="tahuantinsuyu", start=START)
    await table.asked()

    await page.locator('[data-element="site:TIW"]').dispatch_event("click")

    await expect(
        page.get_by_role("main").get_by_text("Your roads do not reach Tiwanaku")
    ).to_be_visible()


async def test_a_price_says_which_sun_card_changed_it(open_page: OpenPage) -> None:
    page = await open_page("/")
    start = "players 3; at 2C1; turn C; labour C9 A6 Q6; gap N 5"
    table = await Table.open(page, ME, *OTHERS, game="tahuantinsuyu", start=start)
    await table.asked()

    city = page.locator(".costs > div", has_text="City")

    await expect(city).to_contain_text("6 − 2 Urban renewal")
    await expect(city.locator("b")).to_have_text("4")
    await expect(page.locator(".costs .labour")).to_contain_text("9")


async def test_cards_are_laid_on_a_phone(open_page: OpenPage) -> None:
    page = await open_page("/", "fr-FR", viewport=PHONE, has_touch=True, is_mobile=True)
    start = "players 3; at 2S1; hand C 5 7 9; hand A 1 2 3; hand Q 4 6 8"
    table = await Table.open(page, ME, *OTHERS, game="tahuantinsuyu", start=start)
    assert await table.asked()

    await table.spot("card:5").tap()
    for gap in ("gap:N", "gap:E", "gap:W"):
        await expect(table.spot(gap)).to_be_in_viewport(ratio=0.97)
    await table.spot("gap:E").tap()

    await table.wait_for_moves(1)
    assert not await is_wider_than_the_screen(page)


async def test_the_map_can_be_moved_and_brought_nearer(open_page: OpenPage) -> None:
    page = await open_page("/")
    table = await Table.open(page, ME, *OTHERS, game="tahuantinsuyu", start=START)
    await table.asked()
    site = page.locator('[data-element="site:CUZ"]')
    before = await site.bounding_box()
    assert before is not None

    await page.mouse.move(before["x"] + 60, before["y"] + 90)
    await page.mouse.down()
    await page.mouse.move(before["x"] + 20, before["y"] + 40, steps=4)
    await page.mouse.up()

    after = await site.bounding_box()
    assert after is not None
    assert abs(after["x"] - before["x"] + 40) < 12
    assert abs(after["y"] - before["y"] + 50) < 12
    assert await table.moves() == 0

    await page.get_by_role("button", name="Closer").click()
    nearer = await site.bounding_box()
    assert nearer is not None
    assert nearer["width"] > 1.3 * after["width"]


async def pinch(page: Page, middle: tuple[float, float], *, before: float, after: float) -> None:
    """Two fingers side by side, so far from each other before and after."""
    hand = await page.context.new_cdp_session(page)
    x, y = middle

    async def touch(kind: str, apart: float | None) -> None:
        sides = (-1, 1) if apart is not None else ()
        points = [{"x": x + side * (apart or 0) / 2, "y": y, "id": side + 1} for side in sides]
        await hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    await touch("touchStart", before)
    for step in range(1, 6):
        await touch("touchMove", before + (after - before) * step / 5)
    await touch("touchEnd", None)


async def test_two_fingers_bring_the_map_nearer_on_a_phone(open_page: OpenPage) -> None:
    """And choose nothing; a tap afterwards builds a road."""
    page = await open_page("/", viewport=PHONE, has_touch=True, is_mobile=True)
    table = await Table.open(page, ME, *OTHERS, game="tahuantinsuyu", start=START)
    targets = await table.asked()
    cuzco = table.spot("site:CUZ")
    before = await cuzco.bounding_box()
    assert before is not None
    middle = (before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)

    await pinch(page, middle, before=60, after=120)

    nearer = await cuzco.bounding_box()
    assert nearer is not None
    assert 1.5 < nearer["width"] / before["width"] < 2.5
    assert abs(nearer["x"] + nearer["width"] / 2 - middle[0]) < 8
    assert await table.moves() == 0

    await page.get_by_role("button", name="Farther").tap()
    road = next(target for target in targets if target.startswith("slot:"))
    await page.touchscreen.tap(*await bare(page, road))
    await table.wait_for_moves(1)
    await expect(table.spot(road)).to_have_attribute("aria-label", re.compile("built by"))


async def test_a_finger_moves_the_map_of_a_phone_and_chooses_nothing(open_page: OpenPage) -> None:
    page = await open_page("/", viewport=PHONE, has_touch=True, is_mobile=True)
    table = await Table.open(page, ME, *OTHERS, game="tahuantinsuyu", start=START)
    targets = await table.asked()
    road = next(target for target in targets if target.startswith("slot:"))
    before = await table.spot(road).bounding_box()
    assert before is not None
    x, y = await bare(page, road)
    hand = await page.context.new_cdp_session(page)

    async def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": right, "y": down} for right, down in points]
        await hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    await touch("touchStart", (x, y))
    for step in range(1, 6):
        await touch("touchMove", (x - 8 * step, y + 6 * step))
    await touch("touchEnd")

    after = await table.spot(road).bounding_box()
    assert after is not None
    assert abs(after["x"] - before["x"] + 40) < 12
    assert abs(after["y"] - before["y"] - 30) < 12
    assert await table.moves() == 0
    assert await page.locator("[aria-pressed=true][data-element]").count() == 0


async def test_the_map_follows_the_keyboard(open_page: OpenPage) -> None:
    page = await open_page("/")
    table = await Table.open(page, ME, *OTHERS, game="tahuantinsuyu", start=START)
    await table.asked()
    window = await page.locator(".world").bounding_box()
    far = page.locator('[data-element="site:QUI"]')
    before = await far.bounding_box()
    assert window is not None
    assert before is not None
    assert before["y"] + before["height"] < window["y"]

    await far.focus()

    await expect(far).to_be_focused()
    await expect(far).to_be_in_viewport()
    after = await far.bounding_box()
    assert after is not None
    assert window["y"] < after["y"] < window["y"] + window["height"]
