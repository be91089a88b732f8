"""Chapter 6: together against the Otoma."""

import pytest

import tambo
from tests.games.tiwanaku.test_5_solo import FIRST
from tests.games.tiwanaku.valley import ALL_LONG, TIWANAKU, kinds, refused, scores, table, without

TWO = "cooperative long 2 levels 6 normal"
STARTING = "a2 b1 b3 c4 f5 g5 h4 i1 i3 i4"
OTOMA = "pawns green a2,b3,c4,g5,i4"
ACT = "turn 0 act"


def coop(players=2, level="normal", seed=1):
    return TIWANAKU.new(players, seed, mode="cooperative", coop=level, scenario=FIRST)


def test_one_score_for_all():
    """TIWANAKU-6.1  Two sides of 10 points at the start; the long board only."""
    view = coop().view(0)

    assert [side["name"] for side in view["sides"]] == ["players", "otoma"]
    assert view["sides"][0]["score"] == 10
    with pytest.raises(tambo.InvalidSetup) as caught:
        TIWANAKU.new(2, 1, mode="cooperative", board="short")
    assert caught.value.clause == "TIWANAKU-6.1"


@pytest.mark.parametrize(
    ("players", "level", "pawns", "otoma"),
    [(2, "easy", 4, 4), (2, "expert", 3, 5), (3, "normal", 3, 5), (3, "expert", 2, 5),
     (4, "easy", 4, 4), (4, "expert", 3, 5)],
)  # fmt: skip
def test_pawns_by_difficulty(players, level, pawns, otoma):
    """TIWANAKU-6.2  Four, three or a pair's four; one fewer for experts; 4 or 5 Otoma."""
    view = coop(players, level).view(0)

    assert set(view["reserves"].values()) == {pawns}
    assert len(view["reserves"]) == (2 if players == 4 else players)
    foreign = [cells for colour, cells in view["pawns"].items() if colour not in view["reserves"]]
    assert [len(cells) for cells in foreign] == [otoma]


def test_four_players_form_two_pairs():
    """TIWANAKU-6.2  Turns alternate between the two colours."""
    assert coop(4).view(0)["colours"] == ["beige", "white", "beige", "white"]


def test_tiles_are_dealt_evenly_and_only_tops_are_seen():
    """TIWANAKU-6.3  35 tiles for two: 18 and 17; a seat sees the tops of its own piles alone."""
    view = coop().view(0)

    assert [sum(sizes.values()) for sizes in view["tiles"]["sizes"]] == [18, 17]
    assert set(view["tiles"]["tops"]) == {"earth", "sand", "grass", "rock"}
    assert coop().view(None)["tiles"]["tops"] == {}


def test_the_otoma_set_up():
    """TIWANAKU-6.4  One unused colour, scored as in solo: 28 points with five pawns."""
    view = coop().view(0)

    assert view["pawns"]["green"] == ["a2", "b3", "c4", "g5", "i4"]
    assert view["sides"][1]["score"] == 28


def test_a_tile_is_spent_first():
    """TIWANAKU-6.5  Any of one's top tiles; without a tile the turn is skipped."""
    match = table(TWO, OTOMA, planted=STARTING, turn="turn 0 spend")

    with refused("TIWANAKU-6.5"):
        match.play(0, "enter a1")
    assert match.legal(0) == ["spend earth", "spend sand", "spend grass", "spend rock"]
    events = match.play(0, "spend sand")
    assert kinds(events) == ["spent", "uncovered"]
    assert events[1].seen_by == (0,)
    assert match.view(1)["direction"] is not None


def test_neither_possible():
    """TIWANAKU-6.5  Who can then neither explore nor divine passes, and may still offer."""
    otoma = "pawns green a1,a2,a3,a4,a5"
    planted = f"{STARTING} a1 a3 a4 a5"
    match = table(TWO, otoma, "direction east", "side 0 tokens 1", planted=planted, turn=ACT)

    assert match.legal(0) == ["pass"]
    match.play(0, "pass")
    assert match.view(0)["decision"] == "offer"


def test_the_first_step_follows_the_arrow():
    """TIWANAKU-6.6  East first, then free; entering by the west column; no stop on a crop."""
    match = table(
        TWO, OTOMA, "direction east", "pawns beige b1", planted=f"{STARTING} c1", turn=ACT
    )

    menu = match.legal(0)
    assert {text for text in menu if text.startswith("b1-")} == {"b1-c2", "b1-d1"}
    assert {text for text in menu if text.startswith("enter")} == {
        "enter a1", "enter a3", "enter a4", "enter a5",
    }  # fmt: skip
    for text in ("b1-c1", "b1-b2", "lift b1", "enter i5", "b1-c1-c1-c2"):
        assert match.refusal(0, text) is not None
    with refused("TIWANAKU-6.6"):
        match.play(0, "b1-c1")
    with refused("TIWANAKU-6.6"):
        match.play(0, "lift b1")
    with refused("TIWANAKU-6.6"):
        match.play(0, "b1-b2-c2")


def test_the_tile_comes_from_the_shelf():
    """TIWANAKU-6.7  With a grass tile on the Diversity board nobody is asked."""
    match = table(TWO, OTOMA, "direction east", "shelf grass bn", planted=STARTING, turn=ACT)

    match.play(0, "enter a1")
    assert match.view(0)["cells"]["a1"]["terrain"] == "grass"
    assert match.view(0)["tiles"]["shelf"]["grass"] == 0


def test_somebody_gives_the_tile():
    """TIWANAKU-6.7  The active player asks; a refusal is not repeated; the last must give."""
    match = table(TWO, OTOMA, "direction east", planted=STARTING, turn=ACT)

    match.play(0, "enter a1")
    assert match.view(1)["waiting"] == {"at": "a1", "terrain": "grass"}
    with refused("TIWANAKU-6.7"):
        match.play(0, "offer -")
    assert match.legal(0) == ["ask 0", "ask 1"]
    match.play(0, "ask 1")
    assert match.legal(1) == ["give grass", "refuse"]
    events = match.play(1, "refuse")
    assert "gave" in kinds(events)  # seat 0 is the last one able
    assert match.view(0)["cells"]["a1"]["terrain"] == "grass"


def test_the_otoma_flee():
    """TIWANAKU-6.8  In the row or column of the stop, the nearest first, away from it."""
    shelf = ["shelf grass bn bs", "shelf sand bn", "shelf rock be", "shelf earth bn"]
    match = table(
        TWO, "pawns green a2,c1", "direction east", *shelf, planted=f"{STARTING} c1", turn=ACT
    )

    events = match.play(0, "enter a1")
    runs = [event.data for event in events if event.kind == "otoma-ran"]
    assert next((run["from"], run["to"]) for run in runs) == ("a2", "a3")
    assert runs[0]["direction"] == "north"
    assert match.view(0)["sides"][1]["tokens"] != []


def test_equally_near_pawns():
    """TIWANAKU-6.8  b1 and a2 are one step from a1: the active player decides the order."""
    shelf = ["shelf grass bn", "shelf sand bn", "shelf rock be"]
    match = table(TWO, "pawns green a2,b1", "direction east", *shelf, planted=STARTING, turn=ACT)

    match.play(0, "enter a1")
    assert match.legal(0) == ["otoma a2", "otoma b1"]
    with refused("TIWANAKU-6.8"):
        match.play(0, "otoma c4")
    events = match.play(0, "otoma b1")
    assert next(event.data["from"] for event in events if event.kind == "otoma-ran") == "b1"


def test_both_sides_offer():
    """TIWANAKU-6.9  When the players offer, the Otoma offer all they have."""
    match = table(
        TWO,
        OTOMA,
        "side 0 tokens 1,2",
        "side 1 tokens 3,4,5",
        planted=STARTING,
        turn="turn 0 offer",
    )

    match.play(0, "offer 1 2")
    assert scores(match) == [10 + 1, 10 + 3]


def last_turn(*parts, turn):
    """Nobody has a tile left; a1 and c1 stay without terrain, their tiles on the shelf."""
    piles = [
        f"pile {seat} {name} -" for seat in (0, 1) for name in ("earth", "sand", "grass", "rock")
    ]
    shelf = ["shelf grass bn", "shelf sand bs"]
    return table(
        TWO, OTOMA, *piles, *shelf, *parts, laid="d1", planted=without(ALL_LONG, "a1", "c1", "d1"),
        turn=turn,
    )  # fmt: skip


def test_the_last_offering_is_one_decision():
    """TIWANAKU-6.10  With the last turn's offering the game ends; 1 point for each bare cell."""
    match = last_turn("side 0 tokens 1,2,3 score 20", "side 1 tokens 1,2", turn="turn 0 last-offer")

    match.play(0, "offer -")
    assert match.is_over
    assert scores(match) == [20, 10 + 1 + 2]
    assert match.outcome.ending == "coop-won"
    assert match.outcome.winners == (0, 1)


def test_an_error_in_the_last_turn():
    """TIWANAKU-6.10  The last offering is made also after a wrong divination; a tie is lost."""
    match = last_turn(
        "pawns beige d1",
        "direction east",
        "side 0 tokens 1,2 score 16",
        "side 1 score 10",
        turn=ACT,
    )

    match.play(0, "divine d1=1")  # it is 5
    assert match.view(0)["decision"] == "last-offer"
    match.play(0, "offer 1 2")
    assert scores(match) == [12, 12]
    assert match.outcome.ending == "coop-lost"
    assert match.outcome.winners == ()
