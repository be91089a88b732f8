"""Where a pawn can go: TIWANAKU-3.1 to 3.6, and 6.6 for co-op. Masks in, masks out."""

from mypy_extensions import i64

from tambo.core.bits import BIT
from tambo.games.tiwanaku.board import BORDERS, BOTTOM_ROW, EDGES, TOP_ROW, step_from
from tambo.games.tiwanaku.state import COOPERATIVE, TiwanakuState


def spread(s: TiwanakuState, cells: i64) -> i64:
    """The cells orthogonally beside any of some cells."""
    return (
        ((cells << 1) & ~BOTTOM_ROW) | ((cells >> 1) & ~TOP_ROW) | (cells << 5) | (cells >> 5)
    ) & (BIT[s.cells] - 1)


def entries(s: TiwanakuState, seat: i64) -> i64:
    """3.6: where a pawn from the reserve can end."""
    colour = s.colour_of(seat)
    if s.reserve_of(colour) <= 0:
        return 0
    if s.mode == COOPERATIVE:
        edge: i64 = EDGES[s.board][int(s.direction)]  # 6.6
    else:
        edge = BORDERS[s.board]
    return _flood(s, seat, edge, -1)


def moves_from(s: TiwanakuState, seat: i64, start: i64) -> i64:
    """3.2 to 3.5: where the pawn on `start` can end."""
    if s.mode == COOPERATIVE:
        first = step_from(int(s.columns), int(start), int(s.direction))
        return _flood(s, seat, BIT[first], start) if first >= 0 else 0
    return _flood(s, seat, spread(s, BIT[int(start)]), start)


def _flood(s: TiwanakuState, seat: i64, first: i64, start: i64) -> i64:
    """The cells where a walk that begins on one of `first` can end."""
    own: i64 = s.own_pawns(seat)
    enterable: i64 = (BIT[s.cells] - 1) & ~s.adverse_pawns(seat)  # 3.4
    if start >= 0:
        enterable &= ~BIT[int(start)]
    passable: i64 = s.planted | own  # 3.2
    reached: i64 = 0
    front: i64 = first & enterable
    while front:
        reached |= front
        front = spread(s, front & passable) & enterable & ~reached
    reached &= ~own
    if s.mode == COOPERATIVE:
        reached &= ~s.planted  # 6.6
    return reached
