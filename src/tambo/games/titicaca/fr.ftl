# Titicaca en français.

titicaca-colour = { $colour ->
    [yellow] Jaune
    [red] Rouge
    [orange] Orange
    [purple] Violet
   *[pink] Rose
}
titicaca-colour-yellow = Jaune
titicaca-colour-red = Rouge
titicaca-colour-orange = Orange
titicaca-colour-purple = Violet
titicaca-colour-pink = Rose
titicaca-kind = { $kind ->
    [forest] forêt
    [mountain] montagne
    [savanna] savane
    [pampa] pampa
   *[meadow] prairie
}
titicaca-kind-forest = Forêt
titicaca-kind-mountain = Montagne
titicaca-kind-savanna = Savane
titicaca-kind-pampa = Pampa
titicaca-kind-meadow = Prairie
titicaca-what = { $what ->
    [forest] Forêt
    [mountain] Montagne
    [savanna] Savane
    [pampa] Pampa
    [meadow] Prairie
   *[lakes] Lacs
}
titicaca-when = { $lake ->
    [0] Fin
   *[other] Lac { $lake }
}
titicaca-figures = { $yellow ->
    [none] {""}
   *[other] {" "}(jaune { $yellow })
}{ $red ->
    [none] {""}
   *[other] {" "}(rouge { $red })
}{ $orange ->
    [none] {""}
   *[other] {" "}(orange { $orange })
}{ $purple ->
    [none] {""}
   *[other] {" "}(violet { $purple })
}{ $pink ->
    [none] {""}
   *[other] {" "}(rose { $pink })
}

# Options
titicaca-option-shape = Pays
titicaca-option-shape-about = Comment les tuiles sont assemblées.
titicaca-option-shape-lot = Tiré au sort
titicaca-option-shape-disc = Disque
titicaca-option-shape-band = Ruban
titicaca-option-shape-weave = Tissage
titicaca-option-shape-spiral = Spirale
titicaca-option-tiles = Tuiles de votre exemplaire
titicaca-option-tiles-about = Douze tuiles séparées par des barres obliques, chacune quatre faces dans le sens horaire depuis une pointe : numéros de lacs et f, m, s, p, g. Vide : les tuiles de la maison.

# Ce qui est attendu
titicaca-prompt-bid = { $where ->
    [extra] Manche supplémentaire : misez pour les { $lands } terrains encore vides. Vous avez { $stock } armes.
   *[lake] Lac { $round } : misez en secret de 0 à { $stock } armes.
}
titicaca-prompt-settle = { $where ->
    [extra] Posez un village sur n’importe quel terrain vide.
   *[lake] Posez un village sur un terrain vide au bord du lac { $round }.
}
titicaca-prompt-join = Unissez votre nouveau terrain { $region } à une région voisine, ou laissez-le seul.
titicaca-prompt-unite = Unissez deux autres régions près de { $region }, ou déclinez.
titicaca-prompt-temple = Construisez un temple dans la région de { $region } ou à côté, ou déclinez.

# Choix
titicaca-choice-bid = { $amount ->
    [0] Ne rien miser
    [one] Miser { $amount } arme
   *[other] Miser { $amount } armes
}
titicaca-choice-settle = S’installer en { $at } ({ titicaca-kind }, { $lakes ->
    [one] { $lakes } lac
   *[other] { $lakes } lacs
})
titicaca-choice-join = Rejoindre la région de { $region } ({ $lands } terrains alors)
titicaca-choice-unite = Unir les régions de { $one } et { $other } ({ $lands } terrains alors)
titicaca-choice-temple = Construire votre temple +{ $value } en { $at }
titicaca-choice-decline = { $step ->
    [join] Ne pas rejoindre
    [unite] Ne rien unir
   *[temple] Pas de temple
}

# Événements
titicaca-event-round-began = La manche { $round } commence.
titicaca-event-skipped = { $reason ->
    [unarmed] La manche { $round } est sautée : personne n’a d’armes.
   *[no-land] La manche { $round } est sautée : pas de terrain vide à ce lac.
}
titicaca-event-bid = Vous avez misé { $amount }.
titicaca-event-revealed = Les mises sont dévoilées :{ titicaca-figures }.
titicaca-event-turn-began = { titicaca-colour } paie { $amount } et s’installe.
titicaca-event-withdrew = { titicaca-colour } ne trouve plus de terrain et reprend { $amount }.
titicaca-event-arrow-passed = La flèche passe à { titicaca-colour }.
titicaca-event-settled = { titicaca-colour } s’est installé en { $at } ({ titicaca-kind }).
titicaca-event-joined = { titicaca-colour } a uni { $at } à la région de { $region }.
titicaca-event-united = { titicaca-colour } a uni les régions de { $one } et { $other }.
titicaca-event-temple-built = { titicaca-colour } a construit un temple en { $at }.
titicaca-event-temple-chosen = Votre temple en { $at } vaut { $value }.
titicaca-event-declined = { $step ->
    [join] { titicaca-colour } n’a pas rejoint de région.
    [unite] { titicaca-colour } n’a rien uni.
   *[temple] { titicaca-colour } n’a pas construit de temple.
}
titicaca-event-lake-counted = On compte le lac { $lake }.
titicaca-event-counted = { titicaca-colour } marque { $points } pour { $what ->
    [villages] ses villages
    [group] son plus grand groupe
   *[arms] ses armes
}.
titicaca-event-scored = { titicaca-colour } marque { $points } dans la région de { $region } : { $what ->
    [lakes] lacs
   *[other] { titicaca-what }
}{ $tied ->
    [one] .
   *[other] , après égalité.
}
titicaca-event-temple-turned = Le temple de { titicaca-colour } en { $at } est retourné : +{ $value }.
titicaca-event-temples-returned = { titicaca-colour } reprend { $count ->
    [one] { $count } temple
   *[other] { $count } temples
}.
titicaca-event-armed = { titicaca-colour } reçoit { $arms } armes ({ $villages ->
    [one] { $villages } village
   *[other] { $villages } villages
}, plus grand groupe { $group }).
titicaca-event-ended = { $ending ->
    [full] Plus aucun terrain n’est vide : la partie est finie.
    [unarmed] Plus personne n’a d’armes : la partie est finie.
   *[no-bids] Personne n’a misé : la partie est finie.
}

# La fin
titicaca-ending-full = une fois tous les terrains occupés
titicaca-ending-unarmed = quand plus personne n’a d’armes
titicaca-ending-no-bids = quand plus personne ne mise
titicaca-sheet-carried = { $count } points apportés par la position
titicaca-sheet-arms = { titicaca-when } : { $count ->
    [one] { $count } arme
   *[other] { $count } armes
} en stock
titicaca-sheet-villages = { titicaca-when } : { $count ->
    [one] { $count } village
   *[other] { $count } villages
}
titicaca-sheet-group = { titicaca-when } : plus grand groupe de villages, 3 chacun
titicaca-sheet-most = { titicaca-when }, région { $region } : { titicaca-what }, le plus de villages ({ $villages })
titicaca-sheet-tie-won = { titicaca-when }, région { $region } : { titicaca-what }, égalité à { $villages }, gagnée par lacs et temples :{ titicaca-figures }
titicaca-sheet-tie-shared = { titicaca-when }, région { $region } : { titicaca-what }, { $points } partagés après égalité :{ titicaca-figures }

# Ce qu’une région marquerait
titicaca-preview-most = { titicaca-what } : { $points } pour { titicaca-colour }, le plus de villages ({ $villages })
titicaca-preview-tie-won = { titicaca-what } : { $points } pour { titicaca-colour }, égalité gagnée :{ titicaca-figures }
titicaca-preview-tie-shared = { titicaca-what } : { $points } partagés, { $each } chacun :{ titicaca-figures }
titicaca-preview-tie-open = { titicaca-what } : { $points }, un temple caché décide :{ titicaca-figures }

# Le plateau en mots
titicaca-board-legend = ~ lac ; f forêt, m montagne, s savane, p pampa, g prairie ; puis le propriétaire : Y jaune, R rouge, O orange, P violet, K rose
titicaca-board-round-lake = Manche { $round }, lac { $round }. Terrains vides : { $lands }
titicaca-board-round-extra = Manche supplémentaire { $round }. Terrains vides : { $lands }
titicaca-board-player = { titicaca-colour } : { $score } points, { $stock } armes, { $villages ->
    [one] { $villages } village
   *[other] { $villages } villages
}, temples en main { $hand }, construits { $built }{ $arrow ->
    [yes] , a la flèche
   *[no] {""}
}
titicaca-board-region = Région { $region } : { $lands } ; lacs { $lakes } ; marquerait :{ titicaca-figures }
titicaca-board-bid = Votre mise secrète : { $amount }

# Pourquoi pas
titicaca-refusal-over = La partie est finie.
titicaca-refusal-unarmed = Vous n’avez pas d’armes à miser.
titicaca-refusal-sealed = Votre mise est scellée ; les autres choisissent encore.
titicaca-refusal-not-asked = C’est à { titicaca-colour } de jouer.
titicaca-refusal-unreadable = « { $text } » n’est la notation d’aucun choix.
titicaca-refusal-first-bid = C’est le moment de miser, en secret.
titicaca-refusal-first-settle = Posez d’abord un village sur un terrain vide de la manche.
titicaca-refusal-first-join = Rejoignez d’abord une région avec le nouveau terrain, ou déclinez.
titicaca-refusal-first-unite = Unissez d’abord deux autres régions, ou déclinez.
titicaca-refusal-first-temple = Construisez d’abord un temple, ou déclinez.
titicaca-refusal-too-much = Vous avez { $stock } armes ; { $amount }, c’est trop.
titicaca-refusal-no-hex = Il n’y a pas d’hexagone « { $at } » dans ce pays.
titicaca-refusal-lake = { $at } est un lac ; un village se pose sur un terrain.
titicaca-refusal-settled = { $at } est occupé par { titicaca-colour }.
titicaca-refusal-other-lake = { $at } n’est pas au bord du lac { $lake }, dont c’est la manche.
titicaca-refusal-no-region = { $at } n’est pas occupé et n’est d’aucune région.
titicaca-refusal-itself = { $at } est le nouveau terrain lui-même.
titicaca-refusal-no-edge = La région de { $region } ne partage aucun bord avec { $at }.
titicaca-refusal-has-kind = La région de { $region } a déjà ce type de terrain : { titicaca-kind }.
titicaca-refusal-same-region = { $one } et { $other } sont dans la même région.
titicaca-refusal-own-region = La région du nouveau terrain, { $region }, ne peut pas être l’une des deux.
titicaca-refusal-no-partner = Aucune région ne peut être unie à celle de { $at } maintenant : il faut aux deux un bâtonnet commun, un de vos villages, la région de votre nouveau terrain à côté de l’une d’elles, et dans chacune un type qui manque à l’autre.
titicaca-refusal-no-stick = Les régions de { $one } et { $other } ne partagent aucun bâtonnet.
titicaca-refusal-no-village = Vous n’avez pas de village dans les régions de { $one } et { $other }.
titicaca-refusal-not-near = Ni { $one } ni { $other } n’est voisine de votre région { $region }.
titicaca-refusal-nothing-new = De { $one } et { $other }, l’une n’a aucun type de terrain qui manque à l’autre.
titicaca-refusal-not-your-land = Vous n’avez pas de village en { $at }.
titicaca-refusal-has-temple = Il y a déjà un temple en { $at }.
titicaca-refusal-temple-built = Votre temple +{ $value } est en { $at }.
titicaca-refusal-too-far = { $at } n’est ni dans la région de { $region } ni dans une région voisine.

# Ce qui ne va pas dans des tuiles ou une position
titicaca-tiles-faces = La tuile { $tile } a { $found } faces ; il en faut quatre.
titicaca-tiles-face = « { $word } » n’est ni un lac de 1 à 15 ni l’une des lettres f, m, s, p, g.
titicaca-tiles-count = Il y a { $found } tuiles ; il en faut douze.
titicaca-tiles-lake = Le lac { $lake } apparaît { $found } fois ; il en faut un.
titicaca-tiles-lands = Il y a { $found } terrains ; il en faut 33.
titicaca-tiles-apart = Les lacs 1 et 7 doivent être sur deux tuiles différentes.
titicaca-position-part = « { $word } » ne commence aucune partie d’une position.
titicaca-position-twice = « { $word } » est donné deux fois.
titicaca-position-players = Une position demande une partie pour jaune, rouge et ainsi de suite, deux à cinq couleurs.
titicaca-position-country = Une position demande un pays de 1 à 48 hexagones.
titicaca-position-hex = « { $word } » n’est pas un hexagone comme a3f ou b4~12, ou il vient deux fois.
titicaca-position-number = « { $word } » n’est pas un nombre possible ici.
titicaca-position-colour = « { $word } » n’est pas une couleur de cette partie.
titicaca-position-land = « { $at } » n’est pas un terrain du pays.
titicaca-position-taken = Deux villages sont en { $at }.
titicaca-position-temple = « { $word } » n’est pas une place pour ce temple.
titicaca-position-player = « { $word } » ne dit rien de { titicaca-colour }.
titicaca-position-region = « { $word } » n’est pas une région de terrains occupés contigus.
titicaca-position-bids = « { $word } » ne sont pas les mises de ce moment.
titicaca-position-counted = « { $word } » n’est rien qui ait été compté.
titicaca-position-decision = « { $word } » n’est pas une décision d’une telle position.
titicaca-position-ending = Aucune partie ne s’achève ainsi par « { $word } ».
titicaca-position-score = { titicaca-colour } ne peut pas avoir { $score } points : ce qui a été compté en fait { $counted }.
titicaca-position-fresh = { $at } n’est pas le nouveau terrain de qui joue.
titicaca-position-no-land = Aucun terrain ne peut être occupé dans cette manche.
titicaca-position-no-option = Rien n’est possible à l’étape « { $word } ».
titicaca-position-one-word = « { $word } » devrait être un seul mot.

# L’atelier
titicaca-workshop-tiles =
    Douze lignes, une par tuile, dans n’importe quel ordre.
    Quatre faces par ligne, dans le sens des aiguilles d’une montre à partir d’une des deux pointes du losange : pointe, milieu, pointe, milieu.
    Un nombre de `1` à `15` est un lac ; `f` forêt, `m` montagne, `s` savane, `p` pampa, `g` prairie.
    Chaque lac figure une seule fois, et les lacs 1 et 7 sur des tuiles différentes ; 33 terres en tout.
    Ce qui suit un `#` est une remarque.
titicaca-workshop-sound = Douze tuiles avec quinze lacs ; { $forest } forêts, { $mountain } montagnes, { $savanna } savanes, { $pampa } pampas et { $meadow } prairies.
