"""Tables and the matches on them, without any web framework."""

from tambo.house.platform.errors import register
from tambo.house.tables.errors import ERRORS

register(ERRORS)
