"""Exact search: which choices force a win or a loss within so many choices, and in how many.

For games of two in which all is seen and chance decides nothing, and whose states have keys. A
win is what pays 1.0; draws and whatever lies beyond the depth count as "no win". Positions are
told apart by key alone, which is sound with the past closed: a shortest win repeats nothing, so a
rule against repetition matters only for what was repeated before (`Policy.with_past_closed`).
"""

import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tambo.bots.mcts import ForbiddenDice
from tambo.core.dice import Dice
from tambo.core.policy import NO_KEY, Policy
from tambo.core.rules import Rules
from tambo.core.state import State

UNKNOWN: Final = 0
# Primes, because a slot is a remainder. The small table is filled in a millisecond.
SMALL_TABLE: Final = 16_381
LARGE_TABLE: Final = 524_287
NODES_BETWEEN_CLOCKS: Final = 4096


class OutOfBudget(Exception):
    """The search was cut short; what had been proved before stands."""


@final
class Table:
    """What is known of positions, for one attacker: a slot holds the newest of those it fits.

    An entry packs the fewest choices known to suffice for a win (NEVER if none), the most known
    not to suffice, and the choice that decided it last.
    """

    def __init__(self, size: i64) -> None:
        keys = vec[i64](capacity=size)
        entries = vec[i64](capacity=size)
        slot: i64 = 0
        while slot < size:
            keys = append(keys, NO_KEY)
            entries = append(entries, NOTHING)
            slot += 1
        self.size: i64 = size
        self.keys: vec[i64] = keys
        self.entries: vec[i64] = entries

    def entry_of(self, key: i64) -> i64:
        slot: i64 = key % self.size
        return self.entries[slot] if self.keys[slot] == key else NOTHING

    def keep(self, key: i64, entry: i64) -> None:
        slot: i64 = key % self.size
        self.keys[slot] = key
        self.entries[slot] = entry


NEVER: Final = 255
NO_CHOICE: Final = 0xFFFFFF
NOTHING: Final = NEVER | (NO_CHOICE << 16)


@final
class Verdict:
    """What is proved of one choice: won or lost in so many choices (this one counted), or 0."""

    def __init__(self, choice: int) -> None:
        self.choice: int = choice
        self.win_in: int = UNKNOWN
        self.loss_in: int = UNKNOWN

    def __repr__(self) -> str:
        return f"<{self.choice}: win in {self.win_in}, loss in {self.loss_in}>"


@final
class Prover:
    """Proofs about one position for the seat to act, deepened step by step."""

    def __init__(self, policy: Policy, state: State, seat: int) -> None:
        self.policy: Policy = policy
        self.rules: Rules = policy.rules
        self.state: State = policy.with_past_closed(state)
        self.seat: i64 = seat
        self.depth: int = 0
        self.nodes: i64 = 0
        self.node_limit: i64 = 0
        self.deadline: float = 0.0
        self.dice: Dice = ForbiddenDice()
        self.tables: list[Table] = [Table(SMALL_TABLE), Table(SMALL_TABLE)]
        self.verdicts: list[Verdict] = [Verdict(c) for c in self.rules.legal(state, seat)]

    def deepen(self, depth: int, node_limit: int, deadline: float) -> None:
        """Search one choice deeper and deeper, to `depth` or until all is decided.

        OutOfBudget comes out when more nodes are visited than `node_limit` or the clock (as
        `time.perf_counter`) has passed `deadline`; 0 means no such limit.
        """
        self.node_limit = node_limit
        self.deadline = deadline
        while self.depth < depth and not self.is_decided():
            self._look(self.depth + 1)
            self.depth += 1

    def has_keys(self) -> bool:
        """Whether the game gives keys to its positions; without them the search is too slow."""
        if self.policy.position_key(self.state) != NO_KEY:
            return True
        keys = [self.policy.position_key(self._after(verdict)) for verdict in self.verdicts]
        return any(key != NO_KEY for key in keys)

    def is_decided(self) -> bool:
        """Whether a forced win is found, or every choice is known to lose."""
        return self.win_in() > 0 or self.loss_in() > 0

    def win_in(self) -> int:
        """In how many choices of both sides the seat forces a win; 0 if none is known."""
        for verdict in self.verdicts:
            if verdict.win_in:
                return verdict.win_in
        return UNKNOWN

    def loss_in(self) -> int:
        """In how many choices the seat is forced to lose at the latest; 0 if not known to be."""
        longest = 0
        for verdict in self.verdicts:
            if not verdict.loss_in:
                return UNKNOWN
            longest = max(longest, verdict.loss_in)
        return longest

    def _look(self, depth: int) -> None:
        for verdict in self.verdicts:
            if not verdict.loss_in and self._forces(self._after(verdict), self.seat, depth - 1):
                verdict.win_in = depth
                return
        for verdict in self.verdicts:
            if not verdict.loss_in and self._forces(self._after(verdict), 1 - self.seat, depth - 1):
                verdict.loss_in = depth

    def _after(self, verdict: Verdict) -> State:
        child = self.state.clone()
        self.rules.apply(child, self.seat, verdict.choice, self.dice, None)
        return child

    def _forces(self, state: State, attacker: i64, depth: i64) -> bool:
        """Whether the attacker wins within `depth` choices, whatever the other does."""
        actor = self.rules.actor(state)
        if actor < 0:
            return self.rules.payoffs(state)[attacker] == 1.0
        if depth == 0 or not self.policy.can_win_within(state, attacker, depth):
            return False
        table = self.tables[attacker]
        key = self.policy.position_key(state)
        entry: i64 = NOTHING
        if key >= 0:
            entry = table.entry_of(key)
            if depth >= (entry & 255):
                return True
            if depth <= ((entry >> 8) & 255):
                return False
        self._count()
        is_attacking = actor == attacker
        menu = self.rules.legal(state, actor)
        deciding = self._try(state, actor, attacker, menu, entry >> 16, depth)
        if key >= 0:
            table.keep(key, _updated(entry, is_attacking == (deciding >= 0), depth, deciding))
        return is_attacking == (deciding >= 0)

    def _try(
        self, state: State, actor: i64, attacker: i64, menu: list[int], likely: i64, depth: i64
    ) -> i64:
        """The first choice that decides for its maker (the likely one tried first), or -1."""
        wanted = actor == attacker
        if likely != NO_CHOICE:
            child = state.clone()
            self.rules.apply(child, actor, likely, self.dice, None)
            if self._forces(child, attacker, depth - 1) == wanted:
                return likely
        for choice in menu:
            if choice != likely:
                child = state.clone()
                self.rules.apply(child, actor, choice, self.dice, None)
                if self._forces(child, attacker, depth - 1) == wanted:
                    return choice
        return -1

    def _count(self) -> None:
        self.nodes += 1
        if self.nodes == SMALL_TABLE:
            self.tables = [Table(LARGE_TABLE), Table(LARGE_TABLE)]
        if self.node_limit and self.nodes > self.node_limit:
            raise OutOfBudget("nodes")
        if self.deadline and self.nodes % NODES_BETWEEN_CLOCKS == 0:  # noqa: SIM102
            if time.perf_counter() > self.deadline:
                raise OutOfBudget("time")


def _updated(entry: i64, is_won: bool, depth: i64, deciding: i64) -> i64:
    won: i64 = entry & 255
    lost: i64 = (entry >> 8) & 255
    choice: i64 = deciding if deciding >= 0 else entry >> 16
    if is_won and depth < won:
        won = depth
    if not is_won and depth > lost:
        lost = depth
    return won | (lost << 8) | (choice << 16)
