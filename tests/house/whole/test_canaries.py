"""Secrets that would be recognised anywhere, planted in matches of every game: they never appear
in anything that is sent to a person they do not belong to.

`TAMBO_CANARIES` is how many messages are looked through.
"""

import contextlib
import os
import random
import secrets
from collections.abc import Callable

import pytest

import tambo
from tests.house.people import Json, Person, RunningHouse, Screen

CANARIES = int(os.environ.get("TAMBO_CANARIES", "300"))


class Listener(Screen):
    """A screen that keeps every letter it is sent."""

    raw: list[str]

    async def receive(self, patience: float = 60.0) -> Json:
        message = await super().receive(patience)
        self.raw.append(str(message))
        return message


class Player(Person):
    """A person with a note nobody else may read, and a cookie nobody else may see."""

    def __init__(self, house: RunningHouse) -> None:
        super().__init__(house)
        self.note = f"canary-{secrets.token_hex(12)}"
        self.raw: list[str] = []

    def listen(self, table: str) -> Listener:
        listener = Listener(self.house, table, {"Cookie": self.cookie})
        listener.raw = self.raw
        return listener

    @property
    def secrets(self) -> list[str]:
        return [self.note, self.http.cookies["tambo_guest"].split(".")[0]]

    async def ask_around(self, table: str) -> None:
        """Everything that can be asked over HTTP while a match runs."""
        seen = ("", "/replay", "/record", "/review", "/replay?seat=0", "/replay?seat=1")
        for path in (*seen, "/evaluation", "/comments", "/chat", "/what-if", "/proposals"):
            answer = await self.http.get(f"/api/tables/{table}{path}")
            self.raw.append(answer.text)


async def play_a_while(
    screens: list[Listener], dice: random.Random, enough: int, heard: list[str]
) -> None:
    """Random choices of the seats to act, until over or enough was heard."""
    while len(heard) < enough:
        asked = [
            (screen, seat)
            for screen in screens
            for seat, frame in screen.frames.items()
            if seat is not None and frame["menu"]
        ]
        if not asked:
            return
        screen, seat = dice.choice(asked)
        assert seat is not None
        menu = screen.frames[seat]["menu"]
        answer = await screen.play(seat, dice.choice(menu)["id"])
        assert answer["type"] in ("done", "refused"), answer
        # What cannot be played is answered, too, and the answers are looked through.
        await screen.ask({"type": "explain", "seat": seat, "text": "no such thing"})
        for other in screens:
            with contextlib.suppress(TimeoutError):
                while True:
                    await other.receive(0.01)


@pytest.mark.slow
@pytest.mark.timeout(300 + CANARIES)
async def test_no_planted_secret_is_ever_sent_to_anybody_else(
    open_house: Callable[..., RunningHouse],
) -> None:
    house = open_house("--package", "--no-limits")
    dice = random.Random(8)
    looked_through = 0
    games = [name for name in tambo.games() if max(tambo.load(name).meta.players) >= 2]
    turn = 0
    while looked_through < CANARIES:
        game = games[turn % len(games)]
        players = dice.choice([count for count in tambo.load(game).meta.players if count >= 2])
        turn += 1
        seed = f"canary-{secrets.token_hex(12)}"
        people = [Player(house) for _ in range(players + 1)]
        for person in people:
            await person.__aenter__()
        card = await people[0].open("me", *["open"] * (players - 1), game=game, seed=seed)
        tokens = {seat: link.rsplit("/", 1)[1] for seat, link in card["seat_links"].items()}
        for seat in range(1, players):
            await people[seat].join(card["seat_links"][str(seat)])
        screens = []
        for seat, person in enumerate(people):
            screen = person.listen(card["id"])
            await screen.__aenter__()
            await screen.hello(*([seat] if seat < players else []), watch=seat >= players)
            if seat < players:
                await screen.send({"type": "note", "seat": seat, "text": f'"{person.note}"'})
            screens.append(screen)
        enough = CANARIES // len(games) + 1
        await play_a_while(screens, dice, enough, people[0].raw)
        over = any(frame["result"] for frame in screens[0].frames.values())
        for person in people:
            await person.ask_around(card["id"])

        for reader in people:
            others = [secret for one in people if one is not reader for secret in one.secrets]
            forbidden = others + ([] if over else [seed])
            forbidden += [] if reader is people[0] else list(tokens.values())
            for text in reader.raw:
                assert not [secret for secret in forbidden if secret in text], (game, text[:500])
            looked_through += len(reader.raw)
        assert people[0].note in "".join(people[0].raw), "the net has a hole: one's own is missing"
        for screen in screens:
            await screen.socket.close()
        for person in people:
            await person.http.aclose()
    log = house.log.read_text()
    assert "canary" not in log
    assert "Traceback" not in log
