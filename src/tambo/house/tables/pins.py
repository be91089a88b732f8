"""PINs: on a shared device a seat is shown only to the person who enters its number.

A PIN is kept as an argon2 hash with the seat. Entering it returns a permit, made from the house's
key and the hash, which opens the seat until the PIN changes; a screen keeps it in memory while its
player looks. Each try is counted before it is checked, so parallel tries gain nothing.
"""

import asyncio

import structlog
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database
from tambo.house.platform.errors import HouseError
from tambo.house.tables.access import SeatAccess, check_device
from tambo.house.tables.change import pin_changed
from tambo.house.tables.commands import TableCommands
from tambo.house.tables.projection import TableProjection
from tambo.house.tables.registry import Registry
from tambo.house.tables.store_pins import PinStore
from tambo.house.tables.table_change import TableChange

logger = structlog.get_logger("tambo.house.tables.pins")
SHORTEST, LONGEST = 4, 12
FREE_TRIES = 3
FIRST_WAIT = 5.0
LONGEST_WAIT = 900.0


def wait_after(failures: int) -> float:
    """How long PINs are refused after a number of wrong ones in a row."""
    if failures < FREE_TRIES:
        return 0.0
    return min(FIRST_WAIT * 2.0 ** (failures - FREE_TRIES), LONGEST_WAIT)


class Pins:
    def __init__(
        self,
        registry: Registry,
        commands: TableCommands,
        access: SeatAccess,
        db: Database,
        now: Now,
        memory: int,
    ) -> None:
        """`memory` is what looking at a PIN takes, in KiB."""
        self._registry = registry
        self._commands = commands
        self._access = access
        self._db = db
        self._store = PinStore()
        self._now = now
        self._hasher = PasswordHasher(memory_cost=memory)
        # Hashing costs memory on purpose: two at a time are enough.
        self._places = asyncio.Semaphore(2)

    async def set(self, table: str, seat: int, pin: str, player_id: str, permit: str) -> str:
        """Give a seat a PIN, or none for an empty one; its new permit."""
        stored = await self._registry.stored(table)
        self._access.check_owner(stored, seat, player_id, permit)
        if pin and not (SHORTEST <= len(pin) <= LONGEST and pin.isascii() and pin.isdigit()):
            raise HouseError("pin.form", least=SHORTEST, most=LONGEST)
        fresh = await self._hashed(pin) if pin else None
        before = stored.seats[seat].pin

        def decide(live: TableProjection) -> TableChange:
            if live.seats[seat].pin != before:
                raise HouseError("pin.needed")
            return pin_changed(live, seat, fresh)

        await self._commands.change(table, decide)
        logger.info("pin.set", table=table, seat=seat, has_pin=fresh is not None)
        stored = await self._registry.stored(table)
        return "" if fresh is None else self._access.permit(stored, seat)

    async def give(self, table: str, seat: int, pin: str, player_id: str) -> str:
        """The permit of a seat for the right PIN; HouseError."""
        stored = await self._registry.stored(table)
        check_device(stored, seat, player_id)
        kept = stored.seats[seat].pin
        if kept is None:
            return ""
        async with self._db.read() as tx:
            failures, until = await self._store.tries(tx, table, seat)
        left = until - self._now()
        if left > 0:
            raise HouseError("pin.wait", seconds=int(left) + 1)
        failures += 1
        blocked_until = self._now() + wait_after(failures)
        async with self._db.transaction() as tx:
            is_counted = await self._store.note_try(tx, table, seat, failures, blocked_until)
        if not is_counted:
            raise HouseError("pin.wait", seconds=1)
        if not await self._fits(kept, pin):
            logger.warning("pin.wrong", table=table, seat=seat, failures=failures)
            raise HouseError("pin.wrong")
        async with self._db.transaction() as tx:
            await self._store.forget_tries(tx, table, seat)
        return self._access.permit(stored, seat)

    async def _hashed(self, pin: str) -> str:
        async with self._places:
            return await asyncio.to_thread(self._hasher.hash, pin)

    async def _fits(self, kept: str, pin: str) -> bool:
        if len(pin) > LONGEST:
            return False
        async with self._places:
            try:
                return await asyncio.to_thread(self._hasher.verify, kept, pin)
            except VerificationError:
                return False
