"""Where the states come from that bots and hints think on.

Most games redeal in no time. Where it takes longer, a process of its own does it, one that is asked
nothing else: it is the only one that gets the truth of a match which is going on.
"""

from tambo.core.dice import Dice
from tambo.core.state import State
from tambo.house.bots.pool import BotPool
from tambo.house.table.live import LiveTable


class Dealer:
    def __init__(self, pool: BotPool) -> None:
        self._pool = pool

    async def redeal(self, live: LiveTable, seat: int, seed: str) -> State:
        """A state that agrees with everything a seat has seen; BotFailed."""
        if not live.game.meta.has_slow_redeals:
            return live.match.redeal(seat, Dice(seed))
        state: State = await self._pool.think("redeal", live.row.game, live.match.state, seat, seed)
        return state

    async def close(self) -> None:
        await self._pool.close()
