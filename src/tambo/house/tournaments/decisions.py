"""What has to be done next in a tournament: decided here, carried out elsewhere.

The rows of a tournament and the state of the matches of its present round give a list of actions.
The caller carries them out and asks again; the list is empty when nothing is left to do. Knows no
database and no table.
"""

from collections.abc import Mapping, Sequence

import msgspec

from tambo.house.tables.commands import FORFEIT
from tambo.house.tables.model import SeatRow
from tambo.house.tournaments.store import BoardRow, EntryRow, MatchState, TournamentSnapshot

STAND_IN = "medium"
ENDED = ("over", "closed")


class OpenTable(msgspec.Struct, frozen=True):
    board: BoardRow
    seats: list[SeatRow]


class EndMatch(msgspec.Struct, frozen=True):
    """By forfeit: a player at the table has left the tournament."""

    table: str


class WorkOutResult(msgspec.Struct, frozen=True):
    """A match was played to its end, and its result is not kept yet."""

    table: str


class RecordPlaces(msgspec.Struct, frozen=True):
    board: BoardRow
    places: list[int]


class NextRound(msgspec.Struct, frozen=True):
    after: int


class EndTournament(msgspec.Struct, frozen=True):
    pass


Action = OpenTable | EndMatch | WorkOutResult | RecordPlaces | NextRound | EndTournament


def undecided(tournament: TournamentSnapshot) -> list[BoardRow]:
    """The boards of the present round whose places are not known."""
    return [b for b in tournament.boards if b.round == tournament.row.round and b.places is None]


def decide(tournament: TournamentSnapshot, matches: Mapping[str, MatchState]) -> list[Action]:
    """What has to be done now; `matches` has those of the undecided boards whose table exists."""
    if tournament.row.status != "running":
        return []
    boards = undecided(tournament)
    if boards:
        actions = (_for_board(tournament, board, matches) for board in boards)
        return [action for action in actions if action is not None]
    are_enough = sum(entry.status == "in" for entry in tournament.entries) >= 2
    if tournament.row.round < tournament.row.rounds and are_enough:
        return [NextRound(tournament.row.round)]
    return [EndTournament()]


def _for_board(
    tournament: TournamentSnapshot, board: BoardRow, matches: Mapping[str, MatchState]
) -> Action | None:
    assert board.table is not None
    entries = {entry.number: entry for entry in tournament.entries}
    here = [entries[entrant] for entrant in board.entrants]
    left = [entry.status == "gone" for entry in here]
    match = matches.get(board.table)
    if match is None:
        if any(left) and len(left) == 2:
            return RecordPlaces(board, _by_leaving(left))
        return OpenTable(board, seats_at(board, tournament.entries))
    if match.status in ENDED:
        return _after_match(board, match, left)
    were_playing = [
        has_left and not _is_stood_in(entry, match.bots.get(seat))
        for seat, (entry, has_left) in enumerate(zip(here, left, strict=True))
    ]
    return EndMatch(board.table) if any(were_playing) else None


def _is_stood_in(entry: EntryRow, bot: str | None) -> bool:
    """Whether a bot has had an entrant's seat from the beginning: they had left before."""
    return bot == STAND_IN and entry.level != STAND_IN


def _after_match(board: BoardRow, match: MatchState, left: Sequence[bool]) -> Action:
    assert board.table is not None
    if match.reason == FORFEIT:
        return RecordPlaces(board, _by_leaving(left))
    if match.places:
        # When all have lost together nobody is first: the best of them are, here.
        best = min(match.places.values())
        places = [match.places[seat] - best + 1 for seat in range(len(board.entrants))]
        return RecordPlaces(board, places)
    if match.status == "over" and match.reason is None:
        return WorkOutResult(board.table)
    # Ended by agreement: nobody is better than another.
    return RecordPlaces(board, [1] * len(board.entrants))


def _by_leaving(left: Sequence[bool]) -> list[int]:
    """Entrants who have left come last; the others share the places above."""
    return [1 + left.count(False) if has_left else 1 for has_left in left]


def seats_at(board: BoardRow, entries: Sequence[EntryRow]) -> list[SeatRow]:
    known = {entry.number: entry for entry in entries}
    return [_seat(seat, known[entrant]) for seat, entrant in enumerate(board.entrants)]


def _seat(seat: int, entry: EntryRow) -> SeatRow:
    """A bot plays for an entrant who has left, at larger tables planned from the start."""
    if entry.status == "gone":
        return SeatRow(seat, "bot", "", STAND_IN, None, None)
    if entry.player_id is None:
        return SeatRow(seat, "bot", "", entry.level, None, None)
    return SeatRow(seat, "person", entry.name, "", entry.player_id, None)
