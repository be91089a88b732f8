"""What people do with their accounts. Every method acts for the caller and checks that they may.

An account is added to a guest: everything stays under the same player id. Signing in on another
device makes that device this player; what its guest had can be brought along.
"""

import secrets
from collections.abc import Callable
from typing import Any

import structlog

from tambo.house.accounts.names import check_name, key_of
from tambo.house.accounts.passkeys import Passkeys
from tambo.house.accounts.passwords import Passwords
from tambo.house.accounts.sessions import SCOPES, Visitor, Visitors
from tambo.house.accounts.store import (
    AccountRow,
    AccountStore,
    NameTaken,
    PasskeyRow,
    PasskeyTaken,
    SessionRow,
    TokenRow,
)
from tambo.house.accounts.wire import (
    Account,
    AccountRequest,
    DeviceSummary,
    Me,
    NewPassword,
    PasskeyAnswer,
    PasskeyQuestion,
    PasskeySummary,
    PasswordRequest,
    SignInRequest,
    TokenMade,
    TokenRequest,
    TokenSummary,
)
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database, Tx
from tambo.house.platform.database.personal_data import PersonalData
from tambo.house.platform.errors import HouseError
from tambo.house.platform.identity import Credentials, account_in, hash_of
from tambo.house.platform.ratelimit import RateLimits
from tambo.house.tables.creation import new_id
from tambo.house.tables.names import clean_name
from tambo.house.tables.personal import rename_seats, tables_of

logger = structlog.get_logger("tambo.house.accounts")
PASSKEYS_EACH = 20
TOKENS_EACH = 50
TOKEN_PREFIX = "tambo_"


class Accounts:
    """`data` is what all subjects keep about people; `renamed` is called for every table at
    which a player has a new name."""

    def __init__(
        self,
        db: Database,
        store: AccountStore,
        visitors: Visitors,
        limits: RateLimits,
        credentials: Credentials,
        passwords: Passwords,
        levels: list[str],
        data: PersonalData,
        renamed: Callable[[list[str]], None],
        now: Now,
    ) -> None:
        self._db = db
        self._store = store
        self._visitors = visitors
        self._limits = limits
        self._credentials = credentials
        self._levels = levels
        self._passwords = passwords
        self._passkeys = Passkeys(db, store, now)
        self._data = data
        self._renamed = renamed
        self._now = now

    # Who am I

    async def me(self, visitor: Visitor) -> Me:
        async with self._db.read() as tx:
            row = await self._store.account(tx, visitor.player_id)
            if row is not None:
                return Me(True, row.name, row.public_id, 0)
            return Me(False, "", "", len(await tables_of(tx, visitor.player_id)))

    async def account(self, visitor: Visitor) -> Account:
        async with self._db.read() as tx:
            row = await self._own(tx, visitor)
            sessions = await self._store.sessions_of(tx, row.player_id)
            passkeys = await self._store.passkeys_of(tx, row.player_id)
            tokens = await self._store.tokens_of(tx, row.player_id)
        return Account(
            name=row.name,
            public_id=row.public_id,
            created=row.created,
            has_password=row.password_hash is not None,
            devices=[
                DeviceSummary(one.id, one.device, one.created, one.seen, one.id == visitor.session)
                for one in sessions
            ],
            passkeys=[PasskeySummary(key.id, key.name, key.created) for key in passkeys],
            tokens=[_card(token) for token in tokens],
        )

    # In and out

    async def begin_sign_up(self, visitor: Visitor, name: str, origin: str) -> PasskeyQuestion:
        shown = await self._free_name(visitor, name)
        public_id = self._credentials.public_id(visitor.player_id)
        return await self._passkeys.begin_registration(visitor.player_id, shown, public_id, origin)

    async def sign_up(
        self, visitor: Visitor, wish: AccountRequest, device: str, origin: str
    ) -> SessionRow:
        """An account for a guest, who stays the same person."""
        name = await self._free_name(visitor, wish.name)
        password_hash: str | None = None
        passkey: PasskeyRow | None = None
        if wish.credential is not None:
            passkey = await self._passkeys.new(
                visitor.player_id, wish.question, wish.credential, device, origin
            )
        else:
            password_hash = await self._passwords.hash(wish.password)
        row = AccountRow(
            player_id=visitor.player_id,
            public_id=self._credentials.public_id(visitor.player_id),
            name=name,
            name_key=key_of(name),
            password_hash=password_hash,
            created=self._now(),
        )
        try:
            async with self._db.transaction() as tx:
                await self._store.open_account(tx, row, passkey)
                session = await self._open_session(tx, row.player_id, None, device)
                tables = await tables_of(tx, row.player_id)
                tx.after_commit(lambda: self._is_called_anew(row.player_id, tables))
        except NameTaken:
            raise HouseError("name.taken") from None
        logger.info("account.opened", by="passkey" if passkey else "password")
        return session

    def _is_called_anew(self, player_id: str, tables: list[str]) -> None:
        self._visitors.forget_player(player_id)
        self._renamed(tables)

    async def _free_name(self, visitor: Visitor, name: str) -> str:
        async with self._db.read() as tx:
            if await self._store.account(tx, visitor.player_id) is not None:
                raise HouseError("account.guest")
            shown = check_name(name, self._levels)
            if await self._store.account_named(tx, key_of(shown)) is not None:
                raise HouseError("name.taken")
        return shown

    async def sign_in(self, visitor: Visitor, wish: SignInRequest, device: str) -> SessionRow:
        key = key_of(wish.name[:200])
        self._limits.guess(key)
        async with self._db.read() as tx:
            row = await self._store.account_named(tx, key)
        password_hash = None if row is None else row.password_hash
        fits = await self._passwords.fits(wish.password, password_hash)
        if row is None or not fits:
            raise HouseError("session.wrong")
        async with self._db.transaction() as tx:
            return await self._enter(tx, visitor, row.player_id, wish.bring, device)

    async def begin_sign_in(self, origin: str) -> PasskeyQuestion:
        return await self._passkeys.begin_sign_in(origin)

    async def sign_in_by_passkey(
        self, visitor: Visitor, answer: PasskeyAnswer, device: str, origin: str
    ) -> SessionRow:
        player_id = await self._passkeys.person_of(answer.question, answer.credential, origin)
        async with self._db.transaction() as tx:
            return await self._enter(tx, visitor, player_id, answer.bring, device)

    async def reset_password(self, visitor: Visitor, wish: NewPassword, device: str) -> SessionRow:
        """A new password, set once with a reset link. All devices are signed out,
        and this one is signed in."""
        async with self._db.read() as tx:
            row = await self._store.account_shown_as(tx, account_in(wish.token))
        if row is None or not self._credentials.allows_reset(
            wish.token, row.public_id, row.password_hash, self._now()
        ):
            raise HouseError("password-reset.wrong")
        password_hash = await self._passwords.hash(wish.password)
        async with self._db.transaction() as tx:
            if not await self._store.replace_password(tx, row, password_hash):
                raise HouseError("password-reset.wrong")
            await self._end(tx, row.player_id)
            session = await self._enter(tx, visitor, row.player_id, False, device)
        logger.info("account.password-reset")
        return session

    async def _enter(
        self, tx: Tx, visitor: Visitor, player_id: str, bring: bool, device: str
    ) -> SessionRow:
        guest_id: str | None = visitor.player_id
        if visitor.session is not None:
            before = await self._store.session(tx, visitor.session)
            guest_id = before.guest_id if before is not None else None
            await self._end(tx, visitor.player_id, only=visitor.session)
        elif bring:
            await self._data.merge(tx, visitor.player_id, player_id)
        return await self._open_session(tx, player_id, guest_id, device)

    async def _open_session(
        self, tx: Tx, player_id: str, guest_id: str | None, device: str
    ) -> SessionRow:
        at = self._now()
        row = SessionRow(secrets.token_hex(16), player_id, guest_id, device, at, at)
        await self._store.open_session(tx, row)
        return row

    async def sign_out(self, visitor: Visitor) -> str:
        """Who the device is from now on: the guest it was, or a new one."""
        if visitor.session is None:
            return visitor.player_id
        async with self._db.transaction() as tx:
            row = await self._store.session(tx, visitor.session)
            await self._end(tx, visitor.player_id, only=visitor.session)
        return (row and row.guest_id) or self._credentials.new_guest()

    async def end_sessions(self, visitor: Visitor, session: str | None) -> None:
        """Sign one device out, or all but the one that asks."""
        spare = visitor.session if not session else None
        async with self._db.transaction() as tx:
            row = await self._own(tx, visitor)
            await self._end(tx, row.player_id, only=session, spare=spare)

    async def _end(
        self, tx: Tx, player_id: str, only: str | None = None, spare: str | None = None
    ) -> None:
        ended = await self._store.end_sessions(tx, player_id, self._now(), only, spare)
        tx.after_commit(lambda: self._visitors.forget_sessions(ended))

    # Changes

    async def rename(self, visitor: Visitor, name: str) -> None:
        try:
            async with self._db.transaction() as tx:
                row = await self._own(tx, visitor)
                shown = check_name(name, self._levels)
                names = {"name": shown, "name_key": key_of(shown)}
                await self._store.change_account(tx, row.player_id, **names)
                tables = await rename_seats(tx, row.player_id, row.name, shown)
                tx.after_commit(lambda: self._is_called_anew(row.player_id, tables))
        except NameTaken:
            raise HouseError("name.taken") from None

    async def change_password(self, visitor: Visitor, wish: PasswordRequest) -> None:
        """A new password; every other device is signed out."""
        row = await self._read_own(visitor)
        await self._check_password(row, wish.old)
        password_hash = await self._passwords.hash(wish.new)
        async with self._db.transaction() as tx:
            await self._store.change_account(tx, row.player_id, password_hash=password_hash)
            await self._end(tx, row.player_id, spare=visitor.session)

    async def _check_password(self, row: AccountRow, password: str) -> None:
        if row.password_hash is not None:
            self._limits.guess(row.name_key)
            if not await self._passwords.fits(password, row.password_hash):
                raise HouseError("password.wrong")

    async def begin_passkey(self, visitor: Visitor, origin: str) -> PasskeyQuestion:
        async with self._db.read() as tx:
            row = await self._own(tx, visitor)
            if len(await self._store.passkeys_of(tx, row.player_id)) >= PASSKEYS_EACH:
                raise HouseError("passkey.many", most=PASSKEYS_EACH)
        return await self._passkeys.begin_registration(
            row.player_id, row.name, row.public_id, origin
        )

    async def keep_passkey(
        self, visitor: Visitor, answer: PasskeyAnswer, device: str, origin: str
    ) -> None:
        row = await self._read_own(visitor)
        name = clean_name(answer.name) or device
        made = await self._passkeys.new(
            row.player_id, answer.question, answer.credential, name, origin
        )
        try:
            async with self._db.transaction() as tx:
                await self._store.keep_passkey(tx, made)
        except PasskeyTaken:
            raise HouseError("passkey.failed") from None

    async def drop_passkey(self, visitor: Visitor, passkey: str) -> None:
        async with self._db.transaction() as tx:
            row = await self._own(tx, visitor)
            known = await self._store.passkeys_of(tx, row.player_id)
            if row.password_hash is None and [key.id for key in known] == [passkey]:
                raise HouseError("passkey.last")
            if not await self._store.drop_passkey(tx, row.player_id, passkey):
                raise HouseError("not-found")

    # Tokens

    async def make_token(self, visitor: Visitor, wish: TokenRequest) -> TokenMade:
        secret = TOKEN_PREFIX + secrets.token_urlsafe(32)
        scopes = " ".join(scope for scope in SCOPES if scope in wish.scopes or scope == "read")
        name = clean_name(wish.name) or "…"
        async with self._db.transaction() as tx:
            row = await self._own(tx, visitor)
            if len(await self._store.tokens_of(tx, row.player_id)) >= TOKENS_EACH:
                raise HouseError("token.many", most=TOKENS_EACH)
            at = self._now()
            made = TokenRow(new_id(), row.player_id, hash_of(secret), name, scopes, at)
            await self._store.keep_token(tx, made)
        return TokenMade(_card(made), secret)

    async def drop_token(self, visitor: Visitor, token: str) -> None:
        async with self._db.transaction() as tx:
            row = await self._own(tx, visitor)
            token_hash = await self._store.drop_token(tx, row.player_id, token)
            if token_hash is None:
                raise HouseError("not-found")
            revoked = token_hash
            tx.after_commit(lambda: self._visitors.forget_token(revoked))

    # All of it

    async def export(self, visitor: Visitor) -> dict[str, Any]:
        """Everything kept about the caller, account or guest, except the matches themselves."""
        async with self._db.read() as tx:
            return await self._data.export(tx, visitor.player_id)

    async def delete_account(self, visitor: Visitor, name: str, password: str) -> None:
        """Delete the account and take the person out of every table, which stays whole."""
        row = await self._read_own(visitor)
        if key_of(name) != row.name_key:
            raise HouseError("account.delete")
        await self._check_password(row, password)
        async with self._db.transaction() as tx:
            await self._data.erase(tx, row.player_id)
        logger.info("account.deleted")

    async def _read_own(self, visitor: Visitor) -> AccountRow:
        async with self._db.read() as tx:
            return await self._own(tx, visitor)

    async def _own(self, tx: Tx, visitor: Visitor) -> AccountRow:
        row = await self._store.account(tx, visitor.player_id)
        if row is None or visitor.session is None:
            raise HouseError("account.needed")
        return row


def _card(row: TokenRow) -> TokenSummary:
    return TokenSummary(row.id, row.name, row.scopes.split(), row.created, row.used)
