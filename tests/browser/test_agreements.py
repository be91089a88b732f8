"""What a table does by agreement, and hands that share a device, in real browsers."""

from playwright.async_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.table import Table

ANA = {"kind": "me", "name": "Ana"}
OPEN = {"kind": "open"}


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
        await expect(question).to_contain_text("What somebody has seen stays seen")
    await expect(two.page.get_by_text("Ana asks to go back")).to_be_visible()
    await two.page.get_by_role("button", name="Agree").click()

    for table in (one, two):
        await expect(table.spot("cell:b2")).to_have_attribute("aria-label", "b2: empty")
        await expect(table.spot("cell:a1")).to_have_attribute("aria-label", "a1: empty")
    assert "cell:b2" in await one.asked()
    folded = one.page.locator("details").filter(has_text="2 moves were taken back by agreement")
    inside = folded.get_by_role("listitem")
    await expect(inside).to_have_count(2, timeout=10_000)
    await expect(inside.first).to_be_hidden()
    await folded.locator("summary").click()
    await expect(inside.first).to_be_visible()
    await one.point("cell:c3")
    await one.wait_for_moves(1)


async def test_a_refusal_changes_nothing_and_is_told(open_page: OpenPage) -> None:
    one, two = await two_browsers(open_page)
    await one.point("cell:b2")
    await two.asked()

    await ask_back(one.page)
    await two.page.get_by_role("button", name="Refuse").click()

    await expect(one.page.get_by_text("Ben refused.")).to_be_visible()
    assert "empty" not in await one.stack_at("b2")
    assert await one.moves() == 1
    await ask_back(one.page)
    await expect(two.page.get_by_role("button", name="Agree")).to_be_visible()
    await one.page.get_by_role("button", name="Withdraw the question").click()
    await expect(two.page.get_by_text("Ana withdrew the question")).to_be_visible()
