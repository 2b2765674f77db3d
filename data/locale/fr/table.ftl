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
lobby-option = **{ $name }** : { $value }
lobby-own-table = La table est celle de l’hôte, tirée d’un fichier.
lobby-standard = { $changed ->
    [0] Règles standard ; { $n ->
        [one] { $n } option pourrait
       *[other] { $n } options pourraient
    } les changer. **{ button-brief }** en donne la liste.
   *[other] Pour le reste, règles standard. **{ button-brief }** donne la liste de toutes les options.
}
brief-objective = **{ $who } :** { $what }
brief-length = { $turns } tours.
brief-turns = Tour { $turn } sur { $turns }, encore { $left } à venir.
brief-house = Règles maison : { $rules }
brief-option = { $name } : { $value }
brief-own-table = une table propre à l’hôte
lobby-free = { $side } : libre
lobby-taken = { $side } : **{ $name }**
lobby-kept = { $side } : place gardée pour **{ $name }**
lobby-machine = { $side } : machine, { $policy }
lobby-word = a ajouté un mot
lobby-no-dm = n’accepte pas les messages privés
lobby-ready = Toutes les places sont prises. On peut commencer !
lobby-spare = On peut commencer : les places que personne n’a prises restent de côté. On peut en prendre plusieurs.
lobby-muster = Toutes les places sont prises. On attend un signe de présence de { $who }.
lobby-host = Table ouverte par { $name }.
headline-lobby = La partie n’a pas encore commencé.
turns-players = d’autres personnes
turns-host = le lancement par l’hôte

## Boutons
button-join = Jouer { $side }
button-leave = Quitter
button-start = Commencer
button-here = J’y suis
button-word = Ajouter votre hasard
button-unseat = Libérer { $side }
button-abandon = Annuler la partie
button-help = Comment jouer
button-brief = Résumé
button-choose = Choisir
button-more = Autres choix
button-machine = Ajouter une machine
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
button-sheet = Ouvrir ma feuille
button-restart = Recommencer
button-confirm = Confirmer
button-cancel = Annuler
button-correct = Corriger
button-page-back = Retour : { $page } sur { $pages }
button-page-on = Suite : { $page } sur { $pages }
prompt-machine = Ajouter une machine
choice-machine = { $side } : machine, { $policy }
standing-prompt = Laisser une réponse permanente
standing-none = Pas de réponse permanente : me demander

## Aperçus
preview-title = { $what } ?
preview-roll = { $sides ->
    [6] Puis on lance un dé.
    [20] Puis on lance un dé à 20 faces.
   *[other] Puis on tire au sort parmi { $sides }.
}
preview-unsure = Vous verrez la suite après avoir confirmé.
preview-then = La suite ne peut pas être prévue. Vous poursuivriez avec : `{ $steps }`
preview-sealed = Personne ne voit votre réponse avant que tout le monde ait répondu.
preview-loses = **Avec cela, vous perdez la partie.**
look-nothing = Vous n’avez aucun secret en ce moment.
look-sealed = Vous avez répondu : **{ $what }**. Cela reste caché jusqu’à ce que tout le monde ait répondu. Vous pouvez retirer cette réponse d’ici là.

## Petits caractères
small-standing = par réponse permanente
small-order = selon les ordres donnés
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
post-away = En l’absence de { $names }, { $n ->
    [one] une machine répond à sa place.
   *[other] une machine répond à leur place.
 }
note-left = La personne qui jouait { $side } est partie pour de bon. L’hôte peut donner la place à quelqu’un d’autre avec /table, ou y arrêter la partie.
note-abandoned-left = Il ne reste plus personne. La partie se termine sans résultat.
note-abandoned = { $name } annule la partie. Elle se termine sans résultat.
note-lobby-closed = { $who } depuis 14 jours, personne n’est venu ici et rien n’y a changé ; la table en attente est donc fermée. Vous pouvez en ouvrir une autre avec /new.
note-declined = { $name } refuse.
note-withdrawn = { $name } retire la demande.
note-moot = La demande s’est réglée autrement. Rien n’a changé.
note-replace-declined = { $name } refuse. { $side } reste à la personne qui joue ce camp.
note-replace-withdrawn = { $name } retire la demande. { $side } reste à la personne qui joue ce camp.
note-replace-lapsed = Il manque des accords après un jour. { $side } reste à la personne qui joue ce camp.
note-replace-moot = { $side } ne peut plus être cédé comme demandé. Rien n’a changé.
note-seat-gone = Vous ne jouez plus { $side } : votre place a été donnée à quelqu’un d’autre.
note-away-late = Vous n’avez pas répondu depuis longtemps, alors une machine joue maintenant { $side } pour vous. La place reste à vous : appuyez sur le bouton, ou répondez simplement, et vous reprenez la main. { $where }
note-away-agreed = Les autres personnes de la table ont convenu qu’une machine joue { $side } pour vous pendant votre absence. La place reste à vous : appuyez sur le bouton, ou répondez simplement, et vous reprenez la main. { $where }
note-away-offered = Vous n’avez pas répondu depuis longtemps, alors une machine joue maintenant { $side } pour vous, et la place est à reprendre. Tant que personne ne l’a prise, elle reste à vous : appuyez sur le bouton, ou répondez simplement, et vous reprenez la main. { $where }
note-while-away = { $n ->
    [0] Pendant votre absence, il n’y a eu aucune réponse à donner pour vous.
    [one] Pendant votre absence, une machine, ou ce que vous aviez laissé en permanence, a répondu une fois pour vous :
   *[other] Pendant votre absence, une machine, ou ce que vous aviez laissé en permanence, a répondu { $n } fois pour vous ; en dernier :
 }
note-while-away-untold = { $n ->
    [one] Pendant votre absence, une machine, ou ce que vous aviez laissé en permanence, a répondu une fois pour vous.
   *[other] Pendant votre absence, une machine, ou ce que vous aviez laissé en permanence, a répondu { $n } fois pour vous.
 }
note-not-back = { $name } a joué un autre camp entre-temps et connaît ses secrets ; pas de retour possible à { $side }. L’hôte peut donner la place à quelqu’un avec /table.
note-invited = { $name }, { $by } vous invite à jouer { $side }. Appuyez sur Jouer sur la fiche ci-dessus, ou sur Quitter pour refuser.
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
summary-losses = Pertes : { $list }
summary-lost = { $name } { $n }
summary-dice = Le lancer le plus coûteux ({ $n }), au tour { $turn } : { $what }
summary-record = Parties jouées ici entre ces deux personnes : { $n }. { $list }.
summary-won = { $name } en gagne { $n }
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
book-right = **Contrôle :** j’ai rejoué la partie depuis { $since ->
    [0] la première entrée
   *[other] l’entrée { $since }, où les règles ont été corrigées,
} jusqu’à la dernière. Entrées menant aux mêmes positions : { $entries } sur { $entries } ; dés venant de la graine scellée : { $rolls } sur { $rolls }{ $seals ->
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
