"""What the house keeps of people, over any store: each call is a transaction of its own."""

import time
from collections.abc import Callable
from typing import Any

from tambo.house.accounts.erasure import AllPersonalData
from tambo.house.accounts.sessions import Visitors
from tambo.house.accounts.store import AccountStore
from tambo.house.composition import personal_data
from tambo.house.platform.database.database import Database
from tambo.house.platform.identity import Credentials
from tests.house.conftest import KEY
from tests.house.units import each


async def first_level(_person: str, _game: str) -> str:
    return "first"


def all_data(
    db: Database, changed: Callable[[list[str]], None] = lambda _tables: None
) -> AllPersonalData:
    """The parts of all subjects; `changed` hears of tables."""
    credentials = Credentials(KEY)
    visitors = Visitors(db, AccountStore(), credentials, time.time)
    return AllPersonalData(personal_data(visitors, credentials, first_level, time.time, changed))


def data_of(db: Database) -> Any:
    """The same for tests that ask one thing at a time."""
    return each(db, all_data(db))
