# Das Skirmish (Stargate-Solospiel, 2020), in eigenen Worten erzählt.

skirmish-about = Ein Team geht durch das Sternentor. Ihr führt seine Figuren auf einem Tisch, auf dem in Zoll gemessen wird. Die Jaffa handeln nach Regeln, und eine Spielleitung darf mithelfen.
skirmish-level-first-steps = Kämpft mit allen, die es sieht, ohne Deckung. Scheitert meist. Antwortet gleich
skirmish-level-steady = Hält für jeden brauchbaren Schuss an. Schafft 3 von 5 Einsätzen. Antwortet gleich
skirmish-level-strong = Erst der Auftrag, dann der Kampf. Schafft 3 von 4 Einsätzen. Antwortet gleich
skirmish-level-champion = Wie „stark“, und alle eilen heim. Schafft 4 von 5 Einsätzen. Antwortet gleich
skirmish-scenario-first = Erste Patrouille: eine Hütte durchsuchen und zurück. Für den Anfang
skirmish-scenario-standard = Die Ruinen: Daten bergen und nach Hause wählen
skirmish-scenario-raid = Überfall auf das Depot: sprengen und entkommen
skirmish-scenario-hold = Haltet das Tor: zwölf Züge
skirmish-scenario-rescue = Hinter Gittern: eine Gefangene befreien und nach Hause wählen
skirmish-scenario-recover = Sechs Symbole: ein Gerät bergen und von Hand anwählen
skirmish-option-scenario = Mission
skirmish-option-players = Spieler, die Figuren führen
skirmish-option-players-ask = Wie viele führen Figuren?
skirmish-option-players-1 = einer
skirmish-option-players-2 = zwei
skirmish-option-players-3 = drei
skirmish-option-players-4 = vier
skirmish-option-players-5 = fünf
skirmish-option-players-6 = sechs
skirmish-option-gm = Die Spielleitung
skirmish-option-gm-ask = Wer ist die Spielleitung?
skirmish-option-gm-on = jemand am Tisch
skirmish-option-gm-off = der Bot, nach den Regeln
skirmish-option-team = Das Team
skirmish-option-team-ask = Welches Team?
skirmish-option-team-ready = das der Mission
skirmish-option-team-built = von den Spielern nach Punkten zusammengestellt
skirmish-option-gm_asked = Die Spielleitung wird zum Gegner gefragt
skirmish-option-gm_asked-ask = Wann wird die Spielleitung gefragt?
skirmish-option-gm_asked-seen = wenn die Spieler einen Gegner sehen, der handeln kann; so verrät keine Pause jemanden
skirmish-option-gm_asked-always = in jedem Schritt des Gegners
skirmish-option-gm_asked-never = nie: Der Gegner handelt sofort
skirmish-option-grenade_cost = Eine Granate kostet
skirmish-option-grenade_cost-2 = zwei Punkte
skirmish-option-grenade_cost-1 = einen Punkt, wie in der Liste der Ausrüstung
skirmish-option-roll_on_sight = Um neue Gegner wird gewürfelt
skirmish-option-roll_on_sight-off = einmal im Zug
skirmish-option-roll_on_sight-on = auch sobald ein Marker in Sicht kommt
skirmish-option-cover_shifts_effect = Deckung
skirmish-option-cover_shifts_effect-off = erschwert nur das Treffen
skirmish-option-cover_shifts_effect-on = schwächt auch die Wirkung eines Treffers
skirmish-option-walls_and_blasts = Granaten und Ladungen (Zusatzregel)
skirmish-option-walls_and_blasts-reach = treffen alle, die nahe genug sind, auch durch Wände
skirmish-option-walls_and_blasts-shelter = wirken nicht durch das, was die Linie versperrt
skirmish-option-mine_wire = Der Stolperdraht einer einfachen Mine (Zusatzregel)
skirmish-option-mine_wire-4 = reicht ringsum 4 Zoll
skirmish-option-mine_wire-3 = reicht 3 Zoll, so weit wie die Mine
skirmish-option-zat_hits = Ein zweiter Treffer mit der Zat tötet (Zusatzregel)
skirmish-option-zat_hits-game = wann immer er kommt
skirmish-option-zat_hits-out = nur, solange der zuerst Getroffene noch aussetzt
skirmish-option-retiring = Wer weicht oder flieht, geht (Zusatzregel)
skirmish-option-retiring-rest = mit dem, was von drei Bewegungsaktionen im Zug übrig ist
skirmish-option-retiring-whole = einen ganzen Zug weit, was er auch vorher ging
skirmish-file-table = Ein eigener Tisch als TOML-Datei
skirmish-objective-mission-who = Das Team
skirmish-objective-mission = { $wins ->
    [one] Zum Sieg
   *[other] Zum Sieg all das
}: { $win }. { $losses ->
    [one] Verloren, wenn
   *[other] Verloren, wenn eins davon eintritt
}: { $lose }.
skirmish-objective-mission-now = Bisher: { $work }.
skirmish-objective-gm = Führt die Gegner oder überlässt sie den Regeln und entscheidet, was die Regeln offen lassen. Zu gewinnen gibt es nichts.
skirmish-work-open = noch zu tun
skirmish-work-searched = durchsucht
skirmish-work-destroyed = zerstört
skirmish-work-freed = befreit
skirmish-work-held = gehalten
skirmish-work-taken = aufgenommen

## Seiten, Ränge, Waffen, Ausrüstung
skirmish-side-p1 = Spieler 1
skirmish-side-p2 = Spieler 2
skirmish-side-p3 = Spieler 3
skirmish-side-p4 = Spieler 4
skirmish-side-p5 = Spieler 5
skirmish-side-p6 = Spieler 6
skirmish-side-gm = Spielleitung
skirmish-rank-trooper = Soldat
skirmish-rank-specialist = Spezialist
skirmish-rank-elite = Elitesoldat
skirmish-rank-leader = Anführer
skirmish-rank-jaffa = Jaffa
skirmish-rank-elite_jaffa = Elite-Jaffa
skirmish-rank-first_prime = Primus
skirmish-rank-goauld = Goa'uld
skirmish-rank-crew = Kanonier
skirmish-rank-ally = Verbündeter
skirmish-rank-captive = Gefangener
skirmish-weapon-rifle = Sturmgewehr
skirmish-weapon-mg50 = MG .50
skirmish-weapon-staff = Stabwaffe
skirmish-weapon-pistol = Pistole
skirmish-weapon-zat = Zat
skirmish-weapon-shotgun = Schrotflinte
skirmish-weapon-cannon = Stabkanone
skirmish-weapon-none = keine Waffe
skirmish-kit-grenade = Granate
skirmish-kit-stun = Blendgranate
skirmish-kit-claymore = Claymore
skirmish-kit-c4 = C4
skirmish-aim-1 = ungezielt
skirmish-aim-2 = gezielt
skirmish-aim-3 = sorgfältig gezielt
skirmish-band-0 = kürzeste Distanz
skirmish-band-1 = kurze Distanz
skirmish-band-2 = mittlere Distanz
skirmish-band-3 = große Distanz
skirmish-band-point_blank = kürzeste Distanz
skirmish-band-short = kurze Distanz
skirmish-band-medium = mittlere Distanz
skirmish-band-long = große Distanz
skirmish-band-beyond = außer Reichweite
skirmish-terrain-building = Gebäude
skirmish-terrain-wood = Wald
skirmish-terrain-hill = Hügel
skirmish-terrain-ruin = Ruine
skirmish-terrain-rock = Fels
skirmish-terrain-wall = Mauer
skirmish-terrain-ditch = Graben
skirmish-terrain-crates = Kisten
skirmish-terrain-water = Wasser
skirmish-terrain-rough = schwieriges Gelände
skirmish-phase-muster = das Team wird zusammengestellt
skirmish-phase-forces = neue Gegner
skirmish-phase-players = das Team handelt
skirmish-phase-melee = Nahkampf
skirmish-phase-morale = Moral
skirmish-phase-automaton = der Gegner handelt
skirmish-phase-end = der Zug endet
skirmish-health-fit = kampffähig
skirmish-health-disabled = ausgeschaltet
skirmish-health-surrendered = hat sich ergeben
skirmish-health-captured = gefangen
skirmish-health-dead = tot
skirmish-health-removed = weg
skirmish-health-left = fort
skirmish-compass-0 = nach Norden
skirmish-compass-1 = nach Nordosten
skirmish-compass-2 = nach Osten
skirmish-compass-3 = nach Südosten
skirmish-compass-4 = nach Süden
skirmish-compass-5 = nach Südwesten
skirmish-compass-6 = nach Westen
skirmish-compass-7 = nach Nordwesten
skirmish-unseen = ein ungesehener Gegner
skirmish-team = das Team
skirmish-nobody = niemand
skirmish-place = { $x } { $y }

## Was geschah: vor dem Spiel
skirmish-enlisted = { $name } nimmt { $figure } ({ $title }) ins Team: { $rank }, { $actions ->
    [one] eine Feueraktion
   *[other] { $actions } Feueraktionen
}, { $arms }, für { $cost ->
    [one] einen Punkt
   *[other] { $cost } Punkte
}. { $spent } von { $points } Punkten sind ausgegeben.
skirmish-dismissed = { $name } nimmt { $figure } aus dem Team. { $spent } von { $points } Punkten sind ausgegeben.
skirmish-shared = Die Figuren sind verteilt: { $who }.
skirmish-shared-one = { $who }.
skirmish-shares = { $name } führt { $figures }
skirmish-shares-nobody = { $figures } hat noch niemand
skirmish-given = { $figure } gehört jetzt { $name }.
skirmish-left = { $name } verlässt das Spiel.
skirmish-left-heirs = { $name } verlässt das Spiel. { $who }.
skirmish-absent = Niemand spielt { $name }.
skirmish-absent-heirs = Niemand spielt { $name }. { $who }.
skirmish-absent-gm = Es gibt keine Spielleitung: Die Regeln allein führen den Gegner.
skirmish-heirs = { $name } übernimmt { $figures }
skirmish-heirs-nobody = { $name } (noch unbesetzt) übernimmt { $figures }
skirmish-joined = { $name } kommt ins Spiel und führt jetzt { $figures }.
skirmish-joined-none = { $name } kommt ins Spiel. Niemand hat eine Figur übrig: Mit `/ziehen give` gebt ihr eine weiter.
skirmish-joined-gm = { $name } kommt als Spielleitung ins Spiel.

## Was geschah: der Zug
skirmish-turn-began = Zug { $turn } von { $turns } beginnt.
skirmish-phase-began = { $phase ->
    [forces] Kommen neue Gegner?
    [players] Das Team handelt.
    [melee] Nahkämpfe werden ausgetragen.
    [morale] Die Moral wird geprüft.
    [automaton] Der Gegner handelt.
   *[end] Der Zug endet.
}
skirmish-seat-done = { $name } ist fertig. { $n ->
    [0] Der Schritt des Teams endet.
   *[other] Gewartet wird auf { $left }.
}
skirmish-deadline = { $turns ->
    [one] Ein Zug ist übrig.
   *[other] { $turns } Züge sind übrig.
}
skirmish-walked = { $figure } { $pace ->
    [charge] stürmt
    [flee] flieht
    [retire] weicht
   *[move] geht
} { $inches }" nach { $at }.
skirmish-walked-less = { $figure } { $pace ->
    [charge] stürmt
    [flee] flieht
    [retire] weicht
   *[move] geht
} { $inches }" nach { $at } ({ $parts }).
skirmish-part-rough = schwieriges Gelände −{ $n }"
skirmish-part-water = Wasser −{ $n }"
skirmish-part-obstacle = Hindernis −{ $n }"
skirmish-part-wounded = verwundet −{ $n }"
skirmish-part-hauling = zieht jemanden −{ $n }"
skirmish-part-hauling_two = zu zweit gezogen −{ $n }"
skirmish-part-gm = Spielleitung { $n }"
skirmish-halted = { $figure } { $why ->
    [shot] wird durch Feuer aufgehalten
    [met] trifft auf einen Gegner
    [tripped] tritt in einen Stolperdraht
    [gate] wird vom Sternentor aufgehalten
   *[blocked] kommt nicht weiter
}: { $at }.
skirmish-faced = { $figure } dreht sich { $way }.
skirmish-hauling = { $figure } packt { $body }.
skirmish-dropped = { $figure } lässt { $body } los.

## Was geschah: Sehen
skirmish-spotting = { $figure } sieht sich um, gewürfelt { $n }. { $found ->
    [0] Niemand Neues wird entdeckt.
    [one] Ein Gegner wird entdeckt.
   *[other] { $found } Gegner werden entdeckt.
}
skirmish-spotted = { $figures } { $n ->
    [one] kommt
   *[other] kommen
} in Sicht.
skirmish-spotted-by = { $by } entdeckt { $figures }.
skirmish-noticed = Der Gegner hat { $figures } bemerkt.
skirmish-lost-sight = { $figures } { $n ->
    [one] ist
   *[other] sind
} außer Sicht.

## Was geschah: Portale und neue Gegner
skirmish-marker-placed = Portalmarker { $marker } liegt bei { $at }: Von dort können Gegner kommen.
skirmish-marker-moved = Portalmarker { $marker } kommt nach { $at }: { $why ->
    [approached] das Team kommt zu nahe
    [open] dort ist er in Deckung
    [gm] die Spielleitung will es so
   *[bypassed] das Team ist an ihm vorbei
}.
skirmish-marker-removed = Portalmarker { $marker } kommt weg: { $why ->
    [nowhere] für ihn ist kein Platz mehr da
    [spent] er ist verbraucht
   *[gm] die Spielleitung will es so
}.
skirmish-force = Neue Gegner: gewürfelt { $number }, { $n ->
    [one] ein Marker
   *[other] { $n } Marker
} in Sicht, Ergebnis { $result }: { $what ->
    [nothing] niemand
    [four] vier Jaffa
    [six] sechs Jaffa
    [two_groups] zwei Gruppen von vier Jaffa
    [redeploy] die Marker werden versetzt
    [cannon] eine Stabkanone
    [first_prime] ein Primus mit sechs Jaffa
   *[eight] acht Jaffa
}.
skirmish-appeared = Neu bei { $at }: { $group } ({ $figures }).

## Was geschah: die Mission
skirmish-working = { $figure } arbeitet an „{ $name }“. Das dauert den ganzen Zug.
skirmish-worked = { $what ->
    [searched] { $figure } hat „{ $name }“ durchsucht.
    [freed] { $figure } hat „{ $name }“ befreit.
    [destroyed] „{ $name }“ ist zerstört.
   *[held] „{ $name }“ ist gehalten.
}
skirmish-took = { $figure } hat { $item }.
skirmish-took-of = { $figure } nimmt { $item } von { $of }.
skirmish-item-dropped = { $item } liegt bei { $at }.
skirmish-seized = { $figure } nimmt { $target } gefangen.
skirmish-left-table = { $figure } { $by ->
    [gate] geht durch das Sternentor
    [edge] läuft vom Tisch
   *[exit] verlässt den Tisch
}.
skirmish-left-table-with = { $figure } { $by ->
    [gate] geht durch das Sternentor
    [edge] läuft vom Tisch
   *[exit] verlässt den Tisch
}, mit { $load }.

## Was geschah: das Sternentor
skirmish-dialling = { $figure } wählt die Adresse. Das Sternentor öffnet sich am Ende des Zugs.
skirmish-symbol = { $figure } setzt von Hand Symbol { $symbols }.
skirmish-gate-opened = { $by ->
    [dhd] Das Sternentor öffnet sich.
    [hand] Das letzte Symbol sitzt, das Sternentor öffnet sich.
   *[gm] Die Spielleitung öffnet das Sternentor.
}
skirmish-gate-opened-kills = { $by ->
    [dhd] Das Sternentor öffnet sich
    [hand] Das letzte Symbol sitzt, das Sternentor öffnet sich
   *[gm] Die Spielleitung öffnet das Sternentor
}: { $figures } { $n ->
    [one] steht
   *[other] stehen
} in der Todeszone.
skirmish-gate-burns = { $opened } Sein Energieschwall zerstört { $things }.
skirmish-gate-closed = { $why ->
    [unused] Einen Zug lang ging niemand durch: Das Sternentor schließt sich.
   *[gm] Die Spielleitung schließt das Sternentor.
}
skirmish-gate-held = { $figure } hält eine Hand in den Ereignishorizont: Das Sternentor bleibt offen.

## Was geschah: Feuer
skirmish-shot = { $figure } schießt auf { $target }: { $weapon }, { $aim }, { $range }", { $band }{ $cover ->
    [0] {""}
   *[1] , in Deckung ({ $piece })
}. Nötig { $need }, gewürfelt { $n }{ $by }: { $hit ->
    [1] Treffer
   *[0] daneben
}.
skirmish-shot-reaction = { $figure } reagiert und schießt auf { $target }: { $weapon }, { $aim }, { $range }", { $band }{ $cover ->
    [0] {""}
   *[1] , in Deckung ({ $piece })
}. Nötig { $need }, gewürfelt { $n }{ $by }: { $hit ->
    [1] Treffer
   *[0] daneben
}.
skirmish-shot-sure = { $figure } schießt auf { $target } auf { $range }" ({ $weapon }) und trifft sicher.
skirmish-shot-unseen = Feuer aus dem Nichts auf { $target }: { $hit ->
    [1] Treffer
   *[0] daneben
}.
skirmish-reacting = { $figures } { $n ->
    [one] reagiert
   *[other] reagieren
} auf { $target }.
skirmish-effect = Wirkung, gewürfelt { $n }{ $by }: { $figure } ist { $result ->
    [suppress] niedergehalten
    [wound] verwundet
    [disable] ausgeschaltet
    [disintegrate] aufgelöst
   *[kill] tot
}.
skirmish-effect-sure = { $figure } ist { $result ->
    [suppress] niedergehalten
    [wound] verwundet
    [disable] ausgeschaltet
    [disintegrate] aufgelöst
   *[kill] tot
}.
skirmish-suppressed = { $figure } ist { $markers ->
    [one] einmal niedergehalten
   *[other] { $markers }-mal niedergehalten
}.
skirmish-wounded = { $figure } hat { $wounds ->
    [one] eine Wunde
   *[other] { $wounds } Wunden
} und noch { $fp ->
    [one] eine Feueraktion
   *[other] { $fp } Feueraktionen
}{ $out ->
    [0] {""}
   *[other] , fällt { $how } aus
}.
skirmish-disabled = { $figure } ist ausgeschaltet, { $out ->
    [0] für den Rest des Spiels
   *[other] { $how }
}.
skirmish-out-turns = { $out ->
    [one] für einen Zug
   *[other] für { $out } Züge
}
skirmish-out-rest = für den Rest dieses Zugs{ $more ->
    [0] {""}
    [one] {" "}und noch einen
   *[other] {" "}und noch { $more }
}
skirmish-killed = { $figure } ist tot.
skirmish-killed-removed = { $figure } ist tot, und kein Körper bleibt.
skirmish-recovered = { $figure } kann wieder handeln.
skirmish-steadied = { $figure } versucht, sich zu fangen: gewürfelt { $n }, bei { $fp } Feueraktionen. { $removed ->
    [1] Ein Niederhaltemarker ist weg
   *[0] Die Figur bleibt niedergehalten
}{ $markers ->
    [0] .
   *[other] {" "}(×{ $markers }).
}
skirmish-saved = { $figure } hebt zwei Aktionen für den Zünder auf.
skirmish-laid = { $figure } legt { $kind } bei { $at }, { $fuse ->
    [tripwire] mit Stolperdraht
   *[remote] mit Fernzünder
}{ $shape ->
    [wedge] , gerichtet { $way }
   *[blast] {""}
}.
skirmish-thrown = { $figure } wirft eine Granate { $range }" nach { $at }: nötig { $need }, gewürfelt { $n }{ $by }.
skirmish-thrown-stun = { $figure } rollt eine Blendgranate nach { $at }.
skirmish-thrown-unseen = { $kind ->
    [stun] Eine Blendgranate
   *[grenade] Eine Granate
} fliegt von irgendwo heran.
skirmish-burst = { $kind ->
    [stun] Der Blitz
   *[grenade] Die Granate
} { $scatter }{ $n ->
    [0] und erwischt niemanden
   *[other] und erwischt { $figures }
}.
skirmish-burst-there = geht an Ort und Stelle los{" "}
skirmish-burst-over = geht { $inches }" zu weit los{" "}
skirmish-burst-short = geht { $inches }" zu kurz los{" "}
skirmish-burst-left = geht { $inches }" zu weit links los{" "}
skirmish-burst-right = geht { $inches }" zu weit rechts los{" "}
skirmish-burst-dud = Die Granate fliegt ins Leere und bewirkt nichts.
skirmish-blown = { $by ->
    [0] Ein Stolperdraht wird ausgelöst: { $kind } { $charge } geht los
   *[1] { $figure } zündet { $kind } { $charge }
}{ $n ->
    [0] {" "}und erwischt niemanden
   *[other] {" "}und erwischt { $figures }
}.
skirmish-covered = { $figure } schützt sich vor dem Blitz.
skirmish-stun-die = Der Blitz blendet { $n ->
    [one] einen Zug
   *[other] { $n } Züge
} lang.
skirmish-wound-die = Die Wunde: gewürfelt { $n }.

## Was geschah: Nahkampf und Moral
skirmish-melee = Nahkampf: { $figures } { $a }, { $targets } { $b }. { $result ->
    [nothing] Niemand gewinnt
    [back] Zurückgedrängt: { $losers }
   *[rout] { $loser } verliert
}.
skirmish-sum = { $fp }{ $extra } + { $die } = { $total }
skirmish-pushed = { $figure } wird nach { $at } gedrängt.
skirmish-captured = { $figure } wird von { $by } gefangen.
skirmish-captured-alone = { $figure } wird gefangen.
skirmish-morale = Moral von { $figures }: gewürfelt { $die }{ $by } bei { $fp } Feueraktionen. { $result ->
    [pass] Bestanden
    [retire] Nicht bestanden: weicht zurück
    [suppressed] Nicht bestanden: niedergehalten
   *[flee] Nicht bestanden: flieht
}.
skirmish-morale-sure = Moral von { $figures } ({ $fp } Feueraktionen): Es wird nicht gewürfelt.
skirmish-rallied = { $figure } { $rallied ->
    [1] sammelt sich
   *[0] läuft weiter
}: gewürfelt { $n }.
skirmish-surrendered = { $figures } { $n ->
    [one] ergibt
   *[other] ergeben
} sich.
skirmish-led = { $name } führt { $group } nach { $at }.
skirmish-led-fire = { $name } führt { $group } nach { $at }, mit Feuer auf { $target }.

## Was geschah: der Automat
skirmish-reaction = { $group }: { $meaning } (Risikofaktor { $risk }, gewürfelt { $die })
skirmish-letter-continue = weiter wie bisher
skirmish-letter-toward = auf den nächsten Gegner los
skirmish-letter-halt = anhalten
skirmish-means-stay = Sie bleibt, wo sie ist.
skirmish-means-stay_cover = Sie bleibt in Deckung.
skirmish-means-to_cover = Sie sucht Deckung.
skirmish-means-halt = Sie hält an und weicht nicht weiter zurück.
skirmish-means-charge = Sie stürmt auf { $target } los.
skirmish-means-advance = Sie rückt auf { $target } vor.
skirmish-means-to_goal = Sie geht auf ihr Ziel los.
skirmish-means-onward = Sie geht in ihrer Richtung weiter.
skirmish-means-back = Sie weicht zurück.
skirmish-means-run = Sie läuft davon.
skirmish-means-melee = Sie kämpft im Nahkampf.
skirmish-means-stun = Einer wirft eine Blendgranate, die anderen schützen sich.
skirmish-means-vetoed = Die Spielleitung lässt sie stehen.
skirmish-last-known = die letzte bekannte Stelle des Gegners
skirmish-risk-none_seen = kein Gegner, kein weichender Freund in Sicht { $n }
skirmish-risk-goauld = mit einem Goa'uld { $n }
skirmish-risk-covered = alle in Deckung { $n }
skirmish-risk-advancing = rückt vor { $n }
skirmish-risk-in_range = in Reichweite eines Gegners { $n }
skirmish-risk-raw = unerfahren { $n }
skirmish-risk-hurt = Zehntel tot oder verwundet { $n }
skirmish-risk-flank = Gegner in Flanke oder Rücken { $n }
skirmish-risk-losing = im letzten Beschuss mehr verloren { $n }
skirmish-risk-ran = gerannt oder aus dem Nahkampf zurückgewichen { $n }
skirmish-risk-gm = Modifikator der Spielleitung { $n }
skirmish-unfold-risk = Risikofaktor { $risk } = { $parts }
skirmish-unfold-risk-none = Risikofaktor { $risk }: Nichts zählt dazu
skirmish-unfold-row = Würfel { $die }, Zeile { $row }: Ergebnis { $letter }
skirmish-row-0 = 0 oder weniger
skirmish-row-1 = 1
skirmish-row-2 = 2 bis 5
skirmish-row-3 = 6 bis 8
skirmish-row-4 = 9 oder mehr
skirmish-unfold-defending = Sie verteidigt ihren Posten und bleibt dort, solange sie nicht zurückweichen muss.
skirmish-unfold-path = { $figure }: { $path }
skirmish-unfold-stays = Niemand aus der Gruppe bewegt sich.

## Was geschah: die Hand der Spielleitung
skirmish-gm-placed = Spielleitung: { $figure } steht jetzt bei { $at }. Grund: { $reason }
skirmish-gm-removed = Spielleitung: { $what ->
    [figure] Figur
    [marker] Portalmarker
    [charge] Ladung
   *[terrain] Gelände
} { $id } kommt weg. Grund: { $reason }
skirmish-gm-status = Spielleitung: { $figure } ist jetzt { $changes }. Grund: { $reason }
skirmish-change-suppressed = niedergehalten ×{ $n }
skirmish-change-wounds = verwundet ×{ $n }
skirmish-change-out = für { $n ->
    [one] einen Zug
   *[other] { $n } Züge
} außer Gefecht
skirmish-change-fleeing = auf der Flucht
skirmish-change-rallied = gesammelt
skirmish-change-seen = gesehen
skirmish-change-hidden = verborgen
skirmish-gm-spawned = Spielleitung: { $group } kommt nach { $at }{ $n ->
    [0] {""}
   *[other] : { $figures }
}. Grund: { $reason }
skirmish-gm-terrain = Spielleitung: Bei { $at } ist jetzt { $kind } ({ $piece }). Grund: { $reason }
skirmish-gm-terrain-named = Spielleitung: { $name } ({ $kind }, { $piece }) ist jetzt bei { $at }. Grund: { $reason }
skirmish-gm-reroll = Spielleitung: Der Würfel, der { $old } zeigte, wird noch einmal geworfen. Grund: { $reason }
skirmish-gm-veto = Spielleitung: { $group } tut das nicht{ $reroll ->
    [1] , der Würfel fällt neu
   *[0] , die Gruppe bleibt, wo sie ist
}. Grund: { $reason }
skirmish-gm-modifier = Spielleitung: { $what ->
    [move] Bewegung
    [hit] Treffer
    [spot] Entdecken
    [risk] Risikofaktor
   *[morale] Moralwürfel
} { $n } für { $on }, { $turns ->
    [0] für den Rest des Spiels
    [one] einen Zug lang
   *[other] { $turns } Züge lang
}. Grund: { $reason }
skirmish-gm-phase = Spielleitung: Der Schritt des Teams endet. Grund: { $reason }
skirmish-gm-gate = Spielleitung: { $what ->
    [open] Das Sternentor öffnet sich
    [shut] Das Sternentor schließt sich
    [break_dhd] Das Wählgerät ist kaputt
   *[mend_dhd] Das Wählgerät geht wieder
}. Grund: { $reason }
skirmish-gm-called = Spielleitung: Die Mission ist { $how ->
    [won] gewonnen
    [lost] verloren
   *[drawn] unentschieden zu Ende
}. Grund: { $reason }
skirmish-gm-watch = { $watch ->
    [1] { $pause ->
        [1] Die Spielleitung wird gefragt, bevor der Gegner handelt, und nach jeder Gruppe.
       *[0] Die Spielleitung wird gefragt, bevor der Gegner handelt.
    }
   *[0] { $pause ->
        [1] Die Spielleitung wird nach jeder Gruppe des Gegners gefragt.
       *[0] Die Spielleitung lässt den Gegner ungefragt handeln.
    }
}
skirmish-gm-said = **{ $who }:** „{ $text }“
skirmish-voice-enemy = Der Gegner
skirmish-voice-gm = Spielleitung
skirmish-gm-handout = Die Spielleitung nur an { $name }: „{ $text }“
skirmish-gm-noted = Die Spielleitung hinterlegt die versiegelte Notiz { $n }, die am Ende der Mission geöffnet wird. Siegel: `{ $seal }`
skirmish-gm-opened = Die versiegelte Notiz { $n } der Spielleitung wird geöffnet: „{ $text }“ (Siegel `{ $seal }`, Salz `{ $salt }`)

## Wie es endet
skirmish-lost-sgc = das Team
skirmish-lost-jaffa = der Gegner
skirmish-ended-mission = Die Mission ist gewonnen.
skirmish-ended-all-out = Die Mission ist verloren: Vom Team steht niemand mehr.
skirmish-ended-too-late = Die Mission ist verloren: Die Zeit ist um.
skirmish-ended-overrun = Die Mission ist verloren: Der Gegner hat den Ort überrannt.
skirmish-ended-objective-lost = Die Mission ist verloren: Ihr Ziel ist nicht mehr zu erreichen.
skirmish-ended-given-up = Die Mission wird aufgegeben.
skirmish-ended-gm-called = { $won ->
    [1] Die Spielleitung entscheidet: Die Mission ist gewonnen.
    [0] Die Spielleitung entscheidet: Die Mission ist verloren.
   *[2] Die Spielleitung entscheidet: unentschieden.
}

## Dasselbe als Neuigkeit
skirmish-news-unseen = Jemand Ungesehenes
skirmish-news-figures = { $said } Figuren
skirmish-news-enlisted = { $figure } kam ins Team.
skirmish-news-dismissed = { $figure } ist nicht mehr im Team.
skirmish-news-leads = { $name } führt { $figures }.
skirmish-news-given = { $figure } gehört jetzt { $name }.
skirmish-news-left = { $name } verließ das Spiel.
skirmish-news-absent = Niemand spielt { $name }.
skirmish-news-absent-gm = Es gibt keine Spielleitung: Die Regeln führen den Gegner.
skirmish-news-joined = { $name } kam dazu und führt { $figures }.
skirmish-news-joined-none = { $name } kam ins Spiel.
skirmish-news-joined-gm = { $name } kam als Spielleitung dazu.
skirmish-news-turn-began = Zug { $turn } von { $turns } beginnt.
skirmish-news-seat-done = { $name } ist fertig.
skirmish-news-moved = { $by } { $n ->
    [one] bewegte
   *[other] bewegten
} sich.
skirmish-news-charge = { $by } { $n ->
    [one] stürmte
   *[other] stürmten
} los.
skirmish-news-flee = { $by } { $n ->
    [one] floh
   *[other] flohen
}.
skirmish-news-retire = { $by } { $n ->
    [one] wich
   *[other] wichen
} zurück.
skirmish-news-halted-met = { $by } { $n ->
    [one] stieß
   *[other] stießen
} auf einen Gegner.
skirmish-news-halted-tripped = { $by } { $n ->
    [one] löste
   *[other] lösten
} einen Stolperdraht aus.
skirmish-news-hauling = { $figure } packte { $body }.
skirmish-news-dropped = { $figure } ließ { $body } los.
skirmish-news-looked = { $by } { $n ->
    [one] fand
   *[other] fanden
} niemanden.
skirmish-news-spotted = { $by } { $n ->
    [one] kam
   *[other] kamen
} in Sicht.
skirmish-news-spotted-by = { $by } entdeckte { $to }.
skirmish-news-lost-sight = { $by } { $n ->
    [one] verschwand
   *[other] verschwanden
} aus der Sicht.
skirmish-news-appeared = { $by } { $n ->
    [one] tauchte
   *[other] tauchten
} auf.
skirmish-news-marker-placed = { $n ->
    [one] Ein Portalmarker wurde gelegt.
   *[other] Portalmarker wurden gelegt.
}
skirmish-news-marker-moved = Ein Portalmarker wanderte.
skirmish-news-marker-removed = Ein Portalmarker ist weg.
skirmish-news-working = { $figure } machte sich an „{ $thing }“.
skirmish-news-worked = { $what ->
    [searched] { $figure } durchsuchte „{ $thing }“.
    [freed] { $figure } befreite „{ $thing }“.
    [destroyed] „{ $thing }“ wurde zerstört.
   *[held] „{ $thing }“ wurde gehalten.
}
skirmish-news-took = { $figure } nahm { $item }.
skirmish-news-took-of = { $figure } nahm { $item } von { $of }.
skirmish-news-item-dropped = { $item } fiel zu Boden.
skirmish-news-captured = { $by } { $n ->
    [one] nahm
   *[other] nahmen
} { $to } gefangen.
skirmish-news-captured-alone = { $by } { $n ->
    [one] wurde
   *[other] wurden
} gefangen genommen.
skirmish-news-left-gate = { $by } { $n ->
    [one] ging
   *[other] gingen
} durchs Sternentor.
skirmish-news-left-exit = { $by } { $n ->
    [one] verließ
   *[other] verließen
} den Tisch.
skirmish-news-left-edge = { $by } { $n ->
    [one] lief
   *[other] liefen
} vom Tisch.
skirmish-news-left-gate-with = { $by } ging mit { $to } durchs Sternentor.
skirmish-news-left-exit-with = { $by } verließ mit { $to } den Tisch.
skirmish-news-left-edge-with = { $by } lief mit { $to } vom Tisch.
skirmish-news-dialling = { $figure } wählte das Sternentor an.
skirmish-news-symbol = { $figure } setzte Symbol { $symbols } von Hand.
skirmish-news-gate-opened = Das Sternentor öffnete sich.
skirmish-news-gate-closed = Das Sternentor schloss sich.
skirmish-news-gate-held = { $figure } hielt das Sternentor offen.
skirmish-news-missed = { $by } { $n ->
    [one] verfehlte
   *[other] verfehlten
} { $to }.
skirmish-news-hit = { $by } { $n ->
    [one] traf
   *[other] trafen
} { $to }.
skirmish-news-shot-kill = { $by } { $n ->
    [one] erschoss
   *[other] erschossen
} { $to }.
skirmish-news-shot-disable = { $by } { $n ->
    [one] setzte
   *[other] setzten
} { $to } außer Gefecht.
skirmish-news-shot-wound = { $by } { $n ->
    [one] verwundete
   *[other] verwundeten
} { $to }.
skirmish-news-shot-suppress = { $by } { $n ->
    [one] hielt
   *[other] hielten
} { $to } nieder.
skirmish-news-kill = { $by } { $n ->
    [one] wurde
   *[other] wurden
} getötet.
skirmish-news-disable = { $by } { $n ->
    [one] wurde
   *[other] wurden
} außer Gefecht gesetzt.
skirmish-news-wound = { $by } { $n ->
    [one] wurde
   *[other] wurden
} verwundet.
skirmish-news-suppress = { $by } { $n ->
    [one] wurde
   *[other] wurden
} niedergehalten.
skirmish-news-recovered = { $by } { $n ->
    [one] ist
   *[other] sind
} wieder dabei.
skirmish-news-steadied = { $by } { $n ->
    [one] fing
   *[other] fingen
} sich ein wenig.
skirmish-news-pinned-still = { $by } { $n ->
    [one] blieb
   *[other] blieben
} niedergehalten.
skirmish-news-saved = { $by } { $n ->
    [one] hielt
   *[other] hielten
} den Auslöser bereit.
skirmish-news-laid = { $figure } legte eine Ladung: { $kind }.
skirmish-news-burst = { $by } warf eine Granate auf { $to }.
skirmish-news-burst-idle = { $by } warf eine Granate ins Leere.
skirmish-news-flash = { $by } blendete { $to }.
skirmish-news-flash-idle = { $by } blendete niemanden.
skirmish-news-dud = { $by } warf eine Granate weit daneben.
skirmish-news-blown = Ein Stolperdraht erwischte { $by }.
skirmish-news-blown-idle = Ein Stolperdraht erwischte niemanden.
skirmish-news-blown-by = { $by } sprengte { $to }.
skirmish-news-blown-idle-by = { $by } sprengte ins Leere.
skirmish-news-covered = { $by } { $n ->
    [one] schützte
   *[other] schützten
} sich vor dem Blitz.
skirmish-news-melee = { $by } { $n ->
    [one] besiegte
   *[other] besiegten
} { $to } im Nahkampf.
skirmish-news-melee-even = { $by } { $n ->
    [one] rang
   *[other] rangen
} mit { $to } ohne Ergebnis.
skirmish-news-morale-pass = { $by } { $n ->
    [one] blieb
   *[other] blieben
} ruhig.
skirmish-news-morale-retire = { $by } { $n ->
    [one] verlor
   *[other] verloren
} den Mut: Rückzug.
skirmish-news-morale-flee = { $by } { $n ->
    [one] verlor
   *[other] verloren
} den Mut: Flucht.
skirmish-news-morale-suppressed = { $by } { $n ->
    [one] verlor
   *[other] verloren
} den Mut: niedergehalten.
skirmish-news-rallied = { $by } { $n ->
    [one] fing
   *[other] fingen
} sich wieder.
skirmish-news-runs-on = { $by } { $n ->
    [one] lief
   *[other] liefen
} weiter.
skirmish-news-surrendered = { $by } { $n ->
    [one] ergab
   *[other] ergaben
} sich.
skirmish-news-led = { $name } führte { $group } weiter.
skirmish-news-group-stay = { $by } { $n ->
    [one] blieb
   *[other] blieben
} stehen.
skirmish-news-group-stay-cover = { $by } { $n ->
    [one] blieb
   *[other] blieben
} in Deckung.
skirmish-news-group-to-cover = { $by } { $n ->
    [one] suchte
   *[other] suchten
} Deckung.
skirmish-news-group-halt = { $by } { $n ->
    [one] hielt
   *[other] hielten
} an.
skirmish-news-group-charge = { $by } { $n ->
    [one] stürmte
   *[other] stürmten
} los.
skirmish-news-group-charge-on = { $by } { $n ->
    [one] stürmte
   *[other] stürmten
} auf { $to } los.
skirmish-news-group-advance = { $by } { $n ->
    [one] rückte
   *[other] rückten
} vor.
skirmish-news-group-advance-on = { $by } { $n ->
    [one] rückte
   *[other] rückten
} auf { $to } vor.
skirmish-news-group-to-goal = { $by } { $n ->
    [one] ging
   *[other] gingen
} auf das Ziel los.
skirmish-news-group-onward = { $by } { $n ->
    [one] ging
   *[other] gingen
} weiter.
skirmish-news-group-back = { $by } { $n ->
    [one] wich
   *[other] wichen
} zurück.
skirmish-news-group-run = { $by } { $n ->
    [one] lief
   *[other] liefen
} davon.
skirmish-news-group-melee = { $by } { $n ->
    [one] kämpfte
   *[other] kämpften
} im Nahkampf.
skirmish-news-group-stun = { $by } { $n ->
    [one] machte
   *[other] machten
} eine Blendgranate bereit.
skirmish-news-gm-placed = Spielleitung: { $figure } steht jetzt bei { $at }.
skirmish-news-gm-removed = Spielleitung: { $id } ist vom Tisch.
skirmish-news-gm-status = Spielleitung: { $figure } ist jetzt { $change }.
skirmish-news-gm-changed = Die Spielleitung änderte { $figure } mehrfach.
skirmish-news-gm-spawned = { $n ->
    [0] Spielleitung: neuer Portalmarker bei { $at }.
   *[other] Spielleitung: { $figures } jetzt bei { $at }.
}
skirmish-news-gm-terrain = Spielleitung: { $what } jetzt bei { $at }.
skirmish-news-gm-reason = Spielleitung: „{ $reason }“
skirmish-news-gm-watch = { $watch ->
    [1] Die Spielleitung prüft die Züge des Gegners.
   *[0] Die Spielleitung überlässt den Gegner den Regeln.
}
skirmish-news-gm-reroll = Die Spielleitung ließ neu würfeln.
skirmish-news-gm-veto = { $reroll ->
    [1] Die Spielleitung ließ für { $group } neu würfeln.
   *[0] Die Spielleitung hielt { $group } zurück.
}
skirmish-news-gm-modifier = Spielleitung: { $what ->
    [move] Bewegung
    [hit] Treffer
    [spot] Entdecken
    [risk] Risikofaktor
   *[morale] Moralwürfel
} { $by } für { $on }.
skirmish-news-gm-phase = Die Spielleitung beendete den Schritt des Teams.
skirmish-news-gm-gate = { $what ->
    [open] Die Spielleitung öffnete das Sternentor.
    [shut] Die Spielleitung schloss das Sternentor.
    [break_dhd] Die Spielleitung zerstörte das Wählgerät.
   *[mend_dhd] Die Spielleitung reparierte das Wählgerät.
}
skirmish-news-gm-noted = Die Spielleitung legte die versiegelte Notiz { $n } ab.
skirmish-news-gm-opened = Versiegelte Notiz { $n } der Spielleitung: „{ $text }“
skirmish-news-gm-said = Die Spielleitung hat etwas zu sagen
skirmish-news-ended-mission = Die Mission ist gewonnen.
skirmish-news-ended-all-out = Die Mission scheiterte: Niemand stand mehr.
skirmish-news-ended-too-late = Die Mission scheiterte: Die Zeit war um.
skirmish-news-ended-overrun = Die Mission scheiterte: Der Ort wurde überrannt.
skirmish-news-ended-objective-lost = Die Mission scheiterte: Ihr Ziel war verloren.
skirmish-news-ended-given-up = Die Mission wurde aufgegeben.
skirmish-news-ended-gm-called = { $won ->
    [1] Die Spielleitung entschied: Die Mission ist gewonnen.
    [0] Die Spielleitung entschied: Die Mission ist verloren.
   *[2] Die Spielleitung entschied: keine Entscheidung.
}

## Was eine Frage verlangt
skirmish-task-muster-team = Stell das Team zusammen.
skirmish-task-phase-order = Führe deine Figuren.
skirmish-task-react-fire = Als Reaktion schießen oder warten?
skirmish-task-trigger-blow = Eine Ladung zünden oder warten?
skirmish-task-melee-pair = Wähle, wer gegen wen kämpft.
skirmish-task-melee-capture = Nimmst du den Verlierer gefangen?
skirmish-task-allies-lead = Sag, wohin deine Verbündeten gehen.
skirmish-task-gm-reactions = Reaktionen gelten lassen oder Veto?
skirmish-task-gm-go-on = Darf der Gegner weitermachen?

## Fragen
skirmish-ask-muster = Stell das Team zusammen: { $spent } von { $points } Punkten sind ausgegeben
skirmish-ask-order = Du bist dran: { $figures }
skirmish-ask-order-none = Keine deiner Figuren kann handeln: Sag, dass du fertig bist
skirmish-ask-react = Als Reaktion auf { $target } schießen oder warten?
skirmish-ask-react-any = Als Reaktion schießen oder warten?
skirmish-ask-blow = Eine Ladung zünden oder warten?
skirmish-ask-pair = Wer kämpft gegen wen?
skirmish-ask-capture = { $targets } gefangen nehmen oder das Ergebnis gelten lassen?
skirmish-ask-capture-any = Den Verlierer gefangen nehmen oder das Ergebnis gelten lassen?
skirmish-ask-lead = Wohin geht { $group }, und auf wen schießt sie?
skirmish-ask-gm = Das hat der Gegner vor. Lässt du es gelten, oder legst du ein Veto ein?
skirmish-ask-go-on = Die Gruppe hat gehandelt. Weiter?

## Antworten
skirmish-do-enlist = { $figure } aufnehmen: { $rank } { $actions }, { $weapon }
skirmish-do-dismiss = { $figure } aus dem Team nehmen
skirmish-do-ready = Das Team ist bereit
skirmish-do-march = { $figure } nach { $at }
skirmish-do-charge = { $figure } stürmt nach { $at }
skirmish-do-face = { $figure } dreht sich { $way }
skirmish-do-spot = { $figure } sieht sich um
skirmish-do-shoot = { $figure } schießt auf { $target }, { $aim }{ $n ->
    [one] {""}
   *[other] , ×{ $n }
}
skirmish-do-steady = { $figure } fängt sich
skirmish-do-throw = { $figure } wirft eine Granate nach { $at }
skirmish-do-throw-stun = { $figure } rollt eine Blendgranate nach { $at }
skirmish-do-cover = { $figure } schützt sich
skirmish-do-lay = { $figure } legt { $kind } ({ $fuse ->
    [tripwire] Stolperdraht
   *[remote] Fernzünder
}, { $shape ->
    [wedge] Keil { $way }
   *[blast] rundum
})
skirmish-do-save = { $figure } hebt zwei Aktionen für den Zünder auf
skirmish-do-haul = { $figure } packt { $body }
skirmish-do-drop = { $figure } lässt los
skirmish-do-work = { $figure } { $kind ->
    [free] befreit
   *[search] durchsucht
} „{ $objective }“
skirmish-do-take = { $figure } nimmt { $item }
skirmish-do-seize = { $figure } nimmt { $target } gefangen
skirmish-do-dial = { $figure } wählt die Adresse
skirmish-do-turn = { $figure } dreht den Ring von Hand
skirmish-do-enter = { $figure } verlässt den Tisch
skirmish-do-hold = { $figure } hält das Sternentor offen
skirmish-do-done = Deinen Schritt beenden
skirmish-do-react = { $figure } schießt auf { $target }, { $aim }
skirmish-do-wait = Warten
skirmish-do-blow = { $charge } zünden
skirmish-do-pair = { $figure } gegen { $target }
skirmish-do-capture = Gefangen nehmen
skirmish-do-capture-no = Ergebnis gelten lassen
skirmish-do-lead = { $group } nach { $at }
skirmish-do-lead-fire = { $group } nach { $at }, Feuer auf { $target }
skirmish-do-go_on = Weiter
skirmish-do-veto = Veto gegen { $group }
skirmish-do-veto-reroll = { $group }: neu würfeln
skirmish-do-give = { $figure } an { $name }
skirmish-do-place = Spielleitung: { $id } nach { $at }
skirmish-do-remove = Spielleitung: { $id } wegnehmen
skirmish-do-status = Spielleitung: Zustand von { $id }
skirmish-do-spawn = Spielleitung: { $n } × { $rank }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
} bei { $at }
skirmish-do-spawn-marker = Spielleitung: Portalmarker bei { $at }
skirmish-do-build = Spielleitung: Gelände { $id }
skirmish-do-say = Spielleitung: sprechen als { $who }
skirmish-do-handout = Spielleitung: nur { $name } etwas sagen
skirmish-do-note = Spielleitung: eine versiegelte Notiz hinterlegen
skirmish-do-reroll = Spielleitung: den letzten Würfel neu werfen
skirmish-do-rule = Spielleitung: einen Modifikator festlegen
skirmish-do-end_phase = Spielleitung: Schritt des Teams beenden
skirmish-do-watch = Spielleitung: zum Gegner gefragt werden
skirmish-do-gate = Spielleitung: { $what ->
    [open] Sternentor öffnen
    [shut] Sternentor schließen
    [break_dhd] Wählgerät zerstören
   *[mend_dhd] Wählgerät reparieren
}
skirmish-do-call_it = Spielleitung: Mission { $how ->
    [won] gewonnen
    [lost] verloren
   *[drawn] unentschieden
}
skirmish-detail-rehearsed = { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}
skirmish-detail-shoot = { $range }", { $weapon }
skirmish-detail-work = dauert den ganzen Zug
skirmish-detail-lay = dauert den ganzen Zug
skirmish-detail-dial = dauert den ganzen Zug; an seinem Ende geht das Sternentor auf
skirmish-detail-cover = dauert den ganzen Zug; hilft nur gegen eine Blendgranate
skirmish-detail-face = kostet nichts und ist selten nötig: Jede Figur sieht ringsum
skirmish-detail-open = dort ungedeckt vor { $n ->
    [one] { $one }
   *[other] { $n } Gegnern
}
skirmish-detail-throw = zwei Aktionen; { $range }" weit
skirmish-detail-steady = eine Aktion
skirmish-detail-turn = zwei Aktionen; { $n } von 6 Symbolen sitzen
skirmish-detail-cost = { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}
skirmish-goal-ahead = Deckung voraus
skirmish-goal-cover = nächste Deckung
skirmish-goal-contact = in den Nahkampf mit { $about }
skirmish-goal-hide = außer Sicht
skirmish-goal-edge = wo { $about } in Sicht kommt
skirmish-goal-goal = zum Ziel der Mission
skirmish-goal-gate = zum Sternentor
skirmish-goal-friend = zu { $about }
skirmish-suggestion = { $letter }: { $goal }, { $inches }"
skirmish-suggestion-part = { $letter }: { $goal }, ein Stück weit, { $inches }"

## Wo das Spiel steht
skirmish-head-muster = Das Team wird zusammengestellt: { $spent } von { $points } Punkten.
skirmish-head-players = Zug { $turn } von { $turns }: Das Team handelt.
skirmish-head-phase = Zug { $turn } von { $turns }: { $phase }.
skirmish-head-waiting = Gewartet wird auf { $names }.
skirmish-head-acting = Gewartet wird auf { $names }.
skirmish-head-won = Die Mission ist gewonnen, nach { $turn ->
    [one] einem Zug
   *[other] { $turn } Zügen
}.
skirmish-head-lost = Die Mission ist verloren, nach { $turn ->
    [one] einem Zug
   *[other] { $turn } Zügen
}.
skirmish-head-drawn = Die Mission endet unentschieden, nach { $turn ->
    [one] einem Zug
   *[other] { $turn } Zügen
}.

## Für ein Augenpaar
skirmish-hand-figure = { $figure }: { $left } von { $fp ->
    [one] 1 Aktion
   *[other] { $fp } Aktionen
}, { $arms }{ $state ->
    [0] {""}
   *[1] ; { $said }
}
skirmish-hand-told = Die Spielleitung hat nur dir gesagt: „{ $text }“
skirmish-hand-told-seat = Du hast nur { $name } gesagt: „{ $text }“
skirmish-hand-note = Deine versiegelte Notiz { $n }: „{ $text }“
skirmish-hand-gm = Den Spielern verborgen: { $figures }.
skirmish-hand-gm-none = Den Spielern ist nichts verborgen.
skirmish-hand-aware = Der Gegner weiß von { $figures }.
skirmish-hand-pool = Noch in der Schachtel: { $jaffa } Jaffa, { $primes } Primus, { $crew } Kanoniere.

## Bilder
skirmish-pic-turn = Zug { $turn } von { $turns }
skirmish-pic-muster = Team
skirmish-pic-won = Mission gewonnen
skirmish-pic-lost = Mission verloren
skirmish-pic-drawn = Unentschieden
skirmish-pic-players = Das Team handelt
skirmish-pic-forces = Neue Gegner?
skirmish-pic-melee = Nahkampf
skirmish-pic-morale = Moral
skirmish-pic-automaton = Der Gegner handelt
skirmish-pic-end = Ende des Zugs
skirmish-pic-gm-view = Spielleitung
skirmish-pic-team = Team
skirmish-pic-enemy = Gegner in Sicht
skirmish-pic-enemy-gm = Gegner
skirmish-pic-more = und { $n } weitere
skirmish-pic-nobody = niemand
skirmish-pic-carries = trägt etwas
skirmish-pic-walk-ring = { $n } Zoll weit
skirmish-pic-foe = Jaffa
skirmish-pic-rolled = { $n }, braucht { $need }
skirmish-pic-rolled-only = Wurf { $n }
skirmish-pic-unseen = für Spieler verborgen
skirmish-score-fit = von { $of } fit
skirmish-score-in-sight = in Sicht
skirmish-score-hidden = { $n } verborgen
skirmish-pic-suppressed = niedergehalten
skirmish-pic-wounded = verwundet
skirmish-pic-out = setzt Züge aus
skirmish-pic-disabled = ausgeschaltet
skirmish-pic-dead = tot
skirmish-pic-hidden = nicht entdeckt
skirmish-pic-ghost = hier zuletzt gesehen
skirmish-pic-marker = Portalmarker
skirmish-pic-action = Aktion übrig
skirmish-pic-fleeing = auf der Flucht
skirmish-pic-prisoner = gefangen
skirmish-pic-shade = außer Sicht
skirmish-pic-objective = Ziel
skirmish-pic-gate = Tor
skirmish-pic-gate-open = Tor, offen
skirmish-pic-dhd = Wählgerät
skirmish-pic-dhd-broken = Wählgerät, kaputt
skirmish-pic-exit = Ausgang
skirmish-pic-start = Start
skirmish-pic-kill-zone = Todeszone
skirmish-pic-preview = Vorschau
skirmish-pic-inches = Zoll
skirmish-pic-rings = Ringe: Reichweite in Zoll von { $figure }, { $weapon }
skirmish-pic-need = ab { $need } auf W20
skirmish-pic-sure = trifft sicher
skirmish-pic-cover = Deckung: { $piece }
skirmish-pic-open = ohne Deckung
skirmish-pic-blocked = verdeckt: { $pieces }
skirmish-pic-sees = { $figure } sieht
skirmish-pic-sees-nobody = keinen bekannten Gegner
skirmish-pic-reaction = { $group } reagiert
skirmish-pic-risk = Risikofaktor { $risk }
skirmish-pic-die = Würfel
skirmish-pic-watched = gesehen von { $figures }
skirmish-pic-fire = kann schießen: { $figures }
skirmish-pic-shots = Schüsse
skirmish-pic-hit = Treffer
skirmish-pic-miss = daneben
skirmish-pic-legend-sight = verdeckt die Sicht
skirmish-pic-legend-cover = Deckung
skirmish-pic-legend-slow = bremst
skirmish-pic-charge = Ladung
skirmish-pic-walk = { $inches }", { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
skirmish-pic-code-sight = versperrt die Sicht
skirmish-pic-code-deep = Sicht nur { $n } Zoll tief
skirmish-pic-code-cover = Deckung
skirmish-pic-code-slow = { $n } Zoll langsamer
skirmish-pic-hold = halten

## Bild in Worten und Textbrett
skirmish-alt-preview = Vorschau.
skirmish-alt-table = Der Tisch misst { $width } mal { $height } Zoll.
skirmish-alt-score = Team: { $fit } von { $of } fit. Jaffa in Sicht: { $foes }{ $hidden ->
    [0] {""}
   *[other] , davon { $hidden } den Spielern verborgen
}.
skirmish-alt-team = Team: { $figures }.
skirmish-alt-enemy = Gegner: { $figures }.
skirmish-alt-markers = Portalmarker: { $markers }.
skirmish-alt-gate = Das Sternentor bei { $at } ist { $open ->
    [1] offen
   *[0] zu
}.
skirmish-alt-ghosts = Zuletzt gesehen: { $figures }.
skirmish-alt-objectives = Ziele: { $objectives }.
skirmish-alt-none = niemand
skirmish-alt-lit = Vorgeschlagen: { $goals }.
skirmish-alt-sight = { $figure } sieht { $seen }. Verdeckt: { $blocked }.
skirmish-board-key = Buchstaben: Team. J P C E L: Gegner. ?: Marker. #: Gebäude. t: Wald. ^: Hügel. :: Ruine. o: Fels. =: Mauer, Graben, Kisten. ~: Wasser. O: Tor. D: Wählgerät. *: mehrere.
skirmish-board-scale = Ein Zeichen ist { $across }" mal { $up }". Südwestecke 0 0.
skirmish-state-suppressed = niedergehalten ×{ $n }
skirmish-state-wounded = verwundet ×{ $n }
skirmish-state-out = setzt { $n ->
    [one] einen Zug
   *[other] { $n } Züge
} aus
skirmish-state-fleeing = flieht
skirmish-state-hidden = verborgen
skirmish-state-busy = bei der Arbeit
skirmish-state-covering = schützt sich
skirmish-state-carries = trägt { $items }
skirmish-open-open = offen
skirmish-open-searched = durchsucht
skirmish-open-destroyed = zerstört
skirmish-open-freed = befreit
skirmish-open-held = gehalten

## Warum ein Befehl nicht gilt
skirmish-fault-typed = Ein Befehl ist zum Beispiel 'RED to 14.5 22'
skirmish-fault-too-far = { $figure } kommt mit den übrigen Aktionen { $reach } Zoll weit, nicht { $inches }
skirmish-fault-no-actions = { $figure } hat keine Bewegungsaktion mehr
skirmish-fault-off-table = { $x } { $y } liegt nicht auf dem Tisch
skirmish-fault-place-tenths = Figuren stehen auf Zehntelzoll: vielleicht { $x } { $y }
skirmish-fault-no-way = { $figure } steht dort schon
skirmish-fault-no-path = Ein Weg hat 1 bis { $most } Punkte, und keinen zweimal hintereinander
skirmish-fault-no-charge = Ein Sturmangriff endet an einem Gegner, den ihr seht
skirmish-fault-bad-facing = Eine Blickrichtung hat 0 bis 359 Grad
skirmish-fault-no-haul = { $figure } kann { $body } nicht packen: { $why }
skirmish-fault-holds-nobody = { $figure } zieht niemanden
skirmish-fault-not-there = { $figure } ist nicht bei { $objective }
skirmish-fault-no-work = Bei { $objective } ist nichts zu tun
skirmish-fault-no-item = { $item } ist nicht in Reichweite von { $figure }
skirmish-fault-no-seize = { $figure } kann { $target } nicht gefangen nehmen: { $why }
skirmish-fault-take-actions = { $figure } hat keine Feueraktion mehr, um { $item } zu nehmen
skirmish-fault-own-already = Diese Person führt { $figure } schon
skirmish-fault-roll-range = Das sind { $range }"; gerollt wird sie bis { $furthest }" weit
skirmish-fault-shoot-none = Wenigstens ein Schuss wird abgegeben, nicht { $n }
skirmish-fault-is-gone = { $figure } ist aus dem Spiel
skirmish-fault-is-covering = { $figure } schützt sich den ganzen Zug lang
skirmish-fault-whose-order = Ein Befehl nennt zuerst seine Figur: { $figures }
skirmish-fault-order-now = Befehle gibt es im Schritt der Spieler, und jetzt ist etwas anderes gefragt
skirmish-fault-team-now = Das Team wird vor dem Spiel zusammengestellt
skirmish-fault-wait-now = Warten oder Feuern antwortet darauf, dass ein Gegner geht oder schießt; wer jetzt nichts tut, darf dann feuern
skirmish-fault-blow-now = Eine Ladung zündet, während der Gegner sich bewegt, nicht in eurem eigenen Schritt
skirmish-fault-capture-now = Niemand hat einen Kampf verloren, über den du jetzt entscheidest
skirmish-fault-pair-now = Jetzt ist nicht gefragt, wer gegen wen kämpft
skirmish-fault-lay-none = { $figure } hat das nicht dabei: { $kind ->
    [claymore] Claymore
    [c4] C4
   *[other] { $kind }
}
skirmish-fault-lay-turn = Legen dauert einen ganzen Zug; { $figure } hat schon Aktionen verbraucht
skirmish-fault-lay-melee = { $figure } ist im Nahkampf
skirmish-fault-lay-shape = Eine Claymore wirkt nur als Keil
skirmish-fault-lay-facing = Eine Blickrichtung hat 0 bis 359 Grad
skirmish-fault-save-charge = { $figure } hat keine Ladung mit Fernzünder gelegt
skirmish-fault-save-actions = { $figure } hat noch { $left } Feueraktionen; der Zünder braucht { $cost }
skirmish-fault-no-tries = { $figure } hat sich schon umgesehen
skirmish-fault-shoot-target = Deine Seite sieht keinen Gegner { $target }
skirmish-fault-shoot-unarmed = { $figure } hat keine Waffe zum Schießen
skirmish-fault-shoot-blocked = { $figure } hat keine freie Sicht auf { $target }
skirmish-fault-shoot-far = { $target } ist { $range }" entfernt, außer Reichweite der Waffe
skirmish-fault-shoot-near = { $target } ist mit { $range }" zu nahe für die Kanone
skirmish-fault-shoot-actions = { $figure } hat noch { $left } Feueraktionen; das braucht { $cost }
skirmish-fault-shoot-melee = { $figure } ist im Nahkampf und darf nicht schießen
skirmish-fault-shoot-into-melee = { $target } ist im Nahkampf; darauf darf niemand schießen
skirmish-fault-react-at = Geschossen werden kann jetzt nur auf { $figure }, nicht auf { $target }
skirmish-fault-react-held = { $figure } gehört nicht zu deinen Figuren, die ihr Feuer zurückgehalten haben
skirmish-fault-react-chance = { $figure } kann in diesem Augenblick nicht auf { $target } schießen
skirmish-fault-blow-trigger = Keine deiner Figuren hat Aktionen aufgespart, um { $charge } zu zünden
skirmish-fault-blow-idle = { $charge } träfe keinen Gegner, den du siehst, und zerstörte nichts
skirmish-fault-pairs-now = Jetzt wird für { $figure } ein Gegner gewählt, nicht für { $other }
skirmish-fault-pairs-contact = { $figure } und { $target } berühren sich nicht, oder { $target } ist kein Gegner
skirmish-fault-shoot-threw = { $figure } hat in diesem Zug eine Granate geworfen und darf nicht mehr schießen
skirmish-fault-shoot-crew = Das MG .50 braucht { $actions } Feueraktionen oder eine zweite Figur im Umkreis von 1"
skirmish-fault-shoot-cannon = Ein Schuss der Kanone braucht zwei Aktionen, nicht mehr und nicht weniger
skirmish-fault-veto-group = Bei der Gruppe { $group } ist über nichts zu entscheiden
skirmish-fault-veto-reason = Gib einen Grund an; alle, die die Gruppe sehen, erfahren ihn
skirmish-fault-lead-group = { $group } kannst du jetzt nicht führen
skirmish-fault-lead-place = Das liegt nicht auf dem Tisch
skirmish-fault-lead-order = Die Gruppe soll vorrücken, also näher an den nächsten Gegner
skirmish-fault-lead-target = Deine Seite sieht keinen Gegner { $target }
skirmish-fault-no-gate = Hier ist kein Sternentor
skirmish-fault-no-dhd = { $figure } steht nicht an einem Wählgerät, das funktioniert
skirmish-fault-gate-open = Das Sternentor ist schon offen
skirmish-fault-gate-shut = Das Sternentor ist zu
skirmish-fault-no-hand-dial = Von Hand wählt man nur, wenn es kein Wählgerät gibt und das Tor Energie hat
skirmish-fault-not-at-gate = { $figure } ist mehr als { $inches } Zoll vom Ring entfernt und steht in keinem Ausgang
skirmish-fault-slow-hand = Ein Symbol braucht { $actions } Aktionen, und eine Figur setzt eins nach dem anderen
skirmish-fault-not-gm = Das darf nur die Spielleitung
skirmish-fault-no-reason = Gib einen Grund an, mit höchstens { $most } Zeichen
skirmish-fault-no-thing = { $what ->
    [figure] Diese Figur ist nicht auf dem Tisch: { $id }
    [gate] Am Sternentor geht das jetzt nicht: { $id }
   *[other] Das ist nicht auf dem Tisch: { $id }
}
skirmish-fault-bad-place = { $x } { $y } liegt nicht auf dem Tisch
skirmish-fault-bad-value = { $what ->
    [n] Anzahl
    [by] Wert
    [size] Maße
    [id] Kennung
    [kind] Art
    [terrain] Gelände
    [turns] Züge
    [facing] Blickrichtung
    [modifiers] Modifikatoren
    [suppressed] Niederhaltemarker
    [wounds] Wunden
    [out] Züge außer Gefecht
    [text] Text
    [voice] Stimme
    [notes] Notizen
    [handouts] Mitteilungen
   *[other] { $what }
}: { $why }
skirmish-fault-no-roll = Es gibt keinen Wurf zu wiederholen: Seither ist schon etwas geschehen
skirmish-fault-no-step = Das Team ist gerade nicht am Zug
skirmish-fault-no-player = { $seat } ist in diesem Spiel kein Platz eines Spielers
skirmish-fault-wrong-seal = Das Siegel passt nicht zur Notiz
skirmish-fault-throw-none = { $figure } hat das nicht dabei: { $kind ->
    [grenade] Granate
    [stun] Blendgranate
   *[other] { $kind }
}
skirmish-fault-throw-actions = { $figure } hat noch { $left } Feueraktionen; ein Wurf braucht { $cost }
skirmish-fault-throw-shot = { $figure } hat in diesem Zug geschossen und darf nicht mehr werfen
skirmish-fault-throw-melee = { $figure } ist im Nahkampf und darf nicht werfen
skirmish-fault-throw-range = Das sind { $range }"; geworfen wird { $nearest }" bis { $furthest }" weit
skirmish-fault-throw-unseen = { $figure } hat keine freie Sicht dorthin
skirmish-fault-throw-outside = Das liegt nicht auf dem Tisch
skirmish-fault-cover-busy = Sich zu schützen dauert den ganzen Zug; { $figure } hat schon etwas getan
skirmish-fault-too-dear = { $figure } kostet { $cost }; von { $points } Punkten sind { $left } übrig
skirmish-fault-bad-rank = Dieser Rang hat { $least } bis { $most } Feueraktionen
skirmish-fault-no-rank = Im Team gibt es nur Soldaten, Spezialisten, Elitesoldaten und Anführer
skirmish-fault-no-weapon = Diese Waffe gibt es für das Team nicht: { $weapon ->
    [staff] Stabwaffe
    [cannon] Stabkanone
    [zat] Zat
   *[other] { $weapon }
}
skirmish-fault-no-kit = Höchstens { $most } × { $kit ->
    [grenade] Granate
    [stun] Blendgranate
    [claymore] Claymore
   *[other] { $kit }
}, nicht { $wanted }
skirmish-fault-too-heavy = Das MG .50 braucht jemanden mit { $user } Feueraktionen
skirmish-fault-bad-name = Das Kürzel einer Figur ist ein Buchstabe, dann bis zu 11 Buchstaben oder Ziffern
skirmish-fault-others-figure = { $figure } gehört zum Team eines anderen Spielers
skirmish-fault-too-many = Höchstens { $most } Figuren
skirmish-fault-no-team = Nimm zuerst eine Figur ins Team
skirmish-fault-no-figure = Im Team gibt es keine Figur { $figure }
skirmish-fault-not-your-figure = { $figure } ist keine deiner Figuren
skirmish-fault-not-able = { $figure } kann nicht handeln
skirmish-fault-is-suppressed = { $figure } ist niedergehalten und darf weder gehen noch schießen
skirmish-fault-is-fleeing = { $figure } flieht und hört auf niemanden, bis sie sich sammelt
skirmish-fault-is-busy = { $figure } ist den ganzen Zug lang beschäftigt
skirmish-fault-no-whole-turn = { $figure } braucht dafür alle Aktionen und darf noch nichts getan haben
skirmish-fault-not-gone = { $seat } hat dieses Spiel nicht verlassen
skirmish-fault-not-owner = { $figure } gehört dir nicht, du kannst sie nicht weitergeben
skirmish-fault-steady-calm = { $figure } ist nicht niedergehalten
skirmish-fault-steady-actions = { $figure } hat für einen Versuch keine Feueraktion mehr


## Tabellen der Regeln
skirmish-chart-up-to = bis { $n }
skirmish-chart-costs = Was eine Figur kostet
skirmish-chart-what = Was
skirmish-chart-points = Punkte
skirmish-chart-cost-action = jede Feueraktion
skirmish-chart-costs-note = Eine Pistole als einzige Waffe zieht einen Punkt ab; keine Figur kostet weniger als 1. Mit der Option grenade_cost kostet eine Granate 1.
skirmish-chart-sight = Entdecken
skirmish-chart-band = Entfernung
skirmish-chart-inches = Zoll
skirmish-chart-die = Würfel
skirmish-chart-near = kürzeste
skirmish-chart-short = kurz
skirmish-chart-far = weit
skirmish-chart-extreme = äußerste
skirmish-chart-sight-note = Je eine Stufe weiter: Ziel weiß von keinem Gegner, Ziel in Deckung, Beobachter niedergehalten. Eine näher, wenn das Ziel feuert.
skirmish-chart-morale = Moral
skirmish-chart-over = Würfel über den Feueraktionen um
skirmish-chart-result = Ergebnis
skirmish-chart-morale-retire = weicht in die nächste Deckung
skirmish-chart-morale-suppressed = niedergehalten
skirmish-chart-morale-flee = flieht vor dem nächsten Gegner
skirmish-chart-morale-note = Wer weniger würfelt als die Feueraktionen aller, die testen, besteht.
skirmish-chart-melee = Nahkampf
skirmish-chart-difference = Unterschied
skirmish-chart-loser = Der Verlierer
skirmish-chart-melee-nothing = nichts geschieht
skirmish-chart-melee-back = wird 1 Zoll zurückgedrängt
skirmish-chart-melee-wound = wird verwundet
skirmish-chart-melee-disable = ist außer Gefecht
skirmish-chart-melee-kill = stirbt
skirmish-chart-melee-rout = stirbt, und Freunde im Kampf werden zurückgedrängt
skirmish-chart-hit = Trefferzahlen
skirmish-chart-weapon = Waffe
skirmish-chart-band-point_blank = Kürzeste
skirmish-chart-band-short = Kurz
skirmish-chart-band-medium = Mittel
skirmish-chart-band-long = Weit
skirmish-chart-hit-note = Zoll, dann die Zahl, die ein Würfel mit zwanzig Seiten erreichen muss: ungezielter/gezielter/sorgfältiger Schuss. Ein Ziel in Deckung zählt eine Stufe weiter; in Deckung auf weite Entfernung trifft nur eine 20.
skirmish-chart-terrain = Was Gelände bewirkt
skirmish-chart-sight-blocks = Sperrt Sicht
skirmish-chart-cover-gives = Deckung
skirmish-chart-going = Bewegung
skirmish-chart-sight-open = nein
skirmish-chart-sight-wall = ja
skirmish-chart-sight-depth = in der Tiefe
skirmish-chart-sight-crest = ja
skirmish-chart-cover-none = keine
skirmish-chart-cover-inside = darin
skirmish-chart-cover-behind = dahinter
skirmish-chart-cover-crest = am Kamm
skirmish-chart-going-open = frei
skirmish-chart-going-rough = 3 Zoll weniger
skirmish-chart-going-water = 3 Zoll weniger
skirmish-chart-going-obstacle = 3 weniger beim Queren
skirmish-chart-terrain-note = Ja: wenn nicht ein Ende der Linie darin oder darauf liegt. In der Tiefe: Mehr als { $depth } Zoll davon sperren. Darin: gegen alle, die draußen sind. Dahinter: höchstens { $behind } Zoll entfernt, mit dem Gelände dazwischen. Am Kamm: auf einem Hügel, gesehen über mehr als { $crest } Zoll davon.
skirmish-chart-terrain-corner = An deren Ecke gibt es Deckung vor dem, der an der Seite entlangsieht: { $what }.
skirmish-chart-effect = Wirkung eines Treffers
skirmish-chart-staff = Stabwaffe
skirmish-chart-round = Andere Waffen
skirmish-chart-hurt-suppress = niedergehalten
skirmish-chart-hurt-wound = verwundet
skirmish-chart-hurt-disable = außer Gefecht
skirmish-chart-hurt-kill = tot
skirmish-chart-effect-note = Eine Zat braucht keinen Würfel: Der erste Treffer setzt für fünf Züge außer Gefecht, der zweite tötet, der dritte lässt nichts übrig.
skirmish-chart-changes = Was den Wirkungswürfel ändert
skirmish-chart-to-die = Zum Würfel dazu
skirmish-chart-cannon = Die schwere Kanone
skirmish-chart-die20 = Würfel mit zwanzig Seiten
skirmish-chart-beyond = in Deckung, hinter der letzten Entfernung
skirmish-chart-grenade = Eine Granate werfen
skirmish-chart-misses = Wohin eine Granate geht, die verfehlt
skirmish-chart-missed = Verfehlt um
skirmish-chart-lands = Landet
skirmish-chart-miss-over = { $n } Zoll zu weit
skirmish-chart-miss-short = { $n } Zoll zu kurz
skirmish-chart-miss-left = { $n } Zoll links
skirmish-chart-miss-right = { $n } Zoll rechts
skirmish-chart-risk = Risikofaktor
skirmish-chart-change = Änderung
skirmish-chart-risk-alone = weder ein Gegner noch ein zurückweichender Freund in Sicht
skirmish-chart-risk-goauld = ein Goa'uld in der Gruppe
skirmish-chart-risk-steady = die ganze Gruppe in Deckung, oder sie rückt vor
skirmish-chart-risk-in_range = ein Gegner in freier Sicht hat die Gruppe in Reichweite
skirmish-chart-risk-raw = Unerfahrene in Reichweite eines Gegners in Sicht
skirmish-chart-risk-tenth = jedes Zehntel der Gruppe, das verwundet oder tot ist
skirmish-chart-risk-flank = ein Gegner in Sicht in Flanke oder Rücken
skirmish-chart-risk-worse = im letzten Schusswechsel mehr verloren als zugefügt
skirmish-chart-risk-ran = lief im letzten Zug davon oder weicht wegen eines Nahkampfs zurück
skirmish-chart-actions = Die Reaktionstabelle
skirmish-chart-risk-die = Risiko / Würfel
skirmish-chart-sign-continue = -
skirmish-chart-sign-toward = N
skirmish-chart-letter-A = A: in Deckung innerhalb eines Zuges, sonst weg, sonst ergeben.
skirmish-chart-letter-B = B: bleiben; darf sich drehen.
skirmish-chart-letter-C = C: weitermachen; stürmen, wer erreichbar ist.
skirmish-chart-letter-D = D: auf den nächsten Gegner vorrücken; stürmen, wenn erreichbar.
skirmish-chart-letter-E = E: Richtung Deckung zurückweichen; wer in Deckung ist, bleibt.
skirmish-chart-letter-F = F: davonlaufen; wer umzingelt ist, ergibt sich.
skirmish-chart-letter-none = -: weiter wie bisher. N: auf den nächsten sichtbaren Gegner los. Wer zurückweicht, hält bei 5 oder 6 an.
skirmish-chart-arrivals = Neue Gegner
skirmish-chart-total = Würfel mit sechs Seiten, nach den Änderungen
skirmish-chart-comes = Wer erscheint
skirmish-chart-comes-nothing = niemand
skirmish-chart-comes-four = vier Jaffa
skirmish-chart-comes-six = sechs Jaffa
skirmish-chart-comes-two_groups = zwei Gruppen zu vier Jaffa, an zwei Markern
skirmish-chart-comes-redeploy = Marker, an denen man vorbei ist, werden weiter vorn neu gelegt
skirmish-chart-comes-cannon = eine schwere Kanone mit Mannschaft
skirmish-chart-comes-first_prime = ein Primus und sechs Jaffa
skirmish-chart-comes-eight = acht Jaffa
skirmish-chart-arrivals-note = Eins weniger vor der ersten Begegnung des Spiels, eins mehr für jeden sichtbaren Marker nach dem ersten. Eine gewürfelte 1 ist niemand.

## Wozu alles da ist, was man wählt
skirmish-for-rifle = reicht weit und trifft gut: das Beste für die meisten Figuren
skirmish-for-mg50 = reicht am weitesten und wirkt stärker, braucht allein aber drei Aktionen
skirmish-for-staff = trifft schlecht und hält Gegner meist nur nieder
skirmish-for-pistol = spart als einzige Waffe einen Punkt; nur aus der Nähe gut
skirmish-for-zat = setzt beim ersten Treffer fünf Züge außer Gefecht, tötet beim zweiten
skirmish-for-shotgun = kurze Reichweite, aber jeder Treffer wirkt stärker
skirmish-for-grenade = trifft alle im Umkreis von 2 Zoll, auch Freunde; zwei Aktionen
skirmish-for-stun = betäubt im Umkreis von 15 Zoll bis zu drei Züge; warnt erst die Eigenen
skirmish-for-claymore = bewacht einen Weg: Wer nahe kommt, löst sie aus, oder du
skirmish-for-c4 = sprengt ringsum; lege es dorthin, wo Gegner vorbeikommen
skirmish-for-trooper = eine bis drei Feueraktionen: hält mit dem Gewehr Deckung und schießt auf alle, die kommen
skirmish-for-specialist = billig, eine oder zwei Feueraktionen: bleibt hinten, sucht, befreit und trägt
skirmish-for-elite = vier Feueraktionen: geht voran von Deckung zu Deckung, zielt und schießt dabei noch
skirmish-for-leader = drei oder vier Feueraktionen: schießt zuerst, hilft dann, wo es eng wird
skirmish-for-march = geh in Deckung oder dorthin, wo du Gegner siehst; je 6 Zoll eine Aktion
skirmish-for-face = dreh dich dahin, woher Gegner kommen können; kostet nichts
skirmish-for-spot = suche Gegner: Nur wer bemerkt ist, kann beschossen werden
skirmish-for-shoot = schalte Gegner aus oder halte sie nieder; Zielen kostet und trifft besser
skirmish-for-steady = niedergehalten kann sie weder gehen noch schießen, bis das gelingt
skirmish-for-throw = trifft mehrere Gegner, die nah beieinander stehen
skirmish-for-cover = der einzige Schutz vor einer Blendgranate, vor der gewarnt wurde
skirmish-for-lay = bewacht einen Weg, auf den niemand achtet
skirmish-for-save = damit du deine Ladungen zünden kannst, während der Gegner zieht
skirmish-for-haul = zieh mit, wer nicht gehen kann: hinaus oder durchs Tor
skirmish-for-drop = geh wieder in vollem Tempo
skirmish-for-work = durchsuche den Ort oder befreie, wer dort gefangen ist
skirmish-for-take = trag es; es geht, wohin diese Figur geht
skirmish-for-seize = nimmt einen Gegner, der nicht kämpfen kann, lebend aus dem Spiel
skirmish-for-dial = öffnet den Weg nach Hause; bleibt weg von der Vorderseite
skirmish-for-turn = öffnet das Tor, wo es nichts zum Wählen gibt: sechs Symbole
skirmish-for-enter = in Sicherheit: Die Figur ist draußen, mit allem, was sie trägt und zieht
skirmish-for-hold = hält das Tor für die offen, die noch kommen
skirmish-for-react = ein Schuss, während der Gegner zieht; nur wer vorher nichts tat
skirmish-for-jaffa = der gewöhnliche Gegner, mit Stabwaffe
skirmish-for-elite-jaffa = drei Feueraktionen statt zwei
skirmish-for-first-prime = kommt mit vielen Jaffa; drei Feueraktionen
skirmish-for-goauld = macht seine Gruppe kühner
skirmish-for-crew = zu zweit bedienen sie eine Stabkanone; allein dauert es länger
skirmish-for-option-players = So viele Leute teilen sich die Figuren des Teams.
skirmish-for-option-gm = Ein Mensch kann erzählen und Gegner bremsen; allein ist der Bot schneller.
skirmish-for-option-team = Fertig: sofort spielen. Selbst gebaut: Ränge, Waffen und Ausrüstung wählen.
skirmish-for-option-gm-asked = Wie oft die Spielleitung gefragt wird: seltener ist schneller.
skirmish-for-option-grenade-cost = Das Buch nennt zwei Preise; billiger heißt mehr Granaten.
skirmish-for-option-roll-on-sight = Gefährlicher: Gegner können mitten in eurem Zug auftauchen.
skirmish-for-option-cover-shifts-effect = Ob Deckung auch Treffer mildert, die durchkommen.
skirmish-for-option-walls-and-blasts = Im Buch hält keine Wand eine Explosion auf; mit Schutz sind Häuser sicherer.
skirmish-for-option-mine-wire = Wie nahe jemand kommt, bevor eine einfache Mine hochgeht.
skirmish-for-option-zat-hits = Ob zwischen den zwei tödlichen Treffern viel Zeit liegen darf.
skirmish-for-option-retiring = Wie weit ein Team läuft, das in diesem Zug schon gegangen ist.
skirmish-for-enlist = Rang, Feueraktionen, Waffe und Ausrüstung ergeben den Preis
skirmish-for-dismiss = gibt ihre Punkte zurück
skirmish-for-ready = das Spiel beginnt, wenn alle es sind
skirmish-for-done = der Gegner handelt, wenn bei euch alle fertig sind
skirmish-for-wait = heb den Schuss für ein besseres Ziel oder einen besseren Moment auf
skirmish-for-blow = jetzt, solange Gegner im Wirkungsbereich stehen
skirmish-for-pair = gemeinsam gegen einen, oder mehrere beschäftigen
skirmish-for-capture = lebend abgeführt, statt des Ergebnisses im Nahkampf
skirmish-for-lead = wohin Verbündete gehen und auf wen sie schießen
skirmish-for-go-on = der Gegner tut, was die Regeln sagen
skirmish-for-veto = die Gruppe bleibt stehen oder würfelt neu; alle lesen, warum

## Wie Handlungen in den Regeln heißen
skirmish-called-enlist = Figur aufstellen
skirmish-called-dismiss = Figur entlassen
skirmish-called-ready = Fertig
skirmish-called-march = Gehen oder stürmen
skirmish-called-face = Umdrehen
skirmish-called-spot = Umsehen
skirmish-called-shoot = Schießen
skirmish-called-steady = Sich fangen
skirmish-called-throw = Granate werfen
skirmish-called-cover = Sich schützen
skirmish-called-lay = Ladung legen
skirmish-called-save = Zünder bereithalten
skirmish-called-haul = Jemanden ziehen
skirmish-called-drop = Loslassen
skirmish-called-work = Am Ziel arbeiten
skirmish-called-take = Aufheben
skirmish-called-seize = Gefangen nehmen
skirmish-called-dial = Wählen
skirmish-called-turn = Ring von Hand drehen
skirmish-called-enter = Durch das Tor gehen
skirmish-called-hold = Tor offen halten
skirmish-called-done = Fertig mit dem Zug
skirmish-called-react = Reaktionsfeuer
skirmish-called-wait = Warten
skirmish-called-blow = Ladung zünden
skirmish-called-pair = Nahkampfgegner wählen
skirmish-called-capture = Verlierer gefangen nehmen
skirmish-called-lead = Verbündete führen
skirmish-called-go-on = Weiter (Spielleitung)
skirmish-called-veto = Veto (Spielleitung)

# -- hints: what ratings are made of, and what rules of thumb measure ----------------------------------

skirmish-hint-worth = { $value ->
    [1] 1 Gegner
   *[other] { NUMBER($value) } Gegner
}
skirmish-hint-measure = Er rechnet in ausgeschalteten Gegnern. Eine deiner Figuren ist ihm 2,4 davon wert, eine erledigte Aufgabe 6.
skirmish-term-won = ob die Mission damit gewonnen ist
skirmish-term-won-more = So ist die Mission gewonnen, oder nicht verloren.
skirmish-term-won-less = Anderes gewinnt die Mission, oder wendet die Niederlage ab.
skirmish-term-done = welche Ziele der Mission erreicht sind
skirmish-term-done-more = Bei den Zielen der Mission läuft es besser für dich.
skirmish-term-done-less = Bei den Zielen der Mission läuft es schlechter für dich.
skirmish-term-time = wie viele Züge vergangen sind
skirmish-term-time-more = Die Zeit arbeitet für dich.
skirmish-term-time-less = Die Zeit arbeitet gegen dich.
skirmish-term-team = wie es deinem Team geht: Wunden, Niederhalten und was es trägt
skirmish-term-team-more = Wunden und Niederhalten gehen besser für dich aus.
skirmish-term-team-less = Wunden und Niederhalten gehen schlechter für dich aus.
skirmish-term-way = wie weit es deine Figuren bis zum nächsten Ziel haben
skirmish-term-way-more = Der Weg zum nächsten Ziel wird besser für dich.
skirmish-term-way-less = Der Weg zum nächsten Ziel wird schlechter für dich.
skirmish-term-enemies = die Gegner, die bekannt sind und noch kämpfen können
skirmish-term-enemies-more = Stärker: Mehr kämpfen für dich, oder weniger gegen dich.
skirmish-term-enemies-less = Schwächer: Weniger kämpfen für dich, oder mehr gegen dich.
skirmish-term-hit = wie wahrscheinlich ein Schuss trifft
skirmish-term-goal = wie weit es noch bis dorthin ist, wo die Mission weitergeht
skirmish-term-seen = welche Gegner die Stelle sehen, an der eine Figur ankommt
skirmish-term-enemy = wie nah der nächste bekannte Gegner ist
skirmish-term-nerve = das Niederhalten
skirmish-term-rest = ob es in dieser Phase noch etwas zu tun gibt, das sich lohnt
skirmish-why-hit = { $figure } trifft { $target } in { $percent } von 100 Fällen{ $n ->
    [one] {""}
   *[other] {" "}mit allen Schüssen zusammen
}.
skirmish-why-goal = { $nearer ->
    [0] Nicht näher: { $figure } ist so weit vom Ziel wie zuvor.
   *[other] { $way ->
        [farther] Weiter weg: { $nearer } Zoll weg von dort
       *[nearer] Näher: { $nearer } Zoll näher dorthin
    }, wo die Mission weitergeht.
}
skirmish-why-seen = { $sight ->
    [hidden] Sicher: Kein bekannter Gegner sieht { $figure } dort.
    [safer] Sicherer: Weniger bekannte Gegner sehen { $figure } dort.
    [riskier] Riskanter: Mehr bekannte Gegner sehen { $figure } dort.
   *[same] Nicht riskanter: So viele bekannte Gegner wie jetzt sehen { $figure } dort.
}
skirmish-why-enemy = Achte auf { $enemy }: Kein bekannter Gegner ist näher an { $figure }.
skirmish-why-nerve = Ruhiger: { $figure } geht gegen { $n ->
    [one] den Niederhaltemarker
   *[other] { $n } Niederhaltemarker
} an.
skirmish-why-rest = Nichts lohnt sich mehr: { $left ->
    [0] Keine Aktion ist
    [one] Eine Aktion ist
   *[other] { $left } Aktionen sind
} übrig.
skirmish-why-team = Du kannst beginnen: { $n ->
    [one] Eine Figur ist
   *[other] { $n } Figuren sind
} in deinem Team.

## Previews
skirmish-end-hurt = getroffen oder niedergehalten
