"""Whether an error means that the database is away for the moment: whoever asks again later may
be answered, and nothing is wrong with what was asked.
"""

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from tambo.house.faults import Declined

OUTAGES = (DBAPIError, NoConnectionFree, ConnectionError, TimeoutError)
"""What an outage looks like, and some other faults that `is_outage` leaves out."""


def is_outage(error: Exception) -> bool:
    if isinstance(error, Declined):
        return error.code == "storage"
    if isinstance(error, DataError | IntegrityError | ProgrammingError):
        return False
    return isinstance(error, OUTAGES)
