"""The count of wrong PINs, in SQL. The hash of a PIN is a part of its seat."""

from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tambo.house.platform.database.database import Tx
from tambo.house.tables import schema_proposals as schema

PIN_ATTEMPTS = schema.pin_attempts


class PinStore:
    async def tries(self, tx: Tx, table: str, seat: int) -> tuple[int, float]:
        """How many wrong PINs in a row were given, and until when no other is looked at."""
        query = select(PIN_ATTEMPTS).where(
            PIN_ATTEMPTS.c.table_id == table, PIN_ATTEMPTS.c.seat == seat
        )
        row = (await tx.execute(query)).first()
        return (0, 0.0) if row is None else (row.failures, row.until)

    async def note_try(self, tx: Tx, table: str, seat: int, failures: int, until: float) -> bool:
        """Count a try before it is looked at; False if another was counted meanwhile."""
        here = and_(PIN_ATTEMPTS.c.table_id == table, PIN_ATTEMPTS.c.seat == seat)
        kept = await tx.execute(
            update(PIN_ATTEMPTS)
            .where(here, PIN_ATTEMPTS.c.failures == failures - 1)
            .values(failures=failures, until=until)
        )
        if kept.rowcount:
            return True
        values = {"table_id": table, "seat": seat, "failures": failures, "until": until}
        try:
            async with tx.connection.begin_nested():
                await tx.execute(insert(PIN_ATTEMPTS), [values])
        except IntegrityError:
            return False
        return True

    async def forget_tries(self, tx: Tx, table: str, seat: int) -> None:
        await forget_tries(tx, table, seat)


async def forget_tries(tx: Tx, table: str, seat: int) -> None:
    await tx.execute(
        delete(PIN_ATTEMPTS).where(PIN_ATTEMPTS.c.table_id == table, PIN_ATTEMPTS.c.seat == seat)
    )
