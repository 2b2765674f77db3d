# StarGate auf Discord.

## Befehle und ihre Angaben
name-stargate = stargate
name-approach = annäherung
name-standing = dauerantwort
name-odds = chancen
name-combat = kampf
arg-order = befehl
arg-option = wahl
arg-question = frage
arg-about = worüber
arg-number = zahl
arg-shield = schild
arg-at = feld

cmd-stargate = Spiele StarGate durch Tippen
cmd-stargate-game = Welches Spiel; das dieses Kanals, wenn du nichts angibst
cmd-stargate-move = Zieh Einheiten ganze Wege oder beende die Phase; du siehst vorher die Gefahren
cmd-stargate-move-order = Einer oder mehrere: H3 se3 s2; M1 to 1214 via 1110; W2 skim B cw exit; done
cmd-stargate-approach = Wähle geheim, wie deine Einheiten sich nähern; nur du siehst das
cmd-stargate-approach-option = Deine Wahl; lass sie weg, um zu sehen, was dir offensteht
cmd-stargate-standing = Hinterlege eine Antwort, damit das Spiel nicht auf dich warten muss; nur du siehst das
cmd-stargate-standing-question = Wofür die Antwort gilt
cmd-stargate-standing-answer = charge; warp 40 charge 60; human charge; pair maneuver. Leer: zeigt, was du hinterlegt hast
cmd-stargate-odds = Sieh die genauen Chancen der Tabellen; von keinem Spiel wird etwas verraten
cmd-stargate-odds-about = Was du wissen willst
cmd-stargate-odds-number = Die Differenz, die schießenden Gegner oder die teleportierten Felder
cmd-stargate-odds-shield = Wer bei der Annäherung abgeschirmt ist
cmd-stargate-combat = Sieh die Kämpfe mit Differenz, Spalte und Chancen, und wähle den nächsten
cmd-stargate-combat-at = Der Kampf, der jetzt ausgetragen wird

## Feste Auswahl
choice-tactic-warp = Warp
choice-tactic-charge = Ansturm
choice-tactic-maneuver = Manöver
choice-standing-approach = Annäherung
choice-standing-announcement = Ansage vor einem Igugui
choice-standing-loss = Verlust bei einer Annäherung
choice-standing-gravity = Verlust an das Nulltor
choice-standing-dispersal = Zerstreuen von Gegnern
choice-standing-support = Fernunterstützung
choice-standing-berserk = Ziel einer rasenden Waffe
choice-odds-combat = Kampf
choice-odds-approach = Annäherung
choice-odds-turning = Feuer bei einer Wendung
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
bot-stargate-standing-unclear = „{ $text }“ verstehe ich nicht. Schreib Möglichkeiten mit Gewichten, etwa „warp 40 charge 60“, wenn du magst mit der Art des Ziehenden davor: „human charge; warp maneuver“.

## Auswahl mit Knöpfen
bot-stargate-which-unit = Wähle eine Einheit oder eine Handlung.
bot-stargate-which-way = Wähle eine Richtung.
bot-stargate-which-column = Wähle eine Spalte der Karte.
bot-stargate-which-race = Wähle ein Volk.
bot-stargate-unit = { $units } in { $at }
bot-stargate-column = Spalte { $column }
bot-stargate-leads = nach { $to }
bot-stargate-leads-circle = weiter um das Sternentor
bot-stargate-leads-exit = aus dem Kreis hinaus

## Ein Befehl, bevor er gilt
bot-stargate-order-path = **{ $units }**: { $path }
bot-stargate-order-turn = Wendet in { $at }: { $n ->
    [0] niemand ist nah genug, um zu schießen.
    [one] ein Gegner schießt ({ $fire }); { $live } % Überlebenschance.
   *[other] { $n } Gegner schießen ({ $fire }); { $live } % Überlebenschance.
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
} Wählen beide zufällig, verlierst du sie zu { $mover } %, einen Verteidiger trifft es zu { $defender } %.
bot-stargate-order-skim = Umkreist Sternentor { $gate } ab { $at } { $sense ->
    [1] im Uhrzeigersinn
   *[other] gegen den Uhrzeigersinn
}: Sie muss zwei weitere Felder kreisen, ehe sie hinaus darf.
bot-stargate-order-exit = Verlässt den Kreis bei { $at }; was übrig ist, verdoppelt sich auf { $left }, und sie kann nicht mehr wenden.
bot-stargate-order-cross = Teleportiert durch { $what }: { $live } % Überlebenschance.
bot-stargate-order-scatter = { $hexes } Felder sind weit: bei 1 kommt sie ein Feld zu weit heraus, bei 6 ein Feld zu kurz.
bot-stargate-order-strays = Ein Feld daneben kann sie verloren sein: jenseits der Karte, in einem Sternentor oder dem Nulltor oder unter zu vielen Freunden. { $live } % Überlebenschance.
bot-stargate-order-live = Insgesamt { $live } % Überlebenschance bei Feuer, Durchgängen und Abkommen{ $met ->
    [0] .
    [one] , ohne die Annäherung gerechnet.
   *[other] , ohne die { $met } Annäherungen gerechnet.
}
bot-stargate-order-end = Sie endet in { $at }.
bot-stargate-order-goes-on = Dann ist sie in { $at } und hat noch { $left ->
    [one] einen Punkt
   *[other] { $left } Punkte
}; du wirst gefragt, wie es weitergeht.{ $skim ->
    [0] {""}
   *[other] {" "}Sie ist im Kreis gebunden, bis sie ihn verlässt.
}
bot-stargate-order-locked = Sie ist im Kreis von Sternentor { $gate } gebunden{ $marker ->
    [1] , mit Kreismarker 1
    [2] , mit Kreismarker 2
   *[other] {""}
}, und zieht von dort nächste Runde weiter.
bot-stargate-order-energy = Energie dort: { $energy }.
bot-stargate-order-staged = { $unit } wird in { $at } bereitgestellt.
bot-stargate-order-reveal = Dann wird am Sternentor { $gate } ein Stein aufgedeckt: Was er ist, kann niemand vorhersehen.
bot-stargate-order-done = { $phase ->
    [staging] Dann endet die Bereitstellung.
   *[other] Dann endet deine Bewegungsphase.
}
bot-stargate-plan-unsure = Würfel und geheime Wahlen lassen sich nicht vorhersehen: Die Wege oben gelten für Einheiten, die durchkommen. Kommt eine nicht durch, entfällt der Rest ihres Befehls und die nächste ist dran; an einem Befehl, der nicht mehr geht, hält der Plan an. Beides erfährst du.
bot-stargate-order-undone = { $n ->
    [one] Der letzte Schritt kommt zu spät: Bis dahin ist ihre Bewegung vorbei.
   *[other] Die letzten { $n } Schritte kommen zu spät: Bis dahin ist ihre Bewegung vorbei.
}

## Eine Phase planen
bot-stargate-plan-unit = Wähle die nächste Einheit, oder bestätige. Ein Druck führt alle Befehle aus.
bot-stargate-plan-where = **{ $unit }** steht in { $at }{ $left ->
    [0] .
    [one] , ein Punkt ist übrig.
   *[other] , { $left } Punkte sind übrig.
} Wähle, wohin es geht; dort hält die Einheit, wenn du kein weiteres Stück wählst.
bot-stargate-plan-next = Nächste Einheit
bot-stargate-plan-ways = { $n ->
    [0] Weiter oder heraus aus dem Umlauf
   *[other] Nach { $ways }
}
bot-stargate-plan-mode-linear = Geradeaus
bot-stargate-plan-mode-wobble = Taumelnd
bot-stargate-plan-mode-teleport = Durch Teleportation
bot-stargate-plan-mode-lent = Teleportation, geliehen von { $lender }
bot-stargate-plan-back = Letzten Schritt zurücknehmen
bot-stargate-plan-text = Ganze Phase schreiben
bot-stargate-plan-title = Befehle dieser Phase
bot-stargate-plan-label = Ein Befehl je Zeile
bot-stargate-plan-hint = I1 n4 · M1 wobble s1 · D1 to 1214 via 1210 · W2 skim B cw exit · done

## Annäherung
bot-stargate-shield = { $shield ->
    [coalition] **Die Koalition ist abgeschirmt**
    [virunian] **Die Virunier sind abgeschirmt**
   *[none] **Niemand ist abgeschirmt**
} in { $at }: Es zählen { $coalition } Steine der Koalition zu { $virunian } der Virunier.
bot-stargate-other = Der anderen Seite steht offen: { $options }.
bot-stargate-even = Wählen beide zufällig, { $reader ->
    [mover] verlierst du zu { $mover } %, der Verteidiger zu { $defender } %.
    [defender] verlierst du zu { $defender } % eine Einheit, die ziehende Seite zu { $mover } %.
   *[all] geht die ziehende Einheit zu { $mover } % verloren, ein Verteidiger zu { $defender } %.
}

## Kämpfe
bot-stargate-combats = **Kämpfe dieser Phase**
bot-stargate-combats-to-come = **Kämpfe der { $seat ->
    [coalition] Koalition
   *[virunian] Virunier
}, wie es jetzt steht**
bot-stargate-no-combats = Es gibt keine Kämpfe.
bot-stargate-combat = **{ $hexes }**: { $attackers } ({ $attack }) gegen { $defenders } ({ $defence }), Differenz { $differential }, Spalte { $column }: { $results }.
bot-stargate-support = Mit { $unit } aus { $range ->
    [one] einem Feld
   *[other] { $range } Feldern
} Entfernung: +{ $strength }, Spalte { $column }: { $results }.

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
    [mover] **Annäherung, Seite des Ziehenden abgeschirmt**
   *[defender] **Annäherung, Verteidiger abgeschirmt**
}
bot-stargate-odds-against = Gegen { $defender } des Verteidigers: { $cells }
bot-stargate-odds-numbers = Der Ziehende stirbt bei seiner Zahl oder weniger; mit einem d stirbt stattdessen ein Verteidiger. 0: nichts geschieht.
bot-stargate-odds-turning = **Feuer bei einer Wendung**: Jede gegnerische Einheit bis { $reach } Felder weit würfelt und trifft bei 1 oder 2.
bot-stargate-odds-fire = { $n ->
    [0] Niemand schießt: { $live } % überleben
    [one] Ein Gegner: { $live } % überleben
   *[other] { $n } Gegner: { $live } % überleben
}
bot-stargate-odds-teleport = **Teleportation**: durch ein Sternentor { $gate } % überleben, durch das Nulltor { $nullgate } %, durch beide { $both } %.
bot-stargate-odds-scatter = Eine Teleportation über mehr als { $steady } Felder (ein Igugui oder ein Mensch durch ihn) kommt zu { $there } % dort heraus, zu { $on } % ein Feld zu weit, zu { $back } % ein Feld zu kurz.
bot-stargate-odds-gravity = **Das Nulltor zieht** am Ende der Runde an den Feldern mit Energie { $energy }. Chancen: eine Einheit der Virunier fällt hinein { $virunian } %, eine der Koalition { $coalition } %, niemand { $nobody } %.

help-title-stargate =
    { "" }**Ziel.** Die Koalition gewinnt, wenn sie von jedem der sechs Tri-Schiffe eine Einheit vernichtet; die Virunier, wenn sie mindestens acht Einheiten der Koalition vernichten, aus jedem Volk eine.

    { "" }**Eine Runde.** Zuerst stellt die Koalition bis zu vier Einheiten bereit, aus jedem Volk eine. Dann kommen die Virunier: Würfel bringen verdeckte Steine in ihre Sternentore; sie decken Steine auf, ziehen je Tri-Schiff-Gruppe mit einer Einheit oder einem Stapel und mit allen Monaden, und kämpfen. Dann zieht die Koalition mit beliebig vielen Einheiten, die bereitgestellten alle auf die Karte, und kämpft.

    { "" }**Ziehen.** Geradeaus. Jede Wendung zieht das Feuer aller Gegner bis acht Felder weit auf sich. Wer ein Sternentor umkreist, biegt ohne einen Schuss ab und verdoppelt die Punkte, die er noch hat. Meta-Mexish und Kontrolleinheiten taumeln frei; Igugui und Tri-Schiffe teleportieren.

    { "" }**Annäherung.** Wer ein Feld mit Gegnern betritt, wählt geheim zwischen Warp, Ansturm und Manöver, der Verteidiger ebenso. Du wirst per Direktnachricht gefragt, oder drück **Wählen**. `/stargate dauerantwort` antwortet für dich, wenn du nicht da bist.

    { "" }**Kampf.** Nach dem Ziehen kämpfen Gegner in einem Feld. Der Unterschied der Stärke bestimmt die Spalte; `/stargate kampf` und `/stargate chancen` zeigen, wie es steht.

    { "" }**Tippen.** `/stargate ziehen H3 se3 s2` · `H3 to 1214 via 1110` · `W2 skim B cw exit` · `I1 teleport to 0812` · `done`. Ein Befehl endet mit einem Halt; mit `+` am Ende wirst du gefragt, wie es weitergeht. Eine ganze Phase ist ein Text: `I1 n4; M1 n5; D1 s2 se1; done`.
