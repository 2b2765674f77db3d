# Der Rückblick: wofür gewürfelt wird, Zahlen, was der Rede wert ist.

starwars-dice-hit = Würfe, mit denen ein Schiff zu treffen war
starwars-dice-entry = Würfe, mit denen ein Hypersprung in die feindliche Heimat führte
starwars-dice-card = Würfe, mit denen ein Planet zu erreichen war
starwars-figure-lost = Verlorene Schiffe
starwars-figure-built = Gebaute Schiffe
starwars-figure-drawn = Gezogene Karten
starwars-award-narrow = { $name } gewann mit { $n } { $n ->
    [one] verbliebenen Schiff
   *[other] verbliebenen Schiffen
 }.
starwars-award-hunter = Schiff { $ship } von { $name } hat { $n } Schiffe zerstört, mehr als jedes andere.
starwars-report-turn = Zug { $n }
