"""Which tables are a person's: sets of ids that an index answers, however many tables there are."""

from sqlalchemy import CompoundSelect, Select, select, union

from tambo.house.storage.schema.tables import seats, tables


def ids_sat_at(person: str) -> Select[str]:
    """The tables a person sits at."""
    return select(seats.c.table_id).where(seats.c.guest == person)


def ids_of(person: str) -> CompoundSelect[str]:
    """The tables a person opened or sits at, each once."""
    return union(select(tables.c.id).where(tables.c.owner == person), ids_sat_at(person))
