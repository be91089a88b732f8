"""HTTP against a running house: who may do what, and what every answer carries."""

import re
from string import ascii_letters, digits
from typing import Any

import pytest

from tests.house.people import Json, Person, RunningHouse, plain_client

# For each request: the status for the one who opened the table, for the one who joined it, for a
# stranger, and for a client without a cookie. T stands for the table's id.
MATRIX: list[tuple[str, str, Any, list[int]]] = [
    ("GET", "/healthz", None, [200, 200, 200, 200]),
    ("HEAD", "/healthz", None, [200, 200, 200, 200]),
    ("HEAD", "/t/T", None, [200, 200, 200, 200]),
    ("GET", "/api/games", None, [200, 200, 200, 200]),
    ("GET", "/api/games/tiki/texts?lang=fr", None, [200, 200, 200, 200]),
    ("GET", "/api/games/..%2ftiki/texts", None, [404, 404, 404, 404]),
    ("GET", "/api/games/chess/texts", None, [404, 404, 404, 404]),
    ("GET", "/api/rules/tiki", None, [200, 200, 200, 200]),
    ("GET", "/api/rules/tiki?lang=fr", None, [200, 200, 200, 200]),
    ("GET", "/api/rules/tiki?lang=xx", None, [400, 400, 400, 400]),
    ("GET", "/api/rules/..%2f..%2fpasswd", None, [404, 404, 404, 404]),
    ("GET", "/api/rules/chess", None, [404, 404, 404, 404]),
    ("GET", "/api/tables", None, [200, 200, 200, 200]),
    ("GET", "/api/tables/T", None, [200, 200, 200, 200]),
    ("GET", "/api/tables/nowhere", None, [404, 404, 404, 404]),
    ("GET", "/api/tables/T/replay", None, [200, 200, 200, 200]),
    ("GET", "/api/tables/T/replay?seat=0", None, [200, 403, 403, 403]),
    ("GET", "/api/tables/T/replay?seat=1", None, [403, 200, 403, 403]),
    ("GET", "/api/tables/T/replay?seat=2", None, [403, 403, 403, 403]),
    ("GET", "/api/tables/T/replay?seat=-1", None, [400, 400, 400, 400]),
    ("GET", "/api/tables/T/replay?seat=x", None, [400, 400, 400, 400]),
    ("GET", "/api/tables/T/record", None, [403, 403, 403, 403]),
    ("POST", "/api/tables/T/join", {"token": "0" * 32}, [403, 403, 403, 403]),
    ("POST", "/api/tables/T/join", {"token": 5}, [400, 400, 400, 400]),
    ("POST", "/api/tables/T/join", {}, [400, 400, 400, 400]),
    ("POST", "/api/tables/nowhere/join", {"token": "0" * 32}, [404, 404, 404, 404]),
    ("POST", "/api/tables/T/again", None, [409, 409, 403, 403]),
    ("POST", "/api/tables/nowhere/again", None, [404, 404, 404, 404]),
    ("POST", "/api/tables", {"game": "tiki", "seats": []}, [422, 422, 422, 422]),
    ("POST", "/api/tables", {"game": "tiki"}, [400, 400, 400, 400]),
    ("POST", "/api/tables", {"game": "tiki", "seats": [], "x": 1}, [400, 400, 400, 400]),
    ("POST", "/api/records", {"game": "tiki"}, [422, 422, 422, 422]),
    ("POST", "/api/records", [], [400, 400, 400, 400]),
    ("DELETE", "/api/tables/T", None, [405, 405, 405, 405]),
    ("PUT", "/api/tables/T", None, [405, 405, 405, 405]),
    ("POST", "/api/nowhere", None, [404, 404, 404, 404]),
    ("GET", "/api/nowhere", None, [404, 404, 404, 404]),
    ("GET", "/api", None, [404, 404, 404, 404]),
]


@pytest.mark.parametrize(("method", "path", "body", "statuses"), MATRIX)
async def test_who_may_do_what(
    ana: Person, ben: Person, house: RunningHouse, method: str, path: str, body: Any, statuses: Any
) -> None:
    card = await ana.open("me", "open", game="harvest")
    await ben.join(card["seat_links"]["1"])
    before = await ana.get(f"/api/tables/{card['id']}")
    async with Person(house) as stranger, plain_client(house.url) as nobody:
        clients = [ana.http, ben.http, stranger.http, nobody]
        for client, status in zip(clients, statuses, strict=True):
            answer = await client.request(method, path.replace("/T", f"/{card['id']}"), json=body)
            assert answer.status_code == status, answer.text
            if status >= 400:
                error = answer.json()
                assert error["code"]
                assert error["said"]["key"]
    assert await ana.get(f"/api/tables/{card['id']}") == before


async def test_a_strangers_list_of_tables_is_empty(ana: Person, ben: Person) -> None:
    await ana.open("me", "hotseat")
    assert await ben.get("/api/tables") == []


async def test_seat_links_are_shown_to_the_opener_alone(
    ana: Person, ben: Person, house: RunningHouse
) -> None:
    card = await ana.open("me", "open")
    token = card["seat_links"]["1"].rsplit("/", 1)[1]
    for path in ("/api/tables", f"/api/tables/{card['id']}"):
        assert token in (await ana.http.get(path)).text
        assert token not in (await ben.http.get(path)).text
    assert token not in house.log.read_text()
    assert token.encode() not in house.database.read_bytes()


async def test_the_log_tells_no_secrets(ana: Person, house: RunningHouse) -> None:
    card = await ana.open("me", "any", "any", game="harvest", seed="canary seed")
    async with ana.screen(card["id"]) as screen:
        await screen.hello(0)
        await screen.ask({"type": "explain", "seat": 0, "text": "canary text"})
        await screen.play(0, "canary choice", move="canary move")
        await screen.play_on()
    log = house.log.read_text()
    assert card["id"] in log
    for secret in ("canary", "lay ", ana.cookie.split("=")[1], ana.cookie.split("=")[1][:32]):
        assert secret not in log


async def test_a_forged_cookie_is_nobodys(ana: Person, house: RunningHouse) -> None:
    card = await ana.open("me", "hotseat")
    value = ana.http.cookies["tambo_guest"]
    name, signature = value.split(".")
    ends = {signature[:-1] + letter for letter in ascii_letters + digits + "-_"} - {signature}
    other = ("A" if signature[0] != "A" else "B") + signature[1:]
    forged = [
        name,
        "x" * 5000,
        *(f"{name}.{ending}" for ending in (other, f"{signature}!", *sorted(ends))),
    ]
    for cookie in forged:
        async with plain_client(house.url, cookies={"tambo_guest": cookie}) as http:
            answer = await http.get(f"/api/tables/{card['id']}")
            assert not answer.json()["is_owner"]
            assert "tambo_guest=" in answer.headers["set-cookie"]


async def test_the_cookie_is_kept_from_scripts_and_other_sites(house: RunningHouse) -> None:
    async with plain_client(house.url) as http:
        cookie = (await http.get("/")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "set-cookie" not in (await http.get("/")).headers


async def test_a_post_from_another_site_is_refused(ana: Person) -> None:
    body: Json = {"game": "tiki", "seats": [{"kind": "me"}, {"kind": "me"}]}
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1"):
        answer = await ana.http.post("/api/tables", json=body, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    own = await ana.http.post("/api/tables", json=body, headers={"Origin": ana.house.url})
    assert own.status_code == 201


async def test_a_name_that_was_made_to_point_here_is_refused(ana: Person) -> None:
    for host in ("evil.example", "evil.example:80", ""):
        answer = await ana.http.get("/api/games", headers={"Host": host})
        assert (answer.status_code, answer.json()["code"]) == (421, "host")
    for host in ("localhost:1", "127.0.0.1", "[::1]:80"):
        assert (await ana.http.get("/api/games", headers={"Host": host})).status_code == 200


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/nowhere", "/t/x/join/y", "/assets/no.js"]
)
async def test_every_answer_carries_the_usual_headers(ana: Person, path: str) -> None:
    headers = (await ana.http.get(path)).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


async def test_bodies_have_a_size(ana: Person) -> None:
    big = await ana.http.post("/api/tables", content=b'{"game":"' + b"x" * 100_000 + b'"}')
    assert (big.status_code, big.json()["code"]) == (413, "too-big")
    record = await ana.http.post("/api/records", content=b'{"game":"' + b"x" * 3_000_000 + b'"}')
    assert (record.status_code, record.json()["code"]) == (413, "too-big")


async def test_games_not_yet_built_are_announced(ana: Person) -> None:
    games = {card["name"]: card for card in await ana.get("/api/games")}
    assert games["tiki"]["is_built"]
    assert games["tiki"]["players"] == [2]
    assert {option["name"] for option in games["tiki"]["options"]} >= {"shaman", "swap", "first"}
    assert [level["name"] for level in games["tiki"]["levels"]]
    assert {"cortez", "tahuantinsuyu", "titicaca", "tiwanaku"} <= set(games)
    assert not games["fallow"]["is_built"]


@pytest.mark.parametrize(("language", "word"), [("en", "village"), ("fr", "totem")])
async def test_the_texts_of_a_game_are_those_of_its_catalogues(
    ana: Person, language: str, word: str
) -> None:
    texts = await ana.get(f"/api/games/tiki/texts?lang={language}")
    assert (texts["game"], texts["language"]) == ("tiki", language)
    assert re.search(rf"^tiki-title = .*^tiki-[a-z-]+ = .*{word}", texts["source"], re.M | re.S)


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_rules_page_has_clauses_that_refusals_cite(ana: Person, language: str) -> None:
    page = await ana.get(f"/api/rules/tiki?lang={language}")
    clauses = [clause for chapter in page["chapters"] for clause in chapter["clauses"]]
    ids = [clause["id"] for clause in clauses]
    assert "TIKI-3.2" in ids
    assert len(ids) == len(set(ids))
    (passing,) = [clause for clause in clauses if clause["id"] == "TIKI-3.7"]
    (mark,) = [piece for piece in passing["pieces"] if piece["kind"] == "ruling"]
    assert mark["text"] == "(r)"
    assert "ruling" in [piece["kind"] for paragraph in page["intro"] for piece in paragraph]
    assert page["language"] == language


async def test_a_record_makes_the_way_out_and_in(ana: Person, ben: Person) -> None:
    card = await ana.open("me", "hotseat")
    async with ana.screen(card["id"]) as screen:
        await screen.hello(0, 1)
        await screen.play_on()
    answer = await ben.http.get(f"/api/tables/{card['id']}/record")
    assert "attachment" in answer.headers["content-disposition"]

    copy = await ben.post("/api/records", answer.json(), status=201)

    assert copy["status"] == "over"
    mine = await ana.get(f"/api/tables/{card['id']}/replay")
    his = await ben.get(f"/api/tables/{copy['id']}/replay")
    assert mine["frames"] == his["frames"]
    damaged = {**answer.json(), "steps": answer.json()["steps"][:-1]}
    error = await ben.post("/api/records", damaged, status=422)
    assert error["code"].startswith("record.")


@pytest.mark.parametrize("body", ["[" * 60_000, '{"game":' * 6_000, '{"game": ' + "[" * 60_000])
async def test_deep_nesting_is_malformed(ana: Person, body: str) -> None:
    for path in ("/api/tables", "/api/records"):
        answer = await ana.http.post(
            path, content=body, headers={"content-type": "application/json"}
        )
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
