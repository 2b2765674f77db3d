"""Answers of people and machine players: given, left standing, undone, agreed to by the others.

Each command is one transaction; nothing is posted here. `answering.py` takes answers and undoes them,
`form_editing.py` those of several pages, `machines.py` gives those of machine players.
"""
