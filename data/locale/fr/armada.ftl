# Armada (Stellar Hegemon planet/space armada, C. E. Lewin), raconté avec nos propres mots.
#
# Lexique : starship = vaisseau ; missile boat = canonnière ; fighter carrier = porte-chasseurs ; probe scout =
# éclaireur ; launcher = lance-missiles ; seeker = traqueur ; probe = sonde ; decoy = leurre ; fighter = chasseur ;
# to unload = débarquer ; to load = embarquer ; to dock = accoster ; to scout = reconnaître ; round = manche ;
# close quarters = corps à corps ; to take a hit = encaisser un coup ; audit = vérification ; account = décompte.

armada-about = Deux flottes, achetées en secret et menées par écrit, se disputent une planète et son astroport.
armada-scenario-standard = Rencontre : deux flottes de 3000 crédits
armada-scenario-invasion = Invasion : la défense tient l’astroport avec 2000 crédits et une garnison
armada-scenario-planethead = Tête de planète : seule l’invasion marque des points pour les hex tenus
armada-option-defender = Qui défend, dans les scénarios avec une défense
armada-option-defender-roll = choix aux dés
armada-option-defender-red = Rouge
armada-option-defender-silver = Argent
armada-option-regiment_defence = Régiments en défense (règle facultative)
armada-option-regiment_defence-exactly_8 = touchent les unités au sol sur 8 exactement
armada-option-regiment_defence-8_or_more = touchent les unités au sol sur 8 ou plus
armada-option-unspent = Les crédits qu’un camp ne dépense pas rapportent
armada-option-unspent-whole = leur plein montant, comme le dit le livre
armada-option-unspent-quarter = un quart (notre règle ; en Tête de planète, ne rien acheter peut encore gagner)
armada-option-unspent-none = rien : ne rien acheter ne gagne plus
armada-option-unspent-advice = Selon le livre, chaque crédit non dépensé vaut un point : sans vaisseau on en a 3000. Notre conseil : qu’ils ne vaillent rien.
armada-file-board = Un plateau à vous, en fichier TOML
armada-file-force = Un tableau des forces à vous, en fichier TOML
armada-file-scenarios = Des nombres et scénarios à vous, en fichier TOML
armada-file-chance = Un tableau des chances à vous, en fichier TOML
armada-objective-length = Le nombre de tours est lancé une fois les deux flottes achetées : deux dés plus 3, soit de 5 à 15.
armada-objective-meeting-who = Les deux camps
armada-objective-meeting = Ayez plus de points après le dernier tour : pour ce que vous détruisez et ce que l’ennemi consomme, à son prix ; pour chaque hex que vous tenez à la fin ({ armada-objective-hexes }){ armada-objective-credits }.
armada-objective-meeting-now = Points connus jusqu’ici : Rouge { $points1 }, Argent { $points2 }. Les hex comptent à la fin.
armada-objective-invader-who = L’invasion (les dés disent qui)
armada-objective-invader = Prenez la planète. Le plus de points gagne après le dernier tour : pour ce que vous détruisez et ce que l’ennemi consomme, à son prix ; pour chaque hex que vous tenez à la fin ({ armada-objective-hexes }){ armada-objective-credits }.
armada-objective-invader-now = Points connus jusqu’ici : { $points1 }. Les hex comptent à la fin.
armada-objective-defender-who = La défense (les dés disent qui)
armada-objective-defender = Tenez la planète. Le plus de points gagne après le dernier tour : pour ce que vous détruisez et ce que l’ennemi consomme, à son prix{ $hexes ->
    [invader] { "" }
    [defender] { "\u00A0" }; pour chaque hex que l’invasion ne tient pas à la fin ({ armada-objective-hexes })
   *[nobody] { "\u00A0" }; pour chaque hex que vous tenez à la fin ({ armada-objective-hexes })
}{ armada-objective-credits }.
armada-objective-defender-now = Points connus jusqu’ici : { $points1 }. Les hex comptent à la fin.
armada-objective-hexes = l’astroport { $port }, { $others ->
    [0] les autres comme le dit le plateau
   *[other] chacun des autres { $others }
}
armada-objective-credits = { $unspent ->
    [whole] { "\u00A0" }; pour chaque crédit que vous ne dépensez pas
    [quarter] { "\u00A0" }; pour quatre crédits que vous ne dépensez pas
   *[none] { "" }
}

## Camps, lieux, objets
armada-side-red = Rouge
armada-side-silver = Argent
armada-sector = secteur { $at }
armada-hex = { $at ->
    [1] hex 1
   *[other] hex { $at }
}
armada-item-starship = { $n ->
    [1] vaisseau
   *[other] { $n } vaisseaux
}
armada-item-missile_boat = { $n ->
    [1] canonnière
   *[other] { $n } canonnières
}
armada-item-fighter_carrier = { $n ->
    [1] porte-chasseurs
   *[other] { $n } porte-chasseurs
}
armada-item-probe_scout = { $n ->
    [1] éclaireur
   *[other] { $n } éclaireurs
}
armada-item-laser = { $n ->
    [1] laser
   *[other] { $n } lasers
}
armada-item-blaster = { $n ->
    [1] blaster
   *[other] { $n } blasters
}
armada-item-launcher = { $n ->
    [1] lance-missiles
   *[other] { $n } lance-missiles
}
armada-item-shield = { $n ->
    [1] bouclier
   *[other] { $n } boucliers
}
armada-item-armor = { $n ->
    [1] bloc de blindage
   *[other] { $n } blocs de blindage
}
armada-item-probe_launcher = { $n ->
    [1] lance-sondes
   *[other] { $n } lance-sondes
}
armada-item-ap = { $n ->
    [1] missile A.P.
   *[other] { $n } missiles A.P.
}
armada-item-nuclear = { $n ->
    [1] missile nucléaire
   *[other] { $n } missiles nucléaires
}
armada-item-seeker = { $n ->
    [1] traqueur
   *[other] { $n } traqueurs
}
armada-item-probe = { $n ->
    [1] sonde
   *[other] { $n } sondes
}
armada-item-decoy = { $n ->
    [1] leurre
   *[other] { $n } leurres
}
armada-item-fighter = { $n ->
    [1] chasseur
   *[other] { $n } chasseurs
}
armada-item-regiment = { $n ->
    [1] régiment
   *[other] { $n } régiments
}
armada-item-marines = { $n ->
    [1] marines
   *[other] { $n } marines
}
armada-item-flashtrooper = { $n ->
    [1] flashtrooper
   *[other] { $n } flashtroopers
}
armada-item-ion_cannon = { $n ->
    [1] canon à ions
   *[other] { $n } canons à ions
}
armada-item-ambush = { $n ->
    [1] traqueur en embuscade
   *[other] { $n } traqueurs en embuscade
}
armada-aboard = { $units } à bord

## Dans l'image
armada-pic-not = sans
armada-pic-under = face inférieure
armada-pic-now = maintenant
armada-pic-ago = il y a { $n }
armada-seen-ago = { $n ->
    [0] maintenant
    [one] il y a { $n } tour
   *[other] il y a { $n } tours
}
armada-pic-turn = Tour { $turn } sur { $turns }
armada-score-points = { $n ->
    [one] point
   *[other] points
 }
armada-ribbon-unseen = Personne ne s'est encore montré
armada-ribbon-worth = À la fin, l'hexagone { $at } vaut { $n }
armada-ribbon-now = ici
armada-ribbon-seen = vu
armada-pic-hits = { $hits } sur { $shots }
armada-pic-setup = Avant le tour 1
armada-pic-over = la fin
armada-pic-buying = achats
armada-pic-sectors = choix d’un secteur de départ
armada-pic-orders = ordres
armada-pic-audit = vérification
armada-pic-attacks = attaques
armada-pic-scouting = rapports d’éclaireurs
armada-pic-battle = bataille en { $at }
armada-pic-sealed = { $phase } : { $got } sur { $wanted } reçus
armada-pic-preview = votre brouillon
armada-pic-side = { $side }
armada-pic-from = { $side }, depuis le secteur { $at }
armada-pic-defender = { $side } défend
armada-pic-invader = { $side } envahit
armada-pic-wins = { $name } gagne
armada-pic-drawn = Nulle
armada-pic-ships = vaisseaux
armada-pic-others = autres unités
armada-pic-aboard = à bord
armada-pic-old = vieux rapport
armada-pic-attack = attaquer
armada-pic-scout = reconnaître
armada-pic-unload = débarquer
armada-pic-load = embarquer
armada-pic-dock = accoster
armada-pic-seeker = traqueurs
armada-pic-probe = sonde
armada-pic-teleport = téléportation

## L'image en mots
armada-alt-preview = Brouillon :
armada-alt-space = En { $at } : { $units }.
armada-alt-side = { $name } : { $parts }.
armada-alt-ready = { $units }
armada-alt-lost = pertes : { $units }
armada-alt-gone = en retraite : { $units }
armada-alt-flipped = touché mais tire encore : { $units }
armada-alt-close = au corps à corps : { $units }
armada-alt-late = ne tire pas encore : { $units }
armada-alt-seekers = Des traqueurs visent { $on }.
armada-alt-turns = { $name } tour par tour : { $turns } ; à la fin { $last }.
armada-alt-account = { $name } : { $parts }.
armada-score = Points jusqu’ici : Rouge { $red }, Argent { $silver }.
armada-board-key = Entre parenthèses : ce que touche un espace. R Rouge, S Argent, f chasseur, r régiment, m marines, t flashtrooper, i canon à ions.

## Armes, nombres, classes
armada-gun-laser = laser
armada-gun-blaster = blaster
armada-gun-launcher = missiles
armada-gun-ap = A.P.
armada-gun-nuclear = nucléaire
armada-gun-seeker = traqueur
armada-gun-decoy = leurre
armada-gun-fighter = chasseurs
armada-gun-regiment = régiments
armada-gun-marines = marines
armada-gun-flashtrooper = flashtroopers
armada-gun-ion = canon à ions
armada-gun-ion_cannon = canon à ions
armada-need-7 = 7
armada-need-8 = 8
armada-need-8plus = 8+
armada-need-even = pair
armada-need-not7 = pas 7
armada-need-none = jamais
armada-class-ship = simples vaisseaux
armada-class-boat = canonnières
armada-class-carrier = porte-chasseurs
armada-class-scout = éclaireurs
armada-class-starships = tous les vaisseaux
armada-class-fighter = chasseurs
armada-class-regiment = régiments
armada-class-marines = marines
armada-class-flashtrooper = flashtroopers
armada-class-ion = le canon à ions
armada-class-ground = unités au sol
armada-shown-flyer = un éclaireur ou une sonde en vol
armada-shown-ground = un éclaireur ou une sonde au sol

## Flottes et ordres relus
armada-ship-line = { $hull } : { $held }
armada-ship-bare = { $hull }, vide
armada-fleet-line = { $n ->
    [1] Vaisseau { $names }
   *[other] Vaisseaux { $names }
} : { $ship }
armada-fleet-cost = { $line } ({ $n ->
    [1] { $all }
   *[other] { $all }, { $each } chacun
})
armada-plan-all = Plan de bataille :
armada-plan-at = Plan de bataille pour { $at } :
armada-plan-targets = tirer d’abord sur { $targets }
armada-plan-aim = traqueurs d’abord sur { $targets }
armada-plan-gun = { $gun } d’abord sur { $targets }
armada-plan-retreat-never = jamais de retraite
armada-plan-retreat-always = retraite aussitôt
armada-plan-retreat-at = retraite quand { $n } % de vos forces sont perdues
armada-plan-fire-focus = tirer sur une cible jusqu’à ce qu’elle doive être détruite
armada-plan-fire-spread = répartir les tirs
armada-plan-missiles-yes = utiliser les missiles
armada-plan-missiles-no = économiser les missiles
armada-plan-seekers-all = lancer autant de traqueurs que permis
armada-plan-seekers-half = lancer la moitié des traqueurs
armada-plan-seekers-hold = garder les traqueurs
armada-plan-ambush-use = utiliser les traqueurs en embuscade
armada-plan-ambush-hold = garder les traqueurs en embuscade
armada-plan-intercept-all = intercepter les traqueurs avec tous les nôtres
armada-plan-intercept-half = intercepter les traqueurs avec la moitié des nôtres
armada-plan-intercept-none = ne pas intercepter les traqueurs
armada-plan-decoys-all = lancer tous les leurres
armada-plan-decoys-half = lancer la moitié des leurres
armada-plan-decoys-none = ne lancer aucun leurre
armada-plan-cover-all = toutes les armes peuvent tirer sur les traqueurs
armada-plan-cover-blasters = seuls les blasters tirent sur les traqueurs
armada-plan-cover-none = personne ne tire sur les traqueurs
armada-plan-close-all = tous peuvent aller au corps à corps
armada-plan-close-fighters = les chasseurs vont au corps à corps
armada-plan-close-blasters = les vaisseaux à blasters vont au corps à corps
armada-plan-close-none = personne ne va au corps à corps
armada-plan-take-all = les chasseurs encaissent les coups pour tout vaisseau
armada-plan-take-carriers = les chasseurs encaissent les coups pour les porte-chasseurs
armada-plan-take-none = les chasseurs n’encaissent aucun coup
armada-plan-unload-all = tout débarquer
armada-plan-unload-fighters = lancer les chasseurs
armada-plan-unload-none = ne rien débarquer
armada-plan-pursue-yes = poursuivre les unités au sol en retraite
armada-plan-pursue-no = laisser partir les unités au sol
armada-plan-press-yes = continuer à tirer sur les traqueurs en embuscade
armada-plan-press-no = laisser les traqueurs en embuscade tranquilles
armada-plan-rest-ask = me demander pour le reste
armada-plan-rest-auto = répondre au reste pour moi

## Ce qui s'est passé : l'ouverture et le tour
armada-defender = { $name } défend, comme convenu.
armada-defender-rolled = { $name } défend. Les dés : { $rolled }.
armada-fleets-in = Les deux flottes sont achetées.
armada-bought = Votre flotte de { $ships ->
    [one] { $ships } vaisseau
   *[other] { $ships } vaisseaux
} coûte { $cost } crédits. { $unspent } restent non dépensés et comptent pour vous à la fin.
armada-bought-part = Votre flotte de { $ships ->
    [one] { $ships } vaisseau
   *[other] { $ships } vaisseaux
} coûte { $cost } crédits. { $unspent } restent non dépensés. À cette table, { $points ->
    [one] ils valent { $points } point
   *[other] ils valent { $points } points
} pour vous à la fin.
armada-chooser = { $name } choisit le secteur de départ. Les dés : { $rolled }.
armada-began = { $name } commence en { $at }.
armada-length = La partie dure { $turns } tours. Les dés : { $rolled }.
armada-turn-began = Le tour { $turn } sur { $turns } commence.
armada-orders-in = Les deux feuilles d’ordres du tour { $turn } sont arrivées.
armada-initiative = Dans les combats, { $name } agit en premier. Les dés : { $rolled }.
armada-initiative-again = Qui agit en premier dans les combats ? Égalité. Les dés : { $rolled }.
armada-way = { $n ->
    [1] { $units } va en { $to }
   *[other] { $units } vont en { $to }
}
armada-moved = Déplacements : { $ways }.
armada-loaded = { $ship } embarque { $units } en { $at }.
armada-unloaded = { $ship } débarque { $units } en { $at }.
armada-teleported = { $units } : téléportation en { $at }.
armada-formed = { $units } : formation en { $at }.
armada-docked = { $ship } remet { $units } en { $at }.
armada-void = Un ordre à { $unit } n’a pas été exécuté : { $why }.
armada-void-battle = une bataille est survenue entre-temps
armada-void-other = ce n’était plus possible
armada-sent = { $ship } envoie { $seekers } en { $at }.
armada-lying = En embuscade en { $at } : { $seekers } de plus, { $total } en tout.
armada-announced = { $name } annonce une attaque en { $at }.
armada-nobody-there = Vous attaquez en { $at }, mais il n’y a personne.
armada-probed = { $ship } lance une sonde en { $at }.
armada-scouting = { $name } reconnaît { $at } avec { $shown }.
armada-scouted = Éclaireurs en { $at } : { $found }.
armada-scouted-none = Éclaireurs en { $at } : aucun ennemi.

## Ce qui s'est passé : batailles
armada-nobody = personne
armada-force-special = { $n ->
    [1] { $hull } { $ids }
   *[other] { $hull } ({ $ids })
}
armada-battle-began-attack = **Bataille en { $at }.** { $name } attaque. { $first } se déplace en premier.
armada-battle-began-seekers = **Bataille en { $at }.** Les traqueurs de { $name } frappent. { $first } se déplace en premier.
armada-battle-began-ambush = **Bataille en { $at }.** Les traqueurs de { $name } frappent en embuscade. { $first } se déplace en premier.
armada-battle-side = { $name } : { $units }.
armada-battle-ambush = { $name } a { $seekers }.
armada-launched = { $name } lance { $what }.
armada-seekers = { $seekers }
armada-seekers-from-ambush = { $seekers } ({ $n } d’embuscade)
armada-unloads = { $ship } débarque { $units }.
armada-intercepted = { $name } envoie { $n ->
    [one] { $n } traqueur
   *[other] { $n } traqueurs
} contre ceux de l’ennemi. Les dés : { $dice }.
armada-on = { $n } sur { $unit }
armada-placed = Traqueurs de { $name } : { $on }.
armada-covered = Tirs sur les traqueurs : { $hits } au but sur { $shots }. Encore en vol : { $left }.
armada-covered-all = Tirs sur les traqueurs : { $hits } au but sur { $shots }. Il n’en reste aucun.
armada-round = **Manche { $round }.**
armada-stayed = { $n ->
    [one] { $n } de vos traqueurs reste
   *[other] { $n } de vos traqueurs restent
} en arrière en { $at } : pas de cible, et aucun traqueur ennemi à intercepter.
armada-spared = Bataille en { $at } : on ne vous a rien demandé, parce que { $what }. Pour qu’on vous demande même alors, mettez `rest ask` dans votre plan de bataille.
armada-spared-muster = vous n’avez aucun vaisseau qui puisse lancer ou débarquer quelque chose
armada-spared-place = il n’y a qu’une cible pour vos traqueurs
armada-spared-targets = il ne reste qu’un ennemi sur qui tirer
armada-spared-free = il n’y a qu’une cible pour vos tirs gratuits
event-acted-by_plan = { $name } laisse le reste des batailles de ce tour au plan de bataille.
armada-late = { $n ->
    [1] { $units } ne tire pas encore.
   *[other] { $units } ne tirent pas encore.
}
armada-retreating = { $name } fait retraite avec { $units }.
armada-volley-seekers = Traqueurs de { $name } : { $hits } au but sur { $shots }.
armada-volley-close = { $name } au corps à corps : { $hits } au but sur { $shots }.
armada-volley-free = { $name }, tirs gratuits : { $hits } au but sur { $shots }.
armada-volley-shots = { $name }, tirs : { $hits } au but sur { $shots }.
armada-volley-cover = { $name } sur les traqueurs : { $hits } au but sur { $shots }.
armada-hit-taken = { $unit } l’encaisse ({ $die })
armada-hit-not-taken = { $unit } trop tard ({ $die })
armada-hit-shield = le bouclier tient ({ $die })
armada-hit-shield-lost = bouclier perdu ({ $die })
armada-hit-armor = le blindage l’arrête ({ $total })
armada-hit-armor-fails = le blindage cède ({ $total })
armada-hit-flipped = touché, tire encore
armada-hit-destroyed = détruit
armada-with = { " " }avec { $units }
armada-destroyed = Destruction : { $unit } ({ $what }){ $aboard } ; { $points } points.
armada-lost = { $unit } ({ $what }{ $aboard }) { $points }
armada-lost-all = Destructions : { $units } ; en tout { $points } points.
armada-retreated = { $n ->
    [1] { $units } a quitté la bataille.
   *[other] { $units } ont quitté la bataille.
}
armada-pressed = { $name } continue à tirer sur { $seekers } : { $hits } au but sur { $shots }.
armada-battle-ended = **La bataille en { $at } est terminée** après { $round ->
    [0] aucune manche
    [one] { $round } manche
   *[other] { $round } manches
}.
armada-battle-harmless = Plus personne n’y peut nuire à quiconque.
armada-battle-left = Encore sur place :
armada-battle-left-nobody = Il ne reste personne sur place.

## Ce qui est demandé
armada-ask-fleet = Achetez votre flotte pour { $credits } crédits.
armada-ask-start = Choisissez le secteur où vous commencez.
armada-ask-orders = Écrivez vos ordres pour le tour { $turn }.
armada-ask-attack = Choisissez l’attaque que vous annoncez ensuite.
armada-ask-muster = Bataille en { $at } : choisissez ce que vous lancez et débarquez.
armada-ask-intercept = Bataille en { $at } : choisissez combien de traqueurs vont contre ceux de l’ennemi.
armada-ask-place = Bataille en { $at } : attribuez des cibles à vos traqueurs.
armada-ask-cover = Bataille en { $at } : choisissez qui tire sur les traqueurs.
armada-ask-retreat = Bataille en { $at } : choisissez qui fait retraite.
armada-ask-targets = Bataille en { $at } : choisissez vos cibles.
armada-ask-free = Bataille en { $at } : choisissez vos tirs gratuits sur les ennemis au corps à corps.
armada-ask-take = Bataille en { $at } : choisissez quels coups vos chasseurs tentent d’encaisser.
armada-ask-pursue = Bataille en { $at } : vos unités volantes poursuivent-elles les unités au sol en retraite ?
armada-ask-press = Bataille en { $at } : continuez-vous à tirer sur les traqueurs en embuscade ?
armada-ask-audit = Parcourez les ordres des deux camps, puis acceptez le résultat ou proposez une correction.
armada-ask-agree = L’autre camp propose une correction de points. Êtes-vous d’accord ?
armada-ask-other = Choisissez une réponse.

## Ce qu'on peut faire
armada-do-fleet = { $n ->
    [one] Une flotte de { $n } vaisseau
   *[other] Une flotte de { $n } vaisseaux
}
armada-do-orders = { $n ->
    [one] Ordres pour { $n } unité
   *[other] Ordres pour { $n } unités
}
armada-do-start = Commencer en { $at }
armada-do-by-plan = Laisser les batailles de ce tour au plan
armada-do-attack = Attaquer en { $at }
armada-do-muster = Lancer et débarquer
armada-do-intercept = Intercepter des traqueurs
armada-do-place = Placer des traqueurs
armada-do-cover = Tirer sur des traqueurs
armada-do-retreat = Retraite
armada-do-targets = Cibles
armada-do-free = Tirs gratuits
armada-do-take = Coups pour chasseurs
armada-do-retreat-some = Retraite avec { $units }
armada-do-stay = Rester et combattre
armada-do-pursue = Poursuivre
armada-do-press = Continuer à tirer
armada-do-audit = { $n ->
    [0] Accepter le résultat
   *[other] Proposer { $n } points pour { $to }
}
armada-do-agree = D’accord
armada-do-agree-no = Refuser
armada-do-pursue-no = Rompre
armada-do-press-no = Les laisser tranquilles
armada-do-strike = Frapper en embuscade en { $at }
armada-detail-start = touche les hex { $hexes }

## Où en est la partie
armada-head-buying = Les deux camps achètent leurs flottes en secret.
armada-head-sectors = { $name } choisit le secteur de départ.
armada-head-orders = Tour { $turn } sur { $turns } : on écrit les ordres.
armada-head-attacks = Tour { $turn } sur { $turns } : attaques.
armada-head-scouting = Tour { $turn } sur { $turns } : les éclaireurs font rapport.
armada-head-battle = Tour { $turn } sur { $turns } : bataille en { $at }.
armada-head-waiting = On attend { $names }.
armada-head-audit = Tout secret est maintenant dévoilé : les deux camps le parcourent.
armada-head-opening = La partie se met en place.
armada-head-won = { $name } a gagné au tour { $turn }.
armada-head-drawn = La partie est nulle au tour { $turn }.
armada-ended-points = { $name } a plus de points et gagne !
armada-hand-score = Vos points jusqu’ici : { $mine }, ceux de l’ennemi : { $theirs }. Crédits non dépensés : { $unspent }.
armada-hand-at = { $at } : { $units }
armada-hand-score-part = Vos points jusqu’ici : { $mine }, ceux de l’ennemi : { $theirs }. Crédits non dépensés : { $unspent }, qui valent { $points } à la fin.
armada-hand-own = **À vous :** { $units }.
armada-hand-known = **Connu de l’ennemi :** { $units }.
armada-hand-unknown = **Connu de l’ennemi :** encore rien.

## Dans l'image d'une bataille
armada-pic-ended = terminée après { $round ->
    [0] les traqueurs
    [one] { $round } manche
   *[other] { $round } manches
}
armada-pic-quiet = terminée : personne ne peut tirer
armada-pic-seekers-fly = traqueurs
armada-pic-round = manche { $round }
armada-pic-in-round = { $round } : { $said }
armada-pic-calls = { $name } attaque
armada-pic-meets = { $name } défend
armada-pic-shot = a tiré
armada-pic-lost = perdu
armada-pic-gone = en retraite

## Ce qui s'est passé : la fin
armada-found-none = Les traqueurs de { $name } ne trouvent aucune cible en { $at }.
armada-left-over = Jamais utilisés, donc comptés comme consommés : { $seekers } de { $name } en { $at }.
armada-opened = Tout secret est maintenant dévoilé. Crédits non dépensés : { $unspent }.
armada-controlled = { $name } contrôle { $at } ({ $by }) : { $points } points.
armada-controlled-tied = Personne ne contrôle { $at } ; cela vaut { $points } points pour { $name }.
armada-controlled-nobody = Personne ne contrôle { $at }.
armada-control-troops = plus de régiments et de marines
armada-control-marines = plus de marines
armada-control-others = plus d’autres unités
armada-proposed = { $name } propose une correction : { $points } points pour { $to }. Raison : { $why }
armada-corrected = La correction est acceptée : { $points } points pour { $to }.
armada-not-corrected = La correction n’est pas acceptée : aucun point pour { $to }.
armada-scored = Points : { $points }.
armada-account-all = en tout
armada-account-destroyed = { $items } : destruction
armada-account-expended = { $items } : consommation
armada-account-lost = { $items } : perte au tir
armada-account-unspent = crédits non dépensés
armada-account-unspent-part = { $n } crédits non dépensés, comptés en partie
armada-account-correction = correction convenue
armada-ended-level = Les deux camps ont les mêmes points. La partie est nulle.
armada-pic-chart = Points par tour
armada-pic-final = final
armada-pic-battle-title = Bataille en { $at }
armada-pic-more = { $n } de plus
armada-pic-fleet = { $n ->
    [one] { $n } vaisseau
   *[other] { $n } vaisseaux
} : { $spent } crédits sur { $credits }, reste { $left }

## Tableaux des règles
armada-chart-force = Tableau des forces
armada-chart-what = Objet
armada-chart-cost = Crédits
armada-chart-cargo = Soute occupée
armada-chart-room = Soute
armada-chart-needs = { $what } : commence avec { $has }.
armada-chart-least = au moins { $n ->
    [1] un objet : { $what }
   *[other] { $what }
}
armada-chart-without = sans { $what }
armada-chart-force-note = Soute occupée entre parenthèses : dans la place que laissent les chasseurs d’un porte-chasseurs. Soute entre parenthèses : pour missiles seulement.
armada-chart-sectors = Secteurs
armada-chart-sector = Secteur
armada-chart-reached = Secteurs à portée
armada-chart-barred = Hors de portée
armada-chart-hexes = Hex à portée
armada-chart-hex-title = Hex de la planète
armada-chart-hex = Hex
armada-chart-touches = Secteurs qui le touchent
armada-chart-via = Hex atteints par un secteur
armada-chart-points = Points
armada-chart-chances = Total de deux dés qu’il faut pour détruire
armada-chart-shooter = Tireur
armada-chart-ground = Unité au sol
armada-chart-fighter = Chasseur, traqueur
armada-chart-starship = Vaisseau
armada-chart-close = { $what } au corps à corps : { $need } contre les unités au sol.
armada-chart-teleported = { $what } au tour de sa téléportation : { $need } contre les unités au sol.
armada-chart-escorted = { $what } à côté d’un régiment ou de marines, ou touché mais tirant encore : { $need } contre les unités au sol.
armada-chart-defending = { $what } en défense : { $need } contre les unités au sol.
armada-chart-armor = Le blindage arrête un laser sur { $laser }, tout le reste sur { $others } ; un bloc est perdu dans les deux cas. Un bouclier arrête chaque coup, et se perd une fois sur deux.

## À quoi sert chaque chose que l'on choisit
armada-for-starship = bon en tout
armada-for-missile-boat = a trois lance-missiles, et de la place en plus pour des missiles
armada-for-fighter-carrier = porte des chasseurs ; a le plus de place
armada-for-probe-scout = porte des sondes ; jamais de missiles ni de traqueurs
armada-for-laser = tire sur les vaisseaux à chaque manche
armada-for-blaster = tire sur les chasseurs et, de près, sur les unités au sol
armada-for-launcher = tire un missile par tour
armada-for-shield = arrête les coups ; peut se perdre chaque fois
armada-for-armor = peut arrêter un coup ; chaque essai coûte un bloc
armada-for-probe-launcher = lance des sondes et des leurres
armada-for-ap = missile antipersonnel, contre les unités au sol ; demande un lance-missiles
armada-for-nuclear = missile contre les vaisseaux ; demande un lance-missiles
armada-for-seeker = frappe une fois : vole seul vers sa cible, ou attend en embuscade
armada-for-probe = regarde de loin dans un espace ; demande un lance-sondes
armada-for-decoy = détourne les traqueurs ennemis ; demande un lance-sondes
armada-for-fighter = vole seul, combat les chasseurs, encaisse des coups pour les vaisseaux
armada-for-regiment = atterrit pour prendre et tenir des hex
armada-for-marines = atterrissent comme un régiment, mais attaquent mieux
armada-for-flashtrooper = se téléporte entre vaisseau et sol ; trois forment un régiment
armada-for-ion-cannon = reste dans un hex et tire du sol sur les vaisseaux
armada-for-hold = rester, et se défendre en cas d’attaque
armada-for-attack = combattre qui est là après le déplacement ; nécessaire pour gagner un espace
armada-for-scout = apprendre combien d’ennemis de quel type sont là, sans combattre soi-même
armada-for-unload = déposer troupes ou chasseurs, pour qu’ils puissent agir
armada-for-load = prendre troupes ou chasseurs à bord, pour les emmener
armada-for-dock = remettre une cargaison à un autre de vos vaisseaux dans le même espace
armada-for-plan-retreat = quand vos unités quittent une bataille qui tourne mal
armada-for-plan-fire = une cible après l’autre, ou un peu pour chacune
armada-for-plan-missiles = combien de missiles vous dépensez, et quand
armada-for-plan-seekers = quand les traqueurs à bord sont dépensés pour frapper
armada-for-plan-ambush = quand frappent les traqueurs qui attendent
armada-for-plan-intercept = si vos traqueurs vont contre les traqueurs ennemis
armada-for-plan-decoys = quand les leurres détournent les traqueurs ennemis
armada-for-plan-cover = si les armes tirent sur les traqueurs qui arrivent
armada-for-plan-close = qui s’approche : cela attire des tirs gratuits
armada-for-plan-take = des chasseurs peuvent mourir à la place de vaisseaux
armada-for-plan-unload = si troupes et chasseurs quittent leurs vaisseaux pour la bataille
armada-for-plan-pursue = si vous tirez sur les unités au sol qui fuient
armada-for-plan-press = si vous continuez à tirer sur les traqueurs restés en embuscade
armada-for-plan-rest = le bot répond à ce que vous avez laissé ouvert, ou vous le demande
armada-for-option-defender = Qui tient la planète au début. L’autre camp doit atterrir.
armada-for-option-regiment-defence = Sur 8 ou plus, les régiments tiennent mieux leur terrain.
armada-for-option-unspent = Avec rien, il faut combattre pour gagner ; en plein, épargner peut gagner.
armada-for-fleet = tout votre budget d’un coup, en secret : ce que vous amenez est tout ce que vous avez
armada-for-orders = en secret ; les ordres des deux camps s’exécutent ensemble
armada-for-start = l’espace d’où partent vos vaisseaux
armada-for-by-plan = aucune question dans les batailles de ce tour : votre plan répond
armada-for-strike = frapper aussitôt qui est là ; les traqueurs sont consommés
armada-for-muster = ce qui reste à bord ne peut pas combattre
armada-for-intercept = dépenser vos traqueurs pour arrêter les leurs
armada-for-place = quels vaisseaux vos traqueurs visent
armada-for-cover = une arme qui tire sur les traqueurs ne tire pas sur les vaisseaux
armada-for-retreat = sauver ce qui reste avant que cela coûte plus de points
armada-for-targets = concentrez les tirs : un vaisseau détruit ne tire plus
armada-for-free = un tir de plus sur une unité qui s’est approchée
armada-for-take = perdre un chasseur bon marché à la place d’un vaisseau
armada-for-pursue = suivre qui fuit, ou laisser partir
armada-for-press = en nettoyer l’espace, ou rompre
armada-for-audit = les deux camps vérifient les points avant la fin de la partie
armada-for-agree = la partie se termine maintenant si les deux le veulent

## Comment s'appellent les actions dans les règles
armada-called-fleet = Acheter une flotte
armada-called-orders = Écrire des ordres
armada-called-start = Choisir où commencer
armada-called-by-plan = Laisser faire le plan
armada-called-strike = Frapper en embuscade
armada-called-muster = Lancer et débarquer
armada-called-intercept = Intercepter des traqueurs
armada-called-place = Placer des traqueurs
armada-called-cover = Tirer sur des traqueurs
armada-called-retreat = Retraite
armada-called-targets = Choisir des cibles
armada-called-free = Tirs gratuits
armada-called-take = Encaisser des coups
armada-called-pursue = Poursuivre
armada-called-press = Continuer à tirer
armada-called-audit = Revoir le décompte
armada-called-agree = Accepter la fin

## Ce qui n'est pas permis
armada-fault-strike-no-seat = { $seat } n’a pas de place dans cette partie
armada-fault-strike-none = aucun de vos traqueurs n’est en embuscade en { $space }
armada-fault-strike-held-back = vous avez attaqué en { $space } ce tour-ci sans vos traqueurs ; ils restent à l’écart jusqu’au prochain tour
armada-fault-strike-fighting = attendez la fin de cette bataille
armada-fault-fleet-number = un vaisseau porte un numéro de 1 à { $most }, pas { $no }
armada-fault-fleet-number-twice = il y a deux vaisseaux { $no }
armada-fault-fleet-order = écrivez les vaisseaux par numéros croissants
armada-fault-fleet-ships = { $n } vaisseaux, c’est trop : { $most } au plus
armada-fault-fleet-unknown = cela n’est pas en vente : { $item }
armada-fault-fleet-cargo = sa charge occupe { $used } de soute, et il en a { $capacity }
armada-fault-fleet-missiles = la charge autre que les missiles occupe { $used } de soute, et { $capacity } seulement y sont réservés
armada-fault-fleet-credits = la flotte coûte { $cost } crédits sur { $credits }
armada-fault-fleet-line = je n’arrive pas à lire « { $what } » : { $why }
armada-fault-orders-line = je n’arrive pas à lire « { $what } » : { $why }
armada-fault-targets-not-yours = { $unit } n’est aucune de vos unités dans cette bataille
armada-fault-muster-no-seeker = { $unit } peut lancer { $most } traqueurs, pas { $n }
armada-fault-muster-no-ambush = { $most } traqueurs sont en embuscade ici, pas { $n }
armada-fault-muster-all-strike = les { $most } traqueurs appelés ici d’embuscade volent tous
armada-fault-muster-no-decoy = { $unit } peut lancer { $most } leurres, pas { $n }
armada-fault-muster-recorded = des traqueurs de { $unit } déjà notés volent ici ; il n’en lance donc pas d’autres
armada-fault-muster-probed = { $unit } a utilisé tous ses lance-sondes ce tour-ci et ne lance plus de leurre
armada-fault-muster-no-unload = { $unit } n’est pas à bord d’un de vos vaisseaux dans cette bataille ; à débarquer : { $held }
armada-fault-muster-sector = on ne débarque pas d’unités au sol dans un secteur
armada-fault-intercept-too-many = { $most } de vos traqueurs sont en vol, pas { $n }
armada-fault-place-no-target = { $unit } n’est ici ni un vaisseau ni une unité au sol de l’ennemi
armada-fault-place-too-many = { $n } traqueurs placés, { $most } sont en vol
armada-fault-cover-not-aimed = aucun traqueur ne vise { $unit }
armada-fault-cover-no-shot = { $n } tirs ne sont pas possibles
armada-fault-cover-no-decoy = { $most } leurres sont dehors, pas { $n }
armada-fault-cover-decoy-ground = les leurres n’agissent que pour des vaisseaux, et { $unit } n’en est pas un
armada-fault-cover-not-its = { $unit } ne peut tirer que sur les traqueurs qui le visent
armada-fault-plan-unreadable = { $text } : { $why }
armada-fault-targets-leaving = { $unit } fait retraite cette manche et ne tire pas
armada-fault-targets-late-scout = { $unit } reconnaît à côté d’unités amies qui attaquent et manque la première manche
armada-fault-targets-late-unloader = les unités débarquées par { $unit } attaquent ; il manque donc la première manche
armada-fault-targets-late-attacked = { $unit } a essuyé une attaque et a débarqué ; il manque donc la première manche
armada-fault-targets-late-hauled = { $unit } a embarqué, s’est déplacé et essuie une attaque ; il manque donc la première manche
armada-fault-targets-decoy = un leurre détourne les traqueurs à l’étape d et ne touche rien ; { $unit } ne peut pas le tirer
armada-fault-targets-launchers = il reste à { $unit } { $most } lance-missiles, pas { $n }
armada-fault-targets-apart = { $unit } a fait retraite devant des unités au sol ; seules les unités volantes le combattent
armada-fault-targets-not-close = { $unit } ne peut pas aller au corps à corps
armada-fault-free-no-shot = { $unit } n’a pas de tir gratuit
armada-fault-free-not-near = { $unit } n’est pas au corps à corps
armada-fault-retreat-held = { $unit } ne peut pas faire retraite devant des vaisseaux et des chasseurs
armada-fault-retreat-early = { $unit } ne peut pas faire retraite avant la première manche
armada-fault-retreat-not-here = { $unit } n’est aucune de vos unités dans cette bataille
armada-fault-take-no-hit = { $n } n’est pas un coup qu’un chasseur puisse encaisser
armada-fault-take-too-few = { $n } coups, c’est trop pour { $fighters } chasseurs
armada-fault-audit-points = une correction va de 1 à { $most } points, pas { $points }
armada-fault-audit-side = { $to } n’a pas de place dans cette partie
armada-fault-close-now = on ne peut convenir de la fin que pendant qu’on écrit les ordres, entre deux tours
armada-fault-audit-long = la raison dépasse { $most } caractères
armada-fault-start-sector = une flotte commence en { $one } ou { $two }, pas en { $space }
armada-fault-by-plan-no-battle = aucune de vos batailles n’est en cours
armada-fault-by-plan-already = votre plan répond déjà pour le reste de ce tour
armada-fault-orders-unit = vous n’avez pas d’unité { $unit }
armada-fault-orders-twice = il y a deux ordres pour { $unit }
armada-fault-orders-mixed = écrivez les vaisseaux, les chasseurs et les troupes qui se déplacent sur des lignes séparées
armada-fault-orders-nobody = un ordre nomme au moins une unité
armada-fault-orders-form-who = seuls des flashtroopers forment un régiment, pas { $unit }
armada-fault-orders-cannon = le canon à ions attaque ou tient
armada-fault-orders-cannon-fixed = le canon à ions ne se déplace ni ne se porte
armada-fault-orders-aboard = pour sortir, { $unit } doit être débarqué par le vaisseau { $ship }
armada-fault-orders-way = { $unit } ne peut pas aller de { $here } à { $to } en un déplacement : il en faut deux
armada-fault-orders-way-same = { $unit } n’a pas besoin de bouger pour rester en { $here } ; ne nommez pas l’espace
armada-fault-orders-way-hex = { $unit } ne peut pas aller de { $here } à { $to } en un déplacement : l’hex { $hex } touche { $near }
armada-fault-orders-way-hexes = { $unit } ne peut pas aller de { $here } à { $to } en un déplacement : aucun secteur ne touche les deux
armada-fault-orders-space = il n’y a pas d’espace { $to }
armada-fault-orders-foot = { $unit } ne peut se déplacer qu’à bord d’un vaisseau
armada-fault-orders-launched = { $unit } ne peut pas sortir et se déplacer au même tour
armada-fault-orders-loaded = { $unit } ne peut rien faire d’autre au tour où on l’embarque
armada-fault-orders-alone = seuls des vaisseaux embarquent, accostent et lancent, pas { $unit }
armada-fault-orders-cargo = nommez ce que { $unit } doit embarquer
armada-fault-orders-empty = { $unit } ne peut pas débarquer : il n’y a rien à débarquer à bord
armada-fault-orders-idle-cargo = une charge est nommée pour { $unit }, mais pas d’embarquement, de débarquement ni d’accostage
armada-fault-orders-far = { $unit } ne peut embarquer { $cargo } que dans le même espace
armada-fault-orders-load-aboard = { $cargo } ne peut quitter le vaisseau { $ship } pour un autre qu’en accostant
armada-fault-orders-not-cargo = cela ne peut pas être porté : { $cargo }
armada-fault-orders-not-aboard = pas à bord de { $unit } : { $cargo } ; à bord : { $held }
armada-fault-orders-sector = on ne débarque pas cela dans un secteur : { $cargo }
armada-fault-orders-handled = on ne manie pas deux fois : { $cargo }
armada-fault-orders-room = { $unit } n’a pas la place pour tout ce qu’on met à bord
armada-fault-orders-first = pour embarquer d’abord et aller ensuite, { $unit } a besoin d’un espace
armada-fault-orders-partner = { $unit } ne peut accoster qu’un de vos vaisseaux du même espace qui accoste aussi
armada-fault-orders-dock-move = { $unit } ne peut pas accoster et se déplacer au même tour
armada-fault-orders-seekers = { $unit } ne peut pas envoyer { $want } traqueurs, seulement { $n }
armada-fault-orders-probes = { $unit } peut lancer { $n } sondes et pas { $want }
armada-fault-orders-decoys = { $unit } peut lancer { $n } leurres et pas { $want }
armada-fault-orders-decoys-act = { $unit } ne peut pas lancer des leurres et agir aussi ; en bataille, chaque lance-sondes en lance un
armada-fault-orders-teleport = { $unit } ne peut pas se téléporter en { $to }
armada-fault-orders-into-ship = { $unit } ne peut pas se téléporter dans un vaisseau et agir aussi
armada-fault-orders-form = les flashtroopers forment un régiment par trois, pas { $n }
armada-fault-orders-form-place = ils ne forment un régiment qu’ensemble, au sol d’un même hex
armada-fault-orders-strike = vous n’avez pas de traqueurs en embuscade en { $to }
armada-fault-attack-none = vous n’avez plus d’attaque à annoncer en { $space }
armada-fault-targets-not-ready = { $unit } a { $most } tirs cette manche ({ $gun }), pas { $n }
armada-fault-targets-at-seekers = { $unit } a déjà tiré sur des traqueurs ainsi ({ $gun }) et ne le peut plus cette manche
armada-fault-targets-cannot = cette arme ({ $gun }) ne peut rien contre { $unit }
armada-fault-cover-no-gun = { $unit } a { $most } tirs sur les traqueurs ({ $gun }), pas { $n }
armada-fault-fleet-most = un vaisseau a au plus { $most } × { $item ->
    [shield] bouclier
   *[other] { $item }
}, pas { $n }
armada-fault-fleet-few = il manque quelque chose : { $hull ->
    [missile_boat] une canonnière
    [fighter_carrier] un porte-chasseurs
    [probe_scout] un éclaireur
   *[other] ce vaisseau
} demande au moins { $least } × { $item ->
    [launcher] lance-missiles
    [fighter] chasseur
    [probe_launcher] lance-sondes
   *[other] { $item }
}, payés en plus ; il y en a { $n }
armada-fault-fleet-many = { $hull ->
    [missile_boat] une canonnière
    [fighter_carrier] un porte-chasseurs
    [probe_scout] un éclaireur
   *[other] ce vaisseau
} peut avoir au plus { $most } × { $item ->
    [launcher] lance-missiles
    [ap] missile A.P.
    [nuclear] missile nucléaire
    [seeker] traqueur
   *[other] { $item }
}, pas { $n }
armada-fault-orders-act = { $unit } ne le peut pas : { $act ->
    [dock] accoster
    [load] embarquer
    [unload] débarquer
    [attack] attaquer
    [scout] reconnaître
   *[other] { $act }
}
armada-fault-orders-none-aboard = { $unit } ne porte pas cela : { $item ->
    [regiment] régiment
    [marines] marines
    [flashtrooper] flashtrooper
   *[fighter] chasseur
} ; à bord : { $held }
armada-fault-orders-none-there = il n’y en a pas où { $unit } embarque : { $item ->
    [regiment] régiment
    [marines] marines
    [flashtrooper] flashtrooper
   *[fighter] chasseur
}
armada-fault-orders-never = { $unit } ne peut jamais porter cela : { $item ->
    [ap] missile A.P.
    [nuclear] missile nucléaire
    [seeker] traqueur
   *[other] { $item }
}

## Nouvelles
armada-news-nothing = rien
armada-news-none = rien
armada-news-places = { $said } lieux
armada-news-defender = { $name } défend.
armada-news-fleets-in = Les deux flottes sont achetées.
armada-news-chooser = { $name } choisit le secteur de départ.
armada-news-began = { $name } commence en { $at }.
armada-news-length = La partie dure { $turns } tours.
armada-news-turn-began = Le tour { $turn } sur { $turns } commence.
armada-news-orders-in = Les deux feuilles d’ordres sont là.
armada-news-by-plan = { $name } a laissé les combats au plan.
armada-news-announced = { $name } a annoncé une attaque en { $at }.
armada-news-scouting = { $name } a exploré en { $at }.
armada-news-battle-attack = { $name } a attaqué { $foe } en { $at }.
armada-news-battle-nobody = Personne n’a survécu au combat en { $at }.
armada-news-battle-broken = { $name } n’a plus rien en { $at }.
armada-news-battle-lost = { $name } a perdu { $units } en { $at }.
armada-news-battle-even = Le combat en { $at } n’a rien coûté.
armada-news-battle-left = { $name } a rompu le combat en { $at } avec { $units }.
armada-news-round = La manche { $round } a commencé en { $at }.
armada-news-opened = Tout ce qui était secret est visible.
armada-news-controlled = { $name } marque { $points } pour { $at }.
armada-news-ended-points = { $name } a gagné, { $mine } à { $theirs }.
armada-news-ended-level = Égalité : { $mine } points chacun.
armada-task-fleet = Achetez votre flotte.
armada-task-start = Choisissez votre secteur de départ.
armada-task-orders = Écrivez vos ordres.
armada-task-attack = Choisissez votre prochaine attaque.
armada-task-retreat = Choisissez qui se retire.
armada-task-targets = Choisissez vos cibles.
armada-task-free = Choisissez vos tirs libres.
armada-task-audit = Acceptez le résultat, ou corrigez-le.
armada-task-agree = Acceptez-vous la correction ?
armada-news-ships = { $n ->
    [one] un vaisseau
   *[other] { $said } vaisseaux
}
armada-news-units = { $n ->
    [one] une unité
   *[other] { $said } unités
}
armada-news-others = { $n ->
    [one] une autre unité
   *[other] { $said } autres unités
}
armada-news-battle-cost = { $name } a perdu { $lost } { $n ->
    [0] avant la première manche
    [1] en une manche
   *[other] en { $said } manches
}.
armada-news-battles-free = Personne n’a rien perdu en { $battles } combats.
armada-news-found-none = Les traqueurs de { $name } n’ont rien trouvé en { $at }.
armada-term-won-more = Elle gagne la partie, ou évite de la perdre.
armada-term-won-less = Une autre gagne la partie, ou évite de la perdre.
armada-term-points-more = Mieux aux points : plus pour vous, ou moins pour l’autre.
armada-term-points-less = Moins bien aux points : moins pour vous, ou plus pour l’autre.
armada-term-unspent-more = Plus économe : vous gardez plus de crédits, ou l’autre moins.
armada-term-unspent-less = Plus cher : vous gardez moins de crédits, ou l’autre plus.
armada-term-force-more = Plus fort : vous gardez plus d’unités, ou l’autre moins.
armada-term-force-less = Plus faible : vous gardez moins d’unités, ou l’autre plus.
armada-term-hexes-more = Une plus grande part de la planète est à vous.
armada-term-hexes-less = Une plus petite part de la planète est à vous.
armada-role-defender = défense
armada-role-invader = invasion
