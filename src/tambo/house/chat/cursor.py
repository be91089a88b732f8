"""What one open screen has heard of a table's talk, and what is new to it."""

from tambo.house.chat.service import Chat
from tambo.house.chat.wire import Lines
from tambo.house.tables.model import TableSnapshot


class ChatCursor:
    """`seen` counts, for each room, up to which change of the table's talk the screen has all."""

    def __init__(self, talk: Chat, guest: str) -> None:
        self._talk = talk
        self._guest = guest
        self._seen: dict[str, int] = {}

    def begin(self, seen: dict[str, int]) -> None:
        """The screen says what it has."""
        self._seen = dict(seen)

    async def news(self, stored: TableSnapshot) -> list[Lines]:
        """Lines the screen does not have, in the rooms that are open to it by now."""
        stamp, found = stored.row.talk, []
        for room in self._talk.rooms(stored, self._guest):
            seen = self._seen.get(room, 0)
            if seen < stamp:
                lines = await self._talk.news(stored, room, seen, self._guest)
                self._seen[room] = stamp
                if lines.lines:
                    found.append(lines)
        return found
