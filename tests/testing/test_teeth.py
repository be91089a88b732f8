"""Every check of the jury has teeth: a defect planted in the sample game, which it must catch.

The defects are the ones games really have: a shallow clone, a forgotten piece, a view that shows
too much. Each test plants one and names the check that must find it.
"""

import json
import pickle
from typing import Any

import pytest
from msgspec.structs import replace

import tambo
from tambo.core.dice import Dice
from tambo.core.event import Event
from tambo.core.outcome import Outcome
from tambo.core.phrase import Phrase
from tambo.core.view import View
from tambo.testing import (
    Jury,
    Violation,
    jury,
    perft,
    transcript,
    uncited_clauses,
    unrecorded_endings,
)
from tests.testing.sample import CLAUSES


class Unlooking(Jury):
    """A jury without the checks of single moments, which often find a defect first."""

    def look(self, state: Any, dice: Dice, off: dict[str, int] | None = None) -> None:
        pass


def verdict(judge: Jury, players: int = 3, count: int = 25, looks: int = 0) -> str:
    """The check that finds something, or "" after this many games without a finding."""
    try:
        judge.try_games(players, {}, count, looks=looks)
    except Violation as violation:
        return violation.check
    return ""


@pytest.mark.parametrize("players", [1, 2, 3, 4, 6])
def test_the_sample_game_is_sound(game, players):
    """Without a defect the jury finds nothing, whatever the number of seats."""
    assert verdict(Jury(game, CLAUSES), players, count=6) == ""


def test_teams_are_sound(game):
    """Teams share a place and add their points."""
    Jury(game, CLAUSES).try_games(4, {"teams": True}, 10)


def test_1_a_game_that_does_not_end(game, plant):
    """Rounds that are never counted never end."""
    end_round = type(game.rules)._end_round

    def endless(self: Any, s: Any, dice: Dice, log: Any) -> None:
        s.round = 1
        end_round(self, s, dice, log)

    plant(type(game.rules), "_end_round", endless)
    plant(jury, "LONGEST_GAME", 300)

    assert verdict(Unlooking(game, CLAUSES)) == "1 ends"


def test_1_a_seat_that_is_asked_and_cannot_answer(game, plant):
    legal = type(game.rules).legal
    plant(type(game.rules), "legal", lambda self, s, seat: legal(self, s, seat)[:0])

    assert verdict(Jury(game, CLAUSES)) == "1 ends"


def test_2_a_clone_that_shares_a_list(game, plant):
    """The scores of a copy are the scores of the original: past positions change."""
    state = type(game.new(2).state)
    clone = state.clone

    def shallow(s: Any) -> Any:
        copy = clone(s)
        copy.scores = s.scores
        return copy

    plant(state, "clone", shallow)

    assert verdict(Unlooking(game, CLAUSES)) == "2 clones"
    assert verdict(Jury(game, CLAUSES)) != ""


def test_3_a_position_that_forgets_the_scores(game, plant):
    parse = type(game).parse_position

    def forgetful(self: Any, text: str) -> Any:
        state: Any = parse(self, text)
        state.scores = [0] * state.players
        return state

    plant(type(game), "parse_position", forgetful)

    assert verdict(Jury(game, CLAUSES)) in ("3 texts", "6 scores")


def test_3_two_choices_with_one_text(game, plant):
    plant(type(game), "format_choice", lambda self, state, choice: "lay")

    assert verdict(Jury(game, CLAUSES)) == "3 texts"


def test_3_a_sentence_that_nobody_wrote(game, plant):
    plant(type(game), "prompt", lambda self, state, seat: Phrase("harvest-prompt-forgotten"))

    assert verdict(Jury(game, CLAUSES)) == "3 texts"


def test_4_rules_that_remember_between_games(game, plant):
    """A counter outside the state lays the same seed out in two ways."""
    setup = type(game.rules).setup
    calls = [0]

    def moody(self: Any, players: int, options: Any, dice: Dice) -> Any:
        state = setup(self, players, options, dice)
        calls[0] += 1
        if calls[0] % 2:
            state.deck.reverse()
        return state

    plant(type(game.rules), "setup", moody)

    assert verdict(Jury(game, CLAUSES)) == "4 same again"


def test_4_an_undo_that_leaves_a_trace(game, plant):
    """A choice taken back and made again must lead to the same place."""
    undo = tambo.Match.undo

    def smudge(self: Any, seat: int) -> Any:
        step = undo(self, seat)
        self._state.deck.append(self._state.deck.pop(0))
        return step

    plant(tambo.Match, "undo", smudge)

    assert verdict(Unlooking(game, CLAUSES)) == "4 same again"


def test_5_a_card_that_falls_off_the_table(game, plant):
    end_round = type(game.rules)._end_round

    def careless(self: Any, s: Any, dice: Dice, log: Any) -> None:
        s.laid[0] = s.laid[-1]
        end_round(self, s, dice, log)

    plant(type(game.rules), "_end_round", careless)

    assert verdict(Jury(game, CLAUSES), looks=1) == "5 pieces"


def test_6_a_sheet_that_does_not_add_up(game, plant):
    outcome = type(game).outcome

    def generous(self: Any, state: Any) -> Outcome | None:
        true = outcome(self, state)
        if true is None:
            return None
        scores = tuple(score + 1 for score in true.scores)
        return Outcome(true.ending, true.clause, true.ranking, scores, true.sheet)

    plant(type(game), "outcome", generous)

    assert verdict(Jury(game, CLAUSES)) == "6 scores"


def test_7_a_view_that_shows_the_deck(game, plant):
    view_of = type(game).view_of

    def loose(self: Any, s: Any, seat: int | None) -> View:
        view: View = view_of(self, s, seat)
        return replace(view, deck=s.deck[0]) if s.deck else view

    plant(type(game), "view_of", loose)

    assert verdict(Jury(game, CLAUSES)) == "7 leak"


def test_7_a_table_that_shows_who_is_ready(game, plant):
    plant(type(game), "asked", lambda self, state, seat: self.rules.to_act(state))

    assert verdict(Jury(game, CLAUSES)) in ("7 leak", "14 numbers")


def test_7_an_event_that_tells_a_sealed_card(game, plant):
    apply = type(game.rules).apply
    laid = next(fact for fact in game.facts if fact.__name__ == "Laid")

    def loud(self: Any, s: Any, seat: int, choice: int, dice: Dice, log: Any) -> None:
        if log is not None:
            log.append(Event(laid(seat, choice)))
        apply(self, s, seat, choice, dice, log)

    plant(type(game.rules), "apply", loud)

    assert verdict(Jury(game, CLAUSES)) == "7 leak"


def test_7_a_refusal_that_knows_the_other_hands(game, plant):
    refusal = type(game).refusal

    def gossip(self: Any, s: Any, seat: int, text: str) -> tambo.Refused:
        held = any(text == f"lay {card}" for hand in s.hands for card in hand)
        found = refusal(self, s, seat, text)
        return tambo.Refused(found.clause, found.phrase, "held" if held else "free")

    plant(type(game), "refusal", gossip)

    assert verdict(Jury(game, CLAUSES)) == "7 leak"


def test_7_a_reveal_that_is_not_marked(game, plant):
    """A card turned up without saying so could be taken back after it was seen."""
    apply = type(game.rules).apply

    def discreet(self: Any, s: Any, seat: int, choice: int, dice: Dice, log: Any) -> None:
        apply(self, s, seat, choice, dice, log)
        if log is not None:
            log[:] = [replace(event, reveals=False) for event in log]

    plant(type(game.rules), "apply", discreet)

    assert verdict(Jury(game, CLAUSES), players=2) == "7 leak"


def test_8_a_redeal_that_changes_the_own_hand(game, plant):
    redeal = type(game).redeal

    def careless(self: Any, state: Any, seat: int, dice: Dice) -> Any:
        world = redeal(self, state, seat, dice)
        hand = world.hands[seat]
        if hand and world.deck:
            hand[0], world.deck[0] = world.deck[0], hand[0]
        return world

    plant(type(game), "redeal", careless)

    assert verdict(Jury(game, CLAUSES)) in ("7 leak", "8 redeal")


def test_8_a_redeal_with_too_many_cards(game, plant):
    redeal = type(game).redeal

    def rich(self: Any, state: Any, seat: int, dice: Dice) -> Any:
        world = redeal(self, state, seat, dice)
        for other in range(world.players):
            if other != seat and world.hands[other]:
                world.hands[other][0] = 6
        return world

    plant(type(game), "redeal", rich)

    assert verdict(Jury(game, CLAUSES)) == "5 pieces"


def test_8_a_redeal_that_now_and_then_leaves_the_truth(game, plant):
    """Each redeal by itself is sound; that they lean towards the truth is seen by counting."""
    redeal = type(game).redeal

    def lazy(self: Any, state: Any, seat: int, dice: Dice) -> Any:
        return state.clone() if dice.below(2) else redeal(self, state, seat, dice)

    plant(type(game), "redeal", lazy)

    assert verdict(Jury(game, CLAUSES), count=3) == "8 redeal"


def test_8_a_redeal_that_leaves_one_hand(game, plant):
    """The other hands and the deck are dealt again: only the hand of the next seat stays."""
    redeal = type(game).redeal

    def partial(self: Any, state: Any, seat: int, dice: Dice) -> Any:
        world = redeal(self, state, seat, dice)
        kept = (seat + 1) % state.players
        if kept != seat and not any(state.laid):
            cards = world.hands[kept] + world.deck
            for card in state.hands[kept]:
                if card not in cards:
                    return world
                cards.remove(card)
            world.hands[kept], world.deck = list(state.hands[kept]), cards
        return world

    plant(type(game), "redeal", partial)

    assert verdict(Jury(game, CLAUSES), count=3) == "8 redeal"


def test_9_a_choice_off_the_menu_that_is_taken(game, plant):
    plant(type(game), "choice_of", lambda self, state, seat, text: 1)

    assert verdict(Jury(game, CLAUSES)) in ("3 texts", "9 refusals")


def test_9_a_refusal_by_a_rule_that_does_not_exist(game, plant):
    def invented(self: Any, state: Any, seat: int, text: str) -> tambo.Refused:
        return tambo.Refused("HARVEST-99.9", Phrase("harvest-refusal-reap"))

    plant(type(game), "refusal", invented)

    assert verdict(Jury(game, CLAUSES)) == "9 refusals"


def test_10_a_menu_that_lost_a_choice(game, plant):
    """Three cards in two hands: the counts change with the menus."""
    state = game.new(2, 1).state
    before = [perft(game, state, depth) for depth in (1, 2, 3)]
    legal = type(game.rules).legal

    plant(type(game.rules), "legal", lambda self, s, seat: legal(self, s, seat)[:1])

    assert [perft(game, state, depth) for depth in (1, 2, 3)] != before


def test_11_a_sentence_that_changed(game, plant):
    """The transcript shows every sentence, so a changed one changes it."""
    before = transcript(game, 2, {}, seed=3)
    tell = type(game).tell

    def mute(self: Any, event: Event, colours: Any) -> Phrase:
        is_muted = event.kind == "stored"
        return Phrase("text-line", {"text": "?"}) if is_muted else tell(self, event, colours)

    plant(type(game), "tell", mute)

    assert "stored" in before
    assert transcript(game, 2, {}, seed=3) != before


def test_a_violation_travels_between_processes():
    """What a worker finds arrives whole."""
    found = pickle.loads(pickle.dumps(Violation("7 leak", "a card")))

    assert (found.check, found.what, str(found)) == ("7 leak", "a card", "7 leak: a card")


def test_12_a_clause_without_a_test(tmp_path):
    """Citing TIKI-3.10 is not citing TIKI-3.1."""
    (tmp_path / "test_some.py").write_text('"""DEMO-3.10, DEMO-2.1 and DEMO-3.2."""')

    found = uncited_clauses(["DEMO-3.1", "DEMO-3.10", "DEMO-2.1", "DEMO-3.2"], tmp_path)

    assert found == ["DEMO-3.1"]


def test_12_an_ending_without_a_record(game, tmp_path):
    assert unrecorded_endings(game, tmp_path) == ["last-round"]


def test_12_a_record_that_was_tampered_with(game, tmp_path):
    """A record whose choices do not lead to its result is no proof of an ending."""
    match = game.new(2, 5)
    while not match.is_over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    record = match.record()
    (tmp_path / "good.json").write_text(json.dumps(record))
    assert unrecorded_endings(game, tmp_path) == []

    record["outcome"]["scores"][0] += 1
    (tmp_path / "good.json").write_text(json.dumps(record))
    with pytest.raises(tambo.InvalidRecord):
        unrecorded_endings(game, tmp_path)


def test_14_a_change_that_nobody_is_told(game, plant):
    """The table looks different to seats that have seen nothing happen, so no frame is sent."""
    apply = type(game.rules).apply

    def mute(self: Any, s: Any, seat: int, choice: int, dice: Dice, log: Any) -> None:
        apply(self, s, seat, choice, dice, log)
        if log is not None:
            log.clear()

    plant(type(game.rules), "apply", mute)

    assert verdict(Unlooking(game, CLAUSES)) == "14 numbers"


def test_14_a_number_that_tells_of_a_sealed_choice(game, plant):
    def loud(self: Any, step: Any) -> None:
        self._stamps = [stamp + 1 for stamp in self._stamps]

    plant(tambo.Match, "_stamp", loud)

    assert verdict(Unlooking(game, CLAUSES)) == "14 numbers"


def test_14_an_undo_that_nobody_is_told(game, plant):
    """What is taken back changes the menu of its owner: a new number for it."""
    undo = tambo.Match.undo

    def mute(self: Any, seat: int) -> Any:
        stamps = list(self._stamps)
        step = undo(self, seat)
        self._stamps = stamps
        return step

    plant(tambo.Match, "undo", mute)

    assert verdict(Unlooking(game, CLAUSES)) == "14 numbers"


def test_7_an_undo_that_tells_who_has_acted(game, plant):
    """Whether a seat may take back its sealed card changes when another seals one."""
    last_of = tambo.Match._last_of

    def strict(self: Any, seat: int) -> int:
        return last_of(self, seat) if self.steps and self.steps[-1].seat == seat else -1

    plant(tambo.Match, "_last_of", strict)

    assert verdict(Unlooking(game, CLAUSES)) == "7 leak"


def test_15_a_view_that_is_not_as_declared(game, plant):
    view_of = type(game).view_of

    def loose(self: Any, s: Any, seat: int | None) -> View:
        view: View = view_of(self, s, seat)
        return replace(view, deck="many")

    plant(type(game), "view_of", loose)

    assert verdict(Jury(game, CLAUSES)) == "15 types"


def test_15_an_event_that_is_not_as_declared(game, plant):
    apply = type(game.rules).apply

    def loose(self: Any, s: Any, seat: int, choice: int, dice: Dice, log: Any) -> None:
        apply(self, s, seat, choice, dice, log)
        for number, event in enumerate(log or []):
            if event.kind == "stored":
                log[number] = replace(event, fact=replace(event.fact, points=None))

    plant(type(game.rules), "apply", loose)

    assert verdict(Unlooking(game, CLAUSES)) == "15 types"


def test_15_an_event_that_is_not_declared(game, plant):
    plant(type(game), "facts", game.facts[:-1])

    assert verdict(Unlooking(game, CLAUSES)) == "15 types"


def test_16_rules_with_a_scratch_pad(game, plant):
    """A list that all games write their menus on: alone it is one's own, beside others not."""
    rules, legal = type(game.rules), type(game.rules).legal
    pad: list[int] = []

    def scribbled(self: Any, s: Any, seat: int) -> list[int]:
        pad.clear()
        pad.extend(legal(self, s, seat))
        return pad[:]

    assert Jury(game, CLAUSES).try_threads(3, {}, 6) > 60
    plant(rules, "legal", scribbled)

    assert verdict(Jury(game, CLAUSES), count=3) == ""
    with pytest.raises(Violation) as violation:
        Jury(game, CLAUSES).try_threads(3, {}, 6)
    assert violation.value.check == "16 threads"


def test_16_a_cache_that_is_looked_up_twice(game, plant):
    """Cleared by another between the question and the answer, it has nothing for this one."""
    rules, setup, kept = type(game.rules), type(game.rules).setup, dict[int, int]()

    def forgetful(self: Any, players: int, options: Any, dice: Dice) -> Any:
        for key in range(400):
            if key not in kept:
                kept.clear()
                kept[key] = key
            assert kept[key] == key
        return setup(self, players, options, dice)

    plant(rules, "setup", forgetful)

    with pytest.raises(Violation, match="16 threads"):
        Jury(game, CLAUSES).try_threads(3, {}, 6)
