"""Opening and closing the house as `tambo serve` does."""

import asyncio
import json
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tambo.core.errors import TamboError
from tambo.house import serve
from tambo.house.settings import Settings
from tests.house.people import PATIENCE, Person, RunningHouse

OpenHouse = Callable[..., RunningHouse]
RUN = """
import sys
from pathlib import Path
from tambo.house.platform.logs import set_up_logs
from tambo.house.serve import serve
from tambo.house.settings import Settings
set_up_logs("info")
serve(Settings(database=Path(sys.argv[1])), 0, language="fr")
"""


def test_the_house_prints_its_address_serves_and_closes(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", RUN, str(tmp_path / "deep" / "house.sqlite")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        address = line.split()[-1]
        assert line.startswith("La maison est ouverte")
        assert address.startswith("http://127.0.0.1:")
        assert httpx.get(f"{address}healthz").json() == {"status": "ok"}
        levels = httpx.get(f"{address}api/games").json()[0]["levels"]
        assert len(levels) >= 3
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 0
    assert [json.loads(line) for line in errors.splitlines()] == []
    assert (tmp_path / "deep" / "house.sqlite").exists()


async def test_closing_ends_open_sockets_and_commits_what_is_under_way(
    open_house: OpenHouse,
) -> None:
    house = open_house()
    async with Person(house) as ana:
        card = await ana.open("me", "hotseat", options={"first": "yellow"})
        async with ana.screen(card["id"]) as screen:
            await screen.hello(0, 1)
            await screen.play(0, "b2")
            assert await asyncio.to_thread(house.terminate) == 0
    errors = [line for line in house.log_lines() if line["level"] in ("warning", "error")]
    assert errors == []
    house.start()
    async with Person(house) as ben, ben.screen(card["id"]) as screen:
        await screen.hello()
        assert screen.frames[None]["last"] == 1


def test_ctrl_c_closes_without_a_traceback(open_house: OpenHouse) -> None:
    house = open_house()
    house.process.send_signal(signal.SIGINT)
    assert house.process.wait(PATIENCE) == 0
    assert "Traceback" not in house.log.read_text()


def test_without_a_port_the_next_free_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = serve._listen("127.0.0.1", 0)
    monkeypatch.setattr(serve, "PORT", taken.getsockname()[1])
    found = serve._listen("127.0.0.1", None)
    assert found.getsockname()[1] > taken.getsockname()[1]
    found.close()
    taken.close()


def test_a_port_asked_for_and_taken_is_an_error() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        with pytest.raises(TamboError) as error:
            serve._listen("127.0.0.1", other.getsockname()[1])
        assert error.value.code == "port"
        assert str(other.getsockname()[1]) in error.value.reason


def test_a_database_in_use_is_an_error(open_house: OpenHouse) -> None:
    house = open_house()
    with pytest.raises(TamboError) as error:
        serve.serve(Settings(database=house.database), 0)
    assert error.value.code == "database.in-use"
    assert str(house.database) in error.value.reason


def test_the_default_is_this_machine_alone() -> None:
    assert Settings().host == "127.0.0.1"
