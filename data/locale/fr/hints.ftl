# Indices : ce qu'une machine regarderait. Les termes et raisons de chaque jeu sont dans son propre fichier.

button-hint = Indice
hint-title = Indice
hint-look = Regardez { $places }.
hint-look-marked = Regardez les { $n } endroits marqués.
hint-term = Ce qui compte maintenant : { $term }.
hint-even = Ici, peu importe : { $n ->
    [0] choisissez ce qui vous plaît
    [2] prenez l’une des deux
    [3] prenez l’une des trois
    [4] prenez l’une des quatre
   *[other] prenez l’une des { $n }
}.
hint-button-why = Montrez-moi
hint-button-take = Jouer cela
hint-button-numbers = En nombres
hint-button-form = Dans le formulaire
hint-button-step = Aperçu
hint-button-back = Retour
hint-answer = Prenez **{ $answer }**.
hint-then = Ensuite **{ $answer }**.
hint-lead = C’est { $worth } mieux que la suivante.
hint-equal = Une autre vaudrait autant.
hint-thumb = Une règle pratique le dit ; en nombres, une autre paraît meilleure.
hint-form = Je remettrais ceci ; changez ce que vous voulez :
hint-step = Je ferais ceci :
hint-form-more = … et { $n ->
    [one] une ligne de plus
   *[other] { $n } lignes de plus
}.
hint-compared = La machine a essayé cette réponse et { $n ->
    [one] une autre
   *[other] { $n } autres
}{ $worlds ->
    [one] {""}
   *[other] , contre { $worlds } suppositions sur ce que vous ne pouvez pas savoir
}, et a évalué où chacune mène aussitôt. Face à la moyenne des autres :
hint-followed = { $n ->
    [one] Une autre réponse est aussi bonne
   *[other] { $n } autres réponses sont aussi bonnes
} sur le moment : la machine a donc suivi chacune jusqu’au meilleur pas suivant. Face à la moyenne des autres :
hint-gain = - { $term } ({ $more })
hint-all = plus que tout le reste
hint-little = un peu
hint-rank = Selon ces nombres elle vient { $rank } sur { $n } ; ici elle suit une règle pratique.
hint-best = Le mieux : { $list }.
hint-less = { $answer } ({ $less } de moins)
hint-small = Après la partie, la table saura combien d’indices vous avez pris.
hint-small-even = Ne compte pas comme indice.
refused-hint-none = Il n’y a pas d’indices dans ce jeu.
refused-hint-table = Pas d’indices ici. Seul contre des machines, il y en a toujours : /new.
refused-hint-one = Il n’y a rien à choisir ici, donc pas d’indice.
refused-hint-busy = Votre dernier indice est encore en cours de calcul.
lobby-hints = **Indices** d’une machine : { $who } les accepterait. Il y en a dès que tous à la table les acceptent.
lobby-hints-all = **Indices** d’une machine : tous à la table les acceptent. À la fin on dit combien chacun en a pris.
summary-hints = Indices pris : { $list }.
summary-hint = { $name } { $n }
