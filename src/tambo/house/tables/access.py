"""What may be done with a table, by its state."""

from tambo.house.platform.errors import declined
from tambo.house.tables.model import TableSnapshot


def check_over(stored: TableSnapshot) -> None:
    """Declined while its match goes on."""
    if stored.row.status != "over":
        raise declined("table.not-over")
