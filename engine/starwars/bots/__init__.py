"""The machine player with a learnt evaluation.

`terms.py` describes a position by numbers, `learnt_evaluation.py` has their weights. `turns.py` weighs the
other side's possible throws and replies; `player.py` chooses. `self_play.py` plays the games from which it
learns.
"""
