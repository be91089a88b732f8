"""Who is at the door: from a cookie or a token to a person, and whether that still holds.

Every request passes here, so what was found is believed for a few seconds; what this node itself
changes is forgotten at once. A device whose session was ended is again the guest it was before.
"""

from typing import Any, Protocol

import msgspec
from cachetools import TTLCache
from msgspec import UNSET

from tambo.house.accounts.store import AccountRow, AccountStore, SessionRow, TokenRow
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database
from tambo.house.platform.errors import HouseError
from tambo.house.platform.identity import Credentials, hash_of

SECONDS_BELIEVED = 5.0
SECONDS_A_GUEST = 60.0
REMEMBERED = 20_000
SECONDS_UNTIL_SEEN_AGAIN = 3600.0
SCOPES = ("read", "play")


class Visitor(msgspec.Struct, frozen=True):
    """Who asks. `scopes` is None for a browser, which may do everything its person may."""

    player_id: str
    session: str | None = None
    scopes: tuple[str, ...] | None = None
    is_new: bool = False
    """Whether the browser must be given a cookie."""
    token: str | None = None

    def may(self, scope: str) -> bool:
        return self.scopes is None or scope in self.scopes


class HasScope(Protocol):
    """A request or a socket, after the middleware has seen it."""

    scope: Any


def visitor_of(connection: HasScope) -> Visitor:
    """The sender of a request, as the middleware found out."""
    visitor = connection.scope["tambo_visitor"]
    assert isinstance(visitor, Visitor)
    return visitor


class Visitors:
    def __init__(
        self, db: Database, store: AccountStore, credentials: Credentials, now: Now
    ) -> None:
        self._db = db
        self._now = now
        self._store = store
        self._credentials = credentials
        self._sessions = TTLCache[str, SessionRow | None](REMEMBERED, SECONDS_BELIEVED)
        self._tokens = TTLCache[str, TokenRow | None](REMEMBERED, SECONDS_BELIEVED)
        self._accounts = TTLCache[str, AccountRow | None](REMEMBERED, SECONDS_A_GUEST)

    async def by_cookie(self, cookie: str | None) -> Visitor:
        """The person a cookie stands for; a new guest without one, or with one that is void."""
        claim = self._credentials.claim_in(cookie)
        if claim is None:
            return self._new_guest()
        player_id, session = claim
        if session is None:
            # An account is entered through a session only, or it could not be left.
            has_account = await self.account(player_id) is not None
            return self._new_guest() if has_account else Visitor(player_id)
        row = await self._session(session)
        if row is not None and row.ended is None and row.player_id == player_id:
            await self._see(row)
            return Visitor(player_id, session)
        if row is None or row.guest_id is None or await self.account(row.guest_id) is not None:
            return self._new_guest()
        return Visitor(row.guest_id, is_new=True)

    async def by_token(self, token: str) -> Visitor:
        """The person a token was made by; HouseError if we know no such token."""
        token_hash = hash_of(token)
        row = self._tokens.get(token_hash, UNSET)
        if row is UNSET:
            row = await self._token(token_hash)
            if row is not None and self._is_long_ago(row.used):
                async with self._db.transaction() as tx:
                    await self._store.use_token(tx, row.id, self._now())
        if row is None:
            raise HouseError("token.unknown")
        return Visitor(row.player_id, scopes=tuple(row.scopes.split()), token=token)

    async def is_still(self, visitor: Visitor) -> bool:
        """Whether the session or token of an open connection is still valid."""
        if visitor.token is not None:
            row = self._tokens.get(hash_of(visitor.token), UNSET)
            return (await self._token(hash_of(visitor.token)) if row is UNSET else row) is not None
        if visitor.session is None:
            return True
        session = await self._session(visitor.session)
        return session is not None and session.ended is None

    async def account(self, player_id: str) -> AccountRow | None:
        """The account of a person, or that there is none; may be a minute old."""
        row = self._accounts.get(player_id, UNSET)
        if row is UNSET:
            async with self._db.read() as tx:
                row = self._accounts[player_id] = await self._store.account(tx, player_id)
        return row

    async def accounts(self, persons: list[str]) -> dict[str, AccountRow]:
        """The same for several at once: those who have an account."""
        known = {player_id: self._accounts.get(player_id, UNSET) for player_id in persons}
        unknown = [player_id for player_id, row in known.items() if row is UNSET]
        if unknown:
            async with self._db.read() as tx:
                rows = {row.player_id: row for row in await self._store.accounts(tx, unknown)}
            found = {player_id: rows.get(player_id) for player_id in unknown}
            self._accounts.update(found)
            known |= found
        return {player_id: row for player_id, row in known.items() if row}

    async def names(self, persons: list[str]) -> dict[str, str]:
        """The names of those who have an account."""
        return {player_id: row.name for player_id, row in (await self.accounts(persons)).items()}

    def forget_player(self, player_id: str) -> None:
        self._accounts.pop(player_id, None)

    def forget_sessions(self, sessions: list[str]) -> None:
        for session in sessions:
            self._sessions.pop(session, None)

    def forget_token(self, token_hash: str) -> None:
        self._tokens.pop(token_hash, None)

    def _new_guest(self) -> Visitor:
        return Visitor(self._credentials.new_guest(), is_new=True)

    async def _session(self, session: str) -> SessionRow | None:
        row = self._sessions.get(session, UNSET)
        if row is UNSET:
            async with self._db.read() as tx:
                row = self._sessions[session] = await self._store.session(tx, session)
        return row

    async def _token(self, token_hash: str) -> TokenRow | None:
        async with self._db.read() as tx:
            row = self._tokens[token_hash] = await self._store.token_with(tx, token_hash)
        return row

    async def _see(self, row: SessionRow) -> None:
        if self._is_long_ago(row.seen):
            at = self._now()
            self._sessions[row.id] = msgspec.structs.replace(row, seen=at)
            async with self._db.transaction() as tx:
                await self._store.see_session(tx, row.id, at)

    def _is_long_ago(self, moment: float | None) -> bool:
        return moment is None or moment < self._now() - SECONDS_UNTIL_SEEN_AGAIN
