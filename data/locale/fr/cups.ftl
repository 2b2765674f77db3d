# Coupes.

name-cup = cup
cmd-cup = Ouvrir une coupe, ou voir celles de ce serveur
cmd-cup-title = Le jeu ; sans lui, vous voyez les coupes qu’il y a
cmd-cup-form = Élimination, toutes rondes ou système suisse
cmd-cup-size = Combien de personnes
cmd-cup-pace = La pendule des parties ; qui n’a plus de temps perd
cmd-cup-both = Chaque rencontre se joue en deux parties, une de chaque côté
arg-form = form
arg-pace = pace
arg-size = size
arg-both = both
choice-form-knockout = Élimination directe
choice-form-round = Toutes rondes
choice-form-swiss = Système suisse
choice-size-4 = Quatre
choice-size-8 = Huit
choice-size-16 = Seize
cup-title = { $name } : une coupe
cup-about = { $form }, { $pace }{ $both ->
    [yes] , deux parties chacune
   *[no] { "" }
}.
cup-entered = { $n } sur { $all } : { $who }. Elle commence quand elle est pleine.
cup-round = Ronde { $round } sur { $of }.
cup-leads = { $who } est en tête.
cup-won = **{ $who }** a gagné la coupe.
cup-best = La meilleure partie : { $where }
cup-closed = Cette coupe a été annulée.
cup-alt-played = Ronde { $round } : { $one } { $points }, { $two } { $others }
cup-alt-open = Ronde { $round } : { $one } contre { $two }
cup-head-who = Qui
cup-head-points = Points
cup-head-rounds = Rondes gagnées
cup-head-buchholz = Buchholz
cup-head-berger = Sonneborn-Berger
cup-opened = La coupe est ouverte. Sa carte arrive tout de suite.
cup-in = Vous y êtes. Elle commence quand elle est pleine ; vos parties viennent dans des fils d’ici.
cup-out = Vous n’êtes plus dans la coupe.
cup-leave-sure = Quitter cette coupe ? Vous perdez ce que vous n’avez pas joué, sans retour possible.
cup-close-sure = Annuler cette coupe ? C’est sans retour.
cup-off = La coupe est annulée. Les parties en cours continuent comme les autres.
cup-list = Coupes de ce serveur
cup-none = Il n’y a pas de coupe ici. Ouvrez-en une avec /cup et un jeu.
cup-line = **{ $name }** : { $form }, { $n } sur { $all } inscrits, { $status }
cup-status-open = ouverte
cup-status-running = en cours
cup-status-over = terminée
cup-status-closed = annulée
button-cup-close = L’annuler
