# The puzzles of Starwars (docs/puzzles.md): what is asked, and what each theme shows.

starwars-puzzle-ask = Which answer wins most often?
starwars-puzzle-worth = wins {$value} of 100
starwars-puzzle-measure = Each answer was played on many times, two turns a side, and the positions were then valued over every throw that may be next.

starwars-puzzle-build = Build before you throw
starwars-puzzle-build-why = {$best} wins {$best_value} of 100, {$second} {$second_value}. After the reply you have {$best_mine} ships on the board and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
starwars-puzzle-where-to-build = Where the new ship stands
starwars-puzzle-where-to-build-why = {$best} wins {$best_value} of 100, {$second} {$second_value}. After the reply you have {$best_mine} ships on the board and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
starwars-puzzle-save-cards = Keep the cards
starwars-puzzle-save-cards-why = {$best} wins {$best_value} of 100, {$second} {$second_value}. After the reply you have {$best_mine} ships on the board and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
starwars-puzzle-stay = Leave a die unused
starwars-puzzle-stay-why = {$best} wins {$best_value} of 100, {$second} {$second_value}. After the reply you have {$best_mine} ships on the board and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
starwars-puzzle-clear-your-home = Clear your home
starwars-puzzle-clear-your-home-why = {$best} wins {$best_value} of 100, {$second} {$second_value}. After the reply you have {$best_mine} ships on the board and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
starwars-puzzle-storm = Storm the enemy's home
starwars-puzzle-storm-why = {$best} wins {$best_value} of 100, {$second} {$second_value}. After the reply you have {$best_mine} ships on the board and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
starwars-puzzle-which-capture = The right capture
starwars-puzzle-which-capture-why = {$best} wins {$best_value} of 100, {$second} {$second_value}. After the reply you have {$best_mine} ships on the board and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
starwars-puzzle-capture = Take the ship
starwars-puzzle-capture-why = {$best} wins {$best_value} of 100, {$second} {$second_value}. After the reply you have {$best_mine} ships on the board and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
starwars-puzzle-leave-the-capture = Leave the capture
starwars-puzzle-leave-the-capture-why = {$best} wins {$best_value} of 100, {$second} {$second_value}. After the reply you have {$best_mine} ships on the board and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
starwars-puzzle-come-home = Come home
starwars-puzzle-come-home-why = {$best} wins {$best_value} of 100, {$second} {$second_value}. After the reply you have {$best_mine} ships on the board and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
starwars-puzzle-raid = Jump into the enemy's home
starwars-puzzle-raid-why = {$best} wins {$best_value} of 100, {$second} {$second_value}. After the reply you have {$best_mine} ships on the board and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
starwars-puzzle-jump = The right jump
starwars-puzzle-jump-why = {$best} wins {$best_value} of 100, {$second} {$second_value}. After the reply you have {$best_mine} ships on the board and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
starwars-puzzle-out-of-reach = Out of reach
starwars-puzzle-out-of-reach-why = {$best} wins {$best_value} of 100, {$second} {$second_value}. After the reply you have {$best_mine} ships on the board and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
starwars-puzzle-take-aim = Take aim
starwars-puzzle-take-aim-why = {$best} wins {$best_value} of 100, {$second} {$second_value}. After the reply you have {$best_mine} ships on the board and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
starwars-puzzle-land = Land for a card
starwars-puzzle-land-why = {$best} wins {$best_value} of 100, {$second} {$second_value}. After the reply you have {$best_mine} ships on the board and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
starwars-puzzle-hold-home = Hold your home
starwars-puzzle-hold-home-why = {$best} wins {$best_value} of 100, {$second} {$second_value}. The next throw ends the game against you {$best_fallen_percent} times in 100, otherwise {$second_fallen_percent}.
