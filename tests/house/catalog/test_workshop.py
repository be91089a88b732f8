"""The workshop over HTTP: samples, flaws in words, options of a table, and limits."""

import pytest

import tambo
from tests.house.people import Person

GAMES = [name for name in tambo.games() if tambo.load(name).workshops()]


@pytest.mark.parametrize("game", GAMES)
async def test_the_sample_comes_back_as_options(ana: Person, game: str) -> None:
    """What the house offers to begin from is sound, and a match begins with what it answers."""
    page = await ana.get(f"/api/workshop/{game}")
    (part,) = page["parts"]

    answer = await ana.http.post(
        f"/api/workshop/{game}", json={"part": part["option"], "text": part["sample"]}
    )

    assert answer.status_code == 200
    found = answer.json()
    assert found["flaws"] == []
    assert found["warnings"] == []
    assert found["report"]
    assert tambo.load(game).new(3, 0, **found["options"]).to_act


async def test_flaws_come_with_line_and_clause(ana: Person) -> None:
    """A text full of mistakes is an answer, not an error."""
    answer = await ana.http.post(
        "/api/workshop/titicaca", json={"part": "tiles", "text": "f 1 m s\n\nf 2 m"}
    )

    assert answer.status_code == 200
    found = answer.json()
    assert found["options"] == {}
    first = found["flaws"][0]
    assert (first["line"], first["clause"]) == (3, "TITICACA-1.5")
    assert first["said"]["key"] == "titicaca-tiles-faces"


async def test_warnings_come_with_the_options(ana: Person) -> None:
    """TAHUANTINSUYU-1.4  What is only odd is told, and a table opens with it all the same."""
    page = await ana.get("/api/workshop/tahuantinsuyu")
    (part,) = page["parts"]
    text = part["sample"].replace("labour 8 ", "labour 21 ")

    answer = await ana.http.post("/api/workshop/tahuantinsuyu", json={"part": "box", "text": text})

    found = answer.json()
    (warning,) = found["warnings"]
    assert found["flaws"] == []
    assert (warning["clause"], warning["said"]["key"]) == (
        "TAHUANTINSUYU-1.4",
        "tahuantinsuyu-box-much-labour",
    )
    assert tambo.load("tahuantinsuyu").new(3, 0, **found["options"]).to_act


async def test_a_game_with_nothing_to_type_in(ana: Person) -> None:
    """An empty workshop is no error either."""
    assert await ana.get("/api/workshop/tiki") == {"game": "tiki", "parts": []}


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("titicaca", {"part": "shape", "text": "disc"}, 404, "workshop.part"),
        ("tiki", {"part": "tiles", "text": "f"}, 404, "workshop.part"),
        ("chess", {"part": "tiles", "text": "f"}, 404, "game.unknown"),
        ("titicaca", {"part": "tiles"}, 400, "malformed"),
        ("titicaca", {"part": "tiles", "text": 5}, 400, "malformed"),
        ("titicaca", {"part": "tiles", "text": "f", "more": 1}, 400, "malformed"),
        ("titicaca", {"part": "tiles", "text": "f " * 40_000}, 413, "too-big"),
    ],
)
async def test_bad_requests_are_answered_with_a_code(
    ana: Person, path: str, body: object, status: int, code: str
) -> None:
    answer = await ana.http.post(f"/api/workshop/{path}", json=body)

    assert answer.status_code == status
    assert answer.json()["code"] == code


async def test_a_long_text_is_not_looked_at(ana: Person) -> None:
    """It fits into a request, but not into any box."""
    answer = await ana.http.post(
        "/api/workshop/tahuantinsuyu", json={"part": "box", "text": "labour 8\n" * 4_000}
    )

    assert [flaw["said"]["key"] for flaw in answer.json()["flaws"]] == ["workshop-long"]
