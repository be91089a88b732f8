"""Thousands of broken and hostile messages: always an answer, never a traceback or a change.

`TAMBO_FRAMES` sends more of them.
"""

import asyncio
import json
import os
import random
import string
from typing import Any

import pytest

from tests.house.people import Json, Person, RunningHouse, Screen

FRAMES = int(os.environ.get("TAMBO_FRAMES", "5000"))
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2,
    2**31,
    2**63,
    -(2**63) - 1,
    10**40,
    1.5,
    1e308,
    "",
    "b2-b3",
    "b2-b2",
    "pass",
    "\x00",
    "\u202e",
    "💥" * 50,
    "x" * 5000,
    [],
    [0] * 50,
    ["cell:z9"],
    ["cell:"] * 30,
    {},
    {"0": -5},
    {"watch": 10**12},
]
BATCH = 2000
LAST = {"type": "play", "seat": 0, "decision": -7, "choice": "b2", "request_id": "the end"}
NUMBERS = [-1, 0, 1, 2, 3, 2**31, 10**18, 2**64]
PLAUSIBLE: dict[str, dict[str, list[Any]]] = {
    "hello": {"seats": [[], [0], [1], [0, 1], [0, 0], [2]], "watch": [True, False]},
    "play": {"seat": NUMBERS, "decision": NUMBERS, "choice": [*NUMBERS, "b2", "a1", "b2-b3"]},
    "undo": {"seat": NUMBERS, "decision": NUMBERS},
    "explain": {
        "seat": NUMBERS,
        "text": ["b2", "a1-a2", "pass", "?"],
        "elements": [["cell:b2"], []],
    },
    "unlock": {"seat": NUMBERS, "pin": ["", "1234", "9" * 13]},
    "lock": {"seat": NUMBERS},
    "ping": {},
    "frame": {"seat": NUMBERS},
}


def odd_message(dice: random.Random) -> str | bytes:
    """A message that is right, nearly right, or not at all."""
    kind = dice.randrange(12)
    if kind == 0:
        return dice.randbytes(dice.randrange(60))
    if kind == 1:
        return "".join(dice.choices(string.printable, k=dice.randrange(80)))
    name = dice.choice([*PLAUSIBLE])
    fields: Json = {"type": name}
    for field, values in PLAUSIBLE[name].items():
        fields[field] = dice.choice(values)
    if name in ("play", "undo"):
        fields["request_id"] = f"fuzz {dice.randrange(5)}"
    if kind < 6:
        fields[dice.choice([*fields, "since", "more"])] = dice.choice(ODD)
    if kind == 6:
        del fields[dice.choice([*fields])]
    text = json.dumps(fields)
    if kind == 7:
        place = dice.randrange(len(text))
        text = text[:place] + dice.choice(string.printable) + text[place + 1 :]
    return text[: dice.randrange(len(text))] if kind == 8 else text


def could_play(raw: str | bytes) -> bool:
    """Whether a message might be a legal move or the taking back of one."""
    try:
        fields = json.loads(raw)
    except (ValueError, UnicodeDecodeError):
        return False
    return isinstance(fields, dict) and fields.get("decision") == 1 and fields.get("seat") == 1


class Heard:
    """What the house says to many messages: how often, of which kinds, of whose seats."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self.answers = 0
        self.kinds: set[str] = set()
        self.seats: set[int | None] = set()

    async def send_all(self, messages: list[str | bytes]) -> None:
        for start in range(0, len(messages), BATCH):
            await self._send(messages[start : start + BATCH])

    async def _send(self, messages: list[str | bytes]) -> None:
        listening = asyncio.create_task(self._listen())
        for message in messages:
            await self._screen.send(message)
        await self._screen.send(LAST)
        await asyncio.wait_for(listening, 200)

    async def _listen(self) -> None:
        """Up to the answer to the last message."""
        while True:
            answer = json.loads(await self._screen.socket.recv())
            self.answers += 1
            self.kinds.add(answer["type"])
            if answer["type"] == "frame":
                self.seats.add(answer["seat"])
            if answer.get("request_id") == LAST["request_id"]:
                return


async def bombard(heard: Heard, messages: list[str | bytes]) -> None:
    """Every message is answered, and none of them is a move."""
    await heard.send_all(messages)
    assert heard.answers > len(messages)
    assert heard.kinds >= {"welcome", "error", "refused", "pong"}
    assert "done" not in heard.kinds


@pytest.mark.slow
@pytest.mark.timeout(300 + FRAMES // 100)
async def test_hostile_messages_are_answered_and_change_nothing(
    ana: Person, ben: Person, house: RunningHouse
) -> None:
    card = await ana.open("me", "hotseat", options={"first": "yellow"})
    dice = random.Random(5)
    messages = [raw for raw in (odd_message(dice) for _ in range(FRAMES)) if not could_play(raw)]
    async with ana.screen(card["id"]) as mine:
        await mine.hello(0, 1)
        await mine.play(0, "b2")
        await bombard(Heard(mine), messages[::2])
    # Only now: a screen that nobody reads does not hear whether the house is still there.
    async with ben.screen(card["id"]) as his:
        await his.hello()
        spectator = Heard(his)
        await bombard(spectator, messages[1::2])
    assert spectator.seats == {None}
    async with ana.screen(card["id"]) as fresh:
        await fresh.hello(0, 1)
        assert fresh.frames == mine.frames
    assert "Traceback" not in house.log.read_text()
    assert [line for line in house.log_lines() if line["level"] in ("warning", "error")] == []


@pytest.mark.slow
@pytest.mark.timeout(300 + FRAMES // 100)
async def test_hostile_bodies_are_answered_with_an_error(ana: Person, house: RunningHouse) -> None:
    dice = random.Random(6)
    paths = ["/api/tables", "/api/records", "/api/tables/x/join", "/api/tables/x/again"]
    names = ("game", "seats", "options", "seed", "start", "token", "name", "format", "steps")
    values = [*ODD, "tiki", "harvest", [{"kind": "me"}] * 2, [{"kind": "bot", "level": "x"}] * 2]
    for _ in range(FRAMES // 20):
        body = odd_message(dice)
        if dice.random() < 0.7:
            body = json.dumps({name: dice.choice(values) for name in dice.sample(names, 5)})
        answer = await ana.http.post(dice.choice(paths), content=body)
        assert answer.status_code in (201, 400, 404, 413, 422), answer.text
        if answer.status_code != 201:
            assert answer.json()["said"]["key"]
    assert [line for line in house.log_lines() if line["level"] in ("warning", "error")] == []
