"""The static facts of Tahuantinsuyu."""

from tambo.core.meta import Meta

META = Meta(
    name="tahuantinsuyu",
    title="Tahuantinsuyu",
    author="Alan D. Ernstein",
    publisher="Hangman Games",
    year=2004,
    players=(3, 4),
    minutes=120,
    rules_version=1,
    has_secrets=True,
)
