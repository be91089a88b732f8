"""The static facts of Tiwanaku."""

from tambo.core.meta import Meta

META = Meta(
    name="tiwanaku",
    title="Tiwanaku",
    author="Olivier Grégoire",
    publisher="Sit Down!",
    year=2022,
    players=(1, 2, 3, 4),
    minutes=45,
    rules_version=1,
    has_secrets=True,
)
