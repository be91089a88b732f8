"""Scenarios: their text and their laws, how they are made and graded, and which one is played."""
