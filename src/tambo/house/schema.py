"""The tables of the database, for any SQL database SQLAlchemy speaks to, a file for each subject.

Must agree with the newest migration; a test compares them. Every subject is imported here, so that
`metadata` knows all of them.
"""

from tambo.house.accounts import schema as accounts
from tambo.house.analysis import schema as analysis
from tambo.house.chat import schema as chat
from tambo.house.lobby import schema as lobby
from tambo.house.moderation import schema as moderation
from tambo.house.notifications import schema as notifications
from tambo.house.platform.database import schema as database
from tambo.house.platform.database.base import metadata
from tambo.house.ratings import schema as ratings
from tambo.house.tables import schema as tables
from tambo.house.tables import schema_proposals as proposals
from tambo.house.tables import schema_terms as terms
from tambo.house.timekeeping import schema as timekeeping
from tambo.house.tournaments import schema as tournaments

__all__ = [
    "accounts",
    "analysis",
    "chat",
    "database",
    "lobby",
    "metadata",
    "moderation",
    "notifications",
    "proposals",
    "ratings",
    "tables",
    "terms",
    "timekeeping",
    "tournaments",
]
