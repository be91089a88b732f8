"""Finds valleys from domains and counts: laws, suppositions, covers, fillings. All compiled."""
