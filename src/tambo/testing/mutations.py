"""Texts of positions, changed a little: as people mistype them and as attackers try them."""

import re
from collections.abc import Callable, Sequence
from typing import TypeVar

from tambo.core.dice import Dice

MOST_CHANGES = 4
NUMBERS = (
    "0",
    "1",
    "2",
    "3",
    "5",
    "9",
    "12",
    "24",
    "99",
    "-1",
    "-5",
    "007",
    "1.5",
    "1e9",
    "²",
    "٣",
)
HUGE = ("99999999999999999999999", "4611686018427387904", "7" * 4400)
LETTERS = "abcxyz0189 ;:,+-*|=~#.\n\x00éß"

T = TypeVar("T")


class Mutator:
    """Learns from texts what parts and words look like, and puts them where they do not belong."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = list(texts)
        self._parts: dict[str, list[list[str]]] = {}
        self._tokens: list[str] = []
        for text in self.texts:
            for place, words in enumerate(parts_of(text)):
                self._parts.setdefault(_head(words, place), []).append(words)
        known = {token for text in self.texts for token in _tokens_of(text) if not token.isspace()}
        self._tokens = sorted(known)
        self._heads = sorted(self._parts)

    def text(self, dice: Dice) -> str:
        """One of the texts with one to four changes."""
        changes: list[Callable[[list[list[str]], Dice], None]] = [
            *(3 * [self._other_word, self._other_part, self._number, self._token]),
            *(2 * [_drop_part, self._add_part, _drop_word]),
            *(_repeat_part, _repeat_word, _swap_words, _letter),
        ]
        text = _one_of(self.texts, dice)
        joint = _joint(text)
        parts = parts_of(text)
        for _ in range(1 + int(dice.below(MOST_CHANGES))):
            if parts and any(parts):
                _one_of(changes, dice)(parts, dice)
        mutated = joint.join(" ".join(words) for words in parts)
        fate = dice.below(60)
        if fate == 0:
            return mutated[: int(dice.below(len(mutated) + 1))]
        if fate == 1:
            return mutated.upper()
        return mutated.replace(joint, "\n") if fate == 2 else mutated

    def _other_word(self, parts: list[list[str]], dice: Dice) -> None:
        """A word that stands in the same place of such a part elsewhere."""
        place, words = _some_part(parts, dice)
        others = self._parts.get(_head(words, place), [words])
        other = _one_of(others, dice)
        at = int(dice.below(len(words)))
        if at < len(other):
            words[at] = other[at]

    def _other_part(self, parts: list[list[str]], dice: Dice) -> None:
        place, words = _some_part(parts, dice)
        parts[place] = list(_one_of(self._parts.get(_head(words, place), [words]), dice))

    def _add_part(self, parts: list[list[str]], dice: Dice) -> None:
        words = _one_of(self._parts[_one_of(self._heads, dice)], dice)
        parts.insert(int(dice.below(len(parts) + 1)), list(words))

    def _number(self, parts: list[list[str]], dice: Dice) -> None:
        places = [(w, i) for w in parts for i, word in enumerate(w) if re.search(r"\d", word)]
        if not places:
            return
        words, at = _one_of(places, dice)
        tokens = _tokens_of(words[at])
        number = _one_of([i for i, token in enumerate(tokens) if token.isdigit()] or [0], dice)
        change = int(dice.below(4))
        if change < 2 and tokens[number].isdecimal() and len(tokens[number]) < 20:
            tokens[number] = str(max(0, int(tokens[number]) + (1 if change else -1)))
        else:
            tokens[number] = _one_of(HUGE, dice) if dice.below(12) == 0 else _one_of(NUMBERS, dice)
        words[at] = "".join(tokens)

    def _token(self, parts: list[list[str]], dice: Dice) -> None:
        """A name, number or sign from anywhere, in the place of another."""
        _, words = _some_part(parts, dice)
        at = int(dice.below(len(words)))
        tokens = _tokens_of(words[at])
        if tokens:
            tokens[int(dice.below(len(tokens)))] = _one_of(self._tokens, dice)
        words[at] = "".join(tokens)


def _joint(text: str) -> str:
    return "; " if ";" in text else " "


def parts_of(text: str) -> list[list[str]]:
    """The words of each part; a text without semicolons is all parts of one word."""
    joint = _joint(text).strip() or None
    return [part.split() for part in text.split(joint) if part.strip()]


def _head(words: list[str], place: int) -> str:
    return words[0] if len(words) > 1 else str(place)


def _tokens_of(text: str) -> list[str]:
    return re.findall(r"\d+|[^\W\d_]+|.", text)


def _one_of(things: Sequence[T], dice: Dice) -> T:
    return things[int(dice.below(len(things)))]


def _some_part(parts: list[list[str]], dice: Dice) -> tuple[int, list[str]]:
    place = _one_of([i for i, words in enumerate(parts) if words], dice)
    return place, parts[place]


def _drop_part(parts: list[list[str]], dice: Dice) -> None:
    del parts[int(dice.below(len(parts)))]


def _repeat_part(parts: list[list[str]], dice: Dice) -> None:
    _, words = _some_part(parts, dice)
    parts.insert(int(dice.below(len(parts) + 1)), list(words))


def _drop_word(parts: list[list[str]], dice: Dice) -> None:
    _, words = _some_part(parts, dice)
    del words[int(dice.below(len(words)))]


def _repeat_word(parts: list[list[str]], dice: Dice) -> None:
    _, words = _some_part(parts, dice)
    words.insert(int(dice.below(len(words) + 1)), _one_of(words, dice))


def _swap_words(parts: list[list[str]], dice: Dice) -> None:
    (_, one), (_, other) = _some_part(parts, dice), _some_part(parts, dice)
    i, j = int(dice.below(len(one))), int(dice.below(len(other)))
    one[i], other[j] = other[j], one[i]


def _letter(parts: list[list[str]], dice: Dice) -> None:
    _, words = _some_part(parts, dice)
    at = int(dice.below(len(words)))
    word, change = words[at], int(dice.below(3))
    place = int(dice.below(len(word) + 1))
    letter = LETTERS[int(dice.below(len(LETTERS)))] if change else ""
    words[at] = word[:place] + letter + word[place + (change < 2) :]
