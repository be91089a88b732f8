"""A house somewhere else: its HTTP API with a token, and the way to a table's socket."""

import re
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import httpx

from tambo.core.errors import TamboError
from tambo.core.phrase import Phrase

SECONDS = 30.0
LINK = re.compile(r"/t/([^/?#]+)(?:/join/([^/?#]+))?")

Json = dict[str, Any]


class RemoteError(TamboError):
    """The house refused; nothing has been changed."""

    def __init__(self, code: str, phrase: Phrase, status: int, retry_after: float = 0) -> None:
        super().__init__(code, phrase)
        self.status = status
        self.retry_after = retry_after


class Remote:
    """A house at an address. Used as a context."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"}
        self._http = httpx.AsyncClient(base_url=self.url, headers=self.headers, timeout=SECONDS)

    async def __aenter__(self) -> "Remote":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self._http.aclose()

    async def get(self, path: str) -> Any:
        return self._checked(await self._asked("GET", path))

    async def post(self, path: str, body: Any) -> Any:
        return self._checked(await self._asked("POST", path, body))

    async def tables(self) -> list[Json]:
        """The tables this token's person opened or sits at."""
        found: list[Json] = await self.get("/api/tables")
        return found

    async def table(self, table: str) -> Json:
        card: Json = await self.get(f"/api/tables/{table}")
        return card

    async def seated(self, where: str) -> Json:
        """The card of a table by its id or address; a seat's link takes that seat."""
        found = LINK.search(where)
        if found is None:
            return await self.table(where)
        table, token = found.groups()
        if token is None:
            return await self.table(table)
        card: Json = await self.post(f"/api/tables/{table}/join", {"token": token})
        return card

    def socket_of(self, table: str) -> str:
        """The address of a table's socket."""
        parts = urlsplit(self.url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        path = f"{parts.path}/api/tables/{table}/socket"
        return urlunsplit((scheme, parts.netloc, path, "", ""))

    async def _asked(self, method: str, path: str, body: Any = None) -> httpx.Response:
        try:
            return await self._http.request(method, path, json=body)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise unreachable(self.url, error) from error

    def _checked(self, answer: httpx.Response) -> Any:
        if answer.is_success:
            return answer.json()
        raise error_of(answer.status_code, answer.content, answer.headers.get("retry-after"))


def error_of(status: int, body: bytes, retry_after: str | None) -> RemoteError:
    """What the house said; a plain one when it was not the house that answered."""
    pause = float(retry_after) if retry_after and retry_after.isdecimal() else 0.0
    try:
        told = httpx.Response(status, content=body).json()
        phrase = Phrase(told["said"]["key"], dict(told["said"]["args"]))
        return RemoteError(str(told["code"]), phrase, status, pause)
    except (ValueError, KeyError, TypeError):
        phrase = Phrase("client-answer", {"status": status})
        return RemoteError("client.answer", phrase, status, pause)


def unreachable(url: str, error: Exception) -> TamboError:
    why = type(error).__name__
    return TamboError("client.unreachable", Phrase("client-unreachable", {"url": url, "why": why}))
