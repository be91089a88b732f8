"""Who may not write in chat, and until when."""

from typing import Literal

from tambo.house.moderation.model import PenaltyRow
from tambo.house.moderation.store import ModerationStore
from tambo.house.platform.clock import Now, minute_of
from tambo.house.platform.database.database import Tx
from tambo.house.platform.errors import HouseError

State = Literal["none", "silenced", "banned"]


class Penalties:
    def __init__(self, store: ModerationStore, now: Now) -> None:
        self._store = store
        self._now = now

    async def check(self, tx: Tx, player_id: str) -> None:
        """HouseError for a person who may not write."""
        penalty = (await self._store.penalties(tx, [player_id])).get(player_id)
        state = state_of(penalty, self._now())
        if state == "banned":
            raise HouseError("chat.banned")
        if state == "silenced" and penalty is not None and penalty.until is not None:
            raise HouseError("chat.silenced", until=minute_of(penalty.until))


def state_of(penalty: PenaltyRow | None, now: float) -> State:
    if penalty is None:
        return "none"
    if penalty.until is None:
        return "banned"
    return "silenced" if penalty.until > now else "none"
