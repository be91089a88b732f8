"""What one open screen has heard of a table's chat, and what is new to it."""

from tambo.house.chat.service import Chat
from tambo.house.chat.wire import ChatMessages
from tambo.house.tables.model import TableSnapshot


class ChatCursor:
    """`seen` counts, for each room, up to which change of the table's chat the screen has all."""

    def __init__(self, chat: Chat, player_id: str) -> None:
        self._chat = chat
        self._player_id = player_id
        self._seen: dict[str, int] = {}

    def begin(self, seen: dict[str, int]) -> None:
        """The screen says what it has."""
        self._seen = dict(seen)

    async def news(self, stored: TableSnapshot) -> list[ChatMessages]:
        """Messages the screen does not have, in the rooms that are open to it by now."""
        stamp, found = stored.row.chat_changes, []
        for room in self._chat.rooms(stored, self._player_id):
            seen = self._seen.get(room, 0)
            if seen < stamp:
                messages = await self._chat.news(stored, room, seen, self._player_id)
                self._seen[room] = stamp
                if messages.messages:
                    found.append(messages)
        return found
