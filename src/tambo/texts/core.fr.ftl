# Phrases de la bibliothèque : erreurs et mots communs à tous les jeux.

text-line = { $text }

error-game-unknown = La maison n’a pas de jeu nommé « { $name } ».
error-game-coming = { $name } est en chemin, mais ses règles ne sont pas encore sur l’étagère.
error-players = { $game } ne se joue pas à { $players }.
error-input =
    { $what ->
        [players] Le nombre de joueurs
        [seed] La graine
        [choice] Le choix
        [position] La position
        [dice] Le dé
        [step] L’étape où revenir
        [count] Le nombre de choix
        [rolls] Le résultat des dés
        [game] Le nom du jeu
       *[phrase] La phrase
    } doit être { $wanted ->
        [text] un texte
        [number] un nombre entier
        [text-or-number] un texte ou un nombre entier
        [dice] un tambo.Dice
        [numbers] une liste de nombres entiers
       *[phrase] une clé ou un tambo.Phrase
    } ; { $given ->
        [text] ceci est un texte
        [number] ceci est un nombre
        [fraction] ceci est un nombre à virgule
        [flag] ceci est un oui ou un non
        [nothing] il n’y a rien
        [too-long] ceci a trop de chiffres
        [not-numbers] ceci contient autre chose
        [no-text] ceci contient des caractères impossibles à écrire
       *[other] ceci est du type « { $given } »
    }.
error-option-unknown = Ce jeu n’a pas d’option « { $name } ».
error-option-value = L’option « { $name } » ne peut pas valoir « { $value } ».
error-seat = Il n’y a pas de place { $seat } à cette table.
error-undo-not-yours = On ne peut reprendre que son propre dernier choix.
error-undo-agreed = Vous êtes revenus à ce point d’un commun accord ; demandez aux autres pour revenir plus loin.
error-undo-learnt = Quelque chose a été révélé depuis ; ce choix ne peut plus être repris.
error-undo-passed = Les autres l’ont vu et ce n’est plus à vous de jouer.
error-words-long = Une ligne de texte compte au plus { $most } caractères.
error-words-here = On ne peut pas ajouter de paroles à ce choix.
error-record-format = Ce n’est pas un enregistrement de la maison, ou son format est inconnu.
error-record-game = Cet enregistrement est celui d’un autre jeu : { $game }.
error-record-version = Cet enregistrement suit la version { $version } des règles, qui n’est pas celle d’ici.
error-record-field = L’enregistrement est abîmé : « { $field } » manque ou n’est pas du bon type.
error-record-setup = La mise en place de l’enregistrement est impossible : le nombre de joueurs, les options ou les tirages ne vont pas ensemble.
error-record-step = Le choix { $step } de l’enregistrement, « { $choice } », ne peut pas être joué à ce moment.
error-record-position = La dernière position de l’enregistrement n’est pas celle où mènent ses choix.
error-record-outcome = Le résultat de l’enregistrement n’est pas celui où mènent ses choix.

# Ce qui est saisi depuis un exemplaire imprimé
workshop-empty = Il n’y a rien à examiner : pas une seule ligne.
workshop-long = Le texte est trop long ; { $most } caractères au plus.
