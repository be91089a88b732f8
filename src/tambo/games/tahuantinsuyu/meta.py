"""The static facts of Tahuantinsuyu."""

from tambo.core.meta import Meta, Option

META = Meta(
    name="tahuantinsuyu",
    title="Tahuantinsuyu",
    author="Alan D. Ernstein",
    publisher="Hangman Games",
    year=2004,
    players=(3, 4),
    minutes=120,
    rules_version=5,
    options=(Option("box", "text", "", "TAHUANTINSUYU-1.4", has_workshop=True),),
    endings=("invasion-1", "invasion-2", "invasion-3", "invasion-4"),
    has_secrets=True,
)
