"""tambo games, rules and position."""

import io

import pytest

import tambo as library
from tambo.cli.rules import clause_text, mark_lines
from tambo.cli.translator import Translator
from tambo.texts import Language
from tambo.texts.pages import PageClause, page
from tests.cli.conftest import Run

POSITION = "-1,2,1,-1,0,1,1,0,0 p,-,-,-,yy,-,-,-,- 1:0:6 normal x y act"


def test_games_shows_the_shelf(tambo: Run) -> None:
    """All games of the house, and the options of those that can be played."""
    ran = tambo("games")

    assert all(name in ran.out for name in library.games())
    for option in library.meta_of("tiki").options:
        assert f"-o {option.name}=" in ran.out


def test_games_for_programs(tambo: Run) -> None:
    """JSON with everything one needs to ask for a match."""
    shelf = {card["name"]: card for card in tambo("games", "--json").json()}

    assert sorted(shelf) == library.games()
    assert shelf["tiki"]["is_built"] is True
    assert "master" in shelf["tiki"]["levels"]
    assert [option["name"] for option in shelf["tiki"]["options"]] == [
        option.name for option in library.meta_of("tiki").options
    ]


def test_rules_whole_chapter_and_clause(tambo: Run) -> None:
    """The page, a chapter of it, or a clause by id or number."""
    assert "TIKI-1.1" in tambo("rules", "tiki").out
    chapter = tambo("rules", "tiki", "3").out
    assert "TIKI-3.1" in chapter
    assert "TIKI-4.1" not in chapter
    for clause in ("3.4", "TIKI-3.4", "tiki-3.4"):
        assert tambo("rules", "tiki", clause).out.startswith("TIKI-3.4  ")


def test_rules_of_the_house_are_found_by_their_clause(tambo: Run) -> None:
    """A refusal may cite the house itself."""
    assert tambo("rules", "tiki", "HOUSE-2.1").out.startswith("HOUSE-2.1  ")


def test_rules_in_french(tambo: Run) -> None:
    """The same clause, other words."""
    english, french = (tambo("rules", "tiki", "3.4", "--lang", code).out for code in ("en", "fr"))

    assert french.startswith("TIKI-3.4")
    assert english != french


def test_rules_for_programs(tambo: Run) -> None:
    """The page as data, or one clause."""
    page = tambo("rules", "tiki", "--json").json()
    clause = tambo("rules", "tiki", "3.7", "--json").json()

    assert page["chapters"][2]["clauses"][0]["id"] == "TIKI-3.1"
    assert clause["id"] == "TIKI-3.7"
    assert clause["is_ruling"] is True
    assert [mark["kind"] for mark in clause["marks"]] == ["ruling"]


@pytest.mark.parametrize(
    ("language", "told", "reason"),
    [
        ("en", "you need not (r: the text says must).", "(r)  The rulebook is silent"),
        ("fr", "you need not (r\u00a0: the text says must).", "(r)  Le livret se tait"),
    ],
)
def test_a_ruling_is_marked_where_it_stands(language: Language, told: str, reason: str) -> None:
    """Behind its words, with its reason written out; a mark without one is explained below."""
    text = "Go on **(r)**; you need not **(r: the text says must)**. *option*: rest **(b)**."
    clause = PageClause("TIKI-1.1", text)
    texts = Translator(language)

    line = clause_text(clause, texts)

    assert line.plain.startswith("TIKI-1.1  Go on (r); ")
    assert told in line.plain
    assert line.plain.endswith("option: rest (b).")
    below = [line.plain for line in mark_lines([clause], texts)]
    assert [line[:3] for line in below] == ["(r)", "(b)", "opt"]
    assert below[0].startswith(reason)


def test_one_clause_and_a_chapter_say_what_their_marks_mean(tambo: Run) -> None:
    """The whole page says it in its introduction."""
    about = "(r)  The rulebook is silent"
    bare = [
        clause.id
        for chapter in page("tiki", "en").chapters
        for clause in chapter.clauses
        if [(mark.kind, mark.reason) for mark in clause.marks] == [("ruling", "")]
    ]
    chapter = bare[0].removeprefix("TIKI-").partition(".")[0]

    assert tambo("rules", "tiki", bare[0]).out.count("(r)") == 2
    assert about in tambo("rules", "tiki", bare[0]).out
    assert tambo("rules", "tiki", chapter).out.count(about) == 1
    assert about not in tambo("rules", "tiki", "3.1").out
    assert about not in tambo("rules", "tiki").out
    assert "(r) is a ruling" in " ".join(tambo("rules", "tiki").out.split())


def test_position_shows_board_and_menu(tambo: Run) -> None:
    """Every choice with its sentence; a position may begin with a minus sign."""
    ran = tambo("position", "tiki", POSITION)
    match = library.load("tiki").from_position(POSITION)

    assert ran.code == 0
    for choice in match.menu(0):
        assert f"  {choice.text} " in ran.out
        assert str(choice.phrase) in ran.out
    assert POSITION in ran.out


def test_position_from_the_input(tambo: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A drawing has several lines, so it comes through the input."""
    drawing = "purple to act\n3 . . p\n2 . yp .\n1 y . .\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(drawing))

    data = tambo("position", "tiki", "-", "--json").json()

    assert data["view"]["stacks"]["b2"] == ["yellow", "purple"]
    assert data["to_act"] == [1]
    assert {line["text"] for line in data["menus"]["1"]} >= {"c3-b3", "a2"}


def test_position_that_is_over(tambo: Run) -> None:
    """The result with its sheet instead of a menu."""
    over = "-1,2,1,-1,0,1,1,0,0 -,-,-,-,-,-,-,-,- 4:1:2 normal x y over four-fruits"

    ran = tambo("position", "tiki", over)

    assert "Yellow wins" in ran.out
    assert "TIKI-6.1" in ran.out
