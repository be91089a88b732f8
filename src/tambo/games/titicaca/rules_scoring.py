"""Chapters 5 to 7: who takes the points of a region and why, arms, and the three countings."""

from typing import Final

from mypy_extensions import i64

from tambo.core.bits import BIT, count_of, index_of
from tambo.core.event import Event
from tambo.games.titicaca import events
from tambo.games.titicaca.board import Country
from tambo.games.titicaca.components import KINDS, PrizeName
from tambo.games.titicaca.state import IN_HAND, CountName, TiticacaState

# What a prize of a region is for: one of the five kinds of land, or the lakes around it.
SHORE: Final = 5
PRIZES: Final = 6


class Prize:
    """One prize of one region: who competes, the figures of a tie, and who takes how much.

    `tied` has the seats with most villages. With more than one, `lakes` and `temples` hold the
    figures of TITICACA-5.3 and `ones`, `twos` the lands whose temples are turned up.
    """

    def __init__(self, what: i64, points: i64) -> None:
        self.what: i64 = what
        self.points: i64 = points
        self.most: i64 = 0
        self.tied: list[int] = []
        self.lakes: list[int] = []
        self.temples: list[int] = []
        self.ones: i64 = 0
        self.twos: i64 = 0
        self.winners: list[int] = []
        self.each: i64 = 0


def judge(
    country: Country, villages: list[int], area: i64, what: i64, ones: i64, twos: i64
) -> Prize:
    """Who takes one prize of the region `area`, with temples +1 and +2 on those lands."""
    lands: i64 = area
    if what == SHORE:
        prize = Prize(what, count_of(shore_of(country, area)))
    else:
        prize = Prize(what, count_of(area))
        lands &= country.lands_of[what]
    for seat in range(len(villages)):
        own: i64 = villages[seat]
        count = count_of(own & lands)
        if count > prize.most:
            prize.most = count
            prize.tied = [seat]
        elif count == prize.most and count > 0:
            prize.tied.append(seat)
    prize.winners = prize.tied
    if len(prize.tied) > 1:
        _break_tie(country, villages, lands, prize, ones, twos)
    if prize.winners:
        prize.each = prize.points // len(prize.winners)  # TITICACA-5.4
    return prize


def _break_tie(
    country: Country, villages: list[int], lands: i64, prize: Prize, ones: i64, twos: i64
) -> None:
    """TITICACA-5.3 and 5.4."""
    best: i64 = -1
    winners: list[int] = []
    for seat in prize.tied:
        own: i64 = villages[seat]
        own &= lands
        prize.ones |= own & ones
        prize.twos |= own & twos
        temples: i64 = count_of(own & ones) + 2 * count_of(own & twos)
        lakes: i64 = 0
        while own:
            lakes += country.lakes_near[index_of(own & -own)]
            own &= own - 1
        prize.lakes.append(int(lakes))
        prize.temples.append(int(temples))
        if lakes + temples > best:
            best = lakes + temples
            winners = [seat]
        elif lakes + temples == best:
            winners.append(seat)
    prize.winners = winners


def shore_of(country: Country, area: i64) -> i64:
    """The lakes that border these lands, as a mask."""
    shore: i64 = 0
    while area:
        shore |= country.shore[index_of(area & -area)]
        area &= area - 1
    return shore


def largest_group(country: Country, villages: i64) -> i64:
    """How many villages the largest group of adjacent ones has (TITICACA-6.1)."""
    best: i64 = 0
    while villages:
        group: i64 = villages & -villages
        edge: i64 = group
        while edge:
            around: i64 = country.beside[index_of(edge & -edge)]
            edge &= edge - 1
            found: i64 = around & villages & ~group
            group |= found
            edge |= found
        villages &= ~group
        size = count_of(group)
        if size > best:
            best = size
    return best


def score_region(s: TiticacaState, area: i64, log: list[Event] | None) -> tuple[i64, i64]:
    """TITICACA-5: all prizes of a region; gives the lands whose temples were turned up."""
    if log is None and not area & (area - 1):
        # One land, one owner, no tie: said here because most regions are like this.
        land = index_of(area)
        s.score[s.owner_at(land)] += 1 + s.country.lakes_near[land]
        return 0, 0
    ones: i64 = 0
    twos: i64 = 0
    for seat in range(s.players):
        if s.temples_one[seat] >= 0:
            ones |= BIT[s.temples_one[seat]]
        if s.temples_two[seat] >= 0:
            twos |= BIT[s.temples_two[seat]]
    seen_ones: i64 = 0
    seen_twos: i64 = 0
    kinds: i64 = s.kinds[s.home[index_of(area & -area)]]
    for what in range(PRIZES):
        if what != SHORE and not kinds & BIT[what]:
            continue
        prize = judge(s.country, s.villages, area, what, ones, twos)
        for seat in prize.winners:
            s.score[seat] += int(prize.each)
        if log is not None:
            _log_temples(s, 1, prize.ones & ~seen_ones, log)
            _log_temples(s, 2, prize.twos & ~seen_twos, log)
            _log_prize(s.country, area, prize, log)
        seen_ones |= prize.ones
        seen_twos |= prize.twos
    for seat in range(s.players):
        lands = s.temple_lands(seat)
        if lands & (seen_ones | seen_twos):
            s.known |= BIT[seat]
    return seen_ones, seen_twos


def score_lake(s: TiticacaState, log: list[Event] | None) -> None:
    """TITICACA-7.1 and 7.2, after rounds 5 and 10."""
    lake = s.round
    for seat in range(s.players):
        arms = s.stock[seat]
        s.score[seat] += arms
        s.ledger += [int(lake), 0, seat, arms]
        if log is not None:
            _log_count(seat, arms, "arms", log)
    at_lake: i64 = s.country.lands_at[lake]
    lands: i64 = at_lake & s.settled
    scored: i64 = 0
    while lands:
        area: i64 = s.area[s.home[index_of(lands & -lands)]]
        lands &= ~area
        scored |= area
        ones, twos = score_region(s, area, log)
        s.ledger += [int(lake), int(area), int(ones), int(twos)]
    for seat in range(s.players):
        _return_temples(s, seat, scored, log)


def _return_temples(s: TiticacaState, seat: int, scored: i64, log: list[Event] | None) -> None:
    """TITICACA-7.2: temples of scored regions go back into their owner's hand."""
    lands = s.temple_lands(seat) & scored
    if not lands:
        return
    if s.temples_one[seat] >= 0 and lands & BIT[s.temples_one[seat]]:
        s.temples_one[seat] = IN_HAND
    if s.temples_two[seat] >= 0 and lands & BIT[s.temples_two[seat]]:
        s.temples_two[seat] = IN_HAND
    if s.temples_one[seat] == IN_HAND and s.temples_two[seat] == IN_HAND:
        s.known &= ~BIT[seat]
    if log is not None:
        names = s.country.names(int(lands))
        log.append(Event(events.TemplesReturned(seat, names, len(names))))


def give_arms(s: TiticacaState, log: list[Event] | None) -> None:
    """TITICACA-6.1."""
    for seat in range(s.players):
        own: i64 = s.villages[seat]
        villages = count_of(own)
        group = largest_group(s.country, own)
        arms = villages + 3 * group
        s.stock[seat] += int(arms)
        if log is not None:
            log.append(Event(events.Armed(seat, int(arms), int(villages), int(group))))


def score_end(s: TiticacaState, log: list[Event] | None) -> None:
    """TITICACA-7.3."""
    for seat in range(s.players):
        own: i64 = s.villages[seat]
        villages = int(count_of(own))
        group = 3 * int(largest_group(s.country, own))
        arms = s.stock[seat]
        s.score[seat] += villages + group + arms
        if log is not None:
            _log_count(seat, villages, "villages", log)
            _log_count(seat, group, "group", log)
            _log_count(seat, arms, "arms", log)
    todo = s.firsts
    while todo:
        area: i64 = s.area[index_of(todo & -todo)]
        todo &= todo - 1
        ones, twos = score_region(s, area, log)
        s.ledger += [0, int(area), int(ones), int(twos)]


# Events


def _log_count(seat: int, points: int, what: CountName, log: list[Event]) -> None:
    if points:
        log.append(Event(events.Counted(seat, points, what)))


def prize_name(what: int) -> PrizeName:
    return "lakes" if what == SHORE else KINDS[what]


def _log_temples(s: TiticacaState, value: int, lands: i64, log: list[Event]) -> None:
    while lands:
        land = index_of(lands & -lands)
        lands &= lands - 1
        seat = int(s.owner_at(land))
        fact = events.TempleTurned(seat, s.country.name(int(land)), value)
        log.append(Event(fact, reveals=True))


def _log_prize(country: Country, area: i64, prize: Prize, log: list[Event]) -> None:
    region = country.name(int(index_of(area & -area)))
    if not prize.points:
        return
    for seat in prize.winners:
        figure = 0
        if len(prize.tied) > 1:
            at = prize.tied.index(seat)
            figure = prize.lakes[at] + prize.temples[at]
        fact = events.Scored(
            seat=seat,
            points=int(prize.each),
            what=prize_name(int(prize.what)),
            region=region,
            lands=country.names(int(area)),
            prize=int(prize.points),
            villages=int(prize.most),
            tied=len(prize.tied),
            sharing=len(prize.winners),
            figure=figure,
        )
        log.append(Event(fact))
