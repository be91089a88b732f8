"""Figures for Prometheus: they count what happens, and name nobody."""

from collections.abc import Callable

import httpx

from tambo.house.platform.metrics import Metrics
from tests.house.people import Person, RunningHouse
from tests.house.servers import free_port


def test_figures_are_read_on_the_loopback() -> None:
    metrics = Metrics()
    metrics.watch("tambo_answer", "Forty-two", lambda: 42)
    metrics.moves.labels("play").inc()
    port = free_port()
    end = metrics.serve(port)
    try:
        text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    finally:
        end()
    assert "tambo_answer 42.0" in text
    assert 'tambo_moves_total{kind="play"} 1.0' in text


async def test_moves_and_refusals_are_counted_and_nobody_is_named(
    open_house: Callable[..., RunningHouse],
) -> None:
    port = free_port()
    house = open_house("--metrics-port", str(port))
    async with Person(house) as ana:
        card = await ana.open("me", "hotseat")
        async with ana.screen(card["id"]) as screen:
            await screen.hello(0, 1)
            seat = next(s for s, frame in screen.frames.items() if frame["menu"])
            assert seat is not None
            await screen.play(seat, screen.frames[seat]["menu"][0]["id"])
            refused = await screen.play(seat, 10**6)
            text = (await ana.http.get(f"http://127.0.0.1:{port}/metrics")).text
        assert 'tambo_moves_total{kind="play"} 1.0' in text
        assert f'tambo_refused_total{{code="{refused["code"]}"}} 1.0' in text
        assert "tambo_screens 1.0" in text
        assert card["id"] not in text
        assert ana.http.cookies["tambo_guest"][:32] not in text
