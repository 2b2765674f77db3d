"""A game master's free actions.

`actions.py` declares each act and its faults. `effects.py` carries it out, with events that name the GM, and
`messages.py` has messages and notes.
"""
