"""The turn: opening, moves as written, and the end with its account.

`sequence.py` is the order of a turn; it calls `battle` where fleets meet. `opening.py` comes before the first
turn, `endgame.py` after the last.
"""
