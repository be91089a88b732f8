"""`make screenshots` finds every screen it takes pictures of."""

import runpy
import struct
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
pytestmark = pytest.mark.browser


def size_of(picture: Path) -> tuple[int, int]:
    """The width and height that a PNG says it has."""
    width, height = struct.unpack(">II", picture.read_bytes()[16:24])
    return width, height


@pytest.mark.timeout(600)
def test_every_screen_can_be_taken(tmp_path: Path) -> None:
    """Each in one setting and, over all of them, every size, language and light."""
    script = runpy.run_path(str(ROOT / "scripts" / "screenshots.py"))

    assert script["main"](["--short", "--into", str(tmp_path)]) == 0

    taken = sorted(tmp_path.glob("*.png"))
    parts = [path.name.split(".") for path in taken]
    assert len({screen for screen, *_ in parts}) == len(taken) >= 40
    settings = {(size, language, light) for _, size, language, light, _ in parts}
    assert len(settings) == len(script["combinations"]())
    for path, (_, size, *_) in zip(taken, parts, strict=True):
        width, height = script["SIZES"][size]
        assert size_of(path)[0] == width, path.name
        assert size_of(path)[1] >= height, path.name
