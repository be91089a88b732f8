"""`tambo ratings`: the list of ratings at a game, or all ratings recalculated."""

import asyncio
from pathlib import Path

from tambo.cli.administration import settings_of
from tambo.cli.output import print_json
from tambo.cli.translator import Translator, usage_error
from tambo.core.errors import TamboError
from tambo.core.phrase import Phrase


def ratings(
    texts: Translator,
    game: str | None,
    rebuild: bool,
    database: Path | None,
    url: str | None,
    json: bool,
) -> int:
    if rebuild:
        return _rebuild(texts, database, url, json)
    if game is None:
        raise usage_error("argument.missing", name="GAME")
    from tambo.games import meta_of
    from tambo.house.admin.ratings import listing

    name = meta_of(game).name
    rows = asyncio.run(listing(settings_of(database, url), name))
    if json:
        import msgspec

        print_json(msgspec.to_builtins(rows))
        return 0
    for place, row in enumerate(rows, start=1):
        level = row.player_id.partition("bot:")[2]
        told = texts(f"level-{level}") if level else row.name or texts("terminal-ratings-guest")
        middle, low, high = map(round, (row.rating.mu, row.rating.low, row.rating.high))
        figures = {"middle": str(middle), "low": str(low), "high": str(high)}
        count = row.matches
        print(texts("terminal-ratings-row", place=place, name=told, matches=count, **figures))
    if not rows:
        print(texts("terminal-ratings-none"))
    return 0


def _rebuild(texts: Translator, database: Path | None, url: str | None, json: bool) -> int:
    from tambo.house.admin.ratings import rebuild as begin
    from tambo.house.catalog.games import house_catalog
    from tambo.house.platform.database.errors import StoreInUse

    settings = settings_of(database, url)
    try:
        told = begin(settings, house_catalog())
    except StoreInUse:
        path = str(settings.database)
        raise TamboError("database.in-use", Phrase("house-in-use", {"path": path})) from None
    if json:
        import msgspec

        print_json(msgspec.to_builtins(told))
    else:
        words = {"matches": told.matches, "counted": told.counted}
        print(texts("terminal-ratings-rebuilt", people=told.people, changed=told.changed, **words))
    return 0
