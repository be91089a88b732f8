"""Names of messages' authors: the present ones, not those at the time of writing.

Rows keep the name a guest has typed. An account's name is looked up; a player's is that of the
seat, since several may play at one device.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from tambo.house.chat.model import BlockRow, ChatMessageRow
from tambo.house.tables.model import TableSnapshot
from tambo.house.tables.names import AccountNames, with_present_names


async def messages_with_present_names(
    stored: TableSnapshot, messages: Sequence[ChatMessageRow], account_names: AccountNames
) -> list[ChatMessageRow]:
    """Messages of a table under the present names of their authors."""
    seats = await with_present_names(stored.seats, account_names)
    names = await account_names(sorted({message.player_id for message in messages}))

    def present(message: ChatMessageRow) -> str:
        if message.seat is not None and message.seat < len(seats):
            chair = seats[message.seat]
            if chair.player_id == message.player_id:
                return chair.name
        return names.get(message.player_id, message.name)

    return [replace(message, name=present(message)) for message in messages]


async def blocks_with_present_names(
    rows: Sequence[BlockRow], account_names: AccountNames
) -> list[BlockRow]:
    names = await account_names([row.other_id for row in rows])
    return [replace(row, name=names.get(row.other_id, row.name)) for row in rows]
