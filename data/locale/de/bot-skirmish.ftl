# Skirmish auf Discord.

## Die Namen der Befehle und ihrer Angaben.
name-skirmish = skirmish
name-mission = mission
name-team = team
name-shoot = schießen
name-grenade = granate
name-lay = legen
name-do = tun
name-done = fertig
name-give = geben
name-sight = sicht
name-why = warum
name-table = tisch
name-load = laden
name-gm = sl
name-place = setzen
name-remove = wegnehmen
name-status = zustand
name-spawn = bringen
name-terrain = gelände
name-reroll = neuwurf
name-panel = tafel
name-veto = veto
name-modifier = modifikator
name-end = beenden
name-watch = fragen
name-gate = tor
name-call = entscheiden
arg-mission = mission
arg-players = spieler
arg-gm = sl
arg-figure = figur
arg-to = nach
arg-charge = sturm
arg-aim = zielen
arg-stun = blend
arg-kind = art
arg-fuse = zünder
arg-shape = form
arg-facing = richtung
arg-deed = tat
arg-thing = ding
arg-reason = grund
arg-suppressed = niedergehalten
arg-wounds = wunden
arg-out = aus
arg-health = befinden
arg-fleeing = flieht
arg-seen = gesehen
arg-rank = rang
arg-id = kürzel
arg-size = maße
arg-group = gruppe
arg-again = nochmal
arg-by = um
arg-on = auf
arg-turns = runden
arg-asked = gefragt
arg-pause = pause
arg-do = tun
arg-how = wie
cmd-skirmish = Spiel Skirmish: Figuren führen, ein Team bauen, einen Tisch leiten
cmd-skirmish-mission = Eine Mission ansehen und eröffnen; die erste hat eine Anleitung
cmd-skirmish-mission-mission = Welche Mission
cmd-skirmish-mission-players = Wie viele Spieler
cmd-skirmish-mission-gm = Gibt es eine Spielleitung? Ohne sie machen die Regeln alles
cmd-skirmish-mission-build = Bauen die Spieler das Team selbst?
cmd-skirmish-team = Vor dem Spiel Figuren bauen und benennen; im Spiel das Team ansehen
cmd-skirmish-team-text = enlist RED leader 4 rifle grenade as Rot. Ohne Angabe Schritt für Schritt
cmd-skirmish-move = Eine Figur bewegen; vorher siehst du den Weg und wer ihn sieht
cmd-skirmish-move-figure = Welche Figur
cmd-skirmish-move-to = 14.5 22, ne 6, ein Name der Karte oder ein Buchstabe. Ohne Angabe Vorschläge
cmd-skirmish-move-charge = Stürmen: 8 Zoll, bis zum Kontakt
cmd-skirmish-shoot = Schießen; ohne Ziel siehst du alle Ziele mit ihren Chancen
cmd-skirmish-shoot-figure = Wer schießt
cmd-skirmish-shoot-target = Auf wen
cmd-skirmish-shoot-aim = Ungezielt kostet eine Aktion, gezielt zwei, sorgfältig drei
cmd-skirmish-shoot-shots = Wie viele solche Schüsse
cmd-skirmish-grenade = Eine Granate werfen
cmd-skirmish-grenade-figure = Wer wirft
cmd-skirmish-grenade-at = 14.5 22 oder ein Name: eine Figur, ein Haus
cmd-skirmish-grenade-stun = Eine Blendgranate
cmd-skirmish-lay = Eine Claymore oder C4 legen; dauert den ganzen Zug
cmd-skirmish-lay-figure = Wer sie legt
cmd-skirmish-lay-kind = Was
cmd-skirmish-lay-fuse = Was sie auslöst
cmd-skirmish-lay-shape = Was sie erreicht
cmd-skirmish-lay-facing = n, ne, e ... oder Grad; ohne Angabe wie die Figur blickt
cmd-skirmish-do = Alles andere: umsehen, sich fangen, arbeiten, anwählen, abziehen
cmd-skirmish-do-figure = Welche Figur
cmd-skirmish-do-deed = Was sie tut
cmd-skirmish-do-what = Womit: eine Figur, ein Ziel, ein Gegenstand, eine Richtung
cmd-skirmish-done = Deinen Teil der Phase beenden
cmd-skirmish-give = Eine Figur einem anderen Spieler geben
cmd-skirmish-give-figure = Welche Figur
cmd-skirmish-give-to = Wem
cmd-skirmish-sight = Was eine Figur sieht: wen, wie weit, was verdeckt, mit welcher Chance
cmd-skirmish-sight-figure = Welche Figur
cmd-skirmish-why = Sieh, wie der Gegner zuletzt entschied: Risiko, Wurf, Zeile, Buchstabe, Bedeutung
cmd-skirmish-standing = Eine Dauerantwort hinterlegen, damit niemand auf dich warten muss
cmd-skirmish-standing-question = Auf welche Frage
cmd-skirmish-standing-answer = Deine Antwort von jetzt an
cmd-skirmish-table = Tische: eine Szenariodatei laden, einen Tisch ansehen
cmd-skirmish-table-load = Eine eigene Szenariodatei laden; du siehst sie vorher
cmd-skirmish-table-load-file = Die TOML-Datei, bis 64 kB
cmd-skirmish-table-load-players = Wie viele Spieler
cmd-skirmish-table-load-gm = Gibt es eine Spielleitung?
cmd-skirmish-table-load-build = Bauen die Spieler das Team selbst?
cmd-skirmish-table-show = Den Tisch ansehen, und was gewinnt und verliert
cmd-skirmish-table-show-mission = Eine mitgelieferte Mission; sonst der Tisch hier
cmd-skirmish-gm = Die Hand der Spielleitung: Du siehst jeden Eingriff, bevor er gilt
cmd-skirmish-gm-panel = Alles, was die Spielleitung darf, mit Knöpfen
cmd-skirmish-gm-place = Eine Figur oder einen Marker irgendwohin setzen
cmd-skirmish-gm-remove = Figur, Marker, Ladung oder Gelände wegnehmen
cmd-skirmish-gm-status = Bestimmen, wie es um eine Figur steht
cmd-skirmish-gm-spawn = Figuren oder einen Portalmarker ins Spiel bringen
cmd-skirmish-gm-terrain = Gelände hinzufügen oder ersetzen
cmd-skirmish-gm-reroll = Den letzten offenen Wurf wiederholen lassen
cmd-skirmish-gm-veto = Ein Veto gegen die Reaktion einer Gruppe einlegen, wenn du gefragt wirst
cmd-skirmish-gm-modifier = Einen Modifikator festlegen für Figur, Gruppe oder alle
cmd-skirmish-gm-end = Die Phase der Spieler beenden
cmd-skirmish-gm-watch = Gefragt werden, bevor der Gegner handelt, oder nicht
cmd-skirmish-gm-gate = Das Sternentor öffnen oder schließen, das Wählgerät zerstören oder reparieren
cmd-skirmish-gm-call = Die Mission beenden: gewonnen, verloren, unentschieden
cmd-skirmish-gm-thing = Ihr Kürzel
cmd-skirmish-gm-at = 14.5 22 oder ein Name der Karte
cmd-skirmish-gm-reason = Warum; alle lesen es
cmd-skirmish-gm-facing = Grad von Norden, im Uhrzeigersinn
cmd-skirmish-gm-figure = Welche Figur
cmd-skirmish-gm-suppressed = Niederhaltemarker
cmd-skirmish-gm-wounds = Wunden
cmd-skirmish-gm-out = Züge außer Gefecht
cmd-skirmish-gm-health = Ihr Befinden
cmd-skirmish-gm-fleeing = Flieht sie?
cmd-skirmish-gm-seen = Weiß die andere Seite von ihr?
cmd-skirmish-gm-rank = Welchen Rangs
cmd-skirmish-gm-number = Wie viele
cmd-skirmish-gm-id = Sein Kürzel: ein Buchstabe, dann Buchstaben oder Ziffern
cmd-skirmish-gm-kind = Was es ist
cmd-skirmish-gm-shape = Seine Form
cmd-skirmish-gm-size = rect: West Süd Ost Nord; circle: x y Radius; line: x y x y
cmd-skirmish-gm-name = Wie man es nennt
cmd-skirmish-gm-group = Welche Gruppe
cmd-skirmish-gm-again = Neu würfeln, statt sie stehen zu lassen
cmd-skirmish-gm-what = Was verändert wird
cmd-skirmish-gm-by = Um wie viel
cmd-skirmish-gm-on = Für welche Figur oder Gruppe; ohne Angabe alle
cmd-skirmish-gm-turns = Für wie viele Züge; 0 bis zum Ende
cmd-skirmish-gm-asked = Gefragt werden, bevor der Gegner handelt
cmd-skirmish-gm-pause = Auch nach jeder Gruppe anhalten
cmd-skirmish-gm-do = Was mit dem Tor geschieht
cmd-skirmish-gm-how = Wie sie endet

## Feste Auswahl
choice-mission-first = Erste Patrouille: für den Anfang
choice-mission-standard = Die Ruinen: Daten bergen, dann nach Hause wählen
choice-mission-raid = Überfall auf das Depot
choice-mission-hold = Haltet das Tor
choice-mission-rescue = Hinter Gittern: eine Gefangene befreien
choice-mission-recover = Sechs Symbole: von Hand anwählen
choice-aim-unaimed = Ungezielt, eine Aktion
choice-aim-aimed = Gezielt, zwei Aktionen
choice-aim-careful = Sorgfältig gezielt, drei Aktionen
choice-charge-claymore = Claymore
choice-charge-c4 = C4
choice-fuse-tripwire = Stolperdraht
choice-fuse-remote = Fernzünder
choice-blast-wedge = Ein Keil nach vorn
choice-blast-blast = Rundum
choice-deed-spot = Sich umsehen
choice-deed-steady = Sich fangen
choice-deed-face = Sich drehen
choice-deed-work = An einem Ziel arbeiten
choice-deed-take = Etwas aufnehmen
choice-deed-haul = Jemanden ziehen
choice-deed-drop = Loslassen
choice-deed-seize = Gefangen nehmen
choice-deed-enter = Durch Tor oder Ausgang gehen
choice-deed-dial = Am Wählgerät wählen
choice-deed-turn = Den Ring von Hand drehen
choice-deed-hold = Das Tor offen halten
choice-deed-cover = Sich vor dem Blitz schützen
choice-deed-save = Aktionen für den Zünder sparen
choice-health-fit = Kampffähig
choice-health-disabled = Außer Gefecht
choice-health-surrendered = Ergeben
choice-health-captured = Gefangen
choice-health-dead = Tot
choice-rank-jaffa = Jaffa
choice-rank-elite_jaffa = Elite-Jaffa
choice-rank-first_prime = Primus
choice-rank-goauld = Goa'uld
choice-rank-crew = Kanonier
choice-rank-marker = Portalmarker
choice-preset-patrol = Patrouille: drei Jaffa
choice-preset-squad = Trupp: ein Elite-Jaffa und fünf Jaffa
choice-preset-guard = Posten: zwei Jaffa, die bleiben
choice-preset-watch = Starker Posten: zwei Elite-Jaffa und zwei Jaffa, die bleiben
choice-preset-prime = Primus mit zwei Elite-Jaffa und zwei Jaffa
choice-preset-lord = Goa'uld mit Primus und zwei Elite-Jaffa
choice-preset-cannon = Kanone mit zwei Kanonieren
choice-preset-marker = Portalmarker
choice-terrain-building = Gebäude
choice-terrain-wood = Wald
choice-terrain-hill = Hügel
choice-terrain-ruin = Ruine
choice-terrain-rock = Fels
choice-terrain-wall = Mauer
choice-terrain-ditch = Graben
choice-terrain-crates = Kisten
choice-terrain-water = Wasser
choice-terrain-rough = Schwieriges Gelände
choice-shape-rect = Rechteck
choice-shape-circle = Kreis
choice-shape-line = Linie
choice-shape-polygon = Vieleck
choice-modifier-move = Zoll der Bewegung
choice-modifier-hit = Treffen
choice-modifier-spot = Entdecken
choice-modifier-risk = Risikofaktor
choice-modifier-morale = Moral
choice-gate-open = Öffnen
choice-gate-shut = Schließen
choice-gate-break_dhd = Das Wählgerät zerstören
choice-gate-mend_dhd = Das Wählgerät reparieren
choice-call-won = Gewonnen
choice-call-lost = Verloren
choice-call-drawn = Unentschieden
choice-standing-reaction = Reaktionsfeuer?
choice-standing-charges = Ladungen zünden?
choice-standing-pairs = Wer kämpft gegen wen?
choice-standing-prisoners = Gefangene machen?
choice-standing-enemy = Spielleitung: Reaktionen des Gegners
choice-standing-pause = Spielleitung: nach einer Gruppe weiter
choice-standing-allies = Wohin Verbündete gehen

## Feste Antworten
skirmish-policy-wait = Nie
skirmish-policy-point_blank = Nur bei kürzester Reichweite
skirmish-policy-short = Bis kurze Reichweite
skirmish-policy-medium = Bis mittlere Reichweite
skirmish-policy-long = Immer, wenn jemand in Reichweite ist
skirmish-policy-even = Ab 50 % Trefferchance
skirmish-policy-one = Wenn ein Gegner getroffen wird und kein Freund
skirmish-policy-two = Wenn zwei Gegner getroffen werden und kein Freund
skirmish-policy-nearest = Der nächste
skirmish-policy-weakest = Der schwächste
skirmish-policy-yes = Ja
skirmish-policy-no = Nein
skirmish-policy-go_on = Weiter

## Befehle
bot-skirmish-figure = **{ $id }** { $name } · { $weapon } · { $left } von { $of ->
    [one] 1 Aktion
   *[other] { $of } Aktionen
} · bei { $at }
bot-skirmish-yours = **Deine Figuren**, in beliebiger Reihenfolge. Wähl eine.
bot-skirmish-order-figure = Befehl für { $id } ({ $left })
bot-skirmish-cut-short = { $wanted } ist zu weit. Der Weg endet bei **{ $to }**.
bot-skirmish-which = Eine Figur wählen
bot-skirmish-done = Ich bin fertig
bot-skirmish-to = Bewegen nach …
bot-skirmish-to-title = Wohin geht { $id }?
bot-skirmish-to-label = Oder in Worten: Ort, Richtung, Buchstabe
bot-skirmish-to-place = Zu einem Ort auf der Karte
bot-skirmish-to-way = Oder in eine Richtung
bot-skirmish-to-inches = So viele Zoll in diese Richtung
bot-skirmish-to-hint = 14.5 22 · ne 6 · ein Name der Karte · a
bot-skirmish-in-cover = Hier steht sie in Deckung: { $by }.
bot-skirmish-deeds = Etwas anderes tun
bot-skirmish-shoot = Schießen
bot-skirmish-throw = Werfen
bot-skirmish-lay-charge = Ladung legen
bot-skirmish-sight = Was sie sieht
bot-skirmish-back = Zurück
bot-skirmish-targets = Ziel und Art des Schusses wählen
bot-skirmish-no-target = Ihr kennt noch keinen Gegner. Schießen könnt ihr nur auf Gegner, die jemand entdeckt hat (Regel SHOOT.1).
bot-skirmish-far = **{ $id }**: { $range }"
bot-skirmish-behind = hinter { $by }
bot-skirmish-further = { $n ->
    [one] Ein Gegner ist
   *[other] { $n } Gegner sind
} noch weiter weg: Nenn das Ziel bei `/skirmish schießen`.
bot-skirmish-throw-where = Wohin werfen?
bot-skirmish-no-throw = Kein bekannter Gegner ist in Reichweite. Schreib einen Ort: RED throw 14 22
bot-skirmish-lay-which = Welche Ladung legen?
bot-skirmish-no-lay = Jetzt lässt sich keine Ladung legen: Das dauert den ganzen Zug.
bot-skirmish-lay = { $kit }, { $fuse }, { $shape }, Richtung { $facing }°
bot-skirmish-lay-wedge = Sie reicht 8" nach vorn, in einem Keil Richtung { $facing }°.
bot-skirmish-lay-blast = Sie reicht 3" rundum.
bot-skirmish-fuse-tripwire = Stolperdraht
bot-skirmish-fuse-remote = Fernzünder
bot-skirmish-shape-wedge = Keil
bot-skirmish-shape-blast = rundum
bot-skirmish-throw-at = { $kit } auf { $id }
bot-skirmish-hint-phase-order = RED to 14.5 22 · RED shoot J41 aimed x2 · done
bot-skirmish-hint-muster-team = enlist RED leader 4 rifle grenade as Rot
bot-skirmish-hint-gm-reactions = go on · veto A because es regnet
bot-skirmish-hint-allies-lead = A lead 14 20 fire J41 · go on
bot-skirmish-walk = { $inches }" nach { $to }, { $n ->
    [one] eine Aktion
   *[other] { $n } Aktionen
}; { $left } bleiben.
bot-skirmish-deductions = Abzüge: { $parts }.
bot-skirmish-seen-by = Unterwegs in Sicht von { $figures }.
bot-skirmish-unseen = Kein bekannter Gegner sieht diesen Weg. Andere vielleicht.
bot-skirmish-may-fire = **Mögliches Feuer auf die Figur: { $figures }.**
bot-skirmish-fire-back = Mögliches Gegenfeuer: { $figures }.
bot-skirmish-ends-covered = Endet in Deckung: { $piece }.
bot-skirmish-ends-open = Endet ohne Deckung.
bot-skirmish-idle = Übrige Aktionen: { $figures }.
bot-skirmish-holding = Mögliches Feuer in der Phase des Gegners: { $figures }.
bot-skirmish-whole-turn = Das dauert den ganzen Zug.
bot-skirmish-steady = Mit { $chance } % fällt ein Niederhaltemarker weg.
bot-skirmish-target = **{ $id }**: { $range }", { $band }, { $cover }
bot-skirmish-covered = gedeckt durch { $piece }
bot-skirmish-open = ohne Deckung
bot-skirmish-shot = - { $aim }{ $shots ->
    [one] {""}
   *[other] {" ×"}{ $shots }
} ({ $n ->
    [one] eine Aktion
   *[other] { $n } Aktionen
}): braucht { $need }, { $one } %{ $shots ->
    [one] {""}
   *[other] {" "}je Schuss, { $any } % für mindestens einen Treffer
}
bot-skirmish-shot-sure = - { $aim } ({ $n ->
    [one] eine Aktion
   *[other] { $n } Aktionen
}): ein sicherer Treffer
bot-skirmish-shot-choice = { $id }, { $aim }{ $shots ->
    [one] {""}
   *[other] {" ×"}{ $shots }
}
bot-skirmish-effects = Ein Treffer: { $effects }.
bot-skirmish-landing = { $chance } %: bei { $at }, { $n ->
    [0] trifft niemanden, von dem ihr wisst
   *[other] trifft { $figures }
}
bot-skirmish-own-figure = **{ $id } aus den eigenen Reihen**
bot-skirmish-throw-chance = { $hit } %{ $own ->
    [0] {""}
   *[other] {" "}· { $own } % trifft Eigene
}
bot-skirmish-dud = { $chance } %: fliegt daneben und bewirkt nichts
bot-skirmish-effect-suppress = niedergehalten
bot-skirmish-effect-wound = verwundet
bot-skirmish-effect-disable = außer Gefecht
bot-skirmish-effect-kill = tot
bot-skirmish-effect-disintegrate = aufgelöst
bot-skirmish-effect-nothing = nichts
bot-skirmish-see = **{ $id }**: { $range }", { $band }, { $cover }
bot-skirmish-see-blocked = **{ $id }**: { $range }", außer Sicht hinter { $by }
bot-skirmish-see-chance = { $aim }{ $n ->
    [one] {""}
   *[other] {" ×"}{ $n }
} { $chance } %
bot-skirmish-see-nobody = Ihr kennt noch keinen Gegner.
bot-skirmish-rings = Reichweiten: { $rings }.
bot-skirmish-react = **{ $figure }** auf { $target }, { $range }", { $cover }
bot-skirmish-catches = **{ $charge }** würde { $figures } treffen.
bot-skirmish-pair = **{ $figure }** gegen { $target }: gewinnt { $won } %, verliert { $lost } %, weder noch { $tied } %.
bot-skirmish-beaten = { $target } hat verloren { $result ->
    [back] und würde zurückgedrängt
    [wound] und würde verwundet
   *[disable] und würde außer Gefecht gesetzt
}. Stattdessen gefangen nehmen?
bot-skirmish-unfolded = **{ $group }** ({ $figures })

## Team
bot-skirmish-points = **{ $spent } von { $points } Punkten** sind ausgegeben, { $left } übrig.
bot-skirmish-team-empty = Das Team ist leer.
bot-skirmish-team-add = Figur hinzufügen
bot-skirmish-team-change = Figur ändern
bot-skirmish-team-dismiss = Figur aus dem Team nehmen
bot-skirmish-team-ready = Mein Teil ist fertig
bot-skirmish-cost = { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}
bot-skirmish-this-costs = Diese Figur kostet { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
}.
bot-skirmish-grade = { $rank }: { $n ->
    [one] eine Feueraktion
   *[other] { $n } Feueraktionen
}
bot-skirmish-rank = Rang und Feueraktionen
bot-skirmish-weapon = Waffe
bot-skirmish-which-kit = Ausrüstung: nichts, eins oder mehr
bot-skirmish-kit = { $n } × { $kit }
bot-skirmish-build = Rang, Waffe, Ausrüstung, Name
bot-skirmish-enlist = Aufnehmen
bot-skirmish-name-label = Kürzel, dann voller Name
bot-skirmish-name-hint = DAN Daniel: ein Buchstabe, dann bis zu 11 Buchstaben oder Ziffern

## Spielleitung
bot-skirmish-fates = **Was der Gegner vorhat**
bot-skirmish-fate = **{ $group }** ({ $figures }): Risiko { $risk } ({ $parts }), Wurf { $die }: **{ $letter }**
bot-skirmish-vetoed = Veto: Sie bleibt, wo sie ist.
bot-skirmish-veto = Veto gegen { $id }
bot-skirmish-reroll = { $id } neu würfeln
bot-skirmish-go-on = Weiter
bot-skirmish-reason = Grund: { $reason }
bot-skirmish-call-sure = Du beendest die Mission für alle: { $how ->
    [won] Das Team gewinnt
    [lost] Das Team verliert
   *[drawn] Niemand gewinnt
}. Das lässt sich nicht zurücknehmen.
bot-skirmish-field-reason = Warum?
bot-skirmish-hint-reason = Alle lesen es
bot-skirmish-lead = **{ $group }** ({ $figures }) folgt dir, soweit ihre eigenen Befehle es erlauben. Wohin?
bot-skirmish-lead-at = Auf einen Gegner zu und feuern
bot-skirmish-fates-none = Vom Feind kann niemand handeln.
bot-skirmish-gm-open = Spielleitung
bot-skirmish-gm-panel = **Spielleitung.** Du siehst jeden Eingriff, bevor er gilt, und wer davon liest.
bot-skirmish-gm-eyes = Als Spieler sehen …
bot-skirmish-gm-eyes-whose = Wessen Sicht willst du sehen?
bot-skirmish-gm-eyes-of = **Der Tisch, wie ihn { $name } sieht**
bot-skirmish-gm-say = Sprechen
bot-skirmish-gm-say-title = Allen etwas sagen
bot-skirmish-gm-handout = Nur einem sagen …
bot-skirmish-gm-handout-whom = Wem willst du etwas sagen, das sonst niemand erfährt?
bot-skirmish-gm-handout-title = Nur für einen Spieler
bot-skirmish-gm-note = Versiegelte Notiz
bot-skirmish-gm-note-title = Eine Notiz, am Ende geöffnet
bot-skirmish-gm-thing = Eine Figur, ein Marker, eine Ladung …
bot-skirmish-gm-spawn = Einen Trupp bringen …
bot-skirmish-gm-spawn-title = Einen Trupp bringen
bot-skirmish-gm-numbered = Ihre Nummern werden gezogen, wenn du bestätigst.
bot-skirmish-gm-seen-on = Spieler sehen sie
bot-skirmish-gm-seen-off = Vor Spielern verbergen
bot-skirmish-gm-terrain = Gelände …
bot-skirmish-gm-terrain-how = Wähle die Art eines neuen Stücks oder ein Stück, das schon da liegt.
bot-skirmish-gm-build = Form ändern
bot-skirmish-gm-build-title = Wo, und wie groß?
bot-skirmish-gm-build-new = Ein neues Stück Gelände …
bot-skirmish-gm-piece = Ein Stück, das da liegt …
bot-skirmish-gm-place = Bewegen
bot-skirmish-gm-place-title = Wohin kommt { $id }?
bot-skirmish-gm-remove = Wegnehmen
bot-skirmish-gm-remove-title = { $id } wegnehmen
bot-skirmish-gm-status = Zustand ändern …
bot-skirmish-gm-status-title = Den Zustand einer Figur ändern
bot-skirmish-gm-status-suppress = Ein Niederhaltemarker mehr
bot-skirmish-gm-status-steady = Nicht mehr niedergehalten
bot-skirmish-gm-status-wound = Eine Wunde mehr
bot-skirmish-gm-status-heal = Keine Wunden
bot-skirmish-gm-status-stun = Zwei Züge betäubt
bot-skirmish-gm-status-wake = Nicht mehr betäubt
bot-skirmish-gm-status-disable = Außer Gefecht
bot-skirmish-gm-status-kill = Tot
bot-skirmish-gm-status-surrender = Ergeben
bot-skirmish-gm-status-capture = Gefangen
bot-skirmish-gm-status-revive = Einsatzbereit
bot-skirmish-gm-status-flee = Auf der Flucht
bot-skirmish-gm-status-rally = Nicht mehr auf der Flucht
bot-skirmish-gm-status-hide = Der anderen Seite verborgen
bot-skirmish-gm-status-show = Von der anderen Seite gesehen
bot-skirmish-gm-rule = Modifikatoren …
bot-skirmish-gm-rule-how = Ein Modifikator gilt für eine Figur, einen Trupp oder alle, einige Züge lang oder die ganze Mission.
bot-skirmish-gm-rule-what = Wofür gilt er?
bot-skirmish-gm-rule-title = Ein Modifikator
bot-skirmish-gm-ruled = { $what } { $n } für { $all ->
    [1] alle
   *[0] { $on }
}, { $turns ->
    [0] für den Rest der Mission
    [one] einen Zug lang
   *[other] { $turns } Züge lang
}
bot-skirmish-gm-gate = Sternentor …
bot-skirmish-gm-gate-which = Was geschieht mit dem Sternentor?
bot-skirmish-gm-gate-title = Das Sternentor
bot-skirmish-gm-reroll = Neu würfeln
bot-skirmish-gm-reroll-title = Den letzten offenen Würfel neu werfen
bot-skirmish-gm-end = Schritt des Teams beenden
bot-skirmish-gm-end-title = Den Schritt des Teams beenden
bot-skirmish-gm-watch-on = Frag mich zum Feind
bot-skirmish-gm-watch-off = Frag mich nicht
bot-skirmish-gm-call = Mission beenden …
bot-skirmish-gm-call-which = Wie endet die Mission?
bot-skirmish-gm-call-title = Die Mission beenden
bot-skirmish-gm-all-read = Alle werden lesen: { $said }
bot-skirmish-gm-one-reads = Nur { $name } wird lesen: { $said }
bot-skirmish-gm-nobody-reads = Die Spieler erfahren davon nichts.
bot-skirmish-gm-field-spot = Ein Ort auf der Karte
bot-skirmish-gm-field-at = Oder einen Ort eintippen
bot-skirmish-gm-hint-at = 14.5 22 · eine Figur oder ein Name auf der Karte
bot-skirmish-gm-field-facing = Blickrichtung
bot-skirmish-gm-hint-facing = Leer lassen: die Blickrichtung bleibt, wie sie ist
bot-skirmish-gm-field-reason = Warum?
bot-skirmish-gm-hint-reason = Wer vom Eingriff erfährt, liest es
bot-skirmish-gm-field-size = Seine Zahlen, in Zoll
bot-skirmish-gm-hint-size = Kreis: x y Radius · Rechteck: West Süd Ost Nord · Mauer: x y x y · sonst Ecken
bot-skirmish-gm-field-name = Wie es genannt wird
bot-skirmish-gm-hint-name = Darf leer bleiben
bot-skirmish-gm-field-by = Um wie viel?
bot-skirmish-gm-field-on = Für wen?
bot-skirmish-gm-hint-on = Eine Figur oder ein Trupp; leer für alle
bot-skirmish-gm-all = Alle
bot-skirmish-gm-field-turns = Wie viele Züge lang?
bot-skirmish-gm-hint-turns = 0 für den Rest der Mission
bot-skirmish-gm-field-voice = Wer spricht?
bot-skirmish-gm-field-named = Oder jemand anderen mit Namen nennen
bot-skirmish-gm-hint-named = Ein Name, den du eintippst, gilt statt der Auswahl darüber
bot-skirmish-gm-field-text = Text
bot-skirmish-gm-hint-text = Bis zu 600 Zeichen
bot-skirmish-gm-only = Das darf nur die Spielleitung (Auslegung K65).
bot-skirmish-no-numbers = Das sind keine Zahlen: { $text }
bot-skirmish-no-place = Einen Ort „{ $text }“ kenne ich nicht. Schreib zwei Zahlen wie 14.5 22 oder einen Namen auf der Karte.
bot-skirmish-no-figure = Du hast keine Figur { $id }, durch deren Augen du sehen könntest.
bot-skirmish-no-player = { $name } führt in diesem Spiel keine Figuren.
bot-skirmish-other-game = Das ist kein Skirmish-Spiel.
bot-skirmish-no-mission = Eine Mission { $name } gibt es nicht. Es gibt: { $missions }.
bot-skirmish-standing-head = **Deine Dauerantworten**
bot-skirmish-standing-line = - { $what }: { $policy }
bot-skirmish-standing-nothing = Du wirst jedes Mal gefragt.

## Tische
bot-skirmish-size = { $width } mal { $height } Zoll, { $turns } Züge, ein Team bis { $points } Punkte.
bot-skirmish-team-play = **So will dieses Team gespielt werden.** { $how }
bot-skirmish-team-play-first = Geht von Deckung zu Deckung; die Gewehre halten die Wachen der Hütte nieder, während eine Figur sucht.
bot-skirmish-team-play-standard = Die Gewehre sichern den Rückweg, während eine Figur die Ruine absucht; hebt die Granaten für Gruppen auf.
bot-skirmish-team-play-raid = Red und Gold tragen das C4: Bringt sie im Feuerschutz der anderen zum Depot, und dann sofort weg.
bot-skirmish-team-play-hold = Legt zuerst die Claymores, stellt das MG dahin, wo es weit sieht, und wartet in Deckung auf Reaktionsfeuer.
bot-skirmish-team-play-rescue = Seid schnell: Red und Gold gehen zur Zelle, die anderen sichern den Weg zum Tor. Doktor Lane bleibt hinter allen.
bot-skirmish-team-play-recover = Eine Figur dreht den Ring, der Rest bewacht das Tor; die Claymore sperrt den Weg, auf den niemand achtet.
bot-skirmish-win = **Gewonnen, wenn all das stimmt**
bot-skirmish-lose = **Verloren, wenn eins davon stimmt**
bot-skirmish-goals = **Bisher**
bot-skirmish-kept = Die Datei ist für dich gespeichert. Eröffne den Tisch, wenn er dir gefällt; sonst änder die Datei und lad sie neu.
bot-skirmish-walk-first = **Erste Patrouille, Schritt für Schritt**
    { "" }**1. Gehen.** Drück **Wählen**, dann RED, dann einen Ort mit Buchstaben; oder schreib `/skirmish ziehen RED 22 11`. GOLD nach 24 11, BLUE nach 26 11: Die Feldmauer gibt Deckung. Eine Aktion sind 6"; wer über die Mauer geht, verliert 3".
    { "" }**2. Schauen.** Bis 20" siehst du jeden, der ohne Deckung steht; weiter weg darf sich eine Figur einmal umsehen.
    { "" }**3. Feuer aufsparen.** Wer weder geht noch schießt, darf in der Phase des Gegners schießen.
    { "" }**4. Schießen.** `/skirmish schießen RED` zeigt Ziele und Chancen. Wer niedergehalten ist, kann nicht schießen.
    { "" }**5. Suchen.** BLUE zur Hütte, und im nächsten Zug `/skirmish tun` mit BLUE, „An einem Ziel arbeiten“ und hut: einen ganzen Zug lang.
    { "" }**6. Heim.** Alle nach 24 1, dort `/skirmish tun` mit RED, „Durch Tor oder Ausgang gehen“. Mit den Plänen und zwei Figuren draußen habt ihr gewonnen.
help-title-skirmish =
    { "" }**Ziel.** Ein Team geht durch das Sternentor und erfüllt seine Mission, bevor die Züge um sind. Die Spieler führen die Figuren, die Regeln führen die Jaffa. Eine Spielleitung kann mithelfen; es geht auch ohne.

    { "" }**Anfang.** `/skirmish mission` zeigt die sechs Missionen und eröffnet eine. Die erste hat eine Anleitung. `/skirmish tisch laden` nimmt eine eigene Szenariodatei. Du darfst mehrere Plätze nehmen; Plätze, die niemand nimmt, fallen weg.

    { "" }**Deine Phase.** Alle Spieler handeln gleichzeitig, in beliebiger Reihenfolge. Drück **Wählen**, dann eine Figur: Vorgeschlagene Orte haben Buchstaben, Schüsse zeigen ihre Chance, und nichts zählt, bevor du bestätigst. `/skirmish fertig` beendet deinen Teil. Figuren, die weder gingen noch schossen, dürfen in der Phase des Gegners schießen.

    { "" }**Der Gegner** handelt von selbst. **Warum?** unter einem Beitrag oder `/skirmish warum` zeigt, wie er entschieden hat. Gegner, die niemand entdeckt hat, stehen nur auf der Karte der Spielleitung.

    { "" }**Spielleitung.** `/skirmish sl tafel` oder der Knopf **Spielleitung** unter `/hand` hat alles, was sie darf. Sie sieht jeden Eingriff zuerst, und wer davon liest. `/karte` zeigt ihr alles.

    { "" }**Tippen.** `/skirmish ziehen RED ne 6` · `/skirmish schießen RED J41` · `/skirmish sicht RED` · `/skirmish geben GOLD @bob` · `/antwort RED to 14.5 22`. Die Regeln: `/regeln`.
skirmish-open-table = Diesen Tisch öffnen
