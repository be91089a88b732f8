"""Looking back at matches that are over. Knows no web framework."""
