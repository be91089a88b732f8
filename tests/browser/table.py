"""A table as a person at a browser meets it: what is shown, and what can be pointed at.

Finds things by role and by the names of board elements, never by how they look.
"""

import asyncio
import random
import re
import time
from typing import Any

from playwright.async_api import Locator, Page

TARGETS = ".target[data-element], button[data-element]:not(.choice)"
PATIENCE = 60.0
# A place in a thing, from its top left corner, as near its middle as can be: the middle of a region
# that lies around something is not in it.
WITHIN = """node => {
    const box = node.getBoundingClientRect();
    const middle = [box.width / 2, box.height / 2];
    if (!(node instanceof SVGGeometryElement)) return middle;
    const world = node.getScreenCTM().inverse();
    const isIn = ([x, y]) =>
        node.isPointInFill(new DOMPoint(box.x + x, box.y + y).matrixTransform(world));
    const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
    const places = shares.flatMap((x) => shares.map((y) => [x * box.width, y * box.height]));
    const far = ([x, y]) => Math.hypot(x - middle[0], y - middle[1]);
    return places.filter(isIn).sort((one, other) => far(one) - far(other))[0] ?? middle;
}"""
CURTAIN = re.compile("^(I am|Je suis) ")


class Table:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.dice = random.Random(3)

    @classmethod
    async def open(
        cls, page: Page, *seats: dict[str, str], lift: bool = True, **more: Any
    ) -> "Table":
        """Open a table over HTTP as this browser's person and go there, behind the curtain if there
        is one that should not be lifted."""
        wish = {"game": "tiki", "seats": list(seats), **more}
        answer = await page.request.post("/api/tables", data=wish)
        assert answer.status == 201, await answer.text()
        card = await answer.json()
        await page.goto(f"/t/{card['id']}")
        table = cls(page)
        await table.is_connected()
        if lift:
            await table.lift(card)
        return table

    async def lift(self, card: dict[str, Any]) -> None:
        """Lift the curtain that hangs before the first of several secret hands."""
        games = await (await self.page.request.get("/api/games")).json()
        (has_secrets,) = [game["has_secrets"] for game in games if game["name"] == card["game"]]
        hands = sum(seat["is_mine"] for seat in card["seats"])
        if has_secrets and hands > 1 and card["status"] != "over":
            await self.page.get_by_role("button", name=CURTAIN).click()

    @property
    def id(self) -> str:
        return self.page.url.split("/t/")[1].split("/")[0]

    @property
    def result(self) -> Locator:
        return self.page.locator(".result")

    @property
    def verdict(self) -> Locator:
        """How it ended, in one sentence."""
        return self.result.get_by_role("heading", level=2)

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log").or_(self.page.locator(".log"))

    async def card(self) -> dict[str, Any]:
        card: dict[str, Any] = await (await self.page.request.get(f"/api/tables/{self.id}")).json()
        return card

    async def kinds_told(self, query: str = "") -> set[str]:
        """The kinds of all events in the replay, read page by page."""
        frames: list[dict[str, Any]] = []
        while True:
            path = f"/api/tables/{self.id}/replay?first={len(frames)}{query}"
            page = await (await self.page.request.get(path)).json()
            frames += page["frames"]
            if len(frames) >= page["count"]:
                return {event["kind"] for frame in frames for event in frame["events"]}

    async def is_connected(self) -> None:
        await self.page.locator('[data-link="open"]').wait_for(state="attached")

    def spot(self, element: str) -> Locator:
        return self.page.locator(f'[data-element="{element}"]')

    async def stack_at(self, cell: str) -> str:
        """What a screen reader says of a village."""
        return await self.spot(f"cell:{cell}").get_attribute("aria-label") or ""

    async def targets(self) -> list[str]:
        """The things that lead to a choice now."""
        found: list[str] = await self.page.eval_on_selector_all(
            TARGETS, "nodes => nodes.map(node => node.dataset.element)"
        )
        return found

    async def asked(self) -> list[str]:
        """Wait until something can be chosen; nothing when the game is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if await self.result.count():
                return []
            if found := await self.targets():
                return found
            await asyncio.sleep(0.03)
        raise AssertionError(f"nobody is asked: {await self.page.inner_text('main')}")

    async def point(self, *elements: str) -> None:
        for element in elements:
            spot = self.spot(element)
            x, y = await spot.evaluate(WITHIN)
            await spot.click(position={"x": x, "y": y})

    async def type(self, notation: str) -> None:
        field = self.page.get_by_role("textbox").first
        await field.fill(notation)
        await field.press("Enter")

    async def moves(self) -> int:
        return int((await self.card())["moves"])

    async def wait_for_moves(self, count: int) -> None:
        end = time.monotonic() + PATIENCE
        while await self.moves() < count:
            assert time.monotonic() < end, "the move did not arrive"
            await asyncio.sleep(0.05)

    async def press_to(self, element: str) -> None:
        """Walk the focus across the board with arrow keys."""
        for _ in range(12):
            here, there = [
                await self.page.evaluate(
                    """which => {
                        const node = which === null ? document.activeElement
                            : document.querySelector(`[data-element="${which}"]`);
                        const box = node.getBoundingClientRect();
                        return [box.x + box.width / 2, box.y + box.height / 2];
                    }""",
                    which,
                )
                for which in (None, element)
            ]
            dx, dy = there[0] - here[0], there[1] - here[1]
            if abs(dx) < 2 and abs(dy) < 2:
                return
            across = abs(dx) >= abs(dy)
            key = ("ArrowRight" if dx > 0 else "ArrowLeft") if across else None
            await self.page.keyboard.press(key or ("ArrowDown" if dy > 0 else "ArrowUp"))
        raise AssertionError(f"arrow keys do not lead to {element}")


async def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is on something."""
    for _ in range(80):
        if await page.evaluate("what => document.activeElement?.matches(what) ?? false", selector):
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")
