"""Why a seat cannot play something, with the clause that says so."""

from tambo.core.errors import TamboError
from tambo.core.phrase import Phrase
from tambo.house.platform.errors import HouseError
from tambo.house.platform.wire import text_of
from tambo.house.tables.access import SeatAccess
from tambo.house.tables.projection import TableProjection
from tambo.house.tables.registry import Registry
from tambo.house.tables.wire_frames import ExplainRequest, Explanation

WHY_LIMIT = 400


class Explanations:
    def __init__(self, registry: Registry, access: SeatAccess) -> None:
        self._registry = registry
        self._access = access

    async def why(
        self, table: str, question: ExplainRequest, player_id: str, permit: str = ""
    ) -> Explanation:
        """Why the seat, which must be the guest's, cannot play something."""
        live = await self._registry.live(table)
        self._access.check_owner(live.stored, question.seat, player_id, permit)
        refusal = _refusal(live, question.seat, _text(live, question))
        if refusal is None:
            return Explanation(question.seat, "legal", text_of(Phrase("house-legal")), None)
        return Explanation(question.seat, refusal.code, text_of(refusal.phrase), refusal.clause)


def _text(live: TableProjection, question: ExplainRequest) -> str:
    """What the seat would play; HouseError when it is too long to be looked at."""
    text = question.text
    if text is None:
        elements = question.elements or []
        if sum(map(len, elements)) > WHY_LIMIT:
            raise HouseError("malformed")
        text = live.game.spell(live.match.state, elements)
    if len(text) > WHY_LIMIT:
        raise HouseError("malformed")
    return text


def _refusal(live: TableProjection, seat: int, text: str) -> TamboError | None:
    try:
        live.check_running()
        return live.match.refusal(seat, text)
    except HouseError as error:
        return error
