"""Shared fixtures: the sample game of `examples/`, put on the shelf for one test."""

import sys
from pathlib import Path

import pytest

import tambo
from tambo import texts

ROOT = Path(__file__).resolve().parent.parent
SAMPLE_SHELF = ROOT / "examples"


@pytest.fixture
def harvest(monkeypatch: pytest.MonkeyPatch) -> tambo.Game:
    """Harvest: hidden hands, sealed choices, reshuffled deck, teams, one to six seats."""
    shelf = sys.modules["tambo.games"]
    monkeypatch.setattr(shelf, "__path__", [*shelf.__path__, str(SAMPLE_SHELF)])
    texts.bundle.cache_clear()
    return tambo.load("harvest")


@pytest.fixture
def coming_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """A game that is announced, and has no rules yet."""
    folder = tmp_path / "soon"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "meta.py").write_text(
        "from tambo.core.meta import Meta\n"
        'META = Meta("soon", "Soon", "A", "P", 2026, (2,), 5, 1)\n'
    )
    shelf = sys.modules["tambo.games"]
    monkeypatch.setattr(shelf, "__path__", [*shelf.__path__, str(tmp_path)])
    return "soon"
