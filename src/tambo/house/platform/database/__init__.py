"""Databases the house can live in, behind SQLAlchemy: engines, outages, migrations."""
