"""`make play`: the first start does not wait for the compiler."""

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

SCRIPT = Path(__file__).resolve().parent.parent / "scripts" / "play.py"


class Replaced(Exception):
    """Instead of becoming another program."""


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("play_script", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "BUILD", tmp_path / "build")
    monkeypatch.setattr(module, "LOG", SCRIPT.parent.parent / "build" / "unused.log")
    monkeypatch.setattr(sys, "argv", ["play.py", "--port", "0"])
    monkeypatch.chdir(tmp_path)
    return module


def started(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> tuple[dict[str, str], list[str]]:
    """With what environment and arguments the house is begun."""
    seen: list[Any] = []

    def execve(_path: str, arguments: list[str], environment: dict[str, str]) -> None:
        seen.append((environment, arguments))
        raise Replaced

    monkeypatch.setattr(os, "execve", execve)
    with pytest.raises(Replaced):
        play.main()
    found: tuple[dict[str, str], list[str]] = seen[0]
    return found


@pytest.mark.parametrize("is_compiled", [False, True])
def test_a_house_without_a_compiled_engine_opens_and_compiles_beside(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, is_compiled: bool
) -> None:
    """All its processes stay on plain Python, also those that begin when the compiler is done."""
    monkeypatch.delenv("TAMBO_PURE", raising=False)
    monkeypatch.setattr(play, "is_compiled", lambda: is_compiled)
    begun: list[bool] = []
    monkeypatch.setattr(play, "compile_aside", lambda: begun.append(True))

    environment, arguments = started(play, monkeypatch)

    assert environment.get("TAMBO_PURE") == (None if is_compiled else "1")
    assert begun == ([] if is_compiled else [True])
    assert arguments[1:] == ["-m", "tambo", "serve", "--open", "--port", "0"]


def test_who_wants_plain_python_gets_it_and_nothing_is_compiled(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAMBO_PURE", "1")
    monkeypatch.setattr(play, "compile_aside", lambda: pytest.fail("compiled"))

    environment, _ = started(play, monkeypatch)

    assert environment["TAMBO_PURE"] == "1"


def test_packages_that_build_go_into_an_environment_of_their_own(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless they are there already: those who work on the project have them."""
    assert play.builder() == [[sys.executable, "scripts/compile.py"]]

    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    steps = play.builder()

    assert [step[0] for step in steps[1:]] == [str(play.BUILDER / "bin" / "python")] * 2
    assert "requirements/build.txt" in steps[1]
    assert "--require-hashes" in steps[1]
