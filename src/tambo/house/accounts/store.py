"""Accounts and their credentials: devices, passkeys, tokens. Knows rows, decides nothing."""

from collections.abc import Collection, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tambo.house.accounts import schema
from tambo.house.platform.database.database import Tx

ACCOUNTS, SESSIONS, PASSKEYS = schema.accounts, schema.sessions, schema.passkeys
CHALLENGES, TOKENS = schema.challenges, schema.tokens


class AccountRow(msgspec.Struct, frozen=True):
    """An account. `name_key` is the name as far as it must differ from all others."""

    player_id: str
    public_id: str
    name: str
    name_key: str
    password_hash: str | None
    created: float


class SessionRow(msgspec.Struct, frozen=True):
    """A device that signed in. `guest_id` is who it was before."""

    id: str
    player_id: str
    guest_id: str | None
    device: str
    created: float
    seen: float
    ended: float | None = None


class PasskeyRow(msgspec.Struct, frozen=True):
    id: str
    player_id: str
    public_key: str
    sign_count: int
    name: str
    created: float


class TokenRow(msgspec.Struct, frozen=True):
    id: str
    player_id: str
    token_hash: str
    name: str
    scopes: str
    created: float
    used: float | None = None


T = TypeVar("T", AccountRow, SessionRow, PasskeyRow, TokenRow)


class NameTaken(Exception):
    """The name is taken, or looks like one that is."""


class PasskeyTaken(Exception):
    """This passkey opens an account already."""


class AccountStore:
    # Accounts

    async def account(self, tx: Tx, player_id: str) -> AccountRow | None:
        return await _one(tx, AccountRow, select(ACCOUNTS).where(ACCOUNTS.c.player_id == player_id))

    async def accounts(self, tx: Tx, persons: Collection[str]) -> list[AccountRow]:
        return await _all(tx, AccountRow, select(ACCOUNTS).where(ACCOUNTS.c.player_id.in_(persons)))

    async def account_named(self, tx: Tx, name_key: str) -> AccountRow | None:
        return await _one(tx, AccountRow, select(ACCOUNTS).where(ACCOUNTS.c.name_key == name_key))

    async def account_shown_as(self, tx: Tx, public_id: str) -> AccountRow | None:
        return await _one(tx, AccountRow, select(ACCOUNTS).where(ACCOUNTS.c.public_id == public_id))

    async def open_account(
        self, tx: Tx, row: AccountRow, passkey: PasskeyRow | None = None
    ) -> None:
        """Keep a new account, with the passkey that opens it if there is one; NameTaken."""
        try:
            await tx.execute(insert(ACCOUNTS), [msgspec.structs.asdict(row)])
            if passkey is not None:
                await tx.execute(insert(PASSKEYS), [msgspec.structs.asdict(passkey)])
        except IntegrityError:
            raise NameTaken from None

    async def change_account(self, tx: Tx, player_id: str, **values: str | None) -> None:
        """NameTaken, if the name is among the values."""
        try:
            await tx.execute(
                update(ACCOUNTS).where(ACCOUNTS.c.player_id == player_id).values(**values)
            )
        except IntegrityError:
            raise NameTaken from None

    async def replace_password(self, tx: Tx, before: AccountRow, password_hash: str) -> bool:
        """Whether the password was still the one it was before."""
        known = ACCOUNTS.c.password_hash.is_not_distinct_from(before.password_hash)
        done = await tx.execute(
            update(ACCOUNTS)
            .where(ACCOUNTS.c.player_id == before.player_id, known)
            .values(password_hash=password_hash)
        )
        return done.rowcount == 1

    # Devices

    async def session(self, tx: Tx, session: str) -> SessionRow | None:
        return await _one(tx, SessionRow, select(SESSIONS).where(SESSIONS.c.id == session))

    async def sessions_of(self, tx: Tx, player_id: str) -> list[SessionRow]:
        """The devices that are signed in, the last seen first."""
        query = (
            select(SESSIONS)
            .where(SESSIONS.c.player_id == player_id, SESSIONS.c.ended.is_(None))
            .order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id)
        )
        return await _all(tx, SessionRow, query)

    async def open_session(self, tx: Tx, row: SessionRow) -> None:
        await tx.execute(insert(SESSIONS), [msgspec.structs.asdict(row)])

    async def see_session(self, tx: Tx, session: str, at: float) -> None:
        await tx.execute(update(SESSIONS).where(SESSIONS.c.id == session).values(seen=at))

    async def end_sessions(
        self, tx: Tx, player_id: str, at: float, only: str | None = None, spare: str | None = None
    ) -> list[str]:
        """Sign devices of a person out: all, one, or all but one; which they were."""
        query = select(SESSIONS.c.id).where(
            SESSIONS.c.player_id == player_id, SESSIONS.c.ended.is_(None)
        )
        if only is not None:
            query = query.where(SESSIONS.c.id == only)
        if spare is not None:
            query = query.where(SESSIONS.c.id != spare)
        ended = list((await tx.execute(query)).scalars())
        await tx.execute(update(SESSIONS).where(SESSIONS.c.id.in_(ended)).values(ended=at))
        return ended

    # Passkeys

    async def passkey(self, tx: Tx, passkey: str) -> PasskeyRow | None:
        return await _one(tx, PasskeyRow, select(PASSKEYS).where(PASSKEYS.c.id == passkey))

    async def passkeys_of(self, tx: Tx, player_id: str) -> list[PasskeyRow]:
        query = (
            select(PASSKEYS).where(PASSKEYS.c.player_id == player_id).order_by(PASSKEYS.c.created)
        )
        return await _all(tx, PasskeyRow, query)

    async def keep_passkey(self, tx: Tx, row: PasskeyRow) -> None:
        """PasskeyTaken if it is known already."""
        try:
            await tx.execute(insert(PASSKEYS), [msgspec.structs.asdict(row)])
        except IntegrityError:
            raise PasskeyTaken from None

    async def count_passkey(self, tx: Tx, passkey: str, before: int, now: int) -> bool:
        """Advance its counter; False if another request has done so in the meantime."""
        done = await tx.execute(
            update(PASSKEYS)
            .where(PASSKEYS.c.id == passkey, PASSKEYS.c.sign_count == before)
            .values(sign_count=now)
        )
        return done.rowcount == 1

    async def drop_passkey(self, tx: Tx, player_id: str, passkey: str) -> bool:
        gone = await tx.execute(
            delete(PASSKEYS).where(PASSKEYS.c.player_id == player_id, PASSKEYS.c.id == passkey)
        )
        return gone.rowcount == 1

    async def ask(
        self, tx: Tx, question: str, player_id: str, challenge: str, at: float, oldest: float
    ) -> None:
        """Keep a challenge until it is answered; those older than `oldest` go."""
        values = {"id": question, "player_id": player_id, "challenge": challenge, "created": at}
        await tx.execute(delete(CHALLENGES).where(CHALLENGES.c.created < oldest))
        await tx.execute(insert(CHALLENGES), [values])

    async def answered(self, tx: Tx, question: str, player_id: str, oldest: float) -> str | None:
        """The challenge that was put to this person, which is now used up."""
        here = (CHALLENGES.c.id == question, CHALLENGES.c.player_id == player_id)
        query = select(CHALLENGES).where(*here, CHALLENGES.c.created >= oldest)
        found = (await tx.execute(query.with_for_update())).first()
        await tx.execute(delete(CHALLENGES).where(*here))
        return None if found is None else str(found.challenge)

    # Tokens

    async def token_with(self, tx: Tx, token_hash: str) -> TokenRow | None:
        return await _one(tx, TokenRow, select(TOKENS).where(TOKENS.c.token_hash == token_hash))

    async def tokens_of(self, tx: Tx, player_id: str) -> list[TokenRow]:
        query = select(TOKENS).where(TOKENS.c.player_id == player_id).order_by(TOKENS.c.created)
        return await _all(tx, TokenRow, query)

    async def keep_token(self, tx: Tx, row: TokenRow) -> None:
        await tx.execute(insert(TOKENS), [msgspec.structs.asdict(row)])

    async def use_token(self, tx: Tx, token: str, at: float) -> None:
        await tx.execute(update(TOKENS).where(TOKENS.c.id == token).values(used=at))

    async def drop_token(self, tx: Tx, player_id: str, token: str) -> str | None:
        """Its hash, if it was this person's."""
        here = (TOKENS.c.player_id == player_id, TOKENS.c.id == token)
        found = (await tx.execute(select(TOKENS).where(*here))).first()
        await tx.execute(delete(TOKENS).where(*here))
        return None if found is None else str(found.token_hash)


async def _one(tx: Tx, kind: type[T], query: Any) -> T | None:
    row = (await tx.execute(query)).first()
    return None if row is None else _row(kind, row)


async def _all(tx: Tx, kind: type[T], query: Any) -> list[T]:
    rows: Sequence[Row[Any]] = (await tx.execute(query)).all()
    return [_row(kind, row) for row in rows]


def _row(kind: type[T], row: Row[Any]) -> T:
    return kind(**{name: getattr(row, name) for name in kind.__struct_fields__})
