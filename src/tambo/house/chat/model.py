"""What chat keeps: lines, and who does not want to hear whom."""

import msgspec


class LineRow(msgspec.Struct, frozen=True):
    """One line. `number` counts in its room; `mark` is the speaker's own id for it.

    `changed` is the table's count of talk when the line was last written or hidden. `step` says
    after how many steps of the match a comment belongs. Either `text` or `phrase` is empty.
    """

    table: str
    room: str
    number: int
    person: str
    seat: int | None
    step: int | None
    name: str
    text: str
    phrase: str
    mark: str
    at: float
    changed: int = 0
    is_hidden: bool = False


class IgnoredRow(msgspec.Struct, frozen=True):
    """`person` has muted or blocked `other`, whom he knew by a name."""

    id: str
    person: str
    other: str
    kind: str
    name: str
    at: float
