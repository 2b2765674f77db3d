# Armada auf Discord.

## Befehle und ihre Angaben
name-armada = armada
name-fleet = flotte
name-orders = befehle
name-plan = plan
name-battle = schlacht
name-reports = berichte
name-strike = zuschlagen
name-chart = tabelle
arg-shooter = schütze
arg-target = ziel
arg-shots = schüsse
arg-armor = panzerung
arg-better = besser

cmd-armada = Spiele Armada: Flotten und Befehle geheim, alles nur für deine Augen
cmd-armada-game = Welches Spiel; sonst das dieses Kanals, in einer Direktnachricht dein einziges
cmd-armada-fleet = Bau deine Flotte oder füg eine ein; nur du siehst das
cmd-armada-fleet-text = 1-4 starship: laser 2, shield 1; 5 carrier: fighter 5. Leer: Schritt für Schritt bauen
cmd-armada-orders = Öffne dein Befehlsbogen, wann immer du willst; nur du siehst das
cmd-armada-orders-text = 7: to B attack; 4: to 1 unload r1-2; f1-3: attack. Leer: Schritt für Schritt schreiben
cmd-armada-plan = Schreib deinen Schlachtplan, damit Schlachten nicht auf dich warten; nur du siehst das
cmd-armada-plan-text = targets carrier boat; retreat 40; close fighters; at 1: retreat never. Leer: auswählen
cmd-armada-battle = Antworte auf das, was ein Kampf dich fragt
cmd-armada-battle-answer = Deine Antwort; leer: sieh den Kampf und wähle
cmd-armada-strike = Lass deine Sucher im Hinterhalt sofort zuschlagen; alle erfahren es
cmd-armada-strike-at = Der Raum, in dem sie liegen
cmd-armada-reports = Lies noch einmal, was nur du erfahren hast: Kundschafter, eigene Züge
cmd-armada-reports-page = Welche Seite; die letzte, wenn du nichts angibst
cmd-armada-odds = Sieh die genauen Chancen von Schüssen; von keinem Spiel wird etwas verraten
cmd-armada-odds-shooter = Was schießt
cmd-armada-odds-target = Worauf
cmd-armada-odds-shots = Wie viele Schüsse
cmd-armada-odds-shield = Hat das Raumschiff einen Schild?
cmd-armada-odds-armor = Seine Panzerblöcke
cmd-armada-odds-better = Nahkampf, eben teleportiert, begleitet oder verteidigend: die bessere Chance gegen Bodeneinheiten
cmd-armada-chart = Sieh, was alles kostet, oder die Tabelle der Chancen
cmd-armada-chart-what = Welche Tabelle

## Feste Auswahl
choice-chart-force = Preise und Laderaum
choice-chart-chances = Chancen auf Zerstörung
choice-target-ground = Bodeneinheiten
choice-target-fighter = Jäger und Sucher
choice-target-starship = Raumschiffe
choice-shooter-laser = Laser
choice-shooter-ap = Splitterrakete
choice-shooter-nuclear = Atomrakete
choice-shooter-blaster = Blasterbatterie
choice-shooter-seeker = Sucher
choice-shooter-decoy = Köder
choice-shooter-fighter = Jäger
choice-shooter-regiment = Regiment
choice-shooter-marines = Marinetrupp
choice-shooter-flashtrooper = Blitztrupp
choice-shooter-ion_cannon = Ionenkanone

## Dauerantworten
armada-policy-usual = Wie mein Schlachtplan sagt, sonst wie üblich
armada-policy-hold = Alle Einheiten warten
armada-policy-ask = Frag mich
armada-policy-in_order = In der Reihenfolge der Karte
armada-policy-accept = Annehmen
armada-policy-refuse = Nicht zustimmen

## Überall
armada-option-scenario = Szenario
bot-armada-ready = Prüfen und abgeben
bot-armada-back = Zurück
bot-armada-wrong = { $n ->
    [one] **Eines stimmt noch nicht:**
   *[other] **{ $n } Dinge stimmen noch nicht:**
}
bot-armada-unread = { $n ->
    [one] **Eine Zeile ist nicht zu lesen. Sie steht noch in „{ $box }“; verbessere sie dort.**
   *[other] **{ $n } Zeilen sind nicht zu lesen. Sie stehen noch in „{ $box }“; verbessere sie dort.**
}
bot-armada-wrong-line = - { $why }
bot-armada-wrong-ship = - Schiff { $no }: { $why }
bot-armada-wrong-unit = - **{ $no }**: { $why }
bot-armada-unit-own = { $kind } { $id }
bot-armada-unit-foe = Gegner: { $kind } { $id }

## Flotte
bot-armada-fleet-head = **Deine Flotte**: { $ships ->
    [one] ein Schiff
   *[other] { $ships } Schiffe
}, { $cost } von { $credits } Credits. **{ $left } übrig.**
bot-armada-fleet-unspent = Bleibt es so, zählen sie am Ende { $points } für dich.
bot-armada-fleet-line = `{ $no }` { $hull }: { $has } · { $used }/{ $room } Laderaum, { $left } frei · { $n ->
    [one] { $price } Credits
   *[other] je { $price } Credits
}
bot-armada-fleet-bare = nichts an Bord
bot-armada-fleet-empty = Noch kein Schiff. Füg eins hinzu oder nimm eine Flotte aus dem Regal.
bot-armada-fleet-part = - { $what }: { $cost } Credits, { $cargo } Laderaum
bot-armada-fleet-run = { $n } Schiffe sind gleich. Was du hier änderst, änderst du an allen.
bot-armada-fleet-which = Schiff ausrüsten, kopieren oder entfernen
bot-armada-fleet-add = Schiff hinzufügen
bot-armada-fleet-hull = { $cost } Credits, Raum für { $room }
bot-armada-fleet-with = , mit { $things }
bot-armada-fleet-put = An Bord nehmen
bot-armada-fleet-take = Von Bord geben
bot-armada-fleet-price = { $cost } Credits, { $cargo } Laderaum
bot-armada-for-starship = der Alleskönner
bot-armada-for-missile_boat = drei Werfer, mehr Raum für Raketen
bot-armada-for-fighter_carrier = der meiste Raum, für Jäger
bot-armada-for-probe_scout = für Sonden; ohne Raketen und Sucher
bot-armada-for-laser = schießt auf Schiffe, Gang um Gang
bot-armada-for-blaster = schießt auf Jäger, aus der Nähe auf Bodentruppen
bot-armada-for-launcher = feuert eine Rakete je Runde
bot-armada-for-shield = hält tödliche Treffer ab, bis er ausfällt
bot-armada-for-armor = hält vielleicht einen Treffer ab; jeder kostet einen Block
bot-armada-for-probe_launcher = startet Sonden und Köder
bot-armada-for-ap = Rakete gegen Bodentruppen; braucht einen Werfer
bot-armada-for-nuclear = Rakete gegen Schiffe; braucht einen Werfer
bot-armada-for-seeker = fliegt selbst zum Ziel oder lauert im Hinterhalt; einmal
bot-armada-for-probe = späht aus der Ferne; braucht einen Sondenwerfer
bot-armada-for-decoy = hält feindliche Sucher auf; braucht einen Sondenwerfer
bot-armada-for-fighter = fliegt selbst; kämpft gegen Jäger, fängt Treffer ab
bot-armada-for-regiment = landet, um Felder zu nehmen und zu halten
bot-armada-for-marines = landen wie ein Regiment, greifen aber besser an
bot-armada-for-flashtrooper = teleportiert zwischen Schiff und Boden; drei sind ein Regiment
bot-armada-fleet-times = Wie viele davon?
bot-armada-fleet-many = { $n } × { $hull }
bot-armada-fleet-one = Nur Schiff { $no }
bot-armada-fleet-fit = Ladung eintippen
bot-armada-fleet-fit-title = Schiff { $no }
bot-armada-fleet-fit-label = Alles, was an Bord ist
bot-armada-fleet-fit-hint = laser 2, shield 1, regiment 1, nuclear 8
bot-armada-fleet-scrap = { $n ->
    [one] Entfernen
   *[other] Alle { $n } entfernen
}
bot-armada-fleet-shelf = Regal
bot-armada-fleet-ready-made = Fertige Flotte nehmen
bot-armada-fleet-own = Eigene Flotte nehmen
bot-armada-fleet-own-none = Du hebst noch keine Flotten auf. Drück **Aufheben**, wenn du eine gebaut hast.
bot-armada-fleet-drop = Eigene Flotte löschen
bot-armada-fleet-dropped = Gelöscht.
bot-armada-fleet-instead = Sie tritt an die Stelle dessen, was du bisher gebaut hast.
bot-armada-fleet-size = { $ships } Schiffe, { $cost } Credits
bot-armada-fleet-paste = Einfügen oder hochladen
bot-armada-fleet-paste-label = Eine Zeile je Schiff oder Reihe von Schiffen
bot-armada-fleet-paste-hint = 1-4 starship: laser 2, shield 1, regiment 1
bot-armada-fleet-file = Oder eine Textdatei mit der Flotte
bot-armada-fleet-keep = Merken
bot-armada-fleet-kept = Aufgehoben. Du kannst sie in jedem Spiel wieder nehmen.
bot-armada-fleet-name = Wie heißt sie?
bot-armada-fleet-lock = Diese Flotte abgeben
bot-armada-fleet-sure = Ist das deine Flotte? Niemand sonst sieht sie vor dem Ende. Du kannst sie zurücknehmen, bis beide da sind.
bot-armada-fleet-sure-empty = **Gar kein Schiff?** Alle Credits bleiben übrig, und du hast nichts, womit du kämpfst.
bot-armada-fleet-locked = **Abgegeben.** Niemand sonst sieht sie vor dem Ende.
bot-armada-made-balanced = Ausgewogen
bot-armada-made-balanced-about = von allem etwas, mit zwei Trägern, einem Boot und einem Kundschafter
bot-armada-made-line = Linie
bot-armada-made-line-about = dreizehn gepanzerte Kanonenschiffe und ein paar Truppen
bot-armada-made-swarm = Schwarm
bot-armada-made-swarm-about = acht Träger voller Jäger
bot-armada-made-salvo = Salve
bot-armada-made-salvo-about = neun Raketenboote, und Marinetrupps für den Hafen
bot-armada-made-landing = Landung
bot-armada-made-landing-about = Truppen und Blitztrupps für alle sechs Felder
bot-armada-made-ambushers = Hinterhalt
bot-armada-made-ambushers-about = Sucher für Hinterhalte und Sonden, um den Gegner zu finden
bot-armada-made-guard = Wache
bot-armada-made-guard-about = eine kleine Flotte für 2000 Credits

## Befehlsbogen
bot-armada-orders-head = **Runde { $turn } von { $turns }**: { $have } von { $should } haben Befehle.
bot-armada-orders-line = **{ $units }** ({ $at }): { $what }
bot-armada-orders-idle = **{ $units }** ({ $at }): –
bot-armada-orders-striking = Sucher im Hinterhalt in { $at } schlagen zu, sobald ein Ziel da ist.
bot-armada-orders-which = Wähle, wem du befiehlst
bot-armada-orders-ship = Schiff { $no } ({ $hull }) in { $at }
bot-armada-orders-all = Alle { $units } in { $at }
bot-armada-orders-units = { $units } in { $at }
bot-armada-orders-aboard = { $units } an Bord von Schiff { $ship }
bot-armada-orders-lying = { $n ->
    [one] Ein Sucher
   *[other] { $n } Sucher
} in { $at }
bot-armada-orders-strike = Hinterhalte, die diese Runde zuschlagen
bot-armada-orders-now = Jetzt zuschlagen
bot-armada-orders-now-about = Sucher im Hinterhalt dürfen jederzeit zuschlagen, auch vor den Befehlen. Alle erfahren es sofort. Ohne Ziel bleiben sie, wo sie sind.
bot-armada-orders-strike-in = In { $at } mit { $n } zuschlagen
bot-armada-orders-order = Angriffe werden in der Reihenfolge des Bogens angesagt: { $spaces }.
bot-armada-orders-chosen = Du wirst gefragt, in welcher Reihenfolge deine { $n } Angriffe angesagt werden. Alle sehen, dass du gefragt wirst.
bot-armada-orders-choose = Reihenfolge später wählen
bot-armada-orders-listed = Reihenfolge des Bogens
bot-armada-orders-before = Wie letzte Runde
bot-armada-orders-lost = { $n ->
    [one] Ein Befehl passt nicht mehr.
   *[other] { $n } Befehle passen nicht mehr.
}
bot-armada-orders-plan = Schlachtplan
bot-armada-orders-type = Befehle eintippen
bot-armada-orders-type-label = Eine Zeile je Befehl; wer keine hat, wartet
bot-armada-orders-type-hint = 7: to B attack · 4: to 1 unload r1-2 · f1-3: scout · 9: probe 1 as ground
bot-armada-orders-lock = Diese Befehle abgeben
bot-armada-orders-sure = Sind das deine Befehle? Du kannst sie zurücknehmen, bis beide da sind.
bot-armada-orders-hold = { $n ->
    [one] Eine Einheit hat keinen Befehl und wartet (Auslegung G32).
   *[other] { $n } haben keinen Befehl und warten (Auslegung G32).
} Du kannst deine Befehle zurücknehmen, bis beide da sind.
bot-armada-orders-locked = **Abgegeben.** Niemand sonst sieht sie vor dem Ende.
bot-armada-orders-end = Spiel beenden?
bot-armada-end-about = **Das Spiel jetzt im Einvernehmen beenden?** Sind beide Seiten einverstanden, wird keine Runde mehr gespielt. Gezählt wird wie nach der letzten Runde: das Punktekonto, übrige Credits und die Felder, wie sie jetzt gehalten werden; Sucher im Hinterhalt gelten als verbraucht. Befehle dieser Runde werden nicht ausgeführt. Der Vorschlag gilt bis zur nächsten Runde.
bot-armada-end-proposed = Die andere Seite hat es vorgeschlagen.
bot-armada-end-waiting = Du hast es vorgeschlagen. Die andere Seite hat noch nicht geantwortet.
bot-armada-end-agree = Einverstanden: Spiel jetzt beenden
bot-armada-do-hold = warten
bot-armada-do-nothing = noch kein Befehl
bot-armada-do-to = nach { $at }
bot-armada-do-after = dann nach { $at }
bot-armada-do-into = in Schiff { $ship }
bot-armada-do-attack = angreifen
bot-armada-do-scout = kundschaften
bot-armada-do-load = einladen: { $cargo }
bot-armada-do-unload = ausladen: { $cargo }
bot-armada-do-dock = an Schiff { $ship } andocken, abgeben: { $cargo }
bot-armada-do-form = Regimenter bilden{ $act ->
    [attack] , angreifen
    [scout] , kundschaften
   *[other] {""}
}
bot-armada-do-seekers = { $n ->
    [one] ein Sucher
   *[other] { $n } Sucher
} nach { $at }
bot-armada-do-probe = Sonde nach { $at }, als { $shown ->
    [ground] Bodeneinheit
   *[other] Flieger
}
bot-armada-do-decoys = { $n ->
    [one] ein Köder
   *[other] { $n } Köder
}
bot-armada-act-hold = Warten
bot-armada-act-attack = Angreifen
bot-armada-act-scout = Kundschaften
bot-armada-act-unload = Ausladen
bot-armada-act-load = Laden
bot-armada-act-dock = Andocken
bot-armada-pick-head = **{ $units }** in { $at }: { $order }
bot-armada-pick-has = Hat { $things }.
bot-armada-pick-aboard = An Bord: { $units }.
bot-armada-pick-some = Wie viele davon?
bot-armada-pick-to = Wohin?
bot-armada-pick-stay = Bleiben
bot-armada-pick-ship = Schiff { $no }
bot-armada-pick-teleport = Teleport: { $to }
bot-armada-pick-act = Was tun?
bot-armada-pick-partner = An welches Schiff andocken?
bot-armada-pick-load = Wen einladen?
bot-armada-pick-unload = Wen ausladen?
bot-armada-pick-dock = Wen abgeben?
bot-armada-pick-launch = Sucher, Sonden, Köder
bot-armada-pick-launch-label = Oder in Worten, zusätzlich zur Auswahl
bot-armada-pick-send = Sucher schicken nach
bot-armada-pick-send-n = Wie viele Sucher
bot-armada-pick-probes = Sonden starten nach
bot-armada-pick-decoys = Köder starten
bot-armada-pick-launch-hint = send 2 to A, probe 1 as ground, decoys 3
bot-armada-pick-give = Vorräte abgeben
bot-armada-pick-stores = Vorräte, die abgegeben werden
bot-armada-pick-give-label = Oder in Worten, auch Einheiten
bot-armada-pick-give-hint = 2 nuclear, r1
bot-armada-pick-first = Erst laden, dann ziehen
bot-armada-pick-last = Erst ziehen, dann laden
bot-armada-pick-form = { $n ->
    [one] Regiment bilden
   *[other] { $n } Regimenter bilden
}
bot-armada-pick-line = Eintippen
bot-armada-pick-line-label = Der Befehl
bot-armada-pick-line-hint = to B attack · load r1 then to B · to 1 unload r1-2 · dock 3 give 2 nuclear
bot-armada-pick-none = Kein Befehl
bot-armada-pick-title = Befehle für { $units }

## Schlachtplan
bot-armada-plan-about = Was dein Plan beantwortet, wirst du in einem Kampf nicht gefragt. Was er offenlässt, schon, außer beide Seiten sehen, dass nur eine Antwort sinnvoll ist; mit `rest ask` wirst du auch das gefragt.
bot-armada-plan-none = Kein Schlachtplan: Du wirst gefragt, wo es etwas zu wählen gibt.
bot-armada-plan-open = Frag mich
bot-armada-plan-which = Plan ändern
bot-armada-plan-type = Plan eintippen
bot-armada-plan-clear = Plan verwerfen
bot-armada-plan-label = Der Plan, eine Zeile je Raum mit eigenem Plan
bot-armada-plan-hint = targets carrier boat; retreat 40; close fighters; at 1: retreat never
bot-armada-plan-retreat = Rückzug
bot-armada-plan-fire = Wie das Feuer verteilt wird
bot-armada-plan-missiles = Raketen
bot-armada-plan-seekers = Sucher
bot-armada-plan-ambush = Sucher im Hinterhalt
bot-armada-plan-intercept = Sucher abfangen
bot-armada-plan-decoys = Köder
bot-armada-plan-cover = Auf Sucher schießen
bot-armada-plan-close = Nahkampf
bot-armada-plan-take = Treffer, die Jäger auffangen
bot-armada-plan-unload = Ausladen
bot-armada-plan-pursue = Bodeneinheiten auf dem Rückzug
bot-armada-plan-press = Sucher, die im Hinterhalt bleiben
bot-armada-plan-rest = Alles Übrige

## Kampf
bot-armada-battle-head = **Kampf in { $at }**{ $round ->
    [0] , vor dem ersten Durchgang
   *[other] , Durchgang { $round }
}
bot-armada-battle-round = { $round ->
    [0] **Vor dem ersten Durchgang.**
   *[other] **Durchgang { $round }.**
}
bot-armada-battle-do = So machen
bot-armada-battle-plan = Wie mein Plan sagt
bot-armada-battle-turn = Kämpfe dieser Runde nach Plan
bot-armada-battle-locked = Deine Antwort ist da.
bot-armada-battle-label = Deine Antwort
bot-armada-muster-typed = seekers 7 9, decoys 12x3, ambush 3, unload f1-2
bot-armada-intercept-typed = intercept 3
bot-armada-place-typed = place S7x2 Sr3
bot-armada-cover-typed = R7 laser, R2 decoy on R7
bot-armada-retreat-typed = retreat 1-3, f1
bot-armada-targets-typed = R7 laser on S3; all on S5; close f1-2; rest hold
bot-armada-free-typed = Rr1 regiment on S3; rest hold
bot-armada-take-typed = take 0 2
bot-armada-muster = Gestartet: { $seekers ->
    [0] kein Sucher
    [one] ein Sucher
   *[other] { $seekers } Sucher
}{ $ambush ->
    [0] { "" }
   *[other] , { $ambush } aus dem Hinterhalt
}, { $decoys ->
    [0] kein Köder
    [one] ein Köder
   *[other] { $decoys } Köder
}. Ausgeladen: { $units }.
bot-armada-muster-seekers = Schiffe, die einen Sucher starten
bot-armada-muster-decoys = Schiffe, die Köder starten
bot-armada-muster-unload = Einheiten, die herauskommen
bot-armada-muster-ambush = Sucher aus dem Hinterhalt
bot-armada-muster-called = { $n ->
    [one] Der Sucher, den du aus dem Hinterhalt gerufen hast, fliegt.
   *[other] Alle { $n } Sucher, die du aus dem Hinterhalt gerufen hast, fliegen.
}
bot-armada-muster-late = Ein Schiff, das jetzt auslädt, verpasst den ersten Durchgang.
bot-armada-intercept = { $n } deiner { $mine } Sucher gehen gegen die { $theirs } des Gegners. Jeder hat eine gerade Chance und ist verbraucht.
bot-armada-intercept-how = Wie viele?
bot-armada-place = { $n ->
    [one] Ein Sucher
   *[other] { $n } Sucher
}: { $on }. { $left ->
    [0] Keiner ist übrig.
   *[other] { $left } folgen deinem Plan.
}
bot-armada-place-more = { $n ->
    [one] Einen ansetzen auf
   *[other] { $n } ansetzen auf
}
bot-armada-place-off = Alle abziehen von
bot-armada-place-none = Alle zurücknehmen
bot-armada-cover = Sucher fliegen auf { $aimed }. { $n ->
    [0] Niemand schießt auf sie.
    [one] Ein Schuss auf sie; diese Waffe verpasst den ersten Durchgang.
   *[other] { $n } Schüsse auf sie; diese Waffen verpassen den ersten Durchgang.
}
bot-armada-cover-which = Was auf die Sucher am eigenen Schiff schießt
bot-armada-cover-gun = { $unit }: { $gun }
bot-armada-cover-decoy = Köder für { $unit }: { $n }
bot-armada-retreat = { $n ->
    [0] Niemand zieht sich zurück.
   *[other] Rückzug: { $units }.
} Wer sich zurückzieht, auf den wird noch einmal geschossen.
bot-armada-retreat-who = Wer sich zurückzieht
bot-armada-retreat-all = Alle
bot-armada-retreat-none = Niemand
bot-armada-take = { $fighters ->
    [one] Ein Jäger
   *[other] { $fighters } Jäger
} dürfen versuchen, Treffer aufzufangen, jeder einen, mit gerader Chance. Versucht: { $n } von { $hits }.
bot-armada-take-which = Treffer, die Jäger auffangen sollen
bot-armada-take-hit = Treffer { $n } auf { $unit }
bot-armada-targets-line = **{ $target }**: { $guns } ({ $by }), { $hits } Treffer erwartet
bot-armada-targets-nothing = Auf nichts wird geschossen.
bot-armada-targets-rest-plan = Wer nicht genannt ist, schießt, wie dein Plan sagt; das ist oben mitgezählt.
bot-armada-targets-besides = { $n ->
    [one] **Nicht genannt, aber es feuert mit**, denn so will es dein Plan (ohne Plan der übliche)
   *[other] **Diese { $n } sind nicht genannt, feuern aber mit**, denn so will es dein Plan (ohne Plan der übliche)
}: { $shots }. Damit sie schweigen, lass den Rest nicht schießen.
bot-armada-targets-counted = Schiffe im Nahkampf können durch freie Schüsse verloren gehen, ehe ihre anderen Waffen feuern. Das ist mitgezählt, als zielte der Feind nach dem üblichen Plan.
bot-armada-targets-rest-hold = Wer nicht genannt ist, schießt nicht.
bot-armada-targets-plan = Der Rest nach Plan
bot-armada-targets-hold = Der Rest schießt nicht
bot-armada-targets-who = Schützen wählen und ihnen ein Ziel geben
bot-armada-targets-at = Schießen auf
bot-armada-targets-aim = { $units }: { $n ->
    [one] ein Schuss
   *[other] { $n } Schüsse
}. Worauf?
bot-armada-targets-clear = Meine Ziele vergessen
bot-armada-targets-close = Wer in den Nahkampf geht
bot-armada-targets-near = { $n ->
    [0] Niemand geht in den Nahkampf.
   *[other] In den Nahkampf: { $units }. Jede Bodeneinheit dort schießt zusätzlich auf sie.
}

## Prüfung der Bücher
bot-armada-audit-about = Die Bücher sind offen. Jeden Befehl und jeden Wurf prüfe ich selbst. Scheint dir trotzdem etwas ungerecht, schlag Punkte vor; die andere Seite muss zustimmen.
bot-armada-audit-none = Du nimmst an.
bot-armada-audit-line = Du schlägst { $points } Punkte für { $side } vor: { $why }
bot-armada-audit-accept = Annehmen
bot-armada-audit-lock = So vorschlagen
bot-armada-audit-propose = Korrektur vorschlagen
bot-armada-audit-locked = Deine Antwort ist da.
bot-armada-audit-how-many = Wie viele Punkte?
bot-armada-audit-to = Für wen?
bot-armada-audit-why = Warum?
bot-armada-audit-points = Schreib die Punkte als Zahl.

## Berichte
bot-armada-reports-title = Was nur du erfahren hast
bot-armada-reports-none = Noch nichts.
bot-armada-reports-page = Seite { $page } von { $pages }

## Tabellen und Chancen
bot-armada-force-hull = - { $what }: { $cost } Credits{ $room }
bot-armada-force-row = - { $what }: { $cost } Credits, { $cargo } Laderaum
bot-armada-force-least = , { $cost } Credits mit dem, was es haben muss: { $has }
bot-armada-force-room = , Raum für { $n }
bot-armada-force-hulls = Schiffe
bot-armada-force-components = Ausrüstung
bot-armada-force-stores = Vorräte
bot-armada-force-units = Einheiten
bot-armada-force-emplacements = Das Geschütz des Verteidigers
bot-armada-chart-head = **Chance auf Zerstörung, zwei Würfel**: gegen Bodeneinheiten · gegen Jäger und Sucher · gegen Raumschiffe
bot-armada-chart-row = - **{ $shooter }**: { $ground } · { $fighter } · { $starship }{ $better }
bot-armada-chart-close = ; { $need } gegen Bodeneinheiten im Nahkampf
bot-armada-chart-teleported = ; { $need } gegen Bodeneinheiten in der Runde des Teleports
bot-armada-chart-escorted = ; { $need } gegen Bodeneinheiten mit Regiment oder Marinetrupp daneben, oder getroffen
bot-armada-chart-defending = ; { $need } gegen Bodeneinheiten als Verteidiger
bot-armada-chart-armor = **Panzerung** hält einen Laser mit { $laser } auf, anderes mit { $others }; ein Block geht so oder so verloren. **Ein Schild** hält jeden Treffer auf und geht mit gerader Chance verloren.
bot-armada-odds-head = **{ $n ->
    [one] { $shooter }
   *[other] { $shooter }
} auf { $target }**
bot-armada-odds-never = Das kann ihm nichts anhaben.
bot-armada-odds-hits = Braucht { $need }. Im Schnitt { $mean } Treffer; mindestens einer in { $any } % der Fälle.
bot-armada-odds-ship = { $shield ->
    [yes] Mit Schild
   *[other] Ohne Schild
} und { $armor ->
    [0] ohne Panzerung
    [one] mit einem Panzerblock
   *[other] mit { $armor } Panzerblöcken
} geht es in { $chance } % der Fälle verloren, wenn kein Jäger einen Treffer für es abfängt.
bot-armada-odds-seeker = Nur gegen feindliche Sucher (COMBAT.b): Für jeden wird ein Würfel geworfen, eine gerade Zahl zerstört einen, und der eigene ist verbraucht. Jägern schadet ein Sucher nicht.
bot-armada-odds-decoy = Nur gegen feindliche Sucher und nur für Sternenschiffe (Auslegung G21). Jägern schadet ein Köder nicht.
bot-armada-column-ground = Bodeneinheiten
bot-armada-column-fighter = Jäger oder Sucher
bot-armada-column-starship = ein Raumschiff

help-title-armada =
    { "" }**Ziel.** Mehr Siegpunkte, wenn die Runden um sind: was du zerstörst, was der Gegner verbraucht, nicht ausgegebene Credits (nach dem Buch ganz; mit der Option `unspent=none`, die wir empfehlen, gar nicht) und Felder, die du hältst. Der Raumhafen, Feld 1, zählt 1000.

    { "" }**Flotte.** Beide kaufen geheim. `/armada flotte` öffnet den Bauplatz: Schiffe hinzufügen, ausrüsten, kopieren; übrige Credits und freien Laderaum siehst du immer. Nimm eine fertige Flotte, füg eine als Text ein oder heb eigene für später auf. **Prüfen und abgeben** zeigt dem Kanal ein Siegel, nie die Flotte.

    { "" }**Befehle.** Jede Runde schreiben beide geheim einen Bogen. `/armada befehle` öffnet es, wann du willst: Wähle Schiffe, dann wohin und was. Deine Karte zeigt deine Befehle als Pfeile. Einen abgegebenen Bogen kannst du zurücknehmen, bis beide da sind.

    { "" }**Kämpfe.** Erst Sucher, dann Durchgänge, bis eine Seite sich zurückzieht oder nichts mehr hat. Du wirst nach Zielen, Suchern und Rückzug gefragt, wenn nicht `/armada plan` für dich antwortet oder es nur eine sinnvolle Antwort gibt. **Kämpfe dieser Runde nach Plan** beendet das Fragen für eine Runde. Wer einen Tag lang nicht antwortet, für den antwortet sein Plan oder der übliche.

    { "" }**Kundschafter.** Was deine Kundschafter und Sonden sehen, kommt als Direktnachricht; `/armada berichte` zeigt es noch einmal.

    { "" }**Tippen.** `/armada flotte 1-4 starship: laser 2, shield 1` · `/armada befehle 7: to B attack; 4: to 1 unload r1-2` · `/armada plan targets carrier; retreat 40` · `/armada chancen` · `/armada tabelle`. Die Regeln: `/regeln`.
