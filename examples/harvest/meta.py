"""The static facts of Harvest."""

from tambo.core.meta import Meta, Option

META = Meta(
    name="harvest",
    title="Harvest",
    author="The Tambo maintainers",
    publisher="Tambo",
    year=2026,
    players=(1, 2, 3, 4, 5, 6),
    minutes=5,
    rules_version=1,
    options=(
        Option("rounds", "number", 5, "HARVEST-3.1", least=1, most=9),
        Option("teams", "flag", False, "HARVEST-3.3"),
    ),
    endings=("last-round",),
    has_secrets=True,
)
