"""The static facts of Cortez."""

from tambo.core.meta import Meta

META = Meta(
    name="cortez",
    title="Cortez",
    author="Hermann Huber",
    publisher="Piatnik",
    year=2001,
    players=(2, 3, 4, 5, 6),
    minutes=90,
    rules_version=1,
    has_secrets=True,
)
