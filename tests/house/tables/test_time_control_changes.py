"""The time control of a running table changes when everyone agrees."""

import pytest

from tests.house.people import Json, Person

LIVE: Json = {"kind": "live", "minutes": 5, "increment": 10}


async def together(ana: Person, ben: Person, **terms: Json | bool) -> str:
    card = await ana.open("me", "open", options={"first": "yellow"}, terms=terms)
    await ben.join(card["seat_links"]["1"])
    return str(card["id"])


async def ask(person: Person, table: str, time_control: Json, status: int = 200) -> Json:
    wish = {"kind": "clock", "seat": 0, "time_control": time_control}
    card: Json = await person.post(f"/api/tables/{table}/proposals", wish, status)
    return card


async def answer(person: Person, table: str, card: Json, agrees: bool) -> Json:
    path = f"/api/tables/{table}/proposals/{card['proposal']['number']}"
    after: Json = await person.post(path, {"seat": 1, "agrees": agrees})
    return after


async def test_clocks_come_and_go_by_agreement(ana: Person, ben: Person) -> None:
    table = await together(ana, ben)

    asked = await ask(ana, table, LIVE)
    assert asked["terms"]["time_control"]["kind"] == "none"
    await answer(ben, table, asked, agrees=True)
    card = await ana.get(f"/api/tables/{table}")

    assert card["terms"]["time_control"] == {**LIVE, "days": 0, "reserve": 0}
    assert [clock["main"] for clock in card["clock"]["seats"]] == [300, 300]
    assert card["clock"]["seats"][0]["since"] is not None
    async with ana.screen(table) as screen:
        await screen.hello(0)
        assert (await screen.play(0, "b2"))["type"] == "done"
    again = await ask(ana, table, {"kind": "none"})
    await answer(ben, table, again, agrees=True)
    assert (await ana.get(f"/api/tables/{table}"))["clock"] is None


async def test_a_refused_time_control_changes_nothing(ana: Person, ben: Person) -> None:
    table = await together(ana, ben)
    await answer(ben, table, await ask(ana, table, LIVE), agrees=False)

    card = await ana.get(f"/api/tables/{table}")

    assert (card["clock"], card["proposal"]["state"]) == (None, "refused")


@pytest.mark.parametrize(
    "time_control", [{"kind": "none"}, {"kind": "live", "minutes": 0}, {"moon": 1}]
)
async def test_a_time_control_that_is_invalid_or_no_change_is_not_proposed(
    time_control: Json, ana: Person, ben: Person
) -> None:
    table = await together(ana, ben)

    error = await ask(ana, table, time_control, status=422)

    assert error["code"] in ("proposal.time-control", "terms.time-control")


async def test_a_rated_match_keeps_a_clock(ana: Person, ben: Person) -> None:
    table = await together(ana, ben, is_rated=True, time_control=LIVE)

    error = await ask(ana, table, {"kind": "none"}, status=422)

    assert error["code"] == "terms.rated-clock"
