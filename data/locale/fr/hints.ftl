# Indices : ce qu'une machine regarderait. Les termes et raisons de chaque jeu sont dans son propre fichier.

button-hint = Indice
hint-title = { $game } : indice
hint-title-why = { $game } : indice avec la réponse
hint-look = Regardez { $places }.
hint-term = Ce qui décide le plus ici : { $term }.
hint-even = Aussi loin qu’elle voit, les { $n } réponses se valent. Prenez celle qui vous plaît.
hint-button-why = Pourquoi ? Voir la réponse
hint-button-form = Le mettre dans le formulaire
hint-button-back = Retour à la question
hint-answer = La machine { $level } répondrait : **{ $answer }**
hint-then = Ensuite : **{ $answer }**
hint-form = La machine { $level } remettrait ceci. *{ $write }* le prend tel quel, pour que vous le regardiez et le changiez :
hint-compared = Elle a essayé cette réponse et { $n ->
    [one] une autre
   *[other] { $n } autres
}{ $worlds ->
    [one] {""}
   *[other] , contre { $worlds } suppositions sur ce que vous ne pouvez pas savoir
}, et a évalué où chacune mène aussitôt. Face à la moyenne des autres :
hint-followed = { $n ->
    [one] Une autre réponse est aussi bonne
   *[other] { $n } autres réponses sont aussi bonnes
} sur le moment : elle a donc suivi chacune jusqu’au meilleur pas suivant. Face à la moyenne des autres :
hint-gain = - Pour elle, { $more } : { $term }
hint-loss = - Contre elle, { $more } : { $term }
hint-all = plus que tout le reste
hint-little = un peu
hint-rank = Selon cette évaluation elle vient { $rank } sur { $n } ; ici elle suit une règle pratique.
hint-best = Le mieux selon cette mesure : { $list }.
hint-less = { $answer } ({ $less } de moins)
hint-small = Personne d’autre ne voit ceci. L’indice ne sait que ce que vous pouvez savoir. Les indices sont comptés, et à la fin on dit à tous combien chacun en a pris.
refused-hint-none = Il n’y a pas d’indices dans ce jeu.
refused-hint-table = Il n’y a pas d’indices à cette table : il y en a à l’entraînement contre des machines, ou là où tous les ont acceptés dans le salon.
refused-hint-one = Il n’y a rien à choisir ici, donc pas d’indice.
refused-hint-busy = Votre dernier indice est encore en cours de calcul.
button-hints = Indices : accepter ou non
lobby-hints = **Indices** d’une machine : { $who } les accepterait. Il y en a dès que tous à la table les acceptent.
lobby-hints-all = **Indices** d’une machine : tous à la table les acceptent. À la fin on dit combien chacun en a pris.
summary-hints = Indices pris : { $list }.
summary-hint = { $name } { $n }
