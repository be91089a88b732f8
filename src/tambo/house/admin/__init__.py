"""What a host does with a whole house: backup, restore, rerun, ratings anew."""
