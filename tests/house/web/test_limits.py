"""Limits: one person who asks too much is told when to come again; a school is not."""
