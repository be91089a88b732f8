"""Titicaca: announced; its rules are not on the shelf yet."""
