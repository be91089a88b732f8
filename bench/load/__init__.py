"""Many people at once: how long a move takes to every screen, here and at a peer."""
