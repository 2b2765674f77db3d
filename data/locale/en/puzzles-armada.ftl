# The puzzles of Armada (docs/puzzles.md): what is asked, and what each theme shows.

armada-puzzle-ask = Which answer gains most this turn?
armada-puzzle-worth = {$value} victory points
armada-puzzle-why = With the best answer you lose {$best_mine} units this turn on average and the enemy {$best_theirs}; with the next best {$second_mine} and {$second_theirs}.
armada-puzzle-measure = Each answer was played on many times to the end of the turn, against enemies you might be facing. What is left and held counts as far as it may still score.

armada-puzzle-retreat = Retreat
armada-puzzle-stand = Stand and fight
armada-puzzle-come-down = Come down to the port
armada-puzzle-stay-above = Stay away from the port
armada-puzzle-strike = Strike
armada-puzzle-hold-back = Hold back
armada-puzzle-where-to-strike = Where to strike
armada-puzzle-how-to-come-down = How to come down
armada-puzzle-pursue = Pursue
armada-puzzle-press = Press on
