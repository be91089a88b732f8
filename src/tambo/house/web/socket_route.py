"""Where a screen connects: a socket for each table."""

import contextlib

import structlog
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tambo.house.accounts.sessions import visitor_of
from tambo.house.platform.database.outage import is_outage
from tambo.house.platform.requests import counted_as, player_of, service
from tambo.house.web.screen_services import ScreenServices
from tambo.house.web.socket import FAILED, AnySocket, Screen, ScreenGone

logger = structlog.get_logger("tambo.house.socket")


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, table: FromPath[str]) -> None:
    house = service(socket, ScreenServices)
    player_id = player_of(socket)
    _, address = counted_as(socket)
    await socket.accept()
    try:
        with house.metrics.screens.track_inprogress():
            may_play = visitor_of(socket).may("play")
            screen = Screen(socket, house, table, player_id, address=address, may_play=may_play)
            await screen.run()
    except (WebSocketDisconnect, ScreenGone):
        logger.debug("socket.gone", table=table)
    except Exception as error:
        if is_outage(error):
            logger.warning("socket.failed", table=table, why=type(error).__name__)
        else:
            logger.exception("socket.failed", table=table)
        with contextlib.suppress(Exception):
            await socket.close(FAILED)
