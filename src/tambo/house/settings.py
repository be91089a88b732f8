"""The settings of a house, with defaults for a house on your own machine."""

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from tambo.house.platform.clock import Now, system_time

PACKAGE = Path(__file__).parent
LOOPBACK = ("127.0.0.1", "::1", "localhost")


def default_database() -> Path:
    return user_data_path("tambo", appauthor=False) / "house.sqlite"


@dataclass(frozen=True, slots=True)
class Flag:
    """That a setting can be given on the command line of `tambo serve`, and how: `metavar` stands
    for its value in the help, `env` names a variable that gives it, too, and `name` the flag where
    it is not called like the setting. What the flag means is told by `terminal-flag-<name>`."""

    metavar: str | None = None
    env: str | None = None
    name: str | None = None
    show_default: bool = False


def flag(metavar: str | None = None, env: str | None = None, **more: Any) -> dict[str, Flag]:
    """The metadata of a setting that is a flag."""
    return {"flag": Flag(metavar, env, **more)}


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """What one connection may take, and how many may be open at once.

    A request's head (its line and headers) has at most `head_bytes` and `header_lines`, its address
    `url_bytes`. A head must be whole after `head_seconds`, a body `body_seconds` later. One that
    has no request is kept for `idle_seconds`, one whose peer reads nothing for `stall_seconds`.

    `by_address` is for all connections from one address, where there is no web server before us.
    Sockets and requests in work are counted by person and by address, wherever they come from. A
    class behind one address must never notice any of them.
    """

    head_bytes: int = 32 * 1024
    url_bytes: int = 8 * 1024
    header_lines: int = 100
    head_seconds: float = 15.0
    body_seconds: float = 60.0
    idle_seconds: int = 5
    stall_seconds: float = 30.0
    by_address: int = 2000
    sockets_by_player: int = 64
    sockets_by_address: int = 1500
    requests_by_player: int = 64
    requests_by_address: int = 1500


@dataclass(frozen=True, slots=True)
class Settings:
    """`origins` and `hosts` are those allowed besides the house's own.

    A house has `database_url` (a PostgreSQL server) or a file; with a server there may be several
    nodes, which hear of each other's moves over `bus_url` (Redis or Valkey). `node` is this one's
    name, different for each. Nodes must share the key: `key_path` names its file.

    `metrics_port` is where figures for Prometheus are read, on the loopback only.

    `address_header` is the header in which a web server before us tells where people come from;
    without it no header is believed. `limits` false lifts the limits on requests, over as
    many connections; what one connection may take is still bounded by `connections`.

    When the house is told to close, requests have `close_seconds` to end. After `end_seconds` the
    process ends, whatever still runs in it.

    `password_memory` is the memory in KiB that checking a password or a PIN takes: the more, the
    costlier to guess.

    `known_seeds` lets the owner of a table for others choose its seed, and so know the dice; bots
    then answer the same questions in the same way again.

    `public_url` is where people reach the house from outside. `smtp_url`
    (smtp://user:word@host:port or smtps://) and `mail_from` let it write e-mail.
    `private_notifications` lets notifications go to addresses that only this network knows: for
    tests, and for houses whose people own the network.

    At most `tables_in_memory` tables are held in memory, and about `table_memory` bytes of them:
    the least recently used are dropped and read from the database again when needed.

    `bot_workers` processes think for long; one more takes short thoughts only, and redeals and
    set-ups have one each where they are needed.

    `bot_delay` is the least time in seconds a bot seems to think, `bot_deadline` the time after
    which its process is ended. `bot_courtesy` is how much of the time that a game thinks polite a
    bot gives to those who are still talking. `decide` and `load` name the functions the bots'
    processes call. `now` is the clock the house reads. After `closed_after` seconds in which no
    node could note that the house is open it counts as closed, and no clock runs.
    """

    host: str = field(default="127.0.0.1", metadata=flag(show_default=True))
    database: Path = field(default_factory=default_database, metadata=flag("FILE"))
    database_url: str | None = field(default=None, metadata=flag("URL"))
    bus_url: str | None = field(default=None, metadata=flag("URL"))
    key_path: Path | None = field(default=None, metadata=flag("FILE", name="key-file"))
    node: str = field(default_factory=lambda: secrets.token_hex(6))
    hosts: tuple[str, ...] = field(default=(), metadata=flag("NAME"))
    origins: tuple[str, ...] = field(default=(), metadata=flag("URL"))
    address_header: str | None = field(default=None, metadata=flag("NAME"))
    metrics_port: int | None = field(default=None, metadata=flag("N"))
    limits: bool = True
    connections: ConnectionLimits = ConnectionLimits()
    close_seconds: int = 4
    end_seconds: float = 8.0
    password_memory: int = 64 * 1024
    public_url: str | None = field(default=None, metadata=flag("URL"))
    smtp_url: str | None = field(default=None, metadata=flag("URL", "TAMBO_SMTP_URL"))
    mail_from: str = field(default="", metadata=flag("ADDRESS"))
    private_notifications: bool = False
    notification_grace: float = 30.0
    static: Path = PACKAGE / "static"
    bot_workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))
    bot_delay: float = 0.4
    bot_courtesy: float = 1.0
    bot_deadline: float = 60.0
    decide: str = "tambo.bots.levels:decide"
    load: str = "tambo.games:load"
    known_seeds: bool = False
    now: Now = system_time
    closed_after: float = 3.0
    body_limit: int = 64 * 1024
    message_limit: int = 16 * 1024
    tables_in_memory: int = 1000
    table_memory: int = 256 * 1024 * 1024

    @property
    def key_file(self) -> Path:
        return self.key_path or self.database.with_name(self.database.name + ".key")

    @property
    def has_nodes(self) -> bool:
        """Whether others may write to our database."""
        return self.database_url is not None

    @property
    def is_loopback(self) -> bool:
        return self.host in LOOPBACK
