"""What everybody may know of somebody, and what somebody may take away of himself.

Results are read, never worked out here: they are written with the last move of a match.
"""
