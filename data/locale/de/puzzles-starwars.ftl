# Die Rätsel von Starwars (docs/puzzles.md): was gefragt ist, und was jedes Thema zeigt.

starwars-puzzle-ask = Welche Antwort gewinnt am öftesten?
starwars-puzzle-worth = gewinnt {$value} von 100
starwars-puzzle-why = Nach der besten Antwort und der Erwiderung stehen {$best_mine} eigene Schiffe und {$best_theirs} gegnerische auf dem Brett, nach der nächstbesten {$second_mine} und {$second_theirs}.
starwars-puzzle-measure = Jede Antwort wurde viele Male weitergespielt, zwei Züge je Seite; die Stellungen danach wurden über jeden möglichen nächsten Wurf bewertet.

starwars-puzzle-build = Bauen vor dem Wurf
starwars-puzzle-where-to-build = Wo das neue Schiff steht
starwars-puzzle-save-cards = Die Karten behalten
starwars-puzzle-stay = Einen Würfel liegen lassen
starwars-puzzle-clear-your-home = Den Heimatstern räumen
starwars-puzzle-storm = Den Heimatstern des Gegners stürmen
starwars-puzzle-which-capture = Der richtige Fang
starwars-puzzle-capture = Das Schiff nehmen
starwars-puzzle-leave-the-capture = Den Fang lassen
starwars-puzzle-come-home = Heimkehren
starwars-puzzle-raid = Zum Heimatstern des Gegners springen
starwars-puzzle-jump = Der richtige Sprung
starwars-puzzle-out-of-reach = Außer Reichweite
starwars-puzzle-take-aim = In Stellung gehen
starwars-puzzle-land = Für eine Karte landen
starwars-puzzle-hold-home = Den Heimatstern halten
starwars-puzzle-hold-home-why = Nach der besten Antwort beendet der nächste Wurf das Spiel {$best_fallen_percent} von 100 Mal gegen dich, nach der nächstbesten {$second_fallen_percent} Mal.
starwars-puzzle-quiet-move = Ein stiller Zug
