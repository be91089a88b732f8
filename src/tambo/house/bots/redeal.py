"""Where the states come from that bots and hints think on, and the rolls of slow set-ups.

Most games redeal in no time. Where it takes longer, a process of its own does it, one that is asked
nothing else: it is the only one that gets the truth of a match which is going on.
"""

from tambo.core.dice import Dice
from tambo.core.meta import OptionValue
from tambo.core.state import State
from tambo.house.bots.pool import BotPool
from tambo.house.bots.priority import Priority
from tambo.house.tables.projection import TableProjection


class RedealService:
    def __init__(self, pool: BotPool) -> None:
        self._pool = pool

    async def redeal(
        self, live: TableProjection, seat: int, seed: str, priority: Priority | None = None
    ) -> State:
        """A state that agrees with everything a seat has seen; BotFailed."""
        if not live.game.meta.has_slow_redeals:
            return live.match.redeal(seat, Dice(seed))
        about = (live.row.game, live.match.state, seat, seed)
        state: State = await self._pool.think("redeal", *about, priority=priority)
        return state

    async def roll(
        self, game: str, players: int, seed: str, options: dict[str, OptionValue], owner: str
    ) -> list[int]:
        """The rolls of a set-up for its owner, without one to be kept ready; BotFailed."""
        priority = Priority(owner, when_idle=not owner)
        rolls: list[int] = await self._pool.think(
            "set-up", game, players, seed, options, priority=priority
        )
        return rolls
