"""The card of a table: a shared part, built once for each change, and a part for each reader.

A table that changes is sent to all its screens: each gets the shared part with its own seats,
links, clock and stand-ins added. What some reader may not know is never in the shared part.
"""

import contextlib
from collections.abc import Collection, Mapping, Sequence

import msgspec
from cachetools import LRUCache
from msgspec.structs import replace

from tambo.core.errors import TamboError
from tambo.core.fairness import seed_hash
from tambo.core.meta import Meta, OptionValue
from tambo.house.catalog.games import Catalog
from tambo.house.platform.clock import Now
from tambo.house.platform.identity import Credentials, opens
from tambo.house.platform.presence import Presence
from tambo.house.tables.commands import WITHOUT_RESULT
from tambo.house.tables.model import DEPARTED, SeatRow, TableSnapshot, TermsRow, has_clock
from tambo.house.tables.names import AccountNames, seat_name
from tambo.house.tables.projection import TableProjection
from tambo.house.tables.reader import TableReader
from tambo.house.tables.registry import Registry
from tambo.house.tables.voting import proposal_summary
from tambo.house.tables.wire import Origin, SeatSummary, TableSummary
from tambo.house.tables.wire_terms import ClockSummary, Terms, TimeControl

LISTED = 100
LINKS_TRIED = 10
CARDS_KEPT = 1_000

Made = tuple[tuple[object, ...], TableSummary]
"""A shared part, and before it everything it was made of."""


class TableCards:
    def __init__(
        self,
        registry: Registry,
        reader: TableReader,
        catalog: Catalog,
        presence: Presence,
        credentials: Credentials,
        account_names: AccountNames,
        now: Now,
    ) -> None:
        self._registry = registry
        self._reader = reader
        self._catalog = catalog
        self._presence = presence
        self._credentials = credentials
        self._account_names = account_names
        self._now = now
        self._shared = LRUCache[str, Made](CARDS_KEPT)

    async def card(self, table: str, player_id: str) -> TableSummary:
        stored = await self._registry.stored(table)
        live = self._registry.loaded(table)
        has_departed = any(chair.state == DEPARTED for chair in stored.seats)
        is_told_by_match = has_clock(stored.terms) or has_departed
        if live is None and is_told_by_match and stored.row.status != "closed":
            # Only the match knows whose clock is running, and which seats have a stand-in.
            with contextlib.suppress(TamboError):
                live = await self._registry.live(table)
        return await self.card_at(stored, player_id, live)

    async def cards_of(self, player_id: str) -> list[TableSummary]:
        """The tables a guest opened or sits at, newest first."""
        return await self.cards_for(await self._reader.tables_of(player_id, LISTED), player_id)

    async def cards_for(
        self, tables: Sequence[TableSnapshot], player_id: str
    ) -> list[TableSummary]:
        """The cards of tables that were read already."""
        people = {chair.player_id for stored in tables for chair in stored.seats if chair.player_id}
        names = await self._account_names(sorted(people))
        return [self._own(stored, player_id, names, None) for stored in tables]

    async def card_at(
        self, stored: TableSnapshot, player_id: str, live: TableProjection | None = None
    ) -> TableSummary:
        """The card of a table that was read already, with clocks and bots if its match was, too."""
        people = [chair.player_id for chair in stored.seats if chair.player_id]
        return self._own(stored, player_id, await self._account_names(people), live)

    def _own(
        self,
        stored: TableSnapshot,
        player_id: str,
        accounts: Mapping[str, str],
        live: TableProjection | None,
    ) -> TableSummary:
        """The shared part with what this guest alone is shown."""
        card = self._shared_part(stored, accounts, live)
        row = stored.row
        stand_ins = {} if live is None else live.stand_ins_known_to(live.viewers_of(player_id))
        seats = [
            replace(
                seat,
                is_mine=chair.player_id == player_id,
                has_pin=chair.player_id == player_id and chair.pin is not None,
                stand_in=stand_ins.get(chair.seat),
            )
            if chair.player_id == player_id or chair.seat in stand_ins
            else seat
            for chair, seat in zip(stored.seats, card.seats, strict=True)
        ]
        is_owner = row.owner_id == player_id
        return replace(
            card,
            seats=seats,
            seat_links=_links(stored, self._credentials) if is_owner else {},
            is_owner=is_owner,
            clock=None if live is None else clock_of(live, player_id, self._now),
            is_my_turn=row.status == "running"
            and any(
                chair.player_id == player_id and chair.seat in row.to_act for chair in stored.seats
            ),
        )

    def _shared_part(
        self, stored: TableSnapshot, accounts: Mapping[str, str], live: TableProjection | None
    ) -> TableSummary:
        """The part that is the same for everyone, built again only if something in it changed."""
        row, presence = stored.row, self._presence
        present = [seat.seat for seat in stored.seats if presence.is_here(row.id, seat.seat)]
        watchers = presence.watchers(row.id)
        voiceless = [] if live is None else [*live.stand_ins_known_to([None])]
        names = {
            chair.player_id: accounts.get(chair.player_id)
            for chair in stored.seats
            if chair.player_id
        }
        parts = (row, stored.seats, stored.terms, stored.proposal, stored.successor)
        made_of = (*parts, names, present, watchers, voiceless)
        kept = self._shared.get(row.id)
        if kept is not None and kept[0] == made_of:
            return kept[1]
        meta = self._catalog.meta_of(row.game)
        card = shared_card(stored, meta, present, watchers, self._credentials, accounts, voiceless)
        self._shared[row.id] = made_of, card
        return card


def shared_card(
    stored: TableSnapshot,
    meta: Meta,
    present: Collection[int],
    watchers: int,
    credentials: Credentials,
    accounts: Mapping[str, str],
    voiceless: Collection[int],
) -> TableSummary:
    """The card as a stranger sees it, without clocks and stand-ins.

    `accounts` has the names of those at the table who have an account, `present` the seats at a
    screen, `voiceless` those with a stand-in that everyone knows of.
    """
    row = stored.row
    return TableSummary(
        id=row.id,
        game=row.game,
        options=public_options(meta, row.options),
        rules_version=row.rules_version,
        status=row.status,
        seats=[
            SeatSummary(
                seat=chair.seat,
                kind="person" if row.status == "over" and chair.kind == "open" else chair.kind,
                name=seat_name(chair, stored.seats, accounts),
                level=chair.level,
                state=chair.state,
                is_mine=False,
                public_id=_public_id(chair, stored.seats, accounts, credentials),
                is_here=chair.kind == "bot" or chair.seat in present,
                has_pin=False,
                stand_in=None,
            )
            for chair in stored.seats
        ],
        moves=row.moves,
        created=row.created,
        seat_links={},
        is_owner=False,
        successor=stored.successor,
        seed_hash=seed_hash(row.seed),
        seed=row.seed if row.status == "over" else None,
        proposal=proposal_summary(stored, voiceless),
        is_without_result=row.status == "over" and row.reason in WITHOUT_RESULT,
        reason=row.reason,
        terms=terms_of(stored.terms),
        clock=None,
        is_my_turn=False,
        watchers=watchers,
        origin=None if row.origin is None else Origin(row.origin, row.origin_step or 0),
    )


def clock_of(live: TableProjection, player_id: str, now: Now) -> ClockSummary | None:
    """The clocks of a table as far as a guest may know whose are running."""
    if live.clocks is None:
        return None
    return live.clocks.card(live.viewers_of(player_id), now())


def terms_of(row: TermsRow) -> Terms:
    time_control = msgspec.convert(row.time_control, TimeControl)
    return msgspec.convert(
        {
            "is_public": row.is_public,
            "is_rated": row.is_rated,
            "time_control": time_control,
            "audience": row.audience,
        },
        Terms,
    )


def _public_id(
    chair: SeatRow, seats: Sequence[SeatRow], accounts: Mapping[str, str], credentials: Credentials
) -> str | None:
    """The public id of the seat's player, unless another person sits at their screen."""
    if chair.player_id is None or accounts.get(chair.player_id) != seat_name(
        chair, seats, accounts
    ):
        return None
    return credentials.public_id(chair.player_id)


def _links(stored: TableSnapshot, credentials: Credentials) -> dict[str, str]:
    """Links to the seats that are still open. One made with a lost key is not shown."""
    links: dict[str, str] = {}
    table = stored.row.id
    if not any(chair.kind == "open" for chair in stored.seats):
        return links
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
