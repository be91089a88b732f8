"""Every error of the house is registered once, raised somewhere and said in each language."""

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tambo.house
from tambo.house.platform.errors import HouseError, register, registered
from tambo.texts import LANGUAGES, Language, say

SOURCES = Path(tambo.house.__file__).parent
ARGS: dict[str, str | int] = {
    "count": 2,
    "game": "x",
    "least": 2,
    "level": "x",
    "limit": 3,
    "most": 9,
    "part": "x",
    "seconds": 4,
    "until": "x",
}

for package in pkgutil.iter_modules(tambo.house.__path__, "tambo.house."):
    if package.ispkg:
        importlib.import_module(package.name)
CODES = sorted(registered())


def trees() -> Iterator[ast.Module]:
    """The house's sources, without those that only declare codes."""
    for path in SOURCES.rglob("*.py"):
        if path.name != "errors.py":
            yield ast.parse(path.read_text(encoding="utf-8"))


def spelled(code: ast.expr) -> Iterator[str]:
    """Patterns of the codes that an expression can be; none for a variable."""
    if isinstance(code, ast.IfExp):
        yield from spelled(code.body)
        yield from spelled(code.orelse)
    elif isinstance(code, ast.JoinedStr):
        parts = code.values
        yield "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in parts
        )
    elif isinstance(code, ast.Constant):
        yield re.escape(str(code.value))


def raised() -> set[str]:
    """Patterns of the codes with which errors are made."""
    return {
        pattern
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id == HouseError.__name__
        for pattern in spelled(node.args[0])
    }


def test_what_is_raised_is_registered() -> None:
    assert len(raised()) > 100
    unknown = [one for one in raised() if not any(re.fullmatch(one, code) for code in CODES)]
    assert unknown == []


def test_what_is_registered_is_raised() -> None:
    """A code that travels in a variable is written out where the variable gets it."""
    texts = {
        node.value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    patterns = [one for one in raised() if ".+" in one]
    idle = [
        code
        for code in CODES
        if code not in texts and not any(re.fullmatch(one, code) for one in patterns)
    ]
    assert idle == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_code_has_its_sentence(code: str, language: Language) -> None:
    error = HouseError(code, **ARGS)
    sentence = say(error.phrase, language)
    assert sentence != error.phrase.key
    assert "{" not in sentence
    assert 400 <= error.status < 600


def test_a_code_that_nobody_registered_is_not_raised() -> None:
    with pytest.raises(AssertionError, match=r"seat\.unheard-of"):
        HouseError("seat.unheard-of")


def test_a_code_is_registered_once() -> None:
    with pytest.raises(AssertionError, match=r"seat\.foreign"):
        register({"seat.foreign": 404})
    assert HouseError("seat.foreign").status == 403
