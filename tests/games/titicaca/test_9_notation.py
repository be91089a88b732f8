"""TITICACA chapter 9: choices and positions in writing."""

import pytest

import tambo
from tambo.games.titicaca import choices, components, positions
from tambo.testing import refused
from tests.games.titicaca.land import TITICACA, new, position


def test_which_hexes_touch():
    """TITICACA-9.1  d4 touches c4, c5, d3, d5, e3 and e4, but not c3 and e5."""
    land = position("""
        country c3f c4f c5f d3f d4~1 d5f e3f e4f e5f
        yellow
        red
    """)

    assert land.see["open_lands"] == ["c4", "c5", "d3", "d5", "e3", "e4"]


def test_a_hex_that_is_not_there():
    """TITICACA-9.1  Refused as notation."""
    land = position("country a1f b1~1\nyellow\nred")
    land.bid(1, 0)

    with refused("TITICACA-9.1"):
        land.play("yellow", "settle z9")


def test_any_land_of_a_region_names_it():
    """TITICACA-9.2  The menu says a4+b3, and c3+a4 means the same; spaces and case are free."""
    land = position("""
        country b2f c1~1 b3g c3s a4p
        yellow villages b3
        red villages c3 a4
        regions b3+c3
    """)
    land.bid(2, 0)
    land.play("yellow", "settle b2", "-")

    assert "unite a4+b3" in land.legal("yellow")
    land.play("yellow", "  UNITE  c3 + a4")
    assert land.regions["a4"] == "a4+b3+c3"


@pytest.mark.parametrize("text", ["", "b2", "bid", "bid x", "bid -1", "settle", "unite a1", "é"])
def test_what_is_no_notation_is_refused(text):
    """TITICACA-9.2  Or as not being asked for now."""
    with pytest.raises(tambo.Refused) as caught:
        new(2).play("yellow", text)

    assert caught.value.clause in ("TITICACA-9.2", "TITICACA-3.2")


@pytest.mark.parametrize("seed", range(3))
def test_positions_are_read_as_they_are_written(seed):
    """TITICACA-9.3  A fresh country, whole."""
    text = new(5, seed).match.position()

    assert TITICACA.from_position(text).position() == text


BASE = "country a1f b1~1 a2m; yellow villages a1; red; round 1"
AFTER_5 = "country a1f b1~6 a2m c1p; yellow villages a1 c1; red; round 6"
FULL = "country a1f b1~1; yellow villages a1; red; round 16; to over full"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "players"),
        ("country a1f; yellow; red; nonsense 3", "part"),
        ("country a1f; yellow; red; round 1; round 2", "twice"),
        ("country a1f; yellow", "players"),
        ("country a1f; yellow; orange", "players"),
        ("yellow; red", "country"),
        ("country a1x b1~1; yellow; red", "hex"),
        ("country a1f a1m; yellow; red", "hex"),
        ("country a0f; yellow; red", "hex"),
        ("country a1~3 b1~3; yellow; red", "hex"),
        ("country a1~16; yellow; red", "number"),
        (BASE.replace("a1;", "a1 a1;"), "taken"),
        (BASE.replace("a1;", "b1;"), "land"),
        (BASE.replace("a1;", "a1 temples a2+1;"), "temple"),
        (BASE.replace("a1;", "a1 temples a1+3;"), "temple"),
        (BASE.replace("yellow villages", "yellow houses"), "player"),
        (BASE.replace("yellow villages", "yellow stock 999 villages"), "number"),
        (BASE.replace("yellow villages", "yellow stock 99999999999999999999 villages"), "number"),
        (BASE.replace("a1;", "a1 known;"), "temple"),
        (BASE.replace("round 1", "round 0"), "number"),
        (BASE.replace("round 1", "round 18"), "number"),
        (BASE + "; regions a1+a2", "region"),
        (BASE + "; arrow pink", "colour"),
        (BASE + "; arrow", "one-word"),
        (BASE + "; bids 1", "bids"),
        (BASE + "; bids 21 -", "bids"),
        (BASE + "; counted 5 arms yellow", "counted"),
        (BASE + "; counted 6 region a1", "counted"),
        (BASE + "; counted 5 region a2", "counted"),
        (BASE + "; to dance", "decision"),
        (BASE + "; to over later", "decision"),
        (BASE + "; to over full", "ending"),
        (BASE + "; to over unarmed", "ending"),
        (BASE.replace("round 1", "round 16") + "; to over unarmed", "ending"),
        (BASE + "; to over no-bids", "ending"),
        (FULL.replace("full", "no-bids"), "ending"),
        (BASE + "; counted end region a1", "counted"),
        (BASE + "; counted 5 arms yellow 3", "counted"),
        (AFTER_5 + "; counted 5 arms yellow 1; counted 5 arms yellow 1", "counted"),
        (AFTER_5 + "; counted 5 region a1; counted 5 region a1", "counted"),
        (AFTER_5 + "; counted 5 region a1 a1+1 a1+2", "counted"),
        (AFTER_5 + "; counted 5 region a1+c1 a1+1 c1+1", "counted"),
        (AFTER_5 + "; counted 10 region a1", "counted"),
        (AFTER_5 + "; counted 5 arms yellow 1", "score"),
        (AFTER_5.replace("yellow", "yellow score 90000"), "score"),
        (BASE + "; bids 1 0; to settle turn 2", "number"),
        (BASE + "; bids 1 0; to join a2", "fresh"),
        (BASE + "; bids 1 0; to join a1", "no-option"),
        (BASE.replace("villages a1", "villages a1 a2"), "no-land"),
    ],
)
def test_a_bad_position_is_refused_with_a_reason(text, fault):
    """TITICACA-9.3  InvalidPosition says what is wrong, in both languages."""
    with pytest.raises(tambo.InvalidPosition) as caught:
        TITICACA.from_position(text)

    assert caught.value.code == f"position.{fault}"
    assert caught.value.clause == "TITICACA-9.3"


def test_pointing_means_the_choice():
    """TITICACA-9.2  What the elements of a choice spell is that choice."""
    land = position("""
        country b2f c1~1 b3g c3s a4p
        yellow villages b3
        red villages c3 a4
    """)
    land.bid(2, 0)
    for choice in ("settle b2", "-", "unite a4+b3", "temple b2+2"):
        menu = {line.text: line.elements for line in land.match.menu(0)}
        state = land.match.state
        assert choice in menu
        for text, elements in menu.items():
            assert TITICACA.normalise(state, TITICACA.spell(state, elements)) == text
        land.play("yellow", choice)


def test_the_form_that_the_module_shows_can_be_read():
    """TITICACA-9.3  The docstring is no promise that the parser breaks."""
    shown = str(positions.__doc__).split("\n\n")[2]

    match = TITICACA.from_position(shown)

    assert match.to_act == (1,)
    assert match.legal(1) == ["settle c1"]
    view = match.view(0)
    assert view["villages"] == {"a1": "yellow", "a2": "red", "b2": "yellow"}
    assert view["temples"] == [{"at": "a1", "colour": "yellow", "value": 2}]
    assert (view["stock"], view["score"], view["arrow"]) == ([17, 20], [3, 0], 1)
    assert [region["lands"] for region in view["regions"]] == [["a1", "a2"], ["b2"]]


def test_points_that_a_position_does_not_explain_stand_on_the_sheet():
    """TITICACA-9.3  Yellow brings 7 points, 2 of them counted as arms at lake 5, so 5 are carried
    over; at the end the sheet adds up."""
    text = AFTER_5.replace("yellow", "yellow score 7")
    match = TITICACA.from_position(f"{text}; counted 5 arms yellow 2")
    match.play(0, "bid 1")
    match.play(1, "bid 0")
    match.play(0, "settle a2")
    while not match.is_over:
        match.play(0, "-")

    outcome = match.outcome
    assert outcome is not None
    mine = [(line.phrase.key, line.points) for line in outcome.sheet if line.seat == 0]
    assert mine[:2] == [("titicaca-sheet-carried", 5), ("titicaca-sheet-arms", 2)]
    assert sum(points for _, points in mine) == outcome.scores[0]
    assert TITICACA.from_position(match.position()).outcome == outcome


def test_a_stock_may_grow_beyond_what_a_real_game_gives():
    """TITICACA-6.1  Ten villages in a row: 80 arms, then twice 10 + 3 x 10 after rounds 5 and 10.
    All of them can be bid, and no bid is taken for anything else."""
    row = [f"{column}1" for column in "abcdefghij"]
    hexes = " ".join(f"{name}f" for name in row)
    match = TITICACA.from_position(
        f"country {hexes} a2~5 y9f x9~4 y8f x8~10; "
        f"yellow stock 80 villages {' '.join(row)}; red stock 1; round 4; to bid"
    )
    for lake in (4, 10):
        assert match.view(0)["round"] == lake
        match.play(0, "bid 0")
        match.play(1, "bid 0")

    assert match.view(0)["round"] == 16
    assert match.view(0)["stock"][0] == 80 + 2 * 40
    assert match.legal(0) == [f"bid {arms}" for arms in range(161)]
    match.play(1, "bid 0")
    match.play(0, "bid 160")
    assert match.view(0)["decision"] == "settle"


def test_the_numbers_of_choices_have_room_for_all_arms_and_all_hexes():
    """TITICACA-9.2  The highest bid and the last hex are read back, each under its own verb."""
    last = components.MOST_HEXES - 1
    numbers = [
        choices.encode_bids(components.MOST_ARMS)[-1],
        choices.encode_settle(last),
        choices.encode_join(last),
        choices.encode_unite(last, last),
        choices.encode_temple(last, 2),
    ]

    verbs = [choices.verb_of(number) for number in numbers]
    assert verbs == ["bid", "settle", "join", "unite", "temple"]
    assert choices.decode_bid(numbers[0]) == components.MOST_ARMS
    assert choices.decode_settle(numbers[1]) == last
    assert choices.decode_join(numbers[2]) == last
    assert choices.decode_unite(numbers[3]) == (last, last)
    assert choices.decode_temple(numbers[4]) == (last, 2)
