"""tambo replay on the full screen."""

from textual.widgets import Static

from tambo.cli.play.review import ReviewApp
from tambo.cli.replay import moments_of
from tambo.cli.translator import Translator
from tests.cli.conftest import played


async def test_keys_step_through_a_record() -> None:
    """Forwards, backwards, to either end, and no further."""
    moments = moments_of(played(seed=3))
    app = ReviewApp(moments, Translator("en"), 2)
    async with app.run_test(size=(100, 32)) as pilot:
        await pilot.pause()
        seen = [app.number]
        for key in ("right", "left", "home", "left", "end", "right"):
            await pilot.press(key)
            await pilot.pause()
            seen.append(app.number)

        last = len(moments) - 1
        assert seen == [2, 3, 2, 0, 0, last, last]
        shown = app.query_one("#result", Static).render_line(0).text
        assert "wins" in shown
        await pilot.press("q")
    assert app.return_code == 0


async def test_the_title_says_where_one_is() -> None:
    """In the reader's language."""
    moments = moments_of(played(seed=3))
    app = ReviewApp(moments, Translator("fr"), 5)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        title = app.query_one("#title", Static).render_line(0).text
        assert f"Après le choix 5 sur {len(moments) - 1}" in title
        await pilot.press("home")
        await pilot.pause()
        assert "Au début" in app.query_one("#title", Static).render_line(0).text
