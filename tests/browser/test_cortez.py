"""Cortez in a browser: two people and two bots, with an auction, a trade, a mercenary, a battle."""

import asyncio
import time

from playwright.async_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.table import Table

# Four events and the last treasure are left, so the game ends within five turns.
LATE = (
    "players red blue orange green; decision bid; event bribery; active red; speaker blue; "
    "turned 14; events 1 0 0 0 0 0 0 0 2; treasures_turned 2; "
    "red a7 t1; blue o7 t2; orange a8 a9 t4; green o8 t5; aztec b8 a2 e1; spanish n8 o2 k1; "
    "provisions red 2 1 2 3, blue 1 2 2 2, orange 2 2 2 2, green 2 2 2 2; "
    "warriors red 0 0 1 1 1 2, blue 0 0 1 2 0 0, orange 1 1 0 0 0 0, green 1 1 0 0 0 0; "
    "objectives red 17, blue 18, orange 19, green 20"
)
SEATS = [
    {"kind": "me", "name": "Ana"},
    {"kind": "open"},
    {"kind": "bot", "level": "medium"},
    {"kind": "bot", "level": "medium"},
]
PATIENCE = 90.0


async def until(table: Table, element: str) -> None:
    """Wait until something can be chosen."""
    end = time.monotonic() + PATIENCE
    while element not in await table.targets():
        assert time.monotonic() < end, f"{element} is not offered: {await table.targets()}"
        await asyncio.sleep(0.05)


async def point(table: Table, *elements: str) -> None:
    """Choose one thing after the other, each when it is offered; nothing is while one is sent."""
    for element in elements:
        await until(table, element)
        await table.point(element)


async def play_out(tables: list[Table], stop: str = "") -> bool:
    """Anything, by whoever is asked, until something is offered or the game is over."""
    end = time.monotonic() + 4 * PATIENCE
    while time.monotonic() < end:
        for table in tables:
            if await table.result.count():
                return False
            targets = await table.targets()
            if stop and table is tables[0] and stop in targets:
                return True
            deeds = [t for t in targets if t not in ("button:offer", "button:pass")]
            if deeds and not deeds[0].startswith("bid:"):
                await table.point(table.dice.choice(deeds))
            elif "button:pass" in targets:
                await table.point("button:pass")
            await asyncio.sleep(0.1)
    raise AssertionError("the game does not go on")


async def test_two_people_and_two_bots(open_page: OpenPage) -> None:
    ana = await open_page("/")
    one = await Table.open(ana, *SEATS, game="cortez", start=LATE)
    link = (await one.card())["seat_links"]["1"]
    ben = await open_page(link, language="fr-FR", viewport={"width": 390, "height": 844})
    await ben.get_by_label("Nom").fill("Ben")
    await ben.get_by_role("button", name="S’asseoir").click()
    await ben.wait_for_url("**/t/*")
    two = Table(ben)

    # The auction: Ben opens, the bots and Ana follow or not, until it is settled.
    await point(two, "bid:1")
    while "button:draw" not in await one.targets():
        for table in (one, two):
            found = await table.targets()
            if "button:draw" in found:
                continue
            if "button:pass" in found and any(t.startswith("bid:") for t in found):
                await table.point("button:pass")
            elif paying := [t for t in found if t.startswith("provision:")]:
                await table.point(paying[0])
        await asyncio.sleep(0.1)

    # The trade: gold for food, accepted by Ben and by nobody else.
    await point(one, "button:offer", "button:give-gold", "button:want-food")
    await point(one, "button:to-blue", "button:send")
    await expect(ben.locator(".offer")).to_be_visible()
    await point(two, "button:accept-red")
    await expect(ana.locator(".offer")).to_have_count(0)
    await expect(one.log).to_contain_text("traded")

    # The battle: Ana attacks a bot; Ben helps for gold and is hired.
    await point(one, "cell:a7", "cell:a8")
    await point(one, "warrior:6", "warrior:6", "button:done")
    await point(two, "button:support-attacker", "warrior:4", "button:price-gold", "button:done")
    await point(one, "button:hire-blue")
    await expect(ben.locator(".battle").or_(ben.locator(".result"))).to_be_visible()

    # And on to the last treasure.
    await play_out([one, two])
    await expect(one.result).to_be_visible()
    await expect(two.result).to_be_visible()
    card = await one.card()
    assert card["status"] == "over"
    replay = await (await ana.request.get(f"/api/tables/{one.id}/replay")).json()
    kinds = {event["kind"] for frame in replay["frames"] for event in frame["events"]}
    assert {"bid", "bribed", "traded", "attacked", "hired", "revealed", "won", "ended"} <= kinds
