# Was ein Tisch tut, wenn jemand nicht da ist.

## Erinnerungen
note-reminder = { $n ->
    [one] Ein Spiel wartet auf dich, und deine Zeit läuft dort ab:
   *[other] { $n } Spiele warten auf dich. Im ersten läuft deine Zeit ab:
 }
    { $lines }
note-reminder-late = { $n ->
    [one] Ein Spiel wartet auf dich, und deine Zeit dort ist um. Eine Antwort zählt noch:
   *[other] { $n } Spiele warten auf dich. Im ersten davon ist deine Zeit um; eine Antwort zählt noch:
 }
    { $lines }
note-reminder-here = { $who }: Zeit als { $side } zu Ende { $till }.
note-reminder-here-late = { $who }, deine Zeit als { $side } ist { $till } abgelaufen. Eine Antwort zählt noch.

## Die Zeit ist abgelaufen
note-overrun = { $late } hat als { $side } keine Zeit mehr. Eine Antwort zählt noch; bis sie kommt, können die anderen entscheiden, was geschieht.
note-in-time = { $side } hat wieder Zeit: Die anderen haben 24 Stunden mehr gegeben. Sie endet { $when }.
note-overrun-moot = { $side } hat geantwortet oder wieder Zeit, darum geschieht nichts.
note-overrun-care = { $side } hatte keine Zeit mehr. Dort antwortet jetzt eine Maschine; wer dort spielt, beendet das mit einer eigenen Antwort.
note-time-given = Die anderen haben dir als { $side } 24 Stunden mehr gegeben. { $where }
note-lost-on-time = Deine Zeit als { $side } ist abgelaufen, und an diesem Tisch war abgemacht, dass das Spiel dann verloren ist.
button-overdue-nudge = Erinnern
button-overdue-give = 24 h mehr geben
button-overdue-care = Maschine übernimmt
button-overdue-offer = Platz anbieten
button-overdue-end = Ohne Ergebnis beenden
ask-give = { $name } möchte { $side } 24 Stunden mehr geben. Bist du einverstanden?
ask-care = { $name } möchte, dass eine Maschine { $side } spielt, bis die Person zurück ist. Bist du einverstanden?
ask-care-offer = { $name } möchte, dass vorerst eine Maschine { $side } spielt und jemand anderes den Platz nehmen kann, bevor sein Spieler zurück ist. Bist du einverstanden?
ask-care-end = { $name } möchte das Spiel ohne Ergebnis beenden, weil { $side } keine Zeit mehr hat. Bist du einverstanden?
refused-not-overrun = Dieser Platz hat noch Zeit oder hat geantwortet.
refused-own-overrun = Das ist dein eigener Platz. Antworte einfach: Das zählt noch.
refused-nudged = Heute wurde schon erinnert, gerade ist dort Ruhezeit oder Urlaub, oder es ist nicht gewünscht.
bot-overdue-nudge = Die Erinnerung ist unterwegs.
bot-overdue-give = Dort sind jetzt 24 Stunden mehr auf der Uhr.
bot-overdue-care = Dort spielt jetzt eine Maschine, bis die Person zurück ist.
bot-overdue-offer = Dort spielt jetzt eine Maschine, und der Platz ist zu haben.
bot-overdue-end = Das Spiel ist ohne Ergebnis beendet.
bot-overdue-asked = Die anderen sind gefragt. Es geschieht, sobald alle einverstanden sind, die da sind.
bot-overdue-sure = Dieses Spiel ohne Ergebnis beenden? Das lässt sich nicht zurücknehmen.
bot-overdue-yes = Ja, beenden
choice-overdue-nudge = Erinnern
choice-overdue-give = 24 Stunden mehr geben
choice-overdue-care = Eine Maschine übernehmen lassen
choice-overdue-offer = Den Platz anderen anbieten
choice-overdue-end = Das Spiel ohne Ergebnis beenden
