"""Every page, in both lights and both languages: no serious violation, no raw key, no sideways
scrolling on a phone."""

import json
import re
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.async_api import Page, ViewportSize, expect

import tambo
from tambo.texts import catalogues
from tests.browser.conftest import Errors, OpenPage
from tests.browser.table import Table

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: ViewportSize = {"width": 360, "height": 740}
DESK: ViewportSize = {"width": 1280, "height": 720}
MIDDLE = "0,1,0,0,-1,2,1,1,-1 p,yp,pp,-,py,y,py,-,y 1:2:3 normal x y act"
SHAMAN = "0,0,0,1,1,-1,1,-1,2 -,yyp,p,-,py,y,p,-,y 2:1:3 normal a2|b2 p shaman b1"
BIDS = "country b2f c1~1 b3g c3s a4p; yellow villages b3 temples b3+1; red villages c3 a4"
REGIONS = BIDS.replace("b3 temples", "b2 b3 temples") + "; bids 2 0; to unite b2 turn 1"
TEMPLES = REGIONS.replace("to unite", "to temple")
SUN = "players 3; seats CAQ; at 3S1; order ACQ; turn C; hand C 5 7 9; hand A 1 2 3; down E 11 A"
EMPIRE = (
    "players 4; seats CAQK; at 4C2; turn C; track C20 A18 Q9 K7; labour C12 A4 Q4 K2; gap N 5 14;"
    " gap W 11; roads C OLL-VIT; lands C r25+ r23; cities ESP; hand C 7 9 20"
)
SEATS = [{"kind": "me", "name": "Ana"}, {"kind": "hotseat", "name": "Ben"}]
THREE = [*SEATS, {"kind": "hotseat", "name": "Eva"}]
FOUR = [*SEATS, {"kind": "hotseat", "name": "Cleo"}, {"kind": "hotseat", "name": "Dan"}]
CORTEZ = (
    "players red blue orange green; active red; actions 2; event bridges; turned 7; "
    "red a7 t1 h12; blue o7 t2; orange a8 t4; green o8 t5; aztec b8 a2; spanish n8 h11 c6; "
    "broken d7; provisions red 2 1 2 3, blue 2 2 2 2, orange 2 2 2 2, green 2 4 2 2; "
    "warriors red 1 0 1 1 1 0, blue 0 1 1 2 0 0, orange 1 0 0 0 0 0, green 1 1 2 0 0 0; "
    "objectives red 17, blue 18, orange 19, green 20; bribes red own 5"
)
CORTEZ_TALKS = (
    "decision talks; attacker blue; defender orange; origin o9; field a8; limbo blue; "
    "laid blue 0 0 0 0 1 0, orange 0 0 0 0 1 0; arms blue 1; stance green proposed; "
    "side green defender; price green 0 0 0 2"
)
CORTEZ_OFFERS = (
    "decision act; drafting red; offering blue; give red 0 1 0 1, blue 0 0 1 0; "
    "want red 0 0 2 0; offered_to red blue, blue red; promise blue peace - round; "
    "unanswered blue red"
)

Go = Callable[[Page], Awaitable[None]]


def finished_record(game: str = "tiki", players: int = 2) -> dict[str, Any]:
    match = tambo.load(game).new(players=players, seed="pages")
    number = 0
    while match.to_act:
        menu = match.legal(match.to_act[0])
        match.play(match.to_act[0], menu[number * 7 % len(menu)])
        number += 1
    return match.record()


def at(path: str) -> Go:
    async def go(page: Page) -> None:
        await page.goto(path)
        await page.get_by_role("heading", level=1).first.wait_for(state="attached")
        await page.wait_for_load_state("networkidle")

    return go


async def card(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    answer = await page.request.post(path, data=body)
    assert answer.status == 201, await answer.text()
    made: dict[str, Any] = await answer.json()
    return made


def table(lift: bool = True, **more: Any) -> Go:
    async def go(page: Page) -> None:
        wish = {"game": "tiki", "seats": SEATS, **more}
        made = await card(page, "/api/tables", wish)
        await page.goto(f"/t/{made['id']}")
        await Table(page).is_connected()
        if lift:
            await Table(page).lift(made)

    return go


async def waiting(page: Page) -> None:
    wish = {"game": "tiki", "seats": [SEATS[0], {"kind": "open"}]}
    made = await card(page, "/api/tables", wish)
    await page.goto(f"/t/{made['id']}")
    await Table(page).is_connected()


async def guarding(page: Page) -> None:
    """The curtain of a seat that has a PIN, after a wrong one."""
    made = await card(page, "/api/tables", {"game": "titicaca", "seats": SEATS})
    answer = await page.request.post(f"/api/tables/{made['id']}/seats/0/pin", data={"pin": "2718"})
    assert answer.status == 200
    await page.goto(f"/t/{made['id']}")
    field = page.locator(".curtain input")
    await field.fill("1111")
    await field.press("Enter")
    await page.locator(".curtain .reply:not(:empty)").wait_for()


async def answering(page: Page) -> None:
    """A player at another device asks to undo."""
    assert page.context.browser is not None
    await page.goto("/")
    other = await page.context.browser.new_context(base_url=page.url)
    seats = [SEATS[0], {"kind": "open"}]
    wish = {"game": "tiki", "seats": seats, "start": MIDDLE}
    made: dict[str, Any] = await (await other.request.post("/api/tables", data=wish)).json()
    token = made["seat_links"]["1"].rsplit("/", 1)[1]
    path = f"/api/tables/{made['id']}"
    await page.request.post(f"{path}/join", data={"token": token, "name": "Ben"})
    mover = await other.new_page()
    await mover.goto(f"/t/{made['id']}")
    await Table(mover).asked()
    await Table(mover).point("cell:a2")
    await Table(mover).wait_for_moves(1)
    answer = await other.request.post(f"{path}/proposals", data={"kind": "undo", "seat": 0})
    assert answer.status == 200, await answer.text()
    await other.close()
    await page.goto(f"/t/{made['id']}")
    await page.locator(".ask .strong").wait_for()


async def joining(page: Page) -> None:
    wish = {"game": "tiki", "seats": [SEATS[0], {"kind": "open"}]}
    made = await card(page, "/api/tables", wish)
    await at(made["seat_links"]["1"])(page)


async def refused(page: Page) -> None:
    await table(start=MIDDLE)(page)
    await Table(page).asked()
    await Table(page).type("a1-a2-a3")
    await page.locator(".clause").first.wait_for()


async def rules_beside(page: Page) -> None:
    await refused(page)
    await page.locator(".clause").first.click()


def over(game: str = "tiki", players: int = 2) -> Go:
    async def go(page: Page) -> None:
        made = await card(page, "/api/records", finished_record(game, players))
        await page.goto(f"/t/{made['id']}")
        await Table(page).result.wait_for()

    return go


async def replaying(page: Page) -> None:
    made = await card(page, "/api/records", finished_record())
    await at(f"/t/{made['id']}/replay?move=9")(page)


async def drawer(page: Page, tab: str) -> None:
    """A tab of what stands at the side, or slides in from there on a phone."""
    if not await page.locator(f"#tab-{tab}").is_visible():
        await page.locator("nav button").first.click()
    await page.locator(f"#tab-{tab}").click()


async def talking(page: Page) -> None:
    await waiting(page)
    await drawer(page, "chat")
    await page.locator("#panel summary").first.click()
    await page.locator(".phrases button").first.click()
    await page.locator('[data-line="players-1"]').wait_for()


async def trying(page: Page) -> None:
    await replaying(page)
    await drawer(page, "what-if")


async def penciling(page: Page) -> None:
    """A board with a tool in the hand and marks on it."""
    await table(game="tiwanaku", seats=SEATS[:1], seed="7")(page)
    await Table(page).asked()
    await Table(page).point("pencil:tool", "cell:e3", "pencil:4", "pencil:g")


async def homely(page: Page) -> None:
    """The home page with tables on it."""
    await table()(page)
    await at("/")(page)


async def looking(page: Page) -> None:
    """The lobby with tables in it, and what can be unfolded there."""
    clocks = ({"kind": "live", "minutes": 5, "reserve": 1}, {"kind": "days", "days": 3})
    for time_control in clocks:
        terms = {
            "is_public": True,
            "is_rated": True,
            "time_control": time_control,
            "audience": "new",
        }
        seats = [SEATS[0], {"kind": "open"}]
        await card(page, "/api/tables", {"game": "tiki", "seats": seats, "terms": terms})
    await at("/lobby")(page)
    await page.locator("[data-table]").first.wait_for()
    await page.locator("details:not([open])").last.locator("summary").click()


async def left(page: Page) -> None:
    """A table with clocks where a bot plays for one of two at this device; the other is asked."""
    time_control = {"kind": "live", "minutes": 5, "increment": 5, "reserve": 1}
    await table(start=MIDDLE, terms={"time_control": time_control})(page)
    name = Table(page).id
    answer = await page.request.post(f"/api/tables/{name}/seats/0/leave")
    assert answer.ok
    await page.locator(".stand-in button").wait_for()
    await page.locator('.asked[data-seat="1"]').wait_for()


async def own_clock(page: Page) -> None:
    """A new table of three kinds of players, with a custom clock."""
    await at("/new/titicaca")(page)
    await page.locator('select:has(option[value="own"])').select_option("own")


def workshop(game: str, text: str | None = None) -> Go:
    async def go(page: Page) -> None:
        await at(f"/workshop/{game}")(page)
        if text is not None:
            await page.locator("textarea").fill(text)
        await page.locator("form button.strong").click()
        await page.locator(".results h2").wait_for()

    return go


async def account(page: Page) -> None:
    """An account with something in every list."""
    await page.goto("/")
    made = await page.request.post(
        "/api/account",
        data={"name": f"Ana {secrets.token_hex(4)} z", "password": "six brown llamas"},
    )
    assert made.status == 201, await made.text()
    wish = {"name": "my bot", "scopes": ["play"]}
    assert (await page.request.post("/api/account/tokens", data=wish)).status == 201
    await page.goto("/account")
    await page.locator("summary").click()


async def profile(page: Page) -> None:
    """The page of a person who has played."""
    await account(page)
    start = {"game": "tiki", "start": MIDDLE, "seats": [SEATS[0], {"kind": "bot", "level": "easy"}]}
    await card(page, "/api/tables", start)
    await page.locator('a[href^="/people/"]').click()
    await page.get_by_role("heading", level=1).wait_for()


async def joining_a_tournament(page: Page) -> None:
    """A tournament with a person and a bot in it."""
    wish = {"title": "Spring tournament", "kind": "swiss", "game": "tiki", "name": "Ana"}
    made = (await card(page, "/api/tournaments", wish))["card"]["id"]
    await page.request.post(f"/api/tournaments/{made}/bots", data={"level": "novice"})
    await at(f"/tournaments/{made}")(page)
    await page.get_by_role("listitem").first.wait_for()


async def tournament(page: Page) -> None:
    """A round-robin of three that has begun."""
    wish = {"title": "Spring tournament", "kind": "round-robin", "game": "tiki", "name": "Ana"}
    made = (await card(page, "/api/tournaments", wish))["card"]["id"]
    for level in ("novice", "easy"):
        await page.request.post(f"/api/tournaments/{made}/bots", data={"level": level})
    await page.request.post(f"/api/tournaments/{made}/start", data={})
    await at(f"/tournaments/{made}")(page)
    await page.locator("table").wait_for()


async def notifications(page: Page) -> None:
    """The page of notifications with a channel on it."""
    wish = {"kind": "webhook", "address": "https://hook.example/tambo", "frequency": "daily"}
    await page.request.post("/api/notifications/channels", data=wish)
    await at("/notifications")(page)
    await page.get_by_role("combobox").wait_for()


PAGES: dict[str, Go] = {
    "sign in": at("/account"),
    "forgotten password": at("/password-reset#x"),
    "account": account,
    "profile": profile,
    "nobody's page": at("/people/nobody"),
    "home": at("/"),
    "ratings": at("/ratings/tiki"),
    "tournaments": at("/tournaments"),
    "tournament, joining": joining_a_tournament,
    "tournament": tournament,
    "notifications": notifications,
    "home with tables": homely,
    "new table": at("/new/tiki"),
    "not built": at("/new/cortez"),
    "waiting": waiting,
    "join": joining,
    "curtain": table(lift=False, game="titicaca"),
    "PIN": guarding,
    "question": answering,
    "table": table(start=MIDDLE),
    "shaman": table(start=SHAMAN),
    "refused": refused,
    "rules beside": rules_beside,
    "over": over(),
    "replay": replaying,
    "what if": trying,
    "talk": talking,
    "new titicaca": at("/new/titicaca"),
    "titicaca bids": table(game="titicaca", start=BIDS),
    "titicaca regions": table(game="titicaca", start=REGIONS),
    "titicaca temples": table(game="titicaca", start=TEMPLES),
    "rules": at("/rules/tiki"),
    "tahuantinsuyu, new table": at("/new/tahuantinsuyu"),
    "tahuantinsuyu, sun": table(game="tahuantinsuyu", seats=THREE, start=SUN),
    "tahuantinsuyu, empire": table(game="tahuantinsuyu", seats=FOUR, start=EMPIRE),
    "tahuantinsuyu, over": over("tahuantinsuyu", 4),
    "rules of tahuantinsuyu": at("/rules/tahuantinsuyu"),
    "rules of titicaca": at("/rules/titicaca"),
    "new table of tiwanaku": at("/new/tiwanaku"),
    "tiwanaku alone": table(game="tiwanaku", seats=SEATS[:1], seed="7"),
    "tiwanaku together": table(game="tiwanaku", options={"mode": "cooperative"}, seed="7"),
    "tiwanaku with a pencil": penciling,
    "rules of tiwanaku": at("/rules/tiwanaku"),
    "workshop": workshop("tahuantinsuyu"),
    "workshop with flaws": workshop("titicaca", "f 1 m s\nf 2 x"),
    "rules of cortez": at("/rules/cortez"),
    "cortez begins": table(game="cortez", seats=FOUR),
    "cortez moves": table(game="cortez", seats=FOUR, start=f"{CORTEZ}; decision move; taken h12"),
    "cortez fights": table(game="cortez", seats=FOUR, start=f"{CORTEZ}; {CORTEZ_TALKS}"),
    "cortez bids": table(game="cortez", seats=FOUR, start=f"{CORTEZ}; decision bid; speaker red"),
    "cortez offers": table(game="cortez", seats=FOUR, start=f"{CORTEZ}; {CORTEZ_OFFERS}"),
    "lobby": looking,
    "table that was left": left,
    "new table with a clock": own_clock,
    "import": at("/import"),
    "not-found": at("/nowhere"),
    "no such table": at("/t/nowhere"),
}


# Colours that are still on their way from one light to the other say nothing.
# Waits until nothing moves for two frames. What still moves after a while is told: a page that
# never comes to rest is a fault of its own. In a closed part of a page time stands still.
SETTLED = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const isShown = one => one.effect?.target?.checkVisibility() ?? true;
    const moving = () =>
        document.getAnimations().filter(one => one.playState === "running" && isShown(one));
    const until = performance.now() + 20_000;
    for (let still = 0; still < 2; await frame()) {
        still = moving().length === 0 ? still + 1 : 0;
        if (performance.now() > until) break;
    }
    return moving().map(one => one.effect?.target?.outerHTML.slice(0, 200));
}"""
# Which rules depend on the light.
OF_COLOUR = ("color-contrast", "link-in-text-block")
MISSING = "the server responded with a status of 404"
ABSENT = ("no such table", "nobody's page")


KEYS = {
    key
    for item in catalogues("en")
    for key in re.findall(r"^([a-z][\w-]*) =", item.read_text(encoding="utf-8"), re.M)
}
STEMS = {key.split("-")[0] for key in KEYS if "-" in key}
TEXTS = """() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];
    const words = [document.title, document.body.innerText];
    for (const node of document.body.querySelectorAll('*')) {
        for (const name of attributes) words.push(node.getAttribute(name) ?? '');
        if (node.matches('.hidden-text, option')) words.push(node.textContent);
    }
    return words.join('\\n');
}"""


def raw_keys_in(text: str) -> list[str]:
    """Words that look like keys of the catalogues, known or not."""
    words = re.findall(r"(?<![\w/#.-])[a-z]+(?:-[a-z0-9]+)+(?![\w/-])", text)
    return [word for word in words if word in KEYS or word.split("-")[0] in STEMS]


async def reads_well(page: Page, language: str) -> None:
    """Every word is in the language of the page, and nothing is wider than a phone."""
    await page.set_viewport_size(PHONE)
    text = await page.evaluate(TEXTS)
    assert raw_keys_in(text) == []
    assert "{" not in text
    assert "undefined" not in text
    assert await page.evaluate("document.documentElement.lang") == language
    wide, seen = await page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= seen == PHONE["width"]


async def axe_finds_nothing_serious(
    page: Page, light: Literal["light", "dark"], *rules: str
) -> None:
    """By these rules, or by all that axe has."""
    await page.emulate_media(color_scheme=light, reduced_motion="reduce")
    await expect(page.locator("html")).to_have_attribute("data-theme", light)
    assert await page.evaluate(SETTLED) == []
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text())
    # Of what is well axe need not collect every element, which takes longer than to look.
    wanted = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    report = json.loads(
        await page.evaluate("wanted => axe.run(wanted).then(JSON.stringify)", wanted)
    )
    assert len(report["passes"]) > (0 if rules else 5)
    serious = [
        (light, found["id"], [node["target"] for node in found["nodes"]])
        for found in report["violations"]
        if found["impact"] in ("serious", "critical")
    ]
    assert serious == []


@pytest.mark.parametrize("name", PAGES)
async def test_every_page_is_for_everybody(open_page: OpenPage, errors: Errors, name: str) -> None:
    """On a phone in French and in English, and on a desk in both lights."""
    errors.allowed = [MISSING] if name in ABSENT else []
    page = await open_page("about:blank", "fr-FR", viewport=PHONE, has_touch=True)
    await PAGES[name](page)

    await reads_well(page, "fr")
    await page.set_viewport_size(DESK)
    await axe_finds_nothing_serious(page, "light")
    await axe_finds_nothing_serious(page, "dark", *OF_COLOUR)
    await page.locator('[data-switch="language"]').first.dispatch_event("click")
    await expect(page.locator("html")).to_have_attribute("lang", "en")
    await reads_well(page, "en")


def test_a_raw_key_would_be_found() -> None:
    """The test above relies on it."""
    assert raw_keys_in("À vous : tiki-prompt-act") == ["tiki-prompt-act"]
    assert raw_keys_in("house-error-unheard-of") == ["house-error-unheard-of"]
    assert raw_keys_in("peut-être a2-b2, set-up, demi-tour, /t/new-table") == []


async def test_a_switch_changes_language_and_light(open_page: OpenPage) -> None:
    page = await open_page("/")
    await page.get_by_role("heading", level=1).wait_for()
    english = await page.inner_text("h1")
    document = page.locator("html")
    await expect(document).to_have_attribute("lang", "en")
    await expect(document).to_have_attribute("data-theme", "light")

    await page.locator('[data-switch="language"]').click()
    await expect(document).to_have_attribute("lang", "fr")
    assert await page.inner_text("h1") != english
    for _ in range(2):
        await page.locator('[data-switch="theme"]').click()
    await expect(document).to_have_attribute("data-theme", "dark")

    await page.reload()
    await expect(document).to_have_attribute("lang", "fr")
    await expect(document).to_have_attribute("data-theme", "dark")
