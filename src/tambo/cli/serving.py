"""`tambo serve`: opens the house. The house prints its address itself."""

import os
import sys
import webbrowser
from pathlib import Path

from tambo.cli.voice import Voice, usage_error

LOG_LEVELS = ("debug", "info", "warning", "error")
SERVERS = ("postgresql", "postgres")
BUSES = ("redis", "rediss", "unix")


def serve(
    voice: Voice,
    *,
    host: str,
    port: int | None,
    database: Path | None,
    database_url: str | None,
    bus_url: str | None,
    key_file: Path | None,
    hosts: tuple[str, ...],
    origins: tuple[str, ...],
    address_header: str | None,
    metrics_port: int | None,
    public_url: str | None,
    smtp_url: str | None,
    mail_from: str | None,
    log_level: str,
    open_browser: bool,
) -> int:
    for name, number in (("--port", port), ("--metrics-port", metrics_port)):
        if number is not None and not 0 <= number < 65536:
            raise usage_error("argument.value", name=name, value=str(number))
    if log_level not in LOG_LEVELS:
        raise usage_error("argument.value", name="--log-level", value=log_level[:40])
    check_database_url(database_url)
    _check_url("--bus-url", bus_url, BUSES)
    if bus_url is not None and database_url is None:
        raise usage_error("argument.missing", name="--database-url")
    _check_url("--public-url", public_url, ("http", "https"))
    _check_url("--smtp-url", smtp_url, ("smtp", "smtps"))
    if smtp_url is not None:
        for name, value in (("--mail-from", mail_from), ("--public-url", public_url)):
            if not value:
                raise usage_error("argument.needed", name=name, by="--smtp-url")
    from tambo.house.serve import run

    run(
        host,
        port,
        database,
        database_url=database_url,
        bus_url=bus_url,
        key_path=key_file,
        hosts=hosts,
        origins=origins,
        address_header=address_header,
        metrics_port=metrics_port,
        public_url=public_url,
        smtp_url=smtp_url,
        mail_from=mail_from or "",
        log_level=log_level,
        language=voice.language,
        on_open=_open if open_browser else None,
    )
    return 0


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
