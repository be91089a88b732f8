"""The tables of the database, for any SQL database SQLAlchemy speaks to, a file for each subject.

Must agree with the newest migration; a test compares them. Every subject is imported here, so that
`metadata` knows all of them.
"""

from tambo.house.storage.schema import (
    asks,
    cups,
    health,
    lobby,
    notices,
    people,
    ratings,
    review,
    tables,
    talk,
)
from tambo.house.storage.schema.base import metadata

__all__ = [
    "asks",
    "cups",
    "health",
    "lobby",
    "metadata",
    "notices",
    "people",
    "ratings",
    "review",
    "tables",
    "talk",
]
