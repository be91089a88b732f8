"""How closely the juries look, and at how many games: `TAMBO_LOOKS=0` is at every position."""

import os

from tambo import _pure

INTERPRETED_SHARE = 6


def looks(usual: int) -> int:
    """At how many steps of sixty a test looks; `make fuzz` looks at all of them."""
    return int(os.environ.get("TAMBO_LOOKS", usual))


def fewer(games: int) -> int:
    """The interpreted engine plays a share of them: it differs in speed, and by its build."""
    return games if _pure.is_compiled() else max(1, games // INTERPRETED_SHARE)
