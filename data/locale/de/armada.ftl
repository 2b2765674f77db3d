# Armada (Stellar Hegemon planet/space armada, C. E. Lewin), mit eigenen Worten erzählt.

armada-about = Zwei Flotten, geheim gekauft und mit geheimen Befehlen geführt, kämpfen um einen Planeten mit einem Raumhafen.
armada-scenario-standard = Begegnung: zwei Flotten zu 3000 Credits
armada-scenario-invasion = Invasion: Der Verteidiger hält den Hafen mit 2000 Credits und einer Garnison
armada-scenario-planethead = Brückenkopf: Punkte für gehaltene Felder bekommt nur der Angreifer
armada-option-defender = Wer verteidigt, in Szenarien mit Verteidiger
armada-option-defender-ask = Wer verteidigt?
armada-option-defender-roll = das entscheiden die Würfel
armada-option-defender-red = Rot
armada-option-defender-silver = Silber
armada-option-regiment_defence = Regimenter in der Verteidigung (Zusatzregel)
armada-option-regiment_defence-ask = Wann treffen Regimenter in der Verteidigung?
armada-option-regiment_defence-exactly_8 = treffen Bodeneinheiten bei genau 8
armada-option-regiment_defence-8_or_more = treffen Bodeneinheiten ab 8
armada-option-unspent = Übrige Credits zählen
armada-option-unspent-ask = Was zählt ein übriger Credit?
armada-option-unspent-whole = ganz, wie es im Buch steht
armada-option-unspent-quarter = ein Viertel (eigene Regel; beim Brückenkopf kann Nichtskaufen noch gewinnen)
armada-option-unspent-none = nichts, also gewinnt Nichtskaufen nicht mehr
armada-option-seeker_losses = Was Sucher zerstören (Zusatzregel)
armada-option-seeker_losses-ask = Schießt noch, was Sucher zerstören?
armada-option-seeker_losses-both = schießt noch im ersten Durchgang, auf beiden Seiten
armada-option-seeker_losses-second_mover = schießt nur bei der Seite noch, die als zweite zieht
armada-option-lost_round = Wer den ersten Durchgang verpasst (Zusatzregel)
armada-option-lost_round-ask = Durchgang 1 verpasst: Schuss auf Sucher?
armada-option-lost_round-step_f = darf trotzdem auf Sucher schießen
armada-option-lost_round-steps_d_and_f = darf auch auf Sucher nicht schießen
armada-option-unspent-advice = Nach dem Buch ist jeder übrige Credit ein Punkt: Wer kein Schiff kauft, hat 3000. Unser Rat: Sie zählen nichts.
armada-file-board = Ein eigenes Brett als TOML-Datei
armada-file-force = Eine eigene Preisliste als TOML-Datei
armada-file-scenarios = Eigene Zahlen und Szenarien als TOML-Datei
armada-file-chance = Eine eigene Trefferliste als TOML-Datei
armada-objective-length = Wie viele Runden es werden, wird gewürfelt, wenn beide Flotten gekauft sind: zwei Würfel plus 3, also 5 bis 15.
armada-objective-meeting-who = Beide Seiten
armada-objective-meeting = Nach der letzten Runde mehr Punkte haben: für alles, was man zerstört und was der Gegner verbraucht, dessen Preis; für jedes Feld, das man am Ende hält ({ armada-objective-hexes }){ armada-objective-credits }.
armada-objective-meeting-now = Bisher bekannte Punkte: Rot { $points1 }, Silber { $points2 }. Die Felder zählen am Ende.
armada-objective-invader-who = Der Angreifer (wer das ist, sagen die Würfel)
armada-objective-invader = Den Planeten erobern. Nach der letzten Runde gewinnen mehr Punkte: für alles, was man zerstört und was der Gegner verbraucht, dessen Preis; für jedes Feld, das man am Ende hält ({ armada-objective-hexes }){ armada-objective-credits }.
armada-objective-invader-now = Bisher bekannte Punkte: { $points1 }. Die Felder zählen am Ende.
armada-objective-defender-who = Der Verteidiger (wer das ist, sagen die Würfel)
armada-objective-defender = Den Planeten halten. Nach der letzten Runde gewinnen mehr Punkte: für alles, was man zerstört und was der Gegner verbraucht, dessen Preis{ $hexes ->
    [invader] { "" }
    [defender] ; für jedes Feld, das der Angreifer am Ende nicht hält ({ armada-objective-hexes })
   *[nobody] ; für jedes Feld, das man am Ende hält ({ armada-objective-hexes })
}{ armada-objective-credits }.
armada-objective-defender-now = Bisher bekannte Punkte: { $points1 }. Die Felder zählen am Ende.
armada-objective-hexes = der Raumhafen { $port }, { $others ->
    [0] die anderen, was auf dem Brett steht
   *[other] jedes andere { $others }
}
armada-objective-credits = { $unspent ->
    [whole] ; für jeden Credit, den man nicht ausgibt
    [quarter] ; für je vier Credits, die man nicht ausgibt
   *[none] { "" }
}

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
armada-score-points = { $n ->
    [one] Punkt
   *[other] Punkte
}
armada-score-defends = verteidigt
armada-score-invades = greift an
armada-ribbon-unseen = Noch hat sich niemand gezeigt
armada-ribbon-worth = Am Ende zählt Feld { $at } { $n } Punkte
armada-ribbon-now = jetzt
armada-ribbon-seen = Sicht
armada-pic-form = Verband
armada-pic-decoy = Köder
armada-pic-ambush = Hinterhalt
armada-alt-fought = Runde { $turn }: ein Kampf in { $places }.
armada-alt-sighted = Runde { $turn }: Eine Flotte wurde gesehen.
armada-pic-still = noch da
armada-pic-nobody = niemand mehr
armada-pic-hits = { $hits } von { $shots } Treffer
armada-pic-attacked = { $name } griff an
armada-pic-held = { $name } verteidigte
armada-pic-setup = Vor Runde 1
armada-pic-over = das Ende
armada-pic-buying = Einkauf
armada-pic-sectors = Startsektor
armada-pic-orders = Befehle
armada-pic-audit = Prüfung
armada-pic-attacks = Angriffe
armada-pic-scouting = Erkundung
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
armada-pic-old = alter Bericht
armada-pic-attack = Angriff
armada-pic-scout = erkunden
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
armada-alt-lost = verloren: { $units }
armada-alt-gone = zurückgezogen: { $units }
armada-alt-flipped = getroffen, schießt aber noch: { $units }
armada-alt-close = im Nahkampf: { $units }
armada-alt-late = schießt noch nicht: { $units }
armada-alt-seekers = Sucher fliegen auf { $on }.
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
armada-class-ground = Bodeneinheiten
armada-shown-flyer = einem fliegenden Kundschafter oder einer Sonde
armada-shown-ground = einem Kundschafter am Boden oder einer Sonde

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
armada-plan-retreat-at = zurückziehen, wenn { $n } % der eigenen Kräfte verloren sind
armada-plan-fire-focus = auf ein Ziel feuern, bis es zerstört sein müsste
armada-plan-fire-spread = das Feuer verteilen
armada-plan-missiles-yes = Raketen einsetzen
armada-plan-missiles-no = Raketen aufsparen
armada-plan-seekers-all = so viele Sucher starten wie erlaubt
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
armada-plan-pursue-yes = Bodeneinheiten verfolgen, die sich zurückziehen
armada-plan-pursue-no = Bodeneinheiten ziehen lassen
armada-plan-press-yes = weiter auf Sucher im Hinterhalt schießen
armada-plan-press-no = Sucher im Hinterhalt in Ruhe lassen
armada-plan-rest-ask = mich nach dem Rest fragen
armada-plan-rest-auto = den Rest für mich beantworten

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
} kostet { $cost } Credits. { $unspent } bleiben übrig und { $points ->
    [0] zählen an diesem Tisch nichts
    [one] zählen am Ende einen Punkt für dich
   *[other] zählen am Ende { $points } Punkte für dich
}.
armada-chooser = { $name } wählt den Startsektor. Die Würfel: { $rolled }.
armada-began = { $name } beginnt in { $at }.
armada-length = Das Spiel dauert { $turns } Runden. Die Würfel: { $rolled }.
armada-turn-began = Runde { $turn } von { $turns } beginnt.
armada-orders-in = Beide Befehlsblätter für Runde { $turn } sind da.
armada-initiative = In Kämpfen handelt { $name } zuerst ({ $rolled }).
armada-initiative-again = Wer handelt in Kämpfen zuerst? Gleichstand ({ $rolled }).
armada-way = { $n ->
    [one] { $units } zieht nach { $to }
   *[other] { $units } ziehen nach { $to }
}
armada-moved = Deine Bewegungen: { $ways }.
armada-loaded = { $ship } lädt { $units } in { $at } ein.
armada-unloaded = { $ship } lädt { $units } in { $at } aus.
armada-teleported = Teleport nach { $at }: { $units }.
armada-formed = In { $at } gebildet: { $units }.
armada-docked = { $ship } gibt in { $at } ab: { $units }.
armada-void = Ein Befehl für { $unit } wurde nicht ausgeführt: { $why }.
armada-void-battle = ein Kampf kam dazwischen
armada-void-other = er war nicht mehr möglich
armada-sent = { $ship } schickt { $seekers } nach { $at }.
armada-lying = Im Hinterhalt in { $at }: { $seekers } mehr, insgesamt { $total }.
armada-announced = { $name } kündigt einen Angriff in { $at } an.
armada-nobody-there = Du greifst in { $at } an, aber niemand ist da.
armada-probed = { $ship } schickt eine Sonde nach { $at }.
armada-scouting = { $name } erkundet { $at } mit { $shown }.
armada-scouted = Erkundet in { $at }: { $found }.
armada-scouted-none = Erkundet in { $at }: Kein Gegner ist dort.

## Was geschah: Kämpfe
armada-nobody = niemand
armada-force-special = { $n ->
    [one] { $hull } { $ids }
   *[other] { $hull } ({ $ids })
}
armada-battle-began-attack = **Kampf in { $at }.** { $name } greift an. { $first } handelt zuerst.
armada-battle-began-seekers = **Kampf in { $at }.** Sucher von { $name } schlagen zu. { $first } handelt zuerst.
armada-battle-began-ambush = **Kampf in { $at }.** Sucher von { $name } schlagen aus dem Hinterhalt zu. { $first } handelt zuerst.
armada-battle-side = { $name }: { $units }.
armada-battle-ambush = { $name } hat { $seekers }.
armada-launched = { $name } startet { $what }.
armada-seekers = { $seekers }
armada-seekers-from-ambush = { $seekers } ({ $n } aus dem Hinterhalt)
armada-unloads = { $ship } lädt { $units } aus.
armada-intercepted = { $name } schickt { $n ->
    [one] einen Sucher
   *[other] { $n } Sucher
} gegen die gegnerischen. Die Würfel: { $dice }.
armada-on = { $n } auf { $unit }
armada-placed = Sucher von { $name }: { $on }.
armada-covered = { $hits } von { $shots ->
    [one] 1 Schuss
   *[other] { $shots } Schüssen
} auf Sucher treffen. Noch im Flug: { $left }.
armada-covered-all = { $hits } von { $shots ->
    [one] 1 Schuss
   *[other] { $shots } Schüssen
} auf Sucher treffen. Keiner ist übrig.
armada-round = **Durchgang { $round }.**
armada-stayed = { $n ->
    [one] Dein Sucher bleibt
   *[other] Deine { $n } Sucher bleiben
} in { $at } zurück: Es gibt kein Ziel und keinen gegnerischen Sucher, den man abfangen könnte.
armada-spared = Kampf in { $at }: Du wurdest nicht gefragt, denn { $what }. Willst du auch dann gefragt werden, schreib `rest ask` in deinen Schlachtplan.
armada-spared-muster = du hast keine Schiffe, die etwas starten oder ausladen könnten
armada-spared-place = für deine Sucher gibt es nur ein Ziel
armada-spared-targets = es ist nur noch ein Gegner da, auf den du schießen kannst
armada-spared-free = für deine freien Schüsse gibt es nur ein Ziel
event-acted-by_plan = { $name } überlässt die übrigen Kämpfe dieser Runde dem Schlachtplan.
armada-late = { $n ->
    [one] { $units } schießt noch nicht.
   *[other] { $units } schießen noch nicht.
}
armada-retreating = { $name } zieht sich mit { $units } zurück.
armada-volley-seekers = Sucher von { $name }: { $hits } von { $shots } treffen.
armada-volley-close = { $name } im Nahkampf: { $hits } von { $shots ->
    [one] 1 Schuss
   *[other] { $shots } Schüssen
} treffen.
armada-volley-free = { $name }, freie Schüsse: { $hits } von { $shots } treffen.
armada-volley-shots = { $name }: { $hits } von { $shots ->
    [one] 1 Schuss
   *[other] { $shots } Schüssen
} treffen.
armada-volley-cover = { $name } auf Sucher: { $hits } von { $shots ->
    [one] 1 Schuss
   *[other] { $shots } Schüssen
} treffen.
armada-hit-taken = { $unit } fängt ihn ab ({ $die })
armada-hit-not-taken = { $unit } zu spät ({ $die })
armada-hit-shield = Schild hält ({ $die })
armada-hit-shield-lost = Schild verloren ({ $die })
armada-hit-armor = Panzerung hält ({ $total })
armada-hit-armor-fails = Panzerung hält nicht ({ $total })
armada-hit-flipped = getroffen, schießt noch
armada-hit-destroyed = zerstört
armada-with = { " " }mit { $units }
armada-destroyed = { $unit } ({ $what }) ist zerstört{ $aboard }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
armada-lost = { $unit } ({ $what }{ $aboard }) { $points }
armada-lost-all = Zerstört: { $units }; insgesamt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
armada-retreated = { $n ->
    [one] { $units } hat den Kampf verlassen.
   *[other] { $units } haben den Kampf verlassen.
}
armada-pressed = { $name } schießt weiter auf { $seekers }: { $hits } von { $shots ->
    [one] 1 Schuss
   *[other] { $shots } Schüssen
} treffen.
armada-battle-ended = **Der Kampf in { $at } ist vorbei** nach { $round ->
    [0] keinem Durchgang
    [one] einem Durchgang
   *[other] { $round } Durchgängen
}.
armada-battle-harmless = Niemand dort kann noch jemandem schaden.
armada-battle-cost = Darin zerstört: { $sides }.
armada-battle-cost-side = von { $name } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
armada-battle-left = Noch dort:
armada-battle-left-nobody = Niemand ist mehr dort.

## Dasselbe als Neuigkeit
armada-news-nothing = nichts
armada-news-none = nichts
armada-news-ships = { $n ->
    [one] ein Schiff
   *[other] { $said } Schiffe
}
armada-news-units = { $n ->
    [one] eine Einheit
   *[other] { $said } Einheiten
}
armada-news-others = { $n ->
    [one] eine andere Einheit
   *[other] { $said } andere Einheiten
}
armada-news-places = an { $said } Orten
armada-news-defender = { $name } verteidigt.
armada-news-fleets-in = Beide Flotten sind gekauft.
armada-news-chooser = { $name } wählt den Startsektor.
armada-news-began = { $name } beginnt in { $at }.
armada-news-length = Das Spiel dauert { $turns } Runden.
armada-news-turn-began = Runde { $turn } von { $turns } beginnt.
armada-news-orders-in = Beide Befehlsblätter sind da.
armada-news-by-plan = { $name } überließ die Kämpfe dem Plan.
armada-news-announced = { $name } kündigte einen Angriff in { $at } an.
armada-news-scouting = { $name } erkundete { $at }.
armada-news-found-none = Sucher von { $name } fanden in { $at } nichts.
armada-news-battle-attack = { $name } griff { $foe } in { $at } an.
armada-news-battle-seekers = Sucher von { $name } trafen { $foe } in { $at }.
armada-news-battle-ambush = Sucher von { $name } überfielen { $foe } in { $at }.
armada-news-battle-odds = { $name } hatte { $a ->
    [one] { $what ->
        [ships] ein Schiff
       *[units] eine Einheit
    }
   *[other] { $asaid } { $what ->
        [ships] Schiffe
       *[units] Einheiten
    }
}, { $foe } { $b ->
    [one] { $what ->
        [ships] eines
       *[units] eine
    }
   *[other] { $bsaid }
}.
armada-news-battle-nobody = Niemand überstand den Kampf in { $at }.
armada-news-battle-lost-all = { $name } verlor { $n ->
    [one] ein Schiff
    [2] beide Schiffe
   *[other] alle { $said } Schiffe
} in { $at }.
armada-news-battle-broken = { $name } hat in { $at } nichts mehr.
armada-news-battle-lost-some = { $name } verlor { $n ->
    [one] eines
   *[other] { $said }
} von { $of } Schiffen in { $at }.
armada-news-battle-lost = { $name } verlor { $units } in { $at }.
armada-news-battle-even = Der Kampf in { $at } kostete niemanden etwas.
armada-news-battle-over = Der Kampf in { $at } ist vorbei.
armada-news-battle-left = { $name } brach in { $at } ab: { $units }.
armada-news-battle-cost = { $name } verlor { $lost } { $n ->
    [0] vor dem ersten Durchgang
    [one] in einem Durchgang
   *[other] in { $said } Durchgängen
}.
armada-news-battles = In { $battles } Kämpfen verlor { $name } { $n ->
    [one] { $what ->
        [ships] ein Schiff
       *[units] eine Einheit
    }
   *[other] { $asaid } { $what ->
        [ships] Schiffe
       *[units] Einheiten
    }
}, { $foe } { $b ->
    [0] nichts
    [one] { $what ->
        [ships] eines
       *[units] eine
    }
   *[other] { $bsaid }
}.
armada-news-battles-even = In { $battles } Kämpfen verlor jede Seite { $n ->
    [one] { $what ->
        [ships] ein Schiff
       *[units] eine Einheit
    }
   *[other] { $asaid } { $what ->
        [ships] Schiffe
       *[units] Einheiten
    }
}.
armada-news-battles-free = Niemand verlor etwas in { $battles } Kämpfen.
armada-news-launched = { $name } startete { $n ->
    [one] einen Sucher
   *[other] { $said } Sucher
} in { $at }.
armada-news-round = Durchgang { $round } begann in { $at }.
armada-news-answered = { $n ->
    [one] Die Antwort ist da.
   *[other] Alle Antworten sind da.
}
armada-news-opened = Alles Geheime liegt jetzt offen.
armada-news-controlled = { $name } bekommt { $points } für { $at }.
armada-news-proposed = { $name } schlug { $n ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für { $to } vor.
armada-news-corrected = { $agreed ->
    [1] Einig: { $n ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } mehr für { $to }.
   *[0] Die Korrektur wurde abgelehnt.
}
armada-news-ended-points = { $name } gewann mit { $mine } zu { $theirs }.
armada-news-ended-level = Unentschieden: { $mine } Punkte für jeden.

## Was eine Frage verlangt
armada-task-fleet = Kauf deine Flotte.
armada-task-start = Wähle deinen Startsektor.
armada-task-orders = Schreib deine Befehle.
armada-task-attack = Wähle deinen nächsten Angriff.
armada-task-muster = Wähle, was startet und auslädt.
armada-task-intercept = Wähle Sucher zum Abfangen.
armada-task-place = Verteile deine Sucher auf Ziele.
armada-task-cover = Wähle, wer auf Sucher schießt.
armada-task-retreat = Wähle, wer sich zurückzieht.
armada-task-targets = Wähle deine Ziele.
armada-task-free = Wähle deine freien Schüsse.
armada-task-take = Wähle Treffer für deine Jäger.
armada-task-pursue = Verfolgst du sie oder nicht?
armada-task-press = Schießt du weiter auf Sucher?
armada-task-audit = Bestätige oder korrigiere das Ergebnis.
armada-task-agree = Stimmst du der Korrektur zu?

## Was gefragt ist
armada-ask-fleet = Kauf deine Flotte für { $credits } Credits.
armada-ask-start = Wähle den Sektor, in dem du beginnst.
armada-ask-orders = Schreib deine Befehle für Runde { $turn }.
armada-ask-attack = Wähle den Angriff, den du als nächsten ankündigst.
armada-ask-muster = Kampf in { $at }: Wähle, was du startest und auslädst.
armada-ask-intercept = Kampf in { $at }: Wähle, wie viele Sucher gegen die gegnerischen fliegen.
armada-ask-place = Kampf in { $at }: Verteile deine Sucher auf Ziele.
armada-ask-cover = Kampf in { $at }: Wähle, wer auf die Sucher schießt.
armada-ask-retreat = Kampf in { $at }: Wähle, wer sich zurückzieht.
armada-ask-targets = Kampf in { $at }: Wähle deine Ziele.
armada-ask-free = Kampf in { $at }: Wähle deine freien Schüsse auf Gegner im Nahkampf.
armada-ask-take = Kampf in { $at }: Wähle, welche Treffer deine Jäger abfangen sollen.
armada-ask-pursue = Kampf in { $at }: Verfolgen deine Flieger die Bodeneinheiten, die sich zurückziehen?
armada-ask-press = Kampf in { $at }: Schießt du weiter auf die Sucher im Hinterhalt?
armada-ask-audit = Sieh dir die Befehle beider Seiten an. Dann nimm das Ergebnis an oder schlag eine Korrektur vor.
armada-ask-agree = Die andere Seite schlägt eine Korrektur der Punkte vor. Stimmst du zu?
armada-ask-other = Wähle eine Antwort.

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
armada-do-by-plan = Die Kämpfe dieser Runde dem Plan überlassen
armada-do-attack = In { $at } angreifen
armada-do-muster = Starten und ausladen
armada-do-intercept = Sucher abfangen
armada-do-place = Sucher verteilen
armada-do-cover = Auf Sucher schießen
armada-do-retreat = Zurückziehen
armada-do-targets = Ziele
armada-do-free = Freie Schüsse
armada-do-take = Treffer abfangen
armada-do-retreat-some = Rückzug mit { $units }
armada-do-stay = Bleiben und kämpfen
armada-do-pursue = Verfolgen
armada-do-press = Weiterschießen
armada-do-audit = { $n ->
    [0] Ergebnis annehmen
   *[other] { $n } Punkte für { $to } vorschlagen
}
armada-do-agree = Zustimmen
armada-do-agree-no = Ablehnen
armada-do-pursue-no = Ziehen lassen
armada-do-press-no = In Ruhe lassen
armada-do-strike = Aus dem Hinterhalt in { $at } zuschlagen
armada-detail-start = berührt die Felder { $hexes }

## Wo das Spiel steht
armada-head-buying = Beide Seiten kaufen geheim ihre Flotten.
armada-head-sectors = { $name } wählt den Startsektor.
armada-head-orders = Runde { $turn } von { $turns }: Befehle werden geschrieben.
armada-head-attacks = Runde { $turn } von { $turns }: Angriffe.
armada-head-scouting = Runde { $turn } von { $turns }: Es wird erkundet.
armada-head-battle = Runde { $turn } von { $turns }: Kampf in { $at }.
armada-head-waiting = Gewartet wird auf { $names }.
armada-head-audit = Alles Geheime ist jetzt offen: Beide sehen es durch.
armada-head-opening = Das Spiel wird aufgebaut.
armada-head-won = { $name } hat in Runde { $turn } gewonnen.
armada-head-drawn = Das Spiel endet in Runde { $turn } unentschieden.
armada-ended-points = { $name } hat mehr Punkte und gewinnt!
armada-hand-score = Deine Punkte bisher: { $mine }, die des Gegners: { $theirs }. Übrige Credits: { $unspent }.
armada-hand-at = { $at }: { $units }
armada-hand-score-part = Deine Punkte bisher: { $mine }, die des Gegners: { $theirs }. Übrige Credits: { $unspent }, die { $points ->
    [0] nichts zählen
   *[other] am Ende { $points } zählen
}.
armada-hand-own = **Eigene:** { $units }.
armada-hand-known = **Vom Gegner bekannt:** { $units }.
armada-hand-unknown = **Vom Gegner bekannt:** noch nichts.

## Im Bild eines Kampfes
armada-pic-ended = vorbei nach { $round ->
    [0] den Suchern
    [one] einem Durchgang
   *[other] { $round } Durchgängen
}
armada-pic-quiet = vorbei: Niemand kann schießen
armada-pic-seekers-fly = Sucher
armada-pic-round = Durchgang { $round }
armada-pic-in-round = { $round }: { $said }
armada-pic-calls = { $name } greift an
armada-pic-meets = { $name } verteidigt
armada-pic-shot = hat geschossen
armada-pic-lost = verloren
armada-pic-gone = zurückgezogen

## Was geschah: das Ende
armada-found-none = Sucher von { $name } finden in { $at } kein Ziel.
armada-left-over = Nie benutzt, zählt darum als verbraucht: { $seekers } von { $name } in { $at }.
armada-opened = Alles Geheime ist jetzt offen. Übrige Credits: { $unspent }.
armada-controlled = { $name } hält { $at } ({ $by }): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
armada-controlled-tied = Niemand hält { $at }; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} gehen an { $name }.
armada-controlled-nobody = Niemand hält { $at }.
armada-control-troops = mehr Regimenter und Marinetrupps
armada-control-marines = mehr Marinetrupps
armada-control-others = mehr andere Einheiten
armada-proposed = { $name } schlägt eine Korrektur vor: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $to }. Grund: { $why }
armada-corrected = Die Korrektur ist vereinbart: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $to }.
armada-not-corrected = Die Korrektur ist abgelehnt: keine Punkte für { $to }.
armada-scored = Punkte: { $points }.
armada-account-all = insgesamt
armada-account-destroyed = { $items } zerstört
armada-account-expended = { $items } verbraucht
armada-account-lost = { $items } weggeschossen
armada-account-unspent = übrige Credits
armada-account-unspent-part = { $n } übrige Credits, zum Teil gezählt
armada-account-correction = vereinbarte Korrektur
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
armada-fault-strike-none = In { $space } liegen keine deiner Sucher im Hinterhalt
armada-fault-by-plan-no-battle = Du hast gerade keinen Kampf
armada-fault-by-plan-already = Für den Rest dieser Runde antwortet schon dein Plan
armada-fault-strike-fighting = Warte, bis dieser Kampf vorbei ist
armada-fault-plan-unreadable = Das verstehe ich im Schlachtplan nicht: { $text } ({ $why })
armada-fault-targets-not-ready = { $unit } hat in diesem Durchgang { $most ->
    [one] einen Schuss
   *[other] { $most } Schüsse
} ({ $gun }), nicht { $n }
armada-fault-targets-none = { $unit } gibt wenigstens einen Schuss ab ({ $gun }), nicht { $n }
armada-fault-orders-probing = Jeder Sondenwerfer von { $unit } startet in dieser Runde eine Sonde, also ist keiner für einen Köder frei
armada-fault-targets-not-yours = { $unit } gehört nicht zu deinen Einheiten in diesem Kampf
armada-fault-targets-leaving = { $unit } zieht sich in diesem Durchgang zurück und schießt nicht
armada-fault-targets-late-scout = { $unit } erkundet neben Angreifern der eigenen Seite und verpasst darum den ersten Durchgang
armada-fault-targets-late-unloader = Was { $unit } ausgeladen hat, greift an; darum verpasst das Schiff den ersten Durchgang
armada-fault-targets-late-attacked = { $unit } wurde angegriffen und hat ausgeladen; darum verpasst es den ersten Durchgang
armada-fault-targets-late-hauled = { $unit } hat geladen, ist gezogen und wird angegriffen; darum verpasst es den ersten Durchgang
armada-fault-targets-at-seekers = { $unit } hat damit ({ $gun }) schon auf Sucher geschossen und darf es in diesem Durchgang nicht noch einmal
armada-fault-targets-decoy = Ein Köder lockt in Schritt d Sucher weg und trifft nichts; { $unit } kann ihn nicht abschießen
armada-fault-targets-launchers = { $unit } hat noch { $most } freie Werfer, nicht { $n }
armada-fault-targets-no-foe = { $why }
armada-fault-targets-cannot = Damit ({ $gun }) kannst du { $unit } nichts anhaben
armada-fault-targets-apart = { $unit } hat sich von Bodeneinheiten zurückgezogen; nur noch Flieger kämpfen damit
armada-fault-targets-not-close = { $unit } kann nicht in den Nahkampf
armada-fault-free-no-shot = { $unit } hat keinen freien Schuss
armada-fault-free-not-near = { $unit } ist nicht im Nahkampf
armada-fault-retreat-held = { $unit } kann sich vor Sternenschiffen und Jägern nicht zurückziehen
armada-fault-retreat-early = { $unit } kann sich vor dem ersten Durchgang nicht zurückziehen
armada-fault-retreat-not-here = { $unit } gehört nicht zu deinen Einheiten in diesem Kampf
armada-fault-muster-no-seeker = { $unit } kann { $most } Sucher starten, nicht { $n }
armada-fault-muster-no-ambush = Hier liegen { $most } Sucher im Hinterhalt, nicht { $n }
armada-fault-strike-held-back = Du hast in dieser Runde in { $space } angegriffen und deine Sucher zurückgehalten; sie warten bis zur nächsten Runde
armada-fault-muster-no-decoy = { $unit } kann { $most } Köder starten, nicht { $n }
armada-fault-muster-no-unload = { $unit } ist nicht an Bord eines deiner Schiffe in diesem Kampf; auszuladen: { $held }
armada-fault-muster-all-strike = Alle { $most } Sucher, die du hier aus dem Hinterhalt gerufen hast, fliegen
armada-fault-muster-sector = Bodeneinheiten können in einem Sektor nicht ausgeladen werden
armada-fault-muster-recorded = Hier fliegen schon vorab befohlene Sucher von { $unit }, darum startet das Schiff keine weiteren
armada-fault-muster-probed = { $unit } hat in dieser Runde schon mit jedem Werfer gestartet und startet jetzt keinen Köder
armada-fault-intercept-too-many = { $most } deiner Sucher sind im Flug, nicht { $n }
armada-fault-place-no-target = { $unit } ist hier kein gegnerisches Schiff und keine gegnerische Bodeneinheit
armada-fault-place-too-many = Du hast { $n } Sucher verteilt, aber nur { $most } sind im Flug
armada-fault-cover-not-aimed = Auf { $unit } fliegt kein Sucher
armada-fault-cover-no-gun = { $unit } hat { $most ->
    [one] einen Schuss
   *[other] { $most } Schüsse
} auf Sucher ({ $gun }), nicht { $n }
armada-fault-cover-no-shot = Wenigstens ein Schuss wird abgegeben, nicht { $n }
armada-fault-cover-no-decoy = { $most } Köder sind gestartet, nicht { $n }
armada-fault-cover-decoy-ground = Köder wirken nur für Sternenschiffe, und { $unit } ist keins
armada-fault-cover-not-its = { $unit } darf nur auf Sucher schießen, die auf es selbst fliegen
armada-fault-take-no-hit = { $n } ist kein Treffer, den ein Jäger abfangen darf
armada-fault-take-too-few = { $n } Treffer sind zu viele für { $fighters } Jäger
armada-fault-audit-points = Eine Korrektur hat 1 bis { $most } Punkte, nicht { $points }
armada-fault-audit-side = { $to } hat keinen Platz in diesem Spiel
armada-fault-audit-long = Die Begründung ist länger als { $most } Zeichen
armada-fault-fleet-number = Ein Schiff trägt eine Nummer von 1 bis { $most }, nicht { $no }
armada-fault-fleet-number-twice = Schiff { $no } gibt es zweimal
armada-fault-fleet-order = Schreib die Schiffe mit steigender Nummer
armada-fault-fleet-ships = { $n } Schiffe sind zu viele; höchstens { $most }
armada-fault-fleet-unknown = Das gibt es nicht zu kaufen: { $item }
armada-fault-fleet-count = So viele kannst du nicht kaufen: { $n } × { $item ->
    [laser] Laser
    [blaster] Blaster
    [launcher] Werfer
    [shield] Schild
    [armor] Panzerplatte
    [probe_launcher] Sondenwerfer
    [ap] Splitterrakete
    [nuclear] Atomrakete
    [seeker] Sucher
    [probe] Sonde
    [decoy] Köder
    [fighter] Jäger
    [regiment] Regiment
    [marines] Marinetrupp
    [flashtrooper] Blitztrupp
   *[other] { $item }
}
armada-fault-fleet-cargo = Die Ladung braucht { $used } Laderaum, und das Schiff hat { $capacity }
armada-fault-fleet-missiles = Ladung außer Raketen braucht { $used } Laderaum, und dafür sind nur { $capacity } da
armada-fault-fleet-most = Ein Schiff hat höchstens { $most } × { $item ->
    [shield] Schild
   *[other] { $item }
}, nicht { $n }
armada-fault-fleet-few = Es fehlt etwas: { $hull ->
    [missile_boat] Ein Raketenboot
    [fighter_carrier] Ein Jägerträger
    [probe_scout] Ein Sondenkundschafter
   *[other] Dieses Schiff
} braucht mindestens { $least } × { $item ->
    [launcher] Werfer
    [fighter] Jäger
    [probe_launcher] Sondenwerfer
   *[other] { $item }
}, und die kosten extra; da sind { $n }
armada-fault-fleet-many = { $hull ->
    [missile_boat] Ein Raketenboot
    [fighter_carrier] Ein Jägerträger
    [probe_scout] Ein Sondenkundschafter
   *[other] Dieses Schiff
} darf höchstens { $most } × { $item ->
    [launcher] Werfer
    [ap] Splitterrakete
    [nuclear] Atomrakete
    [seeker] Sucher
   *[other] { $item }
} haben, nicht { $n }
armada-fault-fleet-credits = Die Flotte kostet { $cost } von { $credits } Credits
armada-fault-fleet-line = Das verstehe ich nicht: „{ $what }“ ({ $why })
armada-fault-orders-line = Das verstehe ich nicht: „{ $what }“ ({ $why })
armada-fault-orders-unit = Du hast keine Einheit { $unit }
armada-fault-orders-twice = Für { $unit } gibt es zwei Befehle
armada-fault-orders-mixed = Schreib Schiffe, Jäger und Truppen, die sich bewegen, in eigene Zeilen
armada-fault-orders-nobody = Ein Befehl nennt mindestens eine Einheit
armada-fault-orders-act = { $unit }: { $act ->
    [dock] Andocken
    [load] Einladen
    [unload] Ausladen
    [attack] Angreifen
    [scout] Erkunden
   *[other] { $act }
} ist hier nicht möglich
armada-fault-orders-form-who = Nur Blitztrupps bilden ein Regiment, nicht { $unit }
armada-fault-orders-cannon = Die Ionenkanone greift an oder wartet
armada-fault-orders-aboard = Für { $unit } geht es nur hinaus, wenn Schiff { $ship } auslädt
armada-fault-orders-way = Mit einem Zug geht es für { $unit } nicht von { $here } nach { $to }: Das sind zwei
armada-fault-orders-way-same = Um in { $here } zu bleiben, lass für { $unit } den Ort weg
armada-fault-start-sector = Eine Flotte beginnt in { $one } oder { $two }, nicht in { $space }
armada-fault-attack-none = Du hast in { $space } keinen Angriff mehr anzukündigen
armada-fault-orders-space = Einen Ort { $to } gibt es nicht
armada-fault-orders-way-hex = Mit einem Zug geht es für { $unit } nicht von { $here } nach { $to }: Feld { $hex } berührt { $near }
armada-fault-orders-way-hexes = Mit einem Zug geht es für { $unit } nicht von { $here } nach { $to }: Kein Sektor berührt beide
armada-fault-orders-cannon-fixed = Die Ionenkanone wird weder bewegt noch getragen
armada-fault-orders-foot = Für { $unit } geht es nur an Bord eines Schiffs weiter
armada-fault-orders-launched = { $unit }: Starten und Ziehen geht nicht in derselben Runde
armada-fault-orders-loaded = { $unit }: In der Runde des Einladens geht nichts anderes
armada-fault-orders-alone = Nur Sternenschiffe laden ein, docken an und starten etwas, nicht { $unit }
armada-fault-orders-single = Schreib { $what ->
    [load] Einladen
    [unload] Ausladen
    [dock] Andocken
   *[other] das
} für jedes Schiff in eine eigene Zeile
armada-fault-orders-cargo = Schreib dazu, was { $unit } einladen soll
armada-fault-orders-empty = { $unit }: Es ist nichts an Bord, was sich ausladen ließe
armada-fault-orders-idle-cargo = Für { $unit } ist Ladung genannt, aber weder Einladen noch Ausladen noch Andocken
armada-fault-orders-far = { $unit }: Einladen geht nur am selben Ort: { $cargo }
armada-fault-orders-load-aboard = Von Schiff { $ship } auf ein anderes geht es für { $cargo } nur durch Andocken
armada-fault-orders-not-cargo = Das lässt sich nicht einladen: { $cargo }
armada-fault-orders-not-aboard = Nicht an Bord von { $unit }: { $cargo }; an Bord: { $held }
armada-fault-orders-none-aboard = An Bord von { $unit } ist { $item ->
    [regiment] kein Regiment
    [marines] kein Marinetrupp
    [flashtrooper] kein Blitztrupp
   *[fighter] kein Jäger
}; an Bord: { $held }
armada-fault-orders-none-there = Wo { $unit } einlädt, steht { $item ->
    [regiment] kein Regiment
    [marines] kein Marinetrupp
    [flashtrooper] kein Blitztrupp
   *[fighter] kein Jäger
}
armada-fault-orders-sector = In einem Sektor lässt sich das nicht ausladen: { $cargo }
armada-fault-orders-handled = Das wird zweimal verladen: { $cargo }
armada-fault-orders-room = { $unit }: Es ist nicht Platz für alles, was an Bord kommen soll
armada-fault-orders-never = Das darf nie an Bord von { $unit } sein: { $item ->
    [ap] Splitterrakete
    [nuclear] Atomrakete
    [seeker] Sucher
   *[other] { $item }
}
armada-fault-orders-first = Um erst einzuladen und dann zu ziehen, braucht { $unit } einen Ort
armada-fault-orders-partner = { $unit }: Andocken geht nur an ein eigenes Schiff am selben Ort, das auch andockt
armada-fault-orders-dock-move = { $unit }: Andocken und Ziehen geht nicht in derselben Runde
armada-fault-orders-stores = { $unit }: So viel ist nicht abzugeben: { $item }
armada-fault-orders-seekers = { $unit }: { $n ->
    [0] kein Sucher da
   *[other] nur { $n } Sucher da
}, verlangt: { $want }
armada-fault-orders-number = So viele gehen nicht: { $n } × { $item }
armada-fault-orders-probes = { $unit }: Es sind nur { $n } Sonden zu starten, nicht { $want }
armada-fault-orders-decoys-act = { $unit }: Köder starten und zugleich handeln geht nicht; im Kampf startet jeder Werfer einen
armada-fault-orders-decoys = { $unit }: Es sind nur { $n } Köder zu starten, nicht { $want }
armada-fault-orders-teleport = { $unit }: Ein Teleport nach { $to } geht nicht
armada-fault-orders-into-ship = { $unit }: In ein Schiff teleportieren und zugleich handeln geht nicht
armada-fault-orders-form = Aus je drei Blitztrupps wird ein Regiment, nicht aus { $n }
armada-fault-orders-form-place = Sie bilden ein Regiment nur zusammen am Boden eines Feldes
armada-fault-close-now = Das Ende lässt sich nur vereinbaren, während Befehle geschrieben werden, also zwischen zwei Runden
armada-fault-orders-strike = In { $to } liegen keine deiner Sucher im Hinterhalt

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
armada-chart-without = kein { $what }
armada-chart-force-note = Platz in Klammern: in dem Raum, den die Jäger eines Trägers verlassen haben. Laderaum in Klammern: nur für Raketen.
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
armada-chart-chances = Was zwei Würfel zusammen zeigen müssen, um zu zerstören
armada-chart-shooter = Schütze
armada-chart-ground = Bodeneinheit
armada-chart-fighter = Jäger, Sucher
armada-chart-starship = Sternenschiff
armada-chart-close = { $what } im Nahkampf: { $need } gegen Bodeneinheiten.
armada-chart-teleported = { $what } in der Runde der Teleportation: { $need } gegen Bodeneinheiten.
armada-chart-escorted = { $what } neben Regiment oder Marinetrupp, oder getroffen und noch im Feuer: { $need } gegen Bodeneinheiten.
armada-chart-defending = { $what } in der Verteidigung: { $need } gegen Bodeneinheiten.
armada-chart-armor = Panzerung hält einen Laser auf bei { $laser }, alles andere bei { $others }; eine Platte geht so oder so verloren. Ein Schild hält jeden Treffer auf und geht dabei in der Hälfte der Fälle verloren.

## Wozu alles da ist, was man wählt
armada-for-starship = kann von allem etwas
armada-for-missile-boat = hat drei Werfer und zusätzlichen Platz für Raketen
armada-for-fighter-carrier = trägt Jäger; hat den meisten Platz
armada-for-probe-scout = trägt Sonden; nie Raketen oder Sucher
armada-for-laser = schießt in jedem Durchgang auf Sternenschiffe
armada-for-blaster = schießt auf Jäger, aus der Nähe auf Bodeneinheiten
armada-for-launcher = feuert eine Rakete je Runde
armada-for-shield = hält Treffer auf; jedes Mal kann er dabei verloren gehen
armada-for-armor = hält vielleicht einen Treffer auf; jeder Versuch kostet eine Platte
armada-for-probe-launcher = startet Sonden und Köder
armada-for-ap = Rakete gegen Bodeneinheiten; braucht einen Werfer
armada-for-nuclear = Rakete gegen Sternenschiffe; braucht einen Werfer
armada-for-seeker = nur einmal: fliegt selbst zum Ziel oder liegt im Hinterhalt
armada-for-probe = sieht aus der Ferne nach, wer an einem Ort ist; braucht einen Sondenwerfer
armada-for-decoy = lockt gegnerische Sucher weg; braucht einen Sondenwerfer
armada-for-fighter = fliegt selbst, kämpft gegen Jäger, fängt Treffer für Schiffe ab
armada-for-regiment = landet, um Felder zu nehmen und zu halten
armada-for-marines = landet wie ein Regiment, greift aber besser an
armada-for-flashtrooper = teleportiert zwischen Schiff und Boden; drei bilden ein Regiment
armada-for-ion-cannon = steht in einem Feld und schießt vom Boden auf Sternenschiffe
armada-for-hold = bleib und wehre dich, wenn du angegriffen wirst
armada-for-attack = kämpfe gegen alle, die dann dort sind; so gewinnst du einen Ort
armada-for-scout = erfahre, wie viele Gegner welcher Art dort sind, ohne selbst zu kämpfen
armada-for-unload = setze Truppen oder Jäger ab, damit sie handeln können
armada-for-load = nimm Truppen oder Jäger an Bord, um sie weiterzutragen
armada-for-dock = gib Ladung an ein anderes deiner Schiffe am selben Ort ab
armada-for-plan-retreat = wann deine Einheiten einen Kampf verlassen, der schlecht läuft
armada-for-plan-fire = ein Ziel nach dem anderen, oder jedem etwas
armada-for-plan-missiles = wie viele Raketen du verbrauchst, und wie früh
armada-for-plan-seekers = wann Sucher an Bord für einen Schlag verbraucht werden
armada-for-plan-ambush = wann Sucher, die auf der Lauer liegen, zuschlagen
armada-for-plan-intercept = ob deine Sucher gegnerische Sucher abfangen
armada-for-plan-decoys = wann Köder gegnerische Sucher weglocken
armada-for-plan-cover = ob Geschütze auf anfliegende Sucher schießen
armada-for-plan-close = wer nahe herangeht: Auf den wird zusätzlich geschossen
armada-for-plan-take = Jäger können anstelle von Schiffen sterben
armada-for-plan-unload = ob Truppen und Jäger zum Kampf ihre Schiffe verlassen
armada-for-plan-pursue = ob du auf fliehende Bodeneinheiten schießt
armada-for-plan-press = ob du weiter auf Sucher im Hinterhalt schießt
armada-for-plan-rest = ob der Bot beantwortet, was du offen lässt, oder dich fragt
armada-for-option-defender = Wer den Planeten zuerst hält. Die andere Seite muss landen.
armada-for-option-regiment-defence = Mit 8 oder mehr halten Regimenter ihr Feld besser.
armada-for-option-unspent = Bei nichts muss man kämpfen; bei vollen Punkten kann Sparen gewinnen.
armada-for-option-seeker-losses = Ob Sucher der zweiten Seite ihre Ziele sofort zum Schweigen bringen.
armada-for-option-lost-round = Ob ein Schiff, das entlädt, gegen Sucher wehrlos ist.
armada-for-fleet = dein ganzes Geld auf einmal, geheim: Mehr bekommst du nicht
armada-for-orders = geheim; die Befehle beider Seiten gelten gleichzeitig
armada-for-start = der Ort, von dem deine Schiffe losfliegen
armada-for-by-plan = keine Fragen in den Kämpfen der Runde: Dein Plan antwortet
armada-for-strike = triff sofort, wer dort ist; die Sucher sind dann verbraucht
armada-for-muster = was an Bord bleibt, kann nicht kämpfen
armada-for-intercept = verbrauche eigene Sucher, um ihre aufzuhalten
armada-for-place = auf welche Schiffe deine Sucher zielen
armada-for-cover = Geschütze, die auf Sucher schießen, schießen nicht auf Schiffe
armada-for-retreat = rette, was übrig ist, bevor es dich mehr Punkte kostet
armada-for-targets = bündle das Feuer: Ein zerstörtes Schiff schießt nicht mehr
armada-for-free = ein zusätzlicher Schuss auf eine Einheit, die nahe kam
armada-for-take = verliere einen billigen Jäger statt eines Schiffs
armada-for-pursue = folge den Fliehenden, oder lass sie gehen
armada-for-press = räume den Ort von ihnen, oder brich ab
armada-for-audit = beide prüfen die Punkte, bevor das Spiel endet
armada-for-agree = das Spiel endet jetzt, wenn beide es wollen

## Wie Handlungen in den Regeln heißen
armada-called-fleet = Flotte kaufen
armada-called-orders = Befehle schreiben
armada-called-start = Startort wählen
armada-called-by-plan = Dem Plan überlassen
armada-called-strike = Aus dem Hinterhalt zuschlagen
armada-called-muster = Starten und ausladen
armada-called-intercept = Sucher abfangen
armada-called-place = Sucher legen
armada-called-cover = Auf Sucher schießen
armada-called-retreat = Rückzug
armada-called-targets = Ziele wählen
armada-called-free = Freie Schüsse
armada-called-take = Treffer auffangen
armada-called-pursue = Verfolgen
armada-called-press = Weiterschießen
armada-called-audit = Abrechnung prüfen
armada-called-agree = Ende zustimmen

# -- hints: what ratings are made of, and what rules of thumb measure ----------------------------------

armada-hint-worth = { $value ->
    [1] 1 Siegpunkt
   *[other] { NUMBER($value) } Siegpunkte
}
armada-hint-measure = Er rechnet in Siegpunkten, als wäre die Partie dann zu Ende.
armada-term-won = ob die Partie damit gewonnen ist
armada-term-won-more = So gewinnst du, oder wendest die Niederlage ab.
armada-term-won-less = Anderes gewinnt, oder wendet die Niederlage ab.
armada-term-points = die bisher vergebenen Siegpunkte
armada-term-points-more = Vorn nach Punkten: mehr für dich, oder weniger für den Gegner.
armada-term-points-less = Hinten nach Punkten: weniger für dich, oder mehr für den Gegner.
armada-term-unspent = die Credits, die jede Seite behalten hat
armada-term-unspent-more = Sparsamer: Du behältst mehr Credits, oder der Gegner weniger.
armada-term-unspent-less = Teurer: Du behältst weniger Credits, oder der Gegner mehr.
armada-term-force = was die Einheiten jeder Seite wert sind
armada-term-force-more = Stärker: Du behältst mehr Einheiten, oder der Gegner weniger.
armada-term-force-less = Schwächer: Du behältst weniger Einheiten, oder der Gegner mehr.
armada-term-hexes = wer die Felder des Planeten hält
armada-term-hexes-more = Vom Planeten gehört dir mehr.
armada-term-hexes-less = Vom Planeten gehört dir weniger.
armada-term-strength = wohin der größte Teil deiner Flotte geht und wie viel vom Gegner dort sein kann
armada-term-clock = wie viele Runden noch bleiben
armada-term-fleet = wofür du die Credits ausgibst (Laser und Schilde für Kämpfe, Truppen für Felder am Ende)
armada-term-account = was die Abrechnung der Punkte sagt
armada-why-strength = { $odds ->
    [clear] Kein Gegner ist bekannt
    [stronger] Du wirkst stärker
    [weaker] Du wirkst schwächer
   *[even] Ihr wirkt gleich stark
} in { $place }: { $ships }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}{ $foes ->
    [0] {""}
    [one] {" "}gegen vielleicht eine gegnerische Einheit
   *[other] {" "}gegen vielleicht { $foes } gegnerische Einheiten
}.
armada-why-clock = { $left ->
    [0] Es ist die letzte Runde: Danach kommt nichts mehr.
    [one] Danach kommt nur noch eine Runde.
   *[other] Nach dieser Runde ist noch Zeit.
}
armada-why-fleet = Du bekommst { $ships ->
    [one] ein Schiff
   *[other] { $ships } Schiffe
}: Laser und Schilde gewinnen Kämpfe, Truppen halten am Ende Felder.
armada-why-account = Du { $lead ->
    [ahead] führst
    [behind] liegst zurück
   *[level] hast gleich viel
}, { $mine } zu { $theirs }.

## How strong machine players are (docs/balance.md)
armada-level-first-steps = Jagt die teuerste Flotte, die sie gesehen hat. Gewinnt gegen „solide“ 1 von 3
armada-level-steady = Schlägt, was sie besiegen kann, sonst geht es zum Hafen. Antwortet gleich; gut für Neulinge
armada-level-strong = Stürmt den Hafen, hält ihn oder lauert, je nach Rolle. Gewinnt gegen „solide“ 7 von 10
armada-level-champion = Kauft nach Rechnung, wartet ungesehen. Gewinnt gegen „stark“ 9 von 10. Bis zu 1 Sekunde

## Previews
armada-end-hurt = beschädigt
armada-role-defender = Verteidiger
armada-role-invader = Angreifer
