"""The games on offer, their rules pages and their workshops."""

from tambo.house.catalog.errors import ERRORS
from tambo.house.platform.errors import register

register(ERRORS)
