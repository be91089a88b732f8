"""Finding others to play with, clocks, and what becomes of a game when somebody leaves it."""

from tambo.house.lobby.errors import ERRORS
from tambo.house.platform.errors import register

register(ERRORS)
