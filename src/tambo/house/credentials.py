"""Who somebody is: the house's key, guests' signed cookies, and the tokens of seat links.

A seat's token is derived from the key, so the opener can be shown the link again, and only its
hash is stored. The key lies in a file of its own: the database alone opens no seat.
"""

import hashlib
import hmac
import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, Signer

GUEST_BYTES = 16


class Credentials:
    """Everything made from the house's key."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._signer = Signer(key, salt="tambo guest", digest_method=hashlib.sha256)

    def new_guest(self) -> str:
        return secrets.token_hex(GUEST_BYTES)

    def cookie_of(self, guest: str) -> str:
        return self._signer.sign(guest).decode()

    def guest_in(self, cookie: str | None) -> str | None:
        """The guest a cookie was made for, if we made it: letter by letter as we wrote it.

        Base64 ends in bits that carry nothing, so several spellings hold one signature.
        """
        if not cookie or len(cookie) > 200:
            return None
        try:
            guest = self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None
        return guest if self.cookie_of(guest) == cookie else None

    def seat_token(self, table: str, seat: int) -> str:
        digest = hmac.digest(self._key, f"tambo seat {table} {seat}".encode(), "sha256")
        return digest.hex()[:32]

    def derived(self, purpose: str) -> bytes:
        """A key for one purpose only; the same for every node of the house."""
        return hmac.digest(self._key, f"tambo {purpose}".encode(), "sha256")

    def daily_key(self, game: str, day: str) -> str:
        """What the set-up of a day is made from: nobody without our key knows it beforehand."""
        return hmac.digest(self._key, f"tambo daily {game} {day}".encode(), "sha256").hex()


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def opens(token: str, token_hash: str | None) -> bool:
    """Whether a token fits a stored hash, compared in constant time."""
    return token_hash is not None and hmac.compare_digest(hash_of(token), token_hash)


def read_key(path: Path) -> bytes:
    """The key in a file that only its owner may read, made at the first call."""
    try:
        return bytes.fromhex(path.read_text().strip())
    except FileNotFoundError:
        pass
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    with os.fdopen(handle, "w") as file:
        file.write(secrets.token_hex(32) + "\n")
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(fresh, path)
    except FileExistsError:
        pass
    finally:
        fresh.unlink()
    return bytes.fromhex(path.read_text().strip())
