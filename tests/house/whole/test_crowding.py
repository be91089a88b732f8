"""The same move from ten sockets at the same moment: one event, however often.

`TAMBO_SAME` is how many times.
"""

import asyncio
import os

import pytest

from tests.house.people import Person, Screen

SAME = int(os.environ.get("TAMBO_SAME", "20"))
SOCKETS = 10
SEATS = (0, 1, 2)


async def sat_down(ana: Person) -> list[Screen]:
    card = await ana.open("me", "hotseat", "hotseat", game="harvest")
    screens = [ana.screen(card["id"]) for _ in range(SOCKETS)]
    for screen in screens:
        await screen.__aenter__()
        await screen.hello(*SEATS)
    return screens


async def together(screens: list[Screen], number: int) -> None:
    """One move, made by all, and shown to all."""
    first = screens[0]
    seat = next(seat for seat in SEATS if first.frames[seat]["menu"])
    choice = first.frames[seat]["menu"][number % len(first.frames[seat]["menu"])]["id"]
    before = first.frames[seat]["last"]
    answers = await asyncio.gather(
        *(screen.play(seat, choice, move=f"same {number}") for screen in screens)
    )
    assert [answer["type"] for answer in answers] == ["done"] * SOCKETS
    for screen in screens:
        while screen.frames[seat]["last"] <= before:
            await screen.until("frame")


@pytest.mark.slow
@pytest.mark.timeout(120 + SAME)
async def test_the_same_move_from_ten_sockets_is_one_row_of_the_log(ana: Person) -> None:
    number = 0
    while number < SAME:
        screens = await sat_down(ana)
        made = 0
        while number < SAME and not screens[0].frames[0]["result"]:
            await together(screens, number)
            number, made = number + 1, made + 1
            leader = {seat: screens[0].frames[seat]["last"] for seat in SEATS}
            for screen in screens:
                while any(screen.frames[seat]["last"] < leader[seat] for seat in SEATS):
                    await screen.until("frame")
        for screen in screens:
            assert screen.events == screens[0].events
            await screen.socket.close()
        record = await ana.http.get(f"/api/tables/{screens[0].table}/record")
        if record.status_code == 200:
            assert len(record.json()["steps"]) == made
    assert number == SAME > 0
