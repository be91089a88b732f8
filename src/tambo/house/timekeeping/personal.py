"""What is kept of when a person is away."""

from tambo.house.platform.database.personal_data import PersonalRows
from tambo.house.tables import schema_terms

VACATIONS = PersonalRows(schema_terms.vacations)
