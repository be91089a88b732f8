"""The games on offer, their rules pages and their workshops."""
