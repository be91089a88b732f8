"""Tiki: two gods of one island compete for the fruit of nine villages."""
