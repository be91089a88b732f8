"""Notifications: telling people that it is their turn, by push, e-mail or webhook."""

from tambo.house.notifications.errors import ERRORS
from tambo.house.platform.errors import register

register(ERRORS)
