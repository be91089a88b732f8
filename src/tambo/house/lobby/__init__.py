"""Public tables, quick matches and seats before the start."""

from tambo.house.lobby.errors import ERRORS
from tambo.house.platform.errors import register

register(ERRORS)
