"""The static facts of Tiwanaku: credits, seats and what may be agreed before a game."""

from tambo.core.meta import Meta, Option

NUMBERED = tuple(str(number) for number in range(1, 16))
ALONE = (1,)
TOGETHER = (2, 3, 4)

META = Meta(
    name="tiwanaku",
    title="Tiwanaku",
    author="Olivier Grégoire",
    publisher="Sit Down!",
    year=2022,
    players=(1, 2, 3, 4),
    minutes=45,
    rules_version=2,
    options=(
        Option(
            "mode",
            "choice",
            "competitive",
            "TIWANAKU-2.4",
            ("competitive", "cooperative"),
            players=TOGETHER,
        ),
        Option(
            "board",
            "choice",
            "long",
            "TIWANAKU-1.1",
            ("short", "long"),
            players=TOGETHER,
            needs=(("mode", "competitive"),),
        ),
        Option("solo", "choice", "easy", "TIWANAKU-5.5", ("easy", "hard"), players=ALONE),
        Option(
            "coop",
            "choice",
            "normal",
            "TIWANAKU-6.2",
            ("easy", "normal", "expert"),
            players=TOGETHER,
            needs=(("mode", "cooperative"),),
        ),
        Option(
            "colour",
            "choice",
            "beige",
            "TIWANAKU-5.1",
            ("beige", "white", "green", "blue"),
            players=ALONE,
        ),
        Option("levels", "number", 6, "TIWANAKU-3.8", least=4, most=9),
        Option(
            "scenario",
            "text",
            "",
            "TIWANAKU-1.9",
            NUMBERED,
            fewer=(("board", "short", NUMBERED[:5]),),
            is_secret=True,
            is_unrated=True,
            has_workshop=True,
        ),
        Option("hints", "flag", True, "TIWANAKU-8.1"),
    ),
    endings=("mapped", "stalled", "solo-won", "solo-lost", "coop-won", "coop-lost"),
    together=("solo-won", "solo-lost", "coop-won", "coop-lost"),
    variants=(
        {"board": "short"},
        {"board": "long"},
        {"solo": "easy"},
        {"solo": "hard"},
        {"mode": "cooperative", "coop": "easy"},
        {"mode": "cooperative", "coop": "normal"},
        {"mode": "cooperative", "coop": "expert"},
    ),
    in_bulk={"scenario": "lot"},
    has_secrets=True,
    has_chance=False,
    has_daily=True,
    has_slow_redeals=True,
)
