"""Code, docs and comments are written in plain modern English, with the words of the field.

Left out: what players read (the catalogues and `docs/rules`), and migrations, which name old
tables. In the games and on the screens, whose rulebooks and texts have words of their own, only the
English is looked at.
"""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
WRITTEN = (
    *("src/tambo/*.py", "scripts", "bench/*.py", "docs/*.md", "*.md", "Makefile", "deploy"),
    *(":!src/tambo/games", ":!src/tambo/house/platform/migrations", ":!docs/rules"),
    *(":!docs/reference", ":!web"),
)
PLAYED = (
    *("src/tambo/games/*.py", "examples/*.py", "web/src/*.ts", "web/src/*.svelte"),
    *("web/src/*.css", "web/tests/*.ts", ":!web/src/generated"),
)
TOLD = ("*.en.ftl", "src/tambo/games/*/en.ftl", "examples/*/en.ftl", "docs/rules/*.md")
ARCHAIC = (
    r"whoever|whosoever|whomever|wherefrom|whence|thence|whither|thereof|wherein|that which",
    r"somebody|deeds?|anew|for ever|lest|nought|unto|is no more|counts? for nothing",
    r"he|his|him|himself",
)
DIALECT = {
    "tournament": r"cups?",
    "notification": r"notices_\w+|(?:all|the|some|these) notices",
    "proposal": r"asks_|ask_until",
    "admin": r"host_acts|host_link|the host's|for the host",
    "password reset": r"way-back",
    "middleware": r"the gate",
    "job": r"patrols?",
}
ALLOWED = {
    # The kind of an admin's action as it is stored, and its key in the catalogues.
    "src/tambo/house/moderation/service.py": {"way-back"},
}


def files(*patterns: str) -> list[str]:
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *patterns]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


def found(pattern: str, names: list[str]) -> Iterator[str]:
    words = re.compile(rf"\b(?:{pattern})\b", re.IGNORECASE)
    for name in names:
        text = (ROOT / name).read_text(encoding="utf-8")
        for match in words.finditer(text):
            if match.group().lower() not in ALLOWED.get(name, ()):
                line = text.count("\n", 0, match.start()) + 1
                yield f"{name}:{line}: {match.group()}"


def test_what_is_looked_through_is_there() -> None:
    names, played = files(*WRITTEN), files(*PLAYED)
    assert {"README.md", "docs/design.md", "Makefile", "src/tambo/core/game.py"} <= set(names)
    assert {"src/tambo/games/tiki/rules.py", "web/src/app/api.ts"} <= set(played)
    assert len(names) > 250
    assert len(played) > 350


@pytest.mark.parametrize("pattern", ARCHAIC)
def test_english_is_modern(pattern: str) -> None:
    """They for a person; a player, a caller, a node instead of "whoever"."""
    assert list(found(pattern, files(*WRITTEN) + files(*PLAYED))) == []


@pytest.mark.parametrize("pattern", ARCHAIC[:2])
def test_what_players_read_is_modern(pattern: str) -> None:
    """The English texts and rules pages, the pages in French aside."""
    told = [name for name in files(*TOLD) if not name.endswith(".fr.md")]
    assert {"src/tambo/games/tiki/en.ftl", "src/tambo/texts/table.en.ftl"} <= set(told)
    assert list(found(pattern, told)) == []


@pytest.mark.parametrize("word", DIALECT)
def test_things_have_the_name_the_field_gives_them(word: str) -> None:
    """docs/glossary.md has the words."""
    assert list(found(DIALECT[word], files(*WRITTEN))) == []
