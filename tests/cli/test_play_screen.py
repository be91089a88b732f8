"""tambo play on the full screen, driven by its keys."""

import json
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

import tambo as library
from tambo.cli.play.look import BoardPanel
from tambo.cli.play.menu import MenuPanel
from tambo.cli.play.reading import RulesScreen
from tambo.cli.play.screen import PlayApp
from tambo.cli.play.table import LocalTable
from tambo.cli.translator import Translator
from tambo.texts import Language
from tambo.texts.pages import page

KEYS = {"-": "minus", " ": "space", "|": "vertical_line", ".": "full_stop", "è": "è"}
START = "-1,0,1,0,2,1,-1,0,1 -,yp,p,-,yy,-,-,pp,- 1:2:4 normal a2|b2 y act"

Sit = Callable[..., AbstractAsyncContextManager[Pilot[int]]]


@asynccontextmanager
async def sit(
    match: library.Match | None = None,
    bots: dict[int, str] | None = None,
    language: Language = "en",
    size: tuple[int, int] = (100, 32),
    save: Path | None = None,
) -> AsyncIterator[Pilot[int]]:
    """At a table with a full screen."""
    if match is None:
        match = library.load("tiki").new(seed=7, first="yellow")
    app = PlayApp(LocalTable(match, bots or {}), Translator(language), save)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot


def app_of(pilot: Pilot[int]) -> PlayApp:
    assert isinstance(pilot.app, PlayApp)
    return pilot.app


def menu_of(pilot: Pilot[int]) -> MenuPanel:
    return app_of(pilot).query_one(MenuPanel)


async def enter(pilot: Pilot[int], text: str) -> None:
    await pilot.press(*(KEYS.get(letter, letter) for letter in text), "enter")
    await pilot.pause()


async def own_turn(pilot: Pilot[int]) -> None:
    """Wait until no bot is thinking."""
    app = app_of(pilot)
    for _ in range(600):
        if app.table.thinking is None:
            return
        await pilot.pause(0.05)
    raise AssertionError("the bot thinks for too long")


def words_of(pilot: Pilot[int], selector: str) -> str:
    widget = app_of(pilot).query_one(selector, Static)
    lines = [widget.render_line(y).text for y in range(widget.size.height)]
    return " ".join(" ".join(lines).split())


def position_of(pilot: Pilot[int]) -> str:
    return app_of(pilot).table.match.position()


async def test_a_whole_game_by_typing(tmp_path: Path) -> None:
    """Against a bot, to the result with its sheet, saved with F3."""
    async with sit(bots={1: "medium"}) as pilot:
        app = app_of(pilot)
        dice = library.Dice(5)
        while not app.table.match.is_over:
            await own_turn(pilot)
            if app.table.asked is not None:
                menu = app.table.match.legal(0)
                await enter(pilot, menu[int(dice.below(len(menu)))])
        await pilot.press("f3")
        await pilot.pause()

        outcome = app.table.match.outcome
        assert outcome is not None
        assert app.query_one("#result").display
        assert not app.query_one("#menu").display
        shown = words_of(pilot, "#result")
        assert outcome.clause in shown
        assert all(line.clause in shown for line in outcome.sheet)
        assert json.loads((tmp_path / "tiki-7.json").read_text()) == app.table.match.record()


async def test_typing_narrows_the_menu() -> None:
    """Only what begins so is shown; with nothing left, the menu says so."""
    async with sit(library.load("tiki").from_position(START)) as pilot:
        app = app_of(pilot)
        await pilot.press("b", "2")
        assert [choice.text for choice in menu_of(pilot).shown] == [
            text for text in app.table.match.legal(0) if text.startswith("b2")
        ]
        await pilot.press("minus", "c")
        assert [choice.text for choice in menu_of(pilot).shown] == ["b2-c2-c1", "b2-c2-c3"]
        await pilot.press("z")
        assert menu_of(pilot).shown == []
        assert menu_of(pilot).get_option_at_index(0).disabled


async def test_tab_completes_what_is_certain() -> None:
    """As far as all choices that are left agree."""
    async with sit(library.load("tiki").from_position(START)) as pilot:
        await pilot.press("b", "2", "minus", "c", "tab")
        assert app_of(pilot).query_one(Input).value == "b2-c2-c"


async def test_arrows_walk_the_menu_and_light_the_board() -> None:
    """Enter plays where the arrows stand."""
    async with sit(library.load("tiki").from_position(START)) as pilot:
        app = app_of(pilot)
        before = app.query_one(BoardPanel).render_line(8)
        await pilot.press(*["down"] * 7, "up")
        await pilot.pause()
        assert app.query_one(BoardPanel).render_line(8) != before
        wanted = app.table.match.legal(0)[5]
        await pilot.press("enter")
        await pilot.pause()
        assert app.table.match.steps[0].text == wanted


async def test_a_click_chooses() -> None:
    """The third line of the menu is the third choice."""
    async with sit() as pilot:
        app = app_of(pilot)
        wanted = app.table.match.legal(0)[2]
        await pilot.click("#menu", offset=(4, 3))
        await pilot.pause()
        assert [step.text for step in app.table.match.steps] == [wanted]


async def test_a_refusal_shows_its_clause_and_f1_opens_it() -> None:
    """Nothing changes; the rules open at the clause that was cited."""
    async with sit() as pilot:
        await enter(pilot, "b2")
        before = position_of(pilot)
        await enter(pilot, "b2-c3")
        assert position_of(pilot) == before
        message = words_of(pilot, "#message")
        assert message.startswith("TIKI-3.2")
        assert str(library.Phrase("tiki-refusal-not-yours", {"at": "b2", "colour": "yellow"})) in (
            message
        )
        await pilot.press("f1")
        await pilot.pause()
        assert isinstance(pilot.app.screen, RulesScreen)
        cited = pilot.app.screen.query_one(".cited", Static)
        assert cited.render_line(0).text.strip().startswith("TIKI-3.2")
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(pilot.app.screen, RulesScreen)


async def test_the_rules_beside_the_board_mark_rulings_where_they_stand() -> None:
    """A cited clause says what its marks mean; the others say it when they are pointed at."""
    bare = [
        clause.id
        for chapter in page("tiki", "en").chapters
        for clause in chapter.clauses
        if [(mark.kind, mark.reason) for mark in clause.marks] == [("ruling", "")]
    ]
    async with sit() as pilot:
        await enter(pilot, f"rules {bare[0]}")
        shown = {str(one.render()): one for one in pilot.app.screen.query(Static)}
        (cited,) = [text for text in shown if text.startswith(f"{bare[0]} ")]
        (other,) = [text for text in shown if text.startswith(f"{bare[1]} ")]
        assert cited.count("(r)") == 2
        assert "\n(r)  The rulebook is silent" in cited
        assert other.count("(r)") == 1
        assert str(shown[other].tooltip).startswith("(r)  The rulebook is silent")


async def test_undo_by_key_and_by_word() -> None:
    """F2, or the word, takes back to the person's last decision."""
    async with sit(bots={1: "novice"}) as pilot:
        start = position_of(pilot)
        for way in ("key", "word"):
            await enter(pilot, "b2")
            await own_turn(pilot)
            assert len(app_of(pilot).table.match.steps) == 2
            if way == "key":
                await pilot.press("f2")
            else:
                await enter(pilot, "undo")
            await pilot.pause()
            assert position_of(pilot) == start
            assert "2 choices taken back." in words_of(pilot, "#message")
        await pilot.press("f2")
        await pilot.pause()
        assert words_of(pilot, "#message").startswith("HOUSE-2.1")


async def test_keys_are_answered_while_a_bot_thinks() -> None:
    """A choice out of turn is refused; undo ends the thought, and the bot can think again."""
    async with sit(bots={1: "medium"}) as pilot:
        app = app_of(pilot)
        start = position_of(pilot)
        assert app.thinker.pid is not None
        os.kill(app.thinker.pid, signal.SIGSTOP)
        await enter(pilot, "b2")
        assert app.table.thinking == 1
        assert "thinking" in words_of(pilot, "#prompt")
        await enter(pilot, "c3")
        assert words_of(pilot, "#message").startswith("TIKI-3.8")
        await pilot.pause(0.6)
        assert app.query_one("#menu").loading
        await pilot.press("f2")
        await pilot.pause()
        assert position_of(pilot) == start
        assert app.table.asked == 0
        assert not app.query_one("#menu").loading
        await enter(pilot, "c3")
        await own_turn(pilot)
        assert [step.seat for step in app.table.match.steps] == [0, 1]


async def test_a_bot_may_answer_while_the_rules_are_read() -> None:
    """The table behind goes on; it is up to date when the rules are closed."""
    async with sit(bots={1: "medium"}) as pilot:
        app = app_of(pilot)
        assert app.thinker.pid is not None
        os.kill(app.thinker.pid, signal.SIGSTOP)
        await enter(pilot, "b2")
        await pilot.press("f1")
        await pilot.pause()
        os.kill(app.thinker.pid, signal.SIGCONT)
        await own_turn(pilot)
        assert isinstance(app.screen, RulesScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert "2 Purple raised a totem" in words_of(pilot, "#story")


async def test_what_is_typed_stays_when_a_bot_answers() -> None:
    """One may think and type ahead; the menu then fits what is typed."""
    async with sit(bots={1: "medium"}) as pilot:
        app = app_of(pilot)
        assert app.thinker.pid is not None
        os.kill(app.thinker.pid, signal.SIGSTOP)
        await enter(pilot, "b2")
        await pilot.press("b", "2", "minus")
        os.kill(app.thinker.pid, signal.SIGCONT)
        await own_turn(pilot)
        await pilot.pause()
        assert app.query_one(Input).value == "b2-"
        assert [choice.text[:3] for choice in menu_of(pilot).shown] == ["b2-"] * 4


async def test_a_bot_that_dies_is_missed() -> None:
    """It is said, nothing changes, and undo gives the turn back."""
    async with sit(bots={1: "medium"}) as pilot:
        app = app_of(pilot)
        assert app.thinker.pid is not None
        os.kill(app.thinker.pid, signal.SIGSTOP)
        await enter(pilot, "b2")
        os.kill(app.thinker.pid, signal.SIGKILL)
        for _ in range(100):
            await pilot.pause(0.05)
            if "stopped thinking" in words_of(pilot, "#message"):
                break
        else:
            raise AssertionError("nobody noticed")
        assert len(app.table.match.steps) == 1
        await pilot.press("f2")
        await pilot.pause()
        assert app.table.asked == 0


async def test_the_bot_begins_when_it_is_first() -> None:
    """The person in the second seat waits for the first move."""
    async with sit(bots={0: "medium"}) as pilot:
        await own_turn(pilot)
        assert [step.seat for step in app_of(pilot).table.match.steps] == [0]
        assert "Yellow raised a totem" in words_of(pilot, "#story")


@pytest.mark.parametrize("size", [(100, 32), (80, 24)])
async def test_french_on_both_sizes(size: tuple[int, int]) -> None:
    """Everything on the screen is in French, with room for it."""
    async with sit(language="fr", size=size) as pilot:
        await enter(pilot, "b2")
        await enter(pilot, "b2")
        assert "Jaune a dressé un totem en b2" in words_of(pilot, "#story")
        assert words_of(pilot, "#prompt").startswith("Violet")
        assert app_of(pilot).query_one("#menu").border_title == "Choix"
        assert words_of(pilot, "#message").startswith("TIKI-3.1")
        await enter(pilot, "reprendre")
        assert "Un choix repris." in words_of(pilot, "#message")
        board = words_of(pilot, "#board")
        assert ("╭" in board) == (size[1] >= 28)
        assert "Réserve" in board
        assert app_of(pilot).query_one("#menu").size.height >= 9


async def test_leaving_tells_the_position_and_saves(tmp_path: Path) -> None:
    """Ctrl-C and F10 leave alike."""
    file = tmp_path / "left.json"
    async with sit(save=file) as pilot:
        await enter(pilot, "b2")
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert pilot.app.return_code == 0
    assert json.loads(file.read_text())["steps"][0]["choice"] == "b2"


async def test_words_for_rules_position_and_help() -> None:
    """A word that is not a choice does what it does in the plain game."""
    async with sit() as pilot:
        await enter(pilot, "position")
        assert position_of(pilot) in words_of(pilot, "#message")
        await enter(pilot, "help")
        assert "undo – go back to your last decision" in words_of(pilot, "#message")
        await enter(pilot, "rules 4.1")
        assert isinstance(pilot.app.screen, RulesScreen)
        cited = pilot.app.screen.query_one(".cited", Static)
        assert cited.render_line(0).text.strip().startswith("TIKI-4.1")
