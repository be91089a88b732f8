"""The house as a state machine: two nodes, one database, commands in any order, a crash at any
commit. What a seat was told stays true, clocks stop when nobody can move, nothing acknowledged is
lost, every proposal ends, and nobody is stranded.

`TAMBO_MACHINE_EXAMPLES` and `TAMBO_MACHINE_STEPS` make it harder, and random.
"""

import asyncio
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from tambo.house.tables.clocks import DAY
from tambo.house.tables.wire import JoinRequest, SeatRequest, TableRequest, TableSummary
from tambo.house.tables.wire_terms import Terms, TimeControl
from tests.house import two_nodes_commands as do
from tests.house.servers import Postgres
from tests.house.two_nodes import (
    PEOPLE,
    Crash,
    Died,
    Engines,
    TwoNodes,
    postgres_engines,
    sqlite_engines,
)
from tests.house.two_nodes_laws import (
    Ran,
    Snapshot,
    Witness,
    check_clocks,
    check_memory,
    check_moves,
    check_own_changes,
    check_proposals,
    check_refused,
    check_seats,
    check_status,
    check_streams,
    snapshot_of,
)

EXAMPLES = int(os.environ.get("TAMBO_MACHINE_EXAMPLES", "40"))
STEPS = int(os.environ.get("TAMBO_MACHINE_STEPS", "20"))
IS_LONG = "TAMBO_MACHINE_EXAMPLES" in os.environ
SECONDS = 0 if IS_LONG else 300
"""A long run takes as long as it takes: an end by the clock would be taken for a law that is
broken, and looked for in ever shorter runs."""

NODES = st.integers(0, 1)
NUMBERS = st.integers(0, 7)
KINDS = st.sampled_from(["undo", "undo", "pause", "pause", "pause", "clock", "end"])
PLAYS = st.builds(do.Play, NUMBERS, st.sampled_from([False] * 5 + [True]))
ASKS = st.builds(do.Ask, NUMBERS, KINDS, NUMBERS)
ANSWERS = st.builds(do.Answer, NUMBERS, st.sampled_from([True] * 4 + [False]))
GOING = st.one_of(
    st.builds(do.DeleteAccount, NUMBERS),
    st.builds(do.Leave, NUMBERS),
    st.builds(do.ComeBack, NUMBERS),
    st.builds(do.Join, NUMBERS, st.booleans()),
)
COMMANDS = st.one_of(
    *[PLAYS] * 4,
    st.one_of(st.builds(do.PlayAgain, NUMBERS), st.builds(do.Undo, NUMBERS)),
    *[ASKS] * 2,
    *[ANSWERS] * 2,
    st.one_of(st.just(do.Answer(0, agrees=False, is_asker=True)), st.just(do.Sweep())),
    *[GOING] * 3,
    st.one_of(st.builds(do.AskForBot, NUMBERS), st.just(do.LookAtClocks())),
    st.one_of(st.builds(do.Accept, NUMBERS), st.builds(do.PlayNextMatch, NUMBERS)),
    st.one_of(st.just(do.Fail()), st.just(do.Forfeit())),
    st.just(do.Repair()),
    st.just(do.CatchUp()),
)
CRASHES = st.sampled_from(
    [
        *[None] * 4,
        *[Crash(1, "after")] * 3,
        *[Crash(2, "after")] * 2,
        Crash(3, "after"),
        Crash(1, "before"),
        Crash(2, "before"),
    ]
)
TURNS_AFTER_THE_END = 5
"""Then people sit down at another table."""
TIME_CONTROLS = [
    TimeControl("live", minutes=30, increment=5),
    TimeControl("days", days=3),
    TimeControl(),
]


class HouseMachine(RuleBasedStateMachine):
    """Rules have no preconditions, and what they draw does not depend on what has happened: what
    two nodes do at once may end in either order."""

    open_engines: ClassVar[Callable[[], Engines]]

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.loop.set_exception_handler(self._on_error)
        self.engines = type(self).open_engines()
        self.house = self.wait(self._opened())
        self.tables: list[do.Table] = []
        self.known: dict[str, Snapshot] = {}
        self.witnesses: dict[str, Witness] = {}
        self.has_failed = False
        self.since_end = 0

    def wait(self, doing: Any) -> Any:
        return self.loop.run_until_complete(doing)

    def _on_error(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """That a task of a dead node ends is no news."""
        if not isinstance(context.get("exception"), Died):
            loop.default_exception_handler(context)

    async def _opened(self) -> TwoNodes:
        house = TwoNodes(self.engines)
        await house.open_accounts()
        return house

    @property
    def table(self) -> do.Table:
        return self.tables[-1]

    # Rules

    @initialize(
        game=st.sampled_from(["harvest", "harvest", "tiki"]),
        time_control=st.sampled_from(TIME_CONTROLS),
        people=st.integers(2, 3),
        has_bot=st.booleans(),
        is_full=st.sampled_from([True] * 4 + [False]),
    )
    def open(
        self, game: str, time_control: TimeControl, people: int, has_bot: bool, is_full: bool
    ) -> None:
        self.opening = (game, time_control, people, has_bot, is_full)
        self.wait(self._open(*self.opening))

    async def _open(
        self, game: str, time_control: TimeControl, people: int, has_bot: bool, is_full: bool
    ) -> None:
        is_short = game == "harvest"
        people = people if is_short else 2
        seats = [SeatRequest("me"), *[SeatRequest("open")] * (people - 1)]
        seats += [SeatRequest("bot", level="any")] * (has_bot and is_short)
        options: Any = {"rounds": 2} if is_short else {}
        wanted = TableRequest(
            game, seats, options, seed="7", terms=Terms(time_control=time_control)
        )
        tables = self.house.nodes[0].tables
        card = await tables.opening.open(wanted, PEOPLE[0])
        for seat in range(1, people if is_full else people - 1):
            token = card.seat_links[str(seat)].rsplit("/", 1)[1]
            await tables.joining.join(card.id, JoinRequest(token), PEOPLE[seat])
        await self._follow(card.id)
        for node in self.house.nodes:
            await node.tables.registry.live(card.id)
        await self.house.end_turn()

    async def _follow(self, table: str) -> None:
        self.tables.append(do.Table(table))
        self.witnesses[table] = Witness()
        self.known[table] = await snapshot_of(self.house, table)

    @rule(node=NODES, command=COMMANDS, crash=CRASHES)
    def one(self, node: int, command: do.Command, crash: Crash | None) -> None:
        self.turn([(node, command)], crash)

    @rule(node=NODES, command=GOING, crash=CRASHES)
    def come_or_go(self, node: int, command: do.Command, crash: Crash | None) -> None:
        self.turn([(node, command)], crash)

    @rule(node=NODES, commands=st.lists(PLAYS, min_size=2, max_size=4))
    def several_moves(self, node: int, commands: list[do.Command]) -> None:
        for command in commands:
            self.turn([(node, command)], None)

    @rule(
        first=NODES,
        one=COMMANDS,
        second=NODES,
        other=COMMANDS,
        late=st.integers(0, 4),
        crash=CRASHES,
    )
    def two_at_once(
        self,
        first: int,
        one: do.Command,
        second: int,
        other: do.Command,
        late: int,
        crash: Crash | None,
    ) -> None:
        """The other begins so many breaths `late`."""
        self.turn([(first, one), (second, do.Late(late, other))], crash)

    @rule(node=NODES, played=PLAYS, one=PLAYS, other=COMMANDS, late=st.integers(0, 4))
    def two_at_once_where_a_move_is_not_known(
        self, node: int, played: do.Command, one: do.Command, other: do.Command, late: int
    ) -> None:
        """At one node a move is made; at another, which is behind, two act at once."""
        self.turn([(1 - node, do.Informed(played))], None)
        self.turn([(node, one), (node, do.Late(late, other))], None)

    @rule(asking=ASKS, nodes=st.tuples(NODES, NODES, NODES), crash=CRASHES)
    def agree(self, asking: do.Ask, nodes: tuple[int, int, int], crash: Crash | None) -> None:
        """One proposes something and the others agree, each at some node; one of them crashes."""
        first, *others = nodes
        self.turn([(first, do.Informed(asking))], None)
        for node in others:
            self.turn([(node, do.Informed(do.Answer(0)))], crash)

    @rule(
        seconds=st.sampled_from(do.WAITS),
        dying=st.sampled_from([None, None, None, 0, 1]),
        broken=st.sampled_from([None, None, None, 0, 1]),
    )
    def pass_time(self, seconds: float, dying: int | None, broken: int | None) -> None:
        """Time passes; a node may die in it, a listener of one may break."""
        self.house.time.passes(seconds)
        if dying is not None:
            self.house.restart(dying)
        for at, node in enumerate(self.house.nodes):
            node.is_listener_broken = at == broken

    # Turns

    def turn(self, commands: list[tuple[int, do.Command]], crash: Crash | None) -> None:
        try:
            self.wait(self._turn(commands, crash))
            self.since_end += self.known[self.table.id].status == "over"
            if self.since_end > TURNS_AFTER_THE_END:
                self.since_end = 0
                self.wait(self._open(*self.opening))
        except BaseException:
            self.has_failed = True
            raise

    async def _turn(self, commands: list[tuple[int, do.Command]], crash: Crash | None) -> None:
        table, house = self.table, self.house
        witness, known = self.witnesses[table.id], len(table.moves)
        for node in house.nodes:
            node.woken.clear()
        outcomes = await asyncio.gather(
            *(
                house.run(at, lambda node, run=command.run: run(node, table), crash)
                for at, command in commands
            )
        )
        dead, has_written = await house.end_turn()
        ran: Ran = [
            (at, command, told) for (at, command), told in zip(commands, outcomes, strict=True)
        ]
        made = {told.value for told in outcomes if isinstance(told.value, do.Move)}
        witness.made |= made
        sent = set(table.moves[known:]) - made
        if any(told.told == "nothing" for told in outcomes):
            witness.unclear |= sent | set(table.moves)
        await self._judge(table.id, ran, dead, sent, has_written)
        for told in outcomes:
            card = told.value
            if isinstance(card, TableSummary) and card.id not in self.known:
                await self._follow(card.id)

    async def _judge(
        self, table: str, ran: Ran, dead: list[int], refused: set[do.Move], has_written: bool
    ) -> None:
        witness, nodes = self.witnesses[table], self.house.nodes
        for name, before in self.known.items():
            now = await snapshot_of(self.house, name) if has_written else before
            about = ran if name == table else []
            self.known[name] = now
            check_moves(now, self.witnesses[name], about)
            check_status(before, now, about)
            check_clocks(now)
            check_proposals(before, now)
            check_seats(now)
            check_memory(now, nodes)
            check_streams(now, self.witnesses[name], nodes)
            if name == table:
                check_refused(now, witness, refused)
                check_own_changes(before, now, nodes, ran, dead)

    # The end

    def teardown(self) -> None:
        try:
            if not self.has_failed:
                self.wait(self._end())
        finally:
            self.wait(self.house.close())
            self.wait(self.loop.shutdown_asyncgens())
            self.loop.close()

    async def _end(self) -> None:
        """Whatever has happened, every proposal ends."""
        self.house.restart(0)
        self.house.time.passes(10 * DAY)
        for _ in range(2):
            await self.house.nodes[0].proposals.sweep()
        for table in self.known:
            found = await snapshot_of(self.house, table)
            waiting = [ask for ask in found.proposals.values() if ask.state == "open"]
            assert not waiting, f"a proposal waits forever: {waiting}"


def run_settings(examples: int = EXAMPLES, **changes: Any) -> settings:
    return settings(
        max_examples=examples,
        stateful_step_count=STEPS,
        deadline=None,
        database=None,
        derandomize=not IS_LONG,
        suppress_health_check=list(HealthCheck),
        report_multiple_bugs=False,
        **changes,
    )


def machine_over(open_engines: Callable[[], Engines]) -> type[HouseMachine]:
    return type("HouseMachine", (HouseMachine,), {"open_engines": staticmethod(open_engines)})


def sqlite_copies(template: Path, folder: Path) -> Callable[[], Engines]:
    """For each example a file of its own."""
    names = iter(range(10**9))

    def open_copy() -> Engines:
        number = next(names)
        for old in folder.glob("house-*"):
            old.unlink()
        return sqlite_engines(Path(shutil.copy(template, folder / f"house-{number}.sqlite")))

    return open_copy


@pytest.mark.timeout(SECONDS)
def test_whatever_two_nodes_do_the_laws_hold(sqlite_template: Path, tmp_path: Path) -> None:
    machine = machine_over(sqlite_copies(sqlite_template, tmp_path))
    run_state_machine_as_test(machine, settings=run_settings())


@pytest.mark.skipif(not IS_LONG, reason="one database is enough for a short run")
@pytest.mark.timeout(SECONDS)
def test_the_laws_hold_on_postgresql(postgres: Postgres, postgres_template: str) -> None:
    url = postgres.new_database(postgres_template)

    run_state_machine_as_test(machine_over(lambda: postgres_engines(url)), settings=run_settings())
