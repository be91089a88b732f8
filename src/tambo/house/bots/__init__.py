"""Bots at tables: when they are asked, where they think, and what happens when they fail."""
