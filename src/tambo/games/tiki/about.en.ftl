# By which a game presents itself before anybody has opened it.
tiki-title = Tiki
tiki-tagline = Nine villages, seven fruits, two greedy gods.
tiki-about = Raise totems, walk them from village to village and crown the third tiki: the player on top takes the fruit. Everything is open and nothing is luck.
