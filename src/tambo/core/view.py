"""What a seat sees of a match, as a type that each game declares in its `view.py`."""

from tambo.core.frozen import Frozen


class View(Frozen, tag_field="game"):
    """What every view begins with.

    `seat` is whose view it is, None a spectator's. `to_act` are the seats that must decide now, as
    far as this one may know.
    """

    seat: int | None
    players: int
    to_act: list[int]
