goofspiel-about = Ein Würfel bestimmt den Preis, beide Seiten bieten geheim eine Karte, und die höhere gewinnt ihn.
goofspiel-scenario-standard = Zwei gleiche Kartenhände
goofspiel-option-cards = Wie viele Karten jede Seite hat
goofspiel-option-cards-five = Fünf Karten, fünf Runden
goofspiel-option-cards-seven = Sieben Karten, sieben Runden
goofspiel-option-cards-nine = Neun Karten, neun Runden
goofspiel-option-ties = Was bei gleichen Karten aus dem Preis wird
goofspiel-option-ties-kept = Er bleibt für die nächste Runde liegen
goofspiel-option-ties-lost = Er verfällt
goofspiel-side-blue = Blau
goofspiel-side-orange = Orange
goofspiel-objective-points = Mehr Punkte haben als die andere Seite, wenn alle Karten gespielt sind.
goofspiel-prize = Der Preis ist { $prize } wert.
goofspiel-shown = Blau bietet { $blue }, Orange bietet { $orange }.
goofspiel-won = { $name } gewinnt den Preis von { $prize }.
goofspiel-tied = Gleiche Karten: Niemand gewinnt den Preis. Davon bleibt liegen: { $left }.
goofspiel-ask-bid = Welche Karte bietest du?
goofspiel-do-bid = Die { $card } bieten
goofspiel-fault-not-held = Du hast die { $card } nicht auf der Hand
goofspiel-detail-bid = Wie es auch ausgeht: Diese Karte ist dann weg
goofspiel-head = Der Preis ist { $prize } wert. Blau hat { $points-blue }, Orange { $points-orange }.
goofspiel-row-hands = Karten: { $what }
goofspiel-row-points = Punkte: { $what }
goofspiel-row-prize = Preis: { $what }
help-title-goofspiel =
    { "" }**Ziel.** Mehr Punkte haben als die andere Seite, wenn alle Karten gespielt sind.

    { "" }**Eine Runde.** Der Würfel bestimmt einen Preis. Beide Seiten bieten geheim eine Karte. Die höhere Karte gewinnt den Preis als Punkte, und beide Karten sind weg. Nach gleichen Karten bleibt der Preis liegen, oder er verfällt, wenn ihr das so vereinbart habt. **Tippen.** `/move bid 5`.
