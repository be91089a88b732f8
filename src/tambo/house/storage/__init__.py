"""What the house keeps, behind one small interface. `Store` is what a database must offer."""

from tambo.house.storage.interface import (
    DEPARTED,
    AskKind,
    AskRow,
    AskState,
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
    "DEPARTED",
    "AskKind",
    "AskRow",
    "AskState",
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
