# StarGate on Discord.

## The names of commands and their options. English ones stand in the code too.
name-odds = odds


## Fixed choices
choice-tactic-warp = Warp
choice-tactic-charge = Charge
choice-tactic-maneuver = Maneuver
choice-standing-approach = Approach
choice-standing-announcement = Announcement before an Igugui
choice-standing-loss = Loss in an approach
choice-standing-gravity = Loss to the Nullgate
choice-standing-dispersal = Dispersal of enemies
choice-standing-support = Ranged support
choice-standing-berserk = Target of a berserk weapon
choice-odds-combat = Combat
choice-odds-approach = Approach
choice-odds-turning = Fire at a turn
choice-odds-teleport = Teleportation
choice-odds-gravity = The Nullgate's pull
choice-shield-none = Nobody
choice-shield-mover = The mover's side
choice-shield-defender = The defender

## Standing answers
stargate-policy-warp = Warp
stargate-policy-charge = Charge
stargate-policy-maneuver = Maneuver
stargate-policy-weakest = The weakest first
stargate-policy-human = Humans first
stargate-policy-igugui = Igugui first
stargate-policy-meta-mexish = Meta-Mexish first
stargate-policy-duonoip = Duonoip first
stargate-policy-transport = Transports first
stargate-policy-weapon = Weapons first
stargate-policy-control = Controls first
stargate-policy-monad = Monads first
stargate-policy-stay = Leave them where they are
stargate-policy-far = As far away as can be
stargate-policy-low = To the lowest energy
stargate-policy-none = Never
stargate-policy-all = All that can
stargate-policy-enemy = An enemy where one can be chosen
bot-stargate-kind-any = All others
bot-stargate-kind-human = Humans
bot-stargate-kind-igugui = Igugui
bot-stargate-kind-meta-mexish = Meta-Mexish
bot-stargate-kind-duonoip = Duonoip
bot-stargate-kind-control = Controls
bot-stargate-kind-transport = Transports
bot-stargate-kind-weapon = Weapons
bot-stargate-kind-monad = Monads
bot-stargate-kind-pair = Pairs
bot-stargate-kind-tri-ship = Tri-Ships
bot-stargate-standing-rule = { $who }: { $mix }
bot-stargate-standing-head = Your standing answers:
bot-stargate-standing-line = **{ $what }**: { $policy }
bot-stargate-standing-nothing = None. You are asked every time.
bot-stargate-standing-unclear = I cannot read “{ $text }”. Write options with weights, as in “warp 40 charge 60”. A kind of moving unit may stand in front: “human charge; warp maneuver”.

## Choosing by buttons
bot-stargate-which-unit = Choose a unit or an action.
bot-stargate-which-way = Choose a direction.
bot-stargate-which-column = Choose a column of the map.
bot-stargate-which-race = Choose a race.
bot-stargate-unit = { $units } in { $at }
bot-stargate-column = Column { $column }
bot-stargate-leads = to { $to }
bot-stargate-leads-circle = on around the Stargate
bot-stargate-leads-exit = out of the circle

## An order before it counts
bot-stargate-order-path = **{ $units }**: { $path }
bot-stargate-order-turn = Turns in { $at }: { $n ->
    [0] nobody is near enough to fire.
    [one] one enemy fires ({ $fire }); { $live } % survival.
   *[other] { $n } enemies fire ({ $fire }); { $live } % survival.
}
bot-stargate-order-meet = Meets { $foes } in { $at }. { $announces ->
    [1] The Virunians first say what they will not choose.{" "}
   *[0] {""}
}{ $free ->
    [1] { $units } must choose { $option }; only the other side has a choice.
    [2] Both sides choose in secret, { $units } without { $shut }.
   *[other] Both sides choose in secret.
} { $shield ->
    [coalition] The Coalition is shielded.
    [virunian] The Virunians are shielded.
   *[none] Nobody is shielded.
} With random choices you lose it { $mover } % of the time, a defender { $defender } %.
bot-stargate-order-skim = Skims Stargate { $gate } { $sense ->
    [1] clockwise
   *[other] counter-clockwise
} from { $at }: it must go round two more hexes before it may leave.
bot-stargate-order-exit = Leaves the circle at { $at }; what is left is doubled to { $left }, and it cannot turn any more.
bot-stargate-order-cross = Teleports through { $what }: { $live } % survival.
bot-stargate-order-scatter = { $hexes } hexes is far: on a 1 it comes out a hex too far, on a 6 a hex short.
bot-stargate-order-strays = If it comes out one hex off, it may be lost: beyond the map, in a Stargate or the Nullgate, or among too many units of your own. { $live } % survival.
bot-stargate-order-live = In all, { $live } % survival through fire, crossings and scatter{ $met ->
    [0] .
    [one] , not counting the approach.
   *[other] , not counting the { $met } approaches.
}
bot-stargate-order-goes-on = Then it is in { $at } with { $left ->
    [one] one point
   *[other] { $left } points
} left, and you are asked where it goes on.{ $skim ->
    [0] {""}
   *[other] {" "}It must keep circling until it leaves.
}
bot-stargate-order-locked = It stays in the circle round Stargate { $gate }{ $marker ->
    [1] , with Skim marker 1
    [2] , with Skim marker 2
   *[other] {""}
}, and goes on from there next turn.
bot-stargate-order-energy = Energy there: { $energy }.
bot-stargate-order-attack = { $n ->
    [one] Then it must attack:
   *[other] Then they must attack:
} { $combat }
bot-stargate-order-gets-in = { $units } { $n ->
    [one] gets
   *[other] get
} in { $chance } times in 100.
bot-stargate-order-must = Then { $n ->
    [one] it
   *[other] they
} must attack { $foes }: { $attack } against { $defence }.
bot-stargate-order-unarmed = What stands in { $at } then cannot attack and is lost: { $units }.
bot-stargate-order-staged = { $unit } is staged in { $at }.
bot-stargate-order-reveal = Then a counter is revealed at Stargate { $gate }: what it is, nobody can foresee.
bot-stargate-order-done = { $phase ->
    [staging] Then staging ends.
   *[other] Then your movement phase ends.
}
bot-stargate-plan-unsure = Dice and secret choices may change this: the paths above hold for units that get through. If one does not, the rest of its order is dropped and the next unit moves. If an order has become impossible, the plan stops there. You are told of both.
bot-stargate-order-undone = { $n ->
    [one] The last step comes too late: its move is over by then.
   *[other] The last { $n } steps come too late: its move is over by then.
}

## Planning a phase
bot-stargate-plan-unit = Choose the next unit, or confirm them all.
bot-stargate-plan-where = **{ $unit }** is in { $at }{ $left ->
    [0] .
    [one] , with one point left.
   *[other] , with { $left } points left.
} Choose where it goes, or let it stop.
bot-stargate-plan-next = Next unit
bot-stargate-plan-ways = { $n ->
    [0] Round or out of the circle
   *[other] Go { $ways }
}
bot-stargate-plan-mode-linear = In a straight line
bot-stargate-plan-mode-wobble = Wobbling
bot-stargate-plan-mode-teleport = By teleportation
bot-stargate-plan-mode-lent = Teleportation lent by { $lender }
bot-stargate-plan-back = Step back
bot-stargate-plan-wrong = { $n ->
    [0] **The rest of your text is kept.** Open it and send it once more.
    [one] **One order cannot be carried out.** Correct it, or leave it out.
   *[other] **{ $n } orders cannot be carried out.** Correct them, or leave them out.
}
bot-stargate-plan-wrong-line = - { $why }
bot-stargate-plan-clear = Start over
bot-stargate-plan-drop = Leave out
bot-stargate-plan-text = Write the whole phase
bot-stargate-plan-title = Orders of this phase
bot-stargate-plan-label = One order a line
bot-stargate-plan-hint = I1 n4 · M1 wobble s1 · D1 to 1214 via 1210 · W2 skim B cw exit · done

## Approach
bot-stargate-shield = { $shield ->
    [coalition] **The Coalition is shielded**
    [virunian] **The Virunians are shielded**
   *[none] **Nobody is shielded**
} in { $at }. Counters: { $coalition } Coalition, { $virunian } Virunian.
bot-stargate-other = The other side may choose { $options }.
bot-stargate-even = If both choose at random, the moving unit is lost { $mover } % of the time, a defender { $defender } %.

## Combats
bot-stargate-combats = **Combats of this phase**
bot-stargate-combats-to-come = **Combats of the { $seat ->
    [coalition] Coalition
   *[virunian] Virunians
} as things stand**
bot-stargate-no-combats = There is no combat to fight.
bot-stargate-combat = **{ $hexes }**: { $attackers } ({ $attack }) against { $defenders } ({ $defence }), differential { $differential }, column { $column }: { $results }.
bot-stargate-support = With { $unit } from { $range ->
    [one] one hex
   *[other] { $range } hexes
} away: it adds { $strength }, differential { $differential }, column { $column }: { $results }.

## Odds
bot-stargate-odds-result = { $result ->
    [Ed] defender eliminated
    [Ea] attacker eliminated
    [Dd] defender dispersed
    [Da] attacker dispersed
    [Db] both dispersed
   *[other] { $result }
} { $chance } %
bot-stargate-odds-hopeless = the attackers are eliminated without a roll
bot-stargate-odds-combat = **Combat results**
bot-stargate-odds-column = Column { $column }: { $results }
bot-stargate-odds-letters = Below a differential of -2 the attackers are eliminated without a roll.
bot-stargate-odds-approach = { $shield ->
    [none] **Approach, nobody shielded**
    [mover] **Approach, the mover's side shielded**
   *[defender] **Approach, the defender shielded**
}
bot-stargate-odds-against = Against { $defender } of the defender: { $cells }
bot-stargate-odds-numbers = The moving unit is lost on this number or less; with a d, a defender is lost instead. 0: nothing happens.
bot-stargate-odds-turning = **Fire at a turn**: every enemy unit within { $reach } hexes rolls a die, and destroys the unit on 1 or 2.
bot-stargate-odds-fire = { $n ->
    [0] Nobody fires: { $live } % survival
    [one] One enemy: { $live } % survival
   *[other] { $n } enemies: { $live } % survival
}
bot-stargate-odds-teleport = **Teleportation**: through a Stargate { $gate } % survival, through the Nullgate { $nullgate } %, through both { $both } %.
bot-stargate-odds-scatter = A teleport of more than { $steady } hexes (an Igugui, or a Human it lends to) comes out there { $there } % of the time, a hex too far { $on } %, a hex short { $back } %.
bot-stargate-odds-gravity = **The Nullgate pulls** at the end of a Game-Turn on the hexes of energy { $energy }. Chances: a Virunian unit falls in { $virunian } %, a Coalition unit { $coalition } %, nobody { $nobody } %.

help-title-stargate =
    { "" }**Goal.** The Coalition wins by destroying a unit of each of the six Tri-Ships; the Virunians by destroying at least eight Coalition units, every race among them.

    { "" }**A Game-Turn.** First the Coalition stages up to four units, one of each race. Then come the Virunians: dice put face-down counters into their Stargates; they reveal counters, move one unit or stack of each Tri-Ship group and every Monad, and fight. Then the Coalition moves as many units as it likes, all staged ones onto the map, and fights.

    { "" }**Moving.** Straight lines. Every turn draws fire from all enemies within eight hexes. Skimming a Stargate bends your way without a shot and doubles the points you have left. Meta-Mexish and controls wobble freely; Igugui and Tri-Ships teleport.

    { "" }**Approach.** Whoever enters a hex with enemies chooses in secret among Warp, Charge and Maneuver, and so does the defender. You are asked by direct message, or press **Choose**. `/mine standing` answers for you while you are away.

    { "" }**Combat.** After moving, enemies in one hex fight. The difference of strength picks the column; `/odds` shows the chances.

    { "" }**Typing.** `/move H3 se3 s2` · `H3 to 1214 via 1110` · `W2 skim B cw exit` · `I1 teleport to 0812` · `done`. An order stops its unit; with `+` at its end you are asked how it goes on. A whole phase is one text: `I1 n4; M1 n5; D1 s2 se1; done`.
