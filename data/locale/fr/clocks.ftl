# Pendules : ce qu'une table convient sur le temps, et le temps de qui s'écoule.

clock-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
clock-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
clock-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
clock-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
clock-pace-relaxed = Sans pendule
clock-pace-daily = Quotidien
clock-pace-brisk = Vif
clock-pace-live = En direct
clock-pace-own = Pendule propre
clock-about-relaxed = Chaque personne prend le temps qu’il lui faut
clock-times = { $bank } par place, { $increment } de plus par réponse, { $cap } au plus
clock-times-only = { $bank } par place
clock-zero-act = temps écoulé : les autres décident de la suite
clock-zero-machine = temps écoulé : une machine continue
clock-zero-lose = temps écoulé : la partie est perdue
clock-weekends = les week-ends ne comptent pas
clock-no-vacation = les vacances comptent
clock-steady = ponctualité requise
clock-patience = une question à réponse habituelle la reçoit après { $time }
clock-agreed = ⏱️ { $pace } : { $times } ; { $more }
clock-prompt = Pendule
refused-length = Ce n’est pas une durée : « { $text } ». Écrivez-la comme 30 min, 12 h ou 3 d.
refused-options-seats = Cela supprimerait une place occupée. Libérez-la d’abord ou ouvrez une nouvelle partie avec /new.
clock-runs = ⏱️ { $name } : temps écoulé { $when }
clock-held = ⏱️ { $name } : le temps est arrêté
clock-back = { " " }({ $time } de temps rendu : le bot était injoignable)
clock-veiled = ⏱️ La table attend.
reliability-steady = ponctualité sûre
reliability-late = souvent en retard
reliability-new = encore peu de parties
refused-not-steady = Cette table demande de la ponctualité, et ces derniers temps votre pendule s’est souvent vidée. Chaque réponse à temps arrange cela, à une autre table, et le temps aussi : après 60 jours, un retard ne compte plus que pour moitié.
refused-not-steady-them = Cette table demande de la ponctualité, et ces derniers temps la pendule de cette personne s’est souvent vidée.
bot-times-reliability = Aux tables avec pendule, on lit de vous : **{ $word }**. Réponses à temps { $kept }, temps écoulé { $late }, places perdues par absence { $left }, places d’autres personnes reprises { $took }. Après 60 jours, chacune ne compte plus que pour moitié.
