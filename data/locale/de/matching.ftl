# Wer an einem Tisch zusammenkommt: angebotene Plätze, Blockierungen, Meldungen, die Warteschlange.

## Seats on offer
note-seat-offered = { $side } sucht jemanden. Wer den Platz nimmt, spielt ab jetzt dort.
note-seat-offered-by = { $by } bietet { $side } an. Wer den Platz nimmt, spielt ab jetzt dort.
button-take-seat = Platz nehmen
ask-offer = { $name } möchte { $side } anbieten, damit jemand anders den Platz nehmen kann. Einverstanden?
dm-briefing = Du hast { $side } übernommen. Der Tisch ist hier: { $where }
dm-briefing-yours = Von hier an ist es dein Platz, mit allem, was daraus wird. Nichts wird für dich beantwortet: Was an Antworten hinterlegt war, ist entfernt. **{ button-look }** zeigt, was du gefragt bist.
bot-taken-over = Du spielst ab jetzt { $side } in { $name }. Wie es steht, kommt als Direktnachricht.
bot-offered = Der Platz ist angeboten. Wer ihn nimmt, spielt von da an dort.
bot-offer-asked = Die anderen sind gefragt. Sobald alle zustimmen, ist der Platz angeboten.
bot-offer-withdrawn = Der Platz ist nicht mehr angeboten.
bot-offer-none = Dieser Platz ist nicht angeboten.
cmd-game-offer = Einen Platz anbieten, auf dem niemand spielt
cmd-game-offer-seat = Welcher Platz
cmd-game-offer-withdraw = Ja: nicht mehr anbieten
refused-on-offer = Dieser Platz ist schon angeboten.
refused-not-on-offer = Dieser Platz ist nicht mehr angeboten: Jemand hat ihn genommen, oder wer dort spielt, ist zurück.
refused-own-offer = Das ist dein Platz. Antworte einfach weiter; `/spiel anbieten` mit `zurück` nimmt ihn aus dem Angebot.
refused-machine-there = Dort spielt eine Maschine. Mit /spiel ersetzen bekommt jemand den Platz.
refused-not-abandoned = Wer dort sitzt, spielt noch. Anbieten lässt sich nur ein freier Platz oder einer, dessen Spieler weg ist oder nicht mehr antwortet.
refused-games = Du hast schon { $most } Spiele laufen; mehr auf einmal erlaubt dieser Server nicht.
refused-games-first = Du hast schon { $most } Spiele laufen. Nach deinem ersten beendeten Spiel können es mehr auf einmal sein.

## Blocks
refused-block-self = Das bist du selbst.
refused-block-many = Du hast schon { $most } Leute blockiert.
refused-blocked-there = An diesem Tisch sitzt jemand, den du blockiert hast. Mit /freigeben könnt ihr wieder zusammensitzen.
refused-blocked-them = Ihr sitzt nicht zusammen: Du hast jemanden blockiert, der dort säße. Mit /freigeben endet das.
refused-unavailable = Dieser Platz steht dir nicht offen.
refused-not-invitable = Zur Zeit kommen sie nicht an diesen Tisch.
cmd-block = Nie mit jemandem an einem Tisch sitzen; sie erfahren nichts davon
cmd-block-user = Mit wem nicht
cmd-unblock = Wieder mit jemandem an einem Tisch sitzen
cmd-unblock-user = Mit wem wieder
bot-blocked = Du und { $who } sitzt ab jetzt nicht mehr zusammen: weder durch Beitreten noch durch Einladung noch über die Warteschlange. Mitgeteilt wird das nicht. Spiele, die ihr schon zusammen spielt, gehen weiter.
bot-blocked-already = Du hast { $who } schon blockiert.
bot-unblocked = Du und { $who } dürft wieder zusammensitzen.
bot-not-blocked = Du hast { $who } nicht blockiert.
bot-settings-blocks = Blockiert: { $who }. Mit /freigeben endet das.

name-offer = anbieten
arg-withdraw = zurück
name-block = blockieren
name-unblock = freigeben
