"""A tournament as its page shows it."""

from collections.abc import Mapping

import msgspec

from tambo.house.tables.wire_terms import TimeControl
from tambo.house.tournaments.past import UNITS, units_of
from tambo.house.tournaments.rounds import past_of, standings_of
from tambo.house.tournaments.store import BoardRow, TournamentRow, TournamentSnapshot
from tambo.house.tournaments.wire import (
    TournamentBoard,
    TournamentEntry,
    TournamentPage,
    TournamentRound,
    TournamentSeat,
    TournamentSummary,
)

TENTHS = 100
"""Of a point, for a first place: ten points."""


def tenths(units: int) -> int:
    return round(units * TENTHS / UNITS)


def card_of(row: TournamentRow, entrants: int) -> TournamentSummary:
    return TournamentSummary(
        id=row.id,
        title=row.title,
        kind=row.kind,
        game=row.game,
        size=row.size,
        status=row.status,
        round=row.round,
        rounds=row.rounds,
        entrants=entrants,
        created=row.created,
        time_control=msgspec.convert(row.time_control, TimeControl),
    )


def page_of(
    tournament: TournamentSnapshot,
    games: list[str],
    player_id: str,
    opened: set[str],
    names: Mapping[str, str],
) -> TournamentPage:
    """The card for one reader; `opened` are the tables that can be visited, and `names` those of
    accounts. A guest keeps the name they entered with."""
    known = {entry.number: entry for entry in tournament.entries}
    entries = []
    for standing in standings_of(tournament):
        entry = known[standing.entrant]
        entries.append(
            TournamentEntry(
                entry=entry.number,
                name=names.get(entry.player_id or "", entry.name),
                level=entry.level,
                is_me=entry.player_id == player_id,
                is_gone=entry.status == "gone",
                place=standing.place,
                points=tenths(standing.units),
                worth=tenths(standing.worth),
                firsts=standing.firsts,
                played=standing.played,
                byes=standing.byes,
            )
        )
    mine = {entry.number for entry in tournament.entries if entry.player_id == player_id}
    rounds: dict[int, list[TournamentBoard]] = {}
    my_table = None
    for board in tournament.boards:
        rounds.setdefault(board.round, []).append(_board(board, tournament, opened))
        is_now = board.table in opened and board.places is None
        if is_now and mine & set(board.entrants):
            my_table = board.table
    return TournamentPage(
        card=card_of(tournament.row, sum(entry.status == "in" for entry in tournament.entries)),
        is_owner=tournament.row.owner_id == player_id,
        my_table=my_table,
        entries=entries,
        rounds=[TournamentRound(number, boards) for number, boards in sorted(rounds.items())],
        games=games,
    )


def _board(board: BoardRow, tournament: TournamentSnapshot, opened: set[str]) -> TournamentBoard:
    units: list[int | None] = [None] * len(board.entrants)
    if board.places is not None:
        is_free = len(board.entrants) == 1
        units = list([past_of(tournament).free] if is_free else units_of(board.places))
    places: list[int | None] = [None] * len(board.entrants)
    if board.places is not None:
        places = list(board.places)
    return TournamentBoard(
        game=board.game,
        table=board.table if board.table in opened else None,
        seats=[
            TournamentSeat(entrant, place, None if earned is None else tenths(earned))
            for entrant, place, earned in zip(board.entrants, places, units, strict=True)
        ],
        is_over=board.places is not None,
    )
