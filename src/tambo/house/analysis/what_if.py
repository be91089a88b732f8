"""What-if boards: a finished match, continued in another way from one of its moments.

Running matches cannot be continued this way, not even in a game without secrets: a board on which
bots show where a move leads would be help that the others do not have.
"""

import msgspec

from tambo.core.match import Match
from tambo.house.analysis.wire import WhatIfRequest
from tambo.house.catalog.games import Catalog
from tambo.house.platform.errors import HouseError
from tambo.house.tables.creation import Opening, new_id
from tambo.house.tables.model import LogRow, SeatRow, TableSnapshot
from tambo.house.tables.names import clean_name
from tambo.house.tables.setups import new_seed


def from_step(
    stored: TableSnapshot,
    match: Match,
    wish: WhatIfRequest,
    player_id: str,
    catalog: Catalog,
    at: float,
) -> Opening:
    """A board, opened at a moment, as a match that is over stood after some of its steps.

    Hidden things lie as they lay: nothing is secret after the end. The dice are new.
    """
    if stored.row.status != "over":
        raise HouseError("table.not-over")
    if not 0 <= wish.step <= len(match.steps):
        raise HouseError("malformed")
    if len(wish.seats) != match.players:
        raise HouseError("seats.count", count=len(wish.seats))
    to_act = match.game.rules.to_act(match.state_after(wish.step))
    if not to_act:
        raise HouseError("what-if.over")
    table = new_id()
    seats = []
    for number, wanted in enumerate(wish.seats):
        if wanted.kind == "open":
            raise HouseError("what-if.open")
        name = clean_name(wanted.name)
        if wanted.kind == "bot":
            catalog.check_level(wanted.level)
            seats.append(SeatRow(number, "bot", name, wanted.level, None, None))
        else:
            seats.append(SeatRow(number, "person", name, "", player_id, None))
    steps = match.steps[: wish.step]
    log = [
        LogRow(
            table, number, "play", step.seat, step.text, list(step.rolls), f"origin {number}", at
        )
        for number, step in enumerate(steps, start=1)
    ]
    row = msgspec.structs.replace(
        stored.row,
        id=table,
        seed=new_seed(),
        status="running",
        reason=None,
        moves=sum(any(event.is_seen_by(None) for event in step.events) for step in steps),
        owner_id=player_id,
        created=at,
        predecessor=None,
        changes=0,
        to_act=list(to_act),
        chat_changes=0,
        source="record",
        origin=stored.row.id,
        origin_step=wish.step,
    )
    return row, seats, log
