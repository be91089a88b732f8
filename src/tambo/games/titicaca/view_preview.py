"""What a region would score now, for whom and why, as far as one seat can know.

A temple whose value is hidden from the seat counts as 1 to 2, both of a player together as 3, and
a tie that hangs on them is told as open. Asks `rules_scoring` and decides nothing itself.
"""

from dataclasses import dataclass
from itertools import product
from typing import Final

from tambo.core.bits import BIT, bits_of, count_of
from tambo.core.phrase import Phrase
from tambo.games.titicaca.choices import (
    decode_join,
    decode_settle,
    decode_temple,
    decode_unite,
    verb_of,
)
from tambo.games.titicaca.components import COLOURS
from tambo.games.titicaca.rules_scoring import SHORE, Prize, judge, prize_name, shore_of
from tambo.games.titicaca.scoring import by_colour, how_won
from tambo.games.titicaca.state import TiticacaState

# What hidden temples of one player may be worth beyond 1 each: none, one of the two, or both.
SURPLUS: Final = ([0], [0, 1], [1])


@dataclass(frozen=True, slots=True)
class Forecast:
    """One prize as it looks to a seat. `winners` is empty while hidden temples decide."""

    what: str
    points: int
    winners: list[int]
    each: int
    phrase: Phrase


def forecasts(
    s: TiticacaState,
    viewer: int | None,
    area: int,
    villages: list[int],
    added: tuple[int, int] = (0, 0),
) -> list[Forecast]:
    """The prizes of a region of these lands; `added` are temples +1, +2 thought to be there."""
    kinds = {s.country.kind[land] for land in bits_of(area)}
    ones, twos, hidden = added[0], added[1], 0
    for seat in range(s.players):
        if s.knows_temples(viewer, seat):
            ones |= BIT[s.temples_one[seat]] if s.temples_one[seat] >= 0 else 0
            twos |= BIT[s.temples_two[seat]] if s.temples_two[seat] >= 0 else 0
        else:
            hidden |= s.temple_lands(seat)
    lines = []
    for what in [*sorted(kinds), SHORE]:
        prize = judge(s.country, villages, area, what, ones | hidden, twos)
        lines.append(_forecast(s, area, villages, prize, hidden))
    return lines


def _forecast(
    s: TiticacaState, area: int, villages: list[int], prize: Prize, hidden: int
) -> Forecast:
    """`prize` was judged with every hidden temple at its least."""
    lands = area if prize.what == SHORE else area & s.country.lands_of[int(prize.what)]
    figures: dict[int, list[int]] = {}
    for seat, lakes, temples in zip(prize.tied, prize.lakes, prize.temples, strict=False):
        unseen = int(count_of(villages[seat] & lands & hidden))
        figures[seat] = [lakes + temples + more for more in SURPLUS[unseen]]
    winners, each, how = prize.winners, int(prize.each), how_won(prize)
    if figures:
        winners = _certain_winners(figures)
        each = int(prize.points) // len(winners) if winners else 0
        how = ("tie-open", "tie-won", "tie-shared")[min(len(winners), 2)]
    words = {seat: "-".join(str(figure) for figure in known) for seat, known in figures.items()}
    args: dict[str, str | int] = {
        "what": prize_name(int(prize.what)),
        "points": int(prize.points),
        "each": each,
        "villages": int(prize.most),
        "colour": COLOURS[winners[0]] if winners else "none",
        **by_colour(words),
    }
    phrase = Phrase(f"titicaca-preview-{how}", args)
    return Forecast(prize_name(int(prize.what)), int(prize.points), winners, each, phrase)


def _certain_winners(figures: dict[int, list[int]]) -> list[int]:
    """Those who win with any hidden temples; none while it depends on them."""
    outcomes = []
    for known in product(*figures.values()):
        best = max(known)
        outcomes.append([seat for seat, own in zip(figures, known, strict=True) if own == best])
    return outcomes[0] if all(seats == outcomes[0] for seats in outcomes) else []


def region_after(s: TiticacaState, choice: int) -> tuple[int, list[int], tuple[int, int]]:
    """The lands of the region a choice would make, villages and temples as they would be.

    No lands for a choice that makes none.
    """
    villages, mover = s.villages[:], int(s.mover())
    match verb_of(choice):
        case "settle":
            area = BIT[decode_settle(choice)]
            villages[mover] |= area
            return area, villages, (0, 0)
        case "join":
            return s.area[int(s.fresh)] | s.area[decode_join(choice)], villages, (0, 0)
        case "unite":
            one, other = decode_unite(choice)
            return s.area[one] | s.area[other], villages, (0, 0)
        case "temple":
            land, value = decode_temple(choice)
            added = (BIT[land], 0) if value == 1 else (0, BIT[land])
            return s.area[s.home[land]], villages, added
    return 0, villages, (0, 0)


def lakes_of(s: TiticacaState, area: int) -> list[int]:
    """The numbers of the lakes that border these lands."""
    return bits_of(int(shore_of(s.country, area)))
