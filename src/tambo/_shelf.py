"""More games than the house ships: folders named by TAMBO_SHELF join the scanned shelf.

A game in `my_games/harvest/` is found with `TAMBO_SHELF=my_games`, beside the games of the house.
"""

import os
import sys


def lengthen() -> None:
    """Put the folders of TAMBO_SHELF on the shelf; called once, when tambo is imported."""
    shelf = sys.modules["tambo.games"]
    for folder in os.environ.get("TAMBO_SHELF", "").split(os.pathsep):
        if folder and folder not in shelf.__path__:
            shelf.__path__ = [*shelf.__path__, folder]
