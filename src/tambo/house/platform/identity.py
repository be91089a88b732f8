"""Who somebody is: the house's key, people's signed cookies, the tokens of seats and of the host.

A guest's cookie holds the person alone; that of a device which is signed in holds the session, too,
so that it can be ended from elsewhere.

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
SESSION_MARK = "-"
HOST_SECONDS = 12 * 3600
WAY_BACK_SECONDS = 24 * 3600


class Credentials:
    """Everything made from the house's key."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._signer = Signer(key, salt="tambo guest", digest_method=hashlib.sha256)

    def new_guest(self) -> str:
        return secrets.token_hex(GUEST_BYTES)

    def cookie_of(self, guest: str) -> str:
        return self._signer.sign(guest).decode()

    def session_cookie(self, person: str, session: str) -> str:
        return self.cookie_of(f"{person}{SESSION_MARK}{session}")

    def claim_in(self, cookie: str | None) -> tuple[str, str | None] | None:
        """The person and the session a cookie was made for, if we made it: letter by letter.

        Base64 ends in bits that carry nothing, so several spellings hold one signature.
        """
        if not cookie or len(cookie) > 200:
            return None
        try:
            claim = self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None
        if self.cookie_of(claim) != cookie:
            return None
        person, _, session = claim.partition(SESSION_MARK)
        return person, session or None

    def public_id(self, person: str) -> str:
        """What others may know a person by: made from the id, and nothing leads back."""
        digest = hmac.digest(self._key, f"tambo public {person}".encode(), "sha256")
        return digest.hex()[:20]

    def seat_token(self, table: str, seat: int) -> str:
        digest = hmac.digest(self._key, f"tambo seat {table} {seat}".encode(), "sha256")
        return digest.hex()[:32]

    def permit(self, table: str, seat: int, guest: str | None, pin: str | None) -> str:
        """What opens a seat once its PIN was given: another one whenever the PIN is changed."""
        about = f"tambo permit {table} {seat} {guest} {pin}"
        return hmac.digest(self._key, about.encode(), "sha256").hex()

    def host_token(self, now: float) -> str:
        """What opens the host's page for half a day; made again, the same within a second."""
        until = int(now) + HOST_SECONDS
        return f"{until}-{self._host_seal(until)}"

    def opens_house(self, token: str, now: float) -> bool:
        """Whether a token is the host's, and still good."""
        until, _, seal = token[:100].partition("-")
        return _is_ahead(until, now) and _same(seal, self._host_seal(int(until)))

    def _host_seal(self, until: int) -> str:
        return hmac.digest(self._key, f"tambo host {until}".encode(), "sha256").hex()

    def way_back(self, public_id: str, password_hash: str | None, now: float) -> str:
        """What lets somebody choose a new password for a day. Made from the one before, so that it
        opens nothing any more once that has changed."""
        until = int(now) + WAY_BACK_SECONDS
        return f"{until}-{public_id}-{self._way_back_seal(until, public_id, password_hash)}"

    def leads_back(self, token: str, public_id: str, password_hash: str | None, now: float) -> bool:
        """Whether a token is the way back to this account, and still good."""
        until, _, rest = token[:200].partition("-")
        if not _is_ahead(until, now):
            return False
        seal = self._way_back_seal(int(until), public_id, password_hash)
        return _same(rest, f"{public_id}-{seal}")

    def _way_back_seal(self, until: int, public_id: str, password_hash: str | None) -> str:
        about = f"tambo way back {until} {public_id} {password_hash}"
        return hmac.digest(self._key, about.encode(), "sha256").hex()

    def derived(self, purpose: str) -> bytes:
        """A key for one purpose only; the same for every node of the house."""
        return hmac.digest(self._key, f"tambo {purpose}".encode(), "sha256")

    def daily_key(self, game: str, day: str) -> str:
        """What the set-up of a day is made from: nobody without our key knows it beforehand."""
        return hmac.digest(self._key, f"tambo daily {game} {day}".encode(), "sha256").hex()


def account_in(token: str) -> str:
    """Whose way back a token says it is."""
    return token[:200].partition("-")[2].partition("-")[0]


def _is_ahead(until: str, now: float) -> bool:
    return until.isascii() and until.isdecimal() and len(until) < 20 and int(until) > now


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())


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
