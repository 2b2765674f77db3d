# Armada (Stellar Hegemon planet/space armada, C. E. Lewin), mit eigenen Worten erzählt.

armada-about = Zwei Flotten, geheim gekauft und schriftlich geführt, treffen über einem Planeten mit einem Raumhafen aufeinander.
armada-scenario-standard = Begegnung: zwei Flotten zu 3000 Credits
armada-scenario-invasion = Invasion: Der Verteidiger hält den Hafen mit 2000 Credits und einer Garnison
armada-scenario-planethead = Brückenkopf: Nur der Angreifer zählt, was er hält
armada-option-defender = Wer verteidigt, in Szenarien mit Verteidiger
armada-option-defender-roll = entscheiden die Würfel
armada-option-defender-red = Rot
armada-option-defender-silver = Silber
armada-option-regiment_defence = Ein verteidigendes Regiment trifft Bodentruppen
armada-option-regiment_defence-exactly_8 = mit genau 8
armada-option-regiment_defence-8_or_more = mit 8 oder mehr
armada-option-unspent = Nicht ausgegebene Credits zählen
armada-option-unspent-whole = ganz, wie es im Buch steht
armada-option-unspent-quarter = ein Viertel (eigene Regel; zu viel für Brückenkopf)
armada-option-unspent-none = nichts (eigene Regel, empfohlen: nichts zu kaufen gewinnt nicht mehr)
armada-option-unspent-advice = Nach dem Buch ist jeder nicht ausgegebene Credit ein Punkt. Wer kein Schiff kauft, hat 3000, und alle Hexfelder zusammen zählen nur 1050. Wir empfehlen unsere eigene Regel, nach der sie nichts zählen. Eröffne das Spiel dafür mit `unspent=none` bei den Optionen.
armada-file-board = Ein eigenes Brett als TOML-Datei
armada-file-force = Eine eigene Preisliste als TOML-Datei
armada-file-scenarios = Eigene Zahlen und Szenarien als TOML-Datei
armada-file-chance = Eine eigene Trefferliste als TOML-Datei

## Seiten, Orte, Dinge
armada-side-red = Rot
armada-side-silver = Silber
armada-sector = Sektor { $at }
armada-hex = { $at ->
    [1] Feld 1
   *[other] Feld { $at }
}
armada-item-starship = { $n ->
    [one] Sternenschiff
   *[other] { $n } Sternenschiffe
}
armada-item-missile_boat = { $n ->
    [one] Raketenboot
   *[other] { $n } Raketenboote
}
armada-item-fighter_carrier = { $n ->
    [one] Jägerträger
   *[other] { $n } Jägerträger
}
armada-item-probe_scout = { $n ->
    [one] Sondenkundschafter
   *[other] { $n } Sondenkundschafter
}
armada-item-laser = { $n ->
    [one] Laser
   *[other] { $n } Laser
}
armada-item-blaster = { $n ->
    [one] Blaster
   *[other] { $n } Blaster
}
armada-item-launcher = { $n ->
    [one] Werfer
   *[other] { $n } Werfer
}
armada-item-shield = { $n ->
    [one] Schild
   *[other] { $n } Schilde
}
armada-item-armor = { $n ->
    [one] Panzerplatte
   *[other] { $n } Panzerplatten
}
armada-item-probe_launcher = { $n ->
    [one] Sondenwerfer
   *[other] { $n } Sondenwerfer
}
armada-item-ap = { $n ->
    [one] Splitterrakete
   *[other] { $n } Splitterraketen
}
armada-item-nuclear = { $n ->
    [one] Atomrakete
   *[other] { $n } Atomraketen
}
armada-item-seeker = { $n ->
    [one] Sucher
   *[other] { $n } Sucher
}
armada-item-probe = { $n ->
    [one] Sonde
   *[other] { $n } Sonden
}
armada-item-decoy = { $n ->
    [one] Köder
   *[other] { $n } Köder
}
armada-item-fighter = { $n ->
    [one] Jäger
   *[other] { $n } Jäger
}
armada-item-regiment = { $n ->
    [one] Regiment
   *[other] { $n } Regimenter
}
armada-item-marines = { $n ->
    [one] Marinetrupp
   *[other] { $n } Marinetrupps
}
armada-item-flashtrooper = { $n ->
    [one] Blitztrupp
   *[other] { $n } Blitztrupps
}
armada-item-ion_cannon = { $n ->
    [one] Ionenkanone
   *[other] { $n } Ionenkanonen
}
armada-item-ambush = { $n ->
    [one] Sucher im Hinterhalt
   *[other] { $n } Sucher im Hinterhalt
}
armada-aboard = { $units } an Bord

## Im Bild
armada-pic-not = nicht
armada-pic-under = Unterseite
armada-pic-now = jetzt
armada-pic-ago = vor { $n }
armada-seen-ago = { $n ->
    [0] jetzt
    [one] vor einer Runde
   *[other] vor { $n } Runden
}
armada-pic-turn = Runde { $turn } von { $turns }
armada-pic-setup = Vor Runde 1
armada-pic-over = das Ende
armada-pic-buying = Einkauf
armada-pic-sectors = Startsektor
armada-pic-orders = Befehle
armada-pic-audit = Prüfung
armada-pic-attacks = Angriffe
armada-pic-scouting = Kundschafter
armada-pic-battle = Kampf in { $at }
armada-pic-sealed = { $phase }: { $got } von { $wanted } da
armada-pic-preview = dein Entwurf
armada-pic-side = { $side }
armada-pic-from = { $side }, aus Sektor { $at }
armada-pic-defender = { $side } verteidigt
armada-pic-invader = { $side } greift an
armada-pic-wins = { $name } gewinnt
armada-pic-drawn = Unentschieden
armada-pic-ships = Schiffe
armada-pic-others = andere Einheiten
armada-pic-aboard = an Bord
armada-pic-old = alte Nachricht
armada-pic-attack = Angriff
armada-pic-scout = kundschaften
armada-pic-unload = ausladen
armada-pic-load = einladen
armada-pic-dock = andocken
armada-pic-seeker = Sucher
armada-pic-probe = Sonde
armada-pic-teleport = Teleport

## Das Bild in Worten
armada-alt-preview = Entwurf:
armada-alt-space = In { $at }: { $units }.
armada-alt-side = { $name }: { $parts }.
armada-alt-ready = { $units }
armada-alt-lost = verloren { $units }
armada-alt-gone = zurückgezogen { $units }
armada-alt-flipped = getroffen, aber noch im Feuer { $units }
armada-alt-close = im Nahkampf { $units }
armada-alt-late = ohne Schuss { $units }
armada-alt-seekers = Sucher fliegen auf Ziele: { $on }.
armada-alt-turns = { $name } je Runde: { $turns }; am Ende { $last }.
armada-alt-account = { $name }: { $parts }.
armada-score = Punkte bisher: Rot { $red }, Silber { $silver }.
armada-board-key = In Klammern: was ein Ort berührt. R Rot, S Silber, f Jäger, r Regiment, m Marinetrupp, t Blitztrupp, i Ionenkanone.

## Waffen, Bedarf, Klassen
armada-gun-laser = Laser
armada-gun-blaster = Blaster
armada-gun-launcher = Raketen
armada-gun-ap = Splitter
armada-gun-nuclear = Atom
armada-gun-seeker = Sucher
armada-gun-decoy = Köder
armada-gun-fighter = Jäger
armada-gun-regiment = Regimenter
armada-gun-marines = Marinetrupps
armada-gun-flashtrooper = Blitztrupps
armada-gun-ion = Ionenkanone
armada-gun-ion_cannon = Ionenkanone
armada-need-7 = 7
armada-need-8 = 8
armada-need-8plus = 8+
armada-need-even = gerade
armada-need-not7 = nicht 7
armada-need-none = nie
armada-class-ship = einfache Sternenschiffe
armada-class-boat = Raketenboote
armada-class-carrier = Jägerträger
armada-class-scout = Sondenkundschafter
armada-class-starships = alle Schiffe
armada-class-fighter = Jäger
armada-class-regiment = Regimenter
armada-class-marines = Marinetrupps
armada-class-flashtrooper = Blitztrupps
armada-class-ion = die Ionenkanone
armada-class-ground = Bodentruppen
armada-shown-flyer = einem Flieger
armada-shown-ground = einer Bodentruppe

## Flotten und Befehle vorgelesen
armada-ship-line = { $hull }: { $held }
armada-ship-bare = { $hull }, leer
armada-fleet-line = { $n ->
    [one] Schiff { $names }
   *[other] Schiffe { $names }
}: { $ship }
armada-fleet-cost = { $line } ({ $n ->
    [one] { $all }
   *[other] { $all }, je { $each }
})
armada-plan-all = Schlachtplan:
armada-plan-at = Schlachtplan für { $at }:
armada-plan-targets = zuerst auf { $targets } schießen
armada-plan-aim = Sucher zuerst auf { $targets }
armada-plan-gun = { $gun } zuerst auf { $targets }
armada-plan-retreat-never = nie zurückziehen
armada-plan-retreat-always = sofort zurückziehen
armada-plan-retreat-at = zurückziehen, wenn { $n } Prozent verloren sind
armada-plan-fire-focus = auf ein Ziel feuern, bis es fallen sollte
armada-plan-fire-spread = das Feuer verteilen
armada-plan-missiles-yes = Raketen einsetzen
armada-plan-missiles-no = Raketen aufsparen
armada-plan-seekers-all = alle erlaubten Sucher starten
armada-plan-seekers-half = die Hälfte der Sucher starten
armada-plan-seekers-hold = Sucher zurückhalten
armada-plan-ambush-use = Sucher im Hinterhalt einsetzen
armada-plan-ambush-hold = Sucher im Hinterhalt zurückhalten
armada-plan-intercept-all = Sucher mit allen eigenen abfangen
armada-plan-intercept-half = Sucher mit der Hälfte der eigenen abfangen
armada-plan-intercept-none = keine Sucher abfangen
armada-plan-decoys-all = alle Köder starten
armada-plan-decoys-half = die Hälfte der Köder starten
armada-plan-decoys-none = keine Köder starten
armada-plan-cover-all = alle Waffen dürfen auf Sucher schießen
armada-plan-cover-blasters = nur Blaster schießen auf Sucher
armada-plan-cover-none = niemand schießt auf Sucher
armada-plan-close-all = alle dürfen in den Nahkampf
armada-plan-close-fighters = Jäger gehen in den Nahkampf
armada-plan-close-blasters = Schiffe mit Blastern gehen in den Nahkampf
armada-plan-close-none = niemand geht in den Nahkampf
armada-plan-take-all = Jäger fangen Treffer für jedes Schiff ab
armada-plan-take-carriers = Jäger fangen Treffer für Träger ab
armada-plan-take-none = Jäger fangen keine Treffer ab
armada-plan-unload-all = alles ausladen
armada-plan-unload-fighters = die Jäger starten
armada-plan-unload-none = nichts ausladen
armada-plan-pursue-yes = fliehende Bodentruppen verfolgen
armada-plan-pursue-no = Bodentruppen ziehen lassen
armada-plan-press-yes = gegen Sucher im Hinterhalt weiterkämpfen
armada-plan-press-no = Sucher im Hinterhalt in Ruhe lassen
armada-plan-rest-ask = nach dem Rest fragen
armada-plan-rest-auto = den Rest von selbst entscheiden

## Was geschah: Beginn und Runde
armada-defender = { $name } verteidigt, wie vereinbart.
armada-defender-rolled = { $name } verteidigt. Die Würfel: { $rolled }.
armada-fleets-in = Beide Flotten sind gekauft.
armada-bought = Deine Flotte aus { $ships ->
    [one] einem Schiff
   *[other] { $ships } Schiffen
} kostet { $cost } Credits. { $unspent } bleiben übrig und zählen am Ende für dich.
armada-bought-part = Deine Flotte aus { $ships ->
    [one] einem Schiff
   *[other] { $ships } Schiffen
} kostet { $cost } Credits. { $unspent } bleiben übrig. In diesem Spiel { $points ->
    [one] zählen sie am Ende einen Punkt
   *[other] zählen sie am Ende { $points } Punkte
} für dich.
armada-chooser = { $name } wählt den Startsektor. Die Würfel: { $rolled }.
armada-began = { $name } beginnt in { $at }.
armada-length = Das Spiel dauert { $turns } Runden. Die Würfel: { $rolled }.
armada-turn-began = Runde { $turn } von { $turns } beginnt.
armada-orders-in = Beide Befehlsbögen für Runde { $turn } sind da.
armada-initiative = { $name } zieht zuerst. Die Würfel: { $rolled }.
armada-initiative-again = Gleichstand um den ersten Zug. Die Würfel: { $rolled }.
armada-way = { $n ->
    [one] { $units } zieht nach { $to }
   *[other] { $units } ziehen nach { $to }
}
armada-moved = Bewegt: { $ways }.
armada-moved-none = Nichts von dir bewegt sich.
armada-loaded = { $ship } lädt { $units } in { $at } ein.
armada-unloaded = { $ship } lädt { $units } in { $at } aus.
armada-teleported = { $units } teleportiert nach { $at }.
armada-formed = { $units } wird in { $at } gebildet.
armada-docked = { $ship } übergibt { $units } in { $at }.
armada-void = Ein Befehl an { $unit } wurde nicht ausgeführt: { $why }.
armada-void-battle = ein Kampf kam dazwischen
armada-void-other = er ging nicht mehr
armada-sent = { $ship } schickt { $seekers } nach { $at }.
armada-lying = Im Hinterhalt in { $at }: { $seekers } mehr, insgesamt { $total }.
armada-announced = { $name } sagt einen Angriff in { $at } an.
armada-nobody-there = Du greifst in { $at } an, und niemand ist da.
armada-probed = { $ship } startet eine Sonde nach { $at }.
armada-scouting = { $name } kundschaftet in { $at } mit { $shown }.
armada-scouted = Kundschafter in { $at }: { $found }.
armada-scouted-none = Kundschafter in { $at }: kein Feind ist dort.

## Was geschah: Kämpfe
armada-nobody = niemand
armada-force-special = { $n ->
    [one] { $hull } { $ids }
   *[other] { $hull } ({ $ids })
}
armada-battle-began-attack = **Kampf in { $at }.** { $name } greift an. { $first } zieht zuerst.
armada-battle-began-seekers = **Kampf in { $at }.** Sucher von { $name } schlagen zu. { $first } zieht zuerst.
armada-battle-began-ambush = **Kampf in { $at }.** Sucher von { $name } schlagen aus dem Hinterhalt zu. { $first } zieht zuerst.
armada-battle-side = { $name }: { $units }.
armada-battle-ambush = { $name } hat { $seekers }.
armada-launched = { $name } startet { $what }.
armada-seekers = { $seekers }
armada-seekers-from-ambush = { $seekers } ({ $n } aus dem Hinterhalt)
armada-unloads = { $ship } lädt { $units } aus.
armada-intercepted = { $name } schickt { $n ->
    [one] einen Sucher
   *[other] { $n } Sucher
} gegen die feindlichen. Die Würfel: { $dice }.
armada-on = { $n } auf { $unit }
armada-placed = Sucher von { $name }: { $on }.
armada-covered = { $hits } von { $shots } Schüssen auf Sucher treffen. Noch im Flug: { $left }.
armada-covered-all = { $hits } von { $shots } Schüssen auf Sucher treffen. Keiner ist übrig.
armada-round = **Durchgang { $round }.**
armada-stayed = { $n ->
    [one] Dein Sucher bleibt
   *[other] Deine { $n } Sucher bleiben
} in { $at } zurück: Es gibt kein Ziel und keinen feindlichen Sucher, den man abfangen könnte.
armada-spared = Kampf in { $at }: { $what }. Darum wurdest du nicht gefragt und wirst es in solchen Fällen auch künftig nicht. Willst du trotzdem gefragt werden, schreib `rest ask` in deinen Schlachtplan.
armada-spared-muster = du hast keine Schiffe, also gibt es nichts zu starten oder auszuladen
armada-spared-place = alle deine Sucher fliegen auf das einzige Ziel
armada-spared-targets = ein einziger Gegner ist übrig, und alles von dir schießt auf ihn
armada-spared-free = deine freien Schüsse haben nur ein Ziel
event-acted-by_plan = { $name } überlässt die übrigen Kämpfe dieser Runde dem eigenen Plan.
armada-late = { $n ->
    [one] { $units } schießt noch nicht.
   *[other] { $units } schießen noch nicht.
}
armada-retreating = { $name } zieht sich mit { $units } zurück.
armada-volley-seekers = Sucher von { $name }: { $hits } von { $shots } treffen.
armada-volley-close = { $name } im Nahkampf: { $hits } von { $shots } Schüssen treffen.
armada-volley-free = { $name }, freie Schüsse: { $hits } von { $shots } treffen.
armada-volley-shots = { $name }: { $hits } von { $shots } Schüssen treffen.
armada-volley-cover = { $name } auf Sucher: { $hits } von { $shots } Schüssen treffen.
armada-hit-taken = { $unit } fängt ihn ab ({ $die })
armada-hit-not-taken = { $unit } zu spät ({ $die })
armada-hit-shield = Schild hält ({ $die })
armada-hit-shield-lost = Schild weg ({ $die })
armada-hit-armor = Panzer hält ({ $total })
armada-hit-armor-fails = Panzer bricht ({ $total })
armada-hit-flipped = getroffen, feuert noch
armada-hit-destroyed = zerstört
armada-with = { " " }mit { $units }
armada-destroyed = { $unit } ({ $what }) ist zerstört{ $aboard }: { $points } Punkte.
armada-lost = { $unit } ({ $what }{ $aboard }) { $points }
armada-lost-all = Zerstört: { $units }; insgesamt { $points } Punkte.
armada-retreated = { $n ->
    [one] { $units } hat den Kampf verlassen.
   *[other] { $units } haben den Kampf verlassen.
}
armada-pressed = { $name } kämpft gegen { $seekers } weiter: { $hits } von { $shots } Schüssen treffen.
armada-battle-ended = **Der Kampf in { $at } ist vorbei** nach { $round ->
    [0] keinem Durchgang
    [one] einem Durchgang
   *[other] { $round } Durchgängen
}.
armada-battle-harmless = Niemand dort kann noch jemandem schaden.
armada-battle-left = Noch dort:
armada-battle-left-nobody = Niemand ist dort übrig.

## Was gefragt ist
armada-ask-fleet = Kaufe deine Flotte für { $credits } Credits.
armada-ask-start = Wähle den Sektor, in dem du beginnst.
armada-ask-orders = Schreibe deine Befehle für Runde { $turn }.
armada-ask-attack = Wähle den Angriff, den du als nächsten ansagst.
armada-ask-muster = Kampf in { $at }: Wähle, was du startest und auslädst.
armada-ask-intercept = Kampf in { $at }: Wähle, wie viele Sucher gegen die feindlichen fliegen.
armada-ask-place = Kampf in { $at }: Verteile deine Sucher auf Ziele.
armada-ask-cover = Kampf in { $at }: Wähle, wer auf die Sucher schießt.
armada-ask-retreat = Kampf in { $at }: Wähle, wer sich zurückzieht.
armada-ask-targets = Kampf in { $at }: Wähle deine Ziele.
armada-ask-free = Kampf in { $at }: freie Schüsse auf die im Nahkampf.
armada-ask-take = Kampf in { $at }: Wähle die Treffer, die Jäger abfangen.
armada-ask-pursue = Kampf in { $at }: Verfolgen deine Flieger die fliehenden Bodentruppen?
armada-ask-press = Kampf in { $at }: Kämpfst du gegen die Sucher im Hinterhalt weiter?
armada-ask-audit = Sieh durch, was geschrieben wurde, und nimm an oder schlage eine Berichtigung vor.
armada-ask-agree = Eine Berichtigung der Punkte ist vorgeschlagen. Stimmst du zu?
armada-ask-other = Wähle.

## Was man tun kann
armada-do-fleet = { $n ->
    [one] Eine Flotte aus einem Schiff
   *[other] Eine Flotte aus { $n } Schiffen
}
armada-do-orders = { $n ->
    [one] Befehle für eine Einheit
   *[other] Befehle für { $n } Einheiten
}
armada-do-start = In { $at } beginnen
armada-do-by-plan = Die Schlachten dieses Zuges dem Plan überlassen
armada-do-attack = In { $at } angreifen
armada-do-muster = Starten und ausladen
armada-do-intercept = Sucher abfangen
armada-do-place = Sucher verteilen
armada-do-cover = Auf Sucher schießen
armada-do-retreat = Zurückziehen
armada-do-targets = Ziele
armada-do-free = Freie Schüsse
armada-do-take = Treffer für Jäger
armada-do-pursue = Nachsetzen
armada-do-press = Weiterkämpfen
armada-do-audit = { $n ->
    [0] Ergebnis annehmen
   *[other] { $n } Punkte für { $to } vorschlagen
}
armada-do-agree = Zustimmen
armada-do-agree-no = Ablehnen
armada-do-pursue-no = Ablassen
armada-do-press-no = In Ruhe lassen
armada-do-strike = Aus dem Hinterhalt in { $at } zuschlagen
armada-detail-start = berührt die Felder { $hexes }

## Wo das Spiel steht
armada-head-buying = Beide Seiten kaufen geheim ihre Flotten.
armada-head-sectors = { $name } wählt den Startsektor.
armada-head-orders = Runde { $turn } von { $turns }: Befehle werden geschrieben.
armada-head-attacks = Runde { $turn } von { $turns }: Angriffe.
armada-head-scouting = Runde { $turn } von { $turns }: Kundschafter berichten.
armada-head-battle = Runde { $turn } von { $turns }: Kampf in { $at }.
armada-head-waiting = Am Zug: { $names }.
armada-head-audit = Die Bücher sind offen: Beide sehen sie durch.
armada-head-opening = Das Spiel wird aufgebaut.
armada-head-won = { $name } hat in Runde { $turn } gewonnen.
armada-head-drawn = Das Spiel endet in Runde { $turn } unentschieden.
armada-ended-points = { $name } hat mehr Punkte und gewinnt!
armada-hand-score = Deine Punkte bisher: { $mine }, die des Feindes: { $theirs }. Übrige Credits: { $unspent }.
armada-hand-at = { $at }: { $units }
armada-hand-score-part = Deine Punkte bisher: { $mine }, die des Feindes: { $theirs }. Übrige Credits: { $unspent }, die am Ende { $points } zählen.
armada-hand-own = **Eigene:** { $units }.
armada-hand-known = **Vom Feind bekannt:** { $units }.
armada-hand-unknown = **Vom Feind bekannt:** noch nichts.

## Im Bild eines Kampfes
armada-pic-ended = vorbei nach { $round ->
    [0] den Suchern
    [one] einem Durchgang
   *[other] { $round } Durchgängen
}
armada-pic-quiet = vorbei: niemand kann schießen
armada-pic-seekers-fly = Sucher
armada-pic-round = Durchgang { $round }
armada-pic-in-round = { $round }: { $said }
armada-pic-calls = { $name } greift an
armada-pic-meets = { $name } verteidigt
armada-pic-shot = haben geschossen
armada-pic-lost = verloren
armada-pic-gone = zurückgezogen

## Was geschah: das Ende
armada-found-none = Sucher von { $name } in { $at } finden kein Ziel.
armada-left-over = Ungenutzt und damit verbraucht: { $seekers } von { $name } in { $at }.
armada-opened = Die Bücher sind offen. Übrige Credits: { $unspent }.
armada-controlled = { $name } beherrscht { $at } ({ $by }): { $points } Punkte.
armada-controlled-tied = Niemand beherrscht { $at }; es zählt { $points } für { $name }.
armada-controlled-nobody = Niemand beherrscht { $at }.
armada-control-troops = mehr Regimenter und Marinetrupps
armada-control-marines = mehr Marinetrupps
armada-control-others = mehr andere Einheiten
armada-proposed = { $name } schlägt { $points } Punkte für { $to } als Berichtigung vor: { $why }
armada-corrected = Angenommen: { $points } Punkte für { $to }.
armada-not-corrected = Nicht angenommen: keine Punkte für { $to }.
armada-scored = Punkte: { $points }.
armada-account-all = insgesamt
armada-account-destroyed = { $items } zerstört
armada-account-expended = { $items } verbraucht
armada-account-lost = { $items } weggeschossen
armada-account-unspent = übrige Credits
armada-account-unspent-part = { $n } übrige Credits, zum Teil
armada-account-correction = vereinbarte Berichtigung
armada-ended-level = Beide Seiten haben gleich viele Punkte. Das Spiel endet unentschieden.
armada-pic-chart = Punkte je Runde
armada-pic-final = Ende
armada-pic-battle-title = Kampf in { $at }
armada-pic-more = { $n } weitere
armada-pic-fleet = { $n ->
    [one] Ein Schiff
   *[other] { $n } Schiffe
}: { $spent } von { $credits } Credits, { $left } übrig

## Ablehnungen
armada-fault-strike-no-seat = { $seat } hat keinen Platz in diesem Spiel
armada-fault-strike-none = In { $space } liegen keine Sucher von dir im Hinterhalt
armada-fault-by-plan-no-battle = Du hast gerade keinen Kampf
armada-fault-by-plan-already = Für den Rest dieser Runde antwortet schon dein Plan
armada-fault-strike-fighting = Warte, bis dieser Kampf vorbei ist
armada-fault-plan-unreadable = Im Schlachtplan ist das nicht zu lesen: { $text } ({ $why })
armada-fault-targets-not-ready = { $unit } hat in diesem Durchgang { $most } Schüsse ({ $gun }), nicht { $n }
armada-fault-targets-not-yours = { $unit } gehört nicht zu deinen Einheiten in diesem Kampf
armada-fault-targets-leaving = { $unit } zieht sich in diesem Durchgang zurück und schießt nicht
armada-fault-targets-late-scout = { $unit } kundschaftet neben Angreifern der eigenen Seite und verpasst den ersten Durchgang
armada-fault-targets-late-unloader = Was { $unit } ausgeladen hat, greift an; darum verpasst es den ersten Durchgang
armada-fault-targets-late-attacked = { $unit } wurde angegriffen und hat ausgeladen; darum verpasst es den ersten Durchgang
armada-fault-targets-late-hauled = { $unit } hat geladen, ist gezogen und wird angegriffen; darum verpasst es den ersten Durchgang
armada-fault-targets-at-seekers = { $unit } hat damit ({ $gun }) auf Sucher geschossen und in diesem Durchgang nicht noch einmal
armada-fault-targets-decoy = Ein Köder lockt in Schritt d Sucher weg und trifft nichts; { $unit } kann ihn nicht abschießen
armada-fault-targets-launchers = { $unit } hat noch { $most } freie Werfer, nicht { $n }
armada-fault-targets-no-foe = { $unit } ist kein Feind in diesem Kampf
armada-fault-targets-cannot = { $gun } kann { $unit } nichts anhaben
armada-fault-targets-apart = { $unit } hat sich von Bodentruppen zurückgezogen; nur Flieger bekämpfen es noch
armada-fault-targets-not-close = { $unit } kann nicht in den Nahkampf
armada-fault-free-no-shot = { $unit } hat keinen freien Schuss
armada-fault-free-not-near = { $unit } ist nicht im Nahkampf
armada-fault-retreat-held = { $unit } kann sich vor Schiffen und Jägern nicht zurückziehen
armada-fault-retreat-early = { $unit } kann sich vor dem ersten Durchgang nicht zurückziehen
armada-fault-retreat-not-here = { $unit } gehört nicht zu deinen Einheiten in diesem Kampf
armada-fault-muster-no-seeker = { $unit } kann { $most } Sucher starten, nicht { $n }
armada-fault-muster-no-ambush = Hier liegen { $most } Sucher im Hinterhalt, nicht { $n }
armada-fault-strike-held-back = Du hast in dieser Runde in { $space } angegriffen und deine Sucher ausgelassen; sie warten bis zur nächsten Runde
armada-fault-muster-no-decoy = { $unit } kann { $most } Köder starten, nicht { $n }
armada-fault-muster-no-unload = { $unit } ist nicht an Bord eines deiner Schiffe in diesem Kampf
armada-fault-muster-all-strike = Alle { $most } Sucher, die hier aus dem Hinterhalt gerufen sind, fliegen
armada-fault-muster-sector = Bodentruppen können in einem Sektor nicht ausgeladen werden
armada-fault-muster-recorded = Aufgezeichnete Sucher von { $unit } fliegen hier, darum startet es keine weiteren
armada-fault-muster-probed = { $unit } hat in dieser Runde mit jedem Werfer gestartet und startet jetzt keinen Köder
armada-fault-intercept-too-many = { $most } deiner Sucher sind im Flug, nicht { $n }
armada-fault-place-no-target = { $unit } ist hier kein feindliches Schiff und keine feindliche Bodentruppe
armada-fault-place-too-many = { $n } Sucher sind verteilt, { $most } sind im Flug
armada-fault-cover-not-aimed = Auf { $unit } fliegt kein Sucher
armada-fault-cover-no-gun = { $unit } hat { $most } Schüsse auf Sucher ({ $gun }), nicht { $n }
armada-fault-cover-no-shot = { $n } ist keine Zahl von Schüssen
armada-fault-cover-no-decoy = { $most } Köder sind draußen, nicht { $n }
armada-fault-cover-decoy-ground = Köder wirken nur für Schiffe, und { $unit } ist keins
armada-fault-cover-not-its = { $unit } darf nur auf Sucher schießen, die auf es selbst fliegen
armada-fault-take-no-hit = { $n } ist kein Treffer, den ein Jäger abfangen darf
armada-fault-take-too-few = { $n } Treffer sind zu viele für { $fighters } Jäger
armada-fault-audit-points = Eine Berichtigung hat 1 bis { $most } Punkte, nicht { $points }
armada-fault-audit-side = { $to } hat keinen Platz in diesem Spiel
armada-fault-audit-long = Die Begründung ist länger als { $most } Zeichen
armada-fault-fleet-number = Ein Schiff trägt eine Nummer von 1 bis { $most }, nicht { $no }
armada-fault-fleet-number-twice = Schiff { $no } gibt es zweimal
armada-fault-fleet-order = Schreibe die Schiffe mit steigender Nummer
armada-fault-fleet-ships = { $n } Schiffe sind zu viele, { $most } ist das Höchste
armada-fault-fleet-unknown = { $item } gibt es nicht zu kaufen
armada-fault-fleet-count = { $n } von { $item } ist keine Zahl zum Kaufen
armada-fault-fleet-cargo = Es braucht { $used } Laderaum und hat { $capacity }
armada-fault-fleet-missiles = { $used } Laderaum ist ohne Raketen belegt; nur { $capacity } darf es sein
armada-fault-fleet-most = Ein Schiff hat höchstens { $most } von { $item }, nicht { $n }
armada-fault-fleet-few = Ein Schiff dieser Art ({ $hull }) beginnt mit mindestens { $least } von { $item }, die zum Rumpf hinzugekauft werden, nicht { $n }
armada-fault-fleet-many = Ein Schiff dieser Art ({ $hull }) beginnt mit höchstens { $most } von { $item }, nicht { $n }
armada-fault-fleet-credits = Die Flotte kostet { $cost } von { $credits } Credits
armada-fault-fleet-line = Nicht zu lesen: „{ $what }“ ({ $why })
armada-fault-orders-line = Nicht zu lesen: „{ $what }“ ({ $why })
armada-fault-orders-unit = Du hast keine Einheit { $unit }
armada-fault-orders-twice = Zwei Befehle für { $unit }
armada-fault-orders-mixed = Schreibe Schiffe, Jäger und bewegte Truppen in eigene Zeilen
armada-fault-orders-nobody = Ein Befehl nennt mindestens eine Einheit
armada-fault-orders-act = Nicht möglich für { $unit }: { $act ->
    [dock] andocken
    [load] einladen
    [unload] ausladen
   *[other] { $act }
}
armada-fault-orders-form-who = Nur Blitztrupps bilden ein Regiment, nicht { $unit }
armada-fault-orders-cannon = Die Ionenkanone greift an oder wartet
armada-fault-orders-aboard = Heraus aus Schiff { $ship } geht es für { $unit } nur, wenn es auslädt
armada-fault-orders-way = Mit einem Zug geht es für { $unit } nicht von { $here } nach { $to }: Das sind zwei
armada-fault-orders-way-same = Um in { $here } zu bleiben, braucht { $unit } kein Ziel; lass es weg
armada-fault-start-sector = Eine Flotte beginnt in { $one } oder { $two }, nicht in { $space }
armada-fault-attack-none = Du hast keinen Angriff auf { $space } mehr anzusagen
armada-fault-orders-space = Einen Ort { $to } gibt es nicht
armada-fault-orders-way-hex = Mit einem Zug geht es für { $unit } nicht von { $here } nach { $to }: Feld { $hex } berührt { $near }
armada-fault-orders-way-hexes = Mit einem Zug geht es für { $unit } nicht von { $here } nach { $to }: Kein Sektor berührt beide
armada-fault-orders-cannon-fixed = Die Ionenkanone wird weder bewegt noch getragen
armada-fault-orders-foot = Nur an Bord eines Schiffs geht es für { $unit } weiter
armada-fault-orders-launched = Starten und ziehen geht für { $unit } nicht in derselben Runde
armada-fault-orders-loaded = In der Runde des Einladens geht für { $unit } nichts anderes
armada-fault-orders-alone = Nur Schiffe laden ein, docken an und starten etwas, nicht { $unit }
armada-fault-orders-single = Schreibe { $what ->
    [load] Einladen
    [unload] Ausladen
    [dock] Andocken
   *[other] das
} für jedes Schiff in eine eigene Zeile
armada-fault-orders-cargo = Nenne, was { $unit } einladen soll
armada-fault-orders-empty = Nichts auszuladen ist an Bord von { $unit }
armada-fault-orders-idle-cargo = Für { $unit } ist Ladung genannt, aber weder Einladen noch Ausladen noch Andocken
armada-fault-orders-far = Einladen von { $cargo } durch { $unit } geht nur am selben Ort
armada-fault-orders-load-aboard = Von Schiff { $ship } auf ein anderes geht es für { $cargo } nur durch Andocken
armada-fault-orders-not-cargo = Nicht einzuladen: { $cargo }
armada-fault-orders-not-aboard = Nicht an Bord von { $unit }: { $cargo }
armada-fault-orders-sector = In einem Sektor nicht auszuladen: { $cargo }
armada-fault-orders-handled = Zweimal verladen: { $cargo }
armada-fault-orders-room = In { $unit } ist nicht Platz für alles, was an Bord kommt
armada-fault-orders-never = An Bord von { $unit } darf nie sein: { $item }
armada-fault-orders-first = Um erst einzuladen und dann zu ziehen, braucht { $unit } ein Ziel
armada-fault-orders-partner = Andocken geht für { $unit } nur an ein eigenes Schiff am selben Ort, das auch andockt
armada-fault-orders-dock-move = Andocken und ziehen geht für { $unit } nicht in derselben Runde
armada-fault-orders-stores = So viel hat { $unit } nicht zu übergeben: { $item }
armada-fault-orders-seekers = Nur { $n } Sucher hat { $unit } zu schicken, nicht { $want }
armada-fault-orders-number = { $n } ist keine Anzahl von { $item }
armada-fault-orders-probes = Nur { $n } Sonden hat { $unit } zu starten, nicht { $want }
armada-fault-orders-decoys-act = Köder starten und zugleich handeln geht für { $unit } nicht; im Kampf startet jeder Werfer einen
armada-fault-orders-decoys = Nur { $n } Köder hat { $unit } zu starten, nicht { $want }
armada-fault-orders-teleport = Teleportieren nach { $to } geht für { $unit } nicht
armada-fault-orders-into-ship = In ein Schiff teleportieren und zugleich handeln geht für { $unit } nicht
armada-fault-orders-form = Aus je drei Blitztrupps wird ein Regiment, nicht aus { $n }
armada-fault-orders-form-place = Sie bilden ein Regiment nur zusammen am Boden eines Feldes
armada-fault-close-now = Das Ende lässt sich nur vereinbaren, während Befehle geschrieben werden, zwischen zwei Runden
armada-fault-orders-strike = In { $to } liegen keine Sucher von dir im Hinterhalt

## Tabellen der Regeln
armada-chart-force = Preisliste der Flotte
armada-chart-what = Ware
armada-chart-cost = Credits
armada-chart-cargo = Braucht Platz
armada-chart-room = Laderaum
armada-chart-needs = { $what }: beginnt mit { $has }.
armada-chart-least = mindestens { $n ->
    [one] 1 { $what }
   *[other] { $what }
}
armada-chart-without = 0 { $what }
armada-chart-force-note = Platz in Klammern: im Raum, den die Jäger eines Trägers verlassen haben. Laderaum in Klammern: nur für Raketen.
armada-chart-sectors = Sektoren
armada-chart-sector = Sektor
armada-chart-reached = Erreichbare Sektoren
armada-chart-barred = Nicht erreichbar
armada-chart-hexes = Erreichbare Felder
armada-chart-hex-title = Planetenfelder
armada-chart-hex = Feld
armada-chart-touches = Sektoren, die es berühren
armada-chart-via = Felder über einen Sektor
armada-chart-points = Punkte
armada-chart-chances = Aussicht eines Schützen zu zerstören, zwei Würfel
armada-chart-shooter = Schütze
armada-chart-ground = Bodeneinheit
armada-chart-fighter = Jäger, Sucher
armada-chart-starship = Sternenschiff
armada-chart-close = { $what } im Nahkampf: { $need } gegen Bodeneinheiten.
armada-chart-teleported = { $what } in der Runde der Teleportation: { $need } gegen Bodeneinheiten.
armada-chart-escorted = { $what } neben Regiment oder Marinetrupp, oder umgedreht: { $need } gegen Bodeneinheiten.
armada-chart-defending = { $what } in der Verteidigung: { $need } gegen Bodeneinheiten.
armada-chart-armor = Panzerung hält einen Laser auf bei { $laser }, alles andere bei { $others }; ein Block geht so oder so verloren. Ein Schild hält jeden Treffer auf und geht zu gleichen Chancen verloren.
