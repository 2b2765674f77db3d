# Skirmish auf Discord.

## Die Namen der Befehle und ihrer Angaben.
name-table = tisch
name-gm = sl

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
bot-skirmish-figure = **{ $id }**{ $named ->
    [1] { " " }{ $name }
   *[0] { "" }
} · { $weapon } · { $left } von { $of ->
    [one] 1 Aktion
   *[other] { $of } Aktionen
} · bei { $at }
bot-skirmish-yours = **Deine Figuren**: Wähl eine.
bot-skirmish-order-figure = { $id } führen · noch { $left }
bot-skirmish-figure-left = { $id } · noch { $left }
bot-skirmish-cut-short = Der Weg endet bei **{ $to }**: { $wanted } ist zu weit.
bot-skirmish-which = Eine Figur wählen
bot-skirmish-done = Schritt beenden
bot-skirmish-go = { $letter }: { $inches }"
bot-skirmish-to = Bewegen nach …
bot-skirmish-to-title = Wohin geht { $id }?
bot-skirmish-to-label = Oder in Worten: Ort, Richtung, Buchstabe
bot-skirmish-to-place = Zu einem Ort auf der Karte
bot-skirmish-to-way = Oder in eine Richtung
bot-skirmish-to-inches = So viele Zoll in diese Richtung
bot-skirmish-to-hint = 14.5 22 · ne 6 · ein Name der Karte · a
bot-skirmish-in-cover = Hier in Deckung: { $by }.
bot-skirmish-deeds = Etwas anderes tun
bot-skirmish-shoot = Schießen
bot-skirmish-throw = Werfen
bot-skirmish-lay-charge = Ladung legen
bot-skirmish-sight = In Sicht
bot-skirmish-back = Zurück
bot-skirmish-targets = Ziel und Art des Schusses wählen
bot-skirmish-no-target = Ihr kennt noch keinen Gegner. Schießen könnt ihr nur auf Gegner, die jemand entdeckt hat.
bot-skirmish-far = **{ $id }**: { $range }"
bot-skirmish-behind = hinter { $by }
bot-skirmish-further = { $n ->
    [one] Ein Gegner ist
   *[other] { $n } Gegner sind
} noch weiter weg: Nenn das Ziel, wie in `/ziehen RED shoot J41`.
bot-skirmish-throw-where = Wohin werfen?
bot-skirmish-no-throw = Kein bekannter Gegner ist in Reichweite. Schreib einen Ort: RED throw 14 22
bot-skirmish-lay-which = Welche Ladung legen?
bot-skirmish-no-lay = Jetzt keine Ladung: Das dauert einen ganzen Zug.
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
bot-skirmish-may-fire = **Kann beschossen werden von { $figures }.**
bot-skirmish-fire-back = Mögliches Gegenfeuer: { $figures }.
bot-skirmish-ends-covered = Endet in Deckung: { $piece }.
bot-skirmish-ends-open = Endet ohne Deckung.
bot-skirmish-idle = Übrige Aktionen: { $figures }.
bot-skirmish-holding = Mögliches Feuer im Schritt des Gegners: { $figures }.
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
bot-skirmish-team-field-rank = Rang und Feueraktionen
bot-skirmish-team-field-weapon = Waffe
bot-skirmish-team-field-kit = Ausrüstung: nichts, eins oder mehr
bot-skirmish-kit = { $n } × { $kit }
bot-skirmish-build = Rang, Waffe, Ausrüstung, Name
bot-skirmish-enlist = Aufnehmen
bot-skirmish-team-field-name = Kürzel, dann voller Name
bot-skirmish-team-hint-name = DAN Daniel: ein Buchstabe, dann bis zu 11 Buchstaben oder Ziffern

## Spielleitung
bot-skirmish-fates = **Was der Gegner vorhat**
bot-skirmish-fate = **{ $group }** ({ $figures }): Risiko { $risk } ({ $parts }), Wurf { $die }: **{ $letter }**
bot-skirmish-fate-means = **{ $group }** ({ $figures }): { $means }
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
bot-skirmish-fates-none = Vom Gegner kann niemand handeln.
bot-skirmish-gm-open = Spielleitung
bot-skirmish-gm-panel = **Spielleitung.** Du siehst jeden Eingriff, bevor er gilt, und wer davon liest.
bot-skirmish-gm-tell = Sagen …
bot-skirmish-gm-tell-one = Nur { $name } sagen
bot-skirmish-gm-table = Den Tisch ändern …
bot-skirmish-gm-build-of = Neues Gelände: { $what }
bot-skirmish-gm-rule-of = Modifikator: { $what }
bot-skirmish-gm-gate-of = Sternentor: { $what }
bot-skirmish-gm-eyes = Als Spieler sehen
bot-skirmish-gm-eyes-whose = Wessen Sicht willst du sehen?
bot-skirmish-gm-eyes-of = **Der Tisch, wie ihn { $name } sieht**
bot-skirmish-gm-say-title = Allen etwas sagen
bot-skirmish-gm-handout-title = Nur für einen Spieler
bot-skirmish-gm-note-title = Eine Notiz, am Ende geöffnet
bot-skirmish-gm-thing = Etwas bewegen oder ändern …
bot-skirmish-gm-spawn = Einen neuen Trupp bringen …
bot-skirmish-gm-spawn-title = Einen Trupp bringen
bot-skirmish-gm-numbered = Ihre Nummern werden gezogen, wenn du bestätigst.
bot-skirmish-gm-seen-on = Spieler sehen sie
bot-skirmish-gm-seen-off = Vor Spielern verbergen
bot-skirmish-gm-build = Form ändern
bot-skirmish-gm-build-title = Wo, und wie groß?
bot-skirmish-gm-draw-title = Neues Gelände
bot-skirmish-gm-hide = Verbergen
bot-skirmish-gm-show = Aufdecken
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
bot-skirmish-gm-rule-title = Ein Modifikator
bot-skirmish-gm-ruled = { $what } { $n } für { $all ->
    [1] alle
   *[0] { $on }
}, { $turns ->
    [0] für den Rest der Mission
    [one] einen Zug lang
   *[other] { $turns } Züge lang
}
bot-skirmish-gm-gate-title = Das Sternentor
bot-skirmish-gm-reroll-title = Den letzten offenen Würfel neu werfen
bot-skirmish-gm-end = Schritt des Teams beenden
bot-skirmish-gm-end-title = Den Schritt des Teams beenden
bot-skirmish-gm-watch-on = Frag mich zum Gegner
bot-skirmish-gm-watch-off = Frag mich nicht
bot-skirmish-gm-call = Mission beenden
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
bot-skirmish-gm-field-kind = Was ist es?
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
bot-skirmish-lose = **Verloren, wenn eins davon eintritt**
bot-skirmish-goals = **Bisher**
bot-skirmish-kept = Die Datei ist für dich gespeichert. Eröffne den Tisch, wenn er dir gefällt; sonst änder die Datei und lad sie neu.
bot-skirmish-walk-first = **Erste Patrouille, Schritt für Schritt**
    { "" }**1. Gehen.** Drück **RED führen**, dann einen Ort mit Buchstaben; oder schreib `/ziehen RED to 22 11`. GOLD nach 24 11, BLUE nach 26 11: Die Feldmauer gibt Deckung. Eine Aktion sind 6"; wer über die Mauer geht, verliert 3".
    { "" }**2. Schauen.** Bis 20" siehst du jeden, der ohne Deckung steht; weiter weg darf sich eine Figur einmal umsehen.
    { "" }**3. Feuer aufsparen.** Wer weder geht noch schießt, darf im Schritt des Gegners schießen.
    { "" }**4. Schießen.** `/ziehen RED shoot` zeigt Ziele und Chancen. Wer niedergehalten ist, kann nicht schießen.
    { "" }**5. Suchen.** BLUE zur Hütte, und im nächsten Zug `/ziehen BLUE work hut`: einen ganzen Zug lang.
    { "" }**6. Heim.** Alle nach 24 1, dort `/ziehen RED enter`. Mit den Plänen und zwei Figuren draußen habt ihr gewonnen.
help-title-skirmish =
    { "" }**Ziel.** Ein Team geht durch das Sternentor und erfüllt seine Mission, bevor die Züge um sind. Die Spieler führen die Figuren, die Regeln führen die Jaffa. Eine Spielleitung kann mithelfen; es geht auch ohne.

    { "" }**Anfang.** `/neu` zeigt die sechs Missionen und eröffnet eine. Die erste hat eine Anleitung. `/neu` nimmt eine eigene Szenariodatei. Du darfst mehrere Plätze nehmen; Plätze, die niemand nimmt, fallen weg.

    { "" }**Dein Schritt.** Alle Spieler handeln gleichzeitig, in beliebiger Reihenfolge. Drück eine Figur: Vorgeschlagene Orte haben Buchstaben, Schüsse zeigen ihre Chance, und nichts zählt, bevor du bestätigst. `/ziehen done` beendet deinen Teil. Figuren, die weder gingen noch schossen, dürfen im Schritt des Gegners schießen.

    { "" }**Der Gegner** handelt von selbst. **Warum?** unter einem Beitrag oder `/verlauf` zeigt, wie er entschieden hat. Gegner, die niemand entdeckt hat, stehen nur auf der Karte der Spielleitung.

    { "" }**Spielleitung.** `/sl` oder der Knopf **Spielleitung** unter `/meins` hat alles, was sie darf. Sie sieht jeden Eingriff zuerst, und wer davon liest. `/brett` zeigt ihr alles.

    { "" }**Tippen.** `/ziehen RED ne 6; GOLD shoot J2; done` · `/ziehen RED shoot J41` · `/meins sight RED` · `/ziehen give GOLD @bob`. Die Regeln: `/regeln`.
skirmish-open-table = Diesen Tisch öffnen

bot-skirmish-give = { $figure } an { $name } geben
skirmish-mine-sight = Was eine Figur sieht
skirmish-mine-team = Das Team
skirmish-mine-table = Der Tisch
bot-skirmish-gm-typed-place = J41 30 8: dorthin setzen
bot-skirmish-gm-typed-remove = J41: wegnehmen
bot-skirmish-gm-typed-status = J41 wounds 1 suppressed 2 hidden dead: ihr Zustand
bot-skirmish-gm-typed-spawn = jaffa x3 30 8 seen: Figuren bringen
bot-skirmish-gm-typed-rule = hit -1 on J41 for 2: ein Modifikator, so viele Züge lang
bot-skirmish-gm-typed-reroll = der letzte offene Würfel
bot-skirmish-gm-typed-end = den Schritt der Spieler
bot-skirmish-gm-typed-watch = on, off oder pause: gefragt werden, bevor der Gegner handelt
bot-skirmish-gm-typed-gate = open, shut, break_dhd oder mend_dhd
bot-skirmish-gm-typed-call = won, lost oder drawn: die Mission beenden
