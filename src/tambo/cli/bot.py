"""`tambo bot`: seats at a house for a bot that is a function in your own file."""

import asyncio
import importlib
import os
import sys
from typing import Any

from tambo.cli.translator import Translator, usage_error
from tambo.client import Decide, Ended, Remote, play, play_all

TOKEN = "TAMBO_TOKEN"


def bot(
    texts: Translator,
    name: str,
    *,
    url: str,
    token: str | None,
    table: str | None,
    any_table: bool,
    once: bool,
) -> int:
    secret = token or os.environ.get(TOKEN)
    if not secret:
        raise usage_error("argument.missing", name="--token")
    if (table is None) is not any_table:
        raise usage_error("argument.missing", name="--table")
    if not url.startswith(("http://", "https://")):
        raise usage_error("argument.value", name="--url", value=url[:60])
    decide = decide_in(name)

    def tell(ended: Ended) -> None:
        for seat in ended.seats:
            print(
                texts(
                    "terminal-bot-ended",
                    game=ended.game,
                    table=ended.table,
                    seat=seat + 1,
                    place=ended.place_of(seat),
                    points=ended.scores[seat],
                ),
                flush=True,
            )

    asyncio.run(_play(url, secret, table, decide, tell, once))
    return 0


async def _play(
    url: str, token: str, table: str | None, decide: Decide, tell: Any, once: bool
) -> None:
    async with Remote(url, token) as remote:
        if table is not None:
            tell(await play(remote, table, decide))
        else:
            await play_all(remote, decide, tell, once=once)


def decide_in(name: str) -> Decide:
    """The function that `module:function` names, looked for in the present folder, too."""
    module, _, function = name.partition(":")
    sys.path.insert(0, os.getcwd())
    try:
        decide = getattr(importlib.import_module(module), function or "decide", None)
    except ImportError as error:
        raise usage_error("bot.module", name=module, why=str(error)) from error
    if not callable(decide):
        raise usage_error("bot.function", name=name)
    found: Decide = decide
    return found
