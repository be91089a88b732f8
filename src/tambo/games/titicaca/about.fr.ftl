# Ce par quoi un jeu se présente avant d’être ouvert.
titicaca-title = Titicaca
titicaca-tagline = Enchères secrètes, villages au bord des lacs, régions qui s’unissent.
titicaca-about = Quinze lacs, l’un après l’autre : misez en secret, installez-vous, unissez et comptez vos majorités.
