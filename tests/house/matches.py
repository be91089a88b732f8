"""Whole matches without any web: opened, joined and played to their end by the first choices."""

from tambo.house.tables.wire import JoinRequest, SeatRequest, TableRequest
from tambo.house.tables.wire_terms import Terms, TimeControl
from tests.house.units import Tables


async def seated(tables: Tables, *people: str, game: str = "harvest", **more: object) -> str:
    """A table at which each of these sits; a word with a colon is the level of a bot."""
    first = next(who for who in people if not who.startswith("bot:"))
    seats = [
        SeatRequest("bot", level=who.removeprefix("bot:"))
        if who.startswith("bot:")
        else SeatRequest("me" if who == first else "open", who.title())
        for who in people
    ]
    more = {
        "terms": Terms(is_rated="seed" not in more, time_control=TimeControl("days", days=1)),
        **more,
    }
    card = await tables.opening.open(TableRequest(game, seats, **more), first)  # type: ignore[arg-type]
    for seat, link in card.seat_links.items():
        who = people[int(seat)]
        token = link.rsplit("/", 1)[1]
        await tables.joining.join(card.id, JoinRequest(token, who.title()), who)
    return card.id


async def played(tables: Tables, table: str, stop: int | None = None) -> str:
    """Play until it is over, or so many choices; the choices differ from match to match."""
    made = 0
    while (live := await tables.registry.live(table)).match.to_act and made != stop:
        seat = live.match.to_act[0]
        menu = live.match.legal(seat)
        choice = menu[(made * 7 + len(table) + ord(table[0])) % len(menu)]
        await tables.commands.play(
            table, seat, live.match.decision(seat), choice, f"m{live.applied}"
        )
        made += 1
    return table


async def play_out(tables: Tables, table: str) -> None:
    """Play until it is over; the choices are the same in every match of a game."""
    for number in range(2000):
        match = (await tables.registry.live(table)).match
        if match.is_over:
            return
        seat = match.to_act[0]
        menu = match.legal(seat)
        choice = menu[number * 7 % len(menu)]
        await tables.commands.play(table, seat, match.decision(seat), choice, f"m{number}")
    raise AssertionError("the game does not end")
