"""What may be done with a table, by its state."""

from tambo.house.platform.errors import HouseError
from tambo.house.tables.model import TableSnapshot


def check_over(stored: TableSnapshot) -> None:
    """HouseError while its match goes on."""
    if stored.row.status != "over":
        raise HouseError("table.not-over")
