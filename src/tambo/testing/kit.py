"""Small words for rule tests: what must be refused, and by which clause."""

from collections.abc import Iterator
from contextlib import contextmanager

from tambo.core.errors import Refused
from tambo.testing.violation import require


@contextmanager
def refused(clause: str) -> Iterator[None]:
    """The block must end in a refusal that cites this clause."""
    try:
        yield
    except Refused as refusal:
        require(refusal.clause == clause, "refused", f"by {refusal.clause}, not {clause}")
    else:
        require(False, "refused", f"nothing was; {clause} forbids it")
