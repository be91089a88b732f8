"""Builds chat on the tables at which people talk."""

from tambo.house.chat.service import Chat, Check
from tambo.house.chat.store import ChatStore
from tambo.house.platform.foundation import Foundation
from tambo.house.tables.assembly import TableServices
from tambo.house.tables.names import AccountNames


def build_chat(
    base: Foundation,
    tables: TableServices,
    *,
    account_names: AccountNames,
    check_may_talk: Check,
) -> Chat:
    return Chat(
        base.db,
        tables.registry,
        tables.changes,
        account_names,
        ChatStore(),
        check_may_talk,
        base.now,
    )
