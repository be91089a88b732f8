"""Where the bots begin on the scale: measured by arenas, medium at the place of a newcomer.

The shares are those of docs/ratings.md. A level nobody has measured yet begins where the next
weaker one does, with a wide interval, and finds its place by playing people.
"""

import msgspec

from tambo.house.ratings.scale import MIDDLE, NEWCOMER, Rating, lead_of

BOT = "bot:"
LEVELS = ("novice", "easy", "medium", "hard", "expert", "master")
ANCHOR = LEVELS.index("medium")
UNMEASURED = NEWCOMER / 2
LOWEST = 100.0
"""Below this a number says no more than that chance plays."""
SURE = 40.0
"""How sure a chain of arenas is of a level, at best: people are not bots."""


class Measured(msgspec.Struct, frozen=True):
    """An arena: one seat of a level against the next weaker one in all others."""

    level: str
    share: float
    players: int


# 40 of 40 would be infinitely far ahead: half a game is given back.
ARENAS: dict[str, tuple[Measured, ...]] = {
    "tiki": (
        Measured("easy", 0.95, 2),
        Measured("medium", 0.86, 2),
        Measured("hard", 0.94, 2),
        Measured("expert", 0.96, 2),
        Measured("master", 0.85, 2),
    ),
    "titicaca": (
        Measured("easy", 0.74, 4),
        Measured("medium", 0.94, 4),
        Measured("hard", 0.67, 4),
    ),
    "tahuantinsuyu": (
        Measured("easy", 0.76, 4),
        Measured("medium", 0.64, 4),
        Measured("hard", 0.79, 4),
    ),
    "cortez": (
        Measured("easy", 0.85, 4),
        Measured("medium", 0.625, 4),
        Measured("hard", 0.64, 4),
    ),
    "tiwanaku": (
        Measured("easy", 0.9875, 2),
        Measured("medium", 0.9875, 2),
        Measured("hard", 0.97, 2),
    ),
}


def start_of(game: str, who: str) -> Rating:
    """The estimate of a player's strength before their first rated match."""
    if not who.startswith(BOT):
        return Rating()
    level = who.removeprefix(BOT)
    if level not in LEVELS:
        return Rating()
    leads = {found.level: lead_of(found.share, found.players) for found in ARENAS.get(game, ())}
    number = LEVELS.index(level)
    if number >= ANCHOR:
        way = LEVELS[ANCHOR + 1 : number + 1]
        mu = MIDDLE + sum(leads.get(step, 0.0) for step in way)
    else:
        way = LEVELS[number + 1 : ANCHOR + 1]
        mu = MIDDLE - sum(leads.get(step, 0.0) for step in way)
    is_sure = bool(leads) and all(step in leads for step in way)
    return Rating(max(mu, LOWEST), SURE if is_sure else UNMEASURED)
