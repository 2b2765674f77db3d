# L'escarmouche sur Discord.


## Choix fixes
choice-mission-first = Première patrouille : pour débuter
choice-mission-standard = Les ruines : données, puis composer
choice-mission-raid = Raid sur le dépôt
choice-mission-hold = Tenir la Porte
choice-mission-rescue = Derrière les barreaux : libérer quelqu’un
choice-mission-recover = Six symboles : composer à la main
choice-aim-unaimed = Sans viser, une action
choice-aim-aimed = En visant, deux actions
choice-aim-careful = En visant avec soin, trois actions
choice-charge-claymore = Claymore
choice-charge-c4 = C4
choice-fuse-tripwire = Fil
choice-fuse-remote = Télécommande
choice-blast-wedge = Un cône devant
choice-blast-blast = Tout autour
choice-deed-spot = Observer
choice-deed-steady = Secouer la suppression
choice-deed-face = Se tourner
choice-deed-work = Travailler à un objectif
choice-deed-take = Prendre un objet
choice-deed-haul = Traîner quelqu’un
choice-deed-drop = Lâcher
choice-deed-seize = Capturer
choice-deed-enter = Partir par la Porte ou la sortie
choice-deed-dial = Composer au DHD
choice-deed-turn = Tourner l’anneau à la main
choice-deed-hold = Tenir la Porte ouverte
choice-deed-cover = Se protéger d’un éclair
choice-deed-save = Garder des actions pour la mise à feu
choice-health-fit = En forme
choice-health-disabled = Hors d’état
choice-health-surrendered = S’est rendu
choice-health-captured = En captivité
choice-health-dead = Mort
choice-rank-jaffa = Jaffa
choice-rank-elite_jaffa = Jaffa d’élite
choice-rank-first_prime = Prima
choice-rank-goauld = Goa’uld
choice-rank-crew = Servant du canon
choice-rank-marker = Marqueur de portail
choice-preset-patrol = Patrouille : trois Jaffa
choice-preset-squad = Escouade : un Jaffa d’élite et cinq Jaffa
choice-preset-guard = Garde : deux Jaffa qui restent à leur poste
choice-preset-watch = Forte garde : deux Jaffa d’élite et deux Jaffa qui restent
choice-preset-prime = Prima avec deux Jaffa d’élite et deux Jaffa
choice-preset-lord = Goa’uld avec Prima et deux Jaffa d’élite
choice-preset-cannon = Canon à énergie avec ses deux servants
choice-preset-marker = Marqueur de portail
choice-terrain-building = Bâtiment
choice-terrain-wood = Bois
choice-terrain-hill = Colline
choice-terrain-ruin = Ruine
choice-terrain-rock = Rocher
choice-terrain-wall = Mur
choice-terrain-ditch = Fossé
choice-terrain-crates = Caisses
choice-terrain-water = Eau
choice-terrain-rough = Terrain accidenté
choice-shape-rect = Rectangle
choice-shape-circle = Cercle
choice-shape-line = Ligne
choice-shape-polygon = Polygone
choice-modifier-move = Pouces de mouvement
choice-modifier-hit = Pour toucher
choice-modifier-spot = Pour repérer
choice-modifier-risk = Facteur de risque
choice-modifier-morale = Moral
choice-gate-open = L’ouvrir
choice-gate-shut = La fermer
choice-gate-break_dhd = Casser le DHD
choice-gate-mend_dhd = Réparer le DHD
choice-call-won = Gagnée
choice-call-lost = Perdue
choice-call-drawn = Sans décision
choice-standing-reaction = Tirer en réaction ?
choice-standing-charges = Faire exploser des charges ?
choice-standing-pairs = Qui se bat contre qui ?
choice-standing-prisoners = Capturer ?
choice-standing-enemy = MJ : les réactions de l’ennemi
choice-standing-pause = MJ : continuer après un groupe
choice-standing-allies = Où vont les alliés

## Réponses permanentes
skirmish-policy-wait = Jamais
skirmish-policy-point_blank = À bout portant seulement
skirmish-policy-short = Jusqu’à courte portée
skirmish-policy-medium = Jusqu’à moyenne portée
skirmish-policy-long = Chaque fois qu’on est à portée
skirmish-policy-even = Avec une chance de 50 % ou plus
skirmish-policy-one = Quand un ennemi est atteint, et aucun ami
skirmish-policy-two = Quand deux ennemis sont atteints, et aucun ami
skirmish-policy-nearest = Le plus proche
skirmish-policy-weakest = Le plus faible
skirmish-policy-yes = Oui
skirmish-policy-no = Non
skirmish-policy-go_on = Continuer

## Ordres
bot-skirmish-figure = **{ $id }**{ $named ->
    [1] { " " }{ $name }
   *[0] { "" }
} · { $weapon } · { $left } actions sur { $of } · en { $at }
bot-skirmish-yours = **Vos figurines** : choisissez-en une.
bot-skirmish-order-figure = Ordres à { $id } · { $left }
bot-skirmish-figure-left = { $id } · reste { $left }
bot-skirmish-cut-short = La marche s’arrête en **{ $to }** : { $wanted } est trop loin.
bot-skirmish-which = Choisissez une figurine
bot-skirmish-done = J’ai fini
bot-skirmish-go = { $letter }: { $inches }"
bot-skirmish-to = Aller vers …
bot-skirmish-to-title = Où va { $id } ?
bot-skirmish-to-label = Ou en mots : lieu, direction, lettre
bot-skirmish-to-place = Vers un lieu de la carte
bot-skirmish-to-way = Ou dans une direction
bot-skirmish-to-inches = Tant de pouces dans cette direction
bot-skirmish-to-hint = 14.5 22 · ne 6 · un nom de la carte · a
bot-skirmish-in-cover = Ici à couvert : { $by }.
bot-skirmish-deeds = Faire autre chose
bot-skirmish-shoot = Tirer
bot-skirmish-throw = Lancer
bot-skirmish-lay-charge = Poser une charge
bot-skirmish-sight = En vue
bot-skirmish-back = Retour
bot-skirmish-targets = Choisissez la cible et le genre de tir
bot-skirmish-no-target = Vous ne connaissez aucun ennemi. On ne peut tirer que sur un ennemi que quelqu’un a repéré.
bot-skirmish-far = **{ $id }** : { $range }"
bot-skirmish-behind = derrière { $by }
bot-skirmish-further = { $n ->
    [one] { $n } autre est
   *[other] { $n } autres sont
} plus loin : à nommer comme cible de `/move RED shoot J41`.
bot-skirmish-throw-where = Lancer où ?
bot-skirmish-no-throw = Aucun ennemi connu n’est à portée. Tapez un lieu : RED throw 14 22
bot-skirmish-lay-which = Poser quelle charge ?
bot-skirmish-no-lay = Pas de charge maintenant : cela prend un tour entier.
bot-skirmish-lay = { $kit }, { $fuse }, { $shape }, face à { $facing }°
bot-skirmish-lay-wedge = Elle atteint 8" devant, en cône vers { $facing }°.
bot-skirmish-lay-blast = Elle atteint 3" tout autour.
bot-skirmish-fuse-tripwire = fil
bot-skirmish-fuse-remote = télécommande
bot-skirmish-shape-wedge = cône
bot-skirmish-shape-blast = tout autour
bot-skirmish-throw-at = { $kit } sur { $id }
bot-skirmish-hint-phase-order = RED to 14.5 22 · RED shoot J41 aimed x2 · done
bot-skirmish-hint-muster-team = enlist RED leader 4 rifle grenade as Red
bot-skirmish-hint-gm-reactions = go on · veto A because it rains
bot-skirmish-hint-allies-lead = A lead 14 20 fire J41 · go on
bot-skirmish-walk = { $inches }" jusqu’en { $to }, { $n ->
    [one] { $n } action
   *[other] { $n } actions
} ; reste { $left }.
bot-skirmish-deductions = Retiré : { $parts }.
bot-skirmish-seen-by = En vue de { $figures } en chemin.
bot-skirmish-unseen = Aucun ennemi connu ne voit ce trajet. D’autres peut-être.
bot-skirmish-may-fire = **Tir possible de : { $figures }.**
bot-skirmish-fire-back = Riposte possible de : { $figures }.
bot-skirmish-ends-covered = Finit à couvert : { $piece }.
bot-skirmish-ends-open = Finit à découvert.
bot-skirmish-idle = Actions restantes : { $figures }.
bot-skirmish-holding = Peuvent tirer pendant l’étape de l’ennemi : { $figures }.
bot-skirmish-whole-turn = Cela prend tout le tour.
bot-skirmish-steady = { $chance } % de retirer un marqueur de suppression.
bot-skirmish-target = **{ $id }** : { $range }", { $band }, { $cover }
bot-skirmish-covered = couvert par { $piece }
bot-skirmish-open = à découvert
bot-skirmish-shot = - { $aim }{ $shots ->
    [1] {""}
   *[other] {" ×"}{ $shots }
} ({ $n ->
    [one] { $n } action
   *[other] { $n } actions
}) : il faut { $need }, { $one } %{ $shots ->
    [1] {""}
   *[other] {" "}chacun, { $any } % de toucher au moins une fois
}
bot-skirmish-shot-sure = - { $aim } ({ $n ->
    [one] { $n } action
   *[other] { $n } actions
}) : touche à coup sûr
bot-skirmish-shot-choice = { $id }, { $aim }{ $shots ->
    [1] {""}
   *[other] {" ×"}{ $shots }
}
bot-skirmish-effects = Une touche : { $effects }.
bot-skirmish-dud = { $chance } % : elle se perd et ne fait rien
bot-skirmish-effect-suppress = suppression
bot-skirmish-effect-wound = blessure
bot-skirmish-effect-disable = hors d’état
bot-skirmish-effect-kill = mort
bot-skirmish-effect-disintegrate = désintégration
bot-skirmish-effect-nothing = rien
bot-skirmish-see = **{ $id }** : { $range }", { $band }, { $cover }
bot-skirmish-see-blocked = **{ $id }** : { $range }", hors de vue derrière { $by }
bot-skirmish-see-chance = { $aim }{ $n ->
    [1] {""}
   *[other] {" ×"}{ $n }
} { $chance } %
bot-skirmish-see-nobody = Vous ne connaissez aucun ennemi.
bot-skirmish-rings = Portées : { $rings }.
bot-skirmish-react = **{ $figure }** sur { $target }, { $range }", { $cover }
bot-skirmish-catches = **{ $charge }** atteindrait { $figures }.
bot-skirmish-pair = **{ $figure }** contre { $target } : { $won } % de gagner, { $lost } % de perdre, { $tied } % d’égalité.
bot-skirmish-beaten = { $target } a perdu : { $result ->
    [back] recul
    [wound] blessure
   *[disable] hors d’état
}. Capturer plutôt ?
bot-skirmish-unfolded = **{ $group }** ({ $figures })

## Équipe
bot-skirmish-points = **{ $spent } points sur { $points }** sont dépensés, reste { $left }.
bot-skirmish-team-empty = L’équipe est vide.
bot-skirmish-team-add = Ajouter une figurine
bot-skirmish-team-change = Changer une figurine
bot-skirmish-team-dismiss = Retirer une figurine
bot-skirmish-team-ready = Ma part est prête
bot-skirmish-cost = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
bot-skirmish-this-costs = Cette figurine coûte { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
bot-skirmish-grade = { $rank } : { $n ->
    [one] { $n } action de tir
   *[other] { $n } actions de tir
}
bot-skirmish-team-field-rank = Grade et actions de tir
bot-skirmish-team-field-weapon = Arme
bot-skirmish-team-field-kit = Équipement : rien, une chose ou plusieurs
bot-skirmish-kit = { $n } × { $kit }
bot-skirmish-build = Grade, arme, équipement, nom
bot-skirmish-enlist = Recruter
bot-skirmish-team-field-name = Nom court, puis nom entier
bot-skirmish-team-hint-name = DAN Daniel : une lettre, puis jusqu’à 11 lettres ou chiffres

## Le MJ
bot-skirmish-fates = **Ce que l’ennemi compte faire**
bot-skirmish-fate = **{ $group }** ({ $figures }) : risque { $risk } ({ $parts }), dé { $die } : **{ $letter }**
bot-skirmish-fate-means = **{ $group }** ({ $figures }) : { $means }
bot-skirmish-vetoed = Veto : le groupe tient sa place.
bot-skirmish-veto = Veto : { $id }
bot-skirmish-reroll = Relancer { $id }
bot-skirmish-go-on = Continuer
bot-skirmish-reason = Raison : { $reason }
bot-skirmish-call-sure = Vous allez terminer la mission pour tout le monde : { $how ->
    [won] l’équipe gagne
    [lost] l’équipe perd
   *[drawn] personne ne gagne
}. C’est définitif.
bot-skirmish-field-reason = Pourquoi ?
bot-skirmish-hint-reason = Tout le monde le lit
bot-skirmish-lead = **{ $group }** ({ $figures }) vous suit, autant que ses propres ordres le permettent. Vers où ?
bot-skirmish-lead-at = Aller vers un ennemi et tirer
bot-skirmish-fates-none = Aucun ennemi ne peut agir.
bot-skirmish-gm-open = Panneau du MJ
bot-skirmish-gm-panel = **Panneau du MJ.** Vous voyez chaque acte avant qu’il compte, et qui le lira.
bot-skirmish-gm-tell = Dire …
bot-skirmish-gm-tell-one = Dire à { $name } seul
bot-skirmish-gm-table = Changer la table …
bot-skirmish-gm-build-of = Nouveau terrain : { $what }
bot-skirmish-gm-rule-of = Modificateur : { $what }
bot-skirmish-gm-gate-of = Stargate : { $what }
bot-skirmish-gm-eyes = Voir comme quelqu’un …
bot-skirmish-gm-eyes-whose = La vue de qui voulez-vous voir ?
bot-skirmish-gm-eyes-of = **La table telle que la voit { $name }**
bot-skirmish-gm-say-title = Dire quelque chose à tout le monde
bot-skirmish-gm-handout-title = Pour une seule personne
bot-skirmish-gm-note-title = Une note, ouverte à la fin
bot-skirmish-gm-thing = Déplacer ou changer quelque chose …
bot-skirmish-gm-spawn = Amener un nouveau groupe …
bot-skirmish-gm-spawn-title = Amener un groupe
bot-skirmish-gm-numbered = Leurs numéros sont tirés quand vous confirmez.
bot-skirmish-gm-seen-on = Les montrer à l’équipe
bot-skirmish-gm-seen-off = Les cacher à l’équipe
bot-skirmish-gm-build = Changer sa forme
bot-skirmish-gm-build-title = Où, et de quelle taille ?
bot-skirmish-gm-draw-title = Nouveau terrain
bot-skirmish-gm-hide = Cacher
bot-skirmish-gm-show = Révéler
bot-skirmish-gm-place = Déplacer
bot-skirmish-gm-place-title = Où va { $id } ?
bot-skirmish-gm-remove = Retirer
bot-skirmish-gm-remove-title = Retirer { $id }
bot-skirmish-gm-status = Changer son état …
bot-skirmish-gm-status-title = Changer l’état d’une figurine
bot-skirmish-gm-status-suppress = Un marqueur de suppression de plus
bot-skirmish-gm-status-steady = Pas de suppression
bot-skirmish-gm-status-wound = Une blessure de plus
bot-skirmish-gm-status-heal = Pas de blessure
bot-skirmish-gm-status-stun = Hors jeu pour deux tours
bot-skirmish-gm-status-wake = De nouveau en jeu
bot-skirmish-gm-status-disable = Hors d’état
bot-skirmish-gm-status-kill = Mort
bot-skirmish-gm-status-surrender = S’est rendu
bot-skirmish-gm-status-capture = En captivité
bot-skirmish-gm-status-revive = En forme
bot-skirmish-gm-status-flee = En fuite
bot-skirmish-gm-status-rally = N’est plus en fuite
bot-skirmish-gm-status-hide = Hors de vue de l’autre camp
bot-skirmish-gm-status-show = En vue de l’autre camp
bot-skirmish-gm-rule-title = Un modificateur
bot-skirmish-gm-ruled = { $what } { $n } pour { $all ->
    [1] tous
   *[0] { $on }
}, { $turns ->
    [0] pour le reste de la mission
    [one] pour { $turns } tour
   *[other] pour { $turns } tours
}
bot-skirmish-gm-gate-title = La Porte
bot-skirmish-gm-reroll-title = Relancer le dernier dé à découvert
bot-skirmish-gm-end = Finir l’étape d’équipe
bot-skirmish-gm-end-title = Terminer l’étape de l’équipe
bot-skirmish-gm-watch-on = Me consulter
bot-skirmish-gm-watch-off = Ne pas me consulter
bot-skirmish-gm-call = Terminer la mission …
bot-skirmish-gm-call-which = Comment finit la mission ?
bot-skirmish-gm-call-title = Terminer la mission
bot-skirmish-gm-all-read = Tout le monde lira : { $said }
bot-skirmish-gm-one-reads = Seule cette personne, { $name }, lira : { $said }
bot-skirmish-gm-nobody-reads = L’équipe n’en apprend rien.
bot-skirmish-gm-field-spot = Un lieu de la carte
bot-skirmish-gm-field-at = Ou tapez un lieu
bot-skirmish-gm-hint-at = 14.5 22 · une figurine ou un nom de la carte
bot-skirmish-gm-field-facing = Orientation
bot-skirmish-gm-hint-facing = Laissez vide pour garder l’orientation actuelle
bot-skirmish-gm-field-reason = Pourquoi ?
bot-skirmish-gm-hint-reason = Qui apprend l’acte le lit
bot-skirmish-gm-field-kind = Qu’est-ce que c’est ?
bot-skirmish-gm-field-size = Ses nombres, en pouces
bot-skirmish-gm-hint-size = Cercle : x y rayon · rectangle : ouest sud est nord · mur : x y x y · sinon les coins
bot-skirmish-gm-field-name = Comment on l’appelle
bot-skirmish-gm-hint-name = Facultatif
bot-skirmish-gm-field-by = De combien ?
bot-skirmish-gm-field-on = Pour qui ?
bot-skirmish-gm-hint-on = Une figurine ou un groupe ; tous si vous ne dites rien
bot-skirmish-gm-all = Tous
bot-skirmish-gm-field-turns = Pour combien de tours ?
bot-skirmish-gm-hint-turns = 0 pour le reste de la mission
bot-skirmish-gm-field-voice = Qui parle ?
bot-skirmish-gm-field-named = Ou tapez un autre nom
bot-skirmish-gm-hint-named = Si vous tapez un nom, il remplace le choix ci-dessus
bot-skirmish-gm-field-text = Texte
bot-skirmish-gm-hint-text = Jusqu’à 600 caractères
bot-skirmish-gm-only = Seul le MJ peut faire cela (interprétation K65).
bot-skirmish-no-numbers = Ce ne sont pas des nombres : { $text }
bot-skirmish-no-place = Je ne connais pas de lieu « { $text } ». Écrivez deux nombres, comme 14.5 22, ou un nom de la carte.
bot-skirmish-no-figure = Vous n’avez pas de figurine { $id } par les yeux de qui voir.
bot-skirmish-no-player = { $name } ne mène aucune figurine dans cette partie.
bot-skirmish-other-game = Ce n’est pas une partie d’escarmouche.
bot-skirmish-no-mission = Il n’y a pas de mission { $name }. Il y a : { $missions }.
bot-skirmish-standing-head = **Vos réponses permanentes**
bot-skirmish-standing-line = - { $what } : { $policy }
bot-skirmish-standing-nothing = On vous demande chaque fois.

## Tables
bot-skirmish-size = { $width } pouces sur { $height }, { $turns } tours, une équipe de { $points } points au plus.
bot-skirmish-win = **Gagné quand tout ceci est vrai**
bot-skirmish-lose = **Perdu dès qu’une de ces choses est vraie**
bot-skirmish-goals = **Jusqu’ici**
bot-skirmish-kept = Le fichier est gardé pour vous. Ouvrez la table si ce que vous voyez vous plaît, ou changez le fichier et rechargez-le.
bot-skirmish-walk-first = **Première patrouille, pas à pas**
    { "" }**1. Marchez.** Appuyez sur **Ordres à RED**, puis un lieu à lettre ; ou tapez `/move RED to 22 11`. GOLD en 24 11, BLUE en 26 11 : le muret donne du couvert. Une action vaut 6" ; le muret retire 3" à qui le franchit.
    { "" }**2. Observez.** À 20" ou moins, vous voyez qui est à découvert ; plus loin, une figurine peut observer une fois.
    { "" }**3. Retenez le tir.** Qui ne bouge ni ne tire peut tirer pendant l’étape de l’ennemi.
    { "" }**4. Tirez.** `/move RED shoot` liste cibles et chances. Un ennemi sous suppression ne peut pas tirer.
    { "" }**5. Fouillez.** Menez BLUE à la cabane (hut), et au tour suivant `/move BLUE work hut` : un tour entier.
    { "" }**6. Rentrez.** Tous en 24 1, et là `/move RED enter`. Avec les plans et deux figurines dehors, vous avez gagné.
help-title-skirmish =
    { "" }**But.** Une équipe franchit la Porte et remplit sa mission avant la fin des tours. Vous menez ses figurines et les règles mènent les Jaffa. Un MJ peut aider ; on peut s’en passer.

    { "" }**Commencer.** `/new` montre les six missions et en ouvre une. La première est guidée. `/new` prend un fichier de scénario à vous. Une même personne peut prendre plusieurs places ; celles que personne ne prend sont laissées de côté.

    { "" }**Votre étape.** Tout le monde agit à la fois, dans n’importe quel ordre. Appuyez sur une figurine : les lieux proposés ont des lettres, les tirs montrent leurs chances, et rien ne compte avant que vous confirmiez. `/move done` finit votre part. Les figurines qui n’ont ni bougé ni tiré peuvent tirer pendant l’étape de l’ennemi.

    { "" }**L’ennemi** agit tout seul. **Pourquoi ?** sous un message, ou `/log`, montre comment il a décidé. Les ennemis que personne n’a repérés ne sont sur aucune carte, sauf celle du MJ.

    { "" }**MJ.** `/gm`, ou **Panneau du MJ** sous `/mine`, contient tout ce que peut un MJ. Chaque acte vous est d’abord montré, avec qui le lira. `/board` montre tout au MJ.

    { "" }**Au clavier.** `/move RED ne 6; GOLD shoot J2; done` · `/move RED shoot J41` · `/mine sight RED` · `/move BLUE work hut` · `/move give GOLD @bob`. Les règles : `/rules`.
skirmish-open-table = Ouvrir cette table
