# Looking back on a game: what is thrown for, figures, awards.

skirmish-report-side = the team
skirmish-report-gm = the enemy
skirmish-dice-shot = shots that hit
skirmish-dice-effect = harm done by hits (0 to 3 each)
skirmish-dice-steadied = tries to shake suppression off
skirmish-dice-morale = morale tests passed
skirmish-dice-melee = the die in melee, less the enemy's
skirmish-figure-shots = Shots
skirmish-figure-hits = Hits
skirmish-figure-wounds = Wounds given
skirmish-figure-fallen = Fallen
skirmish-figure-inches = Inches walked
skirmish-award-marksman = { $figure } hit { $n ->
    [one] once
   *[other] { $n } times
}, more than anybody else.
skirmish-award-unhurt = The mission was won without anybody of the team being killed.
skirmish-report-turn = turn { $n }
