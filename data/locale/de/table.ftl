# Tische: Lobby, Beiträge, Auswahl, Ablehnungen. Für alle Spiele gleich.

## Maschinenspieler
machine-name = { $side } (Maschine)
policy-random = zufällig
policy-first-steps = erste Schritte
policy-first-steps-about = Spielt vernünftig und übersieht ab und zu etwas. Antwortet gleich
policy-steady = solide
policy-steady-about = Nimmt, was am besten aussieht, ohne vorauszudenken. Antwortet gleich; gut für Neulinge
policy-strong = stark
policy-strong-about = Denkt voraus und spielt auf die besten Chancen. Denkt höchstens ein, zwei Sekunden
policy-champion = Meister
policy-champion-about = Denkt voraus wie „stark“, probiert aber dreimal so viel. Denkt bis zu 5 Sekunden

## Lobby
lobby-rules = { $n ->
    [one] Eine Hausregel
   *[other] { $n } Hausregeln
}: siehe Einstellungen.
lobby-title = { $game }: Wer spielt mit?
brief-objective = **{ $who }:** { $what }
brief-length = { $turns } Züge.
brief-turns = Stand: { $turn } von { $turns }, danach noch { $left }.
brief-house = Hausregeln: { $rules }
brief-option = { $name }: { $value }
brief-own-table = ein eigener Tisch des Gastgebers
lobby-free = **{ $side }** · frei
lobby-taken = **{ $side }** · { $name }
lobby-taken-unnamed = **{ $side }** · besetzt
lobby-kept = **{ $side }** · freigehalten für { $name }
lobby-machine = **{ $side }** · Maschine, { $policy }
lobby-no-dm = nimmt keine Direktnachrichten an
lobby-spare = Freie Plätze bleiben leer. Nimm so viele, wie du willst.
lobby-muster = Es fehlt noch ein Zeichen von { $who }.
lobby-host = hat eröffnet
headline-lobby = Das Spiel hat noch nicht begonnen.
turns-players = Mitspieler
turns-host = den Start durch den Gastgeber

## Knöpfe
button-join = Mitspielen
button-leave = Aussteigen
button-start = Starten
button-here = Ich bin da
button-unseat = Entfernen
button-choose = Wählen
button-more = Mehr Möglichkeiten
button-machine = Maschine dazu
button-settings = Einstellungen
button-look = Meine Hand
button-next = Weiter: { $name }
button-map = Karte
button-whole = Ganzes Brett
button-board = Als Text
button-since = Was geschah
button-eyes-open = Alle Geheimnisse offen
button-eyes = Wissen von { $name }
button-rematch = Revanche
button-swap = Revanche, Seiten getauscht
button-undo = Zurücknehmen
button-return = Bin zurück
button-return-named = Bin zurück ({ $name })
button-unfold = Warum?
button-words = Begriffe
button-replay = Wiederholung
button-replay-page = Als Seite
button-try = Jetzt versuchen
button-agree = Einverstanden
button-decline = Ablehnen
button-back = Antwort zurücknehmen
button-write = Eintippen
button-prepare = Vorbereiten
button-prepared = Vorbereiteter Zug
button-sheet = Mein Blatt öffnen
button-restart = Von vorn
button-confirm = Bestätigen
button-cancel = Abbrechen
button-all-lines = Alles
button-anyway = Trotzdem ausführen
button-change = Ändern
button-numbers = Zahlen
button-correct = Korrigieren
button-page-back = Zurück: { $page } von { $pages }
button-page-on = Weiter: { $page } von { $pages }
standing-prompt = Dauerantwort hinterlegen
standing-none = Keine Dauerantwort: frag mich

## Vorschau
preview-title = { $what }?
preview-orders = Diese Befehle geben
preview-roll = { $sides ->
    [6] Dann wird gewürfelt.
   *[other] Dann wird mit einem { $sides }-seitigen Würfel gewürfelt.
}
preview-draw = Dann wird eines von { $sides } ausgelost.
preview-unsure = Was danach kommt, siehst du, wenn du bestätigst.
preview-then = Was danach kommt, lässt sich nicht vorhersehen. Du würdest fortfahren mit: `{ $steps }`
preview-sealed = Deine Antwort sieht niemand, bevor alle geantwortet haben.
preview-loses = Du verlierst das Spiel
preview-may-lose = Du kannst das Spiel verlieren
preview-lost = { $n ->
    [one] { $pieces } kommt nicht zurück
   *[other] { $pieces } kommen nicht zurück
}
preview-likely-lost = { $pieces }: { $chance } von 100 Mal verloren
preview-comes-back = { $n ->
    [one] { $pieces } kommt { $chance } von 100 Mal zurück
   *[other] { $pieces } kommen je { $chance } von 100 Mal zurück
}
preview-may-be-lost = { $n ->
    [one] { $pieces } kommt vielleicht nicht zurück
   *[other] { $pieces } kommen vielleicht nicht zurück
}
preview-hurt = { $pieces }: { $certain ->
    [1] { $what }
   *[other] vielleicht { $what }
}
preview-bar = { $pieces }: { $ends }
preview-between = zwischen { $best } und { $worst }
preview-extremes = { $pieces }: { $same ->
    [1] { $worst }
   *[other] bestenfalls { $best }, schlimmstenfalls { $worst }
}
preview-end-safe = sicher
preview-end-hurt = getroffen
preview-end-lost = verloren
look-nothing = Du hast zurzeit keine Geheimnisse.
look-sealed = Deine Antwort: **{ $what }**. Sie bleibt verdeckt, bis alle geantwortet haben; du kannst sie zurücknehmen.

## Kleingedrucktes
small-standing = durch Dauerantwort
small-order = nach Befehlen, die im Voraus kamen
small-lapse = beantwortet für jemanden, der nicht kam
small-caretaker = von einer Maschine beantwortet für jemanden, der weg ist

## Beiträge
note-machine = { $side } spielt ab jetzt eine Maschine.
note-seated = { $name } spielt ab jetzt { $side }.
note-whole = … Der ganze Bericht steht in der Datei.
note-folded = { $n ->
    [one] Eine Zeile davor steht in der Datei.
   *[other] { $n } Zeilen davor stehen in der Datei.
}
post-told-in = Was geschieht, steht in { $thread }.
post-board-at = Das Brett: { $link }
post-asked = { $who } { $what }
post-called = { $who }:
post-away = Solange { $names } weg { $n ->
    [one] ist
   *[other] sind
 }, antwortet dort eine Maschine.
note-left = Wer { $side } spielte, ist für immer gegangen. Der Gastgeber kann den Platz mit /tisch jemand anderem geben oder das Spiel dort beenden.
note-abandoned-left = Niemand ist mehr am Tisch. Das Spiel endet ohne Ergebnis.
note-abandoned-closed = Die Partie wurde abgebrochen. Sie endet ohne Ergebnis.
note-lobby-replaced = Diese Lobby ist geschlossen; gespielt wurde nichts.
note-abandoned = { $name } hat das Spiel abgesagt. Es endet ohne Ergebnis.
note-lobby-closed = { $who } hier ist seit 14 Tagen niemand dazugekommen und nichts geändert worden, darum ist die Lobby geschlossen. Mit /neu eröffnest du eine neue.
note-declined = { $name } lehnt ab.
somebody = Jemand
note-withdrawn = { $name } zieht die Anfrage zurück.
note-moot = Worum gebeten wurde, hat sich erledigt. Es hat sich nichts geändert.
note-replace-declined = { $name } lehnt ab. { $side } wird weiter von derselben Person gespielt.
note-replace-withdrawn = { $name } zieht die Anfrage zurück. { $side } wird weiter von derselben Person gespielt.
note-replace-lapsed = Nicht alle haben innerhalb eines Tages zugestimmt. { $side } wird weiter von derselben Person gespielt.
note-replace-moot = { $side } kann nicht mehr so abgegeben werden wie angefragt. Es hat sich nichts geändert.
note-seat-gone = Du spielst { $side } nicht mehr: Dein Platz wurde jemand anderem gegeben.
note-away-late = Eine Maschine spielt { $side } für dich, weil du lange nicht geantwortet hast. Antworte oder drück auf den Knopf, und du spielst weiter. { $where }
note-away-agreed = Eine Maschine spielt { $side } für dich, solange du weg bist: Die anderen waren sich einig. Antworte oder drück auf den Knopf, und du spielst weiter. { $where }
note-away-offered = Dein Platz, { $side }, ist im Angebot, und eine Maschine spielt ihn: Du hast lange nicht geantwortet. Solange ihn niemand nimmt, antworte oder drück auf den Knopf, und du spielst weiter. { $where }
note-while-away = { $n ->
    [0] Für dich musste nichts beantwortet werden.
    [one] Eine Antwort wurde für dich gegeben. Sie steht unter /verlauf.
   *[other] { $n } Antworten wurden für dich gegeben. Sie stehen unter /verlauf.
 }
note-not-back = { $name } hat inzwischen eine andere Seite gespielt und kennt ihre Geheimnisse, darum gibt es { $side } nicht zurück. Der Gastgeber kann den Platz mit /tisch jemandem geben.
note-invited = { $name }, { $by } lädt dich ein, { $side } zu spielen. Drück auf der Karte oben auf Mitspielen; `/tisch leave` lehnt ab.
note-muster = { $who } der Tisch ist voll. Drückt **{ button-here }**: Das Spiel beginnt, sobald es alle getan haben. Wer es nicht tut, dessen Platz wird { $until } wieder frei.
note-muster-over = { $name } hat sich einen Tag lang nicht gemeldet, darum ist der Platz wieder frei.
note-has-left = { $name } hat { $side } gespielt und diesen Server verlassen.
note-departed = { $name } hat diesen Server verlassen und behält { $side } vorerst. Der Gastgeber kann den Platz mit /tisch neu vergeben.
note-call-turn = Du bist dran: { $where }
note-call-asked = Jemand bittet um deine Zustimmung: { $where }
note-call-look = Hier gibt es etwas für dich zu sehen: { $where }
note-call-missed = { $who } Direktnachrichten erreichen dich nicht, darum wirst du hier gerufen: Dieses Spiel braucht dich.
note-call-unseen = Du wirst in Spiel { $id } gerufen, das dort gespielt wird, wo du nichts siehst: { $where }. Bitte den Gastgeber oder einen Moderator, dich hereinzulassen. Bis dahin gib das Spiel bei deinen Befehlen an (spiel:{ $id }).
note-vacation = { $name } ist im Urlaub, von { $begin } bis { $end }. Solange steht die eigene Uhr still.
note-vacation-over = { $name } ist aus dem Urlaub zurück.
note-vacation-off = { $name } hat den Urlaub abgesagt.
note-frozen = Bei uns ist etwas schiefgegangen, darum steht dieses Spiel erst einmal still. Nichts ist verloren. Ein Moderator kann es mit /tisch weiterlaufen lassen.
note-edition = Die Regeln dieses Spiels wurden berichtigt (Ausgabe { $edition }), und seine Stellung passt nicht zu ihnen, darum steht es still. Nichts ist verloren: Version { $version } des Programms kann es nach Ausgabe { $was } weiterspielen.
note-dropped = Deine Dauerantwort für { $side } passte nicht mehr und wurde gestrichen. Du wirst wieder gefragt.
note-prepared-given = Dein vorbereiteter Zug für { $side } wurde gerade gespielt.
note-prepared-waits = Dein vorbereiteter Zug für { $side } wurde nicht gespielt: In deiner Sicht hat sich etwas geändert, oder er geht nicht mehr. Du wirst gefragt und findest ihn eingetragen.
note-order-dropped = Deine Befehle halten hier an, denn das geht nicht mehr: `{ $steps }`. Du wirst wieder gefragt.
note-order-passed = Das ging nicht mehr und entfällt: `{ $steps }`. Deine übrigen Befehle gehen weiter.
note-act-lost = Jemand hat etwas zurückgenommen. Was du seither heimlich getan hast, ging danach nicht mehr und ist rückgängig. Sieh dir den Tisch an.
note-quiet = { $name } hat dieses Spiel leise gestellt: Im Kanal steht ein Brett, immer das neueste, und was geschieht, wird hier erzählt.
note-loud = { $name } hat das leise Spiel beendet: Was geschieht, steht wieder hier.
button-unfollow = Nicht mehr folgen
dm-follow = Was in dem Spiel geschah, dem du folgst. Sein Kanal: { $where }
dm-follow-over = Das Spiel, dem du gefolgt bist, ist vorbei. Sein Kanal: { $where }
note-watch = { $name } lässt andere diesem Spiel im Browser zusehen: Wer den Link bekommt, sieht, was dieser Kanal sieht.
note-watch-link = { $name } lässt andere diesem Spiel im Browser zusehen. Wer diesen Link hat, sieht, was dieser Kanal sieht: { $link }
note-watch-withdrawn = { $name } hat den Link zurückgezogen, an dem man diesem Spiel im Browser zusehen konnte.
note-standing = { $side }: Eine versiegelte Dauerantwort wurde hinterlegt, `{ $seal }`
note-parked-gone = Ich finde den Kanal von Spiel { $id } nicht. Nichts ist verloren: Geh in einen anderen Kanal und spiel mit /tisch dort weiter. Ich suche ihn { $when } wieder, danach mindestens alle 15 Minuten.
note-parked-deleted = Der Kanal von Spiel { $id } wurde gelöscht. Nichts ist verloren: Geh in einen anderen Kanal und spiel mit /tisch dort weiter.
note-parked-forbidden = Ich darf im Kanal von Spiel { $id } nicht schreiben. Nichts ist verloren: Gib mir die Rechte zurück, oder nimm /tisch in einem anderen Kanal. Ich versuche es { $when } wieder, danach mindestens alle 15 Minuten.
note-parked-closed = Spiel { $id } wird in deinen Direktnachrichten gespielt, die dich nicht mehr erreichen. Nichts ist verloren: Erlaube Nachrichten von Mitgliedern eines Servers, auf dem wir beide sind. Ich versuche es { $when } wieder, danach mindestens alle 15 Minuten.
note-parked-post-failed = Meine Beiträge in Spiel { $id } scheitern immer wieder an einem Fehler von mir. Nichts ist verloren. Ich versuche es { $when } wieder, danach mindestens alle 15 Minuten.
note-unshown = Etwas, das hier geschah, konnte durch einen Fehler von mir nicht gezeigt werden. Nichts ist verloren: Die Knöpfe hier zeigen deine Hand und den ganzen Verlauf. { $who }
note-unshown-lobby = Die Karte von Spiel { $id } konnte durch einen Fehler von mir nicht gezeigt werden. Nichts ist verloren: /mitspielen nimmt einen Platz, /tisch besetzt einen, /start fängt an. { $who }
summary-turns = Gespielte Runden: { $n }
summary-plain = { $n ->
    [one] Ein Eintrag
   *[other] { $n } Einträge
} im Protokoll, { $dice ->
    [0] keine offenen Würfe
    [one] ein offener Wurf
   *[other] { $dice } offene Würfe
}
summary-losses = Verluste: { $list }.
summary-lost = { $name } { $n }
summary-dice = Der teuerste Wurf, in Runde { $turn } ({ $n } verloren): { $what }
summary-record = Spiele der beiden hier: { $n }. { $list }.
summary-won = { $name } gewann { $n }
summary-seat = { $side } { $name }
summary-seats = Wer es war: { $list }.
summary-drawn = { $n } unentschieden
ask-undo = { $name } möchte zurücknehmen: { $what }{ $n ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Damit entfällt auch, was danach kam, zusammen { $n } Einträge.
} Gesehene Würfe bleiben bekannt, und es wird neu gewürfelt. Bist du einverstanden?
ask-abandon = { $name } möchte das Spiel ohne Ergebnis absagen. Bist du einverstanden?
ask-replace = { $holder }, { $name } möchte deinen Platz jemand anderem geben: { $who } würde { $side } an deiner Stelle spielen.{ $learns ->
    [person] { " " }{ $who } würde alles sehen, was { $side } sieht, auch was bisher nur du weißt.
   *[nothing] { "" }
} Lehnst du ab, ändert sich nichts. Antwortest du bis <t:{ $until }:f> nicht, werden die anderen am Tisch gefragt.
ask-replace-table = { $holder } wurde gebeten, { $side } abzugeben, und hat einen Tag lang nicht geantwortet. Seid ihr alle einverstanden, spielt { $who } ab dann { $side }.{ $learns ->
    [person] { " " }{ $who } sieht dann alles, was { $side } sieht, auch was bisher nur { $holder } weiß.
   *[nothing] { "" }
} Lehnt jemand ab oder fehlt bis <t:{ $until }:f> eine Antwort, behält { $holder } den Platz.
ask-in-charge = der Gastgeber oder ein Moderator
ask-replace-taker = { $who }, { $name } hätte gern, dass du in diesem Spiel { $side } spielst. Bist du einverstanden, gehört der Platz dir; sonst, und wenn du bis <t:{ $until }:f> nicht antwortest, ändert sich nichts.
machine-as = eine Maschine ({ $policy })
dm-hello = Deine Seite: { $side }. Was nur du wissen darfst, kommt hierher. Der Tisch ist unter { $where }
dm-anonymous = An diesem Tisch sind die Namen verborgen, bis das Spiel vorbei ist, und gerufen wirst du nur hier. Niemand sieht, wer einen Knopf drückt oder einen Befehl gibt. Schreib nichts in den Kanal, was verrät, wer du bist.
export-head = { $game }, Spiel { $id }. Das öffentliche Protokoll; das Siegel der Würfel ist { $commitment }.

## Ablehnungen: Antworten
refused-number = { $name }: Gib eine Zahl von { $least } bis { $most } an.
refused-malformed = Mit diesem Knopf oder dieser Antwort kann ich nichts anfangen.
refused-no-game = Es gibt kein Spiel { $game }.
refused-not-installed = Das Spiel { $title } ist hier nicht mehr installiert, darum steht dieser Tisch still. Nichts ist verloren: Er geht weiter, sobald der Betreiber es wieder installiert.
refused-no-title = Ein Spiel namens { $title } gibt es hier nicht.
refused-follow-seated = Du spielst in diesem Spiel mit: Du erfährst ohnehin davon.
refused-follow-over = Dieses Spiel ist vorbei.
refused-follow-most = Du folgst schon { $most } Spielen. Hör erst bei einem davon auf.
refused-lobby = Das Spiel hat noch nicht begonnen.
refused-playing = Das Spiel läuft schon.
refused-over = Das Spiel ist vorbei.
refused-abandoned = Dieses Spiel wurde abgesagt.
refused-frozen = Dieses Spiel steht still, weil bei uns etwas schiefging. Nichts ist verloren; ein Moderator kann es weiterlaufen lassen.
refused-edition = Dieses Spiel wurde nach Ausgabe { $was } der Regeln gespielt, und seine Stellung passt nicht zu Ausgabe { $edition }. Nichts ist verloren: Version { $version } des Programms kann es spielen und zeigen.
refused-newer-edition = Dieses Spiel wird nach Ausgabe { $was } der Regeln gespielt, und dieses Programm kennt Ausgabe { $edition }. Es geht mit Version { $version } des Programms weiter.
refused-replay-edition = Dieses Spiel wurde nach Ausgabe { $was } der Regeln gespielt, die seitdem berichtigt wurden. Version { $version } des Programms kann es nachspielen.
refused-busy = Jemand war schneller. Schau noch einmal hin und versuch es wieder.
refused-being-forgotten = Deine Daten werden schon gelöscht. Wird das unterbrochen, geht es von selbst weiter.
refused-not-over = Dieses Spiel ist noch nicht zu Ende.
refused-not-seated = Du hast in diesem Spiel keinen Platz.
refused-other-seat = Das ist nicht dein Platz.
refused-not-an-answer = Das beantwortet nicht, was du gerade gefragt wirst
refused-not-asked = Du wirst gerade nichts gefragt.
refused-notes-full = Mehr Notizen gehen zu diesem Spiel nicht. Nimm erst eine weg.
refused-nothing = Bitte gib eine Antwort.
refused-changed = Dein Blatt hat sich inzwischen geändert. Lies es noch einmal durch, bevor du es abgibst.
refused-locked = Dein Blatt ist abgegeben. Nimm es zuerst zurück, um es zu ändern.
refused-kept-full = Mehr kannst du nicht aufbewahren. Lösche zuerst etwas.
refused-gone = Das geht nicht mehr. Sieh dir an, was jetzt möglich ist.
refused-stale = Diese Frage ist inzwischen beantwortet. Nimm den neuesten Beitrag.
refused-typed-gone = Was du getippt hast, ist nicht mehr da: Es ist über eine Stunde her, oder der Bot wurde neu gestartet. Bitte tippe es noch einmal.
refused-not-now = Vorher muss etwas anderes beantwortet werden.
refused-not-yours = Du bist nicht am Zug.
refused-words-left = Nichts ist geschehen, denn „{ $left }“ in „{ $text }“ verstehe ich nicht: { $why }
refused-invalid = „{ $text }“ kann ich nicht lesen: { $why }
refused-line = **Zeile { $n }:** { $why }
refused-ambiguous = „{ $text }“ kann mehreres heißen: { $candidates }
refused-long = Eine Antwort hat höchstens { $most } Zeichen.
refused-steps = Höchstens { $most } Befehle auf einmal.
refused-no-act = Eine solche Handlung gibt es in diesem Spiel nicht.
refused-no-policy = Eine solche Dauerantwort gibt es für diese Frage nicht.
refused-no-undo = Es gibt keine Antwort von dir, die zurückgenommen werden könnte.
refused-undo-edition = Nach deinem letzten Zug wurden die Regeln berichtigt, darum kann er nicht zurückgenommen werden.
refused-request-closed = Diese Anfrage ist erledigt.
refused-not-asked-consent = Darüber entscheidest nicht du.
refused-away = An diesem Tisch antwortet eine Maschine für dich. Drück auf Bin zurück oder nutze /weg, und frag dann noch einmal.
refused-away-already = Hier antwortet schon eine Maschine für dich.
refused-not-away = Hier antwortet keine Maschine für dich.
refused-no-request = Hier ist nichts offen, dem du zustimmen oder das du ablehnen könntest.
refused-asked-lately = { $name } wurde vor weniger als einem Tag nach diesem Platz gefragt. Wieder fragen kannst du <t:{ $at }:R>.
refused-knows = Du hast in diesem Spiel { $side } gespielt und kennst die Geheimnisse dieser Seite, darum kannst du { $other } nicht spielen.
refused-knows-other = Wer in diesem Spiel { $side } gespielt hat, kennt die Geheimnisse dieser Seite und kann { $other } nicht spielen.
refused-no-picture = Das Bild ließ sich nicht zeichnen. Versuch /brett.
refused-nothing-yet = Es gibt noch nichts zu zeigen.
refused-nothing-to-unfold = Es gibt noch nichts zu erklären.

## Ablehnungen: Lobby und Leitung
refused-setup = Dieses Spiel lässt sich nicht aufbauen: { $why }
refused-no-channel = Ein Spiel braucht einen Kanal auf einem Server.
refused-channel = In diesem Kanal sind keine Spiele erlaubt. Frag einen Moderator, wo es geht.
refused-host = Du darfst auf diesem Server keine Spiele eröffnen. Frag einen Moderator.
refused-host-only = Das darf nur, wer das Spiel eröffnet hat, oder ein Moderator.
refused-moderator = Das darf nur ein Moderator.
refused-taken = In diesem Kanal läuft schon ein Spiel. Öffne einen Thread für ein weiteres.
refused-left-behind = Nicht auf diesem Server: { $names }. Ein Spiel zieht nur mit allen Mitspielern auf einen anderen Server um.
refused-seated = Du hast schon einen Platz.
refused-seated-other = Dieser Spieler hat schon einen Platz.
refused-full = Kein Platz ist frei.
refused-seat-taken = Dieser Platz ist besetzt.
look-open = Das Spiel ist vorbei: Alle Geheimnisse sind offen.
look-saw = Wie { $name } es wusste.
look-knew = Was { $name } am Ende wusste.
refused-no-seat = Einen solchen Platz gibt es nicht.
refused-seats-free = Erst braucht jeder Platz einen Spieler. Ein Maschinenspieler genügt.
refused-no-machine = Einen solchen Maschinenspieler gibt es nicht. Es gibt: { $policies }.
refused-no-machine-there = Auf diesem Platz ist niemand, den du entfernen könntest.
refused-word = Ein Wort hat höchstens { $most } Zeichen.
refused-clock = Diese Zahlen passen zu keiner Uhr: { $field ->
    [bank] jeder Platz hat 5 Minuten bis 30 Tage
    [increment] für eine Antwort kommen höchstens 5 Tage dazu, und nicht mehr, als ein Platz hat
    [cap] sammeln lässt sich nicht weniger, als ein Platz hat, und höchstens 60 Tage
   *[patience] auf die übliche Antwort wartet man höchstens 30 Tage
}.
refused-not-frozen = Dieses Spiel steht nicht still.
refused-setting = Das ist kein gültiger Wert für { $name }.
refused-zone = Einen Ort „{ $zone }“ kenne ich nicht. Nenn deine Stadt oder dein Land, oder wie deine Uhrzeit heißt, etwa MESZ.
refused-zone-unclear = „{ $zone }“ kann mehrere Orte meinen, deren Uhren verschieden gehen: { $places }. Wähl deinen; geändert ist noch nichts.
refused-hours = Das ist keine Uhrzeit. Schreib sie wie 22:30 oder 22 Uhr.
refused-quiet-long = Ruhezeiten sind höchstens { $most } Stunden am Tag, denn andere warten auf dich. Für länger gibt es den Urlaub.
refused-date = Das ist kein Datum. Schreib es wie 2027-07-31, 31. Juli oder morgen.
refused-date-two = „{ $text }“ können zwei Daten sein. Schreib den Monat als Wort oder das Datum wie 2027-07-31.
refused-date-past = Dieser Tag ist vorbei. Nenn einen, der noch kommt.
refused-vacation-date = Ein Urlaub dauert mindestens einen Tag und beginnt in den nächsten { $most } Tagen.
refused-vacation-twice = Du bist im Urlaub oder hast einen angekündigt. Beende ihn zuerst.
refused-vacation-overdue = An einem Tisch ist deine Zeit abgelaufen. Antworte dort zuerst; /spiele führt dich hin.
refused-vacation-short = Du hast { $left ->
    [0] keinen Urlaub mehr
    [one] noch 1 Tag Urlaub
   *[other] noch { $left } Tage Urlaub
}, nicht { $days }. Einen Tag mehr verdienst du, wenn du an zehn Tagen spielst.
refused-no-vacation = Du bist nicht im Urlaub.
refused-record = Diese Aufzeichnung lässt sich nicht nachspielen: { $why }
refused-record-long = Eine Aufzeichnung hat höchstens { $most } Zeichen.
refused-queue = Ich bin mit Dateien und Wiederholungen von anderen beschäftigt. Bitte versuch es in { $seconds } s noch einmal.
refused-look-back = Zu dieser Partie gibt es keinen Rückblick.
refused-explain = Eine Antwort mit dieser Nummer gibt es nicht zu erklären. /wiederholung zeigt, welche es gibt.
refused-why-later = Solange ein Spiel läuft, gibt es Gründe nur für Antworten von Maschinenspielern, bei denen nichts verborgen war. Nach dem Ende lässt sich jede Antwort erklären.
refused-why-none = Hier gab es nichts zu wählen, also auch nichts zu erklären.
refused-too-long = Das dauert zu lange, darum habe ich aufgehört. Nichts hat sich geändert.
refused-setup-long = Mit dieser Datei dauert der Aufbau zu lange. Mach sie kleiner.
refused-lobbies = Du hast auf diesem Server { $most } offene { $most ->
    [one] Lobby
   *[other] Lobbys
 }, mehr sind nicht erlaubt. Starte erst eine oder sag sie ab.
refused-hosted = Du leitest auf diesem Server { $most } { $most ->
    [one] Spiel
   *[other] Spiele
 }, offene Lobbys mitgezählt; mehr sind nicht erlaubt. Beende erst eines oder sag es ab.
refused-hourly = Du darfst auf diesem Server { $most } { $most ->
    [one] neues Spiel
   *[other] neue Spiele
 } in der Stunde eröffnen. Das nächste geht <t:{ NUMBER($when, useGrouping: 0) }:R>.
refused-imports = Du darfst am Tag { $most } { $most ->
    [one] Aufzeichnung
   *[other] Aufzeichnungen
 } einlesen. Die nächste geht <t:{ NUMBER($when, useGrouping: 0) }:R>.
refused-no-imports = Auf diesem Server dürfen keine Aufzeichnungen eingelesen werden. Frag einen Moderator.
refused-megabytes = Die Aufzeichnungen, die auf diesem Server eingelesen wurden, füllen { $most } MB; mehr ist nicht erlaubt. Ein Moderator kann mit /server mehr erlauben.

## Die Bücher
book-head = { $game }, Spiel { $id }: versiegelte Antworten, geöffnet.
book-answer = Eintrag { $n }: { $side } ({ $name }), { $kind }
book-taken-back = Eintrag { $n }: { $side } ({ $name }), { $kind }, später zurückgenommen
book-seal = SHA-256 über „Salz|Platz|Nummer|Antwort“: { $seal }, Salz { $salt }, Nummer { $number }: { $fits ->
    [yes] passt
   *[no] PASST NICHT
}
book-right = **Prüfung:** Ich habe das Spiel { $since ->
    [0] {""}
   *[other] {"ab der Berichtigung der Regeln "}
}nachgespielt: Es stimmt. Alle { $rolls } Würfe kommen aus dem versiegelten Startwert{ $seals ->
    [0] .
    [one] ; die eine versiegelte Antwort passt zu ihrem Siegel.
   *[other] ; alle { $seals } versiegelten Antworten passen zu ihren Siegeln.
}
book-right-edition = **Prüfung:** Die Regeln wurden seitdem berichtigt, darum ist das Spiel nicht nachgespielt. Alle { $rolls } Würfe kommen aus dem versiegelten Startwert{ $seals ->
    [0] .
    [one] ; die eine versiegelte Antwort passt zu ihrem Siegel.
   *[other] ; alle { $seals } versiegelten Antworten passen zu ihren Siegeln.
}
book-wrong = **Prüfung: etwas passt nicht**: { $why }

## Tage und Zeiten, die man außer Zahlen schreiben kann
date-today = heute
date-tomorrow = morgen
date-after-tomorrow = übermorgen
date-midnight = Mitternacht
date-noon = Mittag

# What stands at the beginning, once, and what is behind the (i) of every post.
button-info = ⓘ
begun-title = { $game }: es geht los
begun-dice = Würfel, festgelegt vor dem ersten Wurf: `{ $commitment }`
small-sealed = Eine Antwort ist versiegelt: `{ $seal }`

## Ratings and sides
lobby-rated = Gewertet: Wer Platz nimmt, ist einverstanden.
lobby-anonymous = Anonym: Namen stehen erst da, wenn das Spiel vorbei ist. Wer Platz nimmt, wird nur per Direktnachricht gerufen.
refused-anonymous = An diesem Tisch sind die Namen verborgen, und das würde verraten, wer jemand ist.
refused-anonymous-dm = Ich erreiche dich nicht per Direktnachricht, und weil an diesem Tisch die Namen verborgen sind, kann niemand im Kanal gerufen werden. Erlaube Direktnachrichten von diesem Server und drück noch einmal auf Mitspielen.
refused-anonymous-seated = Namen lassen sich nur auf einem Server verbergen oder wieder zeigen, und nur bevor jemand einen Platz oder eine Einladung hat.
lobby-sides-lot = Beim Start lost der Bot die Seiten aus.
lobby-sides-even = Beim Start werden die Seiten nach Wertungen verteilt.
note-sides-lot = Das Los hat entschieden, wer welche Seite spielt.
note-sides-even = Die Seiten sind so verteilt, dass das Spiel nach den Wertungen möglichst ausgeglichen ist.
refused-rated-machine = Dieser Tisch ist gewertet, und Maschinenspieler nehmen daran nicht teil. Ungewertet macht ihn, wer das Spiel leitet, mit /tisch.
refused-rated-title = Spiele dieser Art werden nicht gewertet: Wertungen sind für Menschen, die auf einem Server gegeneinander spielen.
refused-rated-seat = Dieses Spiel ist gewertet, darum bleibt dein Platz deiner. Mit /weg antwortet ein Maschinenspieler für dich; /aufgeben beendet es.
refused-rated-seated = Es sitzt schon jemand, und einem gewerteten Spiel hat niemand zugestimmt. Mach die Plätze erst frei, oder eröffne einen gewerteten Tisch neu.
refused-sides-title = In diesem Spiel spielt niemand gegeneinander, also gibt es keine Seiten zu verteilen.

## Cups
button-cup-enter = Mitspielen
button-cup-leave = Turnier verlassen
button-cup-table = Tabelle
button-cup-best = Rückblick
refused-cup-title = Turniere sind für je zwei, die auf einem Server gegeneinander spielen.
refused-cups = Du hast hier so viele offene oder laufende Turniere, wie dieser Server erlaubt: { $most }.
refused-no-cup = Dieses Turnier gibt es hier nicht.
refused-cup-full = Dieses Turnier ist voll oder hat begonnen.
refused-cup-ended = Dieses Turnier ist schon zu Ende.
refused-cup-entered = Du bist schon in diesem Turnier.
refused-cup-not-entered = Du bist nicht in diesem Turnier.
