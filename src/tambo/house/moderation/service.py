"""What the admin sees and does: reports, hidden messages, people who may not write, and password
resets. All of it is logged.

Anyone with a link made from the house's key is the admin. The admin sees people as a sign that is
the same in all reports and leads nowhere else.
"""

import hashlib

import msgspec
import structlog

from tambo.house.accounts.names import key_of
from tambo.house.accounts.store import AccountStore
from tambo.house.accounts.wire import PasswordReset
from tambo.house.chat.model import ChatMessageRow
from tambo.house.chat.service import Chat, clean_text
from tambo.house.chat.store import ChatStore
from tambo.house.chat.wire import ChatMessage, Room
from tambo.house.moderation.model import AdminActionRow, PenaltyRow, ReportRow
from tambo.house.moderation.penalties import state_of
from tambo.house.moderation.store import ModerationStore
from tambo.house.moderation.wire import (
    AdminActionRequest,
    AdminActionSummary,
    ReportRequest,
    ReportSummary,
)
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database, Tx
from tambo.house.platform.errors import HouseError
from tambo.house.platform.identity import PASSWORD_RESET_SECONDS, Credentials
from tambo.house.tables.creation import new_id
from tambo.house.tables.registry import Registry

logger = structlog.get_logger("tambo.house.moderation")
LISTED = 200
REASON_LIMIT = 500
CONTEXT = 5
HOURS_LIMIT = 24 * 365
PASSWORD_RESET = "way-back"


class Moderation:
    def __init__(
        self,
        db: Database,
        chat: Chat,
        registry: Registry,
        store: ModerationStore,
        messages: ChatStore,
        people: AccountStore,
        credentials: Credentials,
        now: Now,
    ) -> None:
        self._db = db
        self._chat = chat
        self._registry = registry
        self._store = store
        self._messages = messages
        self._people = people
        self._credentials = credentials
        self._now = now

    def check(self, token: str) -> None:
        """HouseError unless the admin's token was sent."""
        if not self._credentials.opens_admin(token, self._now()):
            raise HouseError("admin.token")

    async def report(
        self, table: str, room: Room, number: int, wish: ReportRequest, player_id: str
    ) -> None:
        """Show a message to the admin, with those around it; HouseError for one that the person
        may not read."""
        stored = await self._registry.stored(table)
        reason = clean_text(wish.reason, REASON_LIMIT)
        async with self._db.transaction() as tx:
            message = await self._chat.heard(tx, stored, room, number, player_id)
            around = await self._messages.around(tx, table, room, number, CONTEXT)
            report = ReportRow(
                id=new_id(),
                table_id=table,
                room=room,
                number=number,
                player_id=player_id,
                other_id=message.player_id,
                reason=reason,
                context=[_kept(one) for one in around],
                at=self._now(),
                is_open=True,
            )
            await self._store.add_report(tx, report)
        logger.info("chat.reported", table=table, room=room, number=number)

    async def reports(self) -> list[ReportSummary]:
        async with self._db.read() as tx:
            rows = await self._store.reports(tx, LISTED)
            penalties = await self._store.penalties(tx, [row.other_id for row in rows])
            return [await self._card(tx, row, penalties.get(row.other_id)) for row in rows]

    async def actions(self) -> list[AdminActionSummary]:
        """The admin's actions, the newest first. An account has only its name, so that the sign of
        its reported messages is not linked to it."""
        async with self._db.read() as tx:
            names = {row.id: _name_in(row) for row in await self._store.reports(tx, LISTED)}
            rows = await self._store.actions(tx, LISTED)
            helped = [row.player_id for row in rows if row.kind == PASSWORD_RESET and row.player_id]
            accounts = {one.player_id: one.name for one in await self._people.accounts(tx, helped)}
        cards = []
        for row in rows:
            if row.kind == PASSWORD_RESET:
                who, name = "", accounts.get(row.player_id or "", "")
            else:
                who, name = sign_of(row.player_id), names.get(row.report or "", "")
            cards.append(AdminActionSummary(row.at, row.kind, who, name, row.hours))
        return cards

    async def password_reset(self, name: str) -> PasswordReset:
        """A reset link for an account; HouseError if there is no such account. The admin hands it
        over: only they can know who asks."""
        at = self._now()
        async with self._db.transaction() as tx:
            row = await self._people.account_named(tx, key_of(name[:200]))
            if row is None:
                raise HouseError("admin.no-account")
            action = AdminActionRow(new_id(), at, PASSWORD_RESET, row.player_id, None, None)
            await self._store.log_action(tx, action)
        logger.info("admin.acted", kind=PASSWORD_RESET)
        token = self._credentials.password_reset(row.public_id, row.password_hash, at)
        return PasswordReset(row.name, token, at + PASSWORD_RESET_SECONDS)

    async def take_action(self, report: str, wish: AdminActionRequest) -> ReportSummary:
        """Do something about a report; HouseError if there is none."""
        async with self._db.transaction() as tx:
            row = await self._store.report(tx, report)
            if row is None:
                raise HouseError("admin.no-report")
            if not 0 < wish.hours <= HOURS_LIMIT:
                raise HouseError("malformed")
            await self._carry_out(tx, row, wish)
            fresh = await self._store.report(tx, report)
            assert fresh is not None
            penalties = await self._store.penalties(tx, [row.other_id])
            card = await self._card(tx, fresh, penalties.get(row.other_id))
        logger.info("admin.acted", kind=wish.kind, report=report)
        return card

    async def _carry_out(self, tx: Tx, row: ReportRow, wish: AdminActionRequest) -> None:
        """What the admin does about a report, with its line in the log."""
        now = self._now()
        hours = wish.hours if wish.kind == "silence" else None
        if wish.kind in ("hide", "show"):
            is_hidden = wish.kind == "hide"
            await self._messages.hide(tx, row.table_id, row.room, row.number, is_hidden)
            self._chat.publish(tx, row.table_id)
        elif wish.kind in ("silence", "ban"):
            until = None if hours is None else now + hours * 3600
            await self._store.punish(tx, PenaltyRow(row.other_id, until, now))
        elif wish.kind == "pardon":
            await self._store.pardon(tx, row.other_id)
        else:
            await self._store.close_report(tx, row.id)
        action = AdminActionRow(new_id(), now, wish.kind, row.other_id, row.id, hours)
        await self._store.log_action(tx, action)

    async def _card(self, tx: Tx, row: ReportRow, penalty: PenaltyRow | None) -> ReportSummary:
        message = await self._messages.message(tx, row.table_id, row.room, row.number)
        state = state_of(penalty, self._now())
        until = penalty.until if penalty is not None and state == "silenced" else None
        return msgspec.convert(
            {
                "id": row.id,
                "at": row.at,
                "table": row.table_id,
                "room": row.room,
                "number": row.number,
                "who": sign_of(row.other_id),
                "by": sign_of(row.player_id),
                "reason": row.reason,
                "context": [msgspec.convert(one, ChatMessage) for one in row.context],
                "is_open": row.is_open,
                "is_hidden": message is not None and message.is_hidden,
                "penalty": state,
                "until": until,
            },
            ReportSummary,
        )


def _kept(message: ChatMessageRow) -> dict[str, object]:
    """A message as a report keeps it: as it was written, even if it is hidden later."""
    return {
        "number": message.number,
        "seat": message.seat,
        "step": message.step,
        "name": message.name,
        "text": message.text,
        "phrase": message.phrase,
        "at": message.at,
        "is_mine": False,
        "is_hidden": message.is_hidden,
    }


def _name_in(report: ReportRow) -> str:
    """The name a reported message was written under; empty if its author had none."""
    said = (message for message in report.context if message["number"] == report.number)
    return next((str(message["name"]) for message in said), "")


def sign_of(player_id: str | None) -> str:
    return "" if player_id is None else hashlib.sha256(player_id.encode()).hexdigest()[:8]
