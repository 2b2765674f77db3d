# StarGate (SPI, 1979), raconté avec nos propres mots.

stargate-about = Quatre races tiennent les étoiles contre les Viruniens, qui arrivent par deux Stargates.
stargate-scenario-standard = Toute la guerre : dix-neuf unités de la Coalition contre six Tri-Ships et trois Monades
stargate-option-tri_ship_attacks = Un Tri-Ship à côté de plusieurs hex ennemis
stargate-option-tri_ship_attacks-together = les attaque tous à la fois
stargate-option-tri_ship_attacks-per_hex = attaque chaque hex séparément
stargate-option-skim_doubling = Après avoir frôlé un Stargate, les points sont doublés
stargate-option-skim_doubling-after_exit = une fois l’hex extérieur payé
stargate-option-skim_doubling-before_exit = avant de payer l’hex extérieur
stargate-option-deadlock_guard = Un camp dont le tour a fini sans unité sur la carte
stargate-option-deadlock_guard-on = doit préparer chaque race possible, ou révéler un pion
stargate-option-deadlock_guard-off = peut attendre
stargate-option-dispersal_splits = Une unité combinée dispersée
stargate-option-dispersal_splits-no = reste ensemble
stargate-option-dispersal_splits-yes = peut être divisée
stargate-option-orbit_start = Une unité en hex d’orbite qui ne frôle pas, quand elle avance tout droit
stargate-option-orbit_start-leaves = doit quitter l’orbite dès son premier pas
stargate-option-orbit_start-skims = peut tourner sur l’orbite et frôler
stargate-option-marked_skims = Une unité avec un marqueur Skim
stargate-option-marked_skims-may_rest = peut se reposer en orbite
stargate-option-marked_skims-go_on = doit continuer au tour suivant
stargate-option-lending = Un Igugui qui reste sur place prête sa téléportation
stargate-option-lending-one = à un Humain par tour
stargate-option-lending-any = à tous les Humains assez proches
stargate-option-ranged_strength = Les unités combinées qui soutiennent de loin
stargate-option-ranged_strength-chart = comptent avec leur force combinée
stargate-option-ranged_strength-printed = comptent avec ce qui est imprimé sur leurs pions
stargate-file-board = Une carte à vous, en fichier TOML
stargate-file-units = Des pions à vous, en fichier TOML
stargate-objective-length = Pas de limite de tours : on joue jusqu’à ce qu’un camp gagne.
stargate-objective-coalition = Détruisez au moins une unité de chacun des { $all } Tri-Ships. Si les deux camps gagnaient au même moment, c’est la Coalition qui gagne.
stargate-objective-coalition-now = Jusqu’ici, { $groups } Tri-Ships sur { $all } ont perdu une unité.
stargate-objective-virunian = Détruisez { $needed } unités de la Coalition, dont au moins une de chacune de ses { $of } races.
stargate-objective-virunian-now = Jusqu’ici, { $losses } sur { $needed } sont détruites, de { $races } races sur { $of }.

## Camps, races, façons de se déplacer
stargate-side-coalition = Coalition
stargate-side-virunian = Viruniens
stargate-race-human = Humain
stargate-race-igugui = Igugui
stargate-race-meta-mexish = Meta-Mexish
stargate-race-duonoip = Duonoip
stargate-race-control = unité de contrôle
stargate-race-transport = unité de transport
stargate-race-weapon = unité d’arme
stargate-race-monad = Monade
stargate-tri-ship = Tri-Ship { $group }
stargate-gate = Stargate { $gate }
stargate-nullgate = le Nullgate
stargate-way-n = nord
stargate-way-ne = nord-est
stargate-way-se = sud-est
stargate-way-s = sud
stargate-way-sw = sud-ouest
stargate-way-nw = nord-ouest
stargate-tactic-warp = Warp
stargate-tactic-charge = Charge
stargate-tactic-maneuver = Manœuvre
stargate-news-options-same = Les deux ont choisi { $coalition }.
stargate-phase-staging = préparation
stargate-phase-deployment = déploiement
stargate-phase-movement = mouvement
stargate-phase-combat = combat
stargate-phase-gravity = gravité

## Ce qui s'est passé : le tour
stargate-turn-began = Le tour { $turn } commence.
stargate-phase-began = { $phase ->
    [staging] { $name } : préparation d’unités.
    [deployment] Des pions viruniens entrent face cachée dans les Stargates.
    [movement] { $name } : mouvement.
    [combat] { $name } : attaque.
   *[gravity] Le Nullgate attire.
}
stargate-staged = { $unit } attend dans l’hex de préparation { $at }.
stargate-deployed = Un lancer de { $rolled } : { $n ->
    [0] aucun pion n’entre
    [one] un pion entre
   *[other] { $n } pions entrent
} face cachée dans le Stargate { $gate }. Il en reste { $undeployed }.
stargate-revealed = { $unit } se révèle dans le Stargate { $gate } et sort en { $at }.
stargate-bonus = Déplacement bonus de { $units }, qui met fin à la phase.
stargate-joined = { $units } : désormais une seule unité.
stargate-crowded = { $units } : ni place en { $at }, ni départ possible ; unité perdue.

## Ce qui s'est passé : déplacements
stargate-began = { $units } : début { $mode ->
    [linear] d’un déplacement en ligne droite
    [wobble] d’un déplacement en zigzag
   *[teleport] d’une téléportation
} depuis { $at }.
stargate-began-lent = { $units } : début d’une téléportation depuis { $at }, prêtée par { $lender }.
stargate-moved = { $units } : de { $from } à { $to }.
stargate-moved-skims = { $units } : de { $from } à { $to }, en frôlant le Stargate { $gate } { $sense ->
    [1] dans le sens horaire
   *[other] dans le sens antihoraire
}.
stargate-turning = { $units } : virage en { $at }. { $n ->
    [0] Personne n’est assez près pour tirer.
    [one] Tir de { $fire }.
   *[other] Tirs de { $fire }.
}
stargate-fire-dice = Les dés : { $dice }.
stargate-missed = { $units } : tous les tirs manquent.
stargate-skimming = { $units } : frôle le Stargate { $gate } { $sense ->
    [1] dans le sens horaire
   *[other] dans le sens antihoraire
} en { $at }.
stargate-left-orbit = { $units } : sortie d’orbite en { $at } avec { $left ->
    [one] { $left } point de mouvement
   *[other] { $left } points de mouvement
}.
stargate-teleported = { $units } : téléportation de { $at } à { $to }.
stargate-teleported-over = { $units } : téléportation de { $at } à { $to }, à travers { $over }.
stargate-scattered = { $units } : déviation de { $at } à { $to }.
stargate-scattered-off = { $units } : déviation hors de la carte.
stargate-stopped = { $units } : arrêt en { $at }.
stargate-drifting = Lancer de { $rolled } : { $unit } en { $at }, que plus personne ne contrôle, part vers : { $way }.
stargate-drifted = { $unit } dérive de { $from } à { $to }.
stargate-collided = { $unit } percute { $units } en { $at }. Rien n’y survit.

## Ce qui s'est passé : combats
stargate-approaching = { $units } : rencontre avec { $foes } en { $at }.
stargate-approaching-coalition = { $units } : rencontre avec { $foes } en { $at }. La Coalition est sous bouclier.
stargate-approaching-virunian = { $units } : rencontre avec { $foes } en { $at }. Les Viruniens sont sous bouclier.
stargate-barred = Les Viruniens ne choisiront pas { $option }.
stargate-options = Choix de la Coalition : { $coalition } ; des Viruniens : { $virunian }. { $effect ->
    [none] Rien ne se passe
    [m1] L’unité qui se déplace est perdue sur un 1
    [m2] L’unité qui se déplace est perdue sur 1 ou 2
    [m3] L’unité qui se déplace est perdue sur 1 à 3
    [d1] Une unité en défense est perdue sur un 1
   *[d2] Une unité en défense est perdue sur 1 ou 2
}.
stargate-passed = { $units } : passage réussi en { $at }. Aucune perte.
stargate-eliminated = { $n ->
    [one] Perte en { $at } : { $units }.
   *[other] Pertes en { $at } : { $units }.
}
stargate-combat = Combat en { $hexes } : { $attackers } contre { $defenders }, différentiel { $differential }, colonne { $column }.
stargate-combat-ranged = Combat en { $hexes } : { $attackers } avec le soutien de { $ranged } contre { $defenders }, différentiel { $differential }, colonne { $column }.
stargate-result = Lancer de { $n } : { $result ->
    [Ed] la défense est éliminée
    [Ea] l’attaque est éliminée
    [Dd] la défense est dispersée
    [Da] l’attaque est dispersée
    [Db] les deux sont dispersées
   *[other] { $result }
}.
stargate-hopeless = L’attaque de { $attackers } en { $hexes } échoue sans lancer : un différentiel de { $differential } est trop bas.
stargate-unarmed = { $units } en { $at } : attaque impossible, donc destruction.
stargate-lapsed = Il n’y a plus de combat en { $at }.
stargate-dispersed = { $units } : dispersion de { $at } à { $to }.
stargate-dispersed-stays = { $units } : reste en { $at }.
stargate-supported = { $units } : soutien au combat en { $to } avec { $strength }, à { $range ->
    [one] { $range } hex
   *[other] { $range } hex
} de distance.
stargate-berserk = { $unit } en { $at } s’emballe et attaque { $target }.
stargate-berserk-alone = { $unit } en { $at } s’emballe et ne trouve personne à attaquer.
stargate-gravity = Le Nullgate attire (lancer de { $n }). { $side ->
    [coalition] Une unité de la Coalition y tombe.
    [virunian] Une unité virunienne y tombe.
   *[nobody] Personne n’y tombe.
}
stargate-ended-coalition-broken = La Coalition a perdu trop d’unités, dont chaque race. Victoire : { $name } !
stargate-ended-groups-broken = Chaque Tri-Ship a perdu une unité. Victoire : { $name } !

## Ce qui est demandé
stargate-ask-staging = Préparez une unité de chaque race, ou terminez la préparation.
stargate-ask-staging-guard = Votre dernier tour a fini sans unité sur la carte ; chaque race qui peut être préparée doit donc l’être.
stargate-ask-unit = Choisissez une unité à déplacer, ou terminez la phase.
stargate-ask-unit-virunian = Choisissez une unité à déplacer ou un Stargate où révéler un pion, ou terminez la phase.
stargate-ask-unit-guard = Votre dernier tour a fini sans unité sur la carte ; choisissez donc un Stargate où révéler un pion.
stargate-ask-leg = { $units } en { $at }, { $left ->
    [one] reste { $left } point
   *[other] restent { $left } points
} : choisissez où aller.
stargate-ask-leg-skim = { $units } : en orbite d’un Stargate en { $at }, { $left ->
    [one] reste { $left } point
   *[other] restent { $left } points
} : choisissez de continuer à tourner ou de sortir.
stargate-ask-teleport = Choisissez la destination de la téléportation depuis { $at } : { $units }.
stargate-ask-mindless = Choisissez le transport sans maître qui se déplace ensuite.
stargate-ask-bar = { $units } : rencontre avec { $foes } en { $at }, et un Igugui y prend part. Annoncez une option que vous ne choisirez pas.
stargate-ask-option = Choisissez l’abordage de { $foes } en { $at } par { $units }.{ $free ->
    [1] {" "}Seule option de { $units } : { $only } ; seul l’autre camp a donc le choix.
    [2] {" "}Option interdite à { $units } : { $shut }.
   *[3] {""}
}
stargate-ask-option-any = Choisissez comment les unités s’abordent.
stargate-ask-option-barred = Choisissez l’abordage de { $foes } en { $at } par { $units }. Les Viruniens ne choisiront pas { $barred }.{ $free ->
    [1] {" "}Seule option de { $units } : { $only } ; seul l’autre camp a donc le choix.
    [2] {" "}Option interdite à { $units } : { $shut }.
   *[3] {""}
}
stargate-ask-loss = L’ennemi prend le dessus en { $at } avec { $units } : choisissez laquelle de vos unités est perdue.
stargate-ask-gravity = Le Nullgate attire : choisissez laquelle de vos unités y tombe.
stargate-ask-berserk = { $unit } s’emballe : choisissez laquelle des unités les plus proches est attaquée.
stargate-ask-berserk-any = Une unité d’arme s’emballe : choisissez laquelle des unités les plus proches est attaquée.
stargate-ask-berserk-order = Plusieurs unités d’arme s’emballent. Choisissez laquelle attaque d’abord.
stargate-ask-place = Choisissez où déplacer { $units }, à cinq hex au plus de { $at }.
stargate-ask-place-any = Choisissez où déplacer l’unité dispersée, à cinq hex au plus.
stargate-ask-combat = Choisissez quel combat résoudre ensuite.
stargate-ask-unarmed = Choisissez de qui les unités désarmées sont perdues d’abord ; ce que cela déclenche vient avant la perte suivante.
stargate-ask-support = Choisissez une unité qui soutient de loin le combat en { $at }, ou lancez le dé.
stargate-ask-support-any = Choisissez une unité qui soutient ce combat de loin, ou lancez le dé.
stargate-ask-other = Choisissez une réponse.

## Ce qu'on peut faire
stargate-do-stage = { $unit } → { $at }
stargate-do-done = { $phase ->
    [staging] Terminer la préparation
   *[other] Terminer la phase
}
stargate-do-begin = { $units } en { $at } { $mode ->
    [linear] en ligne droite
    [wobble] en zigzag
   *[teleport] par téléportation
}
stargate-do-begin-lent = { $units } en { $at } par téléportation, prêtée par { $lender }
stargate-do-flip = Révéler à { $gate }
stargate-do-leg = { $hexes } { $way } vers { $to }
stargate-do-circle = Tourner vers { $to }
stargate-do-exit = Sortir vers { $to }
stargate-do-stop = Arrêt en { $at }
stargate-do-teleport = Téléportation → { $to }
stargate-do-drift = { $unit } en { $at }
stargate-do-bar = Pas { $option }
stargate-do-choose = { $option }
stargate-do-lose = { $units } en { $at }
stargate-do-target = { $units } en { $at }
stargate-do-place = { $units } → { $at }
stargate-do-place-stay = { $units } : rester en { $at }
stargate-do-fight = Combat en { $at }
stargate-do-support = { $units } depuis { $at }
stargate-do-resolve = Lancer le dé
stargate-detail-done-staging = { $n ->
    [0] personne n’attend en zone de préparation
    [one] { $n } unité attend en zone de préparation
   *[other] { $n } unités attendent en zone de préparation
}
stargate-detail-done = les unités qui n’ont pas bougé restent où elles sont
stargate-detail-begin = force { $strength }, mouvement { $allowance }
stargate-detail-flip = { $n ->
    [one] { $n } pion y est face cachée
   *[other] { $n } pions y sont face cachée
} ; déplacement immédiat
stargate-detail-turn = virage : { $n ->
    [one] { $n } ennemi tire
   *[other] { $n } ennemis tirent
}, { $live } de survie
stargate-detail-turn-free = virage, personne ne tire
stargate-detail-approach = rencontre avec { $units } en { $at }
stargate-detail-crosses = traverse { $what }, { $live } de survie
stargate-detail-scatters = peut finir un hex à côté
stargate-detail-strays = peut finir un hex à côté et s’y perdre, { $live } de survie
stargate-detail-skims = frôle le Stargate { $gate }
stargate-detail-energy = énergie { $energy }
stargate-detail-doubles = les points restants sont doublés
stargate-detail-left = { $left ->
    [0] aucun point restant
    [one] { $left } point restant
   *[other] { $left } points restants
}
stargate-detail-number = { $lost ->
    [mine] perd contre { $option } ({ $chance })
   *[theirs] bat { $option } ({ $chance })
}
stargate-detail-unharmed = personne n’est perdu
stargate-detail-loses = vous fait perdre la partie
stargate-detail-group = la première perte du groupe { $group }
stargate-detail-range = { $range ->
    [one] à { $range } hex
   *[other] à { $range } hex
} de { $to } : ajoute { $strength }
stargate-detail-with = puis { $differential }, { $kills } de gagner
stargate-detail-fight = { $differential } : { $attackers } contre { $defenders }
stargate-detail-odds = { $kills } de gagner, { $dies } de perdre

## Où en est la partie
stargate-head = Tour { $turn } : { $name }, { $phase }.
stargate-head-moving = Tour { $turn } : { $name } déplace { $units }, { $left ->
    [one] reste { $left } point
   *[other] restent { $left } points
}.
stargate-head-teleports = Tour { $turn } : { $name } téléporte { $units }.
stargate-head-gravity = Tour { $turn } : le Nullgate attire.
stargate-head-approach = Tour { $turn } : { $units } face à { $foes } en { $at }.
stargate-head-answers = À { $name } de répondre.
stargate-head-won = Victoire de { $name } au tour { $turn }.
stargate-head-drawn = La partie est nulle au tour { $turn }.
stargate-score = Pertes de la Coalition : { $losses } sur { $needed }, races { $races } sur { $of }. Tri-Ships brisés : { $groups } sur { $all }.

## Dans l'image
stargate-pic-turn = Tour { $turn }
stargate-pic-virunian-win = Victoire virunienne
stargate-pic-coalition-win = Victoire de la Coalition
stargate-pic-of = { $n } sur { $of }
stargate-pic-map = carte
stargate-pic-reserve = réserve
stargate-pic-lost = perdu
stargate-pic-gates = Dans les Stargates
stargate-pic-undeployed = en attente : { $n }
stargate-pic-control = contrôle
stargate-pic-transport = transport
stargate-pic-weapon = arme
stargate-pic-monad = Monade
stargate-pic-tri-ship = Tri-Ship
stargate-pic-numbers = force-mouvement
stargate-pic-lit = accès possible
stargate-pic-lit-risk = avec un risque
stargate-pic-lit-meets = ennemis
stargate-pic-preview = aperçu
stargate-preview-draw = Puis on tire un pion sur { $sides }.
stargate-news-many-of = { $n } unités { $side ->
    [coalition] de la Coalition
   *[virunian] des Viruniens
}
stargate-pic-broken = groupes brisés
stargate-pic-killed = vaisseaux perdus
stargate-pic-broken-short = brisés
stargate-pic-killed-short = perdus
stargate-pic-races = perdus, races { $n }/{ $of }
stargate-pic-meeting = rencontre
stargate-pic-lit-unit = au choix
stargate-pic-reach = à portée
stargate-pic-last-move = { $name } : dernier coup
stargate-pic-won = gagné
stargate-pic-wins = Victoire : { $name }
stargate-pic-drawn = Nulle
stargate-pic-answers = { $name } répond
stargate-pic-approach = Abordage en { $at }
stargate-pic-shield-coalition = Coalition sous bouclier
stargate-pic-shield-virunian = Viruniens sous bouclier
stargate-pic-dies = meurt sur ce nombre ou moins (d : défenseur)
stargate-pic-further = { $n } de plus
stargate-pic-choices = { $got } choix sur { $wanted } sont arrivés
stargate-pic-combat = Combat en { $at }
stargate-pic-differential = différentiel
stargate-pic-points = { $left ->
    [one] reste { $left } point
   *[other] restent { $left } points
}

## L'image en mots
stargate-alt-preview = Aperçu :
stargate-alt-coalition = Coalition sur la carte : { $units }.
stargate-alt-virunian = Viruniens sur la carte : { $units }.
stargate-alt-none = rien
stargate-alt-reserve = En réserve : { $units }.
stargate-alt-gates = Face cachée : { $a } au Stargate A, { $b } au Stargate B ; { $left } non déployés.
stargate-alt-lost = Pertes : { $units }.
stargate-alt-lit = Ouvert maintenant : { $hexes }.
stargate-board-gates = Face cachée : A { $a }, B { $b }, en attente { $left }
stargate-board-reserve = Réserve : { $units }
stargate-board-lost = Pertes : { $units }
stargate-board-key = # Stargate, @ Nullgate, o orbite, + - énergie. Majuscules : Coalition ; chiffres : groupe virunien, X Monade, * les deux. Les colonnes paires sont un demi-hex plus bas.

## Tableaux des règles
stargate-chart-counters = Les pions
stargate-chart-unit = Unité
stargate-chart-count = Nombre
stargate-chart-strength = Force de combat
stargate-chart-allowance = Mouvement
stargate-chart-counters-note = Entre parenthèses : défend seulement. W : zigzague. T : se téléporte.
stargate-chart-combined = Tableau des unités combinées
stargate-chart-skim = Entrées dans l’hex d’orbite au nord d’un Stargate
stargate-chart-heading = Cap
stargate-chart-circles = Ce qui suit
stargate-chart-clockwise = tourne dans le sens horaire
stargate-chart-counter = tourne dans le sens antihoraire
stargate-chart-straight = interdit : droit sur le Stargate
stargate-chart-scatter = Déviation d’une téléportation de plus de six hex
stargate-chart-scatter-further = un hex plus loin
stargate-chart-scatter-back = un hex en deçà
stargate-chart-scatter-none = en plein sur la cible
stargate-chart-matrix = Matrice des options d’abordage
stargate-chart-defender-mover = Défense / mouvement
stargate-chart-option-warp = warp
stargate-chart-option-charge = charge
stargate-chart-option-maneuver = manœuvre
stargate-chart-matrix-note = Sur ce nombre ou moins, un dé élimine l’unité en mouvement ; avec un d, une unité en défense à sa place.
stargate-chart-shielded = Tableau des abordages sous bouclier
stargate-chart-shielded-who = Sous bouclier
stargate-chart-shielded-defender = la défense : devient
stargate-chart-shielded-mover = le mouvement : devient
stargate-chart-combat = Table des résultats de combat
stargate-chart-die = Dé
stargate-chart-combat-note = Colonnes : total de l’attaque moins celui de la défense. E éliminé, D dispersé ; a toute l’attaque, d toute la défense, b les deux. Sous la première colonne, l’attaque est éliminée sans lancer.
stargate-chart-map = Les nombres de la carte
stargate-chart-orbit = Hex d’orbite
stargate-chart-gate-A = au Stargate A
stargate-chart-gate-B = au Stargate B
stargate-chart-map-note = En haut, le Stargate A : ses hex d’orbite avec leurs numéros, qui ne sont pas de l’énergie, et les hex d’énergie autour. Le Stargate B est pareil. En bas, le Nullgate.
stargate-chart-energy = Hex d’énergie
stargate-chart-energy-value = Nombre
stargate-chart-energy-hexes = Hex
stargate-chart-gravity = Gravité du Nullgate
stargate-chart-result = Résultat
stargate-chart-gravity-virunian = une unité virunienne dans un hex à +4 est éliminée
stargate-chart-gravity-coalition = une unité de la Coalition dans un hex à +4 est éliminée
stargate-chart-gravity-none = rien ne se passe

## À quoi sert chaque chose que l'on choisit
stargate-for-option-tri-ship-attacks = Tous à la fois est plus ou moins fort selon les chances ; hex par hex est plus simple.
stargate-for-option-skim-doubling = Payer d’abord laisse moins de points à doubler : les vaisseaux sortent moins vite.
stargate-for-option-deadlock-guard = Empêche les deux camps d’attendre sans fin. Laissez-la.
stargate-for-option-dispersal-splits = Des unités divisées sont plus faibles et plus faciles à traquer.
stargate-for-option-orbit-start = Frôler à l’arrêt permet de quitter plus vite les Stargates.
stargate-for-option-marked-skims = Se reposer laisse une unité attendre son moment près d’un Stargate.
stargate-for-option-lending = Plus de prêts rendent les Humains de la Coalition plus rapides.
stargate-for-option-ranged-strength = Quels nombres comptent quand des vaisseaux combinés aident de loin.
stargate-for-human = rapide en ligne droite ; peut emprunter la téléportation d’un Igugui
stargate-for-igugui = saute aussi loin qu’il veut sur une ligne, ou le prête à un Humain proche
stargate-for-meta-mexish = tourne à sa guise sans essuyer de tir ; ne peut pas charger
stargate-for-duonoip = fort, mais charge toujours quand il rencontre l’ennemi ; ne soutient jamais
stargate-for-control = mène son groupe et tourne à sa guise ; sans elle, le groupe est perdu
stargate-for-transport = ne peut pas attaquer, mais complète un Tri-Ship qui se téléporte, de force 10
stargate-for-weapon = le seul vaisseau de son groupe qui puisse attaquer
stargate-for-monad = forte et solitaire : d’aucun groupe, et peut se déplacer à chaque phase
stargate-for-linear = va le plus loin, mais chaque virage attire des tirs
stargate-for-wobble = autant de virages que voulu : personne ne tire
stargate-for-teleport = saute par-dessus tout sur une ligne ; seul compte où l’on arrive
stargate-for-warp = l’emporte sur Charge, perd contre Manœuvre ; à égalité, qui se déplace en souffre
stargate-for-charge = l’emporte sur Manœuvre, perd contre Warp ; à égalité, qui se déplace en souffre
stargate-for-maneuver = l’emporte sur Warp, perd contre Charge ; à égalité, qui se déplace en souffre
stargate-for-stage = attend au bord de la carte et doit y entrer à la prochaine phase de mouvement
stargate-for-flip = fait sortir un vaisseau caché près du Stargate ; il se déplace aussitôt
stargate-for-circle = continuer à tourner : trois hex d’orbite doublent les points restants
stargate-for-exit = quitter l’orbite du Stargate et continuer en ligne droite
stargate-for-stop = terminer ici ce déplacement
stargate-for-fight = combattre ici ensuite : un dé, d’autant mieux que votre camp est plus fort
stargate-for-support = ajoute de loin une part de la force de cette unité ; plus près, davantage
stargate-for-resolve = tranche ce combat avec un dé
stargate-for-begin = chaque unité peut se déplacer une fois dans votre phase de mouvement
stargate-for-leg = chaque hex coûte un point ; un virage attire le tir de chaque ennemi à portée
stargate-for-done = ce qui n’a pas bougé ou combattu jusqu’ici reste tel quel
stargate-for-choose = les deux camps choisissent en secret ; les trois façons se battent en cercle
stargate-for-bar = nommer une des trois façons que vous-même ne choisirez pas
stargate-for-lose = céder l’unité dont vous avez le moins besoin
stargate-for-target = frapper ce qui ferait le plus mal à l’autre camp
stargate-for-place = près de leur prochaine tâche pour les vôtres, loin d’elle pour l’ennemi
stargate-for-drift = choisir lequel part d’abord ; chacun détruit ce qu’il percute

## Comment s'appellent les actions dans les règles
stargate-called-linear = Ligne droite
stargate-called-wobble = Zigzag
stargate-called-teleport = Téléportation
stargate-called-begin = Déplacer une unité
stargate-called-stage = Préparer une unité
stargate-called-flip = Révéler un pion
stargate-called-leg = Suivre une ligne
stargate-called-circle = Frôler un Stargate
stargate-called-exit = Quitter l’orbite
stargate-called-stop = Arrêt
stargate-called-done = Terminer la phase
stargate-called-choose = Aborder l’ennemi
stargate-called-bar = Exclure une façon
stargate-called-lose = Choisir une perte
stargate-called-target = Choisir une cible
stargate-called-place = Placer des unités
stargate-called-drift = Laisser dériver un transport
stargate-called-fight = Choisir un combat
stargate-called-support = Soutenir
stargate-called-resolve = Lancer le dé

## Ce qui n'est pas permis
stargate-fault-typed = Écrivez par exemple H3 se3 s2, I1 teleport to 0812, reveal A, warp, support I1 ou done
stargate-fault-approach-charges = Un Duonoip en mouvement choisit Charge, pas { $option ->
    [warp] Warp
    [maneuver] Manœuvre
   *[other] { $option }
}
stargate-fault-approach-limit = Un Meta-Mexish en mouvement ne peut pas choisir { $option ->
    [warp] Warp
    [charge] Charge
    [maneuver] Manœuvre
   *[other] { $option }
}
stargate-fault-approach-barred = Vous avez annoncé ne pas choisir { $option ->
    [warp] Warp
    [charge] Charge
    [maneuver] Manœuvre
   *[other] { $option }
}
stargate-fault-as-one = { $unit } agit avec { $first } : nommez { $first }
stargate-fault-not-defending = { $unit } n’est aucune de vos unités en { $hex }
stargate-fault-full = { $unit } ne peut pas s’arrêter en { $hex } : trop d’unités amies
stargate-fault-monad-alone = { $unit } ne peut pas s’arrêter en { $hex } : aucun Virunien ne reste avec une Monade
stargate-fault-not-adrift = { $unit } n’est pas un transport qui doit encore dériver
stargate-fault-no-race = La Coalition n’a pas de race { $race }
stargate-fault-race-staged = Une unité de cette race ({ $race ->
    [human] Humain
    [igugui] Igugui
    [meta-mexish] Meta-Mexish
    [duonoip] Duonoip
   *[other] { $race }
}) est déjà en préparation ce tour-ci
stargate-fault-no-reserve = Il ne reste aucune unité de cette race ({ $race ->
    [human] Humain
    [igugui] Igugui
    [meta-mexish] Meta-Mexish
    [duonoip] Duonoip
   *[other] { $race }
}) en réserve
stargate-fault-no-staging = { $hex } n’est pas un hex de la zone de préparation
stargate-fault-must-enter = { $unit } doit entrer en jeu depuis la zone de préparation
stargate-fault-staging-taken = Une unité est déjà en préparation en { $hex } ; une par hex
stargate-fault-must-stage = Votre dernier tour a fini sans unité sur la carte ; préparez donc chaque race possible
stargate-fault-wobbles-too-far = Il reste à { $unit } { $left } points de mouvement, pas { $hexes }
stargate-fault-too-far = Il reste à { $unit } { $left } points de mouvement, pas { $hexes }
stargate-fault-no-hexes = Une étape fait au moins un hex
stargate-fault-off-map = Depuis { $hex }, cette direction sort de la carte : { $way ->
    [n] nord
    [ne] nord-est
    [se] sud-est
    [s] sud
    [sw] sud-ouest
    [nw] nord-ouest
   *[other] { $way }
}
stargate-fault-body = { $hex } est un Stargate ou le Nullgate ; aucune unité ne peut y entrer
stargate-fault-straight-in = On ne peut pas entrer en { $hex } droit vers son Stargate
stargate-fault-in-orbit = En { $hex }, l’unité entre en orbite ; dites là comment elle continue
stargate-fault-not-skimming = { $unit } ne frôle pas de Stargate
stargate-fault-must-circle = { $unit } frôle : il faut tourner encore autour du Stargate, ou sortir
stargate-fault-no-exit = Il n’y a pas de sortie depuis { $hex }
stargate-fault-no-stop-in-orbit = Une unité qui frôle et a encore des points ne peut pas s’arrêter en orbite
stargate-fault-no-turn = Une unité dont les points sont doublés ne peut pas virer
stargate-fault-must-move = { $unit } n’a pas encore bougé
stargate-fault-must-move-now = { $unit } vient de se révéler et doit bouger aussitôt
stargate-fault-out-of-orbit = { $unit } ne frôle pas ; son premier pas doit donc sortir de l’orbite
stargate-fault-out-first = Une unité qui vient de se révéler quitte l’orbite dès son premier pas
stargate-fault-crowd = { $unit } ne pourrait s’arrêter ni en { $hex }, ni au-delà : trop d’unités amies
stargate-fault-crowd-monad = { $unit } ne pourrait s’arrêter ni en { $hex }, ni au-delà : aucun Virunien ne reste avec une Monade
stargate-fault-not-in-line = { $to } n’est pas sur une ligne droite d’hex depuis { $hex }
stargate-fault-no-hex = Il n’y a pas d’hex { $to } sur la carte
stargate-fault-no-end = { $to } est un Stargate ou le Nullgate ; aucune unité ne peut y finir
stargate-fault-same-hex = { $unit } est déjà en { $to } et va au moins d’un hex
stargate-fault-one-turn = La seconde moitié du déplacement d’un Tri-Ship va dans une autre direction
stargate-fault-not-yet = { $unit } ne s’est pas encore téléporté
stargate-fault-lend-human = Seuls les Humains empruntent la téléportation, pas { $unit }
stargate-fault-lend-igugui = { $lender } n’est pas un Igugui, et seuls les Igugui prêtent
stargate-fault-lend-map = { $lender } n’était pas sur la carte au début de cette phase
stargate-fault-lend-moved = { $lender } a bougé dans cette phase et ne peut donc pas prêter
stargate-fault-lend-once = { $lender } prête à un autre Humain dans cette phase
stargate-fault-lend-due = { $lender } porte un marqueur Skim ; il doit donc bouger et ne peut pas prêter
stargate-fault-lend-far = { $lender } était à plus de { $most } hex de { $unit } au début de cette phase
stargate-fault-no-unit = Il n’y a pas d’unité { $unit }
stargate-fault-not-yours = { $unit } est à l’autre camp
stargate-fault-eliminated = { $unit } n’est plus : unité éliminée
stargate-fault-in-reserve = { $unit } est en réserve et ne bouge qu’après sa préparation, au début d’un tour : { $unit } to { $hex }
stargate-fault-face-down = { $unit } ne s’est pas encore révélé
stargate-fault-not-first = { $unit } se déplace avec { $first } : nommez { $first }
stargate-fault-moved = { $unit } a déjà bougé dans cette phase
stargate-fault-lends = { $unit } prête sa téléportation et reste sur place
stargate-fault-loan-teleports = { $unit } emprunte la téléportation et ne peut donc que se téléporter
stargate-fault-needs-lender = { $unit } ne se téléporte que par emprunt : dites à qui, comme { $unit } teleport by I1
stargate-fault-not-linear = { $unit } ne se déplace pas en ligne droite
stargate-fault-no-wobble = { $unit } ne peut pas zigzaguer
stargate-fault-no-teleport = { $unit } ne peut pas se téléporter
stargate-fault-tri-ship-teleports = Un Tri-Ship ne se déplace que par téléportation
stargate-fault-mindless = { $unit } a perdu son unité de contrôle ; personne ne peut le déplacer
stargate-fault-still-hidden = Tant que tous les pions ne sont pas révélés, seule une révélation peut être le déplacement bonus
stargate-fault-no-way = { $unit } n’a aucun hex où aller
stargate-fault-only-virunian = Seuls les Viruniens révèlent des pions
stargate-fault-no-stargate = Il n’y a pas de Stargate { $gate }, seulement A et B
stargate-fault-no-gate = Rien n’est face cachée au Stargate { $gate }
stargate-fault-gate-full = Tous les hex d’orbite du Stargate { $gate } sont occupés
stargate-fault-too-full = Il y a trop d’unités en { $hex } ; faites-y d’abord de la place
stargate-fault-monad-in-way = Une Monade est avec d’autres Viruniens en { $hex } ; séparez-les d’abord
stargate-fault-must-reveal = Votre dernier tour a fini sans unité sur la carte ; révélez donc d’abord un pion
stargate-fault-must-skim = { $unit } porte un marqueur Skim : il faut d’abord continuer autour de son Stargate
stargate-fault-not-drawn = { $unit } n’est aucune de vos unités dans un hex à +{ $energy }
stargate-fault-disperse-unit = C’est { $unit } qu’on place maintenant, pas { $other }
stargate-fault-disperse-hex = { $unit } ne peut pas être dispersé en { $hex }
stargate-fault-disperse-far = { $hex } est à plus de { $most } hex
stargate-fault-disperse-taken = { $hex } n’était pas vide au début de ce placement
stargate-fault-disperse-crowd = { $unit } ne peut pas être avec les unités placées en { $hex }
stargate-fault-not-waiting = { $unit } n’est pas une unité d’arme sur le point d’attaquer
stargate-fault-not-nearest = { $unit } n’est pas l’unité la plus proche de { $weapon }
stargate-fault-never-ranged = { $unit } est un Duonoip, et ceux-ci n’attaquent jamais de loin
stargate-fault-unarmed-afar = { $unit } n’a pas de force d’attaque
stargate-fault-in-hex = { $unit } est avec des ennemis en { $hex } et n’attaque donc que là
stargate-fault-no-line = Aucune ligne droite libre de Stargates, d’orbites et du Nullgate n’y mène depuis { $unit }
stargate-fault-out-of-range = { $unit } est à { $range } hex : avec une force de { $strength }, c’est trop loin
stargate-fault-nobody-there = On ne soutient de loin que là où les deux camps sont dans l’hex
stargate-fault-no-combat = Vous n’avez aucun combat à résoudre en { $hex }
stargate-fault-fought-with = On combat pour { $hex } avec { $first } : nommez { $first }
stargate-fault-not-unarmed = { $unit } ne nomme pas un hex dont les unités désarmées sont perdues ensuite
stargate-fault-not-on-map = { $unit } n’est aucune de vos unités sur la carte
stargate-fault-has-fought = { $unit } a déjà attaqué dans cette phase
stargate-fault-was-dispersed = { $unit } a subi une dispersion dans cette phase et n’attaque plus
stargate-fault-has-combat = { $unit } a son propre combat dans cette phase
stargate-term-won-more = Elle gagne la partie, ou évite de la perdre.
stargate-term-won-less = Une autre gagne la partie, ou évite de la perdre.
stargate-term-losses-more = Les pertes vous favorisent : plus chez l’autre, ou moins chez vous.
stargate-term-losses-less = Les pertes vous desservent : plus chez vous, ou moins chez l’autre.
stargate-term-force-more = Plus fort : vous gardez plus sur la carte, ou l’autre moins.
stargate-term-force-less = Plus faible : vous gardez moins sur la carte, ou l’autre plus.
stargate-term-reach-more = Mieux placé : la distance à l’ennemi vous convient.
stargate-term-reach-less = Moins bien placé : la distance convient à l’ennemi.
stargate-term-union-more = Les groupes viruniens sont placés à votre avantage.
stargate-term-union-less = Les groupes viruniens sont placés à l’avantage de l’ennemi.
stargate-term-pull-more = Plus sûr : le Nullgate vous menace moins, ou l’autre plus.
stargate-term-pull-less = Plus risqué : le Nullgate vous menace plus, ou l’autre moins.
stargate-term-combats-more = Les combats obligés tournent mieux pour vous.
stargate-term-combats-less = Les combats obligés tournent moins bien pour vous.
stargate-term-openings-more = Les attaques encore possibles vous favorisent plus.
stargate-term-openings-less = Les attaques encore possibles vous favorisent moins.
stargate-term-threats-more = Plus sûr : les prochaines attaques s’annoncent mieux pour vous.
stargate-term-threats-less = Plus risqué : les prochaines attaques s’annoncent moins bien pour vous.
stargate-term-approach-more = L’approche en cours finit mieux pour vous.
stargate-term-approach-less = L’approche en cours finit moins bien pour vous.
stargate-term-pace-more = Elle ne perd pas de temps.
stargate-term-pace-less = Elle perd du temps.
