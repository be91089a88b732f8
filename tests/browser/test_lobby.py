"""Finding each other, playing by correspondence, and a bot that sits in and gives the seat back.

The house's clock is a file in the test's hands: nobody waits for real time.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.table import Table
from tests.house.people import RunningHouse

ME, OPEN = {"kind": "me", "name": "Ana"}, {"kind": "open"}
LIVE = {"time_control": {"kind": "live", "minutes": 5, "increment": 10}}
MAIL = {"time_control": {"kind": "days", "days": 3}}
DAY = 24 * 3600.0


@pytest.fixture(scope="module")
def clock(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("clock") / "ahead"


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory, clock: Path) -> Iterator[RunningHouse]:
    """A house whose clock is in our hands."""
    database = tmp_path_factory.mktemp("inn") / "house.sqlite"
    running = RunningHouse(database, 0, "--package", "--bot-delay", "0.05", "--clock", str(clock))
    yield running
    running.close()


@pytest.fixture
def time_passes(clock: Path) -> Callable[[float], None]:
    def passes(seconds: float) -> None:
        before = float(clock.read_text()) if clock.exists() else 0.0
        fresh = clock.with_suffix(".new")
        fresh.write_text(str(before + seconds))
        fresh.rename(clock)

    return passes


async def together(open_page: OpenPage, **more: Any) -> tuple[Table, Table]:
    """A table of Tiki at which Ana begins and Ben has sat down by the link."""
    ana = await open_page()
    one = await Table.open(ana, ME, OPEN, options={"first": "yellow"}, **more)
    link = (await one.card())["seat_links"]["1"]
    ben = await open_page(link)
    await ben.get_by_label("Name").fill("Ben")
    await ben.get_by_role("button", name="Sit down").click()
    await ben.wait_for_url(f"**/t/{one.id}")
    two = Table(ben)
    await two.is_connected()
    return one, two


def row(page: Page, table: str) -> Any:
    return page.locator(f'[data-table="{table}"]')


async def test_a_table_in_the_lobby_is_found_joined_and_watched(open_page: OpenPage) -> None:
    ben = await open_page("/lobby")
    await expect(ben.get_by_role("heading", name="Open tables")).to_be_visible()
    ana = await open_page("/new/tiki")
    await ana.get_by_role("button", name="With a friend").click()
    await ana.get_by_label("Name").first.fill("Ana")
    await ana.get_by_label("Anybody in the lobby").check()
    await ana.get_by_role("combobox", name="Time").select_option("live 15 15 0 0")
    await ana.get_by_role("button", name="Open the table").click()
    await ana.wait_for_url("**/t/*")
    one = Table(ana)
    await one.is_connected()

    waiting = row(ben, one.id)
    await expect(waiting).to_contain_text("Live, 15 min + 15 s a turn")
    await ben.get_by_role("combobox", name="Players").select_option("3")
    await expect(waiting).to_be_hidden()
    await ben.get_by_role("combobox", name="Players").select_option("2")
    await waiting.get_by_role("button", name="Sit down").click()
    await ben.wait_for_url(f"**/t/{one.id}")
    await expect(ana.locator('[data-clock][data-running="true"]')).to_be_visible()

    cleo = await open_page("/lobby")
    await row(cleo, one.id).get_by_role("link", name="Watch").click()
    await expect(cleo.get_by_text("You are watching").first).to_be_visible()
    await ana.get_by_role("tab", name="Table").click()
    await expect(ana.get_by_text("One person is watching")).to_be_visible()


async def test_two_who_look_for_the_same_quick_match_meet(open_page: OpenPage) -> None:
    pages = [await open_page("/lobby"), await open_page("/lobby")]
    for name, page in zip(("Ana", "Ben"), pages, strict=True):
        form = page.get_by_role("form", name="Quick match")
        await form.get_by_role("combobox", name="Game").select_option("tiki")
        await form.get_by_role("combobox", name="Time").select_option("live 5 10 0 0")
        await form.get_by_label("Name").fill(name)
        await form.get_by_role("button", name="Find a match").click()
        await page.wait_for_url("**/t/*")
    one, two = [Table(page) for page in pages]
    assert one.id == two.id
    await expect(pages[0].get_by_text("Ben").first).to_be_visible()
    assert (await one.card())["status"] == "running"


async def test_a_game_by_correspondence_waits_for_whose_turn_it_is(
    open_page: OpenPage, time_passes: Callable[[float], None]
) -> None:
    one, two = await together(open_page, terms=MAIL)
    table = one.id
    await two.page.goto("/")
    await one.asked()
    await one.point("cell:b2")
    await one.wait_for_moves(1)
    await one.page.close()
    time_passes(2 * DAY)

    ben = two.page
    await ben.goto("/")
    mine = ben.locator(f'a[href="/t/{table}"]')
    await expect(mine).to_contain_text("your turn")
    await mine.click()
    await two.asked()
    await expect(ben.locator('[data-clock="1"]')).to_contain_text("h")
    await two.point("cell:a1")
    await two.wait_for_moves(2)
    await ben.goto("/")
    await expect(ben.locator(f'a[href="/t/{table}"]')).to_contain_text("under way")


async def test_a_bot_sits_in_when_time_is_over_and_gives_the_seat_back(
    open_page: OpenPage, time_passes: Callable[[float], None]
) -> None:
    one, two = await together(open_page, terms=LIVE)
    await one.asked()
    time_passes(301)

    yours = one.page.get_by_text("Your time is over.")
    await expect(yours).to_be_visible()
    plaque = two.page.locator('[data-seat="0"]')
    await expect(plaque).to_contain_text("sits in: time over")
    await two.asked()
    assert await one.moves() >= 1
    assert await one.targets() == []

    await one.page.get_by_role("button", name="Take my seat back").click()
    await expect(yours).to_be_hidden()
    await expect(plaque).not_to_contain_text("sits in")
    await expect(two.page.locator(".log, aside").first).to_contain_text("Ana is back")
    await two.point((await two.targets())[0])
    await one.asked()
    await expect(one.page.locator('[data-clock="0"][data-running="true"]')).to_be_visible()


async def test_who_leaves_is_played_for_until_coming_back(open_page: OpenPage) -> None:
    one, two = await together(open_page)
    await one.asked()
    ana = one.page
    await ana.get_by_role("tab", name="Table").click()
    await ana.get_by_role("button", name="Leave the table").click()
    await ana.get_by_role("button", name="Leave the table").click()

    await expect(two.page.locator('[data-seat="0"]')).to_contain_text("has left")
    await two.asked()
    await ana.reload()
    await ana.get_by_role("button", name="Take my seat back").click()
    await expect(two.page.locator('[data-seat="0"]')).not_to_contain_text("sits in")
    await two.point((await two.targets())[0])
    await one.asked()
