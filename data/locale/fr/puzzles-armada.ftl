# Les énigmes de armada (docs/puzzles.md) : ce qui est demandé, et ce que montre chaque thème.

armada-puzzle-ask = Quelle réponse rapporte le plus ce tour-ci ?
armada-puzzle-worth = {$value} points de victoire
armada-puzzle-measure = Chaque réponse a été jouée maintes fois jusqu’à la fin du tour, contre des ennemis que vous pourriez affronter. Ce qui reste et ce qui est tenu compte pour ce que cela peut encore rapporter.
armada-puzzle-retreat = Faire retraite
armada-puzzle-retreat-why = La meilleure réponse arrive à {$best_value} points de victoire, la suivante à {$second_value}. En moyenne, vous perdez {$best_mine} unités ce tour-ci et l’ennemi {$best_theirs} ; sinon {$second_mine} et {$second_theirs}.
armada-puzzle-stand = Tenir et combattre
armada-puzzle-stand-why = La meilleure réponse arrive à {$best_value} points de victoire, la suivante à {$second_value}. En moyenne, vous perdez {$best_mine} unités ce tour-ci et l’ennemi {$best_theirs} ; sinon {$second_mine} et {$second_theirs}.
armada-puzzle-come-down = Descendre sur l’astroport
armada-puzzle-come-down-why = La meilleure réponse arrive à {$best_value} points de victoire, la suivante à {$second_value}. En moyenne, vous perdez {$best_mine} unités ce tour-ci et l’ennemi {$best_theirs} ; sinon {$second_mine} et {$second_theirs}.
armada-puzzle-stay-above = Rester loin de l’astroport
armada-puzzle-stay-above-why = La meilleure réponse arrive à {$best_value} points de victoire, la suivante à {$second_value}. En moyenne, vous perdez {$best_mine} unités ce tour-ci et l’ennemi {$best_theirs} ; sinon {$second_mine} et {$second_theirs}.
armada-puzzle-strike = Frapper
armada-puzzle-strike-why = La meilleure réponse arrive à {$best_value} points de victoire, la suivante à {$second_value}. En moyenne, vous perdez {$best_mine} unités ce tour-ci et l’ennemi {$best_theirs} ; sinon {$second_mine} et {$second_theirs}.
armada-puzzle-hold-back = Se retenir
armada-puzzle-hold-back-why = La meilleure réponse arrive à {$best_value} points de victoire, la suivante à {$second_value}. En moyenne, vous perdez {$best_mine} unités ce tour-ci et l’ennemi {$best_theirs} ; sinon {$second_mine} et {$second_theirs}.
armada-puzzle-where-to-strike = Où frapper
armada-puzzle-where-to-strike-why = La meilleure réponse arrive à {$best_value} points de victoire, la suivante à {$second_value}. En moyenne, vous perdez {$best_mine} unités ce tour-ci et l’ennemi {$best_theirs} ; sinon {$second_mine} et {$second_theirs}.
armada-puzzle-how-to-come-down = Comment descendre
armada-puzzle-how-to-come-down-why = La meilleure réponse arrive à {$best_value} points de victoire, la suivante à {$second_value}. En moyenne, vous perdez {$best_mine} unités ce tour-ci et l’ennemi {$best_theirs} ; sinon {$second_mine} et {$second_theirs}.
armada-puzzle-pursue = Poursuivre
armada-puzzle-pursue-why = La meilleure réponse arrive à {$best_value} points de victoire, la suivante à {$second_value}. En moyenne, vous perdez {$best_mine} unités ce tour-ci et l’ennemi {$best_theirs} ; sinon {$second_mine} et {$second_theirs}.
armada-puzzle-press = Insister
armada-puzzle-press-why = La meilleure réponse arrive à {$best_value} points de victoire, la suivante à {$second_value}. En moyenne, vous perdez {$best_mine} unités ce tour-ci et l’ennemi {$best_theirs} ; sinon {$second_mine} et {$second_theirs}.
