"""Playing at a house from outside, with a few lines: a bot is a function from what its seat sees to
one of the choices on its menu. Knows the house's API only, none of its code.

    from tambo.client import Observation, play

    def decide(seen: Observation) -> str:
        return seen.menu[0]
"""

from tambo.client.observation import Ended, Observation
from tambo.client.playing import Decide, play, play_all
from tambo.client.remote import Remote, RemoteError

__all__ = ["Decide", "Ended", "Observation", "Remote", "RemoteError", "play", "play_all"]
