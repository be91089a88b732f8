"""Chance: fair, repeatable, written down and played back."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from tambo.core.dice import Dice, RecordingDice, ScriptedDice


def plain_words(seed: str) -> Iterator[int]:
    """The generator again, from its published definition, in unlimited integers."""
    digest = hashlib.sha256(f"tambo dice {seed}".encode()).digest()
    a, b, c = (int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8))
    count = 1
    while True:
        word = (a + b + count) % 2**32
        count += 1
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = ((c << 21 | c >> 11) % 2**32 + word) % 2**32
        yield word


def test_a_seed_fixes_everything():
    """A roll is the top of a 32-bit word times the limit; records and links depend on it."""
    words = list(islice(plain_words("7"), 12, 20))

    dice, again = Dice(7), Dice("7")
    rolled = [int(dice.below(64)) for _ in range(8)]

    assert rolled == [word // 2**26 for word in words]
    assert [int(again.below(64)) for _ in range(8)] == rolled
    assert [int(Dice(8).below(64)) for _ in range(8)] != rolled


def test_numbers_are_spread_evenly():
    """Sixty thousand rolls of a die: each face within five standard deviations (5 * 91)."""
    dice = Dice("even")
    faces = Counter(int(dice.below(6)) for _ in range(60_000))

    assert set(faces) == set(range(6))
    assert all(abs(count - 10_000) < 457 for count in faces.values())


def test_every_order_of_a_shuffle_is_as_likely():
    """Six orders of three cards, six thousand shuffles: within five deviations (5 * 29)."""
    orders: Counter[tuple[int, ...]] = Counter()
    dice = Dice("shuffle")
    for _ in range(6_000):
        cards = [1, 2, 3]
        dice.shuffle(cards)
        orders[tuple(cards)] += 1

    assert len(orders) == 6
    assert all(abs(count - 1_000) < 145 for count in orders.values())


def test_a_fork_goes_its_own_way():
    """A fork depends on its parent and moves it on."""
    one, two = Dice(1), Dice(1)
    fork, same = one.fork(), two.fork()

    rolls = [int(fork.below(1000)) for _ in range(5)]

    assert rolls == [int(same.below(1000)) for _ in range(5)]
    assert int(one.fork().below(1000)) != rolls[0]


def test_what_was_rolled_is_played_back():
    """A script of the noted rolls gives the same shuffle without the generator."""
    cards, again = list(range(20)), list(range(20))
    noted = RecordingDice(3)
    noted.shuffle(cards)

    script = ScriptedDice(noted.rolled)
    script.shuffle(again)

    assert again == cards
    assert script.is_used_up()


@pytest.mark.parametrize("script", [[], [6], [-1]])
def test_a_script_that_does_not_fit_is_refused(script):
    """Too short, or a number the die does not have."""
    with pytest.raises(ValueError, match="script"):
        ScriptedDice(script).below(6)
