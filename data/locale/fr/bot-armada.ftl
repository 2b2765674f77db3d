# Armada sur Discord.


## Choix fixes
choice-target-ground = Unités au sol
choice-target-fighter = Chasseurs et traqueurs
choice-target-starship = Vaisseaux
choice-shooter-laser = Laser
choice-shooter-ap = Missile A.P. (antipersonnel)
choice-shooter-nuclear = Missile nucléaire
choice-shooter-blaster = Batterie de blasters
choice-shooter-seeker = Traqueur
choice-shooter-decoy = Leurre
choice-shooter-fighter = Chasseur
choice-shooter-regiment = Régiment
choice-shooter-marines = Marines
choice-shooter-flashtrooper = Flashtrooper
choice-shooter-ion_cannon = Canon à ions

## Réponses permanentes
armada-policy-usual = Comme le dit mon plan de bataille, ou comme d’habitude
armada-policy-hold = Toutes les unités tiennent
armada-policy-ask = Me demander
armada-policy-in_order = Dans l’ordre des espaces
armada-policy-accept = Accepter
armada-policy-refuse = Refuser

## Partout
armada-option-scenario = Scénario
bot-armada-ready = Vérifier et verrouiller
bot-armada-back = Retour
bot-armada-wrong = { $n ->
    [one] **{ $n } chose n’est pas encore juste :**
   *[other] **{ $n } choses ne sont pas encore justes :**
}
bot-armada-unread = { $n ->
    [one] **Je n’arrive pas à lire { $n } ligne** (gardée sous **{ $box }**) :
   *[other] **Je n’arrive pas à lire { $n } lignes** (gardées sous **{ $box }**) :
}
bot-armada-wrong-line = - { $why }
bot-armada-wrong-ship = - Vaisseau { $no } : { $why }
bot-armada-wrong-unit = - **{ $no }** : { $why }
bot-armada-unit-own = { $kind } { $id }
bot-armada-unit-foe = ennemi : { $kind } { $id }

## Flotte
bot-armada-fleet-head = **Votre flotte** : { $ships ->
    [one] { $ships } vaisseau
   *[other] { $ships } vaisseaux
}, { $cost } crédits sur { $credits }. **Reste { $left }.**
bot-armada-fleet-unspent = { $points ->
    [0] Les crédits non dépensés ne rapportent rien.
   *[other] Les crédits non dépensés vous rapportent { $points }.
}
bot-armada-fleet-line = `{ $no }` { $hull } : { $has } · { $used }/{ $room } de soute · { $n ->
    [1] { $price } crédits
   *[other] { $price } crédits chacun
}
bot-armada-fleet-bare = rien à bord
bot-armada-fleet-empty = Pas encore de vaisseau. Ajoutez-en un, ou appuyez sur **{ bot-armada-fleet-shelf }**.
bot-armada-fleet-part = - { $what } : { $cost } crédits, { $cargo } de soute
bot-armada-fleet-run = Ces { $n } vaisseaux sont pareils. Un changement ici les change tous.
bot-armada-fleet-which = Équiper, copier ou retirer un vaisseau
bot-armada-fleet-add = Ajouter un vaisseau
bot-armada-fleet-hull = { $cost } crédits, soute de { $room }
bot-armada-fleet-with = , avec { $things }
bot-armada-fleet-put = Mettre à bord
bot-armada-fleet-take = Enlever
bot-armada-fleet-price = { $cost } crédits, { $cargo } de soute
bot-armada-fleet-times = Combien comme celui-ci ?
bot-armada-fleet-many = { $n } × { $hull }
bot-armada-fleet-one = Seulement le vaisseau { $no }
bot-armada-fleet-fit = Taper ce qui est à bord
bot-armada-fleet-fit-title = Vaisseau { $no }
bot-armada-fleet-fit-label = Tout ce qui est à bord
bot-armada-fleet-fit-hint = laser 2, shield 1, regiment 1, nuclear 8
bot-armada-fleet-scrap = { $n ->
    [1] Retirer
   *[other] Retirer les { $n }
}
bot-armada-fleet-shelf = Flottes à charger
bot-armada-fleet-ready-made = Charger une flotte toute prête
bot-armada-fleet-own = Charger une de vos flottes gardées
bot-armada-fleet-own-none = Vous n’avez encore gardé aucune flotte. Appuyez sur **{ bot-armada-fleet-keep }** une fois que vous en avez construit une.
bot-armada-fleet-drop = Supprimer une de vos flottes gardées
bot-armada-fleet-dropped = C’est supprimé.
bot-armada-fleet-instead = Elle remplace ce que vous avez construit jusqu’ici.
bot-armada-fleet-size = { $ships } vaisseaux, { $cost } crédits
bot-armada-fleet-paste = Coller ou téléverser
bot-armada-fleet-paste-label = Une ligne par vaisseau, ou par vaisseaux pareils
bot-armada-fleet-paste-hint = 1-4 starship: laser 2, shield 1, regiment 1
bot-armada-fleet-file = Ou un fichier texte avec la flotte
bot-armada-fleet-keep = Garder
bot-armada-fleet-kept = C’est gardé. Vous pouvez la charger dans toutes les parties.
bot-armada-fleet-name = Comment s’appelle-t-elle ?
bot-armada-fleet-lock = Verrouiller cette flotte
bot-armada-fleet-sure = Vous pouvez la retirer jusqu’à ce que les deux flottes soient arrivées.
bot-armada-fleet-sure-empty = **Aucun vaisseau du tout ?** Tous les crédits restent non dépensés, et vous n’avez rien pour combattre.
bot-armada-fleet-locked = Verrouillée ✓ Personne d’autre ne la voit avant la fin.
bot-armada-made-balanced = Équilibrée
bot-armada-made-balanced-about = un peu de tout, avec deux porte-chasseurs, une canonnière et un éclaireur
bot-armada-made-balanced-play = Frappez avec les vaisseaux armés groupés, là où vous êtes plus fort ; débarquez à la fin.
bot-armada-made-line = Ligne
bot-armada-made-line-about = treize vaisseaux armés et blindés, et quelques troupes
bot-armada-made-line-play = Groupés, attaquez : lasers et blindage gagnent les longs combats. 14 et 15 débarquent à la fin.
bot-armada-made-swarm = Essaim
bot-armada-made-swarm-about = huit porte-chasseurs pleins de chasseurs
bot-armada-made-swarm-play = Tout au même endroit : les chasseurs abattent les chasseurs et protègent leurs porte-chasseurs.
bot-armada-made-salvo = Salve
bot-armada-made-salvo-about = neuf canonnières, et des marines pour l’astroport
bot-armada-made-salvo-play = Nucléaires contre les vaisseaux, A.P. contre les troupes. Retraite quand il n’en reste guère.
bot-armada-made-landing = Débarquement
bot-armada-made-landing-about = troupes et flashtroopers pour les six hex
bot-armada-made-landing-play = Évitez les combats dans l’espace. Éclairez, puis débarquez partout à la fin, surtout sur l’hex 1.
bot-armada-made-ambushers = Embusqués
bot-armada-made-ambushers-about = des traqueurs pour les embuscades, et des sondes pour trouver l’ennemi
bot-armada-made-ambushers-play = Trouvez les vaisseaux chers par sonde et envoyez des traqueurs ; embusquez les autres.
bot-armada-made-guard = Garde
bot-armada-made-guard-about = une petite flotte pour 2000 crédits
bot-armada-made-guard-play = Gardez les vaisseaux groupés et les troupes sur l’hex 1 : laissez venir l’ennemi.

## Feuille d'ordres
bot-armada-orders-head = **Tour { $turn } sur { $turns }** : { $have } sur { $should } ont des ordres.
bot-armada-orders-line = **{ $units }** ({ $at }) : { $what }
bot-armada-orders-idle = **{ $units }** ({ $at }) : pas encore d’ordre
bot-armada-orders-striking = Les traqueurs en embuscade en { $at } frappent dès qu’il y a une cible.
bot-armada-orders-which = Choisissez une ou plusieurs unités
bot-armada-orders-clear = { $n ->
    [0] Il ne vous reste aucun vaisseau
   *[other] Vos vaisseaux ne rencontrent aucun ennemi connu
}
bot-armada-orders-contact = { $n ->
    [one] 1 vaisseau peut
   *[other] { $n } vaisseaux peuvent
} en rencontrer { $enemies } en { $at }
bot-armada-orders-ship = Vaisseau { $no } ({ $hull }) en { $at }
bot-armada-orders-fleet = Les { $n } vaisseaux en { $at }
bot-armada-orders-all = { $n ->
    [2] Les deux
   *[other] Tous
} en { $at } : { $units }
bot-armada-orders-units = { $units } en { $at }
bot-armada-orders-aboard = { $units } à bord du vaisseau { $ship }
bot-armada-orders-lying = { $n ->
    [one] { $n } traqueur
   *[other] { $n } traqueurs
} en { $at }
bot-armada-orders-strike = Embuscades qui frappent ce tour-ci
bot-armada-orders-now = Frapper maintenant
bot-armada-orders-now-about = Des traqueurs en embuscade peuvent frapper à tout moment, même avant les ordres. Tout le monde l’apprend aussitôt. Sans cible, ils restent où ils sont.
bot-armada-orders-strike-in = Frapper en { $at } avec { $n }
bot-armada-orders-order = Les attaques viennent dans cet ordre : { $spaces }.
bot-armada-orders-chosen = On vous demandera dans quel ordre annoncer vos { $n } attaques. Tout le monde voit qu’on vous le demande.
bot-armada-orders-choose = Choisir l’ordre plus tard
bot-armada-orders-listed = Prendre l’ordre de la feuille
bot-armada-orders-before = Comme au dernier tour
bot-armada-orders-lost = { $n ->
    [one] { $n } ordre du dernier tour ne convient plus.
   *[other] { $n } ordres du dernier tour ne conviennent plus.
}
bot-armada-orders-plan = Plan de bataille
bot-armada-orders-type = Taper des ordres
bot-armada-orders-type-label = Un ordre par ligne ; sans ordre, une unité tient
bot-armada-orders-type-hint = 7: to B attack · 4: to 1 unload r1-2 · f1-3: scout · 9: probe 1 as ground
bot-armada-orders-lock = Verrouiller ces ordres
bot-armada-orders-sure = Vous pouvez les retirer jusqu’à ce que les deux camps aient verrouillé.
bot-armada-orders-hold = { $n ->
    [one] { $n } unité n’a pas d’ordre et tient.
   *[other] { $n } unités n’ont pas d’ordre et tiennent.
}
bot-armada-orders-locked = Verrouillés ✓ Personne d’autre ne les voit avant la fin.
bot-armada-orders-end = Terminer la partie ?
bot-armada-end-about = **Terminer la partie maintenant ?** Si les deux camps sont d’accord, on ne joue plus de tours et tout est compté comme après le dernier : les points jusqu’ici, les crédits non dépensés, et les hex tels qu’ils sont tenus maintenant. Les traqueurs en embuscade comptent comme consommés. Les ordres de ce tour ne sont pas exécutés. La proposition tient jusqu’au prochain tour.
bot-armada-end-proposed = L’autre camp propose de terminer.
bot-armada-end-waiting = Vous avez proposé de terminer. L’autre camp n’a pas encore répondu.
bot-armada-end-agree = D’accord : terminer la partie maintenant
bot-armada-do-hold = tenir
bot-armada-do-nothing = pas encore d’ordre
bot-armada-do-to = vers { $at }
bot-armada-do-after = puis vers { $at }
bot-armada-do-into = dans le vaisseau { $ship }
bot-armada-do-attack = attaquer
bot-armada-do-scout = reconnaître
bot-armada-do-load = embarquer { $cargo }
bot-armada-do-unload = débarquer { $cargo }
bot-armada-do-dock = accoster le vaisseau { $ship }, en remettant { $cargo }
bot-armada-do-form = former des régiments{ $act ->
    [attack] , attaquer
    [scout] , reconnaître
   *[other] {""}
}
bot-armada-do-seekers = { $n ->
    [one] envoyer { $n } traqueur
   *[other] envoyer { $n } traqueurs
} vers { $at }
bot-armada-do-probe = sonde vers { $at }, annoncée comme { $shown ->
    [ground] unité au sol
   *[other] unité volante
}
bot-armada-do-decoys = { $n ->
    [one] { $n } leurre
   *[other] { $n } leurres
}
bot-armada-act-hold = Tenir
bot-armada-act-attack = Attaquer
bot-armada-act-scout = Reconnaître
bot-armada-act-unload = Débarquer
bot-armada-act-load = Embarquer
bot-armada-act-dock = Accoster
bot-armada-pick-head = **{ $units }** en { $at } : { $order }
bot-armada-pick-has = Possède { $things }.
bot-armada-pick-aboard = À bord : { $units }.
bot-armada-pick-some = Combien d’entre eux ?
bot-armada-pick-to = Vers où ?
bot-armada-pick-stay = Rester
bot-armada-pick-worth = { $points } points à la fin pour qui le tient
bot-armada-pick-reach = de là, vers les hex { $hexes }
bot-armada-pick-foes = ennemi : { $units }
bot-armada-pick-ship = vaisseau { $no }
bot-armada-pick-teleport = Téléportation : { $to }
bot-armada-pick-act = Pour faire quoi ?
bot-armada-pick-partner = Accoster quel vaisseau ?
bot-armada-pick-load = Embarquer quoi ?
bot-armada-pick-unload = Débarquer quoi ?
bot-armada-pick-dock = Remettre quoi ?
bot-armada-pick-launch = Traqueurs, sondes, leurres
bot-armada-pick-launch-label = Ou en mots, à côté de ce qui est choisi en haut
bot-armada-pick-send = Envoyer des traqueurs vers
bot-armada-pick-send-n = Combien de traqueurs
bot-armada-pick-probes = Lancer des sondes vers
bot-armada-pick-decoys = Lancer des leurres
bot-armada-pick-launch-hint = send 2 to A, probe 1 as ground, decoys 3
bot-armada-pick-give = Donner des munitions
bot-armada-pick-stores = Munitions à remettre
bot-armada-pick-give-label = Ou en mots, unités aussi
bot-armada-pick-give-hint = 2 nuclear, r1
bot-armada-pick-first = Embarquer, puis aller
bot-armada-pick-last = Aller, puis embarquer
bot-armada-pick-form = { $n ->
    [one] Former { $n } régiment
   *[other] Former { $n } régiments
}
bot-armada-pick-line = Taper au clavier
bot-armada-pick-line-label = L’ordre
bot-armada-pick-line-hint = to B attack · load r1 then to B · to 1 unload r1-2 · dock 3 give 2 nuclear
bot-armada-pick-none = Pas d’ordre
bot-armada-pick-title = Ordres pour { $units }

## Plan de bataille
bot-armada-plan-about = En bataille, le plan répond. Ce qu’il laisse ouvert vous est demandé, sauf si une seule réponse a un sens (`rest ask` : même alors).
bot-armada-plan-none = Pas de plan de bataille : on vous demande à chaque bataille.
bot-armada-plan-open = Me demander
bot-armada-plan-which = Changer le plan
bot-armada-plan-type = Taper le plan
bot-armada-plan-clear = Supprimer le plan
bot-armada-plan-label = Le plan ; « at 1: » en commence un pour l’hex 1
bot-armada-plan-hint = targets carrier boat; retreat 40; close fighters; at 1: retreat never
bot-armada-plan-retreat = Retraite
bot-armada-plan-fire = Répartition des tirs
bot-armada-plan-missiles = Missiles
bot-armada-plan-seekers = Traqueurs
bot-armada-plan-ambush = Traqueurs en embuscade
bot-armada-plan-intercept = Interception de traqueurs
bot-armada-plan-decoys = Leurres
bot-armada-plan-cover = Tirs sur les traqueurs
bot-armada-plan-close = Corps à corps
bot-armada-plan-take = Coups que les chasseurs encaissent
bot-armada-plan-unload = Débarquement
bot-armada-plan-pursue = Unités au sol en retraite
bot-armada-plan-press = Traqueurs restés en embuscade
bot-armada-plan-rest = Tout le reste

## Bataille
bot-armada-battle-head = **Bataille en { $at }**{ $round ->
    [0] , avant la première manche
   *[other] , manche { $round }
}
bot-armada-battle-round = { $round ->
    [0] **Avant la première manche.**
   *[other] **Manche { $round }.**
}
bot-armada-battle-do = Confirmer
bot-armada-battle-plan = Comme le dit mon plan
bot-armada-battle-turn = Tout ce tour selon le plan
bot-armada-battle-locked = Votre réponse est enregistrée.
bot-armada-battle-label = Votre réponse
bot-armada-muster-typed = seekers 7 9, decoys 12x3, ambush 3, unload f1-2
bot-armada-intercept-typed = intercept 3
bot-armada-place-typed = place S7x2 Sr3
bot-armada-cover-typed = R7 laser, R2 decoy on R7
bot-armada-retreat-typed = retreat 1-3, f1
bot-armada-targets-typed = R7 laser on S3; all on S5; close f1-2; rest hold
bot-armada-free-typed = Rr1 regiment on S3; rest hold
bot-armada-take-typed = take 0 2
bot-armada-muster = Lancés : { $seekers ->
    [0] aucun traqueur
    [one] { $seekers } traqueur
   *[other] { $seekers } traqueurs
}{ $ambush ->
    [0] { "" }
   *[other] , { $ambush } d’embuscade
}, { $decoys ->
    [0] aucun leurre
    [one] { $decoys } leurre
   *[other] { $decoys } leurres
}{ $n ->
    [0] .
   *[other] . Débarqués : { $units }.
}
bot-armada-muster-field-seekers = Vaisseaux qui lancent un traqueur
bot-armada-muster-field-decoys = Vaisseaux qui lancent des leurres
bot-armada-muster-field-unload = Unités qui sortent
bot-armada-muster-field-ambush = Traqueurs d’embuscade
bot-armada-muster-called = { $n ->
    [one] Le traqueur que vous avez appelé d’embuscade frappe.
   *[other] Les { $n } traqueurs que vous avez appelés d’embuscade frappent.
}
bot-armada-muster-late = Un vaisseau qui débarque maintenant manque la première manche.
bot-armada-intercept = { $n } de vos { $mine } traqueurs vont contre les { $theirs } de l’ennemi. Chacun touche une fois sur deux, et est consommé.
bot-armada-intercept-field-n = Combien ?
bot-armada-place = { $n ->
    [one] { $n } traqueur
   *[other] { $n } traqueurs
} : { $on }. { $left ->
    [0] Tous ont une cible.
   *[other] Votre plan donne une cible à { $left }.
}
bot-armada-place-more = { $n ->
    [one] En mettre { $n } sur
   *[other] En mettre { $n } sur
}
bot-armada-place-off = Les enlever tous
bot-armada-place-none = Les reprendre tous
bot-armada-cover = Les traqueurs visent { $aimed }. { $n ->
    [0] Personne ne tire dessus.
    [one] { $n } tir sur eux ; cette arme manque la première manche.
   *[other] { $n } tirs sur eux ; ces armes manquent la première manche.
}
bot-armada-cover-field-shots = Ce qui tire sur les traqueurs visant son vaisseau
bot-armada-cover-gun = { $unit } : { $gun }
bot-armada-cover-decoy = Leurres pour { $unit } : { $n }
bot-armada-retreat = { $n ->
    [0] Personne ne fait retraite.
   *[other] Retraite : { $units }.
} Les unités en retraite essuient encore des tirs une fois.
bot-armada-retreat-field-units = Qui fait retraite
bot-armada-retreat-all = Tous
bot-armada-retreat-none = Personne
bot-armada-take = { $fighters ->
    [one] { $fighters } chasseur peut
   *[other] { $fighters } chasseurs peuvent
} tenter d’encaisser des coups, un chacun, et cela réussit une fois sur deux. Vous en tentez { $n } sur { $hits }.
bot-armada-take-field-hits = Coups que des chasseurs tentent d’encaisser
bot-armada-take-hit = Coup { $n } sur { $unit }
bot-armada-targets-line = **{ $target }** : { $guns } ({ $by }), { $hits } touches en moyenne
bot-armada-targets-nothing = Rien n’est visé.
bot-armada-targets-rest-plan = Tout le reste tire comme le dit votre plan ; c’est compté ci-dessus.
bot-armada-targets-besides = { $n ->
    [one] **Vous n’avez pas nommé ce tir, mais votre plan le fait aussi** (le plan habituel, si vous n’en avez pas)
   *[other] **Vous n’avez pas nommé ces { $n } tirs, mais votre plan les fait aussi** (le plan habituel, si vous n’en avez pas)
} : { $shots }. Pour les économiser, appuyez sur **{ bot-armada-targets-hold }**.
bot-armada-targets-counted = Des tirs gratuits peuvent détruire des vaisseaux au corps à corps avant que leurs autres armes tirent. C’est compté, comme si l’ennemi visait selon le plan habituel.
bot-armada-targets-rest-hold = Tout le reste retient son tir.
bot-armada-targets-plan = Le reste selon le plan
bot-armada-targets-hold = Le reste ne tire pas
bot-armada-targets-who = Choisissez qui tire, puis sur quoi
bot-armada-targets-at = Tirer sur
bot-armada-targets-aim = { $units } : { $n ->
    [one] { $n } tir
   *[other] { $n } tirs
}. Sur quoi ?
bot-armada-targets-clear = Effacer mes cibles
bot-armada-targets-field-close = Qui va au corps à corps
bot-armada-targets-near = { $n ->
    [0] Personne ne va au corps à corps.
   *[other] Au corps à corps : { $units }. Chaque unité au sol y gagne un tir de plus contre eux.
}

## Vérification
bot-armada-audit-about = Tout est dévoilé et vérifié. Quelque chose semble injuste ? Proposez des points.
bot-armada-audit-none = Vous acceptez.
bot-armada-audit-line = Vous proposez { $points } points pour { $side } : { $why }
bot-armada-audit-accept = Accepter
bot-armada-audit-lock = Le proposer
bot-armada-audit-propose = Proposer une correction
bot-armada-audit-locked = Votre réponse est enregistrée.
bot-armada-audit-field-points = Combien de points ?
bot-armada-audit-field-to = Pour qui ?
bot-armada-audit-field-why = Pourquoi ?
bot-armada-audit-points = Écrivez les points en chiffres.

## Rapports

## Tableaux et chances
bot-armada-force-hull = - { $what } : { $cost } crédits{ $room }
bot-armada-force-row = - { $what } : { $cost } crédits, { $cargo } de soute
bot-armada-force-least = , { $cost } crédits avec ce qu’il lui faut : { $has }
bot-armada-force-room = , soute de { $n }
bot-armada-force-hulls = Vaisseaux
bot-armada-force-components = Composants
bot-armada-force-stores = Munitions
bot-armada-force-units = Unités
bot-armada-force-emplacements = Le canon de la défense
bot-armada-chart-head = **Total de deux dés qu’il faut pour détruire, et sa chance** : unités au sol · chasseurs et traqueurs · vaisseaux
bot-armada-chart-row = - **{ $shooter }** : { $ground } · { $fighter } · { $starship }{ $better }
bot-armada-chart-close = { "\u00A0" }; { $need } contre les unités au sol au corps à corps
bot-armada-chart-teleported = { "\u00A0" }; { $need } contre les unités au sol au tour de sa téléportation
bot-armada-chart-escorted = { "\u00A0" }; { $need } contre les unités au sol avec un régiment ou des marines à côté, ou touché mais tirant encore
bot-armada-chart-defending = { "\u00A0" }; { $need } contre les unités au sol en défense
bot-armada-chart-armor = **Le blindage** arrête un laser sur { $laser }, tout le reste sur { $others } ; un bloc est perdu dans les deux cas. **Un bouclier** arrête chaque coup, et se perd une fois sur deux.
bot-armada-odds-head = **{ $n ->
    [1] { $shooter }
   *[other] { $shooter }
} contre { $target }**
bot-armada-odds-never = Cela ne peut pas l’atteindre.
bot-armada-odds-hits = Total de dés qui touche : { $need }. { $mean } touches en moyenne ; au moins une { $any } % du temps.
bot-armada-odds-ship = { $shield ->
    [yes] Avec un bouclier
   *[other] Sans bouclier
} et { $armor ->
    [0] sans blindage
    [one] { $armor } bloc de blindage
   *[other] { $armor } blocs de blindage
} : { $chance } % d’être détruit, si aucun chasseur n’encaisse un coup pour lui.
bot-armada-odds-seeker = Un traqueur ne peut voler que contre des traqueurs ennemis, pas contre des chasseurs : un dé pour chacun ; sur un nombre pair, il en détruit un, et il est consommé de toute façon (COMBAT.b).
bot-armada-odds-decoy = Un leurre ne fait que détourner des traqueurs ennemis, et seulement pour des vaisseaux. Il ne peut rien contre un chasseur (interprétation G21).
bot-armada-column-ground = unités au sol
bot-armada-column-fighter = chasseurs ou traqueurs
bot-armada-column-starship = un vaisseau

help-title-armada =
    { "" }**But.** Avoir plus de points de victoire après le dernier tour : pour ce que vous détruisez, ce que l’ennemi consomme, les crédits non dépensés (en plein selon le livre ; pas du tout avec l’option `unspent=none`, que nous conseillons), et les hex que vous tenez. L’astroport, l’hex 1, vaut 1000.

    { "" }**Flotte.** Les deux camps achètent en secret. `/move` ouvre l’atelier : ajoutez des vaisseaux, équipez-les, copiez-les ; les crédits et la soute qui restent sont toujours affichés. Chargez une flotte toute prête, collez-en une en texte, ou gardez la vôtre pour d’autres parties. **{ bot-armada-ready }** montre une preuve dans le salon, jamais la flotte.

    { "" }**Ordres.** À chaque tour, les deux camps écrivent une feuille en secret. `/move` l’ouvre quand vous voulez : choisissez des unités, puis où elles vont et ce qu’elles font. Votre carte montre vos ordres en flèches. Vous pouvez retirer une feuille verrouillée jusqu’à ce que les deux soient arrivées.

    { "" }**Batailles.** D’abord les traqueurs, puis des manches jusqu’à ce qu’un camp fasse retraite ou disparaisse. On vous demande cibles, traqueurs et retraites, sauf si `/move plan ...` répond pour vous ou si une seule réponse a un sens. **{ bot-armada-battle-turn }** met fin aux questions pour un tour. Sans réponse de votre part pendant un jour, votre plan répond pour vous, ou le plan habituel.

    { "" }**Éclaireurs.** Ce que voient vos éclaireurs et vos sondes arrive par message privé ; `/mine reports` le montre de nouveau.

    { "" }**Au clavier.** `/move 1-4 starship: laser 2, shield 1` · `/move 7: to B attack; 4: to 1 unload r1-2` · `/move plan targets carrier; retreat 40` · `/odds`. Les règles : `/rules`.
