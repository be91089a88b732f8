"""Two people talk at a table in two languages; one is muted, reported, and hidden by the admin."""

import json

from playwright.async_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.table import Table
from tests.browser.test_access import AXE, SETTLED
from tests.house.people import RunningHouse

ME = {"kind": "me", "name": "Ana"}


async def seated(open_page: OpenPage) -> tuple[Page, Page]:
    """Ana with an English browser, Ben with a French one."""
    ana, ben = await open_page("/"), await open_page("/", "fr-FR")
    table = await Table.open(ana, ME, {"kind": "open"})
    token = (await table.card())["seat_links"]["1"].rsplit("/", 1)[1]
    wish = {"token": token, "name": "Ben"}
    await ben.request.post(f"/api/tables/{table.id}/join", data=wish)
    await ben.goto(ana.url)
    await Table(ben).is_connected()
    return ana, ben


async def test_a_phrase_is_read_in_two_languages_and_a_rude_line_is_dealt_with(
    open_page: OpenPage, inn: RunningHouse
) -> None:
    ana, ben = await seated(open_page)

    # A quick phrase, said in English and read in French.
    await ana.get_by_role("tab", name="Talk").click()
    await ana.get_by_text("Quick phrases").click()
    await ana.get_by_role("button", name="Good luck, and have fun!").click()
    await expect(ana.locator('[data-line="players-1"]')).to_contain_text("Good luck, and have fun!")
    await expect(ben.get_by_role("tab", name="Paroles")).to_contain_text("une nouvelle ligne")
    await ben.get_by_role("tab", name="Paroles").click()
    await expect(ben.locator('[data-line="players-1"]')).to_contain_text("Bonne chance, et amusez")
    await expect(ben.get_by_role("tab", name="Paroles")).not_to_contain_text("nouvelle ligne")

    # A rude line is reported, and its author muted.
    await ben.get_by_label("Dire quelque chose").fill("rude <i>words</i>")
    await ben.get_by_label("Dire quelque chose").press("Enter")
    rude = ana.locator('[data-line="players-2"]')
    await expect(rude).to_contain_text("rude <i>words</i>")
    await expect(ben.get_by_label("Dire quelque chose")).to_have_value("")
    await rude.get_by_role("button", name="More about this line").click()
    await rude.get_by_role("button", name="Report").click()
    await rude.get_by_label("What is wrong with it?").fill("This is rude.")
    await rude.get_by_role("button", name="Send the report").click()
    await expect(rude).to_contain_text("The host has been told.")
    await rude.get_by_role("button", name="Mute").click()
    await expect(rude).to_have_count(0)
    await expect(ana.locator('[data-line="players-1"]')).to_be_visible()

    # The admin hides it and bans its author; every action is shown.
    admin = await open_page(f"/admin#{inn.admin_token()}")
    report = admin.get_by_role("article")
    await expect(report).to_contain_text("This is rude.")
    assert "#" not in admin.url
    await report.get_by_role("button", name="Hide the line").click()
    await expect(ben.locator('[data-line="players-2"]')).to_contain_text("Masqué par l’hôte")
    await report.get_by_role("button", name="Silence for 24 hours").click()
    await expect(report).to_contain_text("may not talk until")
    await ben.get_by_label("Dire quelque chose").fill("et encore")
    await ben.get_by_label("Dire quelque chose").press("Enter")
    await expect(
        ben.get_by_role("alert").filter(has_text="ne vous laisse pas parler")
    ).to_be_visible()
    await report.get_by_role("button", name="Close the report").click()
    done = admin.get_by_role("listitem").filter(has_text="report closed")
    await expect(done).to_have_count(1)
    await admin.evaluate(SETTLED)
    await admin.evaluate(AXE.read_text())
    found = json.loads(await admin.evaluate("axe.run().then(JSON.stringify)"))
    assert [one["id"] for one in found["violations"] if one["impact"] != "minor"] == []

    # Ana reads Ben again.
    await ana.get_by_text("People you do not read").click()
    await ana.get_by_role("button", name="Read again").click()
    await expect(rude).to_contain_text("Hidden by the host")
