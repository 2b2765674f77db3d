# Le retour sur une partie terminée. Les chances sont mesurées, et ne sont pas plus exactes que cela.

lookback-percent = { $n } %
lookback-plot-title = Chances de victoire : { $side }
lookback-plot-alt = Par entrée, jusqu’à la { $n } : { $first } % au début, { $last } % à la fin ; au plus { $high } % ({ $high_at }), au moins { $low } % ({ $low_at }).
lookback-at = entrée { $n }
lookback-at-first = au début
lookback-plot-turn = Tournant { $i }, entrée { $n } : de { $before } % à { $after } %.
lookback-plot-entry = entrée
lookback-plot-start = début
lookback-plot-ahead = devant
lookback-plot-behind = derrière
lookback-plot-open = tout à découvert ; la bande : la marge d’erreur
lookback-plot-known = selon ce que { $side } savait
lookback-plot-turning = un tournant

lookback-button = Retour sur la partie
lookback-title = Retour sur la partie : { $game }
lookback-head = **Retour sur la partie** : chances de victoire de { $side }, par entrée
lookback-turn = **{ $i }** · { $turn }entrée { $n } · { $name } : { $what }. Chances de victoire de { $side } : de { $before } % à { $after } %.
lookback-turned-head = Ce qui a fait basculer la partie, en chances de { $side } :
lookback-turned = **{ $i }** · { $turn }{ $name } : { $what } ({ $before } → { $after } %)
lookback-no-turn-short = Aucun coup n’a fait basculer la partie à lui seul.
lookback-course = L’avantage a changé de camp { $changes ->
    [one] une fois
   *[other] { $changes } fois
}. De l’entrée { $n } jusqu’à la fin, { $is ->
    [ahead] devant
   *[behind] derrière
} : { $name }.
lookback-course-kept = De l’entrée { $n } jusqu’à la fin, { $is ->
    [ahead] devant
   *[behind] derrière
} : { $name }.
lookback-course-always = Du début à la fin, { $is ->
    [ahead] devant
   *[behind] derrière
} : { $name }.
lookback-course-late = Seulement avec la dernière entrée, { $is ->
    [ahead] devant
   *[behind] derrière
} : { $name }.
lookback-error = { $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
}
lookback-unsure = { $unsure ->
    [0] { "" }
   *[other] { " " }(± { $unsure })
}
lookback-because-luck = **La chance** : sur toutes les façons dont les dés pouvaient tomber, la même réponse mène en moyenne à { $average } %{ lookback-error }.
lookback-because-choice = **Un choix**, pas la chance.
lookback-because-secret = **Un choix** fait en secret.
lookback-because-unclear = On ne peut pas démêler la part des dés et celle du choix.
lookback-better = D’après ce que { $name } pouvait savoir, { $answer } aurait été meilleur de { $lead } points de pourcentage{ lookback-error } ({ $n ->
    [1] la seule autre réponse essayée
   *[other] la meilleure de { $n } autres essayées
}).
lookback-none-better = { $n ->
    [1] La seule autre réponse essayée n’était pas nettement meilleure.
   *[other] Parmi { $n } autres réponses essayées, aucune n’était nettement meilleure.
}
lookback-no-turn = Aucun coup n’a fait basculer cette partie à lui seul.
lookback-luck = { $name }, { $kind } : { $made } en { $n } { $n ->
    [one] jet
   *[other] jets
 }, { $expected } attendus. { $more ->
    [more] Autant ou plus
   *[fewer] Aussi peu ou moins
 } : { $rare ->
    [yes] moins de { $tail }
   *[no] { $tail }
 } % des cas.
lookback-luck-even = Personne n’a eu de dés inhabituels : rien n’était plus rare qu’une fois sur dix.
lookback-no-luck = On a lancé trop peu de dés pour dire quoi que ce soit de la chance.
lookback-dice = **Les dés et ce qu’on pouvait attendre**
lookback-figures = **En chiffres**
lookback-figure = { $name } { $n }
lookback-awards = **À retenir**
lookback-secrets = Réponses données en secret
lookback-secret = { $n } { $name } : { $what }
lookback-wait = Le compte rendu se calcule en arrière-plan ({ $percent } %). Cela prend environ une minute, puis il figure aussi dans le dernier message de la partie.
lookback-again = Regarder à nouveau
lookback-file = Tout ce qui a été mesuré, en fichier texte.
lookback-page-curve = Vue d’ensemble
lookback-page-turn = Tournant { $i }
lookback-page-figures = Dés et chiffres
lookback-page-all = Tout, en fichier
lookback-small = Voici comment les chances sont mesurées : des joueurs automatiques ont continué à partir de positions de cette partie, { $n } fois en tout, et l’on a compté qui gagnait. Là où aller jusqu’au bout prend trop de temps, une formule calée sur leurs parties juge la position atteinte. Un tournant est un changement plus grand que l’erreur de la mesure.
lookback-award-comeback = { $name } est remonté de { $percent } % de chances (entrée { $n }).
lookback-award-never-behind = { $name } : jamais derrière.
