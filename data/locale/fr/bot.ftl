# Ce que le bot dit sur Discord. Les mots d'une table sont dans table.ftl.
# Les noms des commandes et de leurs options restent en anglais : ils ne figurent pas ici.

## Commandes, 100 caractères au plus
menu-hand = Ma main
menu-board = Plateau en texte
menu-changed = Ce qui a changé
menu-invite = Inviter à une partie
cmd-new = Ouvrir une partie dans ce salon ou dans son propre fil
cmd-new-title = Quel jeu
cmd-new-scenario = Quel scénario
cmd-new-options = Options, comme homes=thrown ; la liste explique chacune
cmd-new-name = Comment appeler cette partie
cmd-new-where = Ici, ou dans un nouveau fil
cmd-new-file = Un plateau à vous, en fichier TOML
cmd-join = Prendre une place
cmd-join-seat = Quelle place ; n’importe laquelle de libre sinon
cmd-join-word = Un mot à vous, à mêler aux dés
cmd-invite = Garder une place pour quelqu’un
cmd-invite-user = Qui inviter
cmd-invite-seat = Quelle place ; n’importe laquelle de libre sinon
cmd-start = Commencer la partie
cmd-resign = Abandonner ; l’autre camp gagne
cmd-draw = Proposer la nulle, l’accepter ou la refuser
cmd-draw-answer = Proposer ou accepter ; ou refuser
cmd-any-game = Quelle partie ; sinon celle de ce salon, ou votre seule partie en message privé
cmd-board = Montrer le plateau en texte
cmd-log = Lire ce qui s’est passé jusqu’ici
cmd-log-page = Quelle page ; la dernière si vous ne dites rien
cmd-undo = Revenir sur votre dernière réponse ; les autres sont consultés si leur accord est nécessaire
cmd-games = Toutes vos parties sur tous les serveurs, et celles qui vous attendent
cmd-replay = Revoir le dernier tour ou toute la partie
cmd-replay-what = Le dernier tour, ou toute la partie
cmd-any-share = Le montrer à tout le monde dans ce salon
cmd-rules = Lire les règles, ou en chercher une par son numéro ou par des mots
cmd-rules-query = Une règle (MOVES.3), une interprétation (T8) ou des mots ; rien pour le sommaire
cmd-rules-title = Les règles de quel jeu
cmd-settings = Votre langue, vos images et vos secrets
cmd-server = Réglages de ce serveur, pour la modération
cmd-help = Comment jouer, pas à pas
cmd-learn = Apprendre un jeu en privé, en y jouant

## Choix fixes
choice-where-here = Dans ce salon
choice-where-thread = Dans un nouveau fil
choice-pace-relaxed = Sans pendule
choice-pace-daily = Quotidien : 72 heures, 12 de plus par réponse
choice-pace-brisk = Vif : 24 heures, 4 de plus par réponse
choice-pace-live = En direct : 10 minutes, 30 secondes de plus
choice-zero-act = Les autres décident de la suite
choice-zero-machine = Une machine continue
choice-zero-lose = La partie est perdue
choice-draw-offer = Proposer ou accepter
choice-draw-decline = Refuser
choice-consent-yes = D’accord
choice-consent-no = Refuser, ou retirer ma propre demande
choice-framing-occupied = Le plateau, là où il y a quelque chose
choice-framing-whole = Tout le plateau
choice-framing-action = Là où ça vient de se passer
choice-framing-since = Ce qui a changé depuis votre dernière réponse
choice-replay-turn = Le dernier tour
choice-replay-game = Toute la partie
choice-language-auto = Automatique
choice-language-auto-about = La langue de votre Discord, sauf si c’est un brouillon
language-draft = traduction par une machine, pas encore relue par une personne qui parle la langue
language-draft-named = { $name } ({ language-draft })
choice-theme-auto = Automatique
choice-theme-dark = Sombre
choice-theme-light = Clair
choice-secrets-dm = Par message privé
choice-secrets-look = Seulement quand j’appuie sur un bouton
choice-boards-picture = Images
choice-boards-text = Texte
choice-boards-both = Les deux
choice-screen-phone = Un téléphone
choice-screen-wide = Un écran large
choice-calls-channel = Dans le salon de la partie
choice-calls-channel-about = Une mention vous appelle là où la partie se joue.
choice-calls-dm = Par message privé
choice-calls-dm-about = Un message avec un lien vers la partie, sans mention.
choice-calls-digest = Une fois par jour
choice-calls-digest-about = Un message par jour sur toutes vos parties, à l’heure de votre choix.
choice-calls-none = Pas du tout
choice-calls-none-about = Vous regardez /games vous-même.
choice-hosts-everyone = Tout le monde
choice-hosts-moderators = La modération seulement
choice-hosts-roles = Certains rôles

## Boutons
bot-button-word = Ajouter votre hasard
bot-button-word-change = Changer votre mot
bot-button-help = Comment jouer un coup ?
bot-button-play = Comment jouer
bot-button-export = Obtenir l’enregistrement
bot-back = Retour
bot-next = Suite
bot-resign-yes = Oui, j’abandonne
bot-abandon-yes = Oui, terminer
bot-help-title = Comment on joue à { $title }

## Table en attente
bot-opened = La table est ouverte dans { $channel }. Prenez-y une place, puis commencez.
bot-opened-thread = La table est ouverte dans son propre fil : { $channel }. Prenez-y une place, puis commencez.
bot-imported = La partie est importée. Son numéro est `{ $game }` ; regardez-la avec /board, /log et /replay.
bot-joined = Vous êtes **{ $side }** dans { $name }.
bot-joined-dm = Vos secrets arrivent par message privé (/settings).
bot-joined-look = **{ button-look }** sous le plateau montre vos secrets (/settings).
bot-joined-dm-closed = Je ne peux pas vous envoyer de messages privés : **{ button-look }** sous le plateau montre vos secrets.
bot-joined-help = On vous appelle par votre nom quand c’est à vous.
bot-joined-word = Vous pouvez ajouter un mot à vous aux dés.
bot-joined-word-given = Votre mot est mêlé aux dés. Vous pouvez en changer jusqu’au début de la partie.
bot-left-seat = Vous avez quitté votre place.
bot-invited = { $who } a reçu une invitation. La place est gardée.
bot-machine = Une machine joue maintenant { $side } : { $policy }.
bot-kicked = La place est libre.
bot-started = La partie commence.
bot-awaited = Vous y êtes. La partie commence toute seule dès que { $who } { $n ->
    [one] l’aura dit aussi. Un appel est parti.
   *[other] l’auront dit aussi. Un appel est parti.
 }
bot-replaced = { $side } change de mains : { $who }.{ $learns ->
    [person] { " " }Cette personne voit tout ce que voit { $side }, y compris ce que seule la précédente savait.
   *[nothing] { "" }
}
bot-replace-asked = { $holder } joue { $side } et reçoit la question en premier, dans le salon et par message privé. En cas d’accord, { $taker ->
    [person] la question va aussi à { $who }, qui, avec son oui, joue
   *[machine] { $who } joue
} { $side } à partir de là.{ $learns ->
    [person] { " " }{ $who } verra alors tout ce que voit { $side }, y compris ce que personne d’autre que { $holder } ne sait maintenant.
   *[nothing] { "" }
} Sans réponse de { $holder } d’ici <t:{ $until }:f>, la question va aux autres personnes de la table, et toutes doivent être d’accord.
bot-replace-taker = La question est posée à { $who }, dans le salon et par message privé ; { $who } joue { $side } dès son accord. Sans réponse d’ici <t:{ $until }:f>, rien ne change.
bot-replace-withdraw = Retirer la demande
bot-quiet = La partie est maintenant discrète : un plateau ici, et son récit dans le fil.
bot-loud = La partie raconte de nouveau tout dans son salon.
bot-quiet-elsewhere = Cette partie se joue dans { $channel }. Utilisez la commande là-bas, pour que le fil s’ouvre à côté de son plateau.
bot-quiet-thread = Journal : { $name }
bot-taken-here = La partie continue dans ce salon.
bot-lacking = Je ne peux pas encore jouer dans { $channel }. Il me manque : { $permissions }. Demandez à la modération de le permettre, puis réessayez.
bot-optional = Facultatif : avec { $permissions }, j’épingle aussi le premier message de chaque partie, ou son plateau.
bot-option-form = Je n’arrive pas à lire l’option « { $text } ». Écrivez-la sous la forme nom=valeur, comme homes=thrown.
bot-file-large = { $name } est trop grand. Au plus { $kilobytes } ko.
bot-file-not-text = { $name } n’est pas un fichier texte.
bot-no-files = Ce jeu n’accepte pas de fichier à vous.
bot-no-thread-here = Je ne peux ouvrir un fil que dans un salon textuel.
bot-no-thread-for-you = Je n’ouvre un fil que pour les personnes qui pourraient elles-mêmes en ouvrir un dans ce salon et y écrire. Il vous manque : { $permissions }. Essayez sans le fil.
bot-not-a-bot = Les bots ne peuvent pas prendre de place. Pour une machine, utilisez /table.
bot-games-title = Parties de ce serveur
bot-games-none = Il n’y en a pas encore. Ouvrez-en une avec /new.
bot-games-past = Vos parties terminées
bot-games-by-kind = Quelles parties
bot-games-by-title = De quel titre
bot-games-kind-waiting = Les miennes qui m’attendent
bot-games-kind-mine = Toutes les miennes
bot-games-kind-past = Les miennes terminées
bot-games-kind-here = Toutes sur ce serveur
bot-games-kind-open = Ici, avec des sièges libres
bot-games-kind-over = Ici, terminées
button-oldest = Plus anciennes d’abord
button-newest = Plus récentes d’abord
bot-games-free = libre
bot-status-lobby = en attente
bot-status-playing = en cours
bot-status-over = terminée
bot-status-abandoned = terminée sans résultat
bot-status-frozen = arrêtée par une erreur

## Fin de partie
bot-resign-sure = Abandonner { $name } ? Il n’y a pas de retour.
bot-resigned = Vous avez abandonné.
bot-away = Une machine répond maintenant pour vous. La place reste à vous : /away y met fin, et toute réponse de votre part aussi.
bot-welcome-back = Bon retour : vous reprenez la main.
bot-abandon-sure = Voulez-vous vraiment terminer { $name } sans résultat ?
bot-abandoned = La partie s’est terminée sans résultat.
bot-abandon-asked = On demande leur accord aux autres personnes de la table.
bot-draw-offer = Vous proposez la nulle. L’offre tient jusqu’à votre prochain tour.
bot-draw-decline = Il n’y a plus d’offre de nulle.
bot-draw-agreed = C’est d’accord. La partie est nulle.

## Répondre
bot-done = C’est fait.
bot-done-next = Ensuite : { $names }.
bot-moved = Cette page a été déplacée : elle est plus bas.
bot-sealed = Verrouillé ✓
bot-left = { $n ->
    [one] Votre prochain ordre suit tout seul.
   *[other] Vos autres ordres suivent tout seuls.
}
bot-rematch = La partie suivante est ici : { $where }
bot-undone = C’est effacé.
bot-undo-asked = On ne peut pas revenir en arrière tout de suite : { $why }. On demande leur accord aux autres.
bot-undo-since-moved = quelqu’un d’autre a joué depuis
bot-undo-since-dice = des dés ont été lancés
bot-undo-since-secret = quelque chose de caché a été montré
bot-consent-noted = C’est noté. D’autres doivent encore répondre.
bot-consent-done = C’est noté. L’affaire est réglée.
bot-standing-on = Dorénavant, j’y réponds pour vous.
bot-standing-sealed = Dorénavant, j’y réponds pour vous. Preuve : `{ $seal }`
bot-standing-off = Dorénavant, on vous posera de nouveau la question.
bot-thawed = La partie continue.

## Formulaires
bot-word-title = Votre mot pour les dés
bot-word-label = Un mot ou une phrase courte
bot-word-hint = Il est mêlé à chaque lancer, pour que personne ne connaisse les dés d’avance
bot-word-noted = Votre mot compte. Il apparaît sous /log.
bot-write-title = Tapez votre réponse
bot-write-label = Votre réponse
bot-write-hint = Par exemple : { $text }
bot-paste-label = Votre feuille
bot-policy-title = Réponse permanente
bot-policy-label = Votre réponse
bot-policy-hint = « - » la retire
bot-form-scenario = Scénario
bot-form-recommended = { $value } · conseillé
bot-form-option = { $option } : { $value }
bot-form-options = Options différentes de l’habitude
bot-form-options-hint = Comme homes=thrown pace=fast
bot-form-name = Nom de la table
bot-form-file = Fichier
bot-form-record = Importer un enregistrement
bot-as-typed = Ce que vous avez tapé : { $command }

## Regarder
bot-shared = Montré à tout le monde ici.
bot-share-elsewhere = Je ne montre une partie à tout le monde que dans son propre salon : tout le monde ici n’a pas forcément accès à ce salon. Laissez `share` de côté et je ne la montre qu’à vous.
bot-no-game-here = Il n’y a pas de partie dans ce salon. Ouvrez-en une avec /new, ou nommez l’une des vôtres.
bot-which-game = Vous jouez plusieurs parties. Nommez-en une après `game` : { $games }
bot-which = Laquelle de vos parties ?
bot-log-title = Journal de { $name }
bot-log-empty = Il ne s’est encore rien passé.
bot-button-log = Journal entier
bot-changed-title = { $name } : ce qui a changé
bot-changed-all = Vous n’avez encore rien fait dans cette partie ; voici ce qui s’est passé jusqu’ici.
bot-changed-more = { $n ->
    [one] Et { $n } ligne avant celles-ci, voir le journal.
   *[other] Et { $n } lignes avant celles-ci, voir le journal.
}
bot-changed-nothing = Rien depuis votre dernière action.
bot-menu-no-game = Ce message ne fait pas partie d’une de mes parties. Choisissez un message avec le plateau ou les boutons d’une partie.
bot-menu-no-lobby = Aucune de vos tables n’attend du monde. Ouvrez-en une avec /new, puis invitez.
bot-menu-which = À quelle partie invitez-vous { $who } ?
bot-who-title = La partie en bref
bot-brief-options = Options
bot-who-seat = { $side } : { $who }
bot-who-waiting = **{ $side }** : on attend { $who }, question posée { $since }
bot-who-free = { $side } : personne. L’hôte donne la place avec `/table`
bot-who-sealed = Réponses scellées : { $got } sur { $wanted }.
bot-who-left = { $name } (a quitté ce serveur)
bot-who-host = Hôte : { $who }
bot-who-hidden = quelqu’un
bot-who-host-unknown = une personne qui n’est plus sur ce serveur
bot-parked = Je ne peux plus écrire dans le salon de cette partie. Rien n’est perdu : l’hôte l’amène dans un autre salon avec /table.
bot-parked-until = Je réessaie { $when }.
bot-try-done = Ça a marché : tout est affiché.
bot-try-later = Ça ne marche toujours pas. Je réessaie { $when }.
bot-try-nothing = Rien n’attend d’être affiché dans cette partie.
bot-frozen = La partie a été arrêtée par une erreur de notre part. Rien n’est perdu. La modération la relance avec /table.
bot-note-table = **Pour tous ici :** { $text }
bot-note-own = **Votre note :** { $text }
bot-note-entry = `{ $n }` { $text }
bot-notes-title = Notes · { $name }
bot-notes-none = Vous n’avez rien noté ici.
bot-notes-small = Personne d’autre ne lit vos notes.
bot-note-for-all = Ce que toute la table doit lire
bot-note-for-you = Pour vos yeux seulement
bot-more-note = Note
bot-more-note-button = Note
bot-more-note-about = Notez quelque chose ici, pour vos yeux seulement.
button-notes = Notes
button-note = Noter quelque chose
button-note-table = Note pour tous
bot-prepared-title = Préparé · { $game }
bot-prepared-none = Rien n’est encore préparé. Personne d’autre ne le saura.
bot-prepared-guess = On ne vous demande encore rien. Voici ce que cela pourrait être d’ici là.
bot-prepared-fits = En l’état, c’est possible.
bot-prepared-lacks = En l’état, ce n’est pas possible : { $why }
bot-prepared-unchanged = Joué quand la question vous est posée, si rien n’a changé sous vos yeux.
bot-prepared-always = Joué quand la question vous est posée, quoi qu’il arrive, si les règles le permettent.
bot-prepared-later = Un peu plus tard, pour que personne ne le remarque.
bot-prepared-open = Il n’a pas été joué tout seul. Reprenez-le, changez-le ou abandonnez-le.
bot-prepared-changed = Ce qui a changé
bot-prepared-only = Donné quand on vous interrogera, { $condition }.
bot-prepared-if = Seulement si …
bot-prepared-if-stays = seulement si { $piece } est encore en { $at }
bot-prepared-if-free = seulement s’il n’y a personne en { $at }
bot-prepared-do-always = Quoi qu’il arrive
bot-prepared-do-unchanged = Seulement si rien ne change
bot-prepared-do-drop = Abandonner
bot-prepared-do-use = Reprendre
bot-turns-title = Vos parties
bot-turns-none = Vous ne jouez aucune partie en ce moment. Trouvez-en une avec /play, ou ouvrez-en une avec /new.
bot-turns-mine = { $n ->
    [0] Aucune ne vous attend.
    [one] **Une partie vous attend**
   *[other] **{ $n } parties vous attendent**
}
bot-turns-others = **Aux autres de jouer**
bot-turns-lobbies = **Pas encore commencées**
bot-turns-ended = **Terminées récemment**
bot-digest-title = Vos parties aujourd’hui
bot-digest-small = Ceci vient une fois par jour, quand quelque chose vous attend ou s’est terminé. /settings permet d’en changer, /games le montre à tout moment.
bot-turns-for = attend { $who }
bot-turns-with = avec { $who }
bot-turns-since = question posée { $since }
bot-turns-zero = temps écoulé { $when }
bot-clock = C’est convenu. { $terms }
bot-machine-player = machine, { $policy }
bot-more = et { $n } de plus
bot-fair-title = Dés honnêtes dans { $name }
bot-fair-how = Avant le premier lancer, le bot a tiré un nombre secret et montré son empreinte. Chaque lancer découle de ce nombre et des mots ajoutés par la table ; personne ne peut donc le choisir.
bot-fair-commitment = Empreinte du secret : `{ $commitment }`
bot-fair-word = Mot de { $side } : « { $word } », dans les dés sous la forme `{ $mixed }`
bot-fair-word-gone = Mot de { $side }, tel que les dés le connaissent : `{ $mixed }`
bot-fair-rolls = { $n ->
    [one] { $n } dé lancé jusqu’ici.
   *[other] { $n } dés lancés jusqu’ici.
}
bot-fair-seal = { $side } a laissé une réponse scellée : `{ $seal }`
bot-fair-opened = Ouverte : pour { $kind }, { $side } avait laissé `{ $policy }` (sel `{ $salt }`)
bot-fair-later = Le secret est montré quand la partie est terminée. Tout le monde peut alors vérifier chaque lancer.
bot-fair-seed = Le secret : `{ $seed }`
bot-fair-good = J’ai vérifié : le secret correspond à son empreinte, et chaque lancer correspond au secret.
bot-fair-bad = **Quelque chose ne correspond pas :** { $why }
bot-fair-small = Vérifiez vous-même : obtenez l’enregistrement, puis lancez python -m engine verify FILE.
bot-export-whole = Toute la partie, avec ses dés et leur secret. Importez-la de nouveau avec /new.
bot-export-log = Le journal jusqu’ici. L’enregistrement entier s’obtient une fois la partie terminée.
bot-replay-title = { $name } depuis le début
bot-replay-turn = Le dernier tour de { $name }
bot-replay-progress = Dessin de la rediffusion : { $bar } { $percent } %
bot-rules-case = Règle { $id } · { $title }
bot-rules-ruling = Interprétation { $id } · { $title }
bot-rules-none = Je n’ai rien trouvé sur « { $query } ». Essayez avec moins de mots, ou d’autres.
bot-rules-near = **Voir aussi**
    { $found }
bot-rules-begin = Lire depuis le début
bot-rules-cases = Les règles de ce chapitre
bot-rules-contents = Sommaire : choisissez un chapitre
bot-rules-no-title = Je n’ai pas de règles de « { $title } ». Choisissez un jeu dans la liste qui s’ouvre pendant que vous tapez.
bot-rules-small = { $title }, avec nos propres mots. Cherchez-en plus avec /rules.
bot-words-title = { $title } : les mots
bot-words-cases = Les règles où figurent ces mots
bot-words-here = **Dans ce que vous venez de lire**
bot-words-others = **Tous les autres mots**
bot-words-line = - **{ $word }** ({ $case }) : { $text }
bot-words-word = Mot · { $word }
bot-purposes-open = À quoi ça sert ?
bot-purposes-title = { $title } : à quoi ça sert ?
bot-purpose = - **{ $name }** : { $what }
bot-kind-unit = Unités
bot-kind-movement = Façons de se déplacer
bot-kind-approach = Façons d’aborder l’ennemi
bot-kind-rank = Grades
bot-kind-weapon = Armes
bot-kind-kit = Équipement
bot-kind-enemy = Ennemis
bot-kind-ship = Vaisseaux
bot-kind-part = Parties d’un vaisseau
bot-kind-store = Missiles et autres engins
bot-kind-order = Ordres
bot-kind-plan = Le plan de bataille
bot-kind-action = Ce que vous pouvez faire
bot-kind-option = Options d’une table

## Réglages
bot-yes = oui
bot-no = non
bot-about-title = Ce qui est gardé sur vous
bot-about = Tout ce qui est gardé sur vous : réglages, parties, places, réponses, brouillons et textes. Personne d’autre ne voit ce fichier, et il peut contenir des secrets de parties en cours.
bot-forget-title = Supprimer ce qui est gardé sur vous ?
bot-forget-goes = **Ce qui part :** votre identifiant et votre nom dans chaque partie, vos réglages, quand vous jouez, votre place dans la file d’attente, votre ponctualité, qui vous avez bloqué, textes gardés, brouillons, feuilles d’ordres, réponses permanentes, votre mot pour les dés, et ce qui était gardé pour vous être envoyé.
bot-forget-stays = **Ce qui reste :** les parties telles qu’elles ont été jouées, avec ce qui a été tapé comme coup : noms de figurines, raisons d’un MJ. Les messages sur Discord restent aussi ; demandez au serveur de les supprimer.
bot-forget-games = { $n ->
        [0] Vous n’avez aucune partie en cours.
        [one] Vous avez une partie en cours. Votre place se vide, ou abandonne si la partie continue sans elle ; s’il ne reste personne, la partie se termine.
       *[other] Vous avez { $n } parties en cours. Vos places se vident, ou abandonnent si la partie continue sans elles ; une partie où il ne reste personne se termine.
    }
bot-forget-small = C’est définitif. Vous pourrez revenir à tout moment, sous une nouvelle identité.
bot-forget-yes = Me supprimer
bot-forgotten = Plus rien n’est gardé sur vous.
bot-settings-title = Vos réglages
bot-settings-saved = Enregistré. Vos réglages maintenant
bot-settings-line = { $name } : { $value }
bot-settings-language = Langue
bot-settings-theme = Couleurs
bot-settings-secrets = Secrets
bot-settings-boards = Plateaux
bot-settings-screen = Les images privées sont pour
bot-settings-confirm = Montrer ce que fait un coup avant qu’il compte
bot-settings-named = D’autres programmes peuvent apprendre votre nom
bot-settings-calls = Quand c’est à vous, vous l’apprenez
bot-settings-times = Quand vous jouez
bot-times-title = Quand vous jouez
bot-times-saved = Enregistré. Quand vous jouez maintenant
bot-times-zone = Fuseau horaire : **{ $zone }**, où il est { $now }
bot-times-zone-unset = Fuseau horaire : **non réglé**, c’est donc UTC qui compte, où il est { $now }
bot-times-quiet = Heures calmes : **{ $hours }**
bot-times-span = de { $begin } à { $end }
bot-times-none = aucune
bot-times-later = ⏳ Vous avez déjà changé cela une fois aujourd’hui : les pendules s’y règlent { $when }, et suivent jusque-là ce qui était réglé avant.
bot-times-digest = Votre aperçu quotidien de toutes vos parties vient à **{ $hour }:00**.
bot-times-digest-off = Vous ne recevez pas d’aperçu quotidien de vos parties.
bot-times-digest-on = Recevoir un aperçu par jour
bot-times-away = En vacances du { $begin } au { $end }
bot-times-leave = Vacances restantes : **{ $days ->
    [one] { $days } jour
   *[other] { $days } jours
}**
bot-times-small = Pendant les heures calmes et les vacances, aucune de vos pendules ne tourne et personne ne vous relance. Vous gagnez un jour de vacances en jouant dix jours, jusqu’à 21.
bot-times-change = Fuseau et heures calmes
bot-times-leave-button = Partir en vacances
bot-times-back = Finir mes vacances
bot-times-at = Aperçu à { $hour }:00
bot-times-digest-prompt = Quand vient votre aperçu ?
bot-form-clock = La pendule de cette table
bot-form-clock-bank = Temps de chaque place
bot-form-clock-hint = Par exemple 30 min, 12 h ou 3 d
bot-form-clock-increment = En plus pour chaque réponse
bot-form-clock-increment-hint = Par exemple 30 s ; laissez vide pour rien
bot-form-clock-cap = Au plus
bot-form-clock-cap-hint = Jusqu’où le temps gagné s’accumule ; vide pour le double du temps
bot-form-clock-zero = Quand quelqu’un n’a plus de temps
bot-form-clock-rules = Aussi
choice-clock-weekends = Les week-ends ne comptent pas
choice-clock-vacation = Les vacances ne comptent pas
choice-clock-steady = Ponctualité requise : personne qui soit souvent en retard
bot-form-rules = Les règles de cette table
bot-options = Les règles de cette table ont été changées.
bot-times-form-hours = Quand vous jouez
bot-times-form-zone = Fuseau horaire
bot-times-form-zone-hint = Par exemple Europe/Paris, ou juste la ville
bot-times-form-from = Début des heures calmes
bot-times-form-to = Fin des heures calmes
bot-times-form-hint = Par exemple 22:30 ; laissez vide pour aucune
bot-times-form-vacation = Vacances
bot-times-form-days = Pour combien de jours ?
bot-times-form-left = Il vous en reste { $days }.
bot-times-form-begin = À partir de quel jour ?
bot-times-form-date = Par exemple 2027-07-31 ; vide pour aujourd’hui
bot-settings-small = Votre choix vaut sur tous les serveurs.
bot-server-title = Réglages de ce serveur
bot-server-hosts = Qui peut ouvrir des parties
bot-server-channels = Où
bot-server-everywhere = partout
bot-server-quiet = Les nouvelles parties sont discrètes
bot-server-lobbies = Tables en attente par personne
bot-server-hosted = Parties dont une personne est l’hôte
bot-server-hourly = Nouvelles parties par personne et par heure
bot-server-imports = Enregistrements qu’une personne peut importer par jour
bot-server-megabytes = Mégaoctets d’enregistrements importés en tout
bot-server-no-role = Nommez aussi un rôle.

## Ce qui peut mal tourner
bot-error = Un problème est survenu de notre côté. Votre partie est comme avant. Veuillez réessayer.
bot-error-id = Si cela se reproduit, donnez ce numéro à la personne qui s’occupe du bot : { $id }
bot-bad-setup = Cela ne peut pas être mis en place : { $why }.
bot-bad-data = Le fichier est inutilisable. { $why }
bot-broken-record = Je n’arrive pas à lire cela comme une partie : { $why }.
bot-cooldown = Un instant, s’il vous plaît. Réessayez dans { $seconds } s.
bot-server-only = Cela ne marche que sur un serveur.
bot-not-allowed = Vous n’avez pas le droit de faire cela ici.
bot-bad-option = L’une des options est illisible.
bot-old-command = Cette commande a changé. Rechargez Discord et réessayez.
bot-rules-bug = La partie est tombée sur une erreur de notre part et s’est arrêtée. Rien n’est perdu, et l’hôte en est averti.
bot-store-error = La partie n’a pas pu être enregistrée, donc rien n’a changé. Veuillez réessayer dans un instant.
bot-stopping = Je suis en train de redémarrer et n’ai pas pu finir. Si le journal ne le montre pas dans une minute, recommencez.
bot-discord-error = Discord n’a pas pris notre message. Ce que vous avez fait compte si le journal le montre.
bot-too-big = L’image est plus grande que ce que Discord accepte ici.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
permission-pin-messages = Épingler des messages

## Bonjour et aide
bot-hello-title = Bonjour ! Je suis Nullgate.
bot-hello =
    J’apporte à ce serveur des jeux de guerre spatiale, et je veille à ce que chaque règle soit respectée.
    Ouvrez une table avec /new, entre vous ou contre la machine. /learn apprend les jeux, /help montre comment se passe une première partie.
help-step = Page { $at } sur { $of }
help-start-title = Votre première partie
help-start =
    On joue par messages : je tiens le plateau, je lance les dés et je connais les règles.
    { "" }**1.** Tapez /new dans un salon et choisissez un jeu.
    { "" }**2.** Une fiche apparaît. C’est la table.
    Vous pouvez jouer entre amis, ou en solo contre la machine.
    Vous découvrez un jeu ? /learn vous l’apprend en privé, en jouant.
help-draft = Cette langue est un brouillon : { language-draft }. Ce qui manque est dit en anglais, et les commandes gardent leurs noms anglais. /settings change de langue.
help-draft-there = Il existe un brouillon en { $name } : { language-draft }. /settings l’active.
help-seat-title = Prendre une place
help-seat =
    Appuyez sur **{ button-join }** à côté d’une place. Personne ? **{ button-machine }** prend l’autre.
    La pendule et les règles sont derrière **{ button-settings }**. Une fois en place, vous pouvez ajouter un mot à vous aux dés.
    Quand toutes les places sont prises, appuyez sur **{ button-start }**.
help-move-title = Jouer un coup
help-move =
    Quand c’est à vous, on vous appelle par votre nom. Appuyez sur un bouton sous le plateau et choisissez pas à pas.
    Personne d’autre ne voit vos choix. Un coup dont le bouton dit tout compte aussitôt. Pour tout autre, vous voyez d’abord ce qu’il fait : **{ button-confirm }** le fait compter, **{ button-cancel }** revient en arrière.
    Vous préférez taper ? /move prend les coups en texte et propose ceux qui sont permis.
help-secrets-title = Secrets
help-secrets =
    Ce que personne d’autre ne doit savoir, comme vos cartes, vous parvient par message privé.
    Si vous ne le voulez pas, ou si vos messages sont fermés, appuyez sur **{ button-look }** sous le plateau. /settings choisit entre les deux.
help-look-title = Regarder autour de soi
help-look =
    /board dessine le plateau, ou l’écrit en texte. /log raconte ce qui s’est passé, /replay le montre de nouveau.
    /rules lit les règles du début à la fin ; `/rules capture` en cherche une, par des mots ou par son numéro.
    /undo revient sur un coup si rien n’a été lancé ou révélé depuis. Sinon, on demande aux autres.
    Votre place est à vous : si l’hôte veut la donner à quelqu’un d’autre, on vous le demande d’abord.
    /log prouve que personne ne peut choisir les dés.
help-watch-title = Qui voit quoi
help-watch =
    Une partie est aussi visible que son salon : toute personne qui voit le salon peut regarder, et se joindre tant qu’il y a des places libres. Dans un fil privé, ce sont ses membres.
    Si vous jouez, avez joué ou avez une invitation, vous voyez la partie de partout. Les messages privés ne montrent que ces parties-là.
    Ce que votre camp est seul à savoir n’est montré qu’à vous.
    L’hôte et la modération du salon de la partie veillent sur elle. Personne d’autre ne le peut.
help-commands-title = Toutes les commandes
help-commands =
    { "" }**Tables** /play, /new, /join, /invite, /start, /games
    { "" }**À la table** /move, /board, /mine, /hint, /undo, /log, /odds
    { "" }**À la fin** /resign, /draw, /away, /replay ; tout le reste : /table
    { "" }**Menus** clic droit (ou appui long) sur le message d’une partie, puis *Applications* : { menu-hand }, { menu-board }, { menu-changed } ; sur une personne : { menu-invite }
    { "" }**Et aussi** /learn, /puzzle, /sandbox, /rules, /settings, /report, /server
bot-times-which = Quel lieu est-ce ?

# What is behind the (i) of a post.
bot-more-game = partie { $id }, entrée { $n }
