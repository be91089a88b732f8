"""Rules pages as they are read: every mark stands at its sentence and tells its reason."""

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, Route, ViewportSize, expect

import tambo
from tambo.texts import LANGUAGES, Language, say
from tests.browser.conftest import OpenPage
from tests.browser.table import Table

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"
PHONE: ViewportSize = {"width": 390, "height": 844}
LOCALES: dict[Language, str] = {"en": "en-GB", "fr": "fr-FR"}
SEATS = [{"kind": "me", "name": "Ana"}, {"kind": "hotseat", "name": "Ben"}]
REASON = "the text says may; nobody would not"


async def with_a_reason(page: Page) -> None:
    """The house gives a reason for the ruling of clause 3.7, as it does for many others."""

    async def answer(route: Route) -> None:
        response = await route.fetch()
        body: dict[str, Any] = await response.json()
        for chapter in body["chapters"]:
            for clause in chapter["clauses"]:
                for piece in clause["pieces"]:
                    if clause["id"] == "TIKI-3.7" and piece["kind"] == "ruling":
                        piece["reason"] = REASON
        await route.fulfill(response=response, json=body)

    await page.route("**/api/rules/tiki*", answer)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["house", *tambo.games()])
async def test_every_mark_of_a_page_is_shown(
    open_page: OpenPage, game: str, language: Language
) -> None:
    """As many as the Markdown has, none of them raw, and no line begins with one."""
    tail = ".md" if language == "en" else f".{language}.md"
    written = " ".join((RULES / f"{game}{tail}").read_text(encoding="utf-8").split())
    page = await open_page(f"/rules/{game}", LOCALES[language], viewport=PHONE, has_touch=True)
    rules = page.locator(".rules")
    await rules.locator("h2").last.wait_for()

    for kind, raw in (("ruling", "**(r"), ("drawing", "**(b"), ("option", "*option*")):
        assert await rules.locator(f"[data-mark={kind}]").count() == written.count(raw), kind
    text = await rules.inner_text()
    assert "*" not in text
    assert "`" not in text
    alone = await rules.locator("[data-mark=ruling], [data-mark=drawing]").evaluate_all(
        """marks => marks.filter(mark => {
            const held = mark.parentElement, before = held.previousSibling;
            if (!held.textContent.startsWith('\\u00a0') || before?.nodeType !== 3) return false;
            const words = document.createRange();
            words.setStart(before, before.length - 1);
            words.setEnd(before, before.length);
            const end = words.getBoundingClientRect();
            return mark.getBoundingClientRect().top > end.bottom;
        }).length"""
    )
    assert alone == 0
    assert await page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_tap_on_a_mark_tells_its_reason(open_page: OpenPage, language: Language) -> None:
    """On a phone: the reason given, or what such a mark means; a tap elsewhere puts it away."""
    page = await open_page("about:blank", LOCALES[language], viewport=PHONE, has_touch=True)
    await with_a_reason(page)
    await page.goto("/rules/tiki#TIKI-3.7")
    tip = page.locator("[role=tooltip]:popover-open")

    mark = page.locator("[id='TIKI-3.7'] [data-mark=ruling]")
    await mark.tap()
    await expect(tip).to_have_text(f"{say('rules-ruling', language)}. {REASON}")
    box = await tip.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    await mark.tap()
    await expect(tip).to_have_count(0)

    await page.locator(".intro [data-mark=ruling]").tap()
    await expect(tip).to_contain_text(say("rules-ruling-about", language))
    await page.locator("h1").tap()
    await expect(tip).to_have_count(0)


async def test_a_mark_answers_to_mouse_and_keyboard(open_page: OpenPage) -> None:
    """Over it or with the focus on it; its words are its description, too."""
    page = await open_page("about:blank")
    await with_a_reason(page)
    await page.goto("/rules/tiki#TIKI-3.7")
    tip = page.locator("[role=tooltip]:popover-open")
    mark = page.locator("[id='TIKI-3.7'] [data-mark=ruling]")

    await mark.hover()
    await expect(tip).to_contain_text(REASON)
    await tip.hover()
    await expect(tip).to_contain_text(REASON)
    await page.mouse.move(5, 5)
    await expect(tip).to_have_count(0)

    await page.locator("[id='TIKI-3.7'] .number").focus()
    await page.keyboard.press("Tab")
    await expect(mark).to_be_focused()
    await expect(tip).to_contain_text(REASON)
    await expect(mark).to_have_accessible_name("(r) Ruling of the house")
    await expect(mark).to_have_accessible_description(f"Ruling of the house. {REASON}")
    await page.keyboard.press("Escape")
    await expect(tip).to_have_count(0)


async def test_a_refusal_shows_the_words_of_its_clause(open_page: OpenPage) -> None:
    """Pointing at the clause it cites shows them; Escape leaves the drawer beside it open."""
    page = await open_page("about:blank", viewport={"width": 1000, "height": 800})
    table = await Table.open(page, *SEATS)
    await table.type("b2-b3")
    cited = page.locator(".why .clause")
    clause = (await cited.inner_text()).removeprefix("Rule ")
    tip = page.locator("[role=tooltip]:popover-open")

    await cited.hover()
    rules = await (await page.request.get("/api/rules/tiki?lang=en")).json()
    (meant,) = [
        one["pieces"]
        for chapter in rules["chapters"]
        for one in chapter["clauses"]
        if one["id"] == clause
    ]
    await expect(tip).to_contain_text(meant[-1]["text"].strip())

    await cited.click()
    await expect(tip).to_have_count(0)
    drawer = page.locator("aside.open")
    await drawer.locator("[data-mark=ruling]").first.focus()
    await page.keyboard.press("Shift+Tab")
    await page.keyboard.press("Tab")
    await expect(tip).to_have_count(1)
    await page.keyboard.press("Escape")
    await expect(tip).to_have_count(0)
    await expect(drawer).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(drawer).to_have_count(0)
