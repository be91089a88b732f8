"""The arena: everybody meets everybody, sides alternate, and counts add up."""

import json

import pytest

import tambo
from tambo.core.dice import Dice
from tambo.core.game import Game
from tambo.core.state import State
from tambo.lab.arena import Contender, arena, contender


def first_of_menu(game: Game, state: State, seat: int, dice: Dice) -> int:
    return game.rules.legal(state, seat)[0]


def any_of_menu(game: Game, state: State, seat: int, dice: Dice) -> int:
    return dice.pick(game.rules.legal(state, seat))


def off_the_menu(game: Game, state: State, seat: int, dice: Dice) -> int:
    return 10**6


def test_every_pairing_is_played_and_counted() -> None:
    """Wins, draws and losses add up; the table is sorted; progress is told game by game."""
    told: list[tuple[int, int]] = []

    result = arena(
        "tiki",
        ["novice", "easy", "medium"],
        games=6,
        workers=1,
        on_game=lambda done, total: told.append((done, total)),
    )

    assert [(p.one, p.other) for p in result.pairings] == [
        ("novice", "easy"),
        ("novice", "medium"),
        ("easy", "medium"),
    ]
    assert all(p.wins + p.draws + p.losses == p.games == 6 for p in result.pairings)
    assert all(p.low <= p.share <= p.high for p in result.pairings)
    assert [line.name for line in result.standings] == ["medium", "easy", "novice"]
    assert told == [(number, 18) for number in range(1, 19)]
    assert json.loads(json.dumps(result.to_json()))["game"] == "tiki"


def test_sides_alternate_over_the_same_set_up() -> None:
    """A contender sits on both seats equally often, and each valley is played from both sides."""
    seen: list[tuple[int, int]] = []

    def watching(game: Game, state: State, seat: int, dice: Dice) -> int:
        seen.append((seat, state.layout))  # type: ignore[attr-defined]
        return any_of_menu(game, state, seat, dice)

    arena(
        "tiki", [Contender("w", watching), Contender("a", any_of_menu)], games=4, workers=1, seed=3
    )

    places = list(dict.fromkeys(seen))
    assert [seat for seat, _ in places] == [0, 1, 0, 1]
    assert places[0][1] == places[1][1] != places[2][1] == places[3][1]


def test_the_number_of_workers_changes_nothing() -> None:
    """The same seed gives the same games in one process and in two."""
    results = [
        arena(
            "tiki",
            ["novice", Contender("first", first_of_menu)],
            games=4,
            workers=workers,
            seed="w",
            options={"shaman": True},
        )
        for workers in (1, 2)
    ]

    assert results[0].pairings == results[1].pairings
    assert results[0].choices == results[1].choices


def test_games_for_more_than_two(harvest: tambo.Game) -> None:
    """The two of a pairing take every other seat; the better half wins."""
    result = arena(harvest, ["novice", "hard@30"], games=4, players=4, workers=1)

    pairing = result.pairings[0]
    assert pairing.wins + pairing.draws + pairing.losses == 4
    assert result.players == 4


def test_one_alone_among_others(harvest: tambo.Game) -> None:
    """In turn on every seat; it counts what the one seat won, and nobody is rated."""
    seated: list[int] = []

    def first_choice(game: tambo.Game, state: State, seat: int, dice: tambo.Dice) -> int:
        seated.append(seat)
        return game.rules.legal(state, seat)[0]

    lone = Contender("lone", first_choice)
    result = arena(harvest, [lone, "novice"], games=6, players=3, workers=1, alone=True)

    pairing = result.pairings[0]
    assert (pairing.one, pairing.games, pairing.elo) == ("lone", 6, None)
    assert pairing.wins + pairing.draws + pairing.losses == 6
    assert pairing.wins / 6 <= pairing.share <= (pairing.wins + pairing.draws) / 6
    assert sorted(set(seated)) == [0, 1, 2]
    assert result.standings == ()


def test_a_choice_off_the_menu_is_not_played() -> None:
    """A faulty contender stops the arena, instead of winning by it."""
    with pytest.raises(ValueError, match="not on its menu"):
        arena("tiki", ["novice", Contender("bad", off_the_menu)], games=2, workers=1)


@pytest.mark.parametrize("text", ["grand", "hard@", "hard@much", "hard@-3", "hard@0s"])
def test_a_contender_that_is_none(text: str) -> None:
    """Unknown levels and budgets that are none are told."""
    with pytest.raises(ValueError, match=r"level|hard@"):
        contender(text)


@pytest.mark.parametrize(
    ("names", "games"), [(["easy"], 2), (["easy", "easy"], 2), (["easy", "medium"], 0)]
)
def test_an_arena_that_is_none(names: list[str], games: int) -> None:
    """It takes two different contenders and a game."""
    with pytest.raises(ValueError, match="arena needs"):
        arena("tiki", names, games=games)


def test_one_plays_alone_against_a_table() -> None:
    """One seat of the first, going round over the same set-up; a share in four is fair."""
    seats: list[int] = []

    def watching(game: Game, state: State, seat: int, dice: Dice) -> int:
        if not seats or seats[-1] != seat:
            seats.append(seat)
        return any_of_menu(game, state, seat, dice)

    sides = [Contender("w", watching), Contender("a", any_of_menu)]
    result = arena("tahuantinsuyu", sides, games=8, players=4, alone=True, workers=1)

    assert seats == [0, 1, 2, 3, 0, 1, 2, 3]
    [pairing] = result.pairings
    assert pairing.games == pairing.wins + pairing.losses == 8
    assert pairing.share == pairing.wins / 8
    assert pairing.elo is None
    assert result.standings == ()
