"""What seats write down for themselves is kept for them, and told to nobody else."""

from collections.abc import Callable

import pytest

from tambo.house.platform.errors import HouseError
from tambo.house.tables.notes import LIMIT, Notes
from tests.house.matches import seated
from tests.house.people import Person, RunningHouse
from tests.house.units import Tables

CANARY = '{"b2":"canary"}'


@pytest.fixture
def notes(tables: Tables) -> Notes:
    return tables.notes


async def test_notes_are_kept_by_table_and_seat(tables: Tables, notes: Notes) -> None:
    table, other = [await seated(tables, "ana", "ben", game="tiki") for _ in range(2)]
    assert await notes.read(table, 0, "ana") == ""

    await notes.write(table, 0, "ana", '{"a1":3}')
    await notes.write(table, 1, "ben", '{"a1":4}')
    await notes.write(table, 0, "ana", '{"a1":5}')

    assert await notes.read(table, 0, "ana") == '{"a1":5}'
    assert await notes.read(table, 1, "ben") == '{"a1":4}'
    assert await notes.read(other, 0, "ana") == ""


async def test_nobody_reads_or_writes_the_notes_of_others(tables: Tables, notes: Notes) -> None:
    table = await seated(tables, "ana", "ben", game="tiki")
    await notes.write(table, 0, "ana", CANARY)

    for seat, guest in ((0, "ben"), (1, "ana"), (0, "stranger"), (7, "ana"), (-1, "ana")):
        with pytest.raises(HouseError) as raised:
            await notes.read(table, seat, guest)
        assert raised.value.code == "seat.foreign"
        with pytest.raises(HouseError) as raised:
            await notes.write(table, seat, guest, "{}")
        assert raised.value.code == "seat.foreign"
    assert await notes.read(table, 0, "ana") == CANARY


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('"' + "x" * LIMIT + '"', "note.long"),
        ("not JSON", "malformed"),
        ("", "malformed"),
        ("[" * (LIMIT - 1), "malformed"),
    ],
)
async def test_notes_are_short_and_json(tables: Tables, notes: Notes, text: str, code: str) -> None:
    table = await seated(tables, "ana", "ben", game="tiki")
    with pytest.raises(HouseError) as raised:
        await notes.write(table, 0, "ana", text)
    assert raised.value.code == code
    assert await notes.read(table, 0, "ana") == ""


async def test_notes_survive_a_lost_connection_and_a_killed_house(
    open_house: Callable[..., RunningHouse],
) -> None:
    house = open_house()
    async with Person(house) as ana:
        card = await ana.open("me", "first")
        async with ana.screen(card["id"]) as screen:
            await screen.hello(0)
            await screen.send({"type": "note", "seat": 0, "text": CANARY})
            assert await screen.until("noted", "error") == {
                "type": "noted",
                "seat": 0,
                "text": CANARY,
            }
        house.kill()
        house.start()
        async with ana.screen(card["id"]) as screen:
            await screen.hello(0)
            assert (await screen.until("noted"))["text"] == CANARY


async def test_notes_are_in_nothing_that_others_can_get(ana: Person, ben: Person) -> None:
    card = await ana.open("me", "open", options={"first": "yellow"})
    await ben.join(card["seat_links"]["1"])
    async with ana.screen(card["id"]) as mine, ben.screen(card["id"]) as theirs:
        await mine.hello(0)
        await theirs.hello(1, watch=True)
        await mine.send({"type": "note", "seat": 0, "text": CANARY})
        await mine.until("noted")
        await mine.play(0, "b2")
        await theirs.until("frame")
        await theirs.send({"type": "note", "seat": 0, "text": "{}"})
        assert (await theirs.until("error", "noted"))["code"] == "seat.foreign"
        await theirs.hello(1, watch=True)
        assert "canary" not in str(theirs.heard)
    for person in (ana, ben):
        for path in ("", "/replay", "/record", "/review"):
            answer = await person.http.get(f"/api/tables/{card['id']}{path}")
            assert "canary" not in answer.text
