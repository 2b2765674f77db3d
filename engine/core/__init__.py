"""What every game is declared with and played by.

`rules.py` declares procedures, questions and faults, `execution.py` runs the steps, `flow.py` asks and
applies answers. Records, dice, codec and rule books lie beside them, the plain data they are made of in
`types`; `contract.py` says what a game promises.
"""
