"""Tiwanaku in a browser: whole games in all three modes, hints, the pencil, the day, the review."""

import asyncio
import time

from playwright.async_api import Page, expect

from tests.browser.conftest import Errors, OpenPage
from tests.browser.table import PATIENCE, Table, tab_to
from tests.games.tiwanaku.valley import ALL_SHORT, without
from tests.games.tiwanaku.valley import table as valley

ME = {"kind": "me", "name": "Ana"}
BEN = {"kind": "hotseat", "name": "Ben"}
BOT = {"kind": "bot", "level": "novice"}
PHONE = {"width": 390, "height": 844}
# A tab nobody looks at shows no motion: the same game in a third of the time.
IN_THE_BACKGROUND = "Object.defineProperty(document, 'hidden', {get: () => true})"
UNKNOWN = "undiscovered"
"""What a screen reader says of a field without terrain."""


MOMENT = """unknown => {
    const names = what => [...document.querySelectorAll(what)].map(node => node.dataset.element);
    return {
        isOver: document.querySelector('.result') !== null,
        hasCurtain: document.querySelector('.curtain') !== null,
        targets: names('.target[data-element], button[data-element]:not(.choice)'),
        unknown: names(`.target[data-element^="cell:"][aria-label*="${unknown}"]`),
    };
}"""


class Valley(Table):
    """A table of Tiwanaku, and an explorer who never divines: the shortest way to the end."""

    async def play_to_the_end(self) -> int:
        pointed = 0
        end = time.monotonic() + PATIENCE
        while not (moment := await self.page.evaluate(MOMENT, UNKNOWN))["isOver"]:
            assert time.monotonic() < end, "nobody is asked"
            if moment["targets"]:
                await self.point(self.wish(moment["targets"], moment["unknown"]))
                pointed += 1
            elif moment["hasCurtain"]:
                await self.page.locator(".curtain .strong").click()
            else:
                await asyncio.sleep(0.02)
                continue
            assert pointed < 500, "the game does not end"
            end = time.monotonic() + PATIENCE
        return pointed

    def wish(self, found: list[str], unknown: list[str]) -> str:
        """What to point at: to keep, to pass, unknown land, a tile, a pawn, in this order."""
        for name in ("keep", "pass", "done", "give"):
            if f"button:{name}" in found:
                return f"button:{name}"
        if unknown:
            return self.dice.choice(unknown)
        for kind in ("pile:", "seat:", "pawn:", "reserve:", "cell:"):
            if fitting := [name for name in found if name.startswith(kind)]:
                return self.dice.choice(fitting)
        return self.dice.choice(found)

    async def kinds_of_events(self) -> set[str]:
        return await self.kinds_told("&seat=0")


async def sit(page: Page, *seats: dict[str, str], **options: str) -> Valley:
    table = await Valley.open(page, *seats, game="tiwanaku", options=options, seed="7")
    assert isinstance(table, Valley)
    return table


async def test_a_competitive_game_against_a_bot_and_its_review(open_page: OpenPage) -> None:
    """A person and a bot on the short board, from the first pawn to the remarks on the replay."""
    page = await open_page("/import")
    await page.context.add_init_script(IN_THE_BACKGROUND)
    table = await sit(page, ME, BOT, board="short")

    assert await table.play_to_the_end() > 10

    await expect(table.result).to_contain_text("Diversity")
    await page.goto(f"/t/{table.id}/replay")
    await page.get_by_role("button", name="Next remark").click()
    await expect(page.locator(".remark").first).not_to_be_empty()


async def test_a_solo_game(open_page: OpenPage) -> None:
    """Alone against the Otoma: their pawns run, and in the end one side is ahead."""
    page = await open_page("/import")
    await page.context.add_init_script(IN_THE_BACKGROUND)
    table = await sit(page, ME)

    await table.play_to_the_end()

    assert "otoma-ran" in await table.kinds_of_events()
    await expect(table.result).to_contain_text("the Otoma")


async def test_a_game_together(open_page: OpenPage) -> None:
    """Two at one screen against the Otoma, each with tiles that only they may look at."""
    page = await open_page("/import")
    await page.context.add_init_script(IN_THE_BACKGROUND)
    table = await sit(page, ME, BEN, mode="cooperative", coop="easy")

    await table.play_to_the_end()

    assert {"spent", "otoma-ran"} <= await table.kinds_of_events()
    await expect(table.result).to_contain_text("ogether,")


async def test_a_hint_is_told_step_by_step_and_shown_on_the_board(open_page: OpenPage) -> None:
    page = await open_page()
    planted = without(ALL_SHORT, "a1", "a2")
    begun = valley("competitive short 2", "pawns beige a1", planted=planted, laid="a1")
    table = await Valley.open(page, ME, BOT, game="tiwanaku", start=begun.position())
    assert await table.asked()
    moves = await table.moves()

    await page.get_by_role("button", name="Hint", exact=True).click()

    hint = page.locator(".hint")
    await expect(hint).to_be_visible()
    await expect(hint.locator(".claim")).not_to_be_empty()
    await expect(page.locator(".marks .lit")).not_to_have_count(0)
    await page.set_viewport_size({"width": 390, "height": 844})
    onward = page.get_by_role("button", name="Next step")
    await expect(onward).to_be_in_viewport(ratio=1)
    await onward.click()
    await expect(hint.locator("li.now")).to_contain_text("a1 holds at most level 1")
    await expect(onward).to_be_disabled()
    await page.get_by_role("button", name="Close the hint").click()
    await expect(hint).to_have_count(0)
    await expect(page.locator(".marks .lit")).to_have_count(0)
    assert await table.moves() == moves


async def test_no_hint_is_offered_where_none_is_allowed(open_page: OpenPage) -> None:
    page = await open_page("/import")
    answer = await page.request.post(
        "/api/tables",
        data={"game": "tiwanaku", "seats": [ME], "options": {"hints": False}, "seed": "7"},
    )
    await page.goto(f"/t/{(await answer.json())['id']}")
    table = Valley(page)

    assert await table.asked()
    await expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


async def test_pencil_marks_by_touch_are_there_again_after_a_reload(open_page: OpenPage) -> None:
    page = await open_page(viewport=PHONE, has_touch=True)
    table = await sit(page, ME, BOT, board="short")
    field = (await unknown_fields(table))[0]
    moves = await table.moves()

    await table.spot("pencil:tool").tap()
    await table.spot(field).tap()
    await table.spot("pencil:3").tap()
    await table.spot("pencil:g").tap()
    await table.spot("pencil:5").tap()
    await table.spot("pencil:5").tap()

    await expect(table.spot(field)).to_have_attribute("aria-label", marks_of(field, "3 g"))
    await table.spot("pencil:tool").tap()
    await saved(page)
    await page.reload()
    await expect(table.spot(field)).to_have_attribute("aria-label", marks_of(field, "3 g"))
    assert await table.moves() == moves


async def test_pencil_marks_by_keyboard_are_seen_by_nobody_else(open_page: OpenPage) -> None:
    page = await open_page()
    table = await sit(page, ME, BOT, board="short")
    field = (await unknown_fields(table))[0]

    await table.spot("pencil:tool").focus()
    await page.keyboard.press("Enter")
    await expect(table.spot("pencil:tool")).to_be_focused()
    await tab_to(page, '[data-element^="cell:"]')
    await table.press_to(field)
    await page.keyboard.press("4")
    await page.keyboard.press("R")
    await expect(table.spot(field)).to_have_attribute("aria-label", marks_of(field, "4 r"))
    await saved(page)

    other = await open_page(f"/t/{table.id}")
    watched = Valley(other)
    await watched.is_connected()
    await expect(watched.spot(field)).to_have_attribute(
        "aria-label", f"{field.removeprefix('cell:')}, {UNKNOWN}"
    )
    await expect(watched.spot("pencil:tool")).to_have_count(0)


async def test_the_scenario_of_the_day_is_one_tap_away(open_page: OpenPage) -> None:
    page = await open_page()
    day = page.get_by_role("article", name="Scenario of the day")

    await day.get_by_role("button", name="Play alone").click()

    table = Valley(page)
    await table.is_connected()
    assert "reserve:beige" in await table.asked()
    card = await table.card()
    assert "scenario" not in card["options"]
    assert len(card["seats"]) == 1


async def test_a_scenario_can_be_chosen_and_a_faulty_one_is_explained(
    open_page: OpenPage, errors: Errors
) -> None:
    errors.allowed.append("422")
    page = await open_page("/new/tiwanaku")
    await page.get_by_label("Board").select_option("short")
    await page.get_by_label("Scenario", exact=True).select_option("From a word, or typed in…")
    await page.get_by_role("textbox", name="From a word, or typed in…").fill("5 e9")

    await page.get_by_role("button", name="Open the table").click()
    await expect(page.get_by_role("alert")).to_contain_text("e9")
    await page.get_by_label("Scenario", exact=True).select_option("Scenario 2")
    await page.get_by_role("button", name="Open the table").click()

    table = Valley(page)
    await table.is_connected()
    assert "scenario" not in (await table.card())["options"]


async def unknown_fields(table: Valley) -> list[str]:
    assert await table.asked()
    found: list[str] = await table.page.eval_on_selector_all(
        f'[data-element^="cell:"][aria-label*="{UNKNOWN}"]',
        "nodes => nodes.map(node => node.dataset.element)",
    )
    return found


def marks_of(field: str, marks: str) -> str:
    return f"{field.removeprefix('cell:')}, {UNKNOWN}, your marks: {marks}"


async def saved(page: Page) -> None:
    """Leave the table for a moment: what was written is sent then at the latest."""
    await page.get_by_role("link", name="To the inn").first.click()
    await page.get_by_role("heading", level=1).first.wait_for()
    await page.go_back()
    await Valley(page).is_connected()
