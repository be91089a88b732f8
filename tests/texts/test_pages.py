"""The reader of the rules pages."""

import re
from pathlib import Path

import pytest

import tambo
from tambo.texts import LANGUAGES, Language
from tambo.texts.pages import MARKS, Page, Piece, page, parse_page, pieces_of

ROOT = Path(__file__).parents[2]
WRITTEN = sorted([*ROOT.glob("docs/rules/*.md"), *ROOT.glob("examples/*/rules*.md")])

SAMPLE = """\
# Tiki

Two gods, one island.
About 15 minutes.

## 1 Material
- 1.1 Nine villages
  in a square.
- 1.2 Seven fruits **(r: the text says may; six (6)
  would do)**; an *option*. Ours **(b)**

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


def test_a_ruling_is_marked_where_it_stands() -> None:
    """The mark is a piece of its clause, between the words it follows and the next ones."""
    read = parse_page("tiki", "en", SAMPLE)

    ruling, rule = read.clause("1.2"), read.clause("TIKI-3.1")
    assert ruling is not None
    assert ruling.pieces == (
        Piece("plain", "Seven fruits "),
        Piece("ruling", "(r)", "the text says may; six (6) would do"),
        Piece("plain", "; an "),
        Piece("option", "option"),
        Piece("plain", ". Ours "),
        Piece("drawing", "(b)"),
    )
    assert [mark.kind for mark in ruling.marks] == ["ruling", "option", "drawing"]
    assert ruling.is_ruling
    assert rule is not None
    assert not rule.is_ruling
    assert rule.marks == ()


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("**(r)**", [Piece("ruling", "(r)")]),
        ("**(b: the map is lost)**", [Piece("drawing", "(b)", "the map is lost")]),
        ("**(r\u00a0: sans raison)**", [Piece("ruling", "(r)", "sans raison")]),
        ("**(r: a `b` *c*)**", [Piece("ruling", "(r)", "a b c")]),
        (
            "**(r: one)** and **(b)**",
            [Piece("ruling", "(r)", "one"), Piece("plain", " and "), Piece("drawing", "(b)")],
        ),
        ("**(for three)**", [Piece("strong", "(for three)")]),
        ("*options* `a`", [Piece("em", "options"), Piece("plain", " "), Piece("code", "a")]),
        ("3 * 4 is 12", [Piece("plain", "3 * 4 is 12")]),
        ("", []),
    ],
)
def test_inline_marks_are_read_into_pieces(text: str, pieces: list[Piece]) -> None:
    """A reason ends with its mark, may hold brackets, and loses its own inline marks."""
    assert list(pieces_of(text)) == pieces


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


def pieces_on(read: Page) -> list[Piece]:
    """Everything a page shows, from its introduction to its last clause."""
    clauses = [clause.text for chapter in read.chapters for clause in chapter.clauses]
    return [piece for text in [read.intro, *clauses] for piece in pieces_of(text)]


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_mark_of_a_page_is_shown_and_none_is_left_raw(path: Path) -> None:
    """As many marks of each kind as the Markdown has; no star or backquote among the words."""
    text = " ".join(path.read_text(encoding="utf-8").split())
    shown = pieces_on(parse_page("any", "en", path.read_text(encoding="utf-8")))

    for kind, written in (("ruling", "**(r"), ("drawing", "**(b"), ("option", "*option*")):
        assert sum(piece.kind == kind for piece in shown) == text.count(written), kind
    for piece in shown:
        assert not re.search(r"\*\*|`", piece.text + piece.reason), piece
        assert not (piece.kind == "strong" and piece.text.startswith("(")), piece
        assert piece.kind not in MARKS or piece.reason == piece.reason.strip(), piece


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_introduction_shows_each_mark_it_explains(path: Path) -> None:
    """A page that marks rulings or drawings of ours says in its introduction what they are."""
    read = parse_page("any", "en", path.read_text(encoding="utf-8"))
    explained = {piece.kind for piece in pieces_of(read.intro)}

    used = {mark.kind for chapter in read.chapters for c in chapter.clauses for mark in c.marks}
    assert used - {"option"} <= explained


@pytest.mark.parametrize("name", ["house", *tambo.games()])
def test_both_languages_mark_the_same(name: str) -> None:
    """Each clause has the same marks, and a reason where the other language has one."""
    english, french = (
        {
            clause.id: sorted(
                (mark.kind, bool(mark.reason)) for mark in clause.marks if mark.kind != "option"
            )
            for chapter in page(name, language).chapters
            for clause in chapter.clauses
        }
        for language in LANGUAGES
    )

    assert french == english
