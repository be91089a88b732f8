"""What a table does by agreement, and hands that share a device, in real browsers."""

import re

from playwright.async_api import Page, expect

from tests.browser.conftest import Errors, OpenPage
from tests.browser.table import Table

ANA = {"kind": "me", "name": "Ana"}
BEN = {"kind": "hotseat", "name": "Ben"}
OPEN = {"kind": "open"}
EMPTY = re.compile("empty")


async def two_browsers(open_page: OpenPage) -> tuple[Table, Table]:
    """Ana and Ben at two devices; Ana begins."""
    ana = await open_page()
    one = await Table.open(ana, ANA, OPEN, options={"first": "yellow"})
    link = (await one.card())["seat_links"]["1"]
    ben = await open_page(link)
    await ben.get_by_label("Name").fill("Ben")
    await ben.get_by_role("button", name="Sit down").click()
    await ben.wait_for_url("**/t/*")
    two = Table(ben)
    await two.is_connected()
    await one.asked()
    return one, two


async def ask_back(page: Page, far: str = "To before my last move") -> None:
    await page.get_by_role("button", name="Ask to take back").click()
    dialog = page.get_by_role("dialog")
    await expect(dialog).to_contain_text("Everybody else at the table must agree")
    await dialog.get_by_label("How far?").select_option(label=far)
    await dialog.get_by_role("button", name="Ask the others").click()


async def test_moves_are_taken_back_when_the_other_agrees(open_page: OpenPage) -> None:
    one, two = await two_browsers(open_page)
    await one.point("cell:b2")
    await two.asked()
    await two.point("cell:a1")
    await one.asked()

    await ask_back(one.page)

    for table in (one, two):
        question = table.page.get_by_role("region", name="A question to everybody")
        await expect(question).to_contain_text("2 moves would be taken back")
        await expect(question).to_contain_text("What someone has seen stays seen")
        await expect(question).to_contain_text("The question waits until")
    await expect(two.page.get_by_role("main").get_by_text("Ana asks to go back")).to_be_visible()
    await two.page.get_by_role("button", name="Agree").click()

    for table in (one, two):
        await expect(table.spot("cell:b2")).to_have_attribute("aria-label", EMPTY)
        await expect(table.spot("cell:a1")).to_have_attribute("aria-label", EMPTY)
    assert "cell:b2" in await one.asked()
    folded = one.page.locator("details").filter(has_text="2 moves were taken back by agreement")
    await expect(folded.locator("li").first).to_be_hidden()
    await folded.locator("summary").click()
    await expect(folded.locator("li")).to_have_count(2)
    await expect(folded.locator("li").first).to_be_visible()
    await one.point("cell:c3")
    await one.wait_for_moves(1)


async def test_a_pause_by_agreement_is_told_below_the_log(open_page: OpenPage) -> None:
    one, two = await two_browsers(open_page)
    await one.page.get_by_role("tab", name="Table").click()
    await one.page.get_by_role("button", name="Pause the game").click()
    await two.page.get_by_role("button", name="Agree").click()

    await expect(two.page.get_by_text("The game is paused by agreement").first).to_be_visible()
    await two.page.get_by_role("tab", name="Log").click()
    agreed = two.page.get_by_role("region", name="What was agreed")
    await expect(agreed.get_by_role("listitem")).to_have_text(
        re.compile(r"The game was paused; Ana had asked\. .*\d")
    )


async def test_a_refusal_changes_nothing_and_is_told(open_page: OpenPage) -> None:
    one, two = await two_browsers(open_page)
    await one.point("cell:b2")
    await two.asked()

    await ask_back(one.page)
    await two.page.get_by_role("button", name="Refuse").click()

    await expect(one.page.get_by_role("main").get_by_text("Ben refused.")).to_be_visible()
    assert "empty" not in await one.stack_at("b2")
    assert await one.moves() == 1
    await ask_back(one.page)
    await expect(two.page.get_by_role("button", name="Agree")).to_be_visible()
    await one.page.get_by_role("button", name="Withdraw the question").click()
    await expect(
        two.page.get_by_role("main").get_by_text("Ana withdrew the question")
    ).to_be_visible()


async def test_nobody_waits_for_one_who_has_left(open_page: OpenPage) -> None:
    """Ben leaves before answering: a bot plays on, and Ana's proposal is decided."""
    one, two = await two_browsers(open_page)
    await one.page.get_by_role("tab", name="Table").click()
    await one.page.get_by_role("button", name="Pause the game").click()
    await expect(two.page.get_by_role("button", name="Agree")).to_be_visible()
    await two.page.get_by_role("tab", name="Table").click()
    for _ in range(2):
        await two.page.get_by_role("button", name="Leave the table").click()

    resting = "The game is paused by agreement"
    await expect(one.page.get_by_role("main").get_by_text(resting).first).to_be_visible()
    await expect(one.log).to_contain_text(resting)
    await one.page.get_by_role("button", name="Go on with the game").click()
    await expect(one.page.get_by_role("main").get_by_text(resting)).to_have_count(0)
    await one.asked()


async def test_a_spectator_steps_back_while_the_match_goes_on(open_page: OpenPage) -> None:
    one, two = await two_browsers(open_page)
    await one.point("cell:b2")
    await two.asked()
    watcher = Table(await open_page(f"/t/{one.id}"))
    await expect(watcher.spot("cell:b2")).not_to_have_attribute("aria-label", EMPTY)

    await watcher.page.get_by_role("button", name="Step back through the game").click()
    await expect(watcher.spot("cell:b2")).to_have_attribute("aria-label", EMPTY)
    await two.point("cell:a1")
    await expect(
        watcher.page.get_by_role("main").get_by_text("The game has gone on since")
    ).to_be_visible()
    await expect(watcher.spot("cell:a1")).to_have_attribute("aria-label", EMPTY)
    await watcher.page.get_by_role("button", name="One move on").click()
    await expect(watcher.spot("cell:b2")).not_to_have_attribute("aria-label", EMPTY)

    await watcher.page.get_by_role("button", name="Follow live").click()
    await expect(watcher.spot("cell:a1")).not_to_have_attribute("aria-label", EMPTY)


async def test_a_device_of_two_hands_begins_behind_the_curtain(open_page: OpenPage) -> None:
    """Titicaca has sealed bids: after a reload, too, nothing is shown before a player asks."""
    page = await open_page()
    table = await Table.open(page, ANA, BEN, game="titicaca", lift=False)
    for _ in range(2):
        await expect(page.get_by_text("Hand the device to")).to_be_visible()
        await expect(page.locator("[data-element]")).to_have_count(0)
        await expect(page.get_by_role("tablist")).to_have_count(0)
        await page.get_by_role("button", name=re.compile("^I am ")).click()
        await expect(page.locator("[data-element]").first).to_be_visible()
        await page.reload()
        await table.is_connected()


async def test_a_pin_guards_a_hand_from_the_other(open_page: OpenPage, errors: Errors) -> None:
    errors.allowed.append("422")
    page = await open_page()
    table = await Table.open(page, ANA, BEN, game="titicaca", lift=False)
    await expect(page.get_by_text("Hand the device to Ana")).to_be_visible()
    await page.get_by_role("button", name="Guard this seat with a PIN").click()
    field = page.get_by_label("Ana, choose a PIN")
    await field.fill("12")
    await field.press("Enter")
    await expect(page.get_by_role("main").get_by_text("A PIN has 4 to 12 digits")).to_be_visible()
    await field.fill("2718")
    await page.get_by_role("button", name="Set the PIN").click()
    await expect(page.locator("[data-element]").first).to_be_visible()

    await page.reload()
    await table.is_connected()
    await expect(page.get_by_role("button", name="I am Ana")).to_have_count(0)
    given = page.get_by_label("Ana, your PIN")
    await given.fill("1111")
    await given.press("Enter")
    await expect(
        page.get_by_role("main").get_by_text("This is not the PIN of the seat")
    ).to_be_visible()
    await expect(page.locator("[data-element]")).to_have_count(0)
    await given.fill("2718")
    await page.get_by_role("button", name="Show my seat").click()
    await expect(page.locator("[data-element]").first).to_be_visible()


async def test_after_a_reload_the_curtain_hangs_for_the_player_to_act(
    open_page: OpenPage,
) -> None:
    """Ana's bid is sealed; the house does not tell that, so this screen remembers it."""
    page = await open_page()
    start = "country a2f b1m b2~13 b3s c2~14 c3p d2g a3p; yellow stock 9; red stock 9; round 13"
    table = await Table.open(page, ANA, BEN, game="titicaca", start=start, lift=False)
    await guard(page, "Ana", "2718")
    await page.get_by_role("button", name="Add a lance: 4").click()
    await page.get_by_role("button", name="Seal the bid: 4").click()
    await expect(page.get_by_text("Hand the device to Ben")).to_be_visible()
    await page.reload()
    await table.is_connected()
    await expect(page.get_by_text("Hand the device to Ben")).to_be_visible()


async def test_a_forgotten_pin_at_the_only_device_leaves_the_seat_to_a_bot(
    open_page: OpenPage,
) -> None:
    page = await open_page(viewport={"width": 390, "height": 844})
    twin = {**BEN, "name": ANA["name"]}
    table = await Table.open(page, ANA, twin, game="titicaca", lift=False)
    await guard(page, "Ana (seat 1)", "2718")
    await expect(page.locator("[data-element]").first).to_be_visible()
    await page.reload()
    await table.is_connected()
    await expect(page.get_by_role("button", name="Table", exact=True)).to_be_disabled()
    await expect(page.get_by_role("link", name="Leave the screen")).to_be_visible()

    await page.get_by_role("button", name="PIN forgotten?").click()
    await expect(page.get_by_text("A bot plays for Ana (seat 1) to the end")).to_be_visible()
    await expect(page.locator("[data-element]")).to_have_count(0)
    await page.get_by_role("button", name="Let a bot play", exact=True).click()
    await page.get_by_role("button", name="I am Ana (seat 2)").click()
    await expect(page.get_by_text("sits in: has left")).to_be_visible()

    await page.get_by_role("button", name="Take my seat back").click()
    await expect(page.get_by_text("Hand the device to Ana (seat 1)")).to_be_visible()
    given = page.get_by_label("Ana (seat 1), your PIN")
    await given.fill("2718")
    await given.press("Enter")
    await expect(given).to_have_count(0)
    while (await table.card())["seats"][0]["stand_in"]:
        pass
    await expect(page.get_by_text("sits in: has left")).to_have_count(0)


async def guard(page: Page, name: str, pin: str) -> None:
    await page.get_by_role("button", name="Guard this seat with a PIN").click()
    field = page.get_by_label(f"{name}, choose a PIN")
    await field.fill(pin)
    await field.press("Enter")
