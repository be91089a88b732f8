"""Tiwanaku: a hidden valley is explored, and its crops are deduced and announced."""
