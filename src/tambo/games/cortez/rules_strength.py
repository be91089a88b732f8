"""What each side of a battle amounts to: warriors, weapons and helpers (CORTEZ-7)."""

from mypy_extensions import i64

from tambo.games.cortez.state import JOINED, CortezState


def strength_of(s: CortezState, side: i64) -> i64:
    weapons: i64 = 0
    counts = [0, 0, 0, 0, 0, 0]
    for seat in range(s.players):
        if seat == s.fighter_of(side) or (is_helper(s, seat) and s.side[seat] == side):
            weapons += s.arms[seat]
            for i in range(6):
                counts[i] += int(s.laid[6 * seat + i])
    total: i64 = 0
    rank: i64 = 5
    while rank >= 0:
        count: i64 = counts[rank]
        doubled = count if count < weapons else weapons
        weapons -= doubled
        total += (count + doubled) * (rank + 1)
        rank -= 1
    return total


def is_helper(s: CortezState, seat: i64) -> bool:
    is_fighter = seat == s.attacker or seat == s.defender
    return not is_fighter and s.stance[seat] == JOINED
