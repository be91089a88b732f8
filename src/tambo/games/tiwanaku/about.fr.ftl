# Ce par quoi un jeu se présente avant d’être ouvert.
tiwanaku-title = Tiwanaku
tiwanaku-tagline = Une vallée cachée : explorez son sol, divinez ses cultures.
tiwanaku-about = Chaque champ suit les lois de la Pachamama. Marchez, déduisez, annoncez, et ne la fâchez pas. Les uns contre les autres, en solitaire ou ensemble contre les Otoma.
tiwanaku-daily = Scénario du jour
