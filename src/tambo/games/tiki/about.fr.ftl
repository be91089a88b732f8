# Ce par quoi un jeu se présente avant d’être ouvert.
tiki-title = Tiki
tiki-tagline = Neuf villages, sept fruits, deux divinités gourmandes.
tiki-about = Dressez des totems, faites-les marcher de village en village et posez le troisième tiki : celui du dessus emporte les fruits. Tout est visible, rien n’est dû au hasard.
