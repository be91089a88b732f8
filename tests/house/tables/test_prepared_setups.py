"""Set-ups that take long are rolled by another process, some ahead of time."""

import asyncio
from typing import Any

import pytest

import tambo
from tambo.core.fairness import first_foreign_roll
from tambo.core.meta import Meta, Option
from tambo.house.bots.pool import BotPool
from tambo.house.catalog.games import house_catalog
from tambo.house.platform.bus import InProcessBus
from tambo.house.platform.clock import system_time
from tambo.house.platform.errors import HouseError
from tambo.house.platform.identity import Credentials
from tambo.house.platform.tasks import Supervisor
from tambo.house.tables.setups import READY, PreparedSetups
from tambo.house.tables.wire import SeatRequest, TableRequest
from tambo.house.tables.wire_terms import Terms, TimeControl
from tests.house.units import TestStore, tables_over

TIWANAKU = tambo.load("tiwanaku")
SHORT: dict[str, bool | int | str] = {"board": "short"}
RATED = Terms(is_rated=True, time_control=TimeControl("live", minutes=10))
CHAIRS = [SeatRequest("me", "Ana"), SeatRequest("bot", level="hard")]


class Rolls:
    """What the other process does, here; `asked` has the seeds."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.owners: list[str] = []

    async def __call__(
        self, game: str, players: int, seed: str, options: dict[str, Any], owner: str
    ) -> list[int]:
        self.asked.append(seed)
        self.owners.append(owner)
        await asyncio.sleep(0)
        return list(tambo.load(game).new(players, seed, **options).setup)


async def until(is_true: Any) -> None:
    for _ in range(2000):
        if is_true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came")


async def test_the_next_set_ups_are_rolled_ahead_of_time(jobs: Supervisor) -> None:
    rolls = Rolls()
    setups = PreparedSetups(rolls)
    setups.start(jobs, list)
    first = await setups.match(TIWANAKU, 2, SHORT)
    await until(lambda: setups.ready(TIWANAKU, 2, SHORT) == READY)
    asked = len(rolls.asked)
    second = await setups.match(TIWANAKU, 2, SHORT)
    assert len(rolls.asked) == asked
    third = await setups.match(TIWANAKU, 2, SHORT)

    matches = [first, second, third]
    assert len({match.seed for match in matches}) == 3
    assert len({match.position() for match in matches}) == 3
    assert all(first_foreign_roll(match) is None for match in matches)


async def test_a_set_up_is_rolled_for_the_one_who_waits_or_for_nobody_yet(
    store: TestStore, jobs: Supervisor
) -> None:
    rolls = Rolls()
    tables = tables_over(
        store,
        house_catalog(),
        InProcessBus(),
        Credentials(b"a key"),
        now=system_time,
        setups=PreparedSetups(rolls),
    )
    tables.setups.start(jobs, list)
    await tables.opening.open(TableRequest("tiwanaku", CHAIRS, dict(SHORT)), "ana")
    await until(lambda: tables.setups.ready(TIWANAKU, 2, SHORT) == READY)

    assert sorted(rolls.owners) == [*[""] * READY, "ana"]


async def test_a_given_seed_is_kept_and_what_is_quick_waits_for_nobody() -> None:
    rolls = Rolls()
    setups = PreparedSetups(rolls)

    match = await setups.match(TIWANAKU, 2, SHORT, "quinoa")
    assert match.position() == TIWANAKU.new(2, "quinoa", board="short").position()
    assert rolls.asked == ["quinoa"]
    await setups.match(TIWANAKU, 2, {**SHORT, "scenario": "1"})
    await setups.match(tambo.load("tiki"), 2, {})
    assert rolls.asked == ["quinoa"]


async def test_without_the_other_process_a_match_begins_all_the_same() -> None:
    async def fail(*_: Any) -> list[int]:
        raise RuntimeError("the process died")

    match = await PreparedSetups(fail).match(TIWANAKU, 2, SHORT, "coca")
    assert match.position() == TIWANAKU.new(2, "coca", board="short").position()
    with pytest.raises(tambo.InvalidSetup):
        await PreparedSetups(fail).match(TIWANAKU, 7, SHORT)


async def test_a_worker_rolls_a_set_up() -> None:
    pool = BotPool(1, "tambo.bots.levels:decide", 60.0)
    try:
        options = TIWANAKU.meta.resolve_options(dict(SHORT))
        rolls = await pool.think("set-up", "tiwanaku", 2, "chili", options)
    finally:
        await pool.close()
    assert tuple(rolls) == TIWANAKU.new(2, "chili", board="short").setup


# Options that make a match unrated


def test_a_game_says_which_options_make_a_match_unrated() -> None:
    odd = Option("odd", "flag", False, "X-1", is_unrated=True)
    plain = Option("plain", "flag", False, "X-2")
    hidden = Option("hidden", "text", "", "X-3", is_secret=True)
    meta = Meta("x", "X", "", "", 2000, (2,), 10, 1, (odd, plain, hidden))

    assert meta.unrated_by({}) is None
    assert meta.unrated_by({"odd": False, "plain": True}) is None
    assert meta.unrated_by({"odd": True}) == "odd"
    assert meta.unrated_by({"hidden": "known"}) == "hidden"


@pytest.mark.parametrize("scenario", ["1", "lot", "seed quinoa"])
async def test_a_named_scenario_is_never_rated(store: TestStore, scenario: str) -> None:
    tables = tables_over(
        store, house_catalog(), InProcessBus(), Credentials(b"a key"), now=system_time
    )
    options: dict[str, bool | int | str] = {"board": "short", "scenario": scenario}

    with pytest.raises(HouseError) as raised:
        await tables.opening.open(TableRequest("tiwanaku", CHAIRS, options, terms=RATED), "ana")
    assert raised.value.code == "terms.rated-option"
    card = await tables.opening.open(TableRequest("tiwanaku", CHAIRS, options), "ana")
    assert card.game == "tiwanaku"


async def test_a_default_table_can_be_rated(store: TestStore) -> None:
    tables = tables_over(
        store, house_catalog(), InProcessBus(), Credentials(b"a key"), now=system_time
    )

    card = await tables.opening.open(
        TableRequest("tiwanaku", CHAIRS, dict(SHORT), terms=RATED), "ana"
    )
    assert card.terms.is_rated
    row = (await tables.registry.live(card.id)).row
    assert row.options["scenario"] == ""
