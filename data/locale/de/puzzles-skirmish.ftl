# Die Rätsel von Skirmish (docs/puzzles.md): was gefragt ist, und was jedes Thema zeigt.

skirmish-puzzle-ask = Welche Antwort hilft dem Team am meisten?
skirmish-puzzle-worth = {$value} Punkte
skirmish-puzzle-why = Mit der besten Antwort fallen im Mittel {$best_mine} eigene Figuren und {$best_theirs} bekannte Gegner, mit der nächstbesten {$second_mine} und {$second_theirs}.
skirmish-puzzle-measure = Jede Antwort wurde viele Male weitergespielt, bis zum nächsten Zug des Teams, in den letzten zwei Zügen bis zum Ende der Mission. Die Punkte sind die der Maschinenspieler: Eine eigene Figur ist 12 wert, ein Gegner 5, eine erledigte Aufgabe 30, eine gewonnene Mission 40, eine verlorene −40.

skirmish-puzzle-reaction-fire = Reaktionsfeuer
skirmish-puzzle-aim-of-reaction = Ziel der Reaktion
skirmish-puzzle-shoot-first = Erst schießen
skirmish-puzzle-stand-and-fire = Stehen bleiben und schießen
skirmish-puzzle-keep-your-distance = Abstand halten
skirmish-puzzle-which-target = Das richtige Ziel
skirmish-puzzle-aimed-shot = Zeit zum Zielen
skirmish-puzzle-quick-shot = Ungezielte Schüsse
skirmish-puzzle-how-many-shots = Wie viele Schüsse
skirmish-puzzle-set-off = Zünden
skirmish-puzzle-wait = Abwarten
skirmish-puzzle-steady-first = Erst sammeln
skirmish-puzzle-grenade = Granate
skirmish-puzzle-work-first = Erst der Auftrag
skirmish-puzzle-prisoner = Ein Gefangener
skirmish-puzzle-melee = Nahkampf
skirmish-puzzle-which-way = Der richtige Weg
skirmish-puzzle-get-away = In Sicherheit
skirmish-puzzle-in-time = Rechtzeitig
skirmish-puzzle-take-cover = In Deckung
skirmish-puzzle-charge = Sturmangriff
skirmish-puzzle-go-on = Weitergehen
skirmish-puzzle-spot-first = Erst beobachten
skirmish-puzzle-lay-a-charge = Eine Ladung legen
skirmish-puzzle-keep-an-action = Eine Aktion aufheben
skirmish-puzzle-get-out = Hinaus
skirmish-puzzle-help-a-friend = Einem Freund helfen
