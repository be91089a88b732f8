"""TAHUANTINSUYU-1.4: a printed copy typed in: what is refused, what is only odd, how it plays."""

import re

import pytest

import tambo
from tambo.games.tahuantinsuyu.components_andes import ANDES
from tambo.games.tahuantinsuyu.components_box import BoxFault, canonical, format_box, parse_box
from tambo.games.tahuantinsuyu.components_check import faults_of, validate, warnings_of
from tambo.games.tahuantinsuyu.workshop import Copy
from tests.games.tahuantinsuyu.empire import BOX, TAHUANTINSUYU, Empire, new

CITY = next(site.code for site in BOX.sites if site.kind == "city" and not site.bonus)
HUACA = next(site.code for site in BOX.sites if site.kind == "huaca")
INNER = next(road for road in BOX.roads if len(road.regions) == 1)
FIRST, SECOND = BOX.first[4][:2]
START, BESIDE = (name.split("-")[1] for name in (FIRST, SECOND))
ROAD = next(road for road in BOX.roads if START in road.ends and road.regions)
TO_CITY, CITY_BESIDE = next(
    (road, site.code)
    for site in BOX.sites
    for road in BOX.roads
    if site.kind == "city" and {site.code, START} == set(road.ends)
)
OUR_TABLE = """\
column pre I C C
column initial I S C S C P
column initial I S C S C P
column initial I S C S C P
column middle I S C S C S C P
column middle I S C S C S C P
column final I S C S C S C S C P
"""


def change(pattern: str, by: str, text: str = ANDES) -> str:
    changed, count = re.subn(pattern, by, text, count=1, flags=re.MULTILINE)
    assert count == 1
    return changed


def with_table(*columns: str, labour: str = "8 6 6 6 4 4 2") -> str:
    table = "".join(f"column {column}\n" for column in columns)
    return table + change(r"^labour .*$", f"labour {labour}")


def table_but(pattern: str, by: str) -> str:
    return change(pattern, by, OUR_TABLE) + ANDES


def warned(text: str) -> set[str]:
    """What is odd about a box that can be played with."""
    box = parse_box(text)
    assert list(faults_of(box)) == []
    return {odd.what for odd in warnings_of(box)}


def play_out(empire: Empire) -> None:
    """The first choice of each menu, but a building where there is one, to the end."""
    while not empire.match.is_over:
        (seat,) = empire.match.to_act
        menu = empire.match.legal(seat)
        empire.match.play(seat, next((c for c in menu if not c.startswith("road")), menu[0]))


def test_a_typed_in_box_is_played_with():
    """TAHUANTINSUYU-1.4  The labour of a copy of one's own counts, in records and positions too."""
    empire = new(4, 1, box=change(r"^labour 8 ", "labour 9 "))

    assert empire.labour("C") == 9
    assert empire.see["map"]["sites"]["CUZ"][1] == "cuzco"
    again = TAHUANTINSUYU.replay(empire.match.record())
    assert again.position() == empire.match.position()
    assert TAHUANTINSUYU.from_position(again.position()).position() == again.position()


def test_a_box_is_written_as_it_is_read():
    """TAHUANTINSUYU-1.4  Writing and reading are inverses; semicolons do for line breaks."""
    assert format_box(BOX) == ANDES
    assert canonical(ANDES.replace("\n", ";")) == ANDES.strip()


def test_the_sample_shows_everything_that_can_be_typed():
    """TAHUANTINSUYU-1.4  Map, first roads, turn cards, turn table, labour, tokens and cards."""
    sample = Copy().sample()

    heads = {line.split()[0] for line in sample.splitlines()}
    assert heads == {
        *("region", "site", "road", "first", "order", "column", "labour", "tokens", "cards")
    }
    assert OUR_TABLE in sample
    assert canonical(sample) == ANDES.strip()
    assert Copy().warnings(sample) == []


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("nonsense", "line"),
        ("site", "line"),
        (change(r"^tokens (\S+) x\d+$", r"tokens \1 x99999999999"), "line"),
        (change(r"^labour 8 ", "labour -8 "), "line"),
        (change(r"^labour 8 ", "labour 800 "), "line"),
        (change(r"^site CUZ cuzco at \d+", "site CUZ cuzco at 99999999999999999999"), "line"),
        (change(r" name Cuzco", " name Cuz|co"), "line"),
        (change(rf"^site {CITY} city", f"site {CITY} palace"), "kind"),
        (change(rf"^site {CITY}", "site Q@I"), "code"),
        (change(rf"^site {CITY}", "site Q/I"), "code"),
        (change(r"^region r45.*\n", ""), "regions"),
        (change(r"^tokens (\S+) x1$", r"tokens \1 x2"), "tokens"),
        (change(r"^cards 2 mita", "cards 3 mita"), "cards"),
        (change(r"^region r2 ", "region r1 "), "twice"),
        (change(r"^region r45 ", "region R1 "), "twice"),
        (change(r"^region r45 ", "region grey "), "name"),
        (change(r" by r2 ", " by r99 "), "neighbour"),
        (change(r"^(region r1 .* by )", r"\1r45 "), "one-sided"),
        (ANDES.replace("by grey ", "by "), "no-grey"),
        (change(r"^site CUZ cuzco", "site CUZ huaca"), "cuzco"),
        (change(rf"^(site {HUACA} .* in ).*( name)", r"\1\2"), "nowhere"),
        (change(rf"^site {HUACA} huaca", f"site {HUACA} huaca 3"), "bonus"),
        (change(rf"^(site {HUACA} .* in )r", r"\1r99 r"), "site-region"),
        (change(r"^road CUZ-OLL", "road CUZ-XXX"), "road-site"),
        (change(rf"^road {INNER.name}", f"road {INNER.ends[0]}-{INNER.ends[0]}"), "loop"),
        (change(rf"^(road {INNER.name} in ).*", r"\1r99"), "road-region"),
        (change(rf"^(road {INNER.name} in ).*", r"\1r1 r2 r3"), "road-region"),
        (change(rf"^first 4 {FIRST}", f"first 4 {SECOND}"), "first"),
        (change(rf"^first 4 {FIRST}", f"first 4 {INNER.name}"), "first"),
        (ANDES + f"first 5 {FIRST}", "players"),
        ("order C A Q\n" + ANDES, "order"),
        ("order C A Q Q\n" + ANDES, "order"),
        ("column late I C\n" + ANDES, "empire"),
        (table_but(r"^column pre", "column initial"), "empires"),
        (table_but(r"^column final", "column middle"), "empires"),
        (table_but(r"^column initial", "column final"), "empires"),
        (table_but(r"^column middle", "column middle I\n" * 12 + "column middle"), "many-columns"),
        (table_but(r"^column initial .*", "column initial"), "phases"),
        (table_but(r"^column pre I ", "column pre "), "begins"),
        (table_but(r"C P\n\Z", "P\n"), "markers"),
        (table_but(r" P\n\Z", "\n"), "ends"),
        (change(r"^labour 8 ", "labour "), "labour"),
        (change(r"^labour 8 ", "labour 8 8 "), "labour"),
        (table_but(r"^column middle .*", "column middle I S S S S S S S S S P"), "dry"),
    ],
    ids=lambda value: value if len(value) < 20 else "box",
)
def test_a_box_that_cannot_be_played_with_is_refused(text, what):
    """TAHUANTINSUYU-1.4  What is wrong is said, in both languages, and nothing begins."""
    with pytest.raises(BoxFault) as fault:
        validate(parse_box(text))
    assert fault.value.what == what

    with pytest.raises(tambo.InvalidSetup) as error:
        TAHUANTINSUYU.new(4, 0, box=text)
    assert error.value.code == "option.box"
    assert not error.value.reason.startswith("tahuantinsuyu-box")


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (change(r" city \d ", " city "), "significant"),
        (change(rf"^site {CITY} city", f"site {CITY} city 3"), "significant"),
        (change(r" city \d ", " city 1 "), "odd-bonus"),
        (change(r" city \d ", " city 6 "), "odd-bonus"),
        (change(r"^tokens 2/1/2 ", "tokens 0/5/9 "), "token"),
        (re.sub(r" garrison at", " huaca at", ANDES, count=len(BOX.sites)), "few-sites"),
        (change(r"^labour 8 ", "labour 80 "), "much-labour"),
        (change(r"roads\+1", "roads+6"), "strong"),
        (change(r"roads\+1", "stars+1"), "effect"),
        (change(r"roads\+1", "wonderful"), "effect"),
        (change(r"^cards 2 floods", "cards 2 surveyors"), "same-card"),
        (change(rf"^(road {INNER.name} in ).*", r"\1r1"), "apart"),
        (change(rf"^road {INNER.name} in .*", f"road {START}-{BESIDE} in grey"), "grey-road"),
        (
            change(rf"^road {BOX.roads[-1].name} .*", f"road {INNER.name} in {INNER.regions[0]}"),
            "beside",
        ),
        (table_but(r"^column middle I ", "column middle "), "column-inca"),
        (table_but(r"^column middle (.*) P", r"column middle \1"), "column-sapa"),
    ],
    ids=lambda value: value if len(value) < 20 else "box",
)
def test_what_only_differs_from_our_box_is_played_with(text, what):
    """TAHUANTINSUYU-1.4  A warning says it, in both languages, and a whole game is played."""
    assert what in warned(text)
    for odd in Copy().warnings(text):
        assert not str(odd.phrase).startswith("tahuantinsuyu-box")
        assert odd.clause == "TAHUANTINSUYU-1.4"

    for players in (3, 4):
        empire = new(players, 3, box=text)
        play_out(empire)
        assert empire.match.outcome is not None


def test_a_warning_names_its_line():
    """TAHUANTINSUYU-1.4  The card in question is found where it stands."""
    text = change(r"^cards 2 mita labour\+2", "cards 2 mita comets")
    number = next(n for n, line in enumerate(text.splitlines(), 1) if "comets" in line)

    (odd,) = Copy().warnings(text)

    assert odd.line == number
    assert "comets" in str(odd.phrase)


def test_every_site_and_region_should_be_within_reach():
    """TAHUANTINSUYU-1.4  A site without a slot, and a region that no slot serves: warnings."""
    lone = next(site.code for site in reversed(BOX.sites) if len(site.regions) == 1)
    island = re.sub(rf"^road (\S*-)?{lone}(-\S*)? .*\n", "", ANDES, flags=re.MULTILINE)
    assert "reach-site" in warned(island)

    roads = re.findall(r"^road .*\br1\b.*\n", ANDES, flags=re.MULTILINE)
    assert roads
    roadless = ANDES
    for line in roads:
        roadless = roadless.replace(line, "")
    assert "reach-region" in warned(roadless)


def without(*roads: str) -> str:
    return "".join(line for line in ANDES.splitlines(True) if line.split()[1] not in roads)


@pytest.mark.parametrize(
    ("roads", "players", "site", "found", "least"),
    [
        # A: PIS-PAU, URC-PAU and one more: 2.
        (("URC-AUS", "URC-PUK"), 4, "URC", 2, 3),
        # C: OLL-APU, PAR-APU and one more: 2; the same with three players, who are looked at first.
        (("PAR-SAR", "PAR-COR"), 3, "PAR", 2, 3),
        # C: OLL-ESP, PIS-ESP and one more: 2.
        (("PIS-OPA",), 3, "PIS", 2, 3),
    ],
)
def test_nobody_should_be_closed_in_before_the_first_turn(roads, players, site, found, least):
    """TAHUANTINSUYU-1.1  Two free roads and an extra one each: what those before can take."""
    odd = next(odd for odd in warnings_of(parse_box(without(*roads))) if odd.what == "few-slots")

    assert odd.details == {"players": players, "site": site, "found": found, "least": least}


def test_without_labour_nobody_builds_an_extra_road():
    """TAHUANTINSUYU-1.1  Then each of those before takes a slot less, and two are enough."""
    text = without("URC-AUS", "URC-PUK").replace("labour 8 ", "labour 0 ")

    assert "few-slots" not in warned(text)


def test_a_start_without_any_slot_is_refused():
    """TAHUANTINSUYU-1.4  Its player could never do anything."""
    closed = [road.name for road in BOX.roads if START in road.ends and road.regions]

    with pytest.raises(BoxFault, match="closed"):
        validate(parse_box(without(*closed)))


# The turn cards


def test_other_suyus_on_the_turn_cards():
    """TAHUANTINSUYU-1.3, 1.4  Card 1 names K: K begins and leads; the first roads go with it."""
    empire = new(4, 0, box="order K A Q C\n" + ANDES)

    assert empire.letters("order") == empire.letters("track") == "KAQC"
    assert empire.see["roads"][FIRST] == empire.seat("K")
    assert [gap["gap"] for gap in empire.see["gaps"]] == ["N", "E", "S", "W"]
    assert empire.see["gaps"][3]["between"] == [empire.seat("K"), empire.seat("C")]


def test_with_three_players_the_suyu_of_the_fourth_card_is_left_out():
    """TAHUANTINSUYU-1.3, 5.2  Without A the ring is C, Q, K, and there is no gap N."""
    empire = new(3, 0, box="order Q K C A\n" + ANDES)

    assert empire.letters("order") == "QKC"
    between = {gap["gap"]: gap["between"] for gap in empire.see["gaps"]}
    seat = empire.seat
    assert between == {
        "E": [seat("C"), seat("Q")],
        "S": [seat("Q"), seat("K")],
        "W": [seat("K"), seat("C")],
    }
    text = empire.match.position()
    assert "order QKC" in text
    assert TAHUANTINSUYU.from_position(text).position() == text
    play_out(empire)


# The turn table


def test_an_eighth_column_and_other_phases():
    """TAHUANTINSUYU-3.1, 1.4  A typed table is gone through phase by phase, with its labour."""
    columns = ("pre I C", "initial I S C P", "middle I S C P", "final I C C P", "final I S C C P")
    empire = new(4, 2, box=with_table(*columns, labour="7 1 2 3 4"))
    assert [len(column) for column in empire.see["table"]] == [3 - 1, 4, 4, 4, 5]
    steps: list[str] = []
    while not empire.match.is_over:
        if empire.see["step"] not in steps[-1:]:
            steps.append(empire.see["step"])
        empire.idle()

    whole = ["1C1", "2S1", "2C1", "3S1", "3C1", "4C1", "4C2", "5S1", "5C1", "5C2"]
    assert steps == whole[: len(steps)]
    assert empire.match.outcome is not None
    turned = sum(step in ("4C1", "4C2", "5C1", "5C2") for step in steps)
    assert empire.match.outcome.ending == f"invasion-{turned}"


def test_the_black_dot_leads_to_the_next_sapa_inca():
    """TAHUANTINSUYU-8.1, 1.4  In the first of two final columns: one Sapa Inca, then the end."""
    columns = ("pre I C", "initial I S C P", "middle I S C P", "final I C C P", "final I S C C P")
    box = with_table(*columns, labour="7 1 2 3 4").strip().replace("\n", " | ")
    empire = Empire(TAHUANTINSUYU.from_position(f"at 4C1; black 1; box {box}"))

    events = empire.idle_until("over")

    assert [event.kind for event in events].count("honoured") == 4
    assert empire.match.outcome is not None
    assert empire.match.outcome.ending == "invasion-1"


def test_eight_columns_of_ours_and_one_more():
    """TAHUANTINSUYU-1.4  One more column of the middle empire is told as its third."""
    columns = [line.removeprefix("column ") for line in OUR_TABLE.splitlines()]
    text = with_table(*columns[:6], "middle I S C P", columns[6], labour="8 6 6 6 4 4 3 2")
    assert warned(text) == set()

    empire = new(3, 1, box=text)

    assert empire.see["empires"][6:] == [["middle", 3], ["final", 0]]
    play_out(empire)


def test_support_goes_by_the_empire_of_a_column():
    """TAHUANTINSUYU-4.2, 1.4  With one initial column, column 3 is the middle empire: 2 and 1."""
    columns = ("pre I C", "initial I S C P", "middle I S C P", "final I S C C C C P")
    box = with_table(*columns, labour="8 6 4 2").strip().replace("\n", " | ")
    empire = Empire(TAHUANTINSUYU.from_position(f"at 2C1; track C9 A6 Q3 K0; box {box}"))

    empire.idle_until("3S1")

    assert [empire.labour(letter) for letter in "CAQK"] == [2, 3, 5, 6]


# Slots and cards


def test_two_slots_between_the_same_sites():
    """TAHUANTINSUYU-9.2, 1.4  The second is called /2; each holds a road of its own."""
    road = ROAD
    site = next(end for end in road.ends if end != START)
    spare = next(road.name for road in reversed(BOX.roads) if START not in road.ends)
    text = change(rf"^road {spare} .*", f"road {site}-{START} in {road.regions[0]}")
    empire = new(4, 0, box=text)
    double = f"{site}-{START}/2"
    menu = empire.legal("C")
    assert {f"road {road.name}", f"road {double}"} <= set(menu)

    empire.play("C", f"road {road.name}", f"road {START.lower()}-{site}/2")

    assert {road.name, double} <= set(empire.see["roads"])
    text = empire.match.position()
    assert TAHUANTINSUYU.from_position(text).position() == text
    refusal = empire.match.refusal(empire.seat("C"), f"extra {double}")
    assert refusal is not None
    assert refusal.clause == "TAHUANTINSUYU-6.1"


def test_a_slot_in_grey_that_is_nobodys_first_road():
    """TAHUANTINSUYU-1.4, 6.8  It touches conquered land and can be built; it conquers nothing."""
    text = change(rf"^road {INNER.name} in .*", f"road {START}-{BESIDE} in grey")
    empire = new(4, 0, box=text)

    empire.play("C", f"road {START}-{BESIDE}", "-")

    assert BESIDE in empire.see["networks"][empire.seat("C")]
    assert "conquer" not in empire.verbs("C")


def sun(*effects: str) -> str:
    """A box whose first card has these effects, as the field of a position."""
    text = change(r"^cards 2 surveyors .*", f"cards 2 comet {' '.join(effects)}")
    return f"box {text.strip().replace(chr(10), ' | ')}"


def under(effects: str, fields: str) -> Empire:
    return Empire(TAHUANTINSUYU.from_position(f"gap N 1; {fields}; {sun(*effects.split())}"))


# The start of C is a garrison site that touches grey.


def test_points_more_and_fewer_when_built():
    """TAHUANTINSUYU-5.5, 1.4  A garrison brings 3 + 2 points, or none with 9 fewer; never less."""
    for effect, points in (("garrison-points+2", 5), ("garrison-points-9", 0)):
        empire = under(effect, "labour C4")
        empire.play("C", f"garrison {START}")
        assert empire.score("C") == points


@pytest.mark.parametrize(
    ("effect", "fields", "choice"),
    [
        ("no-garrison+1", "", f"garrison {START}"),
        ("no-road+1", "", f"road {ROAD.name}"),
        ("no-road+1", "", f"extra {ROAD.name}"),
        ("no-terrace+1", "lands C r1", "terrace r1"),
        ("no-conquest+1", f"roads C {ROAD.name}", f"conquer {ROAD.regions[0]}"),
        (
            "no-city+1",
            f"lands A {TO_CITY.regions[0]}; roads C {TO_CITY.name}",
            f"city {CITY_BESIDE}",
        ),
    ],
)
def test_what_a_sun_card_forbids(effect, fields, choice):
    """TAHUANTINSUYU-5.5, 1.4  It is on no menu, and the refusal says why."""
    free, closed = (under(card, f"labour C30; {fields}") for card in ("labour+1", effect))

    assert choice in free.legal("C")
    assert choice not in closed.legal("C")
    refusal = closed.match.refusal(0, choice)
    assert refusal is not None
    assert refusal.clause == "TAHUANTINSUYU-5.5"


def test_points_more_at_sapa_inca():
    """TAHUANTINSUYU-7.1, 1.4  A garrison brings 2 + 3, a terrace 1 + 1; no less than 0."""
    fields = f"garrisons {START}; lands C r1+"

    assert under("sapa-garrison+3 sapa-terrace+1", fields).see["upkeep"][0] == 5 + 2
    assert under("sapa-garrison-9", fields).see["upkeep"][0] == 0 + 1


def test_points_and_labour_at_once():
    """TAHUANTINSUYU-5.6, 1.4  Both players beside the card: 2 points, and 7 labour lost of 9."""
    hands = "hand C 3 4 5; hand A 6 7 8; hand Q 9 10 11; hand K 12 13 1"
    down = "down E 14 C; down S 15 A; down W 16 Q"
    empire = Empire(
        TAHUANTINSUYU.from_position(
            f"at 2S1; turn K; {hands}; {down}; labour C9 A9; {sun('points+2', 'labour-7')}"
        )
    )

    events = empire.play("K", "sun 1@N")

    assert [empire.score(letter) for letter in "CAQK"] == [2, 2, 0, 0]
    lost = [event for event in events if event.kind == "labour-changed"]
    assert {event.fields()["lost"] for event in lost if event.fields()["seat"] == 0} == {7}
    told = [str(empire.match.tell(event)) for event in lost if event.fields()["seat"] == 0]
    assert told == ["Chinchasuyu lost 7 labour."]


def test_a_card_of_another_copy_says_what_it_does():
    """TAHUANTINSUYU-1.4  A card that is not ours is named with its effects, not with our text."""
    empire = under("city-3 comets", "labour C9")

    assert empire.see["gaps"][0]["up"] == [{"number": 1, "card": "comet (city-3 comets)"}]
    assert empire.see["prices"]["city"]["cost"] == 3
    same = Empire(TAHUANTINSUYU.from_position(f"gap N 3; {sun('city-3')}"))
    assert same.see["gaps"][0]["up"] == [{"number": 3, "card": "floods"}]


def test_a_price_names_no_card_of_ours_in_another_copy():
    """TAHUANTINSUYU-1.4  A comet makes a garrison cheaper: our quartermasters had no part in it."""
    empire = under("garrison-2", "labour C9")
    told = next(str(c.phrase) for c in empire.match.menu(0) if c.text == f"garrison {START}")

    assert "for 2 labour (4 − 2 sun cards)" in told
