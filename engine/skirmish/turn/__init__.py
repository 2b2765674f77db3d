"""The turn in its steps, a figure on its way, and what comes before the first turn.

`sequence.py` is the order of a turn, `walking.py` a walk past those who watch it. `setup.py` and
`muster.py` lay the table and build the team.
"""
