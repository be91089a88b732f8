"""What the house keeps of a person: merged and exported whole, erased without hurting anybody."""

import json
from typing import Any

from sqlalchemy import insert

from tambo.house.platform.identity import Credentials, hash_of
from tambo.house.schema import metadata
from tambo.house.tables.model import DEPARTED, SeatRow, TableSnapshot
from tambo.house.tables.personal import tables_of
from tambo.house.tables.store_results import ResultStore, TallyRow, keep_results
from tests.house.accounts.test_accounts import PASSWORD, sign_in, sign_up
from tests.house.conftest import KEY
from tests.house.people import Json, Person, RunningHouse, play_to_the_end
from tests.house.personal import all_data, data_of
from tests.house.tables.test_storage import table_row
from tests.house.units import TestStore, each


def chair(seat: int, guest: str | None, name: str = "") -> SeatRow:
    kind = "person" if guest else "bot"
    return SeatRow(seat, kind, name, "", guest, None)  # type: ignore[arg-type]


async def table(store: TestStore, name: str, status: Any, owner: str, *guests: str | None) -> None:
    row = table_row(name, owner=owner)
    seats = [chair(seat, guest, guest or "") for seat, guest in enumerate(guests)]
    await store.open_table(row, seats)
    await store.set_status(name, status, None)


async def seats_at(store: TestStore, name: str) -> list[str | None]:
    return [one.player_id for one in (await stored(store, name)).seats]


async def stored(store: TestStore, name: str) -> TableSnapshot:
    found: TableSnapshot | None = await store.table(name)
    assert found is not None
    return found


async def test_a_guests_seats_and_tables_become_the_accounts(any_store: TestStore) -> None:
    await table(any_store, "a", "running", "guest", "guest", "guest")
    await table(any_store, "bb", "over", "eva", "eva", "guest")
    await table(any_store, "ccc", "running", "eva", "eva", None)
    before = await any_store.changes_of(["a", "bb", "ccc"])

    changed: list[str] = []
    async with any_store.transaction() as tx:
        await all_data(any_store, changed.extend).merge(tx, "guest", "ana")
        assert changed == [], "nobody hears of what is not durable"

    assert changed == ["a", "bb"]
    assert await seats_at(any_store, "a") == ["ana", "ana"]
    assert await seats_at(any_store, "bb") == ["eva", "ana"]
    assert (await stored(any_store, "a")).row.owner_id == "ana"
    after = await any_store.changes_of(["a", "bb", "ccc"])
    assert [after[name] - before[name] for name in ("a", "bb", "ccc")] == [1, 1, 0]


async def test_a_seat_opposite_the_account_is_brought_only_when_the_match_is_over(
    any_store: TestStore,
) -> None:
    await table(any_store, "a", "running", "ana", "ana", "guest")
    await table(any_store, "bb", "over", "ana", "ana", "guest")

    await data_of(any_store).merge("guest", "ana")

    assert await seats_at(any_store, "a") == ["ana", "guest"]
    assert await seats_at(any_store, "bb") == ["ana", "ana"]


async def test_deleting_an_account_leaves_everything_whole(any_store: TestStore) -> None:
    await table(any_store, "a", "over", "ana", "ana", "ben")
    await table(any_store, "bb", "running", "ana", "ana", "ben")
    await table(any_store, "ccc", "running", "ana", "ana", None)
    await any_store.keep_note("bb", 0, '"a secret"')
    await any_store.keep_note("bb", 1, '"his own"')

    await data_of(any_store).erase("ana")

    over, running, alone = [await stored(any_store, name) for name in ("a", "bb", "ccc")]
    assert over.seats == [
        SeatRow(0, "person", "", "", None, None, state=DEPARTED),
        chair(1, "ben", "ben"),
    ]
    link = hash_of(Credentials(KEY).seat_token("bb", 0))
    assert running.seats[0] == SeatRow(0, "open", "", "", None, link, state=DEPARTED)
    assert running.seats[1] == chair(1, "ben", "ben")
    assert running.row.status == "running"
    assert [one.row.owner_id for one in (over, running, alone)] == ["ben", "ben", ""]
    assert await any_store.note_of("bb", 0) is None
    assert await any_store.note_of("bb", 1) == '"his own"'
    async with any_store.read() as tx:
        assert await tables_of(tx, "ana") == []


async def test_results_are_kept_once(any_store: TestStore) -> None:
    await table(any_store, "a", "over", "ana", "ana", "ben")
    await table(any_store, "bb", "over", "ana", "ana", "ana")
    results = each(any_store, ResultStore())

    for places in ({0: (1, 12), 1: (2, 7)}, {0: (2, 0), 1: (1, 0)}):
        for name in ("a", "bb"):
            async with any_store.transaction() as tx:
                await keep_results(tx, name, places)

    assert await results.results_of("a") == {0: (1, 12), 1: (2, 7)}
    assert [row.table for row in await results.played_by("ana", 9)] == ["a"]
    assert await results.tallies_of("ana") == [TallyRow("tiki", 1, 1)]
    assert await results.tallies_of("ben") == [TallyRow("tiki", 1, 0)]


async def test_what_others_need_loses_its_name_and_the_rest_goes(any_store: TestStore) -> None:
    """Lines and entries of tournaments stay; channels go with their notifications."""
    await table(any_store, "a", "over", "ana", "ana", "ben")
    tournament: Json = {
        "id": "c",
        "title": "c",
        "kind": "swiss",
        "game": "tiki",
        "size": 2,
        "rounds": 1,
    }
    tournament |= {"status": "open", "round": 0, "owner_id": "ana", "seed": "s", "created": 1.0}
    entry: Json = {
        "tournament_id": "c",
        "number": 1,
        "player_id": "ana",
        "name": "Ana",
        "level": "",
    }
    line: Json = {"table_id": "a", "room": "players", "number": 1, "player_id": "ana", "seat": 0}
    line |= {"name": "Ana", "text": "hello", "phrase": "", "request_id": "m", "at": 1.0}
    channel: Json = {
        "id": "ch",
        "player_id": "ana",
        "kind": "mail",
        "target": {},
        "target_hash": "h",
    }
    channel |= {"frequency": "each", "language": "en", "status": "ready", "created": 1.0}
    notification: Json = {"id": "n", "channel_id": "ch", "kind": "turn", "subject": "s", "seat": 0}
    notification |= {"turn": 1, "status": "sent", "reason": "", "detail": "", "attempts": 1}
    rows: dict[str, Json] = {
        "tournaments": tournament,
        "tournament_entries": entry | {"status": "in"},
        "chat_messages": line | {"changed": 1, "is_hidden": False},
        "notification_channels": channel,
        "notifications": notification | {"due": 1.0, "created": 1.0},
        "blocks": {
            "id": "i",
            "player_id": "ben",
            "other_id": "ana",
            "kind": "mute",
            "name": "Ana",
            "at": 1.0,
        },
        "rated_matches": {
            "table_id": "a",
            "game": "tiki",
            "number": 1,
            "reason": None,
            "sides": [["ana"], ["ben"]],
            "at": 1.0,
        },
    }
    async with any_store.writer.begin() as connection:
        for name, values in rows.items():
            await connection.execute(insert(metadata.tables[name]), [values])

    await data_of(any_store).erase("ana")

    left = {}
    async with any_store.reader.connect() as connection:
        for name in rows:
            found = await connection.execute(metadata.tables[name].select())
            left[name] = [dict(row) for row in found.mappings().all()]
    assert [left[name] for name in ("notification_channels", "notifications", "blocks")] == [
        [],
        [],
        [],
    ]
    assert (left["tournament_entries"][0]["player_id"], left["tournament_entries"][0]["name"]) == (
        None,
        "",
    )
    assert left["tournaments"][0]["owner_id"] == ""
    assert (left["chat_messages"][0]["text"], left["chat_messages"][0]["name"]) == ("", "")
    assert "Ana" not in str(left)
    assert left["chat_messages"][0]["player_id"] != "ana"


PERSONS = (
    *("player_id", "guest_id", "owner_id", "other_id", "person", "player", "guest", "owner"),
    *("user", "other", "about"),
)
"""What a column that holds a person may be called."""


def test_every_column_that_holds_a_person_is_seen_to_by_a_subject(store: TestStore) -> None:
    """A new subject says how its rows are exported, merged and erased, or this fails."""
    holding = {
        f"{table.name}.{column.name}"
        for table in metadata.sorted_tables
        for column in table.columns
        if column.name in PERSONS
    }

    claimed = [f"{column.table.name}.{column.name}" for column in all_data(store).columns]

    assert holding == set(claimed)
    assert len(claimed) == len(set(claimed)), "two subjects see to the same column"


async def test_an_export_has_everything_of_me_and_nothing_of_others(
    ana: Person, ben: Person
) -> None:
    running = await ana.open("me", "open", game="harvest", seed="canary seed")
    await ben.join(running["seat_links"]["1"], name="Ben")
    finished = await ana.open("me", "hotseat")
    async with ana.screen(finished["id"]) as screen:
        await screen.hello(0, 1)
        await screen.play_on()
    async with ben.screen(running["id"]) as screen:
        await screen.hello(1)
        await screen.send({"type": "note", "seat": 1, "text": '"canary note"'})
        await screen.until("noted")
    me = await sign_up(ana)
    made = await ana.post("/api/account/tokens", {"name": "bot", "scopes": ["play"]}, 201)

    data: Json = await ana.get("/api/account/export")

    text = json.dumps(data)
    assert data["accounts"][0]["name"] == me["name"]
    assert {seat["table"] for seat in data["seats"]} == {running["id"], finished["id"]}
    assert list(data["records"]) == [finished["id"]]
    assert data["records"][finished["id"]]["game"] == "tiki"
    for secret in ("canary", "argon2", made["secret"], "Ben"):
        assert secret not in text


async def test_a_guest_may_take_their_data_away_too(ana: Person) -> None:
    card = await ana.open("me", "hotseat")
    data = await ana.get("/api/account/export")
    assert [seat["table"] for seat in data["seats"]] == [card["id"]] * 2


async def test_leaving_for_good(ana: Person, ben: Person, house: RunningHouse) -> None:
    card = await ana.open("me", "open", game="harvest")
    await ben.join(card["seat_links"]["1"], name="Ben")
    me = await sign_up(ana, "Ana Canary")
    await ana.post("/api/account/name", {"name": "Ana Canary Two"})
    finished = await ana.post(
        "/api/tables", {"game": "tiki", "seats": [{"kind": "me"}, {"kind": "open"}]}, 201
    )
    await ben.join(finished["seat_links"]["1"])
    async with ana.screen(finished["id"]) as mine, ben.screen(finished["id"]) as his:
        await mine.hello(0)
        await his.hello(1)
        await play_to_the_end(mine, his)
    token = (await ana.post("/api/account/tokens", {"name": "t", "scopes": []}, 201))["secret"]
    public = f"/api/people/{me['public_id']}"
    assert (await ben.get(public))["tallies"][0]["matches"] == 1

    wish = {"name": "Newcomer", "password": PASSWORD}
    assert (await ana.post("/api/account/delete", wish, 403))["code"] == "account.delete"
    wish = {"name": "Ana Canary Two", "password": "not this one"}
    assert (await ana.post("/api/account/delete", wish, 403))["code"] == "password.wrong"
    async with ben.screen(card["id"]) as his:
        await his.hello(1)
        await ana.post("/api/account/delete", {**wish, "password": PASSWORD})
        changed = await his.until("table")
        assert [seat["kind"] for seat in changed["table"]["seats"]] == ["open", "person"]

    assert not (await ana.get("/api/me"))["is_account"]
    assert await ana.get("/api/tables") == []
    await ben.get(public, status=404)
    bearer = {"Authorization": f"Bearer {token}"}
    assert (await ben.http.get("/api/me", headers=bearer)).status_code == 401
    seats = (await ben.get(f"/api/tables/{finished['id']}"))["seats"]
    assert (seats[0]["name"], seats[0]["state"]) == ("", DEPARTED)
    assert (await ben.last_frame(finished["id"], 1))["result"]
    error = await ben.post(f"/api/tables/{finished['id']}/again", {}, 409)
    assert error["code"] == "table.departed"
    # Ben has the table now, and can hand the free seat to another player.
    links = (await ben.get(f"/api/tables/{card['id']}"))["seat_links"]
    async with Person(house) as eva:
        await eva.join(links["0"], name="Eva")
        # A bot has been playing there meanwhile.
        await eva.post(f"/api/tables/{card['id']}/seats/0/back")
        async with eva.screen(card["id"]) as screen, ben.screen(card["id"]) as his:
            await screen.hello(0)
            await his.hello(1)
            await play_to_the_end(screen, his)
    await sign_in(ana, "Ana Canary Two", 403)


async def test_a_deleted_account_is_named_nowhere(
    ana: Person, ben: Person, house: RunningHouse
) -> None:
    await sign_up(ana, "Ana Canary")
    tables: list[str] = []
    while len(tables) < 2:
        card = await ben.open("me", "open")
        await ana.join(card["seat_links"]["1"])
        if not (await ben.get(f"/api/tables/{card['id']}"))["is_my_turn"]:
            # The bot that sits in would be asked, and this house's has nothing to say.
            continue
        await ana.post(f"/api/tables/{card['id']}/seats/1/leave")
        tables.append(card["id"])
    over, running = tables
    await ana.post(f"/api/tables/{over}/seats/1/back")
    async with ana.screen(over) as mine, ben.screen(over) as his:
        await mine.hello(1)
        await his.hello(0)
        await play_to_the_end(his, mine)
    comment = {"step": 1, "text": "a canary of mine", "request_id": "1"}
    await ana.post(f"/api/tables/{over}/comments", comment, 201)
    assert "Ana Canary" in str(await ben.get(f"/api/tables/{over}/replay"))

    await ana.post("/api/account/delete", {"name": "Ana Canary", "password": PASSWORD})

    for table in tables:
        for path in ("", "/replay", "/replay?seat=0", "/chat"):
            assert "anary" not in str(await ben.get(f"/api/tables/{table}{path}"))
    assert (await ben.get(f"/api/tables/{over}/comments"))["messages"] == []
    card = await ben.get(f"/api/tables/{running}")
    seat = card["seats"][1]
    assert (seat["kind"], seat["state"], seat["stand_in"]["why"]) == ("open", DEPARTED, "gone")
    # What was told of her is not told of the next person in her seat.
    async with Person(house) as eva:
        await eva.join(card["seat_links"]["1"], name="Eva")
        assert "Eva" not in str((await ben.get(f"/api/tables/{running}/replay"))["frames"])
        await eva.post(f"/api/tables/{running}/seats/1/back")
        told = str((await ben.get(f"/api/tables/{running}/replay"))["frames"])
        assert "house-event-taken-over" in told
        card = await ben.get(f"/api/tables/{running}")
        assert (card["seats"][1]["name"], card["seats"][1]["state"]) == ("Eva", "")


async def test_a_comment_can_be_taken_back_by_its_author_alone(ana: Person, ben: Person) -> None:
    card = await ana.open("me", "open", game="harvest")
    await ben.join(card["seat_links"]["1"], name="Ben")
    async with ana.screen(card["id"]) as mine, ben.screen(card["id"]) as his:
        await mine.hello(0)
        await his.hello(1)
        await play_to_the_end(mine, his)
    path = f"/api/tables/{card['id']}/comments"
    await ana.post(path, {"step": 1, "text": "well played", "request_id": "1"}, 201)
    refused = await ben.post(f"{path}/1/remove", {}, 403)
    assert refused["code"] == "comment.foreign"
    assert (await ana.post(f"{path}/1/remove"))["messages"] == []
    assert (await ben.get(path))["messages"] == []
