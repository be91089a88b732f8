"""What the house keeps, behind one small interface. `Store` is what a database must offer."""

from tambo.house.storage.interface import (
    LogRow,
    Origin,
    SeatRow,
    SequenceTaken,
    Status,
    Store,
    StoredTable,
    StoreInUse,
    SuccessorTaken,
    TableRow,
)

__all__ = [
    "LogRow",
    "Origin",
    "SeatRow",
    "SequenceTaken",
    "Status",
    "Store",
    "StoreInUse",
    "StoredTable",
    "SuccessorTaken",
    "TableRow",
]
