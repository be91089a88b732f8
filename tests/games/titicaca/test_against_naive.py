"""Random games followed by a second, plain reading of the rules."""

import pytest

from tambo.core.dice import Dice
from tests.games.titicaca.land import TITICACA
from tests.games.titicaca.naive import Naive


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_menus_and_points_agree(players, seed):
    """TITICACA-4.7  Every menu of a turn, every stock, and the score at the end."""
    match, dice = TITICACA.new(players, seed), Dice(f"naive {seed}")
    plain = Naive(match.view(None))
    stock = [20] * players
    while not match.is_over:
        view = match.view(None)
        assert view["stock"] == stock
        seat = match.to_act[int(dice.below(len(match.to_act)))]
        menu = match.legal(seat)
        if view["decision"] == "bid":
            # Low bids, so that games are long.
            menu = menu[: 1 + len(menu) // 4]
        else:
            assert set(menu) - {"-"} == expected(plain, view, seat)
            assert ("-" in menu) == (view["decision"] != "settle")
        choice = menu[int(dice.below(len(menu)))]
        for event in match.play(seat, choice):
            follow(plain, event, stock)
    assert match.outcome is not None
    assert list(match.outcome.scores) == plain.points


def expected(plain, view, seat):
    return {
        "settle": lambda: plain.settlings(view["round"]),
        "join": plain.joins,
        "unite": lambda: plain.unions(seat),
        "temple": lambda: plain.buildings(seat),
    }[view["decision"]]()


def follow(plain, event, stock):
    data, kind = event.fields(), event.kind
    if kind == "turn-began":
        stock[data["seat"]] -= data["amount"]
    elif kind == "settled":
        plain.settle(data["seat"], data["at"])
    elif kind == "joined":
        plain.merge(data["at"], data["region"])
    elif kind == "united":
        plain.merge(data["one"], data["other"])
    elif kind == "temple-chosen":
        plain.temples[plain.owner[data["at"]]][data["at"]] = data["value"]
    elif kind == "lake-counted":
        plain.score_lake(data["lake"], stock)
    elif kind == "armed":
        assert data["arms"] == plain.arms(data["seat"])
        stock[data["seat"]] += data["arms"]
    elif kind == "ended":
        plain.score_end(stock)
