"""How many rows of logs a player may have the house copy."""

from tambo.house.platform.ratelimit import RateLimits
from tambo.house.platform.requests import AnyConnection, counted_as, service
from tambo.house.tables.creation import MOST_ROWS


def count_rows(connection: AnyConnection, rows: int) -> None:
    """Count rows that a request lets the house write; HouseError when they are too many."""
    limits = service(connection, RateLimits)
    limits.take("copied-rows", *counted_as(connection), max(1, min(rows, MOST_ROWS)))
