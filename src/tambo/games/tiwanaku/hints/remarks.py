"""The review after a game: from which move on each announced crop could be known.

What a table knows only grows, so the first such move is found by halving. `deduction.exact` judges
what was certain and what was possible; where it did not find out, the remark says so.
"""

from collections.abc import Callable
from typing import cast

from tambo.core.coach import Statement
from tambo.core.match import Match
from tambo.core.phrase import Phrase
from tambo.games.tiwanaku.board import CELLS
from tambo.games.tiwanaku.deduction.exact import is_impossible
from tambo.games.tiwanaku.deduction.knowledge import Knowledge, knowledge_of
from tambo.games.tiwanaku.events import Divined, Erred
from tambo.games.tiwanaku.solver.values import ALL_VALUES, CROP_VALUES
from tambo.games.tiwanaku.state import TiwanakuState


def remarks(match: Match) -> list[tuple[int, Statement]]:
    """One comment for each announcement of a crop."""
    known = [knowledge_of(cast(TiwanakuState, state)) for state in match.states]
    found = []
    for number, step in enumerate(match.steps):
        for event in step.events:
            if isinstance(event.fact, Divined | Erred):
                said = _remark(known[: number + 1], event.fact)
                found.append((number, Statement(said, (f"cell:{event.fact.at}",))))
    return found


def _remark(known: list[Knowledge], fact: Divined | Erred) -> Phrase:
    """`known[n]` is what the table knew after n moves; the last entry before the announcement."""
    cell, said, crop = CELLS.index(fact.at), fact.said, fact.crop
    words: dict[str, str | int] = {"at": fact.at, "said": said, "crop": crop}
    if said == crop:
        others = ALL_VALUES & ~CROP_VALUES[crop - 1]
        kind, lucky = "known", "guessed"
    else:
        others = CROP_VALUES[said - 1]
        kind, lucky = "refuted", "unlucky"
    if is_impossible(known[-1], cell, others) is None:
        return Phrase("tiwanaku-remark-open", words)
    move = first_proof(known, lambda now: is_impossible(now, cell, others) is True)
    if move is None:
        return Phrase(f"tiwanaku-remark-{lucky}", words)
    if move == 0:
        return Phrase(f"tiwanaku-remark-{kind}-start", words)
    return Phrase(f"tiwanaku-remark-{kind}", {**words, "move": move})


def first_proof(known: list[Knowledge], proves: Callable[[Knowledge], bool]) -> int | None:
    """After how many moves something is first proved; None if not even after the last."""
    if not proves(known[-1]):
        return None
    low, high = 0, len(known) - 1
    while low < high:
        middle = (low + high) // 2
        if proves(known[middle]):
            high = middle
        else:
            low = middle + 1
    return high
