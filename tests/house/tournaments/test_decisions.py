"""What has to be done next in a tournament, from its rows and matches alone."""

from typing import Any

import pytest
from msgspec.structs import replace

from tambo.house.tables.commands import FORFEIT
from tambo.house.tables.model import AGREED, SeatRow
from tambo.house.tournaments.decisions import (
    Action,
    EndMatch,
    EndTournament,
    NextRound,
    OpenTable,
    RecordPlaces,
    WorkOutResult,
    decide,
    undecided,
)
from tambo.house.tournaments.store import (
    BoardRow,
    EntryRow,
    MatchState,
    TournamentRow,
    TournamentSnapshot,
)

ROW = TournamentRow(
    "tournament", "Tournament", "swiss", "harvest", 2, 3, "running", 1, "ana", "seed", 0.0, {}
)
ANA = EntryRow(1, "ana", "Ana", "")
BEN = EntryRow(2, "ben", "Ben", "")
CLEO = EntryRow(3, "cleo", "Cleo", "")
BOT = EntryRow(4, None, "", "easy")
FIRST = BoardRow("tournament", 1, 1, "harvest", [1, 2], "t1", None)
SECOND = BoardRow("tournament", 1, 2, "harvest", [3, 4], "t2", None)
RUNNING = MatchState("running")
ENDED = MatchState("over", None, {0: 2, 1: 1})


def gone(entry: EntryRow) -> EntryRow:
    return replace(entry, status="gone")


def tournament(
    *boards: BoardRow, entries: tuple[EntryRow, ...] = (ANA, BEN, CLEO, BOT), **row: Any
) -> TournamentSnapshot:
    return TournamentSnapshot(replace(ROW, **row), list(entries), list(boards))


def at(first: MatchState | None = None, second: MatchState | None = None) -> dict[str, MatchState]:
    return {t: match for t, match in (("t1", first), ("t2", second)) if match is not None}


def actions(*boards: BoardRow, matches: dict[str, MatchState], **more: Any) -> list[Action]:
    return decide(tournament(*boards, **more), matches)


# Tables


def test_every_board_without_a_table_gets_one() -> None:
    ana, ben, cleo, bot = (
        SeatRow(0, "person", "Ana", "", "ana", None),
        SeatRow(1, "person", "Ben", "", "ben", None),
        SeatRow(0, "person", "Cleo", "", "cleo", None),
        SeatRow(1, "bot", "", "easy", None, None),
    )

    found = actions(FIRST, SECOND, matches={})

    assert found == [OpenTable(FIRST, [ana, ben]), OpenTable(SECOND, [cleo, bot])]


def test_nothing_is_done_while_all_play() -> None:
    assert actions(FIRST, SECOND, matches=at(RUNNING, MatchState("paused", AGREED))) == []


def test_a_bot_plays_for_an_entrant_who_left_before_a_larger_table_opens() -> None:
    board = replace(FIRST, entrants=[1, 2, 3])

    (found,) = actions(board, matches={}, entries=(ANA, gone(BEN), CLEO))

    assert isinstance(found, OpenTable)
    assert [(s.kind, s.level, s.player_id) for s in found.seats] == [
        ("person", "", "ana"),
        ("bot", "medium", None),
        ("person", "", "cleo"),
    ]


def test_a_match_with_a_bot_for_an_entrant_who_left_is_played() -> None:
    """It used to be ended only when the tournament was next looked at."""
    board = replace(FIRST, entrants=[1, 2, 3])
    entries = (ANA, gone(BEN), CLEO)
    begun = MatchState("running", bots={1: "medium"})

    assert actions(board, matches=at(begun), entries=entries) == []
    assert actions(board, matches=at(RUNNING), entries=entries) == [EndMatch("t1")]
    begun = MatchState("running", bots={1: "easy"})
    entries = (ANA, gone(replace(BOT, number=2)), CLEO)
    assert actions(board, matches=at(begun), entries=entries) == [EndMatch("t1")]


def test_later_rounds_wait() -> None:
    """Round-robin plans all rounds at once."""
    later = replace(SECOND, round=2)

    assert undecided(tournament(FIRST, later)) == [FIRST]
    assert actions(FIRST, later, matches=at(RUNNING)) == []


# Places


def test_a_match_that_is_over_brings_places() -> None:
    assert actions(FIRST, SECOND, matches=at(ENDED, RUNNING)) == [RecordPlaces(FIRST, [2, 1])]


def test_the_best_of_those_who_lost_together_come_first() -> None:
    lost = MatchState("over", None, {0: 2, 1: 2})

    assert actions(FIRST, matches=at(lost)) == [RecordPlaces(FIRST, [1, 1])]


@pytest.mark.parametrize("match", [MatchState("over", AGREED), MatchState("closed")])
def test_a_match_without_a_result_is_shared(match: MatchState) -> None:
    assert actions(FIRST, matches=at(match)) == [RecordPlaces(FIRST, [1, 1])]


def test_a_result_that_is_not_kept_is_worked_out_first() -> None:
    assert actions(FIRST, matches=at(MatchState("over"))) == [WorkOutResult("t1")]


# Leaving


@pytest.mark.parametrize("status", ["running", "paused", "waiting"])
def test_a_match_that_an_entrant_has_left_is_ended(status: str) -> None:
    entries = (ANA, gone(BEN), CLEO, BOT)

    found = actions(FIRST, SECOND, matches=at(MatchState(status), RUNNING), entries=entries)

    assert found == [EndMatch("t1")]


def test_entrants_who_have_left_come_last() -> None:
    forfeit = MatchState("over", FORFEIT)
    three = replace(FIRST, entrants=[1, 2, 3])

    assert actions(FIRST, matches=at(forfeit), entries=(gone(ANA), BEN)) == [
        RecordPlaces(FIRST, [2, 1])
    ]
    assert actions(three, matches=at(forfeit), entries=(ANA, gone(BEN), CLEO)) == [
        RecordPlaces(three, [1, 3, 1])
    ]


def test_no_table_is_opened_for_one_alone() -> None:
    assert actions(FIRST, matches={}, entries=(ANA, gone(BEN))) == [RecordPlaces(FIRST, [1, 2])]


def test_a_match_that_was_over_before_an_entrant_left_counts_as_it_ended() -> None:
    entries = (ANA, gone(BEN), CLEO, BOT)

    assert actions(FIRST, matches=at(ENDED), entries=entries) == [RecordPlaces(FIRST, [2, 1])]


# Rounds


def test_a_round_ends_when_all_its_boards_are_decided() -> None:
    done = replace(FIRST, places=[1, 2]), replace(SECOND, places=[1, 1])

    assert actions(*done, matches={}) == [NextRound(1)]
    assert actions(*done, matches={}, rounds=1) == [EndTournament()]
    assert actions(done[0], SECOND, matches=at(second=RUNNING)) == []


def test_one_who_is_left_alone_plays_no_more_rounds() -> None:
    done = replace(FIRST, places=[1, 2])

    assert actions(done, matches={}, entries=(ANA, gone(BEN))) == [EndTournament()]


@pytest.mark.parametrize("status", ["joining", "over"])
def test_nothing_is_done_before_the_beginning_and_after_the_end(status: str) -> None:
    assert actions(FIRST, matches={}, status=status) == []
