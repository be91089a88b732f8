# What the board of Tahuantinsuyu says to those who read it, and its small print.

tahuantinsuyu-turn-table = Turn table
tahuantinsuyu-letter-inca = I
tahuantinsuyu-letter-sun = S
tahuantinsuyu-letter-colonisation = C
tahuantinsuyu-letter-sapa-inca = P
tahuantinsuyu-labour = labour
tahuantinsuyu-marker = invasion marker
tahuantinsuyu-income = income { $count }
tahuantinsuyu-upkeep = Sapa Inca +{ $count }
tahuantinsuyu-place = { $place ->
    [1] leads
   *[other] place { $place }
} · turn { $turn }
tahuantinsuyu-hand = Your sun cards
tahuantinsuyu-costs = What things cost you now
tahuantinsuyu-cost-city = City
tahuantinsuyu-cost-temple = Temple
tahuantinsuyu-cost-garrison = Garrison
tahuantinsuyu-cost-terrace = Terrace
tahuantinsuyu-cost-conquest = Conquest
tahuantinsuyu-cost-roads = Free roads
tahuantinsuyu-your-labour = Labour at hand
tahuantinsuyu-resistance = resistance
tahuantinsuyu-gap = Gap between { $one } and { $other }
tahuantinsuyu-face-down = a face-down card
tahuantinsuyu-region = { $name }{ $state ->
    [hidden] , not explored yet
    [open] : resistance { $resistance }, production { $production }, { tahuantinsuyu-points }
   *[owned] , conquered by { tahuantinsuyu-suyu }
}
tahuantinsuyu-site = { $name }, { $kind ->
    [huaca] huaca
    [garrison] garrison site
    [city] city site
   *[cuzco] the navel of the world
}{ $bonus ->
    [0] {""}
   *[other] , significant: +{ $bonus }
}{ $built ->
    [none] {""}
    [city] , city
    [temple] , city and temple
   *[garrison] , garrison
}
tahuantinsuyu-slot = Road { $one } – { $other }{ $suyu ->
    [nobody] {""}
   *[other] , built by { tahuantinsuyu-suyu }
}
tahuantinsuyu-button-extra = Extra road (1 labour)
tahuantinsuyu-button-stop = End roads
tahuantinsuyu-button-pass = Pass
tahuantinsuyu-choice-sun-legend = A card, then a gap
tahuantinsuyu-choice-sun-begins = Lay { tahuantinsuyu-card }
tahuantinsuyu-choice-road-legend = Bright path: road
tahuantinsuyu-choice-extra-legend = Extra road: its slot
tahuantinsuyu-choice-extra-begins = Pay 1 labour for one road more
tahuantinsuyu-choice-city-legend = House: city
tahuantinsuyu-choice-temple-legend = City: temple
tahuantinsuyu-choice-garrison-legend = Fort: garrison
tahuantinsuyu-choice-terrace-legend = Your region: terrace
tahuantinsuyu-choice-conquer-legend = Token: conquest
