"""Everything that travels between the house and a screen, declared once, a file for each subject.

The TypeScript types are generated from these files (`scripts/wire_types.py`).
"""
