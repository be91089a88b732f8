"""What is said at tables, and what the host can do about it. Knows no web framework."""
