"""What an event is about is called as menus call it, and a screen can point at it."""

import pytest

import tambo
from tambo.core.dice import Dice
from tambo.core.elements import elements_of
from tambo.core.event import Event
from tambo.games.cortez import events as cortez
from tambo.games.tahuantinsuyu import events as tahuantinsuyu
from tambo.games.tiki import events as tiki
from tambo.games.titicaca import events as titicaca
from tambo.games.tiwanaku import events as tiwanaku

SEEDS = range(6)
BESIDE_THE_BOARD = {"button", "bid", "card"}
"""Kinds of element of menus that are not on the board."""


def played(name):
    """Random games: the elements of all their menus, and their events."""
    game = tambo.load(name)
    offered, told = set[str](), list[Event]()
    for players in game.meta.players:
        for seed in SEEDS:
            dice = Dice(f"elements {seed}")
            options = game.meta.resolve_options(dict(game.meta.in_bulk))
            state = game.rules.setup(players, options, dice)
            while asked := game.rules.to_act(state):
                seat = dice.pick(asked)
                menu = game.rules.legal(state, seat)
                offered |= {one for choice in menu for one in game.elements(state, choice)}
                game.rules.apply(state, seat, dice.pick(menu), dice, told)
    return offered, told


@pytest.mark.parametrize("name", tambo.games())
def test_events_name_elements_as_menus_do(name):
    """Their kinds are those of menus, and so are their names: `land:a3`, and so `region:a3`."""
    offered, told = played(name)

    named = {tuple(element.split(":")) for event in told for element in elements_of(event)}
    known = {tuple(element.split(":")) for element in offered}
    assert named
    assert {kind for kind, _ in named} <= {kind for kind, _ in known} - BESIDE_THE_BOARD
    assert {place for _, place in named} <= {place for _, place in known}


@pytest.mark.parametrize(
    ("fact", "elements"),
    [
        (
            tiki.Walked(0, "yellow", ["b2", "b3", "c3"], ["purple"]),
            ["cell:b2", "cell:b3", "cell:c3"],
        ),
        (tiki.ShamanPlaced(0, "yellow", "a1|a2", "reserve"), ["border:a1|a2"]),
        (tiki.Tied(), []),
        (tiwanaku.Moved(1, "a1", "c4"), ["cell:a1", "cell:c4"]),
        (tiwanaku.Climbed("beige", "sand", 2, 1), []),
        (titicaca.Joined(0, "B3", "A2", ["A2", "B3"]), ["land:B3", "land:A2"]),
        (titicaca.TemplesReturned(0, ["A2", "C1"], 2), ["land:A2", "land:C1"]),
        (cortez.Moved(0, "1", "4", ["1", "2", "4"], 0), ["cell:1", "cell:4", "cell:2"]),
        (cortez.Offered(0, ["red"]), []),
        (tahuantinsuyu.RoadBuilt(0, "antisuyu", "CUZ-PIS", "Qosqo", "Pisaq"), ["slot:CUZ-PIS"]),
        (tahuantinsuyu.CityBuilt(0, "antisuyu", "CUZ", "Qosqo", 4, 3), ["site:CUZ"]),
        (tahuantinsuyu.Conquered(0, "antisuyu", "lima", "Lima", 4, 3), ["region:lima"]),
        (tahuantinsuyu.Laid(0, "antisuyu", "north", "antisuyu", "qollasuyu"), ["gap:north"]),
    ],
)
def test_an_event_is_about_the_things_it_names(fact, elements):
    """Cells, lands, squares, roads, sites and regions, each once, in the order of the fields."""
    assert elements_of(Event(fact)) == elements
