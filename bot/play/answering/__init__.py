"""Answers of people and machine players: given, left standing, undone, agreed to by the others.

Each command is one transaction; nothing is posted here. `answering.py` takes answers and undoes them,
`drafts.py` keeps those not given yet, `machines.py` gives those of machine players.
"""
