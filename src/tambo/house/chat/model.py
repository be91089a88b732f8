"""What chat keeps: messages, and who has muted or blocked whom."""

import msgspec


class ChatMessageRow(msgspec.Struct, frozen=True):
    """One message. `number` counts in its room; `request_id` is the client's own id for it.

    `changed` is the table's chat counter when the message was last written or hidden. `step` says
    after how many steps of the match a comment belongs. Either `text` or `phrase` is empty.
    """

    table: str
    room: str
    number: int
    player_id: str
    seat: int | None
    step: int | None
    name: str
    text: str
    phrase: str
    request_id: str
    at: float
    changed: int = 0
    is_hidden: bool = False


class BlockRow(msgspec.Struct, frozen=True):
    """`player_id` has muted or blocked `other_id`, known to them by a name."""

    id: str
    player_id: str
    other_id: str
    kind: str
    name: str
    at: float
