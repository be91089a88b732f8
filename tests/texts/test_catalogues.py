"""The catalogues: French and English complete, the same keys with the same arguments."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import tambo
from tambo.texts import LANGUAGES, catalogues, say

SOURCE = Path(tambo.__file__).parent
ROOT = Path(__file__).parents[2]
FRENCH = [
    *catalogues("fr"),
    *sorted(ROOT.glob("docs/rules/*.fr.md")),
    *sorted(ROOT.glob("web/src/games/*/fr.ftl")),
]


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every key of a language with the arguments its sentence uses."""
    found: dict[str, set[str]] = {}
    for path in catalogues(language):  # type: ignore[arg-type]
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} twice in {language}"
                visitor = _Arguments()
                visitor.visit(entry)
                found[entry.id.name] = visitor.names
    return found


def test_both_languages_say_the_same_things():
    """The same keys, and in each sentence the same arguments."""
    english, french = messages("en"), messages("fr")

    assert sorted(english) == sorted(french)
    assert {k: v for k, v in english.items() if french[k] != v} == {}


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_french_signs(path):
    """No line breaks before a sign of two parts or inside guillemets; apostrophes are curved."""
    lines = path.read_text(encoding="utf-8").splitlines()
    wrong = re.compile(r"\S [;:!?»]|« |[^\W\d]'[^\W\d]")

    assert [line for line in lines if not line.startswith("#") and wrong.search(line)] == []


def test_every_key_in_the_code_exists():
    """A key written out in Python is a key of the catalogues."""
    known = messages("en")
    used = set()
    for path in SOURCE.rglob("*.py"):
        used |= set(re.findall(r'Phrase\(\s*"([a-z0-9-]+)"', path.read_text(encoding="utf-8")))

    assert len(used) > 20
    assert sorted(used - set(known)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals(language):
    """One fruit, two fruits; in French nothing is singular."""
    one, two = (say("tiki-event-gained", language, colour="yellow", count=n) for n in (1, 2))

    assert "1 fruit." in one
    assert "2 fruits." in two


def test_french_keeps_its_spaces():
    """A colon, semicolon, question or exclamation mark never follows a letter directly."""
    paths = catalogues("fr")
    assert len(paths) > 5
    for path in paths:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            text = line.partition("=")[2]
            assert not re.search(r"[a-zé][;?!](\s|$)", text), f"{path.name}:{number}"


def test_an_unknown_key_is_shown_as_it_is():
    """Nothing fails for want of a word."""
    assert say("no-such-key") == "no-such-key"
