"""What a game master may do unasked.

`actions.py` declares each act and what can be wrong with it. `effects.py` carries it out and tells it as the
GM's.
"""
