# The puzzles of StarGate (docs/puzzles.md): what is asked, and what each theme shows.

stargate-puzzle-ask = Which answer gains most?
stargate-puzzle-worth = {$value} points
stargate-puzzle-measure = Each answer was played on many times, to the end of the move or the phase. Points are those of the machine players: a unit that counts for victory is worth 8, a Tri-Ship group 10.

stargate-puzzle-bring-support = Bring support
stargate-puzzle-bring-support-why = {$best} comes to {$best_value} points, {$second} to {$second_value}. On average you lose {$best_mine} counters and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
stargate-puzzle-whose-support = Whose support
stargate-puzzle-whose-support-why = {$best} comes to {$best_value} points, {$second} to {$second_value}. On average you lose {$best_mine} counters and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
stargate-puzzle-save-support = Save the support
stargate-puzzle-save-support-why = {$best} comes to {$best_value} points, {$second} to {$second_value}. On average you lose {$best_mine} counters and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
stargate-puzzle-first-combat = Which combat first
stargate-puzzle-first-combat-why = {$best} comes to {$best_value} points, {$second} to {$second_value}. On average you lose {$best_mine} counters and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
stargate-puzzle-which-loss = Which unit to give up
stargate-puzzle-which-loss-why = {$best} comes to {$best_value} points, {$second} to {$second_value}. On average you lose {$best_mine} counters and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
stargate-puzzle-announce = What to announce
stargate-puzzle-announce-why = {$best} comes to {$best_value} points, {$second} to {$second_value}. On average you lose {$best_mine} counters and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
stargate-puzzle-approach = The approach
stargate-puzzle-approach-why = {$best} comes to {$best_value} points, {$second} to {$second_value}. On average you lose {$best_mine} counters and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
stargate-puzzle-hold-the-hex = Hold the hex
stargate-puzzle-hold-the-hex-why = {$best} comes to {$best_value} points, {$second} to {$second_value}. On average you lose {$best_mine} counters and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
stargate-puzzle-leave-the-hex = Leave the hex
stargate-puzzle-leave-the-hex-why = {$best} comes to {$best_value} points, {$second} to {$second_value}. On average you lose {$best_mine} counters and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
stargate-puzzle-scatter-far = Scatter far
stargate-puzzle-scatter-far-why = {$best} comes to {$best_value} points, {$second} to {$second_value}. On average you lose {$best_mine} counters and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
stargate-puzzle-scatter-near = Scatter near
stargate-puzzle-scatter-near-why = {$best} comes to {$best_value} points, {$second} to {$second_value}. On average you lose {$best_mine} counters and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
stargate-puzzle-which-hex = The right hex
stargate-puzzle-which-hex-why = {$best} comes to {$best_value} points, {$second} to {$second_value}. On average you lose {$best_mine} counters and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
stargate-puzzle-strike = Strike
stargate-puzzle-strike-why = {$best} comes to {$best_value} points, {$second} to {$second_value}. On average you lose {$best_mine} counters and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
stargate-puzzle-teleport-in = Teleport into the fight
stargate-puzzle-teleport-in-why = {$best} comes to {$best_value} points, {$second} to {$second_value}. On average you lose {$best_mine} counters and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
stargate-puzzle-avoid-loss = Avoid the loss
stargate-puzzle-avoid-loss-why = {$best} comes to {$best_value} points, {$second} to {$second_value}. On average you lose {$best_mine} counters and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
stargate-puzzle-stand-still = Stand still
stargate-puzzle-stand-still-why = {$best} comes to {$best_value} points, {$second} to {$second_value}. On average you lose {$best_mine} counters and the enemy {$best_theirs}; otherwise {$second_mine} and {$second_theirs}.
