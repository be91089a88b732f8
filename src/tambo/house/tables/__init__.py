"""Tables and the matches on them, without any web framework."""
