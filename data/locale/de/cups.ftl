# Turniere.

name-cup = turnier
cmd-cup = Ein Turnier eröffnen, oder die Turniere dieses Servers sehen
cmd-cup-title = Das Spiel; ohne Angabe siehst du, welche Turniere es gibt
cmd-cup-form = K.-o., jeder gegen jeden oder Schweizer System
cmd-cup-size = Wie viele Leute
cmd-cup-pace = Die Uhr der Spiele; wessen Zeit abläuft, verliert
cmd-cup-both = Jede Paarung spielt zweimal, mit jeder Seite einmal
arg-form = form
arg-pace = tempo
arg-size = größe
arg-both = beide
choice-form-knockout = K.-o.
choice-form-round = Jeder gegen jeden
choice-form-swiss = Schweizer System
choice-size-4 = Vier
choice-size-8 = Acht
choice-size-16 = Sechzehn
cup-title = { $name }: ein Turnier
cup-about = { $form }, { $pace }{ $both ->
    [yes] , je zwei Spiele
   *[no] { "" }
}.
cup-entered = { $n } von { $all }: { $who }. Es beginnt, sobald es voll ist.
cup-round = Runde { $round } von { $of }.
cup-leads = { $who } führt.
cup-won = **{ $who }** hat das Turnier gewonnen.
cup-best = Das beste Spiel: { $where }
cup-closed = Dieses Turnier wurde abgesagt.
cup-alt-played = Runde { $round }: { $one } { $points }, { $two } { $others }
cup-alt-open = Runde { $round }: { $one } gegen { $two }
cup-head-who = Wer
cup-head-points = Punkte
cup-head-rounds = Gewonnene Runden
cup-head-buchholz = Buchholz
cup-head-berger = Sonneborn-Berger
cup-opened = Das Turnier ist offen. Seine Karte kommt sofort.
cup-in = Du bist dabei. Es beginnt, sobald es voll ist; deine Spiele kommen hier in Threads zu dir.
cup-out = Du bist nicht mehr im Turnier.
cup-leave-sure = Dieses Turnier verlassen? Was du nicht gespielt hast, ist verloren, und zurück kannst du nicht.
cup-close-sure = Dieses Turnier absagen? Das lässt sich nicht zurücknehmen.
cup-off = Das Turnier ist abgesagt. Laufende Spiele gehen weiter wie alle anderen.
cup-list = Turniere dieses Servers
cup-none = Hier gibt es kein Turnier. Eröffne eines mit /turnier und einem Spiel.
cup-line = **{ $name }**: { $form }, { $n } von { $all } dabei, { $status }
cup-status-open = offen
cup-status-running = läuft
cup-status-over = zu Ende
cup-status-closed = abgesagt
button-cup-close = Absagen
