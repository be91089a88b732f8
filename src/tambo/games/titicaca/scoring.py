"""The score sheet of Titicaca, rebuilt from the board and the ledger, and the end.

Every line names a clause and says why: which region, what for, how many villages, and the figures
of a tie. Villages never move, so the lands of a region as they were counted are enough to judge it
again.
"""

from tambo.core.bits import bits_of, count_of
from tambo.core.outcome import Outcome, SheetLine
from tambo.core.phrase import Phrase
from tambo.games.titicaca.components import COLOURS
from tambo.games.titicaca.rules_scoring import (
    PRIZES,
    SHORE,
    Prize,
    judge,
    largest_group,
    prize_name,
)
from tambo.games.titicaca.state import ENDINGS, OVER, TiticacaState

CLAUSES = {"full": "TITICACA-8.1", "unarmed": "TITICACA-8.2", "no-bids": "TITICACA-8.2"}


def outcome_of(s: TiticacaState) -> Outcome | None:
    if s.decision != OVER:
        return None
    ranking = tuple(
        tuple(seat for seat in range(s.players) if s.score[seat] == points)
        for points in sorted(set(s.score), reverse=True)
    )
    ending = ENDINGS[int(s.ending)]
    return Outcome(ending, CLAUSES[ending], ranking, tuple(s.score), sheet_of(s))


def sheet_of(s: TiticacaState) -> tuple[SheetLine, ...]:
    """All points scored so far, in the order in which they were."""
    lines: list[SheetLine] = []
    for seat in range(s.players):
        _add(lines, seat, s.carried[seat], "TITICACA-9.3", "carried", 0)
    has_end = False
    for at in range(0, len(s.ledger), 4):
        lake, area, one, two = s.ledger[at : at + 4]
        if area == 0:
            _add(lines, one, two, "TITICACA-7.1", "arms", lake)
            continue
        if lake == 0 and not has_end:
            has_end = True
            lines += _lines_at_end(s)
        lines += _lines_of_region(s, lake, area, one, two)
    if s.decision == OVER and not has_end:
        lines += _lines_at_end(s)
    return tuple(lines)


def _lines_at_end(s: TiticacaState) -> list[SheetLine]:
    lines: list[SheetLine] = []
    for seat in range(s.players):
        group = int(largest_group(s.country, s.villages[seat]))
        _add(lines, seat, int(count_of(s.villages[seat])), "TITICACA-7.3", "villages", 0)
        _add(lines, seat, 3 * group, "TITICACA-7.3", "group", 0)
        _add(lines, seat, s.stock[seat], "TITICACA-7.3", "arms", 0)
    return lines


def _add(lines: list[SheetLine], seat: int, points: int, clause: str, what: str, lake: int) -> None:
    if points:
        phrase = Phrase(f"titicaca-sheet-{what}", {"lake": lake, "count": points})
        lines.append(SheetLine(seat, points, clause, phrase))


def _lines_of_region(
    s: TiticacaState, lake: int, area: int, ones: int, twos: int
) -> list[SheetLine]:
    lines: list[SheetLine] = []
    for prize in prizes_of(s, area, ones, twos):
        for seat in prize.winners if prize.points else []:
            args = {"lake": lake, **explain(s, area, prize)}
            phrase = Phrase(f"titicaca-sheet-{how_won(prize)}", args)
            clause = clause_of(prize)
            lines.append(SheetLine(seat, int(prize.each), clause, phrase))
    return lines


def prizes_of(s: TiticacaState, area: int, ones: int, twos: int) -> list[Prize]:
    """The prizes of a region: one for each kind of land in it, one for its shore."""
    kinds = {s.country.kind[land] for land in bits_of(area)}
    wanted = [what for what in range(PRIZES) if what == SHORE or what in kinds]
    return [judge(s.country, s.villages, area, what, ones, twos) for what in wanted]


def how_won(prize: Prize) -> str:
    """Which sentence explains a prize."""
    if len(prize.tied) < 2:
        return "most"
    return "tie-won" if len(prize.winners) == 1 else "tie-shared"


def clause_of(prize: Prize) -> str:
    if len(prize.winners) > 1:
        return "TITICACA-5.4"
    if len(prize.tied) > 1:
        return "TITICACA-5.3"
    return "TITICACA-5.2" if prize.what == SHORE else "TITICACA-5.1"


def by_colour(words: dict[int, str]) -> dict[str, str | int]:
    """A word for each seat as arguments of `titicaca-figures`; "none" leaves a colour out."""
    return {colour: words.get(seat, "none") for seat, colour in enumerate(COLOURS)}


def explain(s: TiticacaState, area: int, prize: Prize) -> dict[str, str | int]:
    """The arguments of a sentence about a prize, with the figures of a tie such as 3+2."""
    figures = {}
    for seat, lakes, temples in zip(prize.tied, prize.lakes, prize.temples, strict=False):
        figures[seat] = f"{lakes}+{temples}" if temples else str(lakes)
    return {
        "region": s.country.names(area)[0],
        "what": prize_name(int(prize.what)),
        "points": int(prize.points),
        "each": int(prize.each),
        "villages": int(prize.most),
        **by_colour(figures),
    }
