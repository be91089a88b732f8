"""Experiments: many games at once, and what they say about games and bots."""
