# By which a game presents itself before anybody has opened it.
titicaca-title = Titicaca
titicaca-tagline = Sealed bids, villages by the lakes, regions that grow together.
titicaca-about = Fifteen lakes, one after the other: bid arms in secret, settle, unite and count your majorities.
