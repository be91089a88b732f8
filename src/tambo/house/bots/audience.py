"""Who the bots of a table play for, and whether a screen is open there.

A match in which a person holds a seat goes on whether or not its people are online: they find the
bots' answer when they come back. Bots among themselves play while a screen is open at their table,
or because a tournament needs the result.
"""

from tambo.house.bots.priority import Priority, Urgency
from tambo.house.platform.presence import Presence
from tambo.house.tables.model import SeatRow, TableSnapshot
from tambo.house.tables.projection import TableProjection


def is_bot_awaited(stored: TableSnapshot) -> bool:
    """Whether a bot must move now, by what is stored."""
    proposal = stored.proposal
    is_asking_back = proposal is not None and proposal.state == "open" and proposal.kind == "undo"
    return stored.row.status == "running" and stored.row.awaits_bot and not is_asking_back


def has_person(seats: list[SeatRow]) -> bool:
    """Whether a person holds a seat, at a screen or not, and even while a bot sits in."""
    return any(chair.player_id is not None for chair in seats)


def are_bots_alone(live: TableProjection) -> bool:
    """Whether bots play every seat now."""
    return all(live.is_played_by_bot(chair.seat) for chair in live.seats)


def priority_for(live: TableProjection, presence: Presence) -> Priority:
    """The player a bot's question is charged to, and its urgency among that player's own."""
    here = [c for c in live.seats if c.player_id and presence.is_here(live.row.id, c.seat)]
    urgency = Urgency.AT_SCREEN if here else Urgency.AWAY
    if are_bots_alone(live):
        urgency = Urgency.BOTS_ALONE
    return Priority(_payer(live, here), urgency)


def _payer(live: TableProjection, here: list[SeatRow]) -> str:
    """The player a bot's question is charged to: one at a screen, else one with a seat. Among
    several it is the table's owner, else the first. At a table of bots alone it is the owner."""
    people = here or [chair for chair in live.seats if chair.player_id]
    guests = [chair.player_id for chair in people if chair.player_id]
    return guests[0] if guests and live.row.owner_id not in guests else live.row.owner_id
