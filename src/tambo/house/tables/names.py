"""Names of players at a table: the present name of an account, or what a guest has typed.

A seat's row keeps the name it was taken with. Where several play at the device of one account,
that name is the only thing that tells them apart, so there it stays.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence

from msgspec.structs import replace

from tambo.house.platform.errors import HouseError
from tambo.house.tables.model import SeatRow

NAME_LIMIT = 40

AccountNames = Callable[[list[str]], Awaitable[dict[str, str]]]
"""Of some people the names of those who have an account."""


def clean_name(name: str) -> str:
    """A name on one line, without invisible signs."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if len(shown) > NAME_LIMIT:
        raise HouseError("name.long", limit=NAME_LIMIT)
    return shown


def seat_name(chair: SeatRow, seats: Sequence[SeatRow], accounts: Mapping[str, str]) -> str:
    """`accounts` has the names of those at the table who have one."""
    if chair.player_id is None or chair.player_id not in accounts:
        return chair.name
    is_shared = sum(other.player_id == chair.player_id for other in seats) > 1
    return chair.name if is_shared else accounts[chair.player_id]


async def with_present_names(
    seats: Sequence[SeatRow], account_names: AccountNames
) -> list[SeatRow]:
    accounts = await account_names([chair.player_id for chair in seats if chair.player_id])
    return [replace(chair, name=seat_name(chair, seats, accounts)) for chair in seats]


async def shown_name(account_names: AccountNames, player_id: str, typed: str) -> str:
    """What a person is called at a table: an account by its name, a guest as they like."""
    return (await account_names([player_id])).get(player_id) or clean_name(typed)
