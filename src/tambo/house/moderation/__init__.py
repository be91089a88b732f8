"""What the host sees and does about reports and forgotten passwords."""
