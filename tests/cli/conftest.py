"""A terminal for tests: `tambo` runs in this process, `tambo_process` in one of its own."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import tambo
from tambo.cli import main
from tambo.core.phrase import set_speaker

LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")


@dataclass(frozen=True)
class Ran:
    """What a command line left behind."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def _plain_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """No language, no colours, an empty folder, and the library's own language afterwards."""
    for name in LOCALES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.chdir(tmp_path)
    yield
    set_speaker(tambo.say)


@pytest.fixture(name="tambo")
def tambo_in_process(capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*words: str) -> Ran:
        code = main(words)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run


@pytest.fixture
def tambo_process() -> Run:
    def run(*words: str, typed: str = "", **environment: str) -> Ran:
        done = subprocess.run(
            [sys.executable, "-m", "tambo", *words],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
            timeout=120,
            check=False,
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    return run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished match of Tiki in a file."""
    return write_record(tmp_path / "record.json", played(seed=3))


def played(seed: int) -> tambo.Match:
    """A match played to its end, by dice."""
    match = tambo.load("tiki").new(seed=seed, shaman=True)
    dice = tambo.Dice(seed)
    while not match.is_over:
        seat = match.to_act[0]
        menu = match.legal(seat)
        match.play(seat, menu[int(dice.below(len(menu)))])
    return match


def write_record(path: Path, match: tambo.Match, **changes: object) -> Path:
    path.write_text(json.dumps({**match.record(), **changes}), encoding="utf-8")
    return path
