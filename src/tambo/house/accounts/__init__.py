"""Accounts: sign-in, profiles, tokens, and the limits on requests."""

from tambo.house.accounts.errors import ERRORS
from tambo.house.platform.errors import register

register(ERRORS)
