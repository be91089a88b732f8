"""Every test asserts something, whatever its loops and ifs run over."""

from pathlib import Path
from textwrap import indent

import pytest

from tests.assertions import unsure_tests

HERE = Path(__file__).resolve().parent


def test_every_test_gets_to_an_assertion() -> None:
    """A loop over nothing, or an if that is never true, may not make a test pass."""
    files = sorted(HERE.rglob("test_*.py"))

    assert len(files) > 100
    found = {
        path.relative_to(HERE).as_posix(): names
        for path in files
        if (names := unsure_tests(path.read_text(encoding="utf-8")))
    }
    assert found == {}, "assert that the loop or the if was entered, say by counting"


@pytest.mark.parametrize(
    "body",
    [
        "for one in things():\n    assert one",
        "if thing():\n    assert thing()",
        "if a():\n    assert a()\nelse:\n    b()",
        "while thing():\n    assert thing()",
        "for one in []:\n    assert one",
        "for one in range(0):\n    assert one",
        "for one in range(many()):\n    assert one",
        "for one in (1, 2):\n    for other in things():\n        assert other",
        "for one in (1, 2):\n    if one > 2:\n        assert one",
        "for one in GIVEN:\n    assert one",
        "for one in TWICE:\n    assert one",
        "for one in zip((1, 2), things()):\n    assert one",
        "for one in (*things(),):\n    assert one",
        "for one in [one for one in (1, 2) if one > 2]:\n    assert one",
        "with open(name) as file:\n    for line in file:\n        assert line",
        "for one in things():\n    with pytest.raises(ValueError):\n        int(one)",
        "def inner():\n    assert thing()\nfor one in things():\n    assert one",
        "match thing():\n    case 1:\n        assert a()\n    case _:\n        b()",
        "try:\n    thing()\nexcept ValueError as error:\n    assert error",
    ],
)
def test_a_test_that_may_assert_nothing_is_named(body: str) -> None:
    assert unsure_tests(written(body)) == ["test_it"]


@pytest.mark.parametrize(
    "body",
    [
        "assert thing()",
        "play()",
        "for one in things():\n    assert one\nassert done()",
        "for one in (1, 2):\n    assert one",
        "for one in range(3):\n    assert one",
        "for one in range(MANY):\n    assert one",
        "for one in 'abc':\n    assert one",
        "for one in WORDS.split():\n    assert one",
        "for one, two in sorted(PAIRS.items()):\n    assert one",
        "words = [1, 2]\nfor one in enumerate(words):\n    assert one",
        "for one in [str(one) for one in (1, 2)]:\n    assert one",
        "if thing():\n    assert a()\nelse:\n    assert b()",
        "with pytest.raises(ValueError):\n    int('x')",
        "with open(name) as file:\n    assert file.read()",
        "try:\n    assert thing()\nfinally:\n    close()",
        "while True:\n    assert thing()\n    break",
    ],
)
def test_a_test_that_is_sure_to_assert_is_not(body: str) -> None:
    assert unsure_tests(written(body)) == []


def written(body: str) -> str:
    head = (
        "MANY = 3\nWORDS = 'a b'\nPAIRS = {'a': 1}\nGIVEN = things()\nTWICE = (1, 2)\nTWICE = ()\n"
    )
    return f"{head}\nasync def test_it():\n{indent(body, '    ')}\n"
