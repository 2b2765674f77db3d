# Looking back on a game: what is thrown for, figures, awards.

starwars-dice-hit = throws with which a ship could be hit
starwars-dice-entry = throws with which the enemy home could be entered by a hyperjump
starwars-dice-card = throws with which a planet could be reached
starwars-figure-lost = Ships lost
starwars-figure-built = Ships built
starwars-figure-drawn = Cards drawn
starwars-award-narrow = { $name } won with { $n } { $n ->
    [one] ship
   *[other] ships
 } left.
starwars-award-hunter = Ship { $ship } of { $name } destroyed { $n } ships, more than any other.
starwars-report-turn = turn { $n }
