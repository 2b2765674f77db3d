# The puzzles of Skirmish (docs/puzzles.md): what is asked, and what each theme shows.

skirmish-puzzle-ask = Which answer serves the team best?
skirmish-puzzle-worth = {$value} points
skirmish-puzzle-why = With the best answer {$best_mine} of your figures and {$best_theirs} known enemies fall on average; with the next best {$second_mine} and {$second_theirs}.
skirmish-puzzle-measure = Each answer was played on many times, to the team's next turn, and in the last two turns to the end of the mission. Points are those of the machine players: a figure of yours is worth 12, an enemy 5, a task done 30, the mission won 40, lost −40.

skirmish-puzzle-reaction-fire = Reaction fire
skirmish-puzzle-aim-of-reaction = Aim of the reaction
skirmish-puzzle-shoot-first = Shoot first
skirmish-puzzle-stand-and-fire = Stand and fire
skirmish-puzzle-keep-your-distance = Keep your distance
skirmish-puzzle-which-target = The right target
skirmish-puzzle-aimed-shot = Take time to aim
skirmish-puzzle-quick-shot = Unaimed shots
skirmish-puzzle-how-many-shots = How many shots
skirmish-puzzle-set-off = Set it off
skirmish-puzzle-wait = Wait
skirmish-puzzle-steady-first = Pull yourself together first
skirmish-puzzle-grenade = Grenade
skirmish-puzzle-work-first = The mission first
skirmish-puzzle-prisoner = A prisoner
skirmish-puzzle-melee = Hand to hand
skirmish-puzzle-which-way = The right way
skirmish-puzzle-get-away = Get away
skirmish-puzzle-in-time = In time
skirmish-puzzle-take-cover = Into cover
skirmish-puzzle-charge = Charge
skirmish-puzzle-go-on = Go on
skirmish-puzzle-spot-first = Look first
skirmish-puzzle-lay-a-charge = Lay a charge
skirmish-puzzle-keep-an-action = Keep an action
skirmish-puzzle-get-out = Get out
skirmish-puzzle-help-a-friend = Help a friend
