# StarGate auf Discord.

## Befehle und ihre Angaben
name-odds = chancen


## Feste Auswahl
choice-tactic-warp = Warp
choice-tactic-charge = Ansturm
choice-tactic-maneuver = Manöver
choice-standing-approach = Annäherung
choice-standing-announcement = Ansage vor einem Igugui
choice-standing-loss = Verlust bei einer Annäherung
choice-standing-gravity = Verlust an das Nulltor
choice-standing-dispersal = Wohin versprengte Gegner kommen
choice-standing-support = Unterstützung aus der Ferne
choice-standing-berserk = Ziel einer Waffe, die Amok läuft
choice-odds-combat = Kampf
choice-odds-approach = Annäherung
choice-odds-turning = Feuer beim Drehen
choice-odds-teleport = Teleportation
choice-odds-gravity = Sog des Nulltors
choice-shield-none = Niemand
choice-shield-mover = Die Seite des Ziehenden
choice-shield-defender = Der Verteidiger

## Dauerantworten
stargate-policy-warp = Warp
stargate-policy-charge = Ansturm
stargate-policy-maneuver = Manöver
stargate-policy-weakest = Die schwächste zuerst
stargate-policy-human = Menschen zuerst
stargate-policy-igugui = Igugui zuerst
stargate-policy-meta-mexish = Meta-Mexish zuerst
stargate-policy-duonoip = Duonoip zuerst
stargate-policy-transport = Transporteinheiten zuerst
stargate-policy-weapon = Waffeneinheiten zuerst
stargate-policy-control = Kontrolleinheiten zuerst
stargate-policy-monad = Monaden zuerst
stargate-policy-stay = Stehen lassen
stargate-policy-far = So weit weg wie möglich
stargate-policy-low = Auf die niedrigste Energie
stargate-policy-none = Nie
stargate-policy-all = Alle, die können
stargate-policy-enemy = Ein Gegner, wenn einer zur Wahl steht
bot-stargate-kind-any = Alle anderen
bot-stargate-kind-human = Menschen
bot-stargate-kind-igugui = Igugui
bot-stargate-kind-meta-mexish = Meta-Mexish
bot-stargate-kind-duonoip = Duonoip
bot-stargate-kind-control = Kontrolleinheiten
bot-stargate-kind-transport = Transporteinheiten
bot-stargate-kind-weapon = Waffeneinheiten
bot-stargate-kind-monad = Monaden
bot-stargate-kind-pair = Paare
bot-stargate-kind-tri-ship = Tri-Schiffe
bot-stargate-standing-rule = { $who }: { $mix }
bot-stargate-standing-head = Deine Dauerantworten:
bot-stargate-standing-line = **{ $what }**: { $policy }
bot-stargate-standing-nothing = Keine. Du wirst jedes Mal gefragt.
bot-stargate-standing-unclear = „{ $text }“ verstehe ich nicht. Schreib Möglichkeiten mit Gewichten, etwa „warp 40 charge 60“. Davor darf eine Art von Einheit stehen: „human charge; warp maneuver“.

## Auswahl mit Knöpfen
bot-stargate-which-unit = Wähle eine Einheit oder eine Handlung.
bot-stargate-which-way = Wähle eine Richtung.
bot-stargate-which-column = Wähle eine Spalte der Karte.
bot-stargate-which-race = Wähle ein Volk.
bot-stargate-unit = { $units } in { $at }
bot-stargate-column = Spalte { $column }
bot-stargate-leads = nach { $to }
bot-stargate-leads-circle = weiter um das Sternentor
bot-stargate-leads-exit = aus dem Umlauf hinaus

## Ein Befehl, bevor er gilt
bot-stargate-order-path = **{ $units }**: { $path }
bot-stargate-order-turn = Dreht in { $at }: { $n ->
    [0] Niemand ist nah genug, um zu feuern.
    [one] Ein Gegner feuert ({ $fire }); { $live } % Überlebenschance.
   *[other] { $n } Gegner feuern ({ $fire }); { $live } % Überlebenschance.
}
bot-stargate-order-meet = Trifft in { $at } auf { $foes }. { $announces ->
    [1] Die Virunier sagen zuerst, was sie nicht wählen.{" "}
   *[0] {""}
}{ $free ->
    [1] { $units } muss { $option } wählen; nur die andere Seite hat die Wahl.
    [2] Beide wählen geheim, { $units } ohne { $shut }.
   *[other] Beide wählen geheim.
} { $shield ->
    [coalition] Die Koalition ist abgeschirmt.
    [virunian] Die Virunier sind abgeschirmt.
   *[none] Niemand ist abgeschirmt.
} Wählen beide zufällig, verlierst du sie in { $mover } % der Fälle, die andere Seite einen Verteidiger in { $defender } %.
bot-stargate-order-skim = Umkreist Sternentor { $gate } ab { $at } { $sense ->
    [1] im Uhrzeigersinn
   *[other] gegen den Uhrzeigersinn
}: Sie muss noch zwei Felder herum, ehe sie hinaus darf.
bot-stargate-order-exit = Verlässt den Umlauf bei { $at }; die übrigen Punkte verdoppeln sich auf { $left }, und sie kann nicht mehr drehen.
bot-stargate-order-cross = Teleportiert durch { $what }: { $live } % Überlebenschance.
bot-stargate-order-scatter = { $hexes } Felder sind weit: Bei 1 kommt sie ein Feld zu weit heraus, bei 6 ein Feld zu kurz.
bot-stargate-order-strays = Kommt sie ein Feld daneben heraus, kann sie verloren sein: jenseits der Karte, in einem Sternentor oder dem Nulltor oder bei zu vielen eigenen Einheiten. { $live } % Überlebenschance.
bot-stargate-order-live = Insgesamt { $live } % Überlebenschance bei Feuer, Durchgängen und Streuung{ $met ->
    [0] .
    [one] , die Annäherung nicht mitgerechnet.
   *[other] , die { $met } Annäherungen nicht mitgerechnet.
}
bot-stargate-order-goes-on = Dann ist sie in { $at } und hat noch { $left ->
    [one] einen Punkt
   *[other] { $left } Punkte
}; du wirst gefragt, wohin es weitergeht.{ $skim ->
    [0] {""}
   *[other] {" "}Sie muss weiterkreisen, bis sie den Umlauf verlässt.
}
bot-stargate-order-locked = Sie bleibt im Umlauf um Sternentor { $gate }{ $marker ->
    [1] , mit Umlaufmarker 1
    [2] , mit Umlaufmarker 2
   *[other] {""}
}, und zieht von dort nächste Runde weiter.
bot-stargate-order-energy = Energie dort: { $energy }.
bot-stargate-order-attack = { $n ->
    [one] Dann muss sie angreifen:
   *[other] Dann müssen sie angreifen:
} { $combat }
bot-stargate-order-gets-in = { $units } { $n ->
    [one] kommt
   *[other] kommen
} { $chance } von 100 Mal durch.
bot-stargate-order-must = Dann { $n ->
    [one] muss sie
   *[other] müssen sie
} { $foes } angreifen: { $attack } gegen { $defence }.
bot-stargate-order-unarmed = Was dann in { $at } steht, kann nicht angreifen und ist verloren: { $units }.
bot-stargate-order-staged = { $unit } wird in { $at } bereitgestellt.
bot-stargate-order-reveal = Dann wird am Sternentor { $gate } ein Stein aufgedeckt; welcher, weiß vorher niemand.
bot-stargate-order-done = { $phase ->
    [staging] Dann endet die Bereitstellung.
   *[other] Dann endet deine Bewegungsphase.
}
bot-stargate-plan-unsure = Würfel und geheime Wahlen können das noch ändern: Die Wege oben gelten für Einheiten, die durchkommen. Kommt eine nicht durch, entfällt der Rest ihres Befehls, und die nächste zieht. Ist ein Befehl nicht mehr möglich, hält der Plan dort an. Beides erfährst du.
bot-stargate-order-undone = { $n ->
    [one] Der letzte Schritt kommt zu spät: Bis dahin ist ihre Bewegung vorbei.
   *[other] Die letzten { $n } Schritte kommen zu spät: Bis dahin ist ihre Bewegung vorbei.
}

## Eine Phase planen
bot-stargate-plan-unit = Wähle die nächste Einheit, oder bestätige alle.
bot-stargate-plan-where = **{ $unit }** steht in { $at }{ $left ->
    [0] .
    [one] , ein Punkt ist übrig.
   *[other] , { $left } Punkte sind übrig.
} Wähle, wohin es geht, oder lass sie stehen.
bot-stargate-plan-next = Nächste Einheit
bot-stargate-plan-ways = { $n ->
    [0] Weiter herum oder hinaus
   *[other] Nach { $ways }
}
bot-stargate-plan-mode-linear = Geradeaus
bot-stargate-plan-mode-wobble = Taumelnd
bot-stargate-plan-mode-teleport = Durch Teleportation
bot-stargate-plan-mode-lent = Teleportation, geliehen von { $lender }
bot-stargate-plan-back = Schritt zurück
bot-stargate-plan-wrong = { $n ->
    [0] **Der Rest deines Textes ist noch da.** Öffne ihn und schick ihn noch einmal ab.
    [one] **Ein Befehl geht so nicht.** Korrigiere ihn, oder lass ihn weg.
   *[other] **{ $n } Befehle gehen so nicht.** Korrigiere sie, oder lass sie weg.
}
bot-stargate-plan-wrong-line = - { $why }
bot-stargate-plan-clear = Neu beginnen
bot-stargate-plan-drop = Weglassen
bot-stargate-plan-text = Ganze Phase schreiben
bot-stargate-plan-title = Befehle dieser Phase
bot-stargate-plan-label = Ein Befehl je Zeile
bot-stargate-plan-hint = I1 n4 · M1 wobble s1 · D1 to 1214 via 1210 · W2 skim B cw exit · done

## Annäherung
bot-stargate-shield = { $shield ->
    [coalition] **Die Koalition ist abgeschirmt**
    [virunian] **Die Virunier sind abgeschirmt**
   *[none] **Niemand ist abgeschirmt**
} in { $at }. Steine: Koalition { $coalition }, Virunier { $virunian }.
bot-stargate-other = Die andere Seite darf wählen: { $options }.
bot-stargate-even = Wählen beide zufällig, geht die ziehende Einheit in { $mover } % der Fälle verloren, ein Verteidiger in { $defender } %.

## Kämpfe
bot-stargate-combats = **Kämpfe dieser Phase**
bot-stargate-combats-to-come = **Kämpfe der { $seat ->
    [coalition] Koalition
   *[virunian] Virunier
} nach dem Stand von jetzt**
bot-stargate-no-combats = Es gibt keinen Kampf auszutragen.
bot-stargate-combat = **{ $hexes }**: { $attackers } ({ $attack }) gegen { $defenders } ({ $defence }), Differenz { $differential }, Spalte { $column }: { $results }.
bot-stargate-support = Mit { $unit } aus { $range ->
    [one] einem Feld
   *[other] { $range } Feldern
} Entfernung: gibt { $strength } dazu, Differenz { $differential }, Spalte { $column }: { $results }.

## Chancen
bot-stargate-odds-result = { $result ->
    [Ed] Verteidiger vernichtet
    [Ea] Angreifer vernichtet
    [Dd] Verteidiger versprengt
    [Da] Angreifer versprengt
    [Db] beide versprengt
   *[other] { $result }
} { $chance } %
bot-stargate-odds-hopeless = die Angreifer werden ohne Wurf vernichtet
bot-stargate-odds-combat = **Kampfergebnisse**
bot-stargate-odds-column = Spalte { $column }: { $results }
bot-stargate-odds-letters = Unter einer Differenz von -2 werden die Angreifer ohne Wurf vernichtet.
bot-stargate-odds-approach = { $shield ->
    [none] **Annäherung, niemand abgeschirmt**
    [mover] **Annäherung, die Seite des Ziehenden abgeschirmt**
   *[defender] **Annäherung, der Verteidiger abgeschirmt**
}
bot-stargate-odds-against = Gegen { $defender } des Verteidigers: { $cells }
bot-stargate-odds-numbers = Bei dieser Zahl oder weniger ist die ziehende Einheit verloren, mit einem d stattdessen ein Verteidiger. 0: Nichts geschieht.
bot-stargate-odds-turning = **Feuer beim Drehen**: Jede gegnerische Einheit bis { $reach } Felder weit würfelt und zerstört die Einheit bei 1 oder 2.
bot-stargate-odds-fire = { $n ->
    [0] Niemand feuert: { $live } % Überlebenschance
    [one] Ein Gegner: { $live } % Überlebenschance
   *[other] { $n } Gegner: { $live } % Überlebenschance
}
bot-stargate-odds-teleport = **Teleportation**: durch ein Sternentor { $gate } % Überlebenschance, durch das Nulltor { $nullgate } %, durch beide { $both } %.
bot-stargate-odds-scatter = Eine Teleportation über mehr als { $steady } Felder (ein Igugui oder ein Mensch, dem er sie leiht) kommt in { $there } % der Fälle dort heraus, in { $on } % ein Feld zu weit, in { $back } % ein Feld zu kurz.
bot-stargate-odds-gravity = **Das Nulltor zieht** am Ende der Runde an den Feldern mit Energie { $energy }. Chancen: Eine Einheit der Virunier stürzt hinein { $virunian } %, eine der Koalition { $coalition } %, niemand { $nobody } %.

help-title-stargate =
    { "" }**Ziel.** Die Koalition gewinnt, wenn sie von jedem der sechs Tri-Schiffe eine Einheit vernichtet; die Virunier gewinnen, wenn sie mindestens acht Einheiten der Koalition vernichten, aus jedem Volk eine.

    { "" }**Eine Runde.** Zuerst stellt die Koalition bis zu vier Einheiten bereit, aus jedem Volk eine. Dann kommen die Virunier: Würfel bringen verdeckte Steine in ihre Sternentore; sie decken Steine auf, ziehen aus jeder Tri-Schiff-Gruppe eine Einheit oder einen Stapel und dazu alle Monaden, und kämpfen. Dann zieht die Koalition mit so vielen Einheiten, wie sie will, die bereitgestellten alle auf die Karte, und kämpft.

    { "" }**Ziehen.** Geradeaus. Jede Drehung zieht das Feuer aller Gegner bis acht Felder weit auf sich. Wer ein Sternentor umkreist, ändert die Richtung ohne einen Schuss und verdoppelt die übrigen Punkte. Meta-Mexish und Kontrolleinheiten taumeln frei; Igugui und Tri-Schiffe teleportieren.

    { "" }**Annäherung.** Wer ein Feld mit Gegnern betritt, wählt geheim zwischen Warp, Ansturm und Manöver, der Verteidiger ebenso. Du wirst per Direktnachricht gefragt, oder drück **Wählen**. `/meins standing` antwortet für dich, wenn du nicht da bist.

    { "" }**Kampf.** Nach dem Ziehen kämpfen Gegner, die im selben Feld stehen. Der Unterschied der Stärke bestimmt die Spalte; `/chancen` zeigt die Chancen.

    { "" }**Tippen.** `/ziehen H3 se3 s2` · `H3 to 1214 via 1110` · `W2 skim B cw exit` · `I1 teleport to 0812` · `done`. Nach einem Befehl hält die Einheit; mit `+` am Ende wirst du gefragt, wohin es weitergeht. Eine ganze Phase ist ein Text: `I1 n4; M1 n5; D1 s2 se1; done`.
