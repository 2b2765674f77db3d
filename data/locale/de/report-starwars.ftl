# Der Rückblick: wofür gewürfelt wird, Zahlen, was der Rede wert ist.

starwars-dice-hit = Würfe, die ein Schiff treffen konnten
starwars-dice-entry = Würfe für einen Hypersprung in die feindliche Heimat
starwars-dice-card = Würfe, die einen Planeten erreichen konnten
starwars-figure-lost = Verlorene Schiffe
starwars-figure-built = Gebaute Schiffe
starwars-figure-drawn = Gezogene Karten
starwars-award-narrow = { $name } gewann mit { $n } { $n ->
    [one] verbliebenen Schiff
   *[other] verbliebenen Schiffen
 }.
starwars-award-hunter = Schiff { $ship } von { $name } hat { $n } Schiffe geschlagen, mehr als jedes andere.
starwars-report-turn = Zug { $n }
