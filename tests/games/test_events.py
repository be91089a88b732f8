"""Every kind of event that a game declares does happen, and has its sentence."""

import pytest

import tambo
from tambo import _pure
from tambo.core.dice import Dice
from tambo.core.event import Event, Fact, kind_of
from tambo.core.game import Game
from tambo.texts import LANGUAGES, has

GAMES = tambo.games()
RARE = {
    "tiki": {
        "passed": "TIKI-3.7: it takes eight tikis of one's own under the other's, and no free hand",
    },
    "cortez": {
        "promised": "CORTEZ-8.3: a player's own words go with a choice, and random games have none",
    },
}
"""Kinds of event that random games do not bring, each with the reason; rule tests show them."""


def met_in(game: Game, count: int) -> set[type[Fact]]:
    """The kinds of event of random games: every number of players, variant, and flag turned.

    So many games of each are played; the interpreted engine stops when there is no more to meet.
    """
    flags = [{one.name: not one.default} for one in game.meta.options if one.kind == "flag"]
    bulk = dict(game.meta.in_bulk)
    tables = [
        (players, {**bulk, **options})
        for players in game.meta.players
        for options in (*game.meta.variants_for(players), *flags)
    ]
    expected = {fact for fact in game.facts if kind_of(fact) not in RARE.get(game.meta.name, {})}
    met: set[type[Fact]] = set()
    for seed in range(count):
        if met >= expected and not _pure.is_compiled():
            break
        for players, options in tables:
            dice, log = Dice(f"events {seed}"), list[Event]()
            try:
                state = game.rules.setup(players, game.meta.resolve_options(dict(options)), dice)
            except tambo.InvalidSetup:
                continue  # This flag is not for so many players.
            while asked := game.rules.to_act(state):
                seat = dice.pick(asked)
                choice = dice.pick(game.rules.legal(state, seat))
                game.rules.apply(state, seat, choice, dice, log)
            met |= {type(event.fact) for event in log}
    return met


@pytest.mark.parametrize("name", GAMES)
def test_every_declared_event_happens(name):
    """What is declared and never happens is dead, unless it is listed as rare, with the reason."""
    game = tambo.load(name)

    met = met_in(game, 40)

    unmet = {kind_of(fact) for fact in game.facts if fact not in met}
    assert unmet == set(RARE.get(name, {}))
    assert met <= set(game.facts)


@pytest.mark.parametrize("name", GAMES)
def test_every_declared_event_has_its_own_word_and_sentence(name):
    """No two kinds share a word; each has a sentence in every language, and says what it is."""
    facts = tambo.load(name).facts

    kinds = [kind_of(fact) for fact in facts]
    assert len(set(kinds)) == len(kinds)
    for fact, kind in zip(facts, kinds, strict=True):
        assert all(has(f"{name}-event-{kind}", language) for language in LANGUAGES), kind
        assert (fact.__doc__ or "").startswith(name.upper()), kind
