"""Accounts at the screen: a guest signs up and keeps their games, by password and by passkey."""

from typing import Any

from playwright.async_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.table import Table
from tests.house.people import RunningHouse

PASSWORD = "six brown llamas"
FORBIDDEN = "the server responded with a status of 403"


async def authenticator(page: Page) -> Any:
    """A security key in software, which says yes by itself."""
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    await devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return devtools


async def sign_up(page: Page, name: str) -> None:
    await page.goto("/account")
    await page.get_by_role("button", name="New account").click()
    await page.get_by_label("Name").fill(name)
    await page.get_by_label("Password").fill(PASSWORD)
    await page.get_by_role("button", name="Open the account").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text(name)


async def test_a_guest_signs_up_and_finds_their_games_on_another_device(
    open_page: OpenPage, errors: Any
) -> None:
    errors.allowed = [FORBIDDEN]
    page = await open_page("/")
    await expect(page.locator("header [data-me]")).to_contain_text("Sign in")
    table = await Table.open(page, {"kind": "me"}, {"kind": "hotseat"})
    here = table.id
    await sign_up(page, "Ana of Cuzco")
    await page.goto("/")
    await expect(page.locator("header [data-me]")).to_contain_text("Ana of Cuzco")
    await expect(page.locator(f'a[href="/t/{here}"]')).to_be_visible()

    other = await open_page("/account")
    there = (await Table.open(other, {"kind": "me"}, {"kind": "hotseat"})).id
    await other.goto("/account")
    await other.get_by_label("Name").fill("ana of cuzco")
    await other.get_by_label("Password").fill("wrong password")
    await other.get_by_role("button", name="Sign in", exact=True).last.click()
    await expect(other.get_by_role("alert").filter(has_text="do not fit")).to_be_visible()
    await expect(other.get_by_role("checkbox")).to_be_checked()
    await other.get_by_label("Password").fill(PASSWORD)
    await other.get_by_role("button", name="Sign in", exact=True).last.click()
    await expect(other.get_by_role("heading", level=1)).to_have_text("Ana of Cuzco")

    await other.goto("/")
    for one in (here, there):
        await expect(other.locator(f'a[href="/t/{one}"]')).to_be_visible()


async def test_an_account_with_a_passkey_and_no_password(
    open_page: OpenPage, inn: RunningHouse
) -> None:
    """Authenticators know houses by name: so by its name we go there."""
    page = await open_page(f"http://localhost:{inn.port}/account")
    devtools = await authenticator(page)
    await page.get_by_role("button", name="New account").click()
    await page.get_by_label("Name").fill("Key Keeper")
    await page.locator("[data-passkey]").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Key Keeper")
    await expect(page.get_by_role("button", name="Remove")).to_have_count(1)

    await page.get_by_role("button", name="Sign out", exact=True).click()
    await page.get_by_role("button", name="New account").wait_for()
    await page.locator("[data-passkey]").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Key Keeper")

    await page.get_by_role("button", name="Sign out", exact=True).click()
    await page.get_by_role("button", name="New account").wait_for()
    await devtools.send("WebAuthn.disable")
    await authenticator(page)
    await page.locator("[data-passkey]").click()
    await expect(page.get_by_role("alert").filter(has_text="not used")).to_be_visible()


async def test_a_token_is_shown_once_and_an_account_can_go(open_page: OpenPage) -> None:
    page = await open_page("/")
    await sign_up(page, "Here Briefly")
    await page.get_by_label("What it is for").fill("my bot")
    await page.get_by_role("button", name="Make a token").click()
    secret = await page.locator("[data-token]").inner_text()
    answer = await page.request.get("/api/me", headers={"Authorization": f"Bearer {secret}"})
    assert (await answer.json())["name"] == "Here Briefly"
    await page.reload()
    await expect(page.get_by_text("my bot")).to_be_visible()
    await expect(page.locator("[data-token]")).to_have_count(0)
    public = await page.get_by_role("link", name="My public page").get_attribute("href")
    await page.get_by_role("link", name="My public page").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Here Briefly")

    await page.goto("/account")
    await page.locator("summary").click()
    await page.get_by_label("Type your name").fill("Here Briefly")
    await page.get_by_label("Password", exact=True).fill(PASSWORD)
    await page.get_by_role("button", name="Delete for good").click()

    await expect(page.locator("header [data-me]")).to_contain_text("Sign in")
    assert (await page.request.get(f"/api{public}")).status == 404


async def test_a_forgotten_password_is_replaced_by_a_link_from_the_admin(
    open_page: OpenPage, inn: RunningHouse, errors: Any
) -> None:
    errors.allowed = [FORBIDDEN, "the server responded with a status of 404"]
    await sign_up(await open_page(), "Chaska")
    admin = await open_page(f"/admin#{inn.admin_token()}")
    await admin.get_by_label("Name of the account").fill("Nobody Here")
    await admin.get_by_role("button", name="Make the link").click()
    desk = admin.get_by_role("region", name="Forgotten password")
    await expect(desk.get_by_role("alert")).to_contain_text("Nobody in this house")
    await admin.get_by_label("Name of the account").fill("chaska")
    await admin.get_by_role("button", name="Make the link").click()
    link = await admin.get_by_label("For Chaska, until").input_value()
    await expect(admin.get_by_text("Chaska · link for a new password")).to_be_visible()

    page = await open_page(link)
    await page.get_by_label("New password").fill("nine white alpacas")
    await page.get_by_role("button", name="Set the password and sign in").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Chaska")
    await expect(page).to_have_url(f"{inn.url}/account")

    again = await open_page(link)
    await again.get_by_label("New password").fill("two small condors")
    await again.get_by_role("button", name="Set the password and sign in").click()
    await expect(again.get_by_role("alert")).to_contain_text("used already")
