"""Time at tables: timeouts, vacations, opening hours, and those who leave."""

from tambo.house.platform.errors import register
from tambo.house.timekeeping.errors import ERRORS

register(ERRORS)
