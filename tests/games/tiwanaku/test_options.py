"""What a table of Tiwanaku may agree on: all that is offered can be played, the rest is refused."""

from itertools import product

import pytest

from tambo.core.errors import InvalidSetup
from tests.games.tiwanaku.valley import TIWANAKU

FORM = ("mode", "board", "solo", "coop", "scenario")


def forms(players):
    """Every way to fill in the form, as the options it would send."""
    meta = TIWANAKU.meta
    choices = {option.name: option.choices for option in meta.options if option.name in FORM}
    seen = []
    for values in product(*choices.values()):
        chosen = dict(zip(choices, values, strict=True))
        offer = meta.offered(players, chosen)
        sent = {name: value for name, value in chosen.items() if value in offer.get(name, ())}
        if sent not in seen:
            seen.append(sent)
    return seen


@pytest.mark.parametrize("players", TIWANAKU.meta.players)
def test_all_that_is_offered_can_be_played(players):
    """TIWANAKU-1.1 5.1 6.1  No combination that the form allows is refused."""
    found = forms(players)

    assert len(found) >= 30
    for options in found:
        TIWANAKU.new(players, 1, **options)


def test_the_form_offers_what_goes_together():
    """TIWANAKU-6.1  No short board together, no difficulty of co-op against each other."""
    meta = TIWANAKU.meta

    assert "board" in meta.offered(2, {"mode": "competitive"})
    assert "coop" not in meta.offered(2, {"mode": "competitive"})
    assert "board" not in meta.offered(2, {"mode": "cooperative"})
    assert "coop" in meta.offered(2, {"mode": "cooperative"})
    assert not {"mode", "board", "coop"} & meta.offered(1, {}).keys()
    assert len(meta.offered(2, {"board": "short"})["scenario"]) == 5
    assert len(meta.offered(2, {"board": "long"})["scenario"]) == 15
    both = {"mode": "cooperative", "board": "short"}
    assert len(meta.offered(2, both)["scenario"]) == 15


@pytest.mark.parametrize(
    ("players", "options", "code", "clause"),
    [
        (2, {"board": "short", "scenario": "6"}, "option.scenario", "TIWANAKU-1.9"),
        (2, {"mode": "cooperative", "board": "short"}, "option.board", "TIWANAKU-6.1"),
        (1, {"board": "short"}, "option.board", "TIWANAKU-5.1"),
        (1, {"mode": "cooperative"}, "option.mode", "TIWANAKU-6.2"),
    ],
)
def test_the_rest_is_refused(players, options, code, clause):
    """TIWANAKU-1.9 5.1 6.1 6.2  With a code and the clause, for any number of players."""
    with pytest.raises(InvalidSetup) as refused:
        TIWANAKU.new(players, 1, **options)

    assert (refused.value.code, refused.value.clause) == (code, clause)
