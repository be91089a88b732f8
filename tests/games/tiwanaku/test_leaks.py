"""The leak check in small; `python -m tambo.testing.leaks tiwanaku` makes 100,000 pairs."""

import pytest

from tambo.core.dice import Dice
from tambo.games.tiwanaku.game import TiwanakuGame
from tambo.testing import Violation
from tambo.testing.leaks import compare
from tests.games.tiwanaku.valley import TIWANAKU, state_of


class Talkative(TiwanakuGame):
    """Shows the terrain of a cell that nobody has discovered."""

    def view(self, state, seat):
        return {**super().view(state, seat), "slip": [value // 5 for value in state.valley]}


class Helpful(TiwanakuGame):
    """Words an announcement in another way if it is right."""

    def describe(self, state, choice):
        phrase = super().describe(state, choice)
        if phrase.key != "tiwanaku-choice-divine":
            return phrase
        return type(phrase)(f"{phrase.key}-{sum(state.valley[:12])}", phrase.args)


def early(seed):
    """A short game after some entries, with pawns that could divine."""
    match, dice = TIWANAKU.new(2, seed, board="short"), Dice(seed)
    for _ in range(4):
        seat = match.to_act[0]
        entering = [text for text in match.legal(seat) if text.startswith("enter")]
        match.play(seat, entering[int(dice.below(len(entering)))])
    return state_of(match)


def test_pairs_of_worlds_look_alike():
    """Views, boards, menus and refusals are the same for valleys that agree in what is open."""
    tries = ["divine a1=3", "enter c3", "done", "lift b2", "nonsense"]
    compared, different = compare(TIWANAKU, early(2), 0, tries, 40, Dice(2))

    assert compared == 40
    assert different > 20


@pytest.mark.parametrize("game", [Talkative(), Helpful()], ids=["talkative", "helpful"])
def test_a_planted_leak_is_found(game):
    """A view or a menu that depends on the hidden valley is caught."""
    state = early(2)
    seat = int(state.turn)

    with pytest.raises(Violation):
        compare(game, state, seat, [], 40, Dice(3))


def test_every_mode_and_board_is_a_variant():
    """What the jury tries: both boards and three co-op levels together, two levels alone."""
    alone = [dict(variant) for variant in TIWANAKU.meta.variants_for(1)]
    together = [dict(variant) for variant in TIWANAKU.meta.variants_for(2)]

    assert alone == [{"solo": "easy"}, {"solo": "hard"}]
    assert [v["board"] for v in together if "board" in v] == ["short", "long"]
    assert [v["coop"] for v in together if "coop" in v] == ["easy", "normal", "expert"]
    for players in TIWANAKU.meta.players:
        for variant in TIWANAKU.meta.variants_for(players):
            assert TIWANAKU.new(players, 1, **variant).to_act
