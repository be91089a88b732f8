"""What people are called who said something: as they are called now, not as they were then.

Rows keep the name a guest has typed. An account's name is looked up; a player's is that of the
seat, since several may play at one device.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from tambo.house.chat.model import IgnoredRow, LineRow
from tambo.house.tables.names import with_present_names
from tambo.house.tables.service import Tables


async def lines_with_present_names(
    tables: Tables, table: str, lines: Sequence[LineRow]
) -> list[LineRow]:
    """Lines of a table under the present names of those who said them."""
    stored = await tables.registry.stored(table)
    seats = await with_present_names(stored.seats, tables.account_names)
    names = await tables.account_names(sorted({line.person for line in lines}))

    def present(line: LineRow) -> str:
        if line.seat is not None and line.seat < len(seats):
            chair = seats[line.seat]
            if chair.guest == line.person:
                return chair.name
        return names.get(line.person, line.name)

    return [replace(line, name=present(line)) for line in lines]


async def ignored_with_present_names(
    tables: Tables, rows: Sequence[IgnoredRow]
) -> list[IgnoredRow]:
    names = await tables.account_names([row.other for row in rows])
    return [replace(row, name=names.get(row.other, row.name)) for row in rows]
