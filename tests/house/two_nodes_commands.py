"""What people, bots and jobs do at a table, as data: chosen by a test, carried out at a node.

Each command looks at the table as its node knows it, which may be behind. One that makes no sense
there does nothing.
"""

import asyncio
from dataclasses import dataclass, field
from typing import Any, Literal

from tambo.core.match import Match
from tambo.house.tables.clocks import DAY, MINUTE
from tambo.house.tables.commands import FORFEIT
from tambo.house.tables.model import INVITED
from tambo.house.tables.projection import TableProjection
from tambo.house.tables.wire import JoinRequest, TableSummary
from tambo.house.tables.wire_proposals import AnswerRequest, ProposalRequest
from tests.house.two_nodes import PEOPLE, MortalNode

Kind = Literal["undo", "pause", "resume", "clock", "end"]
TIME_CONTROLS: list[dict[str, str | int]] = [
    {"kind": "live", "minutes": 10, "increment": 5},
    {"kind": "days", "days": 2},
    {"kind": "none"},
]
WAITS = (1.0, 6 * MINUTE, DAY + 1, 4 * DAY)


@dataclass(frozen=True)
class Move:
    """One attempt to decide something, under an id of its own; it may be sent again."""

    table: str
    seat: int
    decision: int
    choice: int | str
    id: str
    is_bot: bool = False


@dataclass
class Table:
    """The table a command is about, and what was sent to it."""

    id: str
    moves: list[Move] = field(default_factory=list)

    def move(self, match: Match, seat: int, choice: int | str, **more: Any) -> Move:
        decision = match.decision(seat)
        sent = Move(self.id, seat, decision, choice, f"move {len(self.moves)}", **more)
        self.moves.append(sent)
        return sent


class Command:
    """Returns what its caller gets to see: a move that was made, a card, or nothing."""

    async def run(self, node: MortalNode, table: Table) -> Any:
        raise NotImplementedError


@dataclass(frozen=True)
class Late(Command):
    """Another command, after others have had so many turns of the event loop."""

    turns: int
    command: Command

    async def run(self, node: MortalNode, table: Table) -> Any:
        for _ in range(self.turns):
            await asyncio.sleep(0)
        return await self.command.run(node, table)


@dataclass(frozen=True)
class Informed(Command):
    """Another command, at a node that has caught up before."""

    command: Command

    async def run(self, node: MortalNode, table: Table) -> Any:
        await node.tables.registry.keep_up(table.id)
        return await self.command.run(node, table)


@dataclass(frozen=True)
class Play(Command):
    """Decide for a seat that must, a person's or a bot's."""

    which: int
    is_stale: bool = False

    async def run(self, node: MortalNode, table: Table) -> Move | None:
        live = await node.tables.registry.live(table.id)
        match = live.match
        if match.is_over:
            return None
        seat = match.to_act[self.which % len(match.to_act)]
        menu = match.legal(seat)
        choice, is_bot = menu[self.which % len(menu)], live.is_played_by_bot(seat)
        sent = table.move(match, seat, choice, is_bot=is_bot)
        decision = sent.decision - self.is_stale
        play = node.tables.commands.play
        await play(table.id, seat, decision, choice, sent.id, is_bot=is_bot)
        return sent


@dataclass(frozen=True)
class PlayAgain(Command):
    """Send a move again: a client without an answer does not know whether it counts."""

    which: int

    async def run(self, node: MortalNode, table: Table) -> Move | None:
        if not table.moves:
            return None
        sent = table.moves[-1 - self.which % len(table.moves)]
        if sent.choice == UNDO:
            await node.tables.commands.undo(table.id, sent.seat, sent.decision, sent.id)
        else:
            play = node.tables.commands.play
            facts = (table.id, sent.seat, sent.decision, sent.choice, sent.id)
            await play(*facts, is_bot=sent.is_bot)
        return sent


UNDO = "undo"


@dataclass(frozen=True)
class Undo(Command):
    """Undo a choice: of the seat that chose last, or of any seat."""

    which: int

    async def run(self, node: MortalNode, table: Table) -> Move | None:
        match = (await node.tables.registry.live(table.id)).match
        last = match.steps[-1].seat if match.steps else 0
        seat = last if self.which == 0 else self.which % match.players
        sent = table.move(match, seat, UNDO)
        await node.tables.commands.undo(table.id, seat, sent.decision, sent.id)
        return sent


@dataclass(frozen=True)
class Ask(Command):
    """Propose something; where the match rests, to go on."""

    which: int
    kind: Kind
    time_control: int = 0

    async def run(self, node: MortalNode, table: Table) -> TableSummary | None:
        live = await node.tables.registry.live(table.id)
        seat, person = _sitting(live, self.which)
        kind = "resume" if self.kind == "pause" and live.row.status == "paused" else self.kind
        time_control = (
            TIME_CONTROLS[self.time_control % len(TIME_CONTROLS)] if kind == "clock" else {}
        )
        return await node.proposals.propose(
            table.id, ProposalRequest(kind, seat, time_control=time_control), person
        )


@dataclass(frozen=True)
class Answer(Command):
    """Of one who has not answered yet; of the asker, it withdraws what was asked."""

    which: int
    agrees: bool = True
    is_asker: bool = False

    async def run(self, node: MortalNode, table: Table) -> TableSummary | None:
        live = await node.tables.registry.live(table.id)
        ask = live.proposal
        if ask is None:
            return None
        voters = [chair.seat for chair in live.seats if chair.player_id and chair.seat != ask.seat]
        silent = [seat for seat in voters if str(seat) not in ask.answers] or [ask.seat]
        seat = ask.seat if self.is_asker else silent[self.which % len(silent)]
        wish = AnswerRequest(seat, self.agrees and not self.is_asker)
        person = live.seats[seat].player_id or "nobody"
        return await node.proposals.answer(table.id, ask.number, wish, person)


@dataclass(frozen=True)
class Leave(Command):
    which: int

    async def run(self, node: MortalNode, table: Table) -> TableSummary:
        seat, person = _sitting(await node.tables.registry.live(table.id), self.which)
        return await node.leave_service.leave(table.id, seat, person)


@dataclass(frozen=True)
class ComeBack(Command):
    """A seat with a stand-in, if there is one."""

    which: int

    async def run(self, node: MortalNode, table: Table) -> TableSummary:
        live = await node.tables.registry.live(table.id)
        away = [seat for seat in live.stand_ins if live.seats[seat].player_id]
        seat = away[self.which % len(away)] if away else 0
        return await node.leave_service.come_back(
            table.id, seat, live.seats[seat].player_id or "nobody"
        )


@dataclass(frozen=True)
class AskForBot(Command):
    """A player has waited long enough for another."""

    which: int

    async def run(self, node: MortalNode, table: Table) -> TableSummary:
        live = await node.tables.registry.live(table.id)
        seat, person = _sitting(live, self.which)
        others = [chair.player_id for chair in live.seats if chair.player_id not in (None, person)]
        return await node.leave_service.ask_for_bot(table.id, seat, others[0] if others else person)


@dataclass(frozen=True)
class Join(Command):
    """Take a seat by its link, or without one, as in the lobby: an open one, if there is one."""

    which: int
    has_link: bool = True

    async def run(self, node: MortalNode, table: Table) -> TableSummary | bool:
        live = await node.tables.registry.live(table.id)
        free = [chair.seat for chair in live.seats if chair.kind == "open"]
        seat = free[self.which % len(free)] if free else 0
        there = [chair.player_id for chair in live.seats]
        person = [*(one for one in PEOPLE if one not in there), "eve"][0]
        if not self.has_link:
            return await node.tables.joining.take_seat(table.id, seat, person, person)
        token = node.credentials.seat_token(table.id, seat)
        return await node.tables.joining.join(table.id, JoinRequest(token), person)


@dataclass(frozen=True)
class Accept(Command):
    """Come to a match one is invited to."""

    which: int

    async def run(self, node: MortalNode, table: Table) -> TableSummary:
        live = await node.tables.registry.live(table.id)
        invited = [
            chair.player_id for chair in live.seats if chair.level == INVITED and chair.player_id
        ]
        person = invited[self.which % len(invited)] if invited else PEOPLE[0]
        return await node.tables.joining.accept(table.id, person)


@dataclass(frozen=True)
class Fail(Command):
    """The house pauses the match because of an error of its own."""

    async def run(self, node: MortalNode, table: Table) -> None:
        await node.tables.registry.live(table.id)
        await node.tables.commands.pause(table.id, "bot")


@dataclass(frozen=True)
class Repair(Command):
    """Let a match go on that an error has paused."""

    async def run(self, node: MortalNode, table: Table) -> None:
        await node.tables.commands.resume(table.id)


@dataclass(frozen=True)
class Forfeit(Command):
    """A tournament has decided the match."""

    async def run(self, node: MortalNode, table: Table) -> None:
        await node.tables.commands.end(table.id, FORFEIT)
        node.tables.changes.publish(table.id)


@dataclass(frozen=True)
class DeleteAccount(Command):
    which: int

    async def run(self, node: MortalNode, table: Table) -> None:
        _seat, person = _sitting(await node.tables.registry.live(table.id), self.which)
        await node.delete_account(person)


@dataclass(frozen=True)
class Sweep(Command):
    """See to proposals that have waited long enough."""

    async def run(self, node: MortalNode, table: Table) -> None:
        await node.proposals.sweep()


@dataclass(frozen=True)
class LookAtClocks(Command):
    async def run(self, node: MortalNode, table: Table) -> None:
        await node.look()


@dataclass(frozen=True)
class CatchUp(Command):
    """A node learns what others have written."""

    async def run(self, node: MortalNode, table: Table) -> None:
        await node.tables.registry.live(table.id)
        await node.tables.registry.keep_up(table.id)


@dataclass(frozen=True)
class PlayNextMatch(Command):
    """Offer the next match to the same people, or come to the one that is offered."""

    which: int

    async def run(self, node: MortalNode, table: Table) -> TableSummary:
        _seat, person = _sitting(await node.tables.registry.live(table.id), self.which)
        return await node.tables.rematches.again(table.id, person)


def _sitting(live: TableProjection, which: int) -> tuple[int, str]:
    """The seat of a person, and who that is."""
    taken = [chair.seat for chair in live.seats if chair.player_id]
    seat = taken[which % len(taken)] if taken else 0
    return seat, live.seats[seat].player_id or "nobody"
