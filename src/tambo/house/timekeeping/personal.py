"""What is kept of when a person is away."""

from tambo.house.lobby import schema
from tambo.house.platform.personal_data import PersonalRows

VACATIONS = PersonalRows(schema.vacations)
