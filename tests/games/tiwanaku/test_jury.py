"""Tiwanaku before the jury, in every mode and number of players."""

from pathlib import Path

import pytest

from tambo.core.bits import BIT
from tambo.core.dice import Dice
from tambo.core.phrase import Phrase
from tambo.games.tiwanaku.redeal import redeal
from tambo.testing import Jury, uncited_clauses, unrecorded_endings
from tambo.texts.pages import page
from tests.games.looks import fewer, looks
from tests.games.tiwanaku.valley import TIWANAKU, state_of

HERE = Path(__file__).parent
CLAUSES = frozenset(c.id for chapter in page("tiwanaku", "en").chapters for c in chapter.clauses)

TABLES = [
    (2, {"board": "short"}),
    (3, {"board": "short"}),
    (4, {"board": "short"}),
    (2, {"board": "long"}),
    (1, {"solo": "easy"}),
    (1, {"solo": "hard", "colour": "green"}),
    (2, {"mode": "cooperative", "coop": "easy"}),
    (3, {"mode": "cooperative", "coop": "normal"}),
    (4, {"mode": "cooperative", "coop": "expert"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_random_games_pass_every_check(players, options):
    """All checks on random games of every mode."""
    quick = {**TIWANAKU.meta.in_bulk, **options}
    count = fewer(3)
    made = Jury(TIWANAKU, CLAUSES).try_games(players, quick, count=count, looks=looks(1))

    assert made > count * 20


def test_a_short_game_is_looked_at_often():
    """All checks at many steps of a game on the short board."""
    Jury(TIWANAKU, CLAUSES).try_games(2, {"board": "short"}, count=1, seed=500, looks=looks(10))


def sight(state, seat):
    """Everything that leaves the engine for a seat, as text."""
    menu = TIWANAKU.rules.legal(state, seat)
    lines = [
        (
            c,
            TIWANAKU.format_choice(state, c),
            TIWANAKU.describe(state, c),
            TIWANAKU.elements(state, c),
        )
        for c in menu
    ]
    tries = ["enter a1", "enter c3", "divine a1=1", "divine b2=5", "a1-a2", "done", "offer 1 2"]
    refusals: list[tuple[str, Phrase] | None] = []
    for text in tries:
        if text not in [line[1] for line in lines]:
            refused = TIWANAKU.refusal(state, seat, text)
            refusals.append((refused.clause, refused.phrase))
    return repr((TIWANAKU.view(state, seat), TIWANAKU.board_lines(state, seat), lines, refusals))


@pytest.mark.parametrize("players", [1, 2])
def test_worlds_that_agree_on_what_lies_open_look_the_same(players):
    """Pairs of valleys with the same open part: views, menus and refusals byte for byte."""
    pairs = 0
    options = {"board": "short"} if players == 2 else {"scenario": "lot"}
    for seed in range(2):
        match, dice = TIWANAKU.new(players, seed, **options), Dice(seed)
        while not match.is_over:
            if len(match.steps) > 12 and len(match.steps) % 4 == 0:
                state = state_of(match)
                seen = sight(state, 0)
                for _ in range(20):
                    assert sight(redeal(state, 0, dice), 0) == seen
                    pairs += 1
            seat = match.to_act[0]
            menu = match.legal(seat)
            match.play(seat, menu[int(dice.below(len(menu)))])
    assert pairs > 200


def test_right_and_wrong_look_alike_before_they_are_made():
    """The five announcements of a waiting pawn differ in nothing but the level."""
    match, dice = TIWANAKU.new(2, 3, board="short"), Dice(3)
    while not any(text.startswith("divine") for text in match.legal(match.to_act[0])):
        entering = [t for t in match.legal(match.to_act[0]) if t.startswith("enter")]
        match.play(match.to_act[0], entering[int(dice.below(len(entering)))])

    lines = [line for line in match.menu(match.to_act[0]) if line.text.startswith("divine")]
    first = lines[0].text.split("=")[0]
    same = [line for line in lines if line.text.startswith(first)]
    assert [line.text[-1] for line in same] == ["1", "2", "3", "4", "5"]
    assert len({line.phrase.key for line in same}) == 1


def test_no_view_shows_an_undiscovered_cell():
    """Until the end a view has nothing of a cell without tile."""
    state = state_of(TIWANAKU.new(2, 7))
    cells = list(TIWANAKU.view(state, 0)["cells"].values())

    for cell in range(45):
        if not state.laid & BIT[cell]:
            assert cells[cell] == {"terrain": None, "crop": None, "arrow": None}
    assert TIWANAKU.view(state, 0)["valley"] is None


def test_every_clause_is_cited_by_a_test():
    """Each numbered rule of the page has a test that names it."""
    assert uncited_clauses(CLAUSES, HERE) == []


def test_the_pages_agree():
    """The French page has the same clauses and the same rulings."""
    rules = [
        [
            (c.id, c.is_ruling)
            for chapter in page("tiwanaku", language).chapters
            for c in chapter.clauses
        ]
        for language in ("en", "fr")
    ]
    assert rules[0] == rules[1]


def test_the_books_own_verb():
    """The French text uses the rulebook's own verb for divining; it never says guess (deviner)."""
    root = HERE.parents[2]
    texts = [
        root / "docs/rules/tiwanaku.fr.md",
        root / "src/tambo/games/tiwanaku/about.fr.ftl",
        root / "src/tambo/games/tiwanaku/fr.ftl",
        root / "web/src/games/tiwanaku/fr.ftl",
    ]
    words = {path: path.read_text(encoding="utf-8").lower() for path in texts}
    assert [path for path in texts if "devin" in words[path]] == []
    assert [path.name for path in texts if "diviner" not in words[path]] == ["about.fr.ftl"]


def test_every_ending_has_a_record():
    """A kept record replays to each way a game can end."""
    assert unrecorded_endings(TIWANAKU, HERE / "records") == []
