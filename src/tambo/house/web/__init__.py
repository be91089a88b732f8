"""The house on the wire: middleware, the socket, static files and API documents."""

from tambo.house.platform.errors import register
from tambo.house.web.errors import ERRORS

register(ERRORS)
