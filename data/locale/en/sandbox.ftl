# Sandboxes: what somebody tries apart from their games, on pages for them alone. "Entry" is the number of an entry in the log.

name-sandbox = sandbox
cmd-sandbox = Try things out from a game, for all sides and in private; nothing counts
cmd-sandbox-entry = Of a game that has ended: the entry after which to begin

sandbox-open = Try it in a sandbox
sandbox-try = Try it from here
sandbox-title = Sandbox: { $title }
sandbox-frame = SANDBOX · this is not the game
sandbox-for = { $side }:
sandbox-answer-for = Answer for { $side }
sandbox-small = Sandbox, only for you; { $n ->
    [0] nothing tried yet
    [one] 1 answer tried
   *[other] { $n } answers tried
}
sandbox-from-entry = game { $game } after entry { $n }, everything open
sandbox-from-seat = from what you know in game { $game }; what you cannot know is made up
sandbox-lapses = gone after { $days } days untouched

sandbox-begin = You answer for every side here, and nothing of it counts.
sandbox-take-back = Take back
sandbox-again = From the start
sandbox-all = My sandboxes
sandbox-back = Back to the sandbox
sandbox-go-on = Let them go on
sandbox-compare = Compare with the game
sandbox-plan = Use as my plan
sandbox-machines = Machine players
sandbox-refused = Nothing has happened: { $why }
sandbox-undone = This could not be done any more: `{ $steps }`
sandbox-not-kept = In a sandbox nothing is kept for other games.
sandbox-stuck = This answer cannot be finished. Take it back.

# Dice.
sandbox-choose-dice = Choose the dice
sandbox-roll-dice = Have dice rolled
sandbox-die = A die with { $sides } sides is rolled. What does it show?
sandbox-die-after = So far the dice show { $before }. Another one with { $sides } sides is rolled. What does it show?
sandbox-roll-one = Roll this one
sandbox-roll-rest = Roll all
sandbox-type-dice = Type several…
sandbox-dice-title = What the next dice show
sandbox-dice-label = Numbers, in the order of the rolls
sandbox-dice-hint = 4 1 6

# Machine players.
sandbox-machines-about = Who answers for which side? A machine player answers at once, as soon as it is asked.
sandbox-plays-self = { $side }: I do
sandbox-plays = { $side }: machine player ({ $level })

# Which there are.
sandbox-kept = My sandboxes
sandbox-about = Take a position from a game and play on for all sides: roll the dice or choose them, take back as you like. Only you see it, and nothing counts. From a game that has ended you begin at any entry (`/sandbox` with `entry`); from one that you are playing you begin at what you know. You can keep { $most }; whatever nobody touches for { $days } days is dropped.
sandbox-none = You have none yet.
sandbox-private = Only you see this.
sandbox-line-entry = **{ $i }** · { $title }, game { $game } after entry { $n } · { $when }
sandbox-line-seat = **{ $i }** · { $title }, game { $game } as you knew it · { $when }
sandbox-go-on-with = Open { $i }
sandbox-drop = Drop one…
sandbox-drop-one = Drop { $i } (game { $game })

# Beside the game.
sandbox-compare-title = Sandbox and game: { $game }
sandbox-together = { $n ->
    [0] You have tried nothing yet. This is how the game went on:
   *[other] So far this is what happened in the game, with the same dice.
}
sandbox-parted = { $n ->
    [0] The game went another way from the first answer on.
    [one] After 1 answer the game went another way.
   *[other] After { $n } answers the game went another way.
}
sandbox-here = In the sandbox
sandbox-there = In the game
sandbox-fell = { " " }(dice: { $dice })
sandbox-more = … and { $n } more
sandbox-nothing = nothing
sandbox-as-played = Play the next as it was
sandbox-compare-small = The picture shows the game after entry { $n }, everything open.

# A plan for the game.
sandbox-plan-taken = { $n ->
    [one] Your first answer from the sandbox, as a plan for the real game. Nothing is given before you confirm it.
   *[other] Your { $n } answers from the sandbox, as a plan for the real game. Nothing is given before you confirm it.
}

refused-sandbox-gone = There is no such sandbox any more. What nobody touches for { $days } days is dropped.
refused-sandbox-edition = The rules of this game have changed since, so this sandbox cannot be played on. Drop it, and begin a new one.
refused-sandbox-entry = That game has no such entry to begin after. There are { $first } to { $last }.
refused-sandbox-entry-under-way = While a game is being played, a sandbox begins at what you know now. Entries can be chosen when it has ended.
refused-sandbox-seat = You are not playing in that game. A sandbox of it can be opened by its players now, and by everybody here when it has ended.
refused-sandbox-full = You keep { $most } sandboxes already. Drop one first: /sandbox lists them.
refused-sandbox-long = A sandbox takes { $most } answers at most. Take some back.
refused-sandbox-dice = So many dice cannot be chosen for one answer ({ $most } at most). Let the rest be rolled.
refused-sandbox-die = A die with { $sides } sides does not show { $n }.
bot-sandbox-numbers = Type the numbers of the dice only, such as 4 1 6.
refused-sandbox-hint = A machine player in your own place would give you a hint in a game that is being played. That needs a table that allows hints.
refused-sandbox-compare = This sandbox begins at what you knew, not at an entry of an ended game. So there is nothing to compare it with.
refused-sandbox-not-yours = You do not hold that seat any more.
refused-sandbox-no-plan = You have answered nothing for your own side here, so there is nothing to take over.
refused-sandbox-elsewhere = The game asks you something else now than this sandbox begins with. Begin a new one.
