"""People: accounts, what lets them in, what others see of them, and how much one may ask for."""

from tambo.house.accounts.errors import ERRORS
from tambo.house.platform.errors import register

register(ERRORS)
