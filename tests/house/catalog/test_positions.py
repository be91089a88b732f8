"""Positions of Tiwanaku that a table begins with, over HTTP and at a socket."""

import pytest

from tests.games.tiwanaku.valley import LONG, SHORT, START, rows
from tests.house.people import Person

DUEL = "competitive short 2"
ROWS = rows(SHORT, "", START)
ALONE = [
    *rows(LONG, "", "a2 b1 b3 c4 f5 g5 h4 i1 i3 i4"),
    *("pawns white g5", "pawns green b3", "pawns blue i4", "pawns purple a2", "pawns yellow c4"),
]


def position(head: str, *parts: str) -> str:
    return "; ".join([head, *(ROWS if head.startswith(DUEL) else ALONE), *parts])


@pytest.mark.parametrize(
    "start",
    [
        position(DUEL, "stalls 99999999999999999999999", "turn 0 act"),
        position(DUEL, "stalls -5", "turn 0 act"),
        position(DUEL, "turn 0 spend"),
        position(DUEL, "turn 0 ask"),
        position(DUEL, "turn 0 answer", "asked 7"),
        position(DUEL, "turn 0 otoma"),
        position(DUEL, "side 0 tokens 6", "turn 0 offer"),
        position(f"{DUEL} levels 0", "turn 0 act"),
        "; ".join([DUEL, *rows({**SHORT, 5: "g1 g1 g1 g1 g1"}, "", "a5 b5"), "turn 0 act"]),
    ],
)
async def test_an_impossible_position_opens_no_table(ana: Person, start: str) -> None:
    """HouseError with a code and its clause, never with 500, and no table is left behind."""
    before = await ana.get("/api/tables")
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    body = {"game": "tiwanaku", "seats": seats, "start": start}

    answer = await ana.http.post("/api/tables", json=body)

    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["code"].startswith("position.")
    assert answer.json()["clause"].startswith("TIWANAKU-")
    assert await ana.get("/api/tables") == before


@pytest.mark.parametrize(
    ("seats", "start"),
    [
        (["me", "hotseat"], position(DUEL, "turn 0 act")),
        (["me"], position("solo long 1 levels 6 normal beige", "direction east", "turn 0 otoma")),
    ],
)
async def test_a_possible_position_is_shown_and_played(
    ana: Person, seats: list[str], start: str
) -> None:
    """The socket stays open: a frame with a menu, and a choice from it."""
    card = await ana.open(*seats, game="tiwanaku", start=start)

    async with ana.screen(card["id"]) as screen:
        await screen.hello(0)
        menu = screen.frames[0]["menu"]
        assert menu
        assert (await screen.play(0, menu[0]["text"]))["type"] == "done"
