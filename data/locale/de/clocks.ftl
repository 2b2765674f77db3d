# Uhren: was ein Tisch über die Zeit ausmacht, und wessen Zeit läuft.

clock-seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
clock-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
clock-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
clock-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
clock-pace-relaxed = Ohne Uhr
clock-pace-daily = Täglich
clock-pace-brisk = Zügig
clock-pace-live = Sofort
clock-pace-own = Eigene Uhr
clock-about-relaxed = Alle nehmen sich die Zeit, die sie brauchen
clock-times = { $bank } für jeden Platz, { $increment } mehr für eine Antwort, höchstens { $cap }
clock-times-only = { $bank } für jeden Platz
clock-zero-act = Zeit abgelaufen: die anderen entscheiden, wie es weitergeht
clock-zero-machine = Zeit abgelaufen: eine Maschine spielt weiter
clock-zero-lose = Zeit abgelaufen: das Spiel ist verloren
clock-weekends = Wochenenden zählen nicht
clock-no-vacation = Urlaub zählt mit
clock-steady = nur für Verlässliche
clock-patience = eine Frage mit üblicher Antwort bekommt sie nach { $time }
clock-agreed = ⏱️ { $pace }: { $times }; { $more }
clock-prompt = Uhr
refused-length = Das ist keine Zeitspanne: „{ $text }“. Schreib sie als 30 min, 12 h oder 3 t.
refused-options-seats = Das würde einen besetzten Platz streichen. Mach ihn erst frei, oder eröffne mit /neu ein neues Spiel.
clock-runs = ⏱️ { $name }: Zeitablauf { $when }
clock-held = ⏱️ { $name }: die Zeit steht
clock-back = { " " }({ $time } zurückgegeben: der Bot war nicht zu erreichen)
clock-veiled = ⏱️ Der Tisch wartet.
reliability-steady = verlässlich
reliability-late = oft zu spät
reliability-new = neu
refused-not-steady = Dieser Tisch sucht Verlässliche, und deine Zeit ist zuletzt oft abgelaufen. Jede rechtzeitige Antwort an einem anderen Tisch macht das wett, und auch die Zeit: Nach 60 Tagen zählt es halb.
refused-not-steady-them = Dieser Tisch sucht Verlässliche, und ihre Zeit ist zuletzt oft abgelaufen.
bot-times-reliability = An Tischen mit Uhr giltst du als **{ $word }**: rechtzeitig geantwortet { $kept }, Zeit abgelaufen { $late }, Plätze in Abwesenheit verloren { $left }, Plätze anderer übernommen { $took }. Nach 60 Tagen zählt jedes halb.
