"""Cups: round-robin, Swiss and the pentathlon, with tables that open by themselves."""
