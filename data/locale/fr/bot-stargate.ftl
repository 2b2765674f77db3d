# StarGate sur Discord.


## Choix fixes
choice-tactic-warp = Warp
choice-tactic-charge = Charge
choice-tactic-maneuver = Manœuvre
choice-standing-approach = Abordage
choice-standing-announcement = Annonce devant un Igugui
choice-standing-loss = Perte dans un abordage
choice-standing-gravity = Perte au Nullgate
choice-standing-dispersal = Dispersion d’ennemis
choice-standing-support = Soutien de loin
choice-standing-berserk = Cible d’une arme qui s’emballe
choice-odds-combat = Combat
choice-odds-approach = Abordage
choice-odds-turning = Tir à un virage
choice-odds-teleport = Téléportation
choice-odds-gravity = L’attraction du Nullgate
choice-shield-none = Personne
choice-shield-mover = Le camp qui se déplace
choice-shield-defender = La défense

## Réponses permanentes
stargate-policy-warp = Warp
stargate-policy-charge = Charge
stargate-policy-maneuver = Manœuvre
stargate-policy-weakest = La plus faible d’abord
stargate-policy-human = Les Humains d’abord
stargate-policy-igugui = Les Igugui d’abord
stargate-policy-meta-mexish = Les Meta-Mexish d’abord
stargate-policy-duonoip = Les Duonoip d’abord
stargate-policy-transport = Les transports d’abord
stargate-policy-weapon = Les armes d’abord
stargate-policy-control = Les contrôles d’abord
stargate-policy-monad = Les Monades d’abord
stargate-policy-stay = Les laisser où elles sont
stargate-policy-far = Aussi loin que possible
stargate-policy-low = Vers l’énergie la plus basse
stargate-policy-none = Jamais
stargate-policy-all = Tout ce qui peut
stargate-policy-enemy = Un ennemi quand on peut en choisir un
bot-stargate-kind-any = Toutes les autres
bot-stargate-kind-human = Humains
bot-stargate-kind-igugui = Igugui
bot-stargate-kind-meta-mexish = Meta-Mexish
bot-stargate-kind-duonoip = Duonoip
bot-stargate-kind-control = Contrôles
bot-stargate-kind-transport = Transports
bot-stargate-kind-weapon = Armes
bot-stargate-kind-monad = Monades
bot-stargate-kind-pair = Paires
bot-stargate-kind-tri-ship = Tri-Ships
bot-stargate-standing-rule = { $who } : { $mix }
bot-stargate-standing-head = Vos réponses permanentes :
bot-stargate-standing-line = **{ $what }** : { $policy }
bot-stargate-standing-nothing = Aucune. On vous demande chaque fois.
bot-stargate-standing-unclear = Je n’arrive pas à lire « { $text } ». Écrivez des options avec des poids, comme « warp 40 charge 60 ». Une sorte d’unité en mouvement peut être mise devant : « human charge; warp maneuver ».

## Choisir avec les boutons
bot-stargate-which-unit = Choisissez une unité ou une action.
bot-stargate-which-way = Choisissez une direction.
bot-stargate-which-column = Choisissez une colonne de la carte.
bot-stargate-which-race = Choisissez une race.
bot-stargate-unit = { $units } en { $at }
bot-stargate-column = Colonne { $column }
bot-stargate-leads = vers { $to }
bot-stargate-leads-circle = continuer autour du Stargate
bot-stargate-leads-exit = sortir de l’orbite

## Un ordre avant qu'il compte
bot-stargate-order-path = **{ $units }** : { $path }
bot-stargate-order-turn = Virage en { $at } : { $n ->
    [0] personne n’est assez près pour tirer.
    [one] { $n } ennemi tire ({ $fire }) ; { $live } % de survie.
   *[other] { $n } ennemis tirent ({ $fire }) ; { $live } % de survie.
}
bot-stargate-order-meet = Rencontre avec { $foes } en { $at }. { $announces ->
    [1] Les Viruniens disent d’abord ce qu’ils ne choisiront pas.{" "}
   *[0] {""}
}{ $free ->
    [1] Seule option de { $units } : { $option } ; seul l’autre camp a le choix.
    [2] Les deux camps choisissent en secret, { $units } sans { $shut }.
   *[other] Les deux camps choisissent en secret.
} { $shield ->
    [coalition] La Coalition est sous bouclier.
    [virunian] Les Viruniens sont sous bouclier.
   *[none] Personne n’est sous bouclier.
} Avec des choix au hasard, vous la perdez { $mover } % du temps, la défense perd une unité { $defender } %.
bot-stargate-order-skim = Frôle le Stargate { $gate } { $sense ->
    [1] dans le sens horaire
   *[other] dans le sens antihoraire
} depuis { $at } : encore deux hex à tourner avant de pouvoir sortir.
bot-stargate-order-exit = Sort de l’orbite en { $at } ; ce qui reste est doublé à { $left }, et plus aucun virage n’est possible.
bot-stargate-order-cross = Se téléporte à travers { $what } : { $live } % de survie.
bot-stargate-order-scatter = { $hexes } hex, c’est loin : sur un 1, l’arrivée est un hex trop loin, sur un 6, un hex trop court.
bot-stargate-order-strays = Une arrivée un hex à côté peut être fatale : hors de la carte, dans un Stargate ou le Nullgate, ou parmi trop de vos propres unités. { $live } % de survie.
bot-stargate-order-live = En tout, { $live } % de survie aux tirs, traversées et déviations{ $met ->
    [0] .
    [one] , sans compter l’abordage.
   *[other] , sans compter les { $met } abordages.
}
bot-stargate-order-goes-on = Ensuite l’unité est en { $at } avec { $left ->
    [one] { $left } point
   *[other] { $left } points
} en reste, et on vous demande où elle continue.{ $skim ->
    [0] {""}
   *[other] {" "}Elle doit continuer à tourner jusqu’à sa sortie.
}
bot-stargate-order-locked = L’unité reste en orbite du Stargate { $gate }{ $marker ->
    [1] , avec le marqueur Skim 1
    [2] , avec le marqueur Skim 2
   *[other] {""}
}, et continue de là au prochain tour.
bot-stargate-order-energy = Énergie à cet endroit : { $energy }.
bot-stargate-order-staged = { $unit } : en préparation en { $at }.
bot-stargate-order-reveal = Puis un pion est révélé au Stargate { $gate } : lequel, personne ne peut le prévoir.
bot-stargate-order-done = { $phase ->
    [staging] Puis la préparation se termine.
   *[other] Puis votre phase de mouvement se termine.
}
bot-stargate-plan-unsure = Dés et choix secrets peuvent y changer quelque chose : les trajets ci-dessus valent pour les unités qui passent. Si l’une ne passe pas, le reste de son ordre tombe et l’unité suivante se déplace. Si un ordre est devenu impossible, le plan s’arrête là. On vous prévient dans les deux cas.
bot-stargate-order-undone = { $n ->
    [one] La dernière étape vient trop tard : son déplacement est alors terminé.
   *[other] Les { $n } dernières étapes viennent trop tard : son déplacement est alors terminé.
}

## Planifier une phase
bot-stargate-plan-unit = Choisissez l’unité suivante, ou confirmez-les toutes.
bot-stargate-plan-where = **{ $unit }** est en { $at }{ $left ->
    [0] .
    [one] , reste { $left } point.
   *[other] , restent { $left } points.
} Choisissez où aller, ou laissez l’unité s’arrêter.
bot-stargate-plan-next = Unité suivante
bot-stargate-plan-ways = { $n ->
    [0] Tourner ou sortir de l’orbite
   *[other] Aller { $ways }
}
bot-stargate-plan-mode-linear = En ligne droite
bot-stargate-plan-mode-wobble = En zigzag
bot-stargate-plan-mode-teleport = Par téléportation
bot-stargate-plan-mode-lent = Téléportation prêtée par { $lender }
bot-stargate-plan-back = Retirer la dernière étape
bot-stargate-plan-wrong = { $n ->
    [0] **Le reste de votre texte est gardé.** Ouvrez-le et envoyez-le encore une fois.
    [one] **Un ordre ne peut pas être exécuté.** Corrigez-le, ou laissez-le de côté.
   *[other] **{ $n } ordres ne peuvent pas être exécutés.** Corrigez-les, ou laissez-les de côté.
}
bot-stargate-plan-wrong-line = - { $why }
bot-stargate-plan-clear = Recommencer
bot-stargate-plan-drop = Laisser de côté
bot-stargate-plan-text = Écrire toute la phase
bot-stargate-plan-title = Ordres de cette phase
bot-stargate-plan-label = Un ordre par ligne
bot-stargate-plan-hint = I1 n4 · M1 wobble s1 · D1 to 1214 via 1210 · W2 skim B cw exit · done

## Abordage
bot-stargate-shield = { $shield ->
    [coalition] **La Coalition est sous bouclier**
    [virunian] **Les Viruniens sont sous bouclier**
   *[none] **Personne n’est sous bouclier**
} en { $at } : { $coalition } pions de la Coalition contre { $virunian } pions viruniens.
bot-stargate-other = L’autre camp peut choisir { $options }.
bot-stargate-even = Avec des choix au hasard, l’unité en mouvement est perdue { $mover } % du temps, une unité en défense { $defender } %.

## Combats
bot-stargate-combats = **Combats de cette phase**
bot-stargate-combats-to-come = **Combats { $seat ->
    [coalition] de la Coalition
   *[virunian] des Viruniens
} en l’état actuel**
bot-stargate-no-combats = Il n’y a pas de combats.
bot-stargate-combat = **{ $hexes }** : { $attackers } ({ $attack }) contre { $defenders } ({ $defence }), différentiel { $differential }, colonne { $column } : { $results }.

## Chances
bot-stargate-odds-result = { $result ->
    [Ed] défense éliminée
    [Ea] attaque éliminée
    [Dd] défense dispersée
    [Da] attaque dispersée
    [Db] les deux dispersées
   *[other] { $result }
} { $chance } %
bot-stargate-odds-hopeless = l’attaque est éliminée sans lancer
bot-stargate-odds-combat = **Résultats de combat**
bot-stargate-odds-column = Colonne { $column } : { $results }
bot-stargate-odds-letters = Sous un différentiel de -2, l’attaque est éliminée sans lancer.
bot-stargate-odds-approach = { $shield ->
    [none] **Abordage, personne sous bouclier**
    [mover] **Abordage, camp en mouvement sous bouclier**
   *[defender] **Abordage, défense sous bouclier**
}
bot-stargate-odds-against = Contre { $defender } de la défense : { $cells }
bot-stargate-odds-numbers = L’unité en mouvement est perdue sur ce nombre ou moins ; avec un d, une unité en défense est perdue à sa place. 0 : rien ne se passe.
bot-stargate-odds-turning = **Tir à un virage** : chaque unité ennemie à { $reach } hex ou moins lance un dé, et détruit l’unité sur 1 ou 2.
bot-stargate-odds-fire = { $n ->
    [0] Personne ne tire : { $live } % de survie
    [one] { $n } ennemi : { $live } % de survie
   *[other] { $n } ennemis : { $live } % de survie
}
bot-stargate-odds-teleport = **Téléportation** : à travers un Stargate { $gate } % de survie, à travers le Nullgate { $nullgate } %, à travers les deux { $both } %.
bot-stargate-odds-scatter = Une téléportation de plus de { $steady } hex (un Igugui, ou un Humain à qui il la prête) arrive à cet endroit { $there } % du temps, un hex trop loin { $on } %, un hex trop court { $back } %.
bot-stargate-odds-gravity = **Le Nullgate attire** à la fin d’un tour de jeu sur les hex d’énergie { $energy }. Chances : une unité virunienne y tombe { $virunian } %, une unité de la Coalition { $coalition } %, personne { $nobody } %.

help-title-stargate =
    { "" }**But.** La Coalition gagne en détruisant une unité de chacun des six Tri-Ships ; les Viruniens en détruisant au moins huit unités de la Coalition, dont chaque race.

    { "" }**Un tour de jeu.** D’abord, la Coalition prépare jusqu’à quatre unités, une de chaque race. Puis viennent les Viruniens : les dés mettent des pions face cachée dans leurs Stargates ; ils révèlent des pions, déplacent une unité ou pile de chaque groupe de Tri-Ship et chaque Monade, et combattent. Puis la Coalition déplace autant d’unités qu’elle veut, toutes celles préparées entrent sur la carte, et elle combat.

    { "" }**Se déplacer.** En ligne droite. Chaque virage attire le tir de tous les ennemis à huit hex ou moins. Frôler un Stargate courbe votre trajet sans un tir et double les points qui restent. Les Meta-Mexish et les contrôles zigzaguent librement ; les Igugui et les Tri-Ships se téléportent.

    { "" }**Abordage.** Qui entre dans un hex avec des ennemis choisit en secret entre Warp, Charge et Manœuvre, et la défense aussi. On vous le demande par message privé, ou appuyez sur **Choisir**. `/mine standing` répond pour vous pendant votre absence.

    { "" }**Combat.** Après les déplacements, les ennemis d’un même hex combattent. La différence de force donne la colonne ; `/odds` montre les chances.

    { "" }**Au clavier.** `/move H3 se3 s2` · `H3 to 1214 via 1110` · `W2 skim B cw exit` · `I1 teleport to 0812` · `done`. Un ordre arrête son unité ; avec `+` à la fin, on vous demande comment elle continue. Toute une phase tient en un texte : `I1 n4; M1 n5; D1 s2 se1; done`.
