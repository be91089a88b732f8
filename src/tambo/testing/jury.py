"""Plays random games and lets every check look at them."""

from collections.abc import Callable, Mapping
from typing import Any

from tambo.core.dice import Dice
from tambo.core.errors import InvalidRecord
from tambo.core.event import Event
from tambo.core.game import Game
from tambo.core.match import Match
from tambo.core.state import State
from tambo.testing.forgetting import check_redeal_forgets
from tambo.testing.knowledge import check_no_leak, check_no_told_secret, check_redeal
from tambo.testing.moments import (
    check_key,
    check_pieces,
    check_refusals,
    check_someone_can_act,
    check_texts,
    off_the_box,
    read_again,
)
from tambo.testing.numbers import check_numbers, sights_of
from tambo.testing.threads import check_threads
from tambo.testing.types import check_event_type, check_view_type
from tambo.testing.violation import Violation, require

LONGEST_GAME = 20_000
POOL = 400
TRIES = 12
WATCHED = 10
"""How many steps are watched for each one that is looked at."""


class Jury:
    """Tries games of one kind. `clauses` are the ids that its rules page has."""

    def __init__(self, game: Game, clauses: frozenset[str]) -> None:
        self.game = game
        self.clauses = clauses
        self._pool: list[str] = []

    def try_games(
        self,
        players: int,
        options: Mapping[str, Any],
        count: int,
        seed: int = 0,
        looks: int = 3,
        steps: int = 60,
    ) -> int:
        """Random games with these seeds; the choices made in all. Violation names the seed.

        Cheap checks are made at every step of every game, the others at about `looks` random
        steps of so many `steps` (0: at every step).
        """

        def judge(number: int) -> int:
            return self.try_game(players, options, number, looks, steps)

        return self._each(players, options, count, seed, judge)

    def skim_games(self, players: int, options: Mapping[str, Any], count: int, seed: int) -> int:
        """The same for very many games: menus at every step, the rest now and then."""
        return self._each(
            players, options, count, seed, lambda n: self.skim_game(players, options, n)
        )

    def try_threads(
        self,
        players: int,
        options: Mapping[str, Any],
        count: int,
        seed: int = 0,
        longest: int = LONGEST_GAME,
    ) -> int:
        """So many games (or their first `longest` choices), one by one and then in parallel
        threads: they must be the same."""
        return check_threads(self.game, players, options, range(seed, seed + count), longest)

    def _each(
        self,
        players: int,
        options: Mapping[str, Any],
        count: int,
        seed: int,
        judge: Callable[[int], int],
    ) -> int:
        made = 0
        for number in range(seed, seed + count):
            try:
                made += judge(number)
            except Violation as violation:
                where = f"{violation.what} ({players} players, {dict(options)}, seed {number})"
                raise Violation(violation.check, where) from violation
        return made

    def skim_game(self, players: int, options: Mapping[str, Any], seed: int) -> int:
        """One game on the bare rules, played twice to see that it is the same."""
        rules, resolved = self.game.rules, self.game.meta.resolve_options(dict(options))
        ends: list[str] = []
        for _ in range(2):
            dice, made = Dice(f"skim {seed}"), 0
            state = rules.setup(players, resolved, dice)
            while asked := rules.to_act(state):
                require(made < LONGEST_GAME, "1 ends", "the game does not end")
                seat = asked[int(dice.below(len(asked)))]
                menu = rules.legal(state, seat)
                require(bool(menu), "1 ends", f"seat {seat} is asked and cannot answer")
                if not ends:
                    require(len(set(menu)) == len(menu), "1 ends", "a choice stands twice")
                    if made % 8 == 0:
                        check_pieces(self.game, state)
                rules.apply(state, seat, menu[int(dice.below(len(menu)))], dice, None)
                made += 1
            ends.append(self.game.format_position(state))
        require(ends[0] == ends[1], "4 same again", f"{ends[0]!r} and then {ends[1]!r}")
        check_pieces(self.game, state)
        check_someone_can_act(self.game, state)
        check_texts(self.game, state)
        self.check_score(state)
        return made

    def try_game(
        self, players: int, options: Mapping[str, Any], seed: int, looks: int, steps: int = 60
    ) -> int:
        match = self.game.new(players, seed, **options)
        return self._play(match, Dice(f"jury {seed}"), looks, steps)

    def play_on(self, match: Match, dice: Dice, looks: int = 1) -> int:
        """The same from the middle of a game: a position may have fewer pieces than the box.

        The first moment is always looked at.
        """
        off = off_the_box(self.game, match.state)
        self.look(match.state, dice, off)
        return self._play(match, dice, looks, off=off)

    def _play(
        self,
        match: Match,
        dice: Dice,
        looks: int,
        steps: int = 60,
        off: dict[str, int] | None = None,
    ) -> int:
        game, snapshots = self.game, list[tuple[State, str]]()
        watching = Dice(f"watching {match.seed}")
        # Sealed choices make the order of the seats free, so the seat is drawn too.
        while not match.is_over:
            require(len(match.steps) < LONGEST_GAME, "1 ends", "the game does not end")
            state = match.state
            check_someone_can_act(game, state)
            check_pieces(game, state, off)
            if looks == 0 or dice.below(steps) < looks:
                self.look(state, dice, off)
                snapshots.append((state, game.format_position(state)))
            seat = match.to_act[int(dice.below(len(match.to_act)))]
            menu = game.rules.legal(state, seat)
            choice = menu[int(dice.below(len(menu)))]
            self._remember(game.format_choice(state, choice), dice)
            is_watched = looks == 0 or watching.below(steps) < WATCHED * looks
            before = sights_of(match) if is_watched else []
            for event in match.play(seat, choice):
                self._check_event(event)
            if is_watched:
                check_numbers(match, before, match.steps[-1])
            if dice.below(40) == 0:
                self._check_undo(match)
                self._check_undo_of_all(match)
        self.look(match.state, dice, off)
        for state, text in snapshots:
            require(game.format_position(state) == text, "2 clones", f"{text!r} has changed")
        self._check_records(match)
        self.check_score(match.state)
        return len(match.steps)

    def look(self, state: State, dice: Dice, off: dict[str, int] | None = None) -> None:
        """Everything that can be checked of one moment."""
        game = self.game
        tries = [dice_pick(self._pool, dice) for _ in range(TRIES)] if self._pool else []
        check_someone_can_act(game, state)
        check_pieces(game, state, off)
        check_texts(game, state)
        check_view_type(game, state)
        check_refusals(game, state, self.clauses, tries, dice)
        for line in game.board_lines(state, None):
            check_key(line.key)
        for seat in range(state.players):
            check_no_leak(game, state, seat, tries, dice)
            check_no_told_secret(game, state, seat)
            check_redeal(game, state, seat, dice, off)
            check_redeal_forgets(game, state, seat, dice)

    def _remember(self, text: str, dice: Dice) -> None:
        if len(self._pool) < POOL:
            self._pool.append(text)
        else:
            self._pool[int(dice.below(POOL))] = text

    def _check_event(self, event: Event) -> None:
        check_key(f"{self.game.meta.name}-event-{event.kind}")
        check_event_type(self.game, event)

    def _check_undo(self, match: Match) -> None:
        """What may be undone is undone without a trace, and played again to the same end."""
        seat = match.steps[-1].seat
        if match.undo_refusal(seat) is not None:
            return
        step, after = match.steps[-1], match.position()
        before = sights_of(match)
        match.undo(seat)
        check_numbers(match, before, step)
        match.play(seat, step.text)
        require(match.position() == after, "4 same again", f"undo of {step.text!r}")
        require(match.steps[-1] == step, "4 same again", f"events after undo of {step.text!r}")

    def _check_undo_of_all(self, match: Match) -> None:
        """A seat that may take back a choice can do so even if others have acted unseen since."""
        for seat in range(match.players):
            if match.undo_refusal(seat) is not None or match.steps[-1].seat == seat:
                continue
            twin, before = match.clone(), sights_of(match)
            step = twin.undo(seat)
            check_numbers(twin, before, step)
            check_someone_can_act(self.game, twin.state)
            twin.play(seat, step.text)
            is_same = twin.position() == match.position()
            require(is_same, "4 same again", f"undo of {step.text!r} under the choices of others")

    def _check_records(self, match: Match) -> None:
        """3 and 4: a record replays to the same position and events, without a generator."""
        record = match.record()
        try:
            again = self.game.replay(record)
        except InvalidRecord as error:
            raise Violation("4 same again", f"the own record: {error}") from error
        require(again.position() == match.position(), "4 same again", "replay ends elsewhere")
        require(again.record() == record, "3 texts", "the record of the replay differs")
        events = [[step.events for step in game.steps] for game in (match, again)]
        require(events[0] == events[1], "4 same again", "events of the replay differ")
        if match.start is None:
            fresh = self.game.new(match.players, match.seed, **match.options)
            for step in match.steps:
                fresh.play(step.seat, step.choice)
            require(fresh.record() == record, "4 same again", "same seed and choices, other game")

    def check_score(self, state: State) -> None:
        """6: the sheet adds up to the scores, and the position alone gives the same sheet."""
        game = self.game
        outcome = game.outcome(state)
        assert outcome is not None
        totals = [0] * state.players
        for line in outcome.sheet:
            totals[line.seat] += line.points
            require(line.clause in self.clauses, "6 scores", f"{line.clause} does not exist")
            check_key(line.phrase.key)
        require(tuple(totals) == outcome.scores, "6 scores", f"{totals} is not {outcome.scores}")
        again = game.outcome(read_again(game, game.format_position(state)))
        require(again == outcome, "6 scores", f"the position gives {again}, not {outcome}")
        require(outcome.ending in game.meta.endings, "6 scores", f"ending {outcome.ending}?")
        require(outcome.clause in self.clauses, "6 scores", f"{outcome.clause} does not exist")
        check_key(f"{game.meta.name}-ending-{outcome.ending}")
        seats = sorted(seat for place in outcome.ranking for seat in place)
        require(seats == list(range(state.players)), "6 scores", f"ranking {outcome.ranking}")
        payoffs = game.rules.payoffs(state)
        # Nobody may have won: all lost together, and the first place is empty.
        best = max(payoffs)
        winners = {seat for seat, payoff in enumerate(payoffs) if payoff == best > 0.0}
        require(winners == set(outcome.winners), "6 scores", f"payoffs favour {winners}")


def dice_pick(pool: list[str], dice: Dice) -> str:
    return pool[int(dice.below(len(pool)))]
