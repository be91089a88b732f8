"""What the admin sees and does about reports and forgotten passwords."""

from tambo.house.moderation.errors import ERRORS
from tambo.house.platform.errors import register

register(ERRORS)
