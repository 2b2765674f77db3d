"""The Movement Phase: entry, linear moves, skimming, teleportation, gravity.

`phase.py` is the order of a phase and `game_turn.py` that of a turn; `choice.py` says what may be moved next.
`path.py` moves a unit hex by hex along what `legs.py` allows.
"""
