"""The static facts of Tiki: credits, seats and what may be agreed before a game."""

from tambo.core.meta import Meta, Option

META = Meta(
    name="tiki",
    title="Tiki",
    author="Nicolas Sato",
    publisher="Ôz Éditions",
    year=2018,
    players=(2,),
    minutes=15,
    rules_version=2,
    options=(
        Option("shaman", "flag", False, "TIKI-5.1"),
        Option("villages", "choice", "two-cursed", "TIKI-1.1", ("two-cursed", "three-cursed")),
        Option("layout", "text", "", "TIKI-2.1"),
        Option("first", "choice", "lot", "TIKI-2.3", ("lot", "yellow", "purple")),
        Option("repetition", "flag", True, "TIKI-6.4"),
        Option("swap", "flag", False, "TIKI-6.5"),
    ),
    variants=({}, {"shaman": True}),
    has_chance=False,
    endings=("four-fruits", "reserve-empty", "sudden-death", "repetition"),
)
