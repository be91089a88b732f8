"""What the bots of Titicaca think about, and how they see a position."""

from typing import cast

import tambo
from tambo.bots.levels import decide
from tambo.games.titicaca.choices import decode_bid
from tambo.games.titicaca.policy_estimate import arm_worth, land_worths
from tambo.games.titicaca.state import TiticacaState

TITICACA = tambo.load("titicaca")
# One land at lake 15, beside nothing: worth little to anybody.
POOR = "country a1~15 b1f z9m; yellow stock 40; red stock 40; round 15"


def shortlist(match: tambo.Match, seat: int) -> list[int]:
    return TITICACA.policy.shortlist(match.state, seat, tambo.Dice(0))


def test_no_bid_beyond_what_a_land_is_worth():
    """Forty arms for a lonely forest are not even thought of; nothing and little are."""
    match = TITICACA.from_position(POOR)
    state = cast(TiticacaState, match.state)

    amounts = [int(decode_bid(choice)) for choice in shortlist(match, 0)]

    assert amounts == list(range(len(amounts)))
    assert 2 < len(amounts) < 12
    assert amounts[-1] > land_worths(state, 0)[0] / arm_worth(state)
    assert len(TITICACA.rules.legal(state, 0)) == 41


def test_what_is_thought_of_is_on_the_menu():
    """At every decision of some games, for every seat that is asked."""
    for seed in range(6):
        match, dice = TITICACA.new(4, seed), tambo.Dice(seed)
        assert not match.is_over
        while not match.is_over:
            for seat in match.to_act:
                menu = TITICACA.rules.legal(match.state, seat)
                short = shortlist(match, seat)
                assert short
                assert short == [choice for choice in menu if choice in short]
            seat = match.to_act[0]
            match.play(seat, TITICACA.format_choice(match.state, dice.pick(shortlist(match, seat))))


def test_sealed_bids_of_others_do_not_change_what_a_bot_thinks():
    """The redeal hides bids and temples, so the same seed gives the same bid."""
    chosen = set()
    for others in ([], ["bid 0", "bid 0"], ["bid 9", "bid 20"]):
        match = TITICACA.new(3, 5)
        for seat, text in enumerate(others, start=1):
            match.play(seat, text)
        known = TITICACA.redeal(match.state, 0, tambo.Dice("known"))
        chosen.add(decide("titicaca", known, 0, "medium", "one"))

    assert len(chosen) == 1
