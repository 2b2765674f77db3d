# Armada (Stellar Hegemon planet/space armada, C. E. Lewin), told in our own words.

armada-about = Two fleets, bought in secret and ordered in writing, meet over a planet with one spaceport.
armada-scenario-standard = Meeting engagement: two fleets of 3000 credits
armada-scenario-invasion = Planet invasion: the defender holds the port with 2000 credits and a garrison
armada-scenario-planethead = Planethead: only the invader scores for hexes held
armada-option-defender = Who defends, in scenarios with a defender
armada-option-defender-ask = Who defends?
armada-option-defender-roll = chosen by dice
armada-option-defender-red = Red
armada-option-defender-silver = Silver
armada-option-regiment_defence = Regiments in defence (optional rule)
armada-option-regiment_defence-ask = When do defending regiments hit?
armada-option-regiment_defence-exactly_8 = hit ground units on exactly 8
armada-option-regiment_defence-8_or_more = hit ground units on 8 or more
armada-option-unspent = Unspent credits score
armada-option-unspent-ask = What does an unspent credit score?
armada-option-unspent-whole = in full, as the book says
armada-option-unspent-quarter = a quarter (our own rule; in Planethead, buying nothing can still win)
armada-option-unspent-none = nothing, so buying nothing no longer wins
armada-option-seeker_losses = What seekers destroy (optional rule)
armada-option-seeker_losses-ask = Does what seekers destroy still shoot?
armada-option-seeker_losses-both = still shoots in the first round, on both sides
armada-option-seeker_losses-second_mover = still shoots only on the side that moves second
armada-option-lost_round = Who misses the first round (optional rule)
armada-option-lost_round-ask = Who misses round one: may they shoot seekers?
armada-option-lost_round-step_f = may still shoot at seekers
armada-option-lost_round-steps_d_and_f = may not shoot at seekers either
armada-option-unspent-advice = By the book a credit that is not spent is a point, so whoever buys no ship has 3000. We recommend: unspent credits score nothing.
armada-file-board = A board of your own as a TOML file
armada-file-force = A force chart of your own as a TOML file
armada-file-scenarios = Numbers and scenarios of your own as a TOML file
armada-file-chance = A chart of chances of your own as a TOML file
armada-objective-length = The number of turns is rolled once both fleets are bought: two dice plus 3, so 5 to 15.
armada-objective-meeting-who = Both sides
armada-objective-meeting = Have more points when the last turn is over: for what you destroy and what the enemy uses up, at its price; for each hex you hold at the end ({ armada-objective-hexes }){ armada-objective-credits }.
armada-objective-meeting-now = Points known so far: Red { $points1 }, Silver { $points2 }. Hexes are counted at the end.
armada-objective-invader-who = The invader (the dice say who)
armada-objective-invader = Take the planet. More points win when the last turn is over: for what you destroy and what the enemy uses up, at its price; for each hex you hold at the end ({ armada-objective-hexes }){ armada-objective-credits }.
armada-objective-invader-now = Points known so far: { $points1 }. Hexes are counted at the end.
armada-objective-defender-who = The defender (the dice say who)
armada-objective-defender = Hold the planet. More points win when the last turn is over: for what you destroy and what the enemy uses up, at its price{ $hexes ->
    [invader] { "" }
    [defender] ; for each hex that the invader does not hold at the end ({ armada-objective-hexes })
   *[nobody] ; for each hex you hold at the end ({ armada-objective-hexes })
}{ armada-objective-credits }.
armada-objective-defender-now = Points known so far: { $points1 }. Hexes are counted at the end.
armada-objective-hexes = the spaceport { $port }, { $others ->
    [0] the others as the board says
   *[other] each other { $others }
}
armada-objective-credits = { $unspent ->
    [whole] ; for each credit you do not spend
    [quarter] ; for every four credits you do not spend
   *[none] { "" }
}

## Sides, places, items
armada-side-red = Red
armada-side-silver = Silver
armada-sector = sector { $at }
armada-hex = { $at ->
    [1] hex 1
   *[other] hex { $at }
}
armada-item-starship = { $n ->
    [one] starship
   *[other] { $n } starships
}
armada-item-missile_boat = { $n ->
    [one] missile boat
   *[other] { $n } missile boats
}
armada-item-fighter_carrier = { $n ->
    [one] fighter carrier
   *[other] { $n } fighter carriers
}
armada-item-probe_scout = { $n ->
    [one] probe scout
   *[other] { $n } probe scouts
}
armada-item-laser = { $n ->
    [one] laser
   *[other] { $n } lasers
}
armada-item-blaster = { $n ->
    [one] blaster
   *[other] { $n } blasters
}
armada-item-launcher = { $n ->
    [one] launcher
   *[other] { $n } launchers
}
armada-item-shield = { $n ->
    [one] shield
   *[other] { $n } shields
}
armada-item-armor = { $n ->
    [one] armor block
   *[other] { $n } armor blocks
}
armada-item-probe_launcher = { $n ->
    [one] probe launcher
   *[other] { $n } probe launchers
}
armada-item-ap = { $n ->
    [one] a.p. missile
   *[other] { $n } a.p. missiles
}
armada-item-nuclear = { $n ->
    [one] nuclear missile
   *[other] { $n } nuclear missiles
}
armada-item-seeker = { $n ->
    [one] seeker
   *[other] { $n } seekers
}
armada-item-probe = { $n ->
    [one] probe
   *[other] { $n } probes
}
armada-item-decoy = { $n ->
    [one] decoy
   *[other] { $n } decoys
}
armada-item-fighter = { $n ->
    [one] fighter
   *[other] { $n } fighters
}
armada-item-regiment = { $n ->
    [one] regiment
   *[other] { $n } regiments
}
armada-item-marines = { $n ->
    [one] marines
   *[other] { $n } marines
}
armada-item-flashtrooper = { $n ->
    [one] flashtrooper
   *[other] { $n } flashtroopers
}
armada-item-ion_cannon = { $n ->
    [one] ion cannon
   *[other] { $n } ion cannons
}
armada-item-ambush = { $n ->
    [one] seeker in ambush
   *[other] { $n } seekers in ambush
}
armada-aboard = { $units } aboard

## In the picture
armada-pic-not = not
armada-pic-under = underside
armada-pic-now = now
armada-pic-ago = { $n } ago
armada-seen-ago = { $n ->
    [0] now
    [one] a turn ago
   *[other] { $n } turns ago
}
armada-pic-turn = Turn { $turn } of { $turns }
armada-score-points = { $n ->
    [one] point
   *[other] points
}
armada-score-defends = defends
armada-score-invades = invades
armada-ribbon-unseen = Nobody has shown a ship yet
armada-ribbon-worth = At the end, hex { $at } is worth { $n }
armada-ribbon-now = now
armada-ribbon-seen = seen
armada-pic-form = form up
armada-pic-decoy = decoys
armada-pic-ambush = ambush
armada-alt-fought = Turn { $turn }: a battle in { $places }.
armada-alt-sighted = Turn { $turn }: a fleet was seen.
armada-pic-still = still there
armada-pic-nobody = nobody left
armada-pic-hits = { $hits } of { $shots } hit
armada-pic-attacked = { $name } attacked
armada-pic-held = { $name } defended
armada-pic-setup = Before turn 1
armada-pic-over = the end
armada-pic-buying = buying
armada-pic-sectors = choosing a start sector
armada-pic-orders = orders
armada-pic-audit = audit
armada-pic-attacks = attacks
armada-pic-scouting = scouts report
armada-pic-battle = battle in { $at }
armada-pic-sealed = { $phase }: { $got } of { $wanted } are in
armada-pic-preview = your draft
armada-pic-side = { $side }
armada-pic-from = { $side }, from sector { $at }
armada-pic-defender = { $side } defends
armada-pic-invader = { $side } invades
armada-pic-wins = { $name } wins
armada-pic-drawn = A draw
armada-pic-ships = ships
armada-pic-others = other units
armada-pic-aboard = aboard
armada-pic-old = old report
armada-pic-attack = attack
armada-pic-scout = scout
armada-pic-unload = unload
armada-pic-load = load
armada-pic-dock = dock
armada-pic-seeker = seekers
armada-pic-probe = probe
armada-pic-teleport = teleport

## The picture in words
armada-alt-preview = Draft:
armada-alt-space = In { $at }: { $units }.
armada-alt-side = { $name }: { $parts }.
armada-alt-ready = { $units }
armada-alt-lost = lost: { $units }
armada-alt-gone = retreated: { $units }
armada-alt-flipped = hit but still firing: { $units }
armada-alt-close = at close quarters: { $units }
armada-alt-late = not shooting yet: { $units }
armada-alt-seekers = Seekers fly at { $on }.
armada-alt-turns = { $name } by turn: { $turns }; in the end { $last }.
armada-alt-account = { $name }: { $parts }.
armada-score = Points so far: Red { $red }, Silver { $silver }.
armada-board-key = In brackets: what a space touches. R Red, S Silver, f fighter, r regiment, m marines, t flashtrooper, i ion cannon.

## Guns, needs, classes
armada-gun-laser = laser
armada-gun-blaster = blaster
armada-gun-launcher = missiles
armada-gun-ap = a.p.
armada-gun-nuclear = nuclear
armada-gun-seeker = seeker
armada-gun-decoy = decoy
armada-gun-fighter = fighters
armada-gun-regiment = regiments
armada-gun-marines = marines
armada-gun-flashtrooper = flashtroopers
armada-gun-ion = ion cannon
armada-gun-ion_cannon = ion cannon
armada-need-7 = 7
armada-need-8 = 8
armada-need-8plus = 8+
armada-need-even = even
armada-need-not7 = not 7
armada-need-none = never
armada-class-ship = plain starships
armada-class-boat = missile boats
armada-class-carrier = fighter carriers
armada-class-scout = probe scouts
armada-class-starships = all starships
armada-class-fighter = fighters
armada-class-regiment = regiments
armada-class-marines = marines
armada-class-flashtrooper = flashtroopers
armada-class-ion = the ion cannon
armada-class-ground = ground units
armada-shown-flyer = a flying scout or probe
armada-shown-ground = a ground scout or probe

## Fleets and orders read back
armada-ship-line = { $hull }: { $held }
armada-ship-bare = { $hull }, empty
armada-fleet-line = { $n ->
    [one] Ship { $names }
   *[other] Ships { $names }
}: { $ship }
armada-fleet-cost = { $line } ({ $n ->
    [one] { $all }
   *[other] { $all }, { $each } each
})
armada-plan-all = Battle plan:
armada-plan-at = Battle plan for { $at }:
armada-plan-targets = shoot first at { $targets }
armada-plan-aim = seekers first at { $targets }
armada-plan-gun = { $gun } first at { $targets }
armada-plan-retreat-never = never retreat
armada-plan-retreat-always = retreat at once
armada-plan-retreat-at = retreat when { $n } % of your force is lost
armada-plan-fire-focus = fire on one target until it should be destroyed
armada-plan-fire-spread = spread the fire
armada-plan-missiles-yes = use missiles
armada-plan-missiles-no = save missiles
armada-plan-seekers-all = launch as many seekers as allowed
armada-plan-seekers-half = launch half of the seekers
armada-plan-seekers-hold = hold seekers
armada-plan-ambush-use = use the seekers in ambush
armada-plan-ambush-hold = hold the seekers in ambush
armada-plan-intercept-all = intercept seekers with all of ours
armada-plan-intercept-half = intercept seekers with half of ours
armada-plan-intercept-none = do not intercept seekers
armada-plan-decoys-all = launch all decoys
armada-plan-decoys-half = launch half of the decoys
armada-plan-decoys-none = launch no decoys
armada-plan-cover-all = all weapons may shoot at seekers
armada-plan-cover-blasters = only blasters shoot at seekers
armada-plan-cover-none = nobody shoots at seekers
armada-plan-close-all = all may go to close quarters
armada-plan-close-fighters = fighters go to close quarters
armada-plan-close-blasters = blaster ships go to close quarters
armada-plan-close-none = nobody goes to close quarters
armada-plan-take-all = fighters take hits for every ship
armada-plan-take-carriers = fighters take hits for carriers
armada-plan-take-none = fighters take no hits
armada-plan-unload-all = unload everything
armada-plan-unload-fighters = launch the fighters
armada-plan-unload-none = unload nothing
armada-plan-pursue-yes = pursue ground units that retreat
armada-plan-pursue-no = let ground units go
armada-plan-press-yes = keep shooting at seekers in ambush
armada-plan-press-no = leave seekers in ambush alone
armada-plan-rest-ask = ask me about the rest
armada-plan-rest-auto = answer the rest for me

## What happened: the opening and the turn
armada-defender = { $name } defends, as agreed.
armada-defender-rolled = { $name } defends. The dice: { $rolled }.
armada-fleets-in = Both fleets are bought.
armada-bought = Your fleet of { $ships ->
    [one] one ship
   *[other] { $ships } ships
} costs { $cost } credits. { $unspent } stay unspent and score for you at the end.
armada-bought-part = Your fleet of { $ships ->
    [one] one ship
   *[other] { $ships } ships
} costs { $cost } credits. { $unspent } stay unspent and { $points ->
    [0] score nothing at this table
    [one] score one point for you at the end
   *[other] score { $points } points for you at the end
}.
armada-chooser = { $name } chooses the start sector. The dice: { $rolled }.
armada-began = { $name } begins in { $at }.
armada-length = The game lasts { $turns } turns. The dice: { $rolled }.
armada-turn-began = Turn { $turn } of { $turns } begins.
armada-orders-in = Both order sheets for turn { $turn } are in.
armada-initiative = In battles { $name } acts first ({ $rolled }).
armada-initiative-again = Who acts first in battles? A tie ({ $rolled }).
armada-way = { $n ->
    [one] { $units } goes to { $to }
   *[other] { $units } go to { $to }
}
armada-moved = You moved: { $ways }.
armada-loaded = { $ship } loads { $units } in { $at }.
armada-unloaded = { $ship } unloads { $units } in { $at }.
armada-teleported = { $units } teleports to { $at }.
armada-formed = { $units } is formed in { $at }.
armada-docked = { $ship } hands over { $units } in { $at }.
armada-void = An order to { $unit } was not carried out: { $why }.
armada-void-battle = a battle came between
armada-void-other = it could no longer be done
armada-sent = { $ship } sends { $seekers } to { $at }.
armada-lying = In ambush in { $at }: { $seekers } more, { $total } in all.
armada-announced = { $name } announces an attack in { $at }.
armada-nobody-there = You attack in { $at }, but nobody is there.
armada-probed = { $ship } launches a probe to { $at }.
armada-scouting = { $name } scouts in { $at } with { $shown }.
armada-scouted = Scouts in { $at }: { $found }.
armada-scouted-none = Scouts in { $at }: no enemy is there.

## What happened: battles
armada-nobody = nobody
armada-force-special = { $n ->
    [one] { $hull } { $ids }
   *[other] { $hull } ({ $ids })
}
armada-battle-began-attack = **Battle in { $at }.** { $name } attacks. { $first } acts first.
armada-battle-began-seekers = **Battle in { $at }.** Seekers of { $name } strike. { $first } acts first.
armada-battle-began-ambush = **Battle in { $at }.** Seekers of { $name } strike from ambush. { $first } acts first.
armada-battle-side = { $name }: { $units }.
armada-battle-ambush = { $name } has { $seekers }.
armada-launched = { $name } launches { $what }.
armada-seekers = { $seekers }
armada-seekers-from-ambush = { $seekers } ({ $n } from ambush)
armada-unloads = { $ship } unloads { $units }.
armada-intercepted = { $name } sends { $n ->
    [one] one seeker
   *[other] { $n } seekers
} against the enemy's. The dice: { $dice }.
armada-on = { $n } on { $unit }
armada-placed = Seekers of { $name }: { $on }.
armada-covered = { $hits } of { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
} at seekers hit. Still in flight: { $left }.
armada-covered-all = { $hits } of { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
} at seekers hit. None is left.
armada-round = **Round { $round }.**
armada-stayed = { $n ->
    [one] Your seeker stays
   *[other] Your { $n } seekers stay
} behind in { $at }: there is no target, and no enemy seeker to intercept.
armada-spared = Battle in { $at }: you were not asked, because { $what }. To be asked even then, put `rest ask` into your battle plan.
armada-spared-muster = you have no ships that could launch or unload anything
armada-spared-place = there is only one target for your seekers
armada-spared-targets = only one enemy is left to shoot at
armada-spared-free = there is only one target for your free shots
event-acted-by_plan = { $name } leaves the rest of this turn's battles to the battle plan.
armada-late = { $n ->
    [one] { $units } does not shoot yet.
   *[other] { $units } do not shoot yet.
}
armada-retreating = { $name } retreats with { $units }.
armada-volley-seekers = Seekers of { $name }: { $hits } of { $shots } hit.
armada-volley-close = { $name } at close quarters: { $hits } of { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
} hit.
armada-volley-free = { $name }, free shots: { $hits } of { $shots } hit.
armada-volley-shots = { $name }: { $hits } of { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
} hit.
armada-volley-cover = { $name } at seekers: { $hits } of { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
} hit.
armada-hit-taken = { $unit } takes it ({ $die })
armada-hit-not-taken = { $unit } too late ({ $die })
armada-hit-shield = shield holds ({ $die })
armada-hit-shield-lost = shield lost ({ $die })
armada-hit-armor = armor stops it ({ $total })
armada-hit-armor-fails = armor fails ({ $total })
armada-hit-flipped = hit, still fires
armada-hit-destroyed = destroyed
armada-with = { " " }with { $units }
armada-destroyed = { $unit } ({ $what }) is destroyed{ $aboard }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
armada-lost = { $unit } ({ $what }{ $aboard }) { $points }
armada-lost-all = Destroyed: { $units }; in all { $points ->
    [one] 1 point
   *[other] { $points } points
}.
armada-retreated = { $n ->
    [one] { $units } has left the battle.
   *[other] { $units } have left the battle.
}
armada-pressed = { $name } keeps shooting at { $seekers }: { $hits } of { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
} hit.
armada-battle-ended = **The battle in { $at } is over** after { $round ->
    [0] no round
    [one] one round
   *[other] { $round } rounds
}.
armada-battle-harmless = Nobody there can hurt anybody any more.
armada-battle-cost = Destroyed in it: { $sides }.
armada-battle-cost-side = of { $name } { $points ->
    [one] 1 point
   *[other] { $points } points
}
armada-battle-left = Still there:
armada-battle-left-nobody = Nobody is left there.

## The same as news
armada-news-nothing = nothing
armada-news-none = none
armada-news-ships = { $n ->
    [one] one ship
   *[other] { $said } ships
}
armada-news-units = { $n ->
    [one] one unit
   *[other] { $said } units
}
armada-news-others = { $n ->
    [one] one other unit
   *[other] { $said } other units
}
armada-news-places = { $said } places
armada-news-defender = { $name } defends.
armada-news-fleets-in = Both fleets are bought.
armada-news-chooser = { $name } chooses the start sector.
armada-news-began = { $name } begins in { $at }.
armada-news-length = The game lasts { $turns } turns.
armada-news-turn-began = Turn { $turn } of { $turns } begins.
armada-news-orders-in = Both order sheets are in.
armada-news-by-plan = { $name } left the battles to the plan.
armada-news-announced = { $name } announced an attack in { $at }.
armada-news-scouting = { $name } scouted in { $at }.
armada-news-found-none = { $name }’s seekers found nothing in { $at }.
armada-news-battle-attack = { $name } attacked { $foe } in { $at }.
armada-news-battle-seekers = { $name }’s seekers struck { $foe } in { $at }.
armada-news-battle-ambush = { $name }’s seekers struck { $foe } from ambush in { $at }.
armada-news-battle-odds = { $name } had { $a ->
    [one] one { $what ->
        [ships] ship
       *[units] unit
    }
   *[other] { $asaid } { $what ->
        [ships] ships
       *[units] units
    }
}, { $foe } had { $b ->
   *[other] { $bsaid }
}.
armada-news-battle-nobody = Nobody survived the battle in { $at }.
armada-news-battle-lost-all = { $name } lost { $n ->
    [one] a ship
    [2] both ships
   *[other] all { $said } ships
} in { $at }.
armada-news-battle-broken = { $name } has nothing left in { $at }.
armada-news-battle-lost-some = { $name } lost { $n ->
   *[other] { $said }
} of { $of } ships in { $at }.
armada-news-battle-lost = { $name } lost { $units } in { $at }.
armada-news-battle-even = The battle in { $at } cost nobody a unit.
armada-news-battle-over = The battle in { $at } is over.
armada-news-battle-left = { $name } broke off in { $at } with { $units }.
armada-news-battle-cost = { $name } lost { $lost } { $n ->
    [0] before the first round
    [one] in one round
   *[other] in { $said } rounds
}.
armada-news-battles = In { $battles } battles { $name } lost { $n ->
    [one] one { $what ->
        [ships] ship
       *[units] unit
    }
   *[other] { $asaid } { $what ->
        [ships] ships
       *[units] units
    }
}, { $foe } { $b ->
   *[other] { $bsaid }
}.
armada-news-battles-even = In { $battles } battles each side lost { $n ->
    [one] one { $what ->
        [ships] ship
       *[units] unit
    }
   *[other] { $asaid } { $what ->
        [ships] ships
       *[units] units
    }
}.
armada-news-battles-free = Nobody lost a unit in { $battles } battles.
armada-news-launched = { $name } launched { $n ->
    [one] one seeker
   *[other] { $said } seekers
} in { $at }.
armada-news-round = Round { $round } began in { $at }.
armada-news-answered = { $n ->
    [one] The answer is in.
   *[other] All answers are in.
}
armada-news-opened = Everything secret is open now.
armada-news-controlled = { $name } scores { $points } for { $at }.
armada-news-proposed = { $name } proposed { $n ->
    [one] one point
   *[other] { $points } points
} for { $to }.
armada-news-corrected = { $agreed ->
    [1] Agreed: { $n ->
        [one] one point
       *[other] { $points } points
    } more for { $to }.
   *[0] The correction was declined.
}
armada-news-ended-points = { $name } won, { $mine } to { $theirs }.
armada-news-ended-level = A draw: { $mine } points each.

## What a question asks for
armada-task-fleet = Buy your fleet.
armada-task-start = Choose your start sector.
armada-task-orders = Write your orders.
armada-task-attack = Choose your next attack.
armada-task-muster = Choose what to launch and unload.
armada-task-intercept = Choose seekers to intercept theirs.
armada-task-place = Put your seekers on targets.
armada-task-cover = Choose who shoots at the seekers.
armada-task-retreat = Choose who retreats.
armada-task-targets = Choose your targets.
armada-task-free = Choose your free shots.
armada-task-take = Choose the hits your fighters take.
armada-task-pursue = Pursue who retreats, or not?
armada-task-press = Keep shooting at seekers, or not?
armada-task-audit = Accept the result, or correct it.
armada-task-agree = Agree to the correction, or decline.

## What is asked
armada-ask-fleet = Buy your fleet for { $credits } credits.
armada-ask-start = Choose the sector where you begin.
armada-ask-orders = Write your orders for turn { $turn }.
armada-ask-attack = Choose the attack that you announce next.
armada-ask-muster = Battle in { $at }: choose what you launch and unload.
armada-ask-intercept = Battle in { $at }: choose how many seekers go against the enemy's.
armada-ask-place = Battle in { $at }: put your seekers on targets.
armada-ask-cover = Battle in { $at }: choose who shoots at the seekers.
armada-ask-retreat = Battle in { $at }: choose who retreats.
armada-ask-targets = Battle in { $at }: choose your targets.
armada-ask-free = Battle in { $at }: choose your free shots at enemies at close quarters.
armada-ask-take = Battle in { $at }: choose which hits your fighters try to take.
armada-ask-pursue = Battle in { $at }: do your flyers pursue the ground units that retreat?
armada-ask-press = Battle in { $at }: do you keep shooting at the seekers in ambush?
armada-ask-audit = Look through the orders of both sides, then accept the result or propose a correction.
armada-ask-agree = The other side proposes a correction of points. Do you agree?
armada-ask-other = Choose an answer.

## What can be done
armada-do-fleet = { $n ->
    [one] A fleet of one ship
   *[other] A fleet of { $n } ships
}
armada-do-orders = { $n ->
    [one] Orders for one unit
   *[other] Orders for { $n } units
}
armada-do-start = Begin in { $at }
armada-do-by-plan = Leave this turn's battles to the plan
armada-do-attack = Attack in { $at }
armada-do-muster = Launch and unload
armada-do-intercept = Intercept seekers
armada-do-place = Place seekers
armada-do-cover = Shoot at seekers
armada-do-retreat = Retreat
armada-do-targets = Targets
armada-do-free = Free shots
armada-do-take = Hits for fighters
armada-do-retreat-some = Retreat with { $units }
armada-do-stay = Stay and fight
armada-do-pursue = Pursue
armada-do-press = Keep shooting
armada-do-audit = { $n ->
    [0] Accept the result
   *[other] Propose { $n } points for { $to }
}
armada-do-agree = Agree
armada-do-agree-no = Decline
armada-do-pursue-no = Break off
armada-do-press-no = Leave them alone
armada-do-strike = Strike from ambush in { $at }
armada-detail-start = touches hexes { $hexes }

## Where the game stands
armada-head-buying = Both sides buy their fleets in secret.
armada-head-sectors = { $name } chooses the start sector.
armada-head-orders = Turn { $turn } of { $turns }: orders are written.
armada-head-attacks = Turn { $turn } of { $turns }: attacks.
armada-head-scouting = Turn { $turn } of { $turns }: scouts report.
armada-head-battle = Turn { $turn } of { $turns }: battle in { $at }.
armada-head-waiting = Waiting for { $names }.
armada-head-audit = Everything secret is open now: both sides look through it.
armada-head-opening = The game is being set up.
armada-head-won = { $name } has won in turn { $turn }.
armada-head-drawn = The game is drawn in turn { $turn }.
armada-ended-points = { $name } has more points and wins!
armada-hand-score = Your points so far: { $mine }, the enemy's: { $theirs }. Credits unspent: { $unspent }.
armada-hand-at = { $at }: { $units }
armada-hand-score-part = Your points so far: { $mine }, the enemy's: { $theirs }. Credits unspent: { $unspent }, which { $points ->
    [0] score nothing
   *[other] score { $points } at the end
}.
armada-hand-own = **Yours:** { $units }.
armada-hand-known = **Known of the enemy:** { $units }.
armada-hand-unknown = **Known of the enemy:** nothing yet.

## In the picture of a battle
armada-pic-ended = over after { $round ->
    [0] the seekers
    [one] one round
   *[other] { $round } rounds
}
armada-pic-quiet = over: nobody can shoot
armada-pic-seekers-fly = seekers
armada-pic-round = round { $round }
armada-pic-in-round = { $round }: { $said }
armada-pic-calls = { $name } attacks
armada-pic-meets = { $name } defends
armada-pic-shot = has shot
armada-pic-lost = lost
armada-pic-gone = retreated

## What happened: the end
armada-found-none = Seekers of { $name } find no target in { $at }.
armada-left-over = Never used, so counted as used up: { $seekers } of { $name } in { $at }.
armada-opened = Everything secret is open now. Credits unspent: { $unspent }.
armada-controlled = { $name } controls { $at } ({ $by }): { $points ->
    [one] 1 point
   *[other] { $points } points
}.
armada-controlled-tied = Nobody controls { $at }; it scores { $points } for { $name }.
armada-controlled-nobody = Nobody controls { $at }.
armada-control-troops = more regiments and marines
armada-control-marines = more marines
armada-control-others = more other units
armada-proposed = { $name } proposes a correction: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $to }. Reason: { $why }
armada-corrected = The correction is agreed on: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $to }.
armada-not-corrected = The correction is not agreed on: no points for { $to }.
armada-scored = Points: { $points }.
armada-account-all = in all
armada-account-destroyed = { $items } destroyed
armada-account-expended = { $items } used up
armada-account-lost = { $items } shot away
armada-account-unspent = credits unspent
armada-account-unspent-part = { $n } credits unspent, scored in part
armada-account-correction = agreed correction
armada-ended-level = Both sides have the same points. The game is a draw.
armada-pic-chart = Points by turn
armada-pic-final = final
armada-pic-battle-title = Battle in { $at }
armada-pic-more = { $n } more
armada-pic-fleet = { $n ->
    [one] One ship
   *[other] { $n } ships
}: { $spent } of { $credits } credits, { $left } left

## Charts of the rules
armada-chart-force = Force chart
armada-chart-what = Item
armada-chart-cost = Credits
armada-chart-cargo = Cargo taken
armada-chart-room = Room
armada-chart-needs = { $what }: starts with { $has }.
armada-chart-least = at least { $n ->
    [one] one { $what }
   *[other] { $what }
}
armada-chart-without = no { $what }
armada-chart-force-note = Cargo in brackets: in the room that a carrier's fighters have left. Room in brackets: for missiles only.
armada-chart-sectors = Sectors
armada-chart-sector = Sector
armada-chart-reached = Sectors in reach
armada-chart-barred = Not in reach
armada-chart-hexes = Hexes in reach
armada-chart-hex-title = Planet hexes
armada-chart-hex = Hex
armada-chart-touches = Sectors that touch it
armada-chart-via = Hexes reached through a sector
armada-chart-points = Points
armada-chart-chances = What two dice must total to destroy
armada-chart-shooter = Shooter
armada-chart-ground = Ground unit
armada-chart-fighter = Fighter, seeker
armada-chart-starship = Starship
armada-chart-close = { $what } at close quarters: { $need } against ground units.
armada-chart-teleported = { $what } in the turn of its teleport: { $need } against ground units.
armada-chart-escorted = { $what } beside a regiment or marines, or hit but still firing: { $need } against ground units.
armada-chart-defending = { $what } in defence: { $need } against ground units.
armada-chart-armor = Armor stops a laser on { $laser }, anything else on { $others }; one block is lost either way. A shield stops every hit, and half the time it is lost.

## What each thing that one chooses is for
armada-for-starship = good at everything
armada-for-missile-boat = has three launchers, and extra room for missiles
armada-for-fighter-carrier = carries fighters; has the most room
armada-for-probe-scout = carries probes; never missiles or seekers
armada-for-laser = shoots at starships every round
armada-for-blaster = shoots at fighters, and close up at ground units
armada-for-launcher = fires one missile a turn
armada-for-shield = stops hits; each time it may be lost
armada-for-armor = may stop a hit; each try costs one block
armada-for-probe-launcher = launches probes and decoys
armada-for-ap = anti-personnel missile, against ground units; needs a launcher
armada-for-nuclear = missile against starships; needs a launcher
armada-for-seeker = strikes once: flies to its target by itself, or lies in ambush
armada-for-probe = looks into a space from afar; needs a probe launcher
armada-for-decoy = draws enemy seekers off; needs a probe launcher
armada-for-fighter = flies by itself, fights fighters, takes hits for ships
armada-for-regiment = lands to take and hold hexes
armada-for-marines = land like a regiment, but attack better
armada-for-flashtrooper = teleports between ship and ground; three form a regiment
armada-for-ion-cannon = stands in a hex and shoots at starships from the ground
armada-for-hold = stay and defend yourself if attacked
armada-for-attack = fight whoever is there after moving; needed to win a space
armada-for-scout = learn how many enemies of which type are there, without a fight of your own
armada-for-unload = put troops or fighters down, so that they can act
armada-for-load = take troops or fighters aboard, to carry them on
armada-for-dock = hand cargo over to another of your ships in the same space
armada-for-plan-retreat = when your units leave a battle that goes badly
armada-for-plan-fire = one target after another, or some for each
armada-for-plan-missiles = how many missiles you spend, and how early
armada-for-plan-seekers = when seekers aboard are used up for a strike
armada-for-plan-ambush = when seekers that lie in wait strike
armada-for-plan-intercept = whether your seekers meet enemy seekers
armada-for-plan-decoys = when decoys draw enemy seekers off
armada-for-plan-cover = whether guns shoot at seekers that come in
armada-for-plan-close = who goes close: that draws free shots
armada-for-plan-take = fighters can die in place of ships
armada-for-plan-unload = whether troops and fighters leave their ships for the battle
armada-for-plan-pursue = whether you shoot at ground units that run
armada-for-plan-press = whether you keep shooting at seekers left in ambush
armada-for-plan-rest = the bot answers what you left open, or asks you
armada-for-option-defender = Who holds the planet at first. The other side has to land.
armada-for-option-regiment-defence = On 8 or more regiments hold their ground better.
armada-for-option-unspent = With nothing you must fight to win; in full, saving can win.
armada-for-option-seeker-losses = Whether seekers of the second mover silence their targets at once.
armada-for-option-lost-round = Whether a ship that unloads is helpless against seekers.
armada-for-fleet = your whole budget at once, in secret: what you bring is all you have
armada-for-orders = in secret; both sides' orders are carried out together
armada-for-start = the space from which your ships set out
armada-for-by-plan = no questions in this turn's battles: your plan answers
armada-for-strike = hit whoever is there at once; the seekers are used up
armada-for-muster = what stays aboard cannot fight
armada-for-intercept = use your own seekers up to stop theirs
armada-for-place = which ships your seekers go for
armada-for-cover = guns that shoot at seekers do not shoot at ships
armada-for-retreat = save what is left before it costs you more points
armada-for-targets = focus fire: a ship that is gone no longer shoots
armada-for-free = an extra shot at a unit that came close
armada-for-take = lose a cheap fighter in place of a ship
armada-for-pursue = follow those who run, or let them go
armada-for-press = clear the space of them, or break off
armada-for-audit = both sides check the points before the game ends
armada-for-agree = the game ends now if both want it

## What actions are called in the rules
armada-called-fleet = Buy a fleet
armada-called-orders = Write orders
armada-called-start = Choose where to begin
armada-called-by-plan = Leave it to the plan
armada-called-strike = Strike from ambush
armada-called-muster = Launch and unload
armada-called-intercept = Intercept seekers
armada-called-place = Place seekers
armada-called-cover = Shoot at seekers
armada-called-retreat = Retreat
armada-called-targets = Choose targets
armada-called-free = Free shots
armada-called-take = Take hits
armada-called-pursue = Pursue
armada-called-press = Keep shooting
armada-called-audit = Go over the account
armada-called-agree = Agree to end

# -- hints: what ratings are made of, and what rules of thumb measure ----------------------------------

armada-hint-worth = { $value ->
    [1] 1 victory point
   *[other] { NUMBER($value) } victory points
}
armada-hint-measure = It counts in victory points, as if the game ended there.
armada-term-won = whether the game is won by it
armada-term-won-more = It wins the game, or keeps it from being lost.
armada-term-won-less = Another wins the game, or keeps it from being lost.
armada-term-points = the victory points given so far
armada-term-points-more = Ahead in points: more for you, or fewer for them.
armada-term-points-less = Behind in points: fewer for you, or more for them.
armada-term-unspent = the credits that each side has kept
armada-term-unspent-more = Thriftier: you keep more credits, or they fewer.
armada-term-unspent-less = Dearer: you keep fewer credits, or they more.
armada-term-force = what each side's units are worth
armada-term-force-more = Stronger: you keep more units, or they fewer.
armada-term-force-less = Weaker: you keep fewer units, or they more.
armada-term-hexes = who holds the hexes of the planet
armada-term-hexes-more = More of the planet is yours.
armada-term-hexes-less = Less of the planet is yours.
armada-term-strength = where most of your fleet goes, and how much of the enemy's may be there
armada-term-clock = how many turns are left
armada-term-fleet = what you spend the credits on (lasers and shields win battles, troops hold hexes at the end)
armada-term-account = what the account of points says
armada-why-strength = { $odds ->
    [clear] No enemy is known
    [stronger] You look stronger
    [weaker] You look weaker
   *[even] You look evenly matched
} at { $place }: { $ships }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}{ $foes ->
    [0] {""}
    [one] {" "}against perhaps one enemy unit
   *[other] {" "}against perhaps { $foes } enemy units
}.
armada-why-clock = { $left ->
    [0] It is the last turn: nothing comes after it.
    [one] Only one more turn comes after this.
   *[other] There is still time after this turn.
}
armada-why-fleet = You get { $ships ->
    [one] one ship
   *[other] { $ships } ships
}: lasers and shields win battles, troops hold hexes at the end.
armada-why-account = { $lead ->
    [ahead] You are ahead
    [behind] You are behind
   *[level] You are level
}, { $mine } to { $theirs }.

## How strong machine players are (docs/balance.md)
armada-level-first-steps = Chases the dearest force it has seen, weaker or not. Wins 1 in 3 against steady
armada-level-steady = Strikes what it can beat, else goes for the port. Answers at once; good for newcomers
armada-level-strong = Rushes the port, guards it or lies in wait, by its role. Wins 7 in 10 against steady
armada-level-champion = Buys by arithmetic, waits out of sight. Wins 9 in 10 against strong. Takes up to a second

## Previews
armada-end-hurt = damaged
armada-role-defender = defender
armada-role-invader = invader
