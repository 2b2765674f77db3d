"""What a game of Armada consists of: board, force chart, chances, state, actions, events.

`knowledge.py` is what each side knows of the other, `account.py` the victory points, `control.py` who holds
which hex. Nothing here runs a procedure: for those go to `turn` and `battle`.
"""
