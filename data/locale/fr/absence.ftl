# Ce que fait une table quand quelqu'un n'est pas là.

## Rappels
note-reminder = { $n ->
    [one] Une partie vous attend, et votre temps s’y épuise :
   *[other] { $n } parties vous attendent. Dans la première, votre temps s’épuise :
 }
    { $lines }
note-reminder-here = { $who } : fin de votre temps pour { $side } { $till }.

## Le temps est écoulé
note-overrun = { $late } n’a plus de temps pour { $side }. Une réponse compte encore ; d’ici là, les autres peuvent décider de ce qui se passe.
note-in-time = { $side } a de nouveau du temps : les autres ont donné 24 heures de plus. Il s’écoule { $when }.
note-overrun-moot = { $side } a répondu ou a de nouveau du temps ; on ne fait donc rien.
note-time-given = Les autres vous ont donné 24 heures de plus pour { $side }. { $where }
note-lost-on-time = Votre temps pour { $side } est écoulé, et cette table avait convenu que la partie est alors perdue.
button-overdue-nudge = Envoyer un rappel
button-overdue-give = Donner 24 h de plus
button-overdue-care = Une machine s’en charge
button-overdue-offer = Place à reprendre
button-overdue-end = Finir sans résultat
ask-give = { $name } voudrait donner à { $side } 24 heures de plus. Êtes-vous d’accord ?
ask-care = { $name } voudrait qu’une machine joue { $side } jusqu’au retour de la personne absente. Êtes-vous d’accord ?
ask-care-offer = { $name } voudrait qu’une machine joue { $side } pour l’instant, et que quelqu’un d’autre puisse prendre la place avant le retour de la personne absente. Êtes-vous d’accord ?
ask-care-end = { $name } voudrait terminer cette partie sans résultat, parce que { $side } n’a plus de temps. Êtes-vous d’accord ?
refused-not-overrun = Cette place a encore du temps, ou a répondu.
refused-own-overrun = C’est votre propre place. Répondez simplement : cela compte encore.
refused-nudged = Cette personne a déjà reçu un rappel aujourd’hui, est en congé en ce moment, ou ne veut pas de rappels.
bot-overdue-nudge = Le rappel est envoyé.
bot-overdue-give = Cette place a 24 heures de plus.
bot-overdue-care = Une machine joue cette place jusqu’au retour de la personne absente.
bot-overdue-offer = Une machine joue cette place, et elle est à reprendre.
bot-overdue-end = La partie s’est terminée sans résultat.
bot-overdue-asked = La question est posée aux autres. Ce sera fait dès que toutes les personnes présentes seront d’accord.
bot-overdue-sure = Terminer cette partie sans résultat ? C’est définitif.
bot-overdue-yes = Oui, terminer
choice-overdue-nudge = Envoyer un rappel
choice-overdue-give = Donner 24 heures de plus
choice-overdue-care = Laisser une machine s’en charger
choice-overdue-offer = Offrir la place à reprendre
choice-overdue-end = Terminer la partie sans résultat
