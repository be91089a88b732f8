"""`tambo serve`: opens the house. The house prints its address itself."""

import os
import sys
import webbrowser
from dataclasses import replace
from typing import TYPE_CHECKING

from tambo.cli.translator import Translator, usage_error

if TYPE_CHECKING:
    from tambo.house.settings import Settings

LOG_LEVELS = ("debug", "info", "warning", "error")
SERVERS = ("postgresql", "postgres")
BUSES = ("redis", "rediss", "unix")


def serve(
    texts: Translator, settings: "Settings", *, port: int | None, log_level: str, open_browser: bool
) -> int:
    for name, number in (("--port", port), ("--metrics-port", settings.metrics_port)):
        if number is not None and not 0 <= number < 65536:
            raise usage_error("argument.value", name=name, value=str(number))
    if log_level not in LOG_LEVELS:
        raise usage_error("argument.value", name="--log-level", value=log_level[:40])
    _check(settings)
    from tambo.house.platform.logs import set_up_logs
    from tambo.house.serve import serve as begin

    set_up_logs(log_level)
    settings = replace(settings, database=settings.database.resolve())
    on_open = _open if open_browser else None
    begin(settings, port, language=texts.language, on_open=on_open)
    return 0


def _check(settings: "Settings") -> None:
    check_database_url(settings.database_url)
    _check_url("--bus-url", settings.bus_url, BUSES)
    if settings.bus_url is not None and settings.database_url is None:
        raise usage_error("argument.missing", name="--database-url")
    _check_url("--public-url", settings.public_url, ("http", "https"))
    _check_url("--smtp-url", settings.smtp_url, ("smtp", "smtps"))
    if settings.smtp_url is not None:
        needed = (("--mail-from", settings.mail_from), ("--public-url", settings.public_url))
        for name, value in needed:
            if not value:
                raise usage_error("argument.needed", name=name, by="--smtp-url")


def _open(address: str) -> None:
    """In a window only: a browser for the terminal would sit on top of the house."""
    has_windows = sys.platform in ("darwin", "win32")
    if has_windows or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    ):
        webbrowser.open(address)


def check_database_url(url: str | None) -> None:
    _check_url("--database-url", url, SERVERS)


def _check_url(name: str, url: str | None, kinds: tuple[str, ...]) -> None:
    """An address may hold a password: only its kind is ever said again."""
    if url is not None and url.partition("://")[0] not in kinds:
        raise usage_error("argument.value", name=name, value=url.partition(":")[0][:20])
