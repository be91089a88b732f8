"""The three ways out: web push, e-mail, webhook. Each sends a message or says why it cannot."""

import asyncio
import base64
import hmac
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from typing import Any
from urllib.parse import unquote, urlsplit

import aiosmtplib
import http_ece
import msgspec
from cachetools import LRUCache
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from tambo.house.notifications.errors import DeliveryFailed
from tambo.house.notifications.model import ChannelRow
from tambo.house.notifications.outside import Outside
from tambo.house.notifications.words import Message
from tambo.house.platform.clock import Now
from tambo.house.platform.identity import Credentials
from tambo.texts import say

SECONDS_TO_LIVE = 24 * 3600
SECONDS_SIGNED = 3600.0
SECONDS_VALID = 24 * 3600
"""How long a signature holds: no longer is allowed (RFC 8292, 2)."""

SERVICES_KNOWN = 100
MAIL_SECONDS = 20
MAIL_SECONDS_IN_ALL = 60
P256_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
GONE = (404, 410)
LATER = (408, 425, 429)


def check_answer(status: int) -> None:
    if 200 <= status < 300:
        return
    if status in GONE:
        raise DeliveryFailed("gone", str(status), is_dead=True)
    is_final = 300 <= status < 500 and status not in LATER
    raise DeliveryFailed("answer", str(status), is_final=is_final)


class Push:
    """Web push (RFC 8030, 8188, 8291, 8292): encrypted for the browser, signed by the house.

    The signing key is derived from the house's key, so all nodes have the same one.
    """

    def __init__(
        self, outside: Outside, credentials: Credentials, contact: str, clock: Now
    ) -> None:
        number = int.from_bytes(credentials.derived("vapid"), "big") % (P256_ORDER - 1) + 1
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self._outside = outside
        self._contact = contact
        self._clock = clock
        self._signed = LRUCache[str, tuple[float, dict[str, str]]](SERVICES_KNOWN)

    @property
    def public_key(self) -> str:
        """What a browser must be given to subscribe."""
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def send(self, channel: ChannelRow, message: Message) -> None:
        endpoint = channel.target["endpoint"]
        told = {"title": message.title, "body": message.body, "path": message.path}
        try:
            body = self._sealed(msgspec.json.encode({**told, "tag": message.id}), channel.target)
        except Exception as error:
            # A browser's key that is none: whatever the library makes of it.
            raise DeliveryFailed("key", type(error).__name__, is_dead=True) from None
        headers = self._signature(endpoint) | {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(SECONDS_TO_LIVE),
            "urgency": "normal",
            "topic": message.id[:32],
        }
        check_answer(await self._outside.post(endpoint, body, headers))

    def _signature(self, endpoint: str) -> dict[str, str]:
        """What tells a push service who we are: valid for a day there, made again every hour."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        now = self._clock()
        made, headers = self._signed.get(audience, (0.0, {}))
        if not headers or not 0 <= now - made <= SECONDS_SIGNED:
            claims = {"sub": self._contact, "aud": audience, "exp": int(now) + SECONDS_VALID}
            headers = Vapid02(private_key=self._key).sign(claims)
            self._signed[audience] = now, headers
        return dict(headers)

    def _sealed(self, text: bytes, target: dict[str, str]) -> bytes:
        sealed: bytes = http_ece.encrypt(
            text,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_unpadded(target["p256dh"]),
            auth_secret=_unpadded(target["auth"]),
            version="aes128gcm",
        )
        return sealed


class Webhook:
    """JSON to an address of the person's own, signed: `X-Tambo-Signature: sha256=` and the HMAC of
    the time, a dot and the body, with the channel's secret."""

    def __init__(self, outside: Outside, credentials: Credentials, base: str, clock: Now) -> None:
        self._outside = outside
        self._credentials = credentials
        self._base = base
        self._clock = clock

    def secret_of(self, channel: str) -> str:
        """What the receiver checks signatures with; made from the house's key, never stored."""
        return self._credentials.derived(f"webhook {channel}").hex()

    async def send(self, channel: ChannelRow, message: Message) -> None:
        body = msgspec.json.encode(
            {
                "id": message.id,
                "kind": message.kind,
                "title": message.title,
                "url": self._base + message.path,
                "tables": [
                    {"game": item.game, "names": item.names, "url": self._base + item.path}
                    for item in message.items
                ],
            }
        )
        at = str(int(self._clock()))
        key = self.secret_of(channel.id).encode()
        signature = hmac.digest(key, at.encode() + b"." + body, "sha256").hex()
        headers = {
            "content-type": "application/json",
            "user-agent": "Tambo",
            "x-tambo-delivery": message.id,
            "x-tambo-time": at,
            "x-tambo-signature": f"sha256={signature}",
        }
        check_answer(await self._outside.post(channel.target["url"], body, headers))


class Mail:
    """E-mail over the house's own server; `smtps://` from the first byte, `smtp://` with STARTTLS
    where the server offers it."""

    def __init__(self, url: str, sender: str, base: str, clock: Now) -> None:
        parts = urlsplit(url)
        self._server: dict[str, Any] = {
            "hostname": parts.hostname,
            "port": parts.port,
            "use_tls": parts.scheme == "smtps",
            "username": unquote(parts.username) if parts.username else None,
            "password": unquote(parts.password) if parts.password else None,
        }
        self._sender = sender
        self._base = base
        self._clock = clock

    async def send(self, channel: ChannelRow, message: Message) -> None:
        letter = self.letter(channel.target["address"], message)
        try:
            async with asyncio.timeout(MAIL_SECONDS_IN_ALL):
                await aiosmtplib.send(letter, timeout=MAIL_SECONDS, **self._server)
        except aiosmtplib.SMTPRecipientsRefused as error:
            code = error.recipients[0].code
            raise DeliveryFailed("mail", str(code), is_final=code >= 500) from None
        except aiosmtplib.SMTPResponseException as error:
            raise DeliveryFailed("mail", str(error.code), is_final=error.code >= 500) from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise DeliveryFailed("connection", type(error).__name__) from None

    def letter(self, address: str, message: Message) -> EmailMessage:
        letter = EmailMessage()
        letter["Subject"] = message.title
        letter["From"] = self._sender
        letter["To"] = address
        letter["Date"] = formatdate(self._clock())
        domain = parseaddr(self._sender)[1].rpartition("@")[2] or "tambo"
        letter["Message-ID"] = f"<{message.id}@{domain}>"
        letter["Auto-Submitted"] = "auto-generated"
        letter["List-Unsubscribe"] = f"<{self._base}/notifications>"
        lines = [message.body, ""]
        if message.items:
            lines += [f"{item.game}: {self._base}{item.path}" for item in message.items]
        else:
            lines.append(self._base + message.path)
        settings = say(
            "notifications-mail-settings", message.language, url=f"{self._base}/notifications"
        )
        letter.set_content("\n".join([*lines, "", "-- ", settings, ""]))
        return letter


def _unpadded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
