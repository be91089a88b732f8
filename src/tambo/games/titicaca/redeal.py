"""A state as another could be of which a seat sees the same."""

from tambo.core.bits import BIT
from tambo.core.dice import Dice
from tambo.games.titicaca.rules_regions import temple_menu
from tambo.games.titicaca.state import BIDDING, BUILDING, NO_BID, TiticacaState


def redeal(s: TiticacaState, seat: int, dice: Dice) -> TiticacaState:
    """Others' hidden temples may be the other way round; their sealed bids are still to come."""
    copy = s.clone()
    for other in range(s.players):
        if other == seat:
            continue
        if not s.known & BIT[other] and s.temple_lands(other) and dice.below(2):
            lands = copy.temples_one[other], copy.temples_two[other]
            copy.temples_two[other], copy.temples_one[other] = lands
        if s.decision == BIDDING and s.stock[other] > 0:
            copy.bids[other] = NO_BID
    if s.decision == BUILDING:
        copy.options = temple_menu(copy, copy.mover())
    return copy
