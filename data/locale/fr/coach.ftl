# Un entraîneur : des lignes privées dans la première partie de quelqu'un. Les mots de chaque jeu : coach-<jeu>.ftl.

coach-says = **Entraîneur :** { $text }
coach-joined = Vous avez un entraîneur : vos pages privées disent ce qui compte. **{ button-coach-off }** y met fin quand vous voulez.
coach-silent = Votre entraîneur se tait désormais. /settings le fait revenir.
coach-begun = Votre première partie a commencé dans vos messages privés, avec un entraîneur et contre une machine douce : { $where }
button-coach-off = Sans entraîneur
button-coach-want = Avec entraîneur
button-coach-join = Prendre un siège avec entraîneur
button-coach-begin = Première partie avec entraîneur
button-coach-agree = Accepter l’entraîneur
button-coach-none = Sans entraîneur
button-coach-yes = Entendre de nouveau l’entraîneur
button-coach-no = Sans entraîneur
button-play-coach = Jouer contre une machine, avec entraîneur
lobby-coach = a un entraîneur
lobby-coach-waits = Un entraîneur aiderait en privé qui débute, en ne sachant que ce que cette personne voit. Il manque l’accord de { $who }.
learn-all-done-coach = Vous les avez toutes faites. **{ button-coach-begin }** ouvre une vraie partie contre une machine, dans vos messages privés.
bot-form-coach = Voulez-vous un entraîneur ?
bot-form-coach-no = Non : je prends un siège sans aide
bot-form-coach-yes = Oui : donnez-moi un siège, et dites-moi en privé ce qui compte
refused-no-coach = { $title } n’a pas d’entraîneur. /help et /rules l’expliquent.
refused-coach-waits = { $who } n’a pas encore accepté l’entraîneur. La carte du salon a un bouton pour cela, et un autre pour jouer sans lui.
