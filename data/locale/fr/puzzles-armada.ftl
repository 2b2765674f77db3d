# Les énigmes de armada (docs/puzzles.md) : ce qui est demandé, et ce que montre chaque thème.

armada-puzzle-ask = Quelle réponse rapporte le plus ce tour-ci ?
armada-puzzle-worth = {$value} points de victoire
armada-puzzle-why = Avec la meilleure réponse, vous perdez en moyenne {$best_mine} unités ce tour-ci et l’ennemi {$best_theirs} ; avec la suivante, {$second_mine} et {$second_theirs}.
armada-puzzle-measure = Chaque réponse a été jouée maintes fois jusqu’à la fin du tour, contre des ennemis que vous pourriez affronter. Ce qui reste et ce qui est tenu compte pour ce que cela peut encore rapporter.
armada-puzzle-retreat = Faire retraite
armada-puzzle-stand = Tenir et combattre
armada-puzzle-come-down = Descendre sur l’astroport
armada-puzzle-stay-above = Rester loin de l’astroport
armada-puzzle-strike = Frapper
armada-puzzle-hold-back = Se retenir
armada-puzzle-where-to-strike = Où frapper
armada-puzzle-how-to-come-down = Comment descendre
armada-puzzle-pursue = Poursuivre
armada-puzzle-press = Insister
