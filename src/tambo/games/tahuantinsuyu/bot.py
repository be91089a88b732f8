"""How a position looks to one apu: an estimate, used by bots and never by the rules."""

from mypy_extensions import i64

from tambo.games.tahuantinsuyu.state import SCORE, TahuantinsuyuState


def evaluate(s: TahuantinsuyuState, apu: i64) -> float:
    """From 0.0 (lost) to 1.0 (won)."""
    best: i64 = 0
    for other in range(s.players):
        if other != apu and s.own[SCORE + other] > best:
            best = s.own[SCORE + other]
    return min(0.99, max(0.01, 0.5 + 0.01 * float(s.own[SCORE + apu] - best)))
