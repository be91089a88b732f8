"""Tournaments: round-robin, Swiss and the pentathlon, with tables that open by themselves."""

from tambo.house.platform.errors import register
from tambo.house.tournaments.errors import ERRORS

register(ERRORS)
