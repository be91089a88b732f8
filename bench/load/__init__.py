"""Many people at once: how long a move takes to everybody's screen, here and at a peer."""
