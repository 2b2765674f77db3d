# Armada auf Discord.

## Befehle und ihre Angaben


## Feste Auswahl
choice-target-ground = Bodeneinheiten
choice-target-fighter = Jäger und Sucher
choice-target-starship = Sternenschiffe
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
armada-policy-in_order = In der Reihenfolge der Orte
armada-policy-accept = Annehmen
armada-policy-refuse = Ablehnen

## Überall
armada-option-scenario = Szenario
bot-armada-ready = Prüfen und abgeben
bot-armada-back = Zurück
bot-armada-wrong = { $n ->
    [one] **Eines stimmt noch nicht:**
   *[other] **{ $n } Dinge stimmen noch nicht:**
}
bot-armada-unread = { $n ->
    [one] **Eine Zeile verstehe ich nicht** (noch da unter **{ $box }**):
   *[other] **{ $n } Zeilen verstehe ich nicht** (noch da unter **{ $box }**):
}
bot-armada-wrong-line = - { $why }
bot-armada-wrong-ship = - Schiff { $no }: { $why }
bot-armada-wrong-unit = - **{ $no }**: { $why }
bot-armada-unit-own = { $kind } { $id }
bot-armada-unit-foe = gegnerisch: { $kind } { $id }

## Flotte
bot-armada-fleet-head = **Deine Flotte**: { $ships ->
    [one] ein Schiff
   *[other] { $ships } Schiffe
}, { $cost } von { $credits } Credits. **{ $left } übrig.**
bot-armada-fleet-unspent = { $points ->
    [0] Übrige Credits zählen nichts.
   *[other] Übrige Credits zählen { $points } für dich.
}
bot-armada-fleet-line = `{ $no }` { $hull }: { $has } · { $used }/{ $room } Laderaum · { $n ->
    [one] { $price } Credits
   *[other] je { $price } Credits
}
bot-armada-fleet-bare = nichts an Bord
bot-armada-fleet-empty = Noch kein Schiff. Füg eins hinzu oder drück **{ bot-armada-fleet-shelf }**.
bot-armada-fleet-part = - { $what }: { $cost ->
    [one] 1 Credit
   *[other] { $cost } Credits
}, { $cargo } Laderaum
bot-armada-fleet-run = Diese { $n } Schiffe sind gleich. Was du hier änderst, ändert sich bei allen.
bot-armada-fleet-which = Schiff ausrüsten, kopieren oder entfernen
bot-armada-fleet-add = Schiff hinzufügen
bot-armada-fleet-hull = { $cost } Credits, Platz für { $room }
bot-armada-fleet-with = , dazu { $things }
bot-armada-fleet-put = An Bord nehmen
bot-armada-fleet-take = Von Bord geben
bot-armada-fleet-price = { $cost ->
    [one] 1 Credit
   *[other] { $cost } Credits
}, { $cargo } Laderaum
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
bot-armada-fleet-shelf = Flotten zum Laden
bot-armada-fleet-ready-made = Fertige Flotte laden
bot-armada-fleet-own = Eigene Flotte laden
bot-armada-fleet-own-none = Du hast noch keine Flotte gespeichert. Drück **{ bot-armada-fleet-keep }**, wenn du eine gebaut hast.
bot-armada-fleet-drop = Eigene Flotte löschen
bot-armada-fleet-dropped = Gelöscht.
bot-armada-fleet-instead = Sie ersetzt, was du bisher gebaut hast.
bot-armada-fleet-size = { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
}, { $cost } Credits
bot-armada-fleet-paste = Einfügen oder hochladen
bot-armada-fleet-paste-label = Eine Zeile je Schiff oder für gleiche
bot-armada-fleet-paste-hint = 1-4 starship: laser 2, shield 1, regiment 1
bot-armada-fleet-file = Oder eine Textdatei mit der Flotte
bot-armada-fleet-keep = Speichern
bot-armada-fleet-kept = Gespeichert. Du kannst sie in jedem Spiel laden.
bot-armada-fleet-name = Wie heißt sie?
bot-armada-fleet-lock = Diese Flotte abgeben
bot-armada-fleet-sure = Du kannst sie zurücknehmen, bis beide Flotten da sind.
bot-armada-fleet-sure-empty = **Gar kein Schiff?** Alle Credits bleiben übrig, und du hast nichts zum Kämpfen.
bot-armada-fleet-locked = Abgegeben ✓ Vor dem Ende sieht sie sonst niemand.
bot-armada-made-balanced = Ausgewogen
bot-armada-made-balanced-about = von allem etwas, mit zwei Trägern, einem Boot und einem Kundschafter
bot-armada-made-balanced-play = Schlag mit den Kanonenschiffen gemeinsam zu, wo du stärker bist; lande die Truppen am Schluss.
bot-armada-made-line = Linie
bot-armada-made-line-about = dreizehn gepanzerte Kanonenschiffe und ein paar Truppen
bot-armada-made-line-play = Bleib zusammen, greif an: Laser und Panzer gewinnen lange Kämpfe. 14 und 15 landen am Schluss.
bot-armada-made-swarm = Schwarm
bot-armada-made-swarm-about = acht Träger voller Jäger
bot-armada-made-swarm-play = Alles an einen Ort: Jäger schießen Jäger ab und fangen Treffer für ihre Träger auf.
bot-armada-made-salvo = Salve
bot-armada-made-salvo-about = neun Raketenboote und Marinetrupps für den Hafen
bot-armada-made-salvo-play = Atomraketen gegen Schiffe, Splitterraketen gegen Truppen. Zieh dich zurück, wenn sie knapp werden.
bot-armada-made-landing = Landung
bot-armada-made-landing-about = Truppen und Blitztrupps für alle sechs Felder
bot-armada-made-landing-play = Meide Kämpfe im Raum. Kundschafte, dann lande am Schluss auf allen Feldern, vor allem auf Feld 1.
bot-armada-made-ambushers = Hinterhalt
bot-armada-made-ambushers-about = Sucher für Hinterhalte und Sonden, um den Gegner zu finden
bot-armada-made-ambushers-play = Sonden finden teure Schiffe, Sucher treffen sie; andere lauern, wo der Gegner hinmuss.
bot-armada-made-guard = Wache
bot-armada-made-guard-about = eine kleine Flotte für 2000 Credits
bot-armada-made-guard-play = Halte die Schiffe zusammen und die Truppen auf Feld 1: Lass den Gegner zu dir kommen.

## Befehlsblatt
bot-armada-orders-head = **Runde { $turn } von { $turns }**: { $should ->
    [0] du hast nichts mehr zu befehlen.
   *[other] { $have } von { $should } haben Befehle.
}
bot-armada-orders-line = **{ $units }** ({ $at }): { $what }
bot-armada-orders-idle = **{ $units }** ({ $at }): noch kein Befehl
bot-armada-orders-striking = Sucher im Hinterhalt in { $at } schlagen zu, sobald ein Ziel da ist.
bot-armada-orders-which = Wähle eine oder mehrere Einheiten
bot-armada-orders-ship = Schiff { $no } ({ $hull }) in { $at }
bot-armada-orders-fleet = { $n ->
    [2] Beide
   *[other] Alle { $n }
} Schiffe in { $at }
bot-armada-orders-all = { $n ->
    [2] Die
   *[other] Alle
} { $units } in { $at }
bot-armada-orders-units = { $units } in { $at }
bot-armada-orders-aboard = { $units } an Bord von Schiff { $ship }
bot-armada-orders-lying = { $n ->
    [one] Ein Sucher
   *[other] { $n } Sucher
} in { $at }
bot-armada-orders-strike = Hinterhalte, die in dieser Runde zuschlagen
bot-armada-orders-now = Jetzt zuschlagen
bot-armada-orders-now-about = Sucher im Hinterhalt dürfen jederzeit zuschlagen, auch vor den Befehlen. Alle erfahren es sofort. Ohne Ziel bleiben sie, wo sie sind.
bot-armada-orders-strike-in = In { $at } mit { $n } zuschlagen
bot-armada-orders-order = Angriffe kommen in dieser Reihenfolge: { $spaces }.
bot-armada-orders-chosen = Du wirst gefragt, in welcher Reihenfolge du deine { $n } Angriffe ankündigst. Alle sehen, dass du gefragt wirst.
bot-armada-orders-choose = Reihenfolge später wählen
bot-armada-orders-listed = Reihenfolge des Blatts nehmen
bot-armada-orders-before = Wie letzte Runde
bot-armada-orders-lost = { $n ->
    [one] Ein Befehl der letzten Runde passt nicht mehr.
   *[other] { $n } Befehle der letzten Runde passen nicht mehr.
}
bot-armada-orders-plan = Schlachtplan
bot-armada-orders-type = Befehle eintippen
bot-armada-orders-type-label = Ein Befehl je Zeile; wer keinen hat, wartet
bot-armada-orders-type-hint = 7: to B attack · 4: to 1 unload r1-2 · f1-3: scout · 9: probe 1 as ground
bot-armada-orders-lock = Diese Befehle abgeben
bot-armada-orders-sure = Du kannst sie zurücknehmen, bis beide abgegeben haben.
bot-armada-orders-hold = { $n ->
    [one] Eine Einheit hat keinen Befehl und wartet.
   *[other] { $n } Einheiten haben keinen Befehl und warten.
}
bot-armada-orders-locked = Abgegeben ✓ Vor dem Ende sieht sie sonst niemand.
bot-armada-orders-end = Spiel beenden?
bot-armada-orders-clear = { $n ->
    [0] Du hast kein Schiff mehr
   *[other] Deine Schiffe treffen auf keinen bekannten Feind
}
bot-armada-orders-contact = { $n ->
    [one] 1 Schiff trifft
   *[other] { $n } Schiffe treffen
} vielleicht auf { $enemies } in { $at }
bot-armada-end-about = **Das Spiel jetzt beenden?** Wenn beide Seiten zustimmen, wird keine Runde mehr gespielt und gezählt wie nach der letzten: bisherige Punkte, übrige Credits und die Felder, wie sie jetzt gehalten werden. Sucher im Hinterhalt zählen als verbraucht. Die Befehle dieser Runde werden nicht ausgeführt. Der Vorschlag gilt bis zur nächsten Runde.
bot-armada-end-proposed = Die andere Seite möchte das Spiel beenden.
bot-armada-end-waiting = Du hast vorgeschlagen, das Spiel zu beenden. Die andere Seite hat noch nicht geantwortet.
bot-armada-end-agree = Einverstanden: Spiel jetzt beenden
bot-armada-do-hold = warten
bot-armada-do-nothing = noch kein Befehl
bot-armada-do-to = nach { $at }
bot-armada-do-after = dann nach { $at }
bot-armada-do-into = in Schiff { $ship }
bot-armada-do-attack = angreifen
bot-armada-do-scout = erkunden
bot-armada-do-load = einladen: { $cargo }
bot-armada-do-unload = ausladen: { $cargo }
bot-armada-do-dock = an Schiff { $ship } andocken, abgeben: { $cargo }
bot-armada-do-form = Regimenter bilden{ $act ->
    [attack] , angreifen
    [scout] , erkunden
   *[other] {""}
}
bot-armada-do-seekers = { $n ->
    [one] einen Sucher
   *[other] { $n } Sucher
} nach { $at } schicken
bot-armada-do-probe = Sonde nach { $at }, angekündigt als { $shown ->
    [ground] Bodeneinheit
   *[other] Flieger
}
bot-armada-do-decoys = { $n ->
    [one] ein Köder
   *[other] { $n } Köder
}
bot-armada-act-hold = Warten
bot-armada-act-attack = Angreifen
bot-armada-act-scout = Erkunden
bot-armada-act-unload = Ausladen
bot-armada-act-load = Einladen
bot-armada-act-dock = Andocken
bot-armada-pick-head = **{ $units }** in { $at }: { $order }
bot-armada-pick-has = Hat { $things }.
bot-armada-pick-aboard = An Bord: { $units }.
bot-armada-pick-some = Wie viele davon?
bot-armada-pick-to = Wohin?
bot-armada-pick-stay = Bleiben
bot-armada-pick-worth = am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, wer es hält
bot-armada-pick-reach = von dort weiter zu den Feldern { $hexes }
bot-armada-pick-foes = Gegner: { $units }
bot-armada-pick-ship = Schiff { $no }
bot-armada-pick-teleport = Teleport: { $to }
bot-armada-pick-act = Was soll geschehen?
bot-armada-pick-partner = An welches Schiff andocken?
bot-armada-pick-load = Was einladen?
bot-armada-pick-unload = Was ausladen?
bot-armada-pick-dock = Was abgeben?
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
bot-armada-pick-first = Erst einladen, dann ziehen
bot-armada-pick-last = Erst ziehen, dann einladen
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
bot-armada-plan-about = Im Kampf antwortet der Plan für dich. Du wirst nur gefragt, was er offenlässt, und nur, wo es etwas zu wählen gibt (`rest ask`: immer).
bot-armada-plan-none = Kein Schlachtplan: In jedem Kampf wirst du gefragt.
bot-armada-plan-open = Frag mich
bot-armada-plan-which = Plan ändern
bot-armada-plan-type = Plan eintippen
bot-armada-plan-clear = Plan löschen
bot-armada-plan-label = Der Plan; „at 1:“ beginnt einen nur für Feld 1
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
bot-armada-plan-take = Welche Treffer Jäger abfangen
bot-armada-plan-unload = Ausladen
bot-armada-plan-pursue = Bodeneinheiten auf dem Rückzug
bot-armada-plan-press = Sucher im Hinterhalt, die noch übrig sind
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
bot-armada-battle-do = Bestätigen
bot-armada-battle-plan = Wie mein Plan sagt
bot-armada-battle-turn = Alle Kämpfe nach Plan
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
bot-armada-muster = Du startest { $seekers ->
    [0] keinen Sucher
    [one] einen Sucher
   *[other] { $seekers } Sucher
}{ $ambush ->
    [0] { "" }
   *[other] , { $ambush } aus dem Hinterhalt
} und { $decoys ->
    [0] keinen Köder
    [one] einen Köder
   *[other] { $decoys } Köder
}{ $n ->
    [0] ; niemand lädt aus.
   *[other] , du lädst aus: { $units }.
}
bot-armada-muster-field-seekers = Schiffe, die einen Sucher starten
bot-armada-muster-field-decoys = Schiffe, die Köder starten
bot-armada-muster-field-unload = Einheiten, die herauskommen
bot-armada-muster-field-ambush = Sucher aus dem Hinterhalt
bot-armada-muster-called = { $n ->
    [one] Der Sucher, den du aus dem Hinterhalt gerufen hast, schlägt zu.
   *[other] Alle { $n } Sucher, die du aus dem Hinterhalt gerufen hast, schlagen zu.
}
bot-armada-muster-late = Ein Schiff, das jetzt auslädt, verpasst den ersten Durchgang.
bot-armada-intercept = { $n } deiner { $mine } Sucher fliegen gegen die { $theirs } des Gegners. Jeder trifft in der Hälfte der Fälle und ist dann verbraucht.
bot-armada-intercept-field-n = Wie viele?
bot-armada-place = { $n ->
    [one] Ein Sucher
   *[other] { $n } Sucher
}: { $on }. { $left ->
    [0] Alle haben ein Ziel.
   *[other] Für { $left } wählt dein Plan das Ziel.
}
bot-armada-place-more = { $n ->
    [one] Einen schicken auf
   *[other] { $n } schicken auf
}
bot-armada-place-off = Alle abziehen von
bot-armada-place-none = Alle zurücknehmen
bot-armada-cover = Sucher fliegen auf { $aimed }. { $n ->
    [0] Niemand schießt auf sie.
    [one] Ein Schuss auf sie; diese Waffe verpasst den ersten Durchgang.
   *[other] { $n } Schüsse auf sie; diese Waffen verpassen den ersten Durchgang.
}
bot-armada-cover-field-shots = Was auf die Sucher am eigenen Schiff schießt
bot-armada-cover-gun = { $unit }: { $gun }
bot-armada-cover-decoy = Köder für { $unit }: { $n }
bot-armada-retreat = { $n ->
    [0] Niemand zieht sich zurück.
   *[other] Rückzug: { $units }.
} Auf Einheiten, die sich zurückziehen, wird noch einmal geschossen.
bot-armada-retreat-field-units = Wer sich zurückzieht
bot-armada-retreat-all = Alle
bot-armada-retreat-none = Niemand
bot-armada-take = { $fighters ->
    [one] Ein Jäger darf
   *[other] { $fighters } Jäger dürfen
} versuchen, Treffer abzufangen, jeder einen; in der Hälfte der Fälle gelingt es. Du versuchst { $n } von { $hits }.
bot-armada-take-field-hits = Treffer, die Jäger abfangen sollen
bot-armada-take-hit = Treffer { $n } auf { $unit }
bot-armada-targets-line = **{ $target }**: { $guns } ({ $by }), im Schnitt { $hits } Treffer
bot-armada-targets-nothing = Auf niemanden wird geschossen.
bot-armada-targets-rest-plan = Alle anderen schießen, wie dein Plan sagt; das ist oben mitgezählt.
bot-armada-targets-besides = { $n ->
    [one] **Diesen Schuss hast du nicht genannt, aber dein Plan gibt ihn auch ab** (ohne Plan der übliche)
   *[other] **Diese { $n } Schüsse hast du nicht genannt, aber dein Plan gibt sie auch ab** (ohne Plan der übliche)
}: { $shots }. Willst du sie aufsparen, drück **{ bot-armada-targets-hold }**.
bot-armada-targets-counted = Freie Schüsse können Schiffe im Nahkampf zerstören, bevor deren andere Waffen feuern. Das ist mitgezählt, als zielte der Gegner nach dem üblichen Plan.
bot-armada-targets-rest-hold = Alle anderen schießen nicht.
bot-armada-targets-plan = Der Rest nach Plan
bot-armada-targets-hold = Der Rest schießt nicht
bot-armada-targets-who = Wähle, wer schießt, dann worauf
bot-armada-targets-at = Schießen auf
bot-armada-targets-aim = { $units }: { $n ->
    [one] ein Schuss
   *[other] { $n } Schüsse
}. Worauf?
bot-armada-targets-clear = Meine Ziele löschen
bot-armada-targets-field-close = Wer in den Nahkampf geht
bot-armada-targets-near = { $n ->
    [0] Niemand geht in den Nahkampf.
   *[other] In den Nahkampf: { $units }. Jede Bodeneinheit dort darf einmal mehr auf sie schießen.
}

## Prüfung der Bücher
bot-armada-audit-about = Alles ist offen und geprüft. Scheint etwas unfair? Schlag Punkte vor.
bot-armada-audit-none = Du schlägst keine Korrektur vor.
bot-armada-audit-line = Du schlägst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $side } vor: { $why }
bot-armada-audit-accept = Annehmen
bot-armada-audit-lock = So vorschlagen
bot-armada-audit-propose = Korrektur vorschlagen
bot-armada-audit-locked = Deine Antwort ist da.
bot-armada-audit-field-points = Wie viele Punkte?
bot-armada-audit-field-to = Für wen?
bot-armada-audit-field-why = Warum?
bot-armada-audit-points = Schreib die Punkte als Zahl.

## Berichte

## Tabellen und Chancen
bot-armada-force-hull = - { $what }: { $cost } Credits{ $room }
bot-armada-force-row = - { $what }: { $cost ->
    [one] 1 Credit
   *[other] { $cost } Credits
}, { $cargo } Laderaum
bot-armada-force-least = , { $cost } Credits mit dem, was es haben muss: { $has }
bot-armada-force-room = , Platz für { $n }
bot-armada-force-hulls = Schiffe
bot-armada-force-components = Ausrüstung
bot-armada-force-stores = Vorräte
bot-armada-force-units = Einheiten
bot-armada-force-emplacements = Das Geschütz des Verteidigers
bot-armada-chart-head = **Was zwei Würfel zusammen zeigen müssen, um zu zerstören, und die Chance dafür**: Bodeneinheiten · Jäger und Sucher · Sternenschiffe
bot-armada-chart-row = - **{ $shooter }**: { $ground } · { $fighter } · { $starship }{ $better }
bot-armada-chart-close = ; { $need } gegen Bodeneinheiten im Nahkampf
bot-armada-chart-teleported = ; { $need } gegen Bodeneinheiten in der Runde des Teleports
bot-armada-chart-escorted = ; { $need } gegen Bodeneinheiten mit Regiment oder Marinetrupp daneben, oder getroffen und noch im Feuer
bot-armada-chart-defending = ; { $need } gegen Bodeneinheiten in der Verteidigung
bot-armada-chart-armor = **Panzerung** hält einen Laser bei { $laser } auf, alles andere bei { $others }; eine Platte geht so oder so verloren. **Ein Schild** hält jeden Treffer auf und geht dabei in der Hälfte der Fälle verloren.
bot-armada-odds-head = **{ $n ->
    [one] { $shooter }
   *[other] { $shooter }
} auf { $target }**
bot-armada-odds-never = Das kann diesem Ziel nichts anhaben.
bot-armada-odds-hits = Würfelsumme, die trifft: { $need }. Im Schnitt { $mean } Treffer; mindestens einer in { $any } % der Fälle.
bot-armada-odds-ship = { $shield ->
    [yes] Mit Schild
   *[other] Ohne Schild
} und { $armor ->
    [0] ohne Panzerung
    [one] mit einer Panzerplatte
   *[other] mit { $armor } Panzerplatten
}: in { $chance } % der Fälle zerstört, wenn kein Jäger einen Treffer abfängt.
bot-armada-odds-seeker = Ein Sucher fliegt nur gegen gegnerische Sucher, nicht gegen Jäger: Für jeden würfelst du einmal; eine gerade Zahl zerstört einen, und deiner ist so oder so verbraucht (COMBAT.b).
bot-armada-odds-decoy = Ein Köder lockt nur gegnerische Sucher weg, und nur für Sternenschiffe. Jägern kann er nichts anhaben (Auslegung G21).
bot-armada-column-ground = Bodeneinheiten
bot-armada-column-fighter = Jäger oder Sucher
bot-armada-column-starship = ein Sternenschiff

help-title-armada =
    { "" }**Ziel.** Mehr Siegpunkte haben, wenn die Runden um sind: für alles, was du zerstörst, was der Gegner verbraucht, für nicht ausgegebene Credits (nach dem Buch ganz; mit der Option `unspent=none`, die wir empfehlen, gar nicht) und für Felder, die du hältst. Der Raumhafen, Feld 1, zählt 1000.

    { "" }**Flotte.** Beide kaufen geheim. `/ziehen` öffnet die Werft: Schiffe hinzufügen, ausrüsten, kopieren; übrige Credits und freien Laderaum siehst du immer. Lad eine fertige Flotte, füg eine als Text ein oder speicher eigene für später. **{ bot-armada-ready }** zeigt dem Kanal nur einen Prüfwert, nie die Flotte.

    { "" }**Befehle.** In jeder Runde schreiben beide geheim ein Blatt. `/ziehen` öffnet es, wann du willst: Wähle Einheiten, dann wohin und was. Deine Karte zeigt deine Befehle als Pfeile. Ein abgegebenes Blatt kannst du zurücknehmen, bis beide da sind.

    { "" }**Kämpfe.** Erst kommen Sucher, dann Durchgänge, bis eine Seite sich zurückzieht oder nichts mehr hat. Du wirst nach Zielen, Suchern und Rückzug gefragt, wenn nicht `/ziehen plan ...` für dich antwortet oder nur eine Antwort sinnvoll ist. **{ bot-armada-battle-turn }** beendet das Fragen für eine Runde. Antwortest du einen Tag lang nicht, antwortet dein Plan für dich oder der übliche.

    { "" }**Kundschafter.** Was deine Kundschafter und Sonden sehen, kommt als Direktnachricht; `/meins reports` zeigt es noch einmal.

    { "" }**Tippen.** `/ziehen 1-4 starship: laser 2, shield 1` · `/ziehen 7: to B attack; 4: to 1 unload r1-2` · `/ziehen plan targets carrier; retreat 40` · `/chancen`. Die Regeln: `/regeln`.
