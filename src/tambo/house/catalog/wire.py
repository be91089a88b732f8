"""Games, rules pages and workshops as they travel, and their texts."""

from typing import Literal

import msgspec

from tambo.house.platform.wire import Text


class OptionNeed(msgspec.Struct, frozen=True):
    option: str
    choice: str


class FewerChoices(msgspec.Struct, frozen=True):
    option: str
    choice: str
    choices: list[str]


class OptionSummary(msgspec.Struct, frozen=True):
    name: str
    kind: Literal["flag", "choice", "number", "text"]
    default: bool | int | str
    clause: str
    choices: list[str]
    least: int
    most: int
    players: list[int]
    """The numbers of players for which it matters; empty: all."""
    needs: list[OptionNeed]
    """Other options, named above it, and the choice of each without which it does not matter."""
    fewer: list[FewerChoices]
    """Choices of other options that leave it fewer of its own."""
    has_workshop: bool


class LevelSummary(msgspec.Struct, frozen=True):
    """A bot one can invite; catalogues name it under `level-<name>` and `level-<name>-about`."""

    name: str
    strength: int


class GameSummary(msgspec.Struct, frozen=True):
    """A game on the shelf. `is_built` is false for one that is still coming."""

    name: str
    title: str
    author: str
    publisher: str
    year: int
    players: list[int]
    minutes: int
    is_built: bool
    has_secrets: bool
    has_chance: bool
    options: list[OptionSummary]
    levels: list[LevelSummary]


class GameTexts(msgspec.Struct, frozen=True):
    """The texts of a game in Fluent's notation."""

    game: str
    language: Literal["en", "fr"]
    source: str


class TextPiece(msgspec.Struct, frozen=True):
    """Words of a rules page that look alike, or a mark in them: a ruling of the house, our own
    drawing where the picture is lost, or what can be changed at the table. Only a mark can have a
    reason."""

    kind: Literal["plain", "strong", "em", "code", "ruling", "drawing", "option"]
    text: str
    reason: str


class Clause(msgspec.Struct, frozen=True):
    """One numbered rule of a rules page; its marks stand among its words."""

    id: str
    pieces: list[TextPiece]


class Chapter(msgspec.Struct, frozen=True):
    id: str
    title: str
    clauses: list[Clause]


class RulesPage(msgspec.Struct, frozen=True):
    game: str
    language: Literal["en", "fr"]
    intro: list[list[TextPiece]]
    chapters: list[Chapter]


# The workshop


class WorkshopPart(msgspec.Struct, frozen=True):
    """Data of a printed copy that can be typed in for an option of the game, and ours."""

    option: str
    sample: str


class WorkshopPage(msgspec.Struct, frozen=True):
    game: str
    parts: list[WorkshopPart]


class TypedIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    part: str
    text: str


class FlawFound(msgspec.Struct, frozen=True):
    """Something wrong or odd in what was typed in; `line` counts from 1, 0 is no line."""

    line: int
    clause: str
    said: Text


class Examined(msgspec.Struct, frozen=True):
    """What the workshop found: flaws, or the options of a table that plays with the data.

    Warnings come with the options; a table can be opened in spite of them.
    """

    flaws: list[FlawFound]
    warnings: list[FlawFound]
    options: dict[str, bool | int | str]
    report: list[Text]
