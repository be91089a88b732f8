"""The tables of the database, for any SQL database SQLAlchemy speaks to, a file for each subject.

Must agree with the newest migration; a test compares them. Every subject is imported here, so that
`metadata` knows all of them.
"""

from tambo.house.storage.schema import cups, notices, ratings, tables
from tambo.house.storage.schema.base import metadata

__all__ = ["cups", "metadata", "notices", "ratings", "tables"]
