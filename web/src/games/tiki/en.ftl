# What the Tiki board says to those who read it rather than see it, and its legend.

tiki-village = Village { $at }, { $value ->
    [2] worth two fruits
    [1] worth one fruit
    [0] a marsh
   *[other] cursed
}
tiki-village-empty = empty
tiki-village-totem = totem from bottom to top: { $totem }
tiki-border = Border { $border }
tiki-in-hand = { $count ->
    [one] { $count } tiki in hand
   *[other] { $count } tikis in hand
}
tiki-reserve = Reserve
tiki-spoiled = Spoiled
tiki-store-reserve = Reserve: { tiki-fruits }
tiki-store-spoiled = Spoiled: { tiki-fruits }
tiki-choice-create-legend = Empty village: raise a new totem
tiki-choice-walk-legend = Totem of yours: walk it, village by village
tiki-choice-walk-begins = Walk the totem of { $from }
tiki-choice-resolve-legend = Influenced village: resolve it first
tiki-choice-shaman-legend = Border: set the shaman there
