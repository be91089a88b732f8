"""Mistyped positions, before the jury: `python -m tambo.testing --positions N`.

Texts of real positions are mutated. A game must either refuse one with a `TamboError` that has a
code, or the jury plays on from it: menus, views, redeals, refusals, hints, texts both ways and
random play to the end. Nothing else may be raised, then or later.
"""

import json
import re
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from tambo.core.dice import Dice
from tambo.core.errors import TamboError
from tambo.core.game import Game
from tambo.core.match import Match
from tambo.testing.jury import Jury
from tambo.testing.moments import check_key
from tambo.testing.mutations import Mutator
from tambo.testing.violation import Violation, require

GAMES = 2
EVERY = 7
LARGEST = 2**62 - 1
"""More does not fit the numbers of the compiled engine."""

CHECK = "13 positions"


@dataclass
class Findings:
    """What became of many texts. `violations` has the first of each kind."""

    refused: int = 0
    accepted: int = 0
    violations: dict[str, Violation] = field(default_factory=dict)

    def add(self, others: "Findings") -> None:
        self.refused += others.refused
        self.accepted += others.accepted
        self.violations = {**others.violations, **self.violations}


class PositionFuzz:
    """Mutates positions of one game. `clauses` are the ids that its rules page has."""

    def __init__(
        self, game: Game, clauses: frozenset[str], seed: int = 0, samples: tuple[str, ...] = ()
    ) -> None:
        self.game = game
        self.jury = Jury(game, clauses)
        self.clauses = clauses
        self._seed = seed
        self._samples = samples

    @cached_property
    def mutator(self) -> Mutator:
        """Made when the first text is wanted: the games whose positions it takes are slow."""
        return Mutator([*sample_positions(self.game, self._seed), *self._samples])

    def try_many(self, count: int, seed: int = 0, goes_on: bool = False) -> Findings:
        """So many texts with seeds from here on. The first violation is raised, or all are kept."""
        findings = Findings()
        for number in range(seed, seed + count):
            text = self.mutator.text(Dice(f"position {number}"))
            try:
                if self.try_text(text, number):
                    findings.accepted += 1
                else:
                    findings.refused += 1
            except Violation as violation:
                if not goes_on:
                    raise
                findings.violations.setdefault(_kind_of(violation), violation)
        return findings

    def try_text(self, text: str, seed: int = 0) -> bool:
        """Whether the game accepts a text; Violation if it does not refuse it properly, or if
        something goes wrong later."""
        try:
            match = self.game.from_position(text, seed)
        except TamboError as refusal:
            self._check_refused(text, refusal)
            return False
        except Exception as error:
            raise _raised("reading", text, error) from error
        try:
            self._play_on(match, Dice(f"from {seed}"))
        except Violation as violation:
            where = f"{violation.what} (position {text!r}, seed {seed})"
            raise Violation(violation.check, where) from violation
        except Exception as error:
            raise _raised("going on from", text, error) from error
        return True

    def _check_refused(self, text: str, refusal: TamboError) -> None:
        require(bool(refusal.code), CHECK, f"refused without a code: {text!r}")
        has_clause = refusal.clause is None or refusal.clause in self.clauses
        require(has_clause, CHECK, f"{refusal.clause}? for {text!r}")
        check_key(refusal.phrase.key)
        require(bool(str(refusal)), CHECK, f"refused without a word: {text!r}")

    def _play_on(self, match: Match, dice: Dice) -> None:
        numbers = [int(n) for n in re.findall(r"\d+", match.position()) if len(n) < 300]
        require(max(numbers, default=0) <= LARGEST, CHECK, "a number too large for the engine")
        self._look_at(match, dice)
        self.jury.play_on(match, dice)

    def _look_at(self, match: Match, dice: Dice) -> None:
        """What a house shows of a table at once, and what a bot is handed."""
        state = match.state
        for seat in (None, *range(match.players)):
            json.dumps(match.view(seat))
            for line in match.board(seat):
                check_key(line.key)
                str(line)
        for seat in range(match.players):
            for choice in match.menu(seat):
                str(choice.phrase)
            require((match.prompt(seat) is None) == (seat not in match.to_act), CHECK, "a prompt")
            for step in self.game.coach.hint(match.redeal(seat, dice), seat, dice) or ():
                check_key(step.phrase.key)
                str(step.phrase)
        self.game.meta.resolve_options(dict(self.game.options_of(state)))
        self.game.policy.patience(state)


def sample_positions(game: Game, seed: int = 0) -> list[str]:
    """Positions from random games of every number of players and variant."""
    texts: list[str] = []
    for players in game.meta.players:
        for options in game.meta.variants_for(players):
            for number in range(GAMES):
                dice = Dice(f"sample {seed} {players} {options} {number}")
                texts += _positions_of(game, players, dict(options), dice)
    return texts


def _positions_of(game: Game, players: int, options: dict[str, Any], dice: Dice) -> list[str]:
    """Some moments of a game, among them one of each that asks for something else."""
    texts: list[str] = []
    seen: set[str] = set()
    state = game.rules.setup(players, game.meta.resolve_options(options), dice)
    while (asked := game.rules.to_act(state)) and len(texts) < 400:
        seat = asked[int(dice.below(len(asked)))]
        prompt = game.prompt(state, seat).key
        if prompt not in seen or dice.below(EVERY) == 0:
            seen.add(prompt)
            texts.append(game.format_position(state))
        menu = game.rules.legal(state, seat)
        game.rules.apply(state, seat, menu[int(dice.below(len(menu)))], dice, None)
    return [*texts, game.format_position(state)]


def _raised(doing: str, text: str, error: Exception) -> Violation:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = ""
    if trace is not None:
        path = trace.tb_frame.f_code.co_filename.rpartition("/")[2]
        where = f" in {path}, {trace.tb_frame.f_code.co_name}"
    return Violation(CHECK, f"{type(error).__name__}: {error}{where}; {doing} {text!r}")


def _kind_of(violation: Violation) -> str:
    """Violations of one kind differ in their numbers and in what they quote."""
    what = re.sub(r"['\"\[({].*", "", violation.what)
    return re.sub(r"\d+", "0", f"{violation.check} {what}")
