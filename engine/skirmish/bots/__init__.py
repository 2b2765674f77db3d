"""The machine player of the team.

`greedy.py` gives orders at first sight, `grenades.py` handles what is thrown or laid, `evaluation.py` rates
a position. The enemy is not here: see `automaton`.
"""
