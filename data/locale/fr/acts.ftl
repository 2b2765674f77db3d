# Ce que l’on peut faire, et où : les commandes, les pages qu’elles ouvrent et ce qu’elles demandent.

cmd-any-text = Tapé au lieu de pressé ; la liste montre ce que vous pouvez faire
cmd-table-user = La personne dont il s’agit
cmd-settings-user = La personne dont il s’agit
cmd-server-channel = Le salon dont il s’agit
cmd-server-role = Le rôle dont il s’agit

choice-board-occupied = Le plateau
choice-board-whole = En entier
choice-board-action = Là où c’est arrivé
choice-board-since = Le nouveau
choice-board-text = En texte
choice-log-entries = Entrées
choice-log-since = Le nouveau
choice-log-who = Qui
choice-log-dice = Dés
choice-log-why = Pourquoi
choice-replay-record = L’enregistrement, en fichier
choice-replay-watch = Un lien pour regarder

## The page of a table
table-title = { $name } : ce que vous pouvez faire
table-nothing = Il ne reste ici qu’à jouer ou à regarder.
table-seat = Quelle place ?
table-agree = Accepter
table-agree-about = On demande quelque chose à la table : acceptez-le.
table-decline = Refuser
table-decline-about = Refusez ce que l’on demande à la table.
table-return = Je suis de retour
table-return-about = Un joueur automatique répond pour vous.
table-leave = Quitter la place
table-leave-about = Votre place redevient libre.
table-word = Un mot pour les dés
table-word-about = Mêlez un mot à vous aux dés.
table-hints = Indices : accepter ou non
table-hints-about = Il y a des indices dès que chacun les accepte.
table-invite = Inviter
table-invite-about = Gardez une place pour quelqu’un.
table-machine = Joueur automatique
table-machine-about = Donnez une place libre à un joueur automatique.
table-kick = Libérer une place
table-kick-about = Ôtez d’une place un joueur ou une invitation.
table-clock = Changer la pendule
table-clock-about = Le temps dont dispose chaque place.
table-options = Changer les règles
table-options-about = Options de la partie, avant qu’elle commence.
table-replace = Céder une place
table-replace-about = Quelqu’un d’autre, ou un joueur automatique, prend une place.
table-offer = Offrir une place
table-offer-about = Qui veut une place que personne ne joue peut la prendre.
table-overdue = En retard
table-overdue-about = Faites quelque chose d’une place sans temps.
table-quiet = Discrète ou non
table-quiet-about = Un seul plateau ici, et le récit dans un fil.
table-here = L’amener ici
table-here-about = La partie continue dans ce salon.
table-watch = Laisser regarder
table-watch-about = Un lien vers la partie pour tout navigateur.
table-thaw = La laisser continuer
table-thaw-about = Une erreur de notre part a arrêté cette partie.
table-abandon = Finir la partie
table-abandon-about = Elle finit sans résultat.
form-user = Qui
form-machine = Ou un joueur automatique

## What is one's own
mine-reports = Ce que l’on m’a dit
mine-reports-title = Ce que vous seul avez appris
mine-reports-none = Rien encore.
mine-standing = Réponses permanentes
mine-standing-about = Une réponse permanente est donnée pour vous dès que sa question arrive.
mine-standing-nothing = Vous n’en avez laissé aucune.
odds-which = Que voulez-vous savoir ?
odds-charts = Les tables
me-posts = Messages
me-times = Heures
me-people = Personnes
me-data = Données
me-export = Obtenir mes données
me-forget = Effacer mes données
me-setting = Changer un réglage
me-hours = Fuseau horaire et heures de silence
me-digest = Un résumé par jour, à cette heure
me-vacation = Partir en vacances, pour tant de jours
me-back = Revenir de vacances
me-block = Bloquer quelqu’un
me-unblock = Lever un blocage
button-block = Bloquer quelqu’un

## What a server decides
server-hosts = Qui ouvre des parties
server-channels = Où sont les parties
server-language = Langue des messages
server-theme = Images sombres ou claires
server-limits = Limites
server-none = pas encore choisi
server-queue = La file
server-close = Fermer la file
server-puzzle = Problème du jour
server-puzzle-about = Un problème par jour pour ce salon.

## What can be opened
new-title = Ouvrir une partie
new-otherwise = Avec d’autres options
new-file = Depuis un fichier
new-record = Voir un enregistrement
play-tables = Tables d’ici
play-new = Nouvelle partie
button-join-game = Rejoindre { $name }

## What cannot be done
refused-no-deed = Il n’y a pas de « { $what } » ici. Laissez vide, et voyez ce que vous pouvez faire.
refused-lacking = Il manque quelque chose après « { $what } ». La liste montre ce qui y vient.
refused-not-offered = « { $what } » n’est aucun de ceux-ci : { $offered }.
refused-not-number = « { $text } » n’est pas un nombre.
refused-no-place = Ce salon ne convient pas à cela.
