"""The routes of the house itself: its health, and the page served at every address."""

from litestar import Response, route

from tambo.house.platform.database.database import Database
from tambo.house.platform.errors import HouseError
from tambo.house.platform.requests import AnyRequest, service
from tambo.house.web.static_files import Pages


@route("/healthz", http_method=["GET", "HEAD"], include_in_schema=False)
async def health(request: AnyRequest) -> dict[str, str]:
    await service(request, Database).ping()
    return {"status": "ok"}


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes]:
    if request.scope["path"].startswith(("/api/", "/api")):
        raise HouseError("not-found")
    return service(request, Pages).answer(request)


HANDLERS = [health, page]
