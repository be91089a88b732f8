"""Very many random games before the jury: `python -m tambo.testing`, behind `make fuzz`.

Every game is skimmed (menus at each step, pieces, texts and scores, played twice); one in twenty
(or another share) is looked at closely as well, with every check.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from rich.console import Console
from rich.progress import Progress

import tambo
from tambo import _pure
from tambo.testing.jury import Jury
from tambo.testing.violation import Violation
from tambo.texts.pages import page

CHUNK = 200
CLOSELY = 20


def try_chunk(
    name: str, players: int, options: dict[str, Any], seed: int, count: int, closely: int
) -> int:
    """Some games in a worker; the number of choices made."""
    chapters = page(name, "en").chapters
    clauses = frozenset(clause.id for chapter in chapters for clause in chapter.clauses)
    jury = Jury(tambo.load(name), clauses)
    made = jury.skim_games(players, options, count, seed)
    return made + jury.try_games(players, options, count // closely, seed, looks=1)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tambo.testing", description=__doc__)
    built = [name for name in tambo.games() if tambo.is_built(name)]
    parser.add_argument("names", nargs="*", default=built, metavar="GAME")
    parser.add_argument("--count", type=int, default=100_000, help="games of each variant")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--players", type=int, help="only tables of this size")
    parser.add_argument(
        "--closely", type=int, default=CLOSELY, metavar="N", help="every check on one game in N"
    )
    parser.add_argument("--variant", metavar="WORD", help="only variants that mention this word")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    if not 1 <= chosen.closely <= CHUNK:
        parser.error(f"--closely is at most {CHUNK}: games are dealt out in chunks of that size")
    console, out = Console(stderr=True), Console(soft_wrap=True, highlight=False, markup=False)
    build = "compiled" if _pure.is_compiled() else "interpreted"
    with ProcessPoolExecutor(chosen.jobs) as pool, Progress(console=console) as progress:
        for name in chosen.names:
            meta = tambo.meta_of(name)
            for players in meta.players:
                if chosen.players not in (None, players):
                    continue
                for variant in meta.variants_for(players):
                    options = {**meta.in_bulk, **variant}
                    if chosen.variant and chosen.variant not in str(dict(options)):
                        continue
                    title = f"{name}, {players} players, {dict(options)}, {build}"
                    task = progress.add_task(title, total=chosen.count)
                    seeds = range(chosen.seed, chosen.seed + chosen.count, CHUNK)
                    last = chosen.seed + chosen.count
                    jobs = [
                        pool.submit(
                            try_chunk,
                            name,
                            players,
                            dict(options),
                            s,
                            min(CHUNK, last - s),
                            chosen.closely,
                        )
                        for s in seeds
                    ]
                    made = 0
                    try:
                        for job in jobs:
                            made += job.result()
                            progress.advance(task, CHUNK)
                    except Violation as violation:
                        for job in jobs:
                            job.cancel()
                        out.print(f"{title}: {violation}")
                        return 1
                    out.print(f"{title}: {chosen.count} games, {made} choices, no violation")
    return 0


if __name__ == "__main__":
    sys.exit(main())
