"""Sealed bids over real sockets: all seats in the same millisecond, and nothing to hear before.

Every person has a browser and a socket of their own. `TAMBO_ROUNDS` asks for more rounds.
"""

import asyncio
import json
import os
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from tests.house.people import Json, Person, RunningHouse, Screen

ROUNDS = int(os.environ.get("TAMBO_ROUNDS", "20"))
SEATS = 4
SPECTATOR = SEATS
BLITZ = {"time_control": {"kind": "live", "minutes": 5, "increment": 10}}
MAIL = {"time_control": {"kind": "days", "days": 2}}
# Short games with many rounds: few arms, and ten lands at four lakes.
START = """
    country b1f c1~12 d1m a2p b2s c2g d2~13 e2m a3~14 b3f c3p d3s b4~15 c4g
    yellow stock 9
    red stock 9
    orange stock 9
    purple stock 9
    round 12
"""


@asynccontextmanager
async def seated(house: RunningHouse, **more: Any) -> AsyncIterator[list[Screen]]:
    """A table of four people and a spectator, each at a socket of their own, all greeted."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(house)) for _ in range(SEATS + 1)]
        kinds = ["me", *["open"] * (SEATS - 1)]
        card = await people[0].open(*kinds, game="titicaca", **more)
        for seat in range(1, SEATS):
            await people[seat].join(card["seat_links"][str(seat)])
        screens = [await stack.enter_async_context(one.screen(card["id"])) for one in people]
        for seat, screen in enumerate(screens):
            await screen.hello(*([seat] if seat != SPECTATOR else []), watch=seat == SPECTATOR)
        yield screens


def now(screens: list[Screen], seat: int) -> Json:
    frame: Json = screens[seat].frames[None if seat == SPECTATOR else seat]
    return frame


async def all_know(screens: list[Screen], newest: int) -> None:
    """Wait until every screen shows the moment that the newest one does."""
    moment = _moment(screens, newest)
    for seat, screen in enumerate(screens):
        while _moment(screens, seat) != moment:
            await screen.until("frame")


def _moment(screens: list[Screen], seat: int) -> list[object]:
    view = now(screens, seat)["view"]
    return [view[fact] for fact in ("round", "decision", "turn", "order", "villages", "score")]


async def bid(screens: list[Screen], bids: dict[int, int], round_: int) -> None:
    """All at once; then everybody has heard their own answer and the reveal, and nothing else."""
    marks = [len(screen.heard) for screen in screens]
    messages = {
        seat: json.dumps(
            {
                "type": "play",
                "seat": seat,
                "decision": now(screens, seat)["decision"],
                "choice": f"bid {amount}",
                "request_id": f"round {round_} seat {seat}",
            }
        )
        for seat, amount in bids.items()
    }
    await asyncio.gather(*(screens[seat].send(text) for seat, text in messages.items()))

    for seat, screen in enumerate(screens):
        while not _has_heard(screen, marks[seat], needs_answer=seat in bids):
            await screen.receive()
    for seat, screen in enumerate(screens):
        heard = screen.heard[marks[seat] :]
        answers = [message["type"] for message in heard if message["type"] in ("done", "refused")]
        events = [event for message in heard for event in message.get("events", [])]
        assert answers == (["done"] if seat in bids else [])
        sealed = [event["data"] for event in events if event["kind"] == "bid"]
        own = [(seat, bids[seat])] if seat in bids else []
        assert [(one["seat"], one["amount"]) for one in sealed] == own
        reveals = [event["data"]["bids"] for event in events if event["kind"] == "revealed"]
        assert len(reveals) == 1
        assert {at: reveals[0][at] for at in bids} == bids
        frames = [message["events"] for message in heard if message["type"] == "frame"]
        assert all(frames), "a frame came that told nothing: another seat's bid was noticed"


def _has_heard(screen: Screen, mark: int, needs_answer: bool) -> bool:
    heard = screen.heard[mark:]
    kinds = {event["kind"] for message in heard for event in message.get("events", [])}
    is_answered = any(message["type"] in ("done", "refused") for message in heard)
    return "revealed" in kinds and (is_answered or not needs_answer)


async def play_game(screens: list[Screen], dice: random.Random, rounds: int) -> int:
    """Play until the game is over or so many rounds were bid; how many there were."""
    done = 0
    while done < rounds and not now(screens, SPECTATOR)["result"]:
        asked = [seat for seat in range(SEATS) if now(screens, seat)["menu"]]
        if now(screens, SPECTATOR)["view"]["decision"] == "bid":
            # Small bids, so that a game has many rounds.
            bids = {seat: min(dice.randrange(0, 3), _stock(screens, seat)) for seat in asked}
            order = list(bids.items())
            dice.shuffle(order)
            await bid(screens, dict(order), done)
            done += 1
        else:
            (seat,) = asked
            menu = now(screens, seat)["menu"]
            answer = await screens[seat].play(seat, dice.choice(menu)["id"])
            assert answer["type"] == "done"
            await all_know(screens, seat)
    return done


def _stock(screens: list[Screen], seat: int) -> int:
    stock: int = now(screens, seat)["view"]["stock"][seat]
    return stock


@pytest.mark.timeout(1800)
async def test_bids_in_the_same_millisecond(house: RunningHouse) -> None:
    """Every bid is accepted once, one reveal follows, and nobody hears of others before."""
    dice, done, number = random.Random(7), 0, 0
    while done < ROUNDS:
        async with seated(house, start=START, seed=f"game {number}") as screens:
            done += await play_game(screens, dice, ROUNDS - done)
        number += 1
    assert done == ROUNDS


@pytest.mark.parametrize("terms", [{}, BLITZ, MAIL], ids=["no clock", "live", "days"])
async def test_late_comers_are_shown_the_same_bytes_whatever_was_bid(
    house: RunningHouse, terms: Json
) -> None:
    """Three of four have bid: a new socket of the fourth, or a spectator's, cannot tell what.

    The bytes of the frames are the same, and so is the table's card but for its name and age, from
    which its clocks are counted.
    """
    sights: set[tuple[bytes | str, ...]] = set()
    for bids in ({}, {0: 0}, {0: 9, 1: 9, 2: 9}, {2: 0, 1: 0, 0: 0}, {1: 4, 2: 0, 0: 1}):
        async with seated(house, start=START, seed="the same", terms=terms) as screens:
            for seat, amount in bids.items():
                assert (await screens[seat].play(seat, f"bid {amount}"))["type"] == "done"
            seen: list[bytes | str] = []
            for seat in (3, SPECTATOR):
                async with screens[seat].another() as late:
                    seats = [seat] if seat != SPECTATOR else []
                    hello = {"type": "hello", "seats": seats, "watch": not seats, "since": {}}
                    await late.socket.send(json.dumps(hello))
                    welcome = json.loads(await late.socket.recv())
                    card = {**welcome["table"], "id": "", "created": "", "seat_links": {}}
                    here = [chair.pop("is_here") for chair in card["seats"]]
                    assert len(here) == SEATS
                    clock = card["clock"]
                    assert (clock is None) == (terms == {})
                    if clock is not None:
                        begun = clock["seats"][3]["since"]
                        for hand in clock["seats"]:
                            hand["since"] -= begun
                    seen += [json.dumps(card), await late.socket.recv()]
            sights.add(tuple(seen))
    assert len(sights) == 1
