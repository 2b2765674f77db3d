# Armada on Discord.

## The names of commands and their options. English ones stand in the code too.


## Fixed choices
choice-target-ground = Ground units
choice-target-fighter = Fighters and seekers
choice-target-starship = Starships
choice-shooter-laser = Laser
choice-shooter-ap = A.p. (anti-personnel) missile
choice-shooter-nuclear = Nuclear missile
choice-shooter-blaster = Blaster battery
choice-shooter-seeker = Seeker
choice-shooter-decoy = Decoy
choice-shooter-fighter = Fighter
choice-shooter-regiment = Regiment
choice-shooter-marines = Marines
choice-shooter-flashtrooper = Flashtrooper
choice-shooter-ion_cannon = Ion cannon

## Standing answers
armada-policy-usual = As my battle plan says, or the default plan
armada-policy-hold = All units hold
armada-policy-ask = Ask me
armada-policy-in_order = In the order of the spaces
armada-policy-accept = Accept
armada-policy-refuse = Decline

## Everywhere
armada-option-scenario = Scenario
bot-armada-ready = Check and lock
bot-armada-back = Back
bot-armada-wrong = { $n ->
    [one] **One thing is not right yet:**
   *[other] **{ $n } things are not right yet:**
}
bot-armada-unread = { $n ->
    [one] **One line I cannot read** (kept under **{ $box }**):
   *[other] **{ $n } lines I cannot read** (kept under **{ $box }**):
}
bot-armada-wrong-line = - { $why }
bot-armada-wrong-ship = - Ship { $no }: { $why }
bot-armada-wrong-unit = - **{ $no }**: { $why }
bot-armada-unit-own = { $kind } { $id }
bot-armada-unit-foe = enemy { $kind } { $id }

## Fleet
bot-armada-fleet-head = **Your fleet**: { $ships ->
    [one] one ship
   *[other] { $ships } ships
}, { $cost } of { $credits } credits. **{ $left } left.**
bot-armada-fleet-unspent = { $points ->
    [0] Unspent credits score nothing.
   *[other] Unspent credits score { $points } for you.
}
bot-armada-fleet-line = `{ $no }` { $hull }: { $has } · { $used }/{ $room } cargo · { $n ->
    [one] { $price } credits
   *[other] { $price } credits each
}
bot-armada-fleet-bare = nothing aboard
bot-armada-fleet-empty = No ship yet. Add one, or press **{ bot-armada-fleet-shelf }**.
bot-armada-fleet-part = - { $what }: { $cost ->
    [one] 1 credit
   *[other] { $cost } credits
}, { $cargo } cargo
bot-armada-fleet-run = These { $n } ships are alike. A change here changes all of them.
bot-armada-fleet-which = Fit, copy or remove a ship
bot-armada-fleet-add = Add a ship
bot-armada-fleet-hull = { $cost } credits, room for { $room }
bot-armada-fleet-with = , with { $things }
bot-armada-fleet-put = Put aboard
bot-armada-fleet-take = Take off
bot-armada-fleet-price = { $cost ->
    [one] 1 credit
   *[other] { $cost } credits
}, { $cargo } cargo
bot-armada-fleet-times = How many like this?
bot-armada-fleet-many = { $n } × { $hull }
bot-armada-fleet-one = Only ship { $no }
bot-armada-fleet-fit = Type what is aboard
bot-armada-fleet-fit-title = Ship { $no }
bot-armada-fleet-fit-label = All that is aboard
bot-armada-fleet-fit-hint = laser 2, shield 1, regiment 1, nuclear 8
bot-armada-fleet-scrap = { $n ->
    [one] Remove
   *[other] Remove all { $n }
}
bot-armada-fleet-shelf = Fleets to load
bot-armada-fleet-ready-made = Load a ready-made fleet
bot-armada-fleet-own = Load one of your saved fleets
bot-armada-fleet-own-none = You have saved no fleet yet. Press **{ bot-armada-fleet-keep }** once you have built one.
bot-armada-fleet-drop = Delete one of your saved fleets
bot-armada-fleet-dropped = Deleted.
bot-armada-fleet-instead = It replaces what you have built so far.
bot-armada-fleet-size = { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}, { $cost } credits
bot-armada-fleet-paste = Paste or upload
bot-armada-fleet-paste-label = One line for each ship, or for ships alike
bot-armada-fleet-paste-hint = 1-4 starship: laser 2, shield 1, regiment 1
bot-armada-fleet-file = Or a text file with the fleet
bot-armada-fleet-keep = Save
bot-armada-fleet-kept = Saved. You can load it in every game.
bot-armada-fleet-name = What is it called?
bot-armada-fleet-lock = Lock this fleet
bot-armada-fleet-sure = You can take it back until both fleets are in.
bot-armada-fleet-sure-empty = **No ship at all?** All credits stay unspent, and you have nothing to fight with.
bot-armada-fleet-locked = Locked ✓ Nobody else sees it before the end.
bot-armada-made-balanced = Balanced
bot-armada-made-balanced-about = a bit of everything, with two carriers, a boat and a scout
bot-armada-made-balanced-play = Strike with the gunships in one group where you are stronger; land the troops in the last turns.
bot-armada-made-line = Line
bot-armada-made-line-about = thirteen gunships with armor, and a few troops
bot-armada-made-line-play = Stay together and attack: lasers and armor win long fights. Land from 14 and 15 at the end.
bot-armada-made-swarm = Swarm
bot-armada-made-swarm-about = eight carriers full of fighters
bot-armada-made-swarm-play = All in one space: fighters shoot down fighters and take hits meant for their carriers.
bot-armada-made-salvo = Salvo
bot-armada-made-salvo-about = nine missile boats, and marines for the port
bot-armada-made-salvo-play = Nuclear missiles for ships, a.p. for troops. Retreat once they run short: boats have no other guns.
bot-armada-made-landing = Landing
bot-armada-made-landing-about = troops and flashtroopers for all six hexes
bot-armada-made-landing-play = Avoid fights in space. Scout, then land on all hexes in the last turns, most troops on hex 1.
bot-armada-made-ambushers = Ambushers
bot-armada-made-ambushers-about = seekers for ambushes, and probes to find the enemy
bot-armada-made-ambushers-play = Find costly ships by probe and send seekers; let others lie in ambush where the enemy must come.
bot-armada-made-guard = Guard
bot-armada-made-guard-about = a small fleet for 2000 credits
bot-armada-made-guard-play = Keep the ships together, and the troops on hex 1: let the enemy come to you.

## Order sheet
bot-armada-orders-head = **Turn { $turn } of { $turns }**: { $should ->
    [0] you have nothing left to order.
   *[other] { $have } of { $should } have orders.
}
bot-armada-orders-line = **{ $units }** ({ $at }): { $what }
bot-armada-orders-idle = **{ $units }** ({ $at }): no order yet
bot-armada-orders-striking = Seekers in ambush in { $at } strike as soon as there is a target.
bot-armada-orders-which = Choose one or more units
bot-armada-orders-ship = Ship { $no } ({ $hull }) in { $at }
bot-armada-orders-fleet = { $n ->
    [2] Both ships
   *[other] All { $n } ships
} in { $at }
bot-armada-orders-all = { $n ->
    [2] The
   *[other] All
} { $units } in { $at }
bot-armada-orders-units = { $units } in { $at }
bot-armada-orders-aboard = { $units } aboard ship { $ship }
bot-armada-orders-lying = { $n ->
    [one] One seeker
   *[other] { $n } seekers
} in { $at }
bot-armada-orders-strike = Ambushes that strike this turn
bot-armada-orders-now = Strike now
bot-armada-orders-now-about = Seekers in ambush may strike at any time, even before orders. Everybody hears of it at once. Without a target they stay where they are.
bot-armada-orders-strike-in = Strike in { $at } with { $n }
bot-armada-orders-order = Attacks come in this order: { $spaces }.
bot-armada-orders-chosen = You will be asked in which order your { $n } attacks are announced. Everybody sees that you are asked.
bot-armada-orders-choose = Choose the order later
bot-armada-orders-listed = Use the sheet's order
bot-armada-orders-before = Same as last turn
bot-armada-orders-lost = { $n ->
    [one] One of last turn's orders does not fit any more.
   *[other] { $n } of last turn's orders do not fit any more.
}
bot-armada-orders-plan = Battle plan
bot-armada-orders-type = Type orders
bot-armada-orders-type-label = One line an order; units without one hold
bot-armada-orders-type-hint = 7: to B attack · 4: to 1 unload r1-2 · f1-3: scout · 9: probe 1 as ground
bot-armada-orders-lock = Lock these orders
bot-armada-orders-sure = You can take them back until both sides have locked.
bot-armada-orders-hold = { $n ->
    [one] One unit has no order and holds.
   *[other] { $n } units have no order and hold.
}
bot-armada-orders-locked = Locked ✓ Nobody else sees them before the end.
bot-armada-orders-end = End the game?
bot-armada-orders-clear = { $n ->
    [0] No ship of yours is left
   *[other] Your ships meet no known enemy
}
bot-armada-orders-contact = { $n ->
    [one] 1 ship
   *[other] { $n } ships
} may meet { $enemies } in { $at }
bot-armada-end-about = **End the game now?** If both sides agree, no more turns are played and everything is counted as after the last turn: points so far, unspent credits, and the hexes as they are held now. Seekers in ambush count as used up. This turn's orders are not carried out. The proposal stands until the next turn.
bot-armada-end-proposed = The other side proposes to end it.
bot-armada-end-waiting = You have proposed to end it. The other side has not answered yet.
bot-armada-end-agree = Agree: end the game now
bot-armada-do-hold = hold
bot-armada-do-nothing = no order yet
bot-armada-do-to = to { $at }
bot-armada-do-after = then to { $at }
bot-armada-do-into = into ship { $ship }
bot-armada-do-attack = attack
bot-armada-do-scout = scout
bot-armada-do-load = load { $cargo }
bot-armada-do-unload = unload { $cargo }
bot-armada-do-dock = dock with ship { $ship }, handing over { $cargo }
bot-armada-do-form = form regiments{ $act ->
    [attack] , attack
    [scout] , scout
   *[other] {""}
}
bot-armada-do-seekers = { $n ->
    [one] send one seeker
   *[other] send { $n } seekers
} to { $at }
bot-armada-do-probe = probe { $at }, announced as a { $shown ->
    [ground] ground unit
   *[other] flyer
}
bot-armada-do-decoys = { $n ->
    [one] one decoy
   *[other] { $n } decoys
}
bot-armada-act-hold = Hold
bot-armada-act-attack = Attack
bot-armada-act-scout = Scout
bot-armada-act-unload = Unload
bot-armada-act-load = Load
bot-armada-act-dock = Dock
bot-armada-pick-head = **{ $units }** in { $at }: { $order }
bot-armada-pick-has = Has { $things }.
bot-armada-pick-aboard = Aboard: { $units }.
bot-armada-pick-some = How many of them?
bot-armada-pick-to = Where to?
bot-armada-pick-stay = Stay
bot-armada-pick-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end for who holds it
bot-armada-pick-reach = from there on to hexes { $hexes }
bot-armada-pick-foes = enemy: { $units }
bot-armada-pick-ship = ship { $no }
bot-armada-pick-teleport = Teleport: { $to }
bot-armada-pick-act = To do what?
bot-armada-pick-partner = Dock with which ship?
bot-armada-pick-load = Load which?
bot-armada-pick-unload = Unload which?
bot-armada-pick-dock = Hand over which?
bot-armada-pick-launch = Seekers, probes, decoys
bot-armada-pick-launch-label = Or in words, beside what is chosen above
bot-armada-pick-send = Send seekers to
bot-armada-pick-send-n = How many seekers
bot-armada-pick-probes = Launch probes to
bot-armada-pick-decoys = Launch decoys
bot-armada-pick-launch-hint = send 2 to A, probe 1 as ground, decoys 3
bot-armada-pick-give = Give stores
bot-armada-pick-stores = Stores to hand over
bot-armada-pick-give-label = Or in words, units too
bot-armada-pick-give-hint = 2 nuclear, r1
bot-armada-pick-first = Load first, then move
bot-armada-pick-last = Move first, then load
bot-armada-pick-form = { $n ->
    [one] Form a regiment
   *[other] Form { $n } regiments
}
bot-armada-pick-line = Type it
bot-armada-pick-line-label = The order
bot-armada-pick-line-hint = to B attack · load r1 then to B · to 1 unload r1-2 · dock 3 give 2 nuclear
bot-armada-pick-none = No order
bot-armada-pick-title = Orders for { $units }

## Battle plan
bot-armada-plan-about = In battle the plan answers for you. You are asked only what it leaves open, and only where there is a choice (`rest ask`: always).
bot-armada-plan-none = No battle plan: you are asked in each battle.
bot-armada-plan-open = Ask me
bot-armada-plan-which = Change the plan
bot-armada-plan-type = Type the plan
bot-armada-plan-clear = Delete the plan
bot-armada-plan-label = The plan; “at 1:” begins one for hex 1 only
bot-armada-plan-hint = targets carrier boat; retreat 40; close fighters; at 1: retreat never
bot-armada-plan-retreat = Retreat
bot-armada-plan-fire = How fire is shared out
bot-armada-plan-missiles = Missiles
bot-armada-plan-seekers = Seekers
bot-armada-plan-ambush = Seekers in ambush
bot-armada-plan-intercept = Intercepting seekers
bot-armada-plan-decoys = Decoys
bot-armada-plan-cover = Shooting at seekers
bot-armada-plan-close = Close quarters
bot-armada-plan-take = Which hits fighters take
bot-armada-plan-unload = Unloading
bot-armada-plan-pursue = Ground units that retreat
bot-armada-plan-press = Seekers left in ambush
bot-armada-plan-rest = All the rest

## Battle
bot-armada-battle-head = **Battle in { $at }**{ $round ->
    [0] , before the first round
   *[other] , round { $round }
}
bot-armada-battle-round = { $round ->
    [0] **Before the first round.**
   *[other] **Round { $round }.**
}
bot-armada-battle-do = Confirm
bot-armada-battle-plan = As my plan says
bot-armada-battle-turn = All battles by plan
bot-armada-battle-locked = Your answer is in.
bot-armada-battle-label = Your answer
bot-armada-muster-typed = seekers 7 9, decoys 12x3, ambush 3, unload f1-2
bot-armada-intercept-typed = intercept 3
bot-armada-place-typed = place S7x2 Sr3
bot-armada-cover-typed = R7 laser, R2 decoy on R7
bot-armada-retreat-typed = retreat 1-3, f1
bot-armada-targets-typed = R7 laser on S3; all on S5; close f1-2; rest hold
bot-armada-free-typed = Rr1 regiment on S3; rest hold
bot-armada-take-typed = take 0 2
bot-armada-muster = You launch { $seekers ->
    [0] no seeker
    [one] one seeker
   *[other] { $seekers } seekers
}{ $ambush ->
    [0] { "" }
   *[other] , { $ambush } from ambush
} and { $decoys ->
    [0] no decoy
    [one] one decoy
   *[other] { $decoys } decoys
}{ $n ->
    [0] ; nobody unloads.
   *[other] , and unload { $units }.
}
bot-armada-muster-field-seekers = Ships that launch a seeker
bot-armada-muster-field-decoys = Ships that launch decoys
bot-armada-muster-field-unload = Units that come out
bot-armada-muster-field-ambush = Seekers from ambush
bot-armada-muster-called = { $n ->
    [one] The seeker that you called from ambush strikes.
   *[other] All { $n } seekers that you called from ambush strike.
}
bot-armada-muster-late = A ship that unloads now misses the first round.
bot-armada-intercept = { $n } of your { $mine ->
    [one] 1 seeker
   *[other] { $mine } seekers
} { $n ->
    [one] goes
   *[other] go
} against the enemy's { $theirs }. Each hits half the time, and is used up.
bot-armada-intercept-field-n = How many?
bot-armada-place = { $n ->
    [one] One seeker
   *[other] { $n } seekers
}: { $on }. { $left ->
    [0] All have a target.
   *[other] Your plan gives { $left } a target.
}
bot-armada-place-more = { $n ->
    [one] Put one on
   *[other] Put { $n } on
}
bot-armada-place-off = Take all off
bot-armada-place-none = Take all back
bot-armada-cover = Seekers fly at { $aimed }. { $n ->
    [0] Nobody shoots at them.
    [one] One shot at them; that weapon misses the first round.
   *[other] { $n } shots at them; these weapons miss the first round.
}
bot-armada-cover-field-shots = What shoots at the seekers on its own ship
bot-armada-cover-gun = { $unit }: { $gun }
bot-armada-cover-decoy = Decoys for { $unit }: { $n }
bot-armada-retreat = { $n ->
    [0] Nobody retreats.
   *[other] Retreat: { $units }.
} Units that retreat are shot at once more.
bot-armada-retreat-field-units = Who retreats
bot-armada-retreat-all = All
bot-armada-retreat-none = Nobody
bot-armada-take = { $fighters ->
    [one] One fighter
   *[other] { $fighters } fighters
} may try to take hits, one each, and half the time it works. You try { $n } of { $hits }.
bot-armada-take-field-hits = Hits that fighters try to take
bot-armada-take-hit = Hit { $n } on { $unit }
bot-armada-targets-line = **{ $target }**: { $guns } ({ $by }), { $hits ->
    [1] one hit
   *[other] { $hits } hits
} on average
bot-armada-targets-nothing = Nothing is shot at.
bot-armada-targets-rest-plan = All others shoot as your plan says; that is counted above.
bot-armada-targets-besides = { $n ->
    [one] **You have not named this shot, but your plan fires it too** (the default plan, if you have none)
   *[other] **You have not named these { $n } shots, but your plan fires them too** (the default plan, if you have none)
}: { $shots }. To save them, press **{ bot-armada-targets-hold }**.
bot-armada-targets-counted = Free shots may destroy ships at close quarters before their other weapons fire. That is counted, as if the enemy aimed by the default plan.
bot-armada-targets-rest-hold = All others hold their fire.
bot-armada-targets-plan = The rest by plan
bot-armada-targets-hold = The rest holds fire
bot-armada-targets-who = Choose who shoots, then at what
bot-armada-targets-at = Shoot at
bot-armada-targets-aim = { $units }: { $n ->
    [one] one shot
   *[other] { $n } shots
}. At what?
bot-armada-targets-clear = Clear my targets
bot-armada-targets-field-close = Who goes to close quarters
bot-armada-targets-near = { $n ->
    [0] Nobody goes to close quarters.
   *[other] To close quarters: { $units }. Every ground unit there gets an extra shot at them.
}

## Audit
bot-armada-audit-about = Everything is open and checked. Does something seem unfair? Propose points.
bot-armada-audit-none = You propose no correction.
bot-armada-audit-line = You propose { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $side }: { $why }
bot-armada-audit-accept = Accept
bot-armada-audit-lock = Propose it
bot-armada-audit-propose = Propose a correction
bot-armada-audit-locked = Your answer is in.
bot-armada-audit-field-points = How many points?
bot-armada-audit-field-to = For whom?
bot-armada-audit-field-why = Why?
bot-armada-audit-points = Write the points as a number.

## Reports

## Charts and odds
bot-armada-force-hull = - { $what }: { $cost } credits{ $room }
bot-armada-force-row = - { $what }: { $cost ->
    [one] 1 credit
   *[other] { $cost } credits
}, { $cargo } cargo
bot-armada-force-least = , { $cost } credits with what it must have: { $has }
bot-armada-force-room = , room for { $n }
bot-armada-force-hulls = Ships
bot-armada-force-components = Components
bot-armada-force-stores = Stores
bot-armada-force-units = Units
bot-armada-force-emplacements = The defender's gun
bot-armada-chart-head = **What two dice must total to destroy, and the chance of it**: ground units · fighters and seekers · starships
bot-armada-chart-row = - **{ $shooter }**: { $ground } · { $fighter } · { $starship }{ $better }
bot-armada-chart-close = ; { $need } for ground units at close quarters
bot-armada-chart-teleported = ; { $need } for ground units in the turn it teleports
bot-armada-chart-escorted = ; { $need } for ground units with a regiment or marines beside it, or hit but still firing
bot-armada-chart-defending = ; { $need } for ground units when defending
bot-armada-chart-armor = **Armor** stops a laser on { $laser }, anything else on { $others }; one block is lost either way. **A shield** stops every hit, and half the time it is lost.
bot-armada-odds-head = **{ $n ->
    [one] { $shooter }
   *[other] { $shooter }
} at { $target }**
bot-armada-odds-never = That cannot hurt it.
bot-armada-odds-hits = Dice total that hits: { $need }. { $mean } hits on average; at least one { $any } % of the time.
bot-armada-odds-ship = { $shield ->
    [yes] With a shield
   *[other] Without a shield
} and { $armor ->
    [0] no armor
    [one] one block of armor
   *[other] { $armor } blocks of armor
}: { $chance } % to be destroyed, if no fighter takes a hit for it.
bot-armada-odds-seeker = A seeker can only fly against enemy seekers, not fighters: roll one die for each; on an even number it destroys one, and it is used up either way (COMBAT.b).
bot-armada-odds-decoy = A decoy only draws off enemy seekers, and only for starships. It cannot hurt a fighter (Ruling G21).
bot-armada-column-ground = ground units
bot-armada-column-fighter = fighters or seekers
bot-armada-column-starship = a starship

help-title-armada =
    { "" }**Goal.** Have more victory points when the turns are over: for what you destroy, what the enemy uses up, credits you did not spend (in full by the book; not at all with the option `unspent=none`, which we recommend), and hexes you hold. The spaceport, hex 1, is worth 1000.

    { "" }**Fleet.** Both sides buy in secret. `/move` opens the builder: add ships, fit them out, copy them; credits and cargo space left are always shown. Load a ready-made fleet, paste one as text, or save your own for later games. **{ bot-armada-ready }** shows a proof in the channel, never the fleet.

    { "" }**Orders.** Each turn both sides write a sheet in secret. `/move` opens it whenever you like: choose units, then where they go and what they do. Your map shows your orders as arrows. You may take a locked sheet back until both are in.

    { "" }**Battles.** Seekers come first, then rounds until one side retreats or is gone. You are asked for targets, seekers and retreats, unless `/move plan ...` answers for you or only one answer makes sense. **{ bot-armada-battle-turn }** ends the questions for a turn. If you give no answer for a day, your plan answers for you, or the default one does.

    { "" }**Scouts.** What your scouts and probes see comes by direct message; `/mine reports` shows it again.

    { "" }**Typing.** `/move 1-4 starship: laser 2, shield 1` · `/move 7: to B attack; 4: to 1 unload r1-2` · `/move plan targets carrier; retreat 40` · `/odds`. The rules: `/rules`.
