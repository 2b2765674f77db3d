# Ein Coach: private Zeilen in jemandes erstem Spiel eines Titels. Die Worte jedes Titels: coach-<Titel>.ftl.

coach-says = **Coach:** { $text }
coach-joined = Du hast einen Coach: Deine privaten Seiten sagen, worauf es ankommt. **{ button-coach-off }** beendet das jederzeit.
coach-silent = Dein Coach schweigt jetzt. /einstellungen holt ihn zurück.
coach-begun = Dein erstes Spiel hat in deinen Direktnachrichten begonnen, mit Coach und gegen einen sanften Maschinenspieler: { $where }
coach-begun-alone = Dein erstes Spiel hat in deinen Direktnachrichten begonnen, mit Coach; die Regeln führen den Gegner: { $where }
button-coach-off = Kein Coach
button-coach-want = Mit Coach
button-coach-join = Mit Coach mitspielen
button-coach-begin = Mit Coach spielen
button-coach-agree = Dem Coach zustimmen
button-coach-none = Ohne Coach
button-coach-yes = Coach wieder hören
button-coach-no = Kein Coach
button-play-coach = Gegen eine Maschine, mit Coach
lobby-coach = hat einen Coach
lobby-coach-waits = Ein Coach würde einem Neuling privat helfen und nur wissen, was dieser sieht. Es fehlt die Zustimmung von { $who }.
learn-all-done-coach = Du hast alle geschafft. **{ button-coach-begin }** eröffnet ein richtiges Spiel gegen eine Maschine, in deinen Direktnachrichten.
learn-all-done-alone = Du hast alle geschafft. **{ button-coach-begin }** eröffnet ein richtiges Spiel in deinen Direktnachrichten; die Regeln führen den Gegner.
bot-form-coach = Möchtest du einen Coach?
bot-form-coach-no = Nein: Ich nehme mir selbst einen Platz
bot-form-coach-yes = Ja: Gib mir einen Platz und sag mir privat, worauf es ankommt
cmd-new-coach = Einen Platz mit Coach nehmen, der dir privat sagt, worauf es ankommt
cmd-join-coach = Mit Coach, der dir privat sagt, worauf es ankommt
refused-no-coach = { $title } hat keinen Coach. /hilfe und /regeln erklären es.
refused-coach-waits = { $who } hat dem Coach noch nicht zugestimmt. Auf der Karte der Lobby steht ein Knopf dafür, und einer, um ohne zu spielen.
