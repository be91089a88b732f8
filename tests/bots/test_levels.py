"""The levels: legal choices everywhere, repeatable, and nothing changed by thinking."""

import pickle

import pytest

import tambo
from tambo import texts
from tambo.bots.budget import Budget
from tambo.bots.levels import LEVELS, choose, decide, level_of
from tambo.core.dice import Dice
from tests.bots.tiki_positions import RULES, few, play_on, start

FEW = Budget(simulations=40)
NAMES = [level.name for level in LEVELS]
EACH = [
    pytest.param(name, marks=[pytest.mark.compiled] if name == "master" else []) for name in NAMES
]


@pytest.mark.parametrize("name", EACH)
@pytest.mark.parametrize("options", [{}, {"shaman": True, "swap": True}])
def test_only_choices_of_the_menu_in_tiki(name: str, options: dict[str, object]) -> None:
    """A game of every variant, both seats by the level; whole games where that is quick."""
    state, dice, made = start(name, **options), Dice(name), 0

    while RULES.actor(state) >= 0 and made < few(100):
        seat = RULES.actor(state)
        choice = decide("tiki", state, seat, name, f"{made}", FEW)
        assert choice in RULES.legal(state, seat)
        RULES.apply(state, seat, choice, dice, None)
        made += 1

    assert made > few(15)


@pytest.mark.parametrize("name", EACH)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_only_choices_of_the_menu_where_much_is_hidden(
    harvest: tambo.Game, name: str, players: int
) -> None:
    """Sealed choices, hidden hands and a deck that is reshuffled, for one to six seats."""
    rules, dice = harvest.rules, Dice(f"{name} {players}")
    options = harvest.meta.resolve_options({"rounds": 2, "teams": players % 2 == 0})
    state = rules.setup(players, options, dice)

    assert rules.to_act(state)
    while rules.to_act(state):
        seat = dice.pick(rules.to_act(state))
        known = harvest.redeal(state, seat, dice)
        choice = choose(harvest, known, seat, level_of(name), dice, FEW)
        assert choice in rules.legal(state, seat)
        rules.apply(state, seat, choice, dice, None)


@pytest.mark.parametrize("name", EACH)
def test_thinking_changes_nothing(name: str) -> None:
    """The state handed in is the same afterwards, to the last field."""
    state = play_on(start(name), Dice(name), 25)
    before = pickle.dumps(state)

    decide("tiki", state, RULES.actor(state), name, "seed", FEW)

    assert pickle.dumps(state) == before


@pytest.mark.parametrize("name", EACH)
def test_the_same_seed_gives_the_same_choice(name: str) -> None:
    """With a budget of simulations a choice depends on state, level and seed alone."""
    states = [play_on(start(number), Dice(number), 12) for number in range(4)]

    def choices(seed: str) -> list[int]:
        return [decide("tiki", s, RULES.actor(s), name, seed, FEW) for s in states]

    assert choices("a") == choices("a")


def test_another_seed_may_choose_otherwise() -> None:
    """Novices with different seeds do not all play the same first choice."""
    state = start("seeds")
    seeds = range(12)

    chosen = {decide("tiki", state, RULES.actor(state), "novice", str(seed)) for seed in seeds}

    assert len(chosen) > 2


def test_a_state_that_was_sent_to_another_process_is_judged_alike() -> None:
    """Pickled and unpickled, a state leads to the same choice and the same games."""
    state = play_on(start("sent", shaman=True), Dice("sent"), 30)
    twin = pickle.loads(pickle.dumps(state))

    assert pickle.dumps(twin) == pickle.dumps(state)
    for name in NAMES:
        answers = [decide("tiki", s, RULES.actor(s), name, "x", FEW) for s in (state, twin)]
        assert answers[0] == answers[1]


def test_levels_are_named_ordered_and_described() -> None:
    """Names are unique, strengths rise, and both languages have a name and a line for each."""
    strengths = [level.strength for level in LEVELS]

    assert strengths == sorted(set(strengths))
    assert len(set(NAMES)) == len(NAMES)
    for language in texts.LANGUAGES:
        for name in NAMES:
            assert texts.has(f"level-{name}", language)
            assert texts.has(f"level-{name}-about", language)


def test_who_is_not_asked_does_not_choose() -> None:
    """A seat that is not to act, and a level that does not exist, are errors."""
    state = start("error")

    with pytest.raises(ValueError, match="not asked"):
        decide("tiki", state, 1 - RULES.actor(state), "easy", "x")
    with pytest.raises(ValueError, match="no level 'grand'"):
        decide("tiki", state, RULES.actor(state), "grand", "x")


@pytest.mark.parametrize(("simulations", "seconds"), [(0, 0.0), (-1, 1.0), (1, -0.5)])
def test_a_budget_is_something(simulations: int, seconds: float) -> None:
    """No budget at all, or a negative one, is refused."""
    with pytest.raises(ValueError, match="budget"):
        Budget(simulations, seconds)
