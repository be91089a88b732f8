"""The phases that nobody decides in: Inca, Sapa Inca, invasion; and the score track."""

from mypy_extensions import i64

from tambo.core.bits import BIT, bits_of, count_of, nth_of
from tambo.core.event import Event, EventValue
from tambo.games.tahuantinsuyu.components import (
    COLOURS,
    COLUMN_OF,
    EFFECT_COUNT,
    FIRST_MIDDLE_COLUMN,
    PILGRIMAGE,
    SAPA_CITY,
    SAPA_GARRISON,
    SAPA_TEMPLE,
    SAPA_TERRACE,
    SUYUS,
    UNREST,
)
from tambo.games.tahuantinsuyu.state import (
    BY_SAPA_CITY,
    BY_SAPA_GARRISON,
    BY_SAPA_TEMPLE,
    BY_SAPA_TERRACE,
    EFFECT,
    LABOUR,
    LANDS,
    REACH,
    SCORE,
    TALLY,
    TERRACES,
    TRACK,
    UP,
    TahuantinsuyuState,
)


def whose(s: TahuantinsuyuState, apu: i64) -> dict[str, EventValue]:
    return {"seat": int(s.seat_of[apu]), "suyu": SUYUS[int(apu)], "colour": COLOURS[int(apu)]}


# The score track (TAHUANTINSUYU-7.3)


def tally(s: TahuantinsuyuState, apu: i64, kind: i64, points: i64) -> None:
    """Note points by their kind; `move_on_track` moves the marker."""
    s.own[TALLY + 4 * kind + apu] += points


def move_on_track(s: TahuantinsuyuState, apu: i64, points: i64) -> None:
    """One move: the marker lands behind everybody who is there already."""
    if points <= 0:
        return
    s.own[SCORE + apu] += points
    score = s.own[SCORE + apu]
    place: i64 = 0
    while s.own[TRACK + place] != apu:
        place += 1
    while place > 0 and s.own[SCORE + s.own[TRACK + place - 1]] < score:
        s.own[TRACK + place] = s.own[TRACK + place - 1]
        place -= 1
    s.own[TRACK + place] = apu


def score_points(s: TahuantinsuyuState, apu: i64, kind: i64, points: i64) -> None:
    tally(s, apu, kind, points)
    move_on_track(s, apu, points)


# Inca phase (TAHUANTINSUYU-4)


def production_of(s: TahuantinsuyuState, apu: i64) -> i64:
    """What his regions and terraces give each Inca phase."""
    total: i64 = count_of(s.own[TERRACES + apu])
    lands: i64 = s.own[LANDS + apu]
    while lands:
        region = nth_of(lands, 0)
        lands &= ~BIT[region]
        total += s.board.production[s.tokens[region]]
    return total


def inca_phase(s: TahuantinsuyuState, log: list[Event] | None) -> None:
    column = COLUMN_OF[int(s.step)]
    if log is not None:
        log.append(
            Event("column-began", {"column": column + 1, "labour": int(s.board.labour[column])})
        )
    for apu in range(s.players):
        received = s.board.labour[column] + production_of(s, apu)
        s.own[LABOUR + apu] += received
        if log is not None:
            facts: dict[str, EventValue] = {"count": int(received)}
            facts["total"] = int(s.own[LABOUR + apu])
            log.append(Event("received", {**whose(s, apu), **facts}))
    if column == 0:
        return
    # TAHUANTINSUYU-4.2
    last: i64 = s.players - 1
    if column < FIRST_MIDDLE_COLUMN:
        _support(s, s.own[TRACK], s.own[TRACK + last], 1, log)
    else:
        _support(s, s.own[TRACK], s.own[TRACK + last], 2, log)
        if s.players == 4:
            _support(s, s.own[TRACK + 1], s.own[TRACK + 2], 1, log)


def _support(
    s: TahuantinsuyuState, giver: i64, taker: i64, count: i64, log: list[Event] | None
) -> None:
    given = count if s.own[LABOUR + giver] >= count else s.own[LABOUR + giver]
    s.own[LABOUR + giver] -= given
    s.own[LABOUR + taker] += given
    if log is not None and given > 0:
        facts: dict[str, EventValue] = {"to": SUYUS[int(taker)], "count": int(given)}
        log.append(Event("supported", {**whose(s, giver), **facts}))


# Sapa Inca phase (TAHUANTINSUYU-7.1, 7.2)


def sapa_points(s: TahuantinsuyuState, apu: i64) -> i64:
    """What the next Sapa Inca would bring an apu as things stand."""
    reach = s.own[REACH + apu]
    total: i64 = SAPA_CITY * count_of(s.cities & reach)
    total += (SAPA_TEMPLE + s.effect(PILGRIMAGE, apu)) * count_of(s.temples & reach)
    total += SAPA_GARRISON * count_of(s.garrisons & reach)
    if s.effect(UNREST, apu) <= 0:
        total += SAPA_TERRACE * count_of(s.own[TERRACES + apu])
    return total


def sapa_inca_phase(s: TahuantinsuyuState, log: list[Event] | None) -> None:
    standing = [int(s.own[TRACK + place]) for place in range(s.players)]
    for apu in standing:
        reach = s.own[REACH + apu]
        cities: i64 = SAPA_CITY * count_of(s.cities & reach)
        temple_worth: i64 = SAPA_TEMPLE + s.effect(PILGRIMAGE, apu)
        temples: i64 = temple_worth * count_of(s.temples & reach)
        garrisons: i64 = SAPA_GARRISON * count_of(s.garrisons & reach)
        terraces: i64 = 0
        if s.effect(UNREST, apu) <= 0:
            terraces = SAPA_TERRACE * count_of(s.own[TERRACES + apu])
        tally(s, apu, BY_SAPA_CITY, cities)
        tally(s, apu, BY_SAPA_TEMPLE, temples)
        tally(s, apu, BY_SAPA_GARRISON, garrisons)
        tally(s, apu, BY_SAPA_TERRACE, terraces)
        points: i64 = cities + temples + garrisons + terraces
        move_on_track(s, apu, points)
        if log is not None:
            facts: dict[str, EventValue] = {"points": int(points), "cities": int(cities)}
            facts["temples"] = int(temples)
            facts["garrisons"] = int(garrisons)
            facts["terraces"] = int(terraces)
            log.append(Event("honoured", {**whose(s, apu), **facts}))
    for gap in range(s.players):
        s.discards |= s.own[UP + gap]
        s.own[UP + gap] = 0
    for apu in range(s.players):
        s.own[LABOUR + apu] = 0
        for effect in range(EFFECT_COUNT):
            s.own[EFFECT + 4 * effect + apu] = 0
    if log is not None:
        log.append(Event("sun-set", {}))


# Invasion (TAHUANTINSUYU-8.1)


def reveal_marker(s: TahuantinsuyuState, log: list[Event] | None) -> bool:
    """Turn the next marker; whether it is the black dot."""
    is_black = s.revealed == s.black
    s.revealed += 1
    if log is not None:
        number = int(s.revealed)
        kind = "invaded" if is_black else "spared"
        log.append(Event(kind, {"number": number}, reveals=True))
    return is_black


def names_of(mask: i64, names: list[str]) -> list[str]:
    return [names[number] for number in bits_of(mask)]
