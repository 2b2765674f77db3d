# StarGate (SPI, 1979), mit eigenen Worten erzählt.

stargate-about = Vier Völker halten die Sterne gegen die Virunier, deren Schiffe durch zwei Sternentore kommen.
stargate-scenario-standard = Der ganze Krieg: neunzehn Einheiten der Koalition gegen sechs Tri-Schiffe und drei Monaden
stargate-option-tri_ship_attacks = Ein Tri-Schiff neben mehreren Feldern mit Gegnern
stargate-option-tri_ship_attacks-ask = Wie greift ein Tri-Schiff mehrere Felder an?
stargate-option-tri_ship_attacks-together = greift alle zugleich an
stargate-option-tri_ship_attacks-per_hex = greift jedes Feld für sich an
stargate-option-skim_doubling = Nach dem Umkreisen verdoppeln sich die Punkte
stargate-option-skim_doubling-ask = Wann werden Punkte verdoppelt?
stargate-option-skim_doubling-after_exit = sobald das Feld draußen bezahlt ist
stargate-option-skim_doubling-before_exit = bevor das Feld draußen bezahlt ist
stargate-option-deadlock_guard = Eine Seite, deren Zug ohne Einheiten auf der Karte endete
stargate-option-deadlock_guard-ask = Niemand auf der Karte: Was muss man tun?
stargate-option-deadlock_guard-on = muss jedes Volk bereitstellen, das sie kann, oder einen Stein aufdecken
stargate-option-deadlock_guard-off = darf warten
stargate-option-dispersal_splits = Eine versprengte verbundene Einheit
stargate-option-dispersal_splits-ask = Darf sich ein versprengter Verbund teilen?
stargate-option-dispersal_splits-no = bleibt zusammen
stargate-option-dispersal_splits-yes = darf geteilt werden
stargate-option-dispersal_stays = Eine versprengte Einheit
stargate-option-dispersal_stays-yes = darf stehen bleiben
stargate-option-dispersal_stays-no = muss ihr Feld verlassen
stargate-option-dispersal_shares = Zusammen versprengte Einheiten
stargate-option-dispersal_shares-yes = dürfen in ein Feld gesetzt werden
stargate-option-dispersal_shares-no = kommen in je ein eigenes Feld
stargate-option-orbit_start = Eine Einheit in einem Umlauffeld, die nicht kreist und geradeaus zieht
stargate-option-orbit_start-leaves = muss mit dem ersten Schritt hinaus
stargate-option-orbit_start-skims = darf auch im Umlauf weiter und umkreisen
stargate-option-marked_skims = Eine Einheit mit Umlaufmarker
stargate-option-marked_skims-may_rest = darf im Umlauf ruhen
stargate-option-marked_skims-go_on = muss in der nächsten Runde weiter
stargate-option-lending = Ein Igugui, der stillhält, leiht seine Teleportation
stargate-option-lending-one = einem Menschen je Runde
stargate-option-lending-any = jedem Menschen, der nah genug ist
stargate-option-ranged_strength = Verbundene Einheiten, die aus der Ferne helfen
stargate-option-ranged_strength-chart = zählen mit ihrer gemeinsamen Stärke
stargate-option-ranged_strength-printed = zählen mit dem, was auf ihren Steinen steht
stargate-option-coalition_losses = Die Virunier gewinnen, sobald die Koalition verloren hat
stargate-option-coalition_losses-8 = 8 Einheiten, wie im Buch
stargate-option-coalition_losses-7 = 7 Einheiten
stargate-option-coalition_losses-6 = 6 Einheiten
stargate-option-coalition_losses-5 = 5 Einheiten
stargate-option-coalition_losses-4 = 4 Einheiten
stargate-option-staged_each_turn = Die Koalition darf je Zug bereitstellen
stargate-option-staged_each_turn-4 = 4 Einheiten, wie im Buch
stargate-option-staged_each_turn-3 = 3 Einheiten
stargate-option-staged_each_turn-2 = 2 Einheiten
stargate-file-board = Eine eigene Karte als TOML-Datei
stargate-file-units = Eigene Steine als TOML-Datei
stargate-objective-length = Keine feste Zahl von Zügen: Es geht weiter, bis eine Seite gewonnen hat.
stargate-objective-coalition = Zerstöre von jedem der { $all } Tri-Schiffe mindestens eine Einheit. Würden beide Seiten im selben Augenblick gewinnen, gewinnt die Koalition.
stargate-objective-coalition-now = Bisher haben { $groups } von { $all } Tri-Schiffen eine Einheit verloren.
stargate-objective-virunian = Zerstöre { $needed } Einheiten der Koalition, darunter mindestens eine von jedem ihrer { $of } Völker.
stargate-objective-virunian-now = Bisher sind { $losses } von { $needed } zerstört, aus { $races } der { $of } Völker.

## Seiten, Völker, Bewegungsarten
stargate-side-coalition = Koalition
stargate-side-virunian = Virunier
stargate-race-human = Mensch
stargate-race-igugui = Igugui
stargate-race-meta-mexish = Meta-Mexish
stargate-race-duonoip = Duonoip
stargate-race-control = Kontrolleinheit
stargate-race-transport = Transporteinheit
stargate-race-weapon = Waffeneinheit
stargate-race-monad = Monade
stargate-tri-ship = Tri-Schiff { $group }
stargate-gate = Sternentor { $gate }
stargate-nullgate = das Nulltor
stargate-way-n = Norden
stargate-way-ne = Nordosten
stargate-way-se = Südosten
stargate-way-s = Süden
stargate-way-sw = Südwesten
stargate-way-nw = Nordwesten
stargate-tactic-warp = Warp
stargate-tactic-charge = Ansturm
stargate-tactic-maneuver = Manöver
stargate-phase-staging = Bereitstellung
stargate-phase-deployment = Aufstellung
stargate-phase-movement = Bewegung
stargate-phase-combat = Kampf
stargate-phase-gravity = Schwerkraft

## Was geschah: die Runde
stargate-turn-began = Runde { $turn } beginnt.
stargate-phase-began = { $phase ->
    [staging] { $name } darf Einheiten bereitstellen.
    [deployment] Steine der Virunier kommen verdeckt in die Sternentore.
    [movement] { $name } zieht.
    [combat] { $name } greift an.
   *[gravity] Das Nulltor zieht an.
}
stargate-staged = { $unit } wartet im Bereitstellungsfeld { $at }.
stargate-deployed = Gewürfelt { $rolled }: { $n ->
    [0] kein Stein kommt
    [one] ein Stein kommt
   *[other] { $n } Steine kommen
} verdeckt in Sternentor { $gate }. { $undeployed } sind noch übrig.
stargate-revealed = { $unit } wird in Sternentor { $gate } aufgedeckt und kommt in { $at } heraus.
stargate-bonus = { $units } macht den Bonuszug, der die Phase beendet.
stargate-joined = { $units } handeln als eine Einheit.
stargate-crowded = { $units } kann weder in { $at } bleiben noch weg und geht verloren.

## Was geschah: Bewegung
stargate-waits = { $name } wartet: { $looked ->
    [one] Der einzige geprüfte Zug lohnt nicht.
   *[other] Von { $looked } geprüften Zügen lohnt keiner.
}
stargate-waits-best = { $name } wartet: { $looked ->
    [one] Der einzige geprüfte Zug lohnt nicht: { $units } nach { $to }.
   *[other] Von { $looked } geprüften Zügen lohnt keiner. Der beste wäre { $units } nach { $to }.
}
stargate-began = { $units } beginnt in { $at } { $mode ->
    [linear] eine gerade Bewegung
    [wobble] eine Taumelbewegung
   *[teleport] eine Teleportation
}.
stargate-began-lent = { $units } beginnt in { $at } eine Teleportation, geliehen von { $lender }.
stargate-moved = { $units } zieht von { $from } nach { $to }.
stargate-moved-back = { $units } zieht und kehrt nach { $at } zurück.
stargate-moved-skims = { $units } zieht von { $from } nach { $to } und umkreist Sternentor { $gate } { $sense ->
    [1] im Uhrzeigersinn
   *[other] gegen den Uhrzeigersinn
}.
stargate-turning = { $units } dreht in { $at }: { $n ->
    [0] Niemand ist nah genug, um zu feuern.
    [one] { $fire } feuert.
   *[other] { $fire } feuern.
}
stargate-fire-dice = Die Würfel: { $dice }.
stargate-missed = Alle Schüsse auf { $units } gehen daneben.
stargate-skimming = { $units } umkreist Sternentor { $gate } { $sense ->
    [1] im Uhrzeigersinn
   *[other] gegen den Uhrzeigersinn
}, jetzt in { $at }.
stargate-left-orbit = { $units } verlässt den Umlauf in { $at } mit { $left ->
    [one] einem Bewegungspunkt
   *[other] { $left } Bewegungspunkten
}.
stargate-teleported = { $units } teleportiert von { $at } nach { $to }.
stargate-teleported-over = { $units } teleportiert von { $at } nach { $to }, durch { $over }.
stargate-scattered = { $units } wird von { $at } nach { $to } abgetrieben.
stargate-scattered-off = { $units } wird von der Karte abgetrieben.
stargate-stopped = { $units } hält in { $at }.
stargate-drifting = Gewürfelt { $rolled }: { $unit }, von niemandem mehr gelenkt, treibt von { $at } nach { $way }.
stargate-drifted = { $unit } treibt von { $from } bis { $to }.
stargate-collided = { $unit } prallt in { $at } auf { $units }. Niemand überlebt.

## Was geschah: Kämpfe
stargate-approaching = { $units } trifft in { $at } auf { $foes }.
stargate-approaching-coalition = { $units } trifft in { $at } auf { $foes }. Die Koalition ist abgeschirmt.
stargate-approaching-virunian = { $units } trifft in { $at } auf { $foes }. Die Virunier sind abgeschirmt.
stargate-barred = Die Virunier wählen nicht { $option }.
stargate-options = Die Koalition wählte { $coalition }, die Virunier { $virunian }: { $effect ->
    [none] nichts geschieht
    [m1] die ziehende Einheit ist bei einer 1 verloren
    [m2] die ziehende Einheit ist bei 1 oder 2 verloren
    [m3] die ziehende Einheit ist bei 1 bis 3 verloren
    [d1] ein Verteidiger ist bei einer 1 verloren
   *[d2] ein Verteidiger ist bei 1 oder 2 verloren
}.
stargate-passed = { $units } kommt in { $at } durch. Niemand nimmt Schaden.
stargate-eliminated = { $n ->
    [one] { $units } geht in { $at } verloren.
   *[other] { $units } gehen in { $at } verloren.
}
stargate-combat = Kampf in { $hexes }: { $attackers } gegen { $defenders }, Differenz { $differential }, Spalte { $column }.
stargate-combat-ranged = Kampf in { $hexes }: { $attackers }, unterstützt von { $ranged }, gegen { $defenders }, Differenz { $differential }, Spalte { $column }.
stargate-result = Gewürfelt { $n }: { $result ->
    [Ed] der Verteidiger wird vernichtet
    [Ea] der Angreifer wird vernichtet
    [Dd] der Verteidiger wird versprengt
    [Da] der Angreifer wird versprengt
    [Db] beide werden versprengt
   *[other] { $result }
}.
stargate-hopeless = Der Angriff von { $attackers } in { $hexes } scheitert ohne Wurf: Die Differenz { $differential } ist zu klein.
stargate-unarmed = { $units } kann in { $at } nicht angreifen und wird vernichtet.
stargate-lapsed = In { $at } gibt es keinen Kampf mehr.
stargate-dispersed = { $units } wird von { $at } nach { $to } versetzt.
stargate-dispersed-stays = { $units } bleibt in { $at }.
stargate-supported = { $units } unterstützt den Kampf in { $to } mit { $strength } aus { $range ->
    [one] einem Feld
   *[other] { $range } Feldern
} Entfernung.
stargate-berserk = { $unit } in { $at } läuft Amok und greift { $target } an.
stargate-berserk-alone = { $unit } in { $at } läuft Amok und findet niemanden zum Angreifen.
stargate-gravity = Das Nulltor zieht (gewürfelt { $n }). { $side ->
    [coalition] Eine Einheit der Koalition stürzt hinein.
    [virunian] Eine Einheit der Virunier stürzt hinein.
   *[nobody] Niemand stürzt hinein.
}
stargate-ended-coalition-broken = Die Koalition hat zu viele Einheiten verloren, aus jedem Volk mindestens eine. { $name } gewinnt!
stargate-ended-groups-broken = Jedes Tri-Schiff hat eine Einheit verloren. { $name } gewinnt!

## Dasselbe als Neuigkeit
stargate-news-beaten = { $attackers } { $n ->
    [one] griff
   *[other] griffen
} mit { $attack } gegen { $defence } an: verloren.
stargate-news-destroyed = { $attackers } gegen { $defenders } in { $at }: Verteidiger vernichtet.
stargate-news-fought = { $attackers } gegen { $defenders } in { $at }: vergeblich.
stargate-news-dispersed-dd = { $attackers } gegen { $defenders } in { $at }: Verteidiger versprengt.
stargate-news-dispersed-da = { $attackers } in { $at }: Angreifer versprengt.
stargate-news-dispersed-db = { $attackers } und { $defenders } versprengten einander.
stargate-news-lost = { $units } { $n ->
    [one] ging
   *[other] gingen
} in { $at } verloren.
stargate-news-collided = { $unit } prallte auf { $units }: alle verloren.
stargate-news-scattered = { $units } geriet nach { $to }.
stargate-news-scattered-off = { $units } geriet von der Karte.
stargate-news-berserk = { $unit } lief Amok{ $alone ->
    [1] { "" }
   *[0] { " " }gegen { $target }
}.
stargate-news-passed = { $units } kam in { $at } durch.
stargate-news-missed = Alle Schüsse auf { $units } in { $at } gingen vorbei.
stargate-news-approaching = { $units } traf in { $at } auf { $foes }.
stargate-news-options = Die Koalition wählte { $coalition }, die Virunier { $virunian }.
stargate-news-options-same = Beide wählten { $coalition }.
stargate-news-barred = Die Virunier wählen { $option } nicht.
stargate-news-revealed = { $unit } kam aus Sternentor { $gate }.
stargate-news-moved = { $units } zog nach { $to }.
stargate-news-moved-all = { $units } zogen.
stargate-news-staged = { $units } wartet in { $to }.
stargate-news-staged-all = { $units } warten auf den Einsatz.
stargate-news-many = { $n } Einheiten
stargate-news-many-of = { $n } Einheiten der { $side ->
    [coalition] Koalition
   *[virunian] Virunier
}
stargate-news-drifted = { $unit } trieb nach { $to }.
stargate-news-waits = { $name } wartete: Kein Zug lohnte sich.
stargate-news-gravity = Das Nulltor zog{ $side ->
    [nobody] { "" }: Niemand fiel hinein
   *[other] { " " }eine Einheit hinein
}.
stargate-news-deployed = In den Sternentoren liegen Steine verdeckt.
stargate-news-turn-began = Runde { $turn } beginnt.
stargate-news-phase-began = { $phase ->
    [staging] { $name } stellt Einheiten bereit
    [deployment] { $name } stellt auf
    [movement] { $name } zieht
    [combat] { $name } kämpft
   *[gravity] Das Nulltor zieht: { $name }
}.

## Was eine Frage verlangt
stargate-task-staging-unit = Stell Einheiten bereit oder beende die Phase.
stargate-task-movement-unit = Plane deine Züge.
stargate-task-move-leg = Wähle, wohin { $units } weiterzieht.
stargate-task-move-teleport = Wähle, wohin { $units } teleportiert.
stargate-task-mindless-unit = Wähle, welcher Transporter treibt.
stargate-task-gravity-loss = Wähle, welche Einheit hineinfällt.
stargate-task-approach-bar = Sag, was du nicht wählst.
stargate-task-approach-option = Wähle deinen Anflug in { $at }.
stargate-task-approach-loss = Wähle, welche Einheit verloren ist.
stargate-task-disperse-place = Wähle, wohin die versprengte Einheit kommt.
stargate-task-berserk-order = Wähle, welche zuerst Amok läuft.
stargate-task-berserk-target = Wähle, wen { $unit } angreift.
stargate-task-combat-next = Wähle den nächsten Kampf.
stargate-task-combat-unarmed = Wähle, wessen Wehrlose zuerst fallen.
stargate-task-combat-support = Unterstütze den Kampf, oder würfle.

## Was gefragt ist
stargate-ask-staging = Stelle je Volk eine Einheit bereit, oder beende die Bereitstellung.
stargate-ask-staging-guard = Dein letzter Zug endete ohne Einheit auf der Karte, also musst du jedes Volk bereitstellen, das du kannst.
stargate-ask-unit = Wähle eine Einheit, die zieht, oder beende die Phase.
stargate-ask-unit-guard = Dein letzter Zug endete ohne Einheit auf der Karte, also wähle ein Sternentor zum Aufdecken.
stargate-ask-unit-virunian = Wähle eine Einheit, die zieht, oder ein Sternentor zum Aufdecken. Oder beende die Phase.
stargate-ask-leg = { $units } ist in { $at } und hat noch { $left ->
    [one] einen Punkt
   *[other] { $left } Punkte
}: Wähle, wohin es geht.
stargate-ask-leg-skim = { $units } umkreist in { $at } ein Sternentor und hat noch { $left ->
    [one] einen Punkt
   *[other] { $left } Punkte
}: weiter herum oder hinaus?
stargate-ask-teleport = Wähle, wohin { $units } von { $at } teleportiert.
stargate-ask-mindless = Wähle die Transporteinheit ohne Lenkung, die als nächste treibt.
stargate-ask-bar = { $units } trifft in { $at } auf { $foes }, und ein Igugui ist dabei. Sag an, was du nicht wählst.
stargate-ask-option = Wähle, wie { $units } in { $at } auf { $foes } trifft.{ $free ->
    [1] {" "}{ $units } muss { $only } wählen, also hat nur die andere Seite die Wahl.
    [2] {" "}Ohne { $shut }.
   *[3] {""}
}
stargate-ask-option-any = Wähle, wie die Einheiten aufeinandertreffen.
stargate-ask-option-barred = Wähle, wie { $units } in { $at } auf { $foes } trifft. Die Virunier wählen nicht { $barred }.{ $free ->
    [1] {" "}{ $units } muss { $only } wählen, also hat nur die andere Seite die Wahl.
    [2] {" "}Ohne { $shut }.
   *[3] {""}
}
stargate-ask-loss = { $units } hat sich in { $at } durchgesetzt: Wähle, welche deiner Einheiten verloren geht.
stargate-ask-gravity = Das Nulltor zieht: Wähle, welche deiner Einheiten hineinstürzt.
stargate-ask-berserk = { $unit } läuft Amok: Wähle, welche der nächsten Einheiten sie angreift.
stargate-ask-berserk-any = Eine Waffeneinheit läuft Amok: Wähle, welche der nächsten Einheiten sie angreift.
stargate-ask-berserk-order = Mehrere Waffeneinheiten laufen Amok. Wähle, welche zuerst angreift.
stargate-ask-place = Wähle, wohin { $units } versetzt wird, höchstens fünf Felder von { $at }.
stargate-ask-place-any = Wähle, wohin die versprengte Einheit versetzt wird, höchstens fünf Felder weit.
stargate-ask-combat = Wähle den Kampf, der als Nächster ausgetragen wird.
stargate-ask-unarmed = Wähle, wessen unbewaffnete Einheiten zuerst verloren gehen; was das auslöst, geschieht vor dem nächsten Verlust.
stargate-ask-support = Wähle eine Einheit, die den Kampf in { $at } aus der Ferne unterstützt, oder würfle.
stargate-ask-support-any = Wähle eine Einheit, die diesen Kampf aus der Ferne unterstützt, oder würfle.
stargate-ask-other = Wähle eine Antwort.

## Was getan werden kann
stargate-do-stage = { $unit } → { $at }
stargate-do-done = { $phase ->
    [staging] Bereitstellung beenden
   *[other] Phase beenden
}
stargate-do-begin = { $units } von { $at }, { $mode ->
    [linear] geradeaus
    [wobble] taumelnd
   *[teleport] per Teleport
}
stargate-do-begin-lent = { $units } von { $at }, Teleport geliehen von { $lender }
stargate-do-flip = Aufdecken bei { $gate }
stargate-do-leg = { $hexes } nach { $way } bis { $to }
stargate-do-circle = Weiter herum nach { $to }
stargate-do-exit = Hinaus nach { $to }
stargate-do-stop = In { $at } halten
stargate-do-teleport = Teleport → { $to }
stargate-do-drift = { $unit } bei { $at }
stargate-do-bar = Nicht { $option }
stargate-do-choose = { $option }
stargate-do-lose = { $units } in { $at }
stargate-do-target = { $units } in { $at }
stargate-do-place = { $units } → { $at }
stargate-do-place-stay = { $units } bleibt in { $at }
stargate-do-fight = Kampf in { $at }
stargate-do-support = { $units } von { $at }
stargate-do-resolve = Würfeln
stargate-detail-done-staging = { $n ->
    [0] niemand wartet in der Bereitstellung
    [one] eine Einheit wartet in der Bereitstellung
   *[other] { $n } Einheiten warten in der Bereitstellung
}
stargate-detail-done = Einheiten, die nicht gezogen haben, bleiben stehen
stargate-detail-begin = Stärke { $strength }, Bewegung { $allowance }
stargate-detail-flip = { $n ->
    [one] ein Stein liegt dort verdeckt
   *[other] { $n } Steine liegen dort verdeckt
}; der aufgedeckte zieht sofort
stargate-detail-turn = dreht: { $n ->
    [one] ein Gegner feuert
   *[other] { $n } Gegner feuern
}, Überlebenschance { $live }
stargate-detail-turn-free = dreht, niemand feuert
stargate-detail-approach = trifft in { $at } auf { $units }
stargate-detail-crosses = durch { $what }, Überlebenschance { $live }
stargate-detail-scatters = kommt vielleicht ein Feld daneben heraus
stargate-detail-strays = kommt vielleicht ein Feld daneben heraus und ist dort verloren, Überlebenschance { $live }
stargate-detail-skims = umkreist Sternentor { $gate }
stargate-detail-energy = Energie { $energy }
stargate-detail-doubles = die übrigen Punkte verdoppeln sich
stargate-detail-left = { $left ->
    [0] kein Punkt übrig
    [one] ein Punkt übrig
   *[other] { $left } Punkte übrig
}
stargate-detail-number = { $lost ->
    [mine] verliert gegen { $option } ({ $chance })
   *[theirs] schlägt { $option } ({ $chance })
}
stargate-detail-unharmed = niemand geht verloren
stargate-detail-loses = damit verlierst du das Spiel
stargate-detail-group = der erste Verlust der Gruppe { $group }
stargate-detail-range = { $range ->
    [one] ein Feld
   *[other] { $range } Felder
} von { $to }: bringt { $strength }
stargate-detail-with = dann { $differential }, Sieg { $kills }
stargate-detail-fight = { $differential }: { $attackers } gegen { $defenders }
stargate-detail-odds = Sieg { $kills }, Niederlage { $dies }

## Wie es steht
stargate-head = Runde { $turn }: { $name }, { $phase }.
stargate-head-moving = Runde { $turn }: { $name } zieht mit { $units }, noch { $left ->
    [one] ein Punkt
   *[other] { $left } Punkte
}.
stargate-head-teleports = Runde { $turn }: { $name } teleportiert { $units }.
stargate-head-gravity = Runde { $turn }: Das Nulltor zieht.
stargate-head-approach = Runde { $turn }: { $units } trifft in { $at } auf { $foes }.
stargate-head-answers = { $name } antwortet.
stargate-head-won = { $name } hat in Runde { $turn } gewonnen.
stargate-head-drawn = Das Spiel endet in Runde { $turn } unentschieden.
stargate-score = Verluste der Koalition: { $losses } von { $needed }, Völker { $races } von { $of }. Zerbrochene Tri-Schiffe: { $groups } von { $all }.

## Im Bild
stargate-pic-turn = Runde { $turn }
stargate-pic-virunian-win = Sieg der Virunier
stargate-pic-coalition-win = Sieg der Koalition
stargate-pic-of = { $n } von { $of }
stargate-pic-map = Karte
stargate-pic-reserve = Reserve
stargate-pic-lost = verloren
stargate-pic-gates = In den Toren
stargate-pic-undeployed = warten: { $n }
stargate-pic-control = Kontrolle
stargate-pic-transport = Transport
stargate-pic-weapon = Waffe
stargate-pic-monad = Monade
stargate-pic-tri-ship = Tri-Schiff
stargate-pic-numbers = Stärke-Bewegung
stargate-pic-lit = offen
stargate-pic-lit-risk = mit Risiko
stargate-pic-lit-meets = trifft Feinde
stargate-pic-preview = Vorschau
stargate-preview-draw = Dann wird einer von { $sides } Steinen gezogen.
stargate-pic-broken = Gruppen zerschlagen
stargate-pic-killed = Schiffe zerstört
stargate-pic-broken-short = zerschlagen
stargate-pic-killed-short = zerstört
stargate-pic-races = zerstört, { $n }/{ $of } Völker
stargate-pic-meeting = Annäherung
stargate-pic-lit-unit = wählbar
stargate-pic-reach = in Reichweite
stargate-pic-last-move = { $name }: letzter Zug
stargate-pic-won = gewonnen
stargate-pic-wins = { $name } gewinnt
stargate-pic-drawn = Unentschieden
stargate-pic-answers = { $name } antwortet
stargate-pic-approach = Annäherung in { $at }
stargate-pic-shield-coalition = Koalition abgeschirmt
stargate-pic-shield-virunian = Virunier abgeschirmt
stargate-pic-dies = tot bis zu dieser Zahl (d: Verteidiger)
stargate-pic-further = noch { $n }
stargate-pic-choices = { $got } von { $wanted } Antworten sind da
stargate-pic-combat = Kampf in { $at }
stargate-pic-differential = Differenz

## Das Bild in Worten
stargate-alt-preview = Vorschau:
stargate-alt-coalition = Koalition auf der Karte: { $units }.
stargate-alt-virunian = Virunier auf der Karte: { $units }.
stargate-alt-none = niemand
stargate-alt-reserve = In Reserve: { $units }.
stargate-alt-gates = Verdeckt: { $a } in Sternentor A, { $b } in Sternentor B; { $left } noch nicht aufgestellt.
stargate-alt-lost = Verloren: { $units }.
stargate-alt-lit = Möglich: { $hexes }.
stargate-board-gates = Verdeckt: A { $a }, B { $b }, wartend { $left }
stargate-board-reserve = Reserve: { $units }
stargate-board-lost = Verloren: { $units }
stargate-board-key = # Sternentor, @ Nulltor, o Umlauf, + - Energie. Buchstaben: Koalition; Ziffern: Gruppe der Virunier, X Monade, * beide. Gerade Spalten liegen ein halbes Feld tiefer.
stargate-pic-points = { $left ->
    [one] ein Punkt übrig
   *[other] { $left } Punkte übrig
}

## Warum etwas nicht geht
stargate-fault-staging-now = Einheiten werden zu Beginn des Zuges der Koalition bereitgestellt, und jetzt ist etwas anderes gefragt
stargate-fault-reveal-now = Ein Stein wird als eigener Zug aufgedeckt, und jetzt ist etwas anderes gefragt
stargate-fault-drift-now = Kein Transporter zieht jetzt zufällig
stargate-fault-teleport-now = Keine Einheit teleportiert jetzt
stargate-fault-leg-now = Keine Einheit zieht jetzt Feld für Feld
stargate-fault-option-now = Jetzt wird keine Annäherung gewählt
stargate-fault-bar-now = Jetzt wird auf keine Annäherung verzichtet
stargate-fault-lose-now = Jetzt wird keine Einheit aufgegeben
stargate-fault-target-now = Keine Waffeneinheit läuft jetzt Amok
stargate-fault-fight-now = Jetzt wird kein Kampf ausgewählt
stargate-fault-support-now = Jetzt wird kein Kampf aus der Ferne unterstützt
stargate-fault-staged-next = Von diesem Volk wird als Nächstes { $unit } bereitgestellt
stargate-fault-typed = Schreib zum Beispiel H3 se3 s2, I1 teleport to 0812, reveal A, warp, support I1 oder done
stargate-fault-approach-limit = Ein ziehender Meta-Mexish darf { $option ->
    [warp] Warp
    [charge] Ansturm
    [maneuver] Manöver
   *[other] { $option }
} nicht wählen
stargate-fault-approach-barred = Du hast angesagt, { $option ->
    [warp] Warp
    [charge] Ansturm
    [maneuver] Manöver
   *[other] { $option }
} nicht zu wählen
stargate-fault-disperse-unit = Jetzt wird { $unit } versetzt, nicht { $other }
stargate-fault-disperse-hex = { $unit } kann nicht nach { $hex } versprengt werden
stargate-fault-disperse-far = { $hex } ist mehr als { $most } Felder entfernt
stargate-fault-disperse-taken = { $hex } war nicht leer, als dieses Versetzen begann
stargate-fault-no-race = Die Koalition hat kein Volk { $race }
stargate-fault-no-staging = { $hex } ist kein Bereitstellungsfeld
stargate-fault-must-stage = Dein letzter Zug endete ohne Einheit auf der Karte, also musst du jedes Volk bereitstellen, das du kannst
stargate-fault-must-reveal = Dein letzter Zug endete ohne Einheit auf der Karte, also deckst du zuerst einen Stein auf
stargate-fault-not-first = { $unit } zieht zusammen mit { $first }: Nenne { $first }
stargate-fault-moved = { $unit } hat in dieser Phase schon gezogen
stargate-fault-lends = { $unit } verleiht seine Teleportation und bleibt, wo es ist
stargate-fault-mindless = { $unit } hat seine Kontrolleinheit verloren; niemand lenkt es mehr
stargate-fault-still-hidden = Bis alle Steine aufgedeckt sind, darf nur ein Aufdecken der Bonuszug sein
stargate-fault-no-way = { $unit } kann in kein Feld ziehen
stargate-fault-no-gate = In Sternentor { $gate } liegt nichts verdeckt
stargate-fault-gate-full = Alle Umlauffelder von Sternentor { $gate } sind besetzt
stargate-fault-too-full = In { $hex } stehen zu viele Einheiten; mach dort zuerst Platz
stargate-fault-approach-charges = Ein ziehender Duonoip wählt Ansturm, nicht { $option ->
    [warp] Warp
    [maneuver] Manöver
   *[other] { $option }
}
stargate-fault-not-defending = { $unit } ist keine deiner Einheiten in { $hex }
stargate-fault-as-one = { $unit } handelt zusammen mit { $first }: Nenne { $first }
stargate-fault-not-waiting = { $unit } ist keine Waffeneinheit, die gleich angreift
stargate-fault-not-nearest = { $unit } ist nicht die Einheit, die { $weapon } am nächsten steht
stargate-fault-disperse-stays = { $unit } muss aus seinem Feld versetzt werden; so ist es an diesem Tisch vereinbart
stargate-fault-disperse-apart = An diesem Tisch kommt jede versprengte Einheit in ein eigenes Feld; in { $hex } steht schon eine
stargate-fault-disperse-crowd = { $unit } kann nicht bei denen stehen, die nach { $hex } versetzt wurden
stargate-fault-never-ranged = { $unit } ist ein Duonoip, und die helfen nie aus der Ferne
stargate-fault-unarmed-afar = { $unit } hat keine Angriffsstärke
stargate-fault-in-hex = { $unit } steht in { $hex } bei Gegnern und greift nur dort an
stargate-fault-no-line = Von { $unit } führt keine gerade Linie dorthin, die frei von Sternentoren, Umlauffeldern und Nulltor ist
stargate-fault-out-of-range = { $unit } ist { $range } Felder entfernt: zu weit bei Stärke { $strength }
stargate-fault-nobody-there = Aus der Ferne hilft man nur dorthin, wo beide Seiten im Feld stehen
stargate-fault-no-combat = In { $hex } hast du keinen Kampf auszutragen
stargate-fault-fought-with = Um { $hex } wird zusammen mit { $first } gekämpft: Nenne { $first }
stargate-fault-not-unarmed = { $unit } steht in keinem Feld, dessen Unbewaffnete als nächste verloren gehen
stargate-fault-not-on-map = { $unit } ist keine deiner Einheiten auf der Karte
stargate-fault-has-fought = { $unit } hat in dieser Phase schon gekämpft
stargate-fault-was-dispersed = { $unit } wurde in dieser Phase versprengt und greift nicht mehr an
stargate-fault-has-combat = { $unit } hat in dieser Phase einen eigenen Kampf
stargate-fault-race-staged = Von diesem Volk ({ $race ->
    [human] Menschen
    [igugui] Igugui
    [meta-mexish] Meta-Mexish
    [duonoip] Duonoip
   *[other] { $race }
}) ist in dieser Runde schon eine Einheit bereitgestellt
stargate-fault-no-reserve = Von diesem Volk ({ $race ->
    [human] Menschen
    [igugui] Igugui
    [meta-mexish] Meta-Mexish
    [duonoip] Duonoip
   *[other] { $race }
}) ist niemand mehr in Reserve
stargate-fault-staging-taken = In { $hex } steht schon eine bereitgestellte Einheit; eine je Feld
stargate-fault-no-unit = Es gibt keine Einheit { $unit }
stargate-fault-not-yours = { $unit } gehört der anderen Seite
stargate-fault-eliminated = { $unit } ist vernichtet
stargate-fault-in-reserve = { $unit } ist in Reserve und zieht erst nach der Bereitstellung bei Zugbeginn: { $unit } to { $hex }
stargate-fault-face-down = { $unit } ist noch nicht aufgedeckt
stargate-fault-loan-teleports = { $unit } leiht sich Teleportation und kann deshalb nur teleportieren
stargate-fault-needs-lender = { $unit } teleportiert nur geliehen: schreib, von wem, etwa { $unit } teleport by I1
stargate-fault-not-linear = { $unit } zieht nicht in gerader Linie
stargate-fault-no-wobble = { $unit } kann nicht taumeln
stargate-fault-no-teleport = { $unit } kann nicht teleportieren
stargate-fault-tri-ship-teleports = Ein Tri-Schiff bewegt sich nur durch Teleportation
stargate-fault-only-virunian = Nur die Virunier decken Steine auf
stargate-fault-no-stargate = Es gibt kein Sternentor { $gate }, nur A und B
stargate-fault-monad-in-way = In { $hex } steht eine Monade bei anderen Viruniern; trenne sie zuerst
stargate-fault-lend-human = Nur Menschen leihen sich Teleportation, nicht { $unit }
stargate-fault-lend-igugui = { $lender } ist kein Igugui, und nur Igugui verleihen
stargate-fault-lend-map = { $lender } war zu Beginn dieser Phase nicht auf der Karte
stargate-fault-lend-moved = { $lender } hat in dieser Phase gezogen und kann nicht leihen
stargate-fault-lend-once = { $lender } leiht in dieser Phase schon einem anderen Menschen
stargate-fault-lend-due = { $lender } trägt einen Umlaufmarker, muss also ziehen und kann nicht leihen
stargate-fault-lend-far = { $lender } war zu Beginn dieser Phase mehr als { $most } Felder von { $unit } entfernt
stargate-fault-wobbles-too-far = { $unit } hat noch { $left } Bewegungspunkte, nicht { $hexes }
stargate-fault-must-move-now = { $unit } wurde eben aufgedeckt und muss sofort ziehen
stargate-fault-out-of-orbit = { $unit } umkreist kein Sternentor, also führt der erste Schritt aus dem Umlauf hinaus
stargate-fault-crowd-monad = { $unit } könnte in { $hex } nicht halten und auch nirgends dahinter: Bei einer Monade steht kein anderer Virunier
stargate-fault-monad-alone = { $unit } kann in { $hex } nicht halten: Bei einer Monade steht kein anderer Virunier
stargate-fault-no-hex = Es gibt auf der Karte kein Feld { $to }
stargate-fault-same-hex = { $unit } ist schon in { $to } und muss mindestens ein Feld weit teleportieren
stargate-fault-not-adrift = { $unit } ist keine Transporteinheit, die noch zufällig treiben muss
stargate-fault-not-drawn = { $unit } ist keine deiner Einheiten in einem Feld mit +{ $energy }
stargate-fault-must-skim = { $unit } trägt einen Umlaufmarker und muss zuerst weiter um sein Sternentor
stargate-fault-must-enter = { $unit } muss aus der Bereitstellung ins Spiel kommen
stargate-fault-too-far = { $unit } hat noch { $left } Bewegungspunkte, nicht { $hexes }
stargate-fault-no-hexes = Ein Stück Weg ist mindestens ein Feld lang
stargate-fault-off-map = Von { $hex } geht es { $way ->
    [n] nach Norden
    [ne] nach Nordosten
    [se] nach Südosten
    [s] nach Süden
    [sw] nach Südwesten
    [nw] nach Nordwesten
   *[other] nach { $way }
} von der Karte
stargate-fault-body = { $hex } ist ein Sternentor oder das Nulltor; keine Einheit darf hinein
stargate-fault-straight-in = { $hex } darf nicht geradewegs auf sein Sternentor zu betreten werden
stargate-fault-in-orbit = In { $hex } kommt die Einheit in einen Umlauf; sag dort, wohin es weitergeht
stargate-fault-not-skimming = { $unit } umkreist kein Sternentor
stargate-fault-must-circle = { $unit } umkreist ein Sternentor: Es geht weiter herum oder hinaus
stargate-fault-no-exit = Von { $hex } führt kein Weg hinaus
stargate-fault-no-stop-in-orbit = Wer ein Sternentor umkreist und noch Punkte hat, kann dort nicht halten
stargate-fault-no-turn = Eine Einheit mit verdoppelten Punkten kann nicht mehr drehen
stargate-fault-must-move = { $unit } hat sich noch nicht bewegt
stargate-fault-out-first = Eine eben aufgedeckte Einheit verlässt mit dem ersten Schritt den Umlauf
stargate-fault-crowd = { $unit } könnte in { $hex } nicht halten und auch nirgends dahinter: Dort sind zu viele eigene Einheiten
stargate-fault-not-in-line = { $to } liegt auf keiner geraden Linie von { $hex }
stargate-fault-no-end = { $to } ist ein Sternentor oder das Nulltor; keine Einheit darf dort enden
stargate-fault-one-turn = Die zweite Hälfte der Bewegung eines Tri-Schiffs geht in eine andere Richtung
stargate-fault-full = { $unit } kann in { $hex } nicht halten: Dort sind zu viele eigene Einheiten
stargate-fault-not-yet = { $unit } wurde noch nicht teleportiert

## Tabellen der Regeln
stargate-chart-counters = Die Steine
stargate-chart-unit = Einheit
stargate-chart-count = Anzahl
stargate-chart-strength = Kampfstärke
stargate-chart-allowance = Bewegungsweite
stargate-chart-counters-note = In Klammern: nur in der Abwehr. W: taumelt. T: teleportiert.
stargate-chart-combined = Werte verbundener Einheiten
stargate-chart-skim = Wege in das Umlauffeld nördlich eines Sternentors
stargate-chart-heading = Richtung
stargate-chart-circles = Was folgt
stargate-chart-clockwise = kreist im Uhrzeigersinn
stargate-chart-counter = kreist gegen den Uhrzeigersinn
stargate-chart-straight = verboten: gerade auf das Sternentor zu
stargate-chart-scatter = Streuung einer Teleportation über mehr als sechs Felder
stargate-chart-scatter-further = ein Feld weiter
stargate-chart-scatter-back = ein Feld zurück
stargate-chart-scatter-none = im Ziel
stargate-chart-matrix = Tabelle der Annäherung
stargate-chart-defender-mover = Verteidiger / Ziehender
stargate-chart-option-warp = Warp
stargate-chart-option-charge = Ansturm
stargate-chart-option-maneuver = Manöver
stargate-chart-matrix-note = Bei dieser Zahl oder weniger auf einem Würfel wird der Ziehende vernichtet; mit einem d stattdessen eine verteidigende Einheit.
stargate-chart-shielded = Tabelle für abgeschirmte Annäherung
stargate-chart-shielded-who = Abgeschirmt
stargate-chart-shielded-defender = Verteidiger: wird zu
stargate-chart-shielded-mover = Ziehender: wird zu
stargate-chart-combat = Kampftabelle
stargate-chart-die = Würfel
stargate-chart-combat-note = Spalten: Summe der Angreifer weniger die der Verteidiger. E vernichtet, D versprengt; a alle Angreifer, d alle Verteidiger, b beide. Unter der ersten Spalte werden die Angreifer ohne Wurf vernichtet.
stargate-chart-map = Zahlen der Karte
stargate-chart-orbit = Umlauffeld
stargate-chart-gate-A = am Sternentor A
stargate-chart-gate-B = am Sternentor B
stargate-chart-map-note = Oben Sternentor A: seine Umlauffelder mit ihren Nummern, die keine Energie sind, und die Energiefelder um sie. Sternentor B ist wie A. Unten das Nulltor.
stargate-chart-energy = Energiefelder
stargate-chart-energy-value = Zahl
stargate-chart-energy-hexes = Felder
stargate-chart-gravity = Anziehung des Nulltors
stargate-chart-result = Ergebnis
stargate-chart-gravity-virunian = eine Einheit der Virunier in einem Feld mit +4 wird vernichtet
stargate-chart-gravity-coalition = eine Einheit der Koalition in einem Feld mit +4 wird vernichtet
stargate-chart-gravity-none = nichts geschieht

## Wozu alles da ist, was man wählt
stargate-for-option-tri-ship-attacks = Alle zugleich ist je nach Kräften stärker oder schwächer; Feld für Feld ist einfacher.
stargate-for-option-skim-doubling = Wer erst bezahlt, verdoppelt weniger Punkte: Schiffe kommen langsamer heraus.
stargate-for-option-deadlock-guard = Verhindert, dass beide Seiten ewig warten. Am besten an.
stargate-for-option-dispersal-splits = Geteilte Einheiten sind schwächer und leichter zu jagen.
stargate-for-option-dispersal-stays = Bleibt sie stehen, behält sie ihr Feld und ihre Gegner darin.
stargate-for-option-dispersal-shares = Getrennt landen weniger von ihnen auf den schlechtesten Feldern.
stargate-for-option-orbit-start = Wer aus dem Stand umlaufen darf, kommt schneller von Toren weg.
stargate-for-option-marked-skims = Wer ruhen darf, kann am Tor auf den richtigen Moment warten.
stargate-for-option-lending = Mehr Leihen macht die Menschen der Koalition schneller.
stargate-for-option-ranged-strength = Welche Zahlen zählen, wenn verbundene Schiffe aus der Ferne helfen.
stargate-for-option-coalition-losses = Unter starken Spielern gewinnt die Koalition öfter. Weniger Verluste helfen den Viruniern.
stargate-for-option-staged-each-turn = Weniger macht die Koalition langsamer: Die Virunier haben mehr auf der Karte, wenn sie kommt.
stargate-for-human = schnell auf geraden Linien; kann sich von Igugui die Teleportation leihen
stargate-for-igugui = springt auf einer Linie beliebig weit oder leiht das einem Menschen
stargate-for-meta-mexish = wendet beliebig, ohne beschossen zu werden; kann nicht anstürmen
stargate-for-duonoip = stark, stürmt aber immer an, wenn es Gegner trifft; unterstützt nie
stargate-for-control = führt seine Gruppe und wendet beliebig; ohne sie ist die Gruppe verloren
stargate-for-transport = greift nicht an, macht aber das Tri-Schiff voll: Stärke 10, teleportiert
stargate-for-weapon = das einzige Schiff seiner Gruppe, das angreifen kann
stargate-for-monad = stark und ungebunden: gehört zu keiner Gruppe, zieht in jeder Phase
stargate-for-linear = reicht am weitesten, aber jede Wendung zieht Feuer auf sich
stargate-for-wobble = wende so oft du willst: Niemand schießt
stargate-for-teleport = springe auf einer Linie über alles hinweg; nur das Ziel zählt
stargate-for-warp = schlägt für den Ziehenden Ansturm, verliert gegen Manöver; gleich: Er leidet
stargate-for-charge = schlägt für den Ziehenden Manöver, verliert gegen Warp; gleich: Er leidet
stargate-for-maneuver = schlägt für den Ziehenden Warp, verliert gegen Ansturm; gleich: Er leidet
stargate-for-stage = wartet neben der Karte und muss in der nächsten Bewegung auf sie
stargate-for-flip = holt ein verdecktes Schiff neben das Tor; es zieht sofort
stargate-for-circle = weiter um das Tor: Drei Felder Umlauf verdoppeln die Punkte
stargate-for-exit = verlasse den Umlauf und ziehe geradeaus weiter
stargate-for-stop = beende diesen Zug hier
stargate-for-fight = kämpfe hier: ein Würfel, besser je stärker deine Seite
stargate-for-support = gibt aus der Ferne einen Teil seiner Stärke; näher gibt mehr
stargate-for-resolve = entscheidet diesen Kampf mit einem Würfel
stargate-for-begin = jede Einheit darf in deiner Bewegung einmal ziehen
stargate-for-leg = jedes Feld kostet einen Punkt; eine Wendung zieht Feuer auf sich
stargate-for-done = was bis jetzt nicht gezogen oder gekämpft hat, bleibt so
stargate-for-choose = beide wählen geheim; die drei Wege schlagen einander im Kreis
stargate-for-bar = nenne einen der drei Wege, den du selbst nicht wählen wirst
stargate-for-lose = gib die Einheit her, die du am wenigsten brauchst
stargate-for-target = triff, was der anderen Seite am meisten wehtut
stargate-for-place = eigene nah an ihre nächste Aufgabe, gegnerische weit davon weg
stargate-for-drift = wähle, welche zuerst treibt; jede zerstört, worauf sie trifft

## Wie Handlungen in den Regeln heißen
stargate-called-linear = Gerade Linie
stargate-called-wobble = Taumeln
stargate-called-teleport = Teleportieren
stargate-called-begin = Einheit ziehen
stargate-called-stage = Einheit bereitstellen
stargate-called-flip = Stein aufdecken
stargate-called-leg = Auf einer Linie ziehen
stargate-called-circle = Ein Tor umlaufen
stargate-called-exit = Den Umlauf verlassen
stargate-called-stop = Anhalten
stargate-called-done = Phase beenden
stargate-called-choose = Dem Gegner begegnen
stargate-called-bar = Einen Weg ausschließen
stargate-called-lose = Verlust wählen
stargate-called-target = Ziel wählen
stargate-called-place = Einheiten stellen
stargate-called-drift = Transport treiben lassen
stargate-called-fight = Kampf wählen
stargate-called-support = Unterstützen
stargate-called-resolve = Würfeln

# -- hints: what ratings are made of -------------------------------------------------------------------

stargate-hint-worth = { $value ->
    [1] 1 Einheit
   *[other] { NUMBER($value) } Einheiten
}
stargate-hint-measure = Er rechnet alles in Einheiten der Koalition um: 1 ist so viel wie eine, die endgültig verloren ist.
stargate-term-won = ob die Partie damit gewonnen ist
stargate-term-won-more = So gewinnst du, oder wendest die Niederlage ab.
stargate-term-won-less = Anderes gewinnt, oder wendet die Niederlage ab.
stargate-term-losses = was vernichtet ist und wie nah das eine Seite dem Sieg bringt
stargate-term-losses-more = Die Verluste sprechen für dich: mehr beim Gegner, oder weniger bei dir.
stargate-term-losses-less = Die Verluste sprechen gegen dich: mehr bei dir, oder weniger beim Gegner.
stargate-term-force = was jede Seite auf der Karte hat
stargate-term-force-more = Stärker: mehr von dir auf der Karte, oder weniger vom Gegner.
stargate-term-force-less = Schwächer: weniger von dir auf der Karte, oder mehr vom Gegner.
stargate-term-reach = wie nah die Einheiten beider Seiten einander sind
stargate-term-reach-more = Besser gestellt: Der Abstand zum Gegner passt dir.
stargate-term-reach-less = Schlechter gestellt: Der Abstand passt dem Gegner.
stargate-term-union = virunische Einheiten einer Gruppe, die beisammenstehen
stargate-term-union-more = Die virunischen Gruppen stehen, wie es dir passt.
stargate-term-union-less = Die virunischen Gruppen stehen, wie es dem Gegner passt.
stargate-term-pull = wer in das Nulltor gezogen werden kann
stargate-term-pull-more = Sicherer: Das Nulltor bedroht dich weniger, oder den Gegner mehr.
stargate-term-pull-less = Riskanter: Das Nulltor bedroht dich mehr, oder den Gegner weniger.
stargate-term-combats = die Kämpfe, die so, wie alles steht, auszutragen sind
stargate-term-combats-more = Die Kämpfe, die sein müssen, laufen besser für dich.
stargate-term-combats-less = Die Kämpfe, die sein müssen, laufen schlechter für dich.
stargate-term-openings = die Kämpfe, die die Seite am Zug noch beginnen könnte
stargate-term-openings-more = Angriffe, die jetzt noch möglich sind, nützen dir mehr.
stargate-term-openings-less = Angriffe, die jetzt noch möglich sind, nützen dir weniger.
stargate-term-threats = die Kämpfe, die die andere Seite als Nächstes beginnen könnte
stargate-term-threats-more = Sicherer: Die nächsten Angriffe sehen besser für dich aus.
stargate-term-threats-less = Riskanter: Die nächsten Angriffe sehen schlechter für dich aus.
stargate-term-approach = wie die laufende Annäherung ausgehen kann
stargate-term-approach-more = Die laufende Annäherung endet besser für dich.
stargate-term-approach-less = Die laufende Annäherung endet schlechter für dich.
stargate-term-pace = wie viele Einheiten in dieser Phase gezogen haben
stargate-term-pace-more = Es verliert keine Zeit.
stargate-term-pace-less = Es kostet Zeit.

## Wie stark Maschinenspieler sind (docs/balance.md)
stargate-level-first-steps = Sieht nur einige seiner Züge an. Gewinnt gegen „solide“ 1 von 4. Antwortet gleich
stargate-level-strong = Plant ganze Züge, aber ohne deine Antwort. Gewinnt gegen „solide“ 5 von 6. Bis zu 1 Sekunde
stargate-level-champion = Rechnet mit deinen besten Angriffen. Gewinnt gegen „stark“ 7 von 10. Zwei bis drei Sekunden

## Previews
stargate-end-hurt = versprengt
