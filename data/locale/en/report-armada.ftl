# Looking back on a game: what is thrown for, figures, awards.

armada-dice-shot = shots that hit
armada-dice-armor = hits that armor stopped
armada-dice-shield = shields that held
armada-dice-fighter = hits that fighters took
armada-figure-shots = Shots
armada-figure-hits = Hits
armada-figure-lost = Units lost
armada-figure-battles = Battles
armada-award-stopped = Shields and armor of { $name } stopped { $n ->
    [one] one hit
   *[other] { $n } hits
}, more than the other side's.
armada-award-gunner = { $unit } of { $name } destroyed { $n ->
    [one] one unit
   *[other] { $n } units
}, more than any other.
armada-report-turn = turn { $n }
