"""Games in which the engine and the plain reading are asked the same at every decision."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import tambo
from tests.games.tiwanaku.naive import Naive
from tests.games.tiwanaku.naive_coop import table_of
from tests.games.tiwanaku.valley import TIWANAKU

Form = tuple[int, dict[str, Any]]

COMPETITIVE: list[Form] = [(n, {"board": board}) for n in (2, 3, 4) for board in ("short", "long")]
SOLO: list[Form] = [
    (1, {"solo": "easy", "colour": "beige"}),
    (1, {"solo": "easy", "colour": "green"}),
    (1, {"solo": "hard", "colour": "white"}),
    (1, {"solo": "hard", "colour": "blue"}),
]
COOP: list[Form] = [
    (n, {"mode": "cooperative", "coop": coop})
    for n in (2, 3, 4)
    for coop in ("easy", "normal", "expert")
]
FORMS = {"competitive": COMPETITIVE, "solo": SOLO, "cooperative": COOP}
STYLES = ("curious", "wise", "rash", "calm")


class Disagreement(AssertionError):
    """The engine and the plain reading differ."""


def facts(text: str) -> list[str]:
    """The parts of a position that a rule speaks of.

    Whose turn it was when the game ended, whether that turn had been fruitful or had a direction,
    and turns without progress in co-op, which has no clause for them, are memory and no rule.
    """
    parts = text.split("; ")
    (decision,) = [part.split()[2] for part in parts if part.startswith("turn ")]
    dropped = set()
    if decision in ("last-divine", "last-offer", "over"):
        dropped |= {"fruitful", "direction"}
    if parts[0].startswith("cooperative"):
        dropped.add("stalls")
    kept = [part for part in parts if part.split()[0] not in dropped]
    return [re.sub(r"^turn \d over$", "over", part) for part in kept]


def agree(what: str, engine: object, plain: object) -> None:
    if engine != plain:
        raise Disagreement(f"{what}: the engine {engine}, the plain reading {plain}")


def compare_positions(match: tambo.Match, table: Naive) -> None:
    engine, plain = facts(match.position()), facts(table.text())
    more = [part for part in engine if part not in plain]
    agree("position", more or engine, [part for part in plain if part not in engine] or plain)


def compare_ends(match: tambo.Match, table: Naive) -> None:
    outcome = match.outcome
    assert outcome is not None
    agree("ending", outcome.ending, table.ending)
    agree("ranking", [set(seats) for seats in outcome.ranking], table.ranking())
    agree("scores", list(outcome.scores), table.scores())


def choose(table: Naive, menu: list[str], chance: random.Random, style: str) -> str:
    """By chance, with a leaning. Only the plain reading is asked; it knows the valley."""
    right = [c for c in menu if c[:6] == "divine" and int(c[-1]) == table.crop(c[7:9])]
    wrong = [c for c in menu if c[:6] == "divine" and c not in right]
    new = [c for c in menu if c[-2:] in table.truth and c[-2:] not in table.laid]
    calm = [c for c in menu if c in ("done", "pass", "refuse", "offer -") or c[-2:] in table.laid]
    offers = sorted((c for c in menu if c.startswith("offer")), key=len)
    saved = [offers[-1] if offers[-1].count(" ") >= 4 else "offer -"] if offers else []
    leaning = {
        "curious": [(right, 0.5), (new, 0.6)],
        "wise": [(right, 1.0), (new, 0.9), (saved, 0.9)],
        "rash": [(wrong, 0.8), (new, 0.7)],
        "calm": [(calm, 0.98)],
    }[style]
    for group, share in leaning:
        if group and chance.random() < share:
            return chance.choice(group)
    quiet = [c for c in menu if not c.startswith("lift") or chance.random() < 0.2]
    return chance.choice(quiet or menu)


def follow(match: tambo.Match, chance: random.Random, style: str) -> tuple[Naive, list[str]]:
    """Plays to the end. The plain table, and the positions on the way."""
    table = table_of(match.position())
    seen = []
    compare_positions(match, table)
    while not match.is_over:
        agree("who decides", match.to_act, (table.decider(),))
        menu = match.legal(table.decider())
        agree("menu", sorted(menu), sorted(table.menu()))
        choice = choose(table, menu, chance, style)
        seen.append(match.position())
        match.play(table.decider(), choice)
        table.play(choice)
        compare_positions(match, table)
    agree("over", "over", table.decision)
    compare_ends(match, table)
    return table, seen


def games(forms: list[Form], count: int) -> Iterator[tuple[Naive, list[str]]]:
    """Some games of each form, in all styles and with boards of all heights (3.8)."""
    for seed in range(count):
        for players, options in forms:
            levels = (6, 4, 9, 5, 8, 7)[seed % 6]
            match = TIWANAKU.new(players, seed, scenario="lot", levels=levels, **options)
            yield follow(match, random.Random(seed), STYLES[seed % len(STYLES)])


def evened(text: str, ahead: int) -> str:
    """The same position, all scores alike but for the first seat's, which is ahead."""
    text = re.sub(r"score \d+", "score 30", text)
    return text.replace("score 30", f"score {30 + ahead}", 1)


def close_ends(forms: list[Form], count: int) -> Iterator[Naive]:
    """The last decisions of some games once more, from positions with scores that are alike."""
    for number, (_, seen) in enumerate(games(forms, count)):
        for ahead in range(-1, 9):
            match = TIWANAKU.from_position(evened(seen[-1 - number % 3], ahead))
            yield follow(match, random.Random(number), "curious")[0]


def met_in(tables: Iterator[Naive]) -> Counter[str]:
    met: Counter[str] = Counter()
    for table in tables:
        met += table.met
    return met
