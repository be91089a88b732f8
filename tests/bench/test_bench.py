"""The bench: it counts whole pieces of work, and judges its goals by ratios."""

import io
import json

import pytest
from rich.console import Console

from bench.__main__ import OWN, PLAN
from bench.report import Line, as_data, goals, show
from bench.timing import timed
from bench.worker import measure_of

FACTS = {"processor": "a processor", "python": "3.11", "rounds": 1, "load": 0.0}


def lines(moves: dict[tuple[str, str], float]) -> list[Line]:
    return [
        Line(subject, name, about, kind, moves.get((subject, name), 1.0), 5e6)
        for subject, name, about, kind in PLAN
    ]


def test_work_is_counted_until_the_time_is_over() -> None:
    """Warm-up work is not counted; what is begun is finished."""
    calls: list[int] = []

    def some() -> tuple[int, int]:
        calls.append(sum(range(20_000)))
        return 7, 1

    sample = timed(some, 0.01)

    assert sample.games == len(calls) - 1
    assert sample.moves == 7 * sample.games
    assert sample.seconds >= 0.01


@pytest.mark.parametrize("name", [name for name, _, _ in OWN])
def test_every_measure_of_ours_runs(name: str) -> None:
    """Each gives games, simulations or acts, in a time that is not nothing."""
    sample = measure_of("tiki-compiled", name)(0.001)

    assert sample.games > 0
    assert sample.seconds > 0


def test_goals_are_ratios_in_one_run() -> None:
    """1.72 times connect four's rollouts is the first goal; a little less misses it."""
    inside = ("connect_four", "spiel_rollouts")
    ours = ("tiki compiled", "playouts")

    reached = goals(lines({inside: 1e6, ours: 1.73e6}))
    missed = goals(lines({inside: 1e6, ours: 1.71e6}))

    assert reached[0].reached
    assert not missed[0].reached
    assert reached[-1].value == pytest.approx(0.2)


def test_the_table_and_the_data_tell_the_same() -> None:
    """Every line of the plan is in both."""
    page, found = io.StringIO(), lines({})

    show(Console(file=page, width=160), found, goals(found), FACTS)
    data = json.loads(json.dumps(as_data(found, goals(found), FACTS)))

    assert len(data["lines"]) == len(PLAN)
    assert all(about in page.getvalue() for _, _, about, _ in PLAN)
