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
cortez-asks = demande
cortez-offer = Offre
cortez-draft = Votre offre
cortez-gives = donne
cortez-wants = veut
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
cortez-choice-to-legend = Où elle peut aller ; un chiffre : les camouflages à payer, un bord rouge : une attaque
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
