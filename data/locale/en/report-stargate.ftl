# Looking back on a game: what is thrown for, figures, awards.

stargate-dice-combat = results of combats, from -2 (attackers destroyed) to 2 (defenders destroyed)
stargate-dice-approach = approaches in which the die was good for the mover
stargate-dice-fire = shots at turning units that hit
stargate-dice-crossing = crossings that were survived
stargate-figure-lost = Counters lost
stargate-figure-combats = Combats begun
stargate-figure-chose-warp = Approaches by warp
stargate-figure-won-warp = … in which that destroyed somebody
stargate-figure-chose-charge = Approaches by charge
stargate-figure-won-charge = … in which that destroyed somebody
stargate-figure-chose-maneuver = Approaches by maneuver
stargate-figure-won-maneuver = … in which that destroyed somebody
stargate-award-upset = { $name } won a combat at { $gap }.
stargate-award-swallowed = The Nullgate swallowed { $n } { $n ->
    [one] unit
   *[other] units
 }.
stargate-report-turn = turn { $n }
