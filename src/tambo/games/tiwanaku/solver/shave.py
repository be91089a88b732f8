"""Suppositions: a value that leads the plain laws into a contradiction is ruled out.

Every value left in a domain is supposed once and settled; what breaks is ruled out, and what
follows from that is drawn at once. Repeated until nothing is new or the trials are used up.
"""

from mypy_extensions import i64

from tambo.games.tiwanaku.solver.logic import Logic


def shave(logic: Logic, domains: list[int], most_trials: int) -> int:
    """Narrow settled domains in place; the number of suppositions made."""
    trials = 0
    changed = True
    while changed:
        changed = False
        for cell in range(len(domains)):
            rest: i64 = domains[cell]
            if rest & (rest - 1) == 0:
                continue
            while rest:
                bit: i64 = rest & -rest
                rest &= rest - 1
                if trials >= most_trials:
                    return trials
                trials += 1
                trial = domains[:]
                trial[cell] = int(bit)
                if not logic.settle(trial):
                    left: i64 = domains[cell]
                    domains[cell] = int(left & ~bit)
                    logic.settle(domains)
                    rest &= domains[cell]
                    changed = True
    return trials
