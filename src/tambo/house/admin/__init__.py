"""What an admin does with a whole house: backup, restore, rerun, ratings from scratch."""
