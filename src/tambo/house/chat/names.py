"""What people are called who said something: as they are called now, not as they were then.

Rows keep the name a guest has typed. An account's name is looked up; a player's is that of the
seat, since several may play at one device.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from tambo.house.chat.model import IgnoredRow, LineRow
from tambo.house.tables.model import TableSnapshot
from tambo.house.tables.names import AccountNames, with_present_names


async def lines_with_present_names(
    stored: TableSnapshot, lines: Sequence[LineRow], account_names: AccountNames
) -> list[LineRow]:
    """Lines of a table under the present names of those who said them."""
    seats = await with_present_names(stored.seats, account_names)
    names = await account_names(sorted({line.person for line in lines}))

    def present(line: LineRow) -> str:
        if line.seat is not None and line.seat < len(seats):
            chair = seats[line.seat]
            if chair.guest == line.person:
                return chair.name
        return names.get(line.person, line.name)

    return [replace(line, name=present(line)) for line in lines]


async def ignored_with_present_names(
    rows: Sequence[IgnoredRow], account_names: AccountNames
) -> list[IgnoredRow]:
    names = await account_names([row.other for row in rows])
    return [replace(row, name=names.get(row.other, row.name)) for row in rows]
