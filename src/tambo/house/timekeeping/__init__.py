"""Time at tables: timeouts, vacations, opening hours, and those who leave."""
