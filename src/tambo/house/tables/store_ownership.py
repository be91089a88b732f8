"""Which tables are a person's: sets of ids that an index answers, however many tables there are."""

from sqlalchemy import ColumnElement, CompoundSelect, Select, not_, select, union
from sqlalchemy.sql import operators
from sqlalchemy.sql.elements import Grouping, UnaryExpression

from tambo.house.tables.schema import seats, tables


def only_if(condition: ColumnElement[bool]) -> ColumnElement[bool]:
    """A condition to look at, never one to search by. SQLite would rather read all tables of one
    status, or all that are no what-if boards, than the few whose ids it is given. Written as a
    double negation, which PostgreSQL sees through."""
    return UnaryExpression(Grouping(not_(condition)), operator=operators.inv)


def ids_sat_at(player_id: str) -> Select[str]:
    """The tables a person sits at."""
    return select(seats.c.table_id).where(seats.c.player_id == player_id)


def ids_of(player_id: str) -> CompoundSelect[str]:
    """The tables a person opened or sits at, each once."""
    return union(select(tables.c.id).where(tables.c.owner_id == player_id), ids_sat_at(player_id))
