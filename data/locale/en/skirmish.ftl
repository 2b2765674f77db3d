# The skirmish (Stargate solo skirmish, 2020), told in our own words.

skirmish-about = A team steps through the Stargate. Players lead its figures on a measured table, the rules lead the Jaffa, and a GM may lend a hand.
skirmish-level-first-steps = Shoots at every enemy it sees, without cover. Fails most missions. Answers at once
skirmish-level-steady = Stops for every fair shot, on the way home too. Wins 3 missions in 5. Answers at once
skirmish-level-strong = Works first, takes cover, brings the prize home. Wins 3 missions in 4. Answers at once
skirmish-level-champion = Plays like strong, but the whole team hurries home. Wins 4 missions in 5. Answers at once
skirmish-scenario-first = First patrol: search a hut and come back. For beginners
skirmish-scenario-standard = The ruins: recover data and dial out
skirmish-scenario-raid = Raid on the depot: blow it up and get away
skirmish-scenario-hold = Hold the gate: twelve turns
skirmish-scenario-rescue = Behind the bars: free a captive and dial out
skirmish-scenario-recover = Six symbols: recover a device and dial by hand
skirmish-option-scenario = Mission
skirmish-option-players = Players who lead figures
skirmish-option-players-ask = How many lead figures?
skirmish-option-players-1 = one
skirmish-option-players-2 = two
skirmish-option-players-3 = three
skirmish-option-players-4 = four
skirmish-option-players-5 = five
skirmish-option-players-6 = six
skirmish-option-gm = The GM
skirmish-option-gm-ask = Who is the GM?
skirmish-option-gm-on = a person at the table
skirmish-option-gm-off = the bot, by the rules
skirmish-option-team = The team
skirmish-option-team-ask = Which team?
skirmish-option-team-ready = the mission's own
skirmish-option-team-built = built by the players to the points
skirmish-option-gm_asked = The GM is asked about the enemy
skirmish-option-gm_asked-ask = When is the GM asked?
skirmish-option-gm_asked-seen = when players see an enemy who can act, so that a pause betrays nobody
skirmish-option-gm_asked-always = in every step of the enemy
skirmish-option-gm_asked-never = never: the enemy acts at once
skirmish-option-grenade_cost = A grenade costs
skirmish-option-grenade_cost-2 = two points
skirmish-option-grenade_cost-1 = one point, as in the list of kit
skirmish-option-roll_on_sight = Fresh enemies are rolled for
skirmish-option-roll_on_sight-off = once a turn
skirmish-option-roll_on_sight-on = as soon as a marker comes into sight as well
skirmish-option-cover_shifts_effect = Cover
skirmish-option-cover_shifts_effect-off = makes a hit harder only
skirmish-option-cover_shifts_effect-on = weakens the effect of a hit too
skirmish-option-walls_and_blasts = Grenades and charges (optional rule)
skirmish-option-walls_and_blasts-reach = strike everybody near enough, through walls too
skirmish-option-walls_and_blasts-shelter = do not reach through what blocks the line
skirmish-option-mine_wire = The tripwire of a plain mine (optional rule)
skirmish-option-mine_wire-4 = reaches 4 inches all around
skirmish-option-mine_wire-3 = reaches 3 inches, as far as the mine
skirmish-option-zat_hits = A second hit by a zat kills (optional rule)
skirmish-option-zat_hits-game = whenever it comes
skirmish-option-zat_hits-out = only while the first one's target is still out
skirmish-option-retiring = Who retires or flees moves (optional rule)
skirmish-option-retiring-rest = with what is left of three movement actions this turn
skirmish-option-retiring-whole = a whole turn's move, whatever they moved before
skirmish-file-table = A table of your own as a TOML file
skirmish-objective-mission-who = The team
skirmish-objective-mission = { $wins ->
    [one] To win
   *[other] To win, all of this
}: { $win }. { $losses ->
    [one] Lost if
   *[other] Lost if any of this happens
}: { $lose }.
skirmish-objective-mission-now = So far: { $work }.
skirmish-objective-gm = Plays the enemies or leaves them to the rules, and decides what the rules leave open. There is nothing to win.
skirmish-work-open = still to do
skirmish-work-searched = searched
skirmish-work-destroyed = destroyed
skirmish-work-freed = freed
skirmish-work-held = held
skirmish-work-taken = taken

## Sides, ranks, weapons, kit
skirmish-side-p1 = Player 1
skirmish-side-p2 = Player 2
skirmish-side-p3 = Player 3
skirmish-side-p4 = Player 4
skirmish-side-p5 = Player 5
skirmish-side-p6 = Player 6
skirmish-side-gm = GM
skirmish-rank-trooper = trooper
skirmish-rank-specialist = specialist
skirmish-rank-elite = elite
skirmish-rank-leader = leader
skirmish-rank-jaffa = Jaffa
skirmish-rank-elite_jaffa = elite Jaffa
skirmish-rank-first_prime = First Prime
skirmish-rank-goauld = Goa'uld
skirmish-rank-crew = cannon crew
skirmish-rank-ally = ally
skirmish-rank-captive = captive
skirmish-weapon-rifle = rifle
skirmish-weapon-mg50 = .50 machine gun
skirmish-weapon-staff = staff weapon
skirmish-weapon-pistol = pistol
skirmish-weapon-zat = zat
skirmish-weapon-shotgun = shotgun
skirmish-weapon-cannon = staff cannon
skirmish-weapon-none = no weapon
skirmish-kit-grenade = grenade
skirmish-kit-stun = stun grenade
skirmish-kit-claymore = claymore
skirmish-kit-c4 = C4
skirmish-aim-1 = unaimed
skirmish-aim-2 = aimed
skirmish-aim-3 = carefully aimed
skirmish-band-0 = point blank
skirmish-band-1 = short range
skirmish-band-2 = medium range
skirmish-band-3 = long range
skirmish-band-point_blank = point blank
skirmish-band-short = short range
skirmish-band-medium = medium range
skirmish-band-long = long range
skirmish-band-beyond = beyond range
skirmish-terrain-building = building
skirmish-terrain-wood = wood
skirmish-terrain-hill = hill
skirmish-terrain-ruin = ruin
skirmish-terrain-rock = rock
skirmish-terrain-wall = wall
skirmish-terrain-ditch = ditch
skirmish-terrain-crates = crates
skirmish-terrain-water = water
skirmish-terrain-rough = rough ground
skirmish-phase-muster = the team is mustered
skirmish-phase-forces = fresh enemies
skirmish-phase-players = the team acts
skirmish-phase-melee = melee
skirmish-phase-morale = morale
skirmish-phase-automaton = the enemy acts
skirmish-phase-end = the turn ends
skirmish-health-fit = fit
skirmish-health-disabled = disabled
skirmish-health-surrendered = surrendered
skirmish-health-captured = captured
skirmish-health-dead = dead
skirmish-health-removed = gone
skirmish-health-left = away
skirmish-compass-0 = north
skirmish-compass-1 = north-east
skirmish-compass-2 = east
skirmish-compass-3 = south-east
skirmish-compass-4 = south
skirmish-compass-5 = south-west
skirmish-compass-6 = west
skirmish-compass-7 = north-west
skirmish-unseen = an unseen enemy
skirmish-team = the team
skirmish-nobody = nobody
skirmish-place = { $x } { $y }

## What happened: before the game
skirmish-enlisted = { $name } enlists { $figure } ({ $title }), a { $rank } of { $actions ->
    [one] one Fire action
   *[other] { $actions } Fire actions
} with { $arms }, for { $cost ->
    [one] one point
   *[other] { $cost } points
}. { $spent } of { $points } are spent.
skirmish-dismissed = { $name } takes { $figure } off the team. { $spent } of { $points } points are spent.
skirmish-shared = The figures are shared out: { $who }.
skirmish-shared-one = { $who }.
skirmish-shares = { $name } leads { $figures }
skirmish-shares-nobody = nobody has { $figures } yet
skirmish-given = { $figure } now belongs to { $name }.
skirmish-left = { $name } leaves the game.
skirmish-left-heirs = { $name } leaves the game. { $who }.
skirmish-absent = Nobody plays { $name }.
skirmish-absent-heirs = Nobody plays { $name }. { $who }.
skirmish-absent-gm = There is no GM: the rules alone lead the enemy.
skirmish-heirs = { $name } takes over { $figures }
skirmish-heirs-nobody = { $name }, whom nobody plays yet, takes over { $figures }
skirmish-joined = { $name } joins the game and leads { $figures } now.
skirmish-joined-none = { $name } joins the game. Nobody has a figure to spare: `/move give` hands one on.
skirmish-joined-gm = { $name } joins the game as the GM.

## What happened: the turn
skirmish-turn-began = Turn { $turn } of { $turns } begins.
skirmish-phase-began = { $phase ->
    [forces] Are there fresh enemies?
    [players] The team acts.
    [melee] Melees are fought.
    [morale] Morale is tested.
    [automaton] The enemy acts.
   *[end] The turn ends.
}
skirmish-seat-done = { $name } is done. { $n ->
    [0] The team’s step ends.
   *[other] Waiting for { $left }.
}
skirmish-deadline = { $turns ->
    [one] One turn is left.
   *[other] { $turns } turns are left.
}
skirmish-walked = { $figure } { $pace ->
    [charge] charges
    [flee] flees
    [retire] falls back
   *[move] moves
} { $inches }" to { $at }.
skirmish-walked-less = { $figure } { $pace ->
    [charge] charges
    [flee] flees
    [retire] falls back
   *[move] moves
} { $inches }" to { $at } ({ $parts }).
skirmish-part-rough = rough ground −{ $n }"
skirmish-part-water = water −{ $n }"
skirmish-part-obstacle = obstacle −{ $n }"
skirmish-part-wounded = wounded −{ $n }"
skirmish-part-hauling = dragging −{ $n }"
skirmish-part-hauling_two = dragging, two of them −{ $n }"
skirmish-part-gm = GM { $n }"
skirmish-halted = { $figure } { $why ->
    [shot] is stopped by fire
    [met] meets an enemy
    [tripped] trips a wire
    [gate] is stopped by the Stargate
   *[blocked] is held up
} at { $at }.
skirmish-faced = { $figure } turns { $way }.
skirmish-hauling = { $figure } takes hold of { $body }.
skirmish-dropped = { $figure } lets go of { $body }.

## What happened: seeing
skirmish-spotting = { $figure } looks about, rolled { $n }. { $found ->
    [0] Nobody new is found.
    [one] One enemy is found.
   *[other] { $found } enemies are found.
}
skirmish-spotted = { $figures } { $n ->
    [one] comes
   *[other] come
} into sight.
skirmish-spotted-by = { $by } spots { $figures }.
skirmish-noticed = The enemy has noticed { $figures }.
skirmish-lost-sight = { $figures } { $n ->
    [one] is
   *[other] are
} out of sight.

## What happened: portals and fresh enemies
skirmish-marker-placed = Portal marker { $marker } is laid at { $at }: enemies may come from there.
skirmish-marker-moved = Portal marker { $marker } moves to { $at }: { $why ->
    [approached] the team comes too near
    [open] into cover
    [gm] the GM wants it so
   *[bypassed] the team has passed it
}.
skirmish-marker-removed = Portal marker { $marker } is removed: { $why ->
    [nowhere] there is no place left for it
    [spent] it is used up
   *[gm] the GM wants it so
}.
skirmish-force = Fresh enemies: rolled { $number }, { $n ->
    [one] one marker
   *[other] { $n } markers
} in sight, result { $result }: { $what ->
    [nothing] nobody
    [four] four Jaffa
    [six] six Jaffa
    [two_groups] two groups of four Jaffa
    [redeploy] the markers move
    [cannon] a staff cannon
    [first_prime] a First Prime with six Jaffa
   *[eight] eight Jaffa
}.
skirmish-appeared = New at { $at }: { $group } ({ $figures }).

## What happened: the mission
skirmish-working = { $figure } sets to work at “{ $name }”. It takes the whole turn.
skirmish-worked = { $what ->
    [searched] { $figure } has searched “{ $name }”.
    [freed] { $figure } has freed “{ $name }”.
    [destroyed] “{ $name }” is destroyed.
   *[held] “{ $name }” is held.
}
skirmish-took = { $figure } has { $item }.
skirmish-took-of = { $figure } takes { $item } from { $of }.
skirmish-item-dropped = { $item } lies at { $at }.
skirmish-seized = { $figure } takes { $target } prisoner.
skirmish-left-table = { $figure } { $by ->
    [gate] goes through the Stargate
    [edge] runs off the table
   *[exit] leaves the table
}.
skirmish-left-table-with = { $figure } { $by ->
    [gate] goes through the Stargate
    [edge] runs off the table
   *[exit] leaves the table
} with { $load }.

## What happened: the Stargate
skirmish-dialling = { $figure } dials. The Stargate opens when the turn ends.
skirmish-symbol = { $figure } sets symbol { $symbols } by hand.
skirmish-gate-opened = { $by ->
    [dhd] The Stargate opens.
    [hand] The last symbol is set and the Stargate opens.
   *[gm] The GM opens the Stargate.
}
skirmish-gate-opened-kills = { $by ->
    [dhd] The Stargate opens
    [hand] The last symbol is set and the Stargate opens
   *[gm] The GM opens the Stargate
}: { $figures } { $n ->
    [one] stands
   *[other] stand
} in the kill zone.
skirmish-gate-burns = { $opened } Its burst destroys { $things }.
skirmish-gate-closed = { $why ->
    [unused] Nobody has used the Stargate for a turn: it closes.
   *[gm] The GM closes the Stargate.
}
skirmish-gate-held = { $figure } reaches into the event horizon: the Stargate stays open.

## What happened: fire
skirmish-shot = { $figure } fires at { $target } with a { $weapon }, { $aim }, { $range }", { $band }{ $cover ->
    [0] {""}
   *[1] , in cover ({ $piece })
}: needs { $need }, rolls { $n }{ $by }: { $hit ->
    [1] a hit
   *[0] a miss
}.
skirmish-shot-reaction = { $figure } reacts and fires at { $target } with a { $weapon }, { $aim }, { $range }", { $band }{ $cover ->
    [0] {""}
   *[1] , in cover ({ $piece })
}: needs { $need }, rolls { $n }{ $by }: { $hit ->
    [1] a hit
   *[0] a miss
}.
skirmish-shot-sure = { $figure } fires at { $target } with a { $weapon } at { $range }" and cannot miss.
skirmish-shot-unseen = Fire out of nowhere at { $target }: { $hit ->
    [1] a hit
   *[0] a miss
}.
skirmish-reacting = { $figures } { $n ->
    [one] reacts
   *[other] react
} to { $target }.
skirmish-effect = Effect, rolled { $n }{ $by }: { $figure } is { $result ->
    [suppress] suppressed
    [wound] wounded
    [disable] disabled
    [disintegrate] disintegrated
   *[kill] killed
}.
skirmish-effect-sure = { $figure } is { $result ->
    [suppress] suppressed
    [wound] wounded
    [disable] disabled
    [disintegrate] disintegrated
   *[kill] killed
}.
skirmish-suppressed = { $figure } has { $markers ->
    [one] one suppression marker
   *[other] { $markers } suppression markers
}.
skirmish-wounded = { $figure } has { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
}, { $fp ->
    [one] one Fire action
   *[other] { $fp } Fire actions
} left{ $out ->
    [0] {""}
   *[other] {" "}and is out { $how }
}.
skirmish-disabled = { $figure } is disabled { $out ->
    [0] for the rest of the game
   *[other] { $how }
}.
skirmish-out-turns = { $out ->
    [one] for one turn
   *[other] for { $out } turns
}
skirmish-out-rest = for the rest of this turn{ $more ->
    [0] {""}
    [one] {" "}and one more
   *[other] {" "}and { $more } more
}
skirmish-killed = { $figure } is dead.
skirmish-killed-removed = { $figure } is dead and no body is left.
skirmish-recovered = { $figure } is back.
skirmish-steadied = { $figure } tries to shake suppression off: rolled { $n }, with { $fp } Fire actions. { $removed ->
    [1] One suppression marker is gone
   *[0] It stays suppressed
}{ $markers ->
    [0] .
   *[other] {" "}(×{ $markers }).
}
skirmish-saved = { $figure } keeps two actions for the trigger.
skirmish-laid = { $figure } sets { $kind } at { $at }, { $fuse ->
    [tripwire] with a tripwire
   *[remote] with a remote trigger
}{ $shape ->
    [wedge] , facing { $way }
   *[blast] {""}
}.
skirmish-thrown = { $figure } throws a grenade { $range }" to { $at }: needs { $need }, rolls { $n }{ $by }.
skirmish-thrown-stun = { $figure } rolls a stun grenade to { $at }.
skirmish-thrown-unseen = { $kind ->
    [stun] A stun grenade
   *[grenade] A grenade
} comes flying from somewhere.
skirmish-burst = { $kind ->
    [stun] The flash
   *[grenade] The grenade
} { $scatter }{ $n ->
    [0] and catches nobody
   *[other] and catches { $figures }
}.
skirmish-burst-there = goes off on the spot{" "}
skirmish-burst-over = goes off { $inches }" too far{" "}
skirmish-burst-short = goes off { $inches }" too short{" "}
skirmish-burst-left = goes off { $inches }" too far left{" "}
skirmish-burst-right = goes off { $inches }" too far right{" "}
skirmish-burst-dud = The grenade goes astray and does nothing.
skirmish-blown = { $by ->
    [0] A tripwire is pulled: { $kind } { $charge } goes off
   *[1] { $figure } sets off { $kind } { $charge }
}{ $n ->
    [0] {" "}and catches nobody
   *[other] {" "}and catches { $figures }
}.
skirmish-covered = { $figure } covers against the flash.
skirmish-stun-die = The flash blinds for { $n ->
    [one] one turn
   *[other] { $n } turns
}.
skirmish-wound-die = The wound: rolled { $n }.

## What happened: melee and morale
skirmish-melee = Melee: { $figures } { $a }, { $targets } { $b }. { $result ->
    [nothing] Nobody wins
    [back] { $losers } must give ground
   *[rout] { $loser } loses
}.
skirmish-sum = { $fp }{ $extra } + { $die } = { $total }
skirmish-pushed = { $figure } is pushed to { $at }.
skirmish-captured = { $figure } is taken prisoner by { $by }.
skirmish-captured-alone = { $figure } is taken prisoner.
skirmish-morale = Morale of { $figures }: rolled { $die }{ $by } with { $fp } Fire actions. { $result ->
    [pass] Passed
    [retire] Failed: falls back
    [suppressed] Failed: suppressed
   *[flee] Failed: flees
}.
skirmish-morale-sure = Morale of { $figures } ({ $fp } Fire actions): no roll is needed.
skirmish-rallied = { $figure } { $rallied ->
    [1] rallies
   *[0] runs on
}: rolled { $n }.
skirmish-surrendered = { $figures } { $n ->
    [one] surrenders
   *[other] surrender
}.
skirmish-led = { $name } leads { $group } to { $at }.
skirmish-led-fire = { $name } leads { $group } to { $at }, with fire at { $target }.

## What happened: the automaton
skirmish-reaction = { $group }: { $meaning } (Risk Factor { $risk }, rolled { $die })
skirmish-letter-continue = go on as before
skirmish-letter-toward = go for the nearest enemy
skirmish-letter-halt = halt
skirmish-means-stay = It holds its place.
skirmish-means-stay_cover = It stays in cover.
skirmish-means-to_cover = It makes for cover.
skirmish-means-halt = It halts and falls back no further.
skirmish-means-charge = It charges { $target }.
skirmish-means-advance = It advances on { $target }.
skirmish-means-to_goal = It goes for its objective.
skirmish-means-onward = It goes on in its direction.
skirmish-means-back = It falls back.
skirmish-means-run = It runs.
skirmish-means-melee = It fights hand to hand.
skirmish-means-stun = One throws a stun grenade, the others cover.
skirmish-means-vetoed = The GM holds it in place.
skirmish-last-known = where the enemy was last
skirmish-risk-none_seen = no enemy seen, no friends falling back { $n }
skirmish-risk-goauld = led by a Goa'uld { $n }
skirmish-risk-covered = all in cover { $n }
skirmish-risk-advancing = advancing { $n }
skirmish-risk-in_range = in range of an enemy { $n }
skirmish-risk-raw = raw { $n }
skirmish-risk-hurt = tenths lost or wounded { $n }
skirmish-risk-flank = enemy on the flank or behind { $n }
skirmish-risk-losing = lost more in the last shooting { $n }
skirmish-risk-ran = ran, or fell back from melee { $n }
skirmish-risk-gm = the GM's modifier { $n }
skirmish-unfold-risk = Risk Factor { $risk } = { $parts }
skirmish-unfold-risk-none = Risk Factor { $risk }: nothing counts
skirmish-unfold-row = Die { $die }, row { $row }: result { $letter }
skirmish-row-0 = 0 or less
skirmish-row-1 = 1
skirmish-row-2 = 2 to 5
skirmish-row-3 = 6 to 8
skirmish-row-4 = 9 or more
skirmish-unfold-defending = It defends its post, and stays there unless it must fall back.
skirmish-unfold-path = { $figure }: { $path }
skirmish-unfold-stays = Nobody of it moves.

## What happened: the GM's hand
skirmish-gm-placed = GM: { $figure } is placed at { $at }. Reason: { $reason }
skirmish-gm-removed = GM: { $what ->
    [figure] figure
    [marker] portal marker
    [charge] charge
   *[terrain] terrain
} { $id } is taken off. Reason: { $reason }
skirmish-gm-status = GM: { $figure } is now { $changes }. Reason: { $reason }
skirmish-change-suppressed = suppressed ×{ $n }
skirmish-change-wounds = wounded ×{ $n }
skirmish-change-out = out for { $n ->
    [one] one turn
   *[other] { $n } turns
}
skirmish-change-fleeing = fleeing
skirmish-change-rallied = rallied
skirmish-change-seen = seen
skirmish-change-hidden = hidden
skirmish-gm-spawned = GM: { $group } comes to { $at }{ $n ->
    [0] {""}
   *[other] : { $figures }
}. Reason: { $reason }
skirmish-gm-terrain = GM: there is { $kind } at { $at } now ({ $piece }). Reason: { $reason }
skirmish-gm-terrain-named = GM: { $name } ({ $kind }, { $piece }) is at { $at } now. Reason: { $reason }
skirmish-gm-reroll = GM: the die that showed { $old } is rolled again. Reason: { $reason }
skirmish-gm-veto = GM: { $group } does not do this{ $reroll ->
    [1] , its die is rolled again
   *[0] , it holds its place
}. Reason: { $reason }
skirmish-gm-modifier = GM: { $what ->
    [move] movement
    [hit] hits
    [spot] spotting
    [risk] Risk Factor
   *[morale] morale die
} { $n } for { $on }, { $turns ->
    [0] for the rest of the game
    [one] for one turn
   *[other] for { $turns } turns
}. Reason: { $reason }
skirmish-gm-phase = GM: the team's step ends. Reason: { $reason }
skirmish-gm-gate = GM: { $what ->
    [open] the Stargate opens
    [shut] the Stargate closes
    [break_dhd] the DHD no longer works
   *[mend_dhd] the DHD works again
}. Reason: { $reason }
skirmish-gm-called = GM: the mission is { $how ->
    [won] won
    [lost] lost
   *[drawn] over without a decision
}. Reason: { $reason }
skirmish-gm-watch = { $watch ->
    [1] { $pause ->
        [1] The GM is asked before the enemy acts and after each group.
       *[0] The GM is asked before the enemy acts.
    }
   *[0] { $pause ->
        [1] The GM is asked after each group of the enemy.
       *[0] The GM lets the enemy act unasked.
    }
}
skirmish-gm-said = **{ $who }:** “{ $text }”
skirmish-voice-enemy = The enemy
skirmish-voice-gm = GM
skirmish-gm-handout = The GM to { $name } alone: “{ $text }”
skirmish-gm-noted = The GM puts down sealed note { $n }, to be opened at the end of the mission. Seal: `{ $seal }`
skirmish-gm-opened = The GM's sealed note { $n } is opened: “{ $text }” (seal `{ $seal }`, salt `{ $salt }`)

## How it ends
skirmish-lost-sgc = the team
skirmish-lost-jaffa = the enemy
skirmish-ended-mission = The mission is won.
skirmish-ended-all-out = The mission is lost: nobody of the team is left standing.
skirmish-ended-too-late = The mission is lost: the time is up.
skirmish-ended-overrun = The mission is lost: the enemy has overrun the place.
skirmish-ended-objective-lost = The mission is lost: its objective is lost.
skirmish-ended-given-up = The mission is given up.
skirmish-ended-gm-called = { $won ->
    [1] The GM calls it: the mission is won.
    [0] The GM calls it: the mission is lost.
   *[2] The GM calls it: no decision.
}

## The same as news
skirmish-news-unseen = Somebody unseen
skirmish-news-figures = { $said } figures
skirmish-news-enlisted = { $figure } joined the team.
skirmish-news-dismissed = { $figure } is off the team.
skirmish-news-leads = { $name } leads { $figures }.
skirmish-news-given = { $figure } now belongs to { $name }.
skirmish-news-left = { $name } left the game.
skirmish-news-absent = Nobody plays { $name }.
skirmish-news-absent-gm = There is no GM: the rules lead the enemy.
skirmish-news-joined = { $name } joined and leads { $figures }.
skirmish-news-joined-none = { $name } joined the game.
skirmish-news-joined-gm = { $name } joined as the GM.
skirmish-news-turn-began = Turn { $turn } of { $turns } begins.
skirmish-news-seat-done = { $name } is done.
skirmish-news-moved = { $by } { $n ->
   *[other] moved
}.
skirmish-news-charge = { $by } { $n ->
   *[other] charged
}.
skirmish-news-flee = { $by } { $n ->
   *[other] fled
}.
skirmish-news-retire = { $by } { $n ->
   *[other] fell
} back.
skirmish-news-halted-met = { $by } { $n ->
   *[other] ran
} into an enemy.
skirmish-news-halted-tripped = { $by } { $n ->
   *[other] tripped
} a wire.
skirmish-news-hauling = { $figure } took hold of { $body }.
skirmish-news-dropped = { $figure } let go of { $body }.
skirmish-news-looked = { $by } { $n ->
   *[other] looked
} about and found nobody.
skirmish-news-spotted = { $by } { $n ->
   *[other] came
} into sight.
skirmish-news-spotted-by = { $by } spotted { $to }.
skirmish-news-lost-sight = { $by } { $n ->
   *[other] dropped
} out of sight.
skirmish-news-appeared = { $by } { $n ->
   *[other] appeared
}.
skirmish-news-marker-placed = { $n ->
    [one] A portal marker was laid.
   *[other] Portal markers were laid.
}
skirmish-news-marker-moved = A portal marker moved.
skirmish-news-marker-removed = A portal marker is gone.
skirmish-news-working = { $figure } set to work at “{ $thing }”.
skirmish-news-worked = { $what ->
    [searched] { $figure } searched “{ $thing }”.
    [freed] { $figure } freed “{ $thing }”.
    [destroyed] “{ $thing }” was destroyed.
   *[held] “{ $thing }” was held.
}
skirmish-news-took = { $figure } took { $item }.
skirmish-news-took-of = { $figure } took { $item } from { $of }.
skirmish-news-item-dropped = { $item } dropped to the ground.
skirmish-news-captured = { $by } { $n ->
   *[other] took
} { $to } prisoner.
skirmish-news-captured-alone = { $by } { $n ->
    [one] was
   *[other] were
} taken prisoner.
skirmish-news-left-gate = { $by } { $n ->
   *[other] went
} through the Stargate.
skirmish-news-left-exit = { $by } { $n ->
   *[other] left
} the table.
skirmish-news-left-edge = { $by } { $n ->
   *[other] ran
} off the table.
skirmish-news-left-gate-with = { $by } left through the Stargate with { $to }.
skirmish-news-left-exit-with = { $by } left the table with { $to }.
skirmish-news-left-edge-with = { $by } ran off the table with { $to }.
skirmish-news-dialling = { $figure } dialled the Stargate.
skirmish-news-symbol = { $figure } set symbol { $symbols } by hand.
skirmish-news-gate-opened = The Stargate opened.
skirmish-news-gate-closed = The Stargate closed.
skirmish-news-gate-held = { $figure } held the Stargate open.
skirmish-news-missed = { $by } { $n ->
   *[other] missed
} { $to }.
skirmish-news-hit = { $by } { $n ->
   *[other] hit
} { $to }.
skirmish-news-shot-kill = { $by } { $n ->
   *[other] shot
} { $to } dead.
skirmish-news-shot-disable = { $by } { $n ->
   *[other] put
} { $to } out of action.
skirmish-news-shot-wound = { $by } { $n ->
   *[other] wounded
} { $to }.
skirmish-news-shot-suppress = { $by } { $n ->
   *[other] pinned
} { $to } down.
skirmish-news-kill = { $by } { $n ->
    [one] was
   *[other] were
} killed.
skirmish-news-disable = { $by } { $n ->
    [one] was
   *[other] were
} put out of action.
skirmish-news-wound = { $by } { $n ->
    [one] was
   *[other] were
} wounded.
skirmish-news-suppress = { $by } { $n ->
    [one] was
   *[other] were
} pinned down.
skirmish-news-recovered = { $by } { $n ->
    [one] is
   *[other] are
} back in action.
skirmish-news-steadied = { $by } { $n ->
   *[other] shook
} some suppression off.
skirmish-news-pinned-still = { $by } { $n ->
   *[other] stayed
} pinned down.
skirmish-news-saved = { $by } { $n ->
   *[other] kept
} the trigger ready.
skirmish-news-laid = { $figure } laid a charge: { $kind }.
skirmish-news-burst = { $by } threw a grenade at { $to }.
skirmish-news-burst-idle = { $by } threw a grenade and caught nobody.
skirmish-news-flash = { $by } blinded { $to } with a flash.
skirmish-news-flash-idle = { $by } threw a flash and blinded nobody.
skirmish-news-dud = { $by } threw a grenade that went astray.
skirmish-news-blown = A tripwire charge caught { $by }.
skirmish-news-blown-idle = A tripwire charge caught nobody.
skirmish-news-blown-by = { $by } blew up { $to }.
skirmish-news-blown-idle-by = { $by } set off a charge for nothing.
skirmish-news-covered = { $by } { $n ->
   *[other] took
} cover from the flash.
skirmish-news-melee = { $by } { $n ->
   *[other] beat
} { $to } in melee.
skirmish-news-melee-even = { $by } { $n ->
   *[other] fought
} { $to } without result.
skirmish-news-morale-pass = { $by } { $n ->
   *[other] kept
} calm.
skirmish-news-morale-retire = { $by } { $n ->
   *[other] lost
} heart and fell back.
skirmish-news-morale-flee = { $by } { $n ->
   *[other] lost
} heart and fled.
skirmish-news-morale-suppressed = { $by } { $n ->
   *[other] lost
} heart and hid.
skirmish-news-rallied = { $by } { $n ->
   *[other] rallied
}.
skirmish-news-runs-on = { $by } { $n ->
   *[other] ran
} on.
skirmish-news-surrendered = { $by } { $n ->
   *[other] surrendered
}.
skirmish-news-led = { $name } led { $group } on.
skirmish-news-group-stay = { $by } { $n ->
   *[other] stayed
} put.
skirmish-news-group-stay-cover = { $by } { $n ->
   *[other] stayed
} in cover.
skirmish-news-group-to-cover = { $by } { $n ->
   *[other] made
} for cover.
skirmish-news-group-halt = { $by } { $n ->
   *[other] halted
}.
skirmish-news-group-charge = { $by } { $n ->
   *[other] charged
}.
skirmish-news-group-charge-on = { $by } { $n ->
   *[other] charged
} { $to }.
skirmish-news-group-advance = { $by } { $n ->
   *[other] advanced
}.
skirmish-news-group-advance-on = { $by } { $n ->
   *[other] advanced
} on { $to }.
skirmish-news-group-to-goal = { $by } { $n ->
   *[other] went
} for the objective.
skirmish-news-group-onward = { $by } { $n ->
   *[other] went
} on.
skirmish-news-group-back = { $by } { $n ->
   *[other] fell
} back.
skirmish-news-group-run = { $by } { $n ->
   *[other] ran
}.
skirmish-news-group-melee = { $by } { $n ->
   *[other] fought
} hand to hand.
skirmish-news-group-stun = { $by } { $n ->
   *[other] readied
} a stun grenade.
skirmish-news-gm-placed = GM: { $figure } stands at { $at } now.
skirmish-news-gm-removed = GM: { $id } was taken off.
skirmish-news-gm-status = GM: { $figure } is now { $change }.
skirmish-news-gm-changed = The GM changed { $figure } in several ways.
skirmish-news-gm-spawned = { $n ->
    [0] GM: new portal marker at { $at }.
   *[other] GM: { $figures } came to { $at }.
}
skirmish-news-gm-terrain = GM: { $what } now at { $at }.
skirmish-news-gm-reason = GM: “{ $reason }”
skirmish-news-gm-watch = { $watch ->
    [1] The GM checks what the enemy does.
   *[0] The GM leaves the enemy to the rules.
}
skirmish-news-gm-reroll = The GM had a die rolled again.
skirmish-news-gm-veto = { $reroll ->
    [1] The GM had { $group }’s die rolled again.
   *[0] The GM held { $group } in place.
}
skirmish-news-gm-modifier = GM: { $what ->
    [move] movement
    [hit] hits
    [spot] spotting
    [risk] Risk Factor
   *[morale] morale die
} { $by } for { $on }.
skirmish-news-gm-phase = The GM ended the team’s step.
skirmish-news-gm-gate = { $what ->
    [open] The GM opened the Stargate.
    [shut] The GM closed the Stargate.
    [break_dhd] The GM broke the DHD.
   *[mend_dhd] The GM mended the DHD.
}
skirmish-news-gm-noted = The GM put down sealed note { $n }.
skirmish-news-gm-opened = Sealed note { $n } of the GM: “{ $text }”
skirmish-news-gm-said = The GM has something to say
skirmish-news-ended-mission = The mission is won.
skirmish-news-ended-all-out = The mission failed: nobody was left standing.
skirmish-news-ended-too-late = The mission failed: time was up.
skirmish-news-ended-overrun = The mission failed: the enemy overran the place.
skirmish-news-ended-objective-lost = The mission failed: its objective was lost.
skirmish-news-ended-given-up = The mission was given up.
skirmish-news-ended-gm-called = { $won ->
    [1] The GM called it: the mission is won.
    [0] The GM called it: the mission is lost.
   *[2] The GM called it: no decision.
}

## What a question asks for
skirmish-task-muster-team = Build the team.
skirmish-task-phase-order = Order your figures.
skirmish-task-react-fire = Fire in reaction, or wait?
skirmish-task-trigger-blow = Set off a charge, or wait?
skirmish-task-melee-pair = Choose who fights whom.
skirmish-task-melee-capture = Take the loser prisoner, or not?
skirmish-task-allies-lead = Say where your allies go.
skirmish-task-gm-reactions = Let the reactions stand, or veto?
skirmish-task-gm-go-on = Let the enemy go on?

## Questions
skirmish-ask-muster = Build the team: { $spent } of { $points } points are spent
skirmish-ask-order = Your turn: { $figures }
skirmish-ask-order-none = None of your figures can act: say that you are done
skirmish-ask-react = Fire at { $target } in reaction, or wait?
skirmish-ask-react-any = Fire in reaction, or wait?
skirmish-ask-blow = Set off a charge, or wait?
skirmish-ask-pair = Who fights whom?
skirmish-ask-capture = Take { $targets } prisoner, or let the result stand?
skirmish-ask-capture-any = Take the loser prisoner, or let the result stand?
skirmish-ask-lead = Where does { $group } go, and at whom does it fire?
skirmish-ask-gm = These are the enemy's reactions. Let them stand, or veto one?
skirmish-ask-go-on = The group has acted. Go on?

## Answers
skirmish-do-enlist = Enlist { $figure }: { $rank } { $actions }, { $weapon }
skirmish-do-dismiss = Dismiss { $figure }
skirmish-do-ready = The team is ready
skirmish-do-march = { $figure } to { $at }
skirmish-do-charge = { $figure } charges to { $at }
skirmish-do-face = { $figure } turns { $way }
skirmish-do-spot = { $figure } looks about
skirmish-do-shoot = { $figure } fires at { $target }, { $aim }{ $n ->
    [one] {""}
   *[other] , ×{ $n }
}
skirmish-do-steady = { $figure } shakes suppression off
skirmish-do-throw = { $figure } throws a grenade to { $at }
skirmish-do-throw-stun = { $figure } rolls a stun grenade to { $at }
skirmish-do-cover = { $figure } covers
skirmish-do-lay = { $figure } sets { $kind } ({ $fuse ->
    [tripwire] tripwire
   *[remote] remote
}, { $shape ->
    [wedge] wedge { $way }
   *[blast] blast
})
skirmish-do-save = { $figure } keeps two actions for the trigger
skirmish-do-haul = { $figure } takes hold of { $body }
skirmish-do-drop = { $figure } lets go
skirmish-do-work = { $figure } { $kind ->
    [free] frees
   *[search] searches
} “{ $objective }”
skirmish-do-take = { $figure } takes { $item }
skirmish-do-seize = { $figure } takes { $target } prisoner
skirmish-do-dial = { $figure } dials
skirmish-do-turn = { $figure } turns the ring by hand
skirmish-do-enter = { $figure } leaves the table
skirmish-do-hold = { $figure } holds the Stargate open
skirmish-do-done = End your step
skirmish-do-react = { $figure } fires at { $target }, { $aim }
skirmish-do-wait = Wait
skirmish-do-blow = Set off { $charge }
skirmish-do-pair = { $figure } fights { $target }
skirmish-do-capture = Take prisoner
skirmish-do-capture-no = Let the result stand
skirmish-do-lead = { $group } to { $at }
skirmish-do-lead-fire = { $group } to { $at }, fire at { $target }
skirmish-do-go_on = Go on
skirmish-do-veto = Veto { $group }
skirmish-do-veto-reroll = { $group }: roll again
skirmish-do-give = { $figure } to { $name }
skirmish-do-place = GM: { $id } to { $at }
skirmish-do-remove = GM: take off { $id }
skirmish-do-status = GM: status of { $id }
skirmish-do-spawn = GM: { $n } × { $rank }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
} at { $at }
skirmish-do-spawn-marker = GM: portal marker at { $at }
skirmish-do-build = GM: terrain { $id }
skirmish-do-say = GM: speak as { $who }
skirmish-do-handout = GM: tell { $name } alone
skirmish-do-note = GM: put down a sealed note
skirmish-do-reroll = GM: roll the last die again
skirmish-do-rule = GM: rule a modifier
skirmish-do-end_phase = GM: end the team's step
skirmish-do-watch = GM: be asked about the enemy
skirmish-do-gate = GM: { $what ->
    [open] open the Stargate
    [shut] close the Stargate
    [break_dhd] break the DHD
   *[mend_dhd] mend the DHD
}
skirmish-do-call_it = GM: call the mission { $how ->
    [won] won
    [lost] lost
   *[drawn] undecided
}
skirmish-detail-rehearsed = { $actions ->
    [one] one action
   *[other] { $actions } actions
}
skirmish-detail-shoot = { $range }", { $weapon }
skirmish-detail-work = takes the whole turn
skirmish-detail-lay = takes the whole turn
skirmish-detail-dial = takes the whole turn; the Stargate opens at its end
skirmish-detail-cover = takes the whole turn; helps only against a stun grenade
skirmish-detail-face = free, and rarely needed: a figure sees all round
skirmish-detail-open = open there to { $n ->
    [one] { $one }
   *[other] { $n } enemies
}
skirmish-detail-throw = two actions; { $range }" away
skirmish-detail-steady = one action
skirmish-detail-turn = two actions; { $n } of 6 symbols are set
skirmish-detail-cost = { $n ->
    [one] one point
   *[other] { $n } points
}
skirmish-goal-ahead = cover ahead
skirmish-goal-cover = nearest cover
skirmish-goal-contact = into contact with { $about }
skirmish-goal-hide = out of sight
skirmish-goal-edge = where { $about } comes into sight
skirmish-goal-goal = to the objective
skirmish-goal-gate = to the Stargate
skirmish-goal-friend = to { $about }
skirmish-suggestion = { $letter }: { $goal }, { $inches }"
skirmish-suggestion-part = { $letter }: { $goal }, part of the way, { $inches }"

## Where the game stands
skirmish-head-muster = The team is mustered: { $spent } of { $points } points.
skirmish-head-players = Turn { $turn } of { $turns }: the team acts.
skirmish-head-phase = Turn { $turn } of { $turns }: { $phase }.
skirmish-head-waiting = { $names } to answer.
skirmish-head-acting = Waiting for { $names }.
skirmish-head-won = The mission is won after { $turn ->
    [one] one turn
   *[other] { $turn } turns
}.
skirmish-head-lost = The mission is lost after { $turn ->
    [one] one turn
   *[other] { $turn } turns
}.
skirmish-head-drawn = The mission ends undecided after { $turn ->
    [one] one turn
   *[other] { $turn } turns
}.

## For one pair of eyes
skirmish-hand-figure = { $figure }: { $left } of { $fp ->
    [one] 1 action
   *[other] { $fp } actions
}, { $arms }{ $state ->
    [0] {""}
   *[1] ; { $said }
}
skirmish-hand-told = The GM told you alone: “{ $text }”
skirmish-hand-told-seat = You told { $name } alone: “{ $text }”
skirmish-hand-note = Your sealed note { $n }: “{ $text }”
skirmish-hand-gm = Hidden from the players: { $figures }.
skirmish-hand-gm-none = Nothing is hidden from the players.
skirmish-hand-aware = The enemy knows of { $figures }.
skirmish-hand-pool = Left in the box: { $jaffa } Jaffa, { $primes } First Primes, { $crew } crew.

## Pictures
skirmish-pic-turn = Turn { $turn } of { $turns }
skirmish-pic-muster = Muster
skirmish-pic-won = Mission won
skirmish-pic-lost = Mission lost
skirmish-pic-drawn = No decision
skirmish-pic-players = The team acts
skirmish-pic-forces = Fresh enemies?
skirmish-pic-melee = Melee
skirmish-pic-morale = Morale
skirmish-pic-automaton = The enemy acts
skirmish-pic-end = End of turn
skirmish-pic-gm-view = GM's view
skirmish-pic-team = Team
skirmish-pic-enemy = Enemy in sight
skirmish-pic-enemy-gm = Enemy
skirmish-pic-more = and { $n } more
skirmish-pic-nobody = nobody
skirmish-pic-carries = carries something
skirmish-pic-walk-ring = walk { $n } in
skirmish-pic-foe = Jaffa
skirmish-pic-rolled = { $n }, needs { $need }
skirmish-pic-rolled-only = rolled { $n }
skirmish-pic-unseen = hidden from players
skirmish-score-fit = of { $of } fit
skirmish-score-in-sight = in sight
skirmish-score-hidden = { $n } hidden
skirmish-pic-suppressed = suppressed
skirmish-pic-wounded = wounded
skirmish-pic-out = out, turns
skirmish-pic-disabled = disabled
skirmish-pic-dead = dead
skirmish-pic-hidden = not spotted
skirmish-pic-ghost = last seen here
skirmish-pic-marker = portal marker
skirmish-pic-action = action left
skirmish-pic-fleeing = fleeing
skirmish-pic-prisoner = prisoner
skirmish-pic-shade = out of sight
skirmish-pic-objective = objective
skirmish-pic-gate = gate
skirmish-pic-gate-open = gate, open
skirmish-pic-dhd = DHD
skirmish-pic-dhd-broken = DHD, broken
skirmish-pic-exit = exit
skirmish-pic-start = start
skirmish-pic-kill-zone = kill zone
skirmish-pic-preview = Preview
skirmish-pic-inches = in
skirmish-pic-rings = Rings: range in inches from { $figure }, { $weapon }
skirmish-pic-need = { $need }+ on d20
skirmish-pic-sure = cannot miss
skirmish-pic-cover = cover: { $piece }
skirmish-pic-open = in the open
skirmish-pic-blocked = blocked: { $pieces }
skirmish-pic-sees = { $figure } sees
skirmish-pic-sees-nobody = no known enemy
skirmish-pic-reaction = { $group } reacts
skirmish-pic-risk = Risk Factor { $risk }
skirmish-pic-die = die
skirmish-pic-watched = seen by { $figures }
skirmish-pic-fire = may fire: { $figures }
skirmish-pic-shots = Shots
skirmish-pic-hit = hit
skirmish-pic-miss = miss
skirmish-pic-legend-sight = blocks sight
skirmish-pic-legend-cover = cover
skirmish-pic-legend-slow = slows
skirmish-pic-charge = charge
skirmish-pic-walk = { $inches }", { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
skirmish-pic-code-sight = blocks sight
skirmish-pic-code-deep = no sight beyond { $n } in
skirmish-pic-code-cover = cover
skirmish-pic-code-slow = { $n } in slower
skirmish-pic-hold = hold

## Alt text and text board
skirmish-alt-preview = Preview.
skirmish-alt-table = The table is { $width } by { $height } inches.
skirmish-alt-score = Team: { $fit } of { $of } fit. Jaffa in sight: { $foes }{ $hidden ->
    [0] {""}
   *[other] , { $hidden } of them hidden from the players
}.
skirmish-alt-team = Team: { $figures }.
skirmish-alt-enemy = Enemy: { $figures }.
skirmish-alt-markers = Portal markers: { $markers }.
skirmish-alt-gate = The Stargate is { $open ->
    [1] open
   *[0] shut
} at { $at }.
skirmish-alt-ghosts = Last seen: { $figures }.
skirmish-alt-objectives = Objectives: { $objectives }.
skirmish-alt-none = none
skirmish-alt-lit = Suggested: { $goals }.
skirmish-alt-sight = { $figure } sees { $seen }. Blocked: { $blocked }.
skirmish-board-key = Letters: team. J P C E L: enemy. ?: marker. #: building. t: wood. ^: hill. :: ruin. o: rock. =: wall, ditch, crates. ~: water. O: gate. D: DHD. *: more than one.
skirmish-board-scale = One sign is { $across }" by { $up }". South-west corner 0 0.
skirmish-state-suppressed = suppressed ×{ $n }
skirmish-state-wounded = wounded ×{ $n }
skirmish-state-out = out for { $n ->
    [one] one turn
   *[other] { $n } turns
}
skirmish-state-fleeing = fleeing
skirmish-state-hidden = hidden
skirmish-state-busy = at work
skirmish-state-covering = covering
skirmish-state-carries = carries { $items }
skirmish-open-open = open
skirmish-open-searched = searched
skirmish-open-destroyed = destroyed
skirmish-open-freed = freed
skirmish-open-held = held

## Why an order cannot stand (what the engine says in English stands in the engine)

## Charts of the rules
skirmish-chart-up-to = up to { $n }
skirmish-chart-costs = What a figure costs
skirmish-chart-what = What
skirmish-chart-points = Points
skirmish-chart-cost-action = each Fire action
skirmish-chart-costs-note = A pistol as the only weapon takes a point off; no figure costs less than 1. The option grenade_cost makes a grenade 1.
skirmish-chart-sight = Spotting
skirmish-chart-band = Range
skirmish-chart-inches = Inches
skirmish-chart-die = Die
skirmish-chart-near = point blank
skirmish-chart-short = short
skirmish-chart-far = long
skirmish-chart-extreme = extreme
skirmish-chart-sight-note = One band further for each: target unaware of enemies, target in cover, observer suppressed. One nearer if the target fires.
skirmish-chart-morale = Morale
skirmish-chart-over = Die above the Fire actions by
skirmish-chart-result = Result
skirmish-chart-morale-retire = retires to the nearest cover
skirmish-chart-morale-suppressed = suppressed
skirmish-chart-morale-flee = flees from the nearest enemy
skirmish-chart-morale-note = A die less than the Fire actions of all who test passes.
skirmish-chart-melee = Melee
skirmish-chart-difference = Difference
skirmish-chart-loser = The loser
skirmish-chart-melee-nothing = nothing happens
skirmish-chart-melee-back = is pushed back 1 inch
skirmish-chart-melee-wound = is wounded
skirmish-chart-melee-disable = is disabled
skirmish-chart-melee-kill = is killed
skirmish-chart-melee-rout = is killed, and its friends in the fight are pushed back
skirmish-chart-hit = Numbers to hit
skirmish-chart-weapon = Weapon
skirmish-chart-band-point_blank = Point blank
skirmish-chart-band-short = Short
skirmish-chart-band-medium = Medium
skirmish-chart-band-long = Long
skirmish-chart-hit-note = Inches, then the number a die of twenty must reach: unaimed/aimed/careful shot. A target in cover counts one band further; in cover at long range only a 20 hits.
skirmish-chart-terrain = What terrain does
skirmish-chart-sight-blocks = Blocks sight
skirmish-chart-cover-gives = Cover
skirmish-chart-going = Moving
skirmish-chart-sight-open = no
skirmish-chart-sight-wall = yes
skirmish-chart-sight-depth = in depth
skirmish-chart-sight-crest = yes
skirmish-chart-cover-none = none
skirmish-chart-cover-inside = inside
skirmish-chart-cover-behind = behind it
skirmish-chart-cover-crest = at its crest
skirmish-chart-going-open = free
skirmish-chart-going-rough = 3 inches off
skirmish-chart-going-water = 3 inches off
skirmish-chart-going-obstacle = 3 off to cross
skirmish-chart-terrain-note = Yes: unless one end of the line lies in or on it. In depth: more than { $depth } inches of it block. Inside: against all who are outside. Behind it: within { $behind } inches, with the terrain between. At its crest: on a hill, seen over more than { $crest } inches of it.
skirmish-chart-terrain-corner = At a corner of these there is cover from who looks along the side: { $what }.
skirmish-chart-effect = Effect of a hit
skirmish-chart-staff = Staff weapon
skirmish-chart-round = Other weapons
skirmish-chart-hurt-suppress = suppressed
skirmish-chart-hurt-wound = wounded
skirmish-chart-hurt-disable = disabled
skirmish-chart-hurt-kill = killed
skirmish-chart-effect-note = A zat needs no die: the first hit disables for five turns, the second kills, the third leaves nothing.
skirmish-chart-changes = What changes the effect die
skirmish-chart-to-die = Added to the die
skirmish-chart-cannon = The heavy cannon
skirmish-chart-die20 = Die of twenty
skirmish-chart-beyond = in cover, past the last range
skirmish-chart-grenade = Throwing a grenade
skirmish-chart-misses = Where a grenade goes that misses
skirmish-chart-missed = Missed by
skirmish-chart-lands = Lands
skirmish-chart-miss-over = { $n } inches over
skirmish-chart-miss-short = { $n } inches short
skirmish-chart-miss-left = { $n } inches to the left
skirmish-chart-miss-right = { $n } inches to the right
skirmish-chart-risk = Risk Factor
skirmish-chart-change = Change
skirmish-chart-risk-alone = neither an enemy nor a retreating friend in sight
skirmish-chart-risk-goauld = a Goa'uld in the unit
skirmish-chart-risk-steady = all of the unit in cover, or advancing
skirmish-chart-risk-in_range = an enemy in plain view has the unit in range
skirmish-chart-risk-raw = raw troops in range of an enemy in sight
skirmish-chart-risk-tenth = every tenth of the group wounded or killed
skirmish-chart-risk-flank = an enemy in sight on flank or rear
skirmish-chart-risk-worse = lost more than it inflicted in the last shooting
skirmish-chart-risk-ran = ran last turn, or falls back because of a melee
skirmish-chart-actions = The reaction table
skirmish-chart-risk-die = Risk / die
skirmish-chart-sign-continue = -
skirmish-chart-sign-toward = N
skirmish-chart-letter-A = A: into cover within one move, else away, else surrender.
skirmish-chart-letter-B = B: stay; may turn.
skirmish-chart-letter-C = C: carry on; charge who is in reach.
skirmish-chart-letter-D = D: advance on the nearest enemy; charge if in reach.
skirmish-chart-letter-E = E: back off toward cover; who is in cover stays.
skirmish-chart-letter-F = F: run; who is surrounded surrenders.
skirmish-chart-letter-none = -: carry on as before. N: go for the nearest enemy in sight. Who is falling back halts on 5 or 6.
skirmish-chart-arrivals = New enemies
skirmish-chart-total = Die of six, as changed
skirmish-chart-comes = Who appears
skirmish-chart-comes-nothing = nobody
skirmish-chart-comes-four = four Jaffa
skirmish-chart-comes-six = six Jaffa
skirmish-chart-comes-two_groups = two groups of four Jaffa, at two markers
skirmish-chart-comes-redeploy = markers that were passed are placed anew ahead
skirmish-chart-comes-cannon = a heavy cannon with its crew
skirmish-chart-comes-first_prime = a First Prime and six Jaffa
skirmish-chart-comes-eight = eight Jaffa
skirmish-chart-arrivals-note = One less before the first contact of the game, one more for each marker in sight after the first. A natural 1 is nobody.

## What each thing that one chooses is for
skirmish-for-rifle = reaches far and hits well: the best for most figures
skirmish-for-mg50 = reaches furthest and hits harder, but a lone figure needs three actions
skirmish-for-staff = hits badly and mostly just keeps enemies down
skirmish-for-pistol = as the only weapon it saves a point; good only close up
skirmish-for-zat = takes a figure out for five turns at the first hit, kills at the second
skirmish-for-shotgun = short reach, but each hit does more
skirmish-for-grenade = hits everybody within 2 inches, friends too; two actions to throw
skirmish-for-stun = dazes all within 15 inches for up to three turns; warn your own first
skirmish-for-claymore = guards a way: whoever comes near sets it off, or you do
skirmish-for-c4 = blasts all around; set it where enemies will pass
skirmish-for-trooper = one to three Fire actions: holds cover with a rifle and shoots whoever shows up
skirmish-for-specialist = cheap, one or two Fire actions: keep behind the others; searches, frees and carries
skirmish-for-elite = four Fire actions: goes first from cover to cover, and still aims and fires
skirmish-for-leader = three or four Fire actions: shoots first, then helps where it is tight
skirmish-for-march = get to cover, or to where you see the enemy; each 6 inches is an action
skirmish-for-face = turn to where enemies may come from; free
skirmish-for-spot = find hidden enemies: only those that somebody has noticed can be shot at
skirmish-for-shoot = put an enemy down or pin it; aiming costs actions and hits better
skirmish-for-steady = a suppressed figure can neither move nor shoot until this works
skirmish-for-throw = hit several enemies who stand close together
skirmish-for-cover = the only safety from a stun grenade you were warned of
skirmish-for-lay = guard a way that nobody watches
skirmish-for-save = be able to set your charges off while the enemy moves
skirmish-for-haul = drag somebody who cannot walk along, out or through the gate
skirmish-for-drop = walk at full speed again
skirmish-for-work = search the place or free who is held there
skirmish-for-take = carry it; it goes where this figure goes
skirmish-for-seize = takes an enemy who cannot fight out of the game alive
skirmish-for-dial = opens the way home; keep clear of its front
skirmish-for-turn = opens the gate where there is nothing to dial with: six symbols
skirmish-for-enter = safe: this figure is out, with all it drags and carries
skirmish-for-hold = keeps the gate open for those behind you
skirmish-for-react = a shot while the enemy moves; only who did nothing before may
skirmish-for-jaffa = the usual enemy, with a staff weapon
skirmish-for-elite-jaffa = three Fire actions in place of two
skirmish-for-first-prime = comes with many Jaffa; three Fire actions
skirmish-for-goauld = makes the group around it bolder
skirmish-for-crew = two of them serve a staff cannon; one alone is slower
skirmish-for-option-players = So many people share the team's figures.
skirmish-for-option-gm = A person may add to the story and veto the enemy; the bot alone is quicker.
skirmish-for-option-team = Ready: play at once. Built: choose ranks, weapons and kit yourselves.
skirmish-for-option-gm-asked = How often a GM is asked: less is faster, more gives more control.
skirmish-for-option-grenade-cost = The book names two prices; cheaper means more grenades.
skirmish-for-option-roll-on-sight = More dangerous: enemies may appear in the middle of your turn.
skirmish-for-option-cover-shifts-effect = Whether cover also softens the hits that get through.
skirmish-for-option-walls-and-blasts = By the book walls stop no blast; sheltering makes houses safer.
skirmish-for-option-mine-wire = How near somebody comes before a plain mine goes off.
skirmish-for-option-zat-hits = Whether the two hits that kill may be far apart.
skirmish-for-option-retiring = How far a team runs that has already moved this turn.
skirmish-for-enlist = rank, Fire actions, weapon and kit make its price
skirmish-for-dismiss = gives its points back
skirmish-for-ready = play begins when everybody is
skirmish-for-done = the enemy acts when everybody on your side is done
skirmish-for-wait = keep the shot for a better target or moment
skirmish-for-blow = now, while enemies stand in the blast
skirmish-for-pair = gang up on one, or keep several busy
skirmish-for-capture = alive and away, in place of the melee's result
skirmish-for-lead = where allies go and at whom they fire, within their order
skirmish-for-go-on = the enemy does what the rules say
skirmish-for-veto = the group holds its place, or its die falls again; all read why

## What actions are called in the rules
skirmish-called-enlist = Add a figure
skirmish-called-dismiss = Dismiss a figure
skirmish-called-ready = Ready
skirmish-called-march = Walk or charge
skirmish-called-face = Turn about
skirmish-called-spot = Look about
skirmish-called-shoot = Fire
skirmish-called-steady = Shake suppression off
skirmish-called-throw = Throw a grenade
skirmish-called-cover = Cover
skirmish-called-lay = Set a charge
skirmish-called-save = Keep the trigger ready
skirmish-called-haul = Drag somebody
skirmish-called-drop = Let go
skirmish-called-work = Work at an objective
skirmish-called-take = Pick up
skirmish-called-seize = Take prisoner
skirmish-called-dial = Dial
skirmish-called-turn = Turn the ring by hand
skirmish-called-enter = Go through the gate
skirmish-called-hold = Hold the gate open
skirmish-called-done = Done
skirmish-called-react = Fire as a reaction
skirmish-called-wait = Wait
skirmish-called-blow = Set off a charge
skirmish-called-pair = Choose whom to fight
skirmish-called-capture = Take the loser prisoner
skirmish-called-lead = Lead allies
skirmish-called-go-on = Go on (GM)
skirmish-called-veto = Veto (GM)

# -- hints: what ratings are made of, and what rules of thumb measure ----------------------------------

skirmish-hint-worth = { $value ->
    [1] 1 enemy
   *[other] { NUMBER($value) } enemies
}
skirmish-hint-measure = It counts in enemies put out of action. One of your figures is worth 2.4 of them to it, a task done 6.
skirmish-term-won = whether the mission is won by it
skirmish-term-won-more = It wins the mission, or keeps it from being lost.
skirmish-term-won-less = Another wins the mission, or keeps it from being lost.
skirmish-term-done = which goals of the mission are reached
skirmish-term-done-more = The mission’s goals go your way.
skirmish-term-done-less = The mission’s goals go against you.
skirmish-term-time = how many turns have gone by
skirmish-term-time-more = Time works for you.
skirmish-term-time-less = Time works against you.
skirmish-term-team = how your team is: wounds, suppression, and what it carries
skirmish-term-team-more = Wounds and suppression come out better for you.
skirmish-term-team-less = Wounds and suppression come out worse for you.
skirmish-term-way = how far your figures have to go to the next goal
skirmish-term-way-more = The way to the next goal comes out better for you.
skirmish-term-way-less = The way to the next goal comes out worse for you.
skirmish-term-enemies = the enemies that are known and can still fight
skirmish-term-enemies-more = Stronger: more can fight for you, or fewer against you.
skirmish-term-enemies-less = Weaker: fewer can fight for you, or more against you.
skirmish-term-hit = how likely a shot is to hit
skirmish-term-goal = how far it still is to where the mission goes on
skirmish-term-seen = which enemies see the place where a figure ends up
skirmish-term-enemy = how near the nearest known enemy is
skirmish-term-nerve = suppression
skirmish-term-rest = whether anything is left that is worth doing in this phase
skirmish-why-hit = { $figure } hits { $target } { $percent } times in 100{ $n ->
    [one] {""}
   *[other] {" "}with all shots together
}.
skirmish-why-goal = { $nearer ->
    [0] No nearer: { $figure } is as far from the goal as before.
   *[other] { $way ->
        [farther] Farther
       *[nearer] Nearer
    }: { $nearer ->
        [one] one inch
       *[other] { $nearer } inches
    } { $way ->
        [farther] away from
       *[nearer] closer to
    } where the mission goes on.
}
skirmish-why-seen = { $sight ->
    [hidden] Safe: no known enemy sees { $figure } there.
    [safer] Safer: fewer known enemies see { $figure } there.
    [riskier] Riskier: more known enemies see { $figure } there.
   *[same] No riskier: as many known enemies see { $figure } as now.
}
skirmish-why-enemy = Mind { $enemy }: no known enemy is nearer to { $figure }.
skirmish-why-nerve = Calmer: { $figure } works on its { $n ->
    [one] one suppression marker
   *[other] { $n } suppression markers
}.
skirmish-why-rest = Nothing more is worth doing: { $left ->
    [0] no action is left
    [one] one action is left
   *[other] { $left } actions are left
}.
skirmish-why-team = You can begin: { $n ->
    [one] one figure is
   *[other] { $n } figures are
} on your team.

## Previews
skirmish-end-hurt = hit or shaken
