"""Exact search: it agrees with looking at everything, and the strongest level keeps its word."""

from itertools import islice
from typing import cast

import pytest

from tambo.bots.budget import Budget
from tambo.bots.levels import choose, level_of
from tambo.bots.proof import OutOfBudget, Prover
from tambo.bots.thinking import proof_of, verdict_of
from tambo.core.dice import Dice
from tambo.core.state import State
from tambo.games.tiki.state import TikiState
from tambo.texts import Language, say
from tests.bots.tiki_positions import (
    POLICY,
    RULES,
    TIKI,
    after,
    few,
    late_positions,
    plainly_wins,
    play_on,
    start,
)

LITTLE = Budget(simulations=30)
MASTER = level_of("master")


def proved(state: State, depth: int) -> Prover:
    prover = Prover(POLICY, state, RULES.actor(state))
    prover.deepen(depth, 0, 0.0)
    return prover


@pytest.mark.parametrize("shaman", [False, True])
def test_proofs_agree_with_looking_at_everything(shaman: bool) -> None:
    """Wins and losses within three choices, and in exactly how many, on random late positions."""
    depth, results = 3, set()
    for state in islice(late_positions("all", back=4, shaman=shaman), 25):
        seat = RULES.actor(state)
        prover = proved(state, depth)
        verdict = verdict_of(prover)
        results.add(verdict.key)
        wins = [d for d in range(1, depth + 1) if plainly_wins(state, seat, d)]
        losses = [d for d in range(1, depth + 1) if plainly_wins(state, 1 - seat, d)]
        assert prover.win_in() == (wins[0] if wins else 0)
        assert prover.loss_in() == (losses[0] if losses else 0)
        assert verdict.args["choices"] == (wins + losses + [depth])[0]
    assert {"proof-win", "proof-open"} <= results


def test_every_choice_gets_its_verdict() -> None:
    """A choice is told lost exactly when the other side then wins in the choices that are left."""
    lost = 0
    for state in islice(late_positions("verdict", back=6), 12):
        seat = RULES.actor(state)
        prover = proved(state, 3)
        if prover.win_in():
            continue
        for verdict in prover.verdicts:
            is_lost = plainly_wins(after(state, verdict.choice), 1 - seat, 2)
            assert bool(verdict.loss_in) == is_lost
            lost += is_lost
    assert lost > 0


def test_no_win_is_ruled_out_that_happens() -> None:
    """The bound which saves work allows every win that random play reached in time."""
    dice, checked = Dice("bound"), 0
    for number in range(60):
        states = [start(f"bound {number}", shaman=number % 2 == 1)]
        while RULES.actor(states[-1]) >= 0:
            menu = RULES.legal(states[-1], RULES.actor(states[-1]))
            states.append(after(states[-1], dice.pick(menu)))
        payoffs = RULES.payoffs(states[-1])
        if 1.0 not in payoffs:
            continue
        for left in range(1, min(12, len(states))):
            assert POLICY.can_win_within(states[-1 - left], payoffs.index(1.0), left)
            checked += 1
    assert checked > 300


def test_what_was_met_twice_is_a_draw_in_the_closed_past_too() -> None:
    """TIKI-6.4  A position met twice draws when met again; one met once may come back."""
    there_and_back = ["a1-a2", "c3-c2", "a2-a1", "c2-c3"]
    match = TIKI.from_position("yellow to act\n3 . . p\n2 . . .\n1 y . .")

    def play(texts: list[str]) -> None:
        for text in texts:
            match.play(match.to_act[0], text)

    def repeat_closed() -> State:
        state = POLICY.with_past_closed(match.state)
        for text in there_and_back:
            seat = RULES.actor(state)
            assert seat >= 0
            RULES.apply(state, seat, TIKI.choice_of(state, seat, text), Dice(), None)
        return state

    assert RULES.actor(repeat_closed()) >= 0
    assert RULES.actor(POLICY.with_past_closed(match.state)) >= 0
    play(there_and_back)
    assert RULES.actor(repeat_closed()) == -1
    play(there_and_back)
    assert match.outcome is not None
    assert match.outcome.ending == "repetition"


def test_equal_keys_mean_equal_futures() -> None:
    """With the past closed nothing is noted, so a position does not change by being met."""
    state = cast(TikiState, POLICY.with_past_closed(play_on(start("keys"), Dice("keys"), 10)))

    later = cast(TikiState, play_on(state.clone(), Dice("on"), 5))

    assert later.key() != state.key()
    assert len(later.met) == len(state.met) == 0


def test_a_search_without_enough_budget_keeps_what_it_proved() -> None:
    """It stops with an exception; the depth reached is told."""
    prover = Prover(POLICY, start("budget"), RULES.actor(start("budget")))

    with pytest.raises(OutOfBudget):
        prover.deepen(30, 2000, 0.0)

    assert 0 < prover.depth < 30
    assert prover.win_in() == prover.loss_in() == 0


@pytest.mark.compiled
@pytest.mark.parametrize("shaman", [False, True])
@pytest.mark.parametrize("defence", ["random", "longest"])
def test_the_strongest_never_loses_a_forced_win(defence: str, shaman: bool) -> None:
    """A win within seven choices is brought home in time, whatever is replied."""
    dice, won = Dice(f"{defence} {shaman}"), 0
    for back in (5, 7):
        for state in islice(late_positions(f"won {back}", back, shaman=shaman), few(24)):
            seat = RULES.actor(state)
            left = proved(state, 7).win_in()
            if not left:
                continue
            won += 1
            while left:
                if RULES.actor(state) == seat:
                    choice = choose(TIKI, state, seat, MASTER, dice, LITTLE)
                elif defence == "random":
                    choice = dice.pick(RULES.legal(state, RULES.actor(state)))
                else:
                    verdicts = proved(state, left).verdicts
                    choice = max(verdicts, key=lambda verdict: verdict.loss_in).choice
                state = after(state, choice)
                left -= 1
                if RULES.actor(state) < 0:
                    break
            assert RULES.actor(state) < 0
            assert RULES.payoffs(state)[seat] == 1.0
    assert won >= few(4)


@pytest.mark.compiled
def test_the_strongest_avoids_what_loses_by_force() -> None:
    """Where some choices lose within reach and others do not, it takes one of the others."""
    avoided = 0
    for number, state in enumerate(islice(late_positions("avoid", back=5), few(25))):
        prover = proof_of(TIKI, state, RULES.actor(state), LITTLE)
        assert prover is not None
        lost = [verdict.choice for verdict in prover.verdicts if verdict.loss_in]
        if prover.is_decided() or not lost:
            continue
        choice = choose(TIKI, state, RULES.actor(state), MASTER, Dice(number), LITTLE)
        assert choice not in lost
        avoided += 1
    assert avoided > few(3)


@pytest.mark.compiled
def test_a_lost_position_is_held_as_long_as_possible() -> None:
    """Where every choice loses, the strongest takes one that loses last."""
    held = 0
    for number, state in enumerate(islice(late_positions("held", back=4), few(60))):
        prover = proof_of(TIKI, state, RULES.actor(state), LITTLE)
        assert prover is not None
        if not prover.loss_in():
            continue
        choice = choose(TIKI, state, RULES.actor(state), MASTER, Dice(number), LITTLE)
        longest = [v.choice for v in prover.verdicts if v.loss_in == prover.loss_in()]
        assert choice in longest
        held += 1
    assert held > 0


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Wins by force in 5 choices."), ("fr", "Gagne de force en 5 choix.")],
)
def test_a_proof_is_told_in_words(language: Language, sentence: str) -> None:
    """ "Win in five" is a sentence of both catalogues."""
    for state in late_positions("told", back=5):
        prover = proved(state, 5)
        if prover.win_in() == 5:
            break

    assert say(verdict_of(prover), language) == sentence
