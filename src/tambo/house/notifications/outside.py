"""HTTP to addresses that people gave us, and that may be traps.

Only https, only addresses of the open internet, checked at the moment of connecting: the name is
looked up once, every address found must be public, and the connection goes to the very address that
was checked, so a name that changes its mind in between gains nothing. Redirects are not followed.
"""

import asyncio
import contextlib
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from functools import cache
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpx
from cachetools import LRUCache

from tambo.house.notifications.errors import DeliveryFailed
from tambo.house.platform.clock import monotonic_time

SECONDS = 10.0
URL_LIMIT = 600
LOOKUPS_AT_ONCE = 16
NAMES_KNOWN = 2000
SECONDS_KNOWN = 60.0
SECONDS_KNOWN_LONGER = 3600.0
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
TUNNELS = [
    ipaddress.ip_network(net)
    for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")
]


def is_public(address: Address) -> bool:
    """Whether an address is of the open internet, also behind the ways IPv6 wraps IPv4."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if any(address in net for net in TUNNELS):
            return False
    return address.is_global and not address.is_multicast


def checked_url(url: str, *, private: bool) -> SplitResult:
    """The parts of an address that was typed in; ValueError if it can never be used."""
    if len(url) > URL_LIMIT or not url.isascii() or not url.isprintable():
        raise ValueError("form")
    parts = urlsplit(url)
    schemes = ("https", "http") if private else ("https",)
    if parts.scheme not in schemes or not parts.hostname or parts.username or parts.password:
        raise ValueError("form")
    if parts.port == 0:
        raise ValueError("form")
    try:
        literal = ipaddress.ip_address(parts.hostname)
    except ValueError:
        return parts
    if not private and not is_public(literal):
        raise ValueError("private")
    return parts


@cache
def certificates() -> ssl.SSLContext:
    """Trusted certificates. Reading them takes a while, so they are read only once."""
    return httpx.create_ssl_context(trust_env=False)


class Outside:
    """Posts to the open internet. `private` lets it reach our own network, too."""

    def __init__(self, *, private: bool = False) -> None:
        self._private = private
        self._lookups = asyncio.Semaphore(LOOKUPS_AT_ONCE)
        self._known = LRUCache[tuple[str, int], tuple[float, str]](NAMES_KNOWN)
        self._client = httpx.AsyncClient(
            timeout=SECONDS,
            follow_redirects=False,
            trust_env=False,
            max_redirects=0,
            verify=certificates(),
        )

    async def close(self) -> None:
        await self._client.aclose()

    async def resolve(self, host: str, port: int) -> str:
        """The address to connect to; DeliveryFailed unless all that the name has are public.

        What was checked is good for a while, and for longer when names that are never answered
        take all the places for lookups."""
        now = monotonic_time()
        at, known = self._known.get((host, port), (0.0, ""))
        age = SECONDS_KNOWN_LONGER if self._lookups.locked() else SECONDS_KNOWN
        if known and now - at < age:
            return known
        try:
            found = await self._look_up(host, port)
        except OSError:
            raise DeliveryFailed("name") from None
        addresses = [ipaddress.ip_address(str(entry[4][0]).partition("%")[0]) for entry in found]
        if not addresses:
            raise DeliveryFailed("name")
        if not self._private and not all(map(is_public, addresses)):
            raise DeliveryFailed("private", is_final=True)
        self._known[host, port] = now, str(addresses[0])
        return str(addresses[0])

    async def _look_up(self, host: str, port: int) -> Any:
        """In a thread of its own, which nobody waits for when it hangs: those that the whole house
        shares would be used up by a handful of names. Its place is free when it has ended."""
        await self._lookups.acquire()
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()

        def tell(result: Any, error: OSError | None) -> None:
            self._lookups.release()
            if answer.done():
                return
            if error is None:
                answer.set_result(result)
            else:
                answer.set_exception(error)

        def work() -> None:
            result, failed = None, None
            try:
                result = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            except (OSError, UnicodeError) as error:
                failed = error if isinstance(error, OSError) else OSError(str(error))
            with contextlib.suppress(RuntimeError):  # The house has closed in the meantime.
                loop.call_soon_threadsafe(tell, result, failed)

        threading.Thread(target=work, name=f"lookup {host[:40]}", daemon=True).start()
        return await answer

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status that came back; DeliveryFailed when nothing did."""
        try:
            parts = checked_url(url, private=self._private)
        except ValueError:
            raise DeliveryFailed("private", is_final=True) from None
        host = str(parts.hostname)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        try:
            async with asyncio.timeout(SECONDS):
                address = await self.resolve(host, port)
                shown = f"[{address}]" if ":" in address else address
                target = httpx.URL(url).copy_with(host=shown.strip("[]"), port=port)
                request = self._client.build_request(
                    "POST",
                    target,
                    content=body,
                    headers={**headers, "host": parts.netloc},
                    extensions={"sni_hostname": host},
                )
                answer = await self._client.send(request, stream=True)
                await answer.aclose()
        except (TimeoutError, httpx.TimeoutException):
            raise DeliveryFailed("timeout") from None
        except httpx.HTTPError as error:
            raise DeliveryFailed("connection", type(error).__name__) from None
        return answer.status_code
