# Les énigmes de starwars (docs/puzzles.md) : ce qui est demandé, et ce que montre chaque thème.

starwars-puzzle-ask = Quelle réponse gagne le plus souvent ?
starwars-puzzle-worth = gagne {$value} fois sur 100
starwars-puzzle-why = Après la meilleure réponse et la réplique, vous avez {$best_mine} vaisseaux sur le plateau et l’ennemi {$best_theirs} ; après la suivante, {$second_mine} et {$second_theirs}.
starwars-puzzle-measure = Chaque réponse a été jouée maintes fois, deux tours par camp, puis les positions ont été évaluées sur tous les lancers qui peuvent suivre.
starwars-puzzle-build = Construire avant de lancer
starwars-puzzle-where-to-build = Où placer le nouveau vaisseau
starwars-puzzle-save-cards = Garder les cartes
starwars-puzzle-stay = Laisser un dé inutilisé
starwars-puzzle-clear-your-home = Dégager votre étoile mère
starwars-puzzle-storm = Prendre d’assaut l’étoile mère ennemie
starwars-puzzle-which-capture = La bonne capture
starwars-puzzle-capture = Prendre le vaisseau
starwars-puzzle-leave-the-capture = Renoncer à la capture
starwars-puzzle-come-home = Rentrer chez soi
starwars-puzzle-raid = Sauter chez l’ennemi
starwars-puzzle-jump = Le bon saut
starwars-puzzle-out-of-reach = Hors de portée
starwars-puzzle-take-aim = Se mettre à portée
starwars-puzzle-land = Se poser pour une carte
starwars-puzzle-hold-home = Tenir votre étoile mère
starwars-puzzle-hold-home-why = Après la meilleure réponse, le lancer suivant termine la partie contre vous {$best_fallen_percent} fois sur 100 ; après la suivante, {$second_fallen_percent} fois.
