"""What a notification says: the game, who sits there, and where. Nothing that a spectator does not
know.

A message carries its texts in the language of its channel; the link is a path of the house.
"""

import msgspec

from tambo.house.tables.model import SeatRow
from tambo.texts import Language, has, say


class Item(msgspec.Struct, frozen=True):
    """One table at which it is the player's turn."""

    table: str
    game: str
    names: list[str]

    @property
    def path(self) -> str:
        return f"/t/{self.table}"


class Message(msgspec.Struct, frozen=True):
    """What goes out over a channel; `id` stays the same when it has to be sent again."""

    id: str
    kind: str
    title: str
    body: str
    path: str
    items: list[Item]
    language: Language


def names_of(seats: list[SeatRow], mine: int, language: Language) -> list[str]:
    """The others at a table."""
    told = []
    for chair in seats:
        if chair.seat == mine:
            continue
        if chair.kind == "bot":
            key = f"level-{chair.level}"
            level = say(key, language) if has(key, language) else chair.level
            told.append(say("notifications-bot", language, level=level))
        else:
            told.append(
                chair.name or say("notifications-nameless", language, number=chair.seat + 1)
            )
    return told


def turn_message(notification: str, items: list[Item], language: Language) -> Message:
    """It is your turn at one table, or at several."""
    first = items[0]
    if len(items) == 1:
        title = say("notifications-turn-one", language, game=first.game)
        body = say("notifications-turn-with", language, names=", ".join(first.names))
        return Message(notification, "turn", title, body, first.path, items, language)
    title = say("notifications-turn-many", language, count=len(items))
    body = "\n".join(f"{item.game}: {', '.join(item.names)}" for item in items)
    return Message(notification, "turn", title, body, "/", items, language)


def test_message(notification: str, language: Language) -> Message:
    title, body = (
        say("notifications-test-title", language),
        say("notifications-test-body", language),
    )
    return Message(notification, "test", title, body, "/notifications", [], language)


def confirm_message(notification: str, path: str, language: Language) -> Message:
    title = say("notifications-confirm-title", language)
    body = say("notifications-confirm-body", language)
    return Message(notification, "confirm", title, body, path, [], language)
