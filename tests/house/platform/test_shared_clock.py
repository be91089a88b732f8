"""Nodes whose clocks differ tell the same time: the database's."""

from tambo.house.platform.shared_clock import SharedClock


class Times:
    """What the machine says, what the database says, and how long it takes to say so."""

    def __init__(self) -> None:
        self.machine = 1000.0
        self.database = 1000.0
        self.wait = 0.0

    async def ask(self) -> float:
        self.machine += self.wait
        return self.database


def clock_of(times: Times) -> SharedClock:
    return SharedClock(lambda: times.machine, times.ask)


async def test_a_clock_that_is_wrong_goes_by_the_database() -> None:
    times = Times()
    times.machine += 300
    clock = clock_of(times)
    await clock.compare()
    assert clock() == 1000.0
    times.machine += 7
    assert clock() == 1007.0


async def test_a_clock_that_is_nearly_right_is_left_alone() -> None:
    times = Times()
    times.machine += 0.5
    clock = clock_of(times)
    await clock.compare()
    assert clock() == 1000.5


async def test_a_clock_that_was_set_right_is_believed_again() -> None:
    times = Times()
    times.machine -= 300
    clock = clock_of(times)
    await clock.compare()
    assert clock() == 1000.0
    times.machine += 300
    await clock.compare()
    assert clock() == 1000.0


async def test_an_answer_that_took_long_is_not_believed() -> None:
    times = Times()
    times.wait = 20.0
    clock = clock_of(times)
    await clock.compare()
    assert clock() == 1020.0
