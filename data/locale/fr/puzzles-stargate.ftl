# Les énigmes de stargate (docs/puzzles.md) : ce qui est demandé, et ce que montre chaque thème.

stargate-puzzle-ask = Quelle réponse rapporte le plus ?
stargate-puzzle-worth = {$value} points
stargate-puzzle-why = Avec la meilleure réponse, vous perdez en moyenne {$best_mine} pions et l’ennemi {$best_theirs} ; avec la suivante, {$second_mine} et {$second_theirs}.
stargate-puzzle-measure = Chaque réponse a été jouée maintes fois, jusqu’à la fin du déplacement ou de la phase. Les points sont ceux des machines : une unité qui compte pour la victoire vaut 8, un groupe de Tri-Ship 10.
stargate-puzzle-bring-support = Amener du soutien
stargate-puzzle-whose-support = Le soutien de qui
stargate-puzzle-save-support = Économiser le soutien
stargate-puzzle-first-combat = Quel combat d’abord
stargate-puzzle-which-loss = Quelle unité céder
stargate-puzzle-announce = Quoi annoncer
stargate-puzzle-approach = L’abordage
stargate-puzzle-hold-the-hex = Tenir l’hex
stargate-puzzle-leave-the-hex = Quitter l’hex
stargate-puzzle-scatter-far = Disperser loin
stargate-puzzle-scatter-near = Disperser près
stargate-puzzle-which-hex = Le bon hex
stargate-puzzle-strike = Frapper
stargate-puzzle-teleport-in = Se téléporter au combat
stargate-puzzle-avoid-loss = Éviter la perte
stargate-puzzle-stand-still = Ne pas bouger
