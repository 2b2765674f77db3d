# Le plateau que l’on touche dans un navigateur.
board-open = Ouvrir plateau
board-title = Ton plateau
board-link = Le lien sert une fois, pendant cinq minutes. Le plateau reste ouvert douze heures, pour toi seul.
board-off = Ce serveur ne montre pas de plateau dans un navigateur.
board-no-place = Il n’y a rien là où tu as touché.
board-gone = Ce plateau est fermé. Rouvre-le depuis Discord.
board-none = Aucun de tes plateaux n’est ouvert ici. Appuie sur « Ouvrir plateau » sous un message de ta partie.
board-noscript = Le plateau a besoin de JavaScript.
board-list = Les { $n } réponses
board-log = Ce qui s’est passé
board-lost = Pas de connexion. Réessaie.
board-theme = Clair ou sombre
board-send = Envoyer
board-cancel = Annuler
board-near = Plus près
board-far = Plus loin
board-undo = Annuler le coup
board-waits = Ce n’est pas ton tour.
board-several = Laquelle ?
board-moved = La partie a continué. Montrer
board-how = Le plateau : touche une pièce, puis un lieu
board-draft = Ton prochain coup, rien que pour toi
board-close = Fermer mes plateaux
board-closed = { $n ->
    [0] Aucun de tes plateaux n’est ouvert.
    [one] Ton plateau est fermé.
   *[other] { $n } de tes plateaux sont fermés.
}
