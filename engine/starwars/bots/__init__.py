"""The machine player that has learnt.

`terms.py` is what it sees of a position, `learnt.py` what these terms are worth. `turns.py` weighs what the
other side may throw and answer; `player.py` chooses. `self_play.py` is what it learns from.
"""
