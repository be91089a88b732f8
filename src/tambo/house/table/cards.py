"""The card of a table for one reader: what is public, and what is his alone."""

from tambo.core.fairness import seed_hash
from tambo.core.meta import Meta, OptionValue
from tambo.house.credentials import Credentials, opens
from tambo.house.presence import Presence
from tambo.house.storage import StoredTable
from tambo.house.wire.tables import SeatCard, TableCard


def card_of(
    stored: StoredTable, meta: Meta, guest: str, presence: Presence, credentials: Credentials
) -> TableCard:
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
                kind=chair.kind,
                name=chair.name,
                level=chair.level,
                is_mine=chair.guest == guest,
                is_here=chair.kind == "bot" or presence.is_here(row.id, chair.seat),
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
    )


def _links(stored: StoredTable, credentials: Credentials) -> dict[str, str]:
    """Links to the seats that are still open. One made with a lost key is not shown."""
    links = {}
    for chair in stored.seats:
        token = credentials.seat_token(stored.row.id, chair.seat)
        if chair.kind == "open" and opens(token, chair.token_hash):
            links[str(chair.seat)] = f"/t/{stored.row.id}/join/{token}"
    return links


def public_options(meta: Meta, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """The options of a table without the values that would tell what the game hides."""
    secret = {option.name for option in meta.options if option.is_secret}
    return {name: value for name, value in options.items() if name not in secret or value == ""}
