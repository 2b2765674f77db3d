# Tables : attente, messages, choix, refus. Pour tous les jeux.

## Machines
machine-name = { $side } (machine)
policy-random = hasard
policy-first-steps = premiers pas
policy-first-steps-about = Joue raisonnablement et laisse parfois passer quelque chose. Répond aussitôt
policy-steady = solide
policy-steady-about = Prend ce qui paraît le mieux, sans anticiper. Répond aussitôt ; bien pour débuter
policy-strong = forte
policy-strong-about = Anticipe et joue les meilleures chances. Réfléchit une ou deux secondes au plus
policy-champion = championne
policy-champion-about = Anticipe comme « forte », mais essaie trois fois plus. Réfléchit jusqu’à 5 secondes

## Table en attente
lobby-title = { $game } : qui joue ?
brief-objective = **{ $who } :** { $what }
brief-length = { $turns } tours.
brief-turns = Tour { $turn } sur { $turns }, encore { $left } à venir.
brief-house = Règles maison : { $rules }
brief-option = { $name } : { $value }
brief-own-table = une table propre à l’hôte
lobby-free = **{ $side }** · libre
lobby-taken = **{ $side }** · { $name }
lobby-taken-unnamed = **{ $side }** · occupé
lobby-kept = **{ $side }** · place gardée pour { $name }
lobby-machine = **{ $side }** · machine, { $policy }
lobby-no-dm = n’accepte pas les messages privés
lobby-spare = Les places libres restent de côté au début. On peut en prendre plusieurs.
lobby-muster = On attend un signe de présence de { $who }.
lobby-host = hôte
headline-lobby = La partie n’a pas encore commencé.
turns-players = d’autres personnes
turns-host = le lancement par l’hôte

## Boutons
button-join = Jouer
button-leave = Quitter
button-start = Commencer
button-here = J’y suis
button-unseat = Retirer
button-choose = Choisir
button-more = Autres choix
button-machine = Ajouter machine
button-settings = Réglages
button-look = Ma main
button-next = Suivante : { $name }
button-map = Carte
button-whole = Tout le plateau
button-board = En texte
button-since = Ce qui a changé
button-rematch = Revanche
button-swap = Revanche, camps échangés
button-undo = Revenir en arrière
button-return = Me revoilà
button-return-named = Me revoilà ({ $name })
button-unfold = Pourquoi ?
button-words = Mots
button-replay = Rediffusion
button-try = Essayer maintenant
button-agree = D’accord
button-decline = Refuser
button-back = Retirer ma réponse
button-write = Taper au clavier
button-prepare = Préparer
button-prepared = Votre préparation
button-sheet = Ouvrir ma feuille
button-restart = Recommencer
button-confirm = Confirmer
button-cancel = Annuler
button-all-lines = Tout
button-correct = Corriger
button-page-back = Retour : { $page } sur { $pages }
button-page-on = Suite : { $page } sur { $pages }
standing-prompt = Laisser une réponse permanente
standing-none = Pas de réponse permanente : me demander

## Aperçus
preview-title = { $what } ?
preview-orders = Donner ces ordres
preview-roll = { $sides ->
    [6] Puis on lance un dé.
   *[other] Puis on lance un dé à { $sides } faces.
}
preview-draw = Puis on tire au sort parmi { $sides }.
preview-unsure = Vous verrez la suite après avoir confirmé.
preview-then = La suite ne peut pas être prévue. Vous poursuivriez avec : `{ $steps }`
preview-sealed = Personne ne voit votre réponse avant que tout le monde ait répondu.
preview-loses = Vous perdez la partie
preview-between = entre { $best } et { $worst }
look-nothing = Vous n’avez aucun secret en ce moment.
look-sealed = Vous avez répondu : **{ $what }**. Cela reste caché jusqu’à ce que tout le monde ait répondu. Vous pouvez retirer cette réponse d’ici là.

## Petits caractères
small-standing = par réponse permanente
small-order = selon des ordres donnés d’avance
small-lapse = réponse donnée à la place d’une personne qui n’est pas venue
small-caretaker = réponse d’une machine à la place d’une personne absente

## Messages
note-machine = Une machine joue { $side } à partir de maintenant.
note-seated = { $name } joue { $side } à partir de maintenant.
note-whole = … Le compte rendu entier est dans le fichier.
note-folded = { $n ->
    [one] { $n } ligne précédente est dans le fichier.
   *[other] { $n } lignes précédentes sont dans le fichier.
}
post-told-in = Tout ce qui se passe est raconté dans { $thread }.
post-board-at = Le plateau : { $link }
post-asked = { $who } { $what }
post-called = { $who } :
post-away = En l’absence de { $names }, { $n ->
    [one] une machine répond à sa place.
   *[other] une machine répond à leur place.
 }
note-left = La personne qui jouait { $side } est partie pour de bon. L’hôte peut donner la place à quelqu’un d’autre avec /table, ou y arrêter la partie.
note-abandoned-left = Il ne reste plus personne. La partie se termine sans résultat.
note-abandoned = { $name } annule la partie. Elle se termine sans résultat.
note-lobby-closed = { $who } depuis 14 jours, personne n’est venu ici et rien n’y a changé ; la table en attente est donc fermée. Vous pouvez en ouvrir une autre avec /new.
note-declined = { $name } refuse.
somebody = Quelqu’un
note-withdrawn = { $name } retire la demande.
note-moot = La demande s’est réglée autrement. Rien n’a changé.
note-replace-declined = { $name } refuse. { $side } reste à la personne qui joue ce camp.
note-replace-withdrawn = { $name } retire la demande. { $side } reste à la personne qui joue ce camp.
note-replace-lapsed = Il manque des accords après un jour. { $side } reste à la personne qui joue ce camp.
note-replace-moot = { $side } ne peut plus être cédé comme demandé. Rien n’a changé.
note-seat-gone = Vous ne jouez plus { $side } : votre place a été donnée à quelqu’un d’autre.
note-away-late = Une machine joue { $side } pour vous, car vous n’avez pas répondu depuis longtemps. Répondez, ou appuyez sur le bouton, et vous reprenez la main. { $where }
note-away-agreed = Une machine joue { $side } pour vous pendant votre absence : les autres en ont convenu. Répondez, ou appuyez sur le bouton, et vous reprenez la main. { $where }
note-away-offered = Votre place, { $side }, est à reprendre, et une machine la joue : vous n’avez pas répondu depuis longtemps. Tant que personne ne l’a prise, répondez ou appuyez sur le bouton, et vous reprenez la main. { $where }
note-while-away = { $n ->
    [0] Il n’y a rien eu à répondre pour vous.
    [one] Une réponse a été donnée pour vous. Elle est dans /log.
   *[other] { $n } réponses ont été données pour vous. Elles sont dans /log.
 }
note-not-back = { $name } a joué un autre camp entre-temps et connaît ses secrets ; pas de retour possible à { $side }. L’hôte peut donner la place à quelqu’un avec /table.
note-invited = { $name }, { $by } vous invite à jouer { $side }. Appuyez sur Jouer sur la fiche ci-dessus ; `/table leave` refuse.
note-muster = { $who } la table est complète. Appuyez sur **{ button-here }** : la partie commence dès que tout le monde l’a fait. Les places des autres se libèrent { $until }.
note-muster-over = { $name } n’a pas donné signe de présence en un jour ; sa place est de nouveau libre.
note-has-left = { $name }, qui jouait { $side }, a quitté ce serveur.
note-departed = { $name } a quitté ce serveur et garde { $side } pour l’instant ; l’hôte peut donner la place à quelqu’un d’autre avec /table.
note-call-turn = C’est à vous : { $where }
note-call-asked = Quelqu’un demande votre accord : { $where }
note-call-look = Il y a quelque chose à voir pour vous : { $where }
note-call-missed = { $who } les messages privés ne vous parviennent pas, d’où cet appel ici : cette partie a besoin de vous.
note-vacation = { $name } est en vacances du { $begin } au { $end }. Sa pendule est arrêtée pendant ce temps.
note-vacation-over = { $name } est de retour de vacances.
note-vacation-off = { $name } annule ses vacances.
note-frozen = Un problème est survenu de notre côté ; cette partie est donc arrêtée pour l’instant. Rien n’est perdu. La modération peut la relancer avec /table.
note-edition = Les règles de ce jeu ont été corrigées (édition { $edition }), et la position de cette partie n’y correspond pas ; elle est donc arrêtée. Rien n’est perdu : la version { $version } du programme peut la poursuivre selon l’édition { $was }.
note-dropped = Votre réponse permanente pour { $side } ne s’applique plus et a été retirée. On vous posera de nouveau la question.
note-prepared-given = Votre tour préparé pour { $side } vient d’être joué.
note-prepared-waits = Votre tour préparé pour { $side } n’a pas été joué : quelque chose a changé sous vos yeux, ou il n’est plus possible. La question vous est posée, déjà remplie.
note-order-dropped = Vos ordres s’arrêtent ici, car ceci n’est plus possible : `{ $steps }`. On vous posera de nouveau la question.
note-order-passed = Ceci n’était plus possible et a été sauté : `{ $steps }`. Vos autres ordres continuent.
note-act-lost = Quelqu’un est revenu en arrière, et ce que vous aviez fait en secret depuis n’a pas pu être refait : c’est effacé. Regardez la table.
note-quiet = { $name } rend cette partie discrète : son salon ne montre qu’un plateau, toujours le plus récent, et ce qui se passe est raconté ici.
note-loud = { $name } met fin au jeu discret : ce qui se passe est de nouveau raconté ici.
note-standing = { $side } : une réponse permanente scellée a été laissée, `{ $seal }`
note-parked-gone = Je ne trouve pas le salon de la partie { $id }. Rien n’est perdu : allez dans un autre salon et utilisez /table pour y continuer. Je le cherche de nouveau { $when }, puis au moins toutes les 15 minutes.
note-parked-deleted = Le salon de la partie { $id } a été supprimé. Rien n’est perdu : allez dans un autre salon et utilisez /table pour y continuer.
note-parked-forbidden = Je n’ai pas le droit d’écrire dans le salon de la partie { $id }. Rien n’est perdu : rendez-moi mes permissions, ou utilisez /table dans un autre salon. Je réessaie { $when }, puis au moins toutes les 15 minutes.
note-parked-post-failed = Mes messages de la partie { $id } échouent sans cesse à cause d’une erreur de ma part. Rien n’est perdu. Je réessaie { $when }, puis au moins toutes les 15 minutes.
summary-turns = Tours joués : { $n }
summary-plain = { $n ->
    [one] { $n } entrée
   *[other] { $n } entrées
} au journal, { $dice ->
    [0] aucun dé lancé à découvert
    [one] un dé lancé à découvert
   *[other] { $dice } dés lancés à découvert
}
summary-losses = Pertes : { $list }.
summary-lost = { $name } { $n }
summary-dice = Le lancer le plus coûteux, au tour { $turn } ({ $n } perdus) : { $what }
summary-record = Parties jouées ici entre ces deux personnes : { $n }. { $list }.
summary-won = { $name } en gagne { $n }
summary-seat = { $side } { $name }
summary-seats = Qui c’était : { $list }.
summary-drawn = { $n ->
    [one] { $n } nulle
   *[other] { $n } nulles
}
ask-undo = { $name } voudrait revenir en arrière : { $what }{ $n ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Cela efface aussi tout ce qui a suivi, soit { $n } entrées en tout.
} Les lancers déjà vus restent connus, et on en fera de nouveaux. Êtes-vous d’accord ?
ask-abandon = { $name } voudrait annuler la partie sans résultat. Êtes-vous d’accord ?
ask-replace = { $holder }, { $name } voudrait donner votre place à quelqu’un d’autre : { $who } jouerait { $side } au lieu de vous.{ $learns ->
    [person] { " " }Cette personne verrait tout ce que voit { $side }, y compris ce que personne d’autre que vous ne sait jusqu’ici.
   *[nothing] { "" }
} Rien ne change si vous refusez. Sans réponse de votre part d’ici <t:{ $until }:f>, la question va aux autres personnes de la table.
ask-replace-table = { $holder } devait dire si { $side } pouvait changer de mains et n’a pas répondu depuis un jour. Si vous êtes toutes et tous d’accord, { $who } joue { $side } à partir de là.{ $learns ->
    [person] { " " }Cette personne verra tout ce que voit { $side }, y compris ce que personne d’autre que { $holder } ne sait jusqu’ici.
   *[nothing] { "" }
} Si une personne refuse, ou si quelqu’un n’a pas répondu d’ici <t:{ $until }:f>, { $holder } garde la place.
machine-as = une machine ({ $policy })
dm-hello = Vous jouez { $side }. Ce que personne d’autre ne doit savoir arrive ici. La table est à { $where }
dm-anonymous = À cette table les noms sont cachés jusqu’à la fin de la partie, et vous n’êtes appelé qu’ici. Personne ne voit qui appuie sur un bouton ou utilise une commande. N’écrivez rien dans le salon qui dise qui vous êtes.
export-head = { $game }, partie { $id }. Le journal public ; le sceau des dés est { $commitment }.

## Refus : ce qui est demandé
ask-in-charge = l’hôte ou un modérateur
ask-replace-taker = { $who }, { $name } voudrait que vous jouiez { $side } dans cette partie. La place est à vous si vous acceptez ; sinon, ou sans réponse d’ici <t:{ $until }:f>, rien ne change.
refused-number = { $name } : donnez un nombre de { $least } à { $most }.
refused-malformed = Je ne comprends pas ce bouton ou cette réponse.
refused-no-game = Il n’y a pas de partie { $game }.
refused-not-installed = Le jeu { $title } n’est plus installé ici ; cette table est donc arrêtée. Rien n’est perdu : elle reprendra quand il sera réinstallé.
refused-no-title = Il n’y a pas de jeu appelé { $title } ici.
refused-lobby = La partie n’a pas encore commencé.
refused-playing = La partie est déjà en cours.
refused-over = La partie est terminée.
refused-abandoned = Cette partie a été annulée.
refused-frozen = Cette partie est arrêtée à cause d’un problème de notre côté. Rien n’est perdu ; la modération peut la relancer.
refused-edition = Cette partie a été jouée selon l’édition { $was } des règles, et sa position ne correspond pas à l’édition { $edition }. Rien n’est perdu : la version { $version } du programme peut la jouer et la montrer.
refused-newer-edition = Cette partie se joue selon l’édition { $was } des règles, et ce programme connaît l’édition { $edition }. Elle continue avec la version { $version } du programme.
refused-replay-edition = Cette partie a été jouée selon l’édition { $was } des règles, corrigées depuis. La version { $version } du programme peut la rejouer.
refused-busy = Quelqu’un a été plus rapide. Regardez de nouveau et réessayez.
refused-being-forgotten = Vos données sont déjà en cours de suppression. En cas d’interruption, elle reprend d’elle-même.
refused-not-over = Cette partie n’est pas encore terminée.
refused-not-seated = Vous n’avez pas de place dans cette partie.
refused-other-seat = Cette place n’est pas à vous.
refused-not-an-answer = Cela ne répond pas à ce qu’on vous demande
refused-not-asked = On ne vous demande rien en ce moment.
refused-notes-full = Plus de note possible sur cette partie. Retirez-en une d’abord.
refused-nothing = Veuillez donner une réponse.
refused-changed = Votre feuille a changé depuis. Relisez-la avant de la verrouiller.
refused-locked = Votre feuille est verrouillée. Retirez-la d’abord pour la modifier.
refused-kept-full = Vous en avez gardé autant que permis. Supprimez-en d’abord.
refused-gone = Ce n’est plus possible. Regardez les choix actuels.
refused-stale = Cette question a déjà sa réponse. Utilisez le message le plus récent.
refused-typed-gone = Ce que vous avez tapé n’est plus gardé : plus d’une heure a passé, ou le bot a redémarré. Veuillez le taper de nouveau.
refused-not-now = Il faut d’abord répondre à autre chose.
refused-not-yours = Ce n’est pas à vous.
refused-invalid = Je n’arrive pas à lire « { $text } » : { $why }
refused-line = **Ligne { $n } :** { $why }
refused-ambiguous = « { $text } » peut avoir plusieurs sens : { $candidates }
refused-long = Une réponse a au plus { $most } caractères.
refused-steps = Au plus { $most } ordres à la fois.
refused-no-act = Ce jeu n’a pas d’action de ce genre.
refused-no-policy = Il n’y a pas de réponse permanente de ce genre pour cette question.
refused-no-undo = Vous n’avez aucune réponse à retirer.
refused-undo-edition = Les règles ont été corrigées après votre dernier coup ; on ne peut donc pas revenir dessus.
refused-request-closed = Cette demande est déjà réglée.
refused-not-asked-consent = Ce n’est pas à vous d’en décider.
refused-away = Une machine répond pour vous à cette table. Appuyez sur Me revoilà, ou utilisez /away, puis redemandez.
refused-away-already = Une machine répond déjà pour vous ici.
refused-not-away = Aucune machine ne répond pour vous ici.
refused-no-request = Il n’y a rien ici à accepter ou à refuser.
refused-asked-lately = On a déjà demandé cette place à { $name } il y a moins d’un jour. Vous pourrez redemander <t:{ $at }:R>.
refused-knows = Vous avez joué { $side } dans cette partie et en connaissez les secrets ; vous ne pouvez donc pas jouer { $other }.
refused-knows-other = Cette personne a joué { $side } dans cette partie et en connaît les secrets ; elle ne peut donc pas jouer { $other }.
refused-no-picture = L’image n’a pas pu être dessinée. Essayez /board.
refused-nothing-yet = Il n’y a encore rien à montrer.
refused-nothing-to-unfold = Il n’y a encore rien à expliquer.

## Refus : attente et accueil
refused-setup = Cette partie ne peut pas être mise en place : { $why }
refused-no-channel = Une partie a besoin du salon d’un serveur.
refused-channel = Les parties ne sont pas permises dans ce salon. Demandez à la modération où elles le sont.
refused-host = Vous ne pouvez pas ouvrir de partie sur ce serveur. Demandez à la modération.
refused-host-only = Seuls l’hôte et la modération peuvent faire cela.
refused-moderator = Seule la modération peut faire cela.
refused-taken = Ce salon a déjà une partie. Ouvrez un fil pour une autre.
refused-left-behind = Absent de ce serveur : { $names }. Une partie ne change de serveur qu’avec toutes les personnes qui y jouent.
refused-seated = Vous avez déjà une place.
refused-seated-other = Cette personne a déjà une place.
refused-full = Aucune place n’est libre.
refused-seat-taken = Cette place est prise.
refused-no-seat = Il n’y a pas de place de ce nom.
refused-seats-free = Chaque place doit d’abord être occupée. Une machine convient.
refused-no-machine = Il n’y a pas de machine de ce genre. Il y a : { $policies }.
refused-no-machine-there = Il n’y a personne à retirer à cette place.
refused-word = Un mot a au plus { $most } caractères.
refused-clock = Ces nombres ne conviennent pas à une pendule : { $field ->
    [bank] le crédit va de 5 minutes à 30 jours
    [increment] l’ajout est de 5 jours au plus, et ne dépasse pas le crédit
    [cap] le maximum n’est pas inférieur au crédit, et de 60 jours au plus
   *[patience] l’attente d’une réponse habituelle est de 30 jours au plus
}.
refused-not-frozen = Cette partie n’est pas arrêtée.
refused-setting = Ce n’est pas une valeur valable pour { $name }.
refused-zone = Aucun lieu nommé « { $zone } » n’est connu ici. Donnez votre ville ou votre pays, ou le nom de votre heure, comme CEST.
refused-hours = Ce n’est pas une heure du jour. Écrivez-la comme 22:30.
refused-quiet-long = Les heures calmes couvrent au plus { $most } heures par jour, car d’autres vous attendent. Pour plus longtemps, il y a les vacances.
refused-date = Ce n’est pas une date. Écrivez-la comme 2027-07-31.
refused-vacation-date = Les vacances durent au moins un jour et commencent dans les { $most } jours.
refused-vacation-twice = Vous êtes en vacances, ou en avez annoncé. Mettez-y fin d’abord.
refused-vacation-overdue = Votre temps est écoulé à une table. Répondez-y d’abord ; /games vous y mène.
refused-vacation-short = Il vous reste { $left ->
    [0] 0 jour de vacances
    [one] 1 jour de vacances
   *[other] { $left } jours de vacances
}, pas { $days }. Vous en gagnez un en jouant dix jours.
refused-no-vacation = Vous n’êtes pas en vacances.
refused-record = Cet enregistrement ne peut pas être rejoué : { $why }
refused-record-long = Un enregistrement a au plus { $most } caractères.
refused-queue = Les fichiers et rediffusions d’autres personnes m’occupent. Veuillez réessayer dans { $seconds } s.
refused-too-long = Cela prenait trop de temps, alors je m’arrête. Rien n’a changé.
refused-setup-long = La mise en place de ce fichier prend trop de temps. Réduisez-le.
refused-lobbies = Vous avez { $most } { $most ->
    [one] table
   *[other] tables
 } en attente sur ce serveur, et il n’en est pas permis davantage. Commencez ou annulez-en d’abord une.
refused-hosted = Vous êtes l’hôte de { $most } { $most ->
    [one] partie
   *[other] parties
 } sur ce serveur, tables en attente comprises, et il n’en est pas permis davantage. Terminez ou annulez-en d’abord une.
refused-hourly = Vous pouvez ouvrir { $most } { $most ->
    [one] nouvelle partie
   *[other] nouvelles parties
 } par heure sur ce serveur. Vous pourrez ouvrir la prochaine <t:{ NUMBER($when, useGrouping: 0) }:R>.
refused-imports = Vous pouvez importer { $most } { $most ->
    [one] enregistrement
   *[other] enregistrements
 } par jour. Vous pourrez importer le prochain <t:{ NUMBER($when, useGrouping: 0) }:R>.
refused-no-imports = On ne peut pas importer d’enregistrements sur ce serveur. Demandez à la modération.
refused-megabytes = Les enregistrements importés sur ce serveur occupent { $most } Mo, et il n’est pas permis d’aller au-delà. La modération peut permettre plus avec /server.

## Les livres
book-head = { $game }, partie { $id } : réponses scellées, ouvertes.
book-answer = Entrée { $n } : { $side } ({ $name }), { $kind }
book-taken-back = Entrée { $n } : { $side } ({ $name }), { $kind }, retirée par la suite
book-seal = SHA-256 de « sel|place|numéro|réponse » : { $seal }, sel { $salt }, numéro { $number } : { $fits ->
    [yes] cela correspond
   *[no] CELA NE CORRESPOND PAS
}
book-right = **Contrôle :** j’ai rejoué la partie{ $since ->
    [0] {""}
   *[other] {" "}depuis la correction des règles
}, et tout concorde. Dés venant de la graine scellée : { $rolls } sur { $rolls }{ $seals ->
    [0] .
    [one] { "\u00A0" }; la seule réponse scellée correspond à son empreinte.
   *[other] { "\u00A0" }; les { $seals } réponses scellées correspondent à leurs empreintes.
}
book-right-edition = **Contrôle :** les règles ont été corrigées depuis, la partie n’est donc pas rejouée. Dés venant de la graine scellée : { $rolls } sur { $rolls }{ $seals ->
    [0] .
    [one] { "\u00A0" }; la seule réponse scellée correspond à son empreinte.
   *[other] { "\u00A0" }; les { $seals } réponses scellées correspondent à leurs empreintes.
}
book-wrong = **Contrôle : quelque chose ne correspond pas** : { $why }

date-today = aujourd’hui
date-tomorrow = demain
date-after-tomorrow = après-demain
date-midnight = minuit
date-noon = midi

## Ratings and sides
lobby-rated = Classée : prendre place, c’est accepter.
lobby-anonymous = Anonyme : les noms s’affichent à la fin de la partie. Qui prend place n’est appelé que par message privé.
refused-anonymous = À cette table les noms sont cachés, et cela dirait qui est quelqu’un.
refused-anonymous-dm = Je ne peux pas vous joindre par message privé et, comme les noms sont cachés à cette table, personne n’est appelé dans le salon. Autorisez les messages privés de ce serveur, puis réessayez.
refused-anonymous-seated = On ne cache les noms, ou ne les montre à nouveau, que sur un serveur et avant que quelqu’un ait une place ou une invitation.
lobby-sides-lot = Les camps sont tirés au sort au début.
lobby-sides-even = Les camps sont répartis d’après les cotes au début.
note-sides-lot = Le sort a décidé qui joue quel camp.
note-sides-even = Les camps sont répartis pour que la partie soit la plus équilibrée d’après les cotes.
refused-rated-machine = Cette table est classée, et les joueurs automatiques n’y ont pas part. L’hôte peut la déclasser avec /table.
refused-rated-title = Ces parties ne sont pas classées : les cotes sont pour des personnes qui jouent l’une contre l’autre sur un serveur.
refused-rated-seat = Cette partie est classée : votre place reste la vôtre. Avec /away, une machine répond pour vous ; /resign y met fin.
refused-rated-seated = Quelqu’un a déjà pris place, et personne n’a accepté de partie classée. Libérez d’abord les places ou ouvrez une nouvelle table classée.
refused-sides-title = Dans ce jeu, personne ne joue contre personne : il n’y a pas de camps à répartir.

## Cups
button-cup-enter = Participer
button-cup-leave = Quitter la coupe
button-cup-table = Classement
button-cup-best = Regarder en arrière
refused-cup-title = Les coupes sont pour deux personnes qui jouent l’une contre l’autre sur un serveur.
refused-cups = Vous avez ici autant de coupes ouvertes ou en cours que ce serveur en permet : { $most }.
refused-no-cup = Il n’y a pas de telle coupe ici.
refused-cup-full = Cette coupe est pleine ou a déjà commencé.
refused-cup-ended = Cette coupe est déjà terminée.
refused-cup-entered = Vous êtes déjà dans cette coupe.
refused-cup-not-entered = Vous n’êtes pas dans cette coupe.
