# The puzzles of Armada (docs/puzzles.md): what is asked, and what each theme shows.

armada-puzzle-ask = Which answer gains most this turn?
armada-puzzle-worth = {$value} victory points
armada-puzzle-measure = Each answer was played on many times to the end of the turn, against enemies you might be facing. What is left and held counts as far as it may still score.

armada-puzzle-retreat = Retreat
armada-puzzle-retreat-why = The best answer comes to {$best_value} victory points, the next best to {$second_value}. On average you lose {$best_mine} units this turn and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
armada-puzzle-stand = Stand and fight
armada-puzzle-stand-why = The best answer comes to {$best_value} victory points, the next best to {$second_value}. On average you lose {$best_mine} units this turn and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
armada-puzzle-come-down = Come down to the port
armada-puzzle-come-down-why = The best answer comes to {$best_value} victory points, the next best to {$second_value}. On average you lose {$best_mine} units this turn and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
armada-puzzle-stay-above = Stay away from the port
armada-puzzle-stay-above-why = The best answer comes to {$best_value} victory points, the next best to {$second_value}. On average you lose {$best_mine} units this turn and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
armada-puzzle-strike = Strike
armada-puzzle-strike-why = The best answer comes to {$best_value} victory points, the next best to {$second_value}. On average you lose {$best_mine} units this turn and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
armada-puzzle-hold-back = Hold back
armada-puzzle-hold-back-why = The best answer comes to {$best_value} victory points, the next best to {$second_value}. On average you lose {$best_mine} units this turn and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
armada-puzzle-where-to-strike = Where to strike
armada-puzzle-where-to-strike-why = The best answer comes to {$best_value} victory points, the next best to {$second_value}. On average you lose {$best_mine} units this turn and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
armada-puzzle-how-to-come-down = How to come down
armada-puzzle-how-to-come-down-why = The best answer comes to {$best_value} victory points, the next best to {$second_value}. On average you lose {$best_mine} units this turn and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
armada-puzzle-pursue = Pursue
armada-puzzle-pursue-why = The best answer comes to {$best_value} victory points, the next best to {$second_value}. On average you lose {$best_mine} units this turn and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
armada-puzzle-press = Press on
armada-puzzle-press-why = The best answer comes to {$best_value} victory points, the next best to {$second_value}. On average you lose {$best_mine} units this turn and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
