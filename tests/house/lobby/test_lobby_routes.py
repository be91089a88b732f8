"""The lobby over HTTP and sockets: whose seat is whose, who watches, what a screen follows."""

import pytest

from tests.house.people import Person, RunningHouse

LIVE = {"kind": "live", "minutes": 5, "increment": 5, "days": 0, "reserve": 0}


async def test_a_public_table_is_listed_and_joined(ana: Person, ben: Person) -> None:
    card = await ana.open("me", "open", terms={"is_public": True, "time_control": LIVE})

    listed = {one["id"]: one for one in await ben.get("/api/lobby")}
    assert listed[card["id"]]["terms"]["time_control"] == LIVE
    assert listed[card["id"]]["seat_links"] == {}
    joined = await ben.post(f"/api/lobby/{card['id']}/join", {"name": "Ben"})
    assert [seat["is_mine"] for seat in joined["seats"]] == [False, True]
    assert sum(clock["since"] is not None for clock in joined["clock"]["seats"]) == 1


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("seats/1/bot", {"level": "first"}, 403, "table.foreign"),
        ("seats/1/drop", None, 403, "table.foreign"),
        ("close", None, 403, "table.foreign"),
        ("seats/0/leave", None, 403, "seat.foreign"),
        ("seats/0/back", None, 403, "seat.foreign"),
        ("seats/9/leave", None, 403, "seat.foreign"),
        ("seats/0/away", None, 403, "seat.foreign"),
    ],
)
async def test_a_stranger_changes_nothing(
    ana: Person, ben: Person, path: str, body: dict[str, str] | None, status: int, code: str
) -> None:
    card = await ana.open("me", "open")
    before = await ana.get(f"/api/tables/{card['id']}")

    error = await ben.post(f"/api/tables/{card['id']}/{path}", body, status)

    assert error["code"] == code
    assert await ana.get(f"/api/tables/{card['id']}") == before


async def test_what_makes_no_sense_is_malformed(ana: Person) -> None:
    for path, body in (
        ("/api/lobby/quick", {"game": "tiki", "time_control": {"kind": "sundial"}}),
        ("/api/lobby/quick", {"game": "tiki", "more": 1}),
        ("/api/vacation", {"days": "many"}),
    ):
        await ana.post(path, body, 400)
    error = await ana.post("/api/lobby/quick", {"game": "chess"}, 404)
    assert error["code"] == "game.unknown"


async def test_watchers_are_counted(ana: Person, ben: Person, house: RunningHouse) -> None:
    card = await ana.open("me", "hotseat", options={"first": "yellow"})
    async with ana.screen(card["id"]) as mine:
        await mine.hello(0, 1)
        async with ben.screen(card["id"]) as watching:
            await watching.hello(watch=True)
            while mine.card["watchers"] != 1:
                await mine.until("table")
        while mine.card["watchers"] != 0:
            await mine.until("table")


async def test_a_screen_follows_no_seat_that_is_its_persons_no_more(
    ana: Person, ben: Person, house: RunningHouse
) -> None:
    """Seats move up when one is dropped: nobody sees another player's hand."""
    async with Person(house) as cleo:
        card = await ana.open("me", "open", "open", "open", "open", game="harvest")
        await ben.join(card["seat_links"]["2"], "Ben")
        await cleo.join(card["seat_links"]["3"], "Cleo")
        async with ben.screen(card["id"]) as screen:
            await screen.hello(2)
            await ana.post(f"/api/tables/{card['id']}/seats/1/drop")
            while len(screen.card["seats"]) != 4:
                await screen.until("table")
            assert [seat["is_mine"] for seat in screen.card["seats"]] == [False, True, False, False]
            assert (await screen.ask({"type": "ping"}))["type"] == "pong"
            frames = [message for message in screen.heard if message["type"] == "frame"]
            assert [frame["view"]["players"] for frame in frames] == [5]
            await screen.hello(1)
            assert screen.frames[1]["view"]["players"] == 4


async def test_who_gets_up_before_the_game_sees_the_seat_no_more(ana: Person, ben: Person) -> None:
    card = await ana.open("me", "open", "open", game="harvest")
    await ben.join(card["seat_links"]["1"], "Ben")
    async with ben.screen(card["id"]) as screen:
        await screen.hello(1)
        await ben.post(f"/api/tables/{card['id']}/seats/1/leave")
        while screen.card["seats"][1]["kind"] != "open":
            await screen.until("table")
        refused = await screen.play(1, 0)
        assert (refused["type"], refused["code"]) == ("refused", "seat.foreign")


async def test_a_stand_in_plays_on_and_the_seat_is_given_back(ana: Person, ben: Person) -> None:
    await ana.open("me", "first")
    card = await ana.open("me", "open", options={"first": "yellow"})
    await ben.join(card["seat_links"]["1"], "Ben")
    async with ana.screen(card["id"]) as first, ben.screen(card["id"]) as second:
        await first.hello(0)
        await second.hello(1)
        await ana.post(f"/api/tables/{card['id']}/seats/0/leave")
        while not second.frames[1]["menu"]:
            await second.until("frame")
        assert second.events[1][0]["kind"] == "stand-in"
        back = await ana.post(f"/api/tables/{card['id']}/seats/0/back")
        assert back["seats"][0]["stand_in"] is None
        answer = await second.play(1, second.frames[1]["menu"][0]["id"])
        assert answer["type"] == "done", answer
        while first.frames[0]["last"] < second.frames[1]["last"]:
            await first.until("frame")
        assert (await first.play(0, first.frames[0]["menu"][0]["id"]))["type"] == "done"
