"""What is said at tables, and what the host can do about it. Knows no web framework."""

from tambo.house.chat.errors import ERRORS
from tambo.house.platform.errors import register

register(ERRORS)
