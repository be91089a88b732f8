"""What a player is told: hints with every step of their proof, and remarks after the game."""
