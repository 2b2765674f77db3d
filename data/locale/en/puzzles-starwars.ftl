# The puzzles of Starwars (docs/puzzles.md): what is asked, and what each theme shows.

starwars-puzzle-ask = Which answer wins most often?
starwars-puzzle-worth = wins {$value} of 100
starwars-puzzle-why = After the best answer and the reply to it you have {$best_mine} ships on the board and the enemy {$best_theirs}; after the next best {$second_mine} and {$second_theirs}.
starwars-puzzle-measure = Each answer was played on many times, two turns a side, and the positions were then valued over every throw that may be next.

starwars-puzzle-build = Build before you throw
starwars-puzzle-where-to-build = Where the new ship stands
starwars-puzzle-save-cards = Keep the cards
starwars-puzzle-stay = Leave a die unused
starwars-puzzle-clear-your-home = Clear your home
starwars-puzzle-storm = Storm the enemy's home
starwars-puzzle-which-capture = The right capture
starwars-puzzle-capture = Take the ship
starwars-puzzle-leave-the-capture = Leave the capture
starwars-puzzle-come-home = Come home
starwars-puzzle-raid = Jump into the enemy's home
starwars-puzzle-jump = The right jump
starwars-puzzle-out-of-reach = Out of reach
starwars-puzzle-take-aim = Take aim
starwars-puzzle-land = Land for a card
starwars-puzzle-hold-home = Hold your home
starwars-puzzle-hold-home-why = After the best answer the next throw ends the game against you {$best_fallen_percent} times in 100, after the next best {$second_fallen_percent} times.
starwars-puzzle-quiet-move = A quiet move
