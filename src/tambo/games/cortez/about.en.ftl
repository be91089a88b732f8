# By which a game presents itself before anybody has opened it.
cortez-title = Cortez
cortez-tagline = 1519: generals bargain and fight for the city on the lake.
cortez-about = Collars on troops, cards in hand, promises in the air: take Tenochtitlan, by arms or by words.
