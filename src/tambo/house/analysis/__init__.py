"""Looking back at matches that are over. Knows no web framework."""

from tambo.house.analysis.errors import ERRORS
from tambo.house.platform.errors import register

register(ERRORS)
