"""Clocks worked out from the log: each seat's time, sealed choices, pauses, changes."""

from collections.abc import Sequence

import msgspec
import pytest

from tambo.house.platform.errors import HouseError
from tambo.house.tables.clocks import DAY, NEVER, Clocks, Kind, Stop, Tick, deadline, elapsed
from tambo.house.tables.frames import Viewer
from tambo.house.tables.terms import checked_time_control
from tambo.house.tables.wire_terms import SeatClock, TimeControl

LIVE = TimeControl("live", minutes=5, increment=10, reserve=1)
DAYS = TimeControl("days", days=2, reserve=1)
EVERYBODY: tuple[Viewer, ...] = (None, 0, 1)


def tick(
    at: float,
    seat: int,
    *asked: int,
    kind: Kind = "play",
    seen_by: Sequence[Viewer] = EVERYBODY,
    said: tuple[int, ...] | None = None,
) -> Tick:
    """A row after which `asked` must decide; `said` is what those who saw it think."""
    known = dict.fromkeys(seen_by, asked if said is None else said)
    return Tick(at, seat, kind, asked, known)


def clocks(
    *ticks: Tick, time_control: TimeControl = LIVE, stops: Sequence[Stop] = (), begun: float = 0.0
) -> Clocks:
    return Clocks(time_control, begun, [0, 1], ticks, stops)


def seen(made: Clocks, viewer: Viewer, seat: int, now: float = 1e6) -> SeatClock:
    return made.card([viewer], now).seats[seat]


BEGIN = tick(0, -1, 0, kind="begin")


def test_a_turn_uses_time_and_earns_the_increment() -> None:
    made = clocks(BEGIN, tick(40, 0, 1))

    assert seen(made, None, 0) == SeatClock(0, 270, 60, None, False)
    assert seen(made, None, 1) == SeatClock(1, 300, 60, 40, False)
    assert made.due() == 40 + 300 + 60
    assert made.timed_out(399) == []
    assert made.timed_out(400) == [1]


def test_several_choices_of_one_turn_earn_one_increment() -> None:
    made = clocks(BEGIN, tick(10, 0, 0), tick(20, 0, 0), tick(30, 0, 1))

    assert seen(made, None, 0).main == 300 - 30 + 10


def test_the_reserve_is_used_last_and_does_not_grow() -> None:
    made = clocks(BEGIN, tick(320, 0, 1), tick(330, 1, 0))

    assert seen(made, None, 0).main == 10
    assert seen(made, None, 0).reserve == 40


def test_the_reserve_puts_the_flag_off() -> None:
    made = clocks(BEGIN, tick(320, 0, 1), tick(330, 1, 0))

    assert made.due() == 330 + 10 + 40
    assert made.timed_out(379) == []
    assert made.timed_out(380) == [0]


def test_nobody_has_a_reserve_where_none_was_agreed() -> None:
    made = clocks(BEGIN, time_control=TimeControl("live", minutes=5, increment=10, reserve=0))

    assert made.due() == 300
    assert seen(made, None, 0).reserve == 0


@pytest.mark.parametrize("time_control", [LIVE, DAYS])
def test_a_table_keeps_the_reserve_that_was_asked_for(time_control: TimeControl) -> None:
    assert checked_time_control(time_control) == time_control
    for reserve in (-1, 1000):
        with pytest.raises(HouseError) as problem:
            checked_time_control(msgspec.structs.replace(time_control, reserve=reserve))
        assert problem.value.code == "terms.time-control"


def test_a_move_that_comes_after_the_time_but_before_the_flag_counts() -> None:
    made = clocks(BEGIN, tick(5000, 0, 1))

    assert (seen(made, 0, 0).main, seen(made, 0, 0).reserve) == (10, 0)


def test_seats_asked_at_once_run_at_once() -> None:
    made = clocks(tick(0, -1, 0, 1, kind="begin"), tick(50, 1, 0, seen_by=[1]))

    assert made.due() == 360
    assert made.timed_out(360) == [0]
    assert seen(made, 1, 1) == SeatClock(1, 260, 60, None, False)


def test_nobody_sees_by_the_clocks_who_has_sealed_a_choice() -> None:
    begin = tick(0, -1, 0, 1, kind="begin")
    sealed = clocks(begin, tick(50, 1, 0, seen_by=[1]))
    taken_back = clocks(
        begin, tick(50, 1, 0, seen_by=[1]), tick(60, 1, 0, 1, kind="undo", seen_by=[1])
    )

    for viewer in (None, 0):
        before = clocks(begin).card([viewer], 100)
        assert sealed.card([viewer], 100) == before
        assert taken_back.card([viewer], 100) == before


def test_leaving_and_coming_back_tells_nobody_who_has_sealed_a_choice() -> None:
    begin = tick(0, -1, 0, 1, kind="begin")
    left = tick(60, 1, 0, 1, kind="stand-in")
    gone = clocks(begin, left)
    gone_sealed = clocks(
        begin, tick(50, 1, 0, seen_by=[1]), tick(60, 1, 0, kind="stand-in", said=(0, 1))
    )
    back = tick(100, 1, 0, 1, kind="back")
    back_sealed = tick(100, 1, 0, kind="back", said=(0, 1))
    sealed_by_bot = tick(70, 1, 0, seen_by=[1])

    for viewer in (None, 0):
        assert seen(gone, viewer, 1) == SeatClock(1, 240, 60, None, False)
        assert seen(gone_sealed, viewer, 1) == seen(gone, viewer, 1)
        returned = seen(clocks(begin, left, back), viewer, 1)
        assert returned == SeatClock(1, 240, 60, 100, False)
        assert seen(clocks(begin, left, sealed_by_bot, back_sealed), viewer, 1) == returned


def test_going_back_into_sealed_choices_shows_all_clocks_running() -> None:
    """One has sealed and stays so, one has to choose again: nobody else sees which."""
    cards = [
        clocks(
            tick(0, -1, 0, 1, kind="begin"),
            tick(10, first, 1 - first, seen_by=[first], said=(1 - first,)),
            tick(10, 1 - first, 2),
            tick(50, 1, 1 - first, kind="rewind", said=(0, 1)),
        ).card([None], 60)
        for first in (0, 1)
    ]

    assert cards[0] == cards[1]
    assert [clock.since for clock in cards[0].seats] == [50, 50]


def test_the_reveal_shows_the_time_that_was_really_used() -> None:
    made = clocks(tick(0, -1, 0, 1, kind="begin"), tick(50, 1, 0, seen_by=[1]), tick(80, 0, 0, 1))

    assert seen(made, None, 1) == SeatClock(1, 260, 60, 80, False)
    assert seen(made, None, 0) == SeatClock(0, 230, 60, 80, False)


def test_taking_a_sealed_choice_back_gives_the_increment_back() -> None:
    made = clocks(
        tick(0, -1, 0, 1, kind="begin"),
        tick(50, 1, 0, seen_by=[1]),
        tick(60, 1, 0, 1, kind="undo", seen_by=[1]),
        tick(70, 1, 0, seen_by=[1]),
    )

    assert seen(made, 1, 1).main == 300 - 50 - 10 + 10


def test_clocks_stand_still_while_the_table_does() -> None:
    pause = Stop(10, 110)
    made = clocks(BEGIN, stops=[pause])

    during, after = seen(made, None, 0, now=50), seen(made, None, 0, now=200)
    assert during == SeatClock(0, 290, 60, None, False)
    assert after == SeatClock(0, 290, 60, 110, False)
    assert made.card([None], 50).is_stopped
    assert not made.card([None], 110).is_stopped
    assert made.due() == 460


def test_a_pause_without_end_never_ends_the_time() -> None:
    made = clocks(BEGIN, stops=[Stop(10, None)])

    assert made.due() == NEVER
    assert made.timed_out(1e9) == []


def test_stops_that_overlap_count_once() -> None:
    stops = [Stop(10, 30), Stop(20, 40), Stop(25, 26), Stop(60, 70, seat=1)]

    assert elapsed(0, 100, stops, 0) == 70
    assert elapsed(0, 100, stops, 1) == 60
    assert elapsed(15, 35, stops, 0) == 0
    assert deadline(0, 50, stops, 0) == 80
    assert deadline(0, 50, stops, 1) == 90


def test_each_turn_of_a_correspondence_game_has_its_days() -> None:
    made = clocks(BEGIN, tick(1.5 * DAY, 0, 1), tick(2 * DAY, 1, 0), time_control=DAYS)

    assert seen(made, None, 0, now=2 * DAY).main == 2 * DAY
    assert made.due() == 2 * DAY + 3 * DAY


def test_a_vacation_stops_one_seat_only() -> None:
    away = Stop(DAY, 8 * DAY, seat=0)
    made = clocks(BEGIN, time_control=DAYS, stops=[away])

    assert made.due() == (2 + 1 + 7) * DAY
    shown = made.card([None], 3 * DAY)
    assert [clock.is_on_vacation for clock in shown.seats] == [True, False]
    assert shown.seats[0].since is None
    assert not shown.is_stopped


def test_a_stand_in_needs_no_clock_and_who_comes_back_has_some_time() -> None:
    gone = [BEGIN, tick(360, 0, 0, kind="stand-in")]

    assert clocks(*gone).due() == NEVER
    back = clocks(*gone, tick(400, 0, 0, kind="back"))
    assert back.due() == 430
    assert seen(back, 1, 0) == SeatClock(0, 30, 0, 400, False)


@pytest.mark.parametrize(("left", "main", "reserve"), [(295, 5, 60), (340, 10, 20)])
def test_the_reserve_is_part_of_the_time_to_look_around(
    left: float, main: int, reserve: int
) -> None:
    gone = tick(left, 0, 0, kind="stand-in")
    made = clocks(BEGIN, gone, tick(400, 0, 0, kind="back"))

    assert seen(made, 0, 0) == SeatClock(0, main, reserve, 400, False)
    assert made.due() == 400 + main + reserve


def test_who_leaves_in_the_reserve_is_seen_to_have_used_it_while_several_choose() -> None:
    made = clocks(tick(0, -1, 0, 1, kind="begin"), tick(320, 1, 0, 1, kind="stand-in"))

    for viewer in (None, 0):
        assert seen(made, viewer, 1) == SeatClock(1, 0, 40, None, False)


def test_another_time_control_begins_with_full_clocks() -> None:
    rows = [BEGIN, tick(200, 0, 1), tick(290, 1, 0)]
    made = clocks(*rows, time_control=DAYS, begun=300)

    assert seen(made, None, 1) == SeatClock(1, 2 * DAY, DAY, None, False)
    assert seen(made, None, 0, now=400).since == 300
    assert made.due() == 300 + 3 * DAY


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_card_stays_the_same_while_nothing_happens(viewer: Viewer) -> None:
    made = clocks(BEGIN, tick(40, 0, 1), stops=[Stop(50, 60)])

    assert made.card([viewer], 61) == made.card([viewer], 99)
