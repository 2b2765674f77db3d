# Der Rückblick: wofür gewürfelt wird, Zahlen, was der Rede wert ist.

skirmish-report-side = das Team
skirmish-report-gm = der Gegner
skirmish-dice-shot = Schüsse, die trafen
skirmish-dice-effect = Schaden durch Treffer (je 0 bis 3)
skirmish-dice-steadied = Versuche, sich zu fangen
skirmish-dice-morale = bestandene Moraltests
skirmish-dice-melee = der Würfel im Nahkampf, abzüglich des gegnerischen
skirmish-figure-shots = Schüsse
skirmish-figure-hits = Treffer
skirmish-figure-wounds = Zugefügte Wunden
skirmish-figure-fallen = Gefallene
skirmish-figure-inches = Gelaufene Zoll
skirmish-award-marksman = { $figure } traf { $n }-mal, öfter als alle anderen.
skirmish-award-unhurt = Die Mission wurde gewonnen, ohne dass jemand aus dem Team fiel.
skirmish-report-turn = Zug { $n }
