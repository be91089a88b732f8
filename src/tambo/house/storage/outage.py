"""Whether an error means that the database is away for the moment: whoever asks again later may
be answered, and nothing is wrong with what was asked.

The database's own errors are imported when there is one: whoever asks here need not know them.
"""

import socket
import sqlite3

from tambo.house.faults import Declined


def outages() -> tuple[type[Exception], ...]:
    """What an outage looks like, and some other faults that `is_outage` leaves out."""
    from sqlalchemy import exc

    return (exc.DBAPIError, exc.TimeoutError, OSError)


def is_outage(error: Exception) -> bool:
    from sqlalchemy import exc

    if isinstance(error, Declined):
        return error.code == "storage"
    if isinstance(error, exc.DataError | exc.IntegrityError | exc.ProgrammingError):
        return False
    if isinstance(error, OSError):
        # A server with several addresses that all refuse is a plain OSError.
        is_away = isinstance(error, ConnectionError | TimeoutError | socket.gaierror)
        return is_away or type(error) is OSError
    return isinstance(error, outages())


FULL, READ_ONLY = "53100", "25006"
"""PostgreSQL's codes for a full disk, and for a server that can only be read."""


def is_refusal(error: BaseException | None) -> bool:
    """Whether the database is there but does not write: it is full, broken or read-only."""
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        return code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR)
    return getattr(error, "sqlstate", None) in (FULL, READ_ONLY)
