"""What accounts keep of a person: the account itself and what lets its person in."""

from typing import Any

from sqlalchemy import Column, delete, select

from tambo.house.accounts import schema
from tambo.house.accounts.sessions import Visitors
from tambo.house.platform.database.database import Tx
from tambo.house.platform.personal_data import Export, PersonalRows

SESSIONS, TOKENS, CHALLENGES = schema.sessions, schema.tokens, schema.challenges
KEPT = (
    PersonalRows(schema.accounts, hidden=("password_hash", "name_key")),
    PersonalRows(SESSIONS, hidden=("guest",)),
    PersonalRows(schema.passkeys, hidden=("public_key",)),
    PersonalRows(TOKENS, hidden=("token_hash",)),
)


class AccountsData:
    """`sessions.guest` stays: it says who a device is once it has signed out."""

    columns: tuple[Column[Any], ...] = (
        *(column for rows in KEPT for column in rows.columns),
        CHALLENGES.c.person,
        SESSIONS.c.guest,
    )

    def __init__(self, doors: Visitors) -> None:
        self._doors = doors

    async def export(self, tx: Tx, person: str) -> Export:
        found: Export = {}
        for rows in KEPT:
            found |= await rows.export(tx, person)
        return found

    async def merge(self, tx: Tx, guest: str, person: str) -> None:
        """A guest has nothing here."""

    async def erase(self, tx: Tx, person: str) -> None:
        sessions = await tx.execute(select(SESSIONS.c.id).where(SESSIONS.c.person == person))
        tokens = await tx.execute(select(TOKENS.c.token_hash).where(TOKENS.c.person == person))
        ended, revoked = list(sessions.scalars()), list(tokens.scalars())
        await tx.execute(delete(CHALLENGES).where(CHALLENGES.c.person == person))
        for rows in KEPT:
            await rows.erase(tx, person)
        tx.after_commit(lambda: self._forget(person, ended, revoked))

    def _forget(self, person: str, sessions: list[str], token_hashes: list[str]) -> None:
        self._doors.forget_person(person)
        self._doors.forget_sessions(sessions)
        for token_hash in token_hashes:
            self._doors.forget_token(token_hash)
