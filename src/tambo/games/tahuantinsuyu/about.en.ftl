# By which a game presents itself before anybody has opened it.
tahuantinsuyu-title = Tahuantinsuyu
tahuantinsuyu-tagline = Four roads leave Cuzco: build an empire before Pizarro comes.
tahuantinsuyu-about = Roads, conquests, terraces and temples from Quito to the south, under a sun that favours whom it will.
