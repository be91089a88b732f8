"""The workshops of all games: the same promises whatever is typed in."""

import re

import pytest

import tambo
from tambo.core.workshop import MOST_FLAWS, MOST_LETTERS, Workshop
from tambo.texts import LANGUAGES, say
from tambo.texts.pages import page

BENCHES = [(name, bench) for name in tambo.games() for bench in tambo.load(name).workshops()]
all_benches = pytest.mark.parametrize(
    ("name", "bench"), BENCHES, ids=[f"{name}-{bench.option}" for name, bench in BENCHES]
)


def said(name: str, bench: Workshop, text: str) -> list[tuple[int, str]]:
    """Lines and English sentences of what is wrong with a text."""
    return [(flaw.line, say(flaw.phrase, "en")) for flaw in bench.flaws(text)]


def bench_of(name: str) -> Workshop:
    return next(bench for game, bench in BENCHES if game == name)


@pytest.mark.parametrize("name", tambo.games())
def test_options_and_workshops_go_together(name: str) -> None:
    """Each option that promises a workshop has one, a text; and there is no other."""
    game = tambo.load(name)

    promised = [option for option in game.meta.options if option.has_workshop]
    assert [bench.option for bench in game.workshops()] == [option.name for option in promised]
    assert {option.kind for option in promised} <= {"text"}


@all_benches
def test_our_own_data_is_sound_and_can_be_played(name: str, bench: Workshop) -> None:
    """The sample passes, its spelling fits in one line, and every number of players begins."""
    game = tambo.load(name)
    sample = bench.sample()

    assert bench.flaws(sample) == []
    assert "\n" not in bench.spelled(sample)
    for players in game.meta.players:
        assert game.new(players, 0, **bench.options(sample)).to_act


@all_benches
def test_a_spelling_is_read_as_itself(name: str, bench: Workshop) -> None:
    """What the option takes can be typed in again, and stays the same."""
    spelled = bench.spelled(bench.sample())

    assert bench.flaws(spelled) == []
    assert bench.spelled(spelled) == spelled


@all_benches
def test_our_own_data_gives_no_cause_for_warnings(name: str, bench: Workshop) -> None:
    """What we offer to begin from is not odd."""
    assert bench.warnings(bench.sample()) == []


def test_warnings_keep_nobody_from_playing() -> None:
    """TAHUANTINSUYU-1.4  21 labour in a column is odd, and its line is named."""
    bench = bench_of("tahuantinsuyu")
    text = bench.sample().replace("labour 8 ", "labour 21 ")
    number = next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith("labour"))

    (warning,) = bench.warnings(text)

    assert bench.flaws(text) == []
    assert (warning.line, warning.clause) == (number, "TAHUANTINSUYU-1.4")
    assert say(warning.phrase, "en") == "Column 1 gives 21 labour; ours give 8 at most."
    assert tambo.load("tahuantinsuyu").new(4, 0, **bench.options(text)).to_act


@all_benches
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_both_languages(name: str, bench: Workshop, language: str) -> None:
    """Format, findings and flaws are sentences, never keys."""
    key = f"{name}-workshop-{bench.option}"
    phrases = [*bench.report(bench.sample())]
    phrases += [flaw.phrase for flaw in bench.flaws("nonsense 1 2")]

    assert say(key, language) != key  # type: ignore[arg-type]
    assert len(phrases) > 1
    for phrase in phrases:
        assert say(phrase, language) != phrase.key  # type: ignore[arg-type]


@all_benches
@pytest.mark.parametrize("text", ["", "  \n\t\n", "x" * (MOST_LETTERS + 1)])
def test_nothing_and_too_much_are_flaws(name: str, bench: Workshop, text: str) -> None:
    """An empty option means our own data; an empty text is a slip."""
    (flaw,) = bench.flaws(text)

    assert flaw.phrase.key in ("workshop-empty", "workshop-long")
    assert flaw.clause.startswith(name.upper())


@all_benches
def test_damage_is_found_and_never_breaks_anything(name: str, bench: Workshop) -> None:
    """Each line left out, doubled, cut short or turned round: an answer, and never too long a one.

    What passes is something that the option accepts.
    """
    game = tambo.load(name)
    lines = bench.sample().splitlines()
    assert len(lines) > 1
    for number in range(0, len(lines), max(1, len(lines) // 25)):
        line = lines[number]
        for damaged in ([], [line, line], [line[:-1]], [line[::-1]], [line + " 99"], ["é;/=- "]):
            text = "\n".join([*lines[:number], *damaged, *lines[number + 1 :]])
            flaws = bench.flaws(text)
            assert len(flaws) <= MOST_FLAWS
            assert all(0 <= flaw.line <= len(text.splitlines()) for flaw in flaws)
            if not flaws:
                game.new(game.meta.players[-1], 0, **bench.options(text))


@all_benches
def test_flaws_cite_clauses_that_exist(name: str, bench: Workshop) -> None:
    """Every clause of a flaw is on the rules page."""
    known = {clause.id for chapter in page(name, "en").chapters for clause in chapter.clauses}
    lines = bench.sample().splitlines()
    texts = ["x", "\n".join(lines[:-1]), "\n".join(lines[1:]), bench.sample().replace("1", "2")]

    for text in texts:
        assert {flaw.clause for flaw in bench.flaws(text)} <= known


def test_all_wrong_tiles_are_named_at_once() -> None:
    """TITICACA-1.5  A face nobody knows, five faces, a lake twice and one missing: four lines."""
    bench = bench_of("titicaca")
    text = "# my copy\n" + bench.sample().replace("f 1 m s", "f 1 x s").replace("15", "14 f")

    found = said("titicaca", bench, text)

    assert [line for line, _ in found] == [2, 13, 13, 0]
    assert "“x”" in found[0][1]
    assert "Tile 12 has 5 faces" in found[1][1]
    assert "Lake 14 occurs 2 times" in found[2][1]
    assert "Lake 15 occurs 0 times" in found[3][1]


def test_remarks_are_left_out() -> None:
    """TITICACA-1.5  What follows a # is for people."""
    bench = bench_of("titicaca")

    assert bench.spelled("# mine\n" + bench.sample()) == bench.spelled(bench.sample())
    assert bench.flaws("# still to be written\n")[0].phrase.key == "titicaca-tiles-count"


def test_a_wrong_map_names_its_rows() -> None:
    """CORTEZ-1.7  A word that is no square, a short row; then, readable, a city of 24."""
    bench = bench_of("cortez")
    rows = bench.sample().splitlines()
    torn = [*rows[:2], rows[2].replace("~-", "??", 1), rows[3][:-3], *rows[4:]]
    sunk = "\n" + bench.sample().replace("C-", "~-", 1)

    assert [line for line, _ in said("cortez", bench, "\n".join(torn))] == [3, 4]
    assert said("cortez", bench, sunk)[0] == (0, "The city has 25 squares; here are 24.")


def test_a_square_is_found_in_its_row() -> None:
    """CORTEZ-1.7  Rows are counted from the bottom on the map and from the top in the text."""
    bench = bench_of("cortez")
    rows = bench.sample().splitlines()
    rows[3] = rows[3].replace("~-", "#-", 1)

    found = dict(said("cortez", bench, "\n".join(rows)))

    assert "bridge c10" in found[4]


def test_all_that_is_wrong_with_a_box() -> None:
    """TAHUANTINSUYU-1.4  Lines that cannot be read come first; then what does not fit together."""
    bench = bench_of("tahuantinsuyu")
    sample = bench.sample()
    scribbled = "scribble\n" + sample.replace("labour 8", "labour eight")
    lone = re.sub(r"^(site \S+) .*( name Quito)$", r"\1 city 3 at 1 1 in r99\2", sample, flags=re.M)
    lone = lone.replace("cards 2 mita", "cards 3 mita")

    lines = sample.splitlines()
    labour = next(n for n, line in enumerate(lines, 1) if line.startswith("labour"))
    quito = next(n for n, line in enumerate(lines, 1) if re.match(r"site .* name Quito$", line))
    assert [line for line, _ in said("tahuantinsuyu", bench, scribbled)] == [1, labour + 1]
    found = said("tahuantinsuyu", bench, lone)
    assert any(line == quito and "r99, which is no region" in text for line, text in found)
    assert len(found) > 1


def test_a_disc_names_the_row_and_sets_the_board() -> None:
    """TIWANAKU-7.4, 1.5  Two equal crops that touch are found in their row; the board follows."""
    bench = bench_of("tiwanaku")
    wrong = bench.sample().replace("s2 s3 r1", "s2 s2 r1")
    unread = bench.sample().replace("otoma e5=green", "otoma e5=grey")

    assert bench.options(bench.sample())["board"] == "long"
    assert (2, "a5 and b5 touch and both hold crop 2.") in said("tiwanaku", bench, wrong)
    assert said("tiwanaku", bench, unread)[0][0] == 8
