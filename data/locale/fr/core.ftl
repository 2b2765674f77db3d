# Mots communs à tous les jeux.
#
# Brouillon français, fait par une machine et pas encore relu par une personne francophone.
# On vouvoie ; pas de genre pour les personnes (« la personne », « l'hôte », « la modération », le présent plutôt
# que les participes qui s'accordent). Les commandes gardent leur nom anglais. Lexique, un mot pour une chose :
#   game (a title) = jeu; game (one play) = partie; table = table; lobby = table en attente; seat = place
#   side = camp; host = hôte; machine player = machine; moderators = modération; player = personne qui joue
#   server = serveur; channel = salon; thread = fil; direct message = message privé; card (a post) = fiche
#   move = coup; to move = déplacer; turn = tour; phase = phase; order = ordre; to resign = abandonner
#   draw = nulle; to cancel (a game) = annuler; to undo = revenir en arrière; to take back = retirer
#   die, dice = dé, dés; to throw, to roll = lancer; counter = pion; space = case; board = plateau; map = carte
#   case (of the rules) = règle; ruling = interprétation; edition = édition; house rules = règles maison
#   answer = réponse; standing answer = réponse permanente; sealed = scellé; entry = entrée; log = journal
#   record = enregistrement; replay = rediffusion; sheet = feuille; brief = résumé; hint = indice; lesson = leçon
#   clock = pendule; bank = crédit; vacation = vacances; queue = file d'attente; on offer = à reprendre
#   puzzle = énigme; quiet = discret; to block = bloquer; report = signalement; to capture = capturer; hyperjump = hypersaut
#   home star = étoile mère; star track = piste; reserve = réserve; to displace = déloger
#   StarGate: Coalition, Tri-Ship, Stargate, Nullgate, Warp et Charge gardent leur nom ; Virunians = Viruniens
#   hex = hex; staging = préparation; to skim = frôler; approach = abordage; dispersed = dispersé; berserk = s'emballer

## Une phrase et la règle sur laquelle elle s'appuie
refusal = { $why } (règle { $case })
refusal-ruling = { $why } (interprétation { $case })

## Listes
pair = { $a } et { $b }
comma = { $a }, { $b }

## Ce que raconte le noyau
event-rolled = { $sides ->
    [6] Le dé donne { $n }.
    [20] Le dé à 20 faces donne { $n }.
   *[other] Tirage au sort, de 1 à { $sides } : { $n }.
}
event-decided = Votre réponse est enregistrée.
event-sealed = { $wanted ->
    [1] La réponse scellée est arrivée.
   *[other] { $got } sur { $wanted } réponses scellées sont arrivées.
}
event-reopened = Votre réponse ne vaut plus. Veuillez choisir à nouveau.
event-resigned = { $name } abandonne.
event-acted = { $name } : { $of }.
event-taken-back = { $name } retire une réponse.
event-taken-back-sealed = Une réponse scellée est retirée. { $got } sur { $wanted } sont arrivées.
event-new-edition = Les règles ont été corrigées : l’édition { $edition } s’applique à partir d’ici. Ce qui précède reste acquis, et personne ne peut revenir dessus ; la version { $version } du programme peut le rejouer (édition { $was }).
event-undone = { $name } revient sur son dernier coup. La partie est de nouveau comme après l’entrée { $to }.
event-undone-of = { $name } revient en arrière : { $what }{ $n ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Cela efface aussi tout ce qui a suivi, soit { $n } entrées en tout.
}
undone-move = son dernier coup.
event-draw-offered = { $name } propose la nulle.
event-draw-declined = { $name } refuse la nulle.
event-close-offered = { $name } propose de terminer la partie maintenant. Elle serait jugée comme après son dernier tour.
event-close-declined = { $name } veut continuer à jouer.
event-closed = { $name } est d’accord : la partie s’arrête ici et sera jugée en l’état.
option-players = Joueurs
ended-resigned = { $name } gagne.
ended-draw-agreed = La partie est nulle d’un commun accord.
ended-won = { $name } gagne.
ended-drawn = La partie est nulle.

## Actions libres
action-resign = Abandonner
action-draw = Proposer la nulle
action-no-draw = Refuser la nulle
action-close = Proposer d’en rester là
action-no-close = Continuer à jouer

## Un nom et son camp
named-side = { $name } ({ $side })

## Dans les images
pic-marked = Marqué : { $places }.
pic-marked-way = { $at } vers { $to }

## Ce que le noyau refuse
fault-not-open = Cela ne vous est pas ouvert maintenant
fault-not-an-answer = Cela ne répond pas à ce qu’on vous demande maintenant
fault-no-seat = { $seat } n’a pas de place dans cette partie
fault-draw-offered = Vous avez déjà proposé la nulle
fault-draw-none = Aucune nulle n’est proposée
fault-close-offered = Vous avez déjà proposé de terminer la partie maintenant
fault-close-none = Personne n’a proposé de terminer la partie maintenant
in-words = { $n ->
    [0] zéro
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $n }
}
