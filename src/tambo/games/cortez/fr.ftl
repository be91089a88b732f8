# Cortez en français.

cortez-colour = { $colour ->
    [red] Rouge
    [orange] Orange
    [yellow] Jaune
    [blue] Bleu
    [green] Vert
   *[violet] Violet
}
cortez-colour-red = Rouge
cortez-colour-orange = Orange
cortez-colour-yellow = Jaune
cortez-colour-blue = Bleu
cortez-colour-green = Vert
cortez-colour-violet = Violet
cortez-with = { $with ->
    [red] Rouge
    [orange] Orange
    [yellow] Jaune
    [blue] Bleu
    [green] Vert
   *[violet] Violet
}
cortez-of = { $of ->
    [red] Rouge
    [orange] Orange
    [yellow] Jaune
    [blue] Bleu
    [green] Vert
   *[violet] Violet
}
cortez-mercenary = { $mercenary ->
    [red] Rouge
    [orange] Orange
    [yellow] Jaune
    [blue] Bleu
    [green] Vert
   *[violet] Violet
}
cortez-troop = { $troop ->
    [none] personne
    [aztec] une troupe aztèque
    [spanish] une troupe espagnole
    [red] une troupe de Rouge
    [orange] une troupe d’Orange
    [yellow] une troupe de Jaune
    [blue] une troupe de Bleu
    [green] une troupe de Vert
   *[violet] une troupe de Violet
}
cortez-card = { $card ->
    [camouflage] un camouflage
    [weapon] une arme
    [food] une nourriture
   *[gold] un or
}
cortez-cards = { $cards_camouflage ->
    [0] {""}
   *[other] {" "}{ $cards_camouflage }×camouflage
}{ $cards_weapon ->
    [0] {""}
   *[other] {" "}{ $cards_weapon }×arme
}{ $cards_food ->
    [0] {""}
   *[other] {" "}{ $cards_food }×nourriture
}{ $cards_gold ->
    [0] {""}
   *[other] {" "}{ $cards_gold }×or
}
cortez-price = { $price_camouflage ->
    [0] {""}
   *[other] {" "}{ $price_camouflage }×camouflage
}{ $price_weapon ->
    [0] {""}
   *[other] {" "}{ $price_weapon }×arme
}{ $price_food ->
    [0] {""}
   *[other] {" "}{ $price_food }×nourriture
}{ $price_gold ->
    [0] {""}
   *[other] {" "}{ $price_gold }×or
}
cortez-give = { $give_camouflage ->
    [0] {""}
   *[other] {" "}{ $give_camouflage }×camouflage
}{ $give_weapon ->
    [0] {""}
   *[other] {" "}{ $give_weapon }×arme
}{ $give_food ->
    [0] {""}
   *[other] {" "}{ $give_food }×nourriture
}{ $give_gold ->
    [0] {""}
   *[other] {" "}{ $give_gold }×or
}
cortez-want = { $want_camouflage ->
    [0] {""}
   *[other] {" "}{ $want_camouflage }×camouflage
}{ $want_weapon ->
    [0] {""}
   *[other] {" "}{ $want_weapon }×arme
}{ $want_food ->
    [0] {""}
   *[other] {" "}{ $want_food }×nourriture
}{ $want_gold ->
    [0] {""}
   *[other] {" "}{ $want_gold }×or
}
cortez-to = { $to_red ->
    [1] {" "}Rouge
    [2] , Rouge
    [3] {" "}et Rouge
   *[other] {""}
}{ $to_orange ->
    [1] {" "}Orange
    [2] , Orange
    [3] {" "}et Orange
   *[other] {""}
}{ $to_yellow ->
    [1] {" "}Jaune
    [2] , Jaune
    [3] {" "}et Jaune
   *[other] {""}
}{ $to_blue ->
    [1] {" "}Bleu
    [2] , Bleu
    [3] {" "}et Bleu
   *[other] {""}
}{ $to_green ->
    [1] {" "}Vert
    [2] , Vert
    [3] {" "}et Vert
   *[other] {""}
}{ $to_violet ->
    [1] {" "}Violet
    [2] , Violet
    [3] {" "}et Violet
   *[other] {""}
}
cortez-promise = { $promise ->
    [peace] je ne vous attaquerai pas
    [troop] je n’attaquerai pas la troupe en { $promise_at }
    [square] je n’attaquerai personne en { $promise_at }
    [help] { $promise_at ->
        [attacker] je soutiendrai l’attaquant dans ce combat
        [defender] je soutiendrai le défenseur dans ce combat
       *[other] je soutiendrai un camp dans ce combat
    }
   *[none] aucune promesse
}{ cortez-promise-until }
cortez-promise-until = { $promise_until ->
    [turn] {" "}avant la fin de ce tour
    [round] {" "}avant le prochain tour de { $promise_of ->
        [red] Rouge
        [orange] Orange
        [yellow] Jaune
        [blue] Bleu
        [green] Vert
       *[violet] Violet
    }
    [treasure] {" "}avant le prochain trésor
   *[none] {""}
}
cortez-asks = { $asks ->
    [peace] ne m’attaquez pas
    [troop] n’attaquez pas la troupe en { $asks_at }
    [square] n’attaquez personne en { $asks_at }
    [help] { $asks_at ->
        [attacker] soutenez l’attaquant dans ce combat
        [defender] soutenez le défenseur dans ce combat
       *[other] soutenez un camp dans ce combat
    }
   *[none] aucune promesse
}{ cortez-asks-until }
cortez-asks-until = { $asks_until ->
    [turn] {" "}avant la fin de ce tour
    [round] {" "}avant le prochain tour de { $asks_of ->
        [red] Rouge
        [orange] Orange
        [yellow] Jaune
        [blue] Bleu
        [green] Vert
       *[violet] Violet
    }
    [treasure] {" "}avant le prochain trésor
   *[none] {""}
}
cortez-reason = { $reason ->
    [dear] C’est trop cher.
    [need] J’ai besoin de ces cartes.
    [rival] Pas avec vous : vous avez trop d’avance.
   *[none] {""}
}
cortez-bribe = { $bribe ->
    [three] une alliance de 3 points
    [five] une alliance de 5 points
    [seven] une alliance de 7 points
    [warriors] des prisonniers libérés : piochez 5 guerriers
    [provisions] une réserve cachée : piochez 5 provisions
    [title] une place sur une liste d’attente, sans effet
    [chronicle] une ligne dans une chronique, sans effet
    [own] placez une de vos troupes sur une case libre
   *[other] placez une troupe au collier d’un autre sur une case libre
}
cortez-bribe-three = Alliance : 3 points
cortez-bribe-five = Alliance : 5 points
cortez-bribe-seven = Alliance : 7 points
cortez-bribe-warriors = Prisonniers libérés : 5 guerriers
cortez-bribe-provisions = Réserve cachée : 5 provisions
cortez-bribe-title = Un titre : rien
cortez-bribe-chronicle = Une chronique : rien
cortez-bribe-own = Chemin secret : votre troupe où vous voulez
cortez-bribe-other = Faux message : la troupe d’un autre où vous voulez
cortez-event-name = { $event ->
    [bridges] Ponts
    [flight-aztec] Fuite (aztèque)
    [flight-spanish] Fuite (espagnole)
    [attack-aztec] Attaque (aztèque)
    [attack-spanish] Attaque (espagnole)
    [plunder] Pillage
    [supply] Ravitaillement
    [mutiny] Mutinerie
    [bribery] Corruption
    [treasure] Trésor
   *[none] –
}
cortez-kind-camouflage = Camouflage
cortez-kind-weapon = Arme
cortez-kind-food = Nourriture
cortez-kind-gold = Or
cortez-nation-aztec = Aztèques
cortez-nation-spanish = Espagnols

# Options
cortez-option-passage = Passage libre chez les siens
cortez-option-passage-about = Vos troupes et celles de votre nation sans collier se traversent sans camouflage. Sinon, chaque troupe traversée en coûte un.
cortez-option-board = Plan à la main
cortez-option-board-about = Un autre plan, tel que l’atelier l’écrit : les rangées du haut vers le bas, séparées par des barres. Vide : le plan de la maison.

# Ce qu’on attend de vous
cortez-prompt-choose = Choisissez votre général.
cortez-prompt-collar = Posez un collier sur une troupe de votre nation hors de la cité.
cortez-prompt-flip = Ponts : détruisez-en ou reconstruisez-en un, ou laissez-les.
cortez-prompt-take = { $errand ->
    [1] Fuite : prenez dans la cité une troupe sans collier de cette nation.
    [2] Attaque : prenez la troupe sans collier de cette nation qui entrera dans la cité.
    [3] Prenez une de vos troupes.
   *[4] Prenez une troupe au collier d’un autre joueur.
}
cortez-prompt-put = { $errand ->
    [1] Posez-la sur une case de terre libre.
    [2] Posez-la sur une case libre de la cité.
   *[other] Posez-la sur une case libre.
}
cortez-prompt-discard = Pillage : défaussez encore { $left } { $left ->
    [one] provision
   *[other] provisions
}.
cortez-prompt-return = Mutinerie : renvoyez encore { $left } { $left ->
    [one] guerrier
   *[other] guerriers
}.
cortez-prompt-bid = { $bid ->
    [0] Une carte de corruption est aux enchères : annoncez, ou passez.
   *[other] L’enchère est à { $bid } : montez, ou passez pour de bon.
}
cortez-prompt-pay = Payez votre enchère de { $bid } ; déjà payé : { $paid }. Les cartes les plus chères d’abord.
cortez-prompt-act = { $actions ->
    [one] Votre seconde action
   *[other] La première de vos deux actions
} : déplacez une troupe, piochez une provision, ou payez de la nourriture pour quatre guerriers.
cortez-prompt-move = { $detour ->
    [0] Où va la troupe ?
    [1] Où va la troupe pour un camouflage ?
   *[other] Où va la troupe pour { $detour }×camouflage ?
}
cortez-prompt-feed = On vous attaque : payez-vous d’abord une nourriture pour quatre guerriers ?
cortez-prompt-attack = Posez vos guerriers face cachée, puis des armes.
cortez-prompt-defend = Rendez-vous, ou posez des guerriers et des armes, même aucun.
cortez-prompt-talks = Un combat : soutenez un camp, répondez à un appel, ou restez à l’écart.
cortez-prompt-support = Posez au plus un guerrier et des armes, demandez un prix ou rien, puis terminez.
cortez-prompt-hire = Des mercenaires annoncent leur prix : engagez ou refusez. Vous pouvez aussi appeler à l’aide.
cortez-prompt-recruit = Victoire : posez un collier sur une troupe de votre nation hors de la cité, ou non.
cortez-prompt-retreat = Choisissez où va la troupe battue.
cortez-prompt-draft = Votre offre : dites ce que vous donnez, ce que vous voulez, à qui, et quelle promesse vous faites ou demandez ; puis envoyez.
cortez-prompt-call = Votre appel : dites ce que vous payez et qui vous appelez ; puis envoyez. Tous le voient.
cortez-prompt-show = Choisissez les cartes que vous montrez et qui peut les voir ; puis terminez. Elles restent en main.
cortez-prompt-troop = Votre promesse : quelle troupe n’attaquerez-vous pas ?
cortez-prompt-troop-asked = La promesse demandée : quelle troupe ne doit pas être attaquée ?
cortez-prompt-square = Votre promesse : sur quelle case n’attaquerez-vous personne ?
cortez-prompt-square-asked = La promesse demandée : sur quelle case ne doit-on attaquer personne ?
cortez-prompt-help = Votre promesse : quel camp soutiendrez-vous dans ce combat ?
cortez-prompt-help-asked = La promesse demandée : quel camp doit être soutenu dans ce combat ?
cortez-prompt-until = Jusqu’à quand la promesse tient-elle ?
cortez-prompt-answer = Une offre attend votre réponse.
cortez-prompt-speak = Vous pouvez parler ou répondre ; personne ne vous attend. Après « rien à dire », vous vous taisez pour le reste du tour, ou des pourparlers, sauf si l’on s’adresse à vous.

# Choix
cortez-choice-general = Mener { cortez-colour } ({ $nation ->
    [aztec] Aztèques
   *[spanish] Espagnols
})
cortez-choice-stop = Finir le tour
cortez-choice-draw = Piocher une provision
cortez-choice-food = Payer une nourriture, piocher quatre guerriers
cortez-choice-feed = Payer une nourriture, piocher quatre guerriers
cortez-choice-pass-flip = Laisser les ponts
cortez-choice-pass-bid = Passer pour de bon
cortez-choice-pass-feed = Ne rien payer
cortez-choice-pass-talks = Rien à dire
cortez-choice-pass-recruit = Pas de collier
cortez-choice-pass-act = Rien à dire
cortez-choice-detour = { $cards ->
    [1] Voir les chemins à un camouflage
   *[other] Voir les chemins à { $cards }×camouflage
}
cortez-choice-done = Terminé
cortez-choice-surrender = Se rendre
cortez-choice-weapon = Ajouter une arme
cortez-choice-offer = Faire une offre
cortez-choice-send = Envoyer
cortez-choice-call = Appeler à l’aide
cortez-choice-show = Montrer des cartes
cortez-choice-back = Pas cette promesse
cortez-choice-to-all = À tous
cortez-choice-answer = Répondre à l’appel de { cortez-colour }
cortez-choice-show-card = Montrer { cortez-card }
cortez-choice-show-warrior = Montrer le guerrier { $number }
cortez-choice-ask = Demander la promesse : { $promise ->
    [peace] ne pas vous attaquer
    [troop] ne pas attaquer une troupe
    [square] n’attaquer personne sur une case
   *[help] soutenir un camp dans ce combat
}
cortez-choice-spare = { $troop ->
    [none] Personne en { $at }
   *[other] { cortez-troop } en { $at }
}
cortez-choice-side = { $side ->
    [attacker] L’attaquant
   *[defender] Le défenseur
}
cortez-choice-until = { $until ->
    [turn] Jusqu’à la fin de ce tour
    [round] Jusqu’au prochain tour de { cortez-of }
   *[treasure] Jusqu’au prochain trésor
}
cortez-choice-drop = Annuler
cortez-choice-withdraw = Retirer l’offre
cortez-choice-support = Soutenir { $side ->
    [attacker] l’attaquant
   *[defender] le défenseur
}
cortez-choice-lay = Poser le { $number }
cortez-choice-return = Renvoyer le { $number }
cortez-choice-give = Donner { cortez-card }
cortez-choice-want = Vouloir { cortez-card }
cortez-choice-price = Demander { cortez-card }
cortez-choice-pay = Payer { cortez-card }
cortez-choice-discard = Défausser { cortez-card }
cortez-choice-to-seat = À { cortez-colour }
cortez-choice-accept = Accepter l’offre de { cortez-colour }
cortez-choice-reject = Rejeter l’offre de { cortez-colour }{ $reason ->
    [dear] {" "}: trop cher
    [need] {" "}: j’en ai besoin
    [rival] {" "}: pas avec vous
   *[none] {""}
}
cortez-choice-hire = Engager { cortez-colour }
cortez-choice-refuse = Refuser le prix de { cortez-colour }{ $reason ->
    [dear] {" "}: trop cher
    [need] {" "}: j’en ai besoin
    [rival] {" "}: pas avec vous
   *[none] {""}
}
cortez-choice-promise = Promettre : { $promise ->
    [peace] ne pas attaquer l’autre
    [troop] ne pas attaquer une troupe
    [square] n’attaquer personne sur une case
   *[help] soutenir un camp dans ce combat
}
cortez-choice-play = Jouer : { cortez-bribe }
cortez-choice-bid = Enchérir { $number }
cortez-choice-move = Déplacer la troupe de { $at }
cortez-choice-collar = Collier sur la troupe de { $at }
cortez-choice-flip = { $broken ->
    [yes] Reconstruire le pont { $at }
   *[no] Détruire le pont { $at }
}
cortez-choice-take = Prendre { cortez-troop } en { $at }
cortez-choice-put = Poser en { $at }
cortez-choice-recruit = Collier sur la troupe de { $at }
cortez-choice-retreat = L’envoyer en { $at }
cortez-choice-to = { $troop ->
    [none] Aller en { $to }{ $village ->
        [0] {""}
       *[other] , village de { $village }
    }
   *[other] Attaquer { cortez-troop } en { $to }
}{ $cards ->
    [0] {""}
   *[other] {" "}({ $cards }×camouflage)
}

# Événements
cortez-event-chose = { cortez-colour } entre en campagne.
cortez-event-collared = { cortez-colour } a posé un collier sur la troupe de { $at }.
cortez-event-told-objective = Votre objectif secret est le temple { $number }.
cortez-event-turned = { cortez-colour } a retourné un événement : { cortez-event-name }.
cortez-event-treasure-taken = { cortez-colour } a pris le trésor, avec { $count } dans la cité.
cortez-event-treasure-lost = Personne n’est là pour prendre le trésor.
cortez-event-nothing-happened = Il ne se passe rien.
cortez-event-bridge-broken = { cortez-colour } a détruit le pont { $at }.
cortez-event-bridge-rebuilt = { cortez-colour } a reconstruit le pont { $at }.
cortez-event-bridges-left = { cortez-colour } a laissé les ponts.
cortez-event-took-up = { cortez-colour } a soulevé { cortez-troop } en { $at }.
cortez-event-set-out = { cortez-colour } est parti de { $at }.
cortez-event-placed = { cortez-colour } a posé { cortez-troop } de { $from } en { $to }.
cortez-event-plundered = { cortez-colour } a perdu au pillage :{ cortez-cards }.
cortez-event-mutinied = { cortez-colour } a perdu { $count } guerriers à la mutinerie.
cortez-event-passed-bid = { cortez-colour } a passé.
cortez-event-bid = { cortez-colour } a enchéri { $bid }.
cortez-event-paid = { cortez-colour } a payé { cortez-card }.
cortez-event-bribed = { cortez-colour } a pris la carte de corruption{ $bid ->
    [0] {" "}pour rien
   *[other] {" "}pour { $bid }
}.
cortez-event-bribed-card = La carte : { cortez-bribe }.
cortez-event-reshuffled = Les { $count } défausses forment une nouvelle pioche.
cortez-event-drew = { cortez-colour } a pioché { $count ->
    [one] { $count } provision
   *[other] { $count } provisions
}.
cortez-event-drew-cards = Vous avez pioché :{ cortez-cards }.
cortez-event-levied = { cortez-colour } a pioché { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
}.
cortez-event-levied-cards = Vous avez pioché les guerriers { $cards }.
cortez-event-ate = { cortez-colour } a payé une nourriture pour des guerriers.
cortez-event-stopped = { cortez-colour } a fini son tour.
cortez-event-played = { cortez-colour } a joué une carte de corruption : { $bribe ->
    [warriors] prisonniers libérés, 5 guerriers
    [provisions] réserve cachée, 5 provisions
    [own] chemin secret, une troupe à son collier sur une case libre
   *[other] faux message, la troupe d’un autre joueur sur une case libre
}.
cortez-event-moved = { cortez-colour } est allé de { $from } en { $to }{ $cards ->
    [0] {""}
   *[other] , avec { $cards }×camouflage
}.
cortez-event-attacked = { cortez-colour } a attaqué { cortez-troop } en { $at }.
cortez-event-drew-lot = { cortez-colour } a pioché { cortez-card } pour la défense.
cortez-event-proxy = { cortez-colour } défend par procuration.
cortez-event-fed = { cortez-colour } a payé une nourriture avant le combat.
cortez-event-unfed = { cortez-colour } n’a pas payé de nourriture.
cortez-event-laid = { cortez-colour } a posé un guerrier face cachée.
cortez-event-armed = { cortez-colour } a ajouté une arme.
cortez-event-arrayed = { cortez-colour } attaque avec { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
}.
cortez-event-stood = { cortez-colour } tient { $count ->
    [0] sans guerrier
    [one] avec { $count } guerrier
   *[other] avec { $count } guerriers
}.
cortez-event-surrendered = { cortez-colour } s’est rendu.
cortez-event-stayed-away = { cortez-colour } est resté à l’écart.
cortez-event-joined = { cortez-colour } a rejoint { $side ->
    [attacker] l’attaquant
   *[defender] le défenseur
} : { $warriors ->
    [one] { $warriors } guerrier
   *[other] { $warriors } guerriers
}, { $weapons ->
    [one] { $weapons } arme
   *[other] { $weapons } armes
}.
cortez-event-proposed = { cortez-colour } propose { $side ->
    [attacker] à l’attaquant
   *[defender] au défenseur
} { $warriors ->
    [one] { $warriors } guerrier
   *[other] { $warriors } guerriers
} et { $weapons ->
    [one] { $weapons } arme
   *[other] { $weapons } armes
} pour{ cortez-price }.
cortez-event-hired = { cortez-colour } a engagé { cortez-mercenary } pour{ cortez-price }.
cortez-event-spurned = { cortez-colour } a refusé le prix de { cortez-mercenary }. { cortez-reason }
cortez-event-revealed = { cortez-colour } { $count ->
    [0] n’avait posé aucun guerrier
   *[other] avait posé { $cards }
}{ $weapons ->
    [0] {""}
    [one] , avec { $weapons } arme
   *[other] , avec { $weapons } armes
}.
cortez-event-compared = { $attack } pour l’attaque, { $defence } pour la défense.
cortez-event-won = { cortez-colour } a gagné le combat de { $at }.
cortez-event-recruited = { cortez-colour } a posé un collier sur la troupe de { $at }.
cortez-event-recruited-nobody = { cortez-colour } n’a posé aucun collier.
cortez-event-retreated = { cortez-colour } a envoyé { cortez-troop } en { $to }.
cortez-event-collar-lost = { cortez-colour } a perdu le collier de { $at }.
cortez-event-offered = { cortez-colour } a fait une offre à{ cortez-to }.
cortez-event-offered-cards = { cortez-colour } donne{ cortez-give }{ $give ->
    [0] {" "}rien
   *[other] {""}
} et veut{ cortez-want }{ $want ->
    [0] {" "}rien
   *[other] {""}
}{ $promise ->
    [none] {""}
   *[other] . Promesse faite : « { cortez-promise } »
}{ $asks ->
    [none] {""}
   *[other] . Promesse demandée : « { cortez-asks } »
}.
cortez-event-pledged = { cortez-colour } a promis à { cortez-with } : « { cortez-promise } »
cortez-event-promise-kept = { cortez-colour } a tenu sa promesse à { cortez-with } : « { cortez-promise } »
cortez-event-promise-broken = { cortez-colour } a rompu sa promesse à { cortez-with } : « { cortez-promise } »
cortez-event-called = { cortez-colour } appelle{ cortez-to } à l’aide et paierait{ cortez-price }.
cortez-event-showed = { cortez-colour } a montré des cartes à{ cortez-to }.
cortez-event-showed-cards = { cortez-colour } a montré{ cortez-cards }{ $cards ->
    [0] {""}
   *[other] { $count ->
        [0] {""}
       *[other] {" "}et
    }
}{ $count ->
    [0] {""}
    [one] {" "}le guerrier { $warriors }
   *[other] {" "}les guerriers { $warriors }
}.
cortez-event-promised = { cortez-colour } dit : « { $words } »
cortez-event-traded = { cortez-colour } a échangé avec { cortez-with } : { $given } contre { $taken }.
cortez-event-rejected = { cortez-colour } a rejeté l’offre de { cortez-of }. { cortez-reason }
cortez-event-closed = L’offre de { cortez-colour } n’a trouvé personne.
cortez-event-withdrew = { cortez-colour } a retiré son offre.
cortez-event-draft-lapsed = L’offre que vous prépariez n’est plus valable.
cortez-event-showing-lapsed = Les cartes que vous alliez montrer restent cachées.
cortez-event-lapsed = L’offre de { cortez-colour } n’est plus valable.
cortez-event-ended = { $ending ->
    [city-full] La cité est pleine : la partie est finie.
   *[last-treasure] Le dernier trésor est retourné : la partie est finie.
}

# La fin
cortez-ending-last-treasure = après le dernier trésor
cortez-ending-city-full = parce que la cité était pleine
cortez-sheet-nation = { $nation ->
    [aztec] Les Aztèques tiennent la cité
   *[spanish] Les Espagnols tiennent la cité
}
cortez-sheet-troops = { $count ->
    [one] { $count } troupe dans la cité
   *[other] { $count } troupes dans la cité
}
cortez-sheet-objective = Objectif : temple { $number }
cortez-sheet-treasures = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
cortez-sheet-gold = { $count } or
cortez-sheet-bribes = Corruptions

# Le plateau en mots
cortez-board-signs = . terre, un nombre : village, P port, ~ eau, = route, # pont, x détruit, _ cité ; a aztèque, s espagnole, majuscules : colliers par couleur (R, O, Y jaune, B, G vert, V)
cortez-board-seat = { cortez-colour } : { $provisions } provisions, { $warriors } guerriers, { $collars } colliers libres, { $treasures } trésors, { $bribes } corruptions
cortez-board-piles = Provisions en pioche : { $deck } ; trésors retournés : { $turned } sur { $wanted }
cortez-board-event = Événement : { cortez-event-name }
cortez-board-offer = { cortez-colour } offre à{ cortez-to } :{ cortez-give }{ $give ->
    [0] {" "}rien
   *[other] {""}
} contre{ cortez-want }{ $want ->
    [0] {" "}rien
   *[other] {""}
}{ $promise ->
    [none] {""}
   *[other] . Promesse faite : « { cortez-promise } »
}{ $asks ->
    [none] {""}
   *[other] . Promesse demandée : « { cortez-asks } »
}
cortez-board-offer-sealed = { cortez-colour } a fait une offre à{ cortez-to }
cortez-board-call = { cortez-colour } appelle{ cortez-to } à l’aide et paierait{ cortez-price }
cortez-board-draft = { $kind ->
    [call] Votre appel, à{ cortez-to }, paierait{ cortez-price }
    [show] Vous montrez, à{ cortez-to } :{ cortez-cards }, guerriers { $warriors }
   *[offer] Votre offre, à{ cortez-to } :{ cortez-give } contre{ cortez-want }{ $promise ->
        [none] {""}
       *[other] . Promesse faite : « { cortez-promise } »
    }{ $asks ->
        [none] {""}
       *[other] . Promesse demandée : « { cortez-asks } »
    }
}
cortez-board-promise = { cortez-colour } a promis à { cortez-with } : « { cortez-promise } »
cortez-board-hand = À vous : { $camouflage } camouflage, { $weapon } armes, { $food } nourriture, { $gold } or ; guerriers { $warriors } ; temple { $objective } ; corruptions { $bribes }

# Pourquoi pas
cortez-refusal-over = La partie est finie.
cortez-refusal-unreadable = « { $text } » n’est la notation d’aucun choix.
cortez-refusal-not-asked = C’est à { cortez-colour } de décider.
cortez-refusal-other-question = { $decision ->
    [choose] On choisit maintenant un général.
    [collar] On pose maintenant les colliers.
    [flip] On décide maintenant des ponts.
    [take] On prend maintenant une troupe.
    [put] On pose maintenant la troupe prise.
    [discard] On défausse maintenant des provisions.
    [return] On renvoie maintenant des guerriers.
    [bid] On enchérit maintenant.
    [pay] On paie maintenant l’enchère.
    [act] On choisit maintenant une action.
    [move] Dites maintenant où va la troupe.
    [feed] Le défenseur peut maintenant payer une nourriture.
    [attack] L’attaquant pose maintenant.
    [defend] Le défenseur pose maintenant, ou se rend.
    [talks] Les mercenaires décident maintenant.
    [recruit] Le vainqueur peut maintenant poser un collier.
   *[retreat] On renvoie maintenant la troupe battue.
}
cortez-refusal-no-square = « { $text } » n’est pas une case de ce plan.
cortez-refusal-general = « { $text } » n’est pas un général possible : pris, inconnu, ou sa nation a sa moitié.
cortez-refusal-no-food = Vous n’avez pas de nourriture à payer.
cortez-refusal-no-bribe = Vous n’avez pas de corruption « { $text } » à jouer.
cortez-refusal-bid = « { $text } » n’est pas une enchère possible : au moins { $least }, au plus la valeur de votre main.
cortez-refusal-pay = Payez { $bid } (déjà { $paid }), les cartes les plus chères d’abord et aucune de trop.
cortez-refusal-no-card = Vous n’avez pas de carte « { $text } ».
cortez-refusal-one-warrior = Un mercenaire pose au plus un guerrier de sa main, après avoir dit qui il soutient.
cortez-refusal-weapons-last = Les guerriers d’abord, les armes ensuite.
cortez-refusal-weapon = Il faut une arme en main et un guerrier pour elle.
cortez-refusal-lay-first = Posez d’abord quelque chose.
cortez-refusal-no-surrender = Vous avez déjà posé des guerriers : tenez bon.
cortez-refusal-not-recruitable = En { $at }, il n’y a pas de troupe sans collier de votre nation.
cortez-refusal-in-city = { $at } est dans la cité : pas de collier là.
cortez-refusal-no-bridge = { $at } n’est pas un pont.
cortez-refusal-bridge-occupied = Une troupe se tient sur le pont { $at }.
cortez-refusal-not-your-troop = En { $at }, aucune troupe ne porte votre collier.
cortez-refusal-stuck = La troupe de { $at } ne peut aller nulle part.
cortez-refusal-not-takeable = { $at } n’a pas de troupe que cette carte déplace.
cortez-refusal-not-free = { $at } n’est pas libre.
cortez-refusal-retreat-city = { $at } est dans la cité : la troupe battue la quitte.
cortez-refusal-not-land = { $at } n’est pas une case de terre.
cortez-refusal-temple-last = { $at } est un temple ; une autre case de la cité est encore libre.
cortez-refusal-not-city = { $at } n’est pas dans la cité.
cortez-refusal-move-first = Dites d’abord quelle troupe se déplace : move { $at }.
cortez-refusal-other-troop = C’est la troupe de { $at } qui se déplace ; dites où.
cortez-refusal-same-square = Un déplacement ne revient pas là où il a commencé.
cortez-refusal-own-troop = En { $at } se tient une de vos troupes, ou une troupe de votre nation sans collier.
cortez-refusal-broken = Le pont { $at } est détruit.
cortez-refusal-no-warrior = Sans carte guerrier, vous ne pouvez pas attaquer { $at }.
cortez-refusal-camouflage = { $at } coûte { $cost }×camouflage ; vous en avez { $held }.
cortez-refusal-fewest = Le chemin le moins cher vers { $at } coûte { $cost }×camouflage. Demandez d’abord un chemin plus cher, si vous le voulez.
cortez-refusal-detour = Aucun chemin ne coûte plus de camouflage, ou vous n’en avez plus.
cortez-refusal-blocked = Un pont détruit coupe le chemin vers { $at }.
cortez-refusal-no-way = Aucun chemin ne mène en { $at }.
cortez-refusal-no-trade = On fait des offres quand une action se choisit ou quand les mercenaires parlent, pas maintenant.
cortez-refusal-drafting = Finissez d’abord ce que vous préparez : envoyez ou annulez.
cortez-refusal-offer-open = Votre offre est encore ouverte.
cortez-refusal-offers-used = { $where ->
    [battle] Vous avez fait { $most } offres dans ce combat ; plus aucune ici.
   *[turn] Vous avez fait { $most } offres dans ce tour ; plus aucune avant le prochain tour ou un combat.
}
cortez-refusal-silent = Vous avez dit n’avoir rien à dire : vous vous taisez pour le reste du tour ou des pourparlers, sauf si l’on s’adresse à vous. Tant qu’il ne s’est rien passé depuis, vous pouvez revenir là-dessus.
cortez-refusal-silent-offer = Vous avez dit n’avoir rien à dire. Vous pourrez retirer votre offre dès que quelqu’un parle, ou revenir là-dessus tant qu’il ne s’est rien passé.
cortez-refusal-building = Vous préparez votre aide : terminez, ou annulez d’abord.
cortez-refusal-cannot-help = Vous ne pouvez plus soutenir de camp dans ce combat.
cortez-refusal-promise-first = « { $text } » : finissez d’abord la promesse, ou revenez en arrière.
cortez-refusal-no-promise = Dites d’abord quelle promesse vous faites ou demandez.
cortez-refusal-promise = « { $text } » ne peut être ajouté : une promesse faite et une demandée, et l’aide de ceux-là seuls qui peuvent encore soutenir un camp.
cortez-refusal-show = « { $text } » ne va pas : des cartes de votre main, et d’autres joueurs.
cortez-refusal-call = « { $text } » ne va pas : des cartes de votre main, et des joueurs qui peuvent encore soutenir un camp.
cortez-refusal-no-talks = On appelle, engage et paie des mercenaires pendant les pourparlers d’un combat, pas maintenant.
cortez-refusal-not-fighter = Seuls l’attaquant et le défenseur appellent à l’aide.
cortez-refusal-fighter = Vous livrez vous-même ce combat.
cortez-refusal-no-cards = Vous n’avez pas de carte en main pour cela.
cortez-refusal-price-named = Votre prix est annoncé : c’est au combattant de répondre.
cortez-refusal-decided = Vous avez déjà décidé pour ce combat.
cortez-refusal-not-called = « { $text } » ne vous a pas appelé.
cortez-refusal-nothing-to-lay = Vous n’avez ni guerrier ni arme pour aider.
cortez-refusal-no-mercenary = « { $text } » ne vous a pas annoncé de prix.
cortez-refusal-only-free = Votre prix a été refusé { $most } fois : vous ne pouvez plus aider que pour rien.
cortez-refusal-support-first = Dites d’abord qui vous soutenez.
cortez-refusal-price-is-set = Vous répondez à un appel : son prix est fixé.
cortez-refusal-price = On demande au plus { $most } cartes.
cortez-refusal-cannot-pay = Vous n’avez pas ce qui est demandé.
cortez-refusal-no-reason = Donnez une des raisons connues, ou aucune.
cortez-refusal-no-offer = Aucune offre de « { $text } » ne vous attend.
cortez-refusal-nothing-offered = Vous n’avez pas d’offre ouverte.
cortez-refusal-no-draft = Commencez par une offre, un appel à l’aide ou des cartes à montrer.
cortez-refusal-draft = « { $text } » ne va pas avec votre offre : des cartes que vous avez, au plus { $most } voulues, au moins une carte, d’autres joueurs.

# Ce qui ne va pas dans un plan
cortez-map-shape = Un plan a des rangées de même longueur, de 5 à { $most } ; celui-ci a { $rows } rangées.
cortez-map-row = La ligne { $line } a { $count } cases ; la première en a { $columns }.
cortez-map-word = « { $word } » dans la rangée { $line } n’est pas une case : une sorte (. 1-99 P ~ = # C C1-C25) et un départ (- f h x y).
cortez-map-city-count = La cité a 25 cases ; il y en a { $count }.
cortez-map-city-square = La cité n’est pas un carré de cinq sur cinq.
cortez-map-city-land = La cité touche la terre en { $at }.
cortez-map-bridges = Il y a cinq ponts ; ici { $count }.
cortez-map-road = La route { $at } n’a pas exactement deux voisines qui ne sont pas de l’eau.
cortez-map-bridges-touch = Le pont { $at } en touche un autre.
cortez-map-bridge = Le pont { $at } n’est pas entre deux cases opposées de route ou de cité, avec de l’eau de chaque côté.
cortez-map-port = Il faut de la terre et de l’eau à côté du port { $at }.
cortez-map-numbers = { $missing ->
    [0] Chaque numéro de la cité, de 1 à 25, est donné une fois ; ici l’un d’eux l’est deux fois.
   *[other] Numérotez les 25 cases de la cité de 1 à 25, ou aucune ; ici { $missing } manque.
}
cortez-map-temple = { $number } est un temple et se trouve à l’intérieur de la cité, non au bord comme { $at }.
cortez-map-starts = Des cases { $mark ->
    [feathers] à plumes
   *[helmets] à casque
}, 18 sont hors de la cité et aucune dedans ; ici { $outside } sont dehors et { $inside } dedans.
cortez-map-doubles = Il y a quatre cases doubles { $where ->
    [city] dans la cité
   *[outside] dehors
}, deux par nation ; ici { $aztec } pour les Aztèques (x) et { $spanish } pour les Espagnols (y).
cortez-map-unreachable = { $at } est inaccessible, avec { $count } cases en tout.

cortez-error-redeal = Aucune main ne s’accorde avec ce qui a été enchéri et payé.

# Ce qui ne va pas dans une position
cortez-position-twice = « { $name } » y est deux fois.
cortez-position-part = « { $name } » n’est pas une partie d’une position.
cortez-position-players = « { $words } » ne sont pas deux à six généraux différents.
cortez-position-board = Le plan n’est pas juste : { $why }
cortez-position-word = « { $word } » n’est pas compris.
cortez-position-square = « { $at } » n’est pas une case.
cortez-position-crowded = Deux troupes se tiennent en { $at }.
cortez-position-bridge = { $at } n’est pas un pont qui puisse être ainsi.
cortez-position-troops = Une nation a { $most } troupes et un joueur { $collars } colliers ; ici davantage.
cortez-position-count = « { $name } » demande { $count } nombres.
cortez-position-bribes = « { $words } » : une corruption y est deux fois.
cortez-position-seen = Personne ne peut avoir vu plus de cartes (« { $card } ») qu’il n’y en a.
cortez-position-cards = Les cartes ne sont pas celles de la boîte ({ $copies } de chaque provision).
cortez-position-events = « { $words } » ne sont pas des événements de la boîte.
cortez-position-unsound = « { $part } » ne convient pas à une position à la décision « { $decision } ».
cortez-position-stuck = Une telle position ne peut pas être à la décision « { $decision } ».

# L’atelier
cortez-workshop-board =
    Une ligne par rangée de la carte, depuis le haut ; toutes de la même longueur, 20 au plus.
    Un mot par case : sa nature et, comme dernier signe, qui y commence.
    Natures : `.` terre, un nombre de `1` à `99` un village d’autant de provisions, `P` port, `~` mer, `=` route, `#` pont, `C` ville.
    Les cases de la ville sont numérotées en anneaux ; pour d’autres numéros, écrivez-les derrière le `C`, comme `C17-`, chacun de 1 à 25 une fois. 17 à 24 sont les temples, à l’intérieur.
    Départs : `-` personne, `f` plumes, `h` casques, `x` et `y` les cases doubles (à nombre pair de joueurs, `x` est aztèque, `y` espagnole).
    Une ville de cinq sur cinq, cinq ponts, 18 cases à plumes et 18 à casques hors de la ville, et deux de chaque case double dedans comme dehors. Hors de la ville, les troupes partent de n’importe quelle case, routes et ponts compris.
cortez-workshop-sound = Une carte de { $columns } cases sur { $rows }.
