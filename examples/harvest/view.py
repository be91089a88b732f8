"""What a seat of Harvest sees: its own cards, and what lies open."""

from tambo.core.view import View

from .state import LAY, HarvestState


class HarvestView(View, tag="harvest"):
    """What a seat of Harvest sees.

    `deck` is how many cards are left to draw, `discards` those that have been played. `hand` is
    the own one, and `mine` the card laid face down, 0 before. `laid` are the cards of all seats
    once they are turned up, and `reaper` the seat that stores or sows then, otherwise -1. `teams`
    are the teams of the seats.
    """

    round: int
    rounds: int
    deck: int
    discards: list[int]
    scores: list[int]
    hand: list[int]
    laid: list[int] | None
    mine: int | None
    reaper: int
    teams: list[int]


def view_of(s: HarvestState, seat: int | None, to_act: list[int]) -> HarvestView:
    is_open = s.decision != LAY
    return HarvestView(
        seat=seat,
        players=s.players,
        to_act=to_act,
        round=s.round,
        rounds=s.rounds,
        deck=len(s.deck),
        discards=sorted(s.discards),
        scores=s.scores[:],
        hand=[] if seat is None else s.hands[seat][:],
        laid=s.laid[:] if is_open else None,
        mine=None if seat is None or is_open else s.laid[seat],
        reaper=s.reaper,
        teams=[s.team_of(other) for other in range(s.players)],
    )
