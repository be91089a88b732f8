"""How fast the engine is, beside what: see README.md in this folder."""
