"""Cortez in browsers: two people and two bots, with an auction, a trade, battles, a mercenary."""

import asyncio
import contextlib
import re
import time
from typing import Any

from playwright.async_api import TimeoutError as TimedOut
from playwright.async_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.table import Table

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1366, "height": 768}
PATIENCE = 300.0

# Four events and the last treasure are left, so the game ends within five turns.
LATE = (
    "players red blue orange green; decision bid; event bribery; active red; speaker blue; "
    "turned 14; events 1 0 0 0 0 0 0 0 2; treasures_turned 2; "
    "red a7 t1; blue a8 t2; orange o7 t4; green o8 t5; aztec b8 a2 e1; spanish n8 o2 k1; "
    "provisions red 2 1 2 3, blue 1 2 2 2, orange 2 2 2 2, green 2 2 2 2; "
    "warriors red 0 0 1 1 1 2, blue 0 0 1 2 0 0, orange 1 1 0 0 0 0, green 1 1 0 0 0 0; "
    "objectives red 17, blue 18, orange 19, green 20"
)
# Red's attack on orange is laid on both sides; green has gone away, blue can still help.
TALKS = (
    "players red blue orange green; decision talks; event bridges; active red; actions 2; "
    "turned 3; attacker red; defender orange; origin a7; field a8; limbo red; "
    "red t1; blue o7 t2; orange a8 t4; green o8 t5; aztec b8 a2; spanish n8 o2; "
    "provisions red 2 1 2 3, blue 1 2 2 2, orange 2 0 2 2, green 2 2 2 2; "
    "warriors blue 0 0 1 2 0 0; laid red 0 0 0 0 1 0, orange 0 0 0 0 1 0; "
    "stance green away; objectives red 17, blue 18, orange 19, green 20"
)


async def two_people(
    open_page: OpenPage, bots: int, *, has_touch: bool = False, **more: Any
) -> tuple[Table, Table]:
    """Ana at a desk in English opens; Ben on a phone in French takes the second seat."""
    people = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
    seats = people + [{"kind": "bot", "level": "medium"}] * bots
    ana = await open_page("/", viewport=LAPTOP)
    one = await Table.open(ana, *seats, game="cortez", **more)
    link = (await one.card())["seat_links"]["1"]
    ben = await open_page(
        link, language="fr-FR", viewport=PHONE, has_touch=has_touch, is_mobile=has_touch
    )
    await ben.get_by_label("Nom").fill("Ben")
    await ben.get_by_role("button", name="S’asseoir").click()
    await ben.wait_for_url("**/t/*")
    two = Table(ben)
    await two.is_connected()
    return one, two


async def until(table: Table, element: str) -> None:
    """Wait until something can be chosen."""
    end = time.monotonic() + PATIENCE
    while element not in await table.targets():
        assert time.monotonic() < end, f"{element} is not offered: {await table.targets()}"
        await asyncio.sleep(0.03)


async def point(table: Table, *elements: str) -> None:
    """Choose one thing after the other, each when it is offered; nothing is while one is sent."""
    for element in elements:
        await until(table, element)
        await table.point(element)


def plain_choice(table: Table, targets: list[str]) -> str:
    """The shortest way on: decline, stop, refuse, or anything that is no talk."""
    for wanted in (
        "button:stop",
        "button:done",
        "button:pass",
        "refuse:",
        "reject:",
        "button:drop",
    ):
        found = [one for one in targets if one.startswith(wanted)]
        if found:
            return found[0]
    moves = [one for one in targets if one != "button:offer" and not one.startswith("bid:")]
    return table.dice.choice(moves or targets)


async def play_out(one: Table, two: Table) -> None:
    """The plainest choices of the player to act, until the game is over for both."""
    end = time.monotonic() + PATIENCE
    while not (await one.result.count() and await two.result.count()):
        assert time.monotonic() < end, "the game does not go on"
        for seat, table in enumerate((one, two)):
            asked = table.page.locator(f'.plaque.asked[data-seat="{seat}"]')
            targets = await table.targets() if await asked.count() else []
            if targets:
                await try_to(table, plain_choice(table, targets))
        await asyncio.sleep(0.02)


async def try_to(table: Table, element: str) -> None:
    """Point at something that another player may just have made impossible."""
    with contextlib.suppress(TimedOut):
        await table.spot(element).click(timeout=1_000)


async def told(table: Table) -> set[str]:
    """The kinds of all events of a game that is over."""
    assert (await table.card())["status"] == "over"
    return await table.kinds_told()


async def test_a_whole_game_from_the_start(open_page: OpenPage) -> None:
    """Generals, collars, events, turns, two treasures and the count."""
    one, two = await two_people(open_page, 0, seed="whole")

    await play_out(one, two)

    await expect(one.verdict).to_contain_text("treasure")
    kinds = await told(one)
    assert {"chose", "collared", "turned", "stopped", "ended"} <= kinds
    assert kinds & {"treasure-taken", "treasure-lost"}


async def test_an_auction_a_trade_and_a_battle(open_page: OpenPage) -> None:
    """From an auction to the end of the game, everything pointed at."""
    one, two = await two_people(open_page, 2, start=LATE)

    # The auction: Ben opens, Ana passes, bots raise or not, the winner pays.
    await expect(two.page.locator(".auction")).to_be_visible()
    await point(two, "bid:1")
    while "button:draw" not in await one.targets():
        for table in (one, two):
            found = await table.targets()
            if "button:pass" in found and any(element.startswith("bid:") for element in found):
                await try_to(table, "button:pass")
            elif found and all(element.startswith("provision:") for element in found):
                await try_to(table, found[0])
        await asyncio.sleep(0.03)

    # The trade: gold for food and a promise, to Ben alone.
    await point(one, "button:offer", "give:gold", "want:food", "to:blue")
    await point(one, "promise:peace", "until:turn")
    await one.page.get_by_role("textbox", name="In words").fill("The <b>north gate</b> is yours.")
    await point(one, "button:send")
    # A bot may have made an offer of its own.
    offer = two.page.locator(".offer", has_text="The <b>north gate</b> is yours.")
    await expect(offer).to_contain_text("je ne vous attaquerai pas")
    await point(two, "accept:red")
    await expect(offer).to_have_count(0)
    await expect(one.spot("provision:food")).to_have_attribute("aria-label", re.compile("Food: 3"))

    # The battle: Ana attacks Ben, who stands; what the bots do about it is theirs.
    await point(one, "cell:a7", "cell:a8")
    await expect(two.page.locator(".battle")).to_be_visible()
    await point(two, "button:pass")
    await point(one, "warrior:6", "warrior:6", "button:done")
    await point(two, "warrior:4", "button:done")

    await play_out(one, two)
    kinds = await told(one)
    fought = {"attacked", "unfed", "laid", "stood", "revealed", "compared", "won", "retreated"}
    assert {"bid", "bribed", "offered", "traded", "ended"} | fought <= kinds


ATTACK = (
    "players red blue; decision act; event bridges; active red; actions 2; turned 3; "
    "red a7 t1; blue a8 t2; aztec b8; spanish n8; provisions red 2 1 2 3, blue 1 2 2 2; "
    "warriors red 0 0 1 1 1 2, blue 0 0 1 2 0 0; objectives red 17, blue 18"
)


async def test_a_touched_screen_asks_before_an_attack(open_page: OpenPage) -> None:
    """A finger slips: an attack cannot be taken back, so it is confirmed; a move is not."""
    page = await open_page("/", viewport=PHONE, has_touch=True, is_mobile=True)
    ana = {"kind": "me", "name": "Ana"}
    table = await Table.open(page, ana, {"kind": "open"}, game="cortez", start=ATTACK)
    link = (await table.card())["seat_links"]["1"]
    ben = await open_page(link, language="fr-FR")
    await ben.get_by_label("Nom").fill("Ben")
    await ben.get_by_role("button", name="S’asseoir").click()
    await ben.wait_for_url("**/t/*")
    sure = page.locator(".acts").get_by_role("button", name="Attack Blue’s troop on a8")

    await point(table, "cell:a7", "cell:a8")
    await expect(sure).to_be_visible()
    await expect(page.locator(".battle")).to_have_count(0)
    await page.get_by_role("button", name="Back", exact=True).click()
    await expect(sure).to_have_count(0)
    await point(table, "cell:a8")
    await sure.click()

    await expect(page.locator(".battle")).to_be_visible()
    await expect(ben.locator(".battle")).to_be_visible()


async def test_a_mercenary_is_hired(open_page: OpenPage) -> None:
    """Ben names a price and is refused, names another and is hired; the cards are turned."""
    one, two = await two_people(open_page, 2, start=TALKS)

    await point(two, "support:attacker", "warrior:4", "price:gold", "price:gold", "button:done")
    await expect(one.page.locator(".battle")).to_contain_text("asks")
    await point(one, "refuse:blue-dear")
    refused = "Red refused Blue’s price. That is too dear."
    await expect(one.page.locator("aside li").filter(has_text=refused)).to_have_count(1)
    await point(two, "support:attacker", "warrior:4", "provision:weapon", "price:gold")
    await point(two, "button:done")
    await point(one, "hire:blue")

    # Twice five and four against five: red has won.
    await until(one, "button:pass")
    await expect(one.page.locator(".battle .sum")).to_have_text(["14", "5"])
    await expect(two.page.locator(".battle .sum")).to_have_text(["14", "5"])
    paid = re.compile(r"^Or\W+3")
    await expect(two.spot("provision:gold")).to_have_attribute("aria-label", paid)


async def test_a_promise_is_asked_for_given_and_broken(open_page: OpenPage) -> None:
    """Ben asks on a phone to spare one troop, pointing at it; Ana promises and attacks."""
    one, two = await two_people(open_page, 0, has_touch=True, start=ATTACK)

    await point(two, "button:offer", "give:food", "to:red", "ask:troop", "cell:a8", "until:round")
    await point(two, "promise:square", "cell:a7", "until:treasure", "button:send")
    offer = one.page.locator(".offer")
    await expect(offer).to_contain_text("Do not attack the troop on a8 before Red’s next turn")
    await expect(offer).to_contain_text("I will attack nobody on a7 before the next treasure")
    await point(one, "accept:blue")

    mine = one.page.get_by_role("list", name="Promises").get_by_role("listitem")
    await expect(mine).to_have_count(2)
    theirs = two.page.get_by_role("list", name="Promesses")
    await expect(theirs).to_contain_text("je n’attaquerai pas la troupe en a8")
    await point(one, "cell:a7", "cell:a8")
    await expect(mine).to_have_count(1)
    broken = "Red broke the promise to Blue: “I will not attack the troop on a8"
    await expect(one.page.locator("aside li").filter(has_text=broken)).to_have_count(1)


async def test_a_call_is_answered_and_cards_are_shown(open_page: OpenPage) -> None:
    """Ben shows Ana a warrior from a phone; Ana calls Ben for a gold, and Ben answers the call."""
    one, two = await two_people(open_page, 2, has_touch=True, start=TALKS)

    await point(two, "button:show", "show:4", "show:weapon", "to:red", "button:done")
    await expect(one.page.locator(".battle .shown")).to_contain_text("shows")
    seen = one.page.locator(".battle .shown").get_by_role("img", name="Warrior 4, Weapon")
    await expect(seen).to_have_count(1)
    await point(one, "button:call", "give:gold", "to:blue", "button:send")
    await expect(two.page.locator(".battle .call")).to_contain_text("Appelle")
    await point(two, "answer:red", "warrior:4", "provision:weapon", "button:done")

    # Twice five and four against five: red has won, and blue has one gold more.
    await until(one, "button:pass")
    await expect(one.page.locator(".battle .sum")).to_have_text(["14", "5"])
    paid = re.compile(r"^Or\W+3")
    await expect(two.spot("provision:gold")).to_have_attribute("aria-label", paid)
