"""Bad input at the public surface: one error with a code, for every kind of it, and no change."""

import asyncio
import inspect
import json
from typing import Any

import pytest

import tambo
from tambo.client.playing import _Player
from tambo.client.remote import Remote
from tambo.core.coach import ABOUT_A_SEAT, Coach
from tambo.core.game import SEATED
from tambo.core.match import Match
from tambo.core.outcome import Outcome

HUGE = 10**5000
NO_SEATS: list[Any] = [-1, 2, 9, HUGE, -HUGE, True, False, 0.0, 1.5, "0", b"0", [0], (0,), object()]
SPECTATORS_TOO = {"view", "view_of", "board", "has_acted"}
OTHERS = {"text": "b2", "choice": "b2", "rolls": [], "dice": tambo.Dice(1)}


def methods_with_a_seat(owner: type) -> list[str]:
    """Public methods that have a parameter called seat, found and not listed."""
    found = inspect.getmembers(owner, inspect.isfunction)
    public = [(name, method) for name, method in found if not name.startswith("_")]
    return [name for name, method in public if "seat" in inspect.signature(method).parameters]


def arguments(owner: type, name: str, seat: object, **known: object) -> dict[str, Any]:
    names = list(inspect.signature(getattr(owner, name)).parameters)[1:]
    return {n: seat if n == "seat" else {**OTHERS, **known}[n] for n in names}


@pytest.mark.parametrize("game", tambo.games())
@pytest.mark.parametrize("method", methods_with_a_seat(Match))
def test_every_method_of_a_match_checks_its_seat(game, method):
    """HOUSE-1.1  No method takes another seat for an existing one, or trips over it."""
    rules = tambo.load(game)
    match = rules.new(rules.meta.players[0], 5)
    before = match.record()

    for seat in [*NO_SEATS, match.players, *([] if method in SPECTATORS_TOO else [None])]:
        if seat == 2 and match.players > 2:
            continue
        with pytest.raises(tambo.Refused) as refused:
            getattr(match, method)(**arguments(Match, method, seat))
        assert (refused.value.code, refused.value.clause) == ("seat", "HOUSE-1.1"), seat
        assert str(refused.value)
    assert match.record() == before


def test_the_methods_with_a_seat_are_found():
    """The test above would be empty if parameters were renamed."""
    assert {"board", "has_acted", "legal", "play", "undo", "view"} <= set(
        methods_with_a_seat(Match)
    )
    assert len(methods_with_a_seat(Match)) >= 13


def test_every_method_of_a_game_with_a_seat_is_checked():
    """A game from elsewhere gets the check by itself, and none can be forgotten."""
    assert set(SEATED) == set(methods_with_a_seat(tambo.Game))


@pytest.mark.parametrize("game", tambo.games())
@pytest.mark.parametrize("method", sorted(SEATED))
def test_every_method_of_a_game_checks_its_seat(game, method):
    """HOUSE-1.1  Below the match the same holds: -1 is never the last seat."""
    rules = tambo.load(game)
    state = rules.new(rules.meta.players[0], 5).state
    more = {"state": state, "choice": 0, "words": "x"}

    for seat in [-1, state.players, 99, True, "0", *([] if SEATED[method] else [None])]:
        with pytest.raises(tambo.Refused) as refused:
            getattr(rules, method)(**arguments(tambo.Game, method, seat, **more))
        assert refused.value.code == "seat"


def test_every_method_of_a_coach_with_a_seat_is_checked():
    """HOUSE-1.1  The same holds of what is said beyond the rules."""
    assert set(ABOUT_A_SEAT) == set(methods_with_a_seat(Coach))

    for game in map(tambo.load, tambo.games()):
        state = game.new(game.meta.players[0], 5).state
        for method in ABOUT_A_SEAT:
            for seat in [-1, state.players, 99, True, "0", None]:
                with pytest.raises(tambo.Refused) as refused:
                    getattr(game.coach, method)(**arguments(Coach, method, seat, state=state))
                assert refused.value.code == "seat"


def test_a_sealed_bid_is_shown_to_no_seat_that_does_not_exist():
    """HOUSE-1.1  board(-1) of Titicaca printed the bid of the last seat."""
    match = tambo.load("titicaca").new(3, 1)
    match.play(2, "bid 7")

    with pytest.raises(tambo.Refused):
        match.board(-1)
    assert any(line.key == "titicaca-board-bid" for line in match.board(2))
    assert not any(line.key == "titicaca-board-bid" for line in match.board(None))


def test_the_place_of_a_seat_that_did_not_play():
    """HOUSE-1.1  An outcome knows the seats that played."""
    outcome = Outcome("four-fruits", "TIKI-6.1", ((1,), (0,)), (2, 4), ())

    assert (outcome.place_of(1), outcome.place_of(0)) == (1, 2)
    for seat in (-1, 2, True, "0", None):
        with pytest.raises(tambo.Refused) as refused:
            outcome.place_of(seat)  # type: ignore[arg-type]
        assert refused.value.code == "seat"


TIKI: Any = tambo.load("tiki")
A_LINE = TIKI.new(2, 1).position()

NO_TEXTS: list[Any] = [None, 5, 1.5, True, b"", ["x"], {}]
NO_NAMES: list[Any] = [None, 5, [], b"tiki"]
NO_ROLLS: list[Any] = [None, 5, "123", b"1", {}, [None], ["0"], [True], [0.0]]
SET_UP = TIKI.new(2, 1).setup


def replayed(rolls: Any) -> None:
    """A first choice with these rolls."""
    match = TIKI.new(2, 1)
    match.replay_step(match.to_act[0], "b2", rolls)


WRONG_KINDS: list[tuple[str, Any]] = [
    *(("input.seed", lambda seed=seed: TIKI.new(2, seed)) for seed in (None, 1.5, True, b"1", [1])),
    ("input.seed", lambda: TIKI.new(seed=HUGE)),
    ("input.seed", lambda: TIKI.new(seed="\ud800")),
    ("input.seed", lambda: TIKI.from_position(A_LINE, None)),
    ("input.seed", lambda: TIKI.from_position(A_LINE, 2.0)),
    *(("input.players", lambda n=n: TIKI.new(n)) for n in (2.0, "2", "two", True, b"2", [2], (2,))),
    *(
        ("input.choice", lambda choice=choice: TIKI.new(2, 1).play(0, choice))
        for choice in (None, 3.0, True, False, b"b2", ["b2"], object())
    ),
    *(
        ("input.choice", lambda text=text: TIKI.new(2, 1).refusal(0, text))
        for text in (None, 5, 3.0, True, b"b2", ["b2"])
    ),
    ("input.choice", lambda: TIKI.new(2, 1).replay_step(0, None, [])),
    *(("input.rolls", lambda rolls=rolls: replayed(rolls)) for rolls in NO_ROLLS),
    *(("input.rolls", lambda rolls=rolls: TIKI.set_up(2, 1, rolls)) for rolls in NO_ROLLS),
    *(("input.players", lambda n=n: TIKI.set_up(n, 1, SET_UP)) for n in (2.0, "2", True, None)),
    *(("input.seed", lambda seed=seed: TIKI.set_up(2, seed, SET_UP)) for seed in (None, 1.5, HUGE)),
    *(("input.count", lambda n=n: TIKI.new(2, 1).state_after(n)) for n in (None, "0", 0.0, True)),
    *(("input.position", lambda text=text: TIKI.from_position(text)) for text in NO_TEXTS),
    *(("input.dice", lambda dice=dice: TIKI.new(2, 1).redeal(0, dice)) for dice in (None, 1, "1")),
    *(("input.step", lambda to=to: TIKI.new(2, 1).go_back(to)) for to in (None, "0", 0.0, True)),
    *(("input.game", lambda name=name: tambo.load(name)) for name in NO_NAMES),
    *(("input.game", lambda name=name: tambo.meta_of(name)) for name in NO_NAMES),
    *(("input.game", lambda name=name: tambo.is_built(name)) for name in NO_NAMES),
    *(("input.phrase", lambda phrase=phrase: tambo.say(phrase)) for phrase in (None, 5, b"x")),
]


@pytest.mark.parametrize(("code", "call"), WRONG_KINDS)
def test_a_value_of_the_wrong_kind_has_a_code_and_a_sentence(code, call):
    """Never a raw TypeError, nor a value taken for another."""
    with pytest.raises(tambo.InvalidInput) as found:
        call()

    assert found.value.code == code
    english, french = (tambo.say(found.value.phrase, language) for language in ("en", "fr"))
    assert english != french
    assert "{" not in english + french
    assert str(found.value) == english


def test_every_sentence_names_what_it_is_about():
    """A number of choices is not called a phrase: each kind of input has a name of its own."""
    names: dict[str, set[str]] = {}
    for code, call in WRONG_KINDS:
        with pytest.raises(tambo.InvalidInput) as found:
            call()
        names.setdefault(str(found.value).partition(" must be ")[0], set()).add(code)

    assert [codes for codes in names.values() if len(codes) > 1] == []


def test_the_sentence_says_what_was_wanted_and_what_came():
    """“2” is a text and not the number of players 2."""
    with pytest.raises(tambo.InvalidInput) as found:
        TIKI.new("2")
    assert str(found.value) == "The number of players must be a whole number; this is a text."
    french = "Le nombre de joueurs doit être un nombre entier ; ceci est un texte."
    assert tambo.say(found.value.phrase, "fr").replace("\u202f", " ") == french

    with pytest.raises(tambo.InvalidInput) as found:
        TIKI.new(2, 1).play(0, None)
    assert str(found.value) == "The choice must be a text or a whole number; this is nothing."


@pytest.mark.parametrize("players", [0, 1, 3, -2, 99, pytest.param(HUGE, id="huge")])
def test_a_number_of_players_that_the_game_does_not_have(players):
    """A whole number of the wrong size is an error of the set-up, wherever it was rolled."""
    for begin in (TIKI.new, lambda n: TIKI.set_up(n, 1, SET_UP)):
        with pytest.raises(tambo.InvalidSetup) as found:
            begin(players)
        assert found.value.code == "players"
        assert str(found.value)


def test_a_number_off_the_menu_is_refused_however_large():
    """TIKI-7.2  Refused by the rules, like any other choice off the menu."""
    match = TIKI.new(2, 1)

    for choice in (-1, 999, HUGE, -HUGE):
        with pytest.raises(tambo.Refused):
            match.play(0, choice)
    assert match.steps == []


def test_an_option_that_is_far_too_large_is_refused(harvest):
    """HARVEST-3.1"""
    with pytest.raises(tambo.InvalidSetup) as found:
        harvest.new(2, 0, rounds=HUGE)

    assert found.value.code == "option.value"
    assert str(found.value)


@pytest.mark.parametrize("seed", [0, -5, 2**200, "", "a seed", "é"])
def test_every_seed_that_is_taken_can_be_replayed(seed):
    """A record survives JSON and replays, whatever the seed."""
    match = TIKI.new(2, seed)
    match.play(match.to_act[0], "b2")
    record = json.loads(json.dumps(match.record()))

    assert TIKI.replay(record).record() == record


BAD_FIELDS: list[dict[str, Any]] = [
    *({"seed": seed} for seed in (None, 1.5, True, HUGE)),
    *({"rules_version": HUGE}, {"players": HUGE}, {"game": []}, {"start": 5}),
    *({"setup": [HUGE]}, {"options": {"shaman": HUGE}}),
]


@pytest.mark.parametrize("change", BAD_FIELDS, ids=lambda change: next(iter(change)))
def test_a_record_with_such_values_is_refused(change):
    """InvalidRecord, with a sentence that can be said."""
    record = {**TIKI.new(2, 1).record(), **change}

    with pytest.raises(tambo.InvalidRecord) as found:
        TIKI.replay(record)
    assert found.value.code.startswith("record.")
    assert str(found.value)


@pytest.mark.parametrize("chosen", [True, False, None, 1.0, 2, -1, "c9"])
def test_a_bot_at_a_house_chooses_by_text_or_number_too(chosen):
    """A bool is not the second line of the menu, and neither is a fraction."""
    card = {"id": "t", "game": "tiki", "options": {}, "seats": [{}, {}]}
    line = {"seat": 0, "menu": [{"text": "a1"}, {"text": "b1"}], "view": {}, "prompt": None}
    remote = Remote("http://127.0.0.1:1", "token")

    with pytest.raises(tambo.TamboError) as found:
        asyncio.run(_Player(remote, card, [0], lambda seen: chosen)._choose(line))
    assert found.value.code == "client.choice"
