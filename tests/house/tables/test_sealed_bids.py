"""Titicaca's sealed bids at a table: all seats at once, and nothing to see before the reveal.

`TAMBO_ROUNDS` asks for more rounds.
"""

import asyncio
import os
import random

import msgspec
import pytest

from tambo.house.tables.wire import SeatRequest, TableRequest
from tests.house.units import Tables

ROUNDS = int(os.environ.get("TAMBO_ROUNDS", "200"))
SEATS = 4


async def table_of(tables: Tables, seed: str) -> str:
    seats = [SeatRequest("me") for _ in range(SEATS)]
    return (await tables.opening.open(TableRequest("titicaca", seats, {}, seed=seed), "ana")).id


@pytest.mark.slow
@pytest.mark.timeout(900)
async def test_rounds_of_bids_in_the_same_moment(tables: Tables) -> None:
    """Every bid is accepted once, and one reveal follows."""
    dice, done, number = random.Random(4), 0, 0
    while done < ROUNDS:
        table = await table_of(tables, f"rounds {number}")
        number += 1
        live = await tables.registry.live(table)
        while done < ROUNDS and not live.match.is_over:
            asked = live.match.to_act
            if live.match.view(None)["decision"] == "bid":
                before = len(live.match.steps)
                # Small bids, so that a game has many rounds.
                bids = {seat: dice.randrange(0, 3) for seat in asked}
                bids = {s: min(b, live.match.view(s)["stock"][s]) for s, b in bids.items()}
                moves = [
                    tables.commands.play(
                        table, seat, live.match.decision(seat), f"bid {bid}", f"{done}-{seat}"
                    )
                    for seat, bid in bids.items()
                ]
                dice.shuffle(moves)
                await asyncio.gather(*moves)
                steps = live.match.steps[before:]
                assert {step.seat: step.text for step in steps} == {
                    seat: f"bid {bid}" for seat, bid in bids.items()
                }
                assert len(steps) == len(asked)
                reveals = [e for step in steps for e in step.events if e.kind == "revealed"]
                assert len(reveals) == 1
                done += 1
            else:
                seat = asked[0]
                choice = dice.choice(live.match.legal(seat))
                decision = live.match.decision(seat)
                move = f"{done}-{len(live.match.steps)}"
                await tables.commands.play(table, seat, decision, choice, move)
    assert done == ROUNDS > 0


async def test_frames_before_the_reveal_do_not_depend_on_the_bids(tables: Tables) -> None:
    """Whatever three of four have bid, and in whatever order, the others are shown the same."""
    sights: dict[int | None, set[bytes]] = {viewer: set() for viewer in (None, 3)}
    for number, bids in enumerate(
        [{}, {0: 0}, {0: 20}, {1: 3, 0: 0}, {0: 1, 1: 1, 2: 1}, {2: 20, 1: 0, 0: 7}]
    ):
        table = await table_of(tables, "the same")
        live = await tables.registry.live(table)
        for seat, bid in bids.items():
            decision = live.match.decision(seat)
            await tables.commands.play(table, seat, decision, f"bid {bid}", f"{number}-{seat}")
        for viewer, seen in sights.items():
            seen.add(msgspec.json.encode([live.frame(viewer), live.stream_version(viewer)]))
    assert [len(seen) for seen in sights.values()] == [1, 1]
