"""A defect planted in the second reading of Cortez is found: mercenaries, trade, promises."""

import pytest

from tests.games.cortez import naive_talks
from tests.games.cortez.naive import Naive
from tests.games.cortez.naive_teeth import (
    MELEE,
    THREE,
    Tooth,
    check_found,
    rank_sum,
)

TEETH = [
    Tooth(
        *("7.4 one warrior at most", "naive", "build_menu"),
        lambda table: lambda seat: Naive.build_menu(table, seat) | {"lay 5"},
        MELEE,
        "orange support attacker, orange lay 4",
    ),
    Tooth(
        *("7.4 a price of five cards", naive_talks, "WANTED"),
        lambda _: 6,
        MELEE,
        "orange support attacker" + ", orange price gold" * 5,
    ),
    Tooth(
        *("7.4 three refusals", naive_talks, "TRIES"),
        lambda _: 4,
        MELEE + "tries orange 3",
        "orange support attacker",
    ),
    Tooth(
        *("7.4 who cannot pay cannot hire", "naive", "has"),
        lambda _: lambda seat, cards: True,
        MELEE,
        "orange support attacker, orange lay 4, orange price weapon, orange done",
    ),
    Tooth(
        *("7.4 the price is paid at once", "naive", "say"),
        lambda table: lambda seat, words: table.decided(seat, seat),
        MELEE,
        "orange support attacker, orange lay 4, orange price gold, orange done, red hire orange",
    ),
    Tooth(
        *("7.4 an answer to a call is hired", "naive", "declare"),
        lambda table: table.drop_plan,
        MELEE,
        "red call, red give gold, red to orange, red send, orange answer red, orange lay 4, "
        "orange done",
    ),
    Tooth(
        *("7.4 cards of the hand are shown", "naive", "show_menu"),
        lambda table: lambda seat: Naive.show_menu(table, seat) | {"show 2"},
        MELEE,
        "red show",
    ),
    Tooth(
        *("7.4 the cards of mercenaries count", "naive", "strength"),
        lambda table: lambda side: rank_sum(table, side, doubled=False),
        MELEE + "stance green away",
        "orange support attacker, orange lay 4, orange done [1 1]",
    ),
    Tooth(
        *("8.2 silent after pass", "naive", "let_others_speak"),
        lambda table: lambda seat: table.quiet.clear(),
        THREE + "red a7; blue o7; orange a6; provisions blue 0 2 0 1",
        "orange pass, blue offer, blue give gold, blue to red, blue send, red reject blue",
    ),
    Tooth(
        *("8.2 an open offer lets its maker speak again", "naive", "let_others_speak"),
        lambda _: lambda seat: None,
        THREE + "red a7; blue o7; orange a6; provisions blue 0 2 0 1",
        "blue offer, blue give gold, blue to red, blue to orange, blue send, blue pass, "
        "orange reject blue",
    ),
    Tooth(
        *("8.3 at most five are wanted", naive_talks, "WANTED"),
        lambda _: 6,
        THREE + "red a7; blue o7; orange a6",
        "red offer" + ", red want gold" * 5,
    ),
    Tooth(
        *("8.3 cards are laid aside", "naive", "send"),
        lambda table: table.offering.add,
        THREE + "red a7; blue o7; orange a6; provisions red 0 0 0 1",
        "red offer, red give gold, red to blue, red send",
    ),
    Tooth(
        *("8.4 three offers", naive_talks, "OFFERS"),
        lambda _: 4,
        THREE + "red a7; blue o7; orange a6; sent red 3",
    ),
    Tooth(
        *("8.5 the cards change hands", "naive", "accept"),
        lambda table: lambda seat, maker: table.clear_offer(maker),
        THREE + "red a7; blue o7; orange a6; provisions red 0 0 0 1, blue 0 1 0 0",
        "red offer, red give gold, red want weapon, red to blue, red send, blue accept red",
    ),
    Tooth(
        *("8.7 an attack breaks a promise", "naive", "break_promises"),
        lambda _: lambda seat, at, target: None,
        THREE + "red a7; blue a8 o7; orange a6; warriors red 1 0 0 0 0 0; "
        "pacts red blue peace - round red, red orange square a8 round red",
        "red move a7, red a7-a8",
    ),
    Tooth(
        *("8.7 a troop is spared wherever it goes", "naive", "follow"),
        lambda _: lambda start, end: None,
        THREE + "red a7; blue a8 o7; orange a6; pacts blue red troop a7 round red",
        "red move a7, red a7-b7",
    ),
    Tooth(
        *("8.7 given of those one could attack", "naive", "is_opposing"),
        lambda _: lambda seat, troop: True,
        THREE + "red a7; blue a8 o7; orange a6; aztec a9",
        "red offer, red promise troop",
    ),
]


@pytest.mark.parametrize("tooth", TEETH, ids=lambda tooth: tooth.clause)
def test_a_planted_defect_is_found(tooth, monkeypatch):
    """The scene alone is agreed about, and with the defect it is not."""
    check_found(tooth, monkeypatch)
