"""Chat at tables: messages, mutes and blocks. Knows no web framework."""

from tambo.house.chat.errors import ERRORS
from tambo.house.platform.errors import register

register(ERRORS)
