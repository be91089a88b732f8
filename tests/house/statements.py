"""Every question that the house puts to its database, put once: what `test_plans` looks at.

Each public method of each class of `tambo.house` that holds an engine is called here, over
a database that `LargeHouse` has filled. A new method must be called here, too, or the test
fails. What an admin's commands read whole (backup, restore, `tambo ratings --rebuild`) are
functions over a connection of their own and not among them.
"""

import inspect
import pkgutil
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from importlib import import_module
from typing import Any

import msgspec

import tambo.house as package
from tambo.house.accounts.store import AccountRow, AccountStore, PasskeyRow, SessionRow, TokenRow
from tambo.house.analysis.store import Claim, EvaluationStore
from tambo.house.chat.model import BlockRow, ChatMessageRow
from tambo.house.chat.store import ChatStore
from tambo.house.lobby.store import LobbyStore
from tambo.house.moderation.model import AdminActionRow, PenaltyRow, ReportRow
from tambo.house.moderation.penalties import Penalties
from tambo.house.moderation.store import ModerationStore
from tambo.house.notifications.model import ChannelRow, NotificationRow, Outcome
from tambo.house.notifications.store import NotificationStore
from tambo.house.platform.database.database import Database
from tambo.house.platform.store_leases import LeaseStore
from tambo.house.ratings.scale import Side, rated
from tambo.house.ratings.starts import start_of
from tambo.house.ratings.store import Judged, RatingStore
from tambo.house.tables.model import LogRow, ProposalRow, SeatRow, TableRow, TermsRow
from tambo.house.tables.store import TableStore
from tambo.house.tables.store_pins import PinStore
from tambo.house.tables.store_proposals import ProposalStore
from tambo.house.tables.store_results import ResultStore
from tambo.house.tables.table_change import TableChange
from tambo.house.timekeeping.store import HoursStore, TimeoutStore, VacationStore
from tambo.house.tournaments.store import BoardRow, EntryRow, TournamentRow, TournamentStore
from tests.house.large_house import BUSY, GAME, LargeHouse
from tests.house.personal import data_of
from tests.house.units import TestStore, each

AT = 1_767_225_600.0
FEW = 3
OVER, RUNNING, WAITING = "t00000000", "t00000007", "t00000008"
TIME_CONTROL: dict[str, str | int] = {
    "kind": "days",
    "minutes": 0,
    "increment": 0,
    "days": 3,
    "reserve": 0,
}
NOT_ASKED = {"close", "ping", "time"}
"""Methods that ask the database nothing."""


def store_classes() -> list[type]:
    """All classes of the package that are made of engines, or whose methods take a unit of work."""
    found = []
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if ".migrations." in module.name:
            continue
        for one in vars(import_module(module.name)).values():
            is_ours = inspect.isclass(one) and one.__module__ == module.name
            if is_ours and (_is_made_of_engines(one) or _takes_units(one)):
                found.append(one)
    return found


def _is_made_of_engines(kind: type) -> bool:
    made_of = inspect.signature(kind.__init__).parameters  # type: ignore[misc]
    return "reader" in made_of and "writer" in made_of


def _takes_units(kind: type) -> bool:
    """All methods of a store do; those of a service only here and there."""
    names = methods_of(kind)
    takes = ["tx" in inspect.signature(getattr(kind, name)).parameters for name in names]
    return bool(takes) and all(takes)


def methods_of(kind: type) -> list[str]:
    return [
        name
        for name, one in vars(kind).items()
        if inspect.iscoroutinefunction(one) and not name.startswith("_") and name not in NOT_ASKED
    ]


@contextmanager
def noted_calls() -> Iterator[set[tuple[str, str]]]:
    """The methods that are called meanwhile, each as class and name."""
    called: set[tuple[str, str]] = set()
    before: list[tuple[type, str, Any]] = []

    def noting(kind: type, name: str, work: Callable[..., Awaitable[Any]]) -> Any:
        @wraps(work)
        async def noted(*args: Any, **more: Any) -> Any:
            called.add((kind.__name__, name))
            return await work(*args, **more)

        return noted

    for kind in store_classes():
        for name in methods_of(kind):
            before.append((kind, name, vars(kind)[name]))
            setattr(kind, name, noting(kind, name, vars(kind)[name]))
    try:
        yield called
    finally:
        for kind, name, work in before:
            setattr(kind, name, work)


async def ask_everything(db: Database) -> None:
    """Call every method once, over a database that a `LargeHouse` has filled."""
    store = TestStore(db)
    await _leases(each(store, LeaseStore()))
    await _tables(each(store, TableStore()))
    await _changes(store)
    await _proposals(each(store, ProposalStore()), each(store, PinStore()))
    await _lobby(each(store, LobbyStore()))
    await _hours(each(store, HoursStore()))
    await _timeouts(each(store, TimeoutStore()), each(store, VacationStore()))
    penalties = Penalties(ModerationStore(), lambda: 1.0)
    await _chat(each(store, ChatStore()), each(store, ModerationStore()), each(store, penalties))
    await _ratings(each(store, RatingStore()), each(store, ResultStore()))
    await _tournaments(each(store, TournamentStore()))
    await _notifications(each(store, NotificationStore()))
    await _evaluations(each(store, EvaluationStore()))
    await _people(each(store, AccountStore()))
    await _personal_data(data_of(store))


async def _leases(leases: Any) -> None:
    assert await leases.take("bots t1", "me", -1.0)
    assert await leases.lapsed("bots", FEW) == ["bots t1"]
    await leases.release("bots t1", "me")


def _row(table: str, **more: Any) -> TableRow:
    values = {"status": "waiting", "reason": None, "predecessor": None, "owner_id": "g1", **more}
    facts: dict[str, Any] = {
        "game": GAME,
        "rules_version": 1,
        "players": 2,
        "options": {},
        "seed": "s",
    }
    rest: dict[str, Any] = {"setup": [], "start": None, "moves": 0, "created": AT}
    return TableRow(id=table, **facts, **rest, **values)


def _seats() -> list[SeatRow]:
    first = SeatRow(0, "person", "One", "", "g1", None)
    return [first, SeatRow(1, "open", "", "", None, "hash")]


async def _tables(store: Any) -> None:
    terms = TermsRow(True, True, "any", TIME_CONTROL, 1.0)
    entry = LogRow("new", 1, "play", 0, "x", [], "m1", AT)
    await store.open_table(_row("new", predecessor=OVER), _seats(), [entry], terms)
    await store.open_table(_row("lent"), _seats(), (), terms)
    assert await store.table("new") is not None
    assert await store.table(OVER) is not None
    assert len(await store.tables_named([OVER, RUNNING, WAITING])) == 3
    assert len(await store.tables_of(BUSY, FEW)) == FEW
    assert await store.what_ifs(OVER, BUSY, FEW) == []
    assert len(await store.all_tables("", FEW)) == FEW
    await store.awaiting_bots()
    await store.paused_with_bots()
    assert await store.log_of("new", 0)
    assert await store.logs_after({"new": 0})
    assert await store.changes_of([OVER, "new"])
    await store.keep_note("new", 0, "x")
    assert await store.note_of("new", 0) == "x"


async def _changes(store: TestStore) -> None:
    """A change of everything that a table can have."""
    for name in ("new", "lent", RUNNING):
        stored = await store.table(name)
        assert stored is not None
        row = msgspec.structs.replace(stored.row, changes=stored.row.changes + 1)
        number = 100 if stored.proposal is None else stored.proposal.number + 1
        ask = ProposalRow(name, number, "undo", 0, {}, {}, "open", AT, 5.0)
        change = TableChange(
            row=msgspec.structs.replace(row, status="over" if name == "new" else row.status),
            entries=(LogRow(name, 9000, "seat", 0, "x", [], "m2", AT),),
            seats=[stored.seats[0], SeatRow(1, "person", "Two", "", "g2", None)],
            terms=TermsRow(True, True, "any", {**TIME_CONTROL, "days": 4}, 2.0),
            stopped=2.0,
            started=3.0,
            proposal=ask,
            due=0.0,
            places={0: (1, 3), 1: (2, 1)} if name == "new" else None,
            new_pins=(0,),
        )
        await each(store, TableStore()).write(change)


async def _proposals(proposals: Any, pins: Any) -> None:
    assert await proposals.overdue(9.0, FEW)
    assert len(await proposals.agreed(RUNNING)) == 1
    assert await pins.note_try(RUNNING, 0, 1, 1.0)
    assert await pins.tries(RUNNING, 0) == (1, 1.0)
    await pins.forget_tries(RUNNING, 0)


async def _lobby(lobby: Any) -> None:
    assert len(await lobby.public(("waiting", "running"), FEW)) == FEW
    await lobby.waiting(GAME, FEW)
    assert await lobby.quick_match("quick") is None
    assert await lobby.claim_quick("quick", None, "new")
    assert await lobby.claim_quick("quick", "new", "lent")


async def _timeouts(timeouts: Any, vacations: Any) -> None:
    assert await timeouts.levels_met(BUSY, GAME, FEW)
    assert await timeouts.due(1.0, FEW)
    await timeouts.next_look("lent", 0.0, 9.0, 0)
    await vacations.vacations_of("g1", 0.0)
    await vacations.go_away("g1", 5.0, 6.0)


async def _hours(hours: Any) -> None:
    await hours.begin(1.0)
    await hours.beat(2.0)
    notes = await hours.read(0.0)
    assert notes.has_clocks
    assert notes.seen is not None
    assert await hours.close(notes.seen, notes.seen + 60.0, notes.seen)
    await hours.close_anyway(notes.seen + 100.0, notes.seen + 160.0)
    assert await hours.turn_back(notes.seen + 160.0, notes.seen + 150.0)


async def _chat(chat: Any, moderation: Any, may_talk: Any) -> None:
    line = ChatMessageRow(RUNNING, "players", 0, "g1", 0, None, "One", "hello", "", "mark", AT)
    await chat.hold(RUNNING)
    await chat.add(line)
    assert await chat.is_said(line)
    assert await chat.changed(RUNNING, "players", 0, FEW, ["g2"])
    assert len(await chat.newest("b00000000", "players", FEW, 15, ["g2"])) == FEW
    assert await chat.message(RUNNING, "players", 1) is not None
    assert await chat.around(RUNNING, "players", 1, 2)
    await chat.hide(RUNNING, "players", 1, True)
    await chat.empty(RUNNING, "players", 1)
    await chat.said_since("g1", AT)
    await chat.block(BlockRow("new", BUSY, "g1", "block", "One", AT))
    assert await chat.blocks_of(BUSY)
    assert await chat.is_blocked(BUSY, "g1")
    assert await chat.blocked_either_way(BUSY) == {"g1"}
    await chat.unblock(BUSY, "new")
    report = ReportRow("new", RUNNING, "players", 1, "g2", "g1", "", [], AT, True)
    await moderation.add_report(report)
    assert len(await moderation.reports(FEW)) == FEW
    assert await moderation.report("new") is not None
    act = AdminActionRow("new", AT, "ban", "g1", "new", None)
    await moderation.log_action(act)
    await moderation.close_report("new")
    await moderation.punish(PenaltyRow("g1", None, AT))
    assert await moderation.penalties(["g1"])
    await moderation.pardon("g1")
    await may_talk.check("g1")
    assert len(await moderation.actions(FEW)) == FEW


async def _ratings(books: Any, results: Any) -> None:
    assert await books.unjudged(FEW) == [(AT, "new")]
    assert await books.unjudged(FEW, (AT, "new")) == []
    sides = [Side(["g1"], 1), Side(["g2"], 2)]
    match = Judged("new", GAME, None, sides, {"g1": "One"}, AT)
    assert await books.count(match, rated, start_of)
    assert not await books.count(match, rated, start_of)
    assert await books.is_judged("new")
    assert await books.last_of_log("new") == (False, AT)
    assert len(await books.listed(GAME, 5, FEW, "g1")) == FEW + 1
    await books.listed(GAME, 10**6, FEW, "g1")
    assert await books.count_below(GAME, 5, FEW) == FEW
    assert await books.ratings_of("g1")
    assert await books.steps_of("g1", GAME, FEW)
    assert await books.verdict("new") is not None
    assert await results.tallies_of(BUSY)
    *_rest, last = await results.played_by(BUSY, FEW)
    assert len(await results.played_by(BUSY, FEW, (last.created, last.table))) == FEW
    assert await results.moment_of(BUSY, last.table) == last.created
    assert await results.results_of("new")


async def _tournaments(tournaments: Any) -> None:
    row = TournamentRow("new", "x", "swiss", GAME, 2, 1, "joining", 0, "g1", "s", AT, TIME_CONTROL)
    await tournaments.create(row, [EntryRow(1, "g1", "One", "")])
    assert await tournaments.tournament("new") is not None
    assert len(await tournaments.newest(FEW)) == FEW
    assert await tournaments.enter("new", EntryRow(0, "g2", "Two", ""), 9)
    assert await tournaments.enter("new", EntryRow(0, "g3", "Three", ""), 9)
    assert await tournaments.withdraw("new", 3)
    await tournaments.mark_gone("new", 2)
    board = BoardRow("new", 1, 1, GAME, [1, 2], "board", None)
    assert await tournaments.begin("new", 1, [board])
    assert await tournaments.running() == ["new"]
    assert await tournaments.decide(board, [1, 2])
    assert await tournaments.open_round("new", 1, [])
    assert await tournaments.end("new")
    assert await tournaments.tournament_of("board") == "new"
    assert await tournaments.is_in_tournament("board")
    assert await tournaments.awaiting_bots() == []
    assert await tournaments.opened([OVER]) == {OVER}
    assert (await tournaments.matches([OVER]))[OVER].status == "over"
    await tournaments.create(msgspec.structs.replace(row, id="gone"), [])
    assert await tournaments.cancel("gone")


async def _notifications(notifications: Any) -> None:
    channel = ChannelRow("new", "g1", "webhook", {}, "h", "each", "en", "on", 1.0)
    assert await notifications.add_channel(channel) == "new"
    assert await notifications.add_channel(channel) == "new"
    assert await notifications.channels_of(["g1"])
    assert await notifications.channel("new") is not None
    await notifications.change_channels(["new"], frequency="hourly")
    notification = NotificationRow("new", "new", "turn", "turn 1", RUNNING, 0, 1, 1.0, 1.0)
    assert await notifications.queue([notification]) == 1
    assert await notifications.due(2.0, FEW)
    assert await notifications.channels(["new"])
    assert await notifications.claim(["new"], 2.0, 1.5) == {"new"}
    await notifications.postpone({"new": 1.0}, 2.0)
    await notifications.write_outcomes([Outcome("new", "sent", 1.0, 1, 1.0)])
    assert await notifications.failed_since("new", FEW) is None
    assert await notifications.sent_to("g1", FEW)
    await notifications.tidy(5.0)
    await notifications.last_rows(RUNNING, 0)
    _found, place = await notifications.unseen(FEW)
    await notifications.unseen(FEW, place)
    for _ in range(2):
        await notifications.mark({RUNNING: 1})
    await notifications.remove_channel("new")


async def _evaluations(evaluations: Any) -> None:
    assert await evaluations.claim(OVER, 3, {}, Claim("me", 0.0, 1.0))
    assert await evaluations.keep(OVER, 1, {}, Claim("me", 0.0, 1.0))
    assert await evaluations.read(OVER) is not None


async def _people(people: Any) -> None:
    row = AccountRow("new", "newpublicid", "New", "new", None, AT)
    key = PasskeyRow("key", "new", "x", 0, "x", AT)
    await people.open_account(row, key)
    assert await people.account("new") == row
    assert await people.accounts(["new", BUSY])
    assert await people.account_named("new") == row
    assert await people.account_shown_as(LargeHouse.public_id) is not None
    await people.change_account("new", name="Newer")
    assert await people.replace_password(row, "hash")
    await people.open_session(SessionRow("session", "new", "g1", "x", AT, AT))
    assert await people.session("session") is not None
    assert await people.sessions_of("new")
    await people.see_session("session", AT)
    assert await people.end_sessions("new", AT, "session", "other") == ["session"]
    await people.keep_passkey(PasskeyRow("key2", "new", "x", 0, "x", AT))
    assert await people.passkey("key") == key
    assert await people.passkeys_of("new")
    assert await people.count_passkey("key", 0, 1)
    assert await people.drop_passkey("new", "key2")
    await people.ask("question", "new", "challenge", AT, AT)
    assert await people.answered("question", "new", AT) == "challenge"
    await people.keep_token(TokenRow("token", "new", "token hash", "x", "read", AT))
    assert await people.token_with("token hash") is not None
    assert await people.tokens_of("new")
    await people.use_token("token", AT)
    assert await people.drop_token("new", "token") == "token hash"


async def _personal_data(data: Any) -> None:
    await data.export("g1")
    await data.merge("g1", "new")
    await data.erase("new")
