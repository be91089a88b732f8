"""Whether an error means that the database is away for the moment: the request was right, and may
succeed if it is sent again later.

The drivers' own errors are imported only where the driver is used: callers need not know them.
"""

import socket
import sqlite3

from tambo.house.platform.errors import HouseError


def outages() -> tuple[type[Exception], ...]:
    """What an outage looks like, and some other faults that `is_outage` leaves out."""
    from sqlalchemy import exc

    return (exc.DBAPIError, exc.TimeoutError, OSError)


def is_outage(error: Exception) -> bool:
    from sqlalchemy import exc

    if isinstance(error, HouseError):
        return error.code == "storage"
    if isinstance(error, exc.DataError | exc.IntegrityError | exc.ProgrammingError):
        return False
    if isinstance(error, OSError):
        # A server with several addresses that all refuse is a plain OSError.
        is_away = isinstance(error, ConnectionError | TimeoutError | socket.gaierror)
        return is_away or type(error) is OSError
    return isinstance(error, outages())


def said_by_database(error: BaseException) -> str | None:
    """The database's own message, without the statement and its values; None for others."""
    from sqlalchemy import exc

    return str(error.orig) if isinstance(error, exc.DBAPIError) else None


SQLITE_REFUSES = {
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_NOTADB,
}
POSTGRES_REFUSES = {"53", "58"}
"""Insufficient resources (a full disk among them) and errors of the system."""
POSTGRES_READ_ONLY = "25006"


def is_refusal(error: BaseException | None) -> bool:
    """Whether the database is there but does not write: it is full, broken or read-only."""
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) & 0xFF in SQLITE_REFUSES
    state = str(getattr(error, "sqlstate", None) or "")
    return state[:2] in POSTGRES_REFUSES or state == POSTGRES_READ_ONLY
