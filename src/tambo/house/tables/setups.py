"""Matches at their first decision. Where a set-up takes long, another process rolls it.

Some are rolled ahead of time: for what was wished last, and for the usual options of every game
that needs it. A seed that waits here is known to nobody, like that of a match that runs.
"""

import asyncio
import contextlib
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Mapping

import structlog

from tambo.core.game import Game
from tambo.core.match import Match
from tambo.core.meta import OptionValue
from tambo.house.platform.tasks import Supervisor

logger = structlog.get_logger("tambo.house.tables")
READY = 2
KINDS = 12
SECONDS_BEFORE_FIRST = 20.0

Options = Mapping[str, OptionValue]
Kind = tuple[str, int, tuple[tuple[str, OptionValue], ...]]
Roll = Callable[[str, int, str, dict[str, OptionValue], str], Awaitable[list[int]]]
"""What another process rolls for a game, players, a seed, options, and the person who waits."""


def new_seed() -> str:
    return secrets.token_hex(16)


class PreparedSetups:
    """Without `roll` everything is rolled here, off the loop where it takes long."""

    def __init__(self, roll: Roll | None = None) -> None:
        self._roll = roll
        self._ready: dict[Kind, deque[tuple[str, list[int]]]] = {}
        self._wanted: asyncio.Queue[tuple[Game, int, dict[str, OptionValue]]] = asyncio.Queue()

    async def match(
        self,
        game: Game,
        players: int,
        options: Options,
        seed: int | str | None = None,
        *,
        owner: str = "",
    ) -> Match:
        """A new match for an owner, with this seed or one of ours; InvalidSetup."""
        resolved = game.meta.resolve_options(dict(options))
        if players not in game.meta.players or not game.has_slow_setup(resolved):
            return game.new(players, new_seed() if seed is None else seed, **resolved)
        if seed is None:
            found = self._take(game, players, resolved)
            self._wanted.put_nowait((game, players, resolved))
            if found is not None:
                seed, rolls = found
                return game.set_up(players, seed, rolls, **resolved)
            seed = new_seed()
        if self._roll is not None and isinstance(seed, str):
            # Whatever goes wrong there goes wrong here again, with its true error.
            with contextlib.suppress(Exception):
                rolls = await self._roll(game.meta.name, players, seed, resolved, owner)
                return game.set_up(players, seed, rolls, **resolved)
        return await asyncio.to_thread(game.new, players, seed, **resolved)

    def ready(self, game: Game, players: int, options: Options) -> int:
        """How many set-ups of a kind are prepared."""
        return len(
            self._ready.get(_kind(game, players, game.meta.resolve_options(dict(options))), ())
        )

    def _take(self, game: Game, players: int, options: Options) -> tuple[str, list[int]] | None:
        kind = _kind(game, players, options)
        waiting = self._ready.pop(kind, deque())
        # What was asked for last is kept longest.
        self._ready[kind] = waiting
        while len(self._ready) > KINDS:
            self._ready.pop(next(iter(self._ready)))
        return waiting.popleft() if waiting else None

    # In the background

    def start(self, jobs: Supervisor, games: Callable[[], list[Game]]) -> None:
        jobs.forever("setups", self._prepare)
        jobs.spawn("setups.usual", self._want_usual(games))

    async def _prepare(self) -> None:
        while True:
            game, players, options = await self._wanted.get()
            try:
                await self._fill(game, players, options)
            except Exception as error:
                logger.warning("setup.failed", game=game.meta.name, why=str(error))

    async def _want_usual(self, games: Callable[[], list[Game]]) -> None:
        await asyncio.sleep(SECONDS_BEFORE_FIRST)
        for game in await asyncio.to_thread(games):
            options = game.meta.resolve_options({})
            if game.has_slow_setup(options):
                for players in game.meta.players:
                    self._wanted.put_nowait((game, players, options))

    async def _fill(self, game: Game, players: int, options: dict[str, OptionValue]) -> None:
        kind = _kind(game, players, options)
        while self._roll is not None and len(self._ready.setdefault(kind, deque())) < READY:
            seed = new_seed()
            rolls = await self._roll(game.meta.name, players, seed, options, "")
            self._ready.setdefault(kind, deque()).append((seed, rolls))


def _kind(game: Game, players: int, options: Options) -> Kind:
    return game.meta.name, players, tuple(sorted(options.items()))
