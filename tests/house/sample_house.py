"""A real house for tests, in a process of its own: `python -m tests.house.sample_house DATABASE`.

It has Harvest (hidden hands, sealed choices) on the shelf beside the games of the package, Fallow,
which nobody can play yet, and bots that misbehave on demand. Prints its address like any house.
"""
