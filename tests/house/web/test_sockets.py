"""Sockets against a running house: what arrives, in which order, and what is refused."""

import asyncio
import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.house.people import Person, Screen

FIRST = {"first": "yellow"}


async def test_two_people_see_each_others_moves(ana: Person, ben: Person) -> None:
    card = await ana.open("me", "open", options=FIRST)
    async with ana.screen(card["id"]) as one:
        await one.hello(0)
        assert one.frames[0]["menu"] == []
        await ben.join(card["seat_links"]["1"], "Ben")
        changed = await one.until("table")
        assert changed["table"]["seats"][1]["name"] == "Ben"
        async with ben.screen(card["id"]) as two:
            await two.hello(1)
            while not one.frames[0]["menu"]:
                await one.until("frame")

            assert (await one.play(0, "b2"))["type"] == "done"
            seen = await two.until("frame")
            assert seen["events"][0]["data"]["at"] == "b2"
            assert seen["view"]["stacks"]["b2"] == ["yellow"]

            assert (await two.play(1, "a1"))["type"] == "done"
            assert (await one.until("frame"))["events"][0]["data"]["at"] == "a1"


async def test_the_frame_comes_before_the_acknowledgement(ana: Person) -> None:
    card = await ana.open("me", "hotseat", options=FIRST)
    async with ana.screen(card["id"]) as screen:
        await screen.hello(0, 1)
        await screen.play(0, "b2", move="mine")
        kinds = [(m["type"], m.get("seat")) for m in screen.heard[-3:]]
        assert kinds == [("frame", 0), ("frame", 1), ("done", None)]
        assert screen.heard[-1]["request_id"] == "mine"


async def test_a_spectator_sees_the_game_and_no_menu(ana: Person, ben: Person) -> None:
    card = await ana.open("me", "hotseat", options=FIRST)
    async with ana.screen(card["id"]) as player, ben.screen(card["id"]) as watcher:
        await player.hello(0, 1)
        await watcher.hello()
        assert watcher.frames[None]["menu"] == []
        await player.play(0, "b2")
        frame = await watcher.until("frame")
        assert frame["seat"] is None
        assert frame["events"][0]["kind"] == "created"
        assert frame["prompt"] is None


async def test_a_screen_that_comes_back_gets_what_it_missed(ana: Person) -> None:
    card = await ana.open("me", "hotseat", options=FIRST)
    async with ana.screen(card["id"]) as player, ana.screen(card["id"]) as other:
        await player.hello(0, 1)
        await other.hello(0, watch=True)
        await player.play(0, "b2")
        await other.until("frame")
        await other.until("frame")
        await other.socket.close()
        await player.play(1, "a1")
        await player.play(0, "c3")

        async with ana.screen(card["id"]) as back:
            back.events = other.events
            await back.hello(0, watch=True, resume=True)
            assert [event["data"]["at"] for event in back.events[0]] == ["b2", "a1", "c3"]
            assert back.events[0] == player.events[0]
            assert len(back.frames[0]["events"]) == 2


async def test_the_same_move_from_ten_sockets_is_one_event(ana: Person) -> None:
    card = await ana.open("me", "hotseat", options=FIRST)
    screens = [ana.screen(card["id"]) for _ in range(10)]
    for screen in screens:
        await screen.__aenter__()
        await screen.hello(0, 1)

    for number, cell in enumerate(["b2", "a1", "c3", "a3"]):
        answers = await asyncio.gather(
            *(screen.play(number % 2, cell, move=f"same {number}") for screen in screens)
        )
        assert [answer["type"] for answer in answers] == ["done"] * 10
        for screen in screens:
            while screen.frames[1]["last"] <= number or screen.frames[0]["last"] <= number:
                await screen.until("frame")

    for screen in screens:
        assert [event["data"]["at"] for event in screen.events[0]] == ["b2", "a1", "c3", "a3"]
        await screen.socket.close()
    assert (await ana.get(f"/api/tables/{card['id']}"))["moves"] == 4


async def test_different_moves_at_once_are_one_move_and_refusals_with_a_frame(
    ana: Person,
) -> None:
    card = await ana.open("me", "hotseat", options=FIRST)
    screens = [ana.screen(card["id"]) for _ in range(5)]
    for screen in screens:
        await screen.__aenter__()
        await screen.hello(0)

    cells = ["a1", "a2", "a3", "b1", "b2"]
    answers = await asyncio.gather(
        *(screen.play(0, cell) for screen, cell in zip(screens, cells, strict=True))
    )

    assert sorted(answer["type"] for answer in answers) == ["done"] + ["refused"] * 4
    for answer in answers:
        if answer["type"] == "refused":
            assert answer["code"] == "decision.stale"
            assert answer["frame"]["last"] == 1
            assert answer["frame"]["decision"] == 1
    for screen in screens:
        await screen.socket.close()


@pytest.mark.parametrize(
    ("message", "code", "clause"),
    [
        ({"seat": 0, "decision": 7, "choice": "b2"}, "decision.stale", None),
        ({"seat": 0, "decision": -1, "choice": "b2"}, "decision.stale", None),
        ({"seat": 0, "decision": 0, "choice": "b2-b3"}, "refused", "TIKI-3.2"),
        ({"seat": 0, "decision": 0, "choice": 99999}, "notation", "TIKI-"),
        ({"seat": 0, "decision": 0, "choice": 2**63}, "malformed", None),
        ({"seat": 0, "decision": 0, "choice": "b" * 1000}, "malformed", None),
        ({"seat": 0, "decision": 0, "choice": "b2", "request_id": ""}, "malformed", None),
        ({"seat": 1, "decision": 0, "choice": "b2"}, "seat.foreign", None),
        ({"seat": 2, "decision": 0, "choice": "b2"}, "seat.foreign", None),
        ({"seat": -1, "decision": 0, "choice": "b2"}, "seat.foreign", None),
        ({"seat": 10**18, "decision": 0, "choice": "b2"}, "seat.foreign", None),
    ],
)
async def test_what_cannot_be_played_is_refused_with_a_code_and_the_moment(
    ana: Person, ben: Person, message: dict[str, object], code: str, clause: str | None
) -> None:
    card = await ana.open("me", "open", options=FIRST)
    await ben.join(card["seat_links"]["1"])
    async with ana.screen(card["id"]) as screen:
        await screen.hello(0)

        answer = await screen.ask({"type": "play", "request_id": "m", **message})

        assert answer["type"] == "refused"
        assert answer["code"] == code
        assert answer["said"]["key"]
        assert (answer["clause"] or "").startswith(clause or "")
        assert (answer["clause"] is None) == (clause is None)
        assert answer["frame"]["last"] == 0
        assert answer["frame"]["seat"] == (0 if message["seat"] == 0 else None)
        assert (await ana.get(f"/api/tables/{card['id']}"))["moves"] == 0
        assert (await screen.play(0, "b2"))["type"] == "done"


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ("", "malformed"),
        ("nonsense", "malformed"),
        ("[]", "malformed"),
        ('{"type":"dance"}', "malformed"),
        ('{"type":"play","seat":"0","decision":0,"choice":"b2","request_id":"m"}', "malformed"),
        ('{"type":"play","seat":0,"decision":0,"choice":"b2","request_id":"m","x":1}', "malformed"),
        ('{"type":"play","seat":0,"decision":0,"choice":"b2"}', "malformed"),
        ('{"type":"ping","more":1}', "malformed"),
        ('{"type":"why","seat":0,"text":"\\ud800"}', "malformed"),
        (b"\xff\xfe\x00", "malformed"),
        ("[" * 10_000, "malformed"),
        (
            '{"type":"play","seat":0,"decision":0,"choice":' + "9" * 9000 + ',"request_id":"m"}',
            None,
        ),
        ("x" * 20_000, "too-big"),
    ],
)
async def test_a_message_that_is_none_gets_an_error_and_changes_nothing(
    ana: Person, raw: str | bytes, code: str | None
) -> None:
    card = await ana.open("me", "hotseat", options=FIRST)
    async with ana.screen(card["id"]) as screen:
        await screen.hello(0, 1)
        await screen.send(raw)
        answer = await screen.until("error", "refused")
        assert code is None or answer["code"] == code
        assert (await screen.ask({"type": "ping"}))["type"] == "pong"
        assert screen.frames[0]["last"] == 0
        assert (await screen.play(0, "b2"))["type"] == "done"


async def test_a_message_beyond_all_measure_ends_the_socket_and_nothing_else(
    ana: Person,
) -> None:
    card = await ana.open("me", "hotseat", options=FIRST)
    async with ana.screen(card["id"]) as screen:
        await screen.hello(0)
        await screen.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed):
            await screen.until("never")
    assert (await ana.get(f"/api/tables/{card['id']}"))["moves"] == 0


async def test_a_screen_greets_before_it_acts(ana: Person) -> None:
    card = await ana.open("me", "hotseat", options=FIRST)
    async with ana.screen(card["id"]) as screen:
        answer = await screen.play(0, "b2", decision=0)
        assert (answer["type"], answer["code"]) == ("error", "hello.first")


async def test_nobody_follows_a_seat_that_is_not_theirs(ana: Person, ben: Person) -> None:
    card = await ana.open("me", "hotseat")
    async with ben.screen(card["id"]) as screen:
        for seats in ([0], [1], [0, 1], [5], [-1]):
            welcome = await screen.hello(*seats)
            assert (welcome["type"], welcome["code"]) == ("error", "seat.foreign")
        assert screen.frames == {}


async def test_a_table_that_is_not_there_says_so(ana: Person) -> None:
    async with ana.screen("nowhere") as screen:
        assert (await screen.receive())["code"] == "table.unknown"
        with pytest.raises(ConnectionClosed) as closed:
            await screen.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


async def test_a_page_of_another_site_gets_no_socket(ana: Person) -> None:
    card = await ana.open("me", "hotseat")
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus):
            async with ana.screen(card["id"], Origin=origin):
                pass
    async with ana.screen(card["id"], Origin=ana.house.url) as screen:
        assert (await screen.hello(0))["type"] == "welcome"


async def test_a_sealed_choice_sends_the_others_nothing(ana: Person, ben: Person) -> None:
    card = await ana.open("me", "open", "hotseat", game="harvest")
    await ben.join(card["seat_links"]["1"])
    async with (
        ana.screen(card["id"]) as mine,
        ben.screen(card["id"]) as his,
        ben.screen(card["id"]) as watcher,
    ):
        await mine.hello(0, 2)
        await his.hello(1)
        await watcher.hello(watch=True)
        for screen in (mine, his, watcher):
            while not await screen.is_silent():
                pass

        assert (await mine.play(0, mine.frames[0]["menu"][0]["id"]))["type"] == "done"

        assert await his.is_silent()
        assert await watcher.is_silent()
        assert mine.heard[-2]["seat"] == 0, "the other seat of the same screen heard of it"
        assert mine.heard[-3]["type"] != "frame" or mine.heard[-3]["seat"] != 2


async def test_undo_over_the_socket(ana: Person) -> None:
    card = await ana.open("me", "hotseat", game="harvest")
    async with ana.screen(card["id"]) as screen:
        await screen.hello(0, 1)
        refused = await screen.undo(0)
        assert (refused["type"], refused["code"]) == ("refused", "undo.not-yours")
        menu = screen.frames[0]["menu"]
        await screen.play(0, menu[0]["id"])
        assert screen.frames[0]["can_undo"]
        assert screen.frames[0]["menu"] == []

        assert (await screen.undo(0))["type"] == "done"

        assert screen.frames[0]["menu"] == menu
        assert [event["kind"] for event in screen.events[0]] == ["laid", "undone"]
        assert screen.events[1] == []


async def test_coming_and_going_is_seen(ana: Person, ben: Person) -> None:
    card = await ana.open("me", "open")
    await ben.join(card["seat_links"]["1"])
    async with ana.screen(card["id"]) as one:
        await one.hello(0)
        async with ben.screen(card["id"]) as two:
            await two.hello(1)
            assert [seat["is_here"] for seat in two.card["seats"]] == [True, True]
            while not one.card["seats"][1]["is_here"]:
                await one.until("table")
        while one.card["seats"][1]["is_here"]:
            await one.until("table")


async def test_a_whole_game_at_one_screen_and_once_more(ana: Person) -> None:
    card = await ana.open("me", "hotseat", options=FIRST)
    async with ana.screen(card["id"]) as screen:
        await screen.hello(0, 1)
        await screen.play_on()
        assert screen.frames[0]["result"] == screen.frames[1]["result"] or await screen.until(
            "frame"
        )
        assert screen.frames[0]["result"]["ranking"]
        again = await ana.post(f"/api/tables/{card['id']}/again")
        while screen.card["successor"] is None:
            await screen.until("table")
        assert screen.card["successor"] == again["id"]
        assert screen.card["status"] == "over"


async def test_why_not_over_the_socket(ana: Person) -> None:
    card = await ana.open("me", "hotseat", options=FIRST)
    async with ana.screen(card["id"]) as screen:
        await screen.hello(0, 1)
        answer = await screen.ask(
            {"type": "explain", "seat": 0, "elements": ["cell:b2", "cell:b3"]}
        )
        assert (answer["type"], answer["clause"]) == ("explanation", "TIKI-3.2")
        empty = await screen.ask({"type": "explain", "seat": 0})
        assert empty["type"] == "explanation"
        foreign = await screen.ask({"type": "explain", "seat": 9, "text": "b2"})
        assert (foreign["type"], foreign["code"]) == ("error", "seat.foreign")


def test_a_screen_of_these_tests_sees_a_gap() -> None:
    """The tests above rely on it."""
    screen = Screen.__new__(Screen)
    screen.events, screen.frames = {}, {}
    frame = {"seat": 0, "last": 2, "events": [{"number": 2}]}
    with pytest.raises(AssertionError, match="missing or doubled"):
        screen._take(json.loads(json.dumps(frame)))
