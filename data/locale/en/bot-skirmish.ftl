# Skirmish on Discord.

## The names of commands and their options. English ones stand in the code too.
name-table = table
name-gm = gm

## Fixed choices
choice-mission-first = First patrol: for beginners
choice-mission-standard = The ruins: data, then dial out
choice-mission-raid = Raid on the depot
choice-mission-hold = Hold the gate
choice-mission-rescue = Behind the bars: free a captive
choice-mission-recover = Six symbols: dial by hand
choice-aim-unaimed = Unaimed, one action
choice-aim-aimed = Aimed, two actions
choice-aim-careful = Carefully aimed, three actions
choice-charge-claymore = Claymore
choice-charge-c4 = C4
choice-fuse-tripwire = Tripwire
choice-fuse-remote = Remote trigger
choice-blast-wedge = A wedge ahead
choice-blast-blast = All around
choice-deed-spot = Look about
choice-deed-steady = Shake suppression off
choice-deed-face = Turn
choice-deed-work = Work at an objective
choice-deed-take = Take an item
choice-deed-haul = Drag somebody
choice-deed-drop = Let go
choice-deed-seize = Take prisoner
choice-deed-enter = Leave by gate or exit
choice-deed-dial = Dial at the DHD
choice-deed-turn = Turn the ring by hand
choice-deed-hold = Hold the gate open
choice-deed-cover = Cover against a flash
choice-deed-save = Save actions for a trigger
choice-health-fit = Fit
choice-health-disabled = Disabled
choice-health-surrendered = Surrendered
choice-health-captured = Captured
choice-health-dead = Dead
choice-rank-jaffa = Jaffa
choice-rank-elite_jaffa = Elite Jaffa
choice-rank-first_prime = First Prime
choice-rank-goauld = Goa'uld
choice-rank-crew = Cannon crew
choice-rank-marker = Portal marker
choice-preset-patrol = Patrol: three Jaffa
choice-preset-squad = Squad: an elite Jaffa and five Jaffa
choice-preset-guard = Guard: two Jaffa who stay at their post
choice-preset-watch = Strong guard: two elite Jaffa and two Jaffa who stay
choice-preset-prime = First Prime with two elite Jaffa and two Jaffa
choice-preset-lord = Goa'uld with First Prime and two elite Jaffa
choice-preset-cannon = Staff cannon with its crew of two
choice-preset-marker = Portal marker
choice-terrain-building = Building
choice-terrain-wood = Wood
choice-terrain-hill = Hill
choice-terrain-ruin = Ruin
choice-terrain-rock = Rock
choice-terrain-wall = Wall
choice-terrain-ditch = Ditch
choice-terrain-crates = Crates
choice-terrain-water = Water
choice-terrain-rough = Rough ground
choice-shape-rect = Rectangle
choice-shape-circle = Circle
choice-shape-line = Line
choice-shape-polygon = Polygon
choice-modifier-move = Inches of movement
choice-modifier-hit = To hit
choice-modifier-spot = To spot
choice-modifier-risk = Risk Factor
choice-modifier-morale = Morale
choice-gate-open = Open it
choice-gate-shut = Shut it
choice-gate-break_dhd = Break the DHD
choice-gate-mend_dhd = Mend the DHD
choice-call-won = Won
choice-call-lost = Lost
choice-call-drawn = Undecided
choice-standing-reaction = Fire in reaction?
choice-standing-charges = Set charges off?
choice-standing-pairs = Who fights whom?
choice-standing-prisoners = Take prisoners?
choice-standing-enemy = GM: the enemy's reactions
choice-standing-pause = GM: go on after a group
choice-standing-allies = Where allies go

## Standing answers
skirmish-policy-wait = Never
skirmish-policy-point_blank = At point blank range only
skirmish-policy-short = Up to short range
skirmish-policy-medium = Up to medium range
skirmish-policy-long = Whenever in range
skirmish-policy-even = With a chance of 50 % or more
skirmish-policy-one = When an enemy is caught, and no friend
skirmish-policy-two = When two enemies are caught, and no friend
skirmish-policy-nearest = The nearest
skirmish-policy-weakest = The weakest
skirmish-policy-yes = Yes
skirmish-policy-no = No
skirmish-policy-go_on = Go on

## Orders
bot-skirmish-figure = **{ $id }**{ $named ->
    [1] { " " }{ $name }
   *[0] { "" }
} · { $weapon } · { $left } of { $of ->
    [one] 1 action
   *[other] { $of } actions
} · at { $at }
bot-skirmish-yours = **Your figures**: choose one.
bot-skirmish-order-figure = Order { $id } · { $left } left
bot-skirmish-figure-left = { $id } · { $left } left
bot-skirmish-cut-short = The walk ends at **{ $to }**: { $wanted } is too far.
bot-skirmish-which = Choose a figure
bot-skirmish-done = End step
bot-skirmish-go = { $letter }: { $inches }"
bot-skirmish-to = Move to …
bot-skirmish-to-title = Where does { $id } go?
bot-skirmish-to-label = Or in words: place, direction, letter
bot-skirmish-to-place = To a place on the map
bot-skirmish-to-way = Or in a direction
bot-skirmish-to-inches = So many inches in that direction
bot-skirmish-to-hint = 14.5 22 · ne 6 · a name on the map · a
bot-skirmish-in-cover = In cover here: { $by }.
bot-skirmish-deeds = Do something else
bot-skirmish-shoot = Shoot
bot-skirmish-throw = Throw
bot-skirmish-lay-charge = Lay a charge
bot-skirmish-sight = In sight
bot-skirmish-back = Back
bot-skirmish-targets = Choose target and kind of shot
bot-skirmish-no-target = You know of no enemy. Only an enemy that somebody has spotted can be shot at.
bot-skirmish-far = **{ $id }**: { $range }"
bot-skirmish-behind = behind { $by }
bot-skirmish-further = { $n ->
    [one] One more is
   *[other] { $n } more are
} further away: name it as the target of `/move RED shoot J41`.
bot-skirmish-throw-where = Throw where?
bot-skirmish-no-throw = No known enemy is in reach. Type a place: RED throw 14 22
bot-skirmish-lay-which = Lay which charge?
bot-skirmish-no-lay = No charge now: that takes a whole turn.
bot-skirmish-lay = { $kit }, { $fuse }, { $shape }, facing { $facing }°
bot-skirmish-lay-wedge = It reaches 8" ahead, in a wedge facing { $facing }°.
bot-skirmish-lay-blast = It reaches 3" all around.
bot-skirmish-fuse-tripwire = tripwire
bot-skirmish-fuse-remote = remote trigger
bot-skirmish-shape-wedge = wedge
bot-skirmish-shape-blast = all around
bot-skirmish-throw-at = { $kit } at { $id }
bot-skirmish-hint-phase-order = RED to 14.5 22 · RED shoot J41 aimed x2 · done
bot-skirmish-hint-muster-team = enlist RED leader 4 rifle grenade as Red
bot-skirmish-hint-gm-reactions = go on · veto A because it rains
bot-skirmish-hint-allies-lead = A lead 14 20 fire J41 · go on
bot-skirmish-walk = { $inches }" to { $to }, { $n ->
    [one] one action
   *[other] { $n } actions
}; { $left } left.
bot-skirmish-deductions = Taken off: { $parts }.
bot-skirmish-seen-by = In sight of { $figures } on the way.
bot-skirmish-unseen = No known enemy sees this way. Others may.
bot-skirmish-may-fire = **May be fired at by { $figures }.**
bot-skirmish-fire-back = May fire back: { $figures }.
bot-skirmish-ends-covered = Ends in cover: { $piece }.
bot-skirmish-ends-open = Ends in the open.
bot-skirmish-idle = Actions left: { $figures }.
bot-skirmish-holding = May fire in the enemy's step: { $figures }.
bot-skirmish-whole-turn = This takes the whole turn.
bot-skirmish-steady = { $chance } % to remove one suppression marker.
bot-skirmish-target = **{ $id }**: { $range }", { $band }, { $cover }
bot-skirmish-covered = covered by { $piece }
bot-skirmish-open = in the open
bot-skirmish-shot = - { $aim }{ $shots ->
    [one] {""}
   *[other] {" ×"}{ $shots }
} ({ $n ->
    [one] one action
   *[other] { $n } actions
}): needs { $need }, { $one } %{ $shots ->
    [one] {""}
   *[other] {" "}each, { $any } % for one hit at least
}
bot-skirmish-shot-sure = - { $aim } ({ $n ->
    [one] one action
   *[other] { $n } actions
}): a sure hit
bot-skirmish-shot-choice = { $id }, { $aim }{ $shots ->
    [one] {""}
   *[other] {" ×"}{ $shots }
}
bot-skirmish-effects = A hit: { $effects }.
bot-skirmish-landing = { $chance } %: at { $at }, { $n ->
    [0] catches nobody you know of
   *[other] catches { $figures }
}
bot-skirmish-own-figure = **{ $id } of your own**
bot-skirmish-throw-chance = { $hit } %{ $own ->
    [0] {""}
   *[other] {" "}· { $own } % to hit your own
}
bot-skirmish-dud = { $chance } %: it goes astray and does nothing
bot-skirmish-effect-suppress = suppressed
bot-skirmish-effect-wound = wounded
bot-skirmish-effect-disable = disabled
bot-skirmish-effect-kill = killed
bot-skirmish-effect-disintegrate = disintegrated
bot-skirmish-effect-nothing = nothing
bot-skirmish-see = **{ $id }**: { $range }", { $band }, { $cover }
bot-skirmish-see-blocked = **{ $id }**: { $range }", out of sight behind { $by }
bot-skirmish-see-chance = { $aim }{ $n ->
    [one] {""}
   *[other] {" ×"}{ $n }
} { $chance } %
bot-skirmish-see-nobody = You know of no enemy.
bot-skirmish-rings = Ranges: { $rings }.
bot-skirmish-react = **{ $figure }** at { $target }, { $range }", { $cover }
bot-skirmish-catches = **{ $charge }** would catch { $figures }.
bot-skirmish-pair = **{ $figure }** against { $target }: { $won } % to win, { $lost } % to lose, { $tied } % neither.
bot-skirmish-beaten = { $target } has lost { $result ->
    [back] and would be pushed back
    [wound] and would be wounded
   *[disable] and would be disabled
}. Take prisoner instead?
bot-skirmish-unfolded = **{ $group }** ({ $figures })

## Team
bot-skirmish-points = **{ $spent } of { $points } points** are spent, { $left } left.
bot-skirmish-team-empty = The team is empty.
bot-skirmish-team-add = Add a figure
bot-skirmish-team-change = Change a figure
bot-skirmish-team-dismiss = Take a figure off
bot-skirmish-team-ready = My part is ready
bot-skirmish-cost = { $n ->
    [one] one point
   *[other] { $n } points
}
bot-skirmish-this-costs = This figure costs { $n ->
    [one] one point
   *[other] { $n } points
}.
bot-skirmish-grade = { $rank }: { $n ->
    [one] one Fire action
   *[other] { $n } Fire actions
}
bot-skirmish-team-field-rank = Rank and Fire actions
bot-skirmish-team-field-weapon = Weapon
bot-skirmish-team-field-kit = Kit: choose none, one or more
bot-skirmish-kit = { $n } × { $kit }
bot-skirmish-build = Rank, weapon, kit, name
bot-skirmish-enlist = Enlist
bot-skirmish-team-field-name = Short name, then full name
bot-skirmish-team-hint-name = DAN Daniel: a letter, then up to 11 letters or digits

## The GM
bot-skirmish-fates = **What the enemy means to do**
bot-skirmish-fate = **{ $group }** ({ $figures }): Risk { $risk } ({ $parts }), die { $die }: **{ $letter }**
bot-skirmish-fate-means = **{ $group }** ({ $figures }): { $means }
bot-skirmish-vetoed = Vetoed: it holds its place.
bot-skirmish-veto = Veto { $id }
bot-skirmish-reroll = Roll { $id } again
bot-skirmish-go-on = Go on
bot-skirmish-reason = Reason: { $reason }
bot-skirmish-call-sure = You are about to end the mission for everybody: { $how ->
    [won] the team wins
    [lost] the team loses
   *[drawn] nobody wins
}. This cannot be taken back.
bot-skirmish-field-reason = Why?
bot-skirmish-hint-reason = Everybody reads it
bot-skirmish-lead = **{ $group }** ({ $figures }) follows your lead, as far as its own orders allow. Where to?
bot-skirmish-lead-at = Go for an enemy and fire
bot-skirmish-fates-none = None of the enemy can act.
bot-skirmish-gm-open = GM's panel
bot-skirmish-gm-panel = **GM's panel.** You see each act before it counts, and who will read of it.
bot-skirmish-gm-tell = Tell …
bot-skirmish-gm-tell-one = Tell { $name } alone
bot-skirmish-gm-table = Change the table …
bot-skirmish-gm-build-of = New terrain: { $what }
bot-skirmish-gm-rule-of = Modifier: { $what }
bot-skirmish-gm-gate-of = Stargate: { $what }
bot-skirmish-gm-eyes = See as a player
bot-skirmish-gm-eyes-whose = Whose view do you want to see?
bot-skirmish-gm-eyes-of = **The table as { $name } sees it**
bot-skirmish-gm-say-title = Say something to all
bot-skirmish-gm-handout-title = For one player alone
bot-skirmish-gm-note-title = A note, opened at the end
bot-skirmish-gm-thing = Move or change something …
bot-skirmish-gm-spawn = Bring a new group …
bot-skirmish-gm-spawn-title = Bring a group
bot-skirmish-gm-numbered = Their numbers are drawn when you confirm.
bot-skirmish-gm-seen-on = Let players see them
bot-skirmish-gm-seen-off = Hide them from players
bot-skirmish-gm-build = Change its shape
bot-skirmish-gm-build-title = Where, and how big?
bot-skirmish-gm-draw-title = New terrain
bot-skirmish-gm-hide = Hide
bot-skirmish-gm-show = Reveal
bot-skirmish-gm-place = Move
bot-skirmish-gm-place-title = Where does { $id } go?
bot-skirmish-gm-remove = Take off
bot-skirmish-gm-remove-title = Take { $id } off
bot-skirmish-gm-status = Change its condition …
bot-skirmish-gm-status-title = Change a figure's condition
bot-skirmish-gm-status-suppress = One suppression marker more
bot-skirmish-gm-status-steady = No suppression
bot-skirmish-gm-status-wound = One wound more
bot-skirmish-gm-status-heal = No wounds
bot-skirmish-gm-status-stun = Stunned for two turns
bot-skirmish-gm-status-wake = Stunned no longer
bot-skirmish-gm-status-disable = Disabled
bot-skirmish-gm-status-kill = Dead
bot-skirmish-gm-status-surrender = Surrendered
bot-skirmish-gm-status-capture = Captured
bot-skirmish-gm-status-revive = Fit
bot-skirmish-gm-status-flee = Fleeing
bot-skirmish-gm-status-rally = Fleeing no longer
bot-skirmish-gm-status-hide = Hidden from the other side
bot-skirmish-gm-status-show = Seen by the other side
bot-skirmish-gm-rule-title = A modifier
bot-skirmish-gm-ruled = { $what } { $n } for { $all ->
    [1] all
   *[0] { $on }
}, { $turns ->
    [0] for the rest of the mission
    [one] for one turn
   *[other] for { $turns } turns
}
bot-skirmish-gm-gate-title = The Stargate
bot-skirmish-gm-reroll-title = Roll the last open die again
bot-skirmish-gm-end = End the players' step
bot-skirmish-gm-end-title = End the players' step
bot-skirmish-gm-watch-on = Ask me about the enemy
bot-skirmish-gm-watch-off = Do not ask me
bot-skirmish-gm-call = End the mission
bot-skirmish-gm-call-which = How does the mission end?
bot-skirmish-gm-call-title = End the mission
bot-skirmish-gm-all-read = All will read: { $said }
bot-skirmish-gm-one-reads = Only { $name } will read: { $said }
bot-skirmish-gm-nobody-reads = The players learn nothing of this.
bot-skirmish-gm-field-spot = A place on the map
bot-skirmish-gm-field-at = Or type a place
bot-skirmish-gm-hint-at = 14.5 22 · a figure or a name on the map
bot-skirmish-gm-field-facing = Facing
bot-skirmish-gm-hint-facing = Leave empty to keep the present facing
bot-skirmish-gm-field-reason = Why?
bot-skirmish-gm-hint-reason = Whoever learns of the act reads it
bot-skirmish-gm-field-kind = What is it?
bot-skirmish-gm-field-size = Its numbers, in inches
bot-skirmish-gm-hint-size = Circle: x y radius · rectangle: west south east north · wall: x y x y · else corners
bot-skirmish-gm-field-name = What people call it
bot-skirmish-gm-hint-name = May be left out
bot-skirmish-gm-field-by = By how much?
bot-skirmish-gm-field-on = For whom?
bot-skirmish-gm-hint-on = A figure or group; all if you leave it out
bot-skirmish-gm-all = All
bot-skirmish-gm-field-turns = For how many turns?
bot-skirmish-gm-hint-turns = 0 for the rest of the mission
bot-skirmish-gm-field-voice = Who speaks?
bot-skirmish-gm-field-named = Or type the name of somebody else
bot-skirmish-gm-hint-named = If you type a name, it is used instead of the choice above
bot-skirmish-gm-field-text = Text
bot-skirmish-gm-hint-text = Up to 600 characters
bot-skirmish-gm-only = Only the GM may do this (Ruling K65).
bot-skirmish-no-numbers = These are not numbers: { $text }
bot-skirmish-no-place = I know no place called “{ $text }”. Write two numbers, as in 14.5 22, or a name on the map.
bot-skirmish-no-figure = There is no figure { $id } of yours to look through.
bot-skirmish-no-player = { $name } leads no figures in this game.
bot-skirmish-other-game = That is not a game of Skirmish.
bot-skirmish-no-mission = There is no mission { $name }. There are: { $missions }.
bot-skirmish-standing-head = **Your standing answers**
bot-skirmish-standing-line = - { $what }: { $policy }
bot-skirmish-standing-nothing = You are asked every time.

## Tables
bot-skirmish-size = { $width } by { $height } inches, { $turns } turns, a team of up to { $points } points.
bot-skirmish-team-play = **How this team wants to be played.** { $how }
bot-skirmish-team-play-first = Walk from cover to cover; the rifles keep the hut’s guards down while one of you searches.
bot-skirmish-team-play-standard = The rifles hold the way back while one of you searches the ruin; keep the grenades for groups.
bot-skirmish-team-play-raid = Red and Gold carry the C4: bring them to the depot behind the others’ fire, then leave at once.
bot-skirmish-team-play-hold = Lay the claymores first, put the machine gun where it sees far, and wait in cover for reaction fire.
bot-skirmish-team-play-rescue = Be quick: Red and Gold go for the cell, the others hold the way to the gate. Doctor Lane keeps behind all.
bot-skirmish-team-play-recover = One turns the ring while the rest guard the gate; the claymore closes the way that nobody watches.
bot-skirmish-win = **Won when all of this holds**
bot-skirmish-lose = **Lost when any of this happens**
bot-skirmish-goals = **So far**
bot-skirmish-kept = The file is kept for you. Open the table if you like what you see, or change the file and load it again.
bot-skirmish-walk-first = **First patrol, step by step**
    { "" }**1. Walk.** Press **Order RED**, then a lettered place; or type `/move RED to 22 11`. GOLD to 24 11, BLUE to 26 11: the field wall gives cover. An action is 6"; the wall takes 3" off whoever crosses it.
    { "" }**2. Look.** Within 20" you see whoever stands in the open; further off a figure may look about once.
    { "" }**3. Hold fire.** Who neither moves nor fires may fire in the enemy's step.
    { "" }**4. Shoot.** `/move RED shoot` lists targets and chances. Suppressed enemies cannot fire.
    { "" }**5. Search.** BLUE to hut, and next turn `/move BLUE work hut`: a whole turn.
    { "" }**6. Go home.** All to 24 1, and there `/move RED enter`. With the plans and two figures out you have won.
help-title-skirmish =
    { "" }**Goal.** A team steps through the Stargate and carries out its mission before the turns are over. Players lead its figures and the rules lead the Jaffa. A GM may help; it works without one.

    { "" }**Begin.** `/new` shows the six missions and opens one. The first has a walk-through. `/new` takes a scenario file of your own. One player may take several seats; seats that nobody takes are left out.

    { "" }**Your step.** All players act at once, in any order. Press a figure: suggested places have letters, shots show their chances, and nothing counts before you confirm. `/move done` ends your part. Figures that neither moved nor fired may fire in the enemy's step.

    { "" }**The enemy** acts by itself. **Why?** under a post, or `/log`, shows how it came to its decision. Enemies that nobody has spotted are on nobody's map but the GM's.

    { "" }**GM.** `/gm`, or **GM's panel** below `/mine`, has all that a GM may do. Each act is shown to you first, with who will read of it. `/board` shows the GM everything.

    { "" }**Typing.** `/move RED ne 6; GOLD shoot J2; done` · `/move RED shoot J41` · `/mine sight RED` · `/move BLUE work hut` · `/move give GOLD @bob`. The rules: `/rules`.
skirmish-open-table = Open this table

bot-skirmish-give = Give { $figure } to { $name }
skirmish-mine-sight = What a figure sees
skirmish-mine-team = The team
skirmish-mine-table = The table
bot-skirmish-gm-typed-place = J41 30 8: put it there
bot-skirmish-gm-typed-remove = J41: take it off
bot-skirmish-gm-typed-status = J41 wounds 1 suppressed 2 hidden dead: its condition
bot-skirmish-gm-typed-spawn = jaffa x3 30 8 seen: bring figures
bot-skirmish-gm-typed-rule = hit -1 on J41 for 2: a modifier, for so many turns
bot-skirmish-gm-typed-reroll = the last open die
bot-skirmish-gm-typed-end = the players' step
bot-skirmish-gm-typed-watch = on, off or pause: be asked before the enemy acts
bot-skirmish-gm-typed-gate = open, shut, break_dhd or mend_dhd
bot-skirmish-gm-typed-call = won, lost or drawn: end the mission
