# Ce que dit le plateau de Tahuantinsuyu à qui le lit, et ses petites inscriptions.

tahuantinsuyu-turn-table = Tableau des tours
tahuantinsuyu-letter-inca = I
tahuantinsuyu-letter-sun = S
tahuantinsuyu-letter-colonisation = C
tahuantinsuyu-letter-sapa-inca = P
tahuantinsuyu-labour = travail
tahuantinsuyu-marker = marqueur d’invasion
tahuantinsuyu-income = revenu { $count }
tahuantinsuyu-upkeep = Sapa Inca +{ $count }
tahuantinsuyu-place = { $place ->
    [1] en tête
   *[other] place { $place }
} · tour { $turn }
tahuantinsuyu-hand = Vos cartes du Soleil
tahuantinsuyu-costs = Ce que tout vous coûte à présent
tahuantinsuyu-cost-city = Cité
tahuantinsuyu-cost-temple = Temple
tahuantinsuyu-cost-garrison = Garnison
tahuantinsuyu-cost-terrace = Terrasse
tahuantinsuyu-cost-conquest = Conquête
tahuantinsuyu-cost-roads = Routes gratuites
tahuantinsuyu-your-labour = Travail disponible
tahuantinsuyu-resistance = résistance
tahuantinsuyu-gap = Intervalle entre { $one } et { $other }
tahuantinsuyu-face-down = une carte face cachée
tahuantinsuyu-region = { $name }{ $state ->
    [hidden] , inexplorée
    [open] {" "}: résistance { $resistance }, production { $production }, { tahuantinsuyu-points }
   *[owned] , conquise par { tahuantinsuyu-suyu }
}
tahuantinsuyu-site = { $name }, { $kind ->
    [huaca] huaca
    [garrison] emplacement de garnison
    [city] emplacement de cité
   *[cuzco] le nombril du monde
}{ $bonus ->
    [0] {""}
   *[other] , significatif : +{ $bonus }
}{ $built ->
    [none] {""}
    [city] , cité
    [temple] , cité et temple
   *[garrison] , garnison
}
tahuantinsuyu-slot = Route { $one } – { $other }{ $suyu ->
    [nobody] {""}
   *[other] , construite par { tahuantinsuyu-suyu }
}
tahuantinsuyu-button-extra = Route de plus (1 travail)
tahuantinsuyu-button-stop = Terminer les routes
tahuantinsuyu-button-pass = Passer
tahuantinsuyu-choice-sun-legend = Une carte, puis un intervalle
tahuantinsuyu-choice-sun-begins = Poser { tahuantinsuyu-card }
tahuantinsuyu-choice-road-legend = Tracé vif : route
tahuantinsuyu-choice-extra-legend = Route de plus : son tracé
tahuantinsuyu-choice-extra-begins = Payer 1 travail pour une route de plus
tahuantinsuyu-choice-city-legend = Maison : cité
tahuantinsuyu-choice-temple-legend = Cité : temple
tahuantinsuyu-choice-garrison-legend = Fort : garnison
tahuantinsuyu-choice-terrace-legend = Votre région : terrasse
tahuantinsuyu-choice-conquer-legend = Jeton : conquête
