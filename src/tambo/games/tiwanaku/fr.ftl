# Tiwanaku en français.

tiwanaku-title = Tiwanaku
tiwanaku-tagline = Une vallée cachée : explorez son sol, devinez ses cultures.
tiwanaku-about = Chaque champ suit les lois de la Pachamama. Marchez, déduisez, annoncez, et ne la fâchez pas.
