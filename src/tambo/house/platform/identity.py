"""Who sends a request: the house's key, signed cookies, the tokens of seats and of the admin.

A guest's cookie holds only the player; that of a signed-in device also holds the session, so that
the session can be ended from another device.

A seat's token is derived from the key, so the opener can be shown the link again, and only its
hash is stored. The key lies in a file of its own: the database alone opens no seat.
"""

import hashlib
import hmac
import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, Signer, TimestampSigner

COOKIE = "tambo_guest"
YEAR = 365 * 24 * 3600

GUEST_BYTES = 16
SESSION_MARK = "-"
ADMIN_SECONDS = 12 * 3600
PASSWORD_RESET_SECONDS = 24 * 3600
TOKEN_LIMIT = 200
ADMIN = "admin"


class Credentials:
    """Everything made from the house's key."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._signer = Signer(key, salt="tambo guest", digest_method=hashlib.sha256)

    def new_guest(self) -> str:
        return secrets.token_hex(GUEST_BYTES)

    def cookie_of(self, guest_id: str) -> str:
        return self._signer.sign(guest_id).decode()

    def session_cookie(self, player_id: str, session: str) -> str:
        return self.cookie_of(f"{player_id}{SESSION_MARK}{session}")

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
        player_id, _, session = claim.partition(SESSION_MARK)
        return player_id, session or None

    def public_id(self, player_id: str) -> str:
        """What others may know a person by: made from the id, and nothing leads back."""
        digest = hmac.digest(self._key, f"tambo public {player_id}".encode(), "sha256")
        return digest.hex()[:20]

    def seat_token(self, table: str, seat: int) -> str:
        digest = hmac.digest(self._key, f"tambo seat {table} {seat}".encode(), "sha256")
        return digest.hex()[:32]

    def permit(self, table: str, seat: int, guest_id: str | None, pin: str | None) -> str:
        """What opens a seat once its PIN was given: another one whenever the PIN is changed."""
        about = f"tambo permit {table} {seat} {guest_id} {pin}"
        return hmac.digest(self._key, about.encode(), "sha256").hex()

    def admin_token(self, now: float) -> str:
        """The token of the admin's page, valid for half a day; the same within a second."""
        return _ExpiringTokens(self._key, "tambo admin").make(ADMIN, now)

    def opens_admin(self, token: str, now: float) -> bool:
        """Whether a token is an admin's and still valid."""
        return _ExpiringTokens(self._key, "tambo admin").holds(token, ADMIN, now, ADMIN_SECONDS)

    def password_reset(self, public_id: str, password_hash: str | None, now: float) -> str:
        """A token with which a new password can be chosen, for a day. Made from the old password's
        hash, so it is void once the password has changed."""
        return self._reset_tokens(password_hash).make(public_id, now)

    def allows_reset(
        self, token: str, public_id: str, password_hash: str | None, now: float
    ) -> bool:
        """Whether a token is the way back to this account, and still good."""
        return self._reset_tokens(password_hash).holds(
            token, public_id, now, PASSWORD_RESET_SECONDS
        )

    def _reset_tokens(self, password_hash: str | None) -> "_ExpiringTokens":
        return _ExpiringTokens(self._key, f"tambo way back {password_hash}")

    def derived(self, purpose: str) -> bytes:
        """A key for one purpose only; the same for every node of the house."""
        return hmac.digest(self._key, f"tambo {purpose}".encode(), "sha256")

    def daily_key(self, game: str, day: str) -> str:
        """What the set-up of a day is made from: nobody without our key knows it beforehand."""
        return hmac.digest(self._key, f"tambo daily {game} {day}".encode(), "sha256").hex()


class _ExpiringTokens(TimestampSigner):
    """Signed words with the moment they were signed at, as the house's clock reads it.

    How old one is is compared here: the clock of the machine that signs may be a little ahead.
    """

    def __init__(self, key: bytes, purpose: str) -> None:
        super().__init__(key, salt=purpose, digest_method=hashlib.sha256)
        self._now = 0

    def get_timestamp(self) -> int:
        return self._now

    def make(self, word: str, now: float) -> str:
        self._now = int(now)
        return self.sign(word).decode()

    def holds(self, token: str, word: str, now: float, seconds: int) -> bool:
        """Whether a token was made for this word less than so many seconds ago."""
        try:
            signed, made = self.unsign(token[:TOKEN_LIMIT], return_timestamp=True)
        except BadSignature:
            return False
        return signed == word.encode() and made.timestamp() + seconds > now


def account_in(token: str) -> str:
    """Whose way back a token says it is."""
    return token[:TOKEN_LIMIT].partition(".")[0]


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


def set_cookie(value: str, is_secure: bool) -> bytes:
    secure = "; Secure" if is_secure else ""
    return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}".encode()
