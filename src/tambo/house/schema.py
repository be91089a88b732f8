"""The tables of the database, for any SQL database SQLAlchemy speaks to, a file for each subject.

Must agree with the newest migration; a test compares them. Every subject is imported here, so that
`metadata` knows all of them.
"""

from tambo.house.accounts import schema as people
from tambo.house.analysis import schema as review
from tambo.house.chat import schema as talk
from tambo.house.lobby import schema as lobby
from tambo.house.moderation import schema as moderation
from tambo.house.notifications import schema as notices
from tambo.house.platform.database import schema as health
from tambo.house.platform.database.base import metadata
from tambo.house.ratings import schema as ratings
from tambo.house.tables import schema as tables
from tambo.house.tables import schema_proposals as asks
from tambo.house.tables import schema_terms as terms
from tambo.house.timekeeping import schema as timekeeping
from tambo.house.tournaments import schema as cups

__all__ = [
    "asks",
    "cups",
    "health",
    "lobby",
    "metadata",
    "moderation",
    "notices",
    "people",
    "ratings",
    "review",
    "tables",
    "talk",
    "terms",
    "timekeeping",
]
