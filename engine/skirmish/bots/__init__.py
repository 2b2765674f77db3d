"""The machine player of the team.

`greedy.py` gives orders by rules of thumb, `grenades.py` handles grenades and charges, `evaluation.py` rates
a position. The enemy is not here: see `automaton`.
"""
