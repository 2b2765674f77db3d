# StarGate (SPI, 1979), told in our own words.

stargate-about = Four races hold the stars against the Virunians, whose ships come through two Stargates.
stargate-scenario-standard = The whole war: nineteen Coalition units against six Tri-Ships and three Monads
stargate-option-tri_ship_attacks = A Tri-Ship beside several hexes with enemies
stargate-option-tri_ship_attacks-ask = How does a Tri-Ship attack several hexes?
stargate-option-tri_ship_attacks-together = attacks them all at once
stargate-option-tri_ship_attacks-per_hex = attacks each hex by itself
stargate-option-skim_doubling = After gate skimming, points are doubled
stargate-option-skim_doubling-ask = When are skimming points doubled?
stargate-option-skim_doubling-after_exit = once the hex outside is paid for
stargate-option-skim_doubling-before_exit = before the hex outside is paid for
stargate-option-deadlock_guard = A side whose turn ended without units on the map
stargate-option-deadlock_guard-ask = No unit on the map: what must a side do?
stargate-option-deadlock_guard-on = must stage every race it can, or reveal a counter
stargate-option-deadlock_guard-off = may wait
stargate-option-dispersal_splits = A dispersed combined unit
stargate-option-dispersal_splits-ask = May a dispersed combined unit split?
stargate-option-dispersal_splits-no = stays together
stargate-option-dispersal_splits-yes = may be split
stargate-option-dispersal_stays = A dispersed unit
stargate-option-dispersal_stays-yes = may be left where it is
stargate-option-dispersal_stays-no = must leave its hex
stargate-option-dispersal_shares = Units dispersed together
stargate-option-dispersal_shares-yes = may be put into one hex
stargate-option-dispersal_shares-no = go to a hex each
stargate-option-orbit_start = A unit in an orbit hex that is not skimming, when it moves straight
stargate-option-orbit_start-leaves = must leave the orbit with its first step
stargate-option-orbit_start-skims = may step round the orbit and skim
stargate-option-marked_skims = A unit with a Skim marker
stargate-option-marked_skims-may_rest = may rest in orbit
stargate-option-marked_skims-go_on = must go on in the next turn
stargate-option-lending = An Igugui that stays where it is lends its teleportation
stargate-option-lending-one = to one Human a turn
stargate-option-lending-any = to every Human near enough
stargate-option-ranged_strength = Combined units that support from afar
stargate-option-ranged_strength-chart = count with their combined strength
stargate-option-ranged_strength-printed = count with what is printed on their counters
stargate-option-coalition_losses = The Virunians win once the Coalition has lost
stargate-option-coalition_losses-8 = 8 units, as in the book
stargate-option-coalition_losses-7 = 7 units
stargate-option-coalition_losses-6 = 6 units
stargate-option-coalition_losses-5 = 5 units
stargate-option-coalition_losses-4 = 4 units
stargate-option-staged_each_turn = In a turn the Coalition may stage
stargate-option-staged_each_turn-4 = 4 units, as in the book
stargate-option-staged_each_turn-3 = 3 units
stargate-option-staged_each_turn-2 = 2 units
stargate-file-board = A map of your own as a TOML file
stargate-file-units = Counters of your own as a TOML file
stargate-objective-length = No limit of turns: it goes on until one side has won.
stargate-objective-coalition = Destroy at least one unit of each of the { $all } Tri-Ships. If both sides would win at the same moment, the Coalition wins.
stargate-objective-coalition-now = So far { $groups } of { $all } Tri-Ships have lost a unit.
stargate-objective-virunian = Destroy { $needed } units of the Coalition, at least one of each of its { $of } races among them.
stargate-objective-virunian-now = So far { $losses } of { $needed } are destroyed, of { $races } of the { $of } races.

## Sides, races, ways to move
stargate-side-coalition = Coalition
stargate-side-virunian = Virunians
stargate-race-human = Human
stargate-race-igugui = Igugui
stargate-race-meta-mexish = Meta-Mexish
stargate-race-duonoip = Duonoip
stargate-race-control = control unit
stargate-race-transport = transport unit
stargate-race-weapon = weapon unit
stargate-race-monad = Monad
stargate-tri-ship = Tri-Ship { $group }
stargate-gate = Stargate { $gate }
stargate-nullgate = the Nullgate
stargate-way-n = north
stargate-way-ne = north-east
stargate-way-se = south-east
stargate-way-s = south
stargate-way-sw = south-west
stargate-way-nw = north-west
stargate-tactic-warp = Warp
stargate-tactic-charge = Charge
stargate-tactic-maneuver = Maneuver
stargate-phase-staging = staging
stargate-phase-deployment = deployment
stargate-phase-movement = movement
stargate-phase-combat = combat
stargate-phase-gravity = gravity

## What happened: the turn
stargate-turn-began = Turn { $turn } begins.
stargate-phase-began = { $phase ->
    [staging] { $name } may stage units.
    [deployment] Virunian counters go face down into the Stargates.
    [movement] { $name } to move.
    [combat] { $name } to attack.
   *[gravity] The Nullgate pulls.
}
stargate-staged = { $unit } waits in staging hex { $at }.
stargate-deployed = A roll of { $rolled }: { $n ->
    [0] no counter goes
    [one] one counter goes
   *[other] { $n } counters go
} face down into Stargate { $gate }. { $undeployed } are left.
stargate-revealed = { $unit } is revealed in Stargate { $gate } and comes out in { $at }.
stargate-bonus = { $units } makes the bonus move, which ends the phase.
stargate-joined = { $units } act as one unit.
stargate-crowded = { $units } can neither stay in { $at } nor leave, and is lost.

## What happened: moves
stargate-waits = { $name } waits. It looked at { $looked ->
    [one] one move, which was not
   *[other] { $looked } moves, and none was
} worth making.
stargate-waits-best = { $name } waits. It looked at { $looked ->
    [one] one move, which was not
   *[other] { $looked } moves, and none was
} worth making; the best was { $units } to { $to }.
stargate-began = { $units } begins { $mode ->
    [linear] a straight move
    [wobble] a wobbling move
   *[teleport] to teleport
} from { $at }.
stargate-began-lent = { $units } begins to teleport from { $at }, on loan from { $lender }.
stargate-moved = { $units } moves from { $from } to { $to }.
stargate-moved-back = { $units } moves and comes back to { $at }.
stargate-moved-skims = { $units } moves from { $from } to { $to }, skimming Stargate { $gate } { $sense ->
    [1] clockwise
   *[other] counter-clockwise
}.
stargate-turning = { $units } turns in { $at }: { $n ->
    [0] nobody is near enough to fire.
    [one] { $fire } fires.
   *[other] { $fire } fire.
}
stargate-fire-dice = The dice: { $dice }.
stargate-missed = All shots miss { $units }.
stargate-skimming = { $units } skims Stargate { $gate } { $sense ->
    [1] clockwise
   *[other] counter-clockwise
} in { $at }.
stargate-left-orbit = { $units } leaves the circle at { $at } with { $left ->
    [one] one Movement Point
   *[other] { $left } Movement Points
}.
stargate-teleported = { $units } teleports from { $at } to { $to }.
stargate-teleported-over = { $units } teleports from { $at } to { $to }, through { $over }.
stargate-scattered = { $units } is scattered from { $at } to { $to }.
stargate-scattered-off = { $units } is scattered off the map.
stargate-stopped = { $units } stops in { $at }.
stargate-drifting = Rolled { $rolled }: { $unit } in { $at }, which nobody controls any more, heads { $way }.
stargate-drifted = { $unit } drifts from { $from } to { $to }.
stargate-collided = { $unit } runs into { $units } in { $at }. None of them survives.

## What happened: fights
stargate-approaching = { $units } meets { $foes } in { $at }.
stargate-approaching-coalition = { $units } meets { $foes } in { $at }. The Coalition is shielded.
stargate-approaching-virunian = { $units } meets { $foes } in { $at }. The Virunians are shielded.
stargate-barred = The Virunians will not choose { $option }.
stargate-options = The Coalition chose { $coalition }, the Virunians { $virunian }: { $effect ->
    [none] nothing happens
    [m1] the moving unit is lost on a 1
    [m2] the moving unit is lost on 1 or 2
    [m3] the moving unit is lost on 1 to 3
    [d1] a defender is lost on a 1
   *[d2] a defender is lost on 1 or 2
}.
stargate-passed = { $units } gets through in { $at }. Nobody is harmed.
stargate-eliminated = { $n ->
    [one] { $units } is lost in { $at }.
   *[other] { $units } are lost in { $at }.
}
stargate-combat = Combat in { $hexes }: { $attackers } against { $defenders }, differential { $differential }, column { $column }.
stargate-combat-ranged = Combat in { $hexes }: { $attackers } with support by { $ranged } against { $defenders }, differential { $differential }, column { $column }.
stargate-result = Rolled { $n }: { $result ->
    [Ed] the defender is eliminated
    [Ea] the attacker is eliminated
    [Dd] the defender is dispersed
    [Da] the attacker is dispersed
    [Db] both are dispersed
   *[other] { $result }
}.
stargate-hopeless = The attack of { $attackers } in { $hexes } fails without a roll: a differential of { $differential } is too low.
stargate-unarmed = { $units } cannot attack in { $at } and is destroyed.
stargate-lapsed = There is no combat left in { $at }.
stargate-dispersed = { $units } is moved from { $at } to { $to }.
stargate-dispersed-stays = { $units } stays in { $at }.
stargate-supported = { $units } supports the combat in { $to } with { $strength } from { $range ->
    [one] one hex
   *[other] { $range } hexes
} away.
stargate-berserk = { $unit } in { $at } goes berserk and attacks { $target }.
stargate-berserk-alone = { $unit } in { $at } goes berserk and finds nobody to attack.
stargate-gravity = The Nullgate pulls (rolled { $n }). { $side ->
    [coalition] A Coalition unit falls in.
    [virunian] A Virunian unit falls in.
   *[nobody] Nobody falls in.
}
stargate-ended-coalition-broken = The Coalition has lost too many units, at least one of every race. { $name } wins!
stargate-ended-groups-broken = Every Tri-Ship has lost a unit. { $name } wins!

## The same as news
stargate-news-beaten = { $attackers } attacked { $defence } with { $attack } and { $n ->
    [one] was
   *[other] were
} lost.
stargate-news-destroyed = { $attackers } destroyed { $defenders } in { $at }.
stargate-news-fought = { $attackers } attacked { $defenders } in { $at } in vain.
stargate-news-dispersed-dd = { $attackers } dispersed { $defenders } in { $at }.
stargate-news-dispersed-da = { $attackers }, attacking in { $at }, dispersed.
stargate-news-dispersed-db = { $attackers } and { $defenders } dispersed each other.
stargate-news-lost = { $units } { $n ->
    [one] was
   *[other] were
} lost in { $at }.
stargate-news-collided = { $unit } ran into { $units }: all lost.
stargate-news-scattered = { $units } was scattered to { $to }.
stargate-news-scattered-off = { $units } was scattered off the map.
stargate-news-berserk = { $unit } went berserk{ $alone ->
    [1] { "" }
   *[0] { " " }and attacked { $target }
}.
stargate-news-passed = { $units } got through in { $at }.
stargate-news-missed = All shots missed { $units } in { $at }.
stargate-news-approaching = { $units } met { $foes } in { $at }.
stargate-news-options = The Coalition chose { $coalition }, the Virunians { $virunian }.
stargate-news-options-same = Both chose { $coalition }.
stargate-news-barred = The Virunians will not choose { $option }.
stargate-news-revealed = { $unit } came out of Stargate { $gate }.
stargate-news-moved = { $units } moved to { $to }.
stargate-news-moved-all = { $units } moved.
stargate-news-staged = { $units } waits in { $to }.
stargate-news-staged-all = { $units } wait to come in.
stargate-news-many = { $n } units
stargate-news-many-of = { $n } { $side ->
    [coalition] Coalition
   *[virunian] Virunian
} units
stargate-news-drifted = { $unit } drifted to { $to }.
stargate-news-waits = { $name } waited: no move was worth it.
stargate-news-gravity = The Nullgate pulled{ $side ->
    [nobody] { "" }: nobody fell in
   *[other] { " " }a unit in
}.
stargate-news-deployed = Counters lie face down in the Stargates.
stargate-news-turn-began = Turn { $turn } begins.
stargate-news-phase-began = { $phase ->
    [staging] { $name } brings units in
    [deployment] { $name } deploys
    [movement] { $name } moves
    [combat] { $name } fights
   *[gravity] The Nullgate pulls: { $name }
}.

## What a question asks for
stargate-task-staging-unit = Bring units in, or end staging.
stargate-task-movement-unit = Plan your moves.
stargate-task-move-leg = Choose where { $units } goes on.
stargate-task-move-teleport = Choose where { $units } teleports.
stargate-task-mindless-unit = Choose which transport drifts next.
stargate-task-gravity-loss = Choose which unit falls in.
stargate-task-approach-bar = Announce what you will not choose.
stargate-task-approach-option = Choose how you meet in { $at }.
stargate-task-approach-loss = Choose which unit is lost.
stargate-task-disperse-place = Choose where the dispersed unit goes.
stargate-task-berserk-order = Choose which goes berserk first.
stargate-task-berserk-target = Choose whom { $unit } attacks.
stargate-task-combat-next = Choose the next combat.
stargate-task-combat-unarmed = Choose whose unarmed units fall first.
stargate-task-combat-support = Support the combat, or roll.

## What is asked
stargate-ask-staging = Stage one unit of each race, or end staging.
stargate-ask-staging-guard = Your last turn ended with no unit on the map, so every race that can be staged must be.
stargate-ask-unit = Choose a unit to move, or end the phase.
stargate-ask-unit-virunian = Choose a unit to move or a Stargate to reveal from, or end the phase.
stargate-ask-unit-guard = Your last turn ended with no unit on the map, so choose a Stargate to reveal from.
stargate-ask-leg = { $units } is in { $at } with { $left ->
    [one] one point
   *[other] { $left } points
} left: choose where it goes.
stargate-ask-leg-skim = { $units } circles a Stargate in { $at } with { $left ->
    [one] one point
   *[other] { $left } points
} left: choose to go on round or out.
stargate-ask-teleport = Choose where { $units } teleports from { $at }.
stargate-ask-mindless = Choose the mindless transport that moves next.
stargate-ask-bar = { $units } meets { $foes } in { $at }, and an Igugui takes part. Announce an option that you will not choose.
stargate-ask-option = Choose how { $units } meets { $foes } in { $at }.{ $free ->
    [1] {" "}{ $units } must choose { $only }, so only the other side has a choice.
    [2] {" "}No { $shut }.
   *[3] {""}
}
stargate-ask-option-any = Choose how the units meet.
stargate-ask-option-barred = Choose how { $units } meets { $foes } in { $at }. The Virunians will not choose { $barred }.{ $free ->
    [1] {" "}{ $units } must choose { $only }, so only the other side has a choice.
    [2] {" "}No { $shut }.
   *[3] {""}
}
stargate-ask-loss = { $units } got the better of you in { $at }: choose which of your units is lost.
stargate-ask-gravity = The Nullgate pulls: choose which of your units falls in.
stargate-ask-berserk = { $unit } goes berserk: choose which of the nearest units it attacks.
stargate-ask-berserk-any = A weapon unit goes berserk: choose which of the nearest units it attacks.
stargate-ask-berserk-order = Several weapon units go berserk. Choose which attacks first.
stargate-ask-place = Choose where { $units } is moved, at most five hexes from { $at }.
stargate-ask-place-any = Choose where the dispersed unit is moved, at most five hexes away.
stargate-ask-combat = Choose which combat is resolved next.
stargate-ask-unarmed = Choose whose unarmed units are lost first; what that sets off comes before the next loss.
stargate-ask-support = Choose a unit that supports the combat in { $at } from afar, or roll.
stargate-ask-support-any = Choose a unit that supports this combat from afar, or roll.
stargate-ask-other = Choose an answer.

## What can be done
stargate-do-stage = { $unit } → { $at }
stargate-do-done = { $phase ->
    [staging] End staging
   *[other] End the phase
}
stargate-do-begin = { $units } from { $at }, { $mode ->
    [linear] straight
    [wobble] wobbling
   *[teleport] by teleportation
}
stargate-do-begin-lent = { $units } from { $at }, teleportation lent by { $lender }
stargate-do-flip = Reveal at { $gate }
stargate-do-leg = { $hexes } { $way } to { $to }
stargate-do-circle = Go round to { $to }
stargate-do-exit = Out to { $to }
stargate-do-stop = Stop in { $at }
stargate-do-teleport = Teleport → { $to }
stargate-do-drift = { $unit } in { $at }
stargate-do-bar = Not { $option }
stargate-do-choose = { $option }
stargate-do-lose = { $units } in { $at }
stargate-do-target = { $units } in { $at }
stargate-do-place = { $units } → { $at }
stargate-do-place-stay = { $units } stays in { $at }
stargate-do-fight = Combat in { $at }
stargate-do-support = { $units } from { $at }
stargate-do-resolve = Roll the die
stargate-detail-done-staging = { $n ->
    [0] nobody waits in the staging area
    [one] one unit waits in the staging area
   *[other] { $n } units wait in the staging area
}
stargate-detail-done = units that have not moved stay where they are
stargate-detail-begin = strength { $strength }, movement { $allowance }
stargate-detail-flip = { $n ->
    [one] one counter lies there face down
   *[other] { $n } counters lie there face down
}; it moves at once
stargate-detail-turn = turns: { $n ->
    [one] one enemy fires
   *[other] { $n } enemies fire
}, { $live } survival
stargate-detail-turn-free = turns, nobody fires
stargate-detail-approach = meets { $units } in { $at }
stargate-detail-crosses = crosses { $what }, { $live } survival
stargate-detail-scatters = may end a hex off
stargate-detail-strays = may end a hex off and be lost there, { $live } survival
stargate-detail-skims = skims Stargate { $gate }
stargate-detail-energy = energy { $energy }
stargate-detail-doubles = the points left are doubled
stargate-detail-left = { $left ->
    [0] no point left
    [one] one point left
   *[other] { $left } points left
}
stargate-detail-number = { $lost ->
    [mine] loses to { $option } ({ $chance })
   *[theirs] beats { $option } ({ $chance })
}
stargate-detail-unharmed = nobody is lost
stargate-detail-loses = loses you the game
stargate-detail-group = the first loss of group { $group }
stargate-detail-range = { $range ->
    [one] one hex
   *[other] { $range } hexes
} from { $to }: adds { $strength }
stargate-detail-with = then { $differential }, { $kills } to win
stargate-detail-fight = { $differential }: { $attackers } against { $defenders }
stargate-detail-odds = { $kills } to win, { $dies } to lose

## Where the game stands
stargate-head = Turn { $turn }: { $name }, { $phase }.
stargate-head-moving = Turn { $turn }: { $name } moves { $units }, { $left ->
    [one] one point
   *[other] { $left } points
} left.
stargate-head-teleports = Turn { $turn }: { $name } teleports { $units }.
stargate-head-gravity = Turn { $turn }: the Nullgate pulls.
stargate-head-approach = Turn { $turn }: { $units } meets { $foes } in { $at }.
stargate-head-answers = { $name } answers.
stargate-head-won = { $name } has won in turn { $turn }.
stargate-head-drawn = The game is drawn in turn { $turn }.
stargate-score = Coalition losses: { $losses } of { $needed }, races { $races } of { $of }. Tri-Ships broken: { $groups } of { $all }.

## In the picture
stargate-pic-turn = Turn { $turn }
stargate-pic-virunian-win = Virunian win
stargate-pic-coalition-win = Coalition win
stargate-pic-of = { $n } of { $of }
stargate-pic-map = map
stargate-pic-reserve = reserve
stargate-pic-lost = lost
stargate-pic-gates = In the gates
stargate-pic-undeployed = waiting: { $n }
stargate-pic-control = control
stargate-pic-transport = transport
stargate-pic-weapon = weapon
stargate-pic-monad = Monad
stargate-pic-tri-ship = Tri-Ship
stargate-pic-numbers = strength-movement
stargate-pic-lit = may go
stargate-pic-lit-risk = at a risk
stargate-pic-lit-meets = meets enemies
stargate-pic-preview = preview
stargate-preview-draw = Then one of { $sides } counters is drawn.
stargate-pic-broken = groups broken
stargate-pic-killed = ships killed
stargate-pic-broken-short = broken
stargate-pic-killed-short = killed
stargate-pic-races = killed, { $n }/{ $of } races
stargate-pic-meeting = approach
stargate-pic-lit-unit = may be chosen
stargate-pic-reach = in reach
stargate-pic-last-move = { $name }: last move
stargate-pic-won = won
stargate-pic-wins = { $name } wins
stargate-pic-drawn = A draw
stargate-pic-answers = { $name } answers
stargate-pic-approach = Approach in { $at }
stargate-pic-shield-coalition = Coalition shielded
stargate-pic-shield-virunian = Virunians shielded
stargate-pic-dies = dies on this or less (d: defender)
# At the edge of a map: so many hexes beyond it can be reached
stargate-pic-further = { $n } more
stargate-pic-choices = { $got } of { $wanted } choices are in
stargate-pic-combat = Combat in { $at }
stargate-pic-differential = differential
stargate-pic-points = { $left ->
    [one] one point left
   *[other] { $left } points left
}

## The picture in words
stargate-alt-preview = Preview:
stargate-alt-coalition = Coalition on the map: { $units }.
stargate-alt-virunian = Virunians on the map: { $units }.
stargate-alt-none = none
stargate-alt-reserve = In reserve: { $units }.
stargate-alt-gates = Face down: { $a } in Stargate A, { $b } in Stargate B; { $left } not deployed.
stargate-alt-lost = Lost: { $units }.
stargate-alt-lit = Open now: { $hexes }.
stargate-board-gates = Face down: A { $a }, B { $b }, waiting { $left }
stargate-board-reserve = Reserve: { $units }
stargate-board-lost = Lost: { $units }
stargate-board-key = # Stargate, @ Nullgate, o orbit, + - energy. Capitals: Coalition; digits: Virunian group, X Monad, * both. Even columns lie half a hex lower.

## Charts of the rules
stargate-chart-counters = The counters
stargate-chart-unit = Unit
stargate-chart-count = Number
stargate-chart-strength = Combat Strength
stargate-chart-allowance = Movement Allowance
stargate-chart-counters-note = In brackets: defends only. W: wobbles. T: teleports.
stargate-chart-combined = Combined Unit Chart
stargate-chart-skim = Ways into the orbit hex north of a Stargate
stargate-chart-heading = Heading
stargate-chart-circles = What follows
stargate-chart-clockwise = circles clockwise
stargate-chart-counter = circles counter-clockwise
stargate-chart-straight = forbidden: straight at the Stargate
stargate-chart-scatter = Scatter of a teleport of more than six hexes
stargate-chart-scatter-further = one hex further
stargate-chart-scatter-back = one hex back
stargate-chart-scatter-none = on target
stargate-chart-matrix = Approach Option Matrix
stargate-chart-defender-mover = Defender / mover
stargate-chart-option-warp = warp
stargate-chart-option-charge = charge
stargate-chart-option-maneuver = maneuver
stargate-chart-matrix-note = On this number or less, a die eliminates the mover; with a d, a defending unit instead.
stargate-chart-shielded = Shielded Approach Chart
stargate-chart-shielded-who = Shielded
stargate-chart-shielded-defender = defender: becomes
stargate-chart-shielded-mover = mover: becomes
stargate-chart-combat = Combat Results Table
stargate-chart-die = Die
stargate-chart-combat-note = Columns: attackers' total less defenders'. E eliminated, D dispersed; a all attackers, d all defenders, b both. Below the first column the attackers are eliminated without a roll.
stargate-chart-map = Numbers of the map
stargate-chart-orbit = Orbit hex
stargate-chart-gate-A = at Stargate A
stargate-chart-gate-B = at Stargate B
stargate-chart-map-note = Above, Stargate A: its orbit hexes with their numbers, which are no energy, and the energy hexes around. Stargate B is like it. Below, the Nullgate.
stargate-chart-energy = Energy hexes
stargate-chart-energy-value = Number
stargate-chart-energy-hexes = Hexes
stargate-chart-gravity = Gravity of the Nullgate
stargate-chart-result = Result
stargate-chart-gravity-virunian = one Virunian unit in a hex of +4 is eliminated
stargate-chart-gravity-coalition = one Coalition unit in a hex of +4 is eliminated
stargate-chart-gravity-none = nothing happens

## What each thing that one chooses is for
stargate-for-option-tri-ship-attacks = All at once is stronger or weaker by the odds; hex by hex is simpler.
stargate-for-option-skim-doubling = Paying first leaves fewer points to double, so ships come out slower.
stargate-for-option-deadlock-guard = Keeps both sides from waiting for ever. Leave it on.
stargate-for-option-dispersal-splits = Split units are weaker and easier to hunt down.
stargate-for-option-dispersal-stays = Left in place it keeps its hex, and its enemies with it.
stargate-for-option-dispersal-shares = Apart, fewer of them end in the worst hexes.
stargate-for-option-orbit-start = Skimming from a standing start makes gates quicker to leave.
stargate-for-option-marked-skims = Resting lets a unit wait for its moment beside a gate.
stargate-for-option-lending = More lending makes the Coalition's Humans faster.
stargate-for-option-ranged-strength = Which numbers count when combined ships help from afar.
stargate-for-option-coalition-losses = Between strong players the Coalition wins more often. Fewer losses help the Virunians.
stargate-for-option-staged-each-turn = With fewer, the Coalition comes later, and more Virunians wait for it.
stargate-for-human = fast along straight lines; can borrow an Igugui's teleportation
stargate-for-igugui = jumps any distance along a line, or lends that to a Human nearby
stargate-for-meta-mexish = turns as it likes without being fired at; cannot charge
stargate-for-duonoip = strong, but always charges when it meets enemies; never supports
stargate-for-control = leads its group and turns as it likes; without it the group is lost
stargate-for-transport = cannot attack, but completes a Tri-Ship that teleports with strength 10
stargate-for-weapon = the only ship of its group that can attack
stargate-for-monad = strong and on its own: belongs to no group, and may move in every phase
stargate-for-linear = reaches furthest, but each turn off the line draws fire
stargate-for-wobble = turn as often as you like: nobody fires
stargate-for-teleport = jump over everything along a line; only where you land matters
stargate-for-warp = beats charge for who moves, maneuver beats it; alike, the mover suffers
stargate-for-charge = beats maneuver for who moves, warp beats it; alike, the mover suffers
stargate-for-maneuver = beats warp for who moves, charge beats it; alike, the mover suffers
stargate-for-stage = waits beside the map and must come onto it in the next movement phase
stargate-for-flip = brings a hidden ship out beside the gate; it moves at once
stargate-for-circle = go on around the gate: three hexes of orbit double the points left
stargate-for-exit = leave the gate's orbit and go on in a straight line
stargate-for-stop = end this move here
stargate-for-fight = fight here next: one die, better the stronger your side is
stargate-for-support = adds part of this unit's strength from afar; closer adds more
stargate-for-resolve = decides this combat with one die
stargate-for-begin = every unit may move once in your movement phase
stargate-for-leg = each hex costs a point; a turn draws fire from every enemy in range
stargate-for-done = what has not moved or fought by now stays as it is
stargate-for-choose = both sides choose in secret; the three ways beat each other in a ring
stargate-for-bar = name one of the three ways that you will not choose yourself
stargate-for-lose = give up the unit that you need least
stargate-for-target = strike what would hurt the other side most
stargate-for-place = near their next task for your own, far from it for enemies
stargate-for-drift = choose which goes first; each destroys what it runs into

## What actions are called in the rules
stargate-called-linear = Straight line
stargate-called-wobble = Wobble
stargate-called-teleport = Teleport
stargate-called-begin = Move a unit
stargate-called-stage = Stage a unit
stargate-called-flip = Reveal a counter
stargate-called-leg = Go along a line
stargate-called-circle = Skim a gate
stargate-called-exit = Leave the orbit
stargate-called-stop = Stop
stargate-called-done = End the phase
stargate-called-choose = Meet the enemy
stargate-called-bar = Rule one way out
stargate-called-lose = Choose a loss
stargate-called-target = Choose a target
stargate-called-place = Place units
stargate-called-drift = Let a transport drift
stargate-called-fight = Choose a combat
stargate-called-support = Support
stargate-called-resolve = Roll the die

# -- hints: what ratings are made of -------------------------------------------------------------------

stargate-hint-worth = { $value ->
    [1] 1 unit
   *[other] { NUMBER($value) } units
}
stargate-hint-measure = It counts all in Coalition units: 1 is as much as one that is lost for good.
stargate-term-won = whether the game is won by it
stargate-term-won-more = It wins the game, or keeps it from being lost.
stargate-term-won-less = Another wins the game, or keeps it from being lost.
stargate-term-losses = what has been destroyed, and how near that brings either side to winning
stargate-term-losses-more = Losses go your way: more of theirs, or fewer of yours.
stargate-term-losses-less = Losses go against you: more of yours, or fewer of theirs.
stargate-term-force = what each side has on the map
stargate-term-force-more = Stronger: more of yours on the map, or less of theirs.
stargate-term-force-less = Weaker: less of yours on the map, or more of theirs.
stargate-term-reach = how near the units of both sides are to each other
stargate-term-reach-more = Better placed: the distance to the enemy suits you.
stargate-term-reach-less = Worse placed: the distance to the enemy suits them.
stargate-term-union = Virunian units of one group that stand together
stargate-term-union-more = Virunian groups stand as suits you.
stargate-term-union-less = Virunian groups stand as suits the enemy.
stargate-term-pull = who may be drawn into the Nullgate
stargate-term-pull-more = Safer: the Nullgate threatens you less, or them more.
stargate-term-pull-less = Riskier: the Nullgate threatens you more, or them less.
stargate-term-combats = the combats that have to be fought as things stand
stargate-term-combats-more = Combats that must be fought go better for you.
stargate-term-combats-less = Combats that must be fought go worse for you.
stargate-term-openings = the combats that the side to move could still begin
stargate-term-openings-more = Attacks still open in this phase favour you more.
stargate-term-openings-less = Attacks still open in this phase favour you less.
stargate-term-threats = the combats that the other side could begin next
stargate-term-threats-more = Safer: the attacks that come next look better for you.
stargate-term-threats-less = Riskier: the attacks that come next look worse for you.
stargate-term-approach = how the approach under way may end
stargate-term-approach-more = The approach under way ends better for you.
stargate-term-approach-less = The approach under way ends worse for you.
stargate-term-pace = how many units have moved in this phase
stargate-term-pace-more = It wastes no time.
stargate-term-pace-less = It wastes time.

## How strong machine players are (docs/balance.md)
stargate-level-first-steps = Considers only a few of its moves. Wins 1 game in 4 against steady. Answers at once
stargate-level-strong = Plans whole moves, but ignores your reply. Wins 5 in 6 against steady. Takes up to a second
stargate-level-champion = Foresees your best attacks. Wins 7 games in 10 against strong. Takes two or three seconds

## Previews
stargate-end-hurt = dispersed
