"""What can be set about a house, with the defaults of a house on one's own machine."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

PACKAGE = Path(__file__).parent
LOOPBACK = ("127.0.0.1", "::1", "localhost")


def default_database() -> Path:
    return user_data_path("tambo", appauthor=False) / "house.sqlite"


@dataclass(frozen=True, slots=True)
class Settings:
    """`origins` and `hosts` are those allowed besides the house's own.

    `bot_pace` is the least time in seconds a bot seems to think, `bot_deadline` the time after
    which its process is ended. `decide` and `load` name the functions the bots' processes call.
    """

    database: Path = field(default_factory=default_database)
    host: str = "127.0.0.1"
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    static: Path = PACKAGE / "static"
    bot_workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))
    bot_pace: float = 0.4
    bot_deadline: float = 60.0
    decide: str = "tambo.bots.levels:decide"
    load: str = "tambo.games:load"
    body_limit: int = 64 * 1024
    message_limit: int = 16 * 1024
    tables_in_memory: int = 1000

    @property
    def key_file(self) -> Path:
        return self.database.with_name(self.database.name + ".key")

    @property
    def is_loopback(self) -> bool:
        return self.host in LOOPBACK
