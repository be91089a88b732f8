"""What people do with their accounts. Every method acts for the person who asks, and checks it.

An account is added to a person who has been playing as a guest: nothing of his moves. Signing in
elsewhere makes that device this person; what its guest had can be brought along.
"""

import re
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from tambo.house.accounts.erasure import Belongings, Merge
from tambo.house.accounts.names import check_name, key_of
from tambo.house.accounts.passkeys import Passkeys
from tambo.house.accounts.passwords import Passwords
from tambo.house.accounts.sessions import SCOPES, Doors, Visitor, now
from tambo.house.accounts.store import (
    AccountRow,
    NameTaken,
    PasskeyRow,
    PeopleStore,
    SessionRow,
    TokenRow,
)
from tambo.house.accounts.wire import (
    Account,
    AccountWanted,
    DeviceCard,
    Me,
    PasskeyAnswer,
    PasskeyCard,
    PasskeyQuestion,
    PasswordWanted,
    SignInWanted,
    TokenCard,
    TokenMade,
    TokenWanted,
    WayBackTaken,
)
from tambo.house.platform.errors import declined
from tambo.house.platform.identity import Credentials, account_in, hash_of
from tambo.house.platform.ratelimit import Limits
from tambo.house.tables.creation import clean_name, new_id

logger = structlog.get_logger("tambo.house.people")
EMAIL = re.compile(r"[^\s@<>,;\"]{1,64}@[^\s@<>,;\"]{1,180}\.[^\s@<>,;\"]{2,60}")
PASSKEYS_EACH = 20
TOKENS_EACH = 50
TOKEN_PREFIX = "tambo_"


class Accounts:
    """`changed` hears of every table whose people have changed; `freed`, for whoever finds a
    stand-in, of every seat that somebody left for good in a match that goes on."""

    def __init__(
        self,
        store: PeopleStore,
        doors: Doors,
        limits: Limits,
        credentials: Credentials,
        passwords: Passwords,
        levels: list[str],
        changed: Callable[[list[str]], Awaitable[None]],
        merge: Merge | None = None,
    ) -> None:
        self.freed: list[Callable[[str, int], Awaitable[None]]] = []
        self._store = store
        self._doors = doors
        self._limits = limits
        self._credentials = credentials
        self._levels = levels
        self._changed = changed
        self._passwords = passwords
        self._passkeys = Passkeys(store)
        self.belongings = Belongings(store.writer, store.reader, merge)

    # Who am I

    async def me(self, visitor: Visitor) -> Me:
        row = await self._store.account(visitor.person)
        if row is not None:
            return Me(True, row.name, row.public_id, 0)
        return Me(False, "", "", len(await self.belongings.tables_of(visitor.person)))

    async def account(self, visitor: Visitor) -> Account:
        row = await self._own(visitor)
        return Account(
            name=row.name,
            public_id=row.public_id,
            email=row.email or "",
            created=row.created,
            has_password=row.password_hash is not None,
            devices=[
                DeviceCard(one.id, one.device, one.created, one.seen, one.id == visitor.session)
                for one in await self._store.sessions_of(row.person)
            ],
            passkeys=[
                PasskeyCard(key.id, key.name, key.created)
                for key in await self._store.passkeys_of(row.person)
            ],
            tokens=[_card(token) for token in await self._store.tokens_of(row.person)],
        )

    # In and out

    async def ask_to_sign_up(self, visitor: Visitor, name: str, origin: str) -> PasskeyQuestion:
        shown = await self._free_name(visitor, name)
        public_id = self._credentials.public_id(visitor.person)
        return await self._passkeys.ask_new(visitor.person, shown, public_id, origin)

    async def sign_up(
        self, visitor: Visitor, wish: AccountWanted, device: str, origin: str
    ) -> SessionRow:
        """An account for a guest, who stays the same person."""
        name = await self._free_name(visitor, wish.name)
        password_hash: str | None = None
        passkey: PasskeyRow | None = None
        if wish.credential is not None:
            passkey = await self._passkeys.new(
                visitor.person, wish.question, wish.credential, device, origin
            )
        else:
            password_hash = await self._passwords.hash(wish.password)
        row = AccountRow(
            person=visitor.person,
            public_id=self._credentials.public_id(visitor.person),
            name=name,
            name_key=key_of(name),
            password_hash=password_hash,
            email=None,
            created=now(),
        )
        try:
            await self._store.open_account(row, passkey)
        except NameTaken:
            raise declined("name.taken") from None
        self._doors.forget_person(row.person)
        logger.info("account.opened", by="passkey" if passkey else "password")
        await self._changed(await self.belongings.tables_of(row.person))
        return await self._open_session(row.person, None, device)

    async def _free_name(self, visitor: Visitor, name: str) -> str:
        if await self._store.account(visitor.person) is not None:
            raise declined("account.guest")
        shown = check_name(name, self._levels)
        if await self._store.account_named(key_of(shown)) is not None:
            raise declined("name.taken")
        return shown

    async def sign_in(self, visitor: Visitor, wish: SignInWanted, device: str) -> SessionRow:
        key = key_of(wish.name[:200])
        self._limits.guess(key)
        row = await self._store.account_named(key)
        password_hash = None if row is None else row.password_hash
        fits = await self._passwords.fits(wish.password, password_hash)
        if row is None or not fits:
            raise declined("session.wrong")
        return await self._enter(visitor, row.person, wish.bring, device)

    async def ask_to_sign_in(self, origin: str) -> PasskeyQuestion:
        return await self._passkeys.ask_known(origin)

    async def sign_in_by_passkey(
        self, visitor: Visitor, answer: PasskeyAnswer, device: str, origin: str
    ) -> SessionRow:
        person = await self._passkeys.person_of(answer.question, answer.credential, origin)
        return await self._enter(visitor, person, answer.bring, device)

    async def come_back(self, visitor: Visitor, wish: WayBackTaken, device: str) -> SessionRow:
        """A new password for whoever comes by the host's link, once. All devices are signed out,
        and this one is signed in."""
        row = await self._store.account_shown_as(account_in(wish.token))
        if row is None or not self._credentials.leads_back(
            wish.token, row.public_id, row.password_hash, time.time()
        ):
            raise declined("way-back.wrong")
        password_hash = await self._passwords.hash(wish.password)
        if not await self._store.replace_password(row, password_hash):
            raise declined("way-back.wrong")
        await self._end(row.person)
        logger.info("account.way-back-taken")
        return await self._enter(visitor, row.person, False, device)

    async def _enter(self, visitor: Visitor, person: str, bring: bool, device: str) -> SessionRow:
        guest: str | None = visitor.person
        if visitor.session is not None:
            before = await self._store.session(visitor.session)
            guest = before.guest if before is not None else None
            await self._end(visitor.person, only=visitor.session)
        elif bring:
            await self._changed(await self.belongings.bring(visitor.person, person))
        return await self._open_session(person, guest, device)

    async def _open_session(self, person: str, guest: str | None, device: str) -> SessionRow:
        row = SessionRow(secrets.token_hex(16), person, guest, device, now(), now())
        await self._store.open_session(row)
        return row

    async def sign_out(self, visitor: Visitor) -> str:
        """Who the device is from now on: the guest it was, or a new one."""
        if visitor.session is None:
            return visitor.person
        row = await self._store.session(visitor.session)
        await self._end(visitor.person, only=visitor.session)
        return (row and row.guest) or self._credentials.new_guest()

    async def end_sessions(self, visitor: Visitor, session: str | None) -> None:
        """Sign one device out, or all but the one that asks."""
        row = await self._own(visitor)
        await self._end(row.person, only=session, spare=visitor.session if not session else None)

    async def _end(self, person: str, only: str | None = None, spare: str | None = None) -> None:
        self._doors.forget_sessions(await self._store.end_sessions(person, now(), only, spare))

    # Changes

    async def rename(self, visitor: Visitor, name: str) -> None:
        row = await self._own(visitor)
        shown = check_name(name, self._levels)
        try:
            await self._store.change_account(row.person, name=shown, name_key=key_of(shown))
        except NameTaken:
            raise declined("name.taken") from None
        await self.belongings.rename(row.person, row.name, shown)
        self._doors.forget_person(row.person)
        await self._changed(await self.belongings.tables_of(row.person))

    async def change_email(self, visitor: Visitor, email: str) -> None:
        row = await self._own(visitor)
        email = email.strip()
        if email and not EMAIL.fullmatch(email):
            raise declined("email.wrong")
        await self._store.change_account(row.person, email=email or None)

    async def change_password(self, visitor: Visitor, wish: PasswordWanted) -> None:
        """A new password; every other device is signed out."""
        row = await self._own(visitor)
        await self._check_password(row, wish.old)
        password_hash = await self._passwords.hash(wish.new)
        await self._store.change_account(row.person, password_hash=password_hash)
        await self._end(row.person, spare=visitor.session)

    async def _check_password(self, row: AccountRow, password: str) -> None:
        if row.password_hash is not None:
            self._limits.guess(row.name_key)
            if not await self._passwords.fits(password, row.password_hash):
                raise declined("password.wrong")

    async def ask_passkey(self, visitor: Visitor, origin: str) -> PasskeyQuestion:
        row = await self._own(visitor)
        if len(await self._store.passkeys_of(row.person)) >= PASSKEYS_EACH:
            raise declined("passkey.many", most=PASSKEYS_EACH)
        return await self._passkeys.ask_new(row.person, row.name, row.public_id, origin)

    async def keep_passkey(
        self, visitor: Visitor, answer: PasskeyAnswer, device: str, origin: str
    ) -> None:
        row = await self._own(visitor)
        name = clean_name(answer.name) or device
        made = await self._passkeys.new(
            row.person, answer.question, answer.credential, name, origin
        )
        if not await self._store.keep_passkey(made):
            raise declined("passkey.failed")

    async def drop_passkey(self, visitor: Visitor, passkey: str) -> None:
        row = await self._own(visitor)
        known = await self._store.passkeys_of(row.person)
        if row.password_hash is None and [key.id for key in known] == [passkey]:
            raise declined("passkey.last")
        if not await self._store.drop_passkey(row.person, passkey):
            raise declined("not-found")

    # Tokens

    async def make_token(self, visitor: Visitor, wish: TokenWanted) -> TokenMade:
        row = await self._own(visitor)
        if len(await self._store.tokens_of(row.person)) >= TOKENS_EACH:
            raise declined("token.many", most=TOKENS_EACH)
        secret = TOKEN_PREFIX + secrets.token_urlsafe(32)
        scopes = " ".join(scope for scope in SCOPES if scope in wish.scopes or scope == "read")
        name = clean_name(wish.name) or "…"
        made = TokenRow(new_id(), row.person, hash_of(secret), name, scopes, now())
        await self._store.keep_token(made)
        return TokenMade(_card(made), secret)

    async def drop_token(self, visitor: Visitor, token: str) -> None:
        row = await self._own(visitor)
        token_hash = await self._store.drop_token(row.person, token)
        if token_hash is None:
            raise declined("not-found")
        self._doors.forget_token(token_hash)

    # All of it

    async def export(self, visitor: Visitor) -> dict[str, Any]:
        """Everything kept for whoever asks, account or guest, but the matches themselves."""
        return await self.belongings.export(visitor.person)

    async def depart(self, visitor: Visitor, name: str, password: str) -> None:
        """Delete the account and take the person out of every table, which stays whole."""
        row = await self._own(visitor)
        if key_of(name) != row.name_key:
            raise declined("account.delete")
        await self._check_password(row, password)
        freed = await self.belongings.seats_in_play(row.person)
        hashes = {seat: hash_of(self._credentials.seat_token(*seat)) for seat in freed}
        sessions = [one.id for one in await self._store.sessions_of(row.person)]
        tokens = [one.token_hash for one in await self._store.tokens_of(row.person)]
        await self._changed(await self.belongings.depart(row.person, hashes))
        self._doors.forget_person(row.person)
        self._doors.forget_sessions(sessions)
        for token_hash in tokens:
            self._doors.forget_token(token_hash)
        logger.info("account.deleted")
        for hear in self.freed:
            for table, seat in freed:
                await hear(table, seat)

    async def _own(self, visitor: Visitor) -> AccountRow:
        row = await self._store.account(visitor.person)
        if row is None or visitor.session is None:
            raise declined("account.needed")
        return row


def _card(row: TokenRow) -> TokenCard:
    return TokenCard(row.id, row.name, row.scopes.split(), row.created, row.used)
