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
    Store,
    StoredTable,
    StoreInUse,
    SuccessorTaken,
    TableRow,
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
    "Store",
    "StoreInUse",
    "StoredTable",
    "SuccessorTaken",
    "TableRow",
]
