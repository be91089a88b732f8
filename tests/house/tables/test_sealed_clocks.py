"""A clock that runs out while choices are sealed tells nobody who has chosen.

Three people lay cards at once. The true clock of a player who has laid one stands still; one who
has not runs out of time, and a bot takes over. Until all cards are shown, the third person and a
spectator are sent the same bytes in every case. The house's clock is in the test's hands.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from tambo.house.platform.leases import LocalLeases
from tambo.house.tables.frames import Viewer
from tambo.house.tables.wire_terms import Terms, TimeControl
from tests.house.matches import seated
from tests.house.timekeeping.test_leaving import Node, Time
from tests.house.units import TestStore

BLITZ = Terms(time_control=TimeControl("live", minutes=5, increment=5))
NAMES = ("ana", "ben", "cyd")
SPECTATOR = "dan"
DEAL = "the same"


async def lay(node: Node, table: str, seat: int, *, is_bot: bool = False) -> None:
    live = await node.tables.registry.live(table)
    choice, decision = live.match.legal(seat)[0], live.match.decision(seat)
    move = f"lay {live.applied}"
    await node.tables.commands.play(table, seat, decision, choice, move, is_bot=is_bot)


async def sight(node: Node, table: str, person: str, viewer: Viewer) -> bytes:
    """All that a screen of this person is sent about the table."""
    live = await node.tables.registry.live(table)
    card = msgspec.structs.replace(
        await node.tables.cards.card(table, person), id="", created="", seat_links={}
    )
    replay = await node.tables.replays.replay(table, viewer, person)
    told: list[Any] = [card, live.frame(viewer), msgspec.structs.replace(replay, table="")]
    return msgspec.json.encode([told, live.stream_version(viewer)])


async def evening(store: TestStore, sealed: Sequence[int]) -> list[bytes]:
    """Some lay a card after a minute; what the third person and a spectator are sent until then,
    when time is nearly over, when it is over, and when a player is back."""
    time = Time()
    node = Node(store, time, LocalLeases())
    table = await seated(node.tables, *NAMES, terms=BLITZ, seed=DEAL)
    time.passes(60)
    for seat in sealed:
        await lay(node, table, seat)
    seen = []
    for seconds in (0, 230, 20):
        time.passes(seconds)
        await node.look()
        seen += [await sight(node, table, NAMES[2], 2), await sight(node, table, SPECTATOR, None)]
    live = await node.tables.registry.live(table)
    assert set(live.stand_ins) == {0, 1, 2} - set(sealed)
    for seat in set(live.stand_ins) - {2}:
        await node.leave_service.come_back(table, seat, NAMES[seat])
        seen += [await sight(node, table, NAMES[2], 2), await sight(node, table, SPECTATOR, None)]
    return seen


async def test_a_clock_at_zero_looks_the_same_for_seats_that_have_chosen_or_not(
    any_store: TestStore,
) -> None:
    evenings = [await evening(any_store, sealed) for sealed in ([], [0], [1], [0, 1], [1, 0])]

    times_seen = min(map(len, evenings))
    assert times_seen == 6
    assert len({tuple(seen[:times_seen]) for seen in evenings}) == 1
    for seen in evenings:
        third, spectator = seen[times_seen - 2], seen[times_seen - 1]
        assert set(seen[times_seen::2]) <= {third}
        assert set(seen[times_seen + 1 :: 2]) <= {spectator}


async def test_at_the_reveal_everybody_is_told_who_had_no_time_left(
    any_store: TestStore,
) -> None:
    time = Time()
    node = Node(any_store, time, LocalLeases())
    table = await seated(node.tables, *NAMES, terms=BLITZ, seed=DEAL)
    await lay(node, table, 0)
    await lay(node, table, 2)
    time.passes(300)
    await node.look()
    live = await node.tables.registry.live(table)
    assert [event.kind for event in live.stream(1)][-1] == "stand-in"
    assert "stand-in" not in [event.kind for event in live.stream(None)]
    card = await node.tables.cards.card(table, SPECTATOR)
    assert card.seats[1].stand_in is None
    own = await node.tables.cards.card(table, NAMES[1])
    assert own.seats[1].stand_in is not None

    await lay(node, table, 1, is_bot=True)

    live = await node.tables.registry.live(table)
    kinds = [event.kind for event in live.stream(None)]
    assert kinds[0] == "stand-in"
    assert len(kinds) > 1
    card = await node.tables.cards.card(table, SPECTATOR)
    assert card.seats[1].stand_in is not None
    assert card.clock is not None
    assert (card.clock.seats[1].main, card.clock.seats[1].since) == (0, None)
    again = await Node(any_store, time, LocalLeases()).tables.registry.live(table)
    assert [again.stream(viewer) for viewer in (None, 0, 1, 2)] == [
        live.stream(viewer) for viewer in (None, 0, 1, 2)
    ]


@pytest.mark.parametrize("sealed", [[], [1]])
async def test_who_waits_for_one_alone_is_told_at_once(
    any_store: TestStore, sealed: list[int]
) -> None:
    """Of two players, the one who has chosen knows that the table waits for the other."""
    time = Time()
    node = Node(any_store, time, LocalLeases())
    card = await node.open("harvest")
    for seat in sealed:
        await lay(node, card.id, seat)
    time.passes(300)
    await node.look()

    live = await node.tables.registry.live(card.id)
    assert 0 in live.stand_ins
    assert (0 in live.stand_ins_known_to([1])) == (1 in sealed)
    assert 0 not in live.stand_ins_known_to([None])
