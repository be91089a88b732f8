"""What every subject stands on: clock, errors, identity, database, tasks, bus. Knows no subject."""
