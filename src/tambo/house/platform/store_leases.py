"""The rows of leases, in SQL. How long one holds is measured by the database's clock."""

from sqlalchemy import and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from tambo.house.platform.database import schema
from tambo.house.platform.database.database import Tx
from tambo.house.platform.database.moments import database_now

LEASES = schema.leases


class Taken(Exception):
    """Another node has just taken the work."""


class LeaseStore:
    """The rows of leases."""

    async def take(self, tx: Tx, name: str, holder: str, seconds: float) -> bool:
        """Take or keep a piece of work for a while; False while another node has it. Taken, if it
        takes it at the same moment."""
        until = database_now() + seconds
        mine = or_(LEASES.c.holder == holder, LEASES.c.until < database_now())
        kept = await tx.execute(
            update(LEASES).where(LEASES.c.name == name, mine).values(holder=holder, until=until)
        )
        if kept.rowcount == 1:
            return True
        taken = (await tx.execute(select(LEASES.c.name).where(LEASES.c.name == name))).first()
        if taken is None:
            values = {"name": name, "holder": holder, "until": until}
            try:
                await tx.execute(insert(LEASES).values(**values))
            except IntegrityError:
                raise Taken from None
        return taken is None

    async def release(self, tx: Tx, name: str, holder: str) -> None:
        await tx.execute(delete(LEASES).where(LEASES.c.name == name, LEASES.c.holder == holder))

    async def lapsed(self, tx: Tx, kind: str, limit: int) -> list[str]:
        """The names of work whose holder has not kept it up: it died, most likely."""
        of_kind = and_(LEASES.c.name >= f"{kind} ", LEASES.c.name < f"{kind}!")
        query = select(LEASES.c.name).where(LEASES.c.until < database_now(), of_kind).limit(limit)
        return list((await tx.execute(query)).scalars())
