"""The reader of the rules pages."""

import pytest

import tambo
from tambo.texts import LANGUAGES, Language
from tambo.texts.pages import page, parse_page

SAMPLE = """\
# Tiki

Two gods, one island.
About 15 minutes.

## 1 Material
- 1.1 Nine villages
  in a square.
- 1.2 Seven fruits **(r)**; an option. **(r)**

## 3 A turn

- 3.1 **Create**: put a tiki on an `empty` village.
"""


def test_a_page_has_title_intro_chapters_and_clauses() -> None:
    """Continuation lines join their clause; blank lines part paragraphs."""
    read = parse_page("tiki", "en", SAMPLE)

    assert (read.title, read.intro) == ("Tiki", "Two gods, one island. About 15 minutes.")
    assert [(chapter.id, chapter.title) for chapter in read.chapters] == [
        ("1", "Material"),
        ("3", "A turn"),
    ]
    assert read.chapters[0].clauses[0].text == "Nine villages in a square."
    assert [clause.id for chapter in read.chapters for clause in chapter.clauses] == [
        "TIKI-1.1",
        "TIKI-1.2",
        "TIKI-3.1",
    ]


def test_a_ruling_is_marked_and_its_mark_is_not_text() -> None:
    """`**(r)**` becomes a flag."""
    read = parse_page("tiki", "en", SAMPLE)

    ruling, rule = read.clause("1.2"), read.clause("TIKI-3.1")
    assert ruling is not None
    assert ruling.is_ruling
    assert ruling.text == "Seven fruits; an option."
    assert rule is not None
    assert not rule.is_ruling
    assert rule.text.startswith("**Create**")


@pytest.mark.parametrize("number", ["3.1", "TIKI-3.1", "tiki-3.1", " 3.1 "])
def test_a_clause_is_found_by_id_or_number(number: str) -> None:
    """People type what they remember of an id."""
    clause = parse_page("tiki", "en", SAMPLE).clause(number)

    assert clause is not None
    assert clause.id == "TIKI-3.1"


def test_what_is_not_there_is_not_found() -> None:
    """No clause, no chapter; a page of no game is an error with a code."""
    read = parse_page("tiki", "en", SAMPLE)

    assert read.clause("9.9") is None
    assert read.chapter("2") is None
    for name in ("nothing", "../secret", ""):
        with pytest.raises(tambo.TamboError) as caught:
            page(name, "en")
        assert caught.value.code == "rules.none"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name", ["house", *(game for game in tambo.games() if tambo.is_built(game))]
)
def test_every_page_of_the_house_is_readable(name: str, language: Language) -> None:
    """Each built game and the house itself have a page in each language, with the same clauses."""
    read, english = page(name, language), page(name, "en")

    assert read.intro
    ids = [clause.id for chapter in read.chapters for clause in chapter.clauses]
    assert ids
    assert ids == [clause.id for chapter in english.chapters for clause in chapter.clauses]
    rulings = [c.id for chapter in read.chapters for c in chapter.clauses if c.is_ruling]
    assert rulings == [c.id for chapter in english.chapters for c in chapter.clauses if c.is_ruling]
    assert not [c for chapter in read.chapters for c in chapter.clauses if "**(r" in c.text]
