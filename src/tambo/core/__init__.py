"""The contract every game keeps, and the nouns all games share.

Nothing in here knows a particular game, reads a clock, does I/O or rolls an unseeded die.
"""
