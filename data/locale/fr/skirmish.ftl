# L'escarmouche (Stargate solo skirmish, 2020), racontée avec nos propres mots.
#
# Lexique : figure = figurine ; Stargate = la Porte ; portal marker = marqueur de portail ; suppressed = sous
# suppression ; disabled = hors d'état ; Fire action = action de tir ; to spot = repérer ; to look about = observer ;
# to set a charge = poser ; kit = équipement ; muster = recrutement ; staff weapon = lance ; GM = MJ ; kill zone =
# zone mortelle. Les noms de figurines n'ont pas de genre : des noms plutôt que des participes.

skirmish-about = Une équipe franchit la Porte. Vous menez ses figurines, les règles les Jaffa ; un MJ peut aider.
skirmish-scenario-first = Première patrouille : fouiller une cabane et revenir. Pour débuter
skirmish-scenario-standard = Les ruines : récupérer des données et composer pour sortir
skirmish-scenario-raid = Raid sur le dépôt : le faire sauter et s’enfuir
skirmish-scenario-hold = Tenir la Porte : douze tours
skirmish-scenario-rescue = Derrière les barreaux : libérer quelqu’un et composer pour sortir
skirmish-scenario-recover = Six symboles : récupérer un appareil et composer à la main
skirmish-option-scenario = Mission
skirmish-option-players = Personnes qui mènent des figurines
skirmish-option-players-1 = une
skirmish-option-players-2 = deux
skirmish-option-players-3 = trois
skirmish-option-players-4 = quatre
skirmish-option-players-5 = cinq
skirmish-option-players-6 = six
skirmish-option-gm = Le MJ
skirmish-option-gm-on = quelqu’un à la table
skirmish-option-gm-off = le bot, selon les règles
skirmish-option-team = L’équipe
skirmish-option-team-ready = celle de la mission
skirmish-option-team-built = construite à la table, aux points
skirmish-option-gm_asked = On consulte le MJ au sujet de l’ennemi
skirmish-option-gm_asked-seen = quand un ennemi visible peut agir, pour qu’une pause ne trahisse personne
skirmish-option-gm_asked-always = à chaque étape de l’ennemi
skirmish-option-gm_asked-never = jamais : l’ennemi agit aussitôt
skirmish-option-grenade_cost = Une grenade coûte
skirmish-option-grenade_cost-2 = deux points
skirmish-option-grenade_cost-1 = un point, comme dans la liste d’équipement
skirmish-option-roll_on_sight = On lance pour de nouveaux ennemis
skirmish-option-roll_on_sight-off = une fois par tour
skirmish-option-roll_on_sight-on = aussi dès qu’un marqueur devient visible
skirmish-option-cover_shifts_effect = Le couvert
skirmish-option-cover_shifts_effect-off = rend seulement plus difficile de toucher
skirmish-option-cover_shifts_effect-on = affaiblit aussi l’effet d’une touche
skirmish-file-table = Une table à vous, en fichier TOML
skirmish-objective-mission-who = L’équipe
skirmish-objective-mission = { $wins ->
    [1] Gagné quand ceci est vrai
   *[other] Gagné quand tout ceci est vrai
} : { $win }. { $losses ->
    [1] Perdu dès que ceci est vrai
   *[other] Perdu dès qu’une de ces choses est vraie
} : { $lose }.
skirmish-objective-mission-now = Jusqu’ici : { $work }.
skirmish-objective-gm = Joue les ennemis ou les laisse aux règles, et décide de ce que les règles laissent ouvert. Il n’y a rien à gagner.
skirmish-work-open = encore à faire
skirmish-work-searched = fouillé
skirmish-work-destroyed = détruit
skirmish-work-freed = libéré
skirmish-work-held = tenu
skirmish-work-taken = pris

## Camps, grades, armes, équipement
skirmish-side-p1 = Équipe 1
skirmish-side-p2 = Équipe 2
skirmish-side-p3 = Équipe 3
skirmish-side-p4 = Équipe 4
skirmish-side-p5 = Équipe 5
skirmish-side-p6 = Équipe 6
skirmish-side-gm = MJ
skirmish-rank-trooper = soldat
skirmish-rank-specialist = spécialiste
skirmish-rank-elite = élite
skirmish-rank-leader = chef
skirmish-rank-jaffa = Jaffa
skirmish-rank-elite_jaffa = Jaffa d’élite
skirmish-rank-first_prime = Prima
skirmish-rank-goauld = Goa’uld
skirmish-rank-crew = servant du canon
skirmish-rank-ally = allié
skirmish-rank-captive = captif
skirmish-weapon-rifle = fusil
skirmish-weapon-mg50 = mitrailleuse de .50
skirmish-weapon-staff = lance
skirmish-weapon-pistol = pistolet
skirmish-weapon-zat = zat
skirmish-weapon-shotgun = fusil à pompe
skirmish-weapon-cannon = canon à énergie
skirmish-weapon-none = sans arme
skirmish-kit-grenade = grenade
skirmish-kit-stun = grenade étourdissante
skirmish-kit-claymore = claymore
skirmish-kit-c4 = C4
skirmish-aim-1 = sans viser
skirmish-aim-2 = en visant
skirmish-aim-3 = en visant avec soin
skirmish-band-0 = bout portant
skirmish-band-1 = courte portée
skirmish-band-2 = moyenne portée
skirmish-band-3 = longue portée
skirmish-band-point_blank = bout portant
skirmish-band-short = courte portée
skirmish-band-medium = moyenne portée
skirmish-band-long = longue portée
skirmish-band-beyond = hors de portée
skirmish-terrain-building = bâtiment
skirmish-terrain-wood = bois
skirmish-terrain-hill = colline
skirmish-terrain-ruin = ruine
skirmish-terrain-rock = rocher
skirmish-terrain-wall = mur
skirmish-terrain-ditch = fossé
skirmish-terrain-crates = caisses
skirmish-terrain-water = eau
skirmish-terrain-rough = terrain accidenté
skirmish-phase-muster = recrutement de l’équipe
skirmish-phase-forces = nouveaux ennemis
skirmish-phase-players = l’équipe agit
skirmish-phase-melee = mêlée
skirmish-phase-morale = moral
skirmish-phase-automaton = l’ennemi agit
skirmish-phase-end = le tour se termine
skirmish-health-fit = en forme
skirmish-health-disabled = hors d’état
skirmish-health-surrendered = s’est rendu
skirmish-health-captured = en captivité
skirmish-health-dead = mort
skirmish-health-removed = disparu
skirmish-health-left = hors de la table
skirmish-compass-0 = nord
skirmish-compass-1 = nord-est
skirmish-compass-2 = est
skirmish-compass-3 = sud-est
skirmish-compass-4 = sud
skirmish-compass-5 = sud-ouest
skirmish-compass-6 = ouest
skirmish-compass-7 = nord-ouest
skirmish-unseen = un ennemi invisible
skirmish-team = l’équipe
skirmish-nobody = personne
skirmish-place = { $x } { $y }

## Ce qui s'est passé : avant la partie
skirmish-enlisted = { $name } recrute { $figure } ({ $title }), grade { $rank }, { $actions ->
    [one] { $actions } action de tir
   *[other] { $actions } actions de tir
}, avec { $arms }, pour { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}. { $spent } sur { $points } sont dépensés.
skirmish-dismissed = { $name } retire { $figure } de l’équipe. { $spent } points sur { $points } sont dépensés.
skirmish-shared = Les figurines sont réparties : { $who }.
skirmish-shares = { $name } mène { $figures }
skirmish-given = { $figure } est maintenant à { $name }.
skirmish-left = { $name } quitte la partie.
skirmish-left-heirs = { $name } quitte la partie. { $who }.
skirmish-heirs = { $name } reprend { $figures }
skirmish-joined = { $name } rejoint la partie et mène maintenant { $figures }.
skirmish-joined-none = { $name } rejoint la partie. Personne n’a de figurine de trop : `/move give` en cède une.
skirmish-joined-gm = { $name } rejoint la partie comme MJ.

## Ce qui s'est passé : le tour
skirmish-turn-began = Le tour { $turn } sur { $turns } commence.
skirmish-phase-began = { $phase ->
    [forces] De nouveaux ennemis ?
    [players] L’équipe agit.
    [melee] On se bat en mêlée.
    [morale] On teste le moral.
    [automaton] L’ennemi agit.
   *[end] Le tour se termine.
}
skirmish-seat-done = { $name } a fini. { $n ->
    [0] L’étape de l’équipe est finie.
   *[other] On attend { $left }.
}
skirmish-deadline = { $turns ->
    [one] Il reste { $turns } tour.
   *[other] Il reste { $turns } tours.
}
skirmish-walked = { $figure } { $pace ->
    [charge] charge de
    [flee] fuit de
    [retire] se replie de
   *[move] avance de
} { $inches }" jusqu’en { $at }.
skirmish-walked-less = { $figure } { $pace ->
    [charge] charge de
    [flee] fuit de
    [retire] se replie de
   *[move] avance de
} { $inches }" jusqu’en { $at } ({ $parts }).
skirmish-part-rough = terrain accidenté −{ $n }"
skirmish-part-water = eau −{ $n }"
skirmish-part-obstacle = obstacle −{ $n }"
skirmish-part-wounded = blessure −{ $n }"
skirmish-part-hauling = corps traîné −{ $n }"
skirmish-part-hauling_two = corps traîné à deux −{ $n }"
skirmish-part-gm = MJ { $n }"
skirmish-halted = { $figure } : arrêt en { $at }, { $why ->
    [shot] sous le feu
    [met] face à un ennemi
    [tripped] un fil est déclenché
    [gate] devant la Porte
   *[blocked] le passage est bloqué
}.
skirmish-faced = { $figure } se tourne : { $way }.
skirmish-hauling = { $figure } empoigne { $body }.
skirmish-dropped = { $figure } lâche { $body }.

## Ce qui s'est passé : voir
skirmish-spotting = { $figure } observe, lancer de { $n }. { $found ->
    [0] Rien de nouveau.
    [one] { $found } ennemi est repéré.
   *[other] { $found } ennemis sont repérés.
}
skirmish-spotted = { $figures } { $n ->
    [1] devient visible.
   *[other] deviennent visibles.
}
skirmish-spotted-by = { $by } repère { $figures }.
skirmish-noticed = L’ennemi a remarqué { $figures }.
skirmish-lost-sight = { $figures } { $n ->
    [1] n’est plus en vue.
   *[other] ne sont plus en vue.
}

## Ce qui s'est passé : portails et nouveaux ennemis
skirmish-marker-placed = Le marqueur de portail { $marker } est posé en { $at } : des ennemis peuvent en venir.
skirmish-marker-moved = Le marqueur de portail { $marker } va en { $at } : { $why ->
    [approached] l’équipe s’en approche trop
    [open] à couvert
    [gm] le MJ le veut ainsi
   *[bypassed] l’équipe l’a dépassé
}.
skirmish-marker-removed = Le marqueur de portail { $marker } est retiré : { $why ->
    [nowhere] il n’y a plus de place pour lui
    [spent] il est épuisé
   *[gm] le MJ le veut ainsi
}.
skirmish-force = Nouveaux ennemis : lancer de { $number }, { $n ->
    [one] { $n } marqueur
   *[other] { $n } marqueurs
} en vue, résultat { $result } : { $what ->
    [nothing] personne
    [four] quatre Jaffa
    [six] six Jaffa
    [two_groups] deux groupes de quatre Jaffa
    [redeploy] les marqueurs bougent
    [cannon] un canon à énergie
    [first_prime] un Prima avec six Jaffa
   *[eight] huit Jaffa
}.
skirmish-appeared = { $group } apparaît en { $at } : { $figures }.

## Ce qui s'est passé : la mission
skirmish-working = { $figure } se met au travail : « { $name } ». Cela prend tout le tour.
skirmish-worked = { $what ->
    [searched] { $figure } a fouillé « { $name } ».
    [freed] { $figure } a libéré « { $name } ».
    [destroyed] « { $name } » est détruit.
   *[held] « { $name } » est tenu.
}
skirmish-took = { $figure } a { $item }.
skirmish-took-of = { $figure } prend { $item } à { $of }.
skirmish-item-dropped = { $item } : par terre en { $at }.
skirmish-seized = { $figure } capture { $target }.
skirmish-left-table = { $figure } { $by ->
    [gate] passe par la Porte
    [edge] s’enfuit de la table
   *[exit] quitte la table
}.
skirmish-left-table-with = { $figure } { $by ->
    [gate] passe par la Porte
    [edge] s’enfuit de la table
   *[exit] quitte la table
} avec { $load }.

## Ce qui s'est passé : la Porte
skirmish-dialling = { $figure } compose. La Porte s’ouvre à la fin du tour.
skirmish-symbol = { $figure } règle le symbole { $symbols } à la main.
skirmish-gate-opened = { $by ->
    [dhd] La Porte s’ouvre.
    [hand] Le dernier symbole est réglé et la Porte s’ouvre.
   *[gm] Le MJ ouvre la Porte.
}
skirmish-gate-opened-kills = { $by ->
    [dhd] La Porte s’ouvre
    [hand] Le dernier symbole est réglé et la Porte s’ouvre
   *[gm] Le MJ ouvre la Porte
} : { $figures } { $n ->
    [1] est
   *[other] sont
} dans la zone mortelle.
skirmish-gate-burns = { $opened } Son jaillissement détruit { $things }.
skirmish-gate-closed = { $why ->
    [unused] Personne n’a utilisé la Porte depuis un tour : elle se ferme.
   *[gm] Le MJ ferme la Porte.
}
skirmish-gate-held = { $figure } tend le bras dans l’horizon des événements : la Porte reste ouverte.

## Ce qui s'est passé : tirs
skirmish-shot = { $figure } tire sur { $target } ({ $weapon }), { $aim }, { $range }", { $band }{ $cover ->
    [0] {""}
   *[1] , à couvert ({ $piece })
} : il faut { $need }, lancer de { $n }{ $by } : { $hit ->
    [1] touché
   *[0] manqué
}.
skirmish-shot-reaction = { $figure } réagit et tire sur { $target } ({ $weapon }), { $aim }, { $range }", { $band }{ $cover ->
    [0] {""}
   *[1] , à couvert ({ $piece })
} : il faut { $need }, lancer de { $n }{ $by } : { $hit ->
    [1] touché
   *[0] manqué
}.
skirmish-shot-sure = { $figure } tire sur { $target } ({ $weapon }) à { $range }" et ne peut pas manquer.
skirmish-shot-unseen = Un tir venu de nulle part sur { $target } : { $hit ->
    [1] touché
   *[0] manqué
}.
skirmish-reacting = { $figures } { $n ->
    [1] réagit
   *[other] réagissent
} à { $target }.
skirmish-effect = Effet, lancer de { $n }{ $by } : { $figure }, { $result ->
    [suppress] suppression
    [wound] blessure
    [disable] hors d’état
    [disintegrate] désintégration
   *[kill] mort
}.
skirmish-effect-sure = { $figure } : { $result ->
    [suppress] suppression
    [wound] blessure
    [disable] hors d’état
    [disintegrate] désintégration
   *[kill] mort
}.
skirmish-suppressed = { $figure } a { $markers ->
    [one] { $markers } marqueur de suppression
   *[other] { $markers } marqueurs de suppression
}.
skirmish-wounded = { $figure } a { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}, reste { $fp ->
    [one] { $fp } action de tir
   *[other] { $fp } actions de tir
}{ $out ->
    [0] {""}
   *[other] {"\u00A0"}; hors jeu { $how }
}.
skirmish-disabled = { $figure } : hors d’état { $out ->
    [0] pour le reste de la partie
   *[other] { $how }
}.
skirmish-out-turns = { $out ->
    [one] pour { $out } tour
   *[other] pour { $out } tours
}
skirmish-out-rest = pour le reste de ce tour{ $more ->
    [0] {""}
    [one] {" "}et { $more } de plus
   *[other] {" "}et { $more } de plus
}
skirmish-killed = { $figure } : mort.
skirmish-killed-removed = { $figure } : mort, sans laisser de corps.
skirmish-recovered = { $figure } est de retour.
skirmish-steadied = { $figure } tente de secouer la suppression : lancer de { $n }, avec { $fp } actions de tir. { $removed ->
    [1] Un marqueur de suppression disparaît
   *[0] La suppression reste
}{ $markers ->
    [0] .
   *[other] {" "}(×{ $markers }).
}
skirmish-saved = { $figure } garde deux actions pour la mise à feu.
skirmish-laid = { $figure } pose { $kind } en { $at }, { $fuse ->
    [tripwire] avec un fil
   *[remote] avec une télécommande
}{ $shape ->
    [wedge] , face : { $way }
   *[blast] {""}
}.
skirmish-thrown = { $figure } lance une grenade à { $range }" en { $at } : il faut { $need }, lancer de { $n }{ $by }.
skirmish-thrown-stun = { $figure } fait rouler une grenade étourdissante en { $at }.
skirmish-thrown-unseen = { $kind ->
    [stun] Une grenade étourdissante
   *[grenade] Une grenade
} arrive de quelque part.
skirmish-burst = { $kind ->
    [stun] L’éclair
   *[grenade] La grenade
} { $scatter }{ $n ->
    [0] et n’atteint personne
   *[other] et atteint { $figures }
}.
skirmish-burst-there = éclate sur place{" "}
skirmish-burst-over = éclate { $inches }" trop loin{" "}
skirmish-burst-short = éclate { $inches }" trop court{" "}
skirmish-burst-left = éclate { $inches }" trop à gauche{" "}
skirmish-burst-right = éclate { $inches }" trop à droite{" "}
skirmish-burst-dud = La grenade se perd et ne fait rien.
skirmish-blown = { $by ->
    [0] Un fil est tiré : { $kind } { $charge } explose
   *[1] { $figure } fait exploser { $kind } { $charge }
}{ $n ->
    [0] {" "}et n’atteint personne
   *[other] {" "}et atteint { $figures }
}.
skirmish-covered = { $figure } se protège de l’éclair.
skirmish-stun-die = L’éclair aveugle pour { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}.
skirmish-wound-die = La blessure : lancer de { $n }.

## Ce qui s'est passé : mêlée et moral
skirmish-melee = Mêlée : { $figures } { $a }, { $targets } { $b }. { $result ->
    [nothing] Personne ne gagne
    [back] { $losers } doit céder du terrain
   *[rout] { $loser } perd
}.
skirmish-sum = { $fp }{ $extra } + { $die } = { $total }
skirmish-pushed = { $figure } recule en { $at }.
skirmish-captured = { $by } capture { $figure }.
skirmish-captured-alone = Capture : { $figure }.
skirmish-morale = Moral de { $figures } : lancer de { $die }{ $by } avec { $fp } actions de tir. { $result ->
    [pass] Réussi
    [retire] Échec : repli
    [suppressed] Échec : suppression
   *[flee] Échec : fuite
}.
skirmish-morale-sure = Moral de { $figures } ({ $fp } actions de tir) : aucun lancer n’est nécessaire.
skirmish-rallied = { $figure } { $rallied ->
    [1] se rallie
   *[0] court toujours
} : lancer de { $n }.
skirmish-surrendered = { $figures } { $n ->
    [1] se rend
   *[other] se rendent
}.
skirmish-led = { $name } mène { $group } en { $at }.
skirmish-led-fire = { $name } mène { $group } en { $at }, avec tir sur { $target }.

## Ce qui s'est passé : l'automate
skirmish-reaction = { $group } : { $meaning } (Facteur de risque { $risk }, lancer de { $die })
skirmish-letter-continue = continuer
skirmish-letter-toward = aller vers l’ennemi le plus proche
skirmish-letter-halt = halte
skirmish-means-stay = Le groupe tient sa place.
skirmish-means-stay_cover = Le groupe reste à couvert.
skirmish-means-to_cover = Le groupe va vers un couvert.
skirmish-means-halt = Le groupe s’arrête et ne se replie plus.
skirmish-means-charge = Le groupe charge { $target }.
skirmish-means-advance = Le groupe avance sur { $target }.
skirmish-means-to_goal = Le groupe va vers son objectif.
skirmish-means-onward = Le groupe continue dans sa direction.
skirmish-means-back = Le groupe se replie.
skirmish-means-run = Le groupe s’enfuit.
skirmish-means-melee = Le groupe se bat au corps à corps.
skirmish-means-stun = L’un lance une grenade étourdissante, les autres se protègent.
skirmish-means-vetoed = Le MJ le retient sur place.
skirmish-last-known = l’endroit où l’ennemi était en dernier
skirmish-risk-none_seen = aucun ennemi en vue, aucun ami en repli { $n }
skirmish-risk-goauld = mené par un Goa’uld { $n }
skirmish-risk-covered = tous à couvert { $n }
skirmish-risk-advancing = en avance { $n }
skirmish-risk-in_range = à portée d’un ennemi { $n }
skirmish-risk-raw = inexpérience { $n }
skirmish-risk-hurt = dixièmes perdus ou blessés { $n }
skirmish-risk-flank = ennemi sur le flanc ou derrière { $n }
skirmish-risk-losing = a perdu plus au dernier échange de tirs { $n }
skirmish-risk-ran = fuite, ou repli d’une mêlée { $n }
skirmish-risk-gm = modificateur du MJ { $n }
skirmish-unfold-risk = Facteur de risque { $risk } = { $parts }
skirmish-unfold-risk-none = Facteur de risque { $risk } : rien ne compte
skirmish-unfold-row = Dé { $die }, ligne { $row } : résultat { $letter }
skirmish-row-0 = 0 ou moins
skirmish-row-1 = 1
skirmish-row-2 = 2 à 5
skirmish-row-3 = 6 à 8
skirmish-row-4 = 9 ou plus
skirmish-unfold-defending = Le groupe défend son poste, et y reste sauf s’il doit se replier.
skirmish-unfold-path = { $figure } : { $path }
skirmish-unfold-stays = Personne du groupe ne bouge.

## Ce qui s'est passé : la main du MJ
skirmish-gm-placed = MJ : { $figure } est maintenant en { $at }. Raison : { $reason }
skirmish-gm-removed = MJ : { $what ->
    [figure] figurine
    [marker] marqueur de portail
    [charge] charge
   *[terrain] terrain
} { $id } : retrait. Raison : { $reason }
skirmish-gm-status = MJ : { $figure } est maintenant { $changes }. Raison : { $reason }
skirmish-change-suppressed = sous suppression ×{ $n }
skirmish-change-wounds = avec blessures ×{ $n }
skirmish-change-out = hors jeu pour { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
skirmish-change-fleeing = en fuite
skirmish-change-rallied = de nouveau au combat
skirmish-change-seen = en vue
skirmish-change-hidden = hors de vue
skirmish-gm-spawned = MJ : { $group } arrive en { $at }{ $n ->
    [0] {""}
   *[other] {"\u00A0"}: { $figures }
}. Raison : { $reason }
skirmish-gm-terrain = MJ : en { $at } il y a maintenant { $kind } ({ $piece }). Raison : { $reason }
skirmish-gm-reroll = MJ : le dé qui montrait { $old } est relancé. Raison : { $reason }
skirmish-gm-veto = MJ : { $group } ne fait pas cela{ $reroll ->
    [1] , son dé est relancé
   *[0] , il tient sa place
}. Raison : { $reason }
skirmish-gm-modifier = MJ : { $what ->
    [move] mouvement
    [hit] touches
    [spot] repérage
    [risk] Facteur de risque
   *[morale] dé de moral
} { $n } pour { $on }, { $turns ->
    [0] pour le reste de la partie
    [one] pour { $turns } tour
   *[other] pour { $turns } tours
}. Raison : { $reason }
skirmish-gm-phase = MJ : l’étape de l’équipe se termine. Raison : { $reason }
skirmish-gm-gate = MJ : { $what ->
    [open] la Porte s’ouvre
    [shut] la Porte se ferme
    [break_dhd] le DHD ne marche plus
   *[mend_dhd] le DHD marche de nouveau
}. Raison : { $reason }
skirmish-gm-called = MJ : la mission est { $how ->
    [won] gagnée
    [lost] perdue
   *[drawn] terminée sans décision
}. Raison : { $reason }
skirmish-gm-watch = { $watch ->
    [1] { $pause ->
        [1] Le MJ est consulté avant que l’ennemi agisse et après chaque groupe.
       *[0] Le MJ est consulté avant que l’ennemi agisse.
    }
   *[0] { $pause ->
        [1] Le MJ est consulté après chaque groupe de l’ennemi.
       *[0] Le MJ laisse l’ennemi agir sans question.
    }
}
skirmish-gm-said = **{ $who } :** « { $text } »
skirmish-voice-enemy = L’ennemi
skirmish-voice-gm = MJ
skirmish-gm-handout = Le MJ à { $name } et personne d’autre : « { $text } »
skirmish-gm-noted = Le MJ dépose la note scellée { $n }, à ouvrir à la fin de la mission. Sceau : `{ $seal }`
skirmish-gm-opened = La note scellée { $n } du MJ est ouverte : « { $text } » (sceau `{ $seal }`, sel `{ $salt }`)

## Comment cela finit
skirmish-lost-sgc = l’équipe
skirmish-lost-jaffa = l’ennemi
skirmish-ended-mission = La mission est gagnée.
skirmish-ended-all-out = La mission est perdue : il ne reste personne debout dans l’équipe.
skirmish-ended-too-late = La mission est perdue : le temps est écoulé.
skirmish-ended-overrun = La mission est perdue : l’ennemi a submergé la place.
skirmish-ended-objective-lost = La mission est perdue : son objectif est perdu.
skirmish-ended-given-up = La mission est abandonnée.
skirmish-ended-gm-called = { $won ->
    [1] Le MJ tranche : la mission est gagnée.
    [0] Le MJ tranche : la mission est perdue.
   *[2] Le MJ tranche : pas de décision.
}

## Questions
skirmish-ask-muster = Construisez l’équipe : { $spent } points sur { $points } sont dépensés
skirmish-ask-order = À vous : { $figures }
skirmish-ask-order-none = Aucune de vos figurines ne peut agir : dites que vous avez fini
skirmish-ask-react = Tirer sur { $target } en réaction, ou attendre ?
skirmish-ask-react-any = Tirer en réaction, ou attendre ?
skirmish-ask-blow = Faire exploser une charge, ou attendre ?
skirmish-ask-pair = Qui se bat contre qui ?
skirmish-ask-capture = Capturer { $targets }, ou laisser le résultat ?
skirmish-ask-capture-any = Capturer qui a perdu, ou laisser le résultat ?
skirmish-ask-lead = Où va { $group }, et sur qui tire-t-il ?
skirmish-ask-gm = Voici les réactions de l’ennemi. Les laisser, ou mettre un veto ?
skirmish-ask-go-on = Le groupe a agi. Continuer ?

## Réponses
skirmish-do-enlist = Recruter { $figure } : { $rank } { $actions }, { $weapon }
skirmish-do-dismiss = Retirer { $figure }
skirmish-do-ready = L’équipe est prête
skirmish-do-march = { $figure } vers { $at }
skirmish-do-charge = { $figure } charge vers { $at }
skirmish-do-face = { $figure } se tourne : { $way }
skirmish-do-spot = { $figure } observe
skirmish-do-shoot = { $figure } tire sur { $target }, { $aim }{ $n ->
    [1] {""}
   *[other] , ×{ $n }
}
skirmish-do-steady = { $figure } secoue la suppression
skirmish-do-throw = { $figure } lance une grenade vers { $at }
skirmish-do-throw-stun = { $figure } fait rouler une grenade étourdissante vers { $at }
skirmish-do-cover = { $figure } se protège
skirmish-do-lay = { $figure } pose { $kind } ({ $fuse ->
    [tripwire] fil
   *[remote] télécommande
}, { $shape ->
    [wedge] cône { $way }
   *[blast] souffle
})
skirmish-do-save = { $figure } garde deux actions pour la mise à feu
skirmish-do-haul = { $figure } empoigne { $body }
skirmish-do-drop = { $figure } lâche prise
skirmish-do-work = { $figure } { $kind ->
    [free] libère
   *[search] fouille
} « { $objective } »
skirmish-do-take = { $figure } prend { $item }
skirmish-do-seize = { $figure } capture { $target }
skirmish-do-dial = { $figure } compose
skirmish-do-turn = { $figure } tourne l’anneau à la main
skirmish-do-enter = { $figure } quitte la table
skirmish-do-hold = { $figure } tient la Porte ouverte
skirmish-do-done = Fini
skirmish-do-react = { $figure } tire sur { $target }, { $aim }
skirmish-do-wait = Attendre
skirmish-do-blow = Faire exploser { $charge }
skirmish-do-pair = { $figure } se bat contre { $target }
skirmish-do-capture = Capturer
skirmish-do-capture-no = Laisser le résultat
skirmish-do-lead = { $group } vers { $at }
skirmish-do-lead-fire = { $group } vers { $at }, tir sur { $target }
skirmish-do-go_on = Continuer
skirmish-do-veto = Veto : { $group }
skirmish-do-veto-reroll = { $group } : relancer
skirmish-do-give = { $figure } à { $name }
skirmish-do-place = MJ : { $id } en { $at }
skirmish-do-remove = MJ : retirer { $id }
skirmish-do-status = MJ : état de { $id }
skirmish-do-spawn = MJ : { $n } × { $rank }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus
} en { $at }
skirmish-do-spawn-marker = MJ : marqueur de portail en { $at }
skirmish-do-build = MJ : terrain { $id }
skirmish-do-say = MJ : parler comme { $who }
skirmish-do-handout = MJ : le dire à { $name } et personne d’autre
skirmish-do-note = MJ : déposer une note scellée
skirmish-do-reroll = MJ : relancer le dernier dé
skirmish-do-rule = MJ : décider d’un modificateur
skirmish-do-end_phase = MJ : terminer l’étape de l’équipe
skirmish-do-watch = MJ : être consulté sur l’ennemi
skirmish-do-gate = MJ : { $what ->
    [open] ouvrir la Porte
    [shut] fermer la Porte
    [break_dhd] casser le DHD
   *[mend_dhd] réparer le DHD
}
skirmish-do-call_it = MJ : déclarer la mission { $how ->
    [won] gagnée
    [lost] perdue
   *[drawn] sans décision
}
skirmish-detail-rehearsed = { $actions ->
    [one] { $actions } action de mouvement
   *[other] { $actions } actions de mouvement
}
skirmish-detail-shoot = { $range }", { $weapon }
skirmish-detail-work = prend tout le tour
skirmish-detail-lay = prend tout le tour
skirmish-detail-dial = prend tout le tour ; la Porte s’ouvre à sa fin
skirmish-detail-cover = prend tout le tour ; ne sert que contre une grenade étourdissante
skirmish-detail-face = gratuit, rarement utile : une figurine voit tout autour
skirmish-detail-open = à découvert là-bas, vue par { $n ->
    [one] { $one }
   *[other] { $n } ennemis
}
skirmish-detail-throw = deux actions ; à { $range }"
skirmish-detail-steady = une action
skirmish-detail-turn = deux actions ; { $n } symboles sur 6 sont réglés
skirmish-detail-cost = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
skirmish-goal-ahead = couvert devant
skirmish-goal-cover = couvert le plus proche
skirmish-goal-contact = au contact de { $about }
skirmish-goal-hide = hors de vue
skirmish-goal-edge = où { $about } devient visible
skirmish-goal-goal = vers l’objectif
skirmish-goal-gate = vers la Porte
skirmish-goal-friend = vers { $about }
skirmish-suggestion = { $letter } : { $goal }, { $inches }"
skirmish-suggestion-part = { $letter } : { $goal }, une partie du chemin, { $inches }"

## Où en est la partie
skirmish-head-muster = L’équipe se recrute : { $spent } points sur { $points }.
skirmish-head-players = Tour { $turn } sur { $turns } : l’équipe agit.
skirmish-head-phase = Tour { $turn } sur { $turns } : { $phase }.
skirmish-head-waiting = À { $names } de répondre.
skirmish-head-acting = On attend { $names }.
skirmish-head-won = La mission est gagnée après { $turn ->
    [one] { $turn } tour
   *[other] { $turn } tours
}.
skirmish-head-lost = La mission est perdue après { $turn ->
    [one] { $turn } tour
   *[other] { $turn } tours
}.
skirmish-head-drawn = La mission se termine sans décision après { $turn ->
    [one] { $turn } tour
   *[other] { $turn } tours
}.

## Pour une seule paire d'yeux
skirmish-hand-figure = { $figure } : reste { $left } actions sur { $fp }, { $arms }{ $state ->
    [0] {""}
   *[1] {"\u00A0"}; { $said }
}
skirmish-hand-told = Le MJ n’a dit qu’à vous : « { $text } »
skirmish-hand-told-seat = Vous n’avez dit qu’à { $name } : « { $text } »
skirmish-hand-note = Votre note scellée { $n } : « { $text } »
skirmish-hand-gm = Caché à l’équipe : { $figures }.
skirmish-hand-gm-none = Rien n’est caché à l’équipe.
skirmish-hand-aware = L’ennemi connaît la présence de { $figures }.
skirmish-hand-pool = Encore dans la boîte : { $jaffa } Jaffa, { $primes } Primas, { $crew } servants.

## Images
skirmish-pic-turn = Tour { $turn } sur { $turns }
skirmish-pic-muster = Recrutement
skirmish-pic-won = Mission gagnée
skirmish-pic-lost = Mission perdue
skirmish-pic-drawn = Pas de décision
skirmish-pic-players = L’équipe agit
skirmish-pic-forces = Nouveaux ennemis ?
skirmish-pic-melee = Mêlée
skirmish-pic-morale = Moral
skirmish-pic-automaton = L’ennemi agit
skirmish-pic-end = Fin du tour
skirmish-pic-gm-view = Vue du MJ
skirmish-pic-team = Équipe
skirmish-pic-enemy = Ennemi en vue
skirmish-pic-enemy-gm = Ennemi
skirmish-pic-more = et { $n } de plus
skirmish-pic-nobody = personne
skirmish-pic-carries = porte quelque chose
skirmish-pic-walk-ring = marche { $n } po
skirmish-pic-foe = Jaffa
skirmish-pic-rolled = { $n }, il faut { $need }
skirmish-score-fit = sur { $of } valides
skirmish-score-in-sight = en vue
skirmish-pic-suppressed = suppression
skirmish-pic-wounded = blessure
skirmish-pic-out = hors jeu, tours
skirmish-pic-disabled = hors d’état
skirmish-pic-dead = mort
skirmish-pic-hidden = non repéré
skirmish-pic-ghost = vu ici en dernier
skirmish-pic-marker = marqueur de portail
skirmish-pic-action = action restante
skirmish-pic-fleeing = en fuite
skirmish-pic-prisoner = captif
skirmish-pic-shade = hors de vue
skirmish-pic-objective = objectif
skirmish-pic-gate = Porte
skirmish-pic-gate-open = Porte, ouverte
skirmish-pic-dhd = DHD
skirmish-pic-dhd-broken = DHD, cassé
skirmish-pic-exit = sortie
skirmish-pic-start = départ
skirmish-pic-kill-zone = zone mortelle
skirmish-pic-preview = Aperçu
skirmish-pic-inches = po
skirmish-pic-rings = Cercles : portée en pouces depuis { $figure }, { $weapon }
skirmish-pic-need = { $need }+ au d20
skirmish-pic-sure = ne peut pas manquer
skirmish-pic-cover = couvert : { $piece }
skirmish-pic-open = à découvert
skirmish-pic-blocked = bloqué : { $pieces }
skirmish-pic-sees = { $figure } voit
skirmish-pic-sees-nobody = aucun ennemi connu
skirmish-pic-reaction = { $group } réagit
skirmish-pic-risk = Facteur de risque { $risk }
skirmish-pic-die = dé
skirmish-pic-watched = visible de { $figures }
skirmish-pic-fire = peut tirer : { $figures }
skirmish-pic-shots = Tirs
skirmish-pic-hit = touché
skirmish-pic-miss = manqué
skirmish-pic-legend-sight = bloque la vue
skirmish-pic-legend-cover = couvert
skirmish-pic-legend-slow = ralentit
skirmish-pic-charge = charge
skirmish-pic-walk = { $inches }", { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
skirmish-pic-code-sight = bloque la vue
skirmish-pic-code-deep = sans vue au-delà de { $n } po
skirmish-pic-code-cover = couvert
skirmish-pic-code-slow = { $n } po de moins
skirmish-pic-hold = tenir

## Texte de remplacement et plateau en texte
skirmish-alt-preview = Aperçu.
skirmish-alt-table = La table fait { $width } pouces sur { $height }.
skirmish-alt-team = Équipe : { $figures }.
skirmish-alt-enemy = Ennemi : { $figures }.
skirmish-alt-markers = Marqueurs de portail : { $markers }.
skirmish-alt-gate = La Porte est { $open ->
    [1] ouverte
   *[0] fermée
} en { $at }.
skirmish-alt-ghosts = Vus en dernier : { $figures }.
skirmish-alt-objectives = Objectifs : { $objectives }.
skirmish-alt-none = rien
skirmish-alt-lit = Proposé : { $goals }.
skirmish-alt-sight = { $figure } voit { $seen }. Bloqué : { $blocked }.
skirmish-board-key = Lettres : équipe. J P C E L : ennemi. ? : marqueur. # : bâtiment. t : bois. ^ : colline. : : ruine. o : rocher. = : mur, fossé, caisses. ~ : eau. O : Porte. D : DHD. * : plusieurs.
skirmish-board-scale = Un signe vaut { $across }" sur { $up }". Coin sud-ouest 0 0.
skirmish-state-suppressed = suppression ×{ $n }
skirmish-state-wounded = blessures ×{ $n }
skirmish-state-out = hors jeu pour { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
skirmish-state-fleeing = en fuite
skirmish-state-hidden = hors de vue
skirmish-state-busy = au travail
skirmish-state-covering = se protège
skirmish-state-carries = porte { $items }
skirmish-open-open = ouvert
skirmish-open-searched = fouillé
skirmish-open-destroyed = détruit
skirmish-open-freed = libéré
skirmish-open-held = tenu

## Tableaux des règles
skirmish-chart-up-to = jusqu’à { $n }
skirmish-chart-costs = Ce que coûte une figurine
skirmish-chart-what = Quoi
skirmish-chart-points = Points
skirmish-chart-cost-action = chaque action de tir
skirmish-chart-costs-note = Un pistolet pour seule arme retire un point ; aucune figurine ne coûte moins de 1. L’option grenade_cost met une grenade à 1.
skirmish-chart-sight = Repérage
skirmish-chart-band = Portée
skirmish-chart-inches = Pouces
skirmish-chart-die = Dé
skirmish-chart-near = bout portant
skirmish-chart-short = courte
skirmish-chart-far = longue
skirmish-chart-extreme = extrême
skirmish-chart-sight-note = Une portée plus loin pour chacun : cible sans soupçon d’ennemis, cible à couvert, observation sous suppression. Une plus près si la cible tire.
skirmish-chart-morale = Moral
skirmish-chart-over = Dé au-dessus des actions de tir de
skirmish-chart-result = Résultat
skirmish-chart-morale-retire = se replie vers le couvert le plus proche
skirmish-chart-morale-suppressed = sous suppression
skirmish-chart-morale-flee = fuit l’ennemi le plus proche
skirmish-chart-morale-note = Un dé inférieur aux actions de tir de tous ceux qui testent réussit.
skirmish-chart-melee = Mêlée
skirmish-chart-difference = Différence
skirmish-chart-loser = Le camp qui perd
skirmish-chart-melee-nothing = rien ne se passe
skirmish-chart-melee-back = recule d’un pouce
skirmish-chart-melee-wound = blessure
skirmish-chart-melee-disable = hors d’état
skirmish-chart-melee-kill = mort
skirmish-chart-melee-rout = mort, et ses amis dans la mêlée reculent
skirmish-chart-hit = Nombres pour toucher
skirmish-chart-weapon = Arme
skirmish-chart-band-point_blank = Bout portant
skirmish-chart-band-short = Courte
skirmish-chart-band-medium = Moyenne
skirmish-chart-band-long = Longue
skirmish-chart-hit-note = Pouces, puis le nombre qu’un dé de vingt doit atteindre : sans viser/en visant/avec soin. Une cible à couvert compte une portée plus loin ; à couvert à longue portée, seul un 20 touche.
skirmish-chart-terrain = Ce que fait le terrain
skirmish-chart-sight-blocks = Bloque la vue
skirmish-chart-cover-gives = Couvert
skirmish-chart-going = Mouvement
skirmish-chart-sight-open = non
skirmish-chart-sight-wall = oui
skirmish-chart-sight-depth = en profondeur
skirmish-chart-sight-crest = oui
skirmish-chart-cover-none = aucun
skirmish-chart-cover-inside = dedans
skirmish-chart-cover-behind = derrière
skirmish-chart-cover-crest = sur sa crête
skirmish-chart-going-open = libre
skirmish-chart-going-rough = 3 pouces de moins
skirmish-chart-going-water = 3 pouces de moins
skirmish-chart-going-obstacle = 3 de moins à franchir
skirmish-chart-terrain-note = Oui : sauf si un bout de la ligne est dedans ou dessus. En profondeur : plus de { $depth } pouces bloquent. Dedans : contre tout ce qui est dehors. Derrière : à { $behind } pouces ou moins, avec le terrain entre les deux. Sur sa crête : sur une colline, vu par-dessus plus de { $crest } pouces de celle-ci.
skirmish-chart-terrain-corner = À un coin de ceux-ci, il y a couvert contre qui regarde le long du côté : { $what }.
skirmish-chart-effect = Effet d’une touche
skirmish-chart-staff = Lance
skirmish-chart-round = Autres armes
skirmish-chart-hurt-suppress = suppression
skirmish-chart-hurt-wound = blessure
skirmish-chart-hurt-disable = hors d’état
skirmish-chart-hurt-kill = mort
skirmish-chart-effect-note = Un zat n’a pas besoin de dé : la première touche met hors d’état pour cinq tours, la deuxième tue, la troisième ne laisse rien.
skirmish-chart-changes = Ce qui change le dé d’effet
skirmish-chart-to-die = Ajouté au dé
skirmish-chart-cannon = Le canon lourd
skirmish-chart-die20 = Dé de vingt
skirmish-chart-beyond = à couvert, au-delà de la dernière portée
skirmish-chart-grenade = Lancer une grenade
skirmish-chart-misses = Où va une grenade qui manque
skirmish-chart-missed = Manqué de
skirmish-chart-lands = Tombe
skirmish-chart-miss-over = { $n } pouces trop loin
skirmish-chart-miss-short = { $n } pouces trop court
skirmish-chart-miss-left = { $n } pouces à gauche
skirmish-chart-miss-right = { $n } pouces à droite
skirmish-chart-risk = Facteur de risque
skirmish-chart-change = Changement
skirmish-chart-risk-alone = ni ennemi ni ami en repli en vue
skirmish-chart-risk-goauld = un Goa’uld dans l’unité
skirmish-chart-risk-steady = toute l’unité à couvert, ou en avance
skirmish-chart-risk-in_range = un ennemi bien visible a l’unité à portée
skirmish-chart-risk-raw = troupes inexpérimentées à portée d’un ennemi en vue
skirmish-chart-risk-tenth = chaque dixième du groupe blessé ou tué
skirmish-chart-risk-flank = un ennemi en vue sur le flanc ou derrière
skirmish-chart-risk-worse = a plus perdu qu’infligé au dernier échange de tirs
skirmish-chart-risk-ran = a fui au dernier tour, ou se replie à cause d’une mêlée
skirmish-chart-actions = La table des réactions
skirmish-chart-risk-die = Risque / dé
skirmish-chart-sign-continue = -
skirmish-chart-sign-toward = N
skirmish-chart-letter-A = A : à couvert en un déplacement, sinon s’éloigner, sinon se rendre.
skirmish-chart-letter-B = B : rester ; peut se tourner.
skirmish-chart-letter-C = C : continuer ; charger qui est à portée.
skirmish-chart-letter-D = D : avancer sur l’ennemi le plus proche ; charger s’il est à portée.
skirmish-chart-letter-E = E : reculer vers un couvert ; qui est à couvert reste.
skirmish-chart-letter-F = F : fuir ; qui est encerclé se rend.
skirmish-chart-letter-none = - : continuer comme avant. N : aller vers l’ennemi en vue le plus proche. Qui se replie s’arrête sur 5 ou 6.
skirmish-chart-arrivals = Nouveaux ennemis
skirmish-chart-total = Dé de six, modifié
skirmish-chart-comes = Qui apparaît
skirmish-chart-comes-nothing = personne
skirmish-chart-comes-four = quatre Jaffa
skirmish-chart-comes-six = six Jaffa
skirmish-chart-comes-two_groups = deux groupes de quatre Jaffa, à deux marqueurs
skirmish-chart-comes-redeploy = les marqueurs dépassés sont replacés devant
skirmish-chart-comes-cannon = un canon lourd avec ses servants
skirmish-chart-comes-first_prime = un Prima et six Jaffa
skirmish-chart-comes-eight = huit Jaffa
skirmish-chart-arrivals-note = Un de moins avant le premier contact de la partie, un de plus pour chaque marqueur en vue après le premier. Un 1 naturel, c’est personne.

## À quoi sert chaque chose que l'on choisit
skirmish-for-rifle = porte loin et touche bien : le mieux pour la plupart des figurines
skirmish-for-mg50 = porte le plus loin et frappe plus fort, mais en solo il faut trois actions
skirmish-for-staff = touche mal et sert surtout à clouer l’ennemi
skirmish-for-pistol = pour seule arme, économise un point ; bon de près seulement
skirmish-for-zat = met hors d’état pour cinq tours à la première touche, tue à la deuxième
skirmish-for-shotgun = courte portée, mais chaque touche fait plus
skirmish-for-grenade = touche tout à 2 pouces ou moins, amis aussi ; deux actions pour la lancer
skirmish-for-stun = étourdit tout à 15 pouces ou moins, jusqu’à trois tours ; prévenez d’abord les vôtres
skirmish-for-claymore = garde un passage : qui s’approche la déclenche, ou vous
skirmish-for-c4 = explose tout autour ; à poser où des ennemis passeront
skirmish-for-trooper = une à trois actions de tir : tient le couvert et tire sur qui se montre
skirmish-for-specialist = bon marché, une ou deux actions de tir : reste derrière, fouille, libère, porte
skirmish-for-elite = quatre actions de tir : va devant de couvert en couvert, vise et tire encore
skirmish-for-leader = trois ou quatre actions de tir : tire d’abord, puis aide où ça presse
skirmish-for-march = aller à couvert, ou là où vous voyez l’ennemi ; 6 pouces font une action
skirmish-for-face = se tourner vers où l’ennemi peut venir ; gratuit
skirmish-for-spot = trouver des ennemis cachés : on ne tire que sur ceux qu’on a remarqués
skirmish-for-shoot = abattre un ennemi ou le clouer ; viser coûte des actions et touche mieux
skirmish-for-steady = sous suppression, on ne bouge ni ne tire avant que cela réussisse
skirmish-for-throw = toucher plusieurs ennemis proches les uns des autres
skirmish-for-cover = la seule protection contre une grenade étourdissante annoncée
skirmish-for-lay = garder un passage que personne ne surveille
skirmish-for-save = pouvoir faire exploser vos charges pendant que l’ennemi bouge
skirmish-for-haul = traîner avec soi qui ne peut pas marcher, dehors ou par la Porte
skirmish-for-drop = marcher de nouveau à pleine vitesse
skirmish-for-work = fouiller l’endroit ou libérer qui y est retenu
skirmish-for-take = le porter ; il va où va cette figurine
skirmish-for-seize = retire vivant de la partie un ennemi qui ne peut pas combattre
skirmish-for-dial = ouvre le chemin du retour ; ne restez pas devant
skirmish-for-turn = ouvre la Porte quand rien ne permet de composer : six symboles
skirmish-for-enter = en sûreté : cette figurine sort, avec tout ce qu’elle traîne et porte
skirmish-for-hold = garde la Porte ouverte pour ceux qui suivent
skirmish-for-react = un tir pendant que l’ennemi bouge ; seulement pour qui n’a rien fait avant
skirmish-for-jaffa = l’ennemi habituel, avec une lance
skirmish-for-elite-jaffa = trois actions de tir au lieu de deux
skirmish-for-first-prime = vient avec beaucoup de Jaffa ; trois actions de tir
skirmish-for-goauld = rend plus hardi le groupe qui l’entoure
skirmish-for-crew = deux servent un canon à énergie ; à un, c’est plus lent
skirmish-for-option-players = Autant de personnes se partagent les figurines de l’équipe.
skirmish-for-option-gm = Une personne peut enrichir le récit et mettre des vetos ; le bot seul va plus vite.
skirmish-for-option-team = Prête : on joue aussitôt. Construite : choisissez grades, armes et équipement.
skirmish-for-option-gm-asked = Combien de fois on consulte un MJ : moins va plus vite, plus donne plus de contrôle.
skirmish-for-option-grenade-cost = Le livre donne deux prix ; moins cher, c’est plus de grenades.
skirmish-for-option-roll-on-sight = Plus dangereux : des ennemis peuvent apparaître en plein milieu de votre tour.
skirmish-for-option-cover-shifts-effect = Si le couvert adoucit aussi les touches qui passent.
skirmish-for-enlist = grade, actions de tir, arme et équipement font son prix
skirmish-for-dismiss = rend ses points
skirmish-for-ready = on commence quand tout le monde l’est
skirmish-for-done = l’ennemi agit quand tout le monde de votre camp a fini
skirmish-for-wait = garder le tir pour une meilleure cible ou un meilleur moment
skirmish-for-blow = maintenant, pendant que des ennemis sont dans le souffle
skirmish-for-pair = se mettre à plusieurs contre un, ou en occuper plusieurs
skirmish-for-capture = vivant et à l’écart, au lieu du résultat de la mêlée
skirmish-for-lead = où vont les alliés et sur qui ils tirent, dans le cadre de leur ordre
skirmish-for-go-on = l’ennemi fait ce que disent les règles
skirmish-for-veto = le groupe tient sa place, ou on relance son dé ; tout le monde lit pourquoi

## Comment s'appellent les actions dans les règles
skirmish-called-enlist = Recruter une figurine
skirmish-called-dismiss = Retirer une figurine
skirmish-called-ready = Équipe prête
skirmish-called-march = Marcher ou charger
skirmish-called-face = Se tourner
skirmish-called-spot = Observer
skirmish-called-shoot = Tirer
skirmish-called-steady = Secouer la suppression
skirmish-called-throw = Lancer une grenade
skirmish-called-cover = Se protéger
skirmish-called-lay = Poser une charge
skirmish-called-save = Garder la mise à feu
skirmish-called-haul = Traîner quelqu’un
skirmish-called-drop = Lâcher
skirmish-called-work = Travailler à un objectif
skirmish-called-take = Ramasser
skirmish-called-seize = Capturer
skirmish-called-dial = Composer
skirmish-called-turn = Tourner l’anneau à la main
skirmish-called-enter = Passer la Porte
skirmish-called-hold = Tenir la Porte ouverte
skirmish-called-done = Fini
skirmish-called-react = Tirer en réaction
skirmish-called-wait = Attendre
skirmish-called-blow = Faire exploser une charge
skirmish-called-pair = Choisir contre qui se battre
skirmish-called-capture = Capturer qui a perdu
skirmish-called-lead = Mener des alliés
skirmish-called-go-on = Continuer (MJ)
skirmish-called-veto = Veto (MJ)

## Ce qui n'est pas permis
skirmish-fault-typed = Un ordre est par exemple `RED to 14.5 22`
skirmish-fault-too-far = { $figure } fait { $reach } pouces avec ses actions, pas { $inches }
skirmish-fault-no-actions = { $figure } n’a plus d’action de mouvement
skirmish-fault-off-table = { $x } { $y } n’est pas sur la table
skirmish-fault-place-tenths = Les figurines se placent au dixième de pouce : { $x } { $y }, peut-être
skirmish-fault-no-way = { $figure } est déjà là
skirmish-fault-no-path = Un trajet a de 1 à { $most } points, et aucun deux fois de suite
skirmish-fault-no-charge = On charge jusqu’au contact d’un ennemi en vue
skirmish-fault-bad-facing = Une orientation va de 0 à 359 degrés
skirmish-fault-holds-nobody = { $figure } ne traîne personne
skirmish-fault-not-there = { $figure } n’est pas à cet objectif : { $objective }
skirmish-fault-no-work = Il n’y a rien à y faire : { $objective }
skirmish-fault-no-item = { $item } n’est pas à portée de { $figure }
skirmish-fault-lay-turn = Poser prend un tour entier ; { $figure } a déjà pris des actions
skirmish-fault-lay-melee = { $figure } est en mêlée
skirmish-fault-lay-shape = Une claymore n’agit qu’en cône
skirmish-fault-lay-facing = Une orientation va de 0 à 359 degrés
skirmish-fault-save-charge = { $figure } n’a posé aucune charge avec télécommande
skirmish-fault-save-actions = Il reste à { $figure } { $left } actions de tir ; la mise à feu en prend { $cost }
skirmish-fault-no-tries = { $figure } a déjà tenté de repérer
skirmish-fault-shoot-target = Il n’y a pas d’ennemi { $target } que votre camp voie
skirmish-fault-shoot-unarmed = { $figure } n’a pas d’arme pour tirer
skirmish-fault-shoot-blocked = { $figure } n’a pas de ligne dégagée vers { $target }
skirmish-fault-shoot-near = { $target } est à { $range }", trop près pour le canon
skirmish-fault-shoot-actions = Il reste à { $figure } { $left } actions de tir ; cela en prend { $cost }
skirmish-fault-shoot-melee = { $figure } est en mêlée et ne peut pas tirer
skirmish-fault-shoot-into-melee = { $target } est en mêlée ; on ne peut pas tirer dessus
skirmish-fault-shoot-threw = { $figure } a lancé une grenade ce tour-ci et ne tire pas
skirmish-fault-shoot-cannon = Un tir du canon prend deux actions, ni plus ni moins
skirmish-fault-react-at = On ne peut tirer maintenant que sur { $figure }, pas sur { $target }
skirmish-fault-react-held = { $figure } n’est aucune de vos figurines qui ont retenu leur tir
skirmish-fault-react-chance = { $figure } ne peut pas tirer sur { $target } à ce moment
skirmish-fault-blow-trigger = Aucune de vos figurines n’a gardé d’actions pour faire exploser { $charge }
skirmish-fault-blow-idle = { $charge } n’atteindrait aucun ennemi que vous voyez, et ne détruirait rien
skirmish-fault-veto-group = Aucun groupe { $group } n’a de réaction à trancher
skirmish-fault-veto-reason = Donnez une raison ; elle est dite à toutes les personnes qui voient le groupe
skirmish-fault-lead-group = { $group } n’est pas le groupe à mener maintenant
skirmish-fault-lead-place = Ce n’est pas sur la table
skirmish-fault-lead-order = Leur ordre est d’avancer : plus près de l’ennemi le plus proche
skirmish-fault-lead-target = Il n’y a pas d’ennemi { $target } que votre camp voie
skirmish-fault-no-gate = Il n’y a pas de Porte ici
skirmish-fault-no-dhd = { $figure } n’est pas au contact d’un cadran de composition qui marche
skirmish-fault-gate-open = La Porte est déjà ouverte
skirmish-fault-gate-shut = La Porte est fermée
skirmish-fault-no-hand-dial = On ne compose à la main que sans cadran de composition, et avec du courant
skirmish-fault-not-at-gate = { $figure } n’est pas à { $inches } pouce ou moins de l’anneau, ni dans une sortie
skirmish-fault-slow-hand = Un symbole prend { $actions } actions, et une figurine en règle un à la fois
skirmish-fault-throw-actions = Il reste à { $figure } { $left } actions de tir ; un lancer en prend { $cost }
skirmish-fault-throw-shot = { $figure } a tiré ce tour-ci et ne lance donc pas
skirmish-fault-throw-melee = { $figure } est en mêlée et ne peut pas lancer
skirmish-fault-throw-range = C’est à { $range }" ; on lance de { $nearest }" à { $furthest }"
skirmish-fault-throw-unseen = { $figure } n’a pas de ligne dégagée vers ce lieu
skirmish-fault-throw-outside = Ce n’est pas sur la table
skirmish-fault-cover-busy = Se protéger prend tout le tour ; { $figure } a déjà fait quelque chose
skirmish-fault-pairs-now = C’est à { $figure } qu’on choisit un ennemi maintenant, pas à { $other }
skirmish-fault-pairs-contact = { $target } n’est pas un ennemi au contact de { $figure }
skirmish-fault-steady-calm = { $figure } n’est pas sous suppression
skirmish-fault-steady-actions = { $figure } n’a plus d’action de tir pour essayer
skirmish-fault-not-gm = Seul le MJ peut faire cela
skirmish-fault-no-reason = Donnez une raison de 1 à { $most } caractères
skirmish-fault-bad-place = { $x } { $y } n’est pas sur la table
skirmish-fault-no-roll = Il n’y a pas de dé à relancer : quelque chose s’est passé depuis
skirmish-fault-no-step = L’étape de l’équipe n’est pas en cours
skirmish-fault-no-player = { $seat } n’est pas une place de l’équipe dans cette partie
skirmish-fault-wrong-seal = Le sceau ne correspond pas à la note
skirmish-fault-not-owner = { $figure } n’est pas à vous ; vous ne pouvez pas donner cette figurine
skirmish-fault-not-gone = { $seat } n’a pas quitté cette partie
skirmish-fault-too-dear = { $figure } coûte { $cost } ; il reste { $left } points sur { $points }
skirmish-fault-too-heavy = La mitrailleuse de .50 demande { $user } actions de tir à qui s’en sert
skirmish-fault-bad-name = Une figurine se nomme par une lettre et jusqu’à 11 lettres ou chiffres
skirmish-fault-others-figure = { $figure } est dans l’équipe de quelqu’un d’autre
skirmish-fault-too-many = Au plus { $most } figurines
skirmish-fault-no-team = Recrutez d’abord une figurine
skirmish-fault-no-figure = Il n’y a pas de figurine { $figure } dans l’équipe
skirmish-fault-not-your-figure = { $figure } n’est pas une figurine à vous
skirmish-fault-not-able = { $figure } ne peut pas agir
skirmish-fault-is-suppressed = { $figure } est sous suppression : ni mouvement, ni tir
skirmish-fault-is-fleeing = { $figure } fuit, et n’obéit à personne avant de se rallier
skirmish-fault-is-busy = { $figure } travaille tout le tour
skirmish-fault-no-whole-turn = { $figure } a besoin de toutes ses actions pour cela, sans avoir bougé
skirmish-fault-lay-none = { $figure } ne porte pas cela : { $kind ->
    [claymore] claymore
    [c4] C4
   *[other] { $kind }
}
skirmish-fault-throw-none = { $figure } ne porte pas cela : { $kind ->
    [grenade] grenade
    [stun] grenade étourdissante
   *[other] { $kind }
}
skirmish-fault-shoot-far = { $target } est à { $range }", hors de portée de l’arme
skirmish-fault-shoot-crew = Cette arme demande { $actions } actions de tir, ou une seconde figurine à 1" ou moins
skirmish-fault-bad-rank = Ce grade a de { $least } à { $most } actions de tir
skirmish-fault-no-rank = L’équipe a des soldats, des spécialistes, des élites et des chefs
skirmish-fault-no-weapon = L’équipe ne peut pas avoir cette arme : { $weapon ->
    [staff] lance
    [cannon] canon à énergie
    [zat] zat
   *[other] { $weapon }
}
skirmish-fault-no-kit = Au plus { $most } × { $kit ->
    [grenade] grenade
    [stun] grenade étourdissante
    [claymore] claymore
   *[other] { $kit }
}, pas { $wanted }

## Nouvelles
skirmish-news-unseen = Quelqu’un d’invisible
skirmish-news-figures = { $said } figurines
skirmish-news-enlisted = { $figure } rejoint l’équipe.
skirmish-news-dismissed = { $figure } n’est plus dans l’équipe.
skirmish-news-leads = { $name } mène { $figures }.
skirmish-news-given = { $figure } est maintenant à { $name }.
skirmish-news-left = { $name } a quitté la partie.
skirmish-news-absent = Personne ne joue { $name }.
skirmish-news-absent-gm = Pas de MJ : les règles mènent l’ennemi.
skirmish-news-joined = { $name } arrive et mène { $figures }.
skirmish-news-joined-none = { $name } est entré dans la partie.
skirmish-news-joined-gm = { $name } arrive comme MJ.
skirmish-news-turn-began = Le tour { $turn } sur { $turns } commence.
skirmish-news-seat-done = { $name } a terminé.
skirmish-news-hauling = { $figure } a saisi { $body }.
skirmish-news-dropped = { $figure } a lâché { $body }.
skirmish-news-spotted-by = { $by } a repéré { $to }.
skirmish-news-marker-moved = Un marqueur de portail a bougé.
skirmish-news-marker-removed = Un marqueur de portail a disparu.
skirmish-news-working = { $figure } s’est mis à « { $thing } ».
skirmish-news-took = { $figure } a pris { $item }.
skirmish-news-took-of = { $figure } a pris { $item } à { $of }.
skirmish-news-item-dropped = { $item } est tombé à terre.
skirmish-news-left-gate-with = { $by } a franchi la Porte avec { $to }.
skirmish-news-left-exit-with = { $by } a quitté la table avec { $to }.
skirmish-news-left-edge-with = { $by } a fui la table avec { $to }.
skirmish-news-dialling = { $figure } a composé l’adresse de la Porte.
skirmish-news-symbol = { $figure } a placé le symbole { $symbols } à la main.
skirmish-news-gate-opened = La Porte s’est ouverte.
skirmish-news-gate-closed = La Porte s’est fermée.
skirmish-news-gate-held = { $figure } a gardé la Porte ouverte.
skirmish-news-laid = { $figure } a posé une charge : { $kind }.
skirmish-news-burst = { $by } a lancé une grenade sur { $to }.
skirmish-news-burst-idle = { $by } a lancé une grenade dans le vide.
skirmish-news-flash = { $by } a aveuglé { $to }.
skirmish-news-flash-idle = { $by } n’a aveuglé personne.
skirmish-news-dud = { $by } a lancé une grenade qui s’est perdue.
skirmish-news-blown = Un fil piège a touché { $by }.
skirmish-news-blown-idle = Un fil piège n’a touché personne.
skirmish-news-blown-by = { $by } a fait sauter { $to }.
skirmish-news-blown-idle-by = { $by } a fait sauter une charge pour rien.
skirmish-news-led = { $name } a conduit { $group }.
skirmish-news-gm-placed = MJ : { $figure } est maintenant en { $at }.
skirmish-news-gm-removed = MJ : { $id } est retiré.
skirmish-news-gm-status = MJ : { $figure } est maintenant { $change }.
skirmish-news-gm-changed = Le MJ a changé { $figure } plusieurs fois.
skirmish-news-gm-terrain = MJ : { $what } est maintenant en { $at }.
skirmish-news-gm-reason = MJ : « { $reason } »
skirmish-news-gm-watch = { $watch ->
    [1] Le MJ vérifie ce que fait l’ennemi.
   *[0] Le MJ laisse l’ennemi aux règles.
}
skirmish-news-gm-reroll = Le MJ a fait relancer un dé.
skirmish-news-gm-phase = Le MJ a clos l’étape de l’équipe.
skirmish-news-gm-noted = Le MJ a posé la note scellée { $n }.
skirmish-news-gm-opened = Note scellée { $n } du MJ : « { $text } »
skirmish-news-gm-said = Le MJ a quelque chose à dire
skirmish-news-ended-mission = La mission est gagnée.
skirmish-news-ended-all-out = Mission échouée : il ne reste personne debout.
skirmish-news-ended-too-late = Mission échouée : le temps est écoulé.
skirmish-news-ended-overrun = Mission échouée : l’ennemi a submergé la place.
skirmish-news-ended-objective-lost = Mission échouée : l’objectif est perdu.
skirmish-news-ended-given-up = La mission a été abandonnée.
skirmish-news-moved = { $by } { $n ->
    [one] s’est déplacé
   *[other] se sont déplacés
}.
skirmish-news-charge = { $by } { $n ->
    [one] a chargé
   *[other] ont chargé
}.
skirmish-news-flee = { $by } { $n ->
    [one] a fui
   *[other] ont fui
}.
skirmish-news-retire = { $by } { $n ->
    [one] a reculé
   *[other] ont reculé
}.
skirmish-news-halted-met = { $by } { $n ->
    [one] a rencontré
   *[other] ont rencontré
} un ennemi.
skirmish-news-halted-tripped = { $by } { $n ->
    [one] a déclenché
   *[other] ont déclenché
} un fil piège.
skirmish-news-looked = { $by } { $n ->
    [one] n’a trouvé
   *[other] n’ont trouvé
} personne.
skirmish-news-spotted = { $by } { $n ->
    [one] est apparu
   *[other] sont apparus
} en vue.
skirmish-news-lost-sight = { $by } { $n ->
    [one] a disparu
   *[other] ont disparu
}.
skirmish-news-appeared = { $by } { $n ->
    [one] a surgi
   *[other] ont surgi
}.
skirmish-news-captured = { $by } { $n ->
    [one] a capturé
   *[other] ont capturé
} { $to }.
skirmish-news-captured-alone = { $by } { $n ->
    [one] a été
   *[other] ont été
} fait prisonnier.
skirmish-news-left-gate = { $by } { $n ->
    [one] a franchi
   *[other] ont franchi
} la Porte.
skirmish-news-left-exit = { $by } { $n ->
    [one] a quitté
   *[other] ont quitté
} la table.
skirmish-news-left-edge = { $by } { $n ->
    [one] a fui
   *[other] ont fui
} la table.
skirmish-news-missed = { $by } { $n ->
    [one] a manqué
   *[other] ont manqué
} { $to }.
skirmish-news-hit = { $by } { $n ->
    [one] a touché
   *[other] ont touché
} { $to }.
skirmish-news-shot-kill = { $by } { $n ->
    [one] a abattu
   *[other] ont abattu
} { $to }.
skirmish-news-shot-disable = { $by } { $n ->
    [one] a mis
   *[other] ont mis
} { $to } hors de combat.
skirmish-news-shot-wound = { $by } { $n ->
    [one] a blessé
   *[other] ont blessé
} { $to }.
skirmish-news-shot-suppress = { $by } { $n ->
    [one] a cloué
   *[other] ont cloué
} { $to } au sol.
skirmish-news-kill = { $by } { $n ->
    [one] a été
   *[other] ont été
} tué.
skirmish-news-disable = { $by } { $n ->
    [one] est
   *[other] sont
} hors de combat.
skirmish-news-wound = { $by } { $n ->
    [one] a été
   *[other] ont été
} blessé.
skirmish-news-suppress = { $by } { $n ->
    [one] est
   *[other] sont
} sous le feu.
skirmish-news-recovered = { $by } { $n ->
    [one] est
   *[other] sont
} de retour.
skirmish-news-steadied = { $by } { $n ->
    [one] s’est repris
   *[other] se sont repris
} un peu.
skirmish-news-pinned-still = { $by } { $n ->
    [one] reste
   *[other] restent
} sous le feu.
skirmish-news-saved = { $by } { $n ->
    [one] garde
   *[other] gardent
} le détonateur prêt.
skirmish-news-covered = { $by } { $n ->
    [one] s’est protégé
   *[other] se sont protégés
} de l’éclair.
skirmish-news-melee = { $by } { $n ->
    [one] a battu
   *[other] ont battu
} { $to } au corps à corps.
skirmish-news-melee-even = { $by } { $n ->
    [one] a combattu
   *[other] ont combattu
} { $to } sans résultat.
skirmish-news-morale-pass = { $by } { $n ->
    [one] est resté
   *[other] sont restés
} calme.
skirmish-news-morale-retire = { $by } { $n ->
    [one] a perdu
   *[other] ont perdu
} courage : repli.
skirmish-news-morale-flee = { $by } { $n ->
    [one] a perdu
   *[other] ont perdu
} courage : fuite.
skirmish-news-morale-suppressed = { $by } { $n ->
    [one] a perdu
   *[other] ont perdu
} courage sous le feu.
skirmish-news-rallied = { $by } { $n ->
    [one] s’est rallié
   *[other] se sont ralliés
}.
skirmish-news-runs-on = { $by } { $n ->
    [one] court
   *[other] courent
} toujours.
skirmish-news-surrendered = { $by } { $n ->
    [one] s’est rendu
   *[other] se sont rendus
}.
skirmish-news-group-stay = { $by } { $n ->
    [one] est resté
   *[other] sont restés
} sur place.
skirmish-news-group-stay-cover = { $by } { $n ->
    [one] est resté
   *[other] sont restés
} à couvert.
skirmish-news-group-to-cover = { $by } { $n ->
    [one] a cherché
   *[other] ont cherché
} un couvert.
skirmish-news-group-halt = { $by } { $n ->
    [one] s’est arrêté
   *[other] se sont arrêtés
}.
skirmish-news-group-charge = { $by } { $n ->
    [one] a chargé
   *[other] ont chargé
}.
skirmish-news-group-charge-on = { $by } { $n ->
    [one] a chargé
   *[other] ont chargé
} { $to }.
skirmish-news-group-advance = { $by } { $n ->
    [one] a avancé
   *[other] ont avancé
}.
skirmish-news-group-advance-on = { $by } { $n ->
    [one] a avancé
   *[other] ont avancé
} vers { $to }.
skirmish-news-group-to-goal = { $by } { $n ->
    [one] a marché
   *[other] ont marché
} sur l’objectif.
skirmish-news-group-onward = { $by } { $n ->
    [one] a continué
   *[other] ont continué
}.
skirmish-news-group-back = { $by } { $n ->
    [one] a reculé
   *[other] ont reculé
}.
skirmish-news-group-run = { $by } { $n ->
    [one] a couru
   *[other] ont couru
}.
skirmish-news-group-melee = { $by } { $n ->
    [one] a lutté
   *[other] ont lutté
} au corps à corps.
skirmish-news-group-stun = { $by } { $n ->
    [one] a préparé
   *[other] ont préparé
} une grenade flash.
skirmish-task-muster-team = Formez l’équipe.
skirmish-task-phase-order = Dirigez vos figurines.
skirmish-task-react-fire = Tirer en réaction, ou attendre ?
skirmish-task-trigger-blow = Faire sauter une charge, ou attendre ?
skirmish-task-melee-pair = Choisissez qui combat qui.
skirmish-task-melee-capture = Capturer le perdant, ou non ?
skirmish-task-allies-lead = Dites où vont vos alliés.
skirmish-task-gm-reactions = Garder les réactions, ou veto ?
skirmish-task-gm-go-on = L’ennemi peut-il continuer ?
skirmish-news-marker-placed = { $n ->
    [one] Un marqueur de portail a été posé.
   *[other] Des marqueurs de portail ont été posés.
}
skirmish-news-gm-veto = { $reroll ->
    [1] Le MJ a fait relancer le dé de { $group }.
   *[0] Le MJ a retenu { $group }.
}
skirmish-news-ended-gm-called = { $won ->
    [1] Le MJ a décidé : la mission est gagnée.
    [0] Le MJ a décidé : la mission est perdue.
   *[2] Le MJ a décidé : pas de résultat.
}
skirmish-term-won-more = Elle gagne la mission, ou évite de la perdre.
skirmish-term-won-less = Une autre gagne la mission, ou évite de la perdre.
skirmish-term-done-more = Les objectifs tournent à votre avantage.
skirmish-term-done-less = Les objectifs tournent contre vous.
skirmish-term-time-more = Le temps joue pour vous.
skirmish-term-time-less = Le temps joue contre vous.
skirmish-term-team-more = Blessures et suppression tournent mieux pour vous.
skirmish-term-team-less = Blessures et suppression tournent moins bien pour vous.
skirmish-term-way-more = Le chemin du prochain objectif vous convient mieux.
skirmish-term-way-less = Le chemin du prochain objectif vous convient moins bien.
skirmish-term-enemies-more = Plus fort : plus combattent pour vous, ou moins contre vous.
skirmish-term-enemies-less = Plus faible : moins combattent pour vous, ou plus contre vous.
