"""What is kept of when a person is away."""

from tambo.house.platform.personal_data import PersonalRows
from tambo.house.timekeeping import schema

VACATIONS = PersonalRows(schema.vacations)
