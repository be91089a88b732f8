"""The sample game, and a way to plant a defect in it."""

from collections.abc import Callable
from typing import Any

import pytest

import tambo


@pytest.fixture
def game(harvest: tambo.Game) -> Any:
    """The sample game; whatever a test plants in its classes is pulled out afterwards."""
    return harvest


Plant = Callable[[object, str, Any], None]


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch) -> Plant:
    def put(owner: object, name: str, defect: Any) -> None:
        monkeypatch.setattr(owner, name, defect)

    return put
