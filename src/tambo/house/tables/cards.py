"""The card of a table for one reader: what is public, and what is his alone."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType

import msgspec

from tambo.core.fairness import seed_hash
from tambo.core.meta import Meta, OptionValue
from tambo.house.platform.clock import Now
from tambo.house.platform.identity import Credentials, opens
from tambo.house.platform.presence import Presence
from tambo.house.tables.commands import WITHOUT_RESULT
from tambo.house.tables.model import SeatRow, TableSnapshot, TermsRow
from tambo.house.tables.names import seat_name
from tambo.house.tables.projection import TableProjection
from tambo.house.tables.voting import ask_card
from tambo.house.tables.wire import Origin, SeatCard, TableCard
from tambo.house.tables.wire_terms import ClockCard, Pace, StandIn, Terms

LINKS_TRIED = 10


def card_of(
    stored: TableSnapshot,
    meta: Meta,
    guest: str,
    presence: Presence,
    credentials: Credentials,
    accounts: Mapping[str, str],
    clock: ClockCard | None = None,
    stand_ins: Mapping[int, StandIn] = MappingProxyType({}),
    voiceless: Collection[int] = (),
) -> TableCard:
    """`accounts` has the names of those at the table who have one, `stand_ins` those who play for
    others as far as the reader may know, `voiceless` the seats that everybody knows them to have.
    """
    row = stored.row
    return TableCard(
        id=row.id,
        game=row.game,
        options=public_options(meta, row.options),
        rules_version=row.rules_version,
        status=row.status,
        seats=[
            SeatCard(
                seat=chair.seat,
                kind="person" if row.status == "over" and chair.kind == "open" else chair.kind,
                name=seat_name(chair, stored.seats, accounts),
                level=chair.level,
                state=chair.state,
                is_mine=chair.guest == guest,
                public_id=_public_id(chair, stored.seats, accounts, credentials),
                is_here=chair.kind == "bot" or presence.is_here(row.id, chair.seat),
                has_pin=chair.guest == guest and chair.pin is not None,
                stand_in=stand_ins.get(chair.seat),
            )
            for chair in stored.seats
        ],
        moves=row.moves,
        created=row.created,
        seat_links=_links(stored, credentials) if row.owner == guest else {},
        is_owner=row.owner == guest,
        successor=stored.successor,
        seed_hash=seed_hash(row.seed),
        seed=row.seed if row.status == "over" else None,
        ask=ask_card(stored, voiceless),
        is_without_result=row.status == "over" and row.reason in WITHOUT_RESULT,
        reason=row.reason,
        terms=terms_of(stored.terms),
        clock=clock,
        is_my_turn=row.status == "running"
        and any(chair.guest == guest and chair.seat in row.asked for chair in stored.seats),
        watchers=presence.watchers(row.id),
        origin=None if row.origin is None else Origin(row.origin, row.origin_step or 0),
    )


def clock_of(live: TableProjection, guest: str, now: Now) -> ClockCard | None:
    """The clocks of a table as far as somebody may know whose are running."""
    if live.clocks is None:
        return None
    return live.clocks.card(live.eyes_of(guest), now())


def terms_of(row: TermsRow) -> Terms:
    pace = msgspec.convert(row.pace, Pace)
    return msgspec.convert(
        {
            "is_public": row.is_public,
            "is_rated": row.is_rated,
            "pace": pace,
            "audience": row.audience,
        },
        Terms,
    )


def _public_id(
    chair: SeatRow, seats: Sequence[SeatRow], accounts: Mapping[str, str], credentials: Credentials
) -> str | None:
    """The page of whoever sits there, unless it is somebody else at his screen."""
    if chair.guest is None or accounts.get(chair.guest) != seat_name(chair, seats, accounts):
        return None
    return credentials.public_id(chair.guest)


def _links(stored: TableSnapshot, credentials: Credentials) -> dict[str, str]:
    """Links to the seats that are still open. One made with a lost key is not shown."""
    links = {}
    table = stored.row.id
    # A seat may have had another number when its link was made.
    tokens = [credentials.seat_token(table, number) for number in range(LINKS_TRIED)]
    for chair in stored.seats:
        if chair.kind != "open":
            continue
        for token in tokens:
            if opens(token, chair.token_hash):
                links[str(chair.seat)] = f"/t/{table}/join/{token}"
    return links


def public_options(meta: Meta, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """The options of a table without the values that would tell what the game hides."""
    secret = {option.name for option in meta.options if option.is_secret}
    return {name: value for name, value in options.items() if name not in secret or value == ""}
