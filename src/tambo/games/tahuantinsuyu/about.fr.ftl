# Ce par quoi un jeu se présente avant d’être ouvert.
tahuantinsuyu-title = Tahuantinsuyu
tahuantinsuyu-tagline = Quatre routes partent de Cuzco : bâtissez un empire avant Pizarro.
tahuantinsuyu-about = Routes, conquêtes, terrasses et temples de Quito jusqu’au sud, sous un soleil qui favorise qui il veut.
