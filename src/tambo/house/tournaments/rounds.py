"""From the rows of a tournament to its next round, and from its rounds to the standings."""

from collections.abc import Callable, Sequence
from math import ceil, log2

from tambo.core.dice import Dice
from tambo.house.catalog.games import Catalog
from tambo.house.tournaments.pairing import draw_round, table_sizes
from tambo.house.tournaments.past import UNITS, Board, Past
from tambo.house.tournaments.schedule import everybody
from tambo.house.tournaments.standings import Standing, standings
from tambo.house.tournaments.store import BoardRow, EntryRow, TournamentRow, TournamentSnapshot

LEAST_ROUNDS = 3


def games_of(row: TournamentRow, catalog: Catalog) -> list[str]:
    """What is played, round by round: the pentathlon goes from the shortest game to the longest."""
    if row.kind != "pentathlon":
        return [row.game]
    cards = [card for card in catalog.cards() if card.is_built and max(card.players) > 1]
    return [card.name for card in sorted(cards, key=lambda card: (card.minutes, card.name))]


def least_entrants(row: TournamentRow, catalog: Catalog) -> int:
    """How many a tournament needs, so that every match can be played."""
    games = games_of(row, catalog)
    return max(min(n for n in catalog.meta_of(game).players if n > 1) for game in games)


def past_of(tournament: TournamentSnapshot) -> Past:
    """What has been decided. In pairs a bye is a victory, at larger tables the mean; in
    round-robin, where all have as many, it is nothing."""
    if tournament.row.kind == "round-robin":
        free = 0
    else:
        free = UNITS if tournament.row.size == 2 else UNITS // 2
    come = [board for board in tournament.boards if board.round <= tournament.row.round]
    done = [board for board in come if board.places is not None]
    return Past([[Board(tuple(b.entrants), tuple(b.places or ())) for b in done]], free)


def standings_of(tournament: TournamentSnapshot) -> list[Standing]:
    numbers = [entry.number for entry in tournament.entries]
    return standings(numbers, past_of(tournament), by_beaten=tournament.row.kind == "round-robin")


def first_boards(
    row: TournamentRow, entries: Sequence[EntryRow], catalog: Catalog, new_table: Callable[[], str]
) -> tuple[int, list[BoardRow]]:
    """How many rounds there will be, and all boards that can be planned at the start."""
    order = drawn(row, [entry.number for entry in entries])
    games = games_of(row, catalog)
    dice = Dice(f"{row.seed} round 1")
    if row.kind == "round-robin":
        allowed = catalog.meta_of(row.game).players
        plan = everybody(order, allowed, row.size, dice)
        boards = []
        for number, tables in enumerate(plan, start=1):
            boards += _boards(row, number, row.game, tables, new_table)
        return len(plan), boards
    rounds = len(games)
    if row.kind == "swiss":
        natural = max(LEAST_ROUNDS, ceil(log2(len(order))))
        rounds = row.rounds or natural
        if row.size == 2:
            # More rounds than opponents would bring rematches.
            rounds = min(rounds, len(order) - 1 + len(order) % 2)
    tables = _draw(row, games[0], order, Past([], 0), dice, catalog)
    return rounds, _boards(row, 1, games[0], tables, new_table)


def next_boards(
    tournament: TournamentSnapshot, catalog: Catalog, new_table: Callable[[], str]
) -> list[BoardRow]:
    """The boards of the round after the present one, those who have left taken out."""
    row, number = tournament.row, tournament.row.round + 1
    if row.kind == "round-robin":
        return []
    games = games_of(row, catalog)
    game = games[(number - 1) % len(games)]
    past = past_of(tournament)
    here = [entry.number for entry in tournament.entries if entry.status == "in"]
    before = {entrant: place for place, entrant in enumerate(drawn(row, here))}
    rank = {one.entrant: one.place for one in standings_of(tournament)}
    ranked = sorted(here, key=lambda entrant: (rank[entrant], before[entrant]))
    tables = _draw(row, game, ranked, past, Dice(f"{row.seed} round {number}"), catalog)
    return _boards(row, number, game, tables, new_table)


def drawn(row: TournamentRow, numbers: Sequence[int]) -> list[int]:
    """The entrants in the order that lots have given them."""
    order = sorted(numbers)
    Dice(f"{row.seed} lots").shuffle(order)
    return order


def _draw(
    row: TournamentRow, game: str, ranked: Sequence[int], past: Past, dice: Dice, catalog: Catalog
) -> list[tuple[int, ...]]:
    allowed = catalog.meta_of(game).players
    sizes = table_sizes(len(ranked), allowed, row.size)
    return draw_round(ranked, sizes, past, dice)


def _boards(
    row: TournamentRow,
    number: int,
    game: str,
    tables: Sequence[tuple[int, ...]],
    new_table: Callable[[], str],
) -> list[BoardRow]:
    return [
        BoardRow(
            row.id,
            number,
            at,
            game,
            list(entrants),
            None if len(entrants) == 1 else new_table(),
            [1] if len(entrants) == 1 else None,
        )
        for at, entrants in enumerate(tables, start=1)
    ]
