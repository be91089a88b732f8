"""Whole games in a browser: against a bot, between two people, and by keyboard alone."""

import asyncio
import re
from random import Random

from playwright.async_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.table import Table, tab_to

ME = {"kind": "me", "name": "Ana"}
MIDDLE = "0,1,0,0,-1,2,1,1,-1 p,yp,pp,-,py,y,py,-,y 1:2:3 normal x y act"
EMPTY = re.compile("empty")
VERDICT = re.compile(r"\b(wins?|draw)\b", re.IGNORECASE)


async def is_asked_first(one: Table, two: Table) -> bool:
    """Wait until one of two is asked, or the game is over; whether it is the first."""
    while True:
        for table in (one, two):
            if await table.targets() or await table.result.count():
                return table is one
        await asyncio.sleep(0.03)


async def test_a_whole_game_against_a_bot_with_the_pointer(open_page: OpenPage) -> None:
    page = await open_page("/")
    tiki = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Tiki"))
    await tiki.get_by_role("link", name="New table").click()
    await expect(page.get_by_role("heading", level=1)).to_contain_text("Tiki")
    await page.get_by_role("button", name="Against a bot").click()
    await page.get_by_label("Strength of the bot").select_option("novice")
    await page.get_by_role("button", name="Open the table").click()
    await page.wait_for_url("**/t/*")
    table = Table(page)

    while targets := await table.asked():
        await table.point(table.dice.choice(targets))

    card = await table.card()
    assert card["status"] == "over"
    await expect(table.verdict).to_contain_text(re.compile(r"\b(win|wins|draw)\b", re.I))
    rows = table.result.get_by_role("row")
    assert await rows.count() == 5, "the head, and for both a total and a line"
    replay = await (await page.request.get(f"/api/tables/{table.id}/replay")).json()
    assert len(replay["frames"]) > 10

    await page.get_by_role("button", name="Play again with sides swapped").click()
    await page.wait_for_url(lambda url: card["id"] not in url)
    seats = (await table.card())["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "person"]
    assert await table.asked()


async def test_two_browsers_play_each_other_and_see_each_others_moves(
    open_page: OpenPage,
) -> None:
    ana = await open_page("/new/tiki")
    await ana.get_by_role("button", name="With a friend").click()
    await ana.get_by_label("Name").first.fill("Ana")
    await ana.get_by_text("Seed and starting position").click()
    await ana.get_by_label("Starting position").fill(MIDDLE)
    await ana.get_by_role("button", name="Open the table").click()
    await ana.wait_for_url("**/t/*")
    one = Table(ana)
    link = (await one.card())["seat_links"]["1"]
    await expect(ana.get_by_role("main").get_by_text("A seat is still open")).to_be_visible()

    ben = await open_page(link)
    await ben.get_by_label("Name").fill("Ben")
    await ben.get_by_role("button", name="Sit down").click()
    await ben.wait_for_url("**/t/*")
    two = Table(ben)
    await expect(ana.get_by_text("Ben").first).to_be_visible()

    watcher = Table(await open_page(f"/t/{one.id}"))
    await expect(watcher.page.get_by_text("You are watching").first).to_be_visible()
    for cell in ("a2", "b3"):
        table, other = (one, two) if await is_asked_first(one, two) else (two, one)
        for screen in (other, watcher):
            await expect(screen.spot(f"cell:{cell}")).to_have_attribute("aria-label", EMPTY)
        await table.point(f"cell:{cell}")
        for screen in (other, watcher):
            await expect(screen.spot(f"cell:{cell}")).not_to_have_attribute("aria-label", EMPTY)

    one.dice, two.dice = Random(5), Random(5)
    while not (await one.result.count() or await two.result.count()):
        table = one if await is_asked_first(one, two) else two
        if targets := await table.targets():
            await table.point(table.dice.choice(targets))
    await expect(two.result).to_be_visible()
    await expect(watcher.result).to_be_visible()
    verdicts = [await table.verdict.inner_text() for table in (one, two)]
    assert len([verdict for verdict in verdicts if verdict.startswith("You win")]) <= 1
    assert verdicts[0] != verdicts[1] or "draw" in verdicts[0]
    assert await watcher.targets() == []


async def test_a_whole_game_by_keyboard_alone(open_page: OpenPage) -> None:
    page = await open_page("/")
    await page.get_by_role("heading", level=1).wait_for()
    await tab_to(page, 'a[href="/new/tiki"]')
    await page.keyboard.press("Enter")
    await page.wait_for_url("**/new/tiki")
    await page.locator("button.open").wait_for()
    await tab_to(page, 'select:has(option[value="novice"])')
    await page.keyboard.press("Home")
    await tab_to(page, "button.open")
    await page.keyboard.press("Enter")
    await page.wait_for_url("**/t/*")
    table = Table(page)
    assert (await table.card())["seats"][1]["level"] == "novice"
    await table.asked()

    typed = False
    while targets := await table.asked():
        if not typed:
            await tab_to(page, "input")
            cell = next(target for target in targets if target.startswith("cell:"))
            await page.keyboard.type(cell.removeprefix("cell:"))
            await page.keyboard.press("Enter")
            typed = True
            await table.wait_for_moves(1)
            continue
        target = table.dice.choice(targets)
        if target.startswith("button:"):
            await tab_to(page, f'button[data-element="{target}"]')
        else:
            await tab_to(page, '[role="button"][data-element]')
            await table.press_to(target)
        await page.keyboard.press("Enter")

    await expect(table.result).to_be_visible()
    finished = table.id
    await tab_to(page, ".result button.strong")
    await page.keyboard.press("Enter")
    await page.wait_for_url(lambda url: finished not in url)
    await expect(table.result).to_be_hidden()
    assert await table.asked()


async def test_what_cannot_be_played_is_explained_with_its_clause(open_page: OpenPage) -> None:
    page = await open_page()
    seats = (ME, {"kind": "hotseat", "name": "Ben"})
    table = await Table.open(page, *seats, options={"first": "yellow"})
    await table.asked()
    await table.type("b2-b3")
    await expect(page.get_by_role("main").get_by_text("There is no totem on b2")).to_be_visible()
    await page.get_by_role("button", name="Rule TIKI-3.2").click()
    clause = page.locator('[id="TIKI-3.2"], [data-clause="TIKI-3.2"]').first
    await expect(clause).to_be_visible()
    assert await table.moves() == 0

    await table.point("cell:b2")
    await table.wait_for_moves(1)
    assert "b2" in await table.stack_at("b2")


async def test_one_live_region_says_what_happens_what_is_asked_and_what_cannot_be_played(
    open_page: OpenPage,
) -> None:
    page = await open_page()
    seats = (ME, {"kind": "hotseat", "name": "Ben"})
    table = await Table.open(page, *seats, options={"first": "yellow"})
    await table.asked()
    live = page.locator('[aria-live], [role="status"], [role="alert"], [role="log"]')
    await expect(live).to_have_count(1)
    await expect(table.log).to_contain_text("Ana, it is your turn")
    await table.type("b2-b3")
    await expect(table.log).to_contain_text("There is no totem on b2")

    await table.point("cell:b2")
    await expect(table.log).to_contain_text("raised a totem on b2")
    await expect(table.log).to_contain_text("Ben, it is your turn")
    await expect(live).to_have_count(1)


async def test_a_move_can_be_made_by_touch_on_a_phone(open_page: OpenPage) -> None:
    page = await open_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    seats = (ME, {"kind": "hotseat", "name": "Ben"})
    table = await Table.open(page, *seats, options={"first": "yellow"})
    await table.asked()
    await table.spot("cell:a1").tap()
    await table.wait_for_moves(1)
    await table.asked()
    await table.spot("cell:c3").tap()
    await table.wait_for_moves(2)


async def test_the_sides_of_a_shaman_decision_are_offered(open_page: OpenPage) -> None:
    """A decision of a seat that is not on turn, made of borders and a button."""
    page = await open_page()
    start = "0,0,0,1,1,-1,1,-1,2 -,yyp,p,-,py,y,p,-,y 2:1:3 normal a2|b2 p shaman b1"
    table = await Table.open(page, ME, {"kind": "hotseat"}, start=start)

    targets = await table.asked()

    assert "button:shaman-decline" in targets
    assert [target for target in targets if target.startswith("border:")]
    await table.point("button:shaman-decline")
    await table.wait_for_moves(1)
    await expect(page.get_by_text("left the shaman").first).to_be_visible()


async def test_a_long_name_is_shortened_and_pushes_nothing_away(open_page: OpenPage) -> None:
    page = await open_page(viewport={"width": 1440, "height": 900})
    name = "Marie-Christine de La Tour-Maubourg-Latour"[:40]
    seats = ({"kind": "me", "name": name}, {"kind": "hotseat", "name": name[::-1]})
    await Table.open(page, *seats)
    plaques = page.locator(".plaque")
    await expect(plaques).to_have_count(2)
    await expect(plaques.first.get_by_title(name)).to_be_visible()
    for wide in (1440, 390):
        await page.set_viewport_size({"width": wide, "height": 900})
        shown = await plaques.all()
        assert len(shown) == 2
        for plaque in shown:
            frame, dot = [
                await part.bounding_box() for part in (plaque, plaque.locator(".presence"))
            ]
            assert frame is not None
            assert dot is not None
            assert frame["x"] + frame["width"] <= wide
            assert dot["x"] + dot["width"] <= frame["x"] + frame["width"]


async def test_the_way_back_closes_the_drawer_before_it_leaves_the_table(
    open_page: OpenPage,
) -> None:
    page = await open_page("/", viewport={"width": 390, "height": 844})
    table = await Table.open(page, {"kind": "me", "name": "Ana"}, {"kind": "hotseat"})
    address = page.url
    for close in (page.go_back, page.get_by_role("button", name="Close").click):
        await page.get_by_role("button", name="Rules", exact=True).click()
        await expect(page.get_by_role("tablist")).to_be_visible()
        await close()
        await expect(page.get_by_role("tablist")).to_be_hidden()
        assert page.url == address
        await table.asked()
    await page.go_back()
    await page.wait_for_url("**/")
