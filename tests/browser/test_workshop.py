"""The workshop in a browser: data of a printed copy typed in, mended, and taken to a table."""

import re

from playwright.async_api import Locator, Page, expect

from tests.browser.conftest import OpenPage


def editor(page: Page) -> Locator:
    return page.get_by_label("Your data")


async def selected(field: Locator) -> str:
    text: str = await field.evaluate(
        "node => node.value.slice(node.selectionStart, node.selectionEnd)"
    )
    return text


async def test_mistakes_are_told_with_their_line_and_can_be_mended(open_page: OpenPage) -> None:
    page = await open_page("/rules/titicaca")
    await page.get_by_role("link", name="Play with your own printed copy").click()
    sample = await editor(page).input_value()

    await editor(page).fill(sample.replace("f 1 m s", "f 1 m x").replace("15", "14"))
    await page.get_by_role("button", name="Examine").click()

    await expect(page.get_by_role("heading", name="3 things to mend")).to_be_visible()
    await expect(page.get_by_text("“x” is neither a lake")).to_be_visible()
    await page.get_by_role("button", name="Line 12").first.click()
    assert await selected(editor(page)) == "9 14 m s"
    await page.get_by_role("button", name="Our data again").click()
    await expect(editor(page)).to_have_value(sample)
    await page.get_by_role("button", name="Examine").click()
    await expect(page.get_by_role("heading", name="Nothing to mend")).to_be_visible()


async def test_a_warning_is_shown_and_a_table_opens_all_the_same(open_page: OpenPage) -> None:
    """TAHUANTINSUYU-1.4  21 labour is unlike our own data, and can be played with."""
    page = await open_page("/workshop/tahuantinsuyu")
    sample = await editor(page).input_value()
    await editor(page).fill(sample.replace("labour 8 ", "labour 21 "))
    await page.get_by_role("button", name="Examine").click()

    await expect(page.get_by_role("heading", name="Nothing to mend")).to_be_visible()
    await expect(page.get_by_role("heading", name="One thing to look at again")).to_be_visible()
    await expect(page.get_by_text("Column 1 gives 21 labour")).to_be_visible()
    await page.get_by_role("button", name=re.compile("^Line ")).click()
    assert (await selected(editor(page))).startswith("labour 21 ")
    await page.get_by_role("button", name="Open a table with this").click()
    await page.wait_for_url("**/new/tahuantinsuyu")


async def test_what_was_typed_is_still_there_after_a_reload(open_page: OpenPage) -> None:
    page = await open_page("/workshop/tahuantinsuyu")
    await editor(page).fill("labour 8 6 6\n")

    await page.reload()

    await expect(editor(page)).to_have_value("labour 8 6 6\n")


async def test_a_game_with_nothing_to_type_in(open_page: OpenPage) -> None:
    page = await open_page("/workshop/tiki")

    await expect(page.get_by_role("alert")).to_have_text("Nothing of this game can be typed in.")


async def test_a_table_opens_with_what_was_typed_in(open_page: OpenPage) -> None:
    page = await open_page("/new/titicaca")
    await page.get_by_role("link", name="Type it in at the workshop").click()
    sample = await editor(page).input_value()
    await editor(page).fill("# mine\n" + sample.replace("f 1 m s", "s m f 1"))
    await page.get_by_role("button", name="Examine").click()

    await page.get_by_role("button", name="Open a table with this").click()

    await page.wait_for_url("**/new/titicaca")
    await expect(page.get_by_label("Tiles of your own copy")).to_have_value(
        re.compile("^s m f 1 / ")
    )
    await page.get_by_role("button", name="Open the table").click()
    await page.wait_for_url("**/t/*")
    card = await (await page.request.get(page.url.replace("/t/", "/api/tables/"))).json()
    assert card["options"]["tiles"].startswith("s m f 1 / 2 p m f / ")
