# Looking back on a game: what is thrown for, figures, awards.

starwars-dice-hit = throws that could hit a ship
starwars-dice-entry = throws for a hyperjump into the enemy home
starwars-dice-card = throws that could reach a planet
starwars-figure-lost = Ships lost
starwars-figure-built = Ships built
starwars-figure-drawn = Cards drawn
starwars-award-narrow = { $name } won with { $n } { $n ->
    [one] ship
   *[other] ships
 } left.
starwars-award-hunter = Ship { $ship } of { $name } captured { $n } ships, more than any other.
starwars-report-turn = turn { $n }
