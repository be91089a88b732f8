"""PINs of seats at a shared device: nothing of such a seat is sent before its PIN was given."""

from typing import Any

import pytest

from tambo.house.platform.errors import HouseError
from tambo.house.tables.pins import FREE_TRIES, LONGEST_WAIT, Pins, wait_after
from tambo.house.tables.wire import SeatRequest, TableRequest
from tests.house.conftest import make_house_tables
from tests.house.people import (
    Person,
    RunningHouse,
    Screen,
    heard,
    play_to_the_end,
    seats_asked,
)
from tests.house.units import TestStore

PIN = "271828"


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


async def guard(person: Person, table: str, seat: int, pin: str = PIN) -> str:
    kept = await person.post(f"/api/tables/{table}/seats/{seat}/pin", {"pin": pin})
    return str(kept["permit"])


async def unlock(screen: Screen, seat: int, pin: str = PIN) -> dict[str, Any]:
    await screen.send({"type": "unlock", "seat": seat, "pin": pin})
    return await screen.until("unlocked", "locked", "error")


async def greet(screen: Screen, *seats: int, frames: int, **more: Any) -> None:
    """Hello, and so many frames."""
    message = {"type": "hello", "seats": list(seats), "watch": True, "since": {}, **more}
    await screen.send(message)
    await screen.until("welcome")
    for _ in range(frames):
        await screen.until("frame")


@pytest.fixture
async def shared(ana: Person) -> str:
    """Harvest at one device; seat 0 has a PIN."""
    card = await ana.open("me", "hotseat", game="harvest")
    await guard(ana, card["id"], 0)
    return str(card["id"])


async def test_frames_are_sent_after_the_pin_and_not_before(ana: Person, shared: str) -> None:
    async with ana.screen(shared) as screen:
        await greet(screen, 0, 1, frames=2)
        assert set(screen.frames) == {1, None}
        assert screen.card["seats"][0]["has_pin"]

        assert (await unlock(screen, 0, "000000"))["code"] == "pin.wrong"
        assert (await unlock(screen, 0))["type"] == "unlocked"
        await screen.until("frame")
        assert screen.frames[0]["view"]["hand"]

        await screen.send({"type": "lock", "seat": 0})
        choice = screen.frames[1]["menu"][0]["id"]
        await screen.play(1, choice)
        refused = await screen.play(0, 1)
        assert (refused["type"], refused["code"]) == ("refused", "pin.needed")
        assert refused["frame"]["seat"] is None
    async with ana.screen(shared) as again:
        await greet(again, 0, 1, frames=2)
        assert 0 not in again.frames


async def shown_by_a_move(screen: Screen) -> list[int | None]:
    """Whose frames a screen is sent when seat 1 makes a move that everybody sees."""
    before = len(screen.heard)
    answer = await screen.play(1, screen.frames[1]["menu"][0]["id"])
    assert answer["type"] == "done"
    await heard(screen)
    return [message["seat"] for message in screen.heard[before:] if message["type"] == "frame"]


async def test_a_locked_seat_is_shown_no_more(ana: Person) -> None:
    shared = (await ana.open("me", "hotseat", options={"first": "purple"}))["id"]
    permit = await guard(ana, shared, 0)
    async with ana.screen(shared) as screen:
        await greet(screen, 0, 1, frames=3, permits={"0": permit})
        assert set(screen.frames) == {0, 1, None}

        await screen.send({"type": "lock", "seat": 0})

        assert set(await shown_by_a_move(screen)) == {1, None}


async def test_a_pin_set_elsewhere_closes_the_seat_on_screens_without_it(ana: Person) -> None:
    shared = (await ana.open("me", "hotseat", options={"first": "purple"}))["id"]
    async with ana.screen(shared) as screen:
        await greet(screen, 0, 1, frames=3)
        assert set(screen.frames) == {0, 1, None}

        await guard(ana, shared, 0)

        assert set(await shown_by_a_move(screen)) == {1, None}


@pytest.mark.parametrize(
    "message",
    [
        {"type": "play", "seat": 0, "decision": 0, "choice": 0, "request_id": "mine"},
        {"type": "undo", "seat": 0, "decision": 0, "request_id": "mine"},
        {"type": "explain", "seat": 0, "text": "1"},
        {"type": "note", "seat": 0, "text": "{}"},
        {"type": "hint", "seat": 0},
        {"type": "unlock", "seat": 1, "pin": "1"},
    ],
)
async def test_nothing_else_opens_or_plays_the_seat(
    ana: Person, shared: str, message: dict[str, Any]
) -> None:
    async with ana.screen(shared) as screen:
        await greet(screen, 0, frames=1)
        await screen.send(message)
        answer = await screen.until("refused", "error", "no-hint", "explanation", "noted", "done")
        assert answer["code"] in ("pin.needed", "seat.foreign")
        assert set(screen.frames) == {None}


async def test_over_http_the_permit_stands_for_the_pin(ana: Person, ben: Person) -> None:
    card = await ana.open("me", "hotseat", "open", game="harvest")
    table = card["id"]
    await ben.join(card["seat_links"]["2"])
    permit = await guard(ana, table, 0)
    path = f"/api/tables/{table}"
    assert (await ana.get(f"{path}/replay?seat=0", status=403))["code"] == "pin.needed"
    answer = await ana.http.get(f"{path}/replay?seat=0", headers={"x-tambo-permit": permit})
    assert answer.status_code == 200
    assert answer.json()["frames"][0]["view"]["hand"]
    body = {"kind": "pause", "seat": 0}
    assert (await ana.post(f"{path}/proposals", body, status=403))["code"] == "pin.needed"
    asked = await ana.post(f"{path}/proposals", {**body, "permit": permit})
    assert asked["proposal"]["waiting"] == [2]
    foreign = await ben.post(f"{path}/seats/0/pin", {"pin": "1111"}, status=403)
    assert foreign["code"] == "seat.foreign"
    assert not (await ben.get(path))["seats"][0]["has_pin"], "nobody else's affair"


async def test_a_permit_ends_with_its_pin(ana: Person, shared: str) -> None:
    path = f"/api/tables/{shared}/seats/0/pin"
    assert (await ana.post(path, {"pin": "9999"}, status=403))["code"] == "pin.needed"
    async with ana.screen(shared) as screen:
        await greet(screen, 0, frames=1)
        old = (await unlock(screen, 0))["permit"]
        await screen.until("frame")
        fresh = (await ana.post(path, {"pin": "31415", "permit": old}))["permit"]
        assert fresh != old
        async with ana.screen(shared) as other:
            await greet(other, 0, frames=1, permits={"0": old})
            assert set(other.frames) == {None}
        async with ana.screen(shared) as other:
            await greet(other, 0, frames=2, permits={"0": fresh})
            assert set(other.frames) == {0, None}
    await ana.post(path, {"pin": "", "permit": fresh})
    async with ana.screen(shared) as screen:
        await screen.hello(0, 1)
        assert set(screen.frames) == {0, 1}


@pytest.mark.parametrize("pin", ["123", "1" * 13, "12a4", "١٢٣٤"])
async def test_a_pin_is_some_digits(ana: Person, pin: str) -> None:
    card = await ana.open("me", "hotseat", game="harvest")
    path = f"/api/tables/{card['id']}/seats/0/pin"
    assert (await ana.post(path, {"pin": pin}, status=422))["code"] == "pin.form"


async def test_wrong_pins_are_slowed_down(any_store: TestStore) -> None:
    clock = Clock()
    tables = make_house_tables(any_store)
    pins = Pins(tables.registry, tables.commands, tables.access, any_store, clock, 64)
    seats = [SeatRequest("me"), SeatRequest("hotseat")]
    table = (await tables.opening.open(TableRequest("harvest", seats), "ana")).id
    permit = await pins.set(table, 0, PIN, "ana", "")

    async def code(pin: str) -> str:
        with pytest.raises(HouseError) as raised:
            await pins.give(table, 0, pin, "ana")
        return raised.value.code

    for _ in range(FREE_TRIES):
        assert await code("0000") == "pin.wrong"
    assert await code(PIN) == "pin.wait"
    clock.now += wait_after(FREE_TRIES) + 1
    assert await code("0000") == "pin.wrong"
    clock.now += wait_after(FREE_TRIES) + 1
    assert await code(PIN) == "pin.wait", "each wrong one doubles the wait"
    clock.now += wait_after(FREE_TRIES + 1)
    assert await pins.give(table, 0, PIN, "ana") == permit
    assert await code("0000") == "pin.wrong", "and the right one forgives"
    assert await pins.give(table, 0, PIN, "ana") == permit
    stored = await any_store.table(table)
    assert stored is not None
    assert (stored.seats[0].pin or "").startswith("$argon2")


def test_waits_grow_and_end() -> None:
    waits = [wait_after(failures) for failures in range(30)]
    assert waits == sorted(waits)
    assert waits[FREE_TRIES - 1] == 0
    assert waits[-1] == LONGEST_WAIT


async def test_a_forgotten_pin_is_taken_away_by_people_at_other_devices(
    ana: Person, ben: Person, shared: str
) -> None:
    body = {"kind": "pin", "seat": 0}
    alone = await ana.post(f"/api/tables/{shared}/proposals", body, status=409)
    assert alone["code"] == "pin.alone"
    card = await ana.open("me", "hotseat", "open", "any", game="harvest")
    await ben.join(card["seat_links"]["2"])
    path = f"/api/tables/{card['id']}"
    await guard(ana, card["id"], 0)
    asked = await ana.post(f"{path}/proposals", body)
    assert asked["proposal"]["waiting"] == [2], "the one beside her cannot agree to it"
    done = await ben.post(
        f"{path}/proposals/{asked['proposal']['number']}", {"seat": 2, "agrees": True}
    )
    assert done["proposal"]["state"] == "done"
    assert not (await ana.get(path))["seats"][0]["has_pin"]


async def test_a_seat_whose_pin_is_forgotten_goes_to_a_bot_where_nobody_else_can_agree(
    ana: Person,
) -> None:
    # The other one is asked, so nothing hangs on what the bot would do.
    shared = (await ana.open("me", "hotseat", options={"first": "purple"}))["id"]
    await guard(ana, shared, 0)
    path = f"/api/tables/{shared}"
    async with ana.screen(shared) as screen:
        await greet(screen, 0, 1, frames=2)
        card = await ana.post(f"{path}/seats/0/leave", {})
        assert card["seats"][0]["stand_in"]["why"] == "left"
        while [event["kind"] for event in screen.events[None]][:1] != ["stand-in"]:
            await screen.until("frame")
        assert set(screen.frames) == {1, None}, "nothing of the seat is shown by that"
    assert (await ana.post(f"{path}/seats/0/back", {}, status=403))["code"] == "pin.needed"
    async with ana.screen(shared) as screen:
        await greet(screen, 0, 1, frames=2)
        permit = (await unlock(screen, 0))["permit"]
    back = await ana.http.post(f"{path}/seats/0/back", json={}, headers={"x-tambo-permit": permit})
    assert back.json()["seats"][0]["stand_in"] is None


async def test_a_player_at_another_device_must_agree_before_a_guarded_seat_is_left(
    ana: Person, ben: Person
) -> None:
    card = await ana.open("me", "hotseat", "open", game="harvest")
    await ben.join(card["seat_links"]["2"])
    permit = await guard(ana, card["id"], 0)
    path = f"/api/tables/{card['id']}/seats/0/leave"
    assert (await ana.post(path, {}, status=403))["code"] == "pin.needed"
    assert (await ben.post(path, {}, status=403))["code"] == "seat.foreign"
    left = await ana.http.post(path, json={}, headers={"x-tambo-permit": permit})
    assert left.json()["seats"][0]["stand_in"] is not None


async def test_a_mixed_table_from_beginning_to_end(ana: Person, ben: Person) -> None:
    """Two at one device, one of them with a PIN, one by link, one bot; a going back on the way."""
    card = await ana.open("me", "hotseat", "open", "any", game="harvest")
    table = card["id"]
    await ben.join(card["seat_links"]["2"], "Ben")
    permit = await guard(ana, table, 0)
    async with ana.screen(table) as device, ben.screen(table) as phone:
        await greet(device, 0, 1, frames=2)
        await phone.hello(2)
        await unlock(device, 0)
        while 0 not in device.frames:
            await device.until("frame")
        for screen, seat in ((device, 0), (device, 1), (phone, 2)):
            await screen.play(seat, screen.frames[seat]["menu"][0]["id"])
        # What the bot does then is seen by all, so that a question put before it would lapse.
        while not (seats_asked(device) or seats_asked(phone)):
            await heard(device, phone)
        asked = await ana.post(f"/api/tables/{table}/proposals", {"kind": "undo", "seat": 1})
        number = asked["proposal"]["number"]
        assert asked["proposal"]["waiting"] == [0, 2]
        answers = f"/api/tables/{table}/proposals/{number}"
        yes = {"seat": 0, "agrees": True}
        assert (await ana.post(answers, yes, status=403))["code"] == "pin.needed"
        await ana.post(answers, {**yes, "permit": permit})
        done = await ben.post(answers, {"seat": 2, "agrees": True})
        assert done["proposal"]["state"] == "done"
        while [event["kind"] for event in phone.events[2]][-1:] != ["rewound"]:
            await phone.until("frame")
        await play_to_the_end(device, phone)
        assert phone.frames[2]["result"] == device.frames[0]["result"]


def test_pins_are_not_logged(house: RunningHouse) -> None:
    """After all of the above, in the same house."""
    assert PIN not in house.log.read_text()
