"""What accounts keep of a person: the account itself and what lets its person in."""

from typing import Any

from sqlalchemy import Column, delete, select

from tambo.house.accounts import schema
from tambo.house.accounts.sessions import Visitors
from tambo.house.platform.database.database import Tx
from tambo.house.platform.database.personal_data import Export, PersonalRows

SESSIONS, TOKENS, CHALLENGES = schema.sessions, schema.tokens, schema.challenges
KEPT = (
    PersonalRows(schema.accounts, hidden=("password_hash", "name_key")),
    PersonalRows(SESSIONS, hidden=("guest_id",)),
    PersonalRows(schema.passkeys, hidden=("public_key",)),
    PersonalRows(TOKENS, hidden=("token_hash",)),
)


class AccountsData:
    """`sessions.guest_id` stays: it says who a device is once it has signed out."""

    columns: tuple[Column[Any], ...] = (
        *(column for rows in KEPT for column in rows.columns),
        CHALLENGES.c.player_id,
        SESSIONS.c.guest_id,
    )

    def __init__(self, visitors: Visitors) -> None:
        self._visitors = visitors

    async def export(self, tx: Tx, player_id: str) -> Export:
        found: Export = {}
        for rows in KEPT:
            found |= await rows.export(tx, player_id)
        return found

    async def merge(self, tx: Tx, guest_id: str, player_id: str) -> None:
        """A guest has nothing here."""

    async def erase(self, tx: Tx, player_id: str) -> None:
        sessions = await tx.execute(select(SESSIONS.c.id).where(SESSIONS.c.player_id == player_id))
        tokens = await tx.execute(
            select(TOKENS.c.token_hash).where(TOKENS.c.player_id == player_id)
        )
        ended, revoked = list(sessions.scalars()), list(tokens.scalars())
        await tx.execute(delete(CHALLENGES).where(CHALLENGES.c.player_id == player_id))
        for rows in KEPT:
            await rows.erase(tx, player_id)
        tx.after_commit(lambda: self._forget(player_id, ended, revoked))

    def _forget(self, player_id: str, sessions: list[str], token_hashes: list[str]) -> None:
        self._visitors.forget_player(player_id)
        self._visitors.forget_sessions(sessions)
        for token_hash in token_hashes:
            self._visitors.forget_token(token_hash)
