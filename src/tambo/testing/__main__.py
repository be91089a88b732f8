"""Very many random games before the jury: `python -m tambo.testing`, behind `make fuzz`.

Every game is skimmed (menus at each step, pieces, texts and scores, played twice); one in twenty
(or another share) is looked at closely as well, with every check. With `--positions`, mutated
position texts are tried instead: what a game accepts is played on from.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any

from rich.console import Console
from rich.progress import Progress

import tambo
from tambo import _pure
from tambo.testing.jury import Jury
from tambo.testing.positions import Findings, PositionFuzz
from tambo.testing.violation import Violation
from tambo.texts.pages import page

CHUNK = 200
CLOSELY = 20


def clauses_of(name: str) -> frozenset[str]:
    chapters = page(name, "en").chapters
    return frozenset(clause.id for chapter in chapters for clause in chapter.clauses)


def try_chunk(
    seed: int, count: int, closely: int, name: str, players: int, options: dict[str, Any]
) -> int:
    """Some games in a worker; the number of choices made."""
    jury = Jury(tambo.load(name), clauses_of(name))
    made = jury.skim_games(players, options, count, seed)
    return made + jury.try_games(players, options, count // closely, seed, looks=1)


def try_positions(seed: int, count: int, name: str) -> Findings:
    """Some mutated positions in a worker; all kinds of violations among them."""
    fuzz = PositionFuzz(tambo.load(name), clauses_of(name), seed)
    return fuzz.try_many(count, seed, goes_on=True)


class Fuzz:
    """One run from the command line."""

    def __init__(self, chosen: argparse.Namespace, pool: ProcessPoolExecutor, progress: Progress):
        self.chosen = chosen
        self.pool = pool
        self.progress = progress
        self.build = "compiled" if _pure.is_compiled() else "interpreted"
        self.out = Console(soft_wrap=True, highlight=False, markup=False)

    def play_games(self) -> bool:
        """Whether all games of all tables passed; the first violation is printed."""
        count, closely = self.chosen.count, self.chosen.closely
        for name, players, options in self._tables():
            title = f"{name}, {players} players, {options}, {self.build}"
            made = 0
            try:
                for some in self._in_chunks(
                    title, count, try_chunk, closely, name, players, options
                ):
                    made += some
            except Violation as violation:
                self.out.print(f"{title}: {violation}")
                return False
            self.out.print(f"{title}: {count} games, {made} choices, no violation")
        return True

    def read_positions(self) -> bool:
        """Whether all positions passed; one violation of each kind is printed."""
        is_sound = True
        for name in self.chosen.names:
            title = f"{name}, positions, {self.build}"
            total = Findings()
            for found in self._in_chunks(title, self.chosen.positions, try_positions, name):
                total.add(found)
            for violation in total.violations.values():
                self.out.print(f"{title}: {violation}")
            kinds = len(total.violations)
            verdict = f"{kinds} kinds of violations" if kinds else "no violation"
            self.out.print(f"{title}: {total.refused} refused, {total.accepted} sound, {verdict}")
            is_sound = is_sound and not kinds
        return is_sound

    def _tables(self) -> Iterator[tuple[str, int, dict[str, Any]]]:
        for name in self.chosen.names:
            meta = tambo.meta_of(name)
            for players in meta.players:
                if self.chosen.players not in (None, players):
                    continue
                for variant in meta.variants_for(players):
                    options = {**meta.in_bulk, **variant}
                    if not self.chosen.variant or self.chosen.variant in str(options):
                        yield name, players, options

    def _in_chunks(
        self, title: str, count: int, work: Callable[..., Any], *fixed: object
    ) -> Iterator[Any]:
        """What workers made of the seeds from the first on, chunk after chunk."""
        first, last = self.chosen.seed, self.chosen.seed + count
        task = self.progress.add_task(title, total=count)
        jobs: list[Future[Any]] = [
            self.pool.submit(work, seed, min(CHUNK, last - seed), *fixed)
            for seed in range(first, last, CHUNK)
        ]
        try:
            for job in jobs:
                yield job.result()
                self.progress.advance(task, CHUNK)
        finally:
            for job in jobs:
                job.cancel()


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tambo.testing", description=__doc__)
    built = [name for name in tambo.games() if tambo.is_built(name)]
    parser.add_argument("names", nargs="*", default=built, metavar="GAME")
    parser.add_argument("--count", type=int, default=100_000, help="games of each variant")
    parser.add_argument(
        "--positions", type=int, metavar="N", help="no games: N mutated positions of each game"
    )
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
    return chosen


def main() -> int:
    chosen = read_arguments()
    console = Console(stderr=True)
    with ProcessPoolExecutor(chosen.jobs) as pool, Progress(console=console) as progress:
        fuzz = Fuzz(chosen, pool, progress)
        is_sound = fuzz.play_games() if chosen.positions is None else fuzz.read_positions()
    return 0 if is_sound else 1


if __name__ == "__main__":
    sys.exit(main())
