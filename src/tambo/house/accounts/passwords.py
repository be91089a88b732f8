"""Passwords: hashed with argon2 in a thread, a few at a time, so that tables never wait."""

import asyncio
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from tambo.house.platform.errors import HouseError

LEAST, MOST = 8, 200
AT_ONCE = 2


class Passwords:
    def __init__(self, memory: int) -> None:
        self._hasher = PasswordHasher(memory_cost=memory)
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        """HouseError if it is too short to be one."""
        if len(password) < LEAST:
            raise HouseError("password.short", least=LEAST)
        if len(password) > MOST:
            raise HouseError("password.long", most=MOST)
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, password: str, password_hash: str | None) -> bool:
        """Whether this is the password. Without a hash it takes as long and is never right, so
        that nobody learns from the time which names there are."""
        if len(password) > MOST:
            return False
        if password_hash is None:
            if self._nobodys is None:
                self._nobodys = await self.hash(secrets.token_hex(16))
            await self._verify(self._nobodys, password)
            return False
        return await self._verify(password_hash, password)

    async def _verify(self, password_hash: str, password: str) -> bool:
        async with self._turn:
            try:
                return await asyncio.to_thread(self._hasher.verify, password_hash, password)
            except (Argon2Error, InvalidHashError):
                return False
