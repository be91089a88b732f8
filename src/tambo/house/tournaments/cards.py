"""A cup as its page shows it."""

from collections.abc import Mapping

import msgspec

from tambo.house.tables.wire_terms import Pace
from tambo.house.tournaments.past import UNITS, units_of
from tambo.house.tournaments.rounds import past_of, standings_of
from tambo.house.tournaments.store import BoardRow, TournamentRow, TournamentSnapshot
from tambo.house.tournaments.wire import CupBoard, CupCard, CupEntry, CupPage, CupRound, CupSeat

TENTHS = 100
"""Of a point, for a first place: ten points."""


def tenths(units: int) -> int:
    return round(units * TENTHS / UNITS)


def card_of(row: TournamentRow, entrants: int) -> CupCard:
    return CupCard(
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
        pace=msgspec.convert(row.pace, Pace),
    )


def page_of(
    cup: TournamentSnapshot,
    games: list[str],
    person: str,
    opened: set[str],
    names: Mapping[str, str],
) -> CupPage:
    """The page for one reader; `opened` are the tables that can be gone to, and `names` those of
    accounts. A guest is called as he was when he entered."""
    known = {entry.number: entry for entry in cup.entries}
    entries = []
    for standing in standings_of(cup):
        entry = known[standing.entrant]
        entries.append(
            CupEntry(
                entry=entry.number,
                name=names.get(entry.person or "", entry.name),
                level=entry.level,
                is_me=entry.person == person,
                is_gone=entry.status == "gone",
                place=standing.place,
                points=tenths(standing.units),
                worth=tenths(standing.worth),
                firsts=standing.firsts,
                played=standing.played,
                byes=standing.byes,
            )
        )
    mine = {entry.number for entry in cup.entries if entry.person == person}
    rounds: dict[int, list[CupBoard]] = {}
    my_table = None
    for board in cup.boards:
        rounds.setdefault(board.round, []).append(_board(board, cup, opened))
        is_now = board.table in opened and board.places is None
        if is_now and mine & set(board.entrants):
            my_table = board.table
    return CupPage(
        card=card_of(cup.row, sum(entry.status == "in" for entry in cup.entries)),
        is_owner=cup.row.owner == person,
        my_table=my_table,
        entries=entries,
        rounds=[CupRound(number, boards) for number, boards in sorted(rounds.items())],
        games=games,
    )


def _board(board: BoardRow, cup: TournamentSnapshot, opened: set[str]) -> CupBoard:
    units: list[int | None] = [None] * len(board.entrants)
    if board.places is not None:
        is_free = len(board.entrants) == 1
        units = list([past_of(cup).free] if is_free else units_of(board.places))
    places: list[int | None] = [None] * len(board.entrants)
    if board.places is not None:
        places = list(board.places)
    return CupBoard(
        game=board.game,
        table=board.table if board.table in opened else None,
        seats=[
            CupSeat(entrant, place, None if earned is None else tenths(earned))
            for entrant, place, earned in zip(board.entrants, places, units, strict=True)
        ],
        is_over=board.places is not None,
    )
