"""The static facts of Cortez: credits, seats and what may be agreed before a game."""

from tambo.core.meta import Meta, Option

META = Meta(
    name="cortez",
    title="Cortez",
    author="Hermann Huber",
    publisher="Piatnik",
    year=2001,
    players=(2, 3, 4, 5, 6),
    minutes=90,
    rules_version=5,
    also_replays=(4,),
    options=(
        Option("passage", "flag", True, "CORTEZ-6.3"),
        Option("board", "text", "", "CORTEZ-1.7", has_workshop=True),
    ),
    variants=({}, {"passage": False}),
    endings=("last-treasure", "city-full"),
    has_secrets=True,
)
