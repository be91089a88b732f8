"""The house on the wire: HTTP routes, the socket, the gate before them, and the pages."""

from tambo.house.platform.errors import register
from tambo.house.web.errors import ERRORS

register(ERRORS)
