"""Finding others to play with, clocks, and what becomes of a game when somebody leaves it."""
