"""Ratings as they travel. Whole numbers: the middle of a guess and the two ends of its interval."""

import msgspec


class RatingSummary(msgspec.Struct, frozen=True):
    """A player at one game. `level` is a bot's; a person has a name, which may be empty."""

    name: str
    level: str
    middle: int
    low: int
    high: int
    matches: int
    is_me: bool


class RatingList(msgspec.Struct, frozen=True):
    """`unlisted` people have played less than the minimum; 1,000 means that many or more."""

    game: str
    cards: list[RatingSummary]
    unlisted: int


class RatingStep(msgspec.Struct, frozen=True):
    """What I was worth after a match."""

    table: str
    at: float
    middle: int
    low: int
    high: int


class MyRating(msgspec.Struct, frozen=True):
    game: str
    now: RatingSummary
    steps: list[RatingStep]


class RatedMatch(msgspec.Struct, frozen=True):
    """Whether a match has been judged and counts; if not, `reason`: the end of
    `ratings-reason-...`."""

    table: str
    is_judged: bool
    counts: bool
    reason: str | None
