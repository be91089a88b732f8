"""The house speaks French and English, never a raw key; its layers stay apart."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import tambo
import tambo.house.app
from tambo.core.phrase import Phrase
from tambo.house.platform.errors import HouseError, registered
from tambo.texts import LANGUAGES, Language, has, say

SOURCES = Path(tambo.__file__).parent / "house"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_the_house_asks_for_exists(language: Language) -> None:
    code = "\n".join(path.read_text() for path in SOURCES.rglob("*.py"))
    keys = set(re.findall(r'"(house-[a-z-]+[a-z])"', code))
    assert {"house-open", "house-event-undone", "house-legal", "house-unbuilt"} <= keys
    assert [key for key in keys if not has(key, language)] == []


def test_both_catalogues_have_the_same_keys_and_no_idle_ones() -> None:
    texts = SOURCES.parent / "texts"
    keys = [
        {
            key
            for path in texts.glob(f"*.{lang}.ftl")
            for key in re.findall(r"^(house-[\w-]+) =", path.read_text(), re.M)
        }
        for lang in LANGUAGES
    ]
    assert keys[0] == keys[1]
    code = "\n".join(path.read_text() for path in SOURCES.rglob("*.py"))
    idle = {key for key in keys[0] if f'"{key}"' not in code}
    assert idle == {HouseError(one).phrase.key for one in registered()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_said_in_their_plural(language: Language) -> None:
    one, two = [
        say(Phrase("house-error-seats-count", {"count": count}), language) for count in (1, 2)
    ]
    assert one.replace("1", "2") != two


def test_tables_know_no_web_framework() -> None:
    code = (
        "import sys, tambo.house.tables.commands, tambo.house.bots.runner;"
        "import tambo.house.tables.model;"
        "print([name for name in sys.modules if name.split('.')[0] in"
        " ('litestar', 'uvicorn', 'starlette')])"
    )
    output = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert output.stdout.strip() == "[]"


def test_frames_are_made_of_what_a_seat_may_see() -> None:
    """Neither the state nor the position nor the record is read where frames are made."""
    code = (SOURCES / "tables" / "frames.py").read_text()
    assert not re.search(r"match\.(state|position|record|seed|steps|_)", code)
