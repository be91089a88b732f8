"""What the house keeps, behind one small interface. `Store` is what a database must offer."""

from tambo.house.storage.interface import (
    LogRow,
    SeatRow,
    SequenceTaken,
    Status,
    StopRow,
    Store,
    StoredTable,
    StoreInUse,
    SuccessorTaken,
    TableRow,
    TermsRow,
    has_clock,
)

__all__ = [
    "LogRow",
    "SeatRow",
    "SequenceTaken",
    "Status",
    "StopRow",
    "Store",
    "StoreInUse",
    "StoredTable",
    "SuccessorTaken",
    "TableRow",
    "TermsRow",
    "has_clock",
]
