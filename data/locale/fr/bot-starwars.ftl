# Starwars sur Discord.


bot-starwars-jump = { $ship } de { $die } → { $star }
bot-starwars-cards = Construire un vaisseau ({ $cards ->
    [AWS] extraterrestre + arme + astronef
    [AAA] trois extraterrestres
    [WWW] trois armes
    [SSS] trois astronefs
   *[other] { $cards }
})
bot-starwars-which-way = Choisissez un vaisseau et son nombre.
bot-starwars-which-cards = Choisissez les cartes à donner pour un vaisseau.

help-title-starwars =
    { "" }**But.** Gagnez en ayant un vaisseau à l’étoile mère ennemie quand aucun vaisseau ennemi ne s’y trouve. Bleu habite SOL et Orange habite VEGA, sauf si les dés en ont décidé.

    { "" }**Votre tour.** On lance deux dés. Chaque nombre peut déplacer un vaisseau, d’exactement autant de cases, dans le sens horaire autour de son étoile. Il faut faire un déplacement si c’est possible ; le second, avec un autre vaisseau, est à votre choix.

    { "" }**Arriver.** Sur un vaisseau ennemi : il est capturé et retourne dans la réserve de son camp. Sur H : votre vaisseau saute sur une case vide d’une étoile liée. Sur une planète loin des étoiles mères : vous piochez une carte. Jamais sur un trou noir ni sur une nova.

    { "" }**Construire.** Avant le lancer, trois cartes font un nouveau vaisseau sur une planète libre de votre étoile mère : A, W et S, ou trois pareilles. On vous le propose quand vous avez trois cartes et qu’il y a de la place.

    { "" }**Au clavier.** `/move throw`, `/move 3 5`, `/move 3 5 RIGEL-4`, `/move 3 5; 4 2` pour les deux déplacements à la fois, `/move build AWS SOL-2`, `/move stay`.
