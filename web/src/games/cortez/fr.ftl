# Ce que le plateau de Cortez dit à ceux qui le lisent au lieu de le voir, et sa légende.

cortez-square = { $at }, { $kind ->
    [village] village de { $village }
    [port] port
    [sea] eau
    [road] route
    [bridge] { $broken ->
        [yes] pont détruit
       *[no] pont
    }
    [city] cité
   *[land] terre
}, { cortez-troop }
cortez-holding = { $what } : { $count }
cortez-holding-warrior = Guerrier { $rank } : { $count }
cortez-warrior = Guerrier { $rank }
cortez-backs = { $count ->
    [one] un guerrier face cachée
   *[other] { $count } guerriers face cachée
}
cortez-goal = Temple { $number }
cortez-bids = Enchères
cortez-battle = Combat de { $at }
cortez-attacker = Attaque
cortez-defender = Défense
cortez-price-asked = demande
cortez-offer = Offre
cortez-draft-offer = Votre offre
cortez-draft-call = Votre appel à l’aide
cortez-draft-show = Cartes à montrer
cortez-sealed-offer = Eux seuls savent quoi contre quoi.
cortez-treasures = Trésors { $turned }/{ $wanted }
cortez-events-left = { $count ->
    [one] encore un événement
   *[other] encore { $count } événements
}
cortez-leading = { $nation ->
    [aztec] Les Aztèques tiennent la cité
   *[spanish] Les Espagnols tiennent la cité
}
cortez-auction = Enchère
cortez-out = passe
cortez-plaque = { $provisions } provisions, { $warriors } guerriers, { $collars } colliers libres, { $treasures } trésors, { $bribes } corruptions
cortez-choice-move-legend = Une de vos troupes : déplacez-la
cortez-choice-to-legend = Où elle peut aller ; un chiffre : les camouflages à payer, un bord rouge : une attaque
cortez-choice-collar-legend = Troupe de votre nation : posez un collier
cortez-choice-recruit-legend = Troupe de votre nation : posez un collier
cortez-choice-retreat-legend = Où peut aller la troupe battue
cortez-choice-flip-legend = Pont : détruisez-le ou reconstruisez-le
cortez-choice-take-legend = Troupe que l’on peut prendre
cortez-choice-put-legend = Où l’on peut la poser
cortez-choice-lay-legend = Guerrier : posez-le face cachée
cortez-choice-return-legend = Guerrier : renvoyez-le
cortez-choice-discard-legend = Provision : défaussez-la
cortez-choice-pay-legend = Provision : payez avec
cortez-choice-bid-legend = Enchérir
cortez-you-give = Donner
cortez-you-want = Vouloir
cortez-addressed = À
cortez-for = contre
cortez-nothing = rien
cortez-quote = « { $text } »
cortez-promise-title = Promettre
cortez-ask-title = Demander
cortez-promise-peace = Paix
cortez-promise-troop = Troupe
cortez-promise-square = Case
cortez-promise-help = Aide
cortez-promises = Promesses
cortez-until-title = Jusqu’à quand ?
cortez-until-turn = Fin de ce tour
cortez-until-round = Prochain tour de { cortez-colour }
cortez-until-treasure = Prochain trésor
cortez-side-title = Quel camp ?
cortez-you-pay = Payer
cortez-you-show = Montrer
cortez-warriors = Guerriers
cortez-show-hint = Elles restent en main ; seuls ceux que vous choisissez les voient.
cortez-calls = Appelle
cortez-pays = et paie
cortez-answer = Répondre à l’appel
cortez-shown = montre
cortez-cannot-do = Vous ne pouvez pas le faire ou le payer
cortez-accept = Accepter
cortez-cannot = Vous n’avez pas les cartes
cortez-reject = { $reason ->
    [dear] Trop cher
    [need] J’en ai besoin
    [rival] Pas avec vous
   *[none] Rejeter
}
cortez-hire = Engager
cortez-refuse = Refuser
cortez-your-price = Prix
cortez-support-attacker = Soutenir l’attaque
cortez-support-defender = Soutenir la défense
cortez-proxy = par procuration
cortez-stance = { $stance ->
    [undecided] hésite
    [building] hésite
    [away] reste à l’écart
    [proposed] annonce un prix
   *[joined] se joint
}
cortez-highest = Plus haute enchère : { $bid }
cortez-no-bid = Pas encore d’enchère
cortez-paid = Payé { $paid } sur { $bid }
cortez-generals = Choisissez votre général
cortez-choice-general-legend = Général à mener
cortez-choice-give-legend = Carte à donner
cortez-choice-want-legend = Carte à vouloir
cortez-choice-to-seat-legend = À qui
cortez-choice-promise-legend = Une promesse
cortez-choice-ask-legend = Une promesse à demander
cortez-choice-until-legend = Jusqu’à quand
cortez-choice-side-legend = Camp à soutenir
cortez-choice-spare-legend = Ce qui n’est pas attaqué
cortez-choice-answer-legend = Répondre à un appel
cortez-choice-show-card-legend = Provision à montrer
cortez-choice-show-warrior-legend = Guerrier à montrer
cortez-choice-accept-legend = Accepter une offre
cortez-choice-reject-legend = La rejeter, en disant pourquoi ou non
cortez-choice-price-legend = Carte à demander
cortez-choice-hire-legend = Engager un mercenaire
cortez-choice-refuse-legend = Refuser le prix
cortez-choice-play-legend = Carte de corruption : jouez-la
cortez-choice-support-legend = Soutenir un camp
cortez-wish = Faire une offre à la prochaine occasion
cortez-words = En mots
cortez-words-hint = Une promesse à vous
cortez-draft-haste = Ce n’est pas votre tour : les robots attendent une demi-minute, les gens autant qu’ils veulent.
cortez-counter = Contre-offre
cortez-event-paid-all = { cortez-colour } a payé{ cortez-cards }.
cortez-event-laid-all = { cortez-colour } a posé { $count } guerriers face cachée.
cortez-event-armed-all = { cortez-colour } a ajouté { $count } armes.
