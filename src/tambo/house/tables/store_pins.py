"""The hashes of seats' PINs and the count of wrong ones, in SQL."""

from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from tambo.house.tables import schema as tables_schema
from tambo.house.tables import schema_proposals as schema

TRIES, SEATS, TABLES = schema.pin_tries, tables_schema.seats, tables_schema.tables


class PinStore:
    def __init__(self, writer: AsyncEngine, reader: AsyncEngine) -> None:
        self._writer = writer
        self._reader = reader

    async def set(self, table: str, seat: int, pin: str | None, before: str | None) -> bool:
        """Keep a hash, or none, instead of the one there was before; False if that has changed."""
        here = and_(SEATS.c.table_id == table, SEATS.c.seat == seat)
        same = SEATS.c.pin.is_(None) if before is None else SEATS.c.pin == before
        async with self._writer.begin() as connection:
            done = await connection.execute(update(SEATS).where(here, same).values(pin=pin))
            if done.rowcount == 1:
                await connection.execute(
                    delete(TRIES).where(TRIES.c.table_id == table, TRIES.c.seat == seat)
                )
                await connection.execute(
                    update(TABLES).where(TABLES.c.id == table).values(changes=TABLES.c.changes + 1)
                )
        return done.rowcount == 1

    async def tries(self, table: str, seat: int) -> tuple[int, float]:
        """How many wrong PINs in a row were given, and until when no other is looked at."""
        query = select(TRIES).where(TRIES.c.table_id == table, TRIES.c.seat == seat)
        async with self._reader.connect() as connection:
            row = (await connection.execute(query)).first()
        return (0, 0.0) if row is None else (row.failures, row.until)

    async def note_try(self, table: str, seat: int, failures: int, until: float) -> bool:
        """Count a try before it is looked at; False if another was counted meanwhile."""
        here = and_(TRIES.c.table_id == table, TRIES.c.seat == seat)
        try:
            async with self._writer.begin() as connection:
                kept = await connection.execute(
                    update(TRIES)
                    .where(here, TRIES.c.failures == failures - 1)
                    .values(failures=failures, until=until)
                )
                if kept.rowcount == 0:
                    values = {"table_id": table, "seat": seat}
                    await connection.execute(
                        insert(TRIES), [{**values, "failures": failures, "until": until}]
                    )
        except IntegrityError:
            return False
        return True

    async def forget_tries(self, table: str, seat: int) -> None:
        async with self._writer.begin() as connection:
            await connection.execute(
                delete(TRIES).where(TRIES.c.table_id == table, TRIES.c.seat == seat)
            )
