"""The workshops of a game as cards, and what they find in data that was typed in."""

from tambo.core.game import Game
from tambo.core.workshop import Flaw
from tambo.house.catalog.wire import Examined, FlawFound, TypedIn, WorkshopPage, WorkshopPart
from tambo.house.platform.errors import HouseError
from tambo.house.platform.wire import text_of


def workshop_page(game: Game) -> WorkshopPage:
    parts = [WorkshopPart(bench.option, bench.sample()) for bench in game.workshops()]
    return WorkshopPage(game.meta.name, parts)


def examine(game: Game, typed: TypedIn) -> Examined:
    """HouseError if the game has no such workshop; a text full of mistakes is an answer."""
    for bench in game.workshops():
        if bench.option == typed.part:
            break
    else:
        raise HouseError("workshop.part", part=typed.part[:40], game=game.meta.title)
    flaws = bench.flaws(typed.text)
    if flaws:
        return Examined(_found(flaws), [], {}, [])
    report = [text_of(phrase) for phrase in bench.report(typed.text)]
    warnings = _found(bench.warnings(typed.text))
    return Examined([], warnings, bench.options(typed.text), report)


def _found(flaws: list[Flaw]) -> list[FlawFound]:
    return [FlawFound(flaw.line, flaw.clause, text_of(flaw.phrase)) for flaw in flaws]
