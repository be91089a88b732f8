"""Pictures of every screen, in both sizes, languages and lights, from a house of its own.

They go to ./screenshots/<screen>.<size>.<language>.<light>.png. `--only table` takes the screens
whose names contain a word, `--short` takes each in one setting; `--publish` also refreshes the
three pictures in docs/images.
"""

import argparse
import itertools
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import tambo

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "screenshots"
IMAGES = ROOT / "docs" / "images"
RECORDS = ROOT / "tests" / "games"
# Kept games, and moments of them worth a look.
MOMENTS = {
    "titicaca/full": (60, 131),
    "tahuantinsuyu/invasion-1": (12, 110, 215),
    "cortez/last-treasure-4": (300, 308, 472, 620),
    "tiwanaku/mapped": (30, 74),
}
SIZES = {"phone": (390, 844), "desk": (1440, 900)}
LANGUAGES = ("fr", "en")
LIGHTS = ("light", "dark")
PUBLISHED = {
    "home.desk.en.light": "home",
    "table-picked.desk.en.light": "table",
    "table.phone.en.dark": "phone",
}
CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

MIDDLE = "0,1,0,0,-1,2,1,1,-1 p,yp,pp,-,py,y,py,-,y 1:2:3 normal x y act"
SHAMAN = "0,0,0,1,1,-1,1,-1,2 -,yyp,p,-,py,y,p,-,y 2:1:3 normal a2|b2 p shaman b1"
ORDER = "1,0,2,1,0,0,-1,1,-1 -,-,y,ppy,ypy,-,-,-,p 2:1:4 normal a2|a3 y order a2,b2"
ENDING = "-1,1,-1,1,2,0,0,0,1 p,yp,-,y,py,-,-,-,y 3:2:2 normal x y act"
LAKES = """
    country a2p b2f c1~1 b3g c3s a4p c2m d1s d2~2 b4~3
    yellow villages b2 b3 c2
    red villages c3 a4
"""


@dataclass(frozen=True)
class Screen:
    """One screen: where it is, and what is done there before the picture."""

    name: str
    path: str
    act: Callable[[Page], None] = lambda _page: None


@dataclass(frozen=True, order=True)
class Setting:
    """The screen, language and theme of a reader."""

    size: str
    language: str
    light: str


@contextmanager
def house() -> Iterator[str]:
    """A house on a free port with an empty database; gives its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tambo", "serve", "--port", "0"]
        command += ["--database", str(Path(folder) / "house.db"), "--lang", "en"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                for line in process.stdout:
                    if found := re.search(r"http://\S+", line):
                        yield found[0].rstrip("/")
                        break
            finally:
                process.terminate()


def chromium() -> str:
    names = ("chromium", "chromium-browser", "google-chrome")
    found = os.environ.get("TAMBO_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise SystemExit("no Chromium: TAMBO_CHROMIUM may name one")
    return found


def open_table(guest: BrowserContext, address: str, **wanted: Any) -> dict[str, Any]:
    people = [{"kind": "me", "name": "Inti"}, {"kind": "hotseat", "name": "Killa"}]
    body = {"game": "tiki", "seats": people, **wanted}
    answer = guest.request.post(f"{address}/api/tables", data=body)
    assert answer.status == 201, answer.text()
    table: dict[str, Any] = answer.json()
    return table


def lift(page: Page) -> None:
    """Lift the curtain before the first of several secret hands, if there is one."""
    page.locator(".curtain, .board svg").first.wait_for(state="attached")
    if page.locator(".curtain").count():
        page.locator(".curtain .strong").click()
        page.locator(".board svg").first.wait_for(state="attached")


def play(guest: BrowserContext, address: str, *moves: str) -> None:
    """Type moves at a table where all seats are the guest's."""
    page = guest.new_page()
    page.emulate_media(reduced_motion="reduce")
    page.goto(address)
    lift(page)
    field = page.locator(".notation input")
    for count, move in enumerate(moves, start=1):
        field.fill(move)
        field.press("Enter")
        page.locator("[role=log] p").nth(count - 1).wait_for(state="attached")
        page.locator(".result, .spot.target").first.wait_for(state="attached")
    page.close()


def finished_record() -> dict[str, Any]:
    """A whole game of players who take what they can, the same on every run."""
    dice = random.Random(5)
    match = tambo.load("tiki").new(players=2, seed="screenshots")
    while match.to_act:
        seat = match.to_act[0]
        menu = match.legal(seat)
        tries = [match.clone() for _ in menu]
        gains = [
            sum(event.kind == "gained" for event in one.play(seat, text))
            for one, text in zip(tries, menu, strict=True)
        ]
        best = [text for text, gain in zip(menu, gains, strict=True) if gain == max(gains)]
        match.play(seat, dice.choice(best))
    return match.record()


def screens(guest: BrowserContext, address: str) -> list[Screen]:
    """Opens the tables that are shown, and says what to show of them."""
    middle = open_table(guest, address, start=MIDDLE)["id"]
    shaman = open_table(guest, address, start=SHAMAN)["id"]
    order = open_table(guest, address, start=ORDER)["id"]
    ending = open_table(guest, address, start=ENDING)["id"]
    bot = [{"kind": "me", "name": "Inti"}, {"kind": "bot", "level": "easy"}]
    fresh = open_table(guest, address, seats=bot, options={"first": "yellow"}, seed="7")["id"]
    waiting = open_table(guest, address, seats=[{"kind": "me", "name": "Inti"}, {"kind": "open"}])
    brought = guest.request.post(f"{address}/api/records", data=finished_record()).json()["id"]
    lakes = open_table(guest, address, game="titicaca", start=LAKES)["id"]
    building = f"{LAKES}bids 2 0; to temple b2 turn 1"
    temples = open_table(guest, address, game="titicaca", start=building)["id"]
    play(guest, f"{address}/t/{middle}", "b3", "a1-a2")
    play(guest, f"{address}/t/{ending}", "a2-b2")
    return [
        *pages(guest, address),
        *begun(guest, address),
        *replays(guest, address),
        Screen("home", "/"),
        Screen("new", "/new/tiki"),
        Screen("join", waiting["seat_links"]["1"]),
        Screen("waiting", f"/t/{waiting['id']}", board),
        Screen("fresh", f"/t/{fresh}", board),
        Screen("table", f"/t/{middle}", board),
        Screen("table-picked", f"/t/{middle}", picked),
        Screen("table-why", f"/t/{middle}", why),
        Screen("table-proposals", f"/t/{middle}", table_page),
        Screen("shaman", f"/t/{shaman}", board),
        Screen("order", f"/t/{order}", board),
        Screen("result", f"/t/{ending}", board),
        Screen("replay", f"/t/{brought}/replay?move=14", board),
        Screen("rules", "/rules/tiki#TIKI-4.1"),
        Screen("titicaca-bids", f"/t/{lakes}", country),
        Screen("titicaca-temple", f"/t/{temples}", country),
        Screen("workshop", "/workshop/titicaca", examined),
        Screen("import", "/import"),
        Screen("not-found", "/nowhere"),
    ]


def pages(guest: BrowserContext, address: str) -> list[Screen]:
    """The pages outside the tables, seen by a player with an account."""
    account = {"name": "Inti", "password": "a long word to come in by"}
    signed = guest.request.post(f"{address}/api/account", data=account)
    assert signed.ok, signed.text()
    me = guest.request.get(f"{address}/api/me").json()["public_id"]
    offered = [{"kind": "me", "name": "Inti"}, *[{"kind": "open"}] * 2]
    open_table(guest, address, game="titicaca", seats=offered, terms={"is_public": True})
    wish = {"title": "Inti Raymi", "game": "tiki", "kind": "round-robin"}
    tournament = guest.request.post(f"{address}/api/tournaments", data=wish)
    assert tournament.ok, tournament.text()
    return [
        Screen("lobby", "/lobby"),
        Screen("ratings", "/ratings/tiki"),
        Screen("tournaments", "/tournaments"),
        Screen("tournament", f"/tournaments/{tournament.json()['card']['id']}"),
        Screen("notifications", "/notifications"),
        Screen("account", "/account"),
        Screen("profile", f"/people/{me}"),
    ]


def begun(guest: BrowserContext, address: str) -> list[Screen]:
    """Each of the larger games, just begun."""
    found = []
    for game, players in (("tahuantinsuyu", 4), ("cortez", 4), ("tiwanaku", 2)):
        seats = [
            {"kind": "me", "name": "Inti"},
            *[{"kind": "bot", "level": "easy"}] * (players - 1),
        ]
        table = open_table(guest, address, game=game, seats=seats, seed="7")["id"]
        found.append(Screen(f"{game}-begun", f"/t/{table}", drawn))
    return found


def replays(guest: BrowserContext, address: str) -> list[Screen]:
    found = []
    for name, moves in MOMENTS.items():
        game, kept = name.split("/")
        record = json.loads((RECORDS / game / "records" / f"{kept}.json").read_text("utf-8"))
        table = guest.request.post(f"{address}/api/records", data=record).json()["id"]
        for move in moves:
            path = f"/t/{table}/replay?move={move}"
            found.append(Screen(f"{game}-replay-{move}", path, drawn))
    return found


def drawn(page: Page) -> None:
    """A board is there; on a phone a scene may hide its map for the moment."""
    page.locator(".board svg").first.wait_for(state="attached")


def board(page: Page) -> None:
    page.locator(".board svg").first.wait_for()


def country(page: Page) -> None:
    page.locator(".world > svg").wait_for()


def examined(page: Page) -> None:
    """A tile with three faces, found wanting."""
    field = page.locator("textarea")
    field.fill(field.input_value().replace("f 1 m s", "f 1 m"))
    page.locator("form button.strong").click()
    page.locator(".results h2").wait_for()


def tap(page: Page, element: str) -> None:
    page.locator(f'[data-element="{element}"]').click()


def panel(page: Page, tab: int) -> None:
    """Opens a tab of the side panel, which is always there on a desk."""
    tabs = page.locator("[role=tab]")
    if tabs.first.is_visible():
        tabs.nth(tab).click()
    else:
        page.locator("header nav button").nth(tab).click()


def picked(page: Page) -> None:
    """A totem in hand, and where it may go."""
    board(page)
    tap(page, "cell:c2")


def table_page(page: Page) -> None:
    board(page)
    panel(page, 2)


def why(page: Page) -> None:
    """A dead tap, and the clause behind its answer."""
    board(page)
    tap(page, "cell:c2")
    tap(page, "cell:a1")
    page.locator(".why .clause").click()
    page.locator(".meant").wait_for()


def combinations() -> list[Setting]:
    return [Setting(*parts) for parts in itertools.product(SIZES, LANGUAGES, LIGHTS)]


def in_every_setting(shown: list[Screen]) -> list[tuple[Setting, Screen]]:
    return [(setting, one) for setting in combinations() for one in shown]


def in_one_setting_each(shown: list[Screen]) -> list[tuple[Setting, Screen]]:
    """Every screen once and, over the screens, every setting."""
    pairs = zip(itertools.cycle(combinations()), shown, strict=False)
    return sorted(pairs, key=lambda pair: combinations().index(pair[0]))


def take(
    browser: Browser,
    guest: BrowserContext,
    address: str,
    pictures: list[tuple[Setting, Screen]],
    target: Path,
) -> None:
    state = guest.storage_state()
    for setting, group in itertools.groupby(pictures, key=lambda pair: pair[0]):
        width, height = SIZES[setting.size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=setting.language,
            color_scheme="dark" if setting.light == "dark" else "light",
            reduced_motion="reduce",
            has_touch=setting.size == "phone",
            storage_state=state,
        )
        page = context.new_page()
        for _, one in group:
            page.goto(address + one.path)
            page.locator("h1").first.wait_for(state="attached")
            if re.fullmatch(r"/t/\w+", one.path):
                lift(page)
            one.act(page)
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(350)
            page.mouse.move(1, 1)
            name = f"{one.name}.{setting.size}.{setting.language}.{setting.light}"
            page.screenshot(path=target / f"{name}.png", full_page=True)
        context.close()


def publish() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    for taken, name in PUBLISHED.items():
        shutil.copy(TARGET / f"{taken}.png", IMAGES / f"{name}.png")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", default="", help="only screens whose name contains this")
    parser.add_argument("--short", action="store_true", help="every screen in one setting only")
    parser.add_argument("--into", type=Path, default=TARGET, help="the folder of the pictures")
    parser.add_argument("--publish", action="store_true", help="refresh docs/images")
    chosen = parser.parse_args(arguments)
    chosen.into.mkdir(exist_ok=True)
    with house() as address, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium(), args=[*CHROMIUM_FLAGS])
        guest = browser.new_context()
        shown = [one for one in screens(guest, address) if chosen.only in one.name]
        arranged = in_one_setting_each(shown) if chosen.short else in_every_setting(shown)
        take(browser, guest, address, arranged, chosen.into)
        browser.close()
    if chosen.publish:
        publish()
    print(f"{len(arranged)} pictures in {chosen.into.name}/")
    return 0


if __name__ == "__main__":
    sys.exit(main())
