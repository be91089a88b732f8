"""A tournament of four from its making to its end: two people and two bots, and everybody is
rated."""

import asyncio

from playwright.async_api import expect

from tests.browser.conftest import OpenPage
from tests.house.people import Person, RunningHouse


async def take_part(person: Person, tournament: str) -> None:
    """Play every match of a tournament that is ours, by the first choices, until it is over."""
    while (page := await person.get(f"/api/tournaments/{tournament}"))["card"][
        "status"
    ] == "running":
        if page["my_table"] is not None:
            card = await person.get(f"/api/tables/{page['my_table']}")
            (seat,) = [chair["seat"] for chair in card["seats"] if chair["is_mine"]]
            async with person.screen(page["my_table"]) as screen:
                await screen.hello(seat)
                await screen.play_on()
        await asyncio.sleep(0.05)


async def test_a_tournament_of_four_is_played_to_its_end(
    open_page: OpenPage, inn: RunningHouse
) -> None:
    page = await open_page("/tournaments")
    await page.get_by_label("Name of the cup").fill("Spring tournament")
    await page.get_by_label("Round-robin").check()
    time_control = page.get_by_role("combobox", name="Time")
    await expect(time_control.locator("option").filter(has_text="No clock")).to_have_count(0)
    await time_control.select_option("days 0 0 3 5")
    await page.get_by_label("Name", exact=True).fill("Ana")
    await page.get_by_role("button", name="Make the cup").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Spring tournament")
    await expect(page.get_by_text("Correspondence, 3 days a turn")).to_be_visible()
    tournament = page.url.rsplit("/", 1)[1]
    for count in (2, 3):
        await page.get_by_label("Strength of the bot").select_option("novice")
        await page.get_by_role("button", name="Add this bot").click()
        await expect(page.get_by_role("heading", name=f"{count} entrants")).to_be_visible()
    async with Person(inn) as ana, Person(inn) as ben:
        cookies = await page.context.cookies()
        ana.http.cookies.set("tambo_guest", cookies[0]["value"], domain="127.0.0.1")
        await ben.post(f"/api/tournaments/{tournament}/join", {"name": "Ben"})
        await expect(page.get_by_text("Ben", exact=True)).to_be_visible()

        await page.get_by_role("button", name="Start the cup").click()
        await expect(page.get_by_role("link", name="To your table")).to_be_visible()
        await asyncio.gather(take_part(ana, tournament), take_part(ben, tournament))

        await expect(page.locator(".result")).to_contain_text("the cup")
        ended = await ben.get(f"/api/tournaments/{tournament}")
        for person in (ana, ben):
            while not await person.get("/api/ratings/mine"):
                pass
    assert [entry["played"] for entry in ended["entries"]] == [3, 3, 3, 3]
    rows = page.get_by_role("row")
    assert await rows.count() == 5
    winner = ended["entries"][0]
    first = rows.nth(1)
    await expect(first).to_contain_text(f"{winner['points'] / 10:g}")

    await page.goto("/ratings/tiki")
    await page.get_by_label("Listed after").select_option("1")
    await expect(page.get_by_role("row", name="Ben")).to_be_visible()
    await expect(page.get_by_role("img", name="Tiki: your rating")).to_be_visible()
