# Ce par quoi un jeu se présente avant d’être ouvert.
cortez-title = Cortez
cortez-tagline = 1519 : des généraux marchandent et se battent pour la cité du lac.
cortez-about = Des colliers sur les troupes, des cartes en main, des promesses dans l’air : prenez Tenochtitlan, par les armes ou par la parole.
