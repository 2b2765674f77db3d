"""How every game is declared and played.

`rules.py` declares procedures, questions and faults, `execution.py` runs the steps, `flow.py` asks and
applies answers. Records, dice, codec and rule books are beside them, and the plain data they are made of is
in `types`; `contract.py` says what a game must provide.
"""
