# The puzzles of StarGate (docs/puzzles.md): what is asked, and what each theme shows.

stargate-puzzle-ask = Which answer gains most?
stargate-puzzle-worth = {$value} points
stargate-puzzle-why = With the best answer you lose {$best_mine} counters on average and the enemy {$best_theirs}; with the next best {$second_mine} and {$second_theirs}.
stargate-puzzle-measure = Each answer was played on many times, to the end of the move or the phase. Points are those of the machine players: a unit that counts for victory is worth 8, a Tri-Ship group 10.

stargate-puzzle-bring-support = Bring support
stargate-puzzle-whose-support = Whose support
stargate-puzzle-save-support = Save the support
stargate-puzzle-first-combat = Which combat first
stargate-puzzle-which-loss = Which unit to give up
stargate-puzzle-announce = What to announce
stargate-puzzle-approach = The approach
stargate-puzzle-hold-the-hex = Hold the hex
stargate-puzzle-leave-the-hex = Leave the hex
stargate-puzzle-scatter-far = Scatter far
stargate-puzzle-scatter-near = Scatter near
stargate-puzzle-which-hex = The right hex
stargate-puzzle-strike = Strike
stargate-puzzle-teleport-in = Teleport into the fight
stargate-puzzle-avoid-loss = Avoid the loss
stargate-puzzle-stand-still = Stand still
stargate-puzzle-keep-moving = Keep moving
stargate-puzzle-leave-it = Leave it alone
stargate-puzzle-reveal = Out of the Stargate
stargate-puzzle-which-unit = The right unit
stargate-puzzle-where-to = The right place
