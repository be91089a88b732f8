"""The time of day as the database reads it: one clock for all nodes, whatever theirs say."""

from typing import Any

from sqlalchemy import Float
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.expression import FunctionElement


class database_now(FunctionElement[float]):  # noqa: N801  Reads like any other function of SQL.
    """Seconds since 1970, at the moment the statement is carried out."""

    type = Float()
    inherit_cache = True


@compiles(database_now)
def _on_sqlite(_element: database_now, _compiler: Any, **_options: Any) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(database_now, "postgresql")
def _on_postgres(_element: database_now, _compiler: Any, **_options: Any) -> str:
    return "EXTRACT(EPOCH FROM clock_timestamp())::double precision"
