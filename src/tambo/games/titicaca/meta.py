"""The static facts of Titicaca: credits, seats and what may be agreed before a game."""

from tambo.core.meta import Meta, Option

META = Meta(
    name="titicaca",
    title="Titicaca",
    author="Corné van Moorsel",
    publisher="Cwali",
    year=2001,
    players=(2, 3, 4, 5),
    minutes=60,
    rules_version=1,
    options=(
        Option(
            "shape", "choice", "lot", "TITICACA-2.1", ("lot", "disc", "band", "weave", "spiral")
        ),
        Option("tiles", "text", "", "TITICACA-1.5", has_workshop=True),
    ),
    endings=("full", "unarmed", "no-bids"),
    has_secrets=True,
    has_chance=False,
)
