"""Chapter 6: together against the Otoma."""

import pytest

import tambo
from tambo.core.dice import Dice
from tambo.games.tiwanaku.components import COLOURS
from tambo.games.tiwanaku.scenarios.scenario import format_scenario, parse_scenario
from tests.games.tiwanaku.test_5_solo import FIRST
from tests.games.tiwanaku.valley import (
    ALL_LONG,
    TIWANAKU,
    kinds,
    refused,
    scores,
    state_of,
    table,
    without,
)

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


def test_a_disc_says_which_otoma_cell_stays_empty():
    """TIWANAKU-6.2  Easy: without a word the last of the five cells, or the one that is named."""
    plain = coop(2, "easy").view(0)
    named = TIWANAKU.new(2, 1, mode="cooperative", coop="easy", scenario=f"{FIRST};empty c4")
    normal = TIWANAKU.new(2, 1, mode="cooperative", scenario=f"{FIRST};empty c4")

    assert plain["pawns"]["green"] == ["b3", "c4", "g5", "i4"]  # a2 is listed last
    assert named.view(0)["pawns"]["green"] == ["a2", "b3", "g5", "i4"]
    assert named.view(0)["cells"]["c4"] == {"terrain": "sand", "crop": 3, "arrow": None}
    assert len(normal.view(0)["pawns"]["green"]) == 5
    scenario = parse_scenario(f"{FIRST};empty c4")
    assert parse_scenario(format_scenario(scenario)) == scenario


def test_the_first_turn_goes_to_a_seat_with_a_tile():
    """TIWANAKU-6.5  A disc leaves two tiles for three players: the one without a tile skips."""
    opened = without(ALL_LONG, "a1", "b1")
    disc = FIRST.replace("start a2 b1 b3 c4 f5 g5 h4 i1 i3 i4", f"start {opened}")
    for seed in range(12):
        match = TIWANAKU.new(3, seed, mode="cooperative", scenario=disc)
        assert match.legal(match.to_act[0]) == ["spend grass"]


def test_four_players_form_two_pairs():
    """TIWANAKU-6.2  Turns alternate between the two colours."""
    assert coop(4).view(0)["colours"] == ["beige", "white", "beige", "white"]


FOUR = "cooperative long 4 levels 6 normal"
PAWNS = ["pawns green a2,b3,c4,g5,i4", "pawns beige d1,g1,h1,h2", "pawns white d3,e3,f1,f3"]
BARE = "d1 g1 h1 h2 d3 e3 f1 f3"


def pairs(*piles):
    """Four at the table; a1, b1 (grass), c1, e1 (sand) and i5 (rock) have no tile yet."""
    planted = without(ALL_LONG, "a1", "b1", "c1", "e1", "i5", *BARE.split())
    return table(FOUR, *PAWNS, *piles, laid=BARE, planted=planted, turn="turn 0 spend")


def play_badly(match, terrain, announcement):
    """A turn that ends at once: a tile is spent, and a crop wrongly announced."""
    seat = match.to_act[0]
    match.play(seat, f"spend {terrain}")
    match.play(seat, f"divine {announcement}")
    return seat


def test_the_partner_plays_in_place_of_a_seat_without_a_tile():
    """TIWANAKU-6.2  Seat 1 has no tile: seat 3 plays for it, then seat 2, then seat 3 itself."""
    match = pairs("pile 0 grass bn be", "pile 2 rock bn", "pile 3 sand bn bw")

    seats = [play_badly(match, "grass", "d1=1"), play_badly(match, "sand", "d3=1")]
    assert match.steps[-3].events[-1].kind != "skipped"
    seats += [play_badly(match, "rock", "g1=5"), play_badly(match, "sand", "e3=1")]
    assert seats == [0, 3, 2, 3]
    assert match.to_act == (0,)


def test_colours_alternate_through_whole_games():
    """TIWANAKU-6.2  A colour follows itself only when the other one has no tile at all."""
    turns = 0
    for seed in range(10):
        match, dice = coop(4, seed=seed), Dice(seed)
        before = -1
        while not match.is_over:
            seat = match.to_act[0]
            menu = match.legal(seat)
            if menu[0].startswith("spend"):
                sizes = match.view(None)["tiles"]["sizes"]
                others = [sum(sizes[other].values()) for other in range(4) if (other - seat) % 2]
                assert before < 0 or (before - seat) % 2 or sum(others) == 0
                before = seat
                turns += 1
            match.play(seat, menu[int(dice.below(len(menu)))])
    assert turns > 100


def test_who_plays_for_whom_is_told_and_kept():
    """TIWANAKU-6.2  An event names both seats, the view whose turn it is, the position too."""
    match = pairs("pile 0 grass bn be", "pile 2 rock bn", "pile 3 sand bn bw")

    match.play(0, "spend grass")
    events = match.play(0, "divine d1=1")
    [stood_in] = [event for event in events if event.kind == "stood-in"]
    assert stood_in.fields() == {"seat": 3, "other": 1}
    assert match.colours[3] == "white"
    assert str(match.tell(stood_in)).startswith("Seat 2 has no tile left")
    assert (match.view(0)["turn"], match.view(0)["place"]) == (3, 1)
    assert str(match.prompt(3)).startswith("Seat 2 has no tile left, so you play in its place")
    again = TIWANAKU.from_position(match.position())
    play_badly(again, "sand", "d3=1")
    assert again.to_act == (2,)
    assert again.view(0)["place"] is None


def test_a_colour_without_tiles_is_passed_over():
    """TIWANAKU-6.2  When neither white seat has a tile, beige plays twice running."""
    match = pairs("pile 0 grass bn be", "pile 0 sand bn bw", "pile 2 rock bn")

    match.play(0, "spend grass")
    events = match.play(0, "divine d1=1")
    skipped = [event.fields()["seat"] for event in events if event.kind == "skipped"]
    assert [match.colours[seat] for seat in skipped] == ["white"]
    assert match.to_act == (2,)
    play_badly(match, "rock", "g1=5")
    assert match.to_act == (0,)


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
    """TIWANAKU-6.5  Any of the player's own top tiles; without a tile the turn is skipped."""
    match = table(TWO, OTOMA, planted=STARTING, turn="turn 0 spend")

    with refused("TIWANAKU-6.5"):
        match.play(0, "enter a1")
    assert match.legal(0) == ["spend earth", "spend sand", "spend grass", "spend rock"]
    events = match.play(0, "spend sand")
    assert kinds(events) == ["spent", "uncovered"]
    assert events[1].seen_by == (0,)
    assert match.view(1)["direction"] is not None


def test_neither_possible():
    """TIWANAKU-6.5  Without exploring or divining the player passes, and may still offer."""
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


def test_a_partners_pawn_on_a_crop_is_crossed():
    """TIWANAKU-3.4  It is not adverse: beige goes over b1 and on; stopping there is refused."""
    match = table(
        TWO, OTOMA, "direction east", "pawns beige a1", "pawns white b1", laid="a1",
        planted=STARTING, turn=ACT,
    )  # fmt: skip

    ends = {text for text in match.legal(0) if text.startswith("a1-")}
    assert ends == {"a1-b2", "a1-c1"}
    with refused("TIWANAKU-3.4"):
        match.play(0, "a1-b1")
    match.play(0, "a1-b1-c1")
    assert match.view(0)["pawns"]["beige"] == ["c1"]


def test_a_partners_pawn_on_bare_terrain_blocks():
    """TIWANAKU-3.4  There one would have to stop, and two pawns never share a cell."""
    match = table(
        TWO, OTOMA, "direction east", "pawns beige a1", "pawns white b1", laid="a1 b1",
        planted=without(STARTING, "b1") + " b2 c1", turn=ACT,
    )  # fmt: skip

    assert not [text for text in match.legal(0) if text.startswith("a1-")]
    with refused("TIWANAKU-3.4"):
        match.play(0, "a1-b1-c1")


def test_an_otoma_pawn_blocks_wherever_it_stands():
    """TIWANAKU-3.4  The Otoma are adverse: not even their pawn on a crop is crossed."""
    match = table(
        TWO, "pawns green b1,b3,c4,g5,i4", "direction east", "pawns beige a1", laid="a1",
        planted=STARTING, turn=ACT,
    )  # fmt: skip

    assert not [text for text in match.legal(0) if text.startswith("a1-")]


def test_entering_over_a_partners_pawn():
    """TIWANAKU-3.6  By a2, where a partner stands on a crop; not by a4, where one is on terrain."""
    match = table(
        TWO, "pawns green b3,c4,g5,i3,i4", "direction east", "pawns white a2,a4", laid="a4",
        planted=STARTING, turn=ACT,
    )  # fmt: skip

    ends = {text.split()[1] for text in match.legal(0) if text.startswith("enter")}
    assert ends == {"a1", "a3", "a5", "b2"}
    match.play(0, "enter a2-b2")
    assert match.view(0)["pawns"]["beige"] == ["b2"]


def test_the_tile_comes_from_the_shelf():
    """TIWANAKU-6.7  With a grass tile on the Diversity board nobody is asked."""
    match = table(TWO, OTOMA, "direction east", "shelf grass bn", planted=STARTING, turn=ACT)

    match.play(0, "enter a1")
    assert match.view(0)["cells"]["a1"]["terrain"] == "grass"
    assert match.view(0)["tiles"]["shelf"]["grass"] == 0


def test_arrows_are_told_with_their_colour():
    """TIWANAKU-6.7  Of a tile spent, given or laid everybody sees the whole arrow."""
    match = table(TWO, OTOMA, "pawns beige d1", laid="d1", planted=STARTING, turn="turn 0 spend")
    top = state_of(match).piles[1][-1]  # the player's own pile of sand

    [spent, uncovered] = match.play(0, "spend sand")
    assert spent.fields()["arrow"] == COLOURS[top // 4]
    assert uncovered.fields()["arrow"] == COLOURS[state_of(match).piles[1][-1] // 4]
    laid = table(TWO, OTOMA, "direction east", "shelf grass pn", planted=STARTING, turn=ACT)
    events = laid.play(0, "enter a1")
    [shown] = [e for e in events if e.kind == "arrow-shown" and e.fields()["at"] == "a1"]
    assert (shown.fields()["arrow"], shown.fields()["direction"]) == ("purple", "north")
    given = table(TWO, OTOMA, "direction east", planted=STARTING, turn=ACT)
    given.play(0, "enter a1")
    given.play(0, "ask 0")
    gave = given.play(0, "give grass")[0]
    arrow = [gave.fields()["arrow"], gave.fields()["direction"]]
    assert arrow == given.view(1)["cells"]["a1"]["arrow"]


def test_every_tile_the_otoma_lay_shows_its_arrow():
    """TIWANAKU-6.8  In a whole game each laid tile is told with the arrow that the view shows."""
    match, dice = coop(2, seed=3), Dice(3)
    told = {}
    while not match.is_over:
        menu = match.legal(match.to_act[0])
        for event in match.play(match.to_act[0], menu[int(dice.below(len(menu)))]):
            if event.kind == "arrow-shown":
                told[event.fields()["at"]] = [event.fields()["arrow"], event.fields()["direction"]]
    cells = match.view(None)["cells"].items()

    assert told == {name: cell["arrow"] for name, cell in cells if cell["arrow"]}
    assert any(event.kind == "otoma-found" for step in match.steps for event in step.events)


def test_another_player_gives_the_tile():
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
    shelf = ["shelf grass bn be", "shelf sand bn", "shelf rock be", "shelf earth bs"]
    match = table(
        TWO,
        "pawns green a2,b3,c1,c4,g5",
        "direction east",
        *shelf,
        planted=f"{STARTING} c1",
        turn=ACT,
    )

    events = match.play(0, "enter a1")
    runs = [event.fields() for event in events if event.kind == "otoma-ran"]
    assert next((run["from"], run["to"]) for run in runs) == ("a2", "a3")
    assert runs[0]["direction"] == "north"
    assert match.view(0)["sides"][1]["tokens"] != []


def test_equally_near_pawns():
    """TIWANAKU-6.8  b1 and a2 are one step from a1: the active player decides the order."""
    shelf = ["shelf grass bn", "shelf sand bn", "shelf rock be"]
    otoma = "pawns green a2,b1,b3,c4,g5"
    match = table(TWO, otoma, "direction east", *shelf, planted=STARTING, turn=ACT)

    match.play(0, "enter a1")
    assert match.legal(0) == ["otoma a2", "otoma b1"]
    with refused("TIWANAKU-6.8"):
        match.play(0, "otoma c4")
    events = match.play(0, "otoma b1")
    assert next(event.fields()["from"] for event in events if event.kind == "otoma-ran") == "b1"


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
