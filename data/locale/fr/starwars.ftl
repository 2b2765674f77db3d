# Starwars (Gamma Two Games, 1977), raconté avec nos propres mots.

starwars-about = Deux flottes filent aux dés autour de six étoiles. Prenez l’étoile mère ennemie pour gagner.
starwars-scenario-standard = Toute la galaxie : six étoiles, dix vaisseaux par camp
starwars-option-homes = Qui reçoit quelle étoile mère
starwars-option-homes-agreed = Comme marqué sur le plateau : Bleu commence à SOL, Orange à VEGA
starwars-option-homes-thrown = Le lancer le plus haut choisit une étoile mère
starwars-file-board = Un plateau à vous, en fichier TOML
starwars-objective-length = Pas de limite de tours : on joue jusqu’à la chute d’une étoile mère.
starwars-objective-unchosen = Capturez l’étoile mère ennemie : ayez-y un vaisseau quand son camp n’en a aucun. On choisit d’abord les étoiles mères.
starwars-objective-home = Capturez { $star }, son étoile mère : un vaisseau à vous, aucun à lui.
starwars-objective-home-now = À { $star } maintenant : { $mine } contre { $theirs }.

## Camps, vaisseaux, cartes, cases
starwars-side-blue = Bleu
starwars-side-orange = Orange
starwars-ship-blue = bleu { $ship }
starwars-ship-orange = orange { $ship }
starwars-card-A = extraterrestre
starwars-card-W = arme
starwars-card-S = astronef
starwars-cards-A = { $n ->
    [one] { $n } extraterrestre
   *[other] { $n } extraterrestres
}
starwars-cards-W = { $n ->
    [one] { $n } arme
   *[other] { $n } armes
}
starwars-cards-S = { $n ->
    [one] { $n } astronef
   *[other] { $n } astronefs
}

## Ce qui s'est passé
starwars-threw-off = { $name } lance { $dice } pour { $what ->
    [homes] le choix des étoiles mères
   *[order] le premier tour
}.
starwars-deployed = { $name } prend { $star } pour étoile mère : { $ships } vaisseaux s’y trouvent, { $reserve } attendent en réserve.
starwars-first = { $name } commence.
starwars-thrown = { $name } lance { $dice }.
starwars-thrown-double = { $name } lance un double { $die }.
starwars-moved = { $name } déplace le vaisseau { $ship } de { $die } cases, de { $at } à { $on }.
starwars-moved-captured = { $name } déplace le vaisseau { $ship } de { $die } cases, de { $at } à { $on }, et capture { $prey }.
starwars-moved-drew = { $name } déplace le vaisseau { $ship } de { $die } cases, de { $at } à { $on }, et pioche une carte planète.
starwars-moved-captured-drew = { $name } déplace le vaisseau { $ship } de { $die } cases, de { $at } à { $on }, capture { $prey } et pioche une carte planète.
starwars-moved-jumped = { $name } déplace le vaisseau { $ship } de { $die } cases, de { $at } à l’hypersaut de { $on }, et ressort à { $to }.
starwars-jumped = Le vaisseau { $ship } saute de { $at } à { $to }.
starwars-captured = { $name } capture { $prey } à { $at }. Ce vaisseau retourne en réserve.
starwars-drew = { $name } pioche une carte planète.
starwars-card = Vous piochez { $card ->
    [A] un extraterrestre
    [W] une arme
   *[S] un astronef
}.
starwars-reshuffled = La défausse est mélangée en une nouvelle pioche de { $cards }.
starwars-no-card = Il ne reste aucune carte planète à piocher pour { $name }.
starwars-built = { $name } rend { $cards } et construit le vaisseau { $ship } à { $at }.
starwars-no-move = { $name } n’a aucun coup permis avec { $dice }. Le tour passe.
starwars-stayed = { $name } n’utilise pas le { $dice }.
starwars-ended-home-captured = L’étoile mère ennemie est tombée. { $name } gagne !
starwars-news-prey = le vaisseau { $ship } de { $name }
starwars-ended-home-abandoned = { $name } gagne : l’ennemi a laissé son étoile mère ouverte !

## Ce qui est demandé
starwars-ask-home = Quelle étoile est votre étoile mère ?
starwars-ask-start = Lancer les dés, ou construire d’abord ?
starwars-ask-move = Quel vaisseau se déplace, de { $a } ou de { $b } ?
starwars-ask-double = Quel vaisseau se déplace de { $die } ?
starwars-ask-second = Déplacer un second vaisseau de { $die }, ou rester ?
starwars-ask-room = Le vaisseau { $ship } est délogé et doit se déplacer de { $die }.
starwars-ask-jump = Le vaisseau { $ship } saute. Où à { $star } ?

## Ce qu'on peut faire
starwars-do-home = { $star }
starwars-do-throw = Lancer les dés
starwars-do-stay = Pas de second
starwars-button-go = { $ship } → { $to }
starwars-button-takes = { $ship } × { $to }
starwars-button-card = carte
starwars-button-room = puis { $ship }
starwars-button-wins = gagne
starwars-button-loses = perd
starwars-button-home-reached = chez eux
starwars-do-build = Vaisseau { $ship } à construire à { $at } pour { $cards }
starwars-do-go = Vaisseau { $ship } de { $die } vers { $to }
starwars-do-jump = Vaisseau { $ship } de { $die }, saut vers { $to }
starwars-detail-home = { $free } cases vides, liée à { $links }
starwars-detail-throw = Les cartes restent dans votre main
starwars-detail-stay = Le { $die } n’est pas utilisé
starwars-detail-build = Il ne peut pas se déplacer ce tour-ci
starwars-detail-captures = capture { $prey }
starwars-detail-wins = gagne la partie
starwars-detail-loses = laisse votre étoile mère à l’ennemi : vous perdez
starwars-detail-card = pioche une carte
starwars-detail-room = le vaisseau { $ship } est délogé et doit se déplacer
starwars-detail-home-reached = entre chez l’ennemi
starwars-more-turn-start = Construire…
starwars-policy-throw = Lancer aussitôt et garder les cartes
starwars-policy-build = Construire chaque fois que c’est possible, puis lancer

## Où en est la partie
starwars-head-opening = Les flottes se déploient.
starwars-head-home = { $name } choisit une étoile mère.
starwars-head-start = Tour { $turn } : { $name } construit ou lance.
starwars-head-move = Tour { $turn } : { $name } se déplace avec { $dice }.
starwars-head-won = { $name } a gagné après { $turn ->
    [one] { $turn } tour
   *[other] { $turn } tours
}.
starwars-head-drawn = La partie est nulle après { $turn ->
    [one] { $turn } tour
   *[other] { $turn } tours
}.
starwars-hand = Vos cartes : { $cards }.
starwars-hand-none = Vous n’avez aucune carte planète.
starwars-hand-sets = { $sets ->
    [one] Vous pouvez construire : { $list }.
   *[other] Vous pouvez construire avec : { $list }.
}

## Dans l'image
starwars-pic-turn = Tour { $turn }
starwars-pic-opening = Ouverture
starwars-pic-over = Après le tour { $turn }
starwars-pic-fleet = { $ships ->
    [one] { $ships } vaisseau
   *[other] { $ships } vaisseaux
}, { $reserve } en réserve, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
starwars-pic-to-throw = va lancer
starwars-pic-wins = { $name } gagne
starwars-pic-counts = { $ships ->
    [one] vaisseau
   *[other] vaisseaux
}, { $cards ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
}
starwars-pic-count = { $ships ->
    [one] vaisseau
   *[other] vaisseaux
}
starwars-pic-won = gagné
starwars-pic-take = peut être pris
starwars-pic-last-move = dernier coup de { $name }
starwars-score = Vaisseaux : bleu { $blue }, orange { $orange }.
starwars-pic-drawn = Nulle
starwars-pic-planet = planète
starwars-pic-hyperjump = hypersaut
starwars-pic-black-hole = trou noir
starwars-pic-nova = nova
starwars-pic-land = peut y aller
starwars-pic-by-jump = par saut
starwars-pic-preview = aperçu
starwars-preview-draw = Puis on tire une carte sur { $sides }.
starwars-alt-fleet = { $name } : { $ships } ; { $reserve } en réserve, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
starwars-alt-none = aucun vaisseau sur le plateau
starwars-alt-preview = Aperçu :
starwars-board-key = . vide, P planète, H hypersaut, B trou noir, N nova ; b Bleu, o Orange
starwars-board-blue = b
starwars-board-orange = o
starwars-detail-from = depuis { $at }

## Tableaux des règles
starwars-chart-tracks = Les pistes des étoiles
starwars-chart-space = Case
starwars-chart-letters = Dans le sens horaire depuis la case 1. P planète, H hypersaut, B trou noir, N nova, E vide.
starwars-chart-links = Étoiles liées
starwars-chart-star = Étoile
starwars-chart-linked = Les hypersauts mènent à
starwars-chart-cards = Les cartes planète
starwars-chart-card = Carte
starwars-chart-count = Nombre

## À quoi sert chaque chose que l'on choisit
starwars-for-throw = deux dés : chacun déplace un vaisseau d’exactement autant de cases
starwars-for-go = finir sur un ennemi pour le capturer, sur H pour sauter, sur une planète pour une carte
starwars-for-stay = laisser un dé quand chaque déplacement vous nuirait
starwars-for-build = trois cartes assorties amènent un vaisseau sur le plateau, pour garder ou attaquer
starwars-for-home = choisir l’étoile où vos vaisseaux commencent et que vous devez garder
starwars-for-option-homes = Comme marqué va plus vite ; au lancer, c’est le camp chanceux qui choisit.

## Comment s'appellent les actions dans les règles
starwars-called-throw = Lancer les dés
starwars-called-go = Déplacer un vaisseau
starwars-called-stay = Rester
starwars-called-build = Construire un vaisseau
starwars-called-home = Choisir une étoile mère

## Ce qui n'est pas permis
starwars-fault-not-thrown = Vous n’avez pas encore lancé les dés : lancez, puis déplacez
starwars-fault-not-a-set = { $cards } n’est pas un jeu complet ; il faut A, W et S, ou trois pareilles
starwars-fault-not-held = Vous n’avez pas { $cards }
starwars-fault-no-dock = { $space } n’est pas une planète de votre étoile mère
starwars-fault-dock-taken = Un vaisseau se trouve déjà à { $space }
starwars-fault-no-reserve = Tous vos vaisseaux sont sur le plateau
starwars-fault-built-enough = On construit au plus { $most } vaisseaux par tour
starwars-fault-no-die = Il ne vous reste pas de { $die } sur les dés
starwars-fault-no-ship = Vous n’avez pas de vaisseau { $ship } sur le plateau
starwars-fault-moved = Le vaisseau { $ship } s’est déjà déplacé ce tour-ci
starwars-fault-built-now = Le vaisseau { $ship } a été construit ce tour-ci et reste où il est
starwars-fault-thrown = Vous avez déjà lancé ; il reste à utiliser : { $dice }
starwars-fault-too-late = On construit avant le lancer, pas après
starwars-fault-must-move = Vous devez faire un déplacement tant que vous le pouvez
starwars-fault-must-clear = Le vaisseau { $ship } doit faire de la place avec ce dé
starwars-fault-no-landing = { $space } est un trou noir ou une nova ; aucun vaisseau ne peut y finir
starwars-fault-own-ship = Votre propre vaisseau est à { $space }, et aucun dé ne reste pour l’en éloigner
starwars-fault-wrong-count = Un { $die } mène le vaisseau { $ship } à { $space }, et nulle part ailleurs
starwars-fault-jump-full = Aucune étoile liée n’a de case vide pour un vaisseau venant de { $space }
starwars-fault-jump-where = Depuis { $star }, un vaisseau saute sur une case vide de { $links }
starwars-fault-jump-ship = Un vaisseau se trouve à { $space } ; un saut finit sur une case vide de { $links }
starwars-fault-jump-onto = { $space } n’est pas vide : c’est une planète, un H, un trou noir ou une nova
starwars-fault-no-home = { $star } n’est pas l’une des deux étoiles mères
starwars-fault-typed = Écrivez le vaisseau et le nombre, comme 3 5, ou 3 5 RIGEL-4 s’il saute ; sinon throw, stay ou build AWS SOL-2
starwars-term-won-more = Elle gagne la partie, ou évite de la perdre.
starwars-term-won-less = Une autre gagne la partie, ou évite de la perdre.
starwars-term-ships-more = Plus fort : il reste plus de vos vaisseaux, ou moins des siens.
starwars-term-ships-less = Plus faible : il reste moins de vos vaisseaux, ou plus des siens.
starwars-term-cards-more = Meilleure main : vos cartes prennent l’avantage.
starwars-term-cards-less = Moins bonne main : vos cartes perdent du terrain.
starwars-term-advance-more = Plus près : vos vaisseaux approchent de son étoile mère.
starwars-term-advance-less = Plus loin : vos vaisseaux restent loin de son étoile mère.
starwars-term-their-advance-more = Plus calme : ses vaisseaux restent plus loin de votre étoile mère.
starwars-term-their-advance-less = Plus serré : ses vaisseaux sont plus près de votre étoile mère.
starwars-term-home-more = Plus solide : votre étoile mère est mieux gardée.
starwars-term-home-less = Plus fragile : votre étoile mère est moins bien gardée.
starwars-term-their-home-more = Une brèche : son étoile mère est moins bien gardée.
starwars-term-their-home-less = Pas de brèche : son étoile mère est mieux gardée.
starwars-term-exposed-more = Plus sûr : moins de ses lancers prennent un de vos vaisseaux.
starwars-term-exposed-less = Plus risqué : plus de ses lancers prennent un de vos vaisseaux.
starwars-term-targets-more = Plus mordant : plus de vos lancers prennent un de ses vaisseaux.
starwars-term-targets-less = Moins mordant : moins de vos lancers prennent un de ses vaisseaux.
