"""The phases without a decision: Inca, Sapa Inca, invasion; and the score track."""

from mypy_extensions import i64

from tambo.core.bits import BIT, bits_of, count_of, nth_of
from tambo.core.event import Event
from tambo.games.tahuantinsuyu import events
from tambo.games.tahuantinsuyu.components import (
    EFFECT_COUNT,
    INITIAL_EMPIRE,
    MORE_SAPA_CITY,
    MORE_SAPA_GARRISON,
    MORE_SAPA_TERRACE,
    PILGRIMAGE,
    PRE_EMPIRE,
    SAPA_CITY,
    SAPA_GARRISON,
    SAPA_TEMPLE,
    SAPA_TERRACE,
    UNREST,
    Suyu,
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


def seat_and_suyu(s: TahuantinsuyuState, apu: i64) -> tuple[int, Suyu]:
    """The seat and the suyu of an apu, with which the events of a player begin."""
    return int(s.seat_of[apu]), s.suyu(apu)


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
    """What the apu's regions and terraces give each Inca phase."""
    total: i64 = count_of(s.own[TERRACES + apu])
    lands: i64 = s.own[LANDS + apu]
    while lands:
        region = nth_of(lands, 0)
        lands &= ~BIT[region]
        total += s.board.production[s.tokens[region]]
    return total


def inca_phase(s: TahuantinsuyuState, log: list[Event] | None) -> None:
    column = s.column()
    if log is not None:
        empire, number = s.board.column_name(column)
        labour = int(s.board.labour[column])
        log.append(Event(events.ColumnBegan(column + 1, empire, number, labour)))
    for apu in range(s.players):
        received = s.board.labour[column] + production_of(s, apu)
        s.own[LABOUR + apu] += received
        if log is not None:
            seat, suyu = seat_and_suyu(s, apu)
            total = int(s.own[LABOUR + apu])
            log.append(Event(events.Received(seat, suyu, int(received), total)))
    if s.board.empires[column] == PRE_EMPIRE:
        return
    # TAHUANTINSUYU-4.2
    last: i64 = s.players - 1
    if s.board.empires[column] == INITIAL_EMPIRE:
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
        seat, suyu = seat_and_suyu(s, giver)
        log.append(Event(events.Supported(seat, suyu, s.suyu(taker), int(given))))


# Sapa Inca phase (TAHUANTINSUYU-7.1, 7.2)


def sapa_worth(s: TahuantinsuyuState, apu: i64, kind: i64) -> i64:
    """What the things of one kind (BY_SAPA_...) that an apu's roads connect bring now."""
    reach = s.own[REACH + apu]
    each: i64 = 0
    count: i64 = 0
    if kind == BY_SAPA_CITY:
        each = SAPA_CITY + s.effect(MORE_SAPA_CITY, apu)
        count = count_of(s.cities & reach)
    elif kind == BY_SAPA_TEMPLE:
        each = SAPA_TEMPLE + s.effect(PILGRIMAGE, apu)
        count = count_of(s.temples & reach)
    elif kind == BY_SAPA_GARRISON:
        each = SAPA_GARRISON + s.effect(MORE_SAPA_GARRISON, apu)
        count = count_of(s.garrisons & reach)
    elif s.effect(UNREST, apu) <= 0:
        each = SAPA_TERRACE + s.effect(MORE_SAPA_TERRACE, apu)
        count = count_of(s.own[TERRACES + apu])
    return each * count if each > 0 else 0


def sapa_points(s: TahuantinsuyuState, apu: i64) -> i64:
    """What the next Sapa Inca would bring an apu as things stand."""
    total: i64 = sapa_worth(s, apu, BY_SAPA_CITY) + sapa_worth(s, apu, BY_SAPA_TEMPLE)
    return total + sapa_worth(s, apu, BY_SAPA_GARRISON) + sapa_worth(s, apu, BY_SAPA_TERRACE)


def sapa_inca_phase(s: TahuantinsuyuState, log: list[Event] | None) -> None:
    standing = [int(s.own[TRACK + place]) for place in range(s.players)]
    for apu in standing:
        cities = sapa_worth(s, apu, BY_SAPA_CITY)
        temples = sapa_worth(s, apu, BY_SAPA_TEMPLE)
        garrisons = sapa_worth(s, apu, BY_SAPA_GARRISON)
        terraces = sapa_worth(s, apu, BY_SAPA_TERRACE)
        tally(s, apu, BY_SAPA_CITY, cities)
        tally(s, apu, BY_SAPA_TEMPLE, temples)
        tally(s, apu, BY_SAPA_GARRISON, garrisons)
        tally(s, apu, BY_SAPA_TERRACE, terraces)
        points: i64 = cities + temples + garrisons + terraces
        move_on_track(s, apu, points)
        if log is not None:
            seat, suyu = seat_and_suyu(s, apu)
            honoured = events.Honoured(
                seat, suyu, int(points), int(cities), int(temples), int(garrisons), int(terraces)
            )
            log.append(Event(honoured))
    for gap in range(s.players):
        s.discards |= s.own[UP + gap]
        s.own[UP + gap] = 0
    for apu in range(s.players):
        s.own[LABOUR + apu] = 0
        for effect in range(EFFECT_COUNT):
            s.own[EFFECT + 4 * effect + apu] = 0
    if log is not None:
        log.append(Event(events.SunSet()))


# Invasion (TAHUANTINSUYU-8.1)


def reveal_marker(s: TahuantinsuyuState, log: list[Event] | None) -> bool:
    """Turn the next marker; whether it is the black dot."""
    is_black = s.revealed == s.black
    s.revealed += 1
    if log is not None:
        number = int(s.revealed)
        if is_black:
            log.append(Event(events.Invaded(number), reveals=True))
        else:
            log.append(Event(events.Spared(number), reveals=True))
    return is_black


def names_of(mask: i64, names: list[str]) -> list[str]:
    return [names[number] for number in bits_of(mask)]
