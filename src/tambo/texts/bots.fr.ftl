# Les forces auxquelles joue la maison.

level-novice = Novice
level-novice-about = Joue n’importe quel coup permis, sans réfléchir.
level-easy = Facile
level-easy-about = Prend souvent ce qui s’offre, et souvent ne regarde pas.
level-medium = Moyen
level-medium-about = Prend toujours le meilleur coup en vue, sans regarder plus loin.
level-hard = Difficile
level-hard-about = Suit une centaine de lignes de jeu avant chaque coup.
level-expert = Expert
level-expert-about = Suit plus de mille lignes de jeu avant chaque coup.
level-master = Maître
level-master-about = Réfléchit une seconde, et calcule exactement la fin de la partie quand le jeu s’y prête.

# Ce que la recherche exacte a trouvé pour le camp qui a la main. Chaque choix d’un camp compte pour un.

proof-win = { $choices ->
    [one] Gagne tout de suite.
   *[other] Gagne de force en { $choices } choix.
}
proof-loss = { $choices ->
    [one] Perd tout de suite.
   *[other] Perd de force en { $choices } choix au plus.
}
proof-open = Rien n’est forcé en { $choices } choix.
