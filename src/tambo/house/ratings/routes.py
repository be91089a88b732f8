"""The routes of the ratings: a game's list, one's own, and whether a match has counted."""

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import FromPath, QueryParameter

from tambo.house.ratings.wire import MyRating, RatedMatch, RatingList
from tambo.house.web.routes import guest_of, house_of

AnyRequest = Request[Any, Any, Any]


@get("/api/ratings/games/{game:str}")
async def rating_list(
    request: AnyRequest,
    game: FromPath[str],
    least: Annotated[int, QueryParameter(ge=1, le=1000)] = 5,
) -> RatingList:
    """Who stands where at a game, for those with at least so many matches."""
    return await house_of(request).ratings.listed(game, least, guest_of(request))


@get("/api/ratings/mine")
async def my_ratings(request: AnyRequest) -> list[MyRating]:
    """One's own ratings, each with its history."""
    return await house_of(request).ratings.mine(guest_of(request))


@get("/api/ratings/matches/{table:str}")
async def rated_match(request: AnyRequest, table: FromPath[str]) -> RatedMatch:
    """Whether a match has counted, and if not, why."""
    return await house_of(request).ratings.match(table)


HANDLERS = [rating_list, my_ratings, rated_match]
