# Classements et fiches.

name-ratings = ratings
cmd-ratings = Votre fiche, celle de quelqu’un d’autre ou le tableau d’un jeu
cmd-ratings-title = Le jeu dont vous voulez le tableau
cmd-ratings-user = La personne dont vous voulez la fiche
menu-card = Fiche
rating-card = Fiche
rating-who = { $who } sur ce serveur
rating-everywhere = Tous les serveurs ensemble :
rating-line = **{ $name }** : { $points } (de { $low } à { $high }), { $games ->
    [one] une partie
   *[other] { $games } parties
} : { $won } gagnées, { $drawn } nulles{ $settled ->
    [yes] { "" }
   *[no] , provisoire
}
rating-games = Parties terminées ici : { $games }.
rating-games-of = { $name } { $n }
rating-favourite = Le plus souvent { $side } : { $n } parties sur { $all } de { $name }.
rating-reliability = Aux tables avec pendule : { $word }.
rating-none = Aucune partie classée n’est encore terminée.
rating-hidden = Cette fiche n’est pas montrée aux autres.
rating-hidden-own = Vous seul·e voyez cette fiche, et aucun tableau ne vous mentionne.
rating-small = La force véritable se trouve entre les deux nombres dans 95 cas sur 100. En dessous de { $games } parties, une cote est provisoire et dit peu de chose.
rating-table = { $name } : qui y joue le mieux
rating-table-line = { $place }. { $who } { $points } (de { $low } à { $high }), { $games ->
    [one] une partie
   *[other] { $games } parties
}{ $settled ->
    [yes] { "" }
   *[no] , provisoire
}
rating-table-small = Dans l’ordre du nombre le plus bas, sûr dans 97 cas sur 100. Y figure qui a joué une partie classée et ne cache pas sa fiche.
rating-machines = Joueurs automatiques, mesurés entre eux et non face à des personnes : { $levels }.
rating-level = { $name } { $points }
button-rating-all = Tous les camps
button-rating-here = Ce serveur
button-rating-everywhere = Tous les serveurs
button-rating-card = Ma fiche
button-rating-table = Tableau : { $name }
button-rating-curve = Ma courbe : { $name }
button-profile-hide = Cacher ma fiche
button-profile-show = Montrer ma fiche
button-everywhere-on = Compter sur tous les serveurs
button-everywhere-off = Compter par serveur seulement
rating-curve-title = { $title } : votre cote
rating-curve-band = La bande est l’intervalle : votre force véritable s’y trouve dans 95 cas sur 100.
rating-curve-games = vos dernières parties classées ici : { $n }
rating-curve-alt = Votre cote à { $title } après { $n ->
    [one] une partie
   *[other] { $n } parties
} : { $points }, entre { $low } et { $high }
table-rated = Classée ou non
table-rated-about = Elle ne compte pas pour les cotes.
table-rated-now = Elle compte pour la cote de toute la table.
table-anonymous = Noms cachés ou non
table-anonymous-about = Tout le monde voit qui joue.
table-sides = Qui décide des camps
table-sides-about = Chaque personne choisit son camp.
table-sides-lot = Les camps sont tirés au sort au début.
table-sides-even = Au début, les camps sont répartis pour que la partie soit la plus équilibrée.
choice-sides-chosen = Chaque personne choisit son camp
choice-sides-lot = Par tirage au sort au début
choice-sides-even = D’après les cotes, pour l’équilibre
server-tables = Nouvelles tables
server-rated = Nouvelles tables classées : oui ou non
server-sides = Qui décide des camps aux nouvelles tables
server-tables-rated = classées
server-tables-unrated = non classées
me-profile = Les autres peuvent voir ma fiche : oui ou non
me-everywhere = Compter sur tous les serveurs : oui ou non
server-pace = Pendule des nouvelles tables
server-game = Ce qu’on joue le plus ici
server-options = Ses options, comme pour /new : nom=valeur
