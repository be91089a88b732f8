"""The front end's files, held in memory, and the one page that stands for every address.

Files under `assets/` carry a hash in their name and browsers keep them; everything
else is asked for again. Looks for a newer build when the page is asked for. The page says which
build it is of, and so does the socket, so that a screen notices when it is out of date.
"""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response

from tambo.texts import LANGUAGES, say

TEXTS = ("text/", "application/javascript", "application/json", "image/svg+xml")
ASSETS = "assets/"
INDEX = "index.html"
UNBUILT = "house-unbuilt"
FOR_GOOD = "public, max-age=31536000, immutable"


@dataclass(frozen=True, slots=True)
class Page:
    body: bytes
    zipped: bytes | None
    kind: str
    tag: str
    is_hashed: bool
    build: str = ""


class Pages:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._built = 0.0
        self._pages: dict[str, Page] = {}

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The file asked for, or the page that finds out itself what the address means."""
        path = request.scope["path"].strip("/")
        self._refresh()
        if path.startswith(ASSETS) and path not in self._pages:
            self._read()
        page = self._pages.get(path)
        if page is None and path.startswith(ASSETS):
            return Response(b"", status_code=404, media_type="text/plain")
        page = page or self._pages.get(INDEX) or _unbuilt()
        headers = {
            "etag": page.tag,
            "cache-control": FOR_GOOD if page.is_hashed else "no-cache",
            "vary": "accept-encoding",
        }
        if request.headers.get("if-none-match") == page.tag:
            return Response(b"", status_code=304, headers=headers)
        if page.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(page.zipped, headers=headers, media_type=page.kind)
        return Response(page.body, headers=headers, media_type=page.kind)

    def build(self) -> str:
        """Which build of the front end is served; empty where there is none."""
        self._refresh()
        index = self._pages.get(INDEX)
        return "" if index is None else index.build

    def _refresh(self) -> None:
        """Look for a newer build; while one is being written the older stays."""
        index = self._folder / INDEX
        built = index.stat().st_mtime if index.is_file() else self._built
        if built != self._built:
            self._read()
            self._built = built

    def _read(self) -> None:
        """All files that are new. Those of older builds stay, for screens still open on them."""
        for file in self._folder.rglob("*"):
            name = file.relative_to(self._folder).as_posix()
            known = self._pages.get(name)
            if (known is None or not known.is_hashed) and file.is_file():
                self._pages[name] = _page(file, name)


def _page(file: Path, name: str) -> Page:
    body = file.read_bytes()
    build = ""
    if name == INDEX:
        # The names of all other files hang on their contents, so this page changes with any.
        build = hashlib.sha256(body).hexdigest()[:16]
        mark = f'<meta name="tambo-build" content="{build}" />'.encode()
        body = body.replace(b"</head>", mark + b"</head>", 1)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    zipped = gzip.compress(body, 6) if kind.startswith(TEXTS) and len(body) > 500 else None
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Page(body, zipped, kind, tag, name.startswith(ASSETS), build)


def _unbuilt() -> Page:
    """What is shown in a checkout whose front end has not been built."""
    said = [f"<p lang={language}>{say(UNBUILT, language)}</p>" for language in LANGUAGES]
    body = f"<!doctype html><meta charset=utf-8><title>Tambo</title>{''.join(said)}".encode()
    return Page(body, None, "text/html", '"unbuilt"', is_hashed=False)
