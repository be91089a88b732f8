"""TITICACA chapter 5: the points of a region. Examples 2a to 2e are the rulebook's own."""

from tambo.games.titicaca.components import COLOURS
from tests.games.titicaca.land import counted, position


def test_example_2a_one_land():
    """TITICACA-5.1  One forest at three lakes, one yellow village: 1 and 3 for yellow."""
    land = counted("""
        country a3~3 b2f b3~2 c2~1 z9g
        yellow villages b2
        red
    """)

    assert land.sheet("b2") == {("yellow", "forest"): 1, ("yellow", "lakes"): 3}


def test_example_2b_three_lands():
    """TITICACA-5.2  Three lands at five lakes: red 3 + 3 + 5, yellow 3."""
    land = counted("""
        country a2~1 a3~2 b1~3 b2p b3g c1~4 c2f d1~5 z9s
        yellow villages b3
        red villages b2 c2
        regions b2+b3+c2
    """)

    assert land.sheet("b2") == {
        ("red", "pampa"): 3,
        ("red", "forest"): 3,
        ("yellow", "meadow"): 3,
        ("red", "lakes"): 5,
    }


def test_example_2c_a_tie_is_shared():
    """TITICACA-5.4  Two lands at two lakes each, three in all: 2 each, and 3 split as 1 and 1."""
    land = counted("""
        country a2~2 b2p c1~1 c2f d2~3 z9s
        yellow
        red
        orange villages b2
        purple villages c2
        regions b2+c2
    """)

    assert land.sheet("b2") == {
        ("orange", "pampa"): 2,
        ("purple", "forest"): 2,
        ("orange", "lakes"): 1,
        ("purple", "lakes"): 1,
    }


def test_example_2d_lakes_break_a_tie():
    """TITICACA-5.3  Yellow's pampa lies at three lakes: 4 for it, and the 3 lake points too."""
    land = counted("""
        country a2~1 a3~2 b1~3 b2p b3g c1s c2p z9f
        yellow villages b2
        red villages c2
        orange villages c1
        purple villages b3
        regions b2+b3+c1+c2
    """)

    assert land.sheet("b2") == {
        ("orange", "savanna"): 4,
        ("yellow", "pampa"): 4,
        ("purple", "meadow"): 4,
        ("yellow", "lakes"): 3,
    }


# Yellow's meadow a4 lies at three lakes, purple's b4 at two. Yellow's three lands lie at 3, 2 and 3
# lakes (8, since some lakes count twice), red's at 1, 2 and 2 (5).
EXAMPLE_2E = """
    country a3~1 a4g a5~2 b3~3 b4g b5p c2~4 c3m c4p c5~5 d2~6 d3f d4~7 e2s e3p z9f
    yellow villages a4 b5 c3 temples a4+2
    red villages c4 d3 e3
    orange villages e2
    purple villages b4 temples b4+1
    regions a4+b4+b5+c3+c4+d3+e2+e3
"""


def test_example_2e_eight_lands():
    """TITICACA-5.3  Meadow 3+2 against 2+1 for yellow; villages 3 to 3, 8+2 against 5: yellow."""
    land = counted(EXAMPLE_2E)

    assert land.sheet("a4") == {
        ("orange", "savanna"): 8,
        ("red", "pampa"): 8,
        ("yellow", "meadow"): 8,
        ("red", "forest"): 8,
        ("yellow", "mountain"): 8,
        ("yellow", "lakes"): 7,
    }


def test_the_sheet_gives_the_figures_of_a_tie():
    """TITICACA-5.3  Lakes plus temples of each tied player."""
    land = counted(EXAMPLE_2E)
    lines = {
        line.phrase.args["what"]: line
        for line in land.outcome.sheet
        if line.phrase.args.get("region") == "a4"
    }

    meadow, lakes = lines["meadow"], lines["lakes"]
    assert meadow.clause == "TITICACA-5.3"
    assert (meadow.phrase.args["yellow"], meadow.phrase.args["purple"]) == ("3+2", "2+1")
    assert (lakes.phrase.args["yellow"], lakes.phrase.args["red"]) == ("8+2", "5")


def test_only_temples_of_a_tie_are_turned_up():
    """TITICACA-5.3  Red's temple on the forest, which has no rival there, stays hidden."""
    text = EXAMPLE_2E.replace("c4 d3 e3", "c4 d3 temples d3+2").replace(
        "b4 temples", "b4 e3 temples"
    )
    land = position(text + "round 16")
    land.bid(1, 0, 0, 0)
    land.play("yellow", "settle z9")
    events = land.play("yellow", "-")

    turned = {
        str(e.fields()["at"]): e.fields()["value"] for e in events if e.kind == "temple-turned"
    }
    # Yellow has three villages, red and purple two; tied are the meadow and the pampa.
    assert turned == {"a4": 2, "b4": 1}
    assert all(e.reveals for e in events if e.kind == "temple-turned")
    hidden = {t["at"]: t["value"] for t in land.sees("orange")["temples"]}
    assert hidden == {"a4": 2, "b4": 1, "d3": None}


def test_more_villages_beat_any_temple():
    """TITICACA-5.1  Temples count in ties only."""
    land = counted("""
        country a1f b1f c1f d1~1 z9s
        yellow villages a1 b1
        red villages c1 temples c1+2
        regions a1+b1+c1
    """)

    assert land.sheet("a1") == {("yellow", "forest"): 3, ("yellow", "lakes"): 1}


def test_three_tied_two_share():
    """TITICACA-5.4  Five points among the two with the highest sum: 2 each; the third gets none."""
    land = counted("""
        country a1f b1f c1f d1p e1s a2~1 b2~2 z9s
        yellow villages d1 e1
        red villages a1
        orange villages b1
        purple villages c1 temples c1+1
        regions a1+b1+c1+d1+e1
    """)

    # a1 touches a2; b1 touches a2 and b2; c1 touches b2, and has a temple: 1, 2 and 1+1.
    forest = {who: n for (who, what), n in land.sheet("a1").items() if what == "forest"}
    assert forest == {"orange": 2, "purple": 2}


def test_a_share_can_be_nothing():
    """TITICACA-5.4  One lake point for two is rounded down to none."""
    land = counted("""
        country a1f b1p a2~1 z9s
        yellow villages a1
        red villages b1
        regions a1+b1
    """)

    assert land.sheet("a1")[("yellow", "lakes")] == 0
    assert land.sheet("a1")[("red", "lakes")] == 0


def test_the_preview_tells_what_a_region_would_score():
    """TITICACA-5.1  At any time, for everybody, with the same figures as the count."""
    land = position(EXAMPLE_2E + "round 16")

    # A spectator cannot know the temples: 3 + (1 to 2) against 2 + (1 to 2) stays open.
    region = land.region("a4")
    why = {line["args"]["what"]: line for line in region["why"]}
    assert region["lakes"] == [1, 2, 3, 4, 5, 6, 7]
    assert why["meadow"]["key"] == "titicaca-preview-tie-open"
    assert (why["meadow"]["args"]["yellow"], why["meadow"]["args"]["purple"]) == ("4-5", "3-4")
    # 8 + (1 to 2) is more than 5, whatever the temple.
    assert why["lakes"]["key"] == "titicaca-preview-tie-won"
    assert region["points"] == [15, 16, 8, 0]


def test_yellow_knows_its_own_temple():
    """TITICACA-5.3  With +2 yellow has 5, more than purple can have."""
    land = position(EXAMPLE_2E + "round 16")

    mine = next(r for r in land.sees("yellow")["regions"] if r["name"] == "a4")

    assert mine["points"] == [23, 16, 8, 0]


BOTH_TEMPLES = """
    country a1f b1p c1f d1p a2~1 b2~2 c2~3 z9s
    yellow villages a1 b1 temples {}
    red villages c1 d1
    regions a1+b1+c1+d1
    round 16
"""


def forecast(land, what, name="a1"):
    """How a prize of a region looks to a spectator."""
    lines = {line["args"]["what"]: line for line in land.region(name)["why"]}
    args = lines[what]["args"]
    key = lines[what]["key"].removeprefix("titicaca-preview-")
    return key, {colour: args[colour] for colour in COLOURS if args[colour] != "none"}


def test_both_temples_of_a_player_are_3_together():
    """TITICACA-5.3  Whichever stands where, +1 and +2 add up to 3. Two villages each: yellow has
    3 lakes (a1 one, b1 two) and 3, red 3 lakes (c1 two, d1 one)."""
    land = position(BOTH_TEMPLES.format("a1+1 b1+2"))

    assert forecast(land, "lakes") == ("tie-won", {"yellow": "6", "red": "3"})
    # One forest each, a1 at one lake with 1 or 2, c1 at two lakes: 2 to 3 against 2.
    assert forecast(land, "forest") == ("tie-open", {"yellow": "2-3", "red": "2"})
    # b1 at two lakes with 1 or 2 exceeds d1 at one lake.
    assert forecast(land, "pampa") == ("tie-won", {"yellow": "3-4", "red": "1"})
    assert land.region("a1")["points"] == [3 + 4, 0]


def test_both_temples_decide_a_tie_that_each_alone_would_leave_open():
    """TITICACA-5.3  Yellow has no lake and 3 for the temples, red the same lake at two lands: 3
    against 2. It used to be told as 2-4 against 2, and open."""
    land = position("""
        country a1f b1p c1f d1p c2~1 z9s
        yellow villages a1 b1 temples a1+2 b1+1
        red villages c1 d1
        regions a1+b1+c1+d1
        round 16
    """)

    assert forecast(land, "lakes") == ("tie-won", {"yellow": "3", "red": "2"})


def test_one_hidden_temple_is_1_or_2():
    """TITICACA-5.3  3 lakes and 1 or 2 are more than 3 lakes anyhow."""
    land = position(BOTH_TEMPLES.format("b1+2"))

    assert forecast(land, "lakes") == ("tie-won", {"yellow": "4-5", "red": "3"})
    assert forecast(land, "forest") == ("tie-won", {"yellow": "1", "red": "2"})


def test_a_temple_that_cannot_matter_leaves_a_shared_prize_certain():
    """TITICACA-5.4  One forest each: a3 and c3 at three lakes, e3 at none with a temple of 1 or 2.
    The 5 points of the forests are shared by yellow and red, 2 each, whatever that temple is."""
    land = position("""
        country a3f b3p c3f d3p e3f a2~1 a4~2 b2~3 c2~4 c4~5 d2~6 z9s
        yellow villages a3 b3
        red villages c3 d3
        orange villages e3 temples e3+2
        regions a3+b3+c3+d3+e3
        round 16
    """)

    shared = ("tie-shared", {"yellow": "3", "red": "3", "orange": "1-2"})
    assert forecast(land, "forest", "a3") == shared
    assert land.region("a3")["points"][2] == 0


def test_a_choice_is_previewed():
    """TITICACA-5.1  For each settling, joining or uniting the region it would make."""
    land = position("""
        country a1p b1f c1~1 z9s
        yellow
        red villages a1
    """)
    land.bid(1, 0)

    assert land.sees("yellow")["previews"]["settle b1"]["points"] == [2, 0]
    land.play("yellow", "settle b1")
    joined = land.sees("yellow")["previews"]["join a1"]
    assert joined["lands"] == ["a1", "b1"]
    # Forest 2 for yellow, pampa 2 for red; one lake, 1 village each: yellow's land touches it.
    assert joined["points"] == [3, 2]
    assert land.sees("red")["previews"] == {}
