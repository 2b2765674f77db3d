# Der Rückblick: wofür gewürfelt wird, Zahlen, was der Rede wert ist.

armada-dice-shot = Schüsse, die trafen
armada-dice-armor = Treffer, die die Panzerung aufhielt
armada-dice-shield = Schilde, die hielten
armada-dice-fighter = Treffer, die Jäger auf sich nahmen
armada-figure-shots = Schüsse
armada-figure-hits = Treffer
armada-figure-lost = Verlorene Einheiten
armada-figure-battles = Kämpfe
armada-award-stopped = Schilde und Panzerung von { $name } hielten { $n } Treffer auf, mehr als die der anderen Seite.
armada-award-gunner = { $unit } von { $name } hat { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
} zerstört, mehr als jede andere.
armada-report-turn = Runde { $n }
