"""Titicaca: tribes bid arms in secret for the lands around fifteen lakes, and join regions."""
