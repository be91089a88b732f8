"""How strong people and bots are at each game, from the matches they have finished."""
