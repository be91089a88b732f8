"""A defect planted in the second reading of Cortez is found: board, cards, battles, the end."""

import pytest

from tests.games.cortez import naive, naive_battle
from tests.games.cortez.naive import Naive
from tests.games.cortez.naive_table import GENERALS
from tests.games.cortez.naive_teeth import (
    ACT,
    BEATEN,
    CITY,
    FIGHT,
    LATE,
    ROAD,
    Tooth,
    check_found,
    one_event,
    rank_sum,
    renumbered,
    scores,
    steps_back,
)

SETTING_UP = [
    Tooth(
        *("2.1 nations as equal as possible", "naive", "generals"),
        lambda table: lambda: {f"lead {g}" for g in GENERALS if g not in table.general},
        "new 3",
        "next lead red, next lead orange",
    ),
    Tooth(
        *("2.2 the double squares of the city", "land", "start"),
        lambda table: dict.fromkeys(table.land.start, "feathers"),
        "new 2",
        "next lead red, next lead blue",
    ),
    Tooth(
        *("2.3 ten provisions", "naive", "draw_provisions"),
        lambda table: lambda seat, count: Naive.draw_provisions(table, seat, count - 1),
        "new 2",
        "next lead red, next lead blue",
    ),
    Tooth(
        *("2.4 collars on land or sea", "naive", "collarings"),
        lambda table: lambda seat: {f"collar {at}" for at in table.squares("aztec")},
        "players red blue; decision collar; active red; aztec a1 t1 a6; spanish o1 o2",
    ),
]

EVENTS = [
    Tooth(
        *("4.1 no bridge under a troop", "naive", "flips"),
        lambda table: lambda: {f"flip {at}" for at in table.land.bridges} | {"pass"},
        "players red blue; decision flip; active red; event bridges; red h10; blue o7",
    ),
    Tooth(
        *("4.2 flight to land", "naive", "homes"),
        lambda table: lambda: table.free(table.land.outside),
        "players red blue; decision take; errand flight; event flight-aztec; active red; "
        "aztec t1; red a7; blue o7",
        "red take t1",
    ),
    Tooth(
        *("4.3 temples last", "naive", "homes"),
        lambda table: lambda: table.free(set(table.land.number)),
        "players red blue; decision take; errand attack; event attack-aztec; active red; "
        "aztec a6; red a7; blue o7",
        "red take a6",
    ),
    Tooth(
        *("4.4 ten provisions are kept", naive, "KEPT"),
        lambda _: {"plunder": 11, "mutiny": 4},
        ACT + one_event("plunder") + "red a7; blue o7; provisions red 6 6 0 0, blue 9 0 2 0",
        "red stop [1 0], red discard weapon, red discard camouflage, blue discard food",
    ),
    Tooth(
        *("4.5 collars not on a troop", "naive", "collars_left"),
        lambda table: lambda seat: len(table.squares(table.general[seat])),
        ACT + one_event("supply") + "red a7; blue o7",
        "red stop [1 0 1 1 1 1 1 1 1 1 1 1 1 1]",
    ),
    Tooth(
        *("4.6 four warriors are kept", naive, "KEPT"),
        lambda _: {"plunder": 10, "mutiny": 5},
        ACT + one_event("mutiny") + "red a7; blue o7; warriors red 2 3 0 0 0 0",
        "red stop [1 0], red return 2",
    ),
    Tooth(
        *("4.7 clockwise", "naive", "next_bidder"),
        lambda table: lambda seat: (seat - 1) % table.players,
        "players red blue green; decision bid; active red; event bribery; speaker blue; red a7; "
        "blue o7; green o8; provisions blue 0 0 0 2, green 0 0 0 2",
        "blue bid 3",
    ),
    Tooth(
        *("4.7 no bid beyond the hand", "naive", "worth"),
        lambda table: lambda seat: Naive.worth(table, seat) + 1,
        "players red blue; decision bid; active red; event bribery; speaker blue; red a7; "
        "blue o7; provisions blue 0 0 0 2",
    ),
    Tooth(
        *("4.7 no superfluous card", "naive", "payments"),
        lambda table: lambda seat: {f"pay {card}" for card in +table.hand[seat]},
        "players red blue; decision pay; active red; event bribery; speaker blue; bid 5; "
        "bids blue 5; out red; red a7; blue o7; provisions blue 1 0 0 2",
    ),
    Tooth(
        *("3.2 a tie goes to the highest number", "naive", "land"),
        renumbered,
        ACT + "turned 13; events 3 0 0 0 0 0 0 0 1; red t1; blue t2",
        "red stop [0 1]",
    ),
    Tooth(
        *("1.5 a troop of another player", "naive", "takes"),
        lambda table: lambda: {f"take {at}" for at in table.troop},
        ACT + "red a7; blue o7; aztec a6; bribes red other",
        "red play other",
    ),
]

MOVES = [
    Tooth(
        *("5.1 four warriors for a food", naive, "FED"),
        lambda _: 3,
        ACT + "red a7; blue o7; provisions red 0 0 1 0",
        "red food",
    ),
    Tooth(
        *("6.1 no way by the start", "land", "_steps"),
        lambda table: lambda here, _, broken, dear: steps_back(table, here, broken, dear),
        ACT + "red h12; spanish h11; broken h10; provisions red 2 0 0 0",
        "red move h12",
    ),
    Tooth(
        *("6.2 not on one's own", "naive", "is_opposing"),
        lambda table: lambda seat, troop: troop != table.general[seat],
        ACT + "red a7; aztec a8; blue o7; warriors red 1 0 0 0 0 0",
        "red move a7",
    ),
    Tooth(
        *("6.3 a card to pass", "naive", "costs"),
        lambda _: lambda seat, troop: False,
        ACT + ROAD,
        "red move h12",
    ),
    Tooth(
        *("6.3 one's own pass freely", "naive", "is_passage_free"),
        lambda _: False,
        ACT + "red h12; aztec h11; blue o7; broken d7 l7 f4 j4",
        "red move h12",
    ),
    Tooth(
        *("6.3 a dearer way when asked for", "naive", "move_menu"),
        lambda table: lambda seat: Naive.move_menu(table, seat) - {"detour"},
        ACT + "red h12; spanish h11; blue o7; provisions red 2 0 0 0",
        "red move h12",
    ),
    Tooth(
        *("6.4 land and sea", "land", "joins"),
        lambda table: lambda here, there: True,
        ACT + "red g3; blue o7; broken f4 j4; aztec h2; passage no",
        "red move g3",
    ),
    Tooth(
        *("6.6 under a bridge", "land", "beside"),
        lambda table: {at: [(to, "") for to, _ in near] for at, near in table.land.beside.items()},
        ACT + "red g10; blue o7; broken d7 l7 f4 j4; aztec d12 l12; passage no",
        "red move g10",
    ),
    Tooth(
        *("6.7 a broken bridge", "naive", "broken"),
        lambda _: set(),
        ACT + "red h11; blue o7; broken d7 l7 f4 j4 h10",
        "red move h11",
    ),
    Tooth(
        *("6.8 a village feeds", "land", "village"),
        lambda _: {},
        ACT + "red a7; blue o7",
        "red move a7, red a7-a1",
    ),
    Tooth(
        *("9.1 a full city", "naive", "is_city_full"),
        lambda _: lambda: False,
        ACT + f"red h11 t1; blue o7; aztec t25 {' '.join(CITY.split()[:12])}; "
        f"spanish {' '.join(CITY.split()[13:])}; provisions red 9 0 0 0",
        "red move h11, red h11-t14",
    ),
]

BATTLES = [
    Tooth(
        *("7.1 the highest value serves", "naive", "proxy"),
        lambda _: lambda seat, nation: 1,
        "players red blue green; decision act; active red; actions 2; red a7; spanish a8; "
        "blue o7; green o8; warriors red 1 0 0 0 0 0",
        "red move a7, red a7-a8 [0 0 23 96]",
    ),
    Tooth(
        *("7.2 once, before the attacker lays", "naive", "fight_menu"),
        lambda table: lambda seat: Naive.fight_menu(table, seat) | {"feed"},
        FIGHT + "decision feed; speaker blue",
    ),
    Tooth(
        *("7.3 a weapon for each warrior", "naive", "fight_menu"),
        lambda table: lambda seat: Naive.fight_menu(table, seat) | {"weapon"},
        FIGHT + "decision attack; warriors red 1 0 0 0 0 0; provisions red 0 2 0 0",
        "red lay 1, red weapon",
    ),
    *[
        Tooth(
            *(f"7.5 {what}", "naive", "strength"),
            defect,
            FIGHT + "decision defend; speaker blue; laid red 1 0 0 0 1 0; arms red 1; "
            f"warriors blue {blue}",
            f"{lay}, blue done [{'1 ' * draws}]".replace(" ]", "]"),
        )
        for what, defect, blue, lay, draws in (
            (
                "weapons double",
                lambda table: lambda side: rank_sum(table, side, doubled=False),
                *("0 0 0 2 0 0", "blue lay 4, blue lay 4", 4),
            ),
            (
                "the highest are doubled",
                lambda table: lambda side: rank_sum(table, side, doubled=True),
                *("0 0 0 2 0 0", "blue lay 4, blue lay 4", 4),
            ),
            (
                "a tie is the defender's",
                lambda table: lambda side: Naive.strength(table, side) + (side == "attacker"),
                *("0 0 0 0 1 1", "blue lay 5, blue lay 6", 4),
            ),
        )
    ],
    Tooth(
        *("7.6 at most four back", naive_battle, "MOST_BACK"),
        lambda _: 5,
        FIGHT + "decision defend; speaker blue; laid red 2 2 1 0 0 0",
        "blue done [1 1 1 1]",
    ),
    Tooth(
        *("7.7 the attacker's cards come back", "naive", "take_back"),
        lambda _: lambda seat: None,
        FIGHT + "decision defend; speaker blue; laid red 1 0 0 0 0 0",
        "blue surrender",
    ),
    Tooth(
        *("7.8 outside the city", "naive", "recruits"),
        lambda table: lambda seat: {f"recruit {at}" for at in table.squares(table.nation(seat))},
        FIGHT + "aztec a6 t3; decision defend; speaker blue; laid red 1 0 0 0 0 0",
        "blue surrender",
    ),
    Tooth(
        *("7.9 the winner of a village draws", "land", "village"),
        lambda _: {},
        FIGHT.replace("a8", "a1") + "decision defend; speaker blue; laid red 1 0 0 0 0 0",
        "blue surrender",
    ),
    Tooth(
        *("7.10 to a free square", "naive", "retreats"),
        lambda table: lambda: {f"retreat {at}" for at in table.free(set(table.land.kind))},
        BEATEN + "red a8 o1; blue o8",
    ),
    Tooth(
        *("7.11 the last collar stays", "naive", "squares"),
        lambda table: lambda word: [*Naive.squares(table, word), "elsewhere"],
        BEATEN + "red a8",
        "red retreat o1",
    ),
]

ENDS = [
    Tooth(
        *("3.1 the second treasure", "naive", "players"),
        lambda _: 4,
        ACT + LATE + "red t1; blue o7",
        "red stop [0]",
    ),
    Tooth(
        *("9.2 the highest number at a tie", "naive", "winning_nation"),
        lambda _: lambda: "aztec",
        ACT + LATE + "aztec t1; spanish t25; red a7; blue o7",
        "red stop [0]",
    ),
    *[
        Tooth(
            *(f"9.3 {name}", "naive", "score"),
            defect,
            ACT + LATE + "red t17 t1; blue o7; objectives red 17, blue 18; provisions red 0 0 0 2",
            "red stop [0]",
        )
        for name, defect in (
            ("gold", lambda table: scores(table, gold=1)),
            ("nation", lambda table: scores(table, nation=1)),
            ("goal", lambda table: scores(table, goal=1)),
        )
    ],
    Tooth(
        *("9.3 bribes", naive, "POINTS"),
        lambda _: {"3": 3, "5": 5, "7": 8},
        ACT + LATE + "red t1; blue o7; bribes blue 7",
        "red stop [0]",
    ),
    Tooth(
        *("9.4 the tied share a place", "naive", "places"),
        lambda _: lambda: [{0}, {1}],
        ACT + LATE + "red a7; blue o7",
        "red stop [0]",
    ),
]

TEETH = [*SETTING_UP, *EVENTS, *MOVES, *BATTLES, *ENDS]


@pytest.mark.parametrize("tooth", TEETH, ids=lambda tooth: tooth.clause)
def test_a_planted_defect_is_found(tooth, monkeypatch):
    """The scene alone is agreed about, and with the defect it is not."""
    check_found(tooth, monkeypatch)
