"""The routes of the ratings: a game's list, your own, and whether a match has counted."""

from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from tambo.house.platform.requests import AnyRequest, player_of, service
from tambo.house.ratings.service import Ratings
from tambo.house.ratings.wire import MyRating, RatedMatch, RatingList


@get("/api/ratings/games/{game:str}")
async def rating_list(
    request: AnyRequest,
    game: FromPath[str],
    least: Annotated[int, QueryParameter(ge=1, le=1000)] = 5,
) -> RatingList:
    """The list of ratings at a game, of players with a minimum number of matches."""
    return await service(request, Ratings).listed(game, least, player_of(request))


@get("/api/ratings/mine")
async def my_ratings(request: AnyRequest) -> list[MyRating]:
    """Your own ratings, each with its history."""
    return await service(request, Ratings).mine(player_of(request))


@get("/api/ratings/matches/{table:str}")
async def rated_match(request: AnyRequest, table: FromPath[str]) -> RatedMatch:
    """Whether a match has counted, and if not, why."""
    return await service(request, Ratings).match(table)


HANDLERS = [rating_list, my_ratings, rated_match]
