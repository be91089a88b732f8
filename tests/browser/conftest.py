"""A real house, a real Chromium, and pages that report every error they meet.

`TAMBO_CHROMIUM` names the browser to drive. Nothing here skips: without a browser or without a
built front end the tests fail and say what is missing.
"""

import asyncio
import contextlib
import functools
import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    async_playwright,
    expect,
)

from tambo.house.settings import Settings
from tests.house.people import RunningHouse

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK = {"width": 1280, "height": 850}
PATIENCE_MS = 60_000
TRY_SECONDS = 200
CLOSE_SECONDS = 30

expect.set_options(timeout=PATIENCE_MS)

OpenPage = Callable[..., Awaitable[Page]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "/browser/" in str(item.path):
            item.add_marker(pytest.mark.browser)
            # A browser on a busy machine fails now and then: it may try once more. What is
            # broken fails twice, and the summary tells of every second try. TAMBO_RERUNS=0 shows
            # why the first one failed.
            reruns = int(os.environ.get("TAMBO_RERUNS", "1"))
            item.add_marker(pytest.mark.flaky(reruns=reruns))
            item.add_marker(pytest.mark.timeout(2 * (TRY_SECONDS + CLOSE_SECONDS) + 60))
            if pytest_asyncio.is_async_test(item):
                item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
                item.obj = _within_time(item.obj)


def _within_time(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., Any]:
    """Each try ends by itself: what is evaluated in a page that hangs never returns, and the
    timer of pytest-timeout runs for the first try only."""

    @functools.wraps(test)
    async def limited(*args: Any, **kwargs: Any) -> None:
        async with asyncio.timeout(TRY_SECONDS):
            await test(*args, **kwargs)

    return limited


@pytest.fixture(scope="session")
def chromium_path() -> str:
    path = os.environ.get("TAMBO_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
    if not os.path.exists(path):
        pytest.fail(f"no Chromium at {path}: install it, or name one in TAMBO_CHROMIUM")
    return path


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(chromium_path: str) -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=chromium_path, args=FLAGS, headless=True
        )
        yield browser
        await _closed(browser)


async def _closed(thing: Browser | BrowserContext) -> None:
    """A page that hangs may keep its context from closing: the next test has another one."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(CLOSE_SECONDS):
            await thing.close()


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house with the package's own games and bots, and the built front end."""
    if not (Settings().static / "index.html").is_file():
        pytest.fail("the front end is not built: run `make web`")
    running = RunningHouse(
        tmp_path_factory.mktemp("house") / "house.sqlite", 0, "--package", "--bot-delay", "0.05"
    )
    yield running
    running.close()


class Errors:
    """What pages complained about: uncaught errors, failed requests, broken content policy."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        self.allowed: list[str] = []

    def watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.seen.append(str(error)))
        page.on("console", self._console)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.seen.append(message.text)

    def left(self) -> list[str]:
        return [text for text in self.seen if not any(word in text for word in self.allowed)]


@pytest_asyncio.fixture(loop_scope="session")
async def errors() -> AsyncIterator[Errors]:
    watched = Errors()
    yield watched
    assert watched.left() == []


@pytest_asyncio.fixture(loop_scope="session")
async def open_page(browser: Browser, inn: RunningHouse, errors: Errors) -> AsyncIterator[OpenPage]:
    """Open an address in a browser of its own: another person, another cookie."""
    contexts: list[BrowserContext] = []

    async def opened(path: str = "/", language: str = "en-GB", **settings: Any) -> Page:
        usual = {"base_url": inn.url, "viewport": DESK, "reduced_motion": "reduce"}
        context = await browser.new_context(locale=language, **{**usual, **settings})
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        page = await context.new_page()
        errors.watch(page)
        await page.goto(path)
        return page

    yield opened
    for context in contexts:
        await _closed(context)
