"""The static facts of Titicaca."""

from tambo.core.meta import Meta

META = Meta(
    name="titicaca",
    title="Titicaca",
    author="Corné van Moorsel",
    publisher="Cwali",
    year=2001,
    players=(2, 3, 4, 5),
    minutes=60,
    rules_version=1,
    has_secrets=True,
)
