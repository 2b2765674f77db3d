# Was der Bot auf Discord sagt. Die Worte eines Tischs stehen in table.ftl.

## Befehle und ihre Felder
name-new = neu
name-join = mitspielen
name-invite = einladen
name-start = start
name-resign = aufgeben
name-draw = remis
name-away = weg
name-board = brett
name-log = verlauf
name-hint = tipp
name-undo = zurück
name-replay = wiederholung
name-rules = regeln
name-settings = einstellungen
name-server = server
name-help = hilfe
name-learn = lernen
arg-title = titel
arg-scenario = szenario
arg-options = optionen
arg-name = name
arg-where = ort
arg-file = datei
arg-seat = platz
arg-word = wort
arg-user = mitglied
arg-answer = antwort
arg-game = spiel
arg-lit = ziele
arg-share = für-alle
arg-page = seite
arg-text = text
arg-what = was
arg-entry = eintrag
arg-query = suche
arg-coach = coach
arg-role = rolle
arg-channel = kanal

menu-hand = Meine Hand
menu-board = Brett als Text
menu-changed = Was ist neu?
menu-invite = Zu einem Spiel einladen
cmd-new = Eröffne ein Spiel in diesem Kanal oder in einem eigenen Thread
cmd-new-title = Welches Spiel
cmd-new-scenario = Welches Szenario
cmd-new-options = Optionen wie homes=thrown; die Liste erklärt sie
cmd-new-name = Wie dieses Spiel heißen soll
cmd-new-where = Hier oder in einem neuen Thread
cmd-new-file = Ein eigenes Brett (TOML); ohne Titel eine Aufzeichnung
cmd-join = Nimm einen Platz
cmd-join-seat = Welcher Platz; irgendein freier, wenn du nichts angibst
cmd-join-word = Ein Wort von dir, das in die Würfel gemischt wird
cmd-invite = Halte jemandem einen Platz frei
cmd-invite-user = Wen du einlädst
cmd-invite-seat = Welcher Platz; irgendein freier, wenn du nichts angibst
cmd-start = Starte das Spiel
cmd-resign = Gib auf; die andere Seite gewinnt
cmd-draw = Biete ein Remis an, nimm es an oder lehne es ab
cmd-draw-answer = Anbieten oder annehmen; oder ablehnen
cmd-any-game = Welches Spiel; sonst das in diesem Kanal, in einer Direktnachricht dein einziges
cmd-board = Zeige das Brett, als Bild oder als Text
cmd-log = Was geschah, wer spielt, was die Würfel beweist
cmd-log-page = Welche Seite; die letzte, wenn du nichts angibst
cmd-hint = Hol dir einen Tipp zu deiner Frage, wo der Tisch Tipps erlaubt; nur du siehst ihn
cmd-undo = Nimm deine letzte Antwort zurück; wo nötig, werden die anderen gefragt
cmd-games = Alle deine Spiele auf allen Servern, und welche auf dich warten
cmd-replay = Sieh den letzten Zug oder das ganze Spiel noch einmal
cmd-replay-what = Der letzte Zug, alles, Seite oder Aufzeichnung davon, ein Link, ein erklärter Zug
cmd-replay-entry = Welcher Zug erklärt werden soll: seine Nummer im Protokoll (beendete Partien)
cmd-any-share = Zeige es allen in diesem Kanal
cmd-rules = Lies die Regeln, oder schlag eine nach, mit Nummer oder Worten
cmd-rules-query = Eine Regel wie MOVES.3, eine Auslegung wie T8, oder Worte; ohne Angabe der Inhalt
cmd-rules-title = Die Regeln welches Spiels
cmd-settings = Deine Sprache, Bilder, Zeiten, Blockaden und Daten
cmd-server = Einstellungen dieses Servers, für Moderatoren
cmd-help = Wie man spielt, Schritt für Schritt
cmd-learn = Ein Spiel für dich allein lernen, indem du es spielst

## Feste Auswahl
choice-where-here = In diesem Kanal
choice-where-thread = In einem neuen Thread
choice-watch-share = Mir den Link zeigen
choice-watch-post = Den Link in den Kanal schreiben
choice-watch-withdraw = Den Link zurückziehen
choice-pace-relaxed = Ohne Uhr
choice-pace-daily = Täglich: 72 Stunden, 12 mehr für eine Antwort
choice-pace-brisk = Zügig: 24 Stunden, 4 mehr für eine Antwort
choice-pace-live = Sofort: 10 Minuten, 30 Sekunden mehr
choice-zero-act = Die anderen entscheiden, wie es weitergeht
choice-zero-machine = Eine Maschine spielt weiter
choice-zero-lose = Das Spiel ist verloren
choice-draw-offer = Anbieten oder annehmen
choice-draw-decline = Ablehnen
choice-consent-yes = Zustimmen
choice-consent-no = Ablehnen, oder die eigene Anfrage zurückziehen
choice-framing-occupied = Das Brett, soweit etwas darauf steht
choice-framing-whole = Das ganze Brett
choice-framing-action = Wo gerade etwas geschah
choice-framing-since = Was sich seit deiner letzten Antwort geändert hat
choice-replay-turn = Der letzte Zug
choice-replay-game = Das ganze Spiel
choice-replay-explain = Ein Zug, erklärt (beendete Partien)
choice-replay-page = Das ganze Spiel als Seite für den Browser
choice-language-auto = Automatisch
choice-language-auto-about = Die Sprache deines Discord, wenn sie kein Entwurf ist
language-draft = maschinell übersetzt, noch von niemandem gegengelesen, der sie spricht
language-draft-named = { $name } ({ language-draft })
choice-theme-auto = Automatisch
choice-theme-dark = Dunkel
choice-theme-light = Hell
choice-secrets-dm = Als Direktnachricht
choice-secrets-look = Nur wenn ich einen Knopf drücke
choice-boards-picture = Bilder
choice-boards-text = Text
choice-boards-both = Beides
choice-screen-phone = Ein Telefon
choice-screen-wide = Einen breiten Schirm
choice-calls-channel = Im Kanal des Spiels
choice-calls-channel-about = Du wirst dort angepingt, wo gespielt wird.
choice-calls-dm = Als Direktnachricht
choice-calls-dm-about = Eine Nachricht mit einem Link zum Spiel und kein Ping.
choice-calls-digest = Einmal am Tag
choice-calls-digest-about = Täglich eine Nachricht über alle deine Spiele, zu einer Stunde deiner Wahl.
choice-calls-none = Gar nicht
choice-calls-none-about = Du siehst selbst unter /spiele nach.
choice-hosts-everyone = Alle
choice-hosts-moderators = Nur Moderatoren
choice-hosts-roles = Bestimmte Rollen

## Knöpfe
bot-button-word = Dein Wort für die Würfel
bot-button-word-change = Wort ändern
bot-button-help = Wie ziehe ich?
bot-button-play = So geht es
bot-button-export = Aufzeichnung holen
bot-back = Zurück
bot-next = Weiter
bot-resign-yes = Ja, ich gebe auf
bot-abandon-yes = Ja, beenden
bot-help-title = So geht { $title }

## Lobby
bot-opened = Der Tisch steht in { $channel }. Nimm dort einen Platz und starte dann.
bot-opened-thread = Der Tisch steht in seinem eigenen Thread: { $channel }. Nimm dort einen Platz und starte dann.
bot-opened-waits = Der Tisch ist offen, aber seine Karte kann ich in { $channel } gerade nicht zeigen: Sie kommt, sobald es geht.
bot-forum-post = **{ $title }**: Plätze, Brett und alles, was geschieht, stehen in diesem Beitrag.
bot-imported = Das Spiel ist eingelesen. Es hat die Nummer `{ $game }`; sieh es mit /brett, /verlauf und /wiederholung an.
bot-joined = Deine Seite in { $name }: **{ $side }**.
bot-joined-dm = Deine Geheimnisse kommen als Direktnachricht (/einstellungen).
bot-joined-look = **{ button-look }** unter dem Brett zeigt deine Geheimnisse (/einstellungen).
bot-joined-dm-closed = Direktnachrichten kann ich dir nicht schicken: **{ button-look }** unter dem Brett zeigt deine Geheimnisse.
bot-joined-help = Du wirst gerufen, wenn du dran bist.
bot-joined-word = Du kannst den Würfeln ein eigenes Wort beigeben.
bot-joined-word-given = Dein Wort wird in die Würfel gemischt. Bis zum Start kannst du es ändern.
bot-left-seat = Du hast deinen Platz aufgegeben.
bot-invited = { $who } ist eingeladen. Der Platz bleibt frei.
bot-invited-waits = Der Platz bleibt für { $who } frei. Gerufen ist noch niemand, denn in { $channel } kann ich gerade nicht schreiben; ich hole es nach, sobald es geht.
bot-watch-title = Zusehen: { $name }
bot-watch-link =
    Wer diesen Link hat, kann dem Spiel im Browser zusehen. Zu sehen ist, was der Kanal sieht, keine Geheimnisse, und die Namen wie dort.
    { $link }
    Ist das Spiel vorbei, zeigt die Seite 30 Tage lang alles.
bot-watch-posted = Der Link steht im Kanal des Spiels.
bot-watch-withdrawn = Der Link ist zurückgezogen: Er führt nirgends mehr hin, und wer zusah, sieht nichts Neues mehr.
bot-watch-none = Dieses Spiel hat keinen Link.
bot-watch-off = Dieser Bot zeigt keine Spiele im Browser. Wer ihn betreibt, kann das ändern (NULLGATE_WEB).
button-watch = Zusehen
button-watch-post = In den Kanal schreiben
button-watch-withdraw = Zurückziehen
button-follow = Folgen
bot-followed = Du folgst diesem Spiel: Nach jedem Zug bekommst du eine Direktnachricht mit dem, was sein Kanal erfahren hat, höchstens alle 15 Minuten und nicht in deinen Ruhezeiten. Ein Druck auf „Nicht mehr folgen“ beendet das.
bot-unfollowed = Du folgst diesem Spiel nicht mehr.
web-nothing = Hier ist nichts. Vielleicht wurde der Link zurückgezogen.
web-often = Das war zu oft. Bitte gleich noch einmal versuchen.
web-later = Dieses Spiel lässt sich gerade nicht zeigen. Bitte in einer Minute noch einmal versuchen.
bot-machine = Eine Maschine spielt jetzt { $side }: { $policy }.
bot-kicked = Der Platz ist frei.
bot-started = Das Spiel beginnt.
bot-awaited = Du bist da. Das Spiel beginnt von selbst, sobald auch { $who } da { $n ->
    [one] ist.
   *[other] sind.
 } Gerufen ist schon.
bot-awaited-uncalled = Du bist da. Das Spiel beginnt von selbst, sobald alle da sind; es fehlt noch: { $who }. Gerufen ist noch niemand, denn in { $channel } kann ich gerade nicht schreiben; ich hole es nach, sobald es geht.
bot-replaced = Es spielt jetzt für { $side }: { $who }.{ $learns ->
    [person] { " " }{ $who } sieht alles, was { $side } sieht, auch was vorher nur auf diesem Platz bekannt war.
   *[nothing] { "" }
}
bot-replace-asked = { $holder } spielt { $side } und wird zuerst gefragt, im Kanal und mit einer Direktnachricht. Bei Zustimmung { $taker ->
    [person] wird auch { $who } gefragt und spielt, wenn das ein Ja ist,
   *[machine] spielt danach { $who }
} { $side }.{ $learns ->
    [person] { " " }{ $who } sieht dann alles, was { $side } sieht, auch was bisher nur { $holder } weiß.
   *[nothing] { "" }
} Antwortet { $holder } bis <t:{ $until }:f> nicht, werden die anderen gefragt, und alle müssen zustimmen.
bot-replace-taker = { $who } wird gefragt, im Kanal und mit einer Direktnachricht, und spielt { $side }, sobald die Zustimmung da ist. Ohne Antwort bis <t:{ $until }:f> ändert sich nichts.
bot-replace-withdraw = Anfrage zurückziehen
bot-quiet = Das Spiel ist jetzt leise: ein Brett hier, der Verlauf im Thread.
bot-loud = Das Spiel erzählt wieder alles in seinem Kanal.
bot-quiet-elsewhere = Dieses Spiel läuft in { $channel }. Nutze den Befehl dort, damit der Thread neben seinem Brett entsteht.
bot-quiet-thread = Verlauf: { $name }
bot-taken-here = Das Spiel geht in diesem Kanal weiter.
bot-lacking = In { $channel } kann ich noch nicht spielen: Dort brauche ich { $permissions }. Bitte einen Moderator, das zu erlauben, und versuch es dann noch einmal.
bot-mention-me = Ich bin nicht in { $channel }, und was in einem privaten Thread steht, sehen nur seine Mitglieder. Erwähne mich dort einmal ({ $me }), dann versuch es noch einmal.
bot-locked = { $channel } ist gesperrt, darum kann ich dort nicht schreiben. Bitte einen Moderator, die Sperre aufzuheben, oder spiel an einem anderen Ort.
bot-no-tag = Jeder Beitrag in { $channel } braucht einen Tag, und ich darf keinen davon benutzen. Bitte einen Moderator um einen Tag für alle, oder um { permission-manage-threads } für mich.
bot-not-quiet = Es ist nicht leise, wie es die Spiele dieses Servers sind, weil ich dort nicht in einem Thread erzählen kann. Ich brauche { $permissions }.
bot-waits = In { $channel } kann ich gerade nicht schreiben. Nichts ist verloren: Sobald es geht, steht es dort.
bot-cannot-post = Discord lässt mich in { $channel } nicht schreiben, darum wurde kein Tisch eröffnet. Bitte einen Moderator, mich dort hereinzulassen, und erwähne mich in einem privaten Thread einmal ({ $me }). Dann versuch es noch einmal.
bot-unseen = { $channel } ist nicht zu sehen für: { $names }. Lass sie dort herein. Bis dahin rufe ich sie mit einer Direktnachricht.
bot-server-lacking = Gespeichert, aber in { $channel } kann ich noch nicht schreiben: Dort brauche ich { $permissions }.
bot-optional = Wenn du magst: Mit { $permissions } hefte ich auch den ersten Beitrag jedes Spiels an, oder sein Brett.
bot-option-form = Die Option „{ $text }“ kann ich nicht lesen. Schreib sie als Name=Wert, etwa homes=thrown.
bot-file-large = { $name } ist zu groß. Höchstens { $kilobytes } kB.
bot-file-not-text = { $name } ist keine Textdatei.
bot-no-files = Dieses Spiel nimmt keine eigene Datei.
bot-no-thread-here = Einen Thread kann ich nur in einem Textkanal, einem Ankündigungskanal oder einem Forum öffnen.
bot-no-thread-for-you = Einen Thread öffne ich nur für Leute, die in diesem Kanal selbst einen öffnen und darin schreiben dürften. Du bräuchtest { $permissions }. Versuch es ohne Thread.
bot-not-a-bot = Bots können keinen Platz nehmen. Für eine Maschine nimm /tisch.
bot-games-title = Spiele auf diesem Server
bot-games-none = Noch keine. Eröffne eines mit /neu.
bot-games-past = Deine beendeten Spiele
bot-games-by-kind = Welche Spiele
bot-games-by-title = Von welchem Titel
bot-games-kind-waiting = Meine, die auf mich warten
bot-games-kind-mine = Alle meine
bot-games-kind-past = Meine beendeten
bot-games-kind-here = Alle auf diesem Server
bot-games-kind-open = Hier, mit freien Plätzen
bot-games-kind-over = Hier, beendet
button-oldest = Älteste zuerst
button-newest = Neueste zuerst
bot-games-free = frei
bot-status-lobby = in der Lobby
bot-status-playing = läuft
bot-status-over = vorbei
bot-status-abandoned = ohne Ergebnis beendet
bot-status-frozen = durch einen Fehler angehalten

## Beenden
bot-resign-sure = { $name } aufgeben? Ein Zurück gibt es nicht.
bot-resigned = Du hast aufgegeben.
bot-away = Jetzt antwortet eine Maschine für dich. Der Platz bleibt deiner: /weg beendet das, und jede eigene Antwort auch.
bot-welcome-back = Willkommen zurück. Du spielst wieder selbst.
bot-abandon-sure = Willst du { $name } wirklich ohne Ergebnis beenden?
bot-abandoned = Das Spiel ist ohne Ergebnis beendet.
bot-abandon-asked = Die anderen werden gefragt, ob sie einverstanden sind.
bot-draw-offer = Du bietest ein Remis an. Es gilt bis zu deinem nächsten Zug.
bot-draw-decline = Jetzt ist kein Remis angeboten.
bot-draw-agreed = Einverstanden. Das Spiel endet remis.

## Antworten
bot-done = Erledigt.
bot-done-next = Als Nächstes: { $names }.
bot-moved = Diese Seite ist umgezogen: Sie steht weiter unten.
bot-next-table = Ein anderes Spiel wartet auf dich.
bot-sealed = Abgegeben ✓
bot-left = { $n ->
    [one] Dein nächster Befehl folgt von selbst.
   *[other] Deine weiteren Befehle folgen von selbst.
}
bot-rematch = Das nächste Spiel ist hier: { $where }
bot-undone = Zurückgenommen.
bot-undo-asked = Das lässt sich nicht sofort zurücknehmen: { $why }. Die anderen werden gefragt, ob sie einverstanden sind.
bot-undo-since-moved = seither hat jemand anderes gehandelt
bot-undo-since-dice = es wurde gewürfelt
bot-undo-since-secret = Verborgenes wurde gezeigt
bot-consent-noted = Notiert. Andere müssen noch antworten.
bot-consent-done = Notiert. Damit ist es entschieden.
bot-standing-on = Das beantworte ich ab jetzt für dich.
bot-standing-sealed = Das beantworte ich ab jetzt für dich. Beleg: `{ $seal }`
bot-standing-off = Ab jetzt wirst du wieder gefragt.
bot-thawed = Das Spiel geht weiter.

## Formulare
bot-word-title = Dein Wort für die Würfel
bot-word-label = Ein Wort oder ein kurzer Satz
bot-word-hint = Es wird in jeden Wurf gemischt, damit niemand die Würfel vorher kennen kann
bot-word-noted = Dein Wort zählt. Du siehst es unter /verlauf.
bot-write-title = Tippe deine Antwort
bot-write-label = Deine Antwort
bot-write-hint = Zum Beispiel: { $text }
bot-paste-label = Dein Blatt
bot-policy-title = Dauerantwort
bot-policy-label = Deine Antwort
bot-policy-hint = „-“ nimmt sie zurück
bot-form-scenario = Szenario
bot-form-recommended = { $value } · empfohlen
bot-form-option = { $option }: { $value }
bot-form-options = Optionen, die vom Üblichen abweichen
bot-form-options-hint = Wie in homes=thrown pace=fast
bot-form-name = Name des Tischs
bot-form-file = Datei
bot-form-record = Aufzeichnung einlesen
bot-as-typed = Das hast du getippt: { $command }

## Ansehen
bot-shared = Alle hier sehen es.
bot-share-elsewhere = Allen zeige ich ein Spiel nur in seinem eigenen Kanal: Nicht alle hier dürfen jenen Kanal sehen. Lass `für-alle` weg, dann zeige ich es dir allein.
bot-no-game-here = In diesem Kanal gibt es kein Spiel. Eröffne eines mit /neu oder nenne eines von dir.
bot-which-game = Du spielst mehrere Spiele. Nenne eines hinter `spiel`: { $games }
bot-which = Welches deiner Spiele?
bot-log-title = Verlauf von { $name }
bot-log-empty = Noch ist nichts geschehen.
bot-button-log = Ganzer Verlauf
bot-changed-title = { $name }: was sich geändert hat
bot-changed-all = Du hast in diesem Spiel noch nichts getan; das ist bisher geschehen.
bot-changed-more = { $n ->
    [one] Und eine Zeile davor, siehe Verlauf.
   *[other] Und { $n } Zeilen davor, siehe Verlauf.
}
bot-changed-nothing = Seit du zuletzt etwas getan hast, ist nichts geschehen.
bot-menu-no-game = Dieser Beitrag gehört zu keinem meiner Spiele. Nimm einen mit dem Brett oder den Knöpfen eines Spiels.
bot-menu-no-lobby = Keiner deiner Tische wartet auf Mitspieler. Eröffne einen mit /neu und lade dann ein.
bot-menu-which = Zu welchem Spiel lädst du { $who } ein?
bot-who-title = Das Spiel im Überblick
bot-brief-options = Optionen
bot-who-seat = { $side }: { $who }
bot-who-waiting = **{ $side }**: wartet auf { $who }, gefragt { $since }
bot-who-free = { $side }: niemand. Der Gastgeber vergibt den Platz mit `/tisch`
bot-who-sealed = Versiegelte Antworten da: { $got } von { $wanted }.
bot-who-left = { $name } (hat diesen Server verlassen)
bot-who-host = Gastgeber: { $who }
bot-who-hidden = eine Person
bot-who-host-unknown = jemand, der nicht mehr auf diesem Server ist
bot-parked = Im Kanal dieses Spiels kann ich nicht mehr schreiben. Nichts ist verloren: Der Gastgeber holt es mit /tisch in einen anderen.
bot-parked-until = Ich versuche es { $when } wieder.
bot-try-done = Es hat geklappt: Alles ist geschrieben.
bot-try-later = Es geht noch nicht. Ich versuche es { $when } wieder.
bot-try-nothing = In diesem Spiel wartet kein Beitrag.
bot-frozen = Ein Fehler von uns hat das Spiel angehalten. Nichts ist verloren. Ein Moderator setzt es mit /tisch fort.
bot-note-table = **Für alle hier:** { $text }
bot-note-own = **Deine Notiz:** { $text }
bot-note-entry = `{ $n }` { $text }
bot-notes-title = Notizen · { $name }
bot-notes-none = Du hast hier nichts notiert.
bot-notes-small = Deine Notizen liest niemand sonst.
bot-note-for-all = Was alle am Tisch lesen sollen
bot-note-for-you = Nur für deine Augen
bot-more-note = Notiz
bot-more-note-button = Notiz
bot-more-note-about = Notiere hier etwas, nur für deine Augen.
button-notes = Notizen
button-note = Etwas notieren
button-note-table = Notiz für alle
bot-prepared-title = Vorbereitet · { $game }
bot-prepared-none = Noch ist nichts vorbereitet. Nur du wirst davon wissen.
bot-prepared-guess = Du wirst noch nicht gefragt. So könnte es bis dahin stehen.
bot-prepared-fits = So wie es steht, geht das.
bot-prepared-lacks = So wie es steht, geht das nicht: { $why }
bot-prepared-unchanged = Wird gespielt, sobald du gefragt wirst, falls sich in deiner Sicht nichts geändert hat.
bot-prepared-always = Wird gespielt, sobald du gefragt wirst, was auch geschieht, falls die Regeln es erlauben.
bot-prepared-later = Eine Weile danach, damit es niemand merkt.
bot-prepared-open = Er wurde nicht von selbst gespielt. Nimm ihn, ändere ihn oder verwirf ihn.
bot-prepared-changed = Was sich geändert hat
bot-prepared-only = Wird gegeben, wenn du gefragt wirst, { $condition }.
bot-prepared-if = Nur wenn …
bot-prepared-if-stays = nur wenn { $piece } noch auf { $at } steht
bot-prepared-if-free = nur wenn niemand auf { $at } ist
bot-prepared-do-always = Was auch geschieht
bot-prepared-do-unchanged = Nur wenn sich nichts ändert
bot-prepared-do-drop = Verwerfen
bot-prepared-do-use = Übernehmen
bot-turns-title = Deine Spiele
bot-turns-none = Du spielst gerade nichts. Finde etwas mit /spielen, oder eröffne etwas mit /neu.
bot-turns-mine = { $n ->
    [0] Kein Spiel wartet auf dich.
    [one] **Ein Spiel wartet auf dich**
   *[other] **{ $n } Spiele warten auf dich**
}
bot-turns-others = **Andere sind dran**
bot-turns-lobbies = **Noch nicht begonnen**
bot-turns-ended = **Kürzlich beendet**
bot-digest-title = Deine Spiele heute
bot-digest-small = Das kommt einmal am Tag, wenn etwas auf dich wartet oder zu Ende ist. /einstellungen ändert das, /spiele zeigt es jederzeit.
bot-turns-for = wartet auf { $who }
bot-turns-with = mit { $who }
bot-turns-since = gefragt { $since }
bot-turns-zero = Zeit ist um { $when }
bot-clock = Ausgemacht. { $terms }
bot-machine-player = Maschine, { $policy }
bot-more = und { $n } weitere
bot-fair-title = Faire Würfel in { $name }
bot-fair-how = Vor dem ersten Wurf zog der Bot eine geheime Zahl und zeigte ihren Hash. Jeder Wurf folgt aus dieser Zahl und den Worten der Spieler, also kann ihn niemand wählen.
bot-fair-commitment = Hash der geheimen Zahl: `{ $commitment }`
bot-fair-word = Wort von { $side }: „{ $word }“, in den Würfeln als `{ $mixed }`
bot-fair-word-gone = Wort von { $side }, wie die Würfel es kennen: `{ $mixed }`
bot-fair-rolls = { $n ->
    [one] Bisher ein Würfel geworfen.
   *[other] Bisher { $n } Würfel geworfen.
}
bot-fair-seal = { $side } hat eine versiegelte Antwort hinterlegt: `{ $seal }`
bot-fair-opened = Geöffnet: Zu { $kind } hatte { $side } `{ $policy }` hinterlegt (Salz `{ $salt }`)
bot-fair-later = Die geheime Zahl wird am Ende des Spiels gezeigt. Dann kann jeder jeden Wurf prüfen.
bot-fair-seed = Die geheime Zahl: `{ $seed }`
bot-fair-good = Ich habe geprüft: Die Zahl passt zu ihrem Hash und jeder Wurf zur Zahl.
bot-fair-bad = **Etwas passt nicht:** { $why }
bot-fair-small = Prüf es selbst: Hol die Aufzeichnung und starte python -m engine verify DATEI.
bot-export-whole = Das ganze Spiel mit seinen Würfeln und deren geheimer Zahl. Mit /neu holst du es zurück.
bot-export-log = Der Verlauf bis jetzt. Die ganze Aufzeichnung gibt es, wenn das Spiel vorbei ist.
bot-page-title = { $name } als Seite
bot-page-ended = Speichere diese Datei und öffne sie im Browser: Sieh dir das Spiel Schritt für Schritt an, mit allen Geheimnissen und so, wie jede Seite es sah; die Würfel weist sie nach. Sie braucht kein Netz.
bot-page-under-way = Speichere diese Datei und öffne sie im Browser: Sieh dir das Spiel bis jetzt Schritt für Schritt an, soweit du es sehen darfst. Sie braucht kein Netz. Ist das Spiel vorbei, öffnet die Seite alle Geheimnisse und weist die Würfel nach.
bot-page-large = Die Seite dieses Spiels hat { $size } MiB, Discord nimmt hier { $limit } MiB an. /wiederholung gibt dir die Aufzeichnung, die kleiner ist.
bot-page-fingerprint = Fingerabdruck der Aufzeichnung darin: `{ $hash }`
bot-replay-title = { $name } von Anfang an
bot-replay-turn = Der letzte Zug von { $name }
bot-explain-progress = Ich rechne: { $bar } { $percent } %
bot-replay-progress = Ich zeichne die Wiederholung: { $bar } { $percent } %
bot-rules-case = Regel { $id } · { $title }
bot-rules-ruling = Auslegung { $id } · { $title }
bot-rules-none = Zu „{ $query }“ finde ich nichts. Versuch es mit weniger oder anderen Worten.
bot-rules-near = **Siehe auch**
    { $found }
bot-rules-begin = Von vorne lesen
bot-rules-cases = Die Regeln dieses Kapitels
bot-rules-contents = Inhalt: Wähle ein Kapitel
bot-rules-no-title = Regeln zu „{ $title }“ habe ich nicht. Wähle ein Spiel aus der Liste, die beim Tippen aufgeht.
bot-rules-small = { $title }, in eigenen Worten. Mehr findest du mit /regeln.
bot-words-title = { $title }: Begriffe
bot-words-cases = Die Regeln, in denen diese Begriffe stehen
bot-words-here = **In dem, was du gerade gelesen hast**
bot-words-others = **Alle anderen Begriffe**
bot-words-line = - **{ $word }** ({ $case }): { $text }
bot-words-word = Begriff · { $word }
bot-purposes-open = Wozu dient was?
bot-purposes-title = { $title }: Wozu dient was?
bot-purpose = - **{ $name }**: { $what }
bot-kind-unit = Einheiten
bot-kind-movement = Bewegungsarten
bot-kind-approach = Wege, dem Gegner zu begegnen
bot-kind-rank = Ränge
bot-kind-weapon = Waffen
bot-kind-kit = Ausrüstung
bot-kind-enemy = Gegner
bot-kind-ship = Schiffe
bot-kind-part = Teile eines Schiffs
bot-kind-store = Raketen und dergleichen
bot-kind-order = Befehle
bot-kind-plan = Der Schlachtplan
bot-kind-action = Was du tun kannst
bot-kind-option = Optionen eines Tischs

## Einstellungen
bot-yes = ja
bot-no = nein
bot-about-title = Was über dich gespeichert ist
bot-about = Alles, was über dich gespeichert ist: Einstellungen, Spiele, Plätze, Antworten, Entwürfe und Texte. Nur du siehst diese Datei, und sie kann Geheimnisse laufender Spiele enthalten.
bot-forget-title = Löschen, was über dich gespeichert ist?
bot-forget-goes = **Was geht:** deine Kennung und dein Name in jedem Spiel, deine Einstellungen, wann du spielst, dein Platz in der Warteschlange, wie verlässlich du antwortest, wen du blockiert hast, aufbewahrte Texte, Entwürfe, Befehlsblätter, Dauerantworten, dein Wort für die Würfel und was dir noch zu schicken war.
bot-forget-stays = **Was bleibt:** die Spiele, wie sie gespielt wurden, mit dem, was als Zug getippt wurde: Namen von Figuren, Gründe einer Spielleitung. Auch Nachrichten auf Discord bleiben; bitte den Server, sie zu entfernen.
bot-forget-games = { $n ->
        [0] Kein Spiel mit dir läuft.
        [one] Ein Spiel mit dir läuft. Dein Platz wird leer, oder er gibt auf, wo es ohne ihn weitergeht; ist niemand mehr da, endet das Spiel.
       *[other] { $n } Spiele mit dir laufen. Deine Plätze werden leer, oder sie geben auf, wo es ohne sie weitergeht; ein Spiel, in dem niemand mehr da ist, endet.
    }
bot-forget-small = Das lässt sich nicht rückgängig machen. Du kannst jederzeit als jemand Neues wiederkommen.
bot-forget-yes = Lösch mich
bot-forgotten = Über dich ist nichts mehr gespeichert.
bot-settings-title = Deine Einstellungen
bot-settings-saved = Gespeichert. Deine Einstellungen jetzt
bot-settings-line = { $name }: { $value }
bot-settings-language = Sprache
bot-settings-theme = Farben
bot-settings-secrets = Geheimnisse
bot-settings-boards = Bretter
bot-settings-screen = Private Bilder sind für
bot-settings-confirm = Vorher zeigen, was ein Zug bewirkt
bot-settings-named = Andere Programme dürfen deinen Namen erfahren
bot-settings-calls = Bist du dran, erfährst du es
bot-settings-times = Wann du spielst
bot-times-title = Wann du spielst
bot-times-saved = Gespeichert. Wann du jetzt spielst
bot-times-zone = Zeitzone: **{ $zone }**, dort ist es { $now }
bot-times-zone-unset = Zeitzone: **nicht gesetzt**, darum gilt UTC; dort ist es { $now }
bot-times-quiet = Ruhezeit: **{ $hours }**
bot-times-span = { $begin } bis { $end }
bot-times-none = keine
bot-times-later = ⏳ Du hast das heute schon einmal geändert: Die Uhren richten sich { $when } danach, bis dahin nach dem, was vorher galt.
bot-times-digest = Deine tägliche Übersicht über alle Spiele kommt um **{ $hour }:00**.
bot-times-digest-off = Du bekommst keine tägliche Übersicht über deine Spiele.
bot-times-digest-on = Tägliche Übersicht bekommen
bot-times-away = Im Urlaub von { $begin } bis { $end }
bot-times-leave = Urlaub, den du noch hast: **{ $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}**
bot-times-small = In der Ruhezeit und im Urlaub läuft keine deiner Uhren, und niemand erinnert dich. Einen Tag Urlaub verdienst du, wenn du an zehn Tagen spielst, höchstens 21.
bot-times-change = Zeitzone und Ruhezeit
bot-times-leave-button = In Urlaub gehen
bot-times-back = Urlaub beenden
bot-times-at = Übersicht um { $hour }:00
bot-times-digest-prompt = Wann kommt deine Übersicht?
bot-form-clock = Die Uhr dieses Tisches
bot-form-clock-bank = Zeit für jeden Platz
bot-form-clock-hint = Etwa 30 min, 12 h oder 3 t
bot-form-clock-increment = Dazu für jede Antwort
bot-form-clock-increment-hint = Etwa 30 s; leer lassen für nichts
bot-form-clock-cap = Höchstens
bot-form-clock-cap-hint = So viel Zeit sammelt sich höchstens an; leer für das Doppelte
bot-form-clock-zero = Wenn jemand keine Zeit mehr hat
bot-form-clock-rules = Außerdem
choice-clock-weekends = Wochenenden zählen nicht
choice-clock-vacation = Urlaub zählt nicht
choice-clock-steady = Nur Verlässliche: niemand, der oft zu spät ist
bot-form-rules = Die Regeln dieses Tisches
bot-options = Die Regeln dieses Tisches sind geändert.
bot-times-which = Welcher Ort ist es?
bot-times-form-hours = Wann du spielst
bot-times-form-zone = Zeitzone
bot-times-form-zone-hint = Deine Stadt oder dein Land, oder wie deine Uhrzeit heißt
bot-times-form-from = Beginn der Ruhezeit
bot-times-form-to = Ende der Ruhezeit
bot-times-form-hint = Etwa 22:30 oder 22 Uhr; leer, wenn du keine willst
bot-times-form-vacation = Urlaub
bot-times-form-days = Für wie viele Tage?
bot-times-form-left = Du hast noch { $days }.
bot-times-form-begin = Ab welchem Tag?
bot-times-form-date = Etwa 2027-07-31, 31. Juli oder morgen; leer für heute
bot-settings-small = Was du wählst, gilt auf jedem Server.
bot-server-title = Einstellungen dieses Servers
bot-server-hosts = Wer Spiele eröffnen darf
bot-server-channels = Wo
bot-server-everywhere = überall
bot-server-quiet = Neue Spiele sind leise
bot-server-lobbies = Offene Lobbys je Person
bot-server-hosted = Spiele, die eine Person leitet
bot-server-hourly = Neue Spiele je Person und Stunde
bot-server-imports = Aufzeichnungen, die eine Person am Tag einlesen darf
bot-server-megabytes = Megabyte eingelesener Aufzeichnungen insgesamt
bot-server-no-role = Nenne auch eine Rolle.

## Was schiefgehen kann
bot-error = Bei uns ist etwas schiefgegangen. Dein Spiel ist so wie vorher. Bitte versuch es noch einmal.
bot-error-id = Wenn es wieder geschieht, sag dem Betreiber des Bots diese Nummer: { $id }
bot-bad-setup = So geht es nicht: { $why }.
bot-bad-data = Die Datei ist nicht zu gebrauchen. { $why }
bot-broken-record = Das ist kein Spiel, das ich lesen kann: { $why }.
bot-cooldown = Einen Moment bitte. Versuch es in { $seconds } s noch einmal.
bot-server-only = Das geht nur auf einem Server.
bot-not-allowed = Das darfst du hier nicht.
bot-bad-option = Eines der Felder ist nicht zu lesen.
bot-old-command = Dieser Befehl hat sich geändert. Bitte lade Discord neu und versuch es noch einmal.
bot-rules-bug = Das Spiel ist auf einen Fehler von uns gestoßen und angehalten. Nichts ist verloren, und der Gastgeber erfährt davon.
bot-store-error = Das Spiel konnte nicht gespeichert werden, also hat sich nichts geändert. Bitte versuch es gleich noch einmal.
bot-stopping = Ich werde gerade neu gestartet und bin hiermit nicht fertig geworden. Wenn es in einer Minute nicht im Verlauf steht, mach es noch einmal.
bot-discord-error = Discord hat unsere Nachricht nicht angenommen. Was du getan hast, zählt, wenn es im Verlauf steht.
bot-too-big = Das Bild ist größer, als Discord es hier annimmt.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-pin-messages = Nachrichten anpinnen
permission-manage-threads = Threads verwalten

## Hallo und Hilfe
bot-hello-title = Hallo! Ich bin Nullgate.
bot-hello =
    Ich bringe Weltraum-Kriegsspiele auf diesen Server und achte darauf, dass jede Regel gilt.
    Eröffne mit /neu einen Tisch, gegeneinander oder gegen die Maschine. /lernen bringt dir die Spiele bei, /hilfe zeigt, wie ein erstes geht.
help-step = Seite { $at } von { $of }
help-start-title = Dein erstes Spiel
help-start =
    Ihr spielt im Chat: Ich führe das Brett, werfe die Würfel und kenne die Regeln.
    { "" }**1.** Tippe in einem Kanal /neu und wähle ein Spiel.
    { "" }**2.** Eine Karte erscheint. Das ist der Tisch.
    Du kannst gegen Freunde spielen oder allein gegen die Maschine.
    Ein Spiel ist dir neu? /lernen bringt es dir bei, indem du es spielst, ganz für dich.
help-draft = Diese Sprache ist ein Entwurf: { language-draft }. Was ihr fehlt, steht auf Englisch da, und Befehle behalten ihre englischen Namen. Mit /einstellungen wechselst du die Sprache.
help-draft-there = Es gibt einen Entwurf auf { $name }: { language-draft }. Mit /einstellungen schaltest du ihn ein.
help-seat-title = Nimm Platz
help-seat =
    Drück neben einem Platz auf **{ button-join }**. Niemand da? **{ button-machine }** füllt den anderen.
    Uhr und Regeln sind hinter **{ button-settings }**. Sobald du sitzt, kannst du ein eigenes Wort zu den Würfeln geben.
    Sind alle Plätze besetzt, drück **{ button-start }**.
help-move-title = Mach einen Zug
help-move =
    Wenn du dran bist, wirst du gerufen. Drück einen Knopf unter dem Brett und wähle Schritt für Schritt.
    Nur du siehst deine Auswahl. Ein Zug, dessen Knopf schon alles sagt, gilt sofort. Bei jedem anderen siehst du erst, was er bewirkt: **{ button-confirm }** lässt ihn gelten, **{ button-cancel }** führt zurück.
    Tippst du lieber? /ziehen nimmt Züge als Text und schlägt die erlaubten vor.
help-secrets-title = Geheimnisse
help-secrets =
    Was nur du wissen darfst, etwa Karten, kommt als Direktnachricht.
    Magst du das nicht oder sind deine Nachrichten geschlossen, drück unter dem Brett **{ button-look }**. Mit /einstellungen wählst du zwischen beidem.
help-look-title = Sieh dich um
help-look =
    /brett zeichnet das Brett oder schreibt es als Text. /verlauf erzählt, was geschah, /wiederholung zeigt es noch einmal.
    /regeln liest die Regeln von vorne bis hinten; `/regeln schlagen` schlägt eine nach, mit Worten oder Nummer.
    /zurück nimmt einen Zug zurück, solange seither nichts gewürfelt oder gezeigt wurde. Sonst werden die anderen gefragt.
    Dein Platz gehört dir: Will der Gastgeber ihn jemand anderem geben, wirst du zuerst gefragt.
    /verlauf zeigt, dass niemand die Würfel wählen kann.
help-watch-title = Wer was sieht
help-watch =
    Ein Spiel ist so sichtbar wie sein Kanal: Wer den Kanal sieht, darf zuschauen und mitspielen, solange Plätze frei sind. In einem privaten Thread sind das seine Mitglieder.
    Wer mitspielt, mitgespielt hat oder eingeladen ist, sieht es von überall, und Direktnachrichten zeigen nur solche Spiele.
    Was nur deine Seite wissen darf, siehst nur du.
    Um ein Spiel kümmern sich sein Gastgeber und wer in seinem Kanal moderiert. Sonst kann das niemand.
help-commands-title = Alle Befehle
help-commands =
    { "" }**Tische** /spielen, /neu, /mitspielen, /einladen, /start, /spiele
    { "" }**Am Tisch** /ziehen, /brett, /meins, /tipp, /zurück, /verlauf, /chancen
    { "" }**Am Ende** /aufgeben, /remis, /weg, /wiederholung; alles andere: /tisch, für die Spielleitung /sl
    { "" }**Menüs** Rechtsklick (oder lange drücken) auf einen Beitrag des Spiels, dann *Apps*: { menu-hand }, { menu-board }, { menu-changed }; auf einer Person: { menu-invite }
    { "" }**Mehr** /lernen, /rätsel, /sandkasten, /regeln, /einstellungen, /melden, /server

# -- hints ----------------------------------------------------------------------------------------

bot-hints-agreed = Du stimmst Tipps an diesem Tisch zu. Es gibt sie, sobald alle zustimmen; der Knopf nimmt das zurück.
bot-hints-refused = Du stimmst Tipps an diesem Tisch nicht mehr zu, also gibt es keine.
bot-turns-hints = { $n ->
    [one] ein Tipp genommen
   *[other] { $n } Tipps genommen
}

# What is behind the (i) of a post.
bot-more-game = Spiel { $id }, Eintrag { $n }
bot-more-title = Hinter diesem Beitrag
bot-more-rules = Die Regeln dahinter
bot-more-rules-button = Lesen
bot-more-log = Was geschah, Eintrag für Eintrag
bot-more-log-button = Verlauf
bot-more-entries = { $n ->
    [one] Eintrag { $last }
   *[other] Einträge { $first }–{ $last }
 }
bot-more-dice = Sind die Würfel fair?
bot-more-dice-button = Prüfen
bot-more-sealed = festgelegt vor dem Spiel: { $seal }
bot-more-aims = Worum geht es?
bot-more-aims-button = Überblick
bot-more-aims-about = Ziele, Hausregeln, wer wo sitzt
bot-more-board = Brett als Text
bot-more-board-button = Zeigen
bot-more-board-about = für Screenreader
