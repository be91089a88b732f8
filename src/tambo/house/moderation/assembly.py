"""Builds what the admin sees and does."""

from tambo.house.accounts.store import AccountStore
from tambo.house.chat.service import Chat
from tambo.house.chat.store import ChatStore
from tambo.house.moderation.penalties import Penalties
from tambo.house.moderation.service import Moderation
from tambo.house.moderation.store import ModerationStore
from tambo.house.platform.foundation import Foundation
from tambo.house.tables.assembly import TableServices


def build_penalties(base: Foundation) -> Penalties:
    return Penalties(ModerationStore(), base.now)


def build_moderation(base: Foundation, tables: TableServices, *, chat: Chat) -> Moderation:
    return Moderation(
        base.db,
        chat,
        tables.registry,
        ModerationStore(),
        ChatStore(),
        AccountStore(),
        base.credentials,
        base.now,
    )
